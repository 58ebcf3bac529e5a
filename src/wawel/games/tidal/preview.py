"""The present position in numbers and phrases, so that the browser needs no rules."""

from __future__ import annotations

from typing import Any

from wawel.engine.components import NONE
from wawel.games.tidal.box import EDGE, FOCUS, REEF, RESILIENCE, SPIRIT, SYNERGY
from wawel.games.tidal.figures import (
    bonus_dice,
    dial_points,
    dice_cap,
    leap_cost,
    level,
    memory_cost,
    most_dice,
    night_picks,
    price,
    shield_room,
    spirit,
)
from wawel.games.tidal.rules.final import ITEMS, rival_sheet, sheet
from wawel.games.tidal.state import TidalState

Numbers = dict[str, Any]
#: the goal's place in a score sheet: only its owner may know it
GOAL = ITEMS.index("goal")


def preview(s: TidalState, seat: int) -> Numbers:
    """What would be scored if the game ended now, figures of each player, who is safe tonight, each monster's chance to
    invade, and the Rival's count."""
    if not s.sides or s.sides[-1].character == NONE:
        return {}
    found: Numbers = {
        "sheets": [seen_sheet(s, at, seat) for at in range(s.players)],
        "sides": [figures(s, at) for at in range(s.players)],
        "invasion": [invader(s, EDGE), invader(s, REEF)],
    }
    if s.rival_rank != NONE:
        found["rival"] = [[key, points] for key, points in zip(ITEMS, rival_sheet(s), strict=True)]
    return found


def seen_sheet(s: TidalState, seat: int, reader: int) -> list[list[Any]]:
    """A score sheet as a reader may know it: goals are secret until the end. [tidal.goal.hidden]"""
    points = sheet(s, seat)
    if seat != reader and not s.sides[seat].goal_open and s.stack:
        points[GOAL] = 0
    return [[key, n] for key, n in zip(ITEMS, points, strict=True)]


def figures(s: TidalState, seat: int) -> Numbers:
    """Levels, limits, costs and fighting styles of one player."""
    side = s.sides[seat]
    return {
        "levels": [level(s, side, trait) for trait in (SPIRIT, FOCUS, RESILIENCE, SYNERGY)],
        "spirit": spirit(s, side),
        "cap": dice_cap(s, side),
        "picks": night_picks(s, side),
        "leap": leap_cost(s, side),
        "memory": memory_cost(s, side),
        "shield": shield_room(s, side),
        "dice": most_dice(s, side),
        "dial_points": dial_points(s, side),
        "bonus": [[s.box.ids["die"][kind] for kind in bonus_dice(s, seat, style)] for style in range(3)],
        "prices": [price(s, side, card, 0) for card in s.market_pool],
    }


def invader(s: TidalState, place: int) -> Numbers:
    """The chance in eighths that a monster invades tonight, and who is safe from it. [tidal.invasion.roll]

    [tidal.invasion.penalty]
    """
    chance = s.box.reef_until if place == REEF else 8 - s.box.reef_until
    if s.foes[place] == NONE:
        return {"monster": None, "eighths": 0, "safe": list(range(s.players))}
    name = s.box.ids["monster"][s.foes[place]]
    return {"monster": name, "eighths": chance, "safe": [at for at in range(s.players) if at in s.wounds[place]]}
