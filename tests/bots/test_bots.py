"""Bots: spec strings, honesty, and strength."""

from __future__ import annotations

import pytest

import wawel
from wawel import catalog
from wawel.bots import UnknownBot, Vantage, bot, specs, suggest
from wawel.bots.search import Search
from wawel.engine.chance import rng
from wawel.engine.game import Game
from wawel.engine.state import State

KEYS = (*catalog.GAMES, *catalog.HIDDEN)
SPECS = ("random", "greedy:1", "mcts:12", "mcts:8:6")


def resting_places(game: Game, seed: int, every: int, players: int = 0) -> list[State]:
    """States of one random game, some answers apart."""
    luck = rng(f"bots:{seed}")
    s = game.new(players, seed=seed)
    found = []
    while s.stack:
        if s.number % every == 0:
            found.append(s.clone())
        s.apply(s.options[luck.pick(len(s.options))])
    return found


def hidden_part_changed(game: Game, s: State, seat: int, seed: int) -> State:
    """The same position for that seat, but with everything it can't see dealt anew."""
    return game.world(s, seat, rng(f"other deal {seed}"))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("key", KEYS)
def test_a_bot_answers_every_choice_of_a_game(spec: str, key: str) -> None:
    game = wawel.game(key)
    s = game.new(seed=3)
    player = bot(spec, "whole game")
    while choices := game.choices(s):
        game.answer(s, choices[0], suggest(player, game, s, choices[0]))
    assert game.result(s) is not None


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("key", KEYS)
def test_a_bots_move_does_not_change_when_hidden_cards_are_permuted(spec: str, key: str) -> None:
    game = wawel.game(key)
    changed = 0
    for i, s in enumerate(resting_places(game, seed=5, every=5)):
        other = hidden_part_changed(game, s, s.seat, i)
        changed += not game.same(s, other)
        choice, again = game.choice_for(s, s.seat), game.choice_for(other, s.seat)
        assert choice is not None
        assert again is not None
        answers = [suggest(bot(spec, i), game, state, asked) for state, asked in ((s, choice), (other, again))]
        assert answers[0] == answers[1]
    assert changed > 2, "the hidden cards never changed, so nothing was tested"


def test_a_vantage_gives_no_way_to_the_true_state() -> None:
    game = wawel.game("etchinstone")
    s = game.new(seed=1)
    sight = Vantage(game, s, game.choices(s)[0])
    reachable = [getattr(sight, name) for name in vars(sight) if not name.startswith("_Vantage__")]
    assert not any(isinstance(thing, State) for thing in reachable)
    assert sight.world(rng(1)) is not s


def test_thinking_leaves_the_state_alone() -> None:
    game = wawel.game("etchinstone")
    for s in resting_places(game, seed=9, every=9):
        before = game.digest(s)
        for spec in SPECS:
            suggest(bot(spec), game, s, game.choices(s)[0])
        assert game.digest(s) == before


def test_equal_seeds_think_alike() -> None:
    game = wawel.game("etchinstone")
    s = resting_places(game, seed=2, every=6)[1]
    choice = game.choices(s)[0]
    assert len({suggest(bot("mcts:30", "same"), game, s, choice) for _ in range(3)}) == 1


def test_one_option_needs_no_thought() -> None:
    class Refuses:
        spec = "refuses"

        def choose(self, sight: Vantage) -> int:
            raise AssertionError("asked although there is nothing to choose")

    game = wawel.game("etchinstone")
    s = game.new(seed=1)
    choice = game.choices(s)[0]
    choice.options = choice.options[:1]
    assert suggest(Refuses(), game, s, choice) == choice.options[0]


@pytest.mark.parametrize(
    "spec", ["", "chess", "random:3", "mcts:", "mcts:-1", "mcts:1:2:3", "mcts:many", "greedy:99999999"]
)
def test_a_bad_spec_is_refused_with_what_there_is(spec: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(spec)
    assert "mcts" in str(refused.value)


def test_the_registry_lists_its_bots() -> None:
    assert set(specs()) == {"random", "greedy", "mcts"}


def test_a_search_tries_every_option_before_it_repeats_one() -> None:
    game = wawel.game("etchinstone")
    s = game.new(seed=4)
    search = Search(game, 0, rng(1), 0)
    for _ in range(len(s.options)):
        search.iterate(game.world(s, 0, rng(2)))
    assert set(search.root.children) == set(s.options)
    assert all(child.visits == 1 for child in search.root.children.values())
