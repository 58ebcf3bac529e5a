"""Games with other values: settings, and component values typed into a file or given one by one."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wawel import catalog
from wawel.cli.ui import UserError, fail, known_game, problem, words
from wawel.engine.content import Content, ContentError, read_toml
from wawel.engine.game import Game, Setting
from wawel.engine.problems import Problem

#: changes to a game's components, as they are kept in save files: (file, table), "" for an override table
Changes = list[tuple[str, dict[str, Any]]]
YES = ("yes", "true", "on", "1", "tak")
NO = ("no", "false", "off", "0", "nie")


def game_from(key: str, values_file: Path | None = None, sets: list[str] | None = None) -> Game:
    """A game, with an override file and single values (`PATH=VALUE`) laid over its components."""
    return changed(key, changes_from(key, values_file, sets))[0]


def changes_from(key: str, values_file: Path | None = None, sets: list[str] | None = None) -> Changes:
    """What an override file and single values change."""
    known_game(key)
    changes: Changes = []
    try:
        if values_file is not None:
            content = catalog.content(key)
            changes.append(read_changes(content, key, values_file, read_toml(values_file)))
        for given in sets or []:
            path, equals, value = given.partition("=")
            if not equals or path.count(".") < 2:
                fail("bad-set", given=given)
            changes.append(("", nested(path.strip(), toml_value(value))))
    except ContentError as error:
        fail("bad-values", place=error.place(), problem=problem(error.problem))
    return changes


def changed(key: str, changes: Changes) -> tuple[Game, Content]:
    """A game with changes laid over its components, and those components."""
    content = catalog.content(key)
    if not changes:
        return catalog.game(key), content
    try:
        for file, table in changes:
            lay(content, file, table)
        return catalog.changed_game(key, content), content
    except ContentError as error:
        fail("bad-values", place=error.place(), problem=problem(error.problem))


def lay(content: Content, file: str, table: dict[str, Any], source: str = "--set") -> None:
    """Replace a whole data file, or lay an override table over all of them."""
    if file:
        content.replace(file, table)
    else:
        content.lay(table, source)


def read_changes(content: Content, key: str, path: Path, table: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """What a file of the user's is: an edited copy of a data file, known by its name, or an override table."""
    named = table.get("game", key)
    if named != key:
        raise ContentError(path.name, "game", "", Problem("game-other", theirs=str(named), ours=key))
    rest = {name: value for name, value in table.items() if name != "game"}
    copied = path.name in content.tables and any(isinstance(value, list) for value in rest.values())
    return (path.name if copied else "", rest)


def nested(path: str, value: Any) -> dict[str, Any]:
    """`dragon.emberwing.initiative` and a value as tables within tables."""
    for part in reversed(path.split(".")):
        value = {part: value}
    made: dict[str, Any] = value
    return made


def toml_value(text: str) -> Any:
    """A TOML value, or the text itself if it is not one."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def settings_from(game: Game, given: Mapping[str, str]) -> dict[str, Any]:
    """Settings as they were typed, checked and turned into values."""
    known = {setting.name: setting for setting in game.settings}
    found: dict[str, Any] = {}
    for typed, value in given.items():
        name = typed.replace("-", "_")
        if name not in known:
            names = [name.replace("_", "-") for name in known]
            raise UserError(problem(Problem("setting-unknown", game=game.key, word=typed, known=names)))
        found[name] = setting_value(known[name], value)
    return found


def setting_value(setting: Setting, typed: str) -> Any:
    """One of a setting's choices."""
    for choice in setting.choices:
        if isinstance(choice, bool):
            if typed.lower() in (YES if choice else NO):
                return choice
        elif str(choice).lower() == typed.lower():
            return choice
    flag = isinstance(setting.choices[0], bool)
    choices = [words("no"), words("yes")] if flag else [str(choice) for choice in setting.choices]
    name = setting.name.replace("_", "-")
    raise UserError(problem(Problem("setting-value", setting=name, value=typed, word=typed, known=choices)))


def pairs(given: list[str]) -> dict[str, str]:
    """`NAME=VALUE` as it was typed, several times."""
    found = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            fail("bad-pair", given=one)
        found[name.strip()] = value.strip()
    return found
