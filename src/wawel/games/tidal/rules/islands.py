"""Wyspy: what a visitor may do on each, the boat, the market and the challenges of the Citadel."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.tidal.box import BOAT_MOVED, BOUGHT, CHRONOSEUM, CITADEL, DROSKA, FOLD, LAMARA, LEGENDARY, LEGENDS
from wawel.games.tidal.figures import has_every_arena, price
from wawel.games.tidal.options import BUY, DISCARD, DRAW, FRUIT, LEARN, SAIL, TAKE
from wawel.games.tidal.rules.asking import Asking
from wawel.games.tidal.rules.effects import carry_out, happen
from wawel.games.tidal.rules.free import free, is_free, may_act, take_free
from wawel.games.tidal.state import TidalState, without


class IslandEffect(Step[TidalState]):
    """The bonus effect of the island, which its visitor may use. [tidal.turn.step-island] [tidal.island.bonus-effect]

    [tidal.ruling.effects-must-or-may] [tidal.chronoseum.effect] [tidal.lamara.effect] [tidal.droska.effect]
    [tidal.citadel.effect] [tidal.ruling.fold-effect-and-step-four]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "island"
    RULE: ClassVar[str] = "tidal.turn.step-island"
    MIDWAY: ClassVar[bool] = True
    ALWAYS_ASK: ClassVar[bool] = True

    def rule(self, s: TidalState) -> str:
        return EFFECT_RULES[s.island()]

    def run(self, s: TidalState) -> None:
        from wawel.games.tidal.rules.turn import ATTEMPT  # needs this module first

        if s.island() == FOLD:
            s.goto(ATTEMPT)
            return
        options = effects_of(s)
        if options or may_act(s, s.active):
            s.ask(s.active, free(s, s.active, options), done=True)
        else:
            s.goto(ATTEMPT)

    def take(self, s: TidalState, option: int) -> None:
        from wawel.games.tidal.rules.turn import ATTEMPT, LIMITS

        seat = s.active
        if is_free(option):
            take_free(s, seat, option, self)
            return
        if option == DONE and is_citadel(s):
            s.goto(LIMITS)
            return
        s.goto(ATTEMPT)
        if option == LEARN:
            s.draw_tricks(seat, 1)
        elif option == SAIL:
            s.stack.append(Sail(seat, 1))
        elif option == FRUIT:
            s.gain_fruit(seat, 1)
        elif BUY <= option < FRUIT:
            buy(s, seat, option - BUY, 0)
        elif option != DONE:
            s.stack.append(TakeChallenges(seat, 1, True))
            take_challenge(s, seat, option)


def effects_of(s: TidalState) -> list[int]:
    """What the island of the visit offers."""
    island = s.island()
    if island == CHRONOSEUM:
        return [LEARN] if s.tricks else []
    if island == LAMARA:
        return [SAIL]
    if island == DROSKA:
        return [*purchases(s, s.active, 0), FRUIT]
    return challenges_to_take(s, s.active, True)


EFFECT_RULES: Final[list[str]] = [
    "tidal.chronoseum.effect",
    "tidal.lamara.effect",
    "tidal.droska.effect",
    "tidal.citadel.effect",
    "tidal.fold.effect",
]


# ---------------------------------------------------------------------- Lamara: the boat


class Sail(Step[TidalState]):
    """The boat moves space by space; each space gives its reward. [tidal.lamara.effect] [tidal.lamara.multi-move]

    [tidal.lamara.extra-move-sources] [tidal.ruling.boat-track] [tidal.ruling.boat-shared]
    """

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: TidalState) -> None:
        s.boat = (s.boat + 1) % len(s.box.boat)
        s.event("boat", self.seat, s.boat)
        if self.left > 1:
            s.goto(Sail(self.seat, self.left - 1))
        else:
            s.end()
            happen(s, self.seat, BOAT_MOVED)
        carry_out(s, self.seat, s.box.boat[s.boat])


# ---------------------------------------------------------------------- Droska: the market


def purchases(s: TidalState, seat: int, discount: int) -> list[int]:
    """The cards of the market pool a player can pay. [tidal.ruling.market-price]"""
    side = s.sides[seat]
    found = []
    for card in kinds(list(s.market_pool)):
        if price(s, side, card, discount) <= side.fruit:
            found.append(BUY + card)
        else:
            s.block(BUY + card, "tidal.ruling.market-price")
    return found


def buy(s: TidalState, seat: int, card: int, discount: int) -> None:
    """Pay, refill the pool, and use the card once; it is discarded. [tidal.droska.effect] [tidal.droska.refill]

    [tidal.ruling.market-price]
    """
    side = s.sides[seat]
    cost = price(s, side, card, discount)
    side.fruit -= cost
    s.event("bought", seat, card, cost)
    s.market_pool = without(s.market_pool, card)
    s.market_discard = (*s.market_discard, card)
    s.renew_market()
    s.fill_market()
    happen(s, seat, BOUGHT)
    carry_out(s, seat, s.box.market[card].text)


class BuyCard(Asking):
    """A card of the market pool may be bought, perhaps for less. [tidal.ruling.market-price]"""

    __slots__ = ("discount",)
    KIND: ClassVar[str] = "pick-market"
    RULE: ClassVar[str] = "tidal.ruling.market-price"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def run(self, s: TidalState) -> None:
        self.ask_any(s, purchases(s, self.seat, self.discount), True)

    def take(self, s: TidalState, option: int) -> None:
        s.end()
        if option != DONE:
            buy(s, self.seat, option - BUY, self.discount)


# ---------------------------------------------------------------------- the Citadel: challenges


def challenges_to_take(s: TidalState, seat: int, legends: bool) -> list[int]:
    """The challenges of the pool, the top of the deck, and legendary ones for whoever has one of each arena.

    [tidal.citadel.effect] [tidal.ruling.advanced-legendary]
    """
    options = [TAKE + card for card in s.pool]
    if s.challenges:
        options.append(DRAW)
    if legends and s.legend_pool:
        if has_every_arena(s.sides[seat]):
            options += [TAKE + card for card in s.legend_pool]
        else:
            for card in s.legend_pool:
                s.block(TAKE + card, "tidal.ruling.advanced-legendary")
    return options


def take_challenge(s: TidalState, seat: int, option: int) -> None:
    """A card from the pool, refilled at once, or from the deck. [tidal.citadel.refill] [tidal.ruling.known-cards]

    [tidal.challenge.no-hand-limit]
    """
    side = s.sides[seat]
    if option == DRAW:
        s.draw_challenges(seat, 1)
        return
    card = option - TAKE
    s.event("took", seat, card)
    side.open_hand = (*side.open_hand, card)
    if s.box.challenges[card].kind == LEGENDARY:
        s.legend_pool = without(s.legend_pool, card)
        fill_legends(s)
    else:
        s.pool = without(s.pool, card)
        s.fill_pool()


def fill_legends(s: TidalState) -> None:
    """Three legendary challenges lie open as long as there are any. [tidal.ruling.advanced-legendary]"""
    while len(s.legend_pool) < LEGENDS and s.legend_deck:
        card = s.legend_deck.pop()
        s.reveal()
        s.legend_pool = (*s.legend_pool, card)
        s.event("legend", card)


class TakeChallenges(Asking):
    """So many challenges, one after the other, each chosen after the pool has been refilled.

    [tidal.citadel.effect] [tidal.citadel.see-then-choose] [tidal.temple.challenge] [tidal.ruling.effects-must-or-may]
    """

    __slots__ = ("left", "legends")
    KIND: ClassVar[str] = "pick-challenge"
    RULE: ClassVar[str] = "tidal.citadel.see-then-choose"

    def __init__(self, seat: int, left: int, legends: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.legends = legends

    def run(self, s: TidalState) -> None:
        self.ask_any(s, challenges_to_take(s, self.seat, self.legends))

    def take(self, s: TidalState, option: int) -> None:
        if self.left > 1:
            s.goto(TakeChallenges(self.seat, self.left - 1, self.legends))
        else:
            s.end()
        take_challenge(s, self.seat, option)


class RenewPool(Asking):
    """So many different cards of the challenge pool are discarded, then it is refilled.

    [tidal.temple.fruit-and-renew] [tidal.ruling.temple-renew-details]
    """

    __slots__ = ("left",)
    KIND: ClassVar[str] = "pick-challenge"
    RULE: ClassVar[str] = "tidal.temple.fruit-and-renew"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, s: TidalState) -> None:
        if s.pool and self.left:
            s.ask(self.seat, [DISCARD + card for card in s.pool])
        else:
            s.fill_pool()
            s.end()

    def take(self, s: TidalState, option: int) -> None:
        card = option - DISCARD
        s.pool = without(s.pool, card)
        s.event("pool-discarded", self.seat, card)
        s.discard_challenge(card)
        s.goto(RenewPool(self.seat, self.left - 1))


ISLAND_EFFECT: Final = IslandEffect()


def is_citadel(s: TidalState) -> bool:
    """Is the visit to the Citadel, where no challenge can be attempted? [tidal.citadel.no-challenges]"""
    return s.island() == CITADEL
