"""The pieces of the table: a house for each seat, and the Adepts and Professors there are to take."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from wawel.engine.components import NONE, OF_THE_CLASS, number_of
from wawel.engine.state import Piece
from wawel.engine.zones import PUBLIC, owner, shuffled
from wawel.games.dragonsgate.box import (
    STARTING,
    AdeptNo,
    BuildingNo,
    Person,
    ProfessionNo,
    ProfessorNo,
    SiteNo,
    SpellNo,
    SquareSet,
)

#: an Adept or a Professor, as the class says
PersonNo = Annotated[int, number_of(OF_THE_CLASS)]
#: dice that start on a player board; the third one is in the pool. [gate.setup.own-dice-on-board]
DICE_ON_BOARD: Final = 2


class Side(Piece):
    """A house: its board and what lies there, its markers on the main board, and a hand only its owner sees.

    `upkeep`, `trickery` and `dungeon` count spaces from the start; a disc on the last dungeon space is in the treasury.
    `professions` has a token or NONE for each place. Building n covers site `sites[n]`; `free` is the bit set of
    squares still empty. `open` holds immediate Spell cards that must be played now, for all to see. `leaving` are
    Adepts who have taken a Profession and go when its rewards are dealt with. [gate.prof.discard-adept]
    [gate.ruling.spell-hidden] [gate.setup.colour-pieces]
    """

    coins: Annotated[int, PUBLIC]
    imps: Annotated[int, PUBLIC]
    prestige: Annotated[int, PUBLIC]
    traits: Annotated[list[int], PUBLIC, [0, 0, 0]]
    upkeep: Annotated[int, PUBLIC]
    trickery: Annotated[int, PUBLIC]
    dungeon: Annotated[int, PUBLIC]
    dice: Annotated[int, PUBLIC, DICE_ON_BOARD]
    adepts: Annotated[list[AdeptNo], PUBLIC]
    leaving: Annotated[tuple[AdeptNo, ...], PUBLIC]
    professors: Annotated[list[ProfessorNo], PUBLIC]
    professions: Annotated[list[ProfessionNo], PUBLIC]
    buildings: Annotated[list[BuildingNo], PUBLIC]
    sites: Annotated[list[SiteNo], PUBLIC]
    free: Annotated[SquareSet, PUBLIC]
    hand: Annotated[list[SpellNo], owner("spells")]
    open: Annotated[list[SpellNo], PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "adepts",
        "buildings",
        "coins",
        "dice",
        "dungeon",
        "free",
        "hand",
        "imps",
        "leaving",
        "open",
        "prestige",
        "professions",
        "professors",
        "sites",
        "traits",
        "trickery",
        "upkeep",
    )

    def __init__(self, o: Side | None = None) -> None:
        if o is None:
            self.coins = 0
            self.imps = 0
            self.prestige = 0
            self.traits = [0, 0, 0]
            self.upkeep = 0
            self.trickery = 0
            self.dungeon = 0
            self.dice = DICE_ON_BOARD
            self.adepts = []
            self.leaving = ()
            self.professors = []
            self.professions = []
            self.buildings = []
            self.sites = []
            self.free = 0
            self.hand = []
            self.open = []
        else:
            self.coins = o.coins
            self.imps = o.imps
            self.prestige = o.prestige
            self.traits = o.traits.copy()
            self.upkeep = o.upkeep
            self.trickery = o.trickery
            self.dungeon = o.dungeon
            self.dice = o.dice
            self.adepts = o.adepts.copy()
            self.leaving = o.leaving
            self.professors = o.professors.copy()
            self.professions = o.professions.copy()
            self.buildings = o.buildings.copy()
            self.sites = o.sites.copy()
            self.free = o.free
            self.hand = o.hand.copy()
            self.open = o.open.copy()

    # --- end of what is written

    def lean_on(self, professor: Person, sign: int) -> None:
        """A Professor's attributes come with them (1) and leave with them (-1). [gate.action5.attributes]"""
        for trait, points in enumerate(professor.traits):
            self.traits[trait] += sign * points


class Candidates(Piece):
    """Adepts or Professors to take: open ones on the spaces of the main board, a face-down stack, an open discard pile.

    [gate.prep.discard-piles] [gate.ruling.adept-stack-place]
    """

    display: Annotated[list[PersonNo], PUBLIC]
    stack: Annotated[list[PersonNo], shuffled()]
    discard: Annotated[list[PersonNo], PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("discard", "display", "stack")

    def __init__(self, o: Candidates | None = None) -> None:
        if o is None:
            self.display = []
            self.stack = []
            self.discard = []
        else:
            self.display = o.display.copy()
            self.stack = o.stack.copy()
            self.discard = o.discard.copy()

    # --- end of what is written

    def within_reach(self, coins: int, price: int) -> bool:
        """Can one be taken: an open one, or the top of the stack for its price?

        [gate.ruling.display-not-refilled-midturn] [gate.ruling.cleared-tokens-discarded]
        """
        return max(self.display) != NONE or (coins >= price and self.left())

    def left(self) -> bool:
        """Is there anybody to draw?"""
        return len(self.stack) + len(self.discard) > 0

    def clear_display(self) -> None:
        """Everybody on the spaces goes to the discard pile. [gate.ruling.cleared-tokens-discarded]"""
        for space, person in enumerate(self.display):
            if person != NONE:
                self.dismiss(person)
                self.display[space] = NONE

    def dismiss(self, person: int) -> None:
        """Neutral tokens go to the discard pile, starting ones back to the box. [gate.ruling.coloured-tokens]"""
        if person >= STARTING:
            self.discard.append(person)


class Adepts(Candidates):
    """The Adepts there are to take."""

    __slots__ = ()
    COMPONENT: ClassVar[str] = "adept"


class Professors(Candidates):
    """The Professors there are to take."""

    __slots__ = ()
    COMPONENT: ClassVar[str] = "professor"
