"""What the audits read: every Fluent file of Wawel, parsed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from wawel import catalog
from wawel.cli import ui

GAMES = catalog.OURS
#: those whose every question must be met in play, and whose rulebook has both languages
FINISHED = catalog.GAMES + catalog.HIDDEN
WAWEL = ui.FOLDER.parents[1]
FOLDERS = {key: catalog.folder(key) / "texts" for key in GAMES} | {
    "cli": ui.FOLDER,
    "server": WAWEL / "server" / "texts",
    "notices": WAWEL / "server" / "texts" / "notices",
    "web": WAWEL / "web" / "src" / "texts",
}


def parse(folder: Path, language: str) -> list[Any]:
    """All entries of a file, comments left out."""
    body = FluentParser(with_spans=False).parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    return [entry for entry in body if not isinstance(entry, (ast.Comment, ast.GroupComment, ast.ResourceComment))]


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a file by key."""
    return {entry.id.name: entry for entry in parse(folder, language) if isinstance(entry, ast.Message)}


def inside(node: Any) -> list[Any]:
    """A node of the tree and everything in it."""
    found = [node]
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found += inside(child)
    return found


def variables(message: ast.Message) -> set[str]:
    """The names of a message's arguments."""
    return {node.id.name for node in inside(message) if isinstance(node, ast.VariableReference)}


def selections(message: ast.Message) -> list[set[str]]:
    """The names of the variants of every selection in a message."""
    return [
        {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        for node in inside(message)
        if isinstance(node, ast.SelectExpression)
    ]
