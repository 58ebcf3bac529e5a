"""The base of every game's state: what is asked, the stack of steps, and the methods for chance and events.

A game's state class declares each field once, with its type and who may see it (`fields.py`); `__slots__` and the copy
constructor below the declarations are written by `make fields`, and a law proves that they agree.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final

from wawel.engine.chance import Rng
from wawel.engine.components import Components, OptionCode
from wawel.engine.events import EVERYONE, NOBODY, AnswerTrace, Event
from wawel.engine.mypyc_shim import mypyc_attr
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.engine.zones import NEVER, PUBLIC

OPEN: Final = -1
NOTHING: Final[list[int]] = []
#: more steps between two questions than any rulebook needs: a rule loops
MOST_STEPS: Final = 100_000
#: for states of games without components
NO_COMPONENTS: Final = Components()


class RunawayRule(Exception):
    """Steps follow each other without end: a mistake in the rules."""


class DeadEnd(Exception):
    """A step asked without offering anything: a mistake in the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A part of a state with fields of its own (a player's side of the table)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Rng):
    """Everything on and under the table. Data only.

    `seat` and `options` say what is asked now; they are found by running the top step, so they are never saved.
    For simultaneous choices `asked` holds all seats asked and `sealed` the answers given so far.
    A game's constructor calls this one by name: `super()` would take 10 % of a clone, and there are millions.
    """

    __slots__ = ("asked", "asked_options", "trace", "number", "options", "players", "seat", "sealed", "stack")

    #: not saved: recomputed, or set for one answer only
    TRANSIENT: ClassVar[tuple[str, ...]] = ("seat", "options", "asked", "asked_options", "trace")
    #: not saved and not copied: the components of the game, the same object for all states
    SHARED: ClassVar[tuple[str, ...]] = ("box",)

    players: Annotated[int, PUBLIC]
    number: Annotated[int, PUBLIC]
    stack: Annotated[list[Step[Any]], NEVER]
    sealed: Annotated[list[OptionCode], NEVER]
    seat: int
    options: list[int]
    asked: list[int]
    asked_options: list[list[int]]
    trace: AnswerTrace | None

    def __init__(self, o: State | None = None) -> None:
        self.trace = None
        if o is None:
            super().__init__()
            self.players = 1
            self.number = 0
            self.stack = []
            self.sealed = []
            self.seat = NOBODY
            self.options = []
            self.asked = []
            self.asked_options = []
        else:
            # the generator's words are copied here: a call would take 10 % of the time of a clone
            self.r0 = o.r0
            self.r1 = o.r1
            self.r2 = o.r2
            self.r3 = o.r3
            self.players = o.players
            self.number = o.number
            self.stack = o.stack.copy()
            self.sealed = o.sealed
            self.seat = o.seat
            self.options = o.options
            self.asked = o.asked
            self.asked_options = o.asked_options

    def clone(self) -> State:
        """An independent copy without a trace."""
        raise NotImplementedError

    def components(self) -> Components:
        """The box of the game this state belongs to."""
        found: Components = getattr(self, "box", NO_COMPONENTS)
        return found

    def __repr__(self) -> str:
        verbs = self.components().verbs
        options = ", ".join([verbs.name(option) for option in self.options])
        asks = f"seat {self.seat} chooses: {options}" if self.stack else "over"
        return f"<{type(self).__name__} at choice {self.number}, {asks}>"

    def to_json(self) -> dict[str, Any]:
        """The stored form; `Game.from_json` reads it."""
        from wawel.engine.json_form import to_json_form  # json_form.py needs this module first

        return to_json_form(self)

    def __reduce__(self) -> tuple[Any, ...]:
        from wawel.engine.pickles import state_recipe

        return state_recipe(self)

    # ------------------------------------------------------------------ the stack

    def goto(self, step: Step[Any]) -> None:
        """The current step is done; this one takes its place."""
        self.stack[-1] = step

    def call(self, step: Step[Any], then: Step[Any]) -> None:
        """Do a step first; when it ends, go on with `then`."""
        stack = self.stack
        stack[-1] = then
        stack.append(step)

    def end(self) -> None:
        """The current step is done; the one below goes on."""
        self.stack.pop()

    def finish(self) -> None:
        """The game is over."""
        self.stack.clear()

    # ------------------------------------------------------------------ asking and answering

    def ask(self, seat: int, options: list[int], done: bool = False) -> None:
        """Ask a seat to pick one option; with `done` it may also decline."""
        if done:
            options.append(DONE)
        elif not options:
            raise DeadEnd(f"{type(self.stack[-1]).__name__} asks seat {seat} but offers nothing")
        self.seat = seat
        self.options = options

    def ask_all(self, seats: list[int], options: list[list[int]]) -> None:
        """Ask several seats at once. Answers stay sealed until all are in."""
        if not seats or not all(options):
            raise DeadEnd(f"{type(self.stack[-1]).__name__} asks {seats} at once but offers nothing to somebody")
        self.asked = seats
        self.asked_options = options
        self.show_first_open()

    def show_first_open(self) -> None:
        """Playouts answer one seat at a time: show them the first that has not answered."""
        at = self.sealed.index(OPEN) if self.sealed else 0
        self.seat = self.asked[at]
        self.options = self.asked_options[at]

    def refresh(self) -> bool:
        """Find `seat` and `options` by running the top step once more.

        False if it did not ask: then this was not a position between two answers.
        """
        self.options = NOTHING
        self.asked = []
        if not self.stack:
            self.seat = NOBODY
            return True
        step = self.stack[-1]
        step.run(self)
        return len(self.options) > 1 or len(self.asked) > 0 or (len(self.options) == 1 and step.ALWAYS_ASK)

    def advance(self) -> None:
        """Run steps until somebody has a choice to make. A single option is taken automatically."""
        stack = self.stack
        for _ in range(MOST_STEPS):
            if not stack:
                self.seat = NOBODY
                self.options = NOTHING
                return
            step = stack[-1]
            self.options = NOTHING
            step.run(self)
            options = self.options
            if options:
                if len(options) > 1 or step.ALWAYS_ASK or self.asked:
                    return
                step.take(self, options[0])
        raise RunawayRule(f"{MOST_STEPS} steps without a question, the last one {type(stack[-1]).__name__}")

    def apply(self, option: int) -> None:
        """Answer the question shown in `seat` and `options`. The fast path for playouts: nothing is checked."""
        if self.asked:
            self.seal(self.sealed.index(OPEN) if self.sealed else 0, option)
        else:
            self.number += 1
            self.stack[-1].take(self, option)
            self.advance()

    def seal(self, at: int, option: int) -> None:
        """Take the simultaneous answer of the seat `asked[at]`; go on when it was the last."""
        sealed = self.sealed[:] if self.sealed else [OPEN] * len(self.asked)
        sealed[at] = option
        if OPEN in sealed:
            self.sealed = sealed
            self.show_first_open()
        else:
            self.number += len(sealed)
            self.sealed = []
            self.asked = []
            self.stack[-1].take_all(self, sealed)
            self.advance()

    # ------------------------------------------------------------------ chance, secrets and observers

    def below(self, ways: int) -> int:
        """A chance result from 0 to ways - 1."""
        trace = self.trace
        return self.pick(ways) if trace is None else trace.pick(self, ways)

    def roll(self, sides: int) -> int:
        """A die."""
        return self.below(sides) + 1

    def reveal(self) -> None:
        """Something hidden becomes known to somebody: no free undo past this point."""
        if self.trace is not None:
            self.trace.barrier = True

    def event(self, key: str, a: int = 0, b: int = 0, c: int = 0, reader: int = EVERYONE) -> None:
        """Record what happened, if the answer is observed."""
        if self.trace is not None:
            self.trace.events.append(Event(key, a, b, c, reader))

    def block(self, option: int, rule: str, seat: int = EVERYONE) -> None:
        """Name the rule that keeps an option from being offered. A step that asks several seats says which."""
        trace = self.trace
        if trace is not None and trace.listener != NOBODY and seat in (EVERYONE, trace.listener):
            trace.blocked.append((option, rule))
