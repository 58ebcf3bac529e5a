"""Wawel: five fantasy tabletop games, played by their own rulebooks."""

from wawel.build import StaleBuild, WrongForm, check_fresh, compiled, mode_expected
from wawel.catalog import game

__all__ = ["StaleBuild", "WrongForm", "compiled", "game"]

check_fresh()
mode_expected()
