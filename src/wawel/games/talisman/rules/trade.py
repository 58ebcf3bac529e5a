"""Buying and selling: shops, healing for gold, Objects into gold."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import CITY, PURCHASE
from wawel.games.talisman.figures import has
from wawel.games.talisman.ops import H_FREE_PURCHASE, H_TEARS
from wawel.games.talisman.options import BUY, PAY, SELL, TAKE
from wawel.games.talisman.rules.hold import gain_card, settle
from wawel.games.talisman.state import TalismanState, without


class Shop(Step[TalismanState]):
    """Any number of cards may be bought, as far as they are there and can be paid. [tali.gold.pay]

    [tali.ruling.buy-any-number] [tali.space.village] [tali.ruling.village-prices] [tali.toad.drops]
    """

    __slots__ = ("free", "seat", "shop")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.gold.pay"

    def __init__(self, seat: int, shop: int, free: bool) -> None:
        self.seat = seat
        self.shop = shop
        self.free = free

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        options = []
        shop = s.box.shops[self.shop]
        for card, price in zip(shop.cards, shop.prices, strict=True):
            if card not in s.stock:
                s.block(BUY + card, "tali.golden.finite-supply")
            elif price > side.gold or side.toad:
                s.block(BUY + card, "tali.toad.drops" if side.toad else "tali.gold.pay")
            else:
                options.append(BUY + card)
        if self.free and has(s, side, H_FREE_PURCHASE):
            options += [TAKE + card for card in kinds(list(s.stock)) if s.box.cards[card].deck == PURCHASE]
        if options:
            s.ask(self.seat, options, done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        shop = s.box.shops[self.shop]
        card = option - BUY
        if card in shop.cards and option < BUY + len(s.box.cards):
            s.goto(Shop(self.seat, self.shop, self.free))
            s.lose_gold(self.seat, shop.prices[shop.cards.index(card)])
        else:
            card = option - TAKE
            s.goto(Shop(self.seat, self.shop, False))
        s.stock = without(s.stock, card)
        s.event("bought", self.seat, card)
        gain_card(s, self.seat, card)


class BuyBack(Step[TalismanState]):
    """Lives, or fate, up to the value for 1 gold each. [tali.life.heal-cap] [tali.gold.pay] [tali.space.castle]"""

    __slots__ = ("fate", "left", "seat")
    KIND: ClassVar[str] = "pay"
    RULE: ClassVar[str] = "tali.life.heal-cap"

    def __init__(self, seat: int, left: int, fate: bool) -> None:
        self.seat = seat
        self.left = left
        self.fate = fate

    def rule(self, s: TalismanState) -> str:
        return "tali.fate.replenish" if self.fate else "tali.life.heal-cap"

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        one = s.box.characters[side.character]
        short = one.fate - side.fate if self.fate else one.life - side.lives
        if self.left and short > 0 and side.gold:
            s.ask(self.seat, [PAY], done=True)
        else:
            s.block(PAY, "tali.gold.pay" if short > 0 else self.rule(s))
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        s.goto(BuyBack(self.seat, self.left - 1, self.fate))
        s.lose_gold(self.seat, 1)
        if self.fate:
            s.restore_fate(self.seat, 1)
        else:
            s.heal(self.seat, 1)


class SellThings(Step[TalismanState]):
    """Any number of Objects, and perhaps Followers, into 1 gold each. [tali.space.city] [tali.gold.not-object]"""

    __slots__ = ("followers", "seat")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.space.city"

    def __init__(self, seat: int, followers: bool) -> None:
        self.seat = seat
        self.followers = followers

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        cards = side.objects + side.followers if self.followers else side.objects
        if cards:
            s.ask(self.seat, [SELL + card for card in kinds(list(cards))], done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
            settle(s, self.seat)
            return
        card = option - SELL
        s.lose_card(self.seat, card)
        at_city = s.box.spaces[s.sides[self.seat].space].kind == CITY
        s.gain_gold(self.seat, 5 if at_city and s.box.cards[card].has >> H_TEARS & 1 else 1)
