"""Epic: Pojedynek: card duels for two to eight."""

from wawel.games.epic.game import Epic
from wawel.games.epic.load import content

game = Epic

__all__ = ["content", "game"]
