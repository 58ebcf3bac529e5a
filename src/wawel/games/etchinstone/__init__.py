"""Dragons of Etchinstone: one mage, four Regions, one Dragon."""

from wawel.engine.problems import declare
from wawel.games.etchinstone.game import Etchinstone
from wawel.games.etchinstone.load import FILES
from wawel.games.etchinstone.problems import PROBLEMS

declare("etchinstone", PROBLEMS)
game = Etchinstone
content = FILES.content

__all__ = ["content", "game"]
