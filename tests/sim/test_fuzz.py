"""The fuzzer: clean on our games, and awake when a rule is broken."""

from __future__ import annotations

import pytest

import wawel
from wawel.engine.game import Game
from wawel.engine.records import restore
from wawel.engine.state import State
from wawel.sim.fuzz import fuzz, play_one, tables


@pytest.mark.parametrize("key", ["etchinstone", "_template"])
def test_a_slice_of_random_games_is_clean(key: str) -> None:
    done = 0
    for games, found in fuzz(key, 60, seed=3, workers=1):
        done += games
        assert found == []
    assert done == 60


def test_every_seat_count_and_setting_has_its_turn() -> None:
    game = wawel.game("etchinstone")
    spread = tables(game)
    assert len(spread) == 6 * 5 * 2 * 2
    assert {settings["difficulty"] for _, settings in spread} == set(game.settings[0].choices)
    assert {players for players, _ in tables(wawel.game("_template"))} == {2, 3, 4}


def test_a_crash_is_kept_as_a_game_that_stands_right_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wawel.game("etchinstone")
    answer = Game.answer

    def breaks(self: Game, s: State, *args: object) -> None:
        if s.number == 11:
            raise ZeroDivisionError("a rule is broken")
        answer(self, s, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "answer", breaks)
    found = play_one(game, 1, 1)
    assert found is not None
    assert "a rule is broken" in found.problem
    monkeypatch.undo()
    assert restore(game, found.save).state.number == 11


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wawel.game("etchinstone")
    monkeypatch.setattr(type(game), "view", lambda self, s, seat: {"deck": list(s.deck)})
    found = play_one(game, 1, 1)
    assert found is not None
    assert "a world looks different" in found.problem


def test_a_lost_component_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wawel.game("etchinstone")
    monkeypatch.setattr(type(game), "lost_or_doubled", lambda self, s: ["card 3: 2 instead of 1"])
    found = play_one(game, 1, 1)
    assert found is not None
    assert "components of the state: card 3: 2 instead of 1" in found.problem
