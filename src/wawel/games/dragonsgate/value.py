"""What a position is worth to a seat: the points as they stand, what the house promises, and the best that the answer
under way can still bring. Only what the seat may know goes in."""

from __future__ import annotations

from math import exp
from typing import Final

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
    TURNS,
    Person,
)
from wawel.games.dragonsgate.figures import (
    OUT_OF_REACH,
    cost,
    fits,
    mastered,
    price,
    professor_places,
    upkeep_cost,
)
from wawel.games.dragonsgate.options import PLAY
from wawel.games.dragonsgate.pieces import NONE, Side
from wawel.games.dragonsgate.rules.actions import Act, BuyPrestige, PlaceDisc
from wawel.games.dragonsgate.rules.activation import Resolve
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
from wawel.games.dragonsgate.state import Table

#: points by which two houses part in a turn, about
SWING: Final = 6.0

COIN: Final = 0.4
IMP: Final = 0.7
SPELL: Final = 0.9
TRICK: Final = 0.5
STEP: Final = 0.6
DIE: Final = 0.5
#: an action still to come, before it is known what for
ACTION: Final = 1.5
#: what a point of an attribute brings in each turn that is left, and an Adept's own point
TRAIT: Final = 0.45
POINT: Final = 0.7


def value(s: Table, seat: int) -> float:
    """The chance to win, roughly: a lead counts for more the fewer turns are left."""
    if not s.stack:
        return 1.0 if ranks(s)[seat] == 1 else 0.0
    if not s.turn:
        return 0.5
    worths = standings(s)
    best = max([worth for other, worth in enumerate(worths) if other != seat])
    return 1.0 / (1.0 + exp((best - worths[seat]) / (SWING * (1 + TURNS - s.turn))))


def standings(s: Table) -> list[float]:
    """What each seat can expect."""
    left = TURNS - s.turn + 0.3
    worths = [sum(sheet) + promise(s, s.sides[seat], left) for seat, sheet in enumerate(sheets(s))]
    for step in s.stack[:-1]:
        if isinstance(step, Resolve):
            for seat in step.seats:
                worths[seat] += ACTION
    top = s.stack[-1]
    if isinstance(top, Act):
        worths[top.seat] += best_action(s, top, worths[top.seat])
    else:
        worths[s.seat] += pending(s, left)
    return worths


def best_action(s: Table, step: Act, worth: float) -> float:
    """How much the best action would bring; Spell cards are not thought through."""
    best = 0.0
    for option in s.options:
        if option < PLAY:
            w = s.clone()
            w.apply(option)
            if w.stack and not isinstance(w.stack[-1], Act):
                best = max(best, standings(w)[step.seat] - worth)
    return best


def promise(s: Table, side: Side, left: float) -> float:
    """What lies in a house beyond its points: means to do more, the more turns are left."""
    worth = side.coins * (COIN - 0.2) + side.imps * (IMP - 0.5) + len(side.hand) * SPELL
    worth += side.dungeon * STEP * (0.0 if s.in_treasury(side) else 1.0) + side.trickery * TRICK
    worth += sum(side.traits) * TRAIT * left - upkeep_cost(s, side) * COIN * left
    worth += (2 - side.dice) * DIE * left
    for adept in side.adepts:
        worth += adept_worth(s.box.adepts[adept], left)
    for kind in side.buildings:
        worth += lasting(s.box.buildings[kind].effects, left)
        for branch in s.box.buildings[kind].income[:1]:
            worth += gains(branch, left) * (left - 0.3)
    return worth


def adept_worth(person: Person, left: float) -> float:
    """An Adept is a Profession to come, while there is time."""
    return min(left, 1.0) * (0.4 + POINT * max(person.traits) + 0.2 * sum(person.traits))


def lasting(effects: tuple[Effect, ...], left: float) -> float:
    """What a Building is worth as long as it stands."""
    worth = 0.0
    for effect in effects:
        if effect.op == PROFESSOR_PLACE:
            worth += effect.n * TRAIT * left
        elif effect.op == ANY_CUP:
            worth += effect.n * 0.8
        elif effect.op == AS_ADEPT:
            worth += effect.n * 0.3
        elif effect.op == PATRON:
            worth += 0.6 * left
    return worth


def gains(effects: tuple[Effect, ...], left: float) -> float:
    """What a reward is worth."""
    worth = 0.0
    for effect in effects:
        op = effect.op
        if op == GAIN_PRESTIGE:
            worth += effect.n
        elif op == GAIN_COINS:
            worth += effect.n * COIN
        elif op == PAY:
            worth -= effect.n * COIN
        elif op == GAIN_IMPS:
            worth += effect.n * IMP
        elif op == GAIN_SPELLS:
            worth += effect.n * SPELL
        elif op == GAIN_TRICKERY:
            worth += effect.n * TRICK
        elif op == GAIN_DUNGEON:
            worth += effect.n * STEP
        elif op == GAIN_RELIEF:
            worth += effect.n * 0.5 * COIN * left
        elif op == GAIN_TURNS_LEFT:
            worth += left - 0.3
        elif op < GAIN_SPELLS:
            worth += effect.n * TRAIT * left
    return worth


# ---------------------------------------------------------------------- the answer under way


def pending(s: Table, left: float) -> float:
    """What the question that is open can still bring to the seat that is asked."""
    top = s.stack[-1]
    side = s.sides[s.seat]
    if isinstance(top, ChooseProfession):
        return max([profession_worth(s, side, space, NONE, left) for space in range(len(s.spaces))])
    if isinstance(top, ChooseAdept):
        return profession_worth(s, side, top.space, NONE, left)
    if isinstance(top, ChoosePlace):
        return profession_worth(s, side, top.space, top.adept, left)
    if isinstance(top, Build):
        return max([building_worth(s, side, kind, top.discount, left) for kind in range(len(s.tiles))])
    if isinstance(top, ChooseSite):
        return building_worth(s, side, top.building, top.discount, left)
    if isinstance(top, TakeAdept):
        return max([joining_adept(s, side, adept, left) for adept in s.adepts.display])
    if isinstance(top, NoRoomForAdept):
        return joining_adept(s, side, top.newcomer, left)
    if isinstance(top, TakeProfessor):
        return max([joining_professor(s, side, professor, left) for professor in s.professors.display])
    if isinstance(top, NoRoomForProfessor):
        return joining_professor(s, side, top.newcomer, left)
    if isinstance(top, BuyPrestige):
        return max([prestige - coins * COIN for coins, prestige in s.box.deals if coins <= side.coins])
    if isinstance(top, PlaceDisc):
        return 0.8
    return 0.0


def profession_worth(s: Table, side: Side, space: int, adept: int, left: float) -> float:
    """What a Profession would bring, with the cheapest Adept if none is named; nothing if it can't be had."""
    if s.spaces[space] == NONE:
        return 0.0
    at = s.box.area_of[space]
    if not mastered(s, side, at):
        return 0.0
    best = 0.0
    for one in side.adepts:
        if adept in (NONE, one):
            coins = cost(s, side, one, at)
            if coins != OUT_OF_REACH:
                token = s.box.professions[s.spaces[space]]
                worth = gains(s.box.areas[at].reward, left) + gains(token.reward, left) + 1.2
                worth += (0.8 if token.cup >= 0 else 0.0) + (0.2 if token.seal else 0.0)
                best = max(best, worth - coins * COIN - adept_worth(s.box.adepts[one], left))
    return best


def building_worth(s: Table, side: Side, kind: int, discount: int, left: float) -> float:
    """What a Building would bring: its squares count twice, as prestige and as squares no longer empty."""
    building = s.box.buildings[kind]
    coins = price(building, discount)
    if not s.tiles[kind] or coins > side.coins or not fits(s, side, building.shape):
        return 0.0
    worth = 2.0 * building.size - coins * COIN - building.size * 0.5 * COIN * left
    worth += gains(building.effects, left) + lasting(building.effects, left)
    for branch in building.income[:1]:
        worth += gains(branch, left) * (left - 0.3)
    return worth + 0.3


def joining_adept(s: Table, side: Side, adept: int, left: float) -> float:
    """What an Adept would add, if need be in place of the weakest."""
    if adept == NONE:
        return 0.0
    worth = adept_worth(s.box.adepts[adept], left)
    if len(side.adepts) < s.board().adept_places:
        return worth
    return max(0.0, worth - min([adept_worth(s.box.adepts[one], left) for one in side.adepts]))


def joining_professor(s: Table, side: Side, professor: int, left: float) -> float:
    """What a Professor would add, if need be in place of the weakest."""
    if professor == NONE:
        return 0.0
    person = s.box.professors[professor]
    worth = sum(person.traits) * TRAIT * left + gains(person.bonus, left)
    if len(side.professors) < professor_places(s, side):
        return worth
    weakest = min([sum(s.box.professors[one].traits) for one in side.professors])
    return max(0.0, worth - weakest * TRAIT * left)
