"""Talisman: Magia i Miecz with Smoki: one to six characters, three Regions, and three Dragons that want one Crown."""

from wawel.engine.problems import declare
from wawel.games.talisman.game import Talisman
from wawel.games.talisman.load import FILES
from wawel.games.talisman.problems import PROBLEMS

declare("talisman", PROBLEMS)
game = Talisman
content = FILES.content

__all__ = ["content", "game"]
