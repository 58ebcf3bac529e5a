"""From the content files to the box, every value checked; errors name file, card and field."""

from __future__ import annotations

from typing import Final

from wawel.engine.content import SOURCES, Content, ContentFiles, Node, read_name
from wawel.engine.effects import Vocabulary, Word
from wawel.games.etchinstone.box import (
    AMBUSH,
    ATTACK,
    CARDS,
    ELEMENTS,
    ENEMIES,
    FOLDER,
    FREEZE,
    HAZARDS,
    MOVE,
    NIGHT_TRAVEL,
    NO_ELEMENT,
    POISON,
    RANGED,
    SLOW,
    STEEP,
    STORM,
    TOP_LEVEL,
    TREACHEROUS,
    Box,
    Difficulty,
    Dragon,
    Enemy,
    Face,
    Journey,
)

KINDS = ("attack", "move")

HARDSHIPS = Vocabulary(
    [Word("ambush", AMBUSH), Word("hazards", HAZARDS), Word("night-travel", NIGHT_TRAVEL), Word("storm", STORM)]
)
ABILITIES = Vocabulary([Word("freeze", FREEZE), Word("poison", POISON), Word("ranged", RANGED), Word("slow", SLOW)])
PERILS = Vocabulary([Word("steep", STEEP), Word("treacherous", TREACHEROUS)])


def load(content: Content) -> Box:
    """The box made of content files."""
    box = Box()
    load_cards(content.node("cards.toml"), box)
    load_regions(content.node("regions.toml"), box)
    load_dragons(content.node("dragons.toml"), box)
    load_difficulties(content.node("difficulty.toml"), box)
    return box


def load_cards(node: Node, box: Box) -> None:
    """Sixteen Mage cards with four Levels each. [etch.component.mage-cards] [etch.card.mage-four-levels]"""
    for card in node.nodes("card", CARDS):
        read_name(card, box, "card")
        element = card.one_of("element", ELEMENTS)
        box.elements.append(element)
        for at, level in enumerate(card.nodes("level", TOP_LEVEL), 1):
            box.faces.append(load_face(level, element, at))
            box.new_id("face", f"{card.text('id')}/{at}")
        card.done()
    box.ids["key"] = box.ids["face"]
    node.done()


def load_face(node: Node, element: int, level: int) -> Face:
    """A Mage card at one Level."""
    face = Face()
    face.element = element
    face.level = level
    kind, _, number = node.text("encounter").partition(" ")
    if kind not in ("enemy", "journey") or number not in ("1", "2", "3", "4"):
        raise node.wrong("encounter", "etchinstone.encounter")
    face.encounter = int(number) - 1 + (ENEMIES if kind == "journey" else 0)
    for hardship in HARDSHIPS.decode(node, "hardships"):
        face.hardships |= hardship.op
    face.initiative = node.number("initiative")
    basic = node.node("basic")
    face.basic_kinds = kinds(basic)
    face.basic = basic.number("value", 1)
    basic.done()
    enhanced = node.node("enhanced")
    face.enhanced_kinds = kinds(enhanced)
    face.enhanced = enhanced.number("value", 1)
    face.enhanced_element = enhanced.one_of("element", ELEMENTS)
    enhanced.done()
    face.boost = node.number("boost")
    armour = node.node("armour")
    face.armour = armour.number("value")
    face.armour_element = armour.one_of("element", ELEMENTS) if armour.has("element") else NO_ELEMENT
    armour.done()
    if level < TOP_LEVEL:
        face.upgrade = node.number("upgrade", 1)
    if node.has("source"):
        node.one_of("source", SOURCES)
    node.done()
    return face


def kinds(node: Node) -> int:
    """Attack, Move, or both."""
    found = 0
    for kind in node.some_of("kinds", KINDS):
        found |= (ATTACK, MOVE)[kind]
    if not found:
        raise node.wrong("kinds", "etchinstone.action-kinds")
    return found


def valued(node: Node, field: str, low: int = 0) -> tuple[int, int]:
    """A value with an element."""
    inner = node.node(field)
    found = inner.number("value", low), inner.one_of("element", ELEMENTS)
    inner.done()
    return found


def armour_of(node: Node) -> list[int]:
    """Armour by element."""
    found = [0] * len(ELEMENTS)
    for entry in node.nodes("armour"):
        found[entry.one_of("element", ELEMENTS)] += entry.number("value", 1)
        entry.done()
    return found


def load_regions(node: Node, box: Box) -> None:
    """Four Regions with four Enemies and four Journeys each. [etch.card.region-fields]"""
    for number, region in enumerate(node.nodes("region", 4), 1):
        read_name(region, box, "region")
        region.number("number", number, number)
        for enemy in region.nodes("enemy", 4):
            read_name(enemy, box, "foe")
            box.enemies.append(load_enemy(enemy))
        for journey in region.nodes("journey", 4):
            read_name(journey, box, "foe")
            box.journeys.append(load_journey(journey))
        region.done()
    node.done()


def load_enemy(node: Node) -> Enemy:
    """An Enemy."""
    enemy = Enemy()
    enemy.hp = node.number("hp", 1)
    enemy.initiative = node.number("initiative")
    enemy.attack, enemy.element = valued(node, "attack")
    enemy.armour = armour_of(node)
    enemy.xp = node.number("xp")
    if node.has("ability"):
        enemy.ability = ABILITIES.decode_one(node, node.text("ability"), "ability").op
    node.done()
    return enemy


def load_journey(node: Node) -> Journey:
    """A Journey."""
    journey = Journey()
    journey.mp, journey.element = valued(node, "mp", 1)
    journey.time = node.number("time")
    journey.xp = node.number("xp")
    if node.has("peril"):
        journey.peril = PERILS.decode_one(node, node.text("peril"), "peril").op
    node.done()
    return journey


def load_dragons(node: Node, box: Box) -> None:
    """Four Dragons on two cards. [etch.component.dragon-cards]"""
    for entry in node.nodes("dragon", 4):
        read_name(entry, box, "dragon")
        dragon = Dragon()
        dragon.card = entry.number("card", 1, 2)
        dragon.initiative = entry.number("initiative")
        dragon.initial = entry.number("initial")
        dragon.armour = armour_of(entry)
        move = entry.node("mp")
        dragon.mp_element = move.one_of("element", ELEMENTS)
        dragon.mp = rising(move, "levels")
        dragon.time = move.numbers("time", 3)
        move.done()
        health = entry.node("hp")
        dragon.hp = rising(health, "levels")
        for at, attack in enumerate(health.nodes("attack", 3)):
            dragon.attack[at] = attack.number("value")
            if attack.has("element"):
                dragon.attack_element[at] = attack.one_of("element", ELEMENTS)
            attack.done()
        health.done()
        entry.done()
        box.dragons.append(dragon)
    node.done()


def rising(node: Node, field: str) -> list[int]:
    """Three values, each above the one before. [etch.final-journey.three-levels] [etch.final-enemy.three-levels]"""
    values = node.numbers(field, 3, 1)
    if not values[0] < values[1] < values[2]:
        raise node.wrong(field, "etchinstone.rising", value=values)
    return values


def load_difficulties(node: Node, box: Box) -> None:
    """Six difficulty levels."""
    for entry in node.nodes("difficulty"):
        box.new_id("difficulty", entry.text("id"))
        draw = entry.number("draw", 0, CARDS)
        change = entry.number("change", 0, draw)
        box.difficulties.append(Difficulty(draw, change, entry.number("to", 1, TOP_LEVEL) if entry.has("to") else 2))
        if entry.has("source"):
            entry.one_of("source", SOURCES)
        entry.done()
    node.done()


FILES: Final = ContentFiles(FOLDER, ("cards.toml", "regions.toml", "dragons.toml", "difficulty.toml"), load)
