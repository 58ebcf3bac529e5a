"""Rzuty: choosing dice, rolling them with the danger die, settling it, keeping and rolling again."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.tidal.box import BLOCK as BLOCKED
from wawel.games.tidal.box import (
    BLOCK_COST,
    BORROWED,
    DIE_KINDS,
    FACE_KINDS,
    LOST_DIE,
    SIDES,
)
from wawel.games.tidal.figures import (
    all_hit,
    bonus,
    bonus_dice,
    bonus_level,
    can_match,
    danger_faces,
    dice_cap,
    leap_cost,
    matching,
    own_dice,
    shells_to_block,
)
from wawel.games.tidal.options import ADD, BLOCK, BONUS, FINISH, KEEP, LEAP, LOSE, ROLL, STOP, WITHDRAW
from wawel.games.tidal.rules.challenge import Complete, Withdraw
from wawel.games.tidal.rules.dice import ChooseFace, borrow
from wawel.games.tidal.rules.effects import happen
from wawel.games.tidal.rules.fight import Damage
from wawel.games.tidal.rules.free import free, is_free, take_free
from wawel.games.tidal.state import TidalState, without


def to_add(s: TidalState, seat: int) -> list[int]:
    """The available dice that may join: up to the Focus limit, and one more for each fruit eaten.

    [tidal.challenge.extra-dice-fruit] [tidal.challenge.dice-owned-cap] [tidal.fight.extra-dice-fruit]
    [tidal.fight.dice-owned-cap] [tidal.trait.focus-fruit-no-die]
    """
    side = s.sides[seat]
    if own_dice(s) < dice_cap(s, side) or side.fruit:
        return [ADD + kind for kind in kinds(list(side.available))]
    for kind in kinds(list(side.available)):
        s.block(ADD + kind, "tidal.trait.focus-limit")
    return []


def add(s: TidalState, seat: int, kind: int) -> None:
    """A die joins the roll, for a fruit above the limit. [tidal.trait.focus-eat-fruit]

    [tidal.trait.focus-fruit-temporary] [tidal.ruling.limit-during-challenge]
    """
    side = s.sides[seat]
    if own_dice(s) >= dice_cap(s, side):
        side.fruit -= 1
        s.eaten += 1
        s.event("ate", seat)
    side.available = without(side.available, kind)
    s.joining = (*s.joining, kind)
    s.event("added", seat, kind)


class ChooseDice(Step[TidalState]):
    """The dice for the first roll. [tidal.challenge.step-choose-dice] [tidal.fight.step-choose-dice]

    [tidal.ruling.available-vs-active] [tidal.ruling.bonus-die-only] [tidal.ruling.first-roll-needed]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "choose-dice"
    RULE: ClassVar[str] = "tidal.challenge.step-choose-dice"
    #: dice are never thrown unasked: until then an answer can be taken back
    ALWAYS_ASK: ClassVar[bool] = True

    def rule(self, s: TidalState) -> str:
        return self.RULE if s.task != NONE else "tidal.fight.step-choose-dice"

    def run(self, s: TidalState) -> None:
        seat = s.active
        options = to_add(s, seat)
        if s.joining or s.borrowed or bonuses(s, seat):
            options.append(ROLL)
        else:
            s.block(ROLL, "tidal.ruling.bonus-die-only")
        s.block(DONE, "tidal.ruling.first-roll-needed")
        s.ask(seat, free(s, seat, options))

    def take(self, s: TidalState, option: int) -> None:
        seat = s.active
        if is_free(option):
            take_free(s, seat, option, self)
        elif option != ROLL:
            add(s, seat, option - ADD)
        elif bonuses(s, seat):
            s.goto(BONUS_DIE)
        else:
            s.goto(ROLL_DICE)

    def idle(self, s: TidalState, options: list[int]) -> int:
        return ROLL if ROLL in options else options[0]


def bonuses(s: TidalState, seat: int) -> list[int]:
    """The bonus dice for the present fight; there are none in a challenge. [tidal.style.monster-weakness]"""
    return [] if s.foe == NONE else bonus_dice(s, seat, s.box.monsters[s.foes[s.foe]].style)


class BonusDie(Step[TidalState]):
    """The bonus die of the monster's fighting style, which need not be taken if there are others.

    [tidal.fight.step-bonus-die] [tidal.style.bonus-die] [tidal.style.bonus-outside-focus] [tidal.style.symbol-is-arena]
    [tidal.ruling.bonus-die-only]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tidal.fight.step-bonus-die"
    MIDWAY: ClassVar[bool] = True

    def run(self, s: TidalState) -> None:
        alone = not s.joining and not s.borrowed
        if alone:
            s.block(DONE, "tidal.ruling.bonus-die-only")
        s.ask(s.active, [BONUS + kind for kind in bonuses(s, s.active)], done=not alone)

    def take(self, s: TidalState, option: int) -> None:
        if option != DONE:
            kind = option - BONUS
            if s.box.dice[kind].level < bonus_level(s, s.active, s.box.monsters[s.foes[s.foe]].style):
                s.event("stand-in", s.active, kind)
            borrow(s, s.active, kind)
        s.goto(ROLL_DICE)

    def idle(self, s: TidalState, options: list[int]) -> int:
        return options[0]


class RollDice(Step[TidalState]):
    """All dice that are not kept are rolled, and always the danger die with them. [tidal.challenge.step-roll]

    [tidal.fight.step-roll] [tidal.danger.every-roll] [tidal.fight.reroll-danger] [tidal.fight.like-challenge]
    [tidal.danger.round-1-white] [tidal.danger.round-2-3-yellow] [tidal.danger.round-4-red]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        dice = s.box.dice
        rolled = list(s.kept)
        for shown in s.rolled:
            rolled.append(shown - shown % FACE_KINDS + dice[shown // FACE_KINDS % DIE_KINDS].faces[s.below(SIDES)])
        for kind in s.joining:
            rolled.append(kind * FACE_KINDS + dice[kind].faces[s.below(SIDES)])
        for kind in s.borrowed:
            rolled.append(BORROWED + kind * FACE_KINDS + dice[kind].faces[s.below(SIDES)])
        rolled.sort()
        s.rolled = tuple(rolled)
        s.kept = s.joining = s.borrowed = ()
        crosses = danger_faces(s)[s.below(SIDES)]
        s.event("rolled", s.active, len(rolled), crosses)
        if s.trace is not None:
            for shown in rolled:
                s.event("shows", shown)
        guarded = min(s.guard, crosses)
        s.guard -= guarded
        s.danger = crosses - guarded
        s.goto(DANGER if s.danger else AFTER_ROLL)


class SettleDanger(Step[TidalState]):
    """X is settled at once: block all of it with shells, or lose one die of the roll. [tidal.challenge.step-danger]

    [tidal.fight.step-danger] [tidal.danger.lose-die] [tidal.danger.block-all] [tidal.danger.block-voluntary]
    [tidal.danger.lost-die-choice] [tidal.danger.lost-die-supply] [tidal.danger.one-die-even-double]
    [tidal.shield.block] [tidal.shield.block-double] [tidal.ruling.danger-die-on-complete]
    [tidal.ruling.lost-die-may-be-kept-aside] [tidal.ruling.fight-step-four-wording]
    [tidal.ruling.shield-over-capacity]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "danger"
    RULE: ClassVar[str] = "tidal.challenge.step-danger"

    def rule(self, s: TidalState) -> str:
        return self.RULE if s.task != NONE else "tidal.fight.step-danger"

    def run(self, s: TidalState) -> None:
        side = s.sides[s.active]
        options = [LOSE + shown for shown in kinds(list(s.rolled))]
        if side.shells >= block_cost(s):
            options.insert(0, BLOCK)
        else:
            s.block(BLOCK, "tidal.danger.block-all")
        s.ask(s.active, options)

    def take(self, s: TidalState, option: int) -> None:
        seat = s.active
        side = s.sides[seat]
        s.goto(AFTER_ROLL)
        cost = block_cost(s)
        s.danger = 0
        if option == BLOCK:
            side.shells -= cost
            side.shield += cost
            s.event("blocked", seat, cost)
            happen(s, seat, BLOCKED)
        else:
            shown = option - LOSE
            s.rolled = without(s.rolled, shown)
            s.to_supply(shown // FACE_KINDS % DIE_KINDS)
            s.event("lost-rolled", seat, shown)
            happen(s, seat, LOST_DIE)


def block_cost(s: TidalState) -> int:
    """The shells it takes to block the danger die. [tidal.shield.block]"""
    return shells_to_block(s.danger, bonus(s, s.sides[s.active], BLOCK_COST))


class AfterRoll(Step[TidalState]):
    """A full match ends the roll; so does a roll without dice in a fight. [tidal.challenge.must-complete-full]

    [tidal.ruling.must-stop-faces] [tidal.ruling.fight-must-stop] [tidal.ruling.all-dice-lost]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        dice = s.rolled + s.kept
        if s.task != NONE:
            full = can_match(dice, s.box.challenges[s.task].full)
            s.goto(Complete(0) if full else DECIDE)
        elif not dice or all_hit(s, s.sides[s.active], dice, s.foe):
            s.goto(Damage(0))
        else:
            s.goto(DECIDE)


class Decide(Step[TidalState]):
    """Keep matching dice and roll the others again, add dice (in a challenge), leap in time, or stop.

    [tidal.challenge.step-reroll] [tidal.challenge.may-complete] [tidal.challenge.may-withdraw]
    [tidal.fight.step-reroll] [tidal.fight.step-stop] [tidal.ruling.challenge-reroll-step]
    [tidal.ruling.set-aside-locked]
    [tidal.ruling.reroll-needs-die] [tidal.ruling.withdraw-with-all-required] [tidal.ruling.symbols-after-loss]
    [tidal.ruling.time-leap-timing] [tidal.shield.time-leap] [tidal.stretch.optional] [tidal.ruling.dice-in-use]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "roll"
    RULE: ClassVar[str] = "tidal.challenge.step-reroll"
    ALWAYS_ASK: ClassVar[bool] = True

    def rule(self, s: TidalState) -> str:
        return self.RULE if s.task != NONE else "tidal.fight.step-reroll"

    def run(self, s: TidalState) -> None:
        seat = s.active
        side = s.sides[seat]
        options: list[int] = []
        if not s.joining:
            options.append(stops(s))
        else:
            s.block(WITHDRAW, "tidal.ruling.challenge-reroll-step")
            s.block(FINISH, "tidal.ruling.challenge-reroll-step")
        if s.rolled or s.joining or s.borrowed:
            options.append(ROLL)
        else:
            s.block(ROLL, "tidal.ruling.reroll-needs-die")
        last = len(s.rolled) == 1 and not s.joining and not s.borrowed
        for shown in kinds(list(s.rolled)):
            if not matching(s, side, shown):
                s.block(KEEP + shown, "tidal.ruling.set-aside-locked")
            elif last:
                s.block(KEEP + shown, "tidal.ruling.reroll-needs-die")
            else:
                options.append(KEEP + shown)
        if s.task != NONE:
            options += to_add(s, seat)
        else:
            for kind in kinds(list(side.available)):
                s.block(ADD + kind, "tidal.fight.step-reroll")
        if side.shield >= leap_cost(s, side):
            options += [LEAP + shown for shown in kinds(list(s.rolled + s.kept))]
        s.ask(seat, free(s, seat, options))

    def take(self, s: TidalState, option: int) -> None:
        seat = s.active
        if is_free(option):
            take_free(s, seat, option, AFTER_ROLL)
        elif option == ROLL:
            s.goto(ROLL_DICE)
        elif KEEP <= option < FINISH:
            shown = option - KEEP
            s.rolled = without(s.rolled, shown)
            s.kept = tuple(sorted((*s.kept, shown)))
        elif option == FINISH:
            s.goto(Complete(0))
        elif option == WITHDRAW:
            s.goto(Withdraw(0))
        elif option == STOP:
            s.goto(Damage(0))
        elif option >= ADD:
            add(s, seat, option - ADD)
        else:
            side = s.sides[seat]
            side.shield -= leap_cost(s, side)
            s.event("leaps", seat, option - LEAP)
            s.call(ChooseFace(seat, option - LEAP), AFTER_ROLL)

    def idle(self, s: TidalState, options: list[int]) -> int:
        return options[0]


def stops(s: TidalState) -> int:
    """How a player may stop now: completing, withdrawing, or ending the fight.

    [tidal.ruling.withdraw-with-all-required]
    """
    if s.foe != NONE:
        return STOP
    if can_match(s.rolled + s.kept, s.box.challenges[s.task].needs):
        s.block(WITHDRAW, "tidal.ruling.withdraw-with-all-required")
        return FINISH
    s.block(FINISH, "tidal.challenge.required-symbols")
    return WITHDRAW


CHOOSE_DICE: Final = ChooseDice()
BONUS_DIE: Final = BonusDie()
ROLL_DICE: Final = RollDice()
DANGER: Final = SettleDanger()
AFTER_ROLL: Final = AfterRoll()
DECIDE: Final = Decide()
