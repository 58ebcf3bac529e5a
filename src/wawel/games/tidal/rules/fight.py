"""Walka z potworem: damage, armour, links, and what a kill brings."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.tidal.box import FIGHT, KILL, RIVAL, TextNo
from wawel.games.tidal.figures import hits
from wawel.games.tidal.options import HIT
from wawel.games.tidal.rules.challenge import places, questions, undecided
from wawel.games.tidal.rules.develop import develop_all
from wawel.games.tidal.rules.dice import dice_home
from wawel.games.tidal.rules.effects import carry_out, happen
from wawel.games.tidal.state import TidalState


class Damage(Step[TidalState]):
    """The fighter assigns the results where there is a choice; each covered spot develops its trait.

    [tidal.hit.place-tokens] [tidal.hit.covered-closed] [tidal.hit.tokens-unlimited] [tidal.hit.develop]
    [tidal.armour.cup-bonus] [tidal.armour.linked] [tidal.ruling.hit-assignment] [tidal.ruling.fight-order]
    [tidal.fight.lose-all-dice] [tidal.fight.carry-over]
    """

    __slots__ = ("chosen",)
    KIND: ClassVar[str] = "pick-spot"
    RULE: ClassVar[str] = "tidal.ruling.hit-assignment"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def run(self, s: TidalState) -> None:
        seat = s.active
        place = s.foe
        sets = undecided(hits(s, s.sides[seat], s.rolled + s.kept, place), self.chosen)
        if len(sets) > 1:
            s.ask(seat, [HIT + at for at in questions(sets)])
            return
        spots = s.box.monsters[s.foes[place]].spots
        wounds = list(s.wounds[place])
        traits: list[int] = []
        cups = 0
        for at in places(sets[0]):
            wounds[at] = seat
            traits.append(spots[at].trait)
            cups += spots[at].cup
        s.event("damage", seat, s.foes[place], len(traits))
        s.set_foe(place, s.foes[place], tuple(wounds))
        dice_home(s, seat, True)
        if NONE in wounds:
            s.end()
        else:
            s.goto(Kill(seat, place))
        if traits:
            happen(s, seat, FIGHT)
            if cups:
                s.stack.append(Cups(seat, cups))
            develop_all(s, seat, traits)

    def take(self, s: TidalState, option: int) -> None:
        s.goto(Damage(self.chosen | 1 << (option - HIT)))


class Cups(Step[TidalState]):
    """Each armoured spot with a cup is a step on the ranking. [tidal.armour.cup-bonus] [tidal.ruling.fight-order]"""

    __slots__ = ("cups", "seat")

    def __init__(self, seat: int, cups: int) -> None:
        self.seat = seat
        self.cups = cups

    def run(self, s: TidalState) -> None:
        s.event("cups", self.seat, self.cups)
        s.end()
        s.advance_rank(self.seat, self.cups)


class Kill(Step[TidalState]):
    """A monster with every spot covered is dead: the last blow takes reward and kill bonus, then everybody with a hit
    token the reward, clockwise. [tidal.kill.when] [tidal.kill.reward-all-hitters] [tidal.kill.bonus-last-blow]

    [tidal.ruling.reward-order] [tidal.ruling.killed-monster-gap]
    """

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: TidalState) -> None:
        monster = s.box.monsters[s.foes[self.place]]
        s.event("killed", self.seat, s.foes[self.place])
        wounds = s.wounds[self.place]
        s.goto(Bury(self.place))
        happen(s, self.seat, KILL)
        for other in reversed(s.others(self.seat)):
            if other in wounds:
                s.stack.append(Reward(other, monster.reward))
        s.stack.append(Reward(self.seat, monster.bonus))
        s.stack.append(Reward(self.seat, monster.reward))


class Reward(Step[TidalState]):
    """A player's part of a killed monster. [tidal.kill.reward-all-hitters] [tidal.ruling.reward-order]"""

    __slots__ = ("seat", "text")

    def __init__(self, seat: int, text: TextNo) -> None:
        self.seat = seat
        self.text = text

    def run(self, s: TidalState) -> None:
        s.end()
        s.event("reward", self.seat)
        carry_out(s, self.seat, self.text)


class Bury(Step[TidalState]):
    """The hit tokens lie beside the Fold, the card is out of the game. [tidal.kill.tokens-aside]

    [tidal.kill.tokens-worth]
    """

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: TidalState) -> None:
        s.end()
        leave_fold(s, self.place)


def leave_fold(s: TidalState, place: int) -> None:
    """A monster leaves the game; its hit tokens go beside the Fold. [tidal.kill.tokens-aside]

    [tidal.escape.tokens-kept] [tidal.escape.removed]
    """
    for seat in s.wounds[place]:
        if seat == RIVAL:
            s.rival_hits += 1
        elif seat != NONE:
            s.sides[seat].hits += 1
    s.monsters_gone = (*s.monsters_gone, s.foes[place])
    s.set_foe(place, NONE, ())
