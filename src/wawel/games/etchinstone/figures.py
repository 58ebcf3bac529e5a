"""What the cards on the table add up to:

Actions, Boosts, Initiative, Armour. The rules and the bots both read it here.
"""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.games.etchinstone.box import ATTACK, MOVE, NIGHT_TRAVEL, NO_ELEMENT, SLOW, STEEP
from wawel.games.etchinstone.state import BOOST_ROLE, ELEMENT_ROLE, ROLES, SPELL_ROLE, EtchinstoneState


def element_of(s: EtchinstoneState, card: int) -> int:
    """A card's own Ether element; the top Linked card has the chosen one.

    [etch.link.choose-element] [etch.link.keeps-other-stats]
    """
    return s.link_element if card == s.link_top else s.face(card).element


def wanted_kinds(s: EtchinstoneState) -> int:
    """Which Actions may count in the Encounter in play: Attack, Move, or both against a Slow Enemy.

    [etch.ability.slow]
    """
    if not s.is_enemy():
        return MOVE
    return ATTACK | MOVE if s.enemy().ability == SLOW else ATTACK


def counted_kind(s: EtchinstoneState) -> int:
    """The kind of Action that counts; against a Slow Enemy the better one until the player has chosen.

    [etch.ability.slow]
    """
    kinds = wanted_kinds(s)
    if kinds != ATTACK | MOVE:
        return kinds
    if s.compared:
        return s.compared
    return MOVE if attack_as(s, MOVE) > attack_as(s, ATTACK) else ATTACK


def action(s: EtchinstoneState, at: int, wanted: int) -> tuple[int, int]:
    """Value and element of an Action Set's Action, before Boost and Armour. Only an Enhanced Action has an element.

    [etch.role.spell] [etch.role.off-type-value-1] [etch.role.dual-icon] [etch.enemy.enhanced-attack]
    [etch.enemy.basic-attack] [etch.journey.enhanced-move] [etch.journey.basic-move]
    """
    spell = s.roles[at * ROLES]
    if spell == NONE:
        return 0, NO_ELEMENT
    if not s.off_type >> at & 1:
        face = s.face(spell)
        ether = s.roles[at * ROLES + ELEMENT_ROLE]
        matches = ether != NONE and element_of(s, ether) == face.enhanced_element
        if matches and face.enhanced_kinds & wanted:
            return face.enhanced, face.enhanced_element
        if face.basic_kinds & wanted:
            return face.basic, NO_ELEMENT
    return 1, NO_ELEMENT


def shows_other_kind(s: EtchinstoneState, at: int, wanted: int) -> bool:
    """Does an Action Set's Spell show an Action of the kind that is not wanted here?"""
    face = s.face(s.roles[at * ROLES])
    return (face.basic_kinds | face.enhanced_kinds) & ~wanted != 0


def is_off_type(s: EtchinstoneState, kind: int) -> bool:
    """Would the Spell of the first Action Set count as that kind only at value 1? [etch.role.off-type-value-1]"""
    face = s.face(s.roles[SPELL_ROLE])
    if face.basic_kinds & kind:
        return False
    ether = s.roles[ELEMENT_ROLE]
    return not (face.enhanced_kinds & kind and ether != NONE and element_of(s, ether) == face.enhanced_element)


def printed_initiative(s: EtchinstoneState, at: int) -> int:
    """The Initiative of an Action Set's Element card, 0 without one.

    [etch.role.element] [etch.enemy.no-element-initiative-0]
    """
    ether = s.roles[at * ROLES + ELEMENT_ROLE]
    return 0 if ether == NONE else s.face(ether).initiative


def boost(s: EtchinstoneState, at: int) -> int:
    """An Action Set's Boost, 0 without a Boost card; Night Travel lowers it.

    [etch.role.boost] [etch.hardship.night-travel]
    """
    card = s.roles[at * ROLES + BOOST_ROLE]
    if card == NONE:
        return 0
    value = s.face(card).boost
    if s.hardships & NIGHT_TRAVEL:
        value = max(0, value - printed_initiative(s, at))
    return value


def initiative(s: EtchinstoneState, at: int) -> int:
    """An Action Set's Initiative, with the Boost if it was put there."""
    extra = boost(s, at) if s.boost_to_initiative >> at & 1 else 0
    return printed_initiative(s, at) + extra


def attack_boost(s: EtchinstoneState, at: int) -> int:
    """The part of an Action Set's Boost that goes to its Attack."""
    return 0 if s.boost_to_initiative >> at & 1 else boost(s, at)


def armour_against(armour: list[int], element: int) -> int:
    """Armour counts against an Enhanced Attack of its element only. [etch.enemy.armour-subtract]"""
    return 0 if element == NO_ELEMENT else armour[element]


def attack(s: EtchinstoneState) -> int:
    """What is compared with the Enemy's HP. [etch.enemy.compare]"""
    return attack_as(s, counted_kind(s))


def attack_as(s: EtchinstoneState, kind: int) -> int:
    """What would be compared with the Enemy's HP if that kind of Action counted. [etch.ruling.slow-and-armour]"""
    value, element = action(s, 0, kind)
    return max(0, value + attack_boost(s, 0) - armour_against(s.enemy().armour, element))


def move(s: EtchinstoneState) -> int:
    """What is compared with the Journey's MP.

    [etch.journey.add-boost] [etch.journey.spare-bonus] [etch.journey.compare]
    """
    value, element = action(s, 0, MOVE)
    value += boost(s, 0)
    if element != NO_ELEMENT and element == s.journey().element:
        value += spare_boost(s)
    return value


def spare_boost(s: EtchinstoneState) -> int:
    """The Boost of the Spare card, 0 without one; of several cards without a Role the best one is the Spare card.

    [etch.ruling.no-spare-card] [etch.final-journey.one-spare] [etch.hand.order-no-effect]
    """
    best = 0
    for c in s.free_cards():
        best = max(best, s.face(c).boost)
    return best


def journey_mp(s: EtchinstoneState) -> int:
    """The MP to reach; a Steep Slope adds the Spare card's Boost. [etch.peril.steep]"""
    journey = s.journey()
    return journey.mp + (spare_boost(s) if journey.peril == STEEP else 0)


def total_move(s: EtchinstoneState) -> int:
    """Both Action Sets on the Final Journey; the Spare card's Boost counts once at most.

    [etch.final-journey.total-move] [etch.final-journey.spare-bonus] [etch.final-journey.spare-bonus-once]
    """
    total = 0
    matches = False
    for at in range(2):
        value, element = action(s, at, MOVE)
        total += value + boost(s, at)
        matches = matches or (element != NO_ELEMENT and element == s.box.dragons[s.dragon].mp_element)
    return total + spare_boost(s) if matches else total


def total_attack(s: EtchinstoneState) -> int:
    """Both Action Sets against the Dragon, its Armour taken off once for each element used.

    [etch.final-enemy.total-attack] [etch.final-enemy.armour] [etch.final-enemy.armour-once-per-element]
    """
    armour = s.box.dragons[s.dragon].armour
    first, first_element = action(s, 0, ATTACK)
    second, second_element = action(s, 1, ATTACK)
    total = first + attack_boost(s, 0) + second + attack_boost(s, 1) - armour_against(armour, first_element)
    if second_element != first_element:
        total -= armour_against(armour, second_element)
    return max(0, total)


def total_initiative(s: EtchinstoneState) -> int:
    """Both Action Sets' Initiative against the Dragon. [etch.final-enemy.total-initiative]"""
    return initiative(s, 0) + initiative(s, 1)


def reached(levels: list[int], total: int) -> int:
    """How many of three Levels a total reaches."""
    if total < levels[0]:
        return 0
    if total < levels[1]:
        return 1
    return 2 if total < levels[2] else 3


def absorbs(s: EtchinstoneState, card: int, element: int) -> int:
    """How much damage of an element a card can take.

    [etch.damage.armour-absorbs] [etch.damage.armour-doubles] [etch.damage.neutral-armour-never-doubles]
    [etch.alt.glass-cannon]
    """
    face = s.face(card)
    if element != NO_ELEMENT and face.armour_element == element:
        return face.armour + 1 if s.glass_cannon else face.armour * 2
    return face.armour
