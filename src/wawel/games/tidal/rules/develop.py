"""Cechy postaci: turning the dials, and the character cards that Synergy brings."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.steps import Step
from wawel.games.tidal.box import SYNERGY, TRAITS
from wawel.games.tidal.options import DEVELOP, PUT
from wawel.games.tidal.rules.asking import Asking, AskingTimes
from wawel.games.tidal.state import TidalState


def develop(s: TidalState, seat: int, trait: int, n: int) -> None:
    """Turn a dial; each card symbol reached or passed on Synergy brings a draw before what follows.

    [tidal.trait.develop-per-match] [tidal.trait.step-not-level] [tidal.ruling.dial-end] [tidal.trait.synergy]
    [tidal.ruling.synergy-several-symbols] [tidal.trait.level-marks]
    """
    side = s.sides[seat]
    dial = s.box.dials[trait]
    before = side.dials[trait]
    after = min(before + n, dial.last)
    if after == before:
        s.event("dial-full", seat, trait)
        return
    dials = list(side.dials)
    dials[trait] = after
    side.dials = tuple(dials)
    s.event("developed", seat, trait, after - before)
    if trait == SYNERGY:
        for at in dial.cards:
            if before < at <= after:
                s.stack.append(SynergyDraw(seat))


def develop_all(s: TidalState, seat: int, traits: list[int]) -> None:
    """Turn the dials of all traits that were matched. [tidal.trait.develop-per-match]"""
    for trait in range(len(TRAITS)):
        n = traits.count(trait)
        if n:
            develop(s, seat, trait, n)


class AnyTrait(AskingTimes):
    """A development symbol turns one dial of its receiver's choice. [tidal.trait.develop-symbol]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-trait"
    RULE: ClassVar[str] = "tidal.trait.develop-symbol"

    def run(self, s: TidalState) -> None:
        options = []
        for trait in range(len(TRAITS)):
            if s.sides[self.seat].dials[trait] < s.box.dials[trait].last:
                options.append(DEVELOP + trait)
            else:
                s.block(DEVELOP + trait, "tidal.ruling.dial-end")
        self.ask_any(s, options)

    def take(self, s: TidalState, option: int) -> None:
        self.next_one(s)
        develop(s, self.seat, option - DEVELOP, 1)


class SynergyDraw(Step[TidalState]):
    """Look at two cards of the own deck. [tidal.character-card.synergy-draw] [tidal.ruling.synergy-short-deck]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TidalState) -> None:
        side = s.sides[self.seat]
        if len(side.deck) > 1:
            side.looking = 2
            s.reveal()
            s.event("looks", self.seat, 2)
            s.goto(ChooseCard(self.seat))
            return
        s.end()
        if side.deck:
            s.reveal()
            put_in_play(s, self.seat, side.deck[0])


class ChooseCard(Asking):
    """One of the cards looked at comes into play, the others go under the deck.

    [tidal.character-card.synergy-draw] [tidal.character-card.usable-at-once]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tidal.character-card.synergy-draw"

    def run(self, s: TidalState) -> None:
        side = s.sides[self.seat]
        s.ask(self.seat, [PUT + card for card in side.deck[len(side.deck) - side.looking :]])

    def take(self, s: TidalState, option: int) -> None:
        side = s.sides[self.seat]
        seen = side.looking
        side.looking = 0
        put_in_play(s, self.seat, option - PUT)
        for _ in range(seen - 1):
            side.deck.insert(0, side.deck.pop())
            side.sunk += 1
        s.event("sank", self.seat, seen - 1)
        s.end()


def put_in_play(s: TidalState, seat: int, card: int) -> None:
    """A card of the own deck comes into play for all to see. [tidal.character-card.permanent]"""
    side = s.sides[seat]
    side.deck.remove(card)
    side.sunk = min(side.sunk, len(side.deck))
    side.cards = (*side.cards, card)
    side.hears |= s.box.cards[card].hears
    side.changes |= s.box.cards[card].changes
    s.event("in-play", seat, card)


def discard_card(s: TidalState, seat: int, card: int) -> None:
    """An artifact leaves play; nothing replaces it. [tidal.character-card.artifact-discard]"""
    side = s.sides[seat]
    side.cards = tuple([other for other in side.cards if other != card])
    side.discarded = (*side.discarded, card)
    side.hears = side.changes = 0
    for other in side.cards:
        side.hears |= s.box.cards[other].hears
        side.changes |= s.box.cards[other].changes
    s.event("artifact", seat, card)
