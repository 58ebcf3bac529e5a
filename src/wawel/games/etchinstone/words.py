"""What is asked, what an answer does and what lies on the table, as phrases: keys of texts/*.ftl with their arguments.

Card text is made from the figures of the box, so it can't differ from what the rules do.
"""

from __future__ import annotations

from typing import Final

from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.engine.verbs import DONE, Verb
from wawel.games.etchinstone.box import (
    ATTACK,
    ELEMENTS,
    ENEMIES,
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
from wawel.games.etchinstone.state import FINAL, NONE, ROLES, SET_UP, EtchinstoneState

#: in the order of their numbers, and of the Roles' places
HARDSHIPS: Final = ("ambush", "hazards", "night-travel", "storm")
ABILITIES: Final = ("none", "freeze", "poison", "ranged", "slow")
PERILS: Final = ("none", "steep", "treacherous")
KINDS: Final = ("none", "attack", "move", "both")
ROLE_NAMES: Final = ("spell", "element", "boost")

#: while one of these asks, the figures can still change; after that cards may be hurt and no longer add up
UNSETTLED: Final = (AssignRoles, LinkUnder, LinkElement, AssignBoost, Compare, ChooseAction, RangedAttack)

#: the rule behind each verb, for whoever asks "why may I?"
RULES: Final = {
    "dragon": "etch.setup.choose-dragon",
    "change": "etch.difficulty.optional",
    "face": "etch.challenge.detour-optional",
    "detour": "etch.challenge.detour-cost",
    "link": "etch.link.optional-once",
    "under": "etch.link.tuck",
    "turn": "etch.link.choose-element",
    "spell": "etch.role.spell",
    "element": "etch.role.element",
    "boost": "etch.role.boost",
    "to-attack": "etch.enemy.assign-boost",
    "to-initiative": "etch.enemy.assign-boost",
    "compare-attack": "etch.ability.slow",
    "compare-move": "etch.ability.slow",
    "full": "etch.role.off-type-value-1",
    "off-type": "etch.role.off-type-value-1",
    "give-spare": "etch.ability.ranged-ignore",
    "absorb": "etch.damage.armour-absorbs",
    "upgrade": "etch.upgrade.cost",
    "regroup": "etch.final-journey.regroup-steps",
}


def name_key(box: Box, kind: str, n: int) -> str:
    """The key of a component's name."""
    if kind == "card":
        return f"card-{box.card_ids[n]}"
    if kind == "dragon":
        return f"dragon-{box.dragon_ids[n]}"
    if kind == "foe":
        return f"{'enemy' if n % PER_REGION < ENEMIES else 'journey'}-{box.foe_ids[n]}"
    if kind == "region":
        return f"region-{box.region_ids[n - 1]}"
    if kind == "difficulty":
        return f"difficulty-{box.difficulty_ids[n]}"
    if kind == "element":
        return "element-none" if n == NO_ELEMENT else f"element-{ELEMENTS[n]}"
    if kind == "hardship":
        return f"hardship-{HARDSHIPS[n]}"
    if kind == "kind":
        return f"kind-{KINDS[n]}"
    raise ValueError(f"there is no kind of thing called {kind!r}")


# ---------------------------------------------------------------------- questions


def prompt(s: EtchinstoneState) -> Phrase:
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
    """What an option does, and what comes of it where that can be told."""
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
        return Phrase(f"done-{ROLE_NAMES[step.place % ROLES]}" if step.place else "done-no-spell")
    if isinstance(step, RangedAttack):
        return Phrase("done-ranged")
    if isinstance(step, UpgradePhase):
        return Phrase("done-upgrade")
    if isinstance(step, Regroup):
        return Phrase("done-regroup")
    return Phrase("do-done")


def role_label(s: EtchinstoneState, role: int, card: int) -> Phrase:
    """A card in a Role: what it brings, and how things would then stand."""
    step = s.stack[-1]
    assert isinstance(step, AssignRoles)
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
    """How things stand against the Encounter, with the Roles given so far."""
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


def text_view(s: EtchinstoneState) -> list[Section]:
    """Everything that can be seen: where one is, against what, with which cards, and how it stands."""
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
    return Section(Phrase("head-region", number=s.region, region=ComponentRef("region", s.region)), lines)


def encounter(s: EtchinstoneState) -> Section:
    """The Encounter in play: its figures, what it can do, and the Hardships of the Key card."""
    if s.is_enemy():
        enemy = s.enemy()
        lines = [enemy_face(enemy)]
        if enemy.ability:
            lines.append(with_text(f"ability-{ABILITIES[enemy.ability]}"))
    else:
        journey = s.journey()
        lines = [journey_face(journey)]
        if journey.peril:
            lines.append(with_text(f"peril-{PERILS[journey.peril]}"))
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
                encounter=[
                    encounter_face(key),
                    *(Phrase(f"hardship-{HARDSHIPS[h]}") for h in hardships(key.hardships)),
                ],
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
    """The Link and the Roles given so far."""
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
    face = s.face(card)
    return Phrase(
        "face-card",
        card=ComponentRef("card", card),
        level=face.level,
        element=ComponentRef("element", face.element),
        actions=actions(face),
        initiative=face.initiative,
        boost=face.boost,
        armour=card_armour(face),
        upgrade=Phrase("face-upgrade", value=face.upgrade) if face.upgrade else Phrase("face-top-level"),
    )


def actions(face: Face) -> Phrase:
    """The Basic and the Enhanced Action."""
    return Phrase(
        "face-actions",
        basic=Phrase("face-action", kinds=ComponentRef("kind", face.basic_kinds), value=face.basic),
        enhanced=Phrase(
            "face-enhanced",
            element=ComponentRef("element", face.enhanced_element),
            kinds=ComponentRef("kind", face.enhanced_kinds),
            value=face.enhanced,
        ),
    )


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
    return Section(
        heading, [figures, Phrase("line-final-journey", levels=way), Phrase("line-final-enemy", levels=fight)]
    )


def element(n: int) -> ComponentRef:
    """An element, or none."""
    return ComponentRef("element", n)
