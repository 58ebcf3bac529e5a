"""Steps: how the stack moves, when a question is asked, and when it answers itself."""

from __future__ import annotations

from typing import ClassVar

import pytest

from engine.toys import SAY, Ask, Say, Toy, ToyGame, dealt, say, standing, toy
from wawel.engine.events import NOBODY
from wawel.engine.game import collect_steps
from wawel.engine.state import MOST_STEPS, DeadEnd, RunawayRule
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE

GAME = ToyGame()


class Goto(Step[Toy]):
    """Hands over to another step."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.goto(Say(1))


class Call(Step[Toy]):
    """Has something said first, then something else."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.call(Say(1), Say(2))


class Count(Step[Toy]):
    """Counts while it is told to: `take` leaves the stack alone, so the step runs again."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.ask(0, [SAY + s.count], done=True)

    def take(self, s: Toy, option: int) -> None:
        if option == DONE:
            s.end()
        else:
            s.count += 1


class Last(Step[Toy]):
    """Ends the game, whatever was still to be done."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.finish()


class AskAnyway(Ask):
    """Asks even where there is one answer only."""

    __slots__ = ()
    ALWAYS_ASK: ClassVar[bool] = True


class Decline(Step[Toy]):
    """May be declined only."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.ask(1, [], done=True)

    def take(self, s: Toy, option: int) -> None:
        s.said.append(-option)
        s.end()


class Circle(Step[Toy]):
    """Never ends: a mistake in the rules."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.count += 1


class CircleOfTwo(Step[Toy]):
    """Hands over to the next one forever, and takes what it asks by itself."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Toy) -> None:
        s.ask(0, [SAY])

    def take(self, s: Toy, option: int) -> None:
        s.goto(CircleOfTwo(1 - self.n))


class Long(Step[Toy]):
    """So many steps, then it ends."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: Toy) -> None:
        if self.left:
            s.goto(Long(self.left - 1))
        else:
            s.end()


def test_goto_replaces_call_stacks_and_end_returns() -> None:
    assert standing(Say(3), Goto()).said == [1, 3]
    assert standing(Say(3), Call()).said == [1, 2, 3]


def test_finish_clears_the_stack() -> None:
    s = standing(Say(1), Last())
    assert s.said == []
    assert GAME.over(s)
    assert (s.seat, s.options) == (NOBODY, [])


def test_a_take_that_leaves_the_stack_alone_asks_again() -> None:
    s = standing(Count())
    for _ in range(3):
        s.apply(s.options[0])
    assert s.options == [SAY + 3, DONE]
    s.apply(DONE)
    assert (s.count, s.stack) == (3, [])


def test_the_game_stops_where_somebody_has_a_choice() -> None:
    s = standing(Say(9), Ask(1, (1, 2)), Say(0))
    assert (s.seat, s.options, s.said) == (1, say(1, 2), [0])
    assert s.number == 0
    s.apply(say(2)[0])
    assert (s.said, s.number) == ([0, 2, 9], 1)


def test_a_choice_with_one_option_is_taken_by_itself() -> None:
    s = standing(Ask(1, (5, 6)), Ask(0, (7,)))
    assert (s.said, s.seat, s.number) == ([7], 1, 0)


def test_a_choice_that_can_only_be_declined_is_taken_too() -> None:
    assert standing(Decline()).said == [0]


def test_a_step_may_insist_on_asking() -> None:
    s = standing(AskAnyway(1, (7,)))
    assert (s.said, s.seat, s.options) == ([], 1, say(7))
    assert GAME.choices(s)[0].options == (SAY + 7,)
    s.apply(SAY + 7)
    assert s.said == [7]


def test_asking_without_anything_to_offer_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(DeadEnd, match="Ask asks seat 1 but offers nothing"):
        standing(Ask(1, ()))


def test_asking_together_without_anything_to_offer_is_one_too() -> None:
    from engine.toys import Together

    with pytest.raises(DeadEnd, match=r"Together asks \[0, 1\] at once but offers nothing to somebody"):
        dealt([1, 2], [], stack=(Together(),))


def test_steps_that_go_round_in_a_circle_are_a_mistake_in_the_rules() -> None:
    for step in (Circle(), CircleOfTwo(0)):
        told = f"{MOST_STEPS} steps without a question, the last one {type(step).__name__}$"
        with pytest.raises(RunawayRule, match=told):
            standing(step)


def test_steps_are_counted_from_question_to_question() -> None:
    s = standing(Long(MOST_STEPS - 10), Ask(1, (1, 2)), Long(MOST_STEPS - 10))
    assert s.seat == 1
    s.apply(SAY + 1)
    assert s.stack == []


def test_who_left_declines_or_takes_the_first_option() -> None:
    assert GAME.choices(standing(Count()))[0].idle == DONE
    assert GAME.choices(standing(Ask(0, (4, 3))))[0].idle == SAY + 4


class Stubborn(Ask):
    """Has an idle answer of its own."""

    __slots__ = ()

    def idle(self, s: Toy, options: list[int]) -> int:
        return options[-1]


def test_a_step_may_say_itself_what_is_answered_for_who_left() -> None:
    assert GAME.choices(standing(Stubborn(0, (4, 3))))[0].idle == SAY + 3


def test_asking_again_changes_nothing() -> None:
    s = standing(Ask(1, (1, 2)))
    before = s.to_json()
    assert s.refresh()
    assert (s.to_json(), s.seat, s.options) == (before, 1, say(1, 2))


def test_a_step_that_moves_on_is_no_resting_place() -> None:
    s = toy()
    s.stack = [Ask(1, (1, 2)), Say(1)]
    assert not s.refresh()
    s.stack = [Ask(1, (1,))]
    assert not s.refresh()


def test_the_steps_of_a_game_have_names_of_their_own() -> None:
    import sys

    steps = collect_steps([sys.modules[__name__]])
    assert {"Goto", "Call", "Count", "Ask"} <= set(steps)
    assert "Step" not in steps
    other = type(sys)("other")
    vars(other)["Count"] = type("Count", (Step,), {"__slots__": ()})
    with pytest.raises(ValueError, match="two steps are called Count"):
        collect_steps([sys.modules[__name__], other])
