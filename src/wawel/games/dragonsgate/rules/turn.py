"""Przebieg tury: five turns; preparation, income and the roll of the dice, which lead to the action phase."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.steps import Step
from wawel.games.dragonsgate.box import COMMON, NEUTRAL, OWN_DICE, SIDES, TURNS
from wawel.games.dragonsgate.options import INCOME
from wawel.games.dragonsgate.rules.activation import ActionPhase
from wawel.games.dragonsgate.rules.final import Scoring
from wawel.games.dragonsgate.rules.setup import SetUpBoard, fill_displays
from wawel.games.dragonsgate.rules.spells import settle, unsettled
from wawel.games.dragonsgate.state import DragonsgateState

#: [gate.income.two-coins]
INCOME_COINS: Final = 2
#: [gate.variant.common-die-turn-3]
EARLY_TURN: Final = 3


class Semester(Step[DragonsgateState]):
    """The whole game: set-up, five turns, scoring. [gate.flow.five-turns]"""

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        s.call(SetUpBoard(), NextTurn())


class NextTurn(Step[DragonsgateState]):
    """Five phases lead to each other; after the fifth turn a sixth is played. The first turn needs no preparation.

    [gate.flow.five-turns] [gate.flow.phase-order] [gate.flow.scoring-phase] [gate.prep.skip-turn-1]
    [gate.end.after-turn-5]
    """

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        if s.turn == TURNS:
            s.goto(Scoring())
            return
        s.turn += 1
        s.event("turn", s.turn)
        s.call(Income(0) if s.turn == 1 else Preparation(), NextTurn())


class Preparation(Step[DragonsgateState]):
    """Empty Adept and Professor spaces are filled. [gate.prep.refill] [gate.prep.four-plus-spaces]"""

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        fill_displays(s)
        s.goto(Income(0))


class Income(Step[DragonsgateState]):
    """Two coins for each player, clockwise from the First Player. [gate.income.two-coins] [gate.ruling.income-order]"""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: DragonsgateState) -> None:
        if self.at == s.players:
            s.goto(RollDice())
            return
        seat = s.seat_after(s.first, self.at)
        s.sides[seat].coins += INCOME_COINS
        s.event("income", seat, INCOME_COINS)
        s.goto(BuildingIncome(self.at, 0))


class BuildingIncome(Step[DragonsgateState]):
    """Then what the player's Buildings give, from the one at place `building` on; some leave a choice.

    [gate.income.buildings] [gate.ruling.income-order] [gate.ruling.trophy-hall-choice] [gate.ruling.printed-income]
    """

    __slots__ = ("at", "building")
    KIND: ClassVar[str] = "pick-income"
    RULE: ClassVar[str] = "gate.income.buildings"

    def __init__(self, at: int, building: int) -> None:
        self.at = at
        self.building = building

    def run(self, s: DragonsgateState) -> None:
        seat = s.seat_after(s.first, self.at)
        buildings = s.sides[seat].buildings
        for place in range(self.building, len(buildings)):
            income = s.box.buildings[buildings[place]].income
            if income:
                if place > self.building:
                    s.goto(BuildingIncome(self.at, place))
                else:
                    s.ask(seat, [INCOME + branch for branch in range(len(income))])
                return
        if unsettled(s, seat):
            s.call(settle(seat), Income(self.at + 1))
        else:
            s.goto(Income(self.at + 1))

    def take(self, s: DragonsgateState, option: int) -> None:
        seat = s.seat_after(s.first, self.at)
        kind = s.sides[seat].buildings[self.building]
        s.event("building-income", seat, kind)
        s.gain(seat, s.box.buildings[kind].income[option - INCOME])
        s.goto(BuildingIncome(self.at, self.building + 1))


class RollDice(Step[DragonsgateState]):
    """The First Player makes the pool and rolls it: player dice off the boards first, neutral ones up to its size.

    [gate.dice.first-player-rolls] [gate.dice.player-dice-first] [gate.dice.at-least-one-per-player]
    [gate.dice.neutral-may-be-none] [gate.dice.common-not-counted] [gate.setup.own-die-in-pool]
    [gate.setup.neutral-dice-in-pool] [gate.setup.other-dice-aside]
    """

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        s.used = []
        colours: list[int] = []
        for seat in range(s.players):
            colours += [seat] * (OWN_DICE - s.sides[seat].dice)
        colours += [NEUTRAL] * (pool_size(s) - len(colours))
        if with_common_die(s):
            colours.append(COMMON)
        s.dice = sorted([colour * SIDES + s.roll(SIDES) - 1 for colour in colours])
        s.event("rolled", s.first, len(s.dice))
        s.goto(ActionPhase())


def pool_size(s: DragonsgateState) -> int:
    """How many dice are rolled, the common one not counted. [gate.dice.turns-1-2] [gate.dice.turns-3-4]"""
    return s.players * (2 if s.turn <= 2 else 3)


def with_common_die(s: DragonsgateState) -> bool:
    """Is the common action die rolled too?

    [gate.dice.turn-5] [gate.variant.common-die-turn-3] [gate.variant.common-die-removed]
    """
    return s.turn == TURNS or (s.early_common_die and s.turn == EARLY_TURN)
