"""What no rule may create or destroy."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.conserved import lost_or_doubled
from wawel.games._template.state import HoardState


def complaints(s: HoardState) -> list[str]:
    """All cards are in the deck, the discard pile, hands or in front of the seats. Gold is never owed."""
    cards = s.deck + s.discard
    for side in s.sides:
        cards = cards + side.hand + [card for card in [side.played] if card != NONE]
    found = lost_or_doubled("card", cards, s.box.deck)
    return found + [f"seat {seat} has {side.gold} gold" for seat, side in enumerate(s.sides) if side.gold < 0]
