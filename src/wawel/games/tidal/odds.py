"""The exact chance of a roll under best play: of completing a challenge, of killing a monster, and the hits to expect.

Best play keeps, rolls again, adds dice (fruit above Focus), blocks with shells, chooses which die is lost, and leaps in
time. Tricks, cards that are used and michronic memory are left out: nobody has to have them.

Dice that roll alike are a group, and of a face only what it can match counts. A position of the dice says for each
group how many are yet to be thrown and how many show what: a table numbers these. A level is a choice of dice in the
roll and in reserve, of shells used and X ignored. An X leads to another level, so levels are solved from fewer dice and
shells to more; a roll without X stays in its level, which is solved by repeating until nothing changes.

Three things are never worse, and so the only ones tried: to throw a die that matches nothing, to add all dice there is
room for, and to leap only when the rolling is over.
"""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.games.tidal.box import (
    ARMOUR,
    BLOCK_COST,
    BORROWED,
    DIE_KINDS,
    FACE_KINDS,
    FACE_SYMBOLS,
    FACE_TRAITS,
    FIGHT_FOCUS,
    SIDES,
)
from wawel.games.tidal.figures import bonus, bonus_dice, dice_cap, leap_cost, own_dice
from wawel.games.tidal.state import TidalState

#: how close to the fixed point a level must come
CLOSE: Final = 1e-6
#: what a roll is for
COMPLETE: Final = 0
KILL: Final = 1
HITS: Final = 2
#: a leap that nobody can pay for
NO_LEAP: Final = 99
#: room for all dice there are
MOST_ROOM: Final = 99
#: memories are emptied when they hold so many entries
MOST_TABLES: Final = 400
MOST_ROLLS: Final = 300
MOST_ANSWERS: Final = 20000


# ---------------------------------------------------------------------- tables of positions


class Spread:
    """All ways `dice` alike dice may lie: how many are yet to be thrown, and how many show each of `faces` classes."""

    __slots__ = ("add", "forget", "index", "lose", "reveal", "ways")

    def __init__(self, dice: int, faces: int) -> None:
        self.ways = compositions(dice, faces + 1)
        self.index = {way: at for at, way in enumerate(self.ways)}
        self.reveal: list[list[int]] = []
        self.forget: list[list[int]] = []
        self.lose: list[list[tuple[int, ...]]] = []
        self.add: list[tuple[int, ...]] = []
        for way in self.ways:
            self.reveal.append([self.index[moved(way, 0, face)] for face in range(1, faces + 1)] if way[0] else [])
            shown = [face for face in range(1, faces + 1) if way[face]]
            self.forget.append([self.index[moved(way, face, 0)] for face in shown])
            self.lose.append([moved(way, face, -1) for face in shown])
            self.add.append((way[0] + 1, *way[1:]))


def compositions(total: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to write a number as a sum of so many others."""
    if parts == 1:
        return [(total,)]
    return [(first, *rest) for first in range(total + 1) for rest in compositions(total - first, parts - 1)]


def moved(way: tuple[int, ...], source: int, target: int) -> tuple[int, ...]:
    """One die moves from a class to another, or (-1) away."""
    found = list(way)
    found[source] -= 1
    if target >= 0:
        found[target] += 1
    return tuple(found)


def without_blanks(way: tuple[int, ...]) -> tuple[int, ...]:
    """Dice of the first class are to be thrown, too."""
    return (way[0] + way[1], 0, *way[2:])


SPREADS: Final[dict[tuple[int, int], Spread]] = {}


def spread(dice: int, faces: int) -> Spread:
    """A spread, made once."""
    found = SPREADS.get((dice, faces))
    if found is None:
        found = Spread(dice, faces)
        SPREADS[dice, faces] = found
    return found


class Table:
    """The positions of several groups of dice, numbered. In a group with `blanks` the first class matches nothing: such
    dice are always thrown again.

    `known` have no dice to throw. `open` are the others, fewest dice first, less those that best play never meets: dice
    are thrown group by group, so no blank lies in a group behind that of a die to throw. `choosing` are those of them
    without blanks, most dice first.
    """

    __slots__ = (
        "blanks",
        "choosing",
        "forget",
        "known",
        "lose",
        "met",
        "open",
        "reveal",
        "size",
        "spreads",
        "strides",
        "thrower",
    )

    def __init__(self, dice: tuple[int, ...], faces: tuple[int, ...], blanks: tuple[bool, ...]) -> None:
        self.blanks = blanks
        self.spreads = [spread(n, c) for n, c in zip(dice, faces, strict=True)]
        self.strides: list[int] = []
        size = 1
        for one in self.spreads:
            self.strides.append(size)
            size *= len(one.ways)
        self.size = size
        self.known: list[int] = []
        self.reveal: list[list[int]] = []
        self.forget: list[list[int]] = []
        self.thrower: list[int] = []
        #: for a known position: the group of a die, and where the rest lies in the table with one die fewer there
        self.lose: list[list[tuple[int, int]]] = []
        self.met: list[bool] = []
        self.choosing: list[int] = []
        unknown: list[tuple[int, int]] = []
        fewer: list[dict[tuple[int, ...], int]] = []
        for n, c in zip(dice, faces, strict=True):
            fewer.append(spread(n - 1, c).index if n else {})
        for at in range(size):
            parts = self.parts(at)
            dark = 0
            thrower = -1
            blank = -1
            freed = at
            revealed: list[int] = []
            forgotten: list[int] = []
            for group, part in enumerate(parts):
                one = self.spreads[group]
                stride = self.strides[group]
                if one.ways[part][0]:
                    dark += one.ways[part][0]
                    if thrower < 0:
                        thrower = group
                        revealed = [at + (other - part) * stride for other in one.reveal[part]]
                if blanks[group] and one.ways[part][1]:
                    blank = group
                    freed += (one.index[without_blanks(one.ways[part])] - part) * stride
                for other in one.forget[part]:
                    forgotten.append(at + (other - part) * stride)
            self.reveal.append(revealed)
            self.forget.append([freed] if blank >= 0 else forgotten)
            self.met.append(dark == 0 or blank <= thrower)
            self.thrower.append(thrower)
            lost: list[tuple[int, int]] = []
            if dark:
                if self.met[at]:
                    unknown.append((dark, at))
                    if blank < 0:
                        self.choosing.append(at)
            else:
                self.known.append(at)
                for group, part in enumerate(parts):
                    for way in self.spreads[group].lose[part]:
                        lost.append((group, self.elsewhere(parts, group, fewer[group][way], len(fewer[group]))))
            self.lose.append(lost)
        unknown.sort()
        self.open = [at for _, at in unknown]
        choosing = set(self.choosing)
        self.choosing = [at for at in reversed(self.open) if at in choosing]

    def parts(self, at: int) -> list[int]:
        """The position of each group."""
        found = []
        for one in self.spreads:
            found.append(at % len(one.ways))
            at //= len(one.ways)
        return found

    def elsewhere(self, parts: list[int], group: int, part: int, ways: int) -> int:
        """A position in the table that differs in one group, which has another number of ways there."""
        found = 0
        stride = 1
        for other, one in enumerate(self.spreads):
            if other == group:
                found += part * stride
                stride *= ways
            else:
                found += parts[other] * stride
                stride *= len(one.ways)
        return found

    def number(self, ways: list[tuple[int, ...]]) -> int:
        """The number of a position."""
        return sum([one.index[way] * stride for one, way, stride in zip(self.spreads, ways, self.strides, strict=True)])

    def freed(self, ways: list[tuple[int, ...]]) -> int:
        """The number of a position; with dice to throw, blanks are thrown as well."""
        if any(way[0] for way in ways):
            ways = [without_blanks(way) if blank else way for way, blank in zip(ways, self.blanks, strict=True)]
        return self.number(ways)

    def ways(self, at: int) -> list[tuple[int, ...]]:
        """A position by its number."""
        return [one.ways[part] for one, part in zip(self.spreads, self.parts(at), strict=True)]


TABLES: Final[dict[tuple[tuple[int, ...], tuple[int, ...], tuple[bool, ...]], Table]] = {}


def table(dice: tuple[int, ...], faces: tuple[int, ...], blanks: tuple[bool, ...]) -> Table:
    """A table, made once as long as there is room."""
    found = TABLES.get((dice, faces, blanks))
    if found is None:
        if len(TABLES) >= MOST_TABLES:
            TABLES.clear()
        found = Table(dice, faces, blanks)
        TABLES[dice, faces, blanks] = found
    return found


# ---------------------------------------------------------------------- what is rolled for


class Aim:
    """Places that dice are to match: how many there are of each type, and which belong together (`links`, as bits of
    types; none in a challenge). `kind` says what counts."""

    __slots__ = ("counts", "holders", "key", "kind", "links", "seen", "total", "tried")

    def __init__(self, kind: int, counts: tuple[int, ...], links: tuple[int, ...]) -> None:
        self.kind = kind
        self.counts = counts
        self.links = links
        self.total = sum(counts)
        self.key = (kind, counts, links)
        seen = COVERS.get((counts, links))
        if seen is None:
            if len(COVERS) >= MOST_ROLLS:
                COVERS.clear()
            seen = {}
            COVERS[counts, links] = seen
        self.seen = seen
        self.holders: list[list[int]] = []
        self.tried = 0

    def worth(self, symbols: dict[int, int]) -> float:
        """What symbols achieve, so many for each set of types they can match (as bits)."""
        key = tuple(sorted(symbols.items()))
        most = self.seen.get(key, -1)
        if most < 0:
            most = self.most(key)
            self.seen[key] = most
        return float(most) if self.kind == HITS else 1.0 if most == self.total else 0.0

    def most(self, symbols: tuple[tuple[int, int], ...]) -> int:
        """The most places that can be covered, linked ones all or none.

        Sets that can be covered are those of a matroid, so linked places that can be covered at all are part of some
        largest set.
        """
        every = (1 << len(self.counts)) - 1
        linked = 0
        for link in self.links:
            linked |= link
        best = 0
        for chosen in range(1 << len(self.links)):
            together = 0
            for at, link in enumerate(self.links):
                if chosen >> at & 1:
                    together |= link
            if together:
                wanted = sum([n for at, n in enumerate(self.counts) if together >> at & 1])
                if self.covered(symbols, together) < wanted:
                    continue
            best = max(best, self.covered(symbols, every & ~linked | together))
        return best

    def covered(self, symbols: tuple[tuple[int, int], ...], types: int) -> int:
        """The most places of these types that symbols can cover."""
        self.holders = [[] for _ in self.counts]
        found = 0
        for can, n in symbols:
            for _ in range(n):
                self.tried = ~types
                if not self.find_place(can):
                    break
                found += 1
        return found

    def find_place(self, can: int) -> bool:
        """Find a place for one more symbol, moving others if need be."""
        for at in range(len(self.counts)):
            if can >> at & 1 and not self.tried >> at & 1:
                self.tried |= 1 << at
                here = self.holders[at]
                if len(here) < self.counts[at]:
                    here.append(can)
                    return True
                for other in range(len(here)):
                    if self.find_place(here[other]):
                        here[other] = can
                        return True
        return False


COVERS: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], dict[tuple[tuple[int, int], ...], int]]] = {}


# ---------------------------------------------------------------------- best play


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
            poorer.append(self.level(fewer, reserve, used, guard).best if dice[group] else [])
        for at in made.known:
            worth = blocked[at] if blocked else 0.0
            for group, rest in made.lose[at]:
                if poorer[group][rest] > worth:
                    worth = poorer[group][rest]
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


ROLLS: Final[dict[object, Roll]] = {}
ANSWERS: Final[dict[object, float]] = {}
PROSPECTS: Final[dict[object, float]] = {}


class Dice:
    """The dice of a position, sorted into groups: what lies (kept dice may not be thrown before the next roll), what is
    to be thrown, what waits in reserve."""

    __slots__ = ("classes", "groups", "kept", "reserve", "rolled", "thrown")

    def __init__(self) -> None:
        self.groups: list[tuple[tuple[tuple[int, int, int], ...], bool]] = []
        self.classes: list[dict[tuple[int, int], int]] = []
        self.kept: list[list[int]] = []
        self.rolled: list[list[int]] = []
        self.thrown: list[int] = []
        self.reserve: list[int] = []

    def group(self, faces: tuple[tuple[int, int, int], ...], own: bool) -> int:
        """The group of a die, a new one if need be."""
        key = (faces, own)
        if key not in self.groups:
            self.groups.append(key)
            self.classes.append({(mask, n): at for at, (mask, n, _) in enumerate(faces)})
            self.kept.append([0] * len(faces))
            self.rolled.append([0] * len(faces))
            self.thrown.append(0)
            self.reserve.append(0)
        return self.groups.index(key)


def grouped(
    s: TidalState,
    places: list[list[int]],
    joining: tuple[int, ...],
    extra: tuple[int, ...],
    reserve: tuple[int, ...],
    owned: bool,
) -> Dice:
    """Sort the dice of a roll. `places` has for each die and face the types it can match, as bits; `owned` says that it
    matters which dice are borrowed."""
    found = Dice()
    for zone, shown_dice in enumerate((s.kept, s.rolled)):
        for shown in shown_dice:
            kind = shown // FACE_KINDS % DIE_KINDS
            at = found.group(faces_of(s, places, kind), shown < BORROWED or not owned)
            mask = places[kind][shown % FACE_KINDS]
            face = found.classes[at][mask, FACE_SYMBOLS[shown % FACE_KINDS] if mask else 0]
            (found.rolled if zone else found.kept)[at][face] += 1
    for kind in joining:
        found.thrown[found.group(faces_of(s, places, kind), True)] += 1
    for kind in extra:
        found.thrown[found.group(faces_of(s, places, kind), not owned)] += 1
    for kind in reserve:
        found.reserve[found.group(faces_of(s, places, kind), True)] += 1
    return found


def faces_of(s: TidalState, places: list[list[int]], kind: int) -> tuple[tuple[int, int, int], ...]:
    """What a die may show, as (types, symbols, on how many sides), what matches nothing first."""
    sides: dict[tuple[int, int], int] = {}
    for face in s.box.dice[kind].faces:
        mask = places[kind][face]
        key = (mask, FACE_SYMBOLS[face] if mask else 0)
        sides[key] = sides.get(key, 0) + 1
    return tuple(sorted([(mask, n, sides[mask, n]) for mask, n in sides]))


def danger_chances(s: TidalState) -> list[float]:
    """How likely 0, 1, 2 X are in this round. [tidal.danger.rises]"""
    faces = s.box.dangers[0].faces
    for die in s.box.dangers:
        if die.first <= s.round:
            faces = die.faces
    return [faces.count(x) / len(faces) for x in range(max(faces) + 1)]


def best(
    s: TidalState,
    seat: int,
    aim: Aim,
    places: list[list[int]],
    joining: tuple[int, ...],
    extra: tuple[int, ...],
    reserve: tuple[int, ...],
    throw: bool,
) -> float:
    """What a roll is worth under best play, from where it stands, with dice that join the next throw, borrowed ones
    that do, and those in reserve; `throw`: if the dice that are not kept are thrown now."""
    side = s.sides[seat]
    room = dice_cap(s, side) + side.fruit
    owned = len(reserve) + own_dice(s) > room
    if not owned:
        room = MOST_ROOM
    dice = grouped(s, places, joining, extra, reserve, owned)
    order = sorted(range(len(dice.groups)), key=dice.groups.__getitem__)
    groups = [dice.groups[at] for at in order]
    kept = [dice.kept[at] for at in order]
    rolled = [dice.rolled[at] for at in order]
    dark = [dice.thrown[at] for at in order]
    waiting = tuple([dice.reserve[at] for at in order])
    means = (side.shells, side.shield, leap_cost(s, side), bonus(s, side, BLOCK_COST), room)
    xs = danger_chances(s)
    key = (aim.key, tuple(groups), tuple(xs), means)
    lying = tuple([tuple(one) for one in kept] + [tuple(one) for one in rolled])
    question = (key, lying, tuple(dark), waiting, s.guard, s.danger, throw)
    known = ANSWERS.get(question)
    if known is not None:
        return known
    roll = ROLLS.get(key)
    if roll is None:
        if len(ROLLS) >= MOST_ROLLS:
            ROLLS.clear()
        roll = Roll(aim, groups, xs, means)
        ROLLS[key] = roll
    if len(ANSWERS) >= MOST_ANSWERS:
        ANSWERS.clear()
    found = answer(roll, kept, rolled, dark, waiting, s.guard, s.danger, throw)
    ANSWERS[question] = found
    return found


def answer(
    roll: Roll,
    kept: list[list[int]],
    rolled: list[list[int]],
    dark: list[int],
    reserve: tuple[int, ...],
    guard: int,
    danger: int,
    throw: bool,
) -> float:
    """Look up, in the solved levels, what a position is worth."""
    dice = tuple([sum(a) + sum(b) + n for a, b, n in zip(kept, rolled, dark, strict=True)])
    if throw:
        return roll.thrown_now(
            dice, reserve, guard, [(sum(b) + n, *a) for a, b, n in zip(kept, rolled, dark, strict=True)]
        )
    ways = [(n, *[x + y for x, y in zip(a, b, strict=True)]) for a, b, n in zip(kept, rolled, dark, strict=True)]
    if danger:
        return settled(roll, ways, dice, reserve, guard, danger)
    if not any(dark) and not any(any(a) for a in kept):
        level = roll.level(dice, reserve, 0, guard)
        return level.best[level.table.number(ways)]
    # some dice are kept or to be thrown already: all ways to keep others of those that lie
    found = 0.0
    if not any(dark):
        pay = roll.payoff(dice, roll.shield // roll.leap if roll.leap else 9)
        found = pay[table(dice, roll.faces, roll.blanks).number(ways)]
    joined = roll.joined(dice, reserve) or [tuple([0] * len(dice))]
    for more in joined:
        now = tuple([n + add for n, add in zip(dice, more, strict=True)])
        level = roll.level(now, tuple([n - add for n, add in zip(reserve, more, strict=True)]), 0, guard)
        for keeping in keepings(rolled):
            wider = []
            for at, lying in enumerate(keeping):
                loose = sum(rolled[at]) - sum(lying) + dark[at] + more[at]
                wider.append((loose, *[x + y for x, y in zip(kept[at], lying, strict=True)]))
            if any(way[0] for way in wider):
                found = max(found, roll.expected(level.table, level.thrown, level.table.number(wider)))
    return found


def settled(
    roll: Roll, ways: list[tuple[int, ...]], dice: tuple[int, ...], reserve: tuple[int, ...], guard: int, danger: int
) -> float:
    """What a position is worth while X waits to be settled."""
    found = 0.0
    cost = max(0, danger - roll.block)
    if cost <= roll.shells:
        level = roll.level(dice, reserve, cost, guard)
        found = level.best[level.table.number(ways)]
    for group, way in enumerate(ways):
        for face in range(1, len(way)):
            if way[face]:
                fewer = tuple([n - (at == group) for at, n in enumerate(dice)])
                level = roll.level(fewer, reserve, 0, guard)
                rest = [moved(one, face, -1) if at == group else one for at, one in enumerate(ways)]
                found = max(found, level.best[level.table.number(rest)])
    return found


def keepings(rolled: list[list[int]]) -> list[list[list[int]]]:
    """All ways to keep some of the dice that lie there, by group and class."""
    found: list[list[list[int]]] = [[]]
    for lying in rolled:
        ways: list[list[int]] = [[]]
        for n in lying:
            ways = [[*way, keep] for way in ways for keep in range(n + 1)]
        found = [[*before, way] for before in found for way in ways]
    return found


# ---------------------------------------------------------------------- questions


def challenge_aim(needs: list[int]) -> tuple[Aim, list[list[int]]]:
    """What a challenge asks for, and which of it each face can match."""
    types = [trait for trait in range(4) if needs[trait]]
    row = [sum([1 << at for at, trait in enumerate(types) if traits >> trait & 1]) for traits in FACE_TRAITS]
    return Aim(COMPLETE, tuple([needs[trait] for trait in types]), ()), [row] * DIE_KINDS


def completing(s: TidalState, seat: int, card: int, throw: bool = False) -> float:
    """The chance of completing a challenge, before an attempt or in the middle of it."""
    aim, places = challenge_aim(s.box.challenges[card].needs)
    return best(s, seat, aim, places, s.joining, s.borrowed, s.sides[seat].available, throw)


def fighting(
    s: TidalState, seat: int, place: int, kind: int, throw: bool = False, more: tuple[int, ...] | None = None
) -> float:
    """The hits to expect of a fight (HITS), or the chance to kill the monster (KILL), each with the play that is best
    for it. If dice are thrown now, `more` are borrowed ones that join; before the first throw they are the own dice
    that will join (if None, the best there is room for), with the best bonus die."""
    side = s.sides[seat]
    spots = s.box.monsters[s.foes[place]].spots
    wounds = s.wounds[place]
    armed = bonus(s, side, ARMOUR) > 0
    types: list[tuple[int, int, int]] = []
    counts: list[int] = []
    masks: list[int] = []
    for at, spot in enumerate(spots):
        if wounds[at] != NONE:
            continue
        dice = spot.dice | (1 if armed and spot.grade == 1 else 0)
        like = (spot.trait, dice, spot.link)
        if like not in types:
            types.append(like)
            counts.append(0)
        counts[types.index(like)] += 1
    for link in (1, 2, 3):
        mask = sum([1 << at for at, like in enumerate(types) if like[2] == link])
        if mask:
            masks.append(mask)
    places = []
    for die in range(DIE_KINDS):
        row = []
        for face in range(FACE_KINDS):
            row.append(
                sum(
                    [
                        1 << at
                        for at, like in enumerate(types)
                        if FACE_TRAITS[face] >> like[0] & 1 and like[1] >> die & 1
                    ]
                )
            )
        places.append(row)
    aim = Aim(kind, tuple(counts), tuple(masks))
    if s.rolled or s.kept or throw:
        return best(s, seat, aim, places, s.joining, s.borrowed + (more or ()), (), throw)
    free = dice_cap(s, side) + side.fruit - own_dice(s)
    if s.foe == NONE:
        free += bonus(s, side, FIGHT_FOCUS)
    bonuses: list[tuple[int, ...]] = [()]
    if not s.borrowed:
        bonuses += [(die,) for die in bonus_dice(s, seat, s.box.monsters[s.foes[place]].style)]
    found = 0.0
    every = chosen(side.available, max(0, min(free, len(side.available)))) if more is None else [more]
    for joining in every:
        for extra in bonuses:
            if s.joining or joining or s.borrowed or extra:
                found = max(found, best(s, seat, aim, places, s.joining + joining, s.borrowed + extra, (), True))
    return found


def prospect(s: TidalState, dice: tuple[int, ...], card: int) -> float:
    """The chance of completing a challenge with these dice alone, all of them thrown at once, with no tokens."""
    needs = s.box.challenges[card].needs
    key = (tuple(needs), dice, s.round)
    found = PROSPECTS.get(key)
    if found is None:
        if len(PROSPECTS) >= MOST_ANSWERS:
            PROSPECTS.clear()
        aim, places = challenge_aim(needs)
        groups: list[tuple[tuple[tuple[int, int, int], ...], bool]] = []
        counts: list[int] = []
        for kind in dice:
            group = (faces_of(s, places, kind), True)
            if group not in groups:
                groups.append(group)
                counts.append(0)
            counts[groups.index(group)] += 1
        roll = Roll(aim, groups, danger_chances(s), (0, 0, NO_LEAP, 0, MOST_ROOM))
        found = 0.0
        if dice:
            ways = [(n, *[0] * faces) for n, faces in zip(counts, roll.faces, strict=True)]
            found = roll.thrown_now(tuple(counts), tuple([0] * len(counts)), 0, ways)
        PROSPECTS[key] = found
    return found


def chosen(dice: tuple[int, ...], n: int) -> list[tuple[int, ...]]:
    """All different choices of n dice."""
    if n == 0:
        return [()]
    found: list[tuple[int, ...]] = []
    for at, die in enumerate(dice):
        if at == 0 or dice[at - 1] != die:
            found += [(die, *rest) for rest in chosen(dice[at + 1 :], n - 1)]
    return found
