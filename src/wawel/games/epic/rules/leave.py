"""A player who leaves a table of three or more is out of the game, like one who has lost."""

from __future__ import annotations

from wawel.engine.steps import Step
from wawel.games.epic.rules.battle import DEAL_DAMAGE, Divide, Plays
from wawel.games.epic.rules.fall import take_out
from wawel.games.epic.rules.resolve import TRIGGERS, Triggers
from wawel.games.epic.state import SETTING_UP, EpicState


def can_leave(s: EpicState, seat: int) -> bool:
    """With two players, leaving is losing. Before the first turn there is nothing yet to take out of the game.

    [epic.ruling.resign] [epic.multi.from-three]
    """
    return s.players > 2 and s.phase != SETTING_UP and s.lives(seat) and len(s.stack) > 0


def leave(s: EpicState, seat: int) -> None:
    """A seat takes its cards out of the game, whatever is going on; of a team the others play on.

    [epic.multi.leaver-cards-removed] [epic.multi.control-returns] [epic.multi.pending-removed]
    [epic.multi.initiative-left] [epic.multi.finish-turn] [epic.ruling.leaver-battle] [epic.ruling.leaver-owner-tokens]
    """
    s.event("left", seat)
    alone = s.members(s.team(seat)) == [seat]
    s.stack[:] = [without(s, step, seat, alone) for step in s.stack]
    for c in s.champions:
        c.due = 0
    if not any(isinstance(step, Triggers) for step in s.stack):
        s.stack.append(TRIGGERS)  # for champions that break because abilities of the leaver are gone
    take_out(s, [seat])


def without(s: EpicState, step: Step[EpicState], seat: int, alone: bool) -> Step[EpicState]:
    """A step as it goes on for the others: a count without the leaver, damage divided anew."""
    if isinstance(step, Divide):
        return DEAL_DAMAGE
    if isinstance(step, Plays) and alone:
        return step.without(s, s.team(seat))
    return step
