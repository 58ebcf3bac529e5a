"""Who sits at a table, to look at: bots are characters with a name of their own, and everybody has a face.

A face is the name of an icon; those that are used here are listed in `web/src/kit/face-names.json`, too. No two seats
of a table have the same name or face, as far as there are enough.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from wawel.server.tables.table_info import Seat

#: the bots' characters, out of legends: name and face
CHARACTERS: Final = {
    "Bazyl": "lizardman",
    "Bogna": "witch-face",
    "Borowy": "tree-face",
    "Boruta": "devil-mask",
    "Bramble": "raccoon-head",
    "Dobromił": "monk-face",
    "Gniewko": "orc-head",
    "Hawthorn": "kenku-head",
    "Licho": "imp-laugh",
    "Lisica": "fox-head",
    "Miszka": "bear-head",
    "Mszczuj": "barbarian",
    "Popiel": "old-king",
    "Puchacz": "barn-owl",
    "Raróg": "eagle-head",
    "Rokita": "goblin-head",
    "Skarbek": "dwarf-face",
    "Sorrel": "lynx-head",
    "Stańczyk": "jester-hat",
    "Stolem": "golem-head",
    "Twardowski": "wizard-face",
    "Wilkomir": "wolf-head",
    "Wodnik": "triton-head",
    "Zawisza": "black-knight-helm",
    "Żywia": "woman-elf-face",
}
#: the faces of people
FACES: Final = (
    "boar",
    "cowled",
    "crested-helmet",
    "deer-head",
    "dwarf-helmet",
    "elf-helmet",
    "gargoyle",
    "hood",
    "horse-head",
    "lion",
    "overlord-helm",
    "rabbit-head",
    "raven",
    "tiger-head",
    "viking-head",
    "warlock-hood",
)


def number_of(text: str) -> int:
    """A number that is always the same for a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def pick(among: list[str], seed: str, taken: Iterable[str]) -> str:
    """One that nobody has, by a seed; if there is none left, any."""
    left = [one for one in among if one not in set(taken)] or among
    return left[number_of(seed) % len(left)]


def bot_name(table: str, at: int, seats: Iterable[Seat]) -> str:
    """A name for the bot of a seat that nobody else at the table has."""
    return pick(list(CHARACTERS), f"{table}:{at}", [seat.name for seat in seats if seat.seat != at])


def with_bot_names(table: str, seats: list[Seat]) -> list[Seat]:
    """The seats, with a name for every bot that has none."""
    named = seats[:]
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            named[seat.seat] = replace(seat, name=bot_name(table, seat.seat, named))
    return named


def faces(seats: Iterable[Seat]) -> list[str]:
    """Everybody's face; an open seat has none."""
    shown: list[str] = []
    for seat in seats:
        if seat.kind == "open":
            shown.append("")
        elif seat.kind == "bot" and seat.name in CHARACTERS:
            shown.append(CHARACTERS[seat.name])
        else:
            shown.append(pick(list(FACES), seat.account_id or seat.name, shown))
    return shown
