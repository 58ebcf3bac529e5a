"""Wygrana i przegrana: who loses, who wins, and when nobody does."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import event


@pytest.mark.rule("epic.end.lose-at-zero")
@pytest.mark.parametrize("life", [5, 3])
def test_who_has_no_life_left_loses(life: int) -> None:
    t = table(hands=["flint-spark", ""], life=[30, life]).play("flint-spark")
    assert t.story()[-1] == "fell"
    assert (t.result.winners, t.result.ranks) == ([0], [1, 2])


@pytest.mark.rule("epic.end.lose-at-zero")
def test_one_life_is_enough_to_go_on() -> None:
    t = table(hands=["flint-spark", ""], life=[30, 6]).play("flint-spark")
    assert (t.life, t.step) == ([30, 1], "MainPhase")


@pytest.mark.rule("epic.end.last-standing", "epic.ffa.last-wins")
def test_one_wins_only_when_all_opponents_are_out() -> None:
    t = table(hands=["flint-spark flint-spark", "", ""], life=[30, 5, 5]).play("flint-spark", "seat:1")
    assert t.step == "MainPhase"
    t.play("flint-spark")
    assert (t.result.winners, t.result.ranks) == ([0], [1, 3, 2])


@pytest.mark.rule("epic.end.win-by-empty-deck")
def test_who_should_draw_from_an_empty_deck_wins() -> None:
    t = table(decks=[""], life=[1, 30], start=True)
    assert t.story()[-1] == "drew-from-nothing"
    assert (t.result.winners, t.result.ranks) == ([0], [1, 2])


@pytest.mark.rule("epic.end.win-by-empty-deck")
def test_the_last_card_is_drawn_without_winning() -> None:
    t = table(decks=["flint-spark"], start=True)
    assert (t.hand(0), t.deck(0), t.step) == ("flint-spark", "", "MainPhase")


@pytest.mark.rule("epic.end.draw")
def test_all_without_life_at_the_same_moment_is_a_draw() -> None:
    cards = {"plague": event({"hurt": {"n": 5, "who": "each-player"}})}
    t = table(hands=["plague", ""], life=[5, 2], cards=cards).play("plague")
    assert (t.result.winners, t.result.ranks) == ([0, 1], [1, 1])
