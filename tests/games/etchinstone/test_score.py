"""Punktacja: points, for those who want them."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import CARDS, Figures, Tabletop, final_enemy

DECK = "w1 f1 l1 s1 w2 f2 l2 s2 s3"


def ended(attack: int, levels: dict[str, int] | None = None, removed: str = "") -> Tabletop:
    """The Dragon deals so much; cards have Armour 2, and the first that can absorb do."""
    dragon: Figures = {"attack": f"{attack}, {attack}, {attack}"}
    t = final_enemy(DECK, dragon=dragon, levels=levels, removed=removed)
    return t.cast("w1", "f1", "l1").cast("w2", "f2", "l2").idle()


@pytest.mark.rule("etch.score.optional")
def test_winning_and_losing_do_not_depend_on_points() -> None:
    won, lost = ended(2), ended(99)
    assert (won.result.winners, won.result.ranks) == ([0], [1])
    assert (lost.result.winners, lost.result.ranks) == ([], [2])
    # a win without a single point is a win: all cards Removed but those the Dragon then takes
    others = " ".join(card for card in CARDS if card not in DECK.split())
    poor = ended(18, levels=dict.fromkeys(DECK.split(), 1), removed=others)
    assert (poor.result.winners, poor.result.scores) == ([0], [0])


@pytest.mark.rule("etch.score.loss-0")
def test_a_lost_game_scores_0() -> None:
    t = ended(99, levels=dict.fromkeys(CARDS, 4))
    assert sum(t.s.levels) > 0
    assert t.result.scores == [0]


@pytest.mark.rule("etch.score.win-sum-of-levels")
def test_a_won_game_scores_the_levels_left_after_the_dragons_damage() -> None:
    assert ended(0).result.scores == [32]
    assert ended(4).result.scores == [32 - 2]
    levels = {"s4": 4, "w3": 1, "w1": 1, "f1": 3}
    t = ended(4, levels=levels, removed="l3 l4")
    assert t.happened("absorbed") == [("w1", 2), ("f1", 2)]
    counted = {card: t.level(card) for card in CARDS if card not in ("l3", "l4", "w1")}
    assert (counted["f1"], counted["s4"], counted["w3"]) == (2, 4, 1)
    assert t.result.scores == [sum(counted.values())] == [10 * 2 + 2 + 4 + 1]
    assert [(item.key, item.points) for item in t.result.why[0]] == [("levels", 27)]
