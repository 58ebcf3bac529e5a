"""Dragons of Etchinstone: one mage, four Regions, one Dragon."""

from wawel.games.etchinstone.game import Etchinstone as game
from wawel.games.etchinstone.load import content

__all__ = ["content", "game"]
