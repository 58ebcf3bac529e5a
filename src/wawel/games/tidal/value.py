from __future__ import annotations

from wawel.games.tidal.state import TidalState


def value(s: TidalState, seat: int) -> float:
    return 0.5
