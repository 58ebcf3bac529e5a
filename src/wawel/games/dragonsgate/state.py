"""What is on the table, and who may see it."""

from __future__ import annotations

from typing import Annotated

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.engine.events import EVERYONE
from wawel.engine.state import State
from wawel.engine.zones import EACH, PUBLIC, face_down
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
    TURNS,
    BoardNo,
    Box,
    DieNo,
    House,
    LevelNo,
    MasteryNo,
    PerBuilding,
    PerSpace,
    SpellNo,
)
from wawel.games.dragonsgate.pieces import Adepts, Candidates, Professors, Side


class DragonsgateState(State):
    """The main board and the houses around it.

    Stacks have their top at the end of the list. `spells` is the deck as it was shuffled; `sunk` lies under it, the
    cards put to the bottom since, first in first: `sunk_by` says who knows each, the seat that put it there in
    secret or everybody. `dice` are the active dice in order, `die` the one in use, `used` the used dice field;
    `neutral_out` counts neutral dice out of the game. `levels` has a Level token for each area, `masteries` a
    Mastery token for each above level 1. [gate.setup.supply] [gate.ruling.spell-hidden]
    """

    box: Box
    # chosen in set-up
    house: Annotated[BoardNo, PUBLIC]
    early_common_die: Annotated[bool, PUBLIC]
    # turn and phase
    turn: Annotated[int, PUBLIC]
    first: Annotated[int, PUBLIC]
    active: Annotated[int, PUBLIC]
    # dice
    dice: Annotated[list[DieNo], PUBLIC]
    die: Annotated[DieNo, PUBLIC, NONE]
    used: Annotated[list[DieNo], PUBLIC]
    neutral_out: Annotated[int, PUBLIC]
    # the main board
    tower: Annotated[int, PUBLIC, IMPS]
    spaces: Annotated[PerSpace, PUBLIC]
    levels: Annotated[list[LevelNo], PUBLIC]
    masteries: Annotated[list[MasteryNo], PUBLIC]
    adepts: Annotated[Adepts, EACH]
    professors: Annotated[Professors, EACH]
    tiles: Annotated[PerBuilding, PUBLIC]
    order: Annotated[list[int], PUBLIC, [NONE] * ORDER_SPACES]
    treasury: Annotated[list[int], PUBLIC, [NONE] * SEATS]
    spells: Annotated[list[SpellNo], face_down("spells")]
    sunk: Annotated[list[SpellNo], face_down("spells", known="sunk_known")]
    sunk_by: Annotated[list[int], PUBLIC]
    sides: Annotated[list[Side], EACH]

    # --- written by tools/fields.py from the declarations above
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

    def __init__(self, o: DragonsgateState | None = None) -> None:
        State.__init__(self, o)
        if o is None:
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
            self.adepts = Adepts()
            self.professors = Professors()
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
            self.dice = o.dice.copy()
            self.die = o.die
            self.used = o.used.copy()
            self.neutral_out = o.neutral_out
            self.tower = o.tower
            self.spaces = o.spaces.copy()
            self.levels = o.levels.copy()
            self.masteries = o.masteries.copy()
            self.adepts = Adepts(o.adepts)
            self.professors = Professors(o.professors)
            self.tiles = o.tiles.copy()
            self.order = o.order.copy()
            self.treasury = o.treasury.copy()
            self.spells = o.spells.copy()
            self.sunk = o.sunk.copy()
            self.sunk_by = o.sunk_by.copy()
            self.sides = [Side(one) for one in o.sides]

    def clone(self) -> DragonsgateState:
        return DragonsgateState(self)

    # --- end of what is written

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
        """Is there a neutral die on the used dice field?"""
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
        while steps > 0 and not self.in_treasury(side):
            steps -= 1
            side.dungeon += 1
            self.event("dungeon", seat, side.dungeon)
            self.gain(seat, self.box.dungeon[side.dungeon - 1].bonus)
            if self.in_treasury(side) and seat not in self.treasury:
                place = self.treasury.index(NONE)
                self.treasury[place] = seat
                self.event("treasury", seat, self.box.treasury[place].points)

    # ------------------------------------------------------------------ Spell cards

    def draw(self, seat: int, count: int) -> None:
        """Spell cards from the top of the deck; immediate ones are laid open, for they must be played now.

        [gate.prof.mage-reward] [gate.spell.draw-all-first] [gate.spell.immediate]
        """
        side = self.sides[seat]
        drawn = min(count, len(self.spells) + len(self.sunk))
        for _ in range(drawn):
            if self.spells:
                card = self.spells.pop()
            else:
                card = self.sunk.pop(0)
                self.sunk_by.pop(0)
            self.reveal()
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
