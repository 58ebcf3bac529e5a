"""How well the bots play."""

from __future__ import annotations

import pytest

from wawel.sim import Job, run


def win_rate(spec: str, games: int, difficulty: str) -> float:
    settings = {"difficulty": difficulty, "dragon": "zarogniew"}
    outcomes = list(run(Job("etchinstone", [spec], settings=settings, seed=77), games))
    return sum(bool(outcome.winners) for outcome in outcomes) / games


@pytest.mark.parametrize("key", ["epic", "dragonsgate"])
def test_greed_beats_luck_wherever_two_play(key: str) -> None:
    for bots in (["greedy", "random"], ["random", "greedy"]):
        outcomes = list(run(Job(key, bots, seed=78), 20))
        assert sum(outcome.winners == [bots.index("greedy")] for outcome in outcomes) >= 17


def test_greed_is_far_better_than_luck() -> None:
    assert win_rate("random", 60, "adventure") < 0.1
    assert win_rate("greedy", 60, "adventure") > 0.5


def test_harder_levels_are_won_less_often() -> None:
    levels = [win_rate("greedy", 80, level) for level in ("adventure", "normal", "dont-even-try")]
    assert levels[0] > levels[1] + 0.1 > levels[2] + 0.2


def test_search_is_better_than_greed() -> None:
    assert win_rate("mcts:120", 24, "hard") > win_rate("greedy", 80, "hard") + 0.1
