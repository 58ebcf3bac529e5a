"""What all commands share: the language, words, the console, user errors, JSON, files written atomically."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from wawel import catalog
from wawel.engine.problems import Problem
from wawel.texts import Names, Words, pick_language, words_in

if TYPE_CHECKING:
    from rich.console import Console

FOLDER = Path(__file__).parent / "texts"
#: a non-breaking space, and the longest part that is kept on one line with it
TIE = "\N{NO-BREAK SPACE}"
SHORT = 40
#: exit code of failed checks: a false record, wrong content, rules without a test
NOT_OK = 1
#: exit code of usage errors
USAGE = 2

_language = ""


class UserError(Exception):
    """Something the user can correct; reported in one line, without a traceback."""


def set_language(language: str) -> None:
    """Set the language of all output."""
    global _language
    _language = language


def language() -> str:
    """The present language."""
    return _language or pick_language()


def words(key: str, /, **args: str | int) -> str:
    """The command line's own words."""
    return words_in(language(), FOLDER)(key, **args)


def game_words(key: str, names: Names | None = None) -> Words:
    """The words of a game."""
    texts = catalog.folder(key) / "texts"
    return Words(language(), texts, names=names) if names else words_in(language(), texts)


def fail(key: str, /, **args: str | int) -> NoReturn:
    """Stop with a line for the user."""
    raise UserError(words(key, **args))


def suggestion(word: str, known: Iterable[str]) -> str:
    """The nearest known word, and all of them if they are few, as the tail of a message."""
    words_known = list(known)
    near = get_close_matches(word, words_known, 1)
    parts = [words("did-you-mean", word=near[0])] if near else []
    if 0 < len(words_known) <= 24:
        parts.append(words("there-are", words=", ".join(words_known)))
    return " ".join(parts)


def problem(found: Problem) -> str:
    """What is wrong, in the user's language; `wawel.engine.problems` says what the arguments are."""
    given = found.given
    game, _, key = found.key.rpartition(".")
    texts = game_words(game) if game else words_in(language(), FOLDER)
    args = {name: argument(name, value) for name, value in given.items() if name not in ("known", "reason")}
    if "known" in given:
        args["hint"] = suggestion(str(given.get("word", "")), [str(argument("", word)) for word in given["known"]])
    return texts(f"problem-{key}", **args).strip()


def argument(name: str, value: Any) -> str | int:
    """An argument of a problem: a word, a number, a value of a file, or another problem."""
    if isinstance(value, Problem):
        return problem(value)
    if name != "value" and (isinstance(value, str) or type(value) is int):
        return value
    return words("problem-nothing") if value is None else typed(value)


def typed(value: Any) -> str:
    """A value as it may be typed."""
    return json.dumps(value, ensure_ascii=False, default=str)


def known_game(key: str) -> str:
    """The key of a game that is there."""
    if not catalog.known(key):
        raise UserError(problem(Problem("game-unknown", word=key, known=list(catalog.games()))))
    return key


@cache
def console() -> Console:
    """Where everything is printed. Texts are never read as markup."""
    from rich.console import Console

    class Output(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Output(highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def say(text: str = "", style: str = "") -> None:
    """Print a line."""
    console().print(text, style=style or None)


def block(text: str, indent: int = 2, style: str = "") -> None:
    """Print a text in lines, indented; figures between dots are kept whole."""
    out = console()
    if out.soft_wrap:
        out.print(" " * indent + text, style=style or None)
        return
    tied = " · ".join(part.replace(" ", TIE) if len(part) < SHORT else part for part in text.split(" · "))
    margin = " " * indent
    lines = textwrap.wrap(
        tied.replace(" ·", f"{TIE}·"), out.width - 1, initial_indent=margin, subsequent_indent=margin + "    "
    )
    for line in lines:
        out.print(line.replace(TIE, " "), style=style or None)


def print_json(value: Any) -> None:
    """For programs."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def read_text(path: Path, errors: str = "strict") -> str:
    """A text file of the user's."""
    try:
        return path.read_bytes().decode(errors=errors)  # bytes: line ends must stay as they are
    except UnicodeDecodeError:
        fail("not-text", file=str(path))
    except FileNotFoundError:
        fail("no-such-file", file=str(path))
    except OSError as error:
        fail("cannot-read", file=str(path), problem=error.strerror or str(error))


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: a reader sees the old or the new one, never half of it."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            temporary.write_text(text, encoding="utf-8")
            os.replace(temporary, path)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        fail("cannot-write", file=str(path), problem=error.strerror or str(error))
