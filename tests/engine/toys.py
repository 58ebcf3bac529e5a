"""A toy game for the engine's tests: a state with a field of every kind, and steps that do one thing each."""

from __future__ import annotations

import sys
from typing import Annotated, Any, ClassVar

from wawel.engine.components import Components, by, number_of, set_of
from wawel.engine.events import AnswerTrace, Event
from wawel.engine.game import Game, Item, Parts, Result, Setting
from wawel.engine.state import Piece, State
from wawel.engine.steps import Step
from wawel.engine.verbs import Options
from wawel.engine.zones import EACH, PUBLIC, face_down, owner, shuffled

OPTIONS = Options({})
#: a number from 0 to 99 to say
SAY = OPTIONS.verb("say", "toy.say", size=100, about="number")
#: a place in a list without end
POINT = OPTIONS.open_verb("point", "toy.point", about="place")

#: components with names
SuitNo = Annotated[int, number_of("suit")]
SuitSet = Annotated[int, set_of("suit")]
PerSuit = Annotated[list[int], by("suit")]


def box() -> Components:
    """Three suits."""
    made = Components()
    for name in ("acorns", "bells", "leaves"):
        made.new_id("suit", name)
    made.verbs = OPTIONS.named(made.ids)
    return made


#: of all toy states, so that they belong to every toy game
BOX = box()


class Hand(Piece):
    """What lies before a seat."""

    cards: Annotated[list[int], owner("cards")]
    coins: Annotated[int, PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("cards", "coins")

    def __init__(self, o: Hand | None = None) -> None:
        if o is None:
            self.cards = []
            self.coins = 0
        else:
            self.cards = o.cards.copy()
            self.coins = o.coins

    # --- end of what is written


class Toy(State):
    """A field of every kind."""

    box: Components
    said: Annotated[list[int], PUBLIC]
    count: Annotated[int, PUBLIC]
    flag: Annotated[bool, PUBLIC]
    name: Annotated[str, PUBLIC, "toy"]
    pair: Annotated[tuple[int, ...], PUBLIC, (1, 2)]
    perhaps: Annotated[int | None, PUBLIC]
    trump: Annotated[SuitNo, PUBLIC, -1]
    led: Annotated[SuitSet, PUBLIC]
    tricks: Annotated[PerSuit, PUBLIC, [0, 0, 0]]
    later: Annotated[list[Step[Any]], PUBLIC]
    deck: Annotated[list[int], face_down("cards", known="peeked")]
    order: Annotated[list[int], shuffled()]
    market: Annotated[Hand, EACH]
    hands: Annotated[list[Hand], EACH, [Hand(), Hand()]]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "box",
        "count",
        "deck",
        "flag",
        "hands",
        "later",
        "led",
        "market",
        "name",
        "order",
        "pair",
        "perhaps",
        "said",
        "tricks",
        "trump",
    )

    def __init__(self, o: Toy | None = None) -> None:
        State.__init__(self, o)
        if o is None:
            self.said = []
            self.count = 0
            self.flag = False
            self.name = "toy"
            self.pair = (1, 2)
            self.perhaps = None
            self.trump = -1
            self.led = 0
            self.tricks = [0, 0, 0]
            self.later = []
            self.deck = []
            self.order = []
            self.market = Hand()
            self.hands = [Hand(), Hand()]
        else:
            self.box = o.box
            self.said = o.said.copy()
            self.count = o.count
            self.flag = o.flag
            self.name = o.name
            self.pair = o.pair
            self.perhaps = o.perhaps
            self.trump = o.trump
            self.led = o.led
            self.tricks = o.tricks.copy()
            self.later = o.later.copy()
            self.deck = o.deck.copy()
            self.order = o.order.copy()
            self.market = Hand(o.market)
            self.hands = [Hand(one) for one in o.hands]

    def clone(self) -> Toy:
        return Toy(self)

    # --- end of what is written

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
        self.first = list(stack)
        parts = Parts(
            state=Toy,
            options=OPTIONS,
            chapters=[sys.modules[name] for name in (__name__, *modules)],
            events={"said": ("number",), "gave": ("seat", "number"), "led": ("suit",)},
            end_rule="toy.end",
        )
        settings = (Setting("size", (1, 2, 3), 2), Setting("open", (False, True), False))
        super().__init__("toy", "1", (2, 3), settings, BOX, content, parts)

    def fresh(self, players: int, settings: dict[str, Any]) -> Toy:
        s = toy()
        s.players = players
        s.hands = [Hand() for _ in range(players)]
        s.count = settings["size"]
        s.flag = settings["open"]
        s.stack = list(self.first)
        return s

    def result(self, s: State) -> Result | None:
        assert isinstance(s, Toy)
        return None if s.stack else Result([s.count], [1], [0], [[Item("count", s.count)]])


def toy() -> Toy:
    """An empty state for two."""
    s = Toy()
    s.box = BOX
    s.players = 2
    return s


def standing(*stack: Step[Any]) -> Toy:
    """A state with these steps, the last one on top, run up to its first question."""
    s = toy()
    s.stack = list(stack)
    s.advance()
    return s


def dealt(*hands: list[int], stack: tuple[Step[Any], ...]) -> Toy:
    """The same, with cards in the hands."""
    s = toy()
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
