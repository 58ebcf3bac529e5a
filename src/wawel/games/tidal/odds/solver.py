"""Best play: levels of a roll, solved from fewer dice and shells to more."""

from __future__ import annotations

from typing import Final

from wawel.games.tidal.box import SIDES
from wawel.games.tidal.figures import shells_to_block
from wawel.games.tidal.odds.aim import HITS, Aim, Faces
from wawel.games.tidal.odds.tables import Table, table

#: how close to the fixed point a level must come
CLOSE: Final = 1e-6
#: leaps that cost nothing
FREE_LEAPS: Final = 9

Ways = list[tuple[int, ...]]
LevelKey = tuple[tuple[int, ...], tuple[int, ...], int, int, int]


class Level:
    """The solved positions of a level. `thrown` is what a position with dice to throw is worth when they are thrown,
    `best` what it is worth if more may be thrown again first; of a known position what it is worth to decide there.
    `active` are the groups that have dice here: the table knows no others."""

    __slots__ = ("active", "best", "table", "thrown")

    def __init__(self, active: list[int], made: Table, best: list[float], thrown: list[float]) -> None:
        self.active = active
        self.table = made
        self.best = best
        self.thrown = thrown

    def number(self, ways: Ways) -> int:
        """The number of a position of all groups."""
        return self.table.number([ways[group] for group in self.active])


class Roll:
    """Everything that may happen in rolls for an aim with dice of these groups, whatever shells there are.

    A level is a choice of dice in the roll and in reserve, of shells, of those on the shield, and of X to ignore.
    """

    __slots__ = (
        "aim",
        "blanks",
        "block",
        "chances",
        "faces",
        "leap",
        "levels",
        "masks",
        "own",
        "payoffs",
        "room",
        "units",
        "xs",
    )

    def __init__(
        self,
        aim: Aim,
        groups: list[Faces],
        own: list[bool],
        xs: tuple[float, ...],
        leap: int,
        block: int,
        room: int,
    ) -> None:
        self.aim = aim
        self.chances = [[sides / SIDES for _, _, sides in faces] for faces in groups]
        self.masks = [[mask for mask, _, _ in faces] for faces in groups]
        self.units = [[n for _, n, _ in faces] for faces in groups]
        self.own = own
        self.faces = [len(faces) for faces in groups]
        self.blanks = [faces[0][0] == 0 for faces in groups]
        self.xs = list(xs)
        self.leap = leap
        self.block = block
        self.room = room
        self.levels: dict[LevelKey, Level] = {}
        self.payoffs: dict[tuple[tuple[int, ...], int], list[float]] = {}

    def hopeless(self, dice: tuple[int, ...], reserve: tuple[int, ...]) -> bool:
        """Have dice too few symbols for all that has to be matched?"""
        if self.aim.kind == HITS:
            return False
        return sum([max(self.units[at]) * (n + reserve[at]) for at, n in enumerate(dice)]) < self.aim.total

    def level(self, dice: tuple[int, ...], reserve: tuple[int, ...], shells: int, shield: int, guard: int) -> Level:
        """A level, solved once. Shells on the shield that no block can make into one leap more are left out."""
        if self.leap:
            shield = min(shield, self.leap * (sum(dice) + sum(reserve)))
            shield -= min([(shield + more) % self.leap for more in range(min(shells, self.leap) + 1)])
        else:
            shield = 0
        key = (dice, reserve, shells, shield, guard)
        found = self.levels.get(key)
        if found is None:
            found = self.solve(dice, reserve, shells, shield, guard)
            self.levels[key] = found
            MEMORY.levels += 1
        return found

    def table(self, dice: tuple[int, ...]) -> tuple[list[int], Table]:
        """The groups that have dice, and their table."""
        active = [group for group, n in enumerate(dice) if n]
        return active, table(
            tuple([dice[group] for group in active]),
            tuple([self.faces[group] for group in active]),
            tuple([self.blanks[group] for group in active]),
        )

    def leaps(self, shield: int) -> int:
        """How many leaps a shield pays for."""
        return shield // self.leap if self.leap else FREE_LEAPS

    def solve(self, dice: tuple[int, ...], reserve: tuple[int, ...], shells: int, shield: int, guard: int) -> Level:
        """Solve a level."""
        active, made = self.table(dice)
        pay = self.payoff(dice, self.leaps(shield))
        best = pay.copy()
        joined = self.joined(dice, reserve)
        if joined:
            # there is room for more dice: who does not stop adds them, and is on another level then
            for more in joined:
                self.grow(best, active, made, dice, reserve, more, shells, shield, guard)
            return Level(active, made, best, [])
        thrown = [0.0] * made.size
        if not made.open:
            return Level(active, made, best, thrown)
        stay, cross = self.after_x(active, made, dice, reserve, shells, shield, guard)
        forget = made.forget
        known = made.known
        choosing = made.choosing
        while True:
            self.throw(active, made, best, stay, cross, thrown)
            for at in choosing:
                worth = thrown[at]
                for other in forget[at]:
                    if best[other] > worth:
                        worth = best[other]
                best[at] = worth
            change = 0.0
            for at in known:
                worth = pay[at]
                for other in forget[at]:
                    if best[other] > worth:
                        worth = best[other]
                if abs(worth - best[at]) > change:
                    change = abs(worth - best[at])
                best[at] = worth
            if change * stay < CLOSE:
                return Level(active, made, best, thrown)

    def throw(
        self,
        active: list[int],
        made: Table,
        best: list[float],
        stay: float,
        cross: list[float],
        thrown: list[float],
    ) -> None:
        """What positions are worth when their dice are thrown, if known ones are worth so much."""
        reveal = made.reveal
        chances = [self.chances[group] for group in active]
        thrower = made.thrower
        for at in made.known:
            thrown[at] = stay * best[at] + cross[at]
        for at in made.open:
            worth = 0.0
            now = reveal[at]
            row = chances[thrower[at]]
            for face in range(len(now)):
                worth += row[face] * thrown[now[face]]
            thrown[at] = worth

    def after_x(
        self,
        active: list[int],
        made: Table,
        dice: tuple[int, ...],
        reserve: tuple[int, ...],
        shells: int,
        shield: int,
        guard: int,
    ) -> tuple[float, list[float]]:
        """The chance that a throw changes nothing but the dice, and what known positions gain from the other cases."""
        cross = [0.0] * made.size
        for x in range(1, len(self.xs)):
            left = x - min(guard, x)
            chance = self.xs[x]
            if chance and left == 0:
                kept = self.level(dice, reserve, shells, shield, guard - x).best
                for at in made.known:
                    cross[at] += chance * kept[at]
            elif chance:
                self.danger(active, made, cross, chance, dice, reserve, shells, shield, guard - (x - left), left)
        return self.xs[0], cross

    def thrown_now(
        self, dice: tuple[int, ...], reserve: tuple[int, ...], shells: int, shield: int, guard: int, ways: Ways
    ) -> float:
        """What a position is worth when its dice are thrown now, though there may be room for others."""
        level = self.level(dice, reserve, shells, shield, guard)
        thrown = level.thrown
        if not thrown:
            thrown = [0.0] * level.table.size
            stay, cross = self.after_x(level.active, level.table, dice, reserve, shells, shield, guard)
            self.throw(level.active, level.table, level.best, stay, cross, thrown)
        return self.expected(level, thrown, level.number(ways))

    def expected(self, level: Level, thrown: list[float], at: int) -> float:
        """What a position is worth when its dice are thrown, though best play may never meet it."""
        made = level.table
        if made.met[at]:
            return thrown[at]
        row = self.chances[level.active[made.thrower[at]]]
        return sum([row[face] * self.expected(level, thrown, other) for face, other in enumerate(made.reveal[at])])

    def danger(
        self,
        active: list[int],
        made: Table,
        cross: list[float],
        chance: float,
        dice: tuple[int, ...],
        reserve: tuple[int, ...],
        shells: int,
        shield: int,
        guard: int,
        left: int,
    ) -> None:
        """Add what positions are worth after `left` X: blocked, or with one die fewer."""
        cost = shells_to_block(left, self.block)
        blocked: list[float] = []
        if cost <= shells:
            blocked = self.level(dice, reserve, shells - cost, shield + cost, guard).best
        poorer: list[list[float]] = []
        for group in active:
            fewer = tuple([n - (at == group) for at, n in enumerate(dice)])
            hope = not self.hopeless(fewer, reserve)
            poorer.append(self.level(fewer, reserve, shells, shield, guard).best if hope else [])
        for at in made.known:
            worth = blocked[at] if blocked else 0.0
            for group, rest in made.lose[at]:
                left_over = poorer[group]
                if left_over and left_over[rest] > worth:
                    worth = left_over[rest]
            cross[at] += chance * worth

    def joined(self, dice: tuple[int, ...], reserve: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The ways to add as many dice as there is room for."""
        waiting = sum(reserve)
        if not waiting:
            return []
        free = self.room - sum([n for at, n in enumerate(dice) if self.own[at]])
        more = min(free, waiting)
        if more <= 0:
            return []
        return choices(more, reserve)

    def grow(
        self,
        best: list[float],
        active: list[int],
        made: Table,
        dice: tuple[int, ...],
        reserve: tuple[int, ...],
        more: tuple[int, ...],
        shells: int,
        shield: int,
        guard: int,
    ) -> None:
        """Raise what known positions are worth to what they are worth after more dice of the reserve have joined."""
        now = tuple([n + add for n, add in zip(dice, more, strict=True)])
        rest = tuple([n - add for n, add in zip(reserve, more, strict=True)])
        level = self.level(now, rest, shells, shield, guard)
        wider: Ways = [(add, *[0] * faces) for add, faces in zip(more, self.faces, strict=True)]
        for at in made.known:
            for group, way in zip(active, made.ways(at), strict=True):
                wider[group] = (more[group], *way[1:])
            worth = level.best[level.table.freed([wider[group] for group in level.active])]
            if worth > best[at]:
                best[at] = worth

    def payoff(self, dice: tuple[int, ...], leaps: int) -> list[float]:
        """What known positions achieve as they lie, with so many leaps; 0 for others."""
        key = (dice, leaps)
        found = self.payoffs.get(key)
        if found is not None:
            return found
        active, made = self.table(dice)
        if leaps > sum(dice):
            found = self.payoff(dice, sum(dice))
        elif leaps == 0:
            found = [0.0] * made.size
            for at in made.known:
                symbols: dict[int, int] = {}
                for group, way in zip(active, made.ways(at), strict=True):
                    for face in range(1, len(way)):
                        mask = self.masks[group][face - 1]
                        if way[face] and mask:
                            symbols[mask] = symbols.get(mask, 0) + way[face] * self.units[group][face - 1]
                found[at] = self.aim.worth(symbols)
        else:
            fewer = self.payoff(dice, leaps - 1)
            found = fewer.copy()
            for at in made.known:
                for group, way in enumerate(made.ways(at)):
                    spread = made.spreads[group]
                    part = spread.index[way]
                    for dark in spread.forget[part]:
                        for other in spread.reveal[dark]:
                            found[at] = max(found[at], fewer[at + (other - part) * made.strides[group]])
        self.payoffs[key] = found
        return found


class Memory:
    """How many levels are remembered, and with how many all are forgotten."""

    __slots__ = ("levels", "most")

    def __init__(self, most: int) -> None:
        self.levels = 0
        self.most = most


MEMORY: Final = Memory(8000)


def choices(n: int, dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All ways to take n of these dice, so many of each group."""
    if not dice:
        return [()] if n == 0 else []
    found: list[tuple[int, ...]] = []
    for first in range(min(n, dice[0]) + 1):
        found += [(first, *rest) for rest in choices(n - first, dice[1:])]
    return found
