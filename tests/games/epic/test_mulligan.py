"""Mulligan: cards of the first hand replaced, once, for a life each."""

from __future__ import annotations

import pytest

from games.epic.tabletop import Tabletop, new_game
from wawel.engine.chance import words_of
from wawel.engine.events import NOBODY


def swaps(t: Tabletop, count: int) -> list[str]:
    """The first cards of the hand of whoever is asked, as answers."""
    return [f"swap:{name}" for name in t.hand(t.asked).split()[:count]]


@pytest.mark.rule("epic.setup.mulligan-step", "epic.ruling.mulligan-once")
def test_each_player_is_asked_once() -> None:
    t = new_game(format="random-thirty")
    asked = []
    while t.step == "Mulligan":
        asked.append(t.asked)
        t.pick(*swaps(t, 2), "done")
    assert sorted(asked) == [0, 1]
    assert t.happened("mulligan") == [(asked[0], 2), (asked[1], 2)]
    assert t.step == "MainPhase"


@pytest.mark.rule("epic.mulligan.order")
@pytest.mark.parametrize("seed", range(4))
def test_who_goes_second_decides_first(seed: int) -> None:
    t = new_game(seed=seed, format="random-thirty")
    assert t.asked == 1 - t.s.first
    assert t.pick("done").asked == t.s.first


@pytest.mark.rule("epic.ruling.mulligan-order-multi")
def test_with_more_players_it_goes_round_and_the_first_player_decides_last() -> None:
    for seed in range(6):
        t = new_game(4, seed, format="random-thirty")
        order = [(t.s.first + i) % 4 for i in (1, 2, 3, 4)]
        for seat in order:
            assert (t.step, t.asked) == ("Mulligan", seat)
            t.pick("done")
        assert t.step == "MainPhase"


@pytest.mark.rule("epic.mulligan.any-number", "epic.mulligan.redraw", "epic.mulligan.life-cost")
@pytest.mark.parametrize("count", range(6))
def test_any_number_of_cards_is_replaced_from_the_top_for_a_life_each(count: int) -> None:
    t = new_game(format="random-thirty")
    seat = t.asked
    hand = t.hand(seat).split()
    deck = t.deck(seat).split()
    t.pick(*swaps(t, count), "done")
    assert t.hand(seat).split() == hand[count:] + deck[:count]
    assert t.deck(seat).split()[: 25 - count] == deck[count:]
    assert (t.life[seat], t.life[1 - seat]) == (30 - count, 30)
    assert (len(t.s.sides[seat].deck), t.s.sides[seat].aside) == (25, [])


@pytest.mark.rule("epic.mulligan.any-number")
def test_a_card_set_aside_cannot_be_set_aside_again() -> None:
    t = new_game(format="random-thirty")
    seat = t.asked
    t.pick(*swaps(t, 5))
    assert (t.offered, t.hand(seat)) == ({"done"}, "")


@pytest.mark.rule("epic.mulligan.bottom-shuffled")
def test_replaced_cards_go_shuffled_and_unseen_to_the_bottom() -> None:
    t = new_game(format="random-thirty")
    seat = t.asked
    replaced = t.hand(seat).split()
    t.pick(*swaps(t, 5))
    orders = set()
    for seed in range(20):
        again = Tabletop(t.game, t.s.clone())
        again.s.reseed(words_of(f"{seed}"))
        again.pick("done")
        bottom = again.deck(seat).split()[-5:]
        assert sorted(bottom) == sorted(replaced)
        orders.add(tuple(bottom))
        for reader in (1 - seat, NOBODY):
            assert again.game.view(again.s, reader)["sides"][seat]["deck"] == [None] * 25
    assert len(orders) > 10


@pytest.mark.rule("epic.ruling.mulligan-life")
def test_the_life_is_lost_and_no_damage() -> None:
    t = new_game(format="random-thirty")
    seat = t.asked
    t.pick(*swaps(t, 3), "done")
    assert t.happened("lost-life") == [(seat, 3)]
    assert t.happened("hurt") == []


@pytest.mark.rule("epic.ruling.mulligan-hydra")
def test_in_hydra_the_team_pays_from_its_life() -> None:
    t = new_game(4, format="random-thirty", mode="hydra-2")
    for count in (2, 0, 1, 3):
        t.pick(*swaps(t, count), "done")
    second = 1 - t.s.first
    assert (t.life[second], t.life[t.s.first]) == (60 - 2, 60 - 1 - 3)
