"""The games there are, by key. Everything outside a game's own package reaches it through here.

A game is a package with `game` (the `Game` class, or a function that makes one), `content` (reads its component files),
and beside its `__init__.py` an `about.toml`, a `rulebook.toml` and `texts/`. If players have files of their own for it,
such as decks, `files` has a function for each kind that checks one (`engine/checks.py`). Ours are listed here; other
packages name theirs as entry points of the group `wawel.games` (`outside.py`). Both are used alike.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from wawel import outside
from wawel.engine.problems import Problem

if TYPE_CHECKING:
    from pathlib import Path

    from wawel.engine.content import Content
    from wawel.engine.game import Game

#: our own, shown to players in this order
GAMES = ("etchinstone", "epic", "dragonsgate", "tidal")
#: complete, but only for copying and for tests
HIDDEN = ("_template",)
#: on the way: can be played by key, is shown nowhere, and need not be complete (rules without a test, texts, a scene)
UNFINISHED = ("talisman",)
OURS = GAMES + HIDDEN + UNFINISHED


class UnknownGame(Exception):
    """There is no game of that name."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def games() -> tuple[str, ...]:
    """The keys of all games shown to players: our own, then those of other packages."""
    return (*GAMES, *other_packages())


def known(key: str) -> bool:
    """Is there a game of that key, shown or not?"""
    return key in OURS or key in games()


def package(key: str) -> Any:
    """A game's package: `game` makes the game, `content` reads its component files."""
    if not known(key):
        raise UnknownGame(Problem("game-unknown", word=key, known=list(games())))
    return import_module(f"wawel.games.{key}") if key in OURS else other_packages()[key]


@cache
def other_packages() -> dict[str, Any]:
    """The complete games of other packages, by key."""
    return outside.offers(outside.GAMES, OURS, whole)


def whole(key: str, found: Any) -> Any:
    """A game's package, if it has everything that is required."""
    from wawel.engine.game import Game
    from wawel.texts import LANGUAGES

    made = found.game()
    if not isinstance(made, Game) or made.key != key:
        raise ValueError(f"game() should make the Game {key!r}, not {made!r}")
    found.content()
    for file in ("rulebook.toml", "about.toml", *(f"texts/{language}.ftl" for language in LANGUAGES)):
        if not (folder_of(found) / file).is_file():
            raise FileNotFoundError(f"there is no {file} beside {found.__name__}")
    return found


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
    """A game's component values, to apply changes to."""
    read: Content = package(key).content()
    return read


def folder(key: str) -> Path:
    """The folder with a game's data, texts and rulebook."""
    return folder_of(package(key))


def folder_of(found: Any) -> Path:
    """The folder of a package."""
    from pathlib import Path

    return Path(found.__file__).parent
