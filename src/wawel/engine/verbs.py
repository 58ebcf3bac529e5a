"""Options are integer codes:

a verb's base plus an argument. All verbs of a game number its options once and for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wawel.engine.problems import Problem

DONE: Final = 0


class UnknownOption(ValueError):
    """No option of the game has that name."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class Verb:
    """A kind of option: `upgrade` with one code per card. `about` says what its argument is, for words and widgets."""

    __slots__ = ("about", "base", "name", "names", "size")

    def __init__(self, name: str, base: int, size: int, about: str, names: Sequence[str]) -> None:
        self.name = name
        self.base = base
        self.size = size
        self.about = about
        self.names = list(names)


class Verbs:
    """The verbs of one game, in the order of their codes.

    Codes are literals in the rules; `add` checks that they fit.
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.of: list[Verb] = []
        self.add("done", at=DONE)

    def add(self, name: str, size: int = 1, *, at: int, about: str = "", names: Sequence[str] = ()) -> None:
        """Declare a verb whose codes are at .. at + size - 1; `names` are the stable ids of its arguments."""
        if at != len(self.of):
            raise ValueError(f"verb {name!r} should start at {len(self.of)}, not {at}: codes have a gap or overlap")
        if name in self.by_name:
            raise ValueError(f"verb {name!r} is declared twice")
        if names and len(names) != size:
            raise ValueError(f"verb {name!r} has {size} codes but {len(names)} names")
        verb = Verb(name, at, size, about, names)
        self.verbs.append(verb)
        self.by_name[name] = verb
        self.of.extend([verb] * size)

    @property
    def count(self) -> int:
        """How many option codes the game has."""
        return len(self.of)

    def verb(self, option: int) -> Verb:
        """The verb of an option code."""
        if not 0 <= option < len(self.of):
            raise ValueError(f"option {option} is unknown: codes run from 0 to {len(self.of) - 1}")
        return self.of[option]

    def argument(self, option: int) -> int:
        """The argument of an option code."""
        return option - self.verb(option).base

    def name(self, option: int) -> str:
        """The stable name: `upgrade:ember`, `boost-target:2`, or just `done`. It is the JSON form of an option."""
        verb = self.verb(option)
        if verb.size == 1:
            return verb.name
        argument = option - verb.base
        return f"{verb.name}:{verb.names[argument] if verb.names else argument}"

    def code(self, name: str) -> int:
        """The option code of a stable name."""
        verb_name, _, argument = name.partition(":")
        verb = self.by_name.get(verb_name)
        if verb is None:
            raise UnknownOption(Problem("verb-unknown", word=verb_name, known=list(self.by_name)))
        if verb.size == 1:
            if argument:
                raise UnknownOption(Problem("verb-bare", verb=verb_name, option=name))
            return verb.base
        if verb.names:
            if argument in verb.names:
                return verb.base + verb.names.index(argument)
        elif argument.isdecimal() and int(argument) < verb.size:
            return verb.base + int(argument)
        raise UnknownOption(Problem("verb-argument", argument=argument, verb=verb_name))
