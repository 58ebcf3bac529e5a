"""What texts take from a character, and what they give from the stock: cards, scales, counters."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import MAGIC_OBJECT, PURCHASE, T_FOLLOWER, T_GOLD, T_OBJECT
from wawel.games.talisman.options import LORD, PICK, TAKE
from wawel.games.talisman.rules.hold import gain_card, settle
from wawel.games.talisman.rules.life import OTHERWISE, hurt
from wawel.games.talisman.state import TalismanState, without


def forfeit(s: TalismanState, seat: int, what: int) -> None:
    """Something must be given up; who has nothing of the kind loses a life. [tali.rage.none-lose-life]

    [tali.ruling.rage-voluntary-life] [tali.ruling.rage-what-counts]
    """
    side = s.sides[seat]
    if what == T_GOLD:
        if side.gold:
            s.lose_gold(seat, side.gold)
        else:
            hurt(s, [seat], 1, OTHERWISE)
    elif losable(s, seat, what):
        s.stack.append(LoseCards(seat, what, 1))
    else:
        hurt(s, [seat], 1, OTHERWISE)


def losable(s: TalismanState, seat: int, what: int) -> list[int]:
    """The cards of a kind that a character has; T_GOLD stands for Magic Objects."""
    side = s.sides[seat]
    if what == T_FOLLOWER:
        return list(side.followers)
    if what == T_OBJECT:
        return list(side.objects)
    if what == T_GOLD:
        return [card for card in side.objects if s.box.cards[card].type == MAGIC_OBJECT]
    return list(side.spells)


class LoseCards(Step[TalismanState]):
    """Followers, Objects or Spells are discarded; the character chooses which. [tali.discard.victim-chooses]"""

    __slots__ = ("n", "seat", "what")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.discard.victim-chooses"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, what: int, n: int) -> None:
        self.seat = seat
        self.what = what
        self.n = n

    def run(self, s: TalismanState) -> None:
        cards = losable(s, self.seat, self.what) if self.n else []
        if cards:
            s.ask(self.seat, [PICK + card for card in kinds(cards)])
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.goto(LoseCards(self.seat, self.what, self.n - 1))
        card = option - PICK
        side = s.sides[self.seat]
        if self.what == 2:
            side.spells.remove(card)
            s.discard(card)
            s.reveal()
            s.event("lost-spell", self.seat, card)
        else:
            s.lose_card(self.seat, card)
            settle(s, self.seat)


def lose_random(s: TalismanState, seat: int, follower: bool) -> None:
    """A random Follower is killed, or a life lost if there is none; or a random Magic Object is ditched."""
    side = s.sides[seat]
    if follower:
        if side.followers:
            s.lose_card(seat, side.followers[s.below(len(side.followers))])
            settle(s, seat)
        else:
            hurt(s, [seat], 1, OTHERWISE)
        return
    magic = losable(s, seat, T_GOLD)
    if magic:
        s.ditch(seat, magic[s.below(len(magic))])
        settle(s, seat)


class PayScale(Step[TalismanState]):
    """An own scale is discarded. [tali.tokens.discard-out]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-lord"
    RULE: ClassVar[str] = "tali.tokens.discard-out"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        scales = s.sides[self.seat].scales
        s.ask(self.seat, [LORD + lord for lord, n in enumerate(scales) if n])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        lose_scale(s, self.seat, option - LORD)


def lose_scale(s: TalismanState, seat: int, lord: int) -> None:
    """An own scale goes to the discarded tokens. [tali.tokens.discard-out]"""
    side = s.sides[seat]
    side.scales = tuple([n - 1 if at == lord else n for at, n in enumerate(side.scales)])
    s.gone[lord] += 1
    s.event("scale-spent", seat, lord)


class TakePurchase(Step[TalismanState]):
    """A Purchase card for nothing, if it is there. [tali.golden.finite-supply]"""

    __slots__ = ("card", "seat")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.golden.finite-supply"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: TalismanState) -> None:
        names = s.box.ids["card"]
        offered = []
        for card in kinds(list(s.stock)):
            if s.box.cards[card].deck == PURCHASE and (self.card or names[card] == "purchase-sword"):
                offered.append(TAKE + card)
        if offered and not s.sides[self.seat].toad:
            s.ask(self.seat, offered, done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option != DONE:
            s.stock = without(s.stock, option - TAKE)
            gain_card(s, self.seat, option - TAKE)


def take_stock(s: TalismanState, seat: int, card: int, space: int, n: int) -> None:
    """Counters or gold from a card; it is discarded when it is empty. [tali.golden.finite-supply]"""
    hoard = s.hoard_of(space, card)
    got = min(n, hoard.n)
    hoard.n -= got
    s.supply[hoard.what] += got
    if hoard.what == 0:
        s.gain_strength(seat, got)
    elif hoard.what == 1:
        s.gain_craft(seat, got)
    elif hoard.what == 2:
        s.gain_life(seat, got)
    elif hoard.what == 4:
        s.gain_gold(seat, got)
    if not hoard.n and 2 * card in s.ground[space]:
        s.remove(space, 2 * card)
