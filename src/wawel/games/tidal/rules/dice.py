"""Kości: gaining, refreshing, upgrading and losing them, and what effects do to dice in a roll."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.tidal.box import BORROWED, DIE_KINDS, FACE_KINDS, SIDES, DieNo, ShownNo
from wawel.games.tidal.figures import gainable, upgrades
from wawel.games.tidal.options import (
    DROP,
    DROP_SPENT,
    FACE,
    GAIN,
    LEAP,
    REFRESH,
    REROLL,
    UPGRADE,
    UPGRADE_SPENT,
)
from wawel.games.tidal.state import TidalState, without


class GainDie(Step[TidalState]):
    """A new die of a level, of one's choice where there are several; stand-ins if the supply is short.

    [tidal.dice.gain-to-available] [tidal.dice.pool-same-level] [tidal.dice.pool-lower-level]
    [tidal.ruling.pool-nothing-left]
    """

    __slots__ = ("colour", "level", "seat")
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tidal.dice.pool-same-level"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, level: int, colour: int) -> None:
        self.seat = seat
        self.level = level
        self.colour = colour

    def run(self, s: TidalState) -> None:
        found = gainable(s, self.level, self.colour)
        if found:
            s.ask(self.seat, [GAIN + kind for kind in found])
        else:
            s.event("no-die", self.seat)
            s.end()

    def take(self, s: TidalState, option: int) -> None:
        s.add_die(self.seat, option - GAIN)
        s.end()


class RefreshDice(Step[TidalState]):
    """So many spent dice of one's choice become available. [tidal.dice.refresh] [tidal.dice.refresh-sources]"""

    __slots__ = ("n", "seat")
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tidal.dice.refresh"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: TidalState) -> None:
        spent = s.sides[self.seat].spent
        if len(spent) <= self.n:
            s.end()
            s.refresh_all(self.seat)
        else:
            s.ask(self.seat, [REFRESH + kind for kind in kinds(list(spent))])

    def take(self, s: TidalState, option: int) -> None:
        s.refresh_die(self.seat, option - REFRESH)
        if self.n > 1:
            s.goto(RefreshDice(self.seat, self.n - 1))
        else:
            s.end()


class UpgradeDice(Step[TidalState]):
    """So many dice of one's choice, of either area, are upgraded. [tidal.dice.upgrade] [tidal.dice.upgrade-sources]"""

    __slots__ = ("n", "seat")
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tidal.dice.upgrade"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: TidalState) -> None:
        side = s.sides[self.seat]
        options = []
        for base, dice in ((UPGRADE, side.available), (UPGRADE_SPENT, side.spent)):
            for kind in kinds(list(dice)):
                if upgrades(s, kind):
                    options.append(base + kind)
                else:
                    s.block(base + kind, "tidal.ruling.guild-cannot-upgrade")
        if options:
            s.ask(self.seat, options, done=True)
        else:
            s.end()

    def take(self, s: TidalState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        spent = option >= UPGRADE_SPENT
        kind = option - (UPGRADE_SPENT if spent else UPGRADE)
        step = SwapDie(self.seat, kind, spent, False)
        if self.n > 1:
            s.call(step, UpgradeDice(self.seat, self.n - 1))
        else:
            s.goto(step)


class SwapDie(Step[TidalState]):
    """The die a player takes for one that is upgraded; it lies where the other lay. At night, or when only lower ones
    are left, they may keep what they have. [tidal.dice.novice-upgrade] [tidal.dice.adept-upgrade]

    [tidal.dice.elite-upgrade] [tidal.ruling.upgraded-die-area] [tidal.ruling.pool-fallback-keep]
    [tidal.ruling.guild-upgrade-choice] [tidal.ruling.night-optional]
    """

    __slots__ = ("kind", "may", "seat", "spent")
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tidal.dice.upgrade"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, kind: DieNo, spent: bool, may: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.spent = spent
        self.may = may

    def run(self, s: TidalState) -> None:
        found = upgrades(s, self.kind)
        if not found:
            s.end()
            return
        lower = s.box.dice[found[0]].level <= s.box.dice[self.kind].level
        s.ask(self.seat, [GAIN + kind for kind in found], done=self.may or lower)

    def take(self, s: TidalState, option: int) -> None:
        if option != DONE:
            swap(s, self.seat, self.kind, option - GAIN, self.spent)
        s.end()


def swap(s: TidalState, seat: int, old: int, new: int, spent: bool) -> None:
    """One die for another. [tidal.dice.upgrade]"""
    side = s.sides[seat]
    if spent:
        side.spent = tuple(sorted((*without(side.spent, old), new)))
    else:
        side.available = tuple(sorted((*without(side.available, old), new)))
    s.to_supply(old)
    s.take_from_supply(new)
    s.event("upgraded", seat, old, new)


class LoseDice(Step[TidalState]):
    """So many own dice of either area go back to the supply. [tidal.dice.limit-discard]

    [tidal.ruling.penalty-cannot-pay]
    """

    __slots__ = ("n", "seat")
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tidal.dice.limit-discard"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: TidalState) -> None:
        side = s.sides[self.seat]
        options = [DROP_SPENT + kind for kind in kinds(list(side.spent))]
        options += [DROP + kind for kind in kinds(list(side.available))]
        if options:
            s.ask(self.seat, options)
        else:
            s.end()

    def take(self, s: TidalState, option: int) -> None:
        side = s.sides[self.seat]
        if option >= DROP_SPENT:
            kind = option - DROP_SPENT
            side.spent = without(side.spent, kind)
        else:
            kind = option - DROP
            side.available = without(side.available, kind)
        s.to_supply(kind)
        s.event("lost-die", self.seat, kind)
        if self.n > 1:
            s.goto(LoseDice(self.seat, self.n - 1))
        else:
            s.end()


# ---------------------------------------------------------------------- dice in a roll


class Borrow(Step[TidalState]):
    """A die of the supply joins the next roll and goes back to the supply afterwards. [tidal.style.bonus-returned]

    [tidal.ruling.pool-fallback-bonus-die]
    """

    __slots__ = ("colour", "level", "seat")
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tidal.ruling.pool-fallback-bonus-die"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, level: int, colour: int) -> None:
        self.seat = seat
        self.level = level
        self.colour = colour

    def run(self, s: TidalState) -> None:
        found = gainable(s, self.level, self.colour)
        if found:
            s.ask(self.seat, [GAIN + kind for kind in found])
        else:
            s.event("no-die", self.seat)
            s.end()

    def take(self, s: TidalState, option: int) -> None:
        borrow(s, self.seat, option - GAIN)
        s.end()


def borrow(s: TidalState, seat: int, kind: int) -> None:
    """A borrowed die waits for the next roll."""
    s.take_from_supply(kind)
    s.borrowed = (*s.borrowed, kind)
    s.event("borrowed", seat, kind)


class RerollDice(Step[TidalState]):
    """Dice that have been rolled are rolled again, one after the other, without the danger die.

    [tidal.ruling.trick-timing]
    """

    __slots__ = ("n", "seat")
    KIND: ClassVar[str] = "pick-shown"
    RULE: ClassVar[str] = "tidal.ruling.trick-timing"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: TidalState) -> None:
        if s.rolled:
            s.ask(self.seat, [REROLL + shown for shown in kinds(list(s.rolled))], done=True)
        else:
            s.end()

    def take(self, s: TidalState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        shown = option - REROLL
        face = s.box.dice[shown // FACE_KINDS % DIE_KINDS].faces[s.below(SIDES)]
        turn(s, shown, face)
        if self.n > 1:
            s.goto(RerollDice(self.seat, self.n - 1))
        else:
            s.end()


class TurnDie(Step[TidalState]):
    """Choose a die of the roll to be turned to any face. [tidal.ruling.time-leap-danger-die]"""

    __slots__ = ("n", "seat")
    KIND: ClassVar[str] = "pick-shown"
    RULE: ClassVar[str] = "tidal.ruling.time-leap-danger-die"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: TidalState) -> None:
        if s.rolled or s.kept:
            s.ask(self.seat, [LEAP + shown for shown in kinds(list(s.rolled + s.kept))], done=True)
        else:
            s.end()

    def take(self, s: TidalState, option: int) -> None:
        if option == DONE:
            s.end()
        elif self.n > 1:
            s.call(ChooseFace(self.seat, option - LEAP), TurnDie(self.seat, self.n - 1))
        else:
            s.goto(ChooseFace(self.seat, option - LEAP))


class ChooseFace(Step[TidalState]):
    """The face a die is turned to. [tidal.shield.time-leap]"""

    __slots__ = ("seat", "shown")
    KIND: ClassVar[str] = "pick-face"
    RULE: ClassVar[str] = "tidal.shield.time-leap"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, shown: ShownNo) -> None:
        self.seat = seat
        self.shown = shown

    def run(self, s: TidalState) -> None:
        faces = s.box.dice[self.shown // FACE_KINDS % DIE_KINDS].distinct
        s.ask(self.seat, [FACE + face for face in faces if face != self.shown % FACE_KINDS])

    def take(self, s: TidalState, option: int) -> None:
        turn(s, self.shown, option - FACE)
        s.end()


def turn(s: TidalState, shown: int, face: int) -> None:
    """A die of the roll shows another face."""
    now = shown - shown % FACE_KINDS + face
    if shown in s.rolled:
        s.rolled = tuple(sorted((*without(s.rolled, shown), now)))
    else:
        s.kept = tuple(sorted((*without(s.kept, shown), now)))
    s.event("turned", shown, now)


def dice_home(s: TidalState, seat: int, lost: bool) -> None:
    """The dice of a challenge go to the spent area, those of a fight (`lost`) to the supply, borrowed ones always.

    [tidal.dice.used-to-spent] [tidal.complete.dice-spent] [tidal.withdraw.dice-spent] [tidal.fight.lose-all-dice]
    [tidal.style.bonus-returned]
    """
    side = s.sides[seat]
    spent = list(side.spent)
    supply = list(s.supply)
    for shown in s.rolled + s.kept:
        kind = shown // FACE_KINDS % DIE_KINDS
        if lost or shown >= BORROWED:
            supply[kind] += 1
        else:
            spent.append(kind)
    for kind in s.borrowed:
        supply[kind] += 1
    side.available = tuple(sorted(side.available + s.joining))
    side.spent = tuple(sorted(spent))
    s.supply = tuple(supply)
    s.rolled = s.kept = s.joining = s.borrowed = ()
    s.task = s.foe = NONE
    s.danger = s.eaten = s.reach = s.guard = 0
