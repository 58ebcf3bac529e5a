"""The games there are, by key. Everything outside a game's own package reaches it through here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wawel.engine.problems import Problem

if TYPE_CHECKING:
    from wawel.engine.content import Content
    from wawel.engine.game import Game

#: shown to players, in this order
GAMES = ("etchinstone", "epic", "dragonsgate")
#: complete, but there to be copied and to be tested with
HIDDEN = ("_template",)


class UnknownGame(Exception):
    """There is no game of that name."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def package(key: str) -> Any:
    """A game's package: `game` makes the game, `content` reads its component files."""
    if key not in GAMES + HIDDEN:
        raise UnknownGame(Problem("game-unknown", word=key, known=list(GAMES)))
    return import_module(f"wawel.games.{key}")


@cache
def game(key: str) -> Game:
    """A game with the components it is shipped with."""
    made: Game = package(key).game()
    return made


def changed_game(key: str, changes: Content) -> Game:
    """A game with other component values."""
    made: Game = package(key).game(changes)
    return made


def content(key: str) -> Content:
    """A game's component values, for laying changes over them."""
    read: Content = package(key).content()
    return read


def folder(key: str) -> Path:
    """Where a game's data, texts and rulebook lie."""
    return Path(package(key).__file__).parent
