"""What can be wrong in this game only; `wawel.engine.problems` says how the templates are read."""

from __future__ import annotations

from typing import Final

PROBLEMS: Final = {
    "order": "should be {word!r}: the rows of this kind have a fixed order",
    "copies": "the copies of this deck should add up to {count}, not {found}",
    "condition": "{word!r} is a condition and belongs into the first list of 'if'",
    "no-condition": "the first list should hold one condition, not {value!r}",
    "payment": "{word!r} should stand first: nothing may happen before it is paid",
    "like": "there is no other row {word!r} to be like",
    "lines": "the lines should begin at {low} and rise, not at {value!r}",
    "placed": "should name a kind of space for each side of the die, not {found}",
    "ring": "Region {word!r} should have {count} spaces, not {found}",
    "refused": "{setting} does not go with the other settings: {rule}",
    "no-text": "a card of this type needs a text",
}
