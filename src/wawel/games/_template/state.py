"""What is on the table, and who may see it."""

from __future__ import annotations

from typing import Annotated

from wawel.engine.components import NONE
from wawel.engine.state import Piece, State
from wawel.engine.zones import EACH, PUBLIC, face_down, owner
from wawel.games._template.box import Box, Card, CardNo


class Side(Piece):
    """One seat's side of the table: a hand that only its owner sees, gold, and the card played in this round.

    [hoard.secret.zones]
    """

    gold: Annotated[int, PUBLIC]
    hand: Annotated[list[CardNo], owner("cards")]
    played: Annotated[CardNo, PUBLIC, NONE]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("gold", "hand", "played")

    def __init__(self, o: Side | None = None) -> None:
        if o is None:
            self.gold = 0
            self.hand = []
            self.played = NONE
        else:
            self.gold = o.gold
            self.hand = o.hand.copy()
            self.played = o.played

    # --- end of what is written


class HoardState(State):
    """The table: a face-down deck whose top is the end of the list, an open discard pile, and a side for each seat.

    [hoard.secret.zones]
    """

    box: Box
    rounds: Annotated[int, PUBLIC]
    round: Annotated[int, PUBLIC]
    deck: Annotated[list[CardNo], face_down("cards")]
    discard: Annotated[list[CardNo], PUBLIC]
    sides: Annotated[list[Side], EACH]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("box", "deck", "discard", "round", "rounds", "sides")

    def __init__(self, o: HoardState | None = None) -> None:
        State.__init__(self, o)
        if o is None:
            self.rounds = 0
            self.round = 0
            self.deck = []
            self.discard = []
            self.sides = []
        else:
            self.box = o.box
            self.rounds = o.rounds
            self.round = o.round
            self.deck = o.deck.copy()
            self.discard = o.discard.copy()
            self.sides = [Side(one) for one in o.sides]

    def clone(self) -> HoardState:
        return HoardState(self)

    # --- end of what is written

    # ------------------------------------------------------------------ reading the table

    def card(self, kind: int) -> Card:
        """The values of a kind of card."""
        return self.box.cards[kind]

    def others(self, seat: int) -> list[int]:
        """All other seats, in order from the one after this."""
        return [(seat + i) % self.players for i in range(1, self.players)]

    # ------------------------------------------------------------------ moving cards and gold

    def draw(self, seat: int, count: int) -> None:
        """Draw from the deck; an empty deck is made anew from the discard pile. [hoard.deck.reshuffle]"""
        drawn = 0
        while drawn < count and (self.deck or self.discard):
            if not self.deck:
                self.deck = self.discard
                self.discard = []
                self.shuffle(self.deck)
                self.event("reshuffled")
            card = self.deck.pop()
            self.sides[seat].hand.append(card)
            self.reveal()
            self.event("drew-card", card, reader=seat)
            drawn += 1
        if drawn:
            self.event("drew", seat, drawn)

    def discard_from_hand(self, seat: int, card: int) -> None:
        """A hand card goes to the discard pile, where all see it."""
        self.sides[seat].hand.remove(card)
        self.discard.append(card)
        self.reveal()

    def gain(self, seat: int, gold: int) -> None:
        """Gold from the hoard, which never runs out. [hoard.effect.gain]"""
        self.sides[seat].gold += gold
        self.event("gained", seat, gold)
