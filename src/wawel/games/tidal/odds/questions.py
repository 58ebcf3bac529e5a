"""The questions bots and browser ask."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.games.tidal.box import ARMOUR, FACE_SYMBOLS, FIGHT_FOCUS
from wawel.games.tidal.figures import bonus, bonus_dice, dice_cap, own_dice
from wawel.games.tidal.odds.aim import Aim, challenge_aim, monster_aim
from wawel.games.tidal.odds.effort import MOST_WORK
from wawel.games.tidal.odds.position import MOST_ANSWERS, MOST_ROOM, Lot, best, danger_chances, faces_of, worth
from wawel.games.tidal.odds.solver import Roll
from wawel.games.tidal.state import TidalState

#: a leap that nobody can pay for
NO_LEAP: Final = 99

PROSPECTS: Final[dict[object, float]] = {}


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
    monster = s.box.monsters[s.foes[place]]
    aim, places = monster_aim(kind, monster.spots, s.wounds[place], bonus(s, side, ARMOUR) > 0)
    if s.rolled or s.kept or throw:
        return best(s, seat, aim, places, s.joining, s.borrowed + (more or ()), (), throw)
    free = dice_cap(s, side) + side.fruit - own_dice(s)
    if s.foe == NONE:
        free += bonus(s, side, FIGHT_FOCUS)
    dice = side.available if more is None else more
    bonuses = [] if s.borrowed else bonus_dice(s, seat, monster.style)
    return first_throw(s, seat, aim, places, list(dice), bonuses, max(0, min(free, len(dice))))


def first_throw(
    s: TidalState, seat: int, aim: Aim, places: list[list[int]], own: list[int], bonuses: list[int], n: int
) -> float:
    """What the first throw of a fight is worth with the best n of the dice there are, and the best bonus die."""
    every = chosen(tuple(own), n)
    extras = [(), *[(die,) for die in bonuses]]
    all_of_them = Lot(s, s.joining + tuple(own), s.borrowed + tuple(bonuses), (), ())
    most = len(s.joining) + n + len(s.borrowed) + (1 if bonuses else 0)
    if all_of_them.work(s, places, most, s.sides[seat].shells) > MOST_WORK:
        ranked = [(promise(s, aim, places, dice + extra), dice, extra) for dice in every for extra in extras]
        _, joining, extra = max(ranked)
        every = [joining]
        extras = [extra]
        own = []
        bonuses = []
    found = 0.0
    for joining in every:
        for extra in extras:
            lot = Lot(s, s.joining + joining, s.borrowed + extra, (), tuple(own + bonuses))
            if lot.joining or lot.extra:
                found = max(found, worth(s, seat, aim, places, lot, True))
    return found


def promise(s: TidalState, aim: Aim, places: list[list[int]], dice: tuple[int, ...]) -> tuple[int, int]:
    """What dice can match at best, and how many of their symbols match something."""
    symbols: dict[int, int] = {}
    matching = 0
    for kind in dice:
        faces = [face for face in s.box.dice[kind].faces if places[kind][face]]
        mask = 0
        for face in faces:
            mask |= places[kind][face]
        if faces:
            symbols[mask] = symbols.get(mask, 0) + max([FACE_SYMBOLS[face] for face in faces])
        matching += sum([FACE_SYMBOLS[face] for face in faces])
    return aim.covers(symbols), matching


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
