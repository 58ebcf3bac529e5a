"""The options of the game: every verb, with the rule that says when it may be used."""

from __future__ import annotations

from typing import Final

from wawel.engine.verbs import Options
from wawel.games._template.box import COUNTS

SEATS: Final = (2, 3, 4)
#: the most branches a card may offer
BRANCHES: Final = 6

OPTIONS: Final = Options(COUNTS)
BRANCH: Final = OPTIONS.verb("branch", "hoard.effect.choose-one", size=BRANCHES, about="branch")
ROB: Final = OPTIONS.verb("rob", "hoard.steal.tie", size=SEATS[-1], about="seat")
WARD_OFF: Final = OPTIONS.verb("ward", "hoard.ward.prevent", of="card")
PLAY: Final = OPTIONS.verb("play", "hoard.play.sealed", of="card")
