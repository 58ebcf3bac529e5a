"""What can be done and what it takes: places, costs, requirements. Rules, words and bots all read it here."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.games.dragonsgate.box import (
    ADEPT,
    AGAIN,
    BUILD,
    CHOOSE_ONE,
    COINS,
    DUNGEON,
    ERECT,
    FLIP,
    GAIN_COINS,
    HONORARY,
    NEUTRAL,
    ORDER,
    PAY,
    PRESTIGE,
    PROFESSOR,
    REROLL,
    SIDES,
    SWAP,
    SWAP_DIE,
    TAKE_ADEPT,
    TAKE_PROFESSOR,
    TUITION,
    Area,
    Building,
)
from wawel.games.dragonsgate.pieces import Candidates, Side
from wawel.games.dragonsgate.state import DragonsgateState

#: coins for the top token of a face-down stack. [gate.action4.take-adept] [gate.action5.take-professor]
ADEPT_PRICE: Final = 1
PROFESSOR_PRICE: Final = 2
#: coins for each square of a Building. [gate.action6.cost]
SQUARE_PRICE: Final = 2

#: the Profession can't be taken with this Adept
OUT_OF_REACH: Final = -1


# ---------------------------------------------------------------------- the house


def professor_places(s: DragonsgateState, side: Side) -> int:
    """Places for Professors: the printed ones and those of Buildings. [gate.action5.placement]"""
    places = s.board().professor_places
    for kind in side.buildings:
        places += s.box.buildings[kind].places
    return places


def upkeep_cost(s: DragonsgateState, side: Side) -> int:
    """The coins the upkeep track asks for. [gate.cleanup.pay-upkeep] [gate.ruling.upkeep-track]"""
    return s.board().upkeep[side.upkeep]


def price(building: Building, discount: int) -> int:
    """What a Building costs. [gate.action6.cost]"""
    return max(0, building.size * SQUARE_PRICE - discount)


def fits(s: DragonsgateState, side: Side, shape: int) -> bool:
    """Is there room for a shape on the grid? [gate.action6.must-fit] [gate.action6.no-overlap]"""
    free = side.free
    sites = s.box.sites[s.box.first_site[shape] : s.box.first_site[shape + 1]]
    for site in sites:  # noqa: SIM110 - quicker than a generator
        if site & free == site:
            return True
    return False


def why_no_building(s: DragonsgateState, side: Side, coins: int) -> str:
    """The rule that keeps a player with so many coins from building anything; nothing if they can.

    [gate.ruling.building-supply] [gate.action6.cost] [gate.action6.must-fit]
    """
    if not side.free:
        return "gate.action6.must-fit"
    reason = "gate.ruling.building-supply"
    for kind, left in enumerate(s.tiles):
        if left:
            building = s.box.buildings[kind]
            if building.size * SQUARE_PRICE > coins:
                if reason == "gate.ruling.building-supply":
                    reason = "gate.action6.cost"
            elif fits(s, side, building.shape):
                return ""
            else:
                reason = "gate.action6.must-fit"
    return reason


# ---------------------------------------------------------------------- actions


def refusal(s: DragonsgateState, seat: int, action: int) -> str:
    """The rule that keeps a seat from an action, whatever the die shows; nothing if it is possible."""
    side = s.sides[seat]
    if action == COINS:
        return ""
    if action == SWAP:
        return why_no_swap(s, side)
    if action == PRESTIGE:
        return "" if side.coins >= s.box.cheapest_deal else "gate.action3.buy-prestige"
    if action == ADEPT:
        return why_nobody(s.adepts, side.coins, ADEPT_PRICE)
    if action == PROFESSOR:
        return why_nobody(s.professors, side.coins, PROFESSOR_PRICE)
    if action == BUILD:
        return why_no_building(s, side, side.coins)
    if action == DUNGEON:
        return "gate.ruling.treasury-details" if s.in_treasury(side) else ""
    if action == ORDER:
        if seat in s.order:
            return "gate.action8.not-twice"
        return "" if NONE in s.order else "gate.action8.full-track"
    return why_no_profession(s, side, NO_WAIVER, side.coins)


def why_no_swap(s: DragonsgateState, side: Side) -> str:
    """A neutral die to replace and an own one to replace it with; the die in use is not there yet.

    [gate.action1.needs-own-die] [gate.action1.needs-used-neutral] [gate.action1.not-current-die]
    [gate.dice.common-not-swappable]
    """
    if not side.dice:
        return "gate.action1.needs-own-die"
    if s.used_neutral():
        return ""
    return "gate.action1.not-current-die" if s.die // SIDES == NEUTRAL else "gate.action1.needs-used-neutral"


def why_nobody(people: Candidates, coins: int, fee: int) -> str:
    """The rule that keeps a player from taking an open Adept or Professor, or one from the stack for a fee; nothing if
    they can.

    [gate.ruling.display-not-refilled-midturn] [gate.ruling.cleared-tokens-discarded]
    """
    if people.within_reach(coins, fee):
        return ""
    return "gate.ruling.display-not-refilled-midturn" if people.left() else "gate.ruling.cleared-tokens-discarded"


# ---------------------------------------------------------------------- Professions

#: what a Spell card may waive: the price of missing points in the other attributes, or the Mastery token
NO_WAIVER: Final = 0
WAIVE_SIDE: Final = 1
WAIVE_MASTERY: Final = 2

#: what may keep a player from a Profession, hardest to overcome first and nothing last: the easiest is the reason shown
OBSTACLES: Final = [
    "gate.ruling.professions-not-refilled",
    "gate.prof.adept-needs-one-point",
    "gate.prof.main-requirement",
    "gate.prof.main-cannot-be-bought",
    "gate.prof.mastery-levels-2-3",
    "gate.prof.pay-missing",
    "",
]
NO_TOKEN: Final = 0
NO_POINT: Final = 1
MAIN_SHORT: Final = 2
MAIN_NOT_FOR_SALE: Final = 3
NO_MASTERY: Final = 4
NO_COINS: Final = 5
CLEAR: Final = 6


def why_no_profession(s: DragonsgateState, side: Side, waiver: int, coins: int) -> str:
    """The rule that keeps a player with so many coins from every Profession; nothing if one can be taken."""
    if not side.adepts:
        return "gate.prof.choose"
    if NONE not in side.professions:
        return "gate.ruling.profession-places-full"
    nearest = NO_TOKEN
    for at, area in enumerate(s.box.areas):
        if occupied(s, area):
            found = obstacle(s, side, at, waiver, coins)
            if found == CLEAR:
                return ""
            if found > nearest:
                nearest = found
    return OBSTACLES[nearest]


def occupied(s: DragonsgateState, area: Area) -> bool:
    """Is there still a Profession token in an area?"""
    return max(s.spaces[area.first : area.first + area.spaces]) != NONE


def why_not_area(s: DragonsgateState, side: Side, at: int, waiver: int, coins: int) -> str:
    """The rule that keeps all Adepts of a player from the Professions of an area; nothing if one can go there."""
    return OBSTACLES[obstacle(s, side, at, waiver, coins)]


def why_not_adept(s: DragonsgateState, side: Side, adept: int, at: int, waiver: int, coins: int) -> str:
    """The rule that keeps one Adept from the Professions of an area, Mastery aside; nothing if they can go there."""
    return OBSTACLES[between(s, side, [adept], at, waiver, coins)]


def obstacle(s: DragonsgateState, side: Side, at: int, waiver: int, coins: int) -> int:
    """What is between a player's Adepts and an area, by its place among the obstacles."""
    found = between(s, side, side.adepts, at, waiver, coins)
    if found != CLEAR or waiver == WAIVE_MASTERY or mastered(s, side, at):
        return found
    return NO_MASTERY


def between(s: DragonsgateState, side: Side, adepts: list[int], at: int, waiver: int, coins: int) -> int:
    """What is between some Adepts and an area, Mastery aside: the obstacle of whoever is nearest.

    [gate.prof.adept-needs-one-point] [gate.prof.main-requirement] [gate.prof.main-cannot-be-bought]
    [gate.prof.pay-missing] [gate.ruling.adept-point-from-token]
    """
    people = s.box.adepts
    main = s.box.areas[at].type
    wanted = s.box.levels[s.levels[at]].main - side.traits[main]
    nearest = NO_POINT
    for adept in adepts:
        own = people[adept].traits[main]
        if not own:
            found = NO_POINT
        elif own < wanted:
            found = MAIN_NOT_FOR_SALE if coins >= wanted - own else MAIN_SHORT
        elif waiver != WAIVE_SIDE and missing(s, side, adept, at) > coins:
            found = NO_COINS
        else:
            return CLEAR
        if found > nearest:
            nearest = found
    return nearest


def missing(s: DragonsgateState, side: Side, adept: int, at: int) -> int:
    """Coins for the points an Adept lacks in the two other attributes. [gate.prof.pay-missing]

    [gate.prof.sum-attributes] [gate.prof.other-requirements]
    """
    main = s.box.areas[at].type
    other = s.box.levels[s.levels[at]].other
    traits = s.box.adepts[adept].traits
    coins = 0
    for trait in range(len(traits)):
        if trait != main:
            coins += max(0, other - traits[trait] - side.traits[trait])
    return coins


def cost(s: DragonsgateState, side: Side, adept: int, at: int, waiver: int) -> int:
    """What a Profession of an area costs a player with one Adept, or OUT_OF_REACH.

    [gate.prof.pay-missing]
    """
    if why_not_adept(s, side, adept, at, waiver, side.coins):
        return OUT_OF_REACH
    return 0 if waiver == WAIVE_SIDE else missing(s, side, adept, at)


def mastered(s: DragonsgateState, side: Side, at: int) -> bool:
    """Does a player own the Professions that an area's Mastery token asks for?

    [gate.prof.mastery-levels-2-3] [gate.prof.mastery-types] [gate.prof.mastery-blank] [gate.prof.mastery-same]
    [gate.ruling.mastery-count]
    """
    area = s.box.areas[at]
    if area.level == 1:
        return True
    token = s.box.masteries[s.masteries[at]]
    owned = owned_types(s, side)
    return owned[area.type] >= token.same and all(owned[type] >= token.needs[type] for type in range(len(owned)))


def owned_types(s: DragonsgateState, side: Side) -> list[int]:
    """How many Profession tokens of each type a player has."""
    found = [0, 0, 0]
    for token in side.professions:
        if token != NONE:
            found[s.box.professions[token].type] += 1
    return found


# ---------------------------------------------------------------------- Spell cards


def castable(s: DragonsgateState, seat: int, effects: tuple[Effect, ...]) -> bool:
    """Can everything a card asks for be carried out? Gains always can. [gate.spell.immediate-impossible]

    [gate.ruling.spell-without-effect]
    """
    return payable(s, seat, effects, s.sides[seat].coins)


def payable(s: DragonsgateState, seat: int, effects: tuple[Effect, ...], coins: int) -> bool:
    """Can effects be carried out with so many coins?"""
    side = s.sides[seat]
    for effect in effects:
        op = effect.op
        if op == GAIN_COINS:
            coins += effect.n
        elif op == PAY:
            coins -= effect.n
            if coins < 0:
                return False
        elif op == TAKE_ADEPT:
            if why_nobody(s.adepts, coins, ADEPT_PRICE):
                return False
        elif op == TAKE_PROFESSOR:
            if why_nobody(s.professors, coins, PROFESSOR_PRICE):
                return False
        elif op == ERECT:
            if why_no_building(s, side, coins + effect.n):
                return False
        elif op == SWAP_DIE:
            if why_no_swap(s, side):
                return False
        elif op in (HONORARY, TUITION):
            if why_no_profession(s, side, waiver_of(op), coins):
                return False
        elif op in (REROLL, FLIP, AGAIN):
            if s.die == NONE:
                return False
        elif op == CHOOSE_ONE:
            possible = False
            for branch in effect.branches:
                possible = possible or payable(s, seat, branch, coins)
            if not possible:
                return False
    return True


def waiver_of(op: int) -> int:
    """What a Spell card's Profession comes without."""
    return WAIVE_MASTERY if op == HONORARY else WAIVE_SIDE
