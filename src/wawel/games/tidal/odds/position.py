"""From the table to the solver: the dice of a roll in groups, and where it stands."""

from __future__ import annotations

from typing import Final

from wawel.games.tidal.box import BLOCK_COST, BORROWED, DIE_KINDS, FACE_KINDS, FACE_SYMBOLS
from wawel.games.tidal.figures import bonus, danger_faces, dice_cap, leap_cost, own_dice
from wawel.games.tidal.odds.aim import Aim
from wawel.games.tidal.odds.effort import MOST_WORK, Trial, work
from wawel.games.tidal.odds.solver import Roll
from wawel.games.tidal.odds.tables import moved, table
from wawel.games.tidal.state import TidalState

#: room for all dice there are
MOST_ROOM: Final = 99
#: memories are emptied when they hold so many entries
MOST_ROLLS: Final = 300
MOST_ANSWERS: Final = 20000

ROLLS: Final[dict[object, Roll]] = {}
ANSWERS: Final[dict[object, float]] = {}


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


class Lot:
    """The dice that take part: what lies kept and rolled, what joins the next throw (own dice, borrowed ones), what
    waits in reserve, and `others` that might be in their place: questions that differ in these share what is solved."""

    __slots__ = ("extra", "joining", "kept", "others", "reserve", "rolled")

    def __init__(
        self,
        s: TidalState,
        joining: tuple[int, ...],
        extra: tuple[int, ...],
        reserve: tuple[int, ...],
        others: tuple[int, ...],
    ) -> None:
        self.kept = s.kept
        self.rolled = s.rolled
        self.joining = joining
        self.extra = extra
        self.reserve = reserve
        self.others = others

    def work(self, s: TidalState, places: list[list[int]], most: int, shells: int) -> int:
        """How many positions there are to solve, with up to so many of these dice in a roll."""
        dice = grouped(s, places, self, False)
        lying = [sum(kept) + sum(rolled) for kept, rolled in zip(dice.kept, dice.rolled, strict=True)]
        there = [n + dark + rest for n, dark, rest in zip(lying, dice.thrown, dice.reserve, strict=True)]
        return work([len(one) for one in dice.classes], there, min(most, sum(there)), shells)


def grouped(s: TidalState, places: list[list[int]], lot: Lot, owned: bool) -> Dice:
    """Sort dice. `places` has for each die and face the types it can match, as bits; `owned` says that it matters which
    dice are borrowed."""
    found = Dice()
    for zone, shown_dice in enumerate((lot.kept, lot.rolled)):
        for shown in shown_dice:
            kind = shown // FACE_KINDS % DIE_KINDS
            at = found.group(faces_of(s, places, kind), shown < BORROWED or not owned)
            mask = places[kind][shown % FACE_KINDS]
            face = found.classes[at][mask, FACE_SYMBOLS[shown % FACE_KINDS] if mask else 0]
            (found.rolled if zone else found.kept)[at][face] += 1
    for kind in lot.joining:
        found.thrown[found.group(faces_of(s, places, kind), True)] += 1
    for kind in lot.extra:
        found.thrown[found.group(faces_of(s, places, kind), not owned)] += 1
    for kind in lot.reserve:
        found.reserve[found.group(faces_of(s, places, kind), True)] += 1
    for kind in lot.others:
        found.group(faces_of(s, places, kind), True)
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
    faces = danger_faces(s)
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
    return worth(s, seat, aim, places, Lot(s, joining, extra, reserve, ()), throw)


def worth(s: TidalState, seat: int, aim: Aim, places: list[list[int]], lot: Lot, throw: bool) -> float:
    """What a roll with these dice is worth under best play."""
    side = s.sides[seat]
    room = dice_cap(s, side) + side.fruit
    owned = len(lot.reserve) + own_dice(s) > room
    if not owned:
        room = MOST_ROOM
    dice = grouped(s, places, lot, owned)
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
    if lot.work(s, places, MOST_ROOM, side.shells) > MOST_WORK:
        found = tried(roll, groups, kept, rolled, dark, waiting, room, s.danger, throw)
    else:
        found = answer(roll, kept, rolled, dark, waiting, s.guard, s.danger, throw)
    ANSWERS[question] = found
    return found


def tried(
    roll: Roll,
    groups: list[tuple[tuple[tuple[int, int, int], ...], bool]],
    kept: list[list[int]],
    rolled: list[list[int]],
    dark: list[int],
    reserve: tuple[int, ...],
    room: int,
    danger: int,
    throw: bool,
) -> float:
    """What a position is about worth, if there is too much to solve."""
    dice: list[tuple[int, int]] = []
    waiting: list[int] = []
    for group, (a, b) in enumerate(zip(kept, rolled, strict=True)):
        for face in range(len(a)):
            dice += [(group, face)] * a[face] + [(group, -1 if throw else face)] * b[face]
        dice += [(group, -1)] * dark[group]
        waiting += [group] * reserve[group]
    while waiting and len(dice) < room:
        dice.append((waiting.pop(), -1))
    means = (roll.shells, roll.shield, roll.leap, roll.block)
    trial = Trial(roll.aim, [faces for faces, _ in groups], roll.xs, means)
    return trial.average(dice, waiting, 0 if throw else danger)


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
    if roll.hopeless(dice, reserve):
        return 0.0
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
                if roll.hopeless(fewer, reserve):
                    continue
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
