"""Faza Kary: Time Penalties, then damage, then the Poison that has no next hand to wait for."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.steps import Step
from wawel.games.etchinstone.box import HAZARDS, NO_ELEMENT, STORM
from wawel.games.etchinstone.figures import absorbs
from wawel.games.etchinstone.options import ABSORB
from wawel.games.etchinstone.state import LOST, NONE, SEAT, Table

KNOCKED_DOWN_DISCARD = 4
CARDS_FOR_AN_ENCOUNTER = 5


class PenaltyPhase(Step[Table]):
    """All Time Penalties together, then all damage together.

    [etch.penalty.phase] [etch.penalty.sum-all] [etch.penalty.treacherous-order] [etch.penalty.hazards-included]
    [etch.hardship.hazards-initial] [etch.hardship.hazards-combat] [etch.hardship.storm] [etch.time.discard]
    [etch.time.shortfall-damage] [etch.time.shortfall-added] [etch.ruling.time-before-damage]
    [etch.ruling.storm-counts-full-penalty] [etch.ruling.damage-element]
    """

    __slots__ = ()

    def run(self, s: Table) -> None:
        time = s.time
        if s.hardships & HAZARDS:
            time += (1 if s.initial else 0) + (1 if s.combat else 0)
        damage = s.initial + s.combat + s.damage
        if s.initial:
            s.event("initial-damage", s.initial)
        if s.combat:
            s.event("combat-damage", s.combat)
        if time:
            s.event("time-penalty", time)
            missing = s.discard_from_deck(time)
            damage += missing
            if missing:
                s.event("shortfall", missing)
            if s.hardships & STORM:
                damage += time
                s.event("storm", time)
        if s.damage:
            s.event("treacherous", s.damage)
        element = s.enemy().element if s.is_enemy() else NO_ELEMENT
        if damage:
            s.event("damage", damage)
        s.call(Absorb(damage, element, False), PoisonNow())


class PoisonNow(Step[Table]):
    """With too few cards for another Encounter in this Region, Poison strikes the current hand as a second lot of damage.

    [etch.ability.poison-no-next-hand] [etch.ruling.poison-last-encounter] [etch.ruling.poison-does-not-cross-regions]
    """

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.poison and s.deck_size() + kept_cards(s) < CARDS_FOR_AN_ENCOUNTER:
            s.event("poison", s.poison)
            poison = s.poison
            s.poison = 0
            s.goto(Absorb(poison, NO_ELEMENT, False))
        else:
            s.end()


class Absorb(Step[Table]):
    """Hand cards absorb damage by their Armour and are Downgraded, each once, until none is left or the mage falls.

    [etch.damage.downgrades-hand] [etch.damage.excess-armour] [etch.damage.repeat] [etch.damage.once-per-encounter]
    [etch.damage.knocked-down] [etch.final-enemy.absorb] [etch.final-enemy.absorb-with-all]
    [etch.final-enemy.downgrade-once] [etch.final-enemy.knocked-down-loses] [etch.ruling.minimum-downgrades]
    """

    __slots__ = ("element", "fatal", "left")
    KIND: ClassVar[str] = "absorb"
    RULE: ClassVar[str] = "etch.damage.repeat"

    def __init__(self, left: int, element: int, fatal: bool) -> None:
        self.left = left
        self.element = element
        self.fatal = fatal

    def run(self, s: Table) -> None:
        if self.left <= 0:
            s.end()
            return
        strength = 0
        options = []
        for c in s.hand:
            if s.is_hurt(c):
                s.block(ABSORB + c, "etch.damage.once-per-encounter")
            else:
                strength += absorbs(s, c, self.element)
                options.append(ABSORB + c)
        if strength < self.left:
            s.goto(KnockedDown(self.fatal))
        else:
            s.ask(SEAT, options)

    def take(self, s: Table, option: int) -> None:
        card = option - ABSORB
        taken = absorbs(s, card, self.element)
        s.event("absorbed", card, min(taken, self.left))
        s.downgrade(card)
        s.goto(Absorb(self.left - taken, self.element, self.fatal))


class KnockedDown(Step[Table]):
    """Every hand card not yet hurt is Downgraded and four Deck cards are discarded; against the Dragon all is lost.

    [etch.damage.knocked-down-downgrade-all] [etch.damage.knocked-down-discard-4] [etch.damage.knocked-down-continue]
    [etch.ruling.knocked-down-short-deck]
    """

    __slots__ = ("fatal",)

    def __init__(self, fatal: bool) -> None:
        self.fatal = fatal

    def run(self, s: Table) -> None:
        s.event("knocked-down")
        for c in s.hand[:]:
            if not s.is_hurt(c):
                s.downgrade(c)
        if self.fatal:
            lose(s)
        else:
            s.discard_from_deck(KNOCKED_DOWN_DISCARD)
            s.end()


def kept_cards(s: Table) -> int:
    """How many hand cards will be kept in Cleanup: the Spare card, unless it is owed."""
    return 1 if s.spare() != NONE and not s.spare_lost else 0


def lose(s: Table) -> None:
    """The game is lost; only the Final Battle can do this. [etch.goal.lose]"""
    s.outcome = LOST
    s.event("lost")
    s.finish()
