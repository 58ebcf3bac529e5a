"""Random play, in a module that is compiled: the inner loop of searches and measurements."""

from __future__ import annotations

from typing import Final

from wawel.engine.chance import WORD, Rng
from wawel.engine.state import State

#: below this, what is left of a random word is too small to pick from
USED_UP: Final = 0x10000


def play_on(s: State, rng: Rng, most: int) -> int:
    """Play at random until the game is over or `most` decisions were made; returns how many were made.

    One random word serves several decisions: each takes a remainder and leaves the quotient.
    """
    luck = 0
    made = 0
    while made < most and s.stack:
        options = s.options
        if luck < USED_UP:
            luck = rng.pick(WORD)
        n = len(options)
        s.apply(options[luck % n])
        luck //= n
        made += 1
    return made
