"""Dostępne akcje: the nine actions of the main board, and the choice among them."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.dragonsgate.box import (
    ADEPT,
    BUILD,
    COINS,
    DUNGEON,
    ORDER,
    PRESTIGE,
    PROFESSOR,
    SIDES,
    SWAP,
    imps_for,
)
from wawel.games.dragonsgate.figures import NO_WAIVER, refusal
from wawel.games.dragonsgate.options import ACT, BUY_PRESTIGE, PLAY
from wawel.games.dragonsgate.options import ORDER as PLACE_DISC
from wawel.games.dragonsgate.rules.house import Build, TakeAdept, TakeProfessor
from wawel.games.dragonsgate.rules.professions import ChooseProfession
from wawel.games.dragonsgate.rules.spells import offers, play, settle, swap_die, unsettled
from wawel.games.dragonsgate.state import DragonsgateState


class Act(Step[DragonsgateState]):
    """One action with the die in use, its value changed by Imps for this player only; Spell cards before it.

    A player who could act without Imps must act; the owner of a die someone else took may decline.
    [gate.act.take-one-die] [gate.act.value-must-match] [gate.act.imp-change] [gate.act.imp-many]
    [gate.act.imp-change-personal] [gate.act.owner-chooses-own-action] [gate.action.repeatable] [gate.spell.when]
    [gate.ruling.must-act] [gate.ruling.value-after-imps] [gate.ruling.action-values-lost]
    """

    __slots__ = ("optional", "seat")
    KIND: ClassVar[str] = "pick-action"
    RULE: ClassVar[str] = "gate.act.value-must-match"
    #: a skipped question would reveal that no Spell card of the hand can be played
    ALWAYS_ASK: ClassVar[bool] = True

    def __init__(self, seat: int, optional: bool) -> None:
        self.seat = seat
        self.optional = optional

    def moment(self, s: DragonsgateState, seat: int) -> str:
        return "action"

    def run(self, s: DragonsgateState) -> None:
        seat = self.seat
        if unsettled(s, seat):
            s.call(settle(seat), self)
            return
        side = s.sides[seat]
        imps = side.imps
        rolled = s.die % SIDES + 1
        options = []
        free = False
        for action, printed in enumerate(s.box.actions):
            reach = printed.reach[rolled]
            code = ACT + action * SIDES - 1
            if reach[0][0] > imps:
                s.block(code + rolled, "gate.act.value-must-match")
                continue
            refused = refusal(s, seat, action)
            if refused:
                s.block(code + reach[0][1], refused)
                continue
            for needed, value in reach:
                if needed > imps:
                    break
                options.append(code + value)
            free = free or not reach[0][0]
            if s.trace is not None:
                explain_values(s, code, printed.values, imps, options)
        if side.hand:
            options += offers(s, seat)
        elif not options:
            s.event("idle", seat)
            s.end()
            return
        if free and not self.optional:
            s.block(DONE, "gate.ruling.must-act")
        s.ask(seat, options, done=self.optional or not free)

    def take(self, s: DragonsgateState, option: int) -> None:
        seat = self.seat
        if option == DONE:
            s.event("idle", seat)
            s.end()
        elif option >= PLAY:
            play(s, seat, option - PLAY, self)
        else:
            action, value = divmod(option - ACT, SIDES)
            imps = imps_for(s.die % SIDES + 1, value + 1)
            if imps:
                s.sides[seat].imps -= imps
                s.tower += imps
                s.event("imps-spent", seat, imps)
            s.event("acts", seat, action, value + 1)
            carry_out(s, seat, action, value + 1)


def explain_values(s: DragonsgateState, code: int, values: list[int], imps: int, options: list[int]) -> None:
    """Why an action that is possible is not offered at some of its values."""
    for value in values:
        if code + value not in options:
            dear = imps_for(s.die % SIDES + 1, value) > imps
            s.block(code + value, "gate.act.imp-change" if dear else "gate.ruling.cheapest-value")


def carry_out(s: DragonsgateState, seat: int, action: int, value: int) -> None:
    """An action at a value; some ask more.

    [gate.action.nine-actions] [gate.action1.swap-die] [gate.action2.take-coins] [gate.action7.move]
    """
    then = AfterAction(seat)
    if action == COINS:
        s.sides[seat].coins += value
        s.event("coins", seat, value)
        s.goto(then)
    elif action == SWAP:
        swap_die(s, seat)
        s.goto(then)
    elif action == DUNGEON:
        s.explore(seat, s.box.actions[DUNGEON].steps[value])
        s.goto(then)
    elif action == PRESTIGE:
        s.call(BuyPrestige(seat), then)
    elif action == ADEPT:
        s.call(TakeAdept(seat), then)
    elif action == PROFESSOR:
        s.call(TakeProfessor(seat), then)
    elif action == BUILD:
        s.call(Build(seat, 0), then)
    elif action == ORDER:
        s.call(PlaceDisc(seat), then)
    else:
        s.call(ChooseProfession(seat, NO_WAIVER), then)


class AfterAction(Step[DragonsgateState]):
    """Cards drawn by the action are dealt with; then Spell cards may still be played.

    [gate.spell.when] [gate.ruling.spell-timing]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-spell"
    RULE: ClassVar[str] = "gate.spell.when"
    ALWAYS_ASK: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moment(self, s: DragonsgateState, seat: int) -> str:
        return "after-action"

    def run(self, s: DragonsgateState) -> None:
        if unsettled(s, self.seat):
            s.call(settle(self.seat), self)
        elif s.sides[self.seat].hand:
            s.ask(self.seat, offers(s, self.seat), done=True)
        else:
            s.end()

    def take(self, s: DragonsgateState, option: int) -> None:
        if option == DONE:
            s.end()
        else:
            play(s, self.seat, option - PLAY, self)


class BuyPrestige(Step[DragonsgateState]):
    """Prestige for coins, a little or a lot. [gate.action3.buy-prestige]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-deal"
    RULE: ClassVar[str] = "gate.action3.buy-prestige"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: DragonsgateState) -> None:
        mine = s.sides[self.seat].coins
        s.ask(self.seat, [BUY_PRESTIGE + deal for deal, (coins, _) in enumerate(s.box.deals) if coins <= mine])

    def take(self, s: DragonsgateState, option: int) -> None:
        coins, prestige = s.box.deals[option - BUY_PRESTIGE]
        s.sides[self.seat].coins -= coins
        s.event("paid", self.seat, coins)
        s.honour(self.seat, prestige)
        s.end()


class PlaceDisc(Step[DragonsgateState]):
    """The disc goes to an empty space of the order track, whose bonus is taken at once.

    [gate.action8.place-disc] [gate.action8.bonus] [gate.action.order-once] [gate.ruling.order-track-spaces]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-order"
    RULE: ClassVar[str] = "gate.action8.place-disc"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: DragonsgateState) -> None:
        options = []
        for space, seat in enumerate(s.order):
            if seat == NONE:
                options.append(PLACE_DISC + space)
            else:
                s.block(PLACE_DISC + space, "gate.action8.place-disc")
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        space = option - PLACE_DISC
        s.order[space] = self.seat
        s.event("order", self.seat, space + 1)
        s.gain(self.seat, s.box.order[space])
        s.end()
