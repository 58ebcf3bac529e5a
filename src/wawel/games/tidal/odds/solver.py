"""Best play: levels of a roll, solved from fewer dice and shells to more."""

from __future__ import annotations

from typing import Final

from wawel.games.tidal.box import SIDES
from wawel.games.tidal.odds.aim import HITS, Aim
from wawel.games.tidal.odds.tables import Table, compositions, table

#: how close to the fixed point a level must come
CLOSE: Final = 1e-6


class Level:
    """The solved positions of a level. `thrown` is what a position with dice to throw is worth when they are thrown,
    `best` what it is worth if more may be thrown again first; of a known position what it is worth to decide there."""

    __slots__ = ("best", "table", "thrown")

    def __init__(self, made: Table, best: list[float], thrown: list[float]) -> None:
        self.table = made
        self.best = best
        self.thrown = thrown


class Roll:
    """Everything that may happen in a roll with these groups of dice and these means."""

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
        "shells",
        "shield",
        "units",
        "xs",
    )

    def __init__(
        self,
        aim: Aim,
        groups: list[tuple[tuple[tuple[int, int, int], ...], bool]],
        xs: list[float],
        means: tuple[int, int, int, int, int],
    ) -> None:
        self.aim = aim
        self.chances = [[sides / SIDES for _, _, sides in faces] for faces, _ in groups]
        self.masks = [[mask for mask, _, _ in faces] for faces, _ in groups]
        self.units = [[n for _, n, _ in faces] for faces, _ in groups]
        self.own = [own for _, own in groups]
        self.faces = tuple([len(faces) for faces, _ in groups])
        self.blanks = tuple([faces[0][0] == 0 for faces, _ in groups])
        self.xs = xs
        self.shells, self.shield, self.leap, self.block, self.room = means
        self.levels: dict[tuple[tuple[int, ...], tuple[int, ...], int, int], Level] = {}
        self.payoffs: dict[tuple[tuple[int, ...], int], list[float]] = {}

    def level(self, dice: tuple[int, ...], reserve: tuple[int, ...], used: int, guard: int) -> Level:
        """A level, solved once."""
        key = (dice, reserve, used, guard)
        found = self.levels.get(key)
        if found is None:
            found = self.solve(dice, reserve, used, guard)
            self.levels[key] = found
        return found

    def hopeless(self, dice: tuple[int, ...], reserve: tuple[int, ...]) -> bool:
        """Have dice too few symbols for all that has to be matched?"""
        if self.aim.kind == HITS:
            return False
        return sum([max(self.units[at]) * (n + reserve[at]) for at, n in enumerate(dice)]) < self.aim.total

    def solve(self, dice: tuple[int, ...], reserve: tuple[int, ...], used: int, guard: int) -> Level:
        """Solve a level."""
        made = table(dice, self.faces, self.blanks)
        pay = self.payoff(dice, (self.shield + used) // self.leap if self.leap else 9)
        best = pay.copy()
        joined = self.joined(dice, reserve)
        if joined:
            # there is room for more dice: who does not stop adds them, and is on another level then
            for at in made.known:
                ways = made.ways(at)
                for more in joined:
                    best[at] = max(best[at], self.grown(ways, dice, reserve, more, used, guard))
            return Level(made, best, [])
        thrown = [0.0] * made.size
        if not made.open:
            return Level(made, best, thrown)
        stay, cross = self.after_x(made, dice, reserve, used, guard)
        forget = made.forget
        known = made.known
        choosing = made.choosing
        if used < self.shells and (dice, reserve, used + 1, guard) in self.levels:
            best = self.levels[dice, reserve, used + 1, guard].best.copy()
        while True:
            self.throw(made, best, stay, cross, thrown)
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
                return Level(made, best, thrown)

    def throw(self, made: Table, best: list[float], stay: float, cross: list[float], thrown: list[float]) -> None:
        """What positions are worth when their dice are thrown, if known ones are worth so much."""
        reveal = made.reveal
        chances = self.chances
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
        self, made: Table, dice: tuple[int, ...], reserve: tuple[int, ...], used: int, guard: int
    ) -> tuple[float, list[float]]:
        """The chance that a throw changes nothing but the dice, and what known positions gain from the other cases."""
        stay = self.xs[0]
        cross = [0.0] * made.size
        for x in range(1, len(self.xs)):
            left = x - min(guard, x)
            cost = max(0, left - self.block)
            if cost == 0 and left == x:
                stay += self.xs[x]
            elif self.xs[x]:
                self.danger(made, cross, self.xs[x], dice, reserve, used, guard - (x - left), left, cost)
        return stay, cross

    def thrown_now(
        self, dice: tuple[int, ...], reserve: tuple[int, ...], guard: int, ways: list[tuple[int, ...]]
    ) -> float:
        """What a position is worth when its dice are thrown now, though there may be room for others."""
        level = self.level(dice, reserve, 0, guard)
        thrown = level.thrown
        if not thrown:
            thrown = [0.0] * level.table.size
            stay, cross = self.after_x(level.table, dice, reserve, 0, guard)
            self.throw(level.table, level.best, stay, cross, thrown)
        return self.expected(level.table, thrown, level.table.number(ways))

    def expected(self, made: Table, thrown: list[float], at: int) -> float:
        """What a position is worth when its dice are thrown, though best play may never meet it."""
        if made.met[at]:
            return thrown[at]
        row = self.chances[made.thrower[at]]
        return sum([row[face] * self.expected(made, thrown, other) for face, other in enumerate(made.reveal[at])])

    def danger(
        self,
        made: Table,
        cross: list[float],
        chance: float,
        dice: tuple[int, ...],
        reserve: tuple[int, ...],
        used: int,
        guard: int,
        left: int,
        cost: int,
    ) -> None:
        """Add what positions are worth after an X: blocked, or with one die fewer. `left` X are not ignored."""
        if left == 0:
            kept = self.level(dice, reserve, used, guard).best
            for at in made.known:
                cross[at] += chance * kept[at]
            return
        blocked: list[float] = []
        if used + cost <= self.shells:
            blocked = self.level(dice, reserve, used + cost, guard).best
        poorer: list[list[float]] = []
        for group in range(len(dice)):
            fewer = tuple([n - (at == group) for at, n in enumerate(dice)])
            hope = dice[group] > 0 and not self.hopeless(fewer, reserve)
            poorer.append(self.level(fewer, reserve, used, guard).best if hope else [])
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
        return [
            way for way in compositions(more, len(dice)) if all(n <= have for n, have in zip(way, reserve, strict=True))
        ]

    def grown(
        self,
        ways: list[tuple[int, ...]],
        dice: tuple[int, ...],
        reserve: tuple[int, ...],
        more: tuple[int, ...],
        used: int,
        guard: int,
    ) -> float:
        """What a position is worth after more dice of the reserve have joined."""
        now = tuple([n + add for n, add in zip(dice, more, strict=True)])
        rest = tuple([n - add for n, add in zip(reserve, more, strict=True)])
        level = self.level(now, rest, used, guard)
        wider = [(way[0] + add, *way[1:]) for way, add in zip(ways, more, strict=True)]
        return level.best[level.table.freed(wider)]

    def payoff(self, dice: tuple[int, ...], leaps: int) -> list[float]:
        """What known positions achieve as they lie, with so many leaps; 0 for others."""
        key = (dice, leaps)
        found = self.payoffs.get(key)
        if found is not None:
            return found
        made = table(dice, self.faces, self.blanks)
        if leaps > sum(dice):
            found = self.payoff(dice, sum(dice))
        elif leaps == 0:
            found = [0.0] * made.size
            for at in made.known:
                symbols: dict[int, int] = {}
                for group, way in enumerate(made.ways(at)):
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
