"""Words at the edge: Fluent files in two languages, and phrases of a game turned into sentences.

The Fluent library takes 0.1 s to import, so messages that are plain text with perhaps a few `{ $name }` are read
without it: a help page never waits for it. A test checks that both ways of reading agree.
"""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wawel.engine.phrases import ComponentRef, Phrase, PhraseArgument, Section

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from wawel.engine.content import Content
    from wawel.engine.game import Game, Setting

LANGUAGES = ("en", "pl")
DEFAULT = "en"
STRICT = "WAWEL_STRICT_WORDS"
MESSAGE = re.compile(r"([A-Za-z][\w-]*) *= ?(.*)")
PLACE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
#: numbers from here on have a separator: left to Fluent
THOUSAND = 1000

#: how many sentences made by Fluent are cached: a table in words repeats the same ones
KEPT = 4096

#: names given in content files: key, then language
Names = Mapping[str, Mapping[str, str]]


class MissingWords(Exception):
    """A key has no message, or a message lacks an argument. Raised in tests; players see the key instead."""


class UnknownLanguage(Exception):
    """Wawel has no texts in that language."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"{asked!r}; there are {', '.join(LANGUAGES)}")
        self.asked = asked


def pick_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, which must exist; else the one the environment prefers, if it exists."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise UnknownLanguage(asked)
        return asked
    for name in ("WAWEL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            language = re.split(r"[_.@-]", environ[name])[0].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


class Words:
    """The words of one language from `<folder>/<language>.ftl`; the first folder that has a key wins."""

    def __init__(self, language: str, *folders: Path, names: Names | None = None, strict: bool | None = None) -> None:
        self.language = language
        self.names = names or {}
        self.strict = STRICT in os.environ if strict is None else strict
        self.sources = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
        self.messages: dict[str, str | None] = {}
        for source in self.sources:
            self.messages = {**read_messages(source), **self.messages}
        self._bundle: FluentBundle | None = None
        self._kept: dict[tuple[object, ...], str] = {}

    def has(self, key: str) -> bool:
        """Are there words for a key?"""
        return key in self.messages

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The words of a key."""
        if key not in self.messages:
            return self.missing(key, "no such key")
        plain = self.messages[key]
        if plain is not None and all(isinstance(arg, str) or abs(arg) < THOUSAND for arg in args.values()):
            try:
                return PLACE.sub(lambda place: str(args[place[1]]), plain)
            except KeyError as error:
                return self.missing(key, f"{error} is not given")
        said = (key, *args.items())
        if said not in self._kept:
            if self._bundle is None:
                self._bundle = bundle(self.language, self.sources)
            pattern = self._bundle.get_message(key).value
            if pattern is None:
                return self.missing(key, "no value")
            text, errors = self._bundle.format_pattern(pattern, args)
            if errors:
                return self.missing(key, "; ".join(str(error) for error in errors))
            if len(self._kept) == KEPT:
                self._kept.clear()
            self._kept[said] = str(text)
        return self._kept[said]

    def missing(self, key: str, problem: str) -> str:
        """An error in tests; else the key itself, and a line in the log."""
        if self.strict:
            raise MissingWords(f"{self.language}: {key}: {problem}")
        import logging

        logging.getLogger(__name__).warning("%s: %s: %s", self.language, key, problem)
        return key

    # ------------------------------------------------------------------ phrases of a game

    def name(self, key: str) -> str:
        """The name of a component; content files may give it another one."""
        given = self.names.get(key)
        return given[self.language] if given is not None else self(key)

    def say(self, game: Game, phrase: Phrase) -> str:
        """A phrase of a game as a sentence."""
        return self(phrase.key, **{name: self.word(game, value) for name, value in phrase.args.items()})

    def word(self, game: Game, value: PhraseArgument) -> str | int:
        """An argument of a phrase: a number, a user's own text, a component's name, a phrase within the phrase, or a
        list of these."""
        if isinstance(value, (int, str)):
            return value
        if isinstance(value, ComponentRef):
            return self.name(game.name_key(value.kind, value.n))
        if isinstance(value, Phrase):
            return self.say(game, value)
        return ", ".join(str(self.word(game, one)) for one in value)

    def section(self, game: Game, section: Section) -> tuple[str, list[str]]:
        """A part of the table: its heading and its lines."""
        return self.say(game, section.heading), [self.say(game, line) for line in section.lines]

    def setting(self, setting: Setting) -> str:
        """What a setting is called."""
        return self(f"option-{setting.name.replace('_', '-')}")

    def setting_value(self, setting: Setting, value: object) -> str:
        """What one of its values is called: its own words, or the name of the component it stands for."""
        name = setting.name.replace("_", "-")
        for key in (f"option-{name}-{value}", f"{name}-{value}"):
            if self.has(key):
                return self.name(key)
        return str(value)


@cache
def words_in(language: str, *folders: Path) -> Words:
    """Words without names of their own, read once."""
    return Words(language, *folders)


def read_messages(source: str) -> dict[str, str | None]:
    """All keys of a Fluent file, with the text if it is plain; with None where the Fluent parser has to read it."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in source.splitlines():
        start = MESSAGE.fullmatch(line)
        if start is not None:
            lines = found.setdefault(start[1], [])
            lines.append(start[2])
        elif not line or line.startswith(" "):
            lines.append(line)
        else:
            lines = []
    return {key: plain_text(lines) for key, lines in found.items()}


def plain_text(lines: list[str]) -> str | None:
    """The text of a message without attributes and with plain placeables only, its common indentation taken off."""
    first, rest = lines[0].strip(), textwrap.dedent("\n".join(lines[1:])).rstrip()
    text = f"{first}\n{rest}" if first and rest.strip() else first or rest.strip("\n")
    if not text or "{" in PLACE.sub("", text) or any(line.lstrip().startswith(".") for line in lines[1:]):
        return None
    return "\n".join(line.rstrip() for line in text.splitlines())


def bundle(language: str, sources: list[str]) -> FluentBundle:
    """The Fluent bundle of some files; the first one that has a key wins."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for source in sources:
        made.add_resource(FluentResource(source))
    return made


def names_in(content: Content) -> dict[str, dict[str, str]]:
    """The names that content files give to components, by the key they stand in for: `card-undertow`."""
    return {
        f"{kind}-{row['id']}": row["name"]
        for kind, row in components(content.tables)
        if isinstance(row.get("name"), dict)
    }


def components(table: Mapping[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every row with an id in content tables, however deep, with its kind."""
    found: list[tuple[str, dict[str, Any]]] = []
    for kind, value in table.items():
        if isinstance(value, dict):
            found += components(value)
        elif isinstance(value, list):
            for row in value:
                if isinstance(row, dict):
                    if isinstance(row.get("id"), str):
                        found.append((kind, row))
                    found += components(row)
    return found
