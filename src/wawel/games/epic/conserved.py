"""What no rule may create or destroy."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.conserved import lost_or_doubled
from wawel.games.epic.rules.formats import CONSTRUCTED, supply
from wawel.games.epic.state import EpicState


def complaints(s: EpicState) -> list[str]:
    """Every card of the supply is in one place; tokens are nowhere but in play. A coin has two sides, 0 and 1."""
    cards = s.unused + [c.card for c in s.champions if not s.card(c.card).token]
    cards += [card for card in [s.event_card] if card != NONE]
    for side in s.sides:
        cards += side.hand + side.deck + side.discard + side.aside + side.pool + side.pack + side.packs
    found = lost_or_doubled("card", cards, supply(s) * (s.players if s.format == CONSTRUCTED else 1))
    found += lost_or_doubled("serial number", [c.serial for c in s.champions], list({c.serial for c in s.champions}))
    return found + [f"seat {seat} has {side.gold} gold" for seat, side in enumerate(s.sides) if side.gold not in (0, 1)]
