"""Skarbiec (Hoard): the smallest complete game, made to copy. Two to four seats, five rounds, one pile of gold."""

from wawel.games._template.game import Hoard
from wawel.games._template.load import FILES

game = Hoard
content = FILES.content

__all__ = ["content", "game"]
