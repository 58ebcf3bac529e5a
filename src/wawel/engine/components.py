"""Components are numbers inside a game and ids at every border.

Rules and search work on numbers: they are quick to compare and to copy. Saved games, records, events, views and
messages name components by the ids of the content files, so that a row moved or added there never turns one card into
another. A field says in its type which kind of component its numbers stand for:

    CardNo = Annotated[int, number_of("card")]
    PerCard = Annotated[list[int], by("card")]
    CardSet = Annotated[int, set_of("card")]
"""

from __future__ import annotations

from typing import Annotated, Final

from wawel.engine.mypyc_shim import mypyc_attr
from wawel.engine.verbs import Verbs

#: how a field holds components: one number, a list with a place for each, a bit set
NUMBER: Final = "number"
PLACES: Final = "places"
BITS: Final = "bits"
#: an option code: named by its verb
CODE: Final = "code"

#: no component: below every number
NONE: Final = -1

#: for pieces that serve several kinds: each class of them names its own kind as `COMPONENT`
OF_THE_CLASS: Final = "COMPONENT"


class Meaning:
    """What the numbers of a field stand for: a kind of component, and the way they are held."""

    __slots__ = ("form", "kind")

    def __init__(self, kind: str, form: str) -> None:
        self.kind = kind
        self.form = form


def number_of(kind: str) -> Meaning:
    """The number of a component; below 0 is none. In JSON its id, or null."""
    return Meaning(kind, NUMBER)


def by(kind: str) -> Meaning:
    """A list with a place for each component of a kind. In JSON a table by id."""
    return Meaning(kind, PLACES)


def set_of(kind: str) -> Meaning:
    """A bit set of components. In JSON a list of ids."""
    return Meaning(kind, BITS)


#: a sealed answer
OptionCode = Annotated[int, Meaning("option", CODE)]


def kinds(cards: list[int]) -> list[int]:
    """Each kind of card once, in the order in which the cards came."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """What is in the box of one game; a game derives its own from it. `ids[kind]` has the id of each component of a
    kind, by number. `verbs` names the options; the game sets it when it is made."""

    __slots__ = ("ids", "verbs")

    def __init__(self) -> None:
        self.ids: dict[str, list[str]] = {}
        self.verbs: Verbs = Verbs()

    def new_id(self, kind: str, name: str) -> int:
        """Give the next component of a kind its id; returns its number."""
        known = self.ids.setdefault(kind, [])
        known.append(name)
        return len(known) - 1

    def count(self, kind: str) -> int:
        """How many components of a kind there are."""
        return len(self.ids.get(kind, []))
