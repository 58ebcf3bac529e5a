"""Lives: losing them, saving them, death, and the character that comes after."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    ARMOUR,
    E_KING,
    ENEMY,
    LORDS,
    MAGIC_OBJECT,
    S_CRAFT,
    S_FATE,
    S_LIFE,
    S_STRENGTH,
    W_LIFE,
    CardNo,
)
from wawel.games.talisman.figures import has, usable
from wawel.games.talisman.ops import H_ARMOUR, H_MAGIC_ARMOUR_ONLY, H_NO_ARMOUR
from wawel.games.talisman.options import SAVE
from wawel.games.talisman.rules.chance import throw
from wawel.games.talisman.rules.spells import CastWindow, discard_spells, open_window
from wawel.games.talisman.state import M_CHALLENGE, M_TOWER, TalismanState

#: why a life is lost: only in battle Armour can save it. [tali.combat.armour-save] [tali.combat.no-armour-psychic]
IN_BATTLE: Final = 0
OTHERWISE: Final = 1


def hurt(s: TalismanState, seats: list[int], n: int, cause: int, killer: int = NONE) -> None:
    """Characters lose lives, one after the other, clockwise as given; deaths are carried out after that. Call it when
    the step has moved the stack on. [tali.ruling.simultaneous-life-loss] [tali.life.zero-killed]"""
    s.stack.append(Deaths(killer))
    for seat in reversed(seats):
        s.stack.append(LoseLife(seat, n, cause))


class LoseLife(Step[TalismanState]):
    """A character is about to lose lives: Armour, then Spells may save them. [tali.combat.armour-save]

    [tali.pvp.life-save] [tali.ruling.spell-windows]
    """

    __slots__ = ("cause", "n", "seat")

    def __init__(self, seat: int, n: int, cause: int) -> None:
        self.seat = seat
        self.n = n
        self.cause = cause

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        if side.character == NONE or not side.lives:
            s.end()
            return
        s.goto(TakeLives(self.seat, self.n))
        open_window(s, W_LIFE, self.seat)
        if self.cause == IN_BATTLE and armours(s, self.seat):
            s.stack.append(ArmourSave(self.seat))


def armours(s: TalismanState, seat: int) -> list[int]:
    """The Armour a character may use now. [tali.combat.one-weapon-one-armour]"""
    side = s.sides[seat]
    if has(s, side, H_NO_ARMOUR):
        return []
    cards = s.box.cards
    magic_only = False
    if seat == s.fight.attacker:
        for lying in s.fight.foes:
            magic_only = magic_only or cards[lying >> 1].has >> H_MAGIC_ARMOUR_ONLY & 1 == 1
    found = []
    for card in usable(s, side):
        if cards[card].worn == ARMOUR and cards[card].has >> H_ARMOUR & 1:
            if not magic_only or cards[card].type == MAGIC_OBJECT:
                found.append(card)
    return found


class ArmourSave(Step[TalismanState]):
    """After a lost battle one item of Armour may be rolled for. [tali.combat.armour-save]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.combat.armour-save"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [SAVE + card for card in dict.fromkeys(armours(s, self.seat))], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
        else:
            throw(s, self.seat, 1, ArmourHolds(self.seat, option - SAVE))


class ArmourHolds(Step[TalismanState]):
    """The die decides: Helmet 6, Shield 5-6, Armour 4-6. [tali.combat.armour-save]"""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: CardNo) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: TalismanState) -> None:
        s.end()
        if s.dice[0] >= s.box.cards[self.card].amounts[H_ARMOUR]:
            s.event("saved", self.seat, self.card)
            prevent(s, self.seat)


def prevent(s: TalismanState, seat: int) -> None:
    """The life is not lost: what was still to save it, and the loss itself, leave the stack.
    [tali.combat.armour-save]"""
    at = len(s.stack) - 1
    while at >= 0:
        step = s.stack[at]
        if isinstance(step, TakeLives) and step.seat == seat:
            del s.stack[at:]
            s.event("prevented", seat)
            return
        if not isinstance(step, CastWindow):
            return
        at -= 1


class TakeLives(Step[TalismanState]):
    """Lives go back to the supply. [tali.life.zero-killed]"""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: TalismanState) -> None:
        s.end()
        side = s.sides[self.seat]
        lost = min(self.n, side.lives)
        side.lives -= lost
        s.supply[S_LIFE] += lost
        s.event("lost-life", self.seat, lost)


# ---------------------------------------------------------------------- death


class Deaths(Step[TalismanState]):
    """Whoever has no lives left is killed, clockwise from the active player; who killed it takes what it wants.

    [tali.life.zero-killed] [tali.ruling.simultaneous-life-loss] [tali.pvp.kill-loot] [tali.alt.inherited-items]
    """

    __slots__ = ("killer",)

    def __init__(self, killer: int) -> None:
        self.killer = killer

    def run(self, s: TalismanState) -> None:
        for seat in s.clockwise(s.active):
            side = s.sides[seat]
            if side.lives == 0:
                s.stack.append(Buried(seat))
                if self.killer != NONE and not s.inherit:
                    from wawel.games.talisman.rules.duel import Spoils  # needs this module first

                    s.stack.append(Spoils(self.killer, seat))
                return
        s.end()


class Buried(Step[TalismanState]):
    """A killed character leaves the game. [tali.death.left-behind] [tali.pvp.kill-loot]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        bury(s, self.seat)


def bury(s: TalismanState, seat: int) -> None:
    """A killed character leaves the game: possessions stay on its space, counters return, Spells and trophies are
    discarded; scales pass on. [tali.death.left-behind] [tali.death.returned] [tali.claim.inherited]

    [tali.ruling.death-clears] [tali.ruling.enemy-follower] [tali.battle.death-is-final] [tali.alt.bloodbath]
    [tali.ending.elimination] [tali.death.no-new-after-crown] [tali.alt.inherited-items]
    """
    side = s.sides[seat]
    s.event("killed", seat, side.character)
    space = side.space
    out = s.crowned or s.bloodbath
    if out or not s.inherit:
        leave_things(s, seat)
    discard_spells(s, seat)
    for card in side.trophies:
        s.discard(card)
    side.trophies = ()
    s.supply[S_STRENGTH] += side.strength + side.kept_strength
    s.supply[S_CRAFT] += side.craft + side.kept_craft
    s.supply[S_FATE] += side.fate
    s.supply[S_LIFE] += side.lives
    side.strength = side.kept_strength = side.craft = side.kept_craft = side.fate = side.lives = 0
    s.fallen = (*s.fallen, side.character)
    side.character = NONE
    side.space = NONE
    side.missed = side.toad = side.promise = side.quest = side.trial = side.extra = side.casts = 0
    side.more_strength = side.more_craft = 0
    side.enslaved = side.slow = side.retreating = side.cleared = side.unseen = False
    s.refresh_side(seat)
    if seat == s.active:
        s.halted = True
    if out:
        side.out = True
        for lord in range(LORDS):
            s.gone[lord] += side.scales[lord]
        side.scales = (0, 0, 0)
        s.event("out", seat)
    heal_king(s, space)


def leave_things(s: TalismanState, seat: int) -> None:
    """Objects, Followers and gold stay on the space; Enemies kept as Followers are discarded.

    [tali.death.left-behind] [tali.ruling.enemy-follower] [tali.toad.drops]
    """
    side = s.sides[seat]
    space = side.space
    for card in side.objects + side.followers:
        if s.box.cards[card].type == ENEMY:
            s.discard(card)
        else:
            s.ground[space] = (*s.ground[space], 2 * card)
    side.objects = ()
    side.followers = ()
    s.gold[space] += side.gold
    side.gold = 0
    s.refresh_side(seat)


def heal_king(s: TalismanState, space: int) -> None:
    """The King gets his lives back when a character on the Crown is killed and nobody else is there.

    [tali.battle.king-heals] [tali.battle.king-keeps-wounds] [tali.ruling.king-heal-trigger]
    """
    if not (s.king_fights() or s.ending == E_KING) or not crown_of_king(s, space):
        return
    for side in s.sides:
        if side.character != NONE and side.space == space:
            return
    whole = s.box.figures["dragon-king/lives"] if s.ending == E_KING else s.box.lords[s.king].lives
    lost = min(whole - s.lord_lives[s.king], s.supply[S_LIFE])
    if lost > 0:
        s.supply[S_LIFE] -= lost
        s.lord_lives[s.king] += lost
        s.event("king-healed", s.king)


def crown_of_king(s: TalismanState, space: int) -> bool:
    """Is this the Crown of Command on which the King is faced? [tali.battle.where]
    [tali.ruling.challenge-elimination]"""
    if space == NONE:
        return False
    if s.mode in (M_TOWER, M_CHALLENGE):
        return space == s.box.tower_crown
    return space == s.box.crown
