"""Reaction windows: everybody is asked in order, so that declining reveals nothing."""

from __future__ import annotations

from typing import ClassVar

from engine.toys import SAY, Say, Toy, ToyGame, dealt, say
from wawel.engine.steps import Window
from wawel.engine.verbs import DONE

GAME = ToyGame()
COUNTER = 7


class Counter(Window[Toy]):
    """The seat with the counter may use it. [toy.counter]"""

    __slots__ = ()
    RULE: ClassVar[str] = "toy.counter"

    def offers(self, s: Toy, seat: int) -> list[int]:
        return [SAY + card for card in s.hands[seat].cards if card == COUNTER]

    def react(self, s: Toy, seat: int, option: int) -> None:
        s.said.append(10 + seat)
        s.end()

    def rest(self, seats: tuple[int, ...]) -> Counter:
        return Counter(seats)


class Attack(Counter):
    """The same, and it hurts if nobody reacts."""

    __slots__ = ()

    def rest(self, seats: tuple[int, ...]) -> Attack:
        return Attack(seats)

    def passed(self, s: Toy) -> None:
        s.said.append(99)
        s.end()


def test_seats_are_asked_in_order_even_if_they_can_only_decline() -> None:
    s = dealt([COUNTER], [1], [COUNTER, 2], stack=(Say(5), Counter((1, 2, 0))))
    asked = []
    while s.stack:
        (choice,) = GAME.choices(s)
        asked.append((choice.seat, list(choice.options), choice.kind, choice.decline))
        GAME.answer(s, choice, DONE)
    assert asked == [
        (1, [DONE], "react", True),
        (2, [*say(COUNTER), DONE], "react", True),
        (0, [*say(COUNTER), DONE], "react", True),
    ]
    assert s.said == [5]


def test_a_reaction_closes_the_window() -> None:
    s = dealt([COUNTER], [1], [COUNTER], stack=(Say(5), Attack((1, 2, 0))))
    s.apply(DONE)
    s.apply(SAY + COUNTER)
    assert s.said == [12, 5]


def test_if_all_decline_what_was_threatened_happens() -> None:
    s = dealt([COUNTER], [1], stack=(Say(5), Attack((1, 0))))
    s.apply(DONE)
    s.apply(DONE)
    assert s.said == [99, 5]


def test_a_window_for_nobody_closes_at_once() -> None:
    assert dealt([1], [2], stack=(Say(5), Counter(()))).said == [5]


def test_who_left_declines() -> None:
    s = dealt([COUNTER], [1], stack=(Counter((0, 1)),))
    assert GAME.choices(s)[0].idle == DONE


def test_the_question_looks_the_same_whatever_the_seat_holds() -> None:
    with_it = dealt([COUNTER], [1], stack=(Counter((0, 1)),))
    without = dealt([1], [1], stack=(Counter((0, 1)),))
    assert GAME.view(with_it, 1) == GAME.view(without, 1)
    assert GAME.view(with_it, 1)["asked"] == {
        "step": "Counter",
        "kind": "react",
        "fields": {"seats": [0, 1]},
        "seats": [0],
    }
