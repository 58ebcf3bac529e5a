"""Winning and losing: who falls, what is removed with them, and when the game is over."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.epic.rules.champions import break_damaged, pass_control
from wawel.games.epic.state import FIRST_BLOOD, LAST_STANDING, EpicState

#: [epic.hunter.elimination-bonus]
BONUS_LIFE: Final = 5
BONUS_CARDS: Final = 1


class Doing(Step[EpicState]):
    """Something a seat is doing: if the seat is removed from the game, so is this. [epic.multi.pending-removed]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


def somebody_falls(s: EpicState) -> bool:
    """Has a team no life left, or drawn from its empty deck? [epic.end.lose-at-zero] [epic.ruling.loss-check-moment]"""
    if s.victor != NONE:
        return True
    if min(s.life) > 0:  # nearly always, and quickly told
        return False
    return any(life <= 0 and s.team_lives(team) for team, life in enumerate(s.life))


class Fall(Step[EpicState]):
    """Those without life are out; then the game is over, or goes on without them.

    [epic.end.lose-at-zero] [epic.end.last-standing] [epic.end.draw] [epic.end.win-by-empty-deck]
    [epic.ruling.both-win-or-lose] [epic.ruling.draw-multiplayer] [epic.ffa.last-wins] [epic.team.last-wins]
    [epic.team.member-wins] [epic.hunter.first-blood-win] [epic.hunter.last-standing] [epic.hunter.elimination-bonus]
    """

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        seats: list[int] = []
        for team, life in enumerate(s.life):
            if life <= 0:
                seats += s.members(team)
        for seat in seats:
            s.event("fell", seat)
        s.end()
        take_out(s, seats)


FALL: Final = Fall()


def take_out(s: EpicState, seats: list[int]) -> None:
    """Seats are out of the game: it is over, or goes on without them and what they were doing.

    [epic.end.last-standing] [epic.ffa.last-wins] [epic.team.last-wins] [epic.hunter.first-blood-win]
    [epic.hunter.elimination-bonus] [epic.ruling.hunter-bonus-several] [epic.multi.pending-removed]
    """
    place = 1 + max([side.fell for side in s.sides])
    for seat in seats:
        s.sides[seat].fell = place
    left = [team for team in range(s.teams) if s.team_lives(team)]
    if s.victor != NONE or len(left) <= 1 or s.mode == FIRST_BLOOD:
        s.finish()
        return
    for seat in seats:
        remove(s, seat)
    s.stop_deploying()
    break_damaged(s)
    if s.mode == LAST_STANDING:
        for seat in seats:
            hunter = s.right_of(seat)
            s.gain_life(hunter, BONUS_LIFE)
            s.draw(hunter, BONUS_CARDS)
    doing = [i for i, step in enumerate(s.stack) if isinstance(step, Doing) and not s.lives(step.seat)]
    if doing:
        del s.stack[doing[0] :]  # steps above it belong to it


def remove(s: EpicState, seat: int) -> None:
    """All cards a player owns leave the game, tokens too; what others own goes back to them; triggers are forgotten.

    [epic.multi.leaver-cards-removed] [epic.multi.control-returns] [epic.multi.pending-removed]
    [epic.ruling.leaver-owner-tokens]
    """
    side = s.sides[seat]
    s.unused += side.hand + side.deck + side.discard
    side.hand = []
    side.deck = []
    side.discard = []
    stay = []
    for c in s.champions:
        if c.owner == seat:
            if not s.card(c.card).token:
                s.unused.append(c.card)
            continue
        if c.controller == seat:
            pass_control(c, c.owner)
            s.event("control-back", c.card, c.owner)
        stay.append(c)
    s.champions = stay
    s.waiting = [t for t in s.waiting if t.seat != seat]
    if s.event_card != NONE and s.event_seat == seat:
        s.unused.append(s.event_card)
        s.event_card = NONE
        s.event_seat = NONE


def victors(s: EpicState) -> list[int]:
    """The seats that have won; in a draw all who fell last. In First Blood: who has an empty place to the left.

    [epic.end.draw] [epic.hunter.first-blood-win] [epic.ruling.first-blood-several]
    """
    if s.victor != NONE:
        return s.members(s.victor)
    left = [seat for seat in range(s.players) if s.lives(seat)]
    if not left:
        last = max([side.fell for side in s.sides])
        return [seat for seat in range(s.players) if s.sides[seat].fell == last]
    if s.mode == FIRST_BLOOD:
        return [seat for seat in left if not s.lives((seat + 1) % s.players)]
    return left
