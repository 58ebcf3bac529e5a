"""Dragons of Etchinstone: one mage, four Regions, one Dragon."""

from wawel.games.etchinstone.game import Etchinstone
from wawel.games.etchinstone.load import FILES

game = Etchinstone
content = FILES.content

__all__ = ["content", "game"]
