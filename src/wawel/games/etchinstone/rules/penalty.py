"""Faza Kary: Time Penalties, then damage, then the Poison that has no next hand to wait for."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.etchinstone.box import HAZARDS, NO_ELEMENT, STORM
from wawel.games.etchinstone.rules.damage import Absorb
from wawel.games.etchinstone.rules.upgrade import UPGRADE_PHASE
from wawel.games.etchinstone.state import CARDS_FOR_AN_ENCOUNTER, EtchinstoneState


class PenaltyPhase(Step[EtchinstoneState]):
    """All Time Penalties together, then all damage together.

    [etch.penalty.phase] [etch.penalty.sum-all] [etch.penalty.treacherous-order] [etch.penalty.hazards-included]
    [etch.hardship.hazards-initial] [etch.hardship.hazards-combat] [etch.hardship.storm] [etch.time.discard]
    [etch.time.shortfall-damage] [etch.time.shortfall-added] [etch.ruling.time-before-damage]
    [etch.ruling.storm-counts-full-penalty] [etch.ruling.damage-element]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
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
            missing = s.discard_from_deck(time, "time-discard")
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
            s.call(Absorb(damage, element, False), POISON_NOW)
        else:
            s.goto(UPGRADE_PHASE)


class PoisonNow(Step[EtchinstoneState]):
    """With too few cards for another Encounter in this Region, Poison strikes the current hand, as a second lot.

    [etch.ability.poison-no-next-hand] [etch.ruling.poison-last-encounter] [etch.ruling.poison-does-not-cross-regions]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        if s.poison and s.deck_size() + kept_cards(s) < CARDS_FOR_AN_ENCOUNTER:
            s.event("poison", s.poison)
            poison = s.poison
            s.poison = 0
            s.call(Absorb(poison, NO_ELEMENT, False), UPGRADE_PHASE)
        else:
            s.goto(UPGRADE_PHASE)


def kept_cards(s: EtchinstoneState) -> int:
    """How many hand cards will be kept in Cleanup: the Spare card, unless it is owed."""
    return 1 if s.spare() != NONE and not s.spare_lost else 0


#: steps without fields are made once
PENALTY_PHASE: Final = PenaltyPhase()
POISON_NOW: Final = PoisonNow()
