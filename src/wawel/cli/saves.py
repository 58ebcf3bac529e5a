"""Save files: a whole play with its seed and its changed values, written after every answer and read to go on."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wawel import catalog
from wawel.cli.ui import fail, known_game, print_json, problem, read_text, say, words, write_text
from wawel.cli.values import Changes, changed, changes_from
from wawel.engine import records
from wawel.engine.content import Content
from wawel.engine.game import BadSetting, Game
from wawel.engine.problems import Problem
from wawel.engine.records import BadRecord, Play

#: what a file with the right check sums and the wrong contents may raise
MALFORMED = (AttributeError, BadSetting, KeyError, TypeError, ValueError)


def state_folder() -> Path:
    """Where unfinished games are kept."""
    given = os.environ.get("XDG_STATE_HOME", "")
    base = Path(given) if given and Path(given).is_absolute() else Path.home() / ".local" / "state"
    return base / "wawel"


def autosave(key: str) -> Path:
    """Where a game is kept while it is played."""
    return state_folder() / f"{key}.json"


def save(path: Path, play: Play, changes: Changes) -> None:
    """Write a play atomically, so that a failure loses nothing."""
    whole = {"game": play.game.key, "values": changes, **play.save()}
    write_text(path, json.dumps(whole, ensure_ascii=False) + "\n")


def read_save(path: Path) -> dict[str, Any] | None:
    """A save file, or None if the file is not one."""
    return as_save(read_text(path))


def as_save(text: str) -> dict[str, Any] | None:
    """The save in a file's text."""
    try:
        saved = json.loads(text)
    except ValueError:
        return None
    return saved if isinstance(saved, dict) and {"game", "seed", "record"} <= saved.keys() else None


def resume(path: Path) -> tuple[Play, Content, Changes]:
    """A play from its save file."""
    saved = read_save(path)
    if saved is None:
        fail("not-a-save", file=str(path))
    try:
        changes: Changes = [(file, table) for file, table in saved.get("values", [])]
        game, content = changed(known_game(saved["game"]), changes)
        return records.restore(game, saved), content, changes
    except BadRecord as error:
        fail("save-broken", file=str(path), problem=problem(error.problem))
    except MALFORMED:
        fail("not-a-save", file=str(path))


def answers_in(path: Path) -> int:
    """How many answers an unfinished game in a save file has; 0 if there is none worth going on with."""
    if not path.is_file():
        return 0
    saved = read_save(path)
    return max(0, len(saved["record"]) - 1) if saved is not None else 0


def read_record(path: Path) -> tuple[list[str], Changes]:
    """The lines of a record, and the changed values if it is in a save file. Check sums find damage."""
    text = read_text(path, errors="replace")
    saved = as_save(text)
    if saved is not None:
        return saved["record"], [(file, table) for file, table in saved.get("values", [])]
    return text.removesuffix("\n").split("\n"), []


def open_record(path: Path, values: Path | None, sets: list[str]) -> tuple[Game, Content, list[dict[str, Any]]]:
    """A record's game and its lines, if it is a record; `BadRecord` says why it is not."""
    lines, changes = read_record(path)
    check_version(lines[0])
    bodies = records.read_lines(lines)
    key = known_game(records.header_of(bodies)["game"])
    game, content = changed(key, [*changes, *changes_from(key, values, sets)])
    return game, content, bodies


def check_version(line: str) -> None:
    """Another version of the rules is reported before anything else: its records may have another format."""
    try:
        header = json.loads(line)
        key, theirs = header["game"], header["rules"]
    except (ValueError, KeyError, TypeError):
        return
    if catalog.known(key) and theirs != catalog.game(key).version:
        ours = catalog.game(key).version
        raise BadRecord(1, Problem("record-rules", theirs=str(theirs), game=key, ours=ours))


def played(way: Callable[[Game, list[dict[str, Any]]], Play], game: Game, bodies: list[dict[str, Any]]) -> Play:
    """Replay or verify a record's lines; any error is a fault of the record."""
    try:
        return way(game, bodies)
    except MALFORMED:
        raise BadRecord(1, Problem("record-odd")) from None


def say_why_not(path: Path, error: BadRecord, json: bool) -> None:
    """Why a record does not hold, for people or for programs."""
    reason = problem(error.problem)
    if json:
        print_json({"ok": False, "line": error.line, "key": error.problem.key, "problem": reason})
    else:
        say(words("verify-failed", file=str(path), line=error.line, problem=reason), style="bold red")
