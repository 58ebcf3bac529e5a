"""Faza Czyszczenia: discard, then draw; the Poison of the last Encounter strikes the new hand.

[etch.cleanup.step-order]
"""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.etchinstone.box import NO_ELEMENT
from wawel.games.etchinstone.rules.damage import Absorb
from wawel.games.etchinstone.state import CARDS_FOR_AN_ENCOUNTER, HAND_SIZE, EtchinstoneState


class DiscardCards(Step[EtchinstoneState]):
    """The Action Set, both Linked cards and an owed Spare card are discarded; a Spare card is kept otherwise.

    [etch.cleanup.discard-action-set] [etch.cleanup.keep-spare] [etch.link.both-discarded] [etch.ability.freeze]
    [etch.ability.ranged-timing] [etch.ruling.spare-removed-before-discard]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        spare = NONE if s.spare_lost else s.spare()
        for c in s.hand:
            if c != spare:
                s.discard.append(c)
                s.event("discarded", c)
        s.hand = [] if spare == NONE else [spare]
        s.clear_roles()
        s.end()


class DrawHand(Step[EtchinstoneState]):
    """The hand is filled up to four; Poison then strikes it at once, between two Encounters.

    [etch.cleanup.draw-to-4] [etch.ability.poison-timing] [etch.ability.poison-cards-stay-eligible]
    [etch.ruling.poison-spare-already-downgraded]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.draw_to(HAND_SIZE)
        if s.poison:
            s.event("poison", s.poison)
            poison = s.poison
            s.poison = 0
            s.hurt = 0
            s.call(Absorb(poison, NO_ELEMENT, False), RefillAfterPoison())
        else:
            s.end()


class RefillAfterPoison(Step[EtchinstoneState]):
    """Cards Removed by Poison are not replaced, unless no card is left to face an Encounter with.

    [etch.ruling.poison-next-hand-details] [etch.ruling.poison-empties-hand]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        if not s.hand and enough_cards(s):
            s.draw_to(HAND_SIZE)
        s.end()


def enough_cards(s: EtchinstoneState) -> bool:
    """Four cards for the hand and a Key card, counted without reshuffling. [etch.region-end.trigger]
    [etch.ruling.region-end-count]"""
    return len(s.hand) + s.deck_size() >= CARDS_FOR_AN_ENCOUNTER


def can_go_on(s: EtchinstoneState) -> bool:
    """After Poison, an Encounter still needs a hand and a Key card. [etch.ruling.poison-next-hand-details]"""
    return len(s.hand) > 0 and s.deck_size() > 0


#: steps without fields are made once
DISCARD_CARDS: Final = DiscardCards()
DRAW_HAND: Final = DrawHand()
