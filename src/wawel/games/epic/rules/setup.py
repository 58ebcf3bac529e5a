"""How to start: first player, decks by the format, hands, mulligans."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.epic.box import ALIGNMENTS, CARDS
from wawel.games.epic.options import ALIGNMENT, SWAP
from wawel.games.epic.rules.formats import (
    CONSTRUCTED,
    CUBE_DRAFT,
    DARK_DRAFT,
    PACK_DRAFT,
    PRECONSTRUCTED,
    RANDOM_THIRTY,
    BuildDeck,
    DarkDeal,
    KeepThirty,
    OpenPack,
    deal_decks,
    deal_packs,
    deal_sixty,
    stock,
)
from wawel.games.epic.rules.turn import START_PHASE
from wawel.games.epic.state import EpicState

#: [epic.setup.draw-five]
HAND: Final = 5


class SetUp(Step[EpicState]):
    """The first player is drawn, then decks are made as the format says.

    [epic.setup.first-player-random] [epic.ruling.first-player-before-decks] [epic.setup.other-formats]
    [epic.setup.life-thirty] [epic.setup.start-tokens] [epic.multi.gold-at-start] [epic.format.set-size]
    [epic.ruling.card-supply] [epic.setup.discard-pile] [epic.setup.token-pool] [epic.ruling.gold-token-count]
    """

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        s.first = s.below(s.teams)
        s.event("first", s.first)
        stock(s)
        s.goto(DEAL_HANDS)
        if s.format == PRECONSTRUCTED:
            s.open_decks = True
            s.taken = [NONE] * len(ALIGNMENTS)
            s.call(TakeAlignments(0), DEAL_HANDS)
        elif s.format == RANDOM_THIRTY:
            deal_decks(s)
        elif s.format == PACK_DRAFT or s.format == CUBE_DRAFT:
            deal_packs(s)
            s.call(OpenPack(0), DEAL_HANDS)
        elif s.format == DARK_DRAFT:
            s.call(DarkDeal(1), DEAL_HANDS)
        elif s.format == CONSTRUCTED:
            s.call(BuildDeck(0), DEAL_HANDS)
        else:
            deal_sixty(s)
            s.call(KeepThirty(), DEAL_HANDS)


class TakeAlignments(Step[EpicState]):
    """The first player takes one alignment, the other two, the first player the last: all cards of each.

    [epic.setup.sort-alignments] [epic.setup.choose-two] [epic.preconstructed.build] [epic.ruling.choose-two-conflict]
    [epic.ruling.quick-start] [epic.ruling.preconstructed-size]
    """

    __slots__ = ("taken",)
    KIND: ClassVar[str] = "pick-alignment"
    RULE: ClassVar[str] = "epic.setup.choose-two"

    def __init__(self, taken: int) -> None:
        self.taken = taken

    def run(self, s: EpicState) -> None:
        if self.taken == len(ALIGNMENTS):
            s.end()
            return
        for alignment, owner in enumerate(s.taken):
            if owner != NONE:
                s.block(ALIGNMENT + alignment, "epic.ruling.choose-two-conflict")
        s.ask(self.chooser(s), [ALIGNMENT + alignment for alignment, owner in enumerate(s.taken) if owner == NONE])

    def chooser(self, s: EpicState) -> int:
        """Whose choice it is. [epic.ruling.choose-two-conflict]"""
        return s.first if self.taken in (0, 3) else 1 - s.first

    def take(self, s: EpicState, option: int) -> None:
        alignment = option - ALIGNMENT
        seat = self.chooser(s)
        s.taken[alignment] = seat
        cards = [card for card in range(CARDS) if s.card(card).alignment == alignment]
        s.sides[seat].deck += cards
        s.unused = [card for card in s.unused if card not in cards]
        s.event("took-alignment", seat, alignment)
        s.goto(TakeAlignments(self.taken + 1))


class DealHands(Step[EpicState]):
    """Decks are shuffled and everybody draws five cards. [epic.setup.draw-five]"""

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        for side in s.sides:
            s.shuffle(side.deck)
        for seat in range(s.players):
            s.draw(seat, HAND)
        order: list[int] = []
        for i in range(1, s.teams + 1):
            order += s.members((s.first + i) % s.teams)
        s.goto(Mulligan(tuple(order)))


class Mulligan(Step[EpicState]):
    """Once, from the player who goes second on: cards are set aside, shuffled to the bottom of the deck and replaced,
    for 1 life each.

    [epic.setup.mulligan-step] [epic.mulligan.order] [epic.mulligan.any-number] [epic.mulligan.bottom-shuffled]
    [epic.mulligan.redraw] [epic.mulligan.life-cost] [epic.ruling.mulligan-order-multi] [epic.ruling.mulligan-once]
    [epic.ruling.mulligan-life] [epic.ruling.mulligan-hydra]
    """

    __slots__ = ("seats",)
    KIND: ClassVar[str] = "mulligan"
    RULE: ClassVar[str] = "epic.mulligan.any-number"
    ALWAYS_ASK: ClassVar[bool] = True

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: EpicState) -> None:
        if not self.seats:
            s.active = s.first
            s.goto(START_PHASE)
        else:
            seat = self.seats[0]
            s.ask(seat, [SWAP + card for card in kinds(s.sides[seat].hand)], done=True)

    def take(self, s: EpicState, option: int) -> None:
        seat = self.seats[0]
        side = s.sides[seat]
        if option != DONE:
            side.hand.remove(option - SWAP)
            side.aside.append(option - SWAP)
            return
        count = len(side.aside)
        if count:
            s.event("mulligan", seat, count)
            s.shuffle(side.aside)
            side.deck = side.aside + side.deck
            side.aside = []
            s.draw(seat, count)
            s.lose_life(seat, count)
        s.goto(Mulligan(self.seats[1:]))


DEAL_HANDS: Final = DealHands()
