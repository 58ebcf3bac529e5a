"""Tidal Blades: Obrońcy Rafy (Heroes of the Reef): one to four heroes, four days of a tournament, and monsters."""

from wawel.engine.problems import declare
from wawel.games.tidal.game import Tidal
from wawel.games.tidal.load import FILES
from wawel.games.tidal.problems import PROBLEMS

declare("tidal", PROBLEMS)
game = Tidal
content = FILES.content

__all__ = ["content", "game"]
