"""What lies on the table, and who may see it."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.effects import Effect
from wawel.engine.events import EVERYONE
from wawel.engine.state import Piece, State
from wawel.engine.zones import EACH, PUBLIC, Zone, face_down, owner, shuffled
from wawel.games.dragonsgate.box import (
    GAIN_COINS,
    GAIN_DUNGEON,
    GAIN_IMPS,
    GAIN_MAGIC,
    GAIN_PRESTIGE,
    GAIN_RELIEF,
    GAIN_SPELLS,
    GAIN_STRENGTH,
    GAIN_TRICKERY,
    GAIN_TURNS_LEFT,
    IMPS,
    NEUTRAL,
    ORDER_SPACES,
    SEATS,
    SIDES,
    STARTING,
    TURNS,
    Box,
    House,
    Person,
)
from wawel.games.dragonsgate.load import standard

#: no token, no die, no seat
NONE: Final = -1
#: dice that start on a player board; the third one is in the pool. [gate.setup.own-dice-on-board]
DICE_ON_BOARD: Final = 2


class Side(Piece):
    """A house: its board and what lies there, its markers on the main board, and a hand only its owner sees.

    `upkeep`, `trickery` and `dungeon` count spaces from the start; a disc on the last dungeon space is in the treasury.
    `professions` has a token or NONE for each place. Building n covers site `sites[n]`; `free` is the bit set of
    squares still empty. `open` holds immediate Spell cards that must be played now, for all to see.
    [gate.ruling.spell-hidden] [gate.setup.colour-pieces]
    """

    __slots__ = (
        "adepts",
        "buildings",
        "coins",
        "dice",
        "dungeon",
        "free",
        "hand",
        "imps",
        "open",
        "prestige",
        "professions",
        "professors",
        "sites",
        "traits",
        "trickery",
        "upkeep",
    )

    VISIBLE: ClassVar[dict[str, Zone]] = {
        "coins": PUBLIC,
        "imps": PUBLIC,
        "prestige": PUBLIC,
        "traits": PUBLIC,
        "upkeep": PUBLIC,
        "trickery": PUBLIC,
        "dungeon": PUBLIC,
        "dice": PUBLIC,
        "adepts": PUBLIC,
        "professors": PUBLIC,
        "professions": PUBLIC,
        "buildings": PUBLIC,
        "sites": PUBLIC,
        "free": PUBLIC,
        "hand": owner("spells"),
        "open": PUBLIC,
    }

    coins: int
    imps: int
    prestige: int
    traits: list[int]
    upkeep: int
    trickery: int
    dungeon: int
    dice: int
    adepts: list[int]
    professors: list[int]
    professions: list[int]
    buildings: list[int]
    sites: list[int]
    free: int
    hand: list[int]
    open: list[int]

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
            self.traits = o.traits[:]
            self.upkeep = o.upkeep
            self.trickery = o.trickery
            self.dungeon = o.dungeon
            self.dice = o.dice
            self.adepts = o.adepts[:]
            self.professors = o.professors[:]
            self.professions = o.professions[:]
            self.buildings = o.buildings[:]
            self.sites = o.sites[:]
            self.free = o.free
            self.hand = o.hand[:]
            self.open = o.open[:]

    def lean_on(self, professor: Person, sign: int) -> None:
        """A Professor's attributes come with them (1) and leave with them (-1). [gate.action5.attributes]"""
        for trait, points in enumerate(professor.traits):
            self.traits[trait] += sign * points


class Candidates(Piece):
    """Adepts or Professors to take: open ones on the spaces of the main board, a face-down stack, an open discard pile.

    [gate.prep.discard-piles] [gate.ruling.adept-stack-place]
    """

    __slots__ = ("discard", "display", "stack")

    VISIBLE: ClassVar[dict[str, Zone]] = {
        "display": PUBLIC,
        "stack": shuffled(),
        "discard": PUBLIC,
    }

    display: list[int]
    stack: list[int]
    discard: list[int]

    def __init__(self, o: Candidates | None = None) -> None:
        if o is None:
            self.display = []
            self.stack = []
            self.discard = []
        else:
            self.display = o.display[:]
            self.stack = o.stack[:]
            self.discard = o.discard[:]

    def within_reach(self, coins: int, price: int) -> bool:
        """Can one be taken: an open one, or the top of the stack for its price?

        [gate.ruling.display-not-refilled-midturn] [gate.ruling.cleared-tokens-discarded]
        """
        return max(self.display) != NONE or (coins >= price and self.left())

    def left(self) -> bool:
        """Is there anybody to draw?"""
        return len(self.stack) + len(self.discard) > 0

    def dismiss(self, person: int) -> None:
        """Neutral tokens go to the discard pile, starting ones back to the box. [gate.ruling.coloured-tokens]"""
        if person >= STARTING:
            self.discard.append(person)


class Table(State):
    """The main board and the houses around it.

    Stacks have their top at the end of the list. `spells` is the deck as it was shuffled; `sunk` lies under it, the
    cards put to the bottom since, first in first: `sunk_by` says who knows each, the seat that put it there in
    secret or everybody. `dice` are the active dice in order, `die` the one in use, `used` the used dice field;
    `neutral_out` counts neutral dice out of the game. `levels` has a Level token for each area, `masteries` a
    Mastery token for each above level 1. [gate.setup.supply] [gate.ruling.spell-hidden]
    """

    __slots__ = (
        "active",
        "adepts",
        "box",
        "dice",
        "die",
        "early_common_die",
        "first",
        "house",
        "levels",
        "masteries",
        "neutral_out",
        "order",
        "professors",
        "sides",
        "spaces",
        "spells",
        "sunk",
        "sunk_by",
        "tiles",
        "tower",
        "treasury",
        "turn",
        "used",
    )

    VISIBLE: ClassVar[dict[str, Zone]] = {
        "house": PUBLIC,
        "early_common_die": PUBLIC,
        "turn": PUBLIC,
        "first": PUBLIC,
        "active": PUBLIC,
        "dice": PUBLIC,
        "die": PUBLIC,
        "used": PUBLIC,
        "neutral_out": PUBLIC,
        "tower": PUBLIC,
        "spaces": PUBLIC,
        "levels": PUBLIC,
        "masteries": PUBLIC,
        "adepts": EACH,
        "professors": EACH,
        "tiles": PUBLIC,
        "order": PUBLIC,
        "treasury": PUBLIC,
        "spells": face_down("spells"),
        "sunk": face_down("spells", known="sunk_known"),
        "sunk_by": PUBLIC,
        "sides": EACH,
    }

    box: Box
    # chosen in set-up
    house: int
    early_common_die: bool
    # where the game stands
    turn: int
    first: int
    active: int
    # dice
    dice: list[int]
    die: int
    used: list[int]
    neutral_out: int
    # the main board
    tower: int
    spaces: list[int]
    levels: list[int]
    masteries: list[int]
    adepts: Candidates
    professors: Candidates
    tiles: list[int]
    order: list[int]
    treasury: list[int]
    spells: list[int]
    sunk: list[int]
    sunk_by: list[int]
    sides: list[Side]

    def __init__(self, o: Table | None = None) -> None:
        super().__init__(o)
        if o is None:
            self.box = standard()
            self.house = 0
            self.early_common_die = False
            self.turn = 0
            self.first = 0
            self.active = 0
            self.dice = []
            self.die = NONE
            self.used = []
            self.neutral_out = 0
            self.tower = IMPS
            self.spaces = []
            self.levels = []
            self.masteries = []
            self.adepts = Candidates()
            self.professors = Candidates()
            self.tiles = []
            self.order = [NONE] * ORDER_SPACES
            self.treasury = [NONE] * SEATS
            self.spells = []
            self.sunk = []
            self.sunk_by = []
            self.sides = []
        else:
            self.box = o.box
            self.house = o.house
            self.early_common_die = o.early_common_die
            self.turn = o.turn
            self.first = o.first
            self.active = o.active
            self.dice = o.dice[:]
            self.die = o.die
            self.used = o.used[:]
            self.neutral_out = o.neutral_out
            self.tower = o.tower
            self.spaces = o.spaces[:]
            self.levels = o.levels[:]
            self.masteries = o.masteries[:]
            self.adepts = Candidates(o.adepts)
            self.professors = Candidates(o.professors)
            self.tiles = o.tiles[:]
            self.order = o.order[:]
            self.treasury = o.treasury[:]
            self.spells = o.spells[:]
            self.sunk = o.sunk[:]
            self.sunk_by = o.sunk_by[:]
            self.sides = [Side(side) for side in o.sides]

    def clone(self) -> Table:
        return Table(self)

    def sunk_known(self, reader: int) -> list[int]:
        """The cards at the bottom of the deck a reader has seen: those played or shown, and their own discards."""
        return [i for i, by in enumerate(self.sunk_by) if by in (EVERYONE, reader)]

    # ------------------------------------------------------------------ reading the table

    def board(self) -> House:
        """The side of the player boards in use; everybody uses the same. [gate.ruling.player-board-layout]"""
        return self.box.houses[self.house]

    def seat_after(self, seat: int, steps: int) -> int:
        """The seat so many places to the left."""
        return (seat + steps) % self.players

    def used_neutral(self) -> bool:
        """Does a neutral die lie on the used dice field?"""
        return any(die // SIDES == NEUTRAL for die in self.used)

    def in_treasury(self, side: Side) -> bool:
        """Has a dungeon disc come to its end? [gate.ruling.treasury-details]"""
        return side.dungeon == len(self.box.dungeon)

    # ------------------------------------------------------------------ gains

    def gain(self, seat: int, effects: tuple[Effect, ...]) -> None:
        """Everything a bonus or reward gives, at once; Spell cards drawn are dealt with afterwards.

        [gate.prof.token-reward] [gate.action7.bonus-each-space] [gate.action6.cover-bonus]
        """
        side = self.sides[seat]
        for effect in effects:
            op = effect.op
            n = effect.n
            if op == GAIN_COINS:
                side.coins += n
                self.event("coins", seat, n)
            elif op == GAIN_PRESTIGE:
                self.honour(seat, n)
            elif op == GAIN_IMPS:
                self.take_imps(seat, n)
            elif op == GAIN_SPELLS:
                self.draw(seat, n)
            elif op == GAIN_TRICKERY:
                self.sneak(seat, n)
            elif op == GAIN_DUNGEON:
                self.explore(seat, n)
            elif op == GAIN_RELIEF:
                side.upkeep = max(0, side.upkeep - n)
                self.event("relief", seat, n)
            elif op == GAIN_TURNS_LEFT:
                self.honour(seat, TURNS - self.turn)
            elif GAIN_MAGIC <= op <= GAIN_STRENGTH:
                side.traits[op - GAIN_MAGIC] += n
                self.event("trait", seat, op - GAIN_MAGIC, n)

    def honour(self, seat: int, prestige: int) -> None:
        """Prestige at once."""
        if prestige:
            self.sides[seat].prestige += prestige
            self.event("prestige", seat, prestige)

    def take_imps(self, seat: int, count: int) -> None:
        """Imps from the Imp Tower, as many as are left there. [gate.ruling.imp-supply]"""
        taken = min(count, self.tower)
        if taken:
            self.tower -= taken
            self.sides[seat].imps += taken
            self.event("imps", seat, taken)
        else:
            self.event("no-imps", seat)

    def sneak(self, seat: int, steps: int) -> None:
        """Forward on the trickery track; beyond its last space steps are lost. [gate.ruling.trickery-track]"""
        side = self.sides[seat]
        side.trickery = min(side.trickery + steps, self.box.trickery_length)
        self.event("trickery", seat, steps, side.trickery)

    def explore(self, seat: int, steps: int) -> None:
        """Forward in the dungeon, the bonus of every space entered, and from the last space into the treasury.

        [gate.action7.move] [gate.action7.bonus-each-space] [gate.action7.treasury] [gate.ruling.treasury-details]
        [gate.ruling.dungeon-step-bonus] [gate.ruling.last-dungeon-space-bonus]
        """
        side = self.sides[seat]
        for _ in range(steps):
            if self.in_treasury(side):
                break
            side.dungeon += 1
            self.event("dungeon", seat, side.dungeon)
            self.gain(seat, self.box.dungeon[side.dungeon - 1].bonus)
            if self.in_treasury(side):
                place = self.treasury.index(NONE)
                self.treasury[place] = seat
                self.event("treasury", seat, self.box.treasury[place].points)

    # ------------------------------------------------------------------ Spell cards

    def draw(self, seat: int, count: int) -> None:
        """Spell cards from the top of the deck; immediate ones are laid open, for they must be played now.

        [gate.prof.mage-reward] [gate.spell.draw-all-first] [gate.spell.immediate]
        """
        side = self.sides[seat]
        drawn = 0
        for _ in range(count):
            if self.spells:
                card = self.spells.pop()
            elif self.sunk:
                card = self.sunk.pop(0)
                self.sunk_by.pop(0)
            else:
                break
            self.reveal()
            drawn += 1
            if self.box.spells[card].immediate:
                side.open.append(card)
                self.event("drew-immediate", seat, card)
            else:
                side.hand.append(card)
                self.event("drew-card", card, reader=seat)
        if drawn:
            self.event("drew", seat, drawn)

    def sink(self, card: int, known_by: int) -> None:
        """A card goes face down to the bottom of the deck. [gate.spell.to-bottom]"""
        self.sunk.append(card)
        self.sunk_by.append(known_by)

    # ------------------------------------------------------------------ Adepts and Professors

    def draw_from(self, people: Candidates) -> int:
        """The top of a stack, or none; an empty stack is made anew from the discards. [gate.prep.reshuffle]"""
        if not people.stack and people.discard:
            people.stack = people.discard
            people.discard = []
            self.shuffle(people.stack)
            self.event("adepts-reshuffled" if people is self.adepts else "professors-reshuffled")
        if not people.stack:
            return NONE
        self.reveal()
        return people.stack.pop()
