"""The option codes of the game. Literals, so that a code never shifts unseen; `verbs` checks that they fit together."""

from __future__ import annotations

from typing import Final

LEAVE: Final = 1
INCOME: Final = 4
BUY_IMP: Final = 7
TAKE: Final = 8
ACT: Final = 44
PLAY: Final = 98
DISCARD: Final = 123
BRANCH: Final = 148
BUY_PRESTIGE: Final = 151
ADEPT: Final = 153
ADEPT_STACK: Final = 157
PROFESSOR: Final = 158
PROFESSOR_STACK: Final = 162
DISMISS_ADEPT: Final = 163
DISMISS_PROFESSOR: Final = 182
BUILD: Final = 203
SITE: Final = 227
ORDER: Final = 319
PROFESSION: Final = 322
TRAIN: Final = 343
PLACE: Final = 362
PAY: Final = 369
