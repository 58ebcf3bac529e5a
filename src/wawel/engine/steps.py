"""A step is one paragraph of the rulebook. The stack of steps is the current point in the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from wawel.engine.mypyc_shim import mypyc_attr
from wawel.engine.verbs import DONE

if TYPE_CHECKING:
    from wawel.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Its constructor's parameters are its fields, never changed: clones share steps, and JSON is name and fields.

    `run` either asks (and then changes nothing: asking is pure) or changes the state and moves the stack on by
    `goto`, `call` or `end`. `take` receives the option picked; if it leaves the stack alone the step runs again.
    """

    __slots__ = ()

    #: what a client shows for this question: one widget per kind
    KIND: ClassVar[str] = "pick"
    #: the rule the question comes from
    RULE: ClassVar[str] = ""
    #: ask even if there is one option only, because skipping the question would reveal hidden cards
    ALWAYS_ASK: ClassVar[bool] = False
    #: asked in the middle of an action: evaluation has to play past this step first
    MIDWAY: ClassVar[bool] = False
    #: fields that are not shown in views
    HIDDEN: ClassVar[tuple[str, ...]] = ()

    def run(self, s: S) -> None:
        """Ask, or change the state and move on."""
        raise NotImplementedError

    def take(self, s: S, option: int) -> None:
        """Carry out the option picked."""
        raise NotImplementedError

    def take_all(self, s: S, answers: list[int]) -> None:
        """Carry out simultaneous answers, in the order in which the seats were asked."""
        raise NotImplementedError

    def rule(self, s: S) -> str:
        """The rule the question comes from; override it where that depends on the step's fields or the state."""
        return self.RULE

    def moment(self, s: S, seat: int) -> str:
        """The point of the game at which this asks a seat, as one of the game's `moments`; by default none of them."""
        return ""

    def idle(self, s: S, options: list[int]) -> int:
        """What is answered for someone who left: decline if that is possible, else the first option."""
        return DONE if DONE in options else options[0]

    def __reduce__(self) -> tuple[Any, ...]:
        from wawel.engine.pickles import step_recipe  # needs this module first

        return step_recipe(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[S]):
    """Seats may react, one after the other. It asks everybody, even those who can only decline: skipping
    them would reveal their hands.

    A game's window says what a seat may do (`offers`), what then happens (`react`) and which window follows when the
    seat in front has declined (`rest`). `react` moves the stack on; if nobody reacts, `passed` does.
    """

    __slots__ = ("seats",)
    ALWAYS_ASK: ClassVar[bool] = True
    KIND: ClassVar[str] = "react"

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def offers(self, s: S, seat: int) -> list[int]:
        """The reactions a seat may choose from; declining is added."""
        raise NotImplementedError

    def react(self, s: S, seat: int, option: int) -> None:
        """Carry out a reaction and move the stack on."""
        raise NotImplementedError

    def rest(self, seats: tuple[int, ...]) -> Window[S]:
        """The same window for the seats that are left."""
        raise NotImplementedError

    def passed(self, s: S) -> None:
        """Everybody has declined; by default the window just closes."""
        s.end()

    def run(self, s: S) -> None:
        if self.seats:
            s.ask(self.seats[0], self.offers(s, self.seats[0]), done=True)
        else:
            self.passed(s)

    def take(self, s: S, option: int) -> None:
        if option == DONE:
            s.goto(self.rest(self.seats[1:]))
        else:
            self.react(s, self.seats[0], option)
