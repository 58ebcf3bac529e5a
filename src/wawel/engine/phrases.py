"""Phrases: a Fluent key and its arguments, not yet in any language. Two people at one table may read two languages."""

from __future__ import annotations


class ComponentRef:
    """A component as an argument: its kind and number. The game knows the key of its name (`Game.name_key`)."""

    __slots__ = ("kind", "n")

    def __init__(self, kind: str, n: int) -> None:
        self.kind = kind
        self.n = n


class Phrase:
    """A key and its arguments: numbers, a user's own text, components, phrases within the phrase, or lists of
    components or phrases, joined with commas."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: PhraseArgument) -> None:
        self.key = key
        self.args = args


PhraseArgument = int | str | ComponentRef | Phrase | list[ComponentRef] | list[Phrase]


class Section:
    """A part of the table as text: a heading and its lines. Text tables and screen readers show these."""

    __slots__ = ("heading", "lines")

    def __init__(self, heading: Phrase, lines: list[Phrase]) -> None:
        self.heading = heading
        self.lines = lines
