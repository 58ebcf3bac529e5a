"""What a position is worth to a seat: points so far, what dice, tokens and cards may still bring, and the present roll.

Of others' hands it counts only how many cards they hold, and no secret goal but the seat's own.
"""

from __future__ import annotations

from math import exp
from typing import Final

from wawel.engine.components import NONE
from wawel.games.tidal.box import (
    DIE_KINDS,
    FACE_KINDS,
    FACE_SYMBOLS,
    FOCUS,
    RESILIENCE,
    ROUNDS,
    Challenge,
)
from wawel.games.tidal.figures import can_match, dice_cap, hits, level, measure
from wawel.games.tidal.pieces import Side
from wawel.games.tidal.rules.final import ITEMS, places, rival_sheet, sheet
from wawel.games.tidal.state import TidalState

#: about how many points two players differ by after a round
SWING: Final = 7.0
GOAL: Final = ITEMS.index("goal")

FRUIT: Final = 0.35
SHELL: Final = 0.3
SHIELD: Final = 0.2
TRICK: Final = 0.6
HIDDEN_CHALLENGE: Final = 0.5
#: a die by its level, each round that is left counting a little
DIE: Final = (0.7, 1.2, 1.8, 2.4)
SPENT: Final = 0.5
#: a step on a dial beyond its marks, on the ranking beyond its values, a card in play
DIAL: Final = 0.45
RANK: Final = 0.35
CARD: Final = 0.8
#: a level of Focus or Resilience, each round
LEVEL: Final = 0.3
#: a goal that is not met is worth this much of its points for each part of the way
GOAL_WAY: Final = 0.5
#: how much of its points a challenge in hand is worth to somebody with enough dice
IN_HAND: Final = 0.22
#: a symbol matched in the present roll, and all required ones
MATCHED: Final = 0.5
COMPLETE: Final = 0.9


def value(s: TidalState, seat: int) -> float:
    """The chance to win, roughly: a lead counts for more the fewer rounds are left."""
    if not s.stack:
        return 1.0 if places(s)[seat] == 1 else 0.0
    if not s.round:
        return 0.5
    worths = [worth(s, side, seat) for side in s.sides]
    mine = worths[seat]
    others = [worth for at, worth in enumerate(worths) if at != seat]
    if s.rival_rank != NONE:
        others.append(rival_worth(s))
    left = ROUNDS + 1 - s.round
    return 1.0 / (1.0 + exp((max(others) - mine) / (SWING * left)))


def worth(s: TidalState, side: Side, reader: int) -> float:
    """What a player can expect, as far as a reader may know."""
    left = ROUNDS + 1 - s.round
    points = sheet(s, side.seat)
    own = side.seat == reader
    if not own and not side.goal_open:
        points[GOAL] = 0
    found = float(sum(points))
    if (own or side.goal_open) and side.goal and not points[GOAL]:
        goal = s.box.goals[side.goal[0]]
        found += s.box.goal_points[0] * GOAL_WAY * min(1.0, measure(s, side.seat, goal.what) / goal.easy)
    found += FRUIT * side.fruit + SHELL * side.shells + SHIELD * min(6, side.shield)
    found += TRICK * len(side.tricks) + CARD * (len(side.cards) - 1)
    found += DIAL * sum(side.dials) + RANK * side.rank
    found += LEVEL * left * (level(s, side, FOCUS) + level(s, side, RESILIENCE))
    dice = sum([DIE[s.box.dice[kind].level] for kind in side.available])
    spent = sum([DIE[s.box.dice[kind].level] for kind in side.spent])
    share = left / ROUNDS
    found += share * (dice + SPENT * spent)
    able = min(4, len(side.available) + len(side.spent))
    for card in side.open_hand:
        found += promise(s.box.challenges[card], able) * share
    for card in side.hand:
        found += (promise(s.box.challenges[card], able) if own else HIDDEN_CHALLENGE) * share
    if side.seat == s.active and (s.task != NONE or s.foe != NONE):
        found += roll_worth(s, side, share)
    return found


def promise(challenge: Challenge, dice: int) -> float:
    """What a challenge in hand is worth: less if it asks for more symbols than there are dice."""
    short = max(0, len(challenge.symbols) - dice)
    return IN_HAND * challenge.points / (1 + short)


def roll_worth(s: TidalState, side: Side, share: float) -> float:
    """The dice in the roll, and what they match as they lie."""
    rolled = s.rolled + s.kept
    found = sum([DIE[s.box.dice[shown // FACE_KINDS % DIE_KINDS].level] for shown in rolled]) * share * SPENT
    found += sum([DIE[s.box.dice[kind].level] for kind in s.joining]) * share
    if s.task != NONE:
        challenge = s.box.challenges[s.task]
        found += promise(challenge, dice_cap(s, side))
        if rolled and can_match(rolled, challenge.needs):
            return found + COMPLETE * challenge.points
        symbols = sum([FACE_SYMBOLS[shown % FACE_KINDS] for shown in rolled])
        return found + MATCHED * min(symbols, len(challenge.symbols))
    if rolled and s.foes[s.foe] != NONE:
        found += max([one.bit_count() for one in hits(s, side, rolled, s.foe)])
    return found


def rival_worth(s: TidalState) -> float:
    """What the Rival has, and what its remaining turns will bring at its usual pace. [tidal.ruling.solo]"""
    turns = sum([2, 3, 3, 4][s.round - 1 :])
    return sum(rival_sheet(s)) + 0.6 * turns * s.box.levels[s.level].points
