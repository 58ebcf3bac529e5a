"""What can be done and what it takes: places, costs, requirements. Rules, words and bots all read it here."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.games.dragonsgate.box import (
    ADEPT,
    BUILD,
    CHOOSE_ONE,
    COINS,
    DUNGEON,
    ERECT,
    GAIN_COINS,
    NEUTRAL,
    ORDER,
    PAY,
    PRESTIGE,
    PROFESSOR,
    SIDES,
    SWAP,
    SWAP_DIE,
    TAKE_ADEPT,
    TAKE_PROFESSOR,
    Area,
    Building,
)
from wawel.games.dragonsgate.pieces import Side
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
    if shape == 0:
        return free != 0
    sites = s.box.sites[s.box.first_site[shape] : s.box.first_site[shape + 1]]
    return any(site & free == site for site in sites)


def why_no_building(s: DragonsgateState, side: Side, coins: int) -> str:
    """The rule that keeps a player with so many coins from building anything; nothing if they can."""
    if not side.free:
        return "gate.action6.must-fit"
    room = [1, NONE, NONE, NONE]
    reason = "gate.action6.cost"
    for kind, left in enumerate(s.tiles):
        if left:
            building = s.box.buildings[kind]
            if building.size * SQUARE_PRICE > coins:
                continue
            shape = building.shape
            if room[shape] == NONE:
                room[shape] = 1 if fits(s, side, shape) else 0
            if room[shape]:
                return ""
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
        return "" if side.coins >= s.box.deals[0][0] else "gate.action3.buy-prestige"
    if action == ADEPT:
        return why_no_adept(s, side.coins)
    if action == PROFESSOR:
        return why_no_professor(s, side.coins)
    if action == BUILD:
        return why_no_building(s, side, side.coins)
    if action == DUNGEON:
        return "gate.ruling.treasury-details" if s.in_treasury(side) else ""
    if action == ORDER:
        if seat in s.order:
            return "gate.action8.not-twice"
        return "" if NONE in s.order else "gate.action8.full-track"
    return why_no_profession(s, side)


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


def why_no_adept(s: DragonsgateState, coins: int) -> str:
    """An open Adept, or a coin and a stack to draw from. [gate.ruling.display-not-refilled-midturn]"""
    return "" if s.adepts.within_reach(coins, ADEPT_PRICE) else "gate.ruling.display-not-refilled-midturn"


def why_no_professor(s: DragonsgateState, coins: int) -> str:
    """An open Professor, or two coins and a stack to draw from. [gate.ruling.display-not-refilled-midturn]"""
    return "" if s.professors.within_reach(coins, PROFESSOR_PRICE) else "gate.ruling.display-not-refilled-midturn"


# ---------------------------------------------------------------------- Professions


def why_no_profession(s: DragonsgateState, side: Side) -> str:
    """The rule that keeps a player from every Profession; nothing if one can be taken."""
    if not side.adepts:
        return "gate.prof.choose"
    if NONE not in side.professions:
        return "gate.ruling.profession-places-full"
    for at, area in enumerate(s.box.areas):
        if occupied(s, area) and not why_not_area(s, side, at):
            return ""
    return "gate.prof.main-requirement"


def occupied(s: DragonsgateState, area: Area) -> bool:
    """Does a Profession token still lie in an area?"""
    return max(s.spaces[area.first : area.first + area.spaces]) != NONE


def why_not_area(s: DragonsgateState, side: Side, at: int) -> str:
    """The rule that keeps all Adepts of a player from the Professions of an area; nothing if one can go there."""
    area = s.box.areas[at]
    main = area.type
    short = s.box.levels[s.levels[at]].main - side.traits[main]
    reason = "gate.prof.adept-needs-one-point"
    for adept in side.adepts:
        own = s.box.adepts[adept].traits[main]
        if own and own >= short:
            if side.coins >= missing(s, side, adept, at):
                return "" if mastered(s, side, at) else "gate.prof.mastery-levels-2-3"
            reason = "gate.prof.pay-missing"
        elif own and reason == "gate.prof.adept-needs-one-point":
            reason = "gate.prof.main-cannot-be-bought"
    return reason


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
            short = other - traits[trait] - side.traits[trait]
            if short > 0:
                coins += short
    return coins


def cost(s: DragonsgateState, side: Side, adept: int, at: int) -> int:
    """What a Profession of an area costs a player with one Adept, or OUT_OF_REACH.

    [gate.prof.adept-needs-one-point] [gate.prof.main-requirement] [gate.prof.main-cannot-be-bought]
    [gate.ruling.adept-point-from-token]
    """
    main = s.box.areas[at].type
    own = s.box.adepts[adept].traits[main]
    if not own or own + side.traits[main] < s.box.levels[s.levels[at]].main:
        return OUT_OF_REACH
    coins = missing(s, side, adept, at)
    return coins if coins <= side.coins else OUT_OF_REACH


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
    side = s.sides[seat]
    coins = side.coins
    for effect in effects:
        op = effect.op
        if op == GAIN_COINS:
            coins += effect.n
        elif op == PAY:
            coins -= effect.n
            if coins < 0:
                return False
        elif op == TAKE_ADEPT:
            if why_no_adept(s, coins):
                return False
        elif op == TAKE_PROFESSOR:
            if why_no_professor(s, coins):
                return False
        elif op == ERECT:
            if why_no_building(s, side, coins + effect.n):
                return False
        elif op == SWAP_DIE:
            if why_no_swap(s, side):
                return False
        elif op == CHOOSE_ONE:
            if not any(castable(s, seat, branch) for branch in effect.branches):
                return False
    return True
