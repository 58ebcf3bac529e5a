"""Components from TOML, with errors that name file, card and field; and override files that change their values."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from wawel.engine.components import Components
from wawel.engine.problems import Problem

#: the place of a syntax error, as Python's TOML reader gives it at the end of its message
AT = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)


class ContentError(Exception):
    """Something in a content file is wrong. The message says where, what, and what would be right."""

    def __init__(self, file: str, card: str, field: str, problem: Problem) -> None:
        super().__init__(file, card, field, problem)
        self.file = file
        self.card = card
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.place()}: {self.problem}"

    def place(self) -> str:
        """File, card and field, as far as they are known."""
        return ": ".join(part for part in (self.file, self.card, self.field) if part)


def read_text(path: Path) -> str:
    """A text file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ContentError(str(path), "", "", Problem("file-missing")) from None
    except UnicodeDecodeError as error:
        raise ContentError(path.name, "", "", Problem("file-not-text", reason=str(error))) from None


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as a table; a syntax error says where."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(path.name, "", "", toml_problem(str(error))) from None


def toml_problem(reason: str) -> Problem:
    """What is wrong with a TOML file, and where."""
    found = AT.fullmatch(reason)
    if found is None:
        return Problem("toml", reason=reason)
    return Problem("toml-at", reason=found[1], line=int(found[2]), column=int(found[3]))


class Node:
    """A table of a content file that knows its place, for error messages.

    Reading a field checks it; `done` refuses what was not read.
    """

    def __init__(self, table: Any, file: str, card: str = "", path: str = "") -> None:
        self.file = file
        self.card = card
        self.path = path
        if not isinstance(table, dict):
            raise self.wrong("", "table-expected", value=table)
        self.table: dict[str, Any] = table
        self.read: set[str] = set()

    def wrong(self, field: str, key: str, **given: Any) -> ContentError:
        """The error for a field of this table: the key of a problem, and its arguments."""
        path = ".".join(p for p in (self.path, field) if p)
        return ContentError(self.file, self.card, path, Problem(key, **given))

    def get(self, field: str, kind: type | tuple[type, ...], key: str, **given: Any) -> Any:
        """A required field of the given types; `key` names the problem if it has another type."""
        self.read.add(field)
        if field not in self.table:
            raise self.wrong(field, "missing")
        value = self.table[field]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise self.wrong(field, key, value=value, **given)
        return value

    def has(self, field: str) -> bool:
        """Is the field there?"""
        return field in self.table

    def number(self, field: str, low: int = 0, high: int = 99) -> int:
        """A whole number within limits."""
        value: int = self.get(field, int, "number")
        if not low <= value <= high:
            raise self.wrong(field, "range", low=low, high=high, value=value)
        return value

    def numbers(self, field: str, count: int, low: int = 0, high: int = 99) -> list[int]:
        """A list of `count` whole numbers within limits."""
        values: list[Any] = self.get(field, list, "numbers", count=count)
        if len(values) != count:
            raise self.wrong(field, "numbers-count", count=count, found=len(values))
        for i, value in enumerate(values):
            if type(value) is not int or not low <= value <= high:
                raise self.wrong(f"{field}[{i + 1}]", "number-range", low=low, high=high, value=value)
        return values

    def text(self, field: str) -> str:
        """A string that is not empty."""
        value: str = self.get(field, str, "text")
        if not value.strip():
            raise self.wrong(field, "empty")
        return value

    def one_of(self, field: str, known: Sequence[str]) -> int:
        """The place of a word among the known ones."""
        value: str = self.get(field, str, "word")
        return self.place(field, value, known)

    def place(self, field: str, value: Any, known: Sequence[str]) -> int:
        """The place of a value among the known words."""
        if value not in known:
            raise self.wrong(field, "unknown", word=value, known=list(known))
        return known.index(value)

    def some_of(self, field: str, known: Sequence[str]) -> list[int]:
        """The places of several words."""
        values: list[Any] = self.get(field, list, "words")
        return [self.place(field, value, known) for value in values]

    def node(self, field: str) -> Node:
        """A table inside this one."""
        path = ".".join(p for p in (self.path, field) if p)
        return Node(self.get(field, dict, "table"), self.file, self.card, path)

    def nodes(self, field: str, count: int | None = None) -> list[Node]:
        """A list of tables; those with an `id` are cards of their own."""
        tables: list[Any] = self.get(field, list, "tables")
        if count is not None and len(tables) != count:
            raise self.wrong(field, "tables-count", count=count, found=len(tables))
        found = []
        for i, table in enumerate(tables):
            named = isinstance(table, dict) and isinstance(table.get("id"), str)
            path = "" if named else ".".join(p for p in (self.path, f"{field}[{i + 1}]") if p)
            found.append(Node(table, self.file, f"{field} {table['id']}" if named else self.card, path))
        return found

    def done(self) -> None:
        """Refuse fields that were not read: a misspelt field must not be ignored silently."""
        for field in self.table:
            if field not in self.read:
                raise self.wrong(field, "field-unknown", word=field, known=sorted(self.read))


#: where the values of a component come from: the rulebook, a public source, or us
SOURCES: Final = ("seed", "public", "designed")


def read_name(node: Node, box: Components, kind: str) -> int:
    """What every component has: an id that no other of its kind has, an icon, where its values come from,
    perhaps the `set` it belongs to if it is not from the box of the game, and perhaps names of its own, for components
    that the texts don't know. Returns its number."""
    name = node.text("id")
    if name in box.ids.get(kind, []):
        raise node.wrong("id", "twice", word=name)
    node.text("icon")
    if node.has("source"):
        node.one_of("source", SOURCES)
    if node.has("provenance"):
        node.text("provenance")
    if node.has("set"):
        node.text("set")
    if node.has("name"):
        names = node.node("name")
        names.text("pl")
        names.text("en")
        names.done()
    return box.new_id(kind, name)


B = TypeVar("B", bound=Components)


class ContentFiles(Generic[B]):
    """The content files of a game as they are shipped, and the function that decodes them into its box."""

    def __init__(self, folder: Path, files: Sequence[str], load: Callable[[Content], B]) -> None:
        self.folder = folder
        self.files = files
        self.load = load

    def content(self) -> Content:
        """The shipped values, to apply changes to."""
        return Content(self.folder, self.files)

    def box(self, changes: Content | None = None) -> tuple[B, str]:
        """A box and the fingerprint of its values: as shipped, or with changes."""
        content = self.content() if changes is None else changes
        return self.load(content), content.fingerprint()


@cache
def count_rows(path: Path, kind: str) -> int:
    """How many components of a kind a content file has: option codes are reserved for that many."""
    rows = read_toml(path).get(kind, [])
    return len(rows) if isinstance(rows, list) else 0


class Content:
    """The content files of a game, with changes laid over them. Its fingerprint goes into records."""

    def __init__(self, folder: Path, files: Sequence[str]) -> None:
        self.tables = {name: read_toml(folder / name) for name in files}

    def node(self, file: str) -> Node:
        """A whole file."""
        return Node(self.tables[file], file)

    def replace(self, file: str, table: dict[str, Any]) -> None:
        """Use another version of a file."""
        self.tables[file] = table

    def lay(self, changes: dict[str, Any], source: str) -> None:
        """Lay an override table over the files: `[dragon.emberwing] initiative = 12`, `[card.x.level.2] boost = 4`."""
        for kind, things in changes.items():
            rows = self.rows(kind, source)
            if not isinstance(things, dict):
                raise ContentError(source, kind, "", Problem("ids"))
            for name, values in things.items():
                row = find(rows, name, source, kind)
                lay_over(row, values, source, f"{kind} {name}", "")

    def set(self, path: str, value: Any, source: str = "--set") -> None:
        """Change one value by its path, such as dragon.emberwing.initiative."""
        parts = path.split(".")
        if len(parts) < 3:
            raise ContentError(source, path, "", Problem("path"))
        table: Any = value
        for part in reversed(parts):
            table = {part: table}
        self.lay(table, source)

    def rows(self, kind: str, source: str) -> list[Any]:
        """The rows of a kind of component, from the file that has them."""
        kinds: list[str] = []
        for table in self.tables.values():
            for name, rows in table.items():
                if isinstance(rows, list):
                    if name == kind:
                        return rows
                    kinds.append(name)
        raise ContentError(source, kind, "", Problem("kind-unknown", word=kind, known=kinds))

    def fingerprint(self) -> str:
        """A short hash of these values."""
        return hashlib.sha256(json.dumps(self.tables, sort_keys=True).encode()).hexdigest()[:12]


def find(rows: list[Any], name: str, source: str, card: str) -> dict[str, Any]:
    """A row by its id, or by its place counted from 1."""
    for row in rows:
        if isinstance(row, dict) and row.get("id") == name:
            return row
    if name.isdecimal() and 1 <= int(name) <= len(rows) and isinstance(rows[int(name) - 1], dict):
        found: dict[str, Any] = rows[int(name) - 1]
        return found
    ids = [str(row["id"]) for row in rows if isinstance(row, dict) and "id" in row]
    known = ids or [str(place) for place in range(1, len(rows) + 1)]
    raise ContentError(source, card, name, Problem("not-there", word=name, known=known))


def lay_over(row: dict[str, Any], values: Any, source: str, card: str, path: str) -> None:
    """Change the fields of a row, tables within it included. The decoder checks the outcome."""
    if not isinstance(values, dict):
        raise ContentError(source, card, path, Problem("fields"))
    for field, value in values.items():
        place = f"{path}.{field}" if path else field
        old = row.get(field)
        if isinstance(old, list) and isinstance(value, dict):
            for name, inner in value.items():
                if old and not isinstance(old[0], dict):
                    if not (name.isdecimal() and 1 <= int(name) <= len(old)):
                        raise ContentError(source, card, f"{place}.{name}", Problem("places", count=len(old)))
                    old[int(name) - 1] = inner
                else:
                    lay_over(find(old, name, source, card), inner, source, card, f"{place}.{name}")
        elif isinstance(old, dict) and isinstance(value, dict):
            lay_over(old, value, source, card, place)
        else:
            row[field] = value
