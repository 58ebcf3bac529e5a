"""The options of the game: every verb, with the rule that says when it may be used.

Champions are named by their place in `EpicState.champions`, cards by their kind.
"""

from __future__ import annotations

from typing import Final

from wawel.engine.verbs import Options
from wawel.games.epic.box import COUNTS

SEATS: Final = (2, 3, 4, 5, 6, 7, 8)
#: the most texts a card may offer to choose from
BRANCHES: Final = 4

OPTIONS: Final = Options(COUNTS)
ALIGNMENT: Final = OPTIONS.verb("alignment", "epic.setup.choose-two", of="alignment")
SEAT: Final = OPTIONS.verb("seat", "epic.target.chosen-late", size=SEATS[-1], about="seat")
BRANCH: Final = OPTIONS.verb("branch", "epic.target.chosen-late", size=BRANCHES, about="branch")
DO_IT: Final = OPTIONS.verb("do-it", "epic.target.may-or-up-to")
TO_MAIN: Final = OPTIONS.verb("to-main", "epic.main.return-option")
TO_END: Final = OPTIONS.verb("to-end", "epic.main.return-option")
PLAY: Final = OPTIONS.verb("play", "epic.play.golden-rule", of="playing-card", about="card")
DISCARD_CARD: Final = OPTIONS.verb("discard", "epic.end-phase.hand-seven", of="playing-card", about="card")
SWAP: Final = OPTIONS.verb("swap", "epic.mulligan.any-number", of="playing-card", about="card")
PICK: Final = OPTIONS.verb("pick", "epic.pack-draft.pick", of="playing-card", about="card")
DROP: Final = OPTIONS.verb("drop", "epic.random-thirty.sixty-option", of="playing-card", about="card")
ADD: Final = OPTIONS.verb("add", "epic.constructed.own-collection", of="playing-card", about="card")
READY: Final = OPTIONS.verb("ready", "epic.constructed.own-collection", of="deck")
FROM_PILE: Final = OPTIONS.verb("from-pile", "epic.target.chosen-late", of="playing-card", about="card")
TRIGGER: Final = OPTIONS.open_verb("trigger", "epic.ruling.trigger-order", about="trigger")
ATTACK: Final = OPTIONS.open_verb("attack", "epic.battle.starts", about="champion")
BLOCK: Final = OPTIONS.open_verb("block", "epic.battle.choose-blockers", about="champion")
TARGET: Final = OPTIONS.open_verb("target", "epic.target.chosen-late", about="champion")
POINTS: Final = OPTIONS.open_verb("points", "epic.battle.blocked-assign", about="points")
