"""Faza akcji: activations, one die each, clockwise until no die is left; and the free action."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.dragonsgate.box import COMMON, SIDES
from wawel.games.dragonsgate.options import BUY_IMP, TAKE
from wawel.games.dragonsgate.rules.actions import Act
from wawel.games.dragonsgate.rules.cleanup import CLEANUP
from wawel.games.dragonsgate.state import DragonsgateState

#: [gate.free.buy-imp]
IMP_PRICE: Final = 4


class ActionPhase(Step[DragonsgateState]):
    """The holder of the First Player marker is active first. [gate.act.activations]"""

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        s.active = s.first
        s.goto(CHOOSE_DIE)


class ChooseDie(Step[DragonsgateState]):
    """The active player takes any active die; right before, once, they may buy an Imp.

    [gate.act.take-one-die] [gate.act.any-die] [gate.free.buy-imp] [gate.free.once-per-activation] [gate.free.timing]
    [gate.ruling.free-action-scope]
    """

    __slots__ = ("bought",)
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "gate.act.take-one-die"

    def __init__(self, bought: bool) -> None:
        self.bought = bought

    def run(self, s: DragonsgateState) -> None:
        options = []
        last = NONE
        for die in s.dice:
            if die != last:
                options.append(TAKE + die)
                last = die
        if self.bought:
            s.block(BUY_IMP, "gate.free.once-per-activation")
        elif s.sides[s.active].coins < IMP_PRICE:
            s.block(BUY_IMP, "gate.free.buy-imp")
        elif not s.tower:
            s.block(BUY_IMP, "gate.ruling.imp-supply")
        else:
            options.append(BUY_IMP)
        s.ask(s.active, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        active = s.active
        if option == BUY_IMP:
            s.sides[active].coins -= IMP_PRICE
            s.event("paid", active, IMP_PRICE)
            s.take_imps(active, 1)
            s.goto(IMP_BOUGHT)
            return
        s.die = option - TAKE
        s.dice.remove(s.die)
        colour = s.die // SIDES
        s.event("took-die", active, colour, s.die % SIDES + 1)
        s.goto(Resolve(entitled(s, colour)))


def entitled(s: DragonsgateState, colour: int) -> tuple[int, ...]:
    """Who acts with a die: the active player, then its owner; with the common one everybody, clockwise.

    [gate.act.owner-acts] [gate.act.common-die] [gate.ruling.own-and-neutral-dice]
    """
    active = s.active
    if colour == COMMON:
        return tuple([s.seat_after(active, step) for step in range(s.players)])
    if colour < s.players and colour != active:
        return (active, colour)
    return (active,)


class Resolve(Step[DragonsgateState]):
    """The players entitled to the die act one after the other; then it goes to the used dice field.

    [gate.act.die-to-used] [gate.act.clockwise] [gate.act.extra-actions-keep-order] [gate.cleanup.action-phase-ends]
    [gate.ruling.swap-by-owner]
    """

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: DragonsgateState) -> None:
        if self.seats:
            seat = self.seats[0]
            s.call(Act(seat, seat != s.active and s.die // SIDES == seat), Resolve(self.seats[1:]))
            return
        s.used.append(s.die)
        s.die = NONE
        if s.dice:
            s.active = s.seat_after(s.active, 1)
            s.goto(CHOOSE_DIE)
        else:
            s.goto(CLEANUP)


#: steps that recur are made once
CHOOSE_DIE: Final = ChooseDie(False)
IMP_BOUGHT: Final = ChooseDie(True)
