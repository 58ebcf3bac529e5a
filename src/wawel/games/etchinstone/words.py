"""Questions, answers and the table as phrases: keys of texts/*.ftl with their arguments.

Card text is made from the figures of the box, so it can't differ from what the rules do.
"""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.game import Choice
from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.engine.verbs import DONE, Verb
from wawel.games.etchinstone.box import (
    ATTACK,
    ENEMIES,
    HARDSHIPS,
    MOVE,
    NO_ELEMENT,
    PER_REGION,
    TOP_LEVEL,
    Box,
    Enemy,
    Face,
    Journey,
)
from wawel.games.etchinstone.figures import (
    absorbs,
    attack,
    boost,
    initiative,
    journey_mp,
    move,
    reached,
    total_attack,
    total_initiative,
    total_move,
)
from wawel.games.etchinstone.rules.action import AssignBoost, ChooseAction, Compare, RangedAttack
from wawel.games.etchinstone.rules.challenge import FaceOrDetour
from wawel.games.etchinstone.rules.damage import Absorb
from wawel.games.etchinstone.rules.final import ArriveOrFail, Regroup, Rest
from wawel.games.etchinstone.rules.roles import AssignRoles, LinkElement, LinkUnder
from wawel.games.etchinstone.rules.setup import ChangeLevels, ChooseDragon
from wawel.games.etchinstone.rules.upgrade import UpgradePhase
from wawel.games.etchinstone.state import FINAL, ROLES, SET_UP, EtchinstoneState

#: in the order of their numbers, and of the Roles' places
ABILITIES: Final = ("none", "freeze", "poison", "ranged", "slow")
PERILS: Final = ("none", "steep", "treacherous")
KINDS: Final = ("none", "attack", "move", "both")
ROLE_NAMES: Final = ("spell", "element", "boost")

#: while one of these asks, the figures can still change; after that cards may be hurt and no longer add up
UNSETTLED: Final = (AssignRoles, LinkUnder, LinkElement, AssignBoost, Compare, ChooseAction, RangedAttack)

#: the rule about an option's effect, where the rule of its verb says only when it may be picked
WHY: Final = {
    "detour": "etch.challenge.detour-cost",
    "spell": "etch.role.spell",
    "element": "etch.role.element",
    "boost": "etch.role.boost",
    "absorb": "etch.damage.armour-absorbs",
    "upgrade": "etch.upgrade.cost",
    "regroup": "etch.final-journey.regroup-steps",
}


def why(verb: Verb, n: int) -> str:
    """The rule behind an option."""
    return WHY.get(verb.name, verb.rule)


def name_key(box: Box, kind: str, n: int) -> str | None:
    """The key of a component's name, where it is not that of its kind and id."""
    if kind == "foe":
        return f"{'enemy' if n % PER_REGION < ENEMIES else 'journey'}-{box.ids['foe'][n]}"
    if kind == "element" and n == NO_ELEMENT:
        return "element-none"
    if kind == "kind":
        return f"kind-{KINDS[n]}"
    return None


def component_text(box: Box, kind: str, n: int) -> list[Phrase]:
    """The text of a component. A card has a line for each Level; a face has lines of its own for its Actions, its
    figures, the price of the next Level and the Key card. A key has the Encounter, then its Hardships."""
    if kind == "card":
        return [card_face(n, face) for face in box.faces[n * TOP_LEVEL : (n + 1) * TOP_LEVEL]]
    if kind == "face":
        return face_lines(box.faces[n])
    if kind == "key":
        return key_text(box.faces[n])
    if kind == "foe":
        return foe_text(box, n)
    if kind == "dragon":
        return dragon_text(box, n)
    return [Phrase(f"hardship-{HARDSHIPS[n]}-text")] if kind == "hardship" else []


# ---------------------------------------------------------------------- questions


def prompt(s: EtchinstoneState, choice: Choice) -> Phrase:
    """What the step on top asks."""
    step = s.stack[-1]
    if isinstance(step, ChooseDragon):
        return Phrase("ask-choose-dragon")
    if isinstance(step, ChangeLevels):
        return Phrase("ask-difficulty-cards", left=step.left, to=s.box.difficulties[s.difficulty].to)
    if isinstance(step, FaceOrDetour):
        return Phrase("ask-challenge", foe=ComponentRef("foe", s.foe))
    if isinstance(step, LinkUnder):
        return Phrase("ask-link-under", card=ComponentRef("card", step.top))
    if isinstance(step, LinkElement):
        return Phrase("ask-link-element", card=ComponentRef("card", step.top))
    if isinstance(step, AssignRoles):
        return Phrase(f"ask-{ROLE_NAMES[step.place % ROLES]}", set=set_number(s, step.place // ROLES))
    if isinstance(step, AssignBoost):
        return Phrase("ask-boost-target", boost=boost(s, step.at), set=set_number(s, step.at))
    if isinstance(step, ChooseAction):
        return Phrase("ask-off-type", set=set_number(s, step.at))
    if isinstance(step, Compare):
        return Phrase("ask-compare")
    if isinstance(step, RangedAttack):
        return Phrase("ask-ranged")
    if isinstance(step, Absorb):
        return Phrase("ask-absorb", damage=step.left)
    if isinstance(step, UpgradePhase):
        return Phrase("ask-upgrade", xp=s.xp)
    if isinstance(step, Regroup):
        return Phrase("ask-regroup")
    raise ValueError(f"{type(step).__name__} asks nothing")


def set_number(s: EtchinstoneState, at: int) -> int:
    """0 in a Region, 1 or 2 for the Action Sets of the Final Battle."""
    return at + 1 if s.region == FINAL else 0


# ---------------------------------------------------------------------- answers


def label(s: EtchinstoneState, verb: Verb, n: int) -> Phrase:
    """What an option does, and its outcome where that can be computed."""
    name = verb.name
    key = f"do-{name}"
    if verb.base == DONE:
        return done(s)
    if name in ROLE_NAMES:
        return role_label(s, ROLE_NAMES.index(name), n)
    if name in ("to-attack", "to-initiative", "compare-attack", "compare-move", "full", "off-type"):
        return Phrase(key, outlook=outlook(decided(s, name)))
    if name == "give-spare":
        return Phrase(key, card=ComponentRef("card", s.spare()))
    if name == "absorb":
        return absorb_label(s, n)
    if name == "upgrade" and s.levels[n] < TOP_LEVEL:
        return Phrase(key, card=ComponentRef("card", n), cost=s.face(n).upgrade, level=s.levels[n] + 1)
    if name == "upgrade":
        return Phrase("do-upgrade-top", card=ComponentRef("card", n))
    if not verb.about:
        return Phrase(key)
    argument: dict[str, ComponentRef] = {verb.about: ComponentRef(verb.about, n)}
    return Phrase(key, **argument)


def done(s: EtchinstoneState) -> Phrase:
    """What declining means, question by question."""
    step = s.stack[-1]
    if isinstance(step, AssignRoles):
        return Phrase("done-first-spell" if step.place == 0 else f"done-{ROLE_NAMES[step.place % ROLES]}")
    if isinstance(step, RangedAttack):
        return Phrase("done-ranged")
    if isinstance(step, UpgradePhase):
        return Phrase("done-upgrade")
    if isinstance(step, Regroup):
        return Phrase("done-regroup")
    return Phrase("do-done")


def role_label(s: EtchinstoneState, role: int, card: int) -> Phrase:
    """A card in a Role: what it brings, and the outlook after it."""
    step = s.stack[-1]
    assert isinstance(step, AssignRoles)
    if s.busy >> card & 1 and card != s.link_top:
        return Phrase(f"do-{ROLE_NAMES[role]}-again", card=ComponentRef("card", card))
    w = s.clone()
    w.roles[step.place] = card
    w.busy |= 1 << card
    face = s.face(card)
    name = ComponentRef("card", card)
    then = outlook(w)
    if role == 0:
        return Phrase("do-spell", card=name, actions=actions(face), outlook=then)
    if role == 1:
        element = s.link_element if card == s.link_top else face.element
        return Phrase(
            "do-element", card=name, element=ComponentRef("element", element), initiative=face.initiative, outlook=then
        )
    return Phrase("do-boost", card=name, boost=face.boost, outlook=then)


def decided(s: EtchinstoneState, name: str) -> EtchinstoneState:
    """The table as it would be after one of the answers about Boost and Action."""
    step = s.stack[-1]
    w = s.clone()
    if isinstance(step, Compare):
        w.compared = MOVE if name == "compare-move" else ATTACK
        return w
    assert isinstance(step, (AssignBoost, ChooseAction))
    if name == "to-initiative":
        w.boost_to_initiative |= 1 << step.at
    elif name == "off-type":
        w.off_type |= 1 << step.at
    return w


def absorb_label(s: EtchinstoneState, card: int) -> Phrase:
    """A card about to be Downgraded: what it takes, and the Level it drops to."""
    step = s.stack[-1]
    assert isinstance(step, Absorb)
    if s.is_hurt(card):
        return Phrase("do-absorb-hurt", card=ComponentRef("card", card))
    taken = min(absorbs(s, card, step.element), step.left)
    return Phrase("do-absorb", card=ComponentRef("card", card), n=taken, level=s.levels[card] - 1)


def outlook(s: EtchinstoneState) -> Phrase:
    """The outlook against the Encounter, with the Roles assigned so far."""
    if s.region == FINAL:
        dragon = s.box.dragons[s.dragon]
        if on_final_journey(s):
            mine = total_move(s)
            return Phrase("outlook-total-move", mine=mine, level=reached(dragon.mp, mine))
        mine = total_attack(s)
        return Phrase(
            "outlook-total-attack",
            mine=mine,
            level=reached(dragon.hp, mine),
            initiative=total_initiative(s),
            theirs=dragon.initiative,
        )
    if s.is_enemy():
        enemy = s.enemy()
        return Phrase(
            "outlook-attack", mine=attack(s), hp=enemy.hp, initiative=initiative(s, 0), theirs=enemy.initiative
        )
    return Phrase("outlook-move", mine=move(s), mp=journey_mp(s))


def on_final_journey(s: EtchinstoneState) -> bool:
    """In the Final Battle: is the Journey still to be made?"""
    return any(isinstance(step, (Regroup, ArriveOrFail, Rest)) for step in s.stack)


# ---------------------------------------------------------------------- the table


def text_view(s: EtchinstoneState, seat: int) -> list[Section]:
    """Everything that can be seen: place, Encounter, cards, and the outlook."""
    sections = [place(s)]
    if s.region == SET_UP and s.dragon == NONE:
        for dragon in range(len(s.box.dragons)):
            sections.append(dragon_section(s.box, dragon, Phrase("head-dragon", dragon=ComponentRef("dragon", dragon))))
    elif s.region == FINAL:
        heading = "head-final-journey" if on_final_journey(s) else "head-final-enemy"
        sections.append(dragon_section(s.box, s.dragon, Phrase(heading, dragon=ComponentRef("dragon", s.dragon))))
    elif s.dragon != NONE:
        sections.append(dragon_section(s.box, s.dragon, Phrase("head-dragon", dragon=ComponentRef("dragon", s.dragon))))
    if s.foe != NONE:
        sections.append(encounter(s))
    if s.hand:
        sections.append(Section(Phrase("table-hand"), [card_line(s, c) for c in s.hand]))
    sections.append(piles(s))
    given = roles(s)
    if given and s.stack and isinstance(s.stack[-1], UNSETTLED):
        sections.append(Section(Phrase("table-roles"), [*given, Phrase("line-outlook", outlook=outlook(s))]))
    return sections


def place(s: EtchinstoneState) -> Section:
    """How far the adventure has come, and how it was set up."""
    lines = [Phrase("line-difficulty", difficulty=ComponentRef("difficulty", s.difficulty))]
    if s.cavalryman:
        lines.append(Phrase("line-cavalryman"))
    if s.glass_cannon:
        lines.append(Phrase("line-glass-cannon"))
    if s.region == SET_UP:
        return Section(Phrase("head-set-up"), lines)
    if s.region == FINAL:
        return Section(Phrase("head-final"), lines)
    return Section(Phrase("head-region", number=s.region, region=ComponentRef("region", s.region - 1)), lines)


def encounter(s: EtchinstoneState) -> Section:
    """The Encounter in play: its figures, what it can do, and the Hardships of the Key card."""
    lines = foe_text(s.box, s.foe)
    lines += [with_text(f"hardship-{HARDSHIPS[h]}") for h in hardships(s.hardships)]
    heading = "head-enemy" if s.is_enemy() else "head-journey"
    return Section(Phrase(heading, foe=ComponentRef("foe", s.foe)), lines)


def with_text(key: str) -> Phrase:
    """A word of the rules with what it means."""
    return Phrase("face-word", name=Phrase(key), text=Phrase(f"{key}-text"))


def hardships(bits: int) -> list[int]:
    """The numbers of the Hardships in a bit set."""
    return [h for h in range(len(HARDSHIPS)) if bits >> h & 1]


def piles(s: EtchinstoneState) -> Section:
    """Deck with its Key card, discarded and Removed cards, and what is owed."""
    lines = []
    if s.key_place(0):
        key = s.face(s.deck[-1])
        lines.append(
            Phrase(
                "line-key",
                card=ComponentRef("card", s.deck[-1]),
                level=key.level,
                encounter=key_text(key),
            )
        )
    lines.append(Phrase("line-deck", n=s.deck_size()))
    if s.discard:
        lines.append(Phrase("line-discard", n=len(s.discard), cards=[ComponentRef("card", c) for c in s.discard]))
    if s.removed:
        lines.append(Phrase("line-removed", n=len(s.removed), cards=[ComponentRef("card", c) for c in s.removed]))
    if s.poison:
        lines.append(Phrase("line-poison", n=s.poison))
    return Section(Phrase("head-piles"), lines)


def roles(s: EtchinstoneState) -> list[Phrase]:
    """The Link and the Roles assigned so far."""
    lines = []
    if s.link_top != NONE:
        lines.append(
            Phrase(
                "line-link",
                card=ComponentRef("card", s.link_top),
                under=ComponentRef("card", s.link_under),
                element=ComponentRef("element", s.link_element),
            )
        )
    for at, card in enumerate(s.roles):
        if card != NONE:
            role = Phrase(f"role-{ROLE_NAMES[at % ROLES]}")
            lines.append(
                Phrase("line-role", set=set_number(s, at // ROLES), role=role, card=ComponentRef("card", card))
            )
    return lines


# ---------------------------------------------------------------------- faces


def card_line(s: EtchinstoneState, card: int) -> Phrase:
    """A hand card with everything its Level shows, but for what only a Key card tells."""
    return card_face(card, s.face(card))


def card_face(card: int, face: Face) -> Phrase:
    """A card at one Level in one line."""
    return Phrase(
        "face-card",
        card=ComponentRef("card", card),
        level=face.level,
        element=ComponentRef("element", face.element),
        actions=actions(face),
        initiative=face.initiative,
        boost=face.boost,
        armour=card_armour(face),
        upgrade=upgrade_price(face),
    )


def face_lines(face: Face) -> list[Phrase]:
    """A card at one Level line by line, with what it tells as a Key card."""
    return [
        Phrase("face-line-basic", action=basic(face)),
        Phrase("face-line-enhanced", action=enhanced(face)),
        Phrase("face-line-figures", initiative=face.initiative, boost=face.boost, armour=card_armour(face)),
        upgrade_price(face),
        Phrase("face-line-key", encounter=key_text(face)),
    ]


def actions(face: Face) -> Phrase:
    """The Basic and the Enhanced Action."""
    return Phrase("face-actions", basic=basic(face), enhanced=enhanced(face))


def basic(face: Face) -> Phrase:
    """The Basic Action."""
    return Phrase("face-action", kinds=ComponentRef("kind", face.basic_kinds), value=face.basic)


def enhanced(face: Face) -> Phrase:
    """The Enhanced Action, with the element it needs."""
    return Phrase(
        "face-enhanced",
        element=ComponentRef("element", face.enhanced_element),
        kinds=ComponentRef("kind", face.enhanced_kinds),
        value=face.enhanced,
    )


def upgrade_price(face: Face) -> Phrase:
    """What the next Level costs."""
    return Phrase("face-upgrade", value=face.upgrade) if face.upgrade else Phrase("face-top-level")


def key_text(face: Face) -> list[Phrase]:
    """What a Key card tells: the Encounter, then its Hardships."""
    return [encounter_face(face), *(Phrase(f"hardship-{HARDSHIPS[h]}") for h in hardships(face.hardships))]


def card_armour(face: Face) -> Phrase:
    """A Mage card's Armour."""
    if face.armour_element == NO_ELEMENT:
        return Phrase("face-armour", value=face.armour)
    return Phrase("face-armour-element", value=face.armour, element=ComponentRef("element", face.armour_element))


def encounter_face(face: Face) -> Phrase:
    """The Encounter a Key card names."""
    if face.encounter < ENEMIES:
        return Phrase("face-encounter-enemy", number=face.encounter + 1)
    return Phrase("face-encounter-journey", number=face.encounter - ENEMIES + 1)


def armour(values: list[int]) -> list[Phrase]:
    """An Enemy's or a Dragon's Armour, element by element."""
    found = [
        Phrase("face-armour-element", value=value, element=ComponentRef("element", element))
        for element, value in enumerate(values)
        if value
    ]
    return found or [Phrase("face-armour", value=0)]


def foe_text(box: Box, foe: int) -> list[Phrase]:
    """An Encounter: its figures, then the Ability of an Enemy or the Peril of a Journey, if it has one."""
    region, at = divmod(foe, PER_REGION)
    if at < ENEMIES:
        enemy = box.enemies[region * ENEMIES + at]
        word = f"ability-{ABILITIES[enemy.ability]}" if enemy.ability else ""
        lines = [enemy_face(enemy)]
    else:
        journey = box.journeys[region * ENEMIES + at - ENEMIES]
        word = f"peril-{PERILS[journey.peril]}" if journey.peril else ""
        lines = [journey_face(journey)]
    return [*lines, with_text(word)] if word else lines


def enemy_face(enemy: Enemy) -> Phrase:
    """An Enemy's figures."""
    return Phrase(
        "face-enemy",
        hp=enemy.hp,
        initiative=enemy.initiative,
        attack=enemy.attack,
        element=ComponentRef("element", enemy.element),
        armour=armour(enemy.armour),
        xp=enemy.xp,
    )


def journey_face(journey: Journey) -> Phrase:
    """A Journey's figures."""
    return Phrase(
        "face-journey",
        mp=journey.mp,
        element=ComponentRef("element", journey.element),
        time=journey.time,
        xp=journey.xp,
    )


def dragon_section(box: Box, number: int, heading: Phrase) -> Section:
    """A Dragon on the table."""
    return Section(heading, dragon_text(box, number))


def dragon_text(box: Box, number: int) -> list[Phrase]:
    """A Dragon: its figures, then the three Levels of the way to it and of the fight."""
    dragon = box.dragons[number]
    way = [
        Phrase(
            "face-dragon-mp", level=at + 1, mp=dragon.mp[at], element=element(dragon.mp_element), time=dragon.time[at]
        )
        for at in range(3)
    ]
    fight = [
        Phrase(
            "face-dragon-hp",
            level=at + 1,
            hp=dragon.hp[at],
            attack=dragon.attack[at],
            element=element(dragon.attack_element[at]),
        )
        for at in range(3)
    ]
    figures = Phrase("face-dragon", initiative=dragon.initiative, initial=dragon.initial, armour=armour(dragon.armour))
    return [figures, Phrase("line-final-journey", levels=way), Phrase("line-final-enemy", levels=fight)]


def element(n: int) -> ComponentRef:
    """An element, or none."""
    return ComponentRef("element", n)
