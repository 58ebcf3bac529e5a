"""The present position in numbers and phrases, so that the browser needs no rules. All of it is public."""

from __future__ import annotations

from typing import Any, Final

from wawel.games.dragonsgate.box import ACTIONS, SIDES, imps_for
from wawel.games.dragonsgate.figures import (
    CLEAR,
    NO_COINS,
    NO_POINT,
    NO_WAIVER,
    between,
    mastered,
    missing,
    price,
    professor_places,
    refusal,
    upkeep_cost,
)
from wawel.games.dragonsgate.rules.final import ITEMS, cups, seals, sheets
from wawel.games.dragonsgate.rules.house import Build, ChooseSite, kinds
from wawel.games.dragonsgate.state import DragonsgateState
from wawel.games.dragonsgate.words import area_phrase, mastery_needs

Numbers = dict[str, Any]

#: Imps that turn one value of a die into another, by both values, counted from 0
IMPS: Final = [[imps_for(rolled, value) for value in range(1, SIDES + 1)] for rolled in range(1, SIDES + 1)]


def preview(s: DragonsgateState, seat: int) -> Numbers:
    """What would be scored if the game ended now, each house's places and dues, what Buildings cost, what each area
    asks for in numbers and in words; for a player also the actions that each value of a die allows, and what is still
    needed for each Profession."""
    if not s.sides:
        return {}
    found: Numbers = {
        "sheets": [[list(item) for item in zip(ITEMS, sheet, strict=True)] for sheet in sheets(s)],
        "houses": [house(s, at) for at in range(s.players)],
        "prices": prices(s),
        "imps": IMPS,
        "area_needs": [needs(s, at) for at in range(len(s.box.areas))],
        "area_texts": [area_phrase(s, at) for at in range(len(s.box.areas))],
    }
    if 0 <= seat < s.players:
        found["reach"] = reach(s, seat)
        found["areas"] = [entry(s, seat, at) for at in range(len(s.box.areas))]
    return found


def house(s: DragonsgateState, seat: int) -> Numbers:
    """Upkeep due, places for people, cups (by kind, then those of any kind) and seals of one house."""
    side = s.sides[seat]
    found, wild = cups(s, seat)
    return {
        "upkeep": upkeep_cost(s, side),
        "adepts": s.board().adept_places,
        "professors": professor_places(s, side),
        "cups": [*found, wild],
        "seals": seals(s, side),
    }


def needs(s: DragonsgateState, at: int) -> Numbers:
    """What an area asks for: points of its main attribute and of the others, Professions by type."""
    level = s.box.levels[s.levels[at]]
    return {"main": level.main, "other": level.other, "mastery": mastery_needs(s, at)}


def prices(s: DragonsgateState) -> dict[str, int]:
    """What each Building costs now: a Spell card may have made them cheaper."""
    step = s.stack[-1] if s.stack else None
    discount = step.discount if isinstance(step, (Build, ChooseSite)) else 0
    return {s.box.ids["building"][kind]: price(building, discount) for kind, building in enumerate(s.box.buildings)}


def reach(s: DragonsgateState, seat: int) -> list[dict[str, int]]:
    """For each value of a die the actions it allows one house as things are, with the Imps each takes."""
    imps = s.sides[seat].imps
    possible = [(name, at) for at, name in enumerate(ACTIONS) if not refusal(s, seat, at)]
    found: list[dict[str, int]] = []
    for value in range(1, SIDES + 1):
        needed = {name: s.box.actions[at].reach[value][0][0] for name, at in possible}
        found.append({name: n for name, n in needed.items() if n <= imps})
    return found


def entry(s: DragonsgateState, seat: int, at: int) -> Numbers:
    """An area of Professions for one house: is its Mastery met, and how near is each Adept?"""
    side = s.sides[seat]
    return {
        "mastered": mastered(s, side, at),
        "adepts": [way(s, seat, adept, at) for adept in kinds(side.adepts)],
    }


def way(s: DragonsgateState, seat: int, adept: int, at: int) -> Numbers:
    """An Adept and an area: for each attribute what they and their house have of what is needed, the coins for what is
    missing, and what stands in the way: a point of their own, the main attribute, coins, or nothing."""
    side = s.sides[seat]
    area = s.box.areas[at]
    level = s.box.levels[s.levels[at]]
    obstacle = between(s, side, [adept], at, NO_WAIVER, side.coins)
    sums = []
    for trait, own in enumerate(s.box.adepts[adept].traits):
        need = level.main if trait == area.type else level.other
        total = own + side.traits[trait]
        sums.append({"total": total, "need": need, "short": max(0, need - total)})
    return {
        "adept": s.box.ids["adept"][adept],
        "coins": missing(s, side, adept, at),
        "sums": sums,
        "lacks": {CLEAR: "", NO_COINS: "coins", NO_POINT: "point"}.get(obstacle, "main"),
    }
