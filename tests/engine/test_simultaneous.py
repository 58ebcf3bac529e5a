"""Simultaneous choices: answers in any order, sealed until all are in."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.toys import SAY, Ask, Together, Toy, ToyGame, dealt, say
from wawel.engine.chance import rng
from wawel.engine.events import NOBODY
from wawel.engine.game import IllegalAnswer

GAME = ToyGame()


@pytest.fixture
def s() -> Toy:
    return dealt([1, 2], [3, 4], [5, 6], stack=(Ask(0, (8, 9)), Together()))


def test_everybody_is_asked_by_a_number_of_their_own(s: Toy) -> None:
    assert [(c.number, c.seat, list(c.options)) for c in GAME.choices(s)] == [
        (0, 0, say(1, 2)),
        (1, 1, say(3, 4)),
        (2, 2, say(5, 6)),
    ]
    assert {(c.kind, c.rule, c.step) for c in GAME.choices(s)} == {("pick-card", "toy.together", "Together")}


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_answers_does_not_matter(s: Toy, order: tuple[int, ...]) -> None:
    answers = say(2, 3, 6)
    for at, seat in enumerate(order):
        choice = GAME.choice_for(s, seat)
        assert choice is not None
        assert choice.number == seat
        assert s.said == []
        GAME.answer(s, choice, answers[seat])
        assert len(GAME.choices(s)) == (2 - at if at < 2 else 1)
    assert s.said == [2, 3, 6]
    assert (s.number, GAME.choices(s)[0].number) == (3, 3)


def test_playouts_answer_one_seat_after_the_other(s: Toy) -> None:
    GAME.answer(s, 1, SAY + 4)
    assert (s.seat, s.options) == (0, say(1, 2))
    s.apply(SAY + 1)
    assert (s.seat, s.options) == (2, say(5, 6))
    s.apply(SAY + 5)
    assert s.said == [1, 4, 5]


def test_a_seat_answers_once_and_with_its_own_options(s: Toy) -> None:
    GAME.answer(s, 1, SAY + 3)
    before = s.to_json()
    with pytest.raises(IllegalAnswer, match="choice 1 is not open; open: 0, 2"):
        GAME.answer(s, 1, SAY + 4)
    with pytest.raises(IllegalAnswer, match="say:3 is not offered in choice 0"):
        GAME.answer(s, 0, SAY + 3)
    assert s.to_json() == before


def test_nobody_sees_what_others_sealed(s: Toy) -> None:
    other = s.clone()
    GAME.answer(s, 1, SAY + 3)
    GAME.answer(other, 1, SAY + 4)
    for reader in (0, 2, NOBODY):
        assert GAME.view(s, reader) == GAME.view(other, reader)
        assert GAME.view(s, reader)["asked"]["seats"] == [0, 2]
        assert GAME.view(s, reader)["asked"]["mine"] == []
    assert GAME.view(s, 1)["asked"]["mine"] == ["say:3"]
    assert GAME.view(other, 1)["asked"]["mine"] == ["say:4"]


def test_worlds_seal_anew_what_others_sealed(s: Toy) -> None:
    GAME.answer(s, 1, SAY + 3)
    luck = rng("worlds")
    worlds = [GAME.world(s, 1, luck) for _ in range(40)]
    assert {w.sealed[1] for w in worlds} == {SAY + 3}
    worlds = [GAME.world(s, 0, luck) for _ in range(40)]
    assert {len({w.sealed[1] for w in worlds} & set(say(3, 4, 5, 6))) > 1} == {True}
    assert all(w.sealed[1] in w.asked_options[1] for w in worlds)


def test_clones_seal_for_themselves(s: Toy) -> None:
    GAME.answer(s, 0, SAY + 1)
    w = s.clone()
    GAME.answer(w, 1, SAY + 3)
    assert [c.seat for c in GAME.choices(s)] == [1, 2]
    assert [c.seat for c in GAME.choices(w)] == [2]


def test_refusals_are_shown_to_the_seat_they_are_about() -> None:
    s = dealt([1, 2], [3, 4], stack=(Together(),))
    assert GAME.blocked(s, 0) == ((SAY + 52, "toy.not-doubled"),)
    assert GAME.blocked(s, 1) == ((SAY + 54, "toy.not-doubled"),)
    assert GAME.blocked(s, NOBODY) == ()


def test_one_option_is_asked_for_all_the_same() -> None:
    s = dealt([1], [3], stack=(Together(),))
    assert [list(c.options) for c in GAME.choices(s)] == [say(1), say(3)]
