"""Pickles and deep copies of games, states and steps; every game is tried in tests/laws."""

from __future__ import annotations

import copy
import gc
import multiprocessing
import pickle
from typing import Any

import pytest

from engine.toys import Ask, Say, Together, Toy, ToyGame, dealt, say
from wawel import catalog
from wawel.engine.game import Game
from wawel.engine.json_form import step_to_json
from wawel.engine.pickles import LostGame, make_game
from wawel.engine.state import State

GAME = ToyGame()


def test_a_state_comes_back_with_what_it_asks() -> None:
    s = dealt([1, 2], [3, 4], stack=(Say(1), Together()))
    GAME.answer(s, 1, say(4)[0])
    for again in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s), copy.copy(s)):
        assert isinstance(again, Toy)
        assert again is not s
        assert again.to_json() == s.to_json()
        assert (again.seat, again.options, again.asked) == (0, say(1, 2), [0, 1])
        again.apply(again.options[0])
        assert again.said == [1, 4, 1]
    assert s.said == []


def test_a_step_comes_back() -> None:
    for step in (Say(3), Ask(1, (4, 5)), Together()):
        again = pickle.loads(pickle.dumps(step))
        assert type(again) is type(step)
        assert step_to_json(again, GAME.components) == step_to_json(step, GAME.components)


def test_a_game_is_one_and_the_same() -> None:
    game = catalog.game("_template")
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


def test_components_do_not_travel() -> None:
    s = catalog.game("_template").new(players=4)
    assert len(pickle.dumps(s)) < 1500
    assert pickle.loads(pickle.dumps(s)).box is s.box  # type: ignore[attr-defined]


def test_a_state_of_a_changed_game_belongs_to_that_game() -> None:
    content = catalog.content("_template")
    content.set("card.purse.value", 9)
    game = catalog.changed_game("_template", content)
    again: Any = pickle.loads(pickle.dumps(game.new()))
    assert again.box is game.box  # type: ignore[attr-defined]


def test_a_game_with_unknown_components_is_not_guessed() -> None:
    cls = type(catalog.game("_template"))
    with pytest.raises(LostGame, match="_template with component values 0123 is not known here"):
        make_game(cls, "_template", "0123")


def test_a_state_without_its_game_says_so() -> None:
    content = catalog.content("_template")
    content.set("card.purse.value", 8)
    s = catalog.changed_game("_template", content).new()
    gc.collect()
    with pytest.raises(LostGame, match="the game this HoardState was made by is gone"):
        pickle.dumps(s)


def finish(game: Game, s: State) -> State:
    """What a worker might do."""
    while s.stack:
        s.apply(s.options[0])
    return s


def test_workers_get_states_and_give_them_back() -> None:
    game = catalog.game("_template")
    states = [game.new(seed=seed) for seed in range(3)]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        ended = pool.starmap(finish, [(game, s) for s in states])
    assert [s.to_json() for s in ended] == [finish(game, s).to_json() for s in states]
