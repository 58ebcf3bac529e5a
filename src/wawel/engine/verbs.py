"""Options are integer codes: a verb's base plus an argument.

A game declares its verbs once, in `options.py`, and the codes follow from the order of the declarations and from how
many components there are: no number is maintained by hand.

    OPTIONS: Final = Options(box.COUNTS)
    PLAY: Final = OPTIONS.verb("play", "epic.play.cost", of="card")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from wawel.engine.problems import Problem

DONE: Final = 0
#: the distance between the ranges of open verbs, whose argument (a place in a list that may grow) has no limit
OPEN_RANGE: Final = 1 << 20


class UnknownOption(ValueError):
    """No option of the game has that name."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class Verb:
    """A kind of option: `upgrade` with one code per card. `about` says what its argument is, for words and widgets;
    `rule` says when it may be used at all. An open verb, whose argument has no limit, has no size."""

    __slots__ = ("about", "base", "name", "names", "rule", "size")

    def __init__(self, name: str, base: int, size: int, rule: str, about: str, names: Sequence[str]) -> None:
        self.name = name
        self.base = base
        self.size = size
        self.rule = rule
        self.about = about
        self.names = list(names)


class Options:
    """The declared verbs of one game. `counts` says how many components of each kind there are."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        self.counts = counts
        self.declared: list[tuple[Verb, str]] = []
        self.size = 1
        self.open = 0

    def verb(
        self, name: str, rule: str, *, of: str = "", size: int = 1, about: str = "", names: Sequence[str] = ()
    ) -> int:
        """Declare a verb; returns its base. It has one code for each component of a kind (`of`), for each of some
        names, for each number below `size`, or a single one."""
        base = self.size
        count = self.counts[of] if of else len(names) if names else size
        self.declare(Verb(name, base, count, rule, about or of, names), of)
        self.size += count
        return base

    def open_verb(self, name: str, rule: str, about: str) -> int:
        """Declare a verb whose argument is a place in a list that may grow without limit; returns its base."""
        self.open += 1
        base = self.open * OPEN_RANGE
        self.declare(Verb(name, base, 0, rule, about, ()), "")
        return base

    def declare(self, verb: Verb, kind: str) -> None:
        """Keep a verb whose names are the ids of a kind."""
        if any(other.name == verb.name for other, _ in self.declared):
            raise ValueError(f"verb {verb.name!r} is declared twice")
        self.declared.append((verb, kind))

    def named(self, ids: Mapping[str, Sequence[str]]) -> Verbs:
        """The verbs with the ids of a box as the names of their arguments."""
        verbs = Verbs()
        for verb, kind in self.declared:
            names = ids[kind] if kind else verb.names
            if len(names) > verb.size:
                raise ValueError(f"verb {verb.name!r} has {verb.size} codes, but there are {len(names)} of {kind}")
            verbs.append(Verb(verb.name, verb.base, verb.size, verb.rule, verb.about, names))
        return verbs


class Verbs:
    """The verbs of one game in the order of their codes, with the names of their arguments."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.of: list[Verb] = []
        self.open: list[Verb] = []
        self.append(Verb("done", DONE, 1, "", "", ()))

    def append(self, verb: Verb) -> None:
        """Add the verb whose codes come next."""
        self.verbs.append(verb)
        self.by_name[verb.name] = verb
        if verb.size:
            self.of.extend([verb] * verb.size)
        else:
            self.open.append(verb)

    @property
    def count(self) -> int:
        """How many option codes the game has, those of open verbs not counted."""
        return len(self.of)

    def known(self, option: int) -> bool:
        """Is this the code of any option?"""
        return 0 <= option < len(self.of) or OPEN_RANGE <= option < (len(self.open) + 1) * OPEN_RANGE

    def verb(self, option: int) -> Verb:
        """The verb of an option code."""
        if not self.known(option):
            raise ValueError(f"option {option} is unknown: codes run from 0 to {len(self.of) - 1}")
        return self.of[option] if option < OPEN_RANGE else self.open[option // OPEN_RANGE - 1]

    def argument(self, option: int) -> int:
        """The argument of an option code."""
        return option - self.verb(option).base

    def name(self, option: int) -> str:
        """The stable name: `upgrade:ember`, `boost-target:2`, or just `done`. It is the JSON form of an option."""
        verb = self.verb(option)
        if verb.size == 1 and not verb.names:
            return verb.name
        argument = option - verb.base
        return f"{verb.name}:{verb.names[argument] if argument < len(verb.names) else argument}"

    def code(self, name: str) -> int:
        """The option code of a stable name."""
        verb_name, _, argument = name.partition(":")
        verb = self.by_name.get(verb_name)
        if verb is None:
            raise UnknownOption(Problem("verb-unknown", word=verb_name, known=list(self.by_name)))
        if verb.size == 1 and not verb.names:
            if argument:
                raise UnknownOption(Problem("verb-bare", verb=verb_name, option=name))
            return verb.base
        if argument in verb.names:
            return verb.base + verb.names.index(argument)
        if not verb.names and argument.isdecimal() and len(argument) < 8 and int(argument) < (verb.size or OPEN_RANGE):
            return verb.base + int(argument)
        raise UnknownOption(Problem("verb-argument", argument=argument, verb=verb_name))
