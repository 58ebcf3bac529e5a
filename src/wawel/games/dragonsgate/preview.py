"""The present position in numbers and phrases, so that the browser needs no rules. All of it is public."""

from __future__ import annotations

from typing import Any

from wawel.games.dragonsgate.figures import (
    NO_WAIVER,
    OUT_OF_REACH,
    cost,
    mastered,
    missing,
    professor_places,
    upkeep_cost,
)
from wawel.games.dragonsgate.rules.final import ITEMS, cups, seals, sheets
from wawel.games.dragonsgate.rules.house import kinds
from wawel.games.dragonsgate.state import DragonsgateState
from wawel.games.dragonsgate.words import area_phrase, mastery_needs

Numbers = dict[str, Any]


def preview(s: DragonsgateState, seat: int) -> Numbers:
    """What would be scored if the game ended now, each house's places and dues, what each area asks for in numbers and
    in words, and what the reader still needs for each Profession."""
    if not s.sides:
        return {}
    found: Numbers = {
        "sheets": [[list(item) for item in zip(ITEMS, sheet, strict=True)] for sheet in sheets(s)],
        "houses": [house(s, at) for at in range(s.players)],
        "area_needs": [needs(s, at) for at in range(len(s.box.areas))],
        "area_texts": [area_phrase(s, at) for at in range(len(s.box.areas))],
    }
    if 0 <= seat < s.players:
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


def entry(s: DragonsgateState, seat: int, at: int) -> Numbers:
    """An area of Professions for one house: is its Mastery met, and for each Adept the coins missing; can it be?"""
    side = s.sides[seat]
    return {
        "mastered": mastered(s, side, at),
        "adepts": [
            {
                "adept": s.box.ids["adept"][adept],
                "coins": missing(s, side, adept, at),
                "able": cost(s, side, adept, at, NO_WAIVER) != OUT_OF_REACH,
            }
            for adept in kinds(side.adepts)
        ],
    }
