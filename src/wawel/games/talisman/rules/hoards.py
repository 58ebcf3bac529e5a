"""What lies on cards: hoards of Dragons and their looting, Spells that can be taken, gold by a die."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    ENEMY,
    MAGIC_OBJECT,
    OBJECT,
    S_GOLD,
    S_LIFE,
    SPELL_CARD,
    CardNo,
    SpaceNo,
)
from wawel.games.talisman.figures import spell_limit
from wawel.games.talisman.options import PICK, TAKE, TAKE_GOLD
from wawel.games.talisman.rules.chance import throw
from wawel.games.talisman.rules.hold import gain_card, settle
from wawel.games.talisman.state import TalismanState

#: what a hoard takes, in the order of the word's names
FOLLOWERS, OBJECTS, ALL_GOLD, ALL_SPELLS, A_LIFE = range(5)


def hoard(s: TalismanState, seat: int, what: int, card: int, space: int) -> None:
    """Something of the beaten character is put on the card that beat it. [tali.discard.victim-chooses]"""
    side = s.sides[seat]
    if what in (FOLLOWERS, OBJECTS):
        s.stack.append(GiveUp(seat, card, space, what == OBJECTS))
        return
    found = s.hoard_of(space, card)
    if what == ALL_GOLD:
        found.what = S_GOLD
        found.n += side.gold
        if side.gold:
            s.event("lost-gold", seat, side.gold)
        side.gold = 0
    elif what == A_LIFE:
        if s.supply[S_LIFE]:
            s.supply[S_LIFE] -= 1
            found.what = S_LIFE
            found.n += 1
    elif side.spells:
        for spell in side.spells:
            s.event("lost-spell", seat, spell)
        found.cards = (*found.cards, *side.spells)
        side.spells = []
        s.reveal()


class GiveUp(Step[TalismanState]):
    """An own Follower or Object is put on the card of a Dragon; an Enemy kept as a Follower is discarded.

    [tali.discard.victim-chooses] [tali.ruling.enemy-follower]
    """

    __slots__ = ("card", "objects", "seat", "space")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.discard.victim-chooses"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardNo, space: SpaceNo, objects: bool) -> None:
        self.seat = seat
        self.card = card
        self.space = space
        self.objects = objects

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        held = side.objects if self.objects else side.followers
        if held:
            s.ask(self.seat, [PICK + card for card in kinds(list(held))])
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        card = option - PICK
        if s.box.cards[card].type == ENEMY:
            s.lose_card(self.seat, card)
        else:
            s.let_go(self.seat, card)
            s.event("lost-card", self.seat, card)
            found = s.hoard_of(self.space, self.card)
            found.cards = (*found.cards, card)
        settle(s, self.seat)


def draw_hoard(s: TalismanState, card: int, space: int, n: int) -> None:
    """Cards of a Dragon's own deck are turned over for its killer; they lie on it until it is taken away."""
    found = s.hoard_of(space, card)
    for _ in range(n):
        drawn = s.draw(s.box.cards[card].deck)
        if drawn != NONE:
            found.cards = (*found.cards, drawn)
            s.event("turned-over", drawn)


class Loot(Step[TalismanState]):
    """The killer may take what lies on the card: Objects and Followers, gold, Spells within the limit; of a lair only
    one Object. The rest is discarded with the card. [tali.spell.gain-needs-room] [tali.toad.drops]"""

    __slots__ = ("card", "one", "seat", "space")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.card.object-follower-take"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardNo, space: SpaceNo, one: bool) -> None:
        self.seat = seat
        self.card = card
        self.space = space
        self.one = one

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        if side.character == NONE or side.toad:
            s.end()
            return
        found = s.hoard_of(self.space, self.card)
        cards = s.box.cards
        room = len(side.spells) < spell_limit(s, side)
        options = []
        for card in kinds(list(found.cards)):
            if self.one and cards[card].type not in (OBJECT, MAGIC_OBJECT):
                continue
            if cards[card].type != SPELL_CARD or room:
                options.append(PICK + card)
            else:
                s.block(PICK + card, "tali.spell.gain-needs-room")
        if found.n and found.what == S_GOLD:
            options.append(TAKE_GOLD)
        if options:
            s.ask(self.seat, options, done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE or self.one:
            s.end()
        if option == DONE:
            return
        side = s.sides[self.seat]
        found = s.hoard_of(self.space, self.card)
        if option == TAKE_GOLD:
            side.gold += found.n
            s.event("gold", self.seat, found.n)
            found.n = 0
            return
        card = option - PICK
        at = found.cards.index(card)
        found.cards = found.cards[:at] + found.cards[at + 1 :]
        if s.box.cards[card].type == SPELL_CARD:
            side.spells.append(card)
            s.event("took", self.seat, card)
        else:
            gain_card(s, self.seat, card)


class Sprite(Step[TalismanState]):
    """One of the face-up Spells on a card, within the limit. [tali.spell.gain-needs-room]"""

    __slots__ = ("card", "seat", "space")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.spell.gain-needs-room"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardNo, space: SpaceNo) -> None:
        self.seat = seat
        self.card = card
        self.space = space

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        found = s.hoard_of(self.space, self.card)
        if found.cards and not side.toad and len(side.spells) < spell_limit(s, side):
            s.ask(self.seat, [PICK + spell for spell in kinds(list(found.cards))], done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option != DONE:
            found = s.hoard_of(self.space, self.card)
            at = found.cards.index(option - PICK)
            found.cards = found.cards[:at] + found.cards[at + 1 :]
            s.sides[self.seat].spells.append(option - PICK)
            s.event("took", self.seat, option - PICK)


class Caller(Step[TalismanState]):
    """The top discarded Spell may be taken; it can't be cast in the same round. [tali.spell.gain-needs-room]

    [tali.ruling.round-length]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.spell.gain-needs-room"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        if s.spell_discards and not side.toad and len(side.spells) < spell_limit(s, side):
            s.ask(self.seat, [TAKE + s.spell_discards[-1]], done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option != DONE:
            side = s.sides[self.seat]
            spell = option - TAKE
            s.spell_discards = s.spell_discards[:-1]
            side.spells.append(spell)
            side.spent = (*side.spent, spell)
            s.event("took", self.seat, spell)


class GoldByDie(Step[TalismanState]):
    """As much gold as a die shows. [tali.golden.finite-supply]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 1, GoldRolled(self.seat))


class GoldRolled(Step[TalismanState]):
    """The die was rolled. [tali.golden.finite-supply]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        s.gain_gold(self.seat, s.dice[0])
