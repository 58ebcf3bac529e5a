"""From the table to the solver: the dice of a roll in groups, and where it stands."""

from __future__ import annotations

from typing import Final

from wawel.games.tidal.box import BLOCK_COST, DIE_KINDS, FACE_KINDS, FACE_SYMBOLS
from wawel.games.tidal.figures import bonus, danger_faces, dice_cap, leap_cost, own_dice, shells_to_block
from wawel.games.tidal.odds.aim import HITS, Target
from wawel.games.tidal.odds.effort import MOST_WORK, Trial, work
from wawel.games.tidal.odds.solver import MEMORY, Level, Roll, Ways
from wawel.games.tidal.odds.tables import moved
from wawel.games.tidal.state import TidalState

#: room for all dice there are
MOST_ROOM: Final = 99
#: answers are forgotten when there are so many
MOST_ANSWERS: Final = 20000

ROLLS: Final[dict[object, Roll]] = {}
ANSWERS: Final[dict[object, float]] = {}


class Dice:
    """The dice of a position by group: what lies (kept dice may not be thrown before the next roll), what is to be
    thrown, what waits in reserve. All kinds of dice have a group, whether there are any or not; borrowed ones have
    others if they are to be told `apart`."""

    __slots__ = ("groups", "kept", "kinds", "reserve", "rolled", "thrown")

    def __init__(self, target: Target, apart: bool) -> None:
        #: the group of each kind of own dice, then of borrowed ones
        self.kinds = target.kinds + [group + len(target.groups) if apart else group for group in target.kinds]
        self.groups = target.groups + target.groups if apart else target.groups
        self.kept = [[0] * len(one) for one in self.groups]
        self.rolled = [[0] * len(one) for one in self.groups]
        self.thrown = [0] * len(self.groups)
        self.reserve = [0] * len(self.groups)

    def work(self, most: int, shells: int) -> int:
        """How many positions there are to solve, with up to so many of these dice in a roll."""
        zones = zip(self.kept, self.rolled, self.thrown, self.reserve, strict=True)
        there = [sum(kept) + sum(rolled) + dark + rest for kept, rolled, dark, rest in zones]
        return work([len(one) for one in self.groups], there, min(most, sum(there)), shells)

    def lay(self, shown: int, places: list[list[int]], zone: list[list[int]]) -> None:
        """Lay a die that shows something."""
        mask = places[shown // FACE_KINDS % DIE_KINDS][shown % FACE_KINDS]
        symbols = FACE_SYMBOLS[shown % FACE_KINDS] if mask else 0
        group = self.kinds[shown // FACE_KINDS]
        for at, (types, n, _) in enumerate(self.groups[group]):
            if types == mask and n == symbols:
                zone[group][at] += 1


def grouped(
    s: TidalState,
    target: Target,
    joining: tuple[int, ...],
    extra: tuple[int, ...],
    reserve: tuple[int, ...],
    apart: bool,
) -> Dice:
    """Sort the dice of a roll."""
    found = Dice(target, apart)
    for shown in s.kept:
        found.lay(shown, target.places, found.kept)
    for shown in s.rolled:
        found.lay(shown, target.places, found.rolled)
    for kind in joining:
        found.thrown[found.kinds[kind]] += 1
    for kind in extra:
        found.thrown[found.kinds[DIE_KINDS + kind]] += 1
    for kind in reserve:
        found.reserve[found.kinds[kind]] += 1
    return found


def danger_chances(s: TidalState) -> tuple[float, ...]:
    """How likely 0, 1, 2 X are in this round. [tidal.danger.rises]"""
    known = s.box.memory.get(s.round)
    if isinstance(known, tuple):
        return known
    faces = danger_faces(s)
    found = tuple([faces.count(x) / len(faces) for x in range(max(faces) + 1)])
    s.box.memory[s.round] = found
    return found


def best(
    s: TidalState,
    seat: int,
    target: Target,
    joining: tuple[int, ...],
    extra: tuple[int, ...],
    reserve: tuple[int, ...],
    throw: bool,
) -> float:
    """What a roll is worth under best play, from where it stands, with dice that join the next throw, borrowed ones
    that do, and those in reserve; `throw`: if the dice that are not kept are thrown now."""
    side = s.sides[seat]
    room = dice_cap(s, side) + side.fruit
    if len(reserve) + own_dice(s) <= room:
        room = MOST_ROOM
    means = (leap_cost(s, side), bonus(s, side, BLOCK_COST), room, side.shells, side.shield, s.guard, s.danger, throw)
    question = (target.number, s.kept, s.rolled, joining, extra, reserve, danger_chances(s), means)
    known = ANSWERS.get(question)
    if known is not None:
        return known
    if len(ANSWERS) >= MOST_ANSWERS:
        ANSWERS.clear()
    found = 0.0
    lying = [shown // FACE_KINDS % DIE_KINDS for shown in s.rolled + s.kept]
    if target.aim.kind == HITS or most_symbols(s, (*lying, *joining, *extra, *reserve)) >= target.aim.total:
        dice = grouped(s, target, joining, extra, reserve, room < MOST_ROOM)
        roll = roll_for(s, target, leap_cost(s, side), bonus(s, side, BLOCK_COST), room)
        if dice.work(MOST_ROOM, side.shells) > MOST_WORK:
            found = tried(roll, dice, side.shells, side.shield, s.danger, throw)
        else:
            found = Position(roll, dice, side.shells, side.shield, s.guard).worth(s.danger, throw)
    ANSWERS[question] = found
    return found


def tried(roll: Roll, dice: Dice, shells: int, shield: int, danger: int, throw: bool) -> float:
    """What a position is about worth, if there is too much to solve."""
    there: list[tuple[int, int]] = []
    waiting: list[int] = []
    for group, (a, b) in enumerate(zip(dice.kept, dice.rolled, strict=True)):
        for face in range(len(a)):
            there += [(group, face)] * a[face] + [(group, -1 if throw else face)] * b[face]
        there += [(group, -1)] * dice.thrown[group]
        waiting += [group] * dice.reserve[group]
    while waiting and len(there) < roll.room:
        there.append((waiting.pop(), -1))
    trial = Trial(roll.aim, dice.groups, roll.xs, (shells, shield, roll.leap, roll.block))
    return trial.average(there, waiting, 0 if throw else danger)


def most_symbols(s: TidalState, dice: tuple[int, ...]) -> int:
    """The most symbols that dice can show."""
    return sum([s.box.dice[kind].symbols for kind in dice])


def roll_for(s: TidalState, target: Target, leap: int, block: int, room: int) -> Roll:
    """All that may happen in such rolls, remembered as long as there is room."""
    if MEMORY.levels >= MEMORY.most:
        ROLLS.clear()
        MEMORY.levels = 0
    xs = danger_chances(s)
    key = (target.family, xs, leap, block, room)
    found = ROLLS.get(key)
    if found is None:
        own = [True] * len(target.groups)
        if room < MOST_ROOM:
            found = Roll(target.aim, target.groups + target.groups, own + [False] * len(own), xs, leap, block, room)
        else:
            found = Roll(target.aim, target.groups, own, xs, leap, block, room)
        ROLLS[key] = found
    return found


class Position:
    """Where a roll stands, for looking up in the solved levels what that is worth."""

    __slots__ = ("dark", "dice", "guard", "kept", "reserve", "roll", "rolled", "shells", "shield", "ways")

    def __init__(self, roll: Roll, dice: Dice, shells: int, shield: int, guard: int) -> None:
        self.roll = roll
        self.shells = shells
        self.shield = shield
        self.guard = guard
        self.kept = dice.kept
        self.rolled = dice.rolled
        self.dark = dice.thrown
        self.reserve = tuple(dice.reserve)
        self.dice = tuple([sum(a) + sum(b) + n for a, b, n in zip(dice.kept, dice.rolled, dice.thrown, strict=True)])
        self.ways: Ways = [
            (n, *[x + y for x, y in zip(a, b, strict=True)])
            for a, b, n in zip(dice.kept, dice.rolled, dice.thrown, strict=True)
        ]

    def level(self, dice: tuple[int, ...], reserve: tuple[int, ...], cost: int) -> Level:
        """A level with these dice, after so many shells were used."""
        return self.roll.level(dice, reserve, self.shells - cost, self.shield + cost, self.guard)

    def worth(self, danger: int, throw: bool) -> float:
        """What it is worth; with X that wait to be settled, or when all that is not kept is thrown now."""
        if throw:
            ways: Ways = [(sum(b) + n, *a) for a, b, n in zip(self.kept, self.rolled, self.dark, strict=True)]
            return self.roll.thrown_now(self.dice, self.reserve, self.shells, self.shield, self.guard, ways)
        if danger:
            return self.settled(danger)
        if not any(self.dark) and not any(any(one) for one in self.kept):
            level = self.level(self.dice, self.reserve, 0)
            return level.best[level.number(self.ways)]
        return self.bound()

    def bound(self) -> float:
        """What it is worth while some dice are kept or to be thrown already: of those that lie, any may be kept."""
        roll = self.roll
        found = 0.0
        if not any(self.dark):
            active, made = roll.table(self.dice)
            found = roll.payoff(self.dice, roll.leaps(self.shield))[made.number([self.ways[group] for group in active])]
        for more in roll.joined(self.dice, self.reserve) or [tuple([0] * len(self.dice))]:
            now = tuple([n + add for n, add in zip(self.dice, more, strict=True)])
            level = self.level(now, tuple([n - add for n, add in zip(self.reserve, more, strict=True)]), 0)
            for keeping in keepings(self.rolled):
                wider: Ways = []
                for at, lying in enumerate(keeping):
                    loose = sum(self.rolled[at]) - sum(lying) + self.dark[at] + more[at]
                    wider.append((loose, *[x + y for x, y in zip(self.kept[at], lying, strict=True)]))
                if any(way[0] for way in wider):
                    found = max(found, roll.expected(level, level.thrown, level.number(wider)))
        return found

    def settled(self, danger: int) -> float:
        """What it is worth while X waits to be settled."""
        found = 0.0
        cost = shells_to_block(danger, self.roll.block)
        if cost <= self.shells:
            level = self.level(self.dice, self.reserve, cost)
            found = level.best[level.number(self.ways)]
        for group, way in enumerate(self.ways):
            for face in range(1, len(way)):
                if way[face]:
                    fewer = tuple([n - (at == group) for at, n in enumerate(self.dice)])
                    if self.roll.hopeless(fewer, self.reserve):
                        continue
                    level = self.level(fewer, self.reserve, 0)
                    rest = [moved(one, face, -1) if at == group else one for at, one in enumerate(self.ways)]
                    found = max(found, level.best[level.number(rest)])
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
