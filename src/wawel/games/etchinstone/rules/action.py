"""Faza Akcji, second half: Boost, Ranged, and the result against an Enemy or on a Journey."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.etchinstone.box import AMBUSH, ATTACK, FREEZE, MOVE, POISON, RANGED, SLOW, TREACHEROUS
from wawel.games.etchinstone.figures import (
    action,
    armour_against,
    attack,
    attack_as,
    boost,
    counted_kind,
    initiative,
    is_off_type,
    journey_mp,
    move,
    shows_other_kind,
)
from wawel.games.etchinstone.options import (
    COMPARE_ATTACK,
    COMPARE_MOVE,
    FULL,
    GIVE_SPARE,
    OFF_TYPE,
    TO_ATTACK,
    TO_INITIATIVE,
)
from wawel.games.etchinstone.rules.penalty import PENALTY_PHASE
from wawel.games.etchinstone.rules.roles import ASSIGN
from wawel.games.etchinstone.state import FINAL, ROLES, SEAT, EtchinstoneState


class ActionPhase(Step[EtchinstoneState]):
    """Roles first, then the result.

    [etch.action.assign-then-resolve] [etch.enemy.step-order] [etch.journey.step-order]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        if s.is_enemy():
            s.call(ASSIGN[0], AssignBoost(0))
        else:
            s.call(ASSIGN[0], SETTLE_JOURNEY)


class AssignBoost(Step[EtchinstoneState]):
    """Against an Enemy the whole Boost goes to Attack or to Initiative; in the Final Battle for each Action Set.

    [etch.enemy.assign-boost] [etch.final-enemy.boost-choice] [etch.ruling.boost-not-split] [etch.ruling.missing-boost]
    """

    __slots__ = ("at",)
    KIND: ClassVar[str] = "pick"
    RULE: ClassVar[str] = "etch.enemy.assign-boost"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: EtchinstoneState) -> None:
        if boost(s, self.at) > 0:
            s.ask(SEAT, [TO_ATTACK, TO_INITIATIVE])
        else:
            self.go_on(s)

    def take(self, s: EtchinstoneState, option: int) -> None:
        if option == TO_INITIATIVE:
            s.boost_to_initiative |= 1 << self.at
            s.event("boost-initiative", boost(s, self.at))
        else:
            s.event("boost-attack", boost(s, self.at))
        self.go_on(s)

    def go_on(self, s: EtchinstoneState) -> None:
        """Against a Slow Enemy it is next decided what is compared."""
        s.goto(COMPARE if s.region != FINAL and s.enemy().ability == SLOW else ChooseAction(self.at))


class Compare(Step[EtchinstoneState]):
    """Attack or Move against a Slow Enemy: the player chooses, where there is something to choose.

    [etch.ability.slow] [etch.ruling.slow-and-armour] [etch.ruling.slow-offer]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "pick"
    RULE: ClassVar[str] = "etch.ability.slow"

    def run(self, s: EtchinstoneState) -> None:
        lower = ATTACK if counted_kind(s) == MOVE else MOVE
        if attack_as(s, ATTACK) == attack_as(s, MOVE) or is_off_type(s, lower):
            s.goto(ChooseAction(0))
        else:
            s.ask(SEAT, [COMPARE_ATTACK, COMPARE_MOVE])

    def take(self, s: EtchinstoneState, option: int) -> None:
        if option == COMPARE_MOVE:
            s.compared = MOVE
            s.event("compare-move")
        else:
            s.compared = ATTACK
            s.event("compare-attack")
        s.goto(ChooseAction(0))

    def idle(self, s: EtchinstoneState, options: list[int]) -> int:
        return COMPARE_MOVE if counted_kind(s) == MOVE else COMPARE_ATTACK


class ChooseAction(Step[EtchinstoneState]):
    """An Action of the other kind may be used at value 1; offered where Armour would leave less than that.

    [etch.role.off-type-value-1] [etch.ruling.enhanced-wrong-type] [etch.ruling.off-type-element]
    """

    __slots__ = ("at",)
    KIND: ClassVar[str] = "pick"
    RULE: ClassVar[str] = "etch.role.off-type-value-1"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: EtchinstoneState) -> None:
        final = s.region == FINAL
        wanted = ATTACK if final else counted_kind(s)
        armour = s.box.dragons[s.dragon].armour if final else s.enemy().armour
        value, element = action(s, self.at, wanted)
        if (
            s.roles[self.at * ROLES] != NONE
            and value - armour_against(armour, element) < 1
            and shows_other_kind(s, self.at, wanted)
        ):
            s.ask(SEAT, [FULL, OFF_TYPE])
        else:
            self.go_on(s)

    def take(self, s: EtchinstoneState, option: int) -> None:
        if option == OFF_TYPE:
            s.off_type |= 1 << self.at
            s.event("off-type")
        self.go_on(s)

    def go_on(self, s: EtchinstoneState) -> None:
        """To the next Action Set of the Final Battle, or to what follows in a Region."""
        if s.region != FINAL:
            s.goto(RANGED_ATTACK)
        elif self.at == 0:
            s.goto(AssignBoost(1))
        else:
            s.end()


class RangedAttack(Step[EtchinstoneState]):
    """A Ranged Enemy may be ignored by giving up the Spare card, which is decided now and paid in Cleanup.

    [etch.ability.ranged-ignore] [etch.ability.ranged-timing] [etch.ruling.no-spare-card]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "pick"
    RULE: ClassVar[str] = "etch.ability.ranged-ignore"

    def run(self, s: EtchinstoneState) -> None:
        if s.enemy().ability == RANGED and s.spare() != NONE:
            s.ask(SEAT, [GIVE_SPARE], done=True)
        else:
            s.goto(SettleEnemy(s.enemy().ability == RANGED))

    def take(self, s: EtchinstoneState, option: int) -> None:
        if option == DONE:
            s.goto(SettleEnemy(True))
        else:
            s.spare_lost = True
            s.event("spare-given", s.spare())
            s.goto(SettleEnemy(False))


class SettleEnemy(Step[EtchinstoneState]):
    """Initiative, Attack against HP, and what is noted for the Penalty and Upgrade phases.

    [etch.enemy.initiative-lost] [etch.enemy.initiative-tie] [etch.ability.ranged] [etch.enemy.ability-applies]
    [etch.enemy.full-victory] [etch.enemy.minor-victory] [etch.enemy.loss] [etch.penalty.combat-damage]
    [etch.hardship.ambush] [etch.ability.freeze] [etch.ability.poison] [etch.ability.poison-both]
    """

    __slots__ = ("ranged",)

    def __init__(self, ranged: bool) -> None:
        self.ranged = ranged

    def run(self, s: EtchinstoneState) -> None:
        enemy = s.enemy()
        mine = initiative(s, 0)
        s.event("initiative", mine, enemy.initiative)
        if enemy.initiative > mine or self.ranged:
            s.initial = enemy.attack * 2 if s.hardships & AMBUSH else enemy.attack
            if enemy.ability == FREEZE and s.initial:
                s.spare_lost = True
        strength = attack(s)
        s.event("attack", strength, enemy.hp)
        if strength >= enemy.hp:
            s.xp = enemy.xp
            s.event("full-victory", enemy.xp)
        else:
            s.combat = enemy.attack
            if strength * 2 >= enemy.hp:
                s.xp = enemy.xp
                s.event("minor-victory", enemy.xp)
            else:
                s.event("loss")
        if enemy.ability == POISON:
            s.poison = (1 if s.initial else 0) + (1 if s.combat else 0)
        s.goto(PENALTY_PHASE)


class SettleJourney(Step[EtchinstoneState]):
    """Move against MP, and what is noted for the Penalty and Upgrade phases.

    [etch.journey.full-victory] [etch.journey.minor-victory] [etch.journey.loss] [etch.peril.treacherous]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        journey = s.journey()
        mine = move(s)
        goal = journey_mp(s)
        s.event("move", mine, goal)
        if mine >= goal:
            s.xp = journey.xp
            s.event("full-victory", journey.xp)
        else:
            s.time = journey.time
            if journey.peril == TREACHEROUS:
                s.damage = 1
            if mine * 2 >= goal:
                s.xp = journey.xp
                s.event("minor-victory", journey.xp)
            else:
                s.event("loss")
        s.goto(PENALTY_PHASE)


#: steps without fields are made once
ACTION_PHASE: Final = ActionPhase()
COMPARE: Final = Compare()
RANGED_ATTACK: Final = RangedAttack()
SETTLE_JOURNEY: Final = SettleJourney()
