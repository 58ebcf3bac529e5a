"""The questions bots and browser ask."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.games.tidal.box import ARMOUR, FACE_SYMBOLS, FIGHT_FOCUS
from wawel.games.tidal.figures import LEAP, bonus, bonus_dice, dice_cap, own_dice
from wawel.games.tidal.odds.aim import Target, challenge_target, monster_target
from wawel.games.tidal.odds.effort import MOST_WORK
from wawel.games.tidal.odds.position import (
    MOST_ANSWERS,
    MOST_ROOM,
    Dice,
    Position,
    best,
    danger_chances,
    grouped,
    most_symbols,
    roll_for,
)
from wawel.games.tidal.state import TidalState

PROSPECTS: Final[dict[object, float]] = {}


def completing(
    s: TidalState, seat: int, card: int, throw: bool = False, reserve: tuple[int, ...] | None = None
) -> float:
    """The chance of completing a challenge, before an attempt or in the middle of it, or if dice are thrown now; with
    all dice that may still join, or only with those of a reserve."""
    target = challenge_target(s.box, s.box.challenges[card].needs)
    waiting = s.sides[seat].available if reserve is None else reserve
    return best(s, seat, target, s.joining, s.borrowed, waiting, throw)


def fighting(
    s: TidalState, seat: int, place: int, kind: int, throw: bool = False, more: tuple[int, ...] | None = None
) -> float:
    """The hits to expect of a fight (HITS), or the chance to kill the monster (KILL), each with the play that is best
    for it. If dice are thrown now, `more` are borrowed ones that join; before the first throw they are the own dice
    that will join (if None, the best there is room for), with the best bonus die."""
    side = s.sides[seat]
    target = monster_target(s.box, kind, s.foes[place], s.wounds[place], bonus(s, side, ARMOUR) > 0)
    if s.rolled or s.kept or throw:
        return best(s, seat, target, s.joining, s.borrowed + (more or ()), (), throw)
    free = dice_cap(s, side) + side.fruit - own_dice(s)
    if s.foe == NONE:
        free += bonus(s, side, FIGHT_FOCUS)
    own = side.available if more is None else more
    bonuses = [] if s.borrowed else bonus_dice(s, seat, s.box.monsters[s.foes[place]].style)
    return first_throw(s, seat, target, own, bonuses, max(0, min(free, len(own))))


def first_throw(s: TidalState, seat: int, target: Target, own: tuple[int, ...], bonuses: list[int], n: int) -> float:
    """What the first throw of a fight is worth with the best n of the dice there are, and the best bonus die."""
    every = [(dice, extra) for dice in chosen(own, n) for extra in [(), *[(die,) for die in bonuses]]]
    most = len(s.joining) + n + len(s.borrowed) + (1 if bonuses else 0)
    everything = grouped(s, target, s.joining + own, s.borrowed + tuple(bonuses), (), False)
    if everything.work(most, s.sides[seat].shells) > MOST_WORK:
        every = [max([(promise(s, target, dice + extra), dice, extra) for dice, extra in every])[1:]]
    found = 0.0
    for dice, extra in every:
        if s.joining or dice or s.borrowed or extra:
            found = max(found, best(s, seat, target, s.joining + dice, s.borrowed + extra, (), True))
    return found


def promise(s: TidalState, target: Target, dice: tuple[int, ...]) -> tuple[int, int]:
    """What dice can match at best, and how many of their symbols match something."""
    symbols: dict[int, int] = {}
    matching = 0
    for kind in dice:
        places = target.places[kind]
        faces = [face for face in s.box.dice[kind].faces if places[face]]
        mask = 0
        for face in faces:
            mask |= places[face]
        if faces:
            symbols[mask] = symbols.get(mask, 0) + max([FACE_SYMBOLS[face] for face in faces])
        matching += sum([FACE_SYMBOLS[face] for face in faces])
    return target.aim.covers(symbols), matching


def prospect(s: TidalState, dice: tuple[int, ...], card: int, shells: int = 0, shield: int = 0) -> float:
    """The chance of completing a challenge with these dice alone, all of them thrown at once, and these tokens."""
    target = challenge_target(s.box, s.box.challenges[card].needs)
    question = (target.number, dice, danger_chances(s), shells, shield)
    found = PROSPECTS.get(question, -1.0)
    if found < 0.0:
        if len(PROSPECTS) >= MOST_ANSWERS:
            PROSPECTS.clear()
        found = 0.0
        if most_symbols(s, dice) >= target.aim.total:
            thrown = Dice(target, False)
            for kind in dice:
                thrown.thrown[thrown.kinds[kind]] += 1
            roll = roll_for(s, target, LEAP, 0, MOST_ROOM)
            found = Position(roll, thrown, shells, shield, 0).worth(0, True)
        PROSPECTS[question] = found
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
