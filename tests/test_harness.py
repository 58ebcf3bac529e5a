"""The harness itself: a test that plays what is not asked, or gives luck that is not used, must fail and say why."""

from __future__ import annotations

import pytest

from games._template.tabletop import new_game, table
from games.epic.tabletop import table as epic_table
from wawel.engine.game import IllegalAnswer


def test_an_unasked_option_fails_and_says_what_was_asked() -> None:
    t = table("knight bell", "purse")
    with pytest.raises(IllegalAnswer) as error:
        t.pick("play:purse", seat=0)
    assert error.value.__notes__ == [
        "picked: play:purse\n"
        "asked: PlayCards of seat 0: ['play:knight', 'play:bell']\n"
        "asked: PlayCards of seat 1: ['play:purse']"
    ]


def test_nobody_can_answer_when_the_game_is_over() -> None:
    t = new_game().idle()
    assert (t.over, t.step, t.asks) == (True, "", set())
    with pytest.raises(IllegalAnswer) as error:
        t.pick("done")
    assert error.value.__notes__ == ["picked: done\nnobody is asked: the game is over"]


def test_an_option_that_is_accepted_was_not_refused() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        table("knight", "purse").refused("play:knight")


def test_luck_that_is_not_given_is_missed() -> None:
    with pytest.raises(pytest.fail.Exception, match="a chance result of 6 is asked for and the test gives none"):
        table("knight", "purse").pick("play:knight", "play:purse", luck=[])


def test_luck_that_is_not_used_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"nothing asked for the last 1 of the luck \[4, 2\]"):
        table("knight", "purse").pick("play:knight", "play:purse", luck=[4, 2])


def test_luck_is_spent_over_several_answers() -> None:
    t = table("wheel bell bell bell", "wyrm").pick("play:wheel", "play:wyrm", luck=[4, 6])
    assert (t.luck, t.gold[1], t.once("rolled")) == (2, 4, (0, 6))


def test_one_seat_is_asked_or_the_test_says_which() -> None:
    with pytest.raises(AssertionError, match="not one question is open"):
        _ = table("knight", "purse").asked


def test_events_are_read_by_name_all_or_only_the_latest() -> None:
    t = table("pickpocket", "knight bell", gold=[0, 4]).play("pickpocket", "knight", luck=[1])
    assert t.happened("played") == [(0, "pickpocket"), (1, "knight")]
    t.pick("ward:bell")
    assert (t.just_happened("warded"), t.just_happened("played")) == ([(1, "bell")], [])
    with pytest.raises(AssertionError, match="played happened 2 times"):
        t.once("played")
    with pytest.raises(AssertionError, match="no event is called plaid"):
        t.happened("plaid")


def test_options_with_one_name_are_numbered_as_pick_takes_them() -> None:
    t = epic_table(hands=["flint-spark", ""], champions=["", "wolf human wolf"]).play("flint-spark")
    assert {"target:wolf", "target:wolf#2", "target:human"} <= t.offered
    t.pick("target:wolf#2")
    assert t.champions(1) == "wolf human"
