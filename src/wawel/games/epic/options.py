"""Option codes: literals, so that a code never shifts unseen; `verbs` in game.py checks that they fit together.

Champions are meant by their place in `EpicState.champions`, cards by their kind.
"""

from __future__ import annotations

from typing import Final

#: more champions and waiting abilities than ever lie on a table
MOST_CHAMPIONS: Final = 400
MOST_POINTS: Final = 1000
MOST_TRIGGERS: Final = 400
READY_DECKS: Final = 12

ALIGNMENT: Final = 1
SEAT: Final = 5
BRANCH: Final = 13
DO_IT: Final = 17
TO_MAIN: Final = 18
TO_END: Final = 19
PLAY: Final = 20
DISCARD_CARD: Final = 80
SWAP: Final = 140
PICK: Final = 200
DROP: Final = 260
ADD: Final = 320
READY: Final = 380
FROM_PILE: Final = 392
TRIGGER: Final = 452
ATTACK: Final = 852
BLOCK: Final = 1252
TARGET: Final = 1652
POINTS: Final = 2052
