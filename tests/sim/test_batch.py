"""Batch runs: repeatable, parallel, recorded."""

from __future__ import annotations

import pytest

import wawel
from wawel.engine.content import ContentError
from wawel.engine.game import BadSetting
from wawel.engine.records import read_lines, verify
from wawel.sim import Job, run


def scores(job: Job, games: int, workers: int) -> list[tuple[int, list[int], int]]:
    return sorted((o.number, o.scores, o.decisions) for o in run(job, games, workers))


def test_equal_seeds_give_equal_runs_on_one_core_or_two() -> None:
    job = Job("etchinstone", ["random"], seed=5)
    assert scores(job, 6, workers=1) == scores(job, 6, workers=2)


def test_another_seed_gives_other_games() -> None:
    first, second = (Job("etchinstone", ["random"], seed=seed) for seed in (1, 2))
    assert scores(first, 6, 1) != scores(second, 6, 1)


def test_a_recorded_game_verifies() -> None:
    job = Job("etchinstone", ["random"], seed=1, records=True)
    (outcome,) = run(job, 1)
    play = verify(wawel.game("etchinstone"), read_lines(outcome.record))
    assert len(play.answers) == outcome.decisions


def test_bots_are_dealt_to_the_seats_and_the_last_fills_up() -> None:
    game = wawel.game("_template")
    assert Job("_template", ["greedy:1", "random"], players=4).specs(game) == ["greedy:1", "random", "random", "random"]
    assert len(Job("_template", ["random"]).specs(game)) == game.seats[0]


def test_changed_values_hold_for_the_job_and_for_nobody_else() -> None:
    harmless = [{"value": 0}] * 3
    weak = {
        "dragon": {
            "zarogniew": {"hp": {"levels": [1, 2, 3], "attack": harmless}, "initial": 0, "mp": {"levels": [1, 2, 3]}}
        }
    }
    changed = Job("etchinstone", ["random"], changes=[("", weak)]).game()
    standard = wawel.game("etchinstone")
    assert changed.content != standard.content
    assert changed.new(dragon="zarogniew").to_json() == standard.new(dragon="zarogniew").to_json()
    won = list(run(Job("etchinstone", ["random"], settings={"dragon": "zarogniew"}, changes=[("", weak)]), 30, 1))
    assert sum(bool(outcome.winners) for outcome in won) > 5


def test_what_can_not_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadSetting, match="difficulty"):
        list(run(Job("etchinstone", ["random"], settings={"difficulty": "lunatic"}), 3))
    with pytest.raises(BadSetting, match="not by 5"):
        list(run(Job("etchinstone", ["random"], players=5), 3))
    with pytest.raises(ContentError, match="smaug"):
        list(run(Job("etchinstone", ["random"], changes=[("", {"dragon": {"smaug": {"initial": 1}}})]), 3))
