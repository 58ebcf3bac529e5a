"""A component as `wawel content show` prints it: names, figures, text in both languages, where its values come from."""

from __future__ import annotations

from typing import Any

from wawel import catalog
from wawel.cli.ui import block, fail, say, suggestion, typed, words
from wawel.engine.content import Content
from wawel.engine.game import Game
from wawel.texts import LANGUAGES, Words, components, names_in

#: fields of a row that are not shown as figures
NOT_FIGURES = ("id", "icon", "name", "source", "provenance", "set")


def find_components(game: Game, content: Content, asked: str) -> list[dict[str, Any]]:
    """Every component of that id, or of that name in one of the languages."""
    speakers = [Words(one, catalog.folder(game.key) / "texts", names=names_in(content)) for one in LANGUAGES]
    known: list[str] = []
    found: list[dict[str, Any]] = []
    for kind, row in components(content.tables):
        names = {one.language: one.name(f"{kind}-{row['id']}") for one in speakers}
        if asked == row["id"] or asked.casefold() in [name.casefold() for name in names.values()]:
            found.append(described(game, kind, row, names, speakers))
        known += [row["id"], *names.values()]
    if not found:
        fail("content-no-component", game=game.key, word=asked, hint=suggestion(asked, known))
    return found


def described(
    game: Game, kind: str, row: dict[str, Any], names: dict[str, str], speakers: list[Words]
) -> dict[str, Any]:
    """A component for programs. Its figures are the fields of its row, but for the effects: these are in the text."""
    lines = text_of(game, f"{kind}-{row['id']}", row["id"])
    fields = {
        "game": game.key,
        "kind": kind,
        "id": row["id"],
        "names": names,
        "figures": {name: value for name, value in row.items() if name not in NOT_FIGURES and plain(value)},
        "text": {one.language: [one.say(game, line) for line in lines] for one in speakers},
    }
    return fields | {name: row[name] for name in ("source", "provenance", "set") if name in row}


def text_of(game: Game, key: str, name: str) -> list[Any]:
    """The text of the component whose name has that key: the game may count several kinds of rows as one kind."""
    for kind, ids in game.components.ids.items():
        if name in ids and game.name_key(kind, ids.index(name)) == key:
            return game.component_text(kind, ids.index(name))
    return []


def plain(value: Any) -> bool:
    """Is it a number, a word, or a list of these?"""
    return not isinstance(value, dict) and not (
        isinstance(value, list) and any(isinstance(v, (dict, list)) for v in value)
    )


def print_component(component: dict[str, Any]) -> None:
    """A component for people."""
    say(" · ".join(component["names"].values()), style="bold")
    block(words("content-component", kind=component["kind"], id=component["id"]))
    figures = [f"{name} = {typed(value)}" for name, value in component["figures"].items()]
    if figures:
        block(" · ".join(figures))
    for language, lines in component["text"].items():
        for line in lines:
            block(f"{language}: {line}")
    if "source" in component:
        block(words(f"source-{component['source']}"))
    if "provenance" in component:
        block(words("content-provenance", value=component["provenance"]))
    if "set" in component:
        block(words("content-set", value=component["set"]))
