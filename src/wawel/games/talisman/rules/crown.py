"""The Crown of Command: the Command Spell, the battle with the Dragon King, and the Alternative Endings."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    DRAGON,
    E_DOMAIN,
    E_KING,
    E_SLAYERS,
    ENEMY,
    LORDS,
    S_LIFE,
    W_CAST,
    LordNo,
    LyingNo,
)
from wawel.games.talisman.figures import has, owned_scales
from wawel.games.talisman.ops import H_NO_CAST
from wawel.games.talisman.options import BY, CLAIM, LORD, MEET
from wawel.games.talisman.rules.chance import throw
from wawel.games.talisman.rules.duel import Approach
from wawel.games.talisman.rules.encounter import AfterEnemies, claim, fought_by
from wawel.games.talisman.rules.fight import fight_cards, fight_lord
from wawel.games.talisman.rules.life import OTHERWISE, hurt
from wawel.games.talisman.rules.spells import open_window
from wawel.games.talisman.rules.tokens import rage
from wawel.games.talisman.state import TOWER_MET, TalismanState

# ---------------------------------------------------------------------- set-up and victory


def prepare_ending(s: TalismanState) -> None:
    """What an ending puts on the Lords: lives where the King is fought, scales for the Dragon Slayers. Where no Lord is
    in play, the ending brings them. [tali.setup.first-king] [tali.ruling.ending-texts] [tali.ending.other-use]

    [tali.ruling.counters-digital]
    """
    if s.king == NONE:
        s.king = s.below(LORDS)
        s.event("crowned", s.king)
    if s.ending == E_KING:
        for lord in range(LORDS):
            s.lord_lives[lord] = s.box.figures["dragon-king/lives"]
            s.supply[S_LIFE] -= s.lord_lives[lord]
    elif s.ending == E_SLAYERS:
        for lord in range(LORDS):
            s.lord_lives[lord] = s.box.figures["dragon-slayers/scales"]
            s.pool[lord] -= s.lord_lives[lord]


def win(s: TalismanState, seats: list[int]) -> None:
    """The game is over. [tali.battle.last-life-wins] [tali.crown.last-survivor]"""
    for seat in seats:
        s.won |= 1 << seat
        s.event("won", seat)
    s.finish()


# ---------------------------------------------------------------------- on the Crown


class OnCrown(Step[TalismanState]):
    """What the Crown asks for, on arrival and in every turn there. [tali.battle.attack-on-entry]

    [tali.battle.no-leaving] [tali.battle.next-turn-attack] [tali.crown.no-leaving] [tali.crown.several]
    [tali.ruling.command-on-arrival]
    [tali.ending.must-encounter] [tali.ending.no-command-spell] [tali.ending.no-character-encounters]
    [tali.ending.stays-on-crown] [tali.realm.crown-means-king] [tali.tower.crown-means-king]
    [tali.challenge.tower-crown-king] [tali.ruling.king-several] [tali.ruling.card-to-crown]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "encounter"
    RULE: ClassVar[str] = "tali.crown.several"

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        if s.king_fights() or s.ending == E_KING:
            s.goto(AttackLord(seat, s.king))
        elif s.ending == E_SLAYERS:
            s.goto(ChooseLord(seat))
        elif s.ending == E_DOMAIN:
            s.goto(Rule(seat))
        elif s.sudden or s.players == 1:
            win(s, [seat])
        elif s.here(side.space, seat):
            s.ask(seat, [MEET + other for other in s.here(side.space, seat)])
        elif side.toad or has(s, side, H_NO_CAST):
            s.end()
        else:
            s.goto(Command(seat))
            open_window(s, W_CAST, seat)

    def take(self, s: TalismanState, option: int) -> None:
        s.goto(Approach(option - MEET))


class Command(Step[TalismanState]):
    """The Command Spell is cast: a die. It may be countered like any other. [tali.crown.command-spell]

    [tali.crown.no-limit-on-casting]
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.event("commands", self.seat)
        throw(s, self.seat, 1, Commanded(self.seat))


class Commanded(Step[TalismanState]):
    """On 4-6 everybody else loses a life; by the easier variant on less with five or six players.

    [tali.crown.command-spell] [tali.alt.easier-command]
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        needed = 4
        if s.easier and s.players >= 5:
            needed = 3 if s.players == 5 else 2
        if s.dice[0] >= needed:
            hurt(s, s.others(self.seat), 1, OTHERWISE)


# ---------------------------------------------------------------------- the Dragon King


class AttackLord(Step[TalismanState]):
    """A Lord is attacked with Strength or Craft, chosen for each attack anew. [tali.battle.choose-strength-or-craft]

    [tali.battle.where] [tali.ruling.king-choice-each-attack] [tali.ruling.king-fight-type]
    [tali.ending.creatures-immune]
    """

    __slots__ = ("lord", "seat")
    KIND: ClassVar[str] = "fight"
    RULE: ClassVar[str] = "tali.battle.choose-strength-or-craft"

    def __init__(self, seat: int, lord: LordNo) -> None:
        self.seat = seat
        self.lord = lord

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [BY, BY + 1])

    def take(self, s: TalismanState, option: int) -> None:
        s.goto(AfterAttack(self.seat, self.lord))
        fight_lord(s, self.seat, self.lord, option - BY)


class AfterAttack(Step[TalismanState]):
    """A win takes a life, or a scale, and leads to the next attack; a defeat brings the Lord's Rage after the life.

    [tali.battle.king-loses-life] [tali.battle.attack-again] [tali.battle.last-life-wins]
    [tali.battle.stop-on-tie-or-defeat] [tali.battle.defeat-life-and-rage] [tali.ruling.king-defeat-order]
    [tali.ruling.win-in-rage]
    [tali.ruling.king-rage-cancel] [tali.ruling.king-rage-kills]
    """

    __slots__ = ("lord", "seat")

    def __init__(self, seat: int, lord: LordNo) -> None:
        self.seat = seat
        self.lord = lord

    def run(self, s: TalismanState) -> None:
        lord = self.lord
        if s.sides[self.seat].character == NONE:
            s.end()
        elif s.fight.won:
            s.lord_lives[lord] -= 1
            if s.ending == E_SLAYERS:
                claim(s, self.seat, lord)
                s.goto(ChooseLord(self.seat))
                return
            s.supply[S_LIFE] += 1
            s.event("king-hurt", lord, s.lord_lives[lord])
            if s.lord_lives[lord]:
                s.goto(AttackLord(self.seat, lord))
            else:
                win(s, [self.seat])
        else:
            s.end()
            if s.fight.beaten:
                rage(s, self.seat, lord)


class ChooseLord(Step[TalismanState]):
    """Dragon Slayers: a Lord who still has scales is attacked; when none has any, most scales win.

    [tali.ruling.ending-texts] [tali.ending.replaces-victory] [tali.ending.scope-crown]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-lord"
    RULE: ClassVar[str] = "tali.ruling.ending-texts"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        left = [LORD + lord for lord in range(LORDS) if s.lord_lives[lord]]
        if left:
            s.ask(self.seat, left)
            return
        scales = [owned_scales(side) if side.character != NONE else NONE for side in s.sides]
        win(s, [seat for seat, n in enumerate(scales) if n == max(scales)])

    def take(self, s: TalismanState, option: int) -> None:
        s.goto(AttackLord(self.seat, option - LORD))


# ---------------------------------------------------------------------- Domain of Dragons


class Rule(Step[TalismanState]):
    """Domain of Dragons: cards of the King's deck are turned over until an Enemy comes, and it is fought; whoever has
    scales enough on the Crown rules. [tali.ruling.ending-texts] [tali.ending.replaces-victory]

    [tali.kingdeck.current-lord] [tali.ending.creatures-immune]
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        seat = self.seat
        side = s.sides[seat]
        if owned_scales(side) >= s.box.figures["domain-of-dragons/scales"]:
            win(s, [seat])
            return
        for _ in range(s.box.figures["domain-of-dragons/reveal"]):
            card = s.draw(s.king)
            if card == NONE:
                break
            s.event("drew", seat, card)
            if s.box.cards[card].type != ENEMY:
                s.discard(card)
                continue
            s.encounter = TOWER_MET
            s.lay(side.space, card)
            lying = s.ground[side.space][-1]
            s.goto(Ruled(seat, lying))
            s.stack.append(AfterEnemies((lying,)))
            fight_cards(s, seat, (lying,), fought_by(s, card))
            return
        s.end()


class Ruled(Step[TalismanState]):
    """A killed Enemy gives a scale of its Lord, and the next one comes; any other is discarded, and the turn is over.

    [tali.ruling.ending-texts]
    """

    __slots__ = ("lying", "seat")

    def __init__(self, seat: int, lying: LyingNo) -> None:
        self.seat = seat
        self.lying = lying

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        for lying in s.ground[s.box.crown]:
            if lying >> 1 == self.lying >> 1:
                s.remove(s.box.crown, lying)
                s.halted = True
                break
        if s.halted or side.character == NONE:
            s.end()
            return
        lord = s.box.cards[self.lying >> 1].deck
        if s.pool[lord]:
            s.pool[lord] -= 1
            claim(s, self.seat, lord)
        s.goto(Rule(self.seat))


# ---------------------------------------------------------------------- the star of the Dragon King


def star(s: TalismanState, seat: int, card: int) -> None:
    """With the ending Dragon King whoever kills a Dragon may take a scale of the King. Call it when the step has moved
    the stack on. [tali.ending.star-affects-all] [tali.ruling.ending-texts]"""
    if s.ending == E_KING and s.box.cards[card].cls == DRAGON and s.pool[s.king]:
        s.stack.append(StarScale(seat))


class StarScale(Step[TalismanState]):
    """A scale of the King may be taken from the pool. [tali.ending.star-affects-all]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.ending.star-affects-all"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        if s.sides[self.seat].character == NONE or not s.pool[s.king]:
            s.end()
        else:
            s.ask(self.seat, [CLAIM], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option != DONE:
            s.pool[s.king] -= 1
            claim(s, self.seat, s.king)
