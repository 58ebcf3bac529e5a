"""A toy game for the engine's tests: a state with a field of every kind, and steps that do one thing each."""

from __future__ import annotations

import sys
from typing import Any, ClassVar

from wawel.engine.events import AnswerTrace, Event
from wawel.engine.game import Game, Item, Result, Setting
from wawel.engine.state import Piece, State
from wawel.engine.steps import Step
from wawel.engine.verbs import Verbs
from wawel.engine.zones import EACH, PUBLIC, Zone, face_down, owner, shuffled

#: option codes: a number from 0 to 99 to say
SAY = 1


class Hand(Piece):
    """What lies before a seat."""

    __slots__ = ("cards", "coins")
    VISIBLE: ClassVar[dict[str, Zone]] = {"cards": owner("cards"), "coins": PUBLIC}

    cards: list[int]
    coins: int

    def __init__(self, o: Hand | None = None) -> None:
        if o is None:
            self.cards = []
            self.coins = 0
        else:
            self.cards = o.cards[:]
            self.coins = o.coins


class Toy(State):
    """A field of every kind."""

    __slots__ = ("said", "count", "flag", "name", "pair", "perhaps", "later", "deck", "order", "market", "hands")
    VISIBLE: ClassVar[dict[str, Zone]] = {
        "said": PUBLIC,
        "count": PUBLIC,
        "flag": PUBLIC,
        "name": PUBLIC,
        "pair": PUBLIC,
        "perhaps": PUBLIC,
        "later": PUBLIC,
        "deck": face_down("cards", known="peeked"),
        "order": shuffled(),
        "market": EACH,
        "hands": EACH,
    }

    said: list[int]
    count: int
    flag: bool
    name: str
    pair: tuple[int, ...]
    perhaps: int | None
    later: list[Step[Any]]
    deck: list[int]
    order: list[int]
    market: Hand
    hands: list[Hand]

    def __init__(self, o: Toy | None = None) -> None:
        super().__init__(o)
        if o is None:
            self.players = 2
            self.said = []
            self.count = 0
            self.flag = False
            self.name = "toy"
            self.pair = (1, 2)
            self.perhaps = None
            self.later = []
            self.deck = []
            self.order = []
            self.market = Hand()
            self.hands = [Hand(), Hand()]
        else:
            self.said = o.said[:]
            self.count = o.count
            self.flag = o.flag
            self.name = o.name
            self.pair = o.pair
            self.perhaps = o.perhaps
            self.later = o.later[:]
            self.deck = o.deck[:]
            self.order = o.order[:]
            self.market = Hand(o.market)
            self.hands = [Hand(hand) for hand in o.hands]

    def clone(self) -> Toy:
        return Toy(self)

    def peeked(self, reader: int) -> list[int]:
        """Seat 0 has seen the bottom card of the deck."""
        return [0] if reader == 0 and self.deck else []


class Say(Step[Toy]):
    """Says a number and ends. [toy.say]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Toy) -> None:
        s.said.append(self.n)
        s.event("said", self.n)
        s.end()


class Ask(Step[Toy]):
    """Asks a seat for one of some numbers, says it and ends. [toy.ask] [toy.say]"""

    __slots__ = ("seat", "numbers")
    RULE: ClassVar[str] = "toy.ask"

    def __init__(self, seat: int, numbers: tuple[int, ...]) -> None:
        self.seat = seat
        self.numbers = numbers

    def run(self, s: Toy) -> None:
        s.ask(self.seat, [SAY + n for n in self.numbers])

    def take(self, s: Toy, option: int) -> None:
        s.said.append(option - SAY)
        s.end()


class Roll(Step[Toy]):
    """After a question, rolls dice, adds them up and ends. [toy.roll]"""

    __slots__ = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def run(self, s: Toy) -> None:
        s.ask(0, [SAY], done=True)

    def take(self, s: Toy, option: int) -> None:
        rolled = [s.roll(6) for _ in range(self.dice)]
        s.said += rolled
        s.count += sum(rolled)
        s.end()


class Together(Step[Toy]):
    """Asks all seats at once for one of their cards, says them and ends. [toy.together]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "toy.together"

    def run(self, s: Toy) -> None:
        for seat, hand in enumerate(s.hands):
            for card in hand.cards[1:]:
                s.block(SAY + 50 + card, "toy.not-doubled", seat)
        s.ask_all(list(range(s.players)), [[SAY + card for card in hand.cards] for hand in s.hands])

    def take_all(self, s: Toy, answers: list[int]) -> None:
        s.said += [answer - SAY for answer in answers]
        s.end()


class ToyGame(Game):
    """The game whose stack is what a test puts there."""

    def __init__(self, *stack: Step[Any], content: str = "toy", modules: tuple[str, ...] = ()) -> None:
        verbs = Verbs()
        verbs.add("say", 100, at=SAY)
        self.first = list(stack)
        super().__init__(
            key="toy",
            version="1",
            seats=(2, 3),
            settings=(Setting("size", (1, 2, 3), 2), Setting("open", (False, True), False)),
            verbs=verbs,
            events={"said": ("number",), "gave": ("seat", "number")},
            modules=[sys.modules[name] for name in (__name__, *modules)],
            things={"seat": "seat"},
            content=content,
        )

    def blank(self) -> Toy:
        return Toy()

    def fresh(self, players: int, settings: dict[str, Any]) -> Toy:
        s = Toy()
        s.players = players
        s.hands = [Hand() for _ in range(players)]
        s.count = settings["size"]
        s.flag = settings["open"]
        s.stack = list(self.first)
        return s

    def result(self, s: State) -> Result | None:
        assert isinstance(s, Toy)
        return None if s.stack else Result([s.count], [1], [0], [[Item("count", s.count)]])


def standing(*stack: Step[Any]) -> Toy:
    """A state with these steps, the last one on top, run up to its first question."""
    s = Toy()
    s.stack = list(stack)
    s.advance()
    return s


def dealt(*hands: list[int], stack: tuple[Step[Any], ...]) -> Toy:
    """The same, with cards in the hands."""
    s = Toy()
    s.players = len(hands)
    s.hands = []
    for cards in hands:
        hand = Hand()
        hand.cards = list(cards)
        s.hands.append(hand)
    s.stack = list(stack)
    s.advance()
    return s


def say(*numbers: int) -> list[int]:
    """The options that say these numbers."""
    return [SAY + n for n in numbers]


def events_after(game: Game, s: State, option: int) -> list[Event]:
    """What happened on an answer to the first open choice."""
    trace = AnswerTrace()
    game.answer(s, game.choices(s)[0], option, trace)
    return trace.events
