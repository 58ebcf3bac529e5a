"""What can be wrong in this game only; `wawel.engine.problems` says how the templates are read."""

from __future__ import annotations

from typing import Final

PROBLEMS: Final = {
    "copies": "the copies of the box should add up to {count}, not {found}",
    "order": "should be {word!r}: the rows of this kind have a fixed order",
    "rising": "should rise from number to number, not {value!r}",
    "spirit-levels": "should have a list of effects for each of the {count} levels of Spirit, not {found}",
    "spirit-same": "the highest level of Spirit should give more than the lowest",
    "use-cost": "an ability that is used needs a cost in shells, or it could be repeated without end",
    "use-gain": "gives back {found} shells for {cost}: it could be repeated without end",
    "roll-mixed": "mixes words for a roll ({word!r}) with others: when could it be used?",
    "condition": "{word!r} is a condition and belongs into the first list of 'if'",
    "no-condition": "the first list of 'if' should hold one condition, not {value!r}",
    "payment": "{word!r} should stand first: nothing may happen before it is paid",
    "armour-white": "a white spot has no colour and no cup",
    "link-alone": "a linked group needs at least two spots",
    "penalty-resources": "should take resources, whatever else it does",
    "stretch-one": "a standard challenge has exactly one stretch symbol, not {found}",
    "goal-grades": "the harder grade should ask for more than {low}",
    "compass-one": "{found} rows of {word!r} bear the compass instead of one",
    "per-character": "{word!r} should have {count} rows, not {found}",
    "advanced-space": "a space of both sides of the Citadel, or of none",
    "does-nothing": "does nothing",
    "boat-loop": "an ability that works when the boat moves can't move it: it would never end",
}
