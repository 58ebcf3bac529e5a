"""The present position in numbers and phrases, so that the browser needs no rules."""

from __future__ import annotations

from typing import Any

from wawel.engine.components import NONE
from wawel.games.tidal.box import EDGE, FOCUS, FOE_PLACES, FOLD, HUNTED, REEF, RESILIENCE, SPIRIT, SYNERGY
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
from wawel.games.tidal.odds.aim import HITS, KILL
from wawel.games.tidal.odds.questions import completing, fighting
from wawel.games.tidal.rules.final import ITEMS, rival_sheet, sheet
from wawel.games.tidal.state import TidalState

Numbers = dict[str, Any]
#: the goal's place in a score sheet: only its owner may know it
GOAL = ITEMS.index("goal")
#: questions at which a roll goes on
ROLLING = ("choose-dice", "danger", "roll")


def preview(s: TidalState, seat: int) -> Numbers:
    """What would be scored if the game ended now, figures of each player, who is safe tonight, each monster's chance to
    invade, the odds of the present roll (or of the challenges and the fight a visit allows), and the Rival's count."""
    if not s.sides or s.sides[-1].character == NONE:
        return {}
    found: Numbers = {
        "sheets": [seen_sheet(s, at, seat) for at in range(s.players)],
        "sides": [figures(s, at) for at in range(s.players)],
        "invasion": [invader(s, EDGE), invader(s, REEF)],
    }
    if s.task != NONE or s.foe != NONE:
        if s.stack and s.stack[-1].KIND in ROLLING:
            found["roll"] = roll_odds(s)
    elif seat == s.active and s.place != NONE:
        found["attempts"] = attempt_odds(s, seat)
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


def roll_odds(s: TidalState) -> Numbers:
    """The chance of the present challenge, or what to expect of the present fight, under best play from here."""
    if s.task != NONE:
        return {"complete": round(completing(s, s.active, s.task), 4)}
    return fight_odds(s, s.active, s.foe)


def fight_odds(s: TidalState, seat: int, foe: int) -> Numbers:
    """The hits to expect of a fight, and the chance to kill: each with the play that is best for it."""
    return {
        "hits": round(fighting(s, seat, foe, HITS), 3),
        "kill": round(fighting(s, seat, foe, KILL), 4),
    }


def attempt_odds(s: TidalState, seat: int) -> Numbers:
    """The odds of what the active player may attempt where they are, by challenge or place of a monster."""
    place = s.box.places[s.place]
    side = s.sides[seat]
    if place.island == FOLD:
        foe = HUNTED if place.foe == EDGE and s.foes[EDGE] == NONE else place.foe
        if foe == NONE or s.foes[foe] == NONE:
            return {}
        return {FOE_PLACES[foe]: fight_odds(s, seat, foe)}
    found: Numbers = {}
    for card in [*side.open_hand, *side.hand]:
        if s.box.challenges[card].arena == place.island and side.available:
            found[s.box.ids["challenge"][card]] = {"complete": round(completing(s, seat, card), 4)}
    return found


def invader(s: TidalState, place: int) -> Numbers:
    """The chance in eighths that a monster invades tonight, and who is safe from it. [tidal.invasion.roll]

    [tidal.invasion.penalty]
    """
    chance = s.box.reef_until if place == REEF else 8 - s.box.reef_until
    if s.foes[place] == NONE:
        return {"monster": None, "eighths": 0, "safe": list(range(s.players))}
    name = s.box.ids["monster"][s.foes[place]]
    return {"monster": name, "eighths": chance, "safe": [at for at in range(s.players) if at in s.wounds[place]]}
