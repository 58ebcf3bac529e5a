"""What is on the table, who may see it, and how cards, counters and tokens move."""

from __future__ import annotations

from typing import Annotated, Final

from wawel.engine.components import NONE
from wawel.engine.state import State
from wawel.engine.zones import EACH, PUBLIC, face_down
from wawel.games.talisman.box import (
    ADVENTURE,
    DRAWN,
    ENEMY,
    INNER,
    LORDS,
    MAGIC_OBJECT,
    OBJECT,
    PLAIN_OF_PERIL,
    REALM,
    S_CRAFT,
    S_FATE,
    S_GOLD,
    S_LIFE,
    S_SLEEP,
    S_STRENGTH,
    SPELL_DECK,
    STOCK_SPELL,
    TOWER,
    Box,
    Card,
    CardNo,
    CharacterNo,
    EndingNo,
    LordNo,
    LyingNo,
    PerLord,
    PerSpace,
    PerToken,
)
from wawel.games.talisman.pieces import Deck, Fight, Hoard, Lasting, Side

#: the five set-ups. [tali.ruling.options-compatible]
MODES: Final = ("realm", "tower", "challenge", "cards", "base")
M_REALM: Final = 0
M_TOWER: Final = 1
M_CHALLENGE: Final = 2
M_CARDS: Final = 3
M_BASE: Final = 4

#: how an encounter goes on. [tali.enc.space-or-character] [tali.meet.three-options]
NOT_MET: Final = 0
SPACE_MET: Final = 1
SCALE_MET: Final = 2
TOWER_MET: Final = 3


class TalismanState(State):
    """The table.

    `ground` has the cards lying on each space in the order in which they came, `gold` the gold there, `scales` the Lord
    whose scale lies there. `hoards` are what lies on cards, `lasting` the effects that last, `casting` the Spells being
    cast. `stock` are the Purchase and Talisman cards for sale, `unused` the characters that nobody has played, `fallen`
    those that were killed. `supply` has the counters, gold and sleep tokens, `pool` the dragon tokens that can be
    drawn, `gone` the discarded ones; `waiting` are tokens drawn and not yet resolved, `aside` those put aside in
    set-up. `encounter` says what the active character meets, `met` which cards of it are done with, `kills` how many
    Enemies it killed this turn, `fought` which it fought. `halted` ends a turn, `moved` begins a new encounter.
    `laid` are the backs of the Dragon Cards on the Adventure deck, the topmost last.
    [tali.ruling.hidden-information] [tali.ruling.counters-digital]
    """

    box: Box
    # how it is played
    mode: Annotated[int, PUBLIC]
    ending: Annotated[EndingNo, PUBLIC, NONE]
    endings: Annotated[bool, PUBLIC]
    wrath: Annotated[bool, PUBLIC]
    spawn: Annotated[bool, PUBLIC]
    easier: Annotated[bool, PUBLIC]
    sudden: Annotated[bool, PUBLIC]
    clock: Annotated[int, PUBLIC]
    limit: Annotated[int, PUBLIC]
    bonus: Annotated[bool, PUBLIC]
    threshold: Annotated[int, PUBLIC, 7]
    bloodbath: Annotated[bool, PUBLIC]
    inherit: Annotated[bool, PUBLIC]
    evading: Annotated[bool, PUBLIC]
    three: Annotated[bool, PUBLIC]
    newcomers: Annotated[bool, PUBLIC]
    # turns
    first: Annotated[int, PUBLIC, NONE]
    active: Annotated[int, PUBLIC, NONE]
    turn: Annotated[int, PUBLIC]
    round: Annotated[int, PUBLIC]
    halted: Annotated[bool, PUBLIC]
    moved: Annotated[bool, PUBLIC]
    die: Annotated[int, PUBLIC]
    dice: Annotated[tuple[int, ...], PUBLIC]
    encounter: Annotated[int, PUBLIC]
    met: Annotated[tuple[CardNo, ...], PUBLIC]
    kills: Annotated[int, PUBLIC]
    defeated: Annotated[bool, PUBLIC]
    fought: Annotated[tuple[CardNo, ...], PUBLIC]
    crowned: Annotated[bool, PUBLIC]
    won: Annotated[int, PUBLIC]
    # the board
    ground: Annotated[list[tuple[LyingNo, ...]], PUBLIC]
    gold: Annotated[PerSpace, PUBLIC]
    scales: Annotated[PerSpace, PUBLIC]
    hoards: Annotated[list[Hoard], PUBLIC]
    lasting: Annotated[list[Lasting], PUBLIC]
    fight: Annotated[Fight, PUBLIC]
    # decks and supplies
    decks: Annotated[list[Deck], EACH]
    laid: Annotated[tuple[LordNo, ...], PUBLIC]
    spell_deck: Annotated[list[CardNo], face_down("spells")]
    spell_discards: Annotated[tuple[CardNo, ...], PUBLIC]
    casting: Annotated[tuple[CardNo, ...], PUBLIC]
    stock: Annotated[tuple[CardNo, ...], PUBLIC]
    unused: Annotated[tuple[CharacterNo, ...], PUBLIC]
    fallen: Annotated[tuple[CharacterNo, ...], PUBLIC]
    supply: Annotated[list[int], PUBLIC]
    # Dragons
    king: Annotated[LordNo, PUBLIC, NONE]
    lord_scales: Annotated[PerLord, PUBLIC]
    lord_lives: Annotated[PerLord, PUBLIC]
    pool: Annotated[PerToken, PUBLIC]
    gone: Annotated[PerToken, PUBLIC]
    aside: Annotated[PerToken, PUBLIC]
    waiting: Annotated[tuple[int, ...], PUBLIC]
    sides: Annotated[list[Side], EACH]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "active",
        "aside",
        "bloodbath",
        "bonus",
        "box",
        "casting",
        "clock",
        "crowned",
        "decks",
        "defeated",
        "dice",
        "die",
        "easier",
        "encounter",
        "ending",
        "endings",
        "evading",
        "fallen",
        "fight",
        "first",
        "fought",
        "gold",
        "gone",
        "ground",
        "halted",
        "hoards",
        "inherit",
        "kills",
        "king",
        "laid",
        "lasting",
        "limit",
        "lord_lives",
        "lord_scales",
        "met",
        "mode",
        "moved",
        "newcomers",
        "pool",
        "round",
        "scales",
        "sides",
        "spawn",
        "spell_deck",
        "spell_discards",
        "stock",
        "sudden",
        "supply",
        "three",
        "threshold",
        "turn",
        "unused",
        "waiting",
        "won",
        "wrath",
    )

    def __init__(self, o: TalismanState | None = None) -> None:
        State.__init__(self, o)
        if o is None:
            self.mode = 0
            self.ending = NONE
            self.endings = False
            self.wrath = False
            self.spawn = False
            self.easier = False
            self.sudden = False
            self.clock = 0
            self.limit = 0
            self.bonus = False
            self.threshold = 7
            self.bloodbath = False
            self.inherit = False
            self.evading = False
            self.three = False
            self.newcomers = False
            self.first = NONE
            self.active = NONE
            self.turn = 0
            self.round = 0
            self.halted = False
            self.moved = False
            self.die = 0
            self.dice = ()
            self.encounter = 0
            self.met = ()
            self.kills = 0
            self.defeated = False
            self.fought = ()
            self.crowned = False
            self.won = 0
            self.ground = []
            self.gold = []
            self.scales = []
            self.hoards = []
            self.lasting = []
            self.fight = Fight()
            self.decks = []
            self.laid = ()
            self.spell_deck = []
            self.spell_discards = ()
            self.casting = ()
            self.stock = ()
            self.unused = ()
            self.fallen = ()
            self.supply = []
            self.king = NONE
            self.lord_scales = []
            self.lord_lives = []
            self.pool = []
            self.gone = []
            self.aside = []
            self.waiting = ()
            self.sides = []
        else:
            self.box = o.box
            self.mode = o.mode
            self.ending = o.ending
            self.endings = o.endings
            self.wrath = o.wrath
            self.spawn = o.spawn
            self.easier = o.easier
            self.sudden = o.sudden
            self.clock = o.clock
            self.limit = o.limit
            self.bonus = o.bonus
            self.threshold = o.threshold
            self.bloodbath = o.bloodbath
            self.inherit = o.inherit
            self.evading = o.evading
            self.three = o.three
            self.newcomers = o.newcomers
            self.first = o.first
            self.active = o.active
            self.turn = o.turn
            self.round = o.round
            self.halted = o.halted
            self.moved = o.moved
            self.die = o.die
            self.dice = o.dice
            self.encounter = o.encounter
            self.met = o.met
            self.kills = o.kills
            self.defeated = o.defeated
            self.fought = o.fought
            self.crowned = o.crowned
            self.won = o.won
            self.ground = o.ground.copy()
            self.gold = o.gold.copy()
            self.scales = o.scales.copy()
            self.hoards = [Hoard(one) for one in o.hoards]
            self.lasting = [Lasting(one) for one in o.lasting]
            self.fight = Fight(o.fight)
            self.decks = [Deck(one) for one in o.decks]
            self.laid = o.laid
            self.spell_deck = o.spell_deck.copy()
            self.spell_discards = o.spell_discards
            self.casting = o.casting
            self.stock = o.stock
            self.unused = o.unused
            self.fallen = o.fallen
            self.supply = o.supply.copy()
            self.king = o.king
            self.lord_scales = o.lord_scales.copy()
            self.lord_lives = o.lord_lives.copy()
            self.pool = o.pool.copy()
            self.gone = o.gone.copy()
            self.aside = o.aside.copy()
            self.waiting = o.waiting
            self.sides = [Side(one) for one in o.sides]

    def clone(self) -> TalismanState:
        return TalismanState(self)

    # --- end of what is written

    # ------------------------------------------------------------------ seats

    def clockwise(self, seat: int) -> list[int]:
        """The seats with a character, clockwise from one. [tali.turn.pass-left]"""
        found = []
        for step in range(self.players):
            at = (seat + step) % self.players
            if self.sides[at].character != NONE:
                found.append(at)
        return found

    def others(self, seat: int) -> list[int]:
        """The other seats with a character, clockwise."""
        return [other for other in self.clockwise(seat) if other != seat]

    def here(self, space: int, seat: int) -> list[int]:
        """The other characters on a space."""
        return [other for other in self.clockwise(seat) if other != seat and self.sides[other].space == space]

    def dragons_in_play(self) -> bool:
        """Are there Lords, dragon tokens and Dragon Cards? [tali.ruling.partial-config]"""
        return self.mode != M_BASE

    def dragons_needed(self) -> bool:
        """Are Lords, tokens and Dragon Cards on the table, if only for an ending? [tali.ending.other-use]"""
        return self.mode != M_BASE or self.endings

    def king_fights(self) -> bool:
        """Is the game won against the Dragon King? [tali.goal.win]"""
        return self.mode <= M_CHALLENGE

    # ------------------------------------------------------------------ the board

    def region(self, space: int) -> int:
        """The Region of a space."""
        return self.box.spaces[space].region

    def inner(self, space: int) -> bool:
        """Is a space in an Inner Region?"""
        return self.box.spaces[space].region >= INNER

    def ahead(self, space: int, n: int) -> int:
        """The space so many spaces clockwise; counter-clockwise if below 0."""
        one = self.box.spaces[space]
        ring = self.box.rings[one.region]
        return ring[(one.at + n) % len(ring)]

    def place(self, seat: int, space: int) -> None:
        """Put a figure on a space; what it had begun elsewhere is over. [tali.overview.figure-marks-position]

        [tali.space.werewolf-own] [tali.ruling.retreat-moment]
        """
        side = self.sides[seat]
        side.space = space
        side.trial = 0
        side.cleared = False
        if not self.inner(space) or self.box.spaces[space].kind == PLAIN_OF_PERIL:
            side.retreating = False
        self.event("moved", seat, space)

    def space_of(self, kind: int) -> int:
        """The first space of a kind on the boards in use, or none. [tali.ruling.overlay-missing-spaces]"""
        for space in self.box.of_kind[kind]:
            if self.in_use(space):
                return space
        return NONE

    def in_use(self, space: int) -> bool:
        """Does a space belong to the boards in use? An effect that names a space of the Inner Region never means the
        Tower beside the board. [tali.challenge.encounter-moves-main] [tali.overlay.new-inner]"""
        region = self.box.spaces[space].region
        if region < INNER:
            return True
        if self.mode == M_REALM:
            return region == REALM or space == self.box.crown
        if self.mode == M_TOWER:
            return region == TOWER
        return region == INNER

    # ------------------------------------------------------------------ cards on spaces

    def lay(self, space: int, card: int) -> None:
        """A card comes to lie face up on a space, with what belongs on it."""
        kind = self.box.cards[card]
        lying = 2 * card
        if kind.arrives_asleep and self.supply[S_SLEEP]:
            self.supply[S_SLEEP] -= 1
            lying += 1
        self.ground[space] = (*self.ground[space], lying)
        if kind.stock:
            self.fill(space, card, kind)
        self.event("lay", card, space)

    def fill(self, space: int, card: int, kind: Card) -> None:
        """Counters, gold, sleep tokens or Spells onto a card, as many as there are. [tali.golden.finite-supply]"""
        hoard = Hoard()
        hoard.space = space
        hoard.card = card
        if kind.stock == STOCK_SPELL:
            for _ in range(kind.stock_n):
                spell = self.draw_spell()
                if spell != NONE:
                    hoard.cards = (*hoard.cards, spell)
        elif kind.stock < STOCK_SPELL:
            at = STOCKED[kind.stock]
            hoard.what = at
            hoard.n = min(kind.stock_n, self.supply[at])
            self.supply[at] -= hoard.n
        self.hoards.append(hoard)

    def hoard_of(self, space: int, card: int) -> Hoard:
        """What lies on a card; nothing at first."""
        for hoard in self.hoards:
            if hoard.space == space and hoard.card == card:
                return hoard
        hoard = Hoard()
        hoard.space = space
        hoard.card = card
        self.hoards.append(hoard)
        return hoard

    def lift(self, space: int, lying: int) -> None:
        """Take a card off a space; its sleep token goes back to the pool. [tali.ruling.sleep-killed]"""
        found = list(self.ground[space])
        found.remove(lying)
        self.ground[space] = tuple(found)
        if lying & 1:
            self.supply[S_SLEEP] += 1

    def remove(self, space: int, lying: int) -> None:
        """Discard a card that lies on a space, with all that lies on it."""
        self.lift(space, lying)
        card = lying >> 1
        self.empty(space, card)
        self.discard(card)
        self.event("discarded", card, space)

    def empty(self, space: int, card: int) -> None:
        """What lies on a card goes back: to the supply, to its decks, to the discarded tokens."""
        for hoard in self.hoards:
            if hoard.space == space and hoard.card == card:
                self.hoards.remove(hoard)
                if hoard.n:
                    self.supply[hoard.what] += hoard.n
                for one in hoard.cards:
                    self.discard(one)
                for lord in range(LORDS):
                    self.gone[lord] += hoard.scales[lord]
                return

    def asleep(self, space: int, card: int, sleeps: bool) -> None:
        """Put a sleep token on a card that lies awake on a space, or take it off. [tali.sleep.one-per-enemy]"""
        found = list(self.ground[space])
        was = 2 * card + (0 if sleeps else 1)
        found[found.index(was)] = was ^ 1
        self.ground[space] = tuple(found)
        self.supply[S_SLEEP] += -1 if sleeps else 1
        self.event("asleep" if sleeps else "awake", card, space)

    def discard(self, card: int) -> None:
        """A card goes to the pile it belongs to. [tali.card.purchase-return] [tali.card.talisman-return]

        [tali.ruling.dragon-card-discard-pile]
        """
        deck = self.box.cards[card].deck
        if deck < DRAWN:
            pile = self.decks[deck]
            pile.discards = (*pile.discards, card)
        elif deck == SPELL_DECK:
            self.spell_discards = (*self.spell_discards, card)
        else:
            self.stock = (*self.stock, card)

    # ------------------------------------------------------------------ decks

    def draw(self, deck: int) -> int:
        """The top of a deck, or none; an empty one is made anew from its discards. [tali.card.deck-reshuffle]

        [tali.deck.exhausted] [tali.ruling.dragon-deck-refill-moment] [tali.ruling.dragon-cards-in-adventure-deck]
        """
        if deck == ADVENTURE and self.laid:
            lord = self.laid[-1]
            self.laid = self.laid[:-1]
            pile = self.decks[lord]
            pile.lent -= 1
            self.reveal()
            return pile.cards.pop(pile.lent)
        pile = self.decks[deck]
        if pile.left() == 0:
            if not pile.discards:
                return NONE
            fresh = list(pile.discards)
            pile.discards = ()
            self.shuffle(fresh)
            pile.cards += fresh
            pile.knows = (0,) * self.players
            self.event("reshuffled", deck)
        pile.knows = tuple([max(0, n - 1) for n in pile.knows])
        self.reveal()
        return pile.cards.pop()

    def draw_spell(self) -> int:
        """The top of the Spell deck, or none. [tali.card.deck-reshuffle]"""
        if not self.spell_deck:
            self.spell_deck = list(self.spell_discards)
            self.spell_discards = ()
            self.shuffle(self.spell_deck)
            if self.spell_deck:
                self.event("spells-reshuffled")
        if not self.spell_deck:
            return NONE
        self.reveal()
        return self.spell_deck.pop()

    # ------------------------------------------------------------------ counters and gold

    def gain_life(self, seat: int, n: int) -> None:
        """Lives, also above the value. [tali.life.gain-over]"""
        got = min(n, self.supply[S_LIFE])
        if got > 0:
            self.supply[S_LIFE] -= got
            self.sides[seat].lives += got
            self.event("life", seat, got)

    def heal(self, seat: int, n: int) -> None:
        """Lives up to the value on the card. [tali.life.heal-cap]"""
        side = self.sides[seat]
        self.gain_life(seat, min(n, self.box.characters[side.character].life - side.lives))

    def gain_fate(self, seat: int, n: int) -> None:
        """Fate, also above the value. [tali.fate.replenish]"""
        got = min(n, self.supply[S_FATE])
        if got > 0:
            self.supply[S_FATE] -= got
            self.sides[seat].fate += got
            self.event("fate", seat, got)

    def restore_fate(self, seat: int, n: int) -> None:
        """Fate up to the value on the card. [tali.fate.replenish]"""
        side = self.sides[seat]
        self.gain_fate(seat, min(n, self.box.characters[side.character].fate - side.fate))

    def lose_fate(self, seat: int, n: int) -> None:
        """Fate back to the supply, as much as there is."""
        side = self.sides[seat]
        lost = min(n, side.fate)
        if lost:
            side.fate -= lost
            self.supply[S_FATE] += lost
            self.event("lost-fate", seat, lost)

    def gain_gold(self, seat: int, n: int) -> None:
        """Gold from the supply; a Toad may take none. [tali.gold.not-object] [tali.toad.drops]"""
        side = self.sides[seat]
        got = 0 if side.toad else min(n, self.supply[S_GOLD])
        if got > 0:
            self.supply[S_GOLD] -= got
            side.gold += got
            self.event("gold", seat, got)

    def lose_gold(self, seat: int, n: int) -> None:
        """Gold back to the supply, as much as there is."""
        side = self.sides[seat]
        lost = min(n, side.gold)
        if lost:
            side.gold -= lost
            self.supply[S_GOLD] += lost
            self.event("lost-gold", seat, lost)

    def gain_strength(self, seat: int, n: int) -> None:
        """Strength counters. [tali.stat.counters]"""
        got = min(n, self.supply[S_STRENGTH])
        if got > 0:
            self.supply[S_STRENGTH] -= got
            self.sides[seat].strength += got
            self.event("strength", seat, got)

    def lose_strength(self, seat: int, n: int) -> None:
        """Strength counters back to the supply, never below the printed value. [tali.stat.floor]"""
        side = self.sides[seat]
        lost = min(n, side.strength)
        if lost:
            side.strength -= lost
            self.supply[S_STRENGTH] += lost
            self.event("lost-strength", seat, lost)

    def gain_craft(self, seat: int, n: int) -> None:
        """Craft counters. [tali.stat.counters]"""
        got = min(n, self.supply[S_CRAFT])
        if got > 0:
            self.supply[S_CRAFT] -= got
            self.sides[seat].craft += got
            self.event("craft", seat, got)

    def lose_craft(self, seat: int, n: int) -> None:
        """Craft counters back to the supply, never below the printed value. [tali.stat.floor]"""
        side = self.sides[seat]
        lost = min(n, side.craft)
        if lost:
            side.craft -= lost
            self.supply[S_CRAFT] += lost
            self.event("lost-craft", seat, lost)

    # ------------------------------------------------------------------ what a character holds

    def hold(self, seat: int, card: int) -> None:
        """A card joins what a character holds: an Enemy joins as a Follower. [tali.ruling.enemy-follower]"""
        side = self.sides[seat]
        if self.box.cards[card].type in (OBJECT, MAGIC_OBJECT):
            side.objects = (*side.objects, card)
        else:
            side.followers = (*side.followers, card)
        self.refresh_side(seat)
        self.event("took", seat, card)

    def let_go(self, seat: int, card: int) -> None:
        """A card is no longer held."""
        side = self.sides[seat]
        if card in side.objects:
            side.objects = without(side.objects, card)
        else:
            side.followers = without(side.followers, card)
        self.refresh_side(seat)

    def lose_card(self, seat: int, card: int) -> None:
        """A held card is discarded. [tali.object.ditch]"""
        self.let_go(seat, card)
        self.discard(card)
        self.event("lost-card", seat, card)

    def ditch(self, seat: int, card: int) -> None:
        """A held card is left face up on the character's space; an Enemy kept as a Follower is discarded.

        [tali.object.ditch] [tali.ruling.enemy-follower]
        """
        self.let_go(seat, card)
        if self.box.cards[card].type == ENEMY:
            self.discard(card)
        else:
            space = self.sides[seat].space
            self.ground[space] = (*self.ground[space], 2 * card)
        self.event("ditched", seat, card)

    def refresh_side(self, seat: int) -> None:
        """Standing abilities follow from the character and what it holds; a Toad has none of its own.

        [tali.toad.stats] [tali.ruling.hidden-information]
        """
        side = self.sides[seat]
        cards = self.box.cards
        has = 0
        magic = 0
        if side.character != NONE and not side.toad:
            has = self.box.characters[side.character].has
        for card in side.objects:
            if cards[card].type == MAGIC_OBJECT:
                magic |= cards[card].has
            else:
                has |= cards[card].has
        for card in side.followers:
            if cards[card].type != ENEMY:
                has |= cards[card].has
        side.has = has
        side.magic = magic


STOCKED: Final = (NONE, S_STRENGTH, S_CRAFT, S_LIFE, S_GOLD, S_SLEEP)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
