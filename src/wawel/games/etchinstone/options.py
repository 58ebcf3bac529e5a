"""The option codes of the game. Literals, so that a code never shifts unseen; `verbs` checks that they fit together."""

from __future__ import annotations

from typing import Final

DRAGON: Final = 1
CHANGE: Final = 5
FACE: Final = 21
DETOUR: Final = 22
LINK: Final = 38
UNDER: Final = 54
TURN: Final = 70
SPELL: Final = 74
ELEMENT: Final = 90
BOOST: Final = 106
TO_ATTACK: Final = 122
TO_INITIATIVE: Final = 123
FULL: Final = 124
OFF_TYPE: Final = 125
GIVE_SPARE: Final = 126
ABSORB: Final = 127
UPGRADE: Final = 143
REGROUP: Final = 159
COMPARE_ATTACK: Final = 175
COMPARE_MOVE: Final = 176
