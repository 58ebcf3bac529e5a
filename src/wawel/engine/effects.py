"""Effect words: what a card does, written in TOML, decoded into typed values, carried out by the game, shown as text.

A game declares its words once. Each has a number that the rules switch on, and declares its form in TOML:

    "ambush"                                a bare word
    { gain = 2 }                            a word with a number
    { choose-one = [[{gain=1}], ["draw"]] } a word with branches, each a list of effects
    { roll-table = [[...], ...] }           branches again, as many as the die has sides
    { damage = { n = 6, what = "enemy" } }  a word with fields: numbers, and names out of a list
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wawel.engine.content import Node


class Effect:
    """One effect: its word's number, a value, fields and branches. Immutable and shared by all states.

    A field that holds a name is stored as the name's place in its list.
    """

    __slots__ = ("branches", "fields", "n", "op", "word")

    def __init__(
        self,
        word: str,
        op: int,
        n: int = 0,
        branches: tuple[tuple[Effect, ...], ...] = (),
        fields: dict[str, int] | None = None,
    ) -> None:
        self.word = word
        self.op = op
        self.n = n
        self.branches = branches
        self.fields = {} if fields is None else fields


class Field:
    """A field of a word: a whole number from `low` to `high`, or one of `names`. Without a default it must be given."""

    __slots__ = ("default", "high", "low", "name", "names")

    def __init__(
        self, name: str, low: int = 0, high: int = 0, names: Sequence[str] = (), default: int | str | None = None
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.names = list(names)
        self.default = default


class Word:
    """A word of the vocabulary. `low` and `high` bound its number; `branches` says how many lists of effects follow;
    `fields` are what its table may hold."""

    __slots__ = ("branches", "fields", "high", "low", "name", "op")

    def __init__(
        self,
        name: str,
        op: int,
        low: int = 0,
        high: int = 0,
        branches: tuple[int, int] = (0, 0),
        fields: Sequence[Field] = (),
    ) -> None:
        self.name = name
        self.op = op
        self.low = low
        self.high = high
        self.branches = branches
        self.fields = list(fields)


class Vocabulary:
    """All effect words of a game."""

    def __init__(self, words: list[Word]) -> None:
        self.words = {word.name: word for word in words}

    def decode(self, node: Node, field: str) -> tuple[Effect, ...]:
        """The effects written in a field."""
        return self.decode_list(node, node.get(field, list, "effects"), field)

    def decode_list(self, node: Node, written: Any, field: str) -> tuple[Effect, ...]:
        """A list of effects."""
        if not isinstance(written, list):
            raise node.wrong(field, "effects", value=written)
        return tuple(self.decode_one(node, one, f"{field}[{i + 1}]") for i, one in enumerate(written))

    def decode_one(self, node: Node, written: Any, field: str) -> Effect:
        """One effect: a bare word, or a table with a word and what it takes."""
        if isinstance(written, str):
            name, value = written, None
        elif isinstance(written, dict) and len(written) == 1:
            name, value = next(iter(written.items()))
        else:
            raise node.wrong(field, "effect", value=written)
        word = self.words.get(name)
        if word is None:
            raise node.wrong(field, "effect-unknown", word=name, known=list(self.words))
        fewest, most = word.branches
        if most:
            if not isinstance(value, list) or not fewest <= len(value) <= most:
                raise node.wrong(field, "effect-lists", word=name, low=fewest, high=most)
            branches = [self.decode_list(node, v, f"{field}.{name}[{i}]") for i, v in enumerate(value, 1)]
            return Effect(name, word.op, 0, tuple(branches))
        if word.fields:
            return Effect(name, word.op, fields=decode_fields(node, word, value, f"{field}.{name}"))
        if word.high:
            if type(value) is not int or not word.low <= value <= word.high:
                raise node.wrong(field, "effect-number", word=name, low=word.low, high=word.high, value=value)
            return Effect(name, word.op, value)
        if value is not None and value is not True:
            raise node.wrong(field, "effect-bare", word=name, value=value)
        return Effect(name, word.op)


def decode_fields(node: Node, word: Word, written: Any, place: str) -> dict[str, int]:
    """The fields of one effect, all of them, with defaults for those that are not written."""
    known = [field.name for field in word.fields]
    if not isinstance(written, dict):
        raise node.wrong(place, "effect-fields", word=word.name, known=known, value=written)
    for name in written:
        if name not in known:
            raise node.wrong(f"{place}.{name}", "effect-field-unknown", word=word.name, known=known)
    found: dict[str, int] = {}
    for field in word.fields:
        value = written.get(field.name, field.default)
        if value is None:
            raise node.wrong(place, "effect-field-missing", word=word.name, name=field.name)
        if field.names:
            if value not in field.names:
                raise node.wrong(f"{place}.{field.name}", "effect-field-name", value=value, known=field.names)
            found[field.name] = field.names.index(value)
        elif type(value) is not int or not field.low <= value <= field.high:
            raise node.wrong(
                f"{place}.{field.name}", "effect-field-number", value=value, low=field.low, high=field.high
            )
        else:
            found[field.name] = value
    return found


def walk(effects: tuple[Effect, ...], path: tuple[int, ...]) -> tuple[Effect, ...]:
    """The list of effects a path leads to:

    pairs of (effect, branch). Steps name a place in a card's effects by its path.
    """
    for i in range(0, len(path), 2):
        effects = effects[path[i]].branches[path[i + 1]]
    return effects
