"""The value of a position for the mage: the chance to win, estimated from the strength of the cards.

Bots call it on sampled worlds, so it may look at everything: the Deck there is only sampled.
"""

from __future__ import annotations

import math
from typing import Final

from wawel.engine.components import NONE
from wawel.games.etchinstone.box import ATTACK, MOVE, NO_ELEMENT, TOP_LEVEL, Dragon, Face
from wawel.games.etchinstone.figures import absorbs, element_of, reached
from wawel.games.etchinstone.options import LINK, UNDER
from wawel.games.etchinstone.rules.action import AssignBoost, ChooseAction, Compare, RangedAttack
from wawel.games.etchinstone.rules.damage import Absorb
from wawel.games.etchinstone.rules.final import ArriveOrFail, Regroup, Rest
from wawel.games.etchinstone.rules.flow import REGIONS
from wawel.games.etchinstone.rules.roles import AssignRoles, LinkElement, LinkUnder
from wawel.games.etchinstone.state import CARDS_FOR_AN_ENCOUNTER, FINAL, SEAT, SET_UP, WON, EtchinstoneState

#: what a won game is worth without its points; a better score breaks ties
BARE_WIN: Final = 0.9
SCORE_MAX: Final = 64.0

#: strength gained in an average Encounter, the strength that wins half of the games, and how sharply it decides
GAIN: Final = 4.2
EVEN: Final = 225.0
SPREAD: Final = 16.0


def value(s: EtchinstoneState, seat: int) -> float:
    """From 0 (lost) to 1 (won with the best score)."""
    if not s.stack:
        return BARE_WIN + (1.0 - BARE_WIN) * sum(s.levels) / SCORE_MAX if s.outcome == WON else 0.0
    if s.region == FINAL:
        return final_value(s)
    step = s.stack[-1]
    if isinstance(step, (AssignRoles, AssignBoost, Compare, ChooseAction, RangedAttack, LinkUnder, LinkElement)):
        return best_of(s)
    return chance(standing(s))


def best_of(s: EtchinstoneState) -> float:
    """In the middle of an Action phase: the best that can still be made of it, Links not counted."""
    best = 0.0
    for option in s.options:
        if option < LINK or option >= UNDER:
            w = s.clone()
            w.apply(option)
            best = max(best, value(w, SEAT))
    return best


def chance(strength: float) -> float:
    """The chance to win with cards of this strength at the end of Region 4."""
    return BARE_WIN / (1.0 + math.exp((EVEN - strength) / SPREAD))


def power(face: Face) -> float:
    """What a card is worth at one Level."""
    return face.enhanced + 0.3 * face.basic + 0.8 * face.boost + 0.5 * face.armour + 0.25 * face.initiative


def power_at(s: EtchinstoneState, card: int, level: int) -> float:
    """What a card would be worth at another Level; nothing once it is Removed."""
    return power(s.box.faces[card * 4 + level - 1]) if level else 0.0


def standing(s: EtchinstoneState) -> float:
    """The strength to expect at the end of Region 4: cards, what is pending, and the Encounters still to come."""
    total = 0.0
    for card in range(len(s.levels)):
        total += power_at(s, card, s.levels[card])
    if s.region == SET_UP:
        return total + GAIN * 4 * REGIONS
    cards = s.deck_size()
    if s.busy:
        if s.spare() != NONE and not s.spare_lost:
            cards += 1
    else:
        cards += len(s.hand)
    hurt = s.hurt
    step = s.stack[-1]
    if isinstance(step, Absorb):
        left = step.left
        while left > 0:
            card = cheapest(s, hurt, step.element)
            if card == NONE:
                cards -= 4
                break
            left -= absorbs(s, card, step.element)
            total -= power_at(s, card, s.levels[card]) - power_at(s, card, s.levels[card] - 1)
            hurt |= 1 << card
    if s.xp:
        total += upgrades_worth(s, hurt)
    encounters = max(0.0, (cards - CARDS_FOR_AN_ENCOUNTER + 1) / 3.0)
    return total + GAIN * (encounters + 4 * (REGIONS - s.region))


def cheapest(s: EtchinstoneState, hurt: int, element: int) -> int:
    """The hand card that absorbs most for what its Downgrade costs."""
    best = NONE
    best_rate = -1.0
    for card in s.hand:
        if not hurt >> card & 1:
            lost = power_at(s, card, s.levels[card]) - power_at(s, card, s.levels[card] - 1)
            rate = absorbs(s, card, element) / max(lost, 0.1)
            if rate > best_rate:
                best = card
                best_rate = rate
    return best


def upgrades_worth(s: EtchinstoneState, hurt: int) -> float:
    """The strength that the experience in hand can buy, the best bargain first."""
    xp = s.xp
    bought = 0.0
    extra = [0] * len(s.levels)
    while True:
        best = NONE
        best_rate = 0.0
        best_gain = 0.0
        for card in s.hand:
            level = s.levels[card] + extra[card]
            if hurt >> card & 1 or level >= TOP_LEVEL:
                continue
            cost = s.box.faces[card * 4 + level - 1].upgrade
            if cost <= xp:
                gain = power_at(s, card, level + 1) - power_at(s, card, level)
                if gain / cost > best_rate:
                    best = card
                    best_rate = gain / cost
                    best_gain = gain
        if best == NONE:
            return bought
        xp -= s.box.faces[best * 4 + s.levels[best] + extra[best] - 1].upgrade
        extra[best] += 1
        bought += best_gain


# ---------------------------------------------------------------------- the Final Battle


def final_value(s: EtchinstoneState) -> float:
    """The Final Battle: what the hand can still be made to do, and what the rest of the Deck would do after it."""
    first = s.stack[0]
    dragon = s.box.dragons[s.dragon]
    if isinstance(first, (Regroup, ArriveOrFail)):
        total = best_total(s, dragon, MOVE)[0]
        level = reached(dragon.mp, total)
        if level == 0:
            return 0.02 * total / dragon.mp[0]
        left = s.deck_size() - dragon.time[level - 1]
        return fight_worth(s, (s.sunk + s.deck)[: max(0, left)], dragon)
    if isinstance(first, Rest):
        return fight_worth(s, s.sunk + s.deck, dragon)
    step = s.stack[-1]
    if isinstance(step, Absorb):
        return survival(s, s.hand, step.left, step.element, 1.0)
    if isinstance(step, (AssignBoost, ChooseAction)):
        return best_of(s)
    total, speed = best_total(s, dragon, ATTACK)
    return blow_worth(s, s.hand, dragon, total, speed)


def fight_worth(s: EtchinstoneState, cards: list[int], dragon: Dragon) -> float:
    """What these cards would do against the Dragon."""
    w = s.clone()
    w.clear_encounter()
    w.hand = cards
    total, speed = best_total(w, dragon, ATTACK)
    return blow_worth(w, cards, dragon, total, speed)


def blow_worth(s: EtchinstoneState, cards: list[int], dragon: Dragon, total: int, speed: int) -> float:
    """A Total Attack and a Total Initiative: does the mage reach Level 1, and survive the answer?"""
    level = reached(dragon.hp, total)
    if level == 0:
        return 0.1 * total / dragon.hp[0]
    damage = dragon.attack[level - 1] + (dragon.initial if speed < dragon.initiative else 0)
    return survival(s, cards, damage, dragon.attack_element[level - 1], 0.97)


def survival(s: EtchinstoneState, cards: list[int], damage: int, element: int, sure: float) -> float:
    """Can these cards absorb that much? A little more is a little better: Levels that are left count for the score."""
    strength = 0
    for card in cards:
        if not s.is_hurt(card):
            strength += absorbs(s, card, element)
    if strength < damage:
        return 0.1 + 0.1 * strength / damage
    return sure * (BARE_WIN + (1.0 - BARE_WIN) * (sum(s.levels) - damage / 3.0) / SCORE_MAX)


def best_total(s: EtchinstoneState, dragon: Dragon, kind: int) -> tuple[int, int]:
    """The best two Action Sets that can still be made, as total Action with Boosts and total Initiative.

    Roles already assigned stay. Pairs of Spell and Element are tried from the strongest down, until no pair left could
    do better; the best Boosts of what is left are added.
    """
    free = s.free_cards()
    firsts = pairs(s, s.roles[0], s.roles[1], free, kind)
    seconds = firsts if s.roles[0] == NONE else pairs(s, s.roles[3], s.roles[4], free, kind)
    most = boosts(s, free, NONE, NONE, NONE, NONE)
    armour = dragon.armour if kind == ATTACK else NO_ARMOUR
    best = 0
    best_speed = 0
    for one in firsts:
        if one.value + (seconds[0].value if seconds else 0) + most <= best:
            break
        base = one.value - (armour[one.element] if one.element != NO_ELEMENT else 0)
        alone = base + boosts(s, free, one.spell, one.ether, NONE, NONE)
        if alone > best:
            best = alone
            best_speed = speed_of(s, one.ether)
        for two in seconds:
            if one.value + two.value + most <= best:
                break
            if two.spell in (one.spell, one.ether) or (two.ether != NONE and two.ether in (one.spell, one.ether)):
                continue
            total = base + two.value + boosts(s, free, one.spell, one.ether, two.spell, two.ether)
            if two.element not in (NO_ELEMENT, one.element):
                total -= armour[two.element]
            if total > best:
                best = total
                best_speed = speed_of(s, one.ether) + speed_of(s, two.ether)
    return best, best_speed


class Pair:
    """A Spell with an Element card: what they do together."""

    __slots__ = ("element", "ether", "spell", "value")

    def __init__(self, spell: int, ether: int, value: int, element: int) -> None:
        self.spell = spell
        self.ether = ether
        self.value = value
        self.element = element


def pairs(s: EtchinstoneState, spell: int, ether: int, free: list[int], kind: int) -> list[Pair]:
    """The pairs that a set may still become, the strongest first."""
    spells = free if spell == NONE else [spell]
    ethers = free if ether == NONE else [ether]
    found: list[Pair] = []
    for a in spells:
        for b in ethers:
            if a != b:
                value, element = pair(s, a, b, kind)
                found.append(Pair(a, b, value, element))
        if len(free) + (1 if spell != NONE else 0) < 2:
            found.append(Pair(a, NONE, pair(s, a, NONE, kind)[0], NO_ELEMENT))
    found.sort(key=strongest)
    return found


def strongest(one: Pair) -> int:
    """The order in which pairs are tried."""
    return -one.value


def speed_of(s: EtchinstoneState, ether: int) -> int:
    """The Initiative of an Element card."""
    return 0 if ether == NONE else s.face(ether).initiative


NO_ARMOUR: Final = [0, 0, 0, 0]


def pair(s: EtchinstoneState, spell: int, ether: int, kind: int) -> tuple[int, int]:
    """Value and element of a Spell with an Element card."""
    face = s.face(spell)
    if ether != NONE and face.enhanced_kinds & kind and element_of(s, ether) == face.enhanced_element:
        return face.enhanced, face.enhanced_element
    return (face.basic if face.basic_kinds & kind else 1), NO_ELEMENT


def boosts(s: EtchinstoneState, free: list[int], a: int, b: int, c: int, d: int) -> int:
    """The Boosts assigned already and the best of the free cards that are in no pair."""
    total = 0
    wanted = 2
    for place in (2, 5):
        card = s.roles[place]
        if card != NONE:
            total += s.face(card).boost
            wanted -= 1
    first = 0
    second = 0
    for card in free:
        if card not in (a, b, c, d):
            boost = s.face(card).boost
            if boost > first:
                second = first
                first = boost
            elif boost > second:
                second = boost
    if wanted >= 1:
        total += first
    if wanted == 2:
        total += second
    return total
