"""What a position is worth to a seat: points so far, what dice, tokens and cards may still bring, and the present roll
by its exact odds.

Of others' hands it counts only how many cards they hold, and no secret goal but the seat's own.
"""

from __future__ import annotations

from math import exp
from typing import Final

from wawel.engine.components import NONE
from wawel.engine.verbs import DONE
from wawel.games.tidal.box import (
    ARENAS,
    DIE_KINDS,
    EDGE,
    FACE_KINDS,
    FOLD,
    HUNTED,
    MEASURES,
    REEF,
    ROUNDS,
    TRAITS,
    Challenge,
)
from wawel.games.tidal.figures import can_match, dice_cap, hits, matches, measure, night_picks
from wawel.games.tidal.odds.aim import HITS, KILL
from wawel.games.tidal.odds.position import most_symbols
from wawel.games.tidal.odds.questions import completing, fighting, prospect
from wawel.games.tidal.options import BONUS, ROLL
from wawel.games.tidal.pieces import Side
from wawel.games.tidal.rules.final import ITEMS, places, rival_sheet, sheet
from wawel.games.tidal.rules.flow import MARKERS
from wawel.games.tidal.state import TidalState

#: about how many points two players differ by after a round
SWING: Final = 7.0
GOAL: Final = ITEMS.index("goal")
FIRST_ARENA: Final = MEASURES.index("completed-chronoseum")
FIRST_SYMBOL: Final = MEASURES.index("spirit-symbols")
TRAIT_COUNT: Final = len(TRAITS)
#: action markers of a whole game
TURNS: Final = sum(MARKERS)

#: tokens, as many as can be used soon; more than that count little
FRUIT: Final = 0.5
SHELL: Final = 0.4
SOON: Final = 5
HOARD: Final = 0.1
SHIELD: Final = 0.3
TRICK: Final = 0.8
HIDDEN_CHALLENGE: Final = 0.5
#: a die by its level, as long as the whole game is ahead; how much of it is left when it is spent, and when it will be
#: refreshed tonight
DIE: Final[list[float]] = [1.9, 2.6, 3.3, 3.7]
SPENT: Final = 0.5
TONIGHT: Final = 0.85
#: how much of the next mark a step towards it on a dial or the ranking counts
WAY: Final = 0.8
CARD: Final = 0.8
#: a level of a trait, as long as the whole game is ahead; how often a dial rises
RISES: Final = 4.0
LEVELS: Final[list[float]] = [0.5, 1.6, 1.4, 0.8]
#: a goal that is not met is worth this much of its points for each part of the way
GOAL_WAY: Final = 0.6
#: how much of what it promises a challenge in hand is worth, and how many of the best dice count for that
IN_HAND: Final = 0.6
BEST_DICE: Final = 4
#: a step on the ranking, about; a new fighting style; what a kill brings
RANK: Final = 0.5
STYLE: Final = 0.4
KILL_WORTH: Final = 4.0
#: what invades tonight costs those who have not hit it, and what escapes
INVADED: Final = 0.9
ESCAPED: Final = 0.5
#: a throw that cannot improve anything costs this much, lest it be repeated for ever where X is blocked for nothing
HOPELESS: Final = 0.001
VAIN: Final = 3.0
#: what a throw costs that is not the last one
DELAY: Final = 0.1
#: what can be completed is worth a little less than what is, lest it be put off
DELAYED: Final = 0.9
#: shells that are used in a challenge, at most
FEW: Final = 3
#: how often dice are thrown until a challenge is decided, about
THROWS: Final = 2.0
#: the most that a bonus die shows
BONUS_SYMBOLS: Final = 2
#: no roll is judged before its dice are thrown
NOT_GIVEN: Final = -1000.0


def value(s: TidalState, seat: int) -> float:
    """The chance to win, roughly: a lead counts for more the fewer rounds are left."""
    return judged(s, seat, NOT_GIVEN)


def foresee(s: TidalState, seat: int, option: int) -> float:
    """What an answer that throws dice is worth before they are thrown; -1 for other answers."""
    if s.active != seat or (s.task == NONE and s.foe == NONE):
        return -1.0
    side = s.sides[seat]
    extra: tuple[int, ...] = ()
    if BONUS <= option < ROLL:
        extra = (option - BONUS,)
    elif option != ROLL and not (option == DONE and s.foe != NONE):
        return -1.0
    return judged(s, seat, thrown_worth(s, side, extra))


def judged(s: TidalState, seat: int, roll: float) -> float:
    """The value of a position; the present roll may be judged already."""
    if not s.stack:
        return 1.0 if places(s)[seat] == 1 else 0.0
    if not s.round:
        return 0.5
    worths = [worth(s, side, seat, roll) for side in s.sides]
    mine = worths[seat]
    others = [worth for at, worth in enumerate(worths) if at != seat]
    if s.rival_rank != NONE:
        others.append(rival_worth(s))
    left = ROUNDS + 1 - s.round
    return 1.0 / (1.0 + exp((max(others) - mine) / (SWING * left)))


def ahead(s: TidalState, side: Side) -> float:
    """The part of the game that a player still has, from 1 to almost 0; it does not change in the course of a turn."""
    return (side.markers + sum(MARKERS[s.round + 1 :]) + 0.5) / TURNS


def worth(s: TidalState, side: Side, reader: int, roll: float) -> float:
    """What a player can expect, as far as a reader may know."""
    share = ahead(s, side)
    points = sheet(s, side.seat)
    own = side.seat == reader
    if not own and not side.goal_open:
        points[GOAL] = 0
    found = float(sum(points))
    if (own or side.goal_open) and side.goal and not points[GOAL]:
        goal = s.box.goals[side.goal[0]]
        found += s.box.goal_points[0] * GOAL_WAY * min(1.0, measure(s, side.seat, goal.what) / goal.easy)
    means = FRUIT * min(SOON, side.fruit) + SHELL * min(SOON, side.shells) + SHIELD * min(6, side.shield)
    means += HOARD * (max(0, side.fruit - SOON) + max(0, side.shells - SOON))
    means += TRICK * len(side.tricks) + CARD * (len(side.cards) - 1)
    found += means * min(1.0, 3.0 * share)
    found += towards(s.box.ranking, side.rank)
    for trait, dial in enumerate(s.box.dials):
        found += towards(dial.points, side.dials[trait])
        found += LEVELS[trait] * RISES * share * side.dials[trait] / dial.last
    found += (dice_worth(s, side.available) + spent_worth(s, side, ())) * share
    found += hand_worth(s, side, own, share) + STYLE * share * sum(side.styles)
    found -= threat(s, side.seat)
    if side.seat == s.active and s.place != NONE:
        if s.task != NONE or s.foe != NONE:
            found += roll if roll > NOT_GIVEN else roll_worth(s, side, share)
        elif own:
            found += max(0.0, attempt_worth(s, side, share))
    return found


def towards(marks: list[int], at: int) -> float:
    """What the way to the next mark counts, on top of the marks that are reached."""
    reached = marks[at]
    first = at
    while first and marks[first - 1] == reached:
        first -= 1
    last = at
    while last < len(marks) and marks[last] == reached:
        last += 1
    return WAY * (marks[last] - reached) * (at - first) / (last - first) if last < len(marks) else 0.0


def dice_worth(s: TidalState, dice: tuple[int, ...]) -> float:
    """What dice are worth at the start of a game."""
    found = 0.0
    for kind in dice:
        found += DIE[s.box.dice[kind].level]
    return found


def spent_worth(s: TidalState, side: Side, more: tuple[int, ...]) -> float:
    """What spent dice are worth at the start of a game, with some more: the best will be refreshed tonight."""
    worths = [DIE[s.box.dice[kind].level] for kind in side.spent + more]
    worths.sort(reverse=True)
    fresh = night_picks(s, side) if s.round < ROUNDS else 0
    found = 0.0
    for at, worth in enumerate(worths):
        found += worth * (TONIGHT if at < fresh else SPENT)
    return found


def use_worth(s: TidalState, side: Side, dice: tuple[int, ...]) -> float:
    """What is left of dice after they are used in a challenge."""
    return spent_worth(s, side, dice) - spent_worth(s, side, ())


def hand_worth(s: TidalState, side: Side, own: bool, share: float) -> float:
    """What the challenges in hand promise: the best first, each later one less, none for which no turn is left."""
    turns = share * TURNS
    if turns < 1.0:
        return 0.0
    dice = sorted(side.available + side.spent + s.joining if side.seat == s.active else side.available + side.spent)
    best = tuple(dice[-BEST_DICE:])
    promised = [promise(s, side, card, best) for card in side.open_hand]
    if own:
        promised += [promise(s, side, card, best) for card in side.hand]
    else:
        promised += [HIDDEN_CHALLENGE] * len(side.hand)
    promised.sort(reverse=True)
    found = 0.0
    for at, one in enumerate(promised):
        if at + 1.0 > turns:
            break
        found += one * IN_HAND * (1.0 - 0.25 * at if at < 4 else 0.0)
    return found


def promise(s: TidalState, side: Side, card: int, dice: tuple[int, ...]) -> float:
    """What a challenge is worth to somebody who attempts it with these dice."""
    challenge = s.box.challenges[card]
    return prospect(s, dice, card) * completed_worth(s, side, challenge)


def completed_worth(s: TidalState, side: Side, challenge: Challenge) -> float:
    """What completing a challenge brings: points, dials, a style, and perhaps the Arbiter's or the set's bonus."""
    found = challenge.points + STYLE * ahead(s, side) + dials_worth(s, side, challenge.symbols)
    found += goal_worth(s, side, challenge)
    if challenge.arena == s.arbiter:
        found += RANK
    styles = side.styles
    if styles[challenge.arena] == min(styles) and styles.count(min(styles)) == 1:
        found += 2 * RANK
    return found


def goal_worth(s: TidalState, side: Side, challenge: Challenge) -> float:
    """What a challenge does for the own goal, if that counts challenges of an arena or symbols on them."""
    if not side.goal:
        return 0.0
    goal = s.box.goals[side.goal[0]]
    step = 0
    if FIRST_ARENA <= goal.what < FIRST_ARENA + ARENAS:
        step = int(challenge.arena == goal.what - FIRST_ARENA)
    elif FIRST_SYMBOL <= goal.what < FIRST_SYMBOL + TRAIT_COUNT:
        step = challenge.full[goal.what - FIRST_SYMBOL]
    if not step or measure(s, side.seat, goal.what) >= goal.easy:
        return 0.0
    return s.box.goal_points[0] * GOAL_WAY * step / goal.easy


def dials_worth(s: TidalState, side: Side, traits: tuple[int, ...]) -> float:
    """What steps on dials are worth."""
    found = 0.0
    share = ahead(s, side)
    for trait in traits:
        dial = s.box.dials[trait]
        if side.dials[trait] < dial.last:
            found += (WAY * dial.points[dial.last] + LEVELS[trait] * RISES * share) / dial.last
    return found


def threat(s: TidalState, seat: int) -> float:
    """What monsters may cost a player tonight. [tidal.invasion.penalty] [tidal.escape.ranking-loss]"""
    found = 0.0
    for place in (EDGE, REEF):
        if s.foes[place] != NONE and seat not in s.wounds[place]:
            chance = s.box.reef_until if place == REEF else 8 - s.box.reef_until
            found += INVADED * chance / 8
            if place == REEF:
                found += ESCAPED
    return found


def attempt_worth(s: TidalState, side: Side, share: float) -> float:
    """What the best challenge or fight of this turn adds, while it is still to come."""
    if s.stack[-1].KIND == "end-turn":
        return 0.0
    place = s.box.places[s.place]
    best = 0.0
    if place.island == FOLD:
        foe = place.foe
        if foe == EDGE and s.foes[EDGE] == NONE:
            foe = HUNTED
        if foe != NONE and s.foes[foe] != NONE:
            best = fight_worth(s, side, foe, share)
    elif side.available:
        # near enough for planning: no die is replaced, and few shells are used
        dice = side.available[-(dice_cap(s, side) + side.fruit) :]
        for card in list(side.open_hand) + side.hand:
            challenge = s.box.challenges[card]
            if challenge.arena == place.island:
                chance = prospect(s, dice, card, min(FEW, side.shells), side.shield)
                best = max(best, chance * completed_worth(s, side, challenge) - effort(s, side, challenge, share))
    return best


def effort(s: TidalState, side: Side, challenge: Challenge, share: float) -> float:
    """What dice lose by being used and by the danger die, for a challenge that is yet to be begun."""
    used = side.available[-min(len(side.available), max(dice_cap(s, side), len(challenge.symbols))) :]
    return (dice_worth(s, used) - use_worth(s, side, used)) * share + DIE[0] * share * SPENT


def roll_worth(s: TidalState, side: Side, share: float) -> float:
    """What a roll is worth as it stands, under best play."""
    if s.task != NONE:
        chance = completing(s, side.seat, s.task)
        return challenge_worth(s, side, share, chance)
    if s.rolled or s.kept:
        return hits_worth(s, side, s.foe, fighting(s, side.seat, s.foe, HITS), fighting(s, side.seat, s.foe, KILL))
    return dice_worth(s, s.joining) * share + fight_worth(s, side, s.foe, share)


def thrown_worth(s: TidalState, side: Side, extra: tuple[int, ...]) -> float:
    """What a roll is worth if its dice are thrown now, with a bonus die or without."""
    share = ahead(s, side)
    seat = side.seat
    if s.task != NONE:
        # dice that join later will be used as well: it may be better to add them first
        later = completing(s, seat, s.task, True)
        now = completing(s, seat, s.task, True, ())
        found = challenge_worth(s, side, share, now)
        if later > now + HOPELESS:
            joined = DIE[0] * share * (1.0 - SPENT) + DELAY
            found = max(found, challenge_worth(s, side, share, later) - joined)
        found -= danger_cost(s, side, share)
        return found if later > HOPELESS else found - VAIN
    expected = fighting(s, seat, s.foe, HITS, True, extra)
    found = hits_worth(s, side, s.foe, expected, fighting(s, seat, s.foe, KILL, True, extra))
    if s.rolled or s.kept:
        lying = max([one.bit_count() for one in hits(s, side, s.rolled + s.kept, s.foe)])
        if expected < lying + HOPELESS:
            found -= VAIN
    return found


def danger_cost(s: TidalState, side: Side, share: float) -> float:
    """What the danger die costs on average: shells, or the cheapest die."""
    faces = s.box.dangers[0].faces
    for die in s.box.dangers:
        if die.first <= s.round:
            faces = die.faces
    dice = [shown // FACE_KINDS % DIE_KINDS for shown in s.rolled + s.kept] + list(s.joining)
    lost = min([DIE[s.box.dice[kind].level] for kind in dice]) * share * SPENT if dice else 0.0
    found = 0.0
    for x in faces:
        if x:
            found += min(lost, x * SHELL) if side.shells >= x else lost
    return found * THROWS / len(faces)


def challenge_worth(s: TidalState, side: Side, share: float, chance: float) -> float:
    """What an attempt is worth with this chance: the challenge or, withdrawn from, what is matched and a new card."""
    challenge = s.box.challenges[s.task]
    dice = [shown // FACE_KINDS % DIE_KINDS for shown in s.rolled + s.kept if shown < DIE_KINDS * FACE_KINDS]
    found = use_worth(s, side, (*dice, *s.joining)) * share
    matched = challenge.symbols
    rolled = s.rolled + s.kept
    if rolled and not can_match(rolled, challenge.needs):
        one = matches(rolled, list(challenge.symbols))[-1]
        matched = tuple([trait for at, trait in enumerate(challenge.symbols) if one >> at & 1])
    withdrawn = dials_worth(s, side, matched) + HIDDEN_CHALLENGE * min(1.0, share * 3.0)
    return found + chance * DELAYED * completed_worth(s, side, challenge) + (1.0 - chance) * withdrawn


def fight_worth(s: TidalState, side: Side, foe: int, share: float) -> float:
    """What a fight that is yet to be begun adds: the dice used in it are lost. [tidal.fight.lose-all-dice]"""
    best = 0.0
    room = max(0, dice_cap(s, side) + side.fruit - len(s.joining))
    dice = side.available
    left = s.wounds[foe].count(NONE)
    for n in range(min(len(dice), room) + 1):
        for more in {dice[:n], dice[len(dice) - n :]}:
            cost = dice_worth(s, more + s.joining) * share
            most = most_symbols(s, more + s.joining + s.borrowed) + BONUS_SYMBOLS
            if hits_worth(s, side, foe, float(min(most, left)), float(most >= left)) - cost <= best:
                continue
            expected = fighting(s, side.seat, foe, HITS, False, more)
            kill = fighting(s, side.seat, foe, KILL, False, more)
            best = max(best, hits_worth(s, side, foe, expected, kill) - cost)
    return best


def hits_worth(s: TidalState, side: Side, foe: int, expected: float, kill: float) -> float:
    """What hits and perhaps a kill are worth, and to be safe from the monster."""
    found = expected * (1.0 + WAY * 5.0 / 12.0) * DELAYED + kill * KILL_WORTH
    if side.seat not in s.wounds[foe]:
        found += min(1.0, expected) * (INVADED * 0.5 + (ESCAPED if foe == REEF else 0.0))
    return found


def rival_worth(s: TidalState) -> float:
    """What the Rival has, and what its remaining turns will bring at its usual pace. [tidal.ruling.solo]"""
    turns = sum(MARKERS[s.round :])
    return sum(rival_sheet(s)) + 0.6 * turns * s.box.levels[s.level].points
