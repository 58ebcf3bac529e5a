"""Who may see a field: the lines of a state's secrecy table. A field without a line is an error."""

from __future__ import annotations

from typing import Final

OPEN_TO_ALL: Final = "public"
OPEN_TO_NONE: Final = "never"
OF_THE_OWNER: Final = "owner"
FACE_DOWN: Final = "face-down"
ORDER_HIDDEN: Final = "shuffled"
OWN_DECK: Final = "own-deck"
EACH_SEAT: Final = "each"


class Zone:
    """How one field is shown.

    `pool` names the cards that may be exchanged when a world is sampled: hidden cards of one pool are mixed and dealt
    back. `known` names a method of the piece, `known(reader) -> list[int]`, with the positions a reader has seen.
    `apart` names a flag of the state: while it is set, everybody knows whose cards are whose, and the cards of each
    seat are a pool of their own. `backs` names a method of the piece, `backs() -> dict[int, list[int]]`: for positions
    whose back tells something, the cards that have such a back.
    """

    __slots__ = ("apart", "backs", "known", "kind", "pool")

    def __init__(self, kind: str, pool: str = "", known: str = "", apart: str = "", backs: str = "") -> None:
        self.kind = kind
        self.pool = pool
        self.known = known
        self.apart = apart
        self.backs = backs


#: everybody sees it
PUBLIC = Zone(OPEN_TO_ALL)
#: in nobody's view: the generator, the stack
NEVER = Zone(OPEN_TO_NONE)
#: a piece, or a list with one piece per seat, each with a table of its own
EACH = Zone(EACH_SEAT)


def owner(pool: str, known: str = "", apart: str = "") -> Zone:
    """A list of cards its owner sees; the others see backs."""
    return Zone(OF_THE_OWNER, pool, known, apart)


def face_down(pool: str, known: str = "", backs: str = "") -> Zone:
    """A list of cards nobody sees, but for the known positions."""
    return Zone(FACE_DOWN, pool, known, backs=backs)


def own_deck(pool: str, apart: str = "") -> Zone:
    """A deck whose owner knows its cards but not their order; the others see backs."""
    return Zone(OWN_DECK, pool, "", apart)


def shuffled(known: str = "", backs: str = "") -> Zone:
    """A list whose cards everybody knows (all others are visible) but whose order is hidden."""
    return Zone(ORDER_HIDDEN, "", known, backs=backs)
