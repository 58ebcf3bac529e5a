"""The formats: how decks are made when they are not taken by alignment. Drafts are simultaneous choices."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.epic.box import CARDS
from wawel.games.epic.decks import COPIES, problems_of
from wawel.games.epic.options import ADD, DROP, PICK, READY
from wawel.games.epic.state import EpicState

PRECONSTRUCTED: Final = 0
RANDOM_THIRTY: Final = 1
SIXTY_KEEP_THIRTY: Final = 2
PACK_DRAFT: Final = 3
DARK_DRAFT: Final = 4
CUBE_DRAFT: Final = 5
CONSTRUCTED: Final = 6
FORMATS: Final = [
    "preconstructed",
    "random-thirty",
    "sixty-keep-thirty",
    "pack-draft",
    "dark-draft",
    "cube-draft",
    "constructed",
]

#: [epic.format.limited-thirty]
DECK: Final = 30
DEALT: Final = 60
PACKS: Final = 3
PACK: Final = 10
CUBE_PACK: Final = 12
DARK_HAND: Final = 5
DARK_ROUNDS: Final = 10
#: when this many cards are passed on, two are picked and two are left
DARK_PASS: Final = 4
DARK_LEFT: Final = 2


def supply(s: EpicState) -> list[int]:
    """As many copies of the set as the format needs: in Constructed for each player, else for all together.

    [epic.ruling.card-supply] [epic.format.set-size] [epic.cube-draft.three-copies] [epic.cube-draft.reduce-marked]
    [epic.cube-draft.min-pool] [epic.ruling.cube-mark] [epic.random-thirty.deal] [epic.constructed.own-collection]
    """
    if s.format == CONSTRUCTED:
        return [card for card in range(CARDS) for _ in range(COPIES)]
    if s.format == CUBE_DRAFT:
        return [card for card in range(CARDS) for _ in range(1 if s.card(card).marked else COPIES)]
    need = DECK * s.players
    if s.format == SIXTY_KEEP_THIRTY:
        need = DEALT * s.players
    elif s.format == DARK_DRAFT:
        need = 2 * DARK_HAND * DARK_ROUNDS
    sets = -(-need // CARDS)
    return [card for card in range(CARDS) for _ in range(sets)]


def stock(s: EpicState) -> None:
    """Lay the supply ready: in Constructed before each player, else shuffled for all. [epic.ruling.card-supply]"""
    if s.format == CONSTRUCTED:
        for side in s.sides:
            side.pack = supply(s)
        return
    s.unused = supply(s)
    if s.format != PRECONSTRUCTED:
        s.shuffle(s.unused)


def deal(s: EpicState, count: int) -> list[int]:
    """Cards from the stock."""
    dealt = s.unused[-count:]
    del s.unused[-count:]
    return dealt


# ---------------------------------------------------------------------- random thirty


def deal_decks(s: EpicState) -> None:
    """Thirty cards each, as a deck. [epic.random-thirty.deal] [epic.random-thirty.players]
    [epic.format.limited-thirty]"""
    for side in s.sides:
        side.deck = deal(s, DECK)


def deal_sixty(s: EpicState) -> None:
    """Sixty cards each. [epic.random-thirty.sixty-option]"""
    for side in s.sides:
        side.pack = deal(s, DEALT)


class KeepThirty(Step[EpicState]):
    """All put cards away at once, until thirty are left; the rest is out of the game.

    [epic.random-thirty.sixty-option] [epic.ruling.random-thirty-sixty]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "draft"
    RULE: ClassVar[str] = "epic.random-thirty.sixty-option"

    def run(self, s: EpicState) -> None:
        if len(s.sides[0].pack) > DECK:
            s.ask_all(list(range(s.players)), [[DROP + card for card in kinds(side.pack)] for side in s.sides])
            return
        for side in s.sides:
            side.deck = side.pack
            side.pack = []
        s.end()

    def take_all(self, s: EpicState, answers: list[int]) -> None:
        for side, answer in zip(s.sides, answers):
            side.pack.remove(answer - DROP)
            s.unused.append(answer - DROP)


# ---------------------------------------------------------------------- pack draft and cube draft


def pack_size(s: EpicState) -> int:
    """[epic.pack-draft.packs] [epic.cube-draft.packs]"""
    return CUBE_PACK if s.format == CUBE_DRAFT else PACK


def deal_packs(s: EpicState) -> None:
    """Three packs each. [epic.pack-draft.packs] [epic.cube-draft.packs] [epic.pack-draft.players]
    [epic.cube-draft.players] [epic.cube-draft.players-by-set] [epic.ruling.cube-players]
    [epic.ruling.pack-draft-two]"""
    for side in s.sides:
        side.packs = deal(s, PACKS * pack_size(s))


class OpenPack(Step[EpicState]):
    """Everybody opens the next of three packs; after the third the deck, or the pool to build it from, is complete.

    [epic.pack-draft.second-right] [epic.pack-draft.third-left] [epic.pack-draft.result] [epic.cube-draft.draft]
    """

    __slots__ = ("opened",)

    def __init__(self, opened: int) -> None:
        self.opened = opened

    def run(self, s: EpicState) -> None:
        if self.opened < PACKS:
            size = pack_size(s)
            for side in s.sides:
                side.pack = side.packs[-size:]
                del side.packs[-size:]
            s.event("opened-pack", self.opened + 1)
            s.goto(PickCard(self.opened))
        elif s.format == CUBE_DRAFT:
            s.goto(TrimDeck(tuple(range(s.players))))
        else:
            take_pools(s)
            s.end()


class PickCard(Step[EpicState]):
    """Everybody picks a card at the same time and passes the rest on, to the left or (the second pack) to the right.
    The last card is taken without a choice.

    [epic.pack-draft.pick] [epic.pack-draft.repeat] [epic.pack-draft.second-right] [epic.pack-draft.third-left]
    [epic.ruling.pack-draft-last-card] [epic.cube-draft.draft]
    """

    __slots__ = ("opened",)
    KIND: ClassVar[str] = "draft"
    RULE: ClassVar[str] = "epic.pack-draft.pick"

    def rule(self, s: EpicState) -> str:
        if s.format == CUBE_DRAFT:
            return "epic.cube-draft.draft"
        if self.opened == 0:
            return self.RULE
        return "epic.pack-draft.second-right" if self.opened == 1 else "epic.pack-draft.third-left"

    def __init__(self, opened: int) -> None:
        self.opened = opened

    def run(self, s: EpicState) -> None:
        if len(s.sides[0].pack) > 1:
            s.ask_all(list(range(s.players)), [[PICK + card for card in kinds(side.pack)] for side in s.sides])
            return
        for side in s.sides:
            side.pool += side.pack
            side.pack = []
        s.goto(OpenPack(self.opened + 1))

    def take_all(self, s: EpicState, answers: list[int]) -> None:
        pick_all(s, answers)
        pass_on(s, -1 if self.opened == 1 else 1)


def pick_all(s: EpicState, answers: list[int]) -> None:
    """Cards picked go face down to the draft pools."""
    for seat, (side, answer) in enumerate(zip(s.sides, answers)):
        side.pack.remove(answer - PICK)
        side.pool.append(answer - PICK)
        s.event("picked", answer - PICK, reader=seat)


def pass_on(s: EpicState, step: int) -> None:
    """Packs go to the left (1) or to the right (-1). [epic.pack-draft.pick] [epic.pack-draft.second-right]"""
    packs = [side.pack for side in s.sides]
    for seat, side in enumerate(s.sides):
        side.pack = packs[(seat - step) % s.players]
    s.reveal()


def take_pools(s: EpicState) -> None:
    """What was drafted is the deck. [epic.pack-draft.result] [epic.dark-draft.ten-rounds]"""
    for side in s.sides:
        side.deck = side.pool
        side.pool = []


class TrimDeck(Step[EpicState]):
    """From the 36 cards of a cube draft at least thirty make the deck: all put cards away at once, as they like.

    [epic.cube-draft.deck] [epic.ruling.cube-deck-size]
    """

    __slots__ = ("seats",)
    KIND: ClassVar[str] = "draft"
    RULE: ClassVar[str] = "epic.cube-draft.deck"

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: EpicState) -> None:
        if self.seats:
            options = [[DROP + card for card in kinds(s.sides[seat].pool)] + [DONE] for seat in self.seats]
            s.ask_all(list(self.seats), options)
        else:
            take_pools(s)
            s.end()

    def take_all(self, s: EpicState, answers: list[int]) -> None:
        left: list[int] = []
        for seat, answer in zip(self.seats, answers):
            if answer != DONE:
                pool = s.sides[seat].pool
                pool.remove(answer - DROP)
                s.unused.append(answer - DROP)
                if len(pool) > DECK:
                    left.append(seat)
        s.goto(TrimDeck(tuple(left)))


# ---------------------------------------------------------------------- dark draft


class DarkDeal(Step[EpicState]):
    """Ten rounds; each deals five cards to both. [epic.dark-draft.deal] [epic.dark-draft.ten-rounds]
    [epic.dark-draft.players]"""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, s: EpicState) -> None:
        if self.round > DARK_ROUNDS:
            take_pools(s)
            s.end()
            return
        for side in s.sides:
            side.pack = deal(s, DARK_HAND)
        s.reveal()
        s.event("dark-round", self.round)
        s.goto(DarkPick(self.round))


class DarkPick(Step[EpicState]):
    """One of five, then the rest is swapped and two of four are picked; the last two are put away face down.

    [epic.dark-draft.pick-one] [epic.dark-draft.swap-pick-two] [epic.dark-draft.discard-two]
    """

    __slots__ = ("round",)
    KIND: ClassVar[str] = "draft"
    RULE: ClassVar[str] = "epic.dark-draft.pick-one"

    def rule(self, s: EpicState) -> str:
        return self.RULE if len(s.sides[0].pack) == DARK_HAND else "epic.dark-draft.swap-pick-two"

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, s: EpicState) -> None:
        if len(s.sides[0].pack) > DARK_LEFT:
            s.ask_all(list(range(s.players)), [[PICK + card for card in kinds(side.pack)] for side in s.sides])
            return
        for side in s.sides:
            s.unused = side.pack + s.unused
            side.pack = []
        s.goto(DarkDeal(self.round + 1))

    def take_all(self, s: EpicState, answers: list[int]) -> None:
        pick_all(s, answers)
        if len(s.sides[0].pack) == DARK_PASS:
            pass_on(s, 1)


# ---------------------------------------------------------------------- constructed


class BuildDeck(Step[EpicState]):
    """Each builds a deck from their own collection, three copies of every card: a ready one, or card by card until it
    keeps the rules of the format.

    [epic.constructed.own-collection] [epic.constructed.min-sixty] [epic.constructed.max-three-copies]
    [epic.constructed.zero-to-one-ratio] [epic.constructed.players]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "build"
    RULE: ClassVar[str] = "epic.constructed.own-collection"
    #: a skipped question would reveal what is left of the collection
    ALWAYS_ASK: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: EpicState) -> None:
        if self.seat == s.players:
            take_pools(s)
            s.end()
            return
        side = s.sides[self.seat]
        if not side.pack:  # the whole collection, as everybody can see: it keeps the rules
            self.take(s, DONE)
            return
        options = [ADD + card for card in kinds(side.pack)]
        if not side.pool:
            options += [READY + i for i in range(len(s.box.decks))]
        problems = problems_of(s.box, counted(side.pool))
        if problems:
            small = problems[0].key == "epic.deck-small"
            s.block(DONE, "epic.constructed.min-sixty" if small else "epic.constructed.zero-to-one-ratio")
        for card in kinds(side.pool):
            if card not in side.pack:
                s.block(ADD + card, "epic.constructed.max-three-copies")
        s.ask(self.seat, options, done=not problems)

    def take(self, s: EpicState, option: int) -> None:
        side = s.sides[self.seat]
        if option >= READY:
            for card, count in enumerate(s.box.decks[option - READY].copies):
                for _ in range(count):
                    side.pack.remove(card)
                    side.pool.append(card)
        elif option != DONE:
            side.pack.remove(option - ADD)
            side.pool.append(option - ADD)
            return
        s.unused += side.pack
        side.pack = []
        s.event("built", self.seat, len(side.pool))
        s.goto(BuildDeck(self.seat + 1))


def counted(cards: list[int]) -> list[int]:
    """How often each card is there."""
    copies = [0] * CARDS
    for card in cards:
        copies[card] += 1
    return copies
