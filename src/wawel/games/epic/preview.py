"""Champions with their present figures, and what a battle would do."""

from __future__ import annotations

from typing import Any

from wawel.engine.components import NONE
from wawel.games.epic.pieces import ATTACKER, BLOCKER
from wawel.games.epic.rules.battle import strength
from wawel.games.epic.state import EpicState
from wawel.games.epic.words import champion_line


def preview(s: EpicState, seat: int) -> dict[str, Any]:
    """Attack, defence and keywords of every champion with all bonuses, and each in words; the strength of
    both sides."""
    found: dict[str, Any] = {
        "champions": [[s.attack(c), s.defence(c), s.keywords(c)] for c in s.champions],
        "champion_texts": [champion_line(s, c) for c in s.champions],
    }
    if s.defender != NONE:
        found["battle"] = {
            "attack": strength(s, ATTACKER),
            "block": strength(s, BLOCKER),
            "life": s.life[s.defender],
        }
    return found
