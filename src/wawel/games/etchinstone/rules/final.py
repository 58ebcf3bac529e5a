"""Ostateczna Bitwa: the Final Journey and, for those who arrive, the Final Enemy."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.etchinstone.box import CARDS, NO_ELEMENT
from wawel.games.etchinstone.figures import reached, total_attack, total_initiative, total_move
from wawel.games.etchinstone.options import REGROUP
from wawel.games.etchinstone.rules.action import AssignBoost
from wawel.games.etchinstone.rules.damage import Absorb, lose
from wawel.games.etchinstone.rules.roles import ASSIGN
from wawel.games.etchinstone.state import FINAL, SEAT, WON, EtchinstoneState

FINAL_HAND: Final = 7


class FinalBattle(Step[EtchinstoneState]):
    """All cards that are left are shuffled, and the Dragon takes the Region's place. First the Journey, then the fight.

    [etch.final.reshuffle] [etch.final.dragon-on-deck] [etch.final.regions-under-deck] [etch.final.order]
    [etch.card.dragon-is-final-enemy] [etch.flow.final-until-decided] [etch.ruling.final-no-key-card]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.region = FINAL
        s.gather_deck()
        s.event("final-journey", s.dragon)
        s.goto(FinalHand())


class FinalHand(Step[EtchinstoneState]):
    """Seven cards, or all there are. [etch.final-journey.step-order] [etch.final-journey.draw-7]
    [etch.ruling.final-fewer-than-7]"""

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.draw_to(FINAL_HAND)
        s.goto(Regroup())


class Regroup(Step[EtchinstoneState]):
    """Once in the game: discard a card, put the others shuffled under the Deck, and draw seven anew.

    [etch.final-journey.regroup-optional] [etch.final-journey.regroup-steps] [etch.final-journey.regroup-restarts]
    [etch.final-journey.regroup-once]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "etch.final-journey.regroup-optional"

    def run(self, s: EtchinstoneState) -> None:
        if s.regrouped:
            s.call(ASSIGN[0], ArriveOrFail())
        else:
            s.ask(SEAT, [REGROUP + c for c in s.hand], done=True)

    def take(self, s: EtchinstoneState, option: int) -> None:
        if option == DONE:
            s.call(ASSIGN[0], ArriveOrFail())
            return
        card = option - REGROUP
        s.event("regroup", card)
        s.regrouped = True
        s.hand.remove(card)
        s.discard.append(card)
        s.sunk = s.hand
        s.hand = []
        s.shuffle(s.sunk)
        s.goto(FinalHand())


class ArriveOrFail(Step[EtchinstoneState]):
    """The Total Move against three MP Levels: below the first all is lost, else the Level's Time Penalty is due.

    [etch.final-journey.below-level-1] [etch.final-journey.level-1] [etch.final-journey.level-2]
    [etch.final-journey.level-3] [etch.final-journey.penalty-hits-deck] [etch.ruling.final-journey-shortfall]
    [etch.ruling.final-spare-bonus-automatic]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        dragon = s.box.dragons[s.dragon]
        total = total_move(s)
        level = reached(dragon.mp, total)
        s.event("total-move", total, level)
        if level == 0:
            lose(s)
            return
        time = dragon.time[level - 1]
        s.event("time-penalty", time)
        missing = s.discard_from_deck(time, "time-discard")
        if missing:
            s.event("shortfall", missing)
        s.call(Absorb(missing, NO_ELEMENT, False), Rest())


class Rest(Step[EtchinstoneState]):
    """The whole hand is discarded, the Spare card too; the rest of the Deck faces the Dragon.

    [etch.final-journey.rest] [etch.final-enemy.step-order] [etch.final-enemy.draw-all]
    [etch.ruling.final-discards-stay-out]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        for c in s.hand[:]:
            s.discard_from_hand(c)
        s.clear_encounter()
        s.event("final-enemy", s.dragon)
        s.draw_to(CARDS)
        s.call(ASSIGN[0], BoostBothSets())


class BoostBothSets(Step[EtchinstoneState]):
    """Each set's Boost goes to its Attack or its Initiative. [etch.final-enemy.boost-choice]"""

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.call(AssignBoost(0), FightDragon())


class FightDragon(Step[EtchinstoneState]):
    """Initiative, Armour, Attack against three HP Levels, and the damage that must be survived.

    [etch.final-enemy.initial-damage] [etch.final-enemy.initial-damage-value] [etch.final-enemy.initial-damage-deferred]
    [etch.final-enemy.below-level-1] [etch.final-enemy.level-1] [etch.final-enemy.level-2] [etch.final-enemy.level-3]
    [etch.final-enemy.total-damage] [etch.ruling.dragon-damage-element]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        dragon = s.box.dragons[s.dragon]
        mine = total_initiative(s)
        s.event("total-initiative", mine, dragon.initiative)
        damage = dragon.initial if mine < dragon.initiative else 0
        total = total_attack(s)
        level = reached(dragon.hp, total)
        s.event("total-attack", total, level)
        if level == 0:
            lose(s)
            return
        if damage:
            s.event("initial-damage", damage)
        s.event("combat-damage", dragon.attack[level - 1])
        damage += dragon.attack[level - 1]
        s.event("damage", damage)
        s.call(Absorb(damage, dragon.attack_element[level - 1], True), Victory())


class Victory(Step[EtchinstoneState]):
    """A mage who absorbs it all has won. [etch.final-enemy.survive-wins] [etch.goal.win]"""

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.outcome = WON
        s.event("won", score(s))
        s.finish()


def score(s: EtchinstoneState) -> int:
    """The sum of the Levels of all cards that are not Removed, if the game is won. [etch.score.win-sum-of-levels]
    [etch.score.loss-0] [etch.ruling.scoring-max]"""
    return sum(s.levels) if s.outcome == WON else 0
