"""Meeting another character: attacking it, robbing it, and what the winner gets."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import BATTLE, PSYCHIC
from wawel.games.talisman.figures import can_evade
from wawel.games.talisman.ops import H_ASSASSINATE, H_LIFE_STEAL, H_RUNESWORD
from wawel.games.talisman.options import EVADE_ATTACK, FIGHT, PICK, TAKE_GOLD, TAKE_LIFE, TAKE_ONE_GOLD
from wawel.games.talisman.rules.fight import fight_character
from wawel.games.talisman.rules.hold import give
from wawel.games.talisman.rules.life import IN_BATTLE, OTHERWISE, hurt
from wawel.games.talisman.state import TalismanState


class Approach(Step[TalismanState]):
    """The other character may be attacked, or an ability used on it, or nothing done. [tali.pvp.battle-default]

    [tali.pvp.ability-instead] [tali.pvp.turn-ends]
    """

    __slots__ = ("rival",)
    KIND: ClassVar[str] = "fight"
    RULE: ClassVar[str] = "tali.pvp.battle-default"

    def __init__(self, rival: int) -> None:
        self.rival = rival

    def run(self, s: TalismanState) -> None:
        from wawel.games.talisman.rules.skills import against_character  # needs this module first

        if s.sides[s.active].character == NONE or s.sides[self.rival].character == NONE:
            s.end()
            return
        s.ask(s.active, [FIGHT, *against_character(s, s.active, self.rival)], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.halted = True
        if option == DONE:
            s.end()
        elif option == FIGHT:
            attack(s, s.active, self.rival, BATTLE)
        else:
            from wawel.games.talisman.rules.skills import PSYCHIC_ATTACK, rob  # needs this module first

            if option == PSYCHIC_ATTACK:
                attack(s, s.active, self.rival, PSYCHIC)
            else:
                s.end()
                rob(s, s.active, self.rival, option)


def attack(s: TalismanState, seat: int, rival: int, by: int) -> None:
    """An attack on a character, which may evade first. [tali.pvp.defender-evades]"""
    s.event("attacks", seat, rival)
    if can_evade(s, s.sides[rival], None):
        s.goto(MayEvade(rival, by))
    else:
        s.goto(AfterDuel(seat, rival))
        fight_character(s, seat, rival, by)


class MayEvade(Step[TalismanState]):
    """The attacked character may evade, if it has the means. [tali.pvp.defender-evades] [tali.evade.cancels]"""

    __slots__ = ("by", "rival")
    KIND: ClassVar[str] = "fight"
    RULE: ClassVar[str] = "tali.pvp.defender-evades"

    def __init__(self, rival: int, by: int) -> None:
        self.rival = rival
        self.by = by

    def run(self, s: TalismanState) -> None:
        s.ask(self.rival, [EVADE_ATTACK], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.goto(AfterDuel(s.active, self.rival))
            fight_character(s, s.active, self.rival, self.by)
        else:
            s.event("evades", self.rival)
            s.end()


class AfterDuel(Step[TalismanState]):
    """The winner of a fight between characters takes its reward. [tali.pvp.reward] [tali.combat.stand-off]"""

    __slots__ = ("attacker", "rival")

    def __init__(self, attacker: int, rival: int) -> None:
        self.attacker = attacker
        self.rival = rival

    def run(self, s: TalismanState) -> None:
        fight = s.fight
        s.end()
        attacker, rival = self.attacker, self.rival
        s.halted = True
        if s.sides[attacker].character == NONE or s.sides[rival].character == NONE:
            return
        if fight.drawn:
            s.event("stand-off", attacker)
        elif fight.won:
            s.event("beats", attacker, rival)
            s.stack.append(Reward(attacker, rival, fight.by))
        else:
            s.event("beats", rival, attacker)
            s.stack.append(Reward(rival, attacker, fight.by))


class Reward(Step[TalismanState]):
    """One of: a life, an Object of the winner's choice, a gold. [tali.pvp.reward] [tali.ruling.pvp-reward-must]

    [tali.pvp.life-save] [tali.claim.cannot-lose-by-trade]
    """

    __slots__ = ("by", "loser", "winner")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.pvp.reward"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, winner: int, loser: int, by: int) -> None:
        self.winner = winner
        self.loser = loser
        self.by = by

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.loser]
        options = [TAKE_LIFE]
        killing = s.fight.no_their_die and s.sides[self.winner].has >> H_ASSASSINATE & 1 == 1
        if not killing:
            options += [PICK + card for card in kinds(list(side.objects))]
            if side.gold:
                options.append(TAKE_ONE_GOLD)
        s.ask(self.winner, options)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option == TAKE_ONE_GOLD:
            s.lose_gold(self.loser, 1)
            s.gain_gold(self.winner, 1)
        elif option == TAKE_LIFE:
            s.stack.append(LifeTaken(self.winner, self.loser, self.by, s.sides[self.loser].lives))
            hurt(s, [self.loser], 1, IN_BATTLE if self.by == BATTLE else OTHERWISE, self.winner)
        else:
            give(s, self.loser, self.winner, option - PICK)


class LifeTaken(Step[TalismanState]):
    """What taking a life brings: a life to some, and a quest fulfilled. [tali.ruling.quest-completion]"""

    __slots__ = ("by", "lives", "loser", "winner")

    def __init__(self, winner: int, loser: int, by: int, lives: int) -> None:
        self.winner = winner
        self.loser = loser
        self.by = by
        self.lives = lives

    def run(self, s: TalismanState) -> None:
        s.end()
        winner = s.sides[self.winner]
        loser = s.sides[self.loser]
        if winner.character == NONE or (loser.character != NONE and loser.lives >= self.lives):
            return
        steals = self.by == PSYCHIC and winner.has >> H_LIFE_STEAL & 1
        sword = any(s.box.cards[card].has >> H_RUNESWORD & 1 == 1 for card in s.fight.weapons)
        if steals or (self.by == BATTLE and sword):
            s.gain_life(self.winner, 1)
        if winner.quest == 1:
            from wawel.games.talisman.rules.hold import complete_quest  # needs no step of this module

            complete_quest(s, self.winner)


class Spoils(Step[TalismanState]):
    """The winner over a killed character may take any of its possessions. [tali.pvp.kill-loot]"""

    __slots__ = ("loser", "winner")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.pvp.kill-loot"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, winner: int, loser: int) -> None:
        self.winner = winner
        self.loser = loser

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.loser]
        if s.sides[self.winner].character == NONE or s.sides[self.winner].toad:
            s.end()
            return
        options = [PICK + card for card in kinds(list(side.objects + side.followers))]
        if side.gold:
            options.append(TAKE_GOLD)
        if options:
            s.ask(self.winner, options, done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        side = s.sides[self.loser]
        if option == DONE:
            s.end()
        elif option == TAKE_GOLD:
            s.sides[self.winner].gold += side.gold
            s.event("gold", self.winner, side.gold)
            side.gold = 0
        else:
            give(s, self.loser, self.winner, option - PICK)
