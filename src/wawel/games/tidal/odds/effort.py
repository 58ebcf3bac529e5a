"""How much work a roll is, and what it is about worth where the exact answer would take too long.

The work grows with the number of different dice. Beyond a limit rolls are played by a simple rule instead: keep what
matches, throw the rest again, block X as long as there are shells, else lose a die that matches nothing. As long as X
can be blocked, a die is not kept if with it less could be matched in the end.
"""

from __future__ import annotations

from math import comb
from typing import Final

from wawel.games.tidal.box import SIDES
from wawel.games.tidal.figures import shells_to_block
from wawel.games.tidal.odds.aim import HITS, Aim, Faces

#: positions to solve for one question, all levels together
MOST_WORK: Final = 20000
#: rolls that are played where there are more
PLAYED: Final = 200
#: a small generator of its own: equal questions have equal answers
STEP: Final = 1103515245
SHIFT: Final = 12345
MASK: Final = (1 << 31) - 1


def work(classes: list[int], dice: list[int], most: int, shells: int) -> int:
    """How many positions there are with up to `most` dice, so many of each group (whose faces are so many classes)."""
    sizes = [1] + [0] * most
    for faces, there in zip(classes, dice, strict=True):
        sizes = [
            sum([sizes[total - n] * comb(n + faces, faces) for n in range(min(there, total) + 1)])
            for total in range(most + 1)
        ]
    return sum(sizes) * (shells + 1)


class Trial:
    """A roll that is played many times. A die is the number of its group; what it shows the number of a face class of
    that group, or -1 if it is to be thrown."""

    def __init__(
        self,
        aim: Aim,
        groups: list[Faces],
        xs: list[float],
        means: tuple[int, int, int, int],
    ) -> None:
        self.aim = aim
        self.groups = groups
        self.xs = xs
        self.shells, self.shield, self.leap, self.block = means
        self.luck = 1
        #: how a die may fall at best: one symbol of many types, or several of one
        self.ways: list[list[tuple[int, int]]] = []
        for faces in groups:
            one = 0
            for mask, n, _ in faces:
                if n == 1:
                    one |= mask
            self.ways.append([(one, 1)] + [(mask, n) for mask, n, _ in faces if n > 1])

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.luck = self.luck * STEP + SHIFT & MASK
        return (self.luck >> 8) % n

    def side(self, group: int) -> int:
        """A die is thrown."""
        side = self.below(SIDES)
        for at, (_, _, sides) in enumerate(self.groups[group]):
            side -= sides
            if side < 0:
                return at
        return 0

    def crosses(self) -> int:
        """The danger die is thrown."""
        side = self.below(SIDES)
        for x, chance in enumerate(self.xs):
            side -= round(chance * SIDES)
            if side < 0:
                return x
        return 0

    def average(self, dice: list[tuple[int, int]], reserve: list[int], danger: int) -> float:
        """What a roll is worth, on average."""
        return sum([self.play(dice, reserve[:], danger) for _ in range(PLAYED)]) / PLAYED

    def play(self, dice: list[tuple[int, int]], reserve: list[int], danger: int) -> float:
        """One roll from where it stands; a die of the reserve joins whenever one is lost."""
        shells = self.shells
        shield = self.shield
        while True:
            kept, rest = self.split(dice, shells)
            if danger:
                cost = shells_to_block(danger, self.block)
                if cost <= shells:
                    shells -= cost
                    shield += cost
                else:
                    (rest or kept).pop()
                    if reserve:
                        rest.append((reserve.pop(), -1))
                danger = 0
            have = self.matched(kept)
            leaps = shield // self.leap if self.leap else len(rest)
            if not rest or have + min(leaps, len(rest)) >= self.aim.total:
                have = min(self.aim.total, have + min(leaps, len(rest)))
                return float(have) if self.aim.kind == HITS else 1.0 if have == self.aim.total else 0.0
            dice = kept + [(group, self.side(group)) for group, _ in rest]
            danger = self.crosses()

    def split(self, dice: list[tuple[int, int]], shells: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """The dice to keep, and the others; those that can match the least come first."""
        kept: list[tuple[int, int]] = []
        rest: list[tuple[int, int]] = []
        have = 0
        wanted = self.reach([], dice) if shells >= len(self.xs) - 1 - self.block else 0
        order = sorted(dice, key=self.freedom)
        for at, die in enumerate(order):
            if die[1] >= 0:
                more = self.matched([*kept, die])
                if more > have and (not wanted or self.reach([*kept, die], rest + order[at + 1 :]) >= wanted):
                    have = more
                    kept.append(die)
                    continue
            rest.append(die)
        return kept, rest

    def reach(self, kept: list[tuple[int, int]], thrown: list[tuple[int, int]]) -> int:
        """The most that can be matched with some dice as they lie and others as they may fall."""
        return self.best_fall(self.symbols(kept), [group for group, _ in thrown], 0)

    def best_fall(self, symbols: dict[int, int], groups: list[int], at: int) -> int:
        """The same for what lies, and dice from one on."""
        if at == len(groups):
            return self.aim.covers(symbols)
        found = 0
        for mask, n in self.ways[groups[at]]:
            symbols[mask] = symbols.get(mask, 0) + n
            found = max(found, self.best_fall(symbols, groups, at + 1))
            symbols[mask] -= n
            if not symbols[mask]:
                del symbols[mask]
        return found

    def freedom(self, die: tuple[int, int]) -> int:
        """How many types a die can match as it lies."""
        return self.groups[die[0]][die[1]][0].bit_count() if die[1] >= 0 else 0

    def matched(self, dice: list[tuple[int, int]]) -> int:
        """How much dice match as they lie."""
        return self.aim.covers(self.symbols(dice))

    def symbols(self, dice: list[tuple[int, int]]) -> dict[int, int]:
        """What dice show, for each set of types it can match."""
        found: dict[int, int] = {}
        for group, face in dice:
            mask, n, _ = self.groups[group][face]
            if mask:
                found[mask] = found.get(mask, 0) + n
        return found
