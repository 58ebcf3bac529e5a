"""Dice that a character rolls, and the fate that rolls one of them again."""

from __future__ import annotations

from typing import Any, ClassVar

from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.options import REROLL
from wawel.games.talisman.state import TalismanState


def throw(s: TalismanState, seat: int, n: int, then: Step[Any]) -> None:
    """A character rolls dice; fate may roll one of them again; then a step reads them in `s.dice`.

    [tali.fate.reroll] [tali.ruling.fate-which-rolls]
    """
    s.goto(then)
    roll(s, seat, n)
    if s.sides[seat].fate:
        s.stack.append(SpendFate(seat))


def roll(s: TalismanState, seat: int, n: int) -> None:
    """Dice as they fall."""
    s.dice = tuple([s.roll(6) for _ in range(n)])
    for shown in s.dice:
        s.event("rolled", seat, shown)


class SpendFate(Step[TalismanState]):
    """One die may be rolled again for 1 fate; the second result stands. [tali.fate.reroll] [tali.fate.once-per-roll]

    [tali.fate.not-others]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tali.fate.reroll"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [REROLL + at for at in range(len(s.dice))], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option != DONE:
            s.lose_fate(self.seat, 1)
            again = s.roll(6)
            at = option - REROLL
            s.dice = (*s.dice[:at], again, *s.dice[at + 1 :])
            s.event("rerolled", self.seat, again)
