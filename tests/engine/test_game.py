"""The contract: new games, choices, answers, refusals with their rule."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from engine.toys import POINT, SAY, Ask, Roll, Say, Toy, ToyGame, say, standing, toy
from wawel import catalog
from wawel.engine.events import NOBODY, AnswerTrace
from wawel.engine.game import BadSetting, Choice, IllegalAnswer, Result, ranked
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE

GAME = ToyGame(Ask(0, (1, 2)))


class Shop(Step[Toy]):
    """Numbers up to the count may be said; the rest is too expensive. [toy.price]"""

    __slots__ = ()
    RULE: ClassVar[str] = "toy.shop"

    def run(self, s: Toy) -> None:
        options = []
        for n in range(5):
            if n <= s.count:
                options.append(SAY + n)
            else:
                s.block(SAY + n, "toy.price")
        s.ask(1, options)

    def take(self, s: Toy, option: int) -> None:
        s.said.append(option - SAY)
        s.end()


class Broken(Step[Toy]):
    """A mistake in the rules."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.ask(0, say(1, 2))

    def take(self, s: Toy, option: int) -> None:
        raise ZeroDivisionError


@pytest.fixture
def shop() -> Toy:
    s = toy()
    s.count = 2
    s.stack = [Say(9), Shop()]
    s.advance()
    return s


# ---------------------------------------------------------------------- setting up


def test_players_and_settings_have_defaults() -> None:
    s = GAME.new()
    assert isinstance(s, Toy)
    assert (s.players, s.count, s.flag) == (2, 2, False)
    s = GAME.new(players=3, size=3, open=True)
    assert isinstance(s, Toy)
    assert (s.players, s.count, s.flag) == (3, 3, True)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"players": 4}, "toy is played by 2, 3, not by 4"),
        ({"players": -1}, "toy is played by 2, 3, not by -1"),
        ({"colour": "red"}, "toy has no setting 'colour'; there are size, open"),
        ({"size": 4}, "size can't be 4; choose one of 1, 2, 3"),
        ({"size": "2"}, "size can't be '2'; choose one of 1, 2, 3"),
        ({"size": True}, "size can't be True; choose one of 1, 2, 3"),
        ({"open": 1}, "open can't be 1; choose one of False, True"),
        ({"open": [True]}, r"open can't be \[True\]; choose one of False, True"),
    ],
)
def test_a_wrong_setting_says_what_is_possible(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        GAME.new(**given)


def test_half_a_player_is_refused_in_either_form() -> None:
    with pytest.raises((BadSetting, TypeError)):
        GAME.new(players=2.0)  # type: ignore[arg-type]


def test_equal_seeds_give_equal_games() -> None:
    game = catalog.game("_template")
    one, same, other = (game.new(players=3, seed=seed) for seed in ("smok", "smok", "wawel"))
    assert game.same(one, same)
    assert not game.same(one, other)


# ---------------------------------------------------------------------- choosing and answering


def test_a_choice_says_all_there_is_to_know(shop: Toy) -> None:
    (choice,) = GAME.choices(shop)
    assert (choice.number, choice.seat, choice.kind, choice.rule, choice.step) == (0, 1, "pick", "toy.shop", "Shop")
    assert (choice.options, choice.decline, choice.idle) == ((SAY, SAY + 1, SAY + 2), False, SAY)
    assert choice.names() == ["say:0", "say:1", "say:2"]
    assert GAME.choice_for(shop, 0) is None
    found = GAME.choice_for(shop, 1)
    assert isinstance(found, Choice)


def test_answers_are_given_by_choice_or_by_number(shop: Toy) -> None:
    other = shop.clone()
    GAME.answer(shop, GAME.choices(shop)[0], SAY + 2)
    GAME.answer(other, 0, SAY + 2)
    assert shop.said == other.said == [2, 9]
    assert GAME.choices(shop) == ()


@pytest.mark.parametrize(
    ("number", "option", "problem", "rule"),
    [
        (0, SAY + 3, "say:3 is not offered in choice 0: toy.price", "toy.price"),
        (0, SAY + 5, "say:5 is not offered in choice 0: see toy.say; the question comes from toy.shop", "toy.say"),
        (0, POINT + 3, "point:3 is not offered in choice 0: see toy.point; the question", "toy.point"),
        (0, 0, "done is not offered in choice 0: see toy.shop", "toy.shop"),
        (0, 999, "option 999 is not offered in choice 0: toy.shop", "toy.shop"),
        (0, -1, "option -1 is not offered in choice 0: toy.shop", "toy.shop"),
        (1, SAY, r"choice 1 is not open; open: 0 \(toy.shop\)", "toy.shop"),
        (-1, SAY, r"choice -1 is not open; open: 0 \(toy.shop\)", "toy.shop"),
    ],
)
def test_an_illegal_answer_changes_nothing(shop: Toy, number: int, option: int, problem: str, rule: str) -> None:
    before, trace = shop.to_json(), AnswerTrace()
    with pytest.raises(IllegalAnswer, match=problem) as caught:
        GAME.answer(shop, number, option, trace)
    assert (caught.value.rule, caught.value.asked) == (rule, "toy.shop")
    assert shop.to_json() == before
    assert (shop.seat, shop.options, shop.trace) == (1, say(0, 1, 2), None)
    assert (trace.events, trace.chance, trace.barrier) == ([], [], False)


def test_nothing_can_be_answered_when_the_game_is_over(shop: Toy) -> None:
    GAME.answer(shop, 0, SAY)
    with pytest.raises(IllegalAnswer, match=r"choice 0 is not open; the game is over \(toy.end\)") as caught:
        GAME.answer(shop, 0, SAY)
    assert (caught.value.rule, caught.value.asked) == ("toy.end", "toy.end")


def test_a_late_answer_is_noticed() -> None:
    s = standing(Ask(0, (1, 2)), Ask(0, (1, 2)))
    first = GAME.choices(s)[0]
    GAME.answer(s, first, SAY + 1)
    with pytest.raises(IllegalAnswer, match="choice 0 is not open; open: 1"):
        GAME.answer(s, first, SAY + 1)


def test_a_mistake_in_a_rule_leaves_no_watcher_behind() -> None:
    s = standing(Broken())
    with pytest.raises(ZeroDivisionError):
        GAME.answer(s, 0, SAY + 1, AnswerTrace())
    assert s.trace is None


# ---------------------------------------------------------------------- what can't be done, and why


def test_what_is_blocked_comes_with_its_rule(shop: Toy) -> None:
    before = shop.to_json()
    assert GAME.blocked(shop, 1) == ((SAY + 3, "toy.price"), (SAY + 4, "toy.price"))
    assert shop.to_json() == before
    assert shop.trace is None


def test_only_who_is_asked_learns_what_is_blocked(shop: Toy) -> None:
    assert GAME.blocked(shop, 0) == GAME.blocked(shop, NOBODY) == ()
    GAME.answer(shop, 0, SAY)
    assert GAME.blocked(shop, 1) == ()


def test_the_rule_behind_an_option_is_that_of_its_verb() -> None:
    assert [GAME.why(option) for option in (SAY, SAY + 99, POINT + 5, DONE)] == ["toy.say", "toy.say", "toy.point", ""]


# ---------------------------------------------------------------------- for developers


def test_choices_states_and_games_are_shown_by_the_names_of_options(shop: Toy) -> None:
    assert repr(GAME.choices(shop)[0]) == "<Choice 0 of seat 1, Shop: say:0, say:1, say:2>"
    assert repr(shop) == "<Toy at choice 0, seat 1 chooses: say:0, say:1, say:2>"
    assert repr(GAME) == "<Game toy, rules 1, for 2 to 3>"
    GAME.answer(shop, 0, SAY)
    assert repr(shop) == "<Toy at choice 1, over>"


def test_the_table_shows_each_answer_as_play_goes_on() -> None:
    game = catalog.game("_template")
    s = game.new(players=2, seed="smok")
    assert repr(s).startswith("<HoardState at choice 0, seat 0 chooses: play:")
    for name in game.choices(s)[0].names():
        assert name in repr(s)


# ---------------------------------------------------------------------- names of components


def test_a_component_goes_by_its_kind_and_id() -> None:
    assert [GAME.name_key("suit", n) for n in range(3)] == ["suit-acorns", "suit-bells", "suit-leaves"]
    assert GAME.name_key("seat", 1) == "seat-2"
    assert GAME.component_text("suit", 0) == []


# ---------------------------------------------------------------------- results


@pytest.mark.parametrize(
    ("scores", "places"),
    [([3, 5, 1], [2, 1, 3]), ([4, 4, 2], [1, 1, 3]), ([0, 0], [1, 1]), ([7], [1]), ([-1, 2], [2, 1])],
)
def test_equal_scores_share_a_place(scores: list[int], places: list[int]) -> None:
    assert ranked(scores) == places


def test_a_result_itemises_the_points() -> None:
    s = standing(Roll(0))
    assert GAME.result(s) is None
    s.apply(0)
    result = GAME.result(s)
    assert isinstance(result, Result)
    assert result.to_json() == {"scores": [0], "ranks": [1], "winners": [0], "why": [[["count", 0]]]}
