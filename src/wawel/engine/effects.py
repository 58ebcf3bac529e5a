"""Effect words: what a card does, written in TOML, decoded into typed values, carried out by the game, shown as text.

A game declares its words once. Each has a number that the rules switch on, and says what stands behind it in TOML:

    "ambush"                                a bare word
    { gain = 2 }                            a word with a number
    { choose-one = [[{gain=1}], ["draw"]] } a word with branches, each a list of effects
    { roll-table = [[...], ...] }           branches again, as many as the die has sides
"""

from __future__ import annotations

from typing import Any

from wawel.engine.content import Node


class Effect:
    """One effect: its word's number, a value, and its branches. Immutable and shared by all states."""

    __slots__ = ("branches", "n", "op", "word")

    def __init__(self, word: str, op: int, n: int, branches: tuple[tuple[Effect, ...], ...]) -> None:
        self.word = word
        self.op = op
        self.n = n
        self.branches = branches


class Word:
    """A word of the vocabulary. `low` and `high` bound its number; `branches` says how many lists of effects follow."""

    __slots__ = ("branches", "high", "low", "name", "op")

    def __init__(self, name: str, op: int, low: int = 0, high: int = 0, branches: tuple[int, int] = (0, 0)) -> None:
        self.name = name
        self.op = op
        self.low = low
        self.high = high
        self.branches = branches


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
        if word.high:
            if type(value) is not int or not word.low <= value <= word.high:
                raise node.wrong(field, "effect-number", word=name, low=word.low, high=word.high, value=value)
            return Effect(name, word.op, value, ())
        if value is not None and value is not True:
            raise node.wrong(field, "effect-bare", word=name, value=value)
        return Effect(name, word.op, 0, ())


def walk(effects: tuple[Effect, ...], path: tuple[int, ...]) -> tuple[Effect, ...]:
    """The list of effects a path leads to:

    pairs of (effect, branch). Steps name a place in a card's effects by its path.
    """
    for i in range(0, len(path), 2):
        effects = effects[path[i]].branches[path[i + 1]]
    return effects
