"""Akademia Smoczych Wrót (Dragonsgate College): two to four houses of a school, five turns, one pool of dice."""

from wawel.engine.problems import declare
from wawel.games.dragonsgate.game import Dragonsgate
from wawel.games.dragonsgate.load import FILES
from wawel.games.dragonsgate.problems import PROBLEMS

declare("dragonsgate", PROBLEMS)
game = Dragonsgate
content = FILES.content

__all__ = ["content", "game"]
