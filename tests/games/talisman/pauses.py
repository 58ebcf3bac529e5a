"""Encounters with nothing after them, so that a test needs no luck for the turns that follow."""

from __future__ import annotations

from games.talisman.tabletop import Meet, Tabletop
from wawel.engine.steps import Step
from wawel.games.talisman.options import DO_IT
from wawel.games.talisman.state import TalismanState


class Pause(Step[TalismanState]):
    """Ask something when the encounter is over, so that no further turn begins."""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        s.ask(s.active, [DO_IT], done=True)


class MeetAndPause(Step[TalismanState]):
    """An encounter and nothing after it."""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        s.goto(Pause())
        s.stack.append(Meet())


def again(t: Tabletop, luck: list[int] | None = None) -> Tabletop:
    """One more encounter on the same space."""
    t.s.stack.append(MeetAndPause())
    t.s.halted = t.s.defeated = False
    return t.start(luck)
