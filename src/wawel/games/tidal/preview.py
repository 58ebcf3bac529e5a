"""The present position in numbers and phrases, so that the browser needs no rules."""

from __future__ import annotations

from typing import Any

from wawel.games.tidal.state import TidalState


def preview(s: TidalState, seat: int) -> dict[str, Any]:
    return {}
