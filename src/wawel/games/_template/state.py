"""What lies on the table, and who may see it."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.state import Piece, State
from wawel.engine.zones import EACH, PUBLIC, Zone, face_down, owner
from wawel.games._template.box import Box, Card
from wawel.games._template.load import standard

#: no card
NONE: Final = -1


class Side(Piece):
    """One seat's side of the table: a hand that only its owner sees, gold, and the card played in this round.

    [hoard.secret.zones]
    """

    __slots__ = ("gold", "hand", "played")

    VISIBLE: ClassVar[dict[str, Zone]] = {
        "gold": PUBLIC,
        "hand": owner("cards"),
        "played": PUBLIC,
    }

    gold: int
    hand: list[int]
    played: int

    def __init__(self, o: Side | None = None) -> None:
        if o is None:
            self.gold = 0
            self.hand = []
            self.played = NONE
        else:
            self.gold = o.gold
            self.hand = o.hand.copy()
            self.played = o.played


class HoardState(State):
    """The table: a face-down deck whose top is the end of the list, an open discard pile, and a side for each seat.

    [hoard.secret.zones]
    """

    __slots__ = ("box", "deck", "discard", "round", "rounds", "sides")

    VISIBLE: ClassVar[dict[str, Zone]] = {
        "rounds": PUBLIC,
        "round": PUBLIC,
        "deck": face_down("cards"),
        "discard": PUBLIC,
        "sides": EACH,
    }

    box: Box
    rounds: int
    round: int
    deck: list[int]
    discard: list[int]
    sides: list[Side]

    def __init__(self, o: HoardState | None = None) -> None:
        State.__init__(self, o)
        if o is None:
            self.box = standard()
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
            self.sides = [Side(side) for side in o.sides]

    def clone(self) -> HoardState:
        return HoardState(self)

    # ------------------------------------------------------------------ reading the table

    def card(self, kind: int) -> Card:
        """What a kind of card says."""
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
