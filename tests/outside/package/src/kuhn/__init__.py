"""Kuhn poker, in a package of its own: the smallest game with hidden cards and a reason to bluff."""

from kuhn.game import Kuhn
from kuhn.state import FILES

game = Kuhn
content = FILES.content

__all__ = ["content", "game"]
