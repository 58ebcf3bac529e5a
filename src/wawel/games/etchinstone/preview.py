"""What an answer would bring, in numbers, before it is given. The rules themselves are run on a clone and listened to.

It uses only what the seat may know: nothing here depends on which cards are face down, only on how many.
"""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.components import NONE
from wawel.engine.events import AnswerTrace
from wawel.engine.verbs import DONE, Verbs
from wawel.games.etchinstone.box import ATTACK, ELEMENTS, MOVE, NO_ELEMENT, RANGED, TOP_LEVEL, Face
from wawel.games.etchinstone.figures import (
    absorbs,
    action,
    armour_against,
    attack_boost,
    boost,
    counted_kind,
    element_of,
    initiative,
    spare_boost,
    wanted_kinds,
)
from wawel.games.etchinstone.options import LINK, UNDER
from wawel.games.etchinstone.rules.action import (
    AssignBoost,
    ChooseAction,
    Compare,
    RangedAttack,
    SettleEnemy,
    SettleJourney,
)
from wawel.games.etchinstone.rules.damage import Absorb
from wawel.games.etchinstone.rules.final import ArriveOrFail, FightDragon
from wawel.games.etchinstone.rules.penalty import PenaltyPhase
from wawel.games.etchinstone.rules.roles import AssignRoles, LinkElement, LinkUnder
from wawel.games.etchinstone.rules.upgrade import UpgradePhase
from wawel.games.etchinstone.state import FINAL, ROLES, EtchinstoneState
from wawel.games.etchinstone.words import decided, on_final_journey

Numbers = dict[str, Any]

#: what a card's face shows in numbers, for comparing two Levels
SHOWN: Final = ("initiative", "basic", "enhanced", "boost", "armour")


def preview(s: EtchinstoneState, seat: int) -> Numbers:
    """The present outlook, and how each option would change it."""
    if not s.stack:
        return {}
    step = s.stack[-1]
    found: Numbers = {}
    if isinstance(step, (AssignRoles, LinkUnder, LinkElement, AssignBoost, Compare, ChooseAction, RangedAttack)):
        found["now"] = outlook(s)
    elif isinstance(step, Absorb):
        found["now"] = {"kind": "absorb", "left": step.left, "element": element_id(step.element), **strength(s, step)}
    elif isinstance(step, UpgradePhase):
        found["now"] = {"kind": "upgrade", "xp": s.xp}
    verbs = s.box.verbs
    options = {verbs.name(o): told for o in s.options if (told := after(s, verbs, o))}
    if options:
        found["options"] = options
    return found


def after(s: EtchinstoneState, verbs: Verbs, option: int) -> Numbers | None:
    """What one option would bring, where that can be computed."""
    step = s.stack[-1]
    card = verbs.argument(option)
    if isinstance(step, AssignRoles):
        return role(s, step, option)
    if isinstance(step, LinkElement):
        return linked(s, step, card)
    if isinstance(step, (AssignBoost, Compare, ChooseAction)):
        return outlook(decided(s, verbs.verb(option).name))
    if isinstance(step, RangedAttack):
        w = s.clone()
        w.spare_lost = option != DONE
        return outlook(w)
    if isinstance(step, Absorb):
        takes = absorbs(s, card, step.element)
        left = max(0, step.left - takes)
        return {"kind": "absorb", "takes": min(takes, step.left), "left": left, "level": s.levels[card] - 1}
    if isinstance(step, UpgradePhase) and option != DONE:
        return upgraded(s, card)
    return None


def role(s: EtchinstoneState, step: AssignRoles, option: int) -> Numbers | None:
    """A card in the Role that is asked for, and what follows automatically. A Link has none before its element."""
    if LINK <= option < UNDER:
        return None
    w = s.clone()
    step.take(w, option)
    while isinstance(asking := w.stack[-1], AssignRoles):
        asking.run(w)
        if w.stack[-1] is asking:
            if len(w.options) > 1:
                break
            asking.take(w, w.options[0])
    return outlook(w)


def linked(s: EtchinstoneState, step: LinkElement, element: int) -> Numbers:
    """Which cards in the hand could then cast their Enhanced Action with the Linked card as Element."""
    kinds = counted(s) if s.region == FINAL else wanted_kinds(s)
    others = [c for c in s.hand if c not in (step.top, step.under)]
    helped = [c for c in others if s.face(c).enhanced_element == element and s.face(c).enhanced_kinds & kinds != 0]
    return {"kind": "link", "helps": [s.box.ids["card"][c] for c in helped]}


def upgraded(s: EtchinstoneState, card: int) -> Numbers:
    """What a card costs, and how its figures would change."""
    old = s.face(card)
    new = s.box.faces[card * TOP_LEVEL + s.levels[card]]
    changes = {name: [getattr(old, name), getattr(new, name)] for name in SHOWN if changed(old, new, name)}
    return {
        "kind": "upgrade",
        "cost": old.upgrade,
        "xp": s.xp - old.upgrade,
        "level": s.levels[card] + 1,
        "changes": changes,
    }


def changed(old: Face, new: Face, name: str) -> bool:
    """Does a figure differ between two faces?"""
    return bool(getattr(old, name) != getattr(new, name))


# ---------------------------------------------------------------------- an Encounter that is not settled yet


def outlook(s: EtchinstoneState) -> Numbers:
    """The result with the present cards only: figures, then what the rules make of them."""
    told: Numbers = {
        "complete": not isinstance(s.stack[-1], (AssignRoles, LinkUnder, LinkElement)),
        "spare": card_id(s, s.spare()),
    }
    if s.region == FINAL:
        told |= final_journey(s) if on_final_journey(s) else final_enemy(s)
    else:
        told |= fight(s) if s.is_enemy() else journey(s)
    return told


def counted(s: EtchinstoneState) -> int:
    """The kind of Action that counts now."""
    if s.region == FINAL:
        return MOVE if on_final_journey(s) else ATTACK
    return counted_kind(s)


def sets(s: EtchinstoneState) -> list[Numbers]:
    """What each Action Set adds up from."""
    kind = counted(s)
    found: list[Numbers] = []
    for at in range(2 if s.region == FINAL else 1):
        value, element = action(s, at, kind)
        spell = s.roles[at * ROLES]
        ether = s.roles[at * ROLES + 1]
        found.append(
            {
                "action": value,
                "element": element_id(element),
                "enhanced": element != NO_ELEMENT,
                "wants": element_id(s.face(spell).enhanced_element) if spell != NONE else None,
                "gives": element_id(element_of(s, ether)) if ether != NONE else None,
                "boost": boost(s, at),
                "boost_to": "initiative" if s.boost_to_initiative >> at & 1 else "action",
                "initiative": initiative(s, at),
            }
        )
    return found


def fight(s: EtchinstoneState) -> Numbers:
    """Against an Enemy."""
    enemy = s.enemy()
    heard = listen(s, SettleEnemy(enemy.ability == RANGED and not s.spare_lost), penalty=True)
    _, element = action(s, 0, counted_kind(s))
    return {
        "kind": "enemy",
        "sets": sets(s),
        "armour": armour_against(enemy.armour, element),
        "mine": heard["attack"][0],
        "goal": heard["attack"][1],
        "initiative": list(heard["initiative"]),
        **settled(heard),
        **fallen(s, heard, enemy.element),
    }


def journey(s: EtchinstoneState) -> Numbers:
    """On a Journey."""
    heard = listen(s, SettleJourney(), penalty=True)
    _, element = action(s, 0, MOVE)
    matches = element != NO_ELEMENT and element == s.journey().element
    return {
        "kind": "journey",
        "sets": sets(s),
        "bonus": spare_boost(s) if matches else 0,
        "mine": heard["move"][0],
        "goal": heard["move"][1],
        **settled(heard),
        **fallen(s, heard, NO_ELEMENT),
    }


def settled(heard: dict[str, tuple[int, int]]) -> Numbers:
    """The kind of victory, and what comes with it."""
    victory = next((kind for kind in ("full-victory", "minor-victory") if kind in heard), "loss")
    return {
        "victory": victory,
        "xp": heard.get(victory, (0, 0))[0] if victory != "loss" else 0,
        "initial": first(heard, "initial-damage"),
        "combat": first(heard, "combat-damage"),
        "time": first(heard, "time-penalty"),
        "damage": first(heard, "damage"),
    }


def final_journey(s: EtchinstoneState) -> Numbers:
    """On the way to the Dragon."""
    heard = listen(s, ArriveOrFail())
    dragon = s.box.dragons[s.dragon]
    matches = any(action(s, at, MOVE)[1] == dragon.mp_element for at in range(2))
    return {
        "kind": "final-journey",
        "sets": sets(s),
        "bonus": spare_boost(s) if matches else 0,
        "mine": heard["total-move"][0],
        "goals": dragon.mp,
        "level": heard["total-move"][1],
        "time": first(heard, "time-penalty"),
        "damage": first(heard, "shortfall"),
        "lost": "lost" in heard,
    }


def final_enemy(s: EtchinstoneState) -> Numbers:
    """Against the Dragon itself."""
    heard = listen(s, FightDragon())
    dragon = s.box.dragons[s.dragon]
    level = heard["total-attack"][1]
    before = sum(action(s, at, ATTACK)[0] + attack_boost(s, at) for at in range(2))
    return {
        "kind": "final-enemy",
        "sets": sets(s),
        "armour": before - heard["total-attack"][0],
        "mine": heard["total-attack"][0],
        "goals": dragon.hp,
        "level": level,
        "initiative": list(heard["total-initiative"]),
        "initial": first(heard, "initial-damage"),
        "combat": first(heard, "combat-damage"),
        "damage": first(heard, "damage"),
        "lost": "lost" in heard,
        **fallen(s, heard, dragon.attack_element[level - 1] if level else NO_ELEMENT),
    }


def listen(s: EtchinstoneState, step: Any, penalty: bool = False) -> dict[str, tuple[int, int]]:
    """Run a step on a clone (and then the Penalty phase); the events, by key."""
    w = s.clone()
    trace = AnswerTrace()
    w.trace = trace
    step.run(w)
    if penalty and isinstance(w.stack[-1], PenaltyPhase):
        w.stack[-1].run(w)
    return {event.key: (event.a, event.b) for event in trace.events}


def first(heard: dict[str, tuple[int, int]], key: str) -> int:
    """An event's first number, 0 if it did not happen."""
    return heard.get(key, (0, 0))[0]


def fallen(s: EtchinstoneState, heard: dict[str, tuple[int, int]], element: int) -> Numbers:
    """Can the hand take what is coming?"""
    found = strength(s, Absorb(first(heard, "damage"), element, False))
    return {"absorbable": found["absorbable"], "knocked": found["knocked"]}


def strength(s: EtchinstoneState, step: Absorb) -> Numbers:
    """How much damage the cards that may still be Downgraded can take together."""
    able = sum(absorbs(s, c, step.element) for c in s.hand if not s.is_hurt(c))
    return {"absorbable": able, "knocked": able < step.left}


def element_id(element: int) -> str | None:
    """An element by its name."""
    return None if element == NO_ELEMENT else ELEMENTS[element]


def card_id(s: EtchinstoneState, card: int) -> str | None:
    """A card by its name."""
    return None if card == NONE else s.box.ids["card"][card]
