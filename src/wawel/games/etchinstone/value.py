"""What a position is worth to the mage."""

from __future__ import annotations

from wawel.games.etchinstone.state import Table


def value(s: Table) -> float:
    return 0.5
