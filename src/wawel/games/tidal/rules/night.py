"""Koniec rundy: invasion, movement and escape of monsters, dice by Resilience, markers, Arbiter, leader."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.tidal.box import ARENAS, EDGE, HUNTED, INVASION, NIGHT, REEF, RIVAL, SAFE, DieNo, TextNo
from wawel.games.tidal.figures import bonus, night_picks, upgrades
from wawel.games.tidal.options import GAIN, PICK, PICK_SPENT
from wawel.games.tidal.rules.asking import Asking
from wawel.games.tidal.rules.dice import swap
from wawel.games.tidal.rules.effects import carry_out, happen
from wawel.games.tidal.rules.fight import leave_fold
from wawel.games.tidal.rules.solo import RivalPenalty
from wawel.games.tidal.state import TidalState

INVASION_SIDES: Final = 8
ESCAPE_LOSS: Final = 1


class Invasion(Step[TidalState]):
    """The first player rolls the invasion die; whoever has no hit token on the invader suffers, in player order.

    [tidal.end-round.order] [tidal.invasion.roll] [tidal.invasion.one-to-five] [tidal.invasion.six-to-eight]
    [tidal.invasion.penalty] [tidal.invasion.penalty-order] [tidal.hunt.no-invasion] [tidal.ruling.invasion-empty-space]
    [tidal.ruling.invader-after-invasion] [tidal.end-round.moon-reminder]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        rolled = s.roll(INVASION_SIDES)
        place = REEF if rolled <= s.box.reef_until else EDGE
        s.event("night", s.round)
        s.event("invasion-roll", s.first, rolled)
        s.goto(MONSTERS_MOVE)
        monster = s.foes[place]
        if monster == NONE:
            s.event("no-invasion")
            return
        s.event("invades", monster)
        wounds = s.wounds[place]
        if s.rival_rank != NONE and RIVAL not in wounds:
            s.stack.append(RivalPenalty(s.box.monsters[monster].penalty))
        for seat in reversed(s.from_seat(s.first)):
            if seat not in wounds:
                s.stack.append(Penalty(seat, s.box.monsters[monster].penalty))


class Penalty(Step[TidalState]):
    """One player suffers the invader's penalty, unless a card keeps them safe. [tidal.invasion.penalty]

    [tidal.invasion.penalty-kind] [tidal.ruling.penalty-cannot-pay]
    """

    __slots__ = ("seat", "text")

    def __init__(self, seat: int, text: TextNo) -> None:
        self.seat = seat
        self.text = text

    def run(self, s: TidalState) -> None:
        s.end()
        if bonus(s, s.sides[self.seat], SAFE) > 0:
            s.event("safe", self.seat)
            return
        s.event("penalty", self.seat)
        happen(s, self.seat, INVASION)
        carry_out(s, self.seat, self.text)


class MonstersMove(Step[TidalState]):
    """All monsters move one space; the one on the Inner Reef escapes, a new one is turned up at Fold's Edge.

    [tidal.invasion.then-move] [tidal.invasion.path] [tidal.end-round.movement] [tidal.escape.from-inner-reef]
    [tidal.escape.ranking-loss] [tidal.escape.removed] [tidal.escape.no-rewards] [tidal.escape.tokens-kept]
    [tidal.hunt.moves-to-edge] [tidal.ruling.hunted-monster-reveal] [tidal.ruling.escape-step-order]
    [tidal.ruling.monster-deck-empty]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        leaving = s.foes[REEF]
        wounds = s.wounds[REEF]
        if leaving != NONE:
            s.event("escapes", leaving)
            leave_fold(s, REEF)
        if s.foes[EDGE] != NONE:
            s.event("to-reef", s.foes[EDGE])
            s.set_foe(REEF, s.foes[EDGE], s.wounds[EDGE])
            s.set_foe(EDGE, NONE, ())
        if s.foes[HUNTED] != NONE:
            s.set_foe(EDGE, s.foes[HUNTED], s.wounds[HUNTED])
            s.set_foe(HUNTED, NONE, ())
            s.event("at-edge", s.foes[EDGE])
        else:
            turn_up(s)
        if leaving != NONE:
            for seat in s.from_seat(s.first):
                if seat not in wounds:
                    s.fall_back(seat, ESCAPE_LOSS)
            if s.rival_rank > 0 and RIVAL not in wounds:
                s.rival_rank -= ESCAPE_LOSS
                s.event("rival-fell", ESCAPE_LOSS, s.rival_rank)
        s.goto(NightDice(tuple(s.from_seat(s.first))))


def turn_up(s: TidalState) -> None:
    """The top monster comes to Fold's Edge. [tidal.setup.monster-reveal] [tidal.ruling.monster-deck-empty]"""
    monster = s.draw_monster()
    if monster != NONE:
        s.set_foe(EDGE, monster, (NONE,) * len(s.box.monsters[monster].spots))
        s.event("at-edge", monster)


class NightDice(Step[TidalState]):
    """One player after the other, from the holder of the first-player marker. [tidal.ruling.night-order]

    [tidal.dice.night-choose]
    """

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: TidalState) -> None:
        if not self.seats:
            s.goto(COLLECT_MARKERS)
            return
        seat = self.seats[0]
        s.goto(NightDice(self.seats[1:]))
        s.stack.append(PickDie(seat, night_picks(s, s.sides[seat]), ()))
        happen(s, seat, NIGHT)


class PickDie(Step[TidalState]):
    """One die for each level of Resilience, none of them twice: refreshed if spent, then upgraded.

    `picked` are the dice among the available ones that have had their turn. [tidal.dice.night-choose]
    [tidal.dice.night-refresh] [tidal.dice.night-upgrade] [tidal.dice.night-no-repeat] [tidal.ruling.night-optional]
    [tidal.ruling.upgrade-order-night] [tidal.trait.resilience]
    """

    __slots__ = ("left", "picked", "seat")
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tidal.dice.night-choose"

    def __init__(self, seat: int, left: int, picked: tuple[DieNo, ...]) -> None:
        self.seat = seat
        self.left = left
        self.picked = picked

    def run(self, s: TidalState) -> None:
        side = s.sides[self.seat]
        options = []
        if self.left > 0:
            options = [PICK_SPENT + kind for kind in kinds(list(side.spent))]
            for kind in kinds(list(side.available)):
                if side.available.count(kind) <= self.picked.count(kind):
                    s.block(PICK + kind, "tidal.dice.night-no-repeat")
                elif upgrades(s, kind):
                    options.append(PICK + kind)
                else:
                    s.block(PICK + kind, "tidal.ruling.guild-cannot-upgrade")
        if options:
            s.ask(self.seat, options, done=True)
        else:
            s.end()

    def take(self, s: TidalState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        kind = option - (PICK_SPENT if option >= PICK_SPENT else PICK)
        if option >= PICK_SPENT:
            s.refresh_die(self.seat, kind)
        s.goto(NightUpgrade(self.seat, self.left - 1, self.picked, kind))


class NightUpgrade(Asking):
    """A picked die is upgraded, unless its owner declines. [tidal.dice.night-upgrade] [tidal.ruling.night-optional]

    [tidal.ruling.guild-cannot-upgrade] [tidal.ruling.pool-fallback-keep]
    """

    __slots__ = ("kind", "left", "picked")
    RULE: ClassVar[str] = "tidal.dice.night-upgrade"

    def __init__(self, seat: int, left: int, picked: tuple[DieNo, ...], kind: DieNo) -> None:
        super().__init__(seat)
        self.left = left
        self.picked = picked
        self.kind = kind

    def run(self, s: TidalState) -> None:
        s.ask(self.seat, [GAIN + kind for kind in upgrades(s, self.kind)], done=True)

    def take(self, s: TidalState, option: int) -> None:
        kind = self.kind
        if option != DONE:
            kind = option - GAIN
            swap(s, self.seat, self.kind, kind, False)
        s.goto(PickDie(self.seat, self.left, (*self.picked, kind)))


class CollectMarkers(Step[TidalState]):
    """Pawns and markers come home; the Arbiter moves on; the sole leader takes a token. [tidal.end-round.collect]

    [tidal.end-round.arbiter] [tidal.end-round.leader] [tidal.end-round.leader-tie] [tidal.ranking.leader-token]
    [tidal.ruling.leader-token-supply] [tidal.ruling.ranking-ties] [tidal.ruling.end-of-round-four]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        for side in s.sides:
            side.markers = 0
            side.placed = ()
        s.taken = s.neutral = 0
        s.rival_place = NONE
        s.arbiter = (s.arbiter + 1) % ARENAS
        s.event("arbiter", s.arbiter)
        lead(s)
        s.end()


def lead(s: TidalState) -> None:
    """The sole leader of the ranking puts a hit token on a leader space. [tidal.end-round.leader]"""
    ranks = [side.rank for side in s.sides]
    if s.rival_rank != NONE:
        ranks.append(s.rival_rank)
    best = max(ranks)
    if ranks.count(best) > 1:
        s.event("no-leader")
    elif s.rival_rank == best:
        s.rival_leaders += 1
        s.event("rival-leads")
    else:
        s.sides[ranks.index(best)].leaders += 1
        s.event("leads", ranks.index(best))


MONSTERS_MOVE: Final = MonstersMove()
COLLECT_MARKERS: Final = CollectMarkers()
INVASION_STEP: Final = Invasion()
