"""The order of a turn: Start Phase, Main Phase with its battles, the passes at its end, End Phase."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.epic.box import TURN_START
from wawel.games.epic.options import ATTACK, DISCARD_CARD, PLAY, TO_END, TO_MAIN
from wawel.games.epic.pieces import EXPENDED, FLIPPED, PREPARED
from wawel.games.epic.rules.battle import attackers, declare
from wawel.games.epic.rules.champions import break_damaged, trigger
from wawel.games.epic.rules.play import next_member, play, playable, refuse_attacks, refuse_plays
from wawel.games.epic.rules.resolve import TRIGGERS
from wawel.games.epic.rules.targets import discard
from wawel.games.epic.state import END, MAIN, START, EpicState

#: [epic.end-phase.hand-seven]
HAND_LIMIT: Final = 7


class StartPhase(Step[EpicState]):
    """Deploying ends; the turn token, gold, a card, expended champions prepared. Nobody makes plays.

    [epic.start.no-plays] [epic.start.turn-token] [epic.start.gold] [epic.start.draw] [epic.start.first-turn-no-draw]
    [epic.start.prepare] [epic.position.prepare-at-start] [epic.deploy.until-own-turn] [epic.gold.two-player-reset]
    [epic.multi.gold-own-turn] [epic.multi.no-gold-in-others-turns] [epic.multi.first-player-draws]
    [epic.hydra.shared-turn] [epic.ruling.deploying-ends-when] [epic.ruling.start-phase-first-turn]
    [epic.ruling.hydra-turn] [epic.ruling.hydra-gold] [epic.turn.phases] [epic.turn.multiplayer-differs]
    """

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        s.turn += 1
        s.phase = START
        s.event("turn", s.turn, s.active)
        for c in s.champions:
            if s.team(c.controller) == s.active:
                c.deploying = False
        duel = s.players == 2
        for seat, side in enumerate(s.sides):
            if duel or s.team(seat) == s.active:
                side.gold = 1
        if not duel or s.turn > 1:
            for seat in s.members(s.active):
                s.draw(seat, 1)
        for c in s.champions:
            if s.team(c.controller) == s.active:
                if c.position == EXPENDED:
                    c.position = PREPARED
                trigger(s, c, TURN_START)
        s.call(TRIGGERS, TO_MAIN_PHASE)


class ToMainPhase(Step[EpicState]):
    """Who starts or returns to their Main Phase gains the initiative. [epic.main.gain-initiative]
    [epic.multi.finish-turn]"""

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        s.phase = MAIN
        if s.team_lives(s.active):
            s.initiative = s.active
            s.goto(MainPhase(0, 0))
        else:
            ask_others(s)


class MainPhase(Step[EpicState]):
    """The active player makes plays and declares battles as often as they like, and passes to end the turn. Members of
    a team are asked in turn; the team passes when all have. It asks even those who can only pass, so that
    being asked reveals no hand.

    [epic.main.only-active] [epic.main.options] [epic.main.pass-to-end] [epic.multi.pass-to-end]
    [epic.hydra.shared-turn] [epic.play.keep-initiative] [epic.battle.starts] [epic.turn.phases]
    """

    __slots__ = ("at", "passes")
    KIND: ClassVar[str] = "turn"
    RULE: ClassVar[str] = "epic.main.options"
    ALWAYS_ASK: ClassVar[bool] = True

    def __init__(self, at: int, passes: int) -> None:
        self.at = at
        self.passes = passes

    def moment(self, s: EpicState, seat: int) -> str:
        return "my-turn"

    def run(self, s: EpicState) -> None:
        seat = s.member(s.active, self.at)
        if s.sides[seat].fell:
            self.go_on(s)
        else:
            s.ask(seat, playable(s, seat) + attackers(s, seat), done=True)

    def take(self, s: EpicState, option: int) -> None:
        seat = s.member(s.active, self.at)
        if option == DONE:
            self.go_on(s)
        elif option >= ATTACK:
            declare(s, seat, s.champions[option - ATTACK], TO_MAIN_PHASE)
        else:
            play(s, seat, option - PLAY, MainPhase(self.at, 0))

    def go_on(self, s: EpicState) -> None:
        """To the next member who has yet to pass, or the team has passed."""
        on = next_member(s, s.active, self.at, self.passes)
        if on:
            s.goto(MainPhase((self.at + on) % s.team_size(), self.passes + on))
            return
        seat = s.member(s.active, self.at)
        if not s.sides[seat].fell:
            s.event("passed", seat)
        ask_others(s)


def ask_others(s: EpicState) -> None:
    """After the pass every other team, in order, may make plays. [epic.main.opponent-window]
    [epic.initiative.pass-left] [epic.ruling.passing-end-turn-multi]"""
    others = [(s.active + i) % s.teams for i in range(1, s.teams)]
    s.goto(EndRound(tuple(others), 0, 0, False))


class EndRound(Step[EpicState]):
    """Each of the others makes plays and passes, or just passes. If nobody played, the turn ends; else the active
    player may return to the Main Phase. It asks everybody, so that being asked reveals no hand.

    [epic.main.opponent-window] [epic.main.end-if-no-plays] [epic.multi.pass-to-end] [epic.multi.end-if-no-plays]
    [epic.multi.initiative-left] [epic.ruling.passing-end-turn-multi] [epic.ruling.end-turn-window-plays]
    [epic.ruling.hydra-turn] [epic.multi.finish-turn]
    """

    __slots__ = ("at", "passes", "played", "teams")
    KIND: ClassVar[str] = "react"
    RULE: ClassVar[str] = "epic.main.opponent-window"
    ALWAYS_ASK: ClassVar[bool] = True

    def moment(self, s: EpicState, seat: int) -> str:
        return "turn-end"

    def rule(self, s: EpicState) -> str:
        return self.RULE if s.players == 2 else "epic.multi.pass-to-end"

    def __init__(self, teams: tuple[int, ...], at: int, passes: int, played: bool) -> None:
        self.teams = teams
        self.at = at
        self.passes = passes
        self.played = played

    def run(self, s: EpicState) -> None:
        if not self.teams:
            s.goto(RETURN_OR_END if self.played else END_PHASE)
        elif not s.team_lives(self.teams[0]):
            s.goto(EndRound(self.teams[1:], 0, 0, self.played))
        elif s.initiative != self.teams[0]:
            s.initiative = self.teams[0]
        else:
            seat = s.member(self.teams[0], self.at)
            if s.sides[seat].fell:
                self.go_on(s)
                return
            refuse_attacks(s, seat)
            s.ask(seat, playable(s, seat), done=True)

    def take(self, s: EpicState, option: int) -> None:
        if option == DONE:
            self.go_on(s)
        else:
            seat = s.member(self.teams[0], self.at)
            play(s, seat, option - PLAY, EndRound(self.teams, self.at, 0, True))

    def go_on(self, s: EpicState) -> None:
        """To the next member who has yet to pass, or to the next team."""
        on = next_member(s, self.teams[0], self.at, self.passes)
        if on:
            s.goto(EndRound(self.teams, (self.at + on) % s.team_size(), self.passes + on, self.played))
            return
        seat = s.member(self.teams[0], self.at)
        if not s.sides[seat].fell:
            s.event("passed", seat)
        s.goto(EndRound(self.teams[1:], 0, 0, self.played))


class ReturnOrEnd(Step[EpicState]):
    """Somebody made plays: the active player returns to the Main Phase or goes on to the End Phase.

    [epic.main.return-option] [epic.multi.return-option] [epic.ruling.passing-end-turn-two] [epic.multi.finish-turn]
    """

    __slots__ = ()
    RULE: ClassVar[str] = "epic.main.return-option"

    def rule(self, s: EpicState) -> str:
        return self.RULE if s.players == 2 else "epic.multi.return-option"

    def run(self, s: EpicState) -> None:
        if not s.team_lives(s.active):
            s.goto(END_PHASE)
            return
        seat = s.members(s.active)[0]
        refuse_plays(s, seat, self.rule(s))
        s.ask(seat, [TO_MAIN, TO_END])

    def take(self, s: EpicState, option: int) -> None:
        s.goto(TO_MAIN_PHASE if option == TO_MAIN else END_PHASE)


class EndPhase(Step[EpicState]):
    """Nobody has the initiative. [epic.end-phase.no-plays]"""

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        s.phase = END
        s.initiative = NONE
        s.goto(HandLimit(tuple(s.members(s.active))))


class HandLimit(Step[EpicState]):
    """Step 1: active players discard down to seven cards, of their own choice.

    [epic.end-phase.hand-seven] [epic.ruling.hand-limit-when] [epic.ruling.end-phase-triggers-discard]
    """

    __slots__ = ("seats",)
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "epic.end-phase.hand-seven"
    ALWAYS_ASK: ClassVar[bool] = True

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: EpicState) -> None:
        if not self.seats:
            s.goto(CLEAN_UP)
        elif len(s.sides[self.seats[0]].hand) > HAND_LIMIT:
            refuse_plays(s, self.seats[0], "epic.end-phase.no-plays")
            s.ask(self.seats[0], [DISCARD_CARD + card for card in kinds(s.sides[self.seats[0]].hand)])
        else:
            s.goto(HandLimit(self.seats[1:]))

    def take(self, s: EpicState, option: int) -> None:
        discard(s, self.seats[0], option - DISCARD_CARD)


class CleanUp(Step[EpicState]):
    """Steps 2 to 4: damage is removed, flipped champions are prepared, effects of this turn end. What that triggers is
    resolved in the same turn, and leaves nothing behind that should end with it.

    [epic.end-phase.heal] [epic.end-phase.unflip] [epic.position.unflip-at-end] [epic.end-phase.this-turn-ends]
    [epic.ruling.defence-bonus-ends] [epic.position.flipped-no-block] [epic.ruling.trigger-order]
    """

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        for c in s.champions:
            c.damage = 0
            if c.position == FLIPPED:
                c.position = PREPARED
            c.attack_bonus = 0
            c.defence_bonus = 0
            c.granted = 0
        break_damaged(s)
        if s.waiting:
            s.call(TRIGGERS, CLEAN_UP)
        else:
            s.goto(NEXT_TURN)


class NextTurn(Step[EpicState]):
    """Gold for the turns of others; then it is the next player's turn. In a duel everybody gets gold there anyway.

    [epic.multi.gold-own-turn] [epic.ruling.gold-multi-when] [epic.turn.next-player] [epic.multi.clockwise]
    """

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        for seat in s.members(s.active):
            s.sides[seat].gold = 1
        s.active = s.left_of(s.active)
        s.goto(START_PHASE)


START_PHASE: Final = StartPhase()
TO_MAIN_PHASE: Final = ToMainPhase()
RETURN_OR_END: Final = ReturnOrEnd()
END_PHASE: Final = EndPhase()
CLEAN_UP: Final = CleanUp()
NEXT_TURN: Final = NextTurn()
