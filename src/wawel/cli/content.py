"""`wawel content`: the text of a component; and whether a user's own files are right and complete."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from wawel import catalog
from wawel.cli.component import find_components, print_component
from wawel.cli.help import HelpPage
from wawel.cli.ui import NOT_OK, block, fail, game_words, known_game, print_json, problem, say, typed, words
from wawel.cli.values import changed, changes_from, lay, read_changes
from wawel.engine.checks import FileCheck
from wawel.engine.content import Content, ContentError, read_text, read_toml
from wawel.engine.problems import Problem
from wawel.texts import LANGUAGES, components, words_in

app = App(name="content", help="help-content", help_format="plaintext", help_formatter=HelpPage(), version_flags=[])


@app.command(help="help-content-show")
def show(
    game: Annotated[str, Parameter(help="arg-game")],
    /,
    *component: Annotated[str, Parameter(help="arg-component", required=True)],
    values: Annotated[Path | None, Parameter(help="arg-values")] = None,
    json: Annotated[bool, Parameter(help="arg-json", negative="")] = False,
) -> None:
    """Show the text of a component, in both languages."""
    made, content = changed(game, changes_from(game, values))
    components = find_components(made, content, " ".join(component))
    if json:
        print_json(components)
    else:
        for one in components:
            print_component(one)


@app.command(help="help-content-check")
def check(
    *files: Annotated[Path, Parameter(help="arg-content-files", required=True)],
    game: Annotated[str | None, Parameter(help="arg-content-game")] = None,
    json: Annotated[bool, Parameter(help="arg-json", negative="")] = False,
) -> int:
    """Check override files, edited copies of a game's data files, or files of a game's own kind such as decks."""
    reports = [report(file, game) for file in files]
    if json:
        print_json(reports)
    else:
        for one in reports:
            print_report(one)
    return NOT_OK if any(one["errors"] for one in reports) else 0


def report(file: Path, asked: str | None) -> dict[str, Any]:
    """What a file changes or holds, or what is wrong with it."""
    result: dict[str, Any] = {"file": str(file), "game": asked, "changes": [], "errors": []}
    try:
        if file.suffix != ".toml":
            return own_report(file, asked, result)
        table = read_toml(file)
        key = game_of(file, table, asked)
        result["game"] = key
        content = catalog.content(key)
        target, rest = read_changes(content, key, file, table)
        lay(content, target, rest, file.name)
        catalog.changed_game(key, content)
    except ContentError as error:
        result["errors"].append(placed(file, error.card, error.field, error.problem))
        return result
    result["errors"] += nameless(key, content, file)
    before = catalog.content(key)
    result["changes"] = [
        {"what": what, "old": old, "new": new} for what, old, new in differences(before.tables, content.tables)
    ]
    return result


def own_report(file: Path, asked: str | None, result: dict[str, Any]) -> dict[str, Any]:
    """The game's check of a file of its own kind, such as a deck."""
    text = read_text(file)
    key, kind = kind_of(file, asked)
    game = catalog.game(key)
    checked: FileCheck = catalog.package(key).files[kind](game, text)
    texts = game_words(key)
    result |= {"game": key, "kind": kind, "summary": texts.say(game, checked.summary), "figures": checked.figures}
    for line, found in checked.problems:
        wrong = {"file": file.name, "line": line, "key": found.key.removeprefix("problem-")}
        result["errors"].append(wrong | {"problem": texts.say(game, found)})
    return result


def kind_of(file: Path, asked: str | None) -> tuple[str, str]:
    """The game and the kind of a file that is not a table of values: by its ending, or if there is only one kind."""
    games = catalog.games() if asked is None else (known_game(asked),)
    kinds = [(key, kind) for key in games for kind in getattr(catalog.package(key), "files", {})]
    if not kinds:
        fail("content-no-files", game=games[0])
    named = [(key, kind) for key, kind in kinds if kind == file.suffix.removeprefix(".")]
    if len(named or kinds) > 1:
        raise ContentError(file.name, "game", "", Problem("game-unsaid"))
    return (named or kinds)[0]


def game_of(file: Path, table: dict[str, Any], asked: str | None) -> str:
    """The game a file belongs to: as asked, as it says, or whose data file of that name has most of its ids."""
    if asked is not None:
        return known_game(asked)
    said = table.get("game")
    if said is not None:
        if not catalog.known(str(said)):
            raise ContentError(
                file.name, "game", "", Problem("game-unknown", word=str(said), known=list(catalog.games()))
            )
        return str(said)
    having = {key: catalog.content(key).tables[file.name] for key in catalog.games() if has_file(key, file.name)}
    if len(having) == 1:
        return next(iter(having))
    shared = {key: len(ids(table) & ids(theirs)) for key, theirs in having.items()}
    if not any(shared.values()):
        raise ContentError(file.name, "game", "", Problem("game-unsaid"))
    return max(shared, key=lambda key: shared[key])


def has_file(key: str, name: str) -> bool:
    """Does a game have a data file of that name?"""
    return name in catalog.content(key).tables


def ids(table: dict[str, Any]) -> set[str]:
    """The ids of everything in a data file."""
    rows = [row for rows in table.values() if isinstance(rows, list) for row in rows]
    return {row["id"] for row in rows if isinstance(row, dict) and isinstance(row.get("id"), str)}


def placed(file: Path, card: str, field: str, found: Problem) -> dict[str, str]:
    """What is wrong, and where: always in the user's file, for the game's own files are right."""
    return {"file": file.name, "card": card, "field": field, "key": found.key, "problem": problem(found)}


def nameless(key: str, content: Content, file: Path) -> list[dict[str, str]]:
    """Components without a name in one of the languages, neither in the texts nor in the content."""
    found = []
    texts = catalog.folder(key) / "texts"
    for kind, row in components(content.tables):
        for language in LANGUAGES:
            if "name" not in row and not words_in(language, texts).has(f"{kind}-{row['id']}"):
                lacking = Problem("name-missing", language=language)
                found.append(placed(file, f"{kind} {row['id']}", "name", lacking))
    return found


def differences(old: Any, new: Any, path: str = "") -> list[tuple[str, Any, Any]]:
    """What differs between two tables: (place, old value, new value). Rows are known by their ids."""
    if isinstance(old, list) and isinstance(new, list) and all(isinstance(row, dict) for row in old + new):
        if all("id" in row for row in old + new):
            old, new = {row["id"]: row for row in old}, {row["id"]: row for row in new}
        else:
            old, new = dict(enumerate(old, 1)), dict(enumerate(new, 1))
    if isinstance(old, dict) and isinstance(new, dict):
        found = []
        for name in [*old, *(name for name in new if name not in old)]:
            inner = f"{path}.{name}" if path else str(name)
            found += differences(old.get(name), new.get(name), inner)
        return found
    return [] if old == new else [(path, old, new)]


def print_report(one: dict[str, Any]) -> None:
    """A report for people."""
    for error in one["errors"]:
        line = words("content-at-line", line=error["line"]) if error.get("line") else ""
        place = [error["file"], error.get("card", ""), error.get("field", ""), line]
        say(": ".join(part for part in [*place, error["problem"]] if part), style="red")
    if one["errors"]:
        return
    if "summary" in one:
        say(f"{one['file']}: {one['summary']}", style="green")
    else:
        say(words("content-ok", file=one["file"], game=one["game"], n=len(one["changes"])), style="green")
        for change in one["changes"]:
            block(changed_line(change["what"], change["old"], change["new"]), 2)


def changed_line(what: str, old: Any, new: Any) -> str:
    """A change for people."""
    if old is None:
        return words("content-added", what=what, new=typed(new))
    if new is None:
        return words("content-gone", what=what, old=typed(old))
    return words("content-change", what=what, old=typed(old), new=typed(new))
