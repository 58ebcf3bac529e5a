"""The table in words."""

from __future__ import annotations

from wawel.engine.phrases import Section
from wawel.games.tidal.state import TidalState


def text_view(s: TidalState, seat: int) -> list[Section]:
    return []
