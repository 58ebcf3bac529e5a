"""What a position is worth to a seat: how strong its character is, how far it has come, and what it holds."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.games.talisman.box import CROWN, INNER, MIDDLE
from wawel.games.talisman.figures import craft, has, owned_scales, strength
from wawel.games.talisman.ops import H_TALISMAN_PASS
from wawel.games.talisman.state import TalismanState

#: a point of Strength or Craft, a life, fate, gold, a card held, a scale
ABILITY: Final = 1.0
LIFE: Final = 1.2
FATE: Final = 0.3
GOLD: Final = 0.25
CARD: Final = 0.4
SCALE: Final = 0.6
TROPHY: Final = 0.1
TALISMAN: Final = 4.0
#: the Regions, for whoever is strong enough to stand them
MIDDLE_WORTH: Final = 1.0
INNER_WORTH: Final = 6.0
CROWN_WORTH: Final = 12.0
#: what one is about worth at the start, and how much of a lead is a won game
START: Final = 12.0
SWING: Final = 12.0


def worth(s: TalismanState, seat: int) -> float:
    """A character in points."""
    side = s.sides[seat]
    if side.character == NONE:
        return 0.0 if side.out else START / 2
    total = ABILITY * (strength(s, side) + craft(s, side)) + LIFE * min(side.lives, 6) + FATE * side.fate
    total += GOLD * min(side.gold, 6) + CARD * (len(side.objects) + len(side.followers) + len(side.spells))
    total += SCALE * owned_scales(side) + TROPHY * sum([s.box.cards[card].value for card in side.trophies])
    if has(s, side, H_TALISMAN_PASS):
        total += TALISMAN
    region = s.region(side.space)
    if s.box.spaces[side.space].kind == CROWN:
        total += CROWN_WORTH
    elif region >= INNER:
        total += INNER_WORTH
    elif region == MIDDLE:
        total += MIDDLE_WORTH
    return total


def value(s: TalismanState, seat: int) -> float:
    """From 0 to 1: against the best of the others, or against the start."""
    if not s.stack:
        return 1.0 if s.won >> seat & 1 else 0.0
    mine = worth(s, seat)
    others = [worth(s, other) for other in range(s.players) if other != seat]
    lead = mine - (max(others) if others else START)
    return min(0.95, max(0.05, 0.5 + lead / (2 * SWING)))
