"""What a position is worth to a seat: the present points, what the house will still bring, and the best outcome of the
question that is open. It uses only what the seat may know."""

from __future__ import annotations

from math import exp, floor
from typing import Final

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.games.dragonsgate.box import (
    ANY_CUP,
    AS_ADEPT,
    GAIN_COINS,
    GAIN_DUNGEON,
    GAIN_IMPS,
    GAIN_PRESTIGE,
    GAIN_RELIEF,
    GAIN_SPELLS,
    GAIN_TRICKERY,
    GAIN_TURNS_LEFT,
    PATRON,
    PAY,
    PROFESSOR_PLACE,
    SIDES,
    TURNS,
)
from wawel.games.dragonsgate.figures import (
    OUT_OF_REACH,
    WAIVE_MASTERY,
    cost,
    fits,
    mastered,
    missing,
    occupied,
    owned_types,
    price,
    professor_places,
    upkeep_cost,
)
from wawel.games.dragonsgate.options import PLAY
from wawel.games.dragonsgate.pieces import Side
from wawel.games.dragonsgate.rules.actions import Act, BuyPrestige, PlaceDisc
from wawel.games.dragonsgate.rules.activation import Resolve
from wawel.games.dragonsgate.rules.cleanup import UNPAID
from wawel.games.dragonsgate.rules.final import ranks, sheets
from wawel.games.dragonsgate.rules.house import (
    Build,
    ChooseSite,
    NoRoomForAdept,
    NoRoomForProfessor,
    TakeAdept,
    TakeProfessor,
)
from wawel.games.dragonsgate.rules.professions import ChooseAdept, ChoosePlace, ChooseProfession
from wawel.games.dragonsgate.rules.spells import ChooseOne
from wawel.games.dragonsgate.rules.turn import pool_size
from wawel.games.dragonsgate.state import DragonsgateState

#: about how many points two houses differ by after a turn
SWING: Final = 6.0

COIN: Final = 0.55
IMP: Final = 0.7
SPELL: Final = 1.6
TRICK: Final = 0.5
STEP: Final = 0.3
DIE: Final = 0.8
#: an action still to come, before it is known what for; and an own die in the pool, which somebody else may take
ACTION: Final = 1.5
WAITING: Final = 0.7
#: what a point of an attribute brings in each turn that is left, beyond the Professions in sight
TRAIT: Final = 0.25
#: a coin of upkeep, in each turn
UPKEEP: Final = 0.75
#: an Adept is worth this much of the best Profession in sight; what each missing point and a missing mastery take off
ADEPT: Final = 0.3
PROSPECT: Final = 0.45
SHORT: Final = 1.5
UNMASTERED: Final = 2.0
#: a Profession beyond its rewards: sets, ties, places covered
TOKEN: Final = 1.0
CUP: Final = 0.8
SEAL: Final = 0.2


def value(s: DragonsgateState, seat: int) -> float:
    """The chance to win, roughly: a lead counts for more the fewer turns are left."""
    if not s.stack:
        return 1.0 if ranks(s)[seat] == 1 else 0.0
    worths = standings(s)
    best = max([worth for other, worth in enumerate(worths) if other != seat])
    return 1.0 / (1.0 + exp((best - worths[seat]) / (SWING * (1 + TURNS - s.turn))))


def standings(s: DragonsgateState) -> list[float]:
    """What each seat can expect."""
    left = turns_left(s)
    areas = area_worths(s, left)
    worths = [sum(sheet) + promise(s, s.sides[seat], areas, left) for seat, sheet in enumerate(sheets(s))]
    for die in s.dice:
        if die // SIDES < s.players:
            worths[die // SIDES] += WAITING
    for step in s.stack[:-1]:
        if isinstance(step, Resolve):
            for seat in step.seats:
                worths[seat] += ACTION
        elif isinstance(step, Act):
            worths[step.seat] += ACTION
    top = s.stack[-1]
    if isinstance(top, Act):
        worths[top.seat] += best_action(s, top.seat, areas, left)
    else:
        worths[s.seat] += pending(s, areas, left)
    return worths


def turns_left(s: DragonsgateState) -> float:
    """Whole turns to come, and how much is left of this one."""
    return TURNS - s.turn + (len(s.dice) / (pool_size(s) + 1) if s.turn else 0.0)


def area_worths(s: DragonsgateState, left: float) -> list[float]:
    """What a Profession of each area brings, without its token; nothing where none is left."""
    return [gains(area.reward, left) + TOKEN if occupied(s, area) else 0.0 for area in s.box.areas]


def best_action(s: DragonsgateState, seat: int, areas: list[float], left: float) -> float:
    """How much the best action would bring; Spell cards are not considered."""
    worth = sum(sheets(s)[seat]) + promise(s, s.sides[seat], areas, left)
    best = 0.0
    for option in s.options:
        if option < PLAY:
            w = s.clone()
            w.apply(option)
            if w.stack:
                brought = sum(sheets(w)[seat]) + promise(w, w.sides[seat], areas, left) - worth
                if w.seat == seat:
                    brought += pending(w, areas, left)
                best = max(best, brought)
    return best


def promise(s: DragonsgateState, side: Side, areas: list[float], left: float) -> float:
    """What a house is worth beyond its points: the more turns are left, the more its means count."""
    soon = min(left, 1.0)
    worth = side.coins * (COIN - 0.2) + side.imps * (IMP - 0.5) + len(side.hand) * SPELL + side.trickery * TRICK
    if not s.in_treasury(side):
        worth += side.dungeon * STEP
    worth *= soon
    worth += sum(side.traits) * TRAIT * left - dues(s, side, left)
    worth += (2 - side.dice) * DIE * left
    owned = owned_types(s, side)
    for adept in side.adepts:
        worth += soon * (ADEPT + PROSPECT * prospect(s, side, adept, owned, areas))
    for kind in side.buildings:
        worth += lasting(s.box.buildings[kind].effects, left)
        for branch in s.box.buildings[kind].income[:1]:
            worth += gains(branch, left) * (TURNS - s.turn)
    return worth


def dues(s: DragonsgateState, side: Side, left: float) -> float:
    """What upkeep will take: in each turn to come, and now, if the coins for it are not there."""
    due = upkeep_cost(s, side)
    ahead = TURNS - s.turn
    worth = due * UPKEEP * ahead
    if due > side.coins and (s.dice or s.die != NONE):
        worth += (due - side.coins) * (UNPAID - left + ahead)
    return worth


def prospect(s: DragonsgateState, side: Side, adept: int, owned: list[int], areas: list[float]) -> float:
    """The best Profession an Adept may come to, less what is still missing."""
    traits = s.box.adepts[adept].traits
    best = 0.0
    for at, worth in enumerate(areas):
        main = s.box.areas[at].type
        if worth > best and traits[main]:
            worth -= COIN * missing(s, side, adept, at)
            short = s.box.levels[s.levels[at]].main - traits[main] - side.traits[main]
            if short > 0:
                worth -= SHORT * short
            if s.masteries[at] != NONE:
                token = s.box.masteries[s.masteries[at]]
                lacking = max(0, token.same - owned[main])
                for type, count in enumerate(token.needs):
                    lacking += max(0, count - owned[type])
                worth -= UNMASTERED * lacking
            best = max(best, worth)
    return best


def lasting(effects: tuple[Effect, ...], left: float) -> float:
    """What a Building is worth as long as it stands."""
    worth = 0.0
    for effect in effects:
        if effect.op == PROFESSOR_PLACE:
            worth += effect.n * TRAIT * left
        elif effect.op == ANY_CUP:
            worth += effect.n * CUP
        elif effect.op == AS_ADEPT:
            worth += effect.n * 0.3
        elif effect.op == PATRON:
            worth += 0.6 * left
    return worth


def coin(left: float) -> float:
    """What a coin is worth: at the end 0.2 points."""
    return 0.2 + (COIN - 0.2) * min(left, 1.0)


def gains(effects: tuple[Effect, ...], left: float) -> float:
    """What a reward is worth."""
    worth = 0.0
    for effect in effects:
        op = effect.op
        if op == GAIN_PRESTIGE:
            worth += effect.n
        elif op == GAIN_COINS:
            worth += effect.n * coin(left)
        elif op == PAY:
            worth -= effect.n * coin(left)
        elif op == GAIN_IMPS:
            worth += effect.n * IMP
        elif op == GAIN_SPELLS:
            worth += effect.n * SPELL
        elif op == GAIN_TRICKERY:
            worth += effect.n * TRICK
        elif op == GAIN_DUNGEON:
            worth += effect.n * STEP
        elif op == GAIN_RELIEF:
            worth += effect.n * 0.5 * UPKEEP * left
        elif op == GAIN_TURNS_LEFT:
            worth += floor(left)
        elif op < GAIN_SPELLS:
            worth += effect.n * TRAIT * left
    return worth


# ---------------------------------------------------------------------- the answer under way


def pending(s: DragonsgateState, areas: list[float], left: float) -> float:
    """What the question that is open can still bring to the seat that is asked."""
    top = s.stack[-1]
    side = s.sides[s.seat]
    if isinstance(top, ChooseProfession):
        spaces = range(len(s.spaces))
        return max([profession_worth(s, side, space, NONE, top.waiver, areas, left) for space in spaces])
    if isinstance(top, ChooseAdept):
        return profession_worth(s, side, top.space, NONE, top.waiver, areas, left)
    if isinstance(top, ChoosePlace):
        return profession_worth(s, side, top.space, top.adept, top.waiver, areas, left)
    if isinstance(top, Build):
        return max([building_worth(s, side, kind, top.discount, left) for kind in range(len(s.tiles))])
    if isinstance(top, ChooseSite):
        return building_worth(s, side, top.building, top.discount, left)
    if isinstance(top, TakeAdept):
        return max([joining_adept(s, side, adept, areas, left) for adept in s.adepts.display])
    if isinstance(top, NoRoomForAdept):
        return joining_adept(s, side, top.newcomer, areas, left)
    if isinstance(top, TakeProfessor):
        return max([joining_professor(s, side, professor, areas, left) for professor in s.professors.display])
    if isinstance(top, NoRoomForProfessor):
        return joining_professor(s, side, top.newcomer, areas, left)
    if isinstance(top, BuyPrestige):
        return max([prestige - coins * coin(left) for coins, prestige in s.box.deals if coins <= side.coins])
    if isinstance(top, PlaceDisc):
        return 0.8
    if isinstance(top, ChooseOne):
        return best_branch(s, areas, left)
    return 0.0


def best_branch(s: DragonsgateState, areas: list[float], left: float) -> float:
    """What the best branch of a Spell card would bring. What it takes from others counts in their values."""
    seat = s.seat
    worth = sum(sheets(s)[seat]) + promise(s, s.sides[seat], areas, left)
    best = 0.0
    for option in s.options:
        w = s.clone()
        w.apply(option)
        if w.stack:
            brought = sum(sheets(w)[seat]) + promise(w, w.sides[seat], areas, left) - worth
            if isinstance(w.stack[-1], Act) and w.seat == seat:
                brought += best_action(w, seat, areas, left)
            elif w.seat == seat:
                brought += pending(w, areas, left)
            best = max(best, brought)
    return best


def profession_worth(
    s: DragonsgateState, side: Side, space: int, adept: int, waiver: int, areas: list[float], left: float
) -> float:
    """What a Profession would bring, with the cheapest Adept if none is named; nothing if it can't be had."""
    if s.spaces[space] == NONE:
        return 0.0
    at = s.box.area_of[space]
    if waiver != WAIVE_MASTERY and not mastered(s, side, at):
        return 0.0
    best = 0.0
    owned = owned_types(s, side)
    token = s.box.professions[s.spaces[space]]
    worth = areas[at] + gains(token.reward, left)
    worth += (CUP if token.cup >= 0 else 0.0) + (SEAL if token.seal else 0.0)
    for one in side.adepts:
        if adept in (NONE, one):
            coins = cost(s, side, one, at, waiver)
            if coins != OUT_OF_REACH:
                lost = min(left, 1.0) * (ADEPT + PROSPECT * prospect(s, side, one, owned, areas))
                best = max(best, worth - coins * coin(left) - lost)
    return best


def building_worth(s: DragonsgateState, side: Side, kind: int, discount: int, left: float) -> float:
    """What a Building would bring: its squares count twice, as prestige and as squares no longer empty."""
    building = s.box.buildings[kind]
    coins = price(building, discount)
    if not s.tiles[kind] or coins > side.coins or not fits(s, side, building.shape):
        return 0.0
    worth = 2.0 * building.size - coins * coin(left) - building.size * 0.5 * UPKEEP * left
    worth += gains(building.effects, left) + lasting(building.effects, left)
    for branch in building.income[:1]:
        worth += gains(branch, left) * (TURNS - s.turn)
    return worth + 0.3


def joining_adept(s: DragonsgateState, side: Side, adept: int, areas: list[float], left: float) -> float:
    """What an Adept would add, if need be in place of the weakest."""
    if adept == NONE:
        return 0.0
    owned = owned_types(s, side)
    soon = min(left, 1.0)
    hopes = prospect(s, side, adept, owned, areas)
    if len(side.adepts) < s.board().adept_places:
        return soon * (ADEPT + PROSPECT * hopes)
    weakest = min([prospect(s, side, one, owned, areas) for one in side.adepts])
    return max(0.0, soon * PROSPECT * (hopes - weakest))


def joining_professor(s: DragonsgateState, side: Side, professor: int, areas: list[float], left: float) -> float:
    """What a Professor would add, if need be in place of the one missed least."""
    if professor == NONE:
        return 0.0
    before = promise(s, side, areas, left)
    person = s.box.professors[professor]
    side.lean_on(person, 1)
    best = 0.0
    if len(side.professors) < professor_places(s, side):
        best = promise(s, side, areas, left) - before
    else:
        for one in side.professors:
            side.lean_on(s.box.professors[one], -1)
            best = max(best, promise(s, side, areas, left) - before)
            side.lean_on(s.box.professors[one], 1)
    side.lean_on(person, -1)
    return max(0.0, best + gains(person.bonus, left))
