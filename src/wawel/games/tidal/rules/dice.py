"""Kości: gaining, refreshing, upgrading and losing them, and what effects do to dice in a roll."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE, kinds
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
from wawel.games.tidal.rules.asking import Asking, AskingTimes
from wawel.games.tidal.state import TidalState, without


class FromSupply(Asking):
    """A die of a level and perhaps a colour, of one's choice where there are several; stand-ins if the supply is short.

    [tidal.dice.pool-same-level] [tidal.dice.pool-lower-level] [tidal.ruling.pool-nothing-left]
    """

    __slots__ = ("colour", "level")

    def __init__(self, seat: int, level: int, colour: int) -> None:
        super().__init__(seat)
        self.level = level
        self.colour = colour

    def run(self, s: TidalState) -> None:
        found = gainable(s, self.level, self.colour)
        if not found:
            s.event("no-die", self.seat)
        self.ask_any(s, [GAIN + kind for kind in found])

    def picked(self, s: TidalState, option: int) -> DieNo:
        """The die that was picked; if it is not the one that was due, that is told."""
        kind = option - GAIN
        die = s.box.dice[kind]
        if die.level != self.level or self.colour not in (0, die.colour):
            s.event("stand-in", self.seat, kind)
        return kind


class GainDie(FromSupply):
    """A new die. [tidal.dice.gain-to-available] [tidal.dice.pool-same-level] [tidal.ruling.pool-nothing-left]"""

    __slots__ = ()
    RULE: ClassVar[str] = "tidal.dice.pool-same-level"

    def take(self, s: TidalState, option: int) -> None:
        s.add_die(self.seat, self.picked(s, option))
        s.end()


class RefreshDice(AskingTimes):
    """So many spent dice of one's choice become available. [tidal.dice.refresh] [tidal.dice.refresh-sources]"""

    __slots__ = ()
    RULE: ClassVar[str] = "tidal.dice.refresh"

    def run(self, s: TidalState) -> None:
        spent = s.sides[self.seat].spent
        if len(spent) <= self.n:
            s.end()
            s.refresh_all(self.seat)
        else:
            s.ask(self.seat, [REFRESH + kind for kind in kinds(list(spent))])

    def take(self, s: TidalState, option: int) -> None:
        s.refresh_die(self.seat, option - REFRESH)
        self.next_one(s)


class UpgradeDice(AskingTimes):
    """So many dice of one's choice, of either area, are upgraded. [tidal.dice.upgrade] [tidal.dice.upgrade-sources]"""

    __slots__ = ()
    RULE: ClassVar[str] = "tidal.dice.upgrade"

    def run(self, s: TidalState) -> None:
        side = s.sides[self.seat]
        options = []
        for base, dice in ((UPGRADE, side.available), (UPGRADE_SPENT, side.spent)):
            for kind in kinds(list(dice)):
                if upgrades(s, kind):
                    options.append(base + kind)
                else:
                    s.block(base + kind, "tidal.ruling.guild-cannot-upgrade")
        self.ask_any(s, options, True)

    def take(self, s: TidalState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        spent = option >= UPGRADE_SPENT
        kind = option - (UPGRADE_SPENT if spent else UPGRADE)
        self.next_one(s)
        s.stack.append(SwapDie(self.seat, kind, spent))


class SwapDie(Asking):
    """The die a player takes for one that is upgraded; it lies where the other lay. When only others of its level or
    lower ones are left, they may keep what they have. [tidal.dice.novice-upgrade] [tidal.dice.adept-upgrade]

    [tidal.dice.elite-upgrade] [tidal.ruling.upgraded-die-area] [tidal.ruling.pool-fallback-keep]
    [tidal.ruling.guild-upgrade-choice]
    """

    __slots__ = ("kind", "spent")
    RULE: ClassVar[str] = "tidal.dice.upgrade"

    def __init__(self, seat: int, kind: DieNo, spent: bool) -> None:
        super().__init__(seat)
        self.kind = kind
        self.spent = spent

    def run(self, s: TidalState) -> None:
        dice = s.box.dice
        found = upgrades(s, self.kind)
        better = any(dice[kind].level > dice[self.kind].level for kind in found)
        s.ask(self.seat, [GAIN + kind for kind in found], done=not better)

    def take(self, s: TidalState, option: int) -> None:
        if option != DONE:
            swap(s, self.seat, self.kind, option - GAIN, self.spent)
        s.end()


def swap(s: TidalState, seat: int, old: int, new: int, spent: bool) -> None:
    """One die for another. [tidal.dice.upgrade]"""
    side = s.sides[seat]
    if new not in s.box.dice[old].upgrades:
        s.event("stand-in", seat, new)
    if spent:
        side.spent = tuple(sorted((*without(side.spent, old), new)))
    else:
        side.available = tuple(sorted((*without(side.available, old), new)))
    s.to_supply(old)
    s.take_from_supply(new)
    s.event("upgraded", seat, old, new)


class LoseDice(AskingTimes):
    """So many own dice of either area go back to the supply. [tidal.dice.limit-discard]

    [tidal.ruling.penalty-cannot-pay]
    """

    __slots__ = ()
    RULE: ClassVar[str] = "tidal.dice.limit-discard"

    def run(self, s: TidalState) -> None:
        side = s.sides[self.seat]
        options = [DROP_SPENT + kind for kind in kinds(list(side.spent))]
        options += [DROP + kind for kind in kinds(list(side.available))]
        self.ask_any(s, options)

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
        self.next_one(s)


# ---------------------------------------------------------------------- dice in a roll


class Borrow(FromSupply):
    """A die of the supply joins the next roll and goes back to the supply afterwards. [tidal.style.bonus-returned]

    [tidal.ruling.pool-fallback-bonus-die]
    """

    __slots__ = ()
    RULE: ClassVar[str] = "tidal.ruling.pool-fallback-bonus-die"

    def take(self, s: TidalState, option: int) -> None:
        borrow(s, self.seat, self.picked(s, option))
        s.end()


def borrow(s: TidalState, seat: int, kind: int) -> None:
    """A borrowed die waits for the next roll."""
    s.take_from_supply(kind)
    s.borrowed = (*s.borrowed, kind)
    s.event("borrowed", seat, kind)


class RerollDice(AskingTimes):
    """Dice that have been rolled are rolled again, one after the other, without the danger die.

    [tidal.ruling.trick-timing]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "pick-shown"
    RULE: ClassVar[str] = "tidal.ruling.trick-timing"

    def run(self, s: TidalState) -> None:
        self.ask_any(s, [REROLL + shown for shown in kinds(list(s.rolled))], True)

    def take(self, s: TidalState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        shown = option - REROLL
        face = s.box.dice[shown // FACE_KINDS % DIE_KINDS].faces[s.below(SIDES)]
        turn(s, shown, face)
        self.next_one(s)


class TurnDie(AskingTimes):
    """Choose a die of the roll to be turned to any face. [tidal.ruling.time-leap-danger-die]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-shown"
    RULE: ClassVar[str] = "tidal.ruling.time-leap-danger-die"

    def run(self, s: TidalState) -> None:
        self.ask_any(s, [LEAP + shown for shown in kinds(list(s.rolled + s.kept))], True)

    def take(self, s: TidalState, option: int) -> None:
        if option == DONE:
            s.end()
        else:
            self.next_one(s)
            s.stack.append(ChooseFace(self.seat, option - LEAP))


class ChooseFace(Asking):
    """The face a die is turned to. [tidal.shield.time-leap]"""

    __slots__ = ("shown",)
    KIND: ClassVar[str] = "pick-face"
    RULE: ClassVar[str] = "tidal.shield.time-leap"

    def __init__(self, seat: int, shown: ShownNo) -> None:
        super().__init__(seat)
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
