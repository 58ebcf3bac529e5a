"""The game from set-up to scoring: four rounds, each with its turns and its night."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.tidal.box import ARENAS, MORNING, ROUNDS
from wawel.games.tidal.rules.effects import happen
from wawel.games.tidal.rules.night import INVASION_STEP
from wawel.games.tidal.rules.setup import SET_UP
from wawel.games.tidal.rules.solo import RivalTurn
from wawel.games.tidal.rules.turn import MOVE
from wawel.games.tidal.state import TidalState

#: action markers of each player by round. [tidal.marker.growth] [tidal.setup.markers-start]
MARKERS: Final = (0, 2, 3, 3, 4)


class Tournament(Step[TidalState]):
    """Set-up, then four rounds. [tidal.round.count-four] [tidal.game.day-night] [tidal.ruling.four-days-and-night]"""

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        s.call(SET_UP, NEXT_ROUND)


class NextRound(Step[TidalState]):
    """The round marker moves on; in rounds 2 and 4 there is a marker more and a worse danger die. After round 4 the
    game is over. [tidal.end-round.round-marker] [tidal.end-round.danger-swap] [tidal.end-round.extra-marker]

    [tidal.marker.growth] [tidal.marker.count-is-actions] [tidal.score.when] [tidal.ruling.end-of-round-four]
    [tidal.ruling.first-player-change] [tidal.ruling.two-player] [tidal.ruling.advanced-announcements]
    [tidal.setup.round-marker]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        if s.round == ROUNDS:
            s.goto(SCORING)
            return
        s.round += 1
        s.event("round", s.round)
        s.starter = s.first
        s.active = s.first
        for side in s.sides:
            side.markers = MARKERS[s.round]
        if s.players == 2:
            block_spaces(s)
        if s.announced:
            announce(s)
        s.goto(NEXT_TURN)
        for seat in reversed(s.from_seat(s.first)):
            happen(s, seat, MORNING)


def block_spaces(s: TidalState) -> None:
    """With two players a neutral marker blocks one random single-use space of each arena island.

    [tidal.ruling.two-player]
    """
    for island in range(ARENAS):
        spaces = [at for at, one in enumerate(s.box.places) if one.island == island and one.text != NONE]
        at = spaces[s.below(len(spaces))]
        s.taken |= 1 << at
        s.neutral |= 1 << at
        s.event("neutral", at)


def announce(s: TidalState) -> None:
    """The announcement of the round replaces that of the last one. [tidal.ruling.advanced-announcements]"""
    if s.announcement != NONE:
        s.announcements_gone = (*s.announcements_gone, s.announcement)
    s.announcement = s.announcements.pop()
    s.announcement_won = False
    s.reveal()
    s.event("announcement", s.announcement)


class NextTurn(Step[TidalState]):
    """Single turns clockwise from the first player until all markers are used; then comes the night.

    [tidal.round.turn-order] [tidal.marker.no-more-turns] [tidal.marker.count-is-actions] [tidal.ruling.solo]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        seat = s.active
        if not s.sides[seat].markers:
            s.call(INVASION_STEP, NEXT_ROUND)
            return
        s.call(MOVE, PASS_ON)
        if s.players == 1:
            s.stack.append(RivalTurn())
        s.event("turn", seat)


class PassOn(Step[TidalState]):
    """The turn passes clockwise. [tidal.round.turn-order]"""

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        s.active = (s.active + 1) % s.players
        s.goto(NEXT_TURN)


class Scoring(Step[TidalState]):
    """Hit tokens on monsters that live are moved beside the Fold; then points are counted. [tidal.score.when]

    [tidal.score.undefeated-tokens] [tidal.game.goal]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        from wawel.games.tidal.rules.final import collect_hits, scores  # needs no step of this module

        collect_hits(s)
        s.event("scoring")
        for seat, points in enumerate(scores(s)):
            s.event("scored", seat, points)
        s.finish()


TOURNAMENT: Final = Tournament()
NEXT_ROUND: Final = NextRound()
NEXT_TURN: Final = NextTurn()
PASS_ON: Final = PassOn()
SCORING: Final = Scoring()
