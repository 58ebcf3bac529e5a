"""Wawel: five fantasy tabletop games, played by their own rulebooks."""

from typing import TYPE_CHECKING

from wawel.build import StaleBuild, WrongForm, check_fresh, compiled, mode_expected
from wawel.catalog import game

__all__ = [
    "Choice",
    "Game",
    "IllegalAnswer",
    "NOBODY",
    "Result",
    "Rng",
    "StaleBuild",
    "State",
    "WrongForm",
    "__version__",
    "compiled",
    "game",
    "rng",
]

if TYPE_CHECKING:
    from wawel.engine.chance import Rng, rng
    from wawel.engine.events import NOBODY
    from wawel.engine.game import Choice, Game, IllegalAnswer, Result
    from wawel.engine.state import State

    __version__: str
else:
    #: the engine is imported on first use: help pages don't need it
    _WHERE = {
        "Choice": "wawel.engine.game",
        "Game": "wawel.engine.game",
        "IllegalAnswer": "wawel.engine.game",
        "NOBODY": "wawel.engine.events",
        "Result": "wawel.engine.game",
        "Rng": "wawel.engine.chance",
        "State": "wawel.engine.state",
        "rng": "wawel.engine.chance",
    }

    def __getattr__(name):
        if name in _WHERE:
            from importlib import import_module

            return getattr(import_module(_WHERE[name]), name)
        if name == "__version__":
            from importlib.metadata import version

            return version("wawel")
        raise AttributeError(f"module 'wawel' has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__all__})


check_fresh()
mode_expected()
