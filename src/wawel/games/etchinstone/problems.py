"""What can be wrong in this game only; `wawel.engine.problems` says how the templates are read."""

from __future__ import annotations

from typing import Final

PROBLEMS: Final = {
    "encounter": 'should be "enemy 1" to "enemy 4" or "journey 1" to "journey 4"',
    "action-kinds": "should name attack, move or both",
    "rising": "should rise from Level to Level, not {value!r}",
}
