"""The present position in numbers and phrases, so that the browser needs no rules."""

from __future__ import annotations

from typing import Any

from wawel.engine.components import NONE
from wawel.games.tidal.box import (
    EDGE,
    FOCUS,
    FOE_PLACES,
    FOLD,
    HUNTED,
    REEF,
    RESILIENCE,
    SAFE,
    SPIRIT,
    SYNERGY,
)
from wawel.games.tidal.figures import (
    bonus,
    bonus_dice,
    dial_points,
    dice_cap,
    hits,
    leap_cost,
    level,
    matches,
    measure,
    memory_cost,
    most_dice,
    night_picks,
    own_dice,
    price,
    shield_room,
    spirit,
)
from wawel.games.tidal.odds.aim import HITS, KILL
from wawel.games.tidal.odds.questions import completing, fighting
from wawel.games.tidal.rules.final import ITEMS, rival_sheet, sheet
from wawel.games.tidal.rules.islands import BuyCard
from wawel.games.tidal.rules.roll import block_cost
from wawel.games.tidal.state import TidalState

Numbers = dict[str, Any]
#: the goal's place in a score sheet: only its owner may know it
GOAL = ITEMS.index("goal")
#: questions at which a roll goes on
ROLLING = ("choose-dice", "danger", "roll")
MOVE = "pick-place"


def preview(s: TidalState, seat: int) -> Numbers:
    """What would be scored if the game ended now, figures of each player, what market cards cost the reader, each
    monster's chance to invade and who is safe tonight, the danger die of the round, the next monster's back, what the
    present roll covers and its odds (or those of the challenges and the fight a visit allows), and the Rival's count.
    """
    if not s.sides or s.sides[-1].character == NONE:
        return {}
    found: Numbers = {
        "sheets": [seen_sheet(s, at, seat) for at in range(s.players)],
        "sides": [figures(s, at, seat) for at in range(s.players)],
        "prices": prices(s, seat),
        "invasion": [invader(s, EDGE), invader(s, REEF)],
        "danger": danger(s),
        "next_style": next_style(s),
    }
    if s.task != NONE or s.foe != NONE:
        found["roll"] = rolling(s)
    elif seat == s.active and (s.place != NONE or (s.stack and s.stack[-1].KIND == MOVE)):
        found["attempts"] = attempt_odds(s, seat)
    if s.rival_rank != NONE:
        found["beside"] = [
            {"name": "head-rival", "sheet": [list(item) for item in zip(ITEMS, rival_sheet(s), strict=True)]}
        ]
    return found


def seen_sheet(s: TidalState, seat: int, reader: int) -> list[list[Any]]:
    """A score sheet as a reader may know it: goals are secret until the end. [tidal.goal.hidden]"""
    points = sheet(s, seat)
    if seat != reader and not s.sides[seat].goal_open and s.stack:
        points[GOAL] = 0
    return [[key, n] for key, n in zip(ITEMS, points, strict=True)]


def figures(s: TidalState, seat: int, reader: int) -> Numbers:
    """Levels, limits, costs, fighting styles and, for whoever may know it, the goal of one player."""
    side = s.sides[seat]
    known = bool(side.goal) and (seat == reader or side.goal_open)
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
        "goal": measure(s, seat, s.box.goals[side.goal[0]].what) if known else None,
    }


def prices(s: TidalState, reader: int) -> list[int]:
    """What the open market cards cost a player; those who watch see the printed prices. [tidal.ruling.market-price]"""
    if not 0 <= reader < s.players:
        return [s.box.market[card].price for card in s.market_pool]
    step = s.stack[-1] if s.stack else None
    discount = step.discount if isinstance(step, BuyCard) and step.seat == reader else 0
    return [price(s, s.sides[reader], card, discount) for card in s.market_pool]


def danger(s: TidalState) -> Numbers:
    """The danger die of the round, with the X of its faces. [tidal.danger.rises]"""
    used = [at for at, die in enumerate(s.box.dangers) if at == 0 or die.first <= s.round][-1]
    return {"die": s.box.ids["danger"][used], "faces": s.box.dangers[used].faces}


def next_style(s: TidalState) -> str | None:
    """The fighting style on the back of the next monster. [tidal.setup.monster-later-weak]"""
    deck = s.weak or s.strong
    return s.box.ids["style"][s.box.monsters[deck[-1]].style] if deck else None


def rolling(s: TidalState) -> Numbers:
    """A challenge or fight: what the dice cover now, how many own dice there are, what a block costs, and, while it
    can still be influenced, its odds."""
    found: Numbers = {"covered": covered(s), "own": own_dice(s), "block": block_cost(s)}
    if s.stack and s.stack[-1].KIND in ROLLING:
        found.update(roll_odds(s))
    return found


def covered(s: TidalState) -> list[bool]:
    """The symbols of the challenge, required ones first, or the spots of the monster that the dice cover now: as many
    as can be, and of two such sets the one with more required symbols."""
    dice = s.rolled + s.kept
    if s.task != NONE:
        challenge = s.box.challenges[s.task]
        symbols = [*challenge.symbols, *challenge.stretch]
        required = (1 << len(challenge.symbols)) - 1
        best = max(matches(dice, symbols), key=lambda one: ((one & required).bit_count(), one.bit_count()))
        return [bool(best >> at & 1) for at in range(len(symbols))]
    best = max(hits(s, s.sides[s.active], dice, s.foe), key=int.bit_count)
    return [bool(best >> at & 1) for at in range(len(s.wounds[s.foe]))]


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
    """The odds of what the active player may attempt where they are or, before they have moved, of all they might, by
    challenge or place of a monster."""
    side = s.sides[seat]
    island = NONE if s.place == NONE else s.box.places[s.place].island
    found: Numbers = {}
    for card in [*side.open_hand, *side.hand]:
        if island in (NONE, s.box.challenges[card].arena) and side.available:
            found[s.box.ids["challenge"][card]] = {"complete": round(completing(s, seat, card), 4)}
    if island in (NONE, FOLD):
        for foe in (EDGE, REEF, HUNTED):
            if s.foes[foe] != NONE and (island == NONE or foe == fought_from(s)):
                found[FOE_PLACES[foe]] = fight_odds(s, seat, foe)
    return found


def fought_from(s: TidalState) -> int:
    """The place of the monster that can be fought from where the pawn is."""
    foe = s.box.places[s.place].foe
    return HUNTED if foe == EDGE and s.foes[EDGE] == NONE else foe


def invader(s: TidalState, place: int) -> Numbers:
    """The chance in eighths that a monster invades tonight, and who is safe from it. [tidal.invasion.roll]

    [tidal.invasion.penalty]
    """
    chance = s.box.reef_until if place == REEF else 8 - s.box.reef_until
    if s.foes[place] == NONE:
        return {"monster": None, "eighths": 0, "safe": list(range(s.players))}
    name = s.box.ids["monster"][s.foes[place]]
    safe = [at for at, side in enumerate(s.sides) if at in s.wounds[place] or bonus(s, side, SAFE) > 0]
    return {"monster": name, "eighths": chance, "safe": safe}
