"""What questions have in common that come up in the middle of something, such as an effect."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.steps import Step
from wawel.games.tidal.state import TidalState


class Asking(Step[TidalState]):
    """A question to one player in the middle of something. [tidal.ruling.effects-must-or-may]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tidal.ruling.effects-must-or-may"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask_any(self, s: TidalState, options: list[int], done: bool = False) -> None:
        """Ask if there is anything to choose; what can't be done is skipped. [tidal.ruling.effects-must-or-may]"""
        if options:
            s.ask(self.seat, options, done=done)
        else:
            s.end()


class AskingTimes(Asking):
    """The same question so many times. [tidal.ruling.effects-must-or-may]"""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def next_one(self, s: TidalState) -> None:
        """Ask again, or go on after the last time."""
        if self.n > 1:
            s.goto(type(self)(self.seat, self.n - 1))
        else:
            s.end()
