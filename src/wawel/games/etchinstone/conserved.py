"""What no rule may create or destroy."""

from __future__ import annotations

from wawel.engine.conserved import lost_or_doubled
from wawel.games.etchinstone.box import CARDS, TOP_LEVEL
from wawel.games.etchinstone.state import EtchinstoneState


def complaints(s: EtchinstoneState) -> list[str]:
    """Every Mage card lies in one of the five zones. It is Removed exactly if its Level is 0."""
    found = lost_or_doubled("card", s.deck + s.sunk + s.hand + s.discard + s.removed, list(range(CARDS)))
    for card, level in enumerate(s.levels):
        if not 0 <= level <= TOP_LEVEL or (level == 0) != (card in s.removed):
            found.append(f"card {card} at Level {level} is {'' if card in s.removed else 'not '}Removed")
    return found
