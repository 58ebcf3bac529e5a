"""Texts of single spaces: the Castle, the Chasm, the Warlock's Cave; rolls that may be skipped."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.effects import Effect
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.figures import has
from wawel.games.talisman.ops import CASTLE, CHASM, DEATH, DESCEND, H_CASTLE_HEALS, H_EGGS, H_SKIP_CHASM, QUEST
from wawel.games.talisman.options import DO_IT, SELL, SKILL, SKILLS, USE
from wawel.games.talisman.rules.chance import throw
from wawel.games.talisman.rules.hold import check_quest, gain_talisman, settle
from wawel.games.talisman.rules.life import OTHERWISE, hurt
from wawel.games.talisman.rules.trade import BuyBack
from wawel.games.talisman.state import TalismanState

SKIP = SKILL + SKILLS.index("skip")


def begin_place(s: TalismanState, seat: int, effect: Effect, card: int, space: int) -> None:
    """The step of a word that only one space has."""
    op = effect.op
    if op == CASTLE:
        s.stack.append(Castle(seat, True))
    elif op == QUEST:
        s.stack.append(WarlocksCave(seat))
    elif op == CHASM:
        s.stack.append(Chasm(seat))
    elif DESCEND <= op <= DEATH:
        from wawel.games.talisman.rules.inner import begin_trial  # needs this module first

        begin_trial(s, seat, effect)
    else:
        from wawel.games.talisman.rules.dragons import begin_dragon  # needs this module first

        begin_dragon(s, seat, effect, card, space)


class Castle(Step[TalismanState]):
    """Two lives free with a Prince or Princess, who may also be sold; further lives for 1 gold each.

    [tali.space.castle] [tali.ruling.prince-and-princess]
    """

    __slots__ = ("fresh", "seat")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.space.castle"

    def __init__(self, seat: int, fresh: bool) -> None:
        self.seat = seat
        self.fresh = fresh

    def royals(self, s: TalismanState) -> list[int]:
        """The Followers the Castle honours."""
        return [card for card in s.sides[self.seat].followers if s.box.cards[card].has >> H_CASTLE_HEALS & 1]

    def run(self, s: TalismanState) -> None:
        royals = self.royals(s)
        options = [SELL + card for card in dict.fromkeys(royals)]
        side = s.sides[self.seat]
        if royals and self.fresh and side.lives < s.box.characters[side.character].life:
            options.append(DO_IT)
        if options:
            s.ask(self.seat, options, done=True)
        else:
            self.take(s, DONE)

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.goto(BuyBack(self.seat, 99, False))
        elif option == DO_IT:
            s.heal(self.seat, 2)
            s.goto(Castle(self.seat, False))
        else:
            s.lose_card(self.seat, option - SELL)
            s.gain_gold(self.seat, 3)
            settle(s, self.seat)


class WarlocksCave(Step[TalismanState]):
    """A quest may be taken by who has none; some Objects are worth a Talisman here. [tali.space.warlocks-cave]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.space.warlocks-cave"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        options = [USE + card for card in side.objects if s.box.cards[card].has >> H_EGGS & 1]
        if not side.quest:
            options.append(DO_IT)
        else:
            s.block(DO_IT, "tali.space.warlock-quest-limits")
        if options:
            s.ask(self.seat, options, done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
        elif option == DO_IT:
            throw(s, self.seat, 1, TakeQuest(self.seat))
        else:
            s.end()
            s.lose_card(self.seat, option - USE)
            gain_talisman(s, self.seat)


class TakeQuest(Step[TalismanState]):
    """The die says which quest. [tali.space.warlocks-cave] [tali.space.warlock-quest-limits]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        s.sides[self.seat].quest = s.dice[0]
        s.event("quest", self.seat, s.dice[0])
        check_quest(s, self.seat)


class Chasm(Step[TalismanState]):
    """A die for the character and for each Follower. [tali.space.chasm] [tali.ruling.space-imperatives]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.space.chasm"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        if has(s, s.sides[self.seat], H_SKIP_CHASM):
            s.ask(self.seat, [SKIP, DO_IT])
        else:
            self.take(s, DO_IT)

    def take(self, s: TalismanState, option: int) -> None:
        if option == SKIP:
            s.end()
        else:
            throw(s, self.seat, 1, OverChasm(self.seat))


class OverChasm(Step[TalismanState]):
    """On 1-2 the character loses a life; then its Followers are rolled for. [tali.space.chasm]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        fell = s.dice[0] <= 2
        for card in s.sides[self.seat].followers:
            if s.roll(6) <= 2:
                s.lose_card(self.seat, card)
        settle(s, self.seat)
        if fell:
            hurt(s, [self.seat], 1, OTHERWISE)
