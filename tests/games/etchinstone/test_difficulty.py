"""Zmiana poziomu trudności: some cards start at another Level."""

from __future__ import annotations

from collections import Counter

import pytest

from games.etchinstone.tabletop import Tabletop, new_game


def prepared(difficulty: str, seed: int = 4) -> Tabletop:
    """A new game, with the first cards offered changed as often as it asks."""
    t = new_game(seed=seed, dragon="d1", difficulty=difficulty)
    while t.asks == {"change"}:
        t.pick(min(t.offered))
    return t


@pytest.mark.rule("etch.difficulty.optional")
def test_a_difficulty_may_be_chosen_before_the_game() -> None:
    setting = next(setting for setting in new_game().game.settings if setting.name == "difficulty")
    assert setting.choices == ("adventure", "easy", "normal", "hard", "impossible", "dont-even-try")
    assert setting.default == "normal"
    levels = {difficulty: Counter(prepared(difficulty).s.levels) for difficulty in setting.choices}
    assert len({tuple(sorted(found.items())) for found in levels.values()}) == 6


@pytest.mark.rule("etch.difficulty.draw-5")
@pytest.mark.parametrize("difficulty", ["adventure", "easy", "hard"])
def test_the_top_five_cards_are_drawn_when_the_deck_is_ready(difficulty: str) -> None:
    top = new_game(seed=4).deck[:5]
    t = new_game(seed=4, difficulty=difficulty)
    assert t.story() == ["set-up", "shuffled", *["drew"] * 5]
    assert t.offered == {f"change:{card}" for card in top}
    assert prepared("impossible").happened("drew")[:5] == top


@pytest.mark.rule("etch.difficulty.adventure")
def test_adventure_raises_four_cards() -> None:
    assert Counter(prepared("adventure").s.levels) == {3: 4, 2: 12}


@pytest.mark.rule("etch.difficulty.easy")
def test_easy_raises_two_cards() -> None:
    assert Counter(prepared("easy").s.levels) == {3: 2, 2: 14}


@pytest.mark.rule("etch.difficulty.normal")
def test_normal_changes_nothing() -> None:
    t = new_game(difficulty="normal")
    assert t.s.levels == [2] * 16
    assert t.asks == {"dragon"}
    assert not t.story("drew", "level")


@pytest.mark.rule("etch.difficulty.hard")
def test_hard_lowers_two_cards() -> None:
    assert Counter(prepared("hard").s.levels) == {1: 2, 2: 14}


@pytest.mark.rule("etch.difficulty.impossible")
def test_impossible_lowers_all_five_cards() -> None:
    t = prepared("impossible")
    assert Counter(t.s.levels) == {1: 5, 2: 11}
    assert [t.level(card) for card in t.happened("drew")[:5]] == [1] * 5


@pytest.mark.rule("etch.difficulty.dont-even-try")
def test_dont_even_try_lowers_seven_cards() -> None:
    t = prepared("dont-even-try")
    assert Counter(t.s.levels) == {1: 7, 2: 9}
    assert [t.level(card) for card in t.happened("drew")[:7]] == [1] * 7


@pytest.mark.rule("etch.difficulty.shuffle-back")
def test_the_drawn_cards_are_shuffled_back_and_set_up_goes_on() -> None:
    t = new_game(seed=4, difficulty="easy")
    drawn, luck = t.hand, t.luck
    t.pick(f"change:{drawn[0]}", f"change:{drawn[1]}")
    assert t.luck > luck
    assert (t.hand, len(t.deck)) == ([], 16)
    assert t.asks == {"dragon"}
    deck = t.deck
    assert deck[:5] != drawn
    assert t.pick("dragon:d1").hand == deck[:4]
    assert t.asks == {"face", "detour"}


@pytest.mark.rule("etch.difficulty.easy")
def test_a_card_is_changed_once() -> None:
    t = new_game(difficulty="easy", dragon="d1")
    first = sorted(t.offered)[0]
    t.pick(first)
    assert t.refused(first) == "etch.difficulty.easy"


@pytest.mark.rule("etch.difficulty.impossible", "etch.ruling.difficulty-choice")
def test_where_all_drawn_cards_change_nothing_is_asked() -> None:
    t = new_game(difficulty="impossible", dragon="d1")
    assert t.asks == {"face", "detour"}
    assert [level for _, level in t.happened("level")] == [1] * 5
