"""Pickles and deep copies, for worker processes and notebooks. They work alike in both forms.

Compiled classes can't be pickled by themselves, so a step is stored as its class and fields, a game as its class and
the fingerprint of its components, and a state as its game and its JSON form: components are not part of each pickle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from wawel.engine.fields import step_fields
from wawel.engine.json_form import to_json_form

if TYPE_CHECKING:
    from wawel.engine.game import Game
    from wawel.engine.state import State
    from wawel.engine.steps import Step

Recipe = tuple[Any, tuple[Any, ...]]


class LostGame(Exception):
    """The game that a state belongs to does not exist in this process."""


#: every live game, to find the one a state belongs to
_games: WeakSet[Game] = WeakSet()
#: games made here because a pickle asked for them
_made: list[Game] = []


def remember(game: Game) -> None:
    """Called once by every game when it is made."""
    _games.add(game)


def step_recipe(step: Step[Any]) -> Recipe:
    """How a step is made again."""
    return type(step), tuple([getattr(step, name) for name in step_fields(type(step))])


def game_recipe(game: Game) -> Recipe:
    """How a game is found or made again."""
    return make_game, (type(game), game.key, game.content)


def state_recipe(s: State) -> Recipe:
    """How a state is made again. It must be at a choice, or at the end of the game."""
    for game in list(_games):
        blank = game.blank()
        if type(blank) is type(s) and all(getattr(blank, n, None) is getattr(s, n, None) for n in s.SHARED):
            return make_state, (game, to_json_form(s))
    raise LostGame(f"the game this {type(s).__name__} was made by is gone: keep it as long as its states")


def make_game(cls: type[Any], key: str, content: str) -> Game:
    """The game with these component values; one that is shipped is made if it has to be."""
    for game in list(_games):
        if type(game) is cls and game.content == content:
            return game
    made: Game = cls()
    if made.content != content:
        raise LostGame(f"{key} with component values {content} is not known here: make it from the same changes first")
    _made.append(made)
    return made


def make_state(game: Game, plain: dict[str, Any]) -> State:
    """A state from its game and its stored form."""
    return game.from_json(plain)
