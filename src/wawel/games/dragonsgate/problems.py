"""What can be wrong in this game only; `wawel.engine.problems` says how the templates are read."""

from __future__ import annotations

from typing import Final

PROBLEMS: Final = {
    "copies": "the copies of the box should add up to {count}, not {found}",
    "grid": "should be {count} rows of {count} squares, each A, P or a dot, not {value!r}",
    "square-printed": "{word!r} is not a square to build on",
    "effect-after": "{word!r} can't stand after {other!r}: it might no longer be possible then",
    "starting": "the first {count} should be starting ones, and no others",
}
