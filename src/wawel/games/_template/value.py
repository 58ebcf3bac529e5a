"""The value of a position for a seat, from what it may know: gold and rounds left, no cards."""

from __future__ import annotations

from math import exp
from typing import Final

from wawel.games._template.state import HoardState

#: about as much gold as changes hands between two seats in a round
SWING: Final = 3.0


def value(s: HoardState, seat: int) -> float:
    """The chance to win, roughly: a lead counts for more the fewer rounds are left. A shared win counts half."""
    mine = s.sides[seat].gold
    best = max([s.sides[other].gold for other in s.others(seat)])
    if not s.stack:
        return 0.5 if mine == best else 1.0 if mine > best else 0.0
    left = s.rounds - s.round + 1
    return 1.0 / (1.0 + exp((best - mine) / (SWING * left)))
