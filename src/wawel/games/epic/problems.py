"""What can be wrong in this game only; `wawel.engine.problems` says how the templates are read."""

from __future__ import annotations

from typing import Final

PROBLEMS: Final = {
    "deck-small": "a deck needs at least {count} cards, this one has {found}",
    "deck-copies": "at most {count} copies of {word!r} may be in a deck, not {found}",
    "deck-ratio": "{free} cards of cost 0 in {word!r} need at least {count} cards of cost 1 there, not {paid}",
    "deck-line": "expected a number and a card, as in '3 some-card', not {text!r}",
    "deck-unknown": "there is no card {word!r}",
    "deck-unknown-near": "there is no card {word!r}; did you mean {near!r}?",
}
