"""Dragons of Etchinstone: one mage, four Regions, one Dragon."""

from wawel.games.etchinstone.game import Etchinstone
from wawel.games.etchinstone.load import content

game = Etchinstone

__all__ = ["content", "game"]
