"""The Inner Region of the main board and of the Dragon Realm: crossing it, its trials, and turning back."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    CROWN,
    PLAIN_OF_PERIL,
    PORTAL,
    TOWER,
    VALLEY_OF_FIRE,
    WARLOCKS_CAVE,
    SpaceNo,
    TextNo,
)
from wawel.games.talisman.figures import ability, has, scales_on_lords
from wawel.games.talisman.ops import BLOOD, DEATH, DESCEND, FIENDS, GUARDIAN, H_MINES_DICE, H_TALISMAN_PASS
from wawel.games.talisman.options import FIGHT, GO, MEET, MEET_SPACE, PICK, RETREAT
from wawel.games.talisman.rules.chance import throw
from wawel.games.talisman.rules.effects import carry_out
from wawel.games.talisman.rules.encounter import MeetCards
from wawel.games.talisman.rules.fight import fight_creature
from wawel.games.talisman.rules.hold import settle
from wawel.games.talisman.rules.life import OTHERWISE, hurt
from wawel.games.talisman.rules.move import relocate, send
from wawel.games.talisman.state import M_CHALLENGE, M_REALM, SPACE_MET, TalismanState

# ---------------------------------------------------------------------- moving


class InnerMove(Step[TalismanState]):
    """One space along the arrows, back, or on the spot as long as the instruction is not completed; in the Tower cards
    are drawn instead. [tali.inner-base.one-space] [tali.realm.one-space-arrow] [tali.realm.no-die] [tali.tower.no-die]

    [tali.ruling.inner-move-mandatory] [tali.ruling.retreat-moment] [tali.inner-base.complete-first]
    [tali.realm.complete-first] [tali.retreat.any-time] [tali.talisman.valley-requirement]
    [tali.talisman.without-turn-back]
    [tali.ruling.talisman-with-overlay] [tali.ruling.retreat-unfinished] [tali.retreat.no-change-of-mind]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "move"
    RULE: ClassVar[str] = "tali.ruling.inner-move-mandatory"

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        space = s.box.spaces[side.space]
        if side.retreating and space.kind != PLAIN_OF_PERIL:
            s.goto(TurnBack())
            return
        options = []
        unfinished = space.text != NONE and not side.cleared
        if unfinished:
            options.append(FIGHT)
        elif space.region == TOWER:
            if not blocked_valley(s, seat, space.forward[0]):
                options.append(FIGHT)
            else:
                s.block(FIGHT, "tali.ruling.tower-no-talisman")
        else:
            for at in space.forward:
                if blocked_valley(s, seat, at):
                    s.block(GO + at, "tali.talisman.valley-requirement")
                else:
                    options.append(GO + at)
        if space.kind == PLAIN_OF_PERIL:
            options.append(GO + s.box.of_kind[PORTAL][0])
        else:
            options.append(RETREAT)
        s.ask(seat, options)

    def take(self, s: TalismanState, option: int) -> None:
        seat = s.active
        side = s.sides[seat]
        if option == RETREAT:
            side.retreating = True
            s.event("retreats", seat)
            s.goto(TurnBack())
        elif option == FIGHT:
            if s.box.spaces[side.space].region == TOWER:
                from wawel.games.talisman.rules.tower import Climb  # needs this module first

                s.goto(Climb())
            else:
                s.end()
        else:
            s.end()
            enter(s, seat, option - GO)

    def idle(self, s: TalismanState, options: list[int]) -> int:
        return options[0]


def blocked_valley(s: TalismanState, seat: int, space: int) -> bool:
    """The Valley of Fire is closed to who has no Talisman. [tali.talisman.valley-requirement]"""
    return s.box.spaces[space].kind == VALLEY_OF_FIRE and not has(s, s.sides[seat], H_TALISMAN_PASS)


def enter(s: TalismanState, seat: int, space: int) -> None:
    """A character enters a space of the Inner Region, or leaves it. [tali.region.portal-outward]

    [tali.retreat.leave-no-opening] [tali.meet.portal-outward-free]
    """
    s.place(seat, space)
    if s.box.spaces[space].kind == CROWN:
        reach_crown(s, seat)


def reach_crown(s: TalismanState, seat: int) -> None:
    """From now on every death is final; the main board's Crown may only lead on to the Tower.

    [tali.battle.death-is-final] [tali.battle.death-final-permanent] [tali.ruling.elimination-trigger]
    [tali.challenge.transfer-to-tower] [tali.challenge.first-main-crown] [tali.ruling.challenge-arrival]
    [tali.ruling.challenge-elimination]
    """
    if s.mode == M_CHALLENGE and s.sides[seat].space == s.box.crown:
        s.place(seat, s.box.rings[TOWER][0])
        s.halted = True
        return
    if not s.crowned:
        s.crowned = True
        s.event("crown-reached", seat)


class TurnBack(Step[TalismanState]):
    """One space back toward the Plain of Peril; where two arms meet the player chooses. [tali.retreat.one-space]

    [tali.retreat.ignores-spaces] [tali.ruling.retreat-tower-cards]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "move"
    RULE: ClassVar[str] = "tali.retreat.one-space"

    def run(self, s: TalismanState) -> None:
        space = s.sides[s.active].space
        region = s.region(space)
        backs = [at for at in s.box.rings[region] if space in s.box.spaces[at].forward]
        s.ask(s.active, [GO + at for at in backs])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        retreating = s.box.spaces[option - GO].kind != PLAIN_OF_PERIL
        s.place(s.active, option - GO)
        s.sides[s.active].cleared = True
        s.sides[s.active].retreating = retreating


# ---------------------------------------------------------------------- meeting


class MeetInner(Step[TalismanState]):
    """Characters meet each other only on some spaces; else the space's instruction is carried out.

    [tali.inner.meet-characters-two-spaces] [tali.inner-base.meet-three-spaces] [tali.inner-base.no-adventure]
    [tali.retreat.ignores-spaces] [tali.ruling.retreat-meeting] [tali.ruling.tower-character-encounter]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "encounter"
    RULE: ClassVar[str] = "tali.inner.meet-characters-two-spaces"

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        space = s.box.spaces[side.space]
        if space.kind == CROWN:
            from wawel.games.talisman.rules.crown import OnCrown  # needs this module first

            if not s.crowned:
                reach_crown(s, seat)
            s.goto(OnCrown())
            return
        others = []
        for other in s.here(side.space, seat):
            if space.kind in (PLAIN_OF_PERIL, VALLEY_OF_FIRE):
                others.append(MEET + other)
            else:
                s.block(MEET + other, "tali.inner.meet-characters-two-spaces")
        s.ask(seat, [MEET_SPACE, *others])

    def take(self, s: TalismanState, option: int) -> None:
        seat = s.active
        side = s.sides[seat]
        if option != MEET_SPACE:
            from wawel.games.talisman.rules.duel import Approach  # needs this module first

            s.goto(Approach(option - MEET))
            return
        space = s.box.spaces[side.space]
        s.moved = False
        s.met = ()
        s.encounter = SPACE_MET
        if side.retreating or side.cleared or space.region == TOWER:
            s.end()
        elif s.ground[side.space] or s.gold[side.space]:
            s.goto(InnerText(space.text, side.space))
            s.stack.append(MeetCards())
        else:
            s.goto(InnerText(space.text, side.space))


class InnerText(Step[TalismanState]):
    """The instruction of an Inner Region space; one that moves the character leads to a new encounter.

    [tali.inner-base.complete-first] [tali.ruling.moved-encounter-chain]
    """

    __slots__ = ("space", "text")

    def __init__(self, text: TextNo, space: SpaceNo) -> None:
        self.text = text
        self.space = space

    def run(self, s: TalismanState) -> None:
        from wawel.games.talisman.rules.encounter import SpaceDone  # needs no step of this module

        s.goto(SpaceDone())
        if s.sides[s.active].space == self.space and not s.halted:
            if self.text == NONE:
                s.sides[s.active].cleared = True
            else:
                carry_out(s, s.active, self.text, NONE)


# ---------------------------------------------------------------------- trials


def grown(s: TalismanState, per: int) -> int:
    """How much harder scales on the Lords make a trial. [tali.overlay.realm-scaling] [tali.ruling.realm-scale-count]"""
    return scales_on_lords(s) // per if per and s.mode == M_REALM else 0


def begin_trial(s: TalismanState, seat: int, effect: Effect) -> None:
    """Start or go on with a trial. [tali.ruling.realm-space-texts] [tali.ruling.realm-each-or-some]"""
    fields = effect.fields
    op = effect.op
    more = grown(s, fields["per"])
    side = s.sides[seat]
    if op == DESCEND:
        s.stack.append(Descend(seat, fields["by"], fields["to"], more))
    elif op == BLOOD:
        s.stack.append(Blood(seat, more))
    elif op == FIENDS:
        if side.trial:
            s.stack.append(Fiends(seat, fields["who"], fields["by"], fields["n"]))
        else:
            s.stack.append(CountFiends(seat, fields["who"], fields["by"], fields["n"], more))
    elif op == GUARDIAN:
        if not side.trial:
            side.trial = s.roll(6) + s.roll(6) + more
            s.event("guardian", seat, side.trial)
        s.stack.append(PastGuardian(seat))
        fight_creature(s, seat, fields["who"], 0, side.trial)
    elif op == DEATH:
        s.stack.append(DiceWithDeath(seat, more))


class Descend(Step[TalismanState]):
    """Mines and Crypt: three dice less Craft, or Strength. [tali.space.mines] [tali.space.crypt]

    [tali.realm.dragonstone-mines] [tali.realm.dragonbone-crypt]
    """

    __slots__ = ("by", "more", "seat", "to")

    def __init__(self, seat: int, by: int, to: int, more: int) -> None:
        self.seat = seat
        self.by = by
        self.to = to
        self.more = more

    def run(self, s: TalismanState) -> None:
        dice = 2 if self.by and has(s, s.sides[self.seat], H_MINES_DICE) else 3
        throw(s, self.seat, dice, Emerge(self.seat, self.by, self.to, self.more))


class Emerge(Step[TalismanState]):
    """Where the way out of the Mines or the Crypt leads. [tali.space.mines] [tali.space.crypt]

    [tali.space.mines-crypt-stay] [tali.ruling.moved-encounter-chain]
    """

    __slots__ = ("by", "more", "seat", "to")

    def __init__(self, seat: int, by: int, to: int, more: int) -> None:
        self.seat = seat
        self.by = by
        self.to = to
        self.more = more

    def run(self, s: TalismanState) -> None:
        s.end()
        side = s.sides[self.seat]
        result = sum(s.dice) + self.more - ability(s, side, self.by)
        if result <= 0:
            side.cleared = True
            s.event("cleared", self.seat)
        elif result == 1:
            send(s, self.seat, PLAIN_OF_PERIL)
        elif result <= 3:
            relocate(s, self.seat, s.box.of_kind[PORTAL][0])
        elif result <= 5:
            relocate(s, self.seat, s.box.of_kind[WARLOCKS_CAVE][0])
        else:
            send(s, self.seat, self.to)


class Blood(Step[TalismanState]):
    """One to three lives by the die; each Follower discarded saves one. [tali.space.vampires-tower]"""

    __slots__ = ("more", "seat")

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 1, Bleed(self.seat, self.more))


class Bleed(Step[TalismanState]):
    """The die says how many lives. [tali.space.vampires-tower]"""

    __slots__ = ("more", "seat")

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more

    def run(self, s: TalismanState) -> None:
        s.sides[self.seat].cleared = True
        s.goto(Offer(self.seat, (s.dice[0] + self.more + 1) // 2))


class Offer(Step[TalismanState]):
    """Followers may be discarded in place of lives. [tali.space.vampires-tower]"""

    __slots__ = ("lives", "seat")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.space.vampires-tower"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, lives: int) -> None:
        self.seat = seat
        self.lives = lives

    def run(self, s: TalismanState) -> None:
        followers = s.sides[self.seat].followers
        if self.lives and followers:
            s.ask(self.seat, [PICK + card for card in dict.fromkeys(followers)], done=True)
        else:
            self.take(s, DONE)

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
            if self.lives:
                hurt(s, [self.seat], self.lives, OTHERWISE)
        else:
            s.goto(Offer(self.seat, self.lives - 1))
            s.lose_card(self.seat, option - PICK)
            settle(s, self.seat)


class CountFiends(Step[TalismanState]):
    """A die for the number of Fiends, on landing only. [tali.space.pits] [tali.space.pits-each-battle]"""

    __slots__ = ("by", "more", "n", "seat", "who")

    def __init__(self, seat: int, who: int, by: int, n: int, more: int) -> None:
        self.seat = seat
        self.who = who
        self.by = by
        self.n = n
        self.more = more

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 1, FiendsCome(self.seat, self.who, self.by, self.n, self.more))


class FiendsCome(Step[TalismanState]):
    """So many Fiends are to be fought. [tali.space.pits]"""

    __slots__ = ("by", "more", "n", "seat", "who")

    def __init__(self, seat: int, who: int, by: int, n: int, more: int) -> None:
        self.seat = seat
        self.who = who
        self.by = by
        self.n = n
        self.more = more

    def run(self, s: TalismanState) -> None:
        s.sides[self.seat].trial = s.dice[0] + self.more
        s.event("fiends", self.seat, s.dice[0] + self.more)
        s.goto(Fiends(self.seat, self.who, self.by, self.n))


class Fiends(Step[TalismanState]):
    """One Fiend after the other, until a defeat, a stand-off or the last one's death. [tali.space.pits]

    [tali.space.pits-each-battle] [tali.space.pits-move-on] [tali.ruling.stand-off-inner]
    """

    __slots__ = ("by", "n", "seat", "who")

    def __init__(self, seat: int, who: int, by: int, n: int) -> None:
        self.seat = seat
        self.who = who
        self.by = by
        self.n = n

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        if side.character == NONE or s.halted:
            s.end()
        elif side.trial == 0:
            side.cleared = True
            s.event("cleared", self.seat)
            s.end()
        else:
            s.stack.append(FiendFought(self.seat))
            fight_creature(s, self.seat, self.who, self.by, self.n)


class FiendFought(Step[TalismanState]):
    """One Fiend fewer after a win. [tali.space.pits-each-battle]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        if s.fight.won:
            s.sides[self.seat].trial -= 1


class PastGuardian(Step[TalismanState]):
    """Who beats the Werewolf may move on. [tali.space.werewolf-den] [tali.space.werewolf-own]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        side = s.sides[self.seat]
        if s.fight.won and side.character != NONE:
            side.trial = 0
            side.cleared = True
            s.event("cleared", self.seat)


class DiceWithDeath(Step[TalismanState]):
    """Two dice against Death's two. [tali.space.death]"""

    __slots__ = ("more", "seat")

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 2, DeathRolls(self.seat, self.more))


class DeathRolls(Step[TalismanState]):
    """Lower: a life; higher: the way is free; equal: again next turn. [tali.space.death]"""

    __slots__ = ("more", "seat")

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more

    def run(self, s: TalismanState) -> None:
        s.end()
        mine = sum(s.dice)
        theirs = s.roll(6) + s.roll(6) + self.more
        s.event("scores", self.seat, mine, theirs)
        if mine > theirs:
            s.sides[self.seat].cleared = True
            s.event("cleared", self.seat)
        elif mine < theirs:
            hurt(s, [self.seat], 1, OTHERWISE)
