"""Components from TOML, with errors that name file, card and field; and override files that change their values."""

from __future__ import annotations

import difflib
import hashlib
import json
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any


class ContentError(Exception):
    """Something in a content file is wrong. The message says where, what, and what would be right."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        place = ": ".join(part for part in (file, card, field) if part)
        super().__init__(f"{place}: {problem}")
        self.file = file
        self.card = card
        self.field = field
        self.problem = problem


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as a table; a syntax error says where."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ContentError(str(path), "", "", "there is no such file") from None
    except UnicodeDecodeError as error:
        raise ContentError(path.name, "", "", f"the file is not UTF-8 text ({error})") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(path.name, "", "", f"not valid TOML: {error}") from None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """What to do about an unknown word: the nearest known one, and all of them if they are few."""
    words = list(known)
    near = difflib.get_close_matches(word, words, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    return hint + (f" (known: {', '.join(words)})" if 0 < len(words) <= 24 else "")


class Node:
    """A table of a content file that knows where it stands.

    Reading a field checks it; `done` refuses what was not read.
    """

    def __init__(self, table: Any, file: str, card: str = "", path: str = "") -> None:
        self.file = file
        self.card = card
        self.path = path
        if not isinstance(table, dict):
            raise self.wrong("", f"expected a table, got {table!r}")
        self.table: dict[str, Any] = table
        self.read: set[str] = set()

    def wrong(self, field: str, problem: str) -> ContentError:
        """The error for a field of this table."""
        return ContentError(self.file, self.card, ".".join(p for p in (self.path, field) if p), problem)

    def get(self, field: str, kind: type | tuple[type, ...], words: str) -> Any:
        """A field that must be there and be of a kind."""
        self.read.add(field)
        if field not in self.table:
            raise self.wrong(field, "is missing")
        value = self.table[field]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise self.wrong(field, f"should be {words}, not {value!r}")
        return value

    def has(self, field: str) -> bool:
        """Is the field there?"""
        return field in self.table

    def number(self, field: str, low: int = 0, high: int = 99) -> int:
        """A whole number within limits."""
        value: int = self.get(field, int, "a whole number")
        if not low <= value <= high:
            raise self.wrong(field, f"should be from {low} to {high}, not {value}")
        return value

    def numbers(self, field: str, count: int, low: int = 0, high: int = 99) -> list[int]:
        """A list of so many whole numbers within limits."""
        values: list[Any] = self.get(field, list, f"a list of {count} whole numbers")
        if len(values) != count:
            raise self.wrong(field, f"should have {count} numbers, not {len(values)}")
        for i, value in enumerate(values):
            if type(value) is not int or not low <= value <= high:
                raise self.wrong(f"{field}[{i + 1}]", f"should be a whole number from {low} to {high}, not {value!r}")
        return values

    def text(self, field: str) -> str:
        """A string that is not empty."""
        value: str = self.get(field, str, "a text")
        if not value.strip():
            raise self.wrong(field, "is empty")
        return value

    def one_of(self, field: str, known: Sequence[str]) -> int:
        """The place of a word among the known ones."""
        value: str = self.get(field, str, "a word")
        return self.place(field, value, known)

    def place(self, field: str, value: Any, known: Sequence[str]) -> int:
        """The place of a value among the known words."""
        if value not in known:
            raise self.wrong(field, f"{value!r} is unknown" + did_you_mean(str(value), known))
        return known.index(value)

    def some_of(self, field: str, known: Sequence[str]) -> list[int]:
        """The places of several words."""
        values: list[Any] = self.get(field, list, "a list of words")
        return [self.place(field, value, known) for value in values]

    def node(self, field: str) -> Node:
        """A table inside this one."""
        return Node(
            self.get(field, dict, "a table"), self.file, self.card, ".".join(p for p in (self.path, field) if p)
        )

    def nodes(self, field: str, count: int | None = None) -> list[Node]:
        """A list of tables; those with an `id` are cards of their own."""
        tables: list[Any] = self.get(field, list, "a list of tables")
        if count is not None and len(tables) != count:
            raise self.wrong(field, f"there should be {count} of them, not {len(tables)}")
        found = []
        for i, table in enumerate(tables):
            named = isinstance(table, dict) and isinstance(table.get("id"), str)
            path = "" if named else ".".join(p for p in (self.path, f"{field}[{i + 1}]") if p)
            found.append(Node(table, self.file, f"{field} {table['id']}" if named else self.card, path))
        return found

    def done(self) -> None:
        """Refuse fields nobody read: a misspelt field must not be ignored silently."""
        for field in self.table:
            if field not in self.read:
                raise self.wrong(field, "is no field of this" + did_you_mean(field, sorted(self.read)))


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
                raise ContentError(source, kind, "", "should be a table of ids")
            for name, values in things.items():
                row = find(rows, name, source, kind)
                lay_over(row, values, source, f"{kind} {name}", "")

    def set(self, path: str, value: Any, source: str = "--set") -> None:
        """Change one value by its path, such as dragon.emberwing.initiative."""
        parts = path.split(".")
        if len(parts) < 3:
            raise ContentError(source, path, "", "should look like dragon.NAME.FIELD")
        table: Any = value
        for part in reversed(parts):
            table = {part: table}
        self.lay(table, source)

    def rows(self, kind: str, source: str) -> list[Any]:
        """The list of things of a kind, in whichever file it stands."""
        kinds: list[str] = []
        for table in self.tables.values():
            for name, rows in table.items():
                if isinstance(rows, list):
                    if name == kind:
                        return rows
                    kinds.append(name)
        raise ContentError(source, kind, "", "is no kind of component" + did_you_mean(kind, kinds))

    def fingerprint(self) -> str:
        """A short name of these very values."""
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
    raise ContentError(
        source, card, name, "is not there" + did_you_mean(name, ids or map(str, range(1, len(rows) + 1)))
    )


def lay_over(row: dict[str, Any], values: Any, source: str, card: str, path: str) -> None:
    """Change the fields of a row, tables within it included. The decoder checks what comes out."""
    if not isinstance(values, dict):
        raise ContentError(source, card, path, "should be a table of fields")
    for field, value in values.items():
        place = f"{path}.{field}" if path else field
        old = row.get(field)
        if isinstance(old, list) and isinstance(value, dict):
            for name, inner in value.items():
                if old and not isinstance(old[0], dict):
                    if not (name.isdecimal() and 1 <= int(name) <= len(old)):
                        raise ContentError(source, card, f"{place}.{name}", f"there are places 1 to {len(old)} only")
                    old[int(name) - 1] = inner
                else:
                    lay_over(find(old, name, source, card), inner, source, card, f"{place}.{name}")
        elif isinstance(old, dict) and isinstance(value, dict):
            lay_over(old, value, source, card, place)
        else:
            row[field] = value
