"""Akcje 4, 5 i 6: Adepts, Professors and Buildings come to a house, by an action or by a Spell card."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.dragonsgate.box import (
    GRID,
    SEATS,
    AdeptNo,
    BuildingNo,
    ProfessorNo,
)
from wawel.games.dragonsgate.figures import (
    ADEPT_PRICE,
    PROFESSOR_PRICE,
    fits,
    price,
    professor_places,
)
from wawel.games.dragonsgate.options import (
    ADEPT,
    ADEPT_STACK,
    BUILD,
    DISMISS_ADEPT,
    DISMISS_PROFESSOR,
    PROFESSOR,
    PROFESSOR_STACK,
    SITE,
)
from wawel.games.dragonsgate.pieces import Candidates, Side
from wawel.games.dragonsgate.state import DragonsgateState


def kinds(tokens: list[int]) -> list[int]:
    """Each kind once, in order: two alike are one choice."""
    return sorted(set(tokens))


def on_display(s: DragonsgateState, people: Candidates, verb: int, four_plus: int) -> list[int]:
    """The people on the spaces of the main board. [gate.prep.four-plus-spaces]

    [gate.ruling.display-not-refilled-midturn]
    """
    if s.trace is not None:
        spaces = len(people.display)
        closed = spaces if s.players == SEATS else spaces - four_plus
        for space, person in enumerate(people.display):
            if person == NONE:
                full = space < closed
                rule = "gate.ruling.display-not-refilled-midturn" if full else "gate.prep.four-plus-spaces"
                s.block(verb + space, rule)
    return [verb + space for space, person in enumerate(people.display) if person != NONE]


# ---------------------------------------------------------------------- Adepts


class TakeAdept(Step[DragonsgateState]):
    """An open Adept for free, or the top one of the stack for a coin. [gate.action4.take-adept]

    [gate.ruling.display-not-refilled-midturn]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-adept"
    RULE: ClassVar[str] = "gate.action4.take-adept"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: DragonsgateState) -> None:
        options = on_display(s, s.adepts, ADEPT, s.box.adept_four_plus)
        if not s.adepts.left():
            s.block(ADEPT_STACK, "gate.ruling.cleared-tokens-discarded")
        elif s.sides[self.seat].coins < ADEPT_PRICE:
            s.block(ADEPT_STACK, "gate.action4.take-adept")
        else:
            options.append(ADEPT_STACK)
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        side = s.sides[self.seat]
        if option == ADEPT_STACK:
            side.coins -= ADEPT_PRICE
            s.event("paid", self.seat, ADEPT_PRICE)
            adept = s.draw_from(s.adepts)
        else:
            adept = s.adepts.display[option - ADEPT]
            s.adepts.display[option - ADEPT] = NONE
        s.event("adept", self.seat, adept)
        if len(side.adepts) + len(side.leaving) < s.board().adept_places:
            side.adepts.append(adept)
            s.end()
        else:
            s.goto(NoRoomForAdept(self.seat, adept))


class NoRoomForAdept(Step[DragonsgateState]):
    """Without a free place an Adept must go: one of the house, or the newcomer. One who is leaving stays till then.

    [gate.action4.placement] [gate.action4.no-room] [gate.prof.discard-adept]
    """

    __slots__ = ("newcomer", "seat")
    KIND: ClassVar[str] = "pick-adept"
    RULE: ClassVar[str] = "gate.action4.no-room"

    def __init__(self, seat: int, newcomer: AdeptNo) -> None:
        self.seat = seat
        self.newcomer = newcomer

    def run(self, s: DragonsgateState) -> None:
        side = s.sides[self.seat]
        here = kinds([*side.adepts, self.newcomer])
        for adept in kinds(list(side.leaving)):
            if adept not in here:
                s.block(DISMISS_ADEPT + adept, "gate.prof.discard-adept")
        s.ask(self.seat, [DISMISS_ADEPT + adept for adept in here])

    def take(self, s: DragonsgateState, option: int) -> None:
        adept = option - DISMISS_ADEPT
        side = s.sides[self.seat]
        side.adepts.append(self.newcomer)
        side.adepts.remove(adept)
        s.adepts.dismiss(adept)
        s.event("adept-left", self.seat, adept)
        s.end()


# ---------------------------------------------------------------------- Professors


class TakeProfessor(Step[DragonsgateState]):
    """An open Professor for free, or the top one of the stack for two coins. [gate.action5.take-professor]

    [gate.ruling.display-not-refilled-midturn]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-professor"
    RULE: ClassVar[str] = "gate.action5.take-professor"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: DragonsgateState) -> None:
        options = on_display(s, s.professors, PROFESSOR, s.box.professor_four_plus)
        if not s.professors.left():
            s.block(PROFESSOR_STACK, "gate.ruling.cleared-tokens-discarded")
        elif s.sides[self.seat].coins < PROFESSOR_PRICE:
            s.block(PROFESSOR_STACK, "gate.action5.take-professor")
        else:
            options.append(PROFESSOR_STACK)
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        side = s.sides[self.seat]
        if option == PROFESSOR_STACK:
            side.coins -= PROFESSOR_PRICE
            s.event("paid", self.seat, PROFESSOR_PRICE)
            professor = s.draw_from(s.professors)
        else:
            professor = s.professors.display[option - PROFESSOR]
            s.professors.display[option - PROFESSOR] = NONE
        s.event("professor", self.seat, professor)
        if len(side.professors) < professor_places(s, side):
            employ(s, self.seat, professor)
            s.end()
        else:
            s.goto(NoRoomForProfessor(self.seat, professor))


class NoRoomForProfessor(Step[DragonsgateState]):
    """Without a free place a Professor must go: one of the house, or the newcomer, who then brings nothing.

    [gate.action5.placement] [gate.action5.no-room] [gate.action5.attributes] [gate.action5.bonus-not-returned]
    [gate.ruling.professor-bonus-when-discarded]
    """

    __slots__ = ("newcomer", "seat")
    KIND: ClassVar[str] = "pick-professor"
    RULE: ClassVar[str] = "gate.action5.no-room"

    def __init__(self, seat: int, newcomer: ProfessorNo) -> None:
        self.seat = seat
        self.newcomer = newcomer

    def run(self, s: DragonsgateState) -> None:
        s.ask(self.seat, [DISMISS_PROFESSOR + p for p in [*s.sides[self.seat].professors, self.newcomer]])

    def take(self, s: DragonsgateState, option: int) -> None:
        professor = option - DISMISS_PROFESSOR
        side = s.sides[self.seat]
        if professor != self.newcomer:
            side.professors.remove(professor)
            side.lean_on(s.box.professors[professor], -1)
        s.professors.dismiss(professor)
        s.event("professor-left", self.seat, professor)
        if professor != self.newcomer:
            employ(s, self.seat, self.newcomer)
        s.end()


def employ(s: DragonsgateState, seat: int, professor: int) -> None:
    """A Professor joins the house: attributes as long as they stay, coins or prestige once.

    [gate.action5.attributes] [gate.action5.one-time-bonus]
    """
    side = s.sides[seat]
    person = s.box.professors[professor]
    side.professors.append(professor)
    side.lean_on(person, 1)
    s.gain(seat, person.bonus)


# ---------------------------------------------------------------------- Buildings


class Build(Step[DragonsgateState]):
    """Choose one of the Buildings left that can be paid and that fits; a Spell card may make it cheaper.

    [gate.action6.build] [gate.action6.cost] [gate.ruling.building-supply]
    """

    __slots__ = ("discount", "seat")
    KIND: ClassVar[str] = "pick-building"
    RULE: ClassVar[str] = "gate.action6.build"

    def __init__(self, seat: int, discount: int) -> None:
        self.seat = seat
        self.discount = discount

    def run(self, s: DragonsgateState) -> None:
        side = s.sides[self.seat]
        room = [fits(s, side, shape) for shape in range(4)]
        options = []
        for kind, building in enumerate(s.box.buildings):
            if not s.tiles[kind]:
                s.block(BUILD + kind, "gate.ruling.building-supply")
            elif price(building, self.discount) > side.coins:
                s.block(BUILD + kind, "gate.action6.cost")
            elif not room[building.shape]:
                s.block(BUILD + kind, "gate.action6.must-fit")
            else:
                options.append(BUILD + kind)
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        s.goto(ChooseSite(self.seat, option - BUILD, self.discount))


class ChooseSite(Step[DragonsgateState]):
    """Where the Building goes: wholly inside the grid, over nothing built or printed, turned as one likes.

    [gate.action6.must-fit] [gate.action6.no-overlap] [gate.ruling.building-placement]
    """

    __slots__ = ("building", "discount", "seat")
    KIND: ClassVar[str] = "pick-site"
    RULE: ClassVar[str] = "gate.action6.must-fit"

    def __init__(self, seat: int, building: BuildingNo, discount: int) -> None:
        self.seat = seat
        self.building = building
        self.discount = discount

    def run(self, s: DragonsgateState) -> None:
        free = s.sides[self.seat].free
        shape = s.box.buildings[self.building].shape
        options = []
        for at in range(s.box.first_site[shape], s.box.first_site[shape + 1]):
            site = s.box.sites[at]
            if site & free == site:
                options.append(SITE + at)
            else:
                s.block(SITE + at, "gate.action6.no-overlap")
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        erect(s, self.seat, self.building, option - SITE, self.discount)
        s.end()


def erect(s: DragonsgateState, seat: int, kind: int, at: int, discount: int) -> None:
    """Pay, place, upkeep, prestige, covered bonuses, the Building's own effects, then the other Builders' Guilds.

    [gate.action6.cost] [gate.action6.upkeep] [gate.action6.prestige] [gate.action6.cover-bonus]
    [gate.action6.grants-ability] [gate.ruling.building-order-of-effects]
    """
    side = s.sides[seat]
    building = s.box.buildings[kind]
    site = s.box.sites[at]
    coins = price(building, discount)
    side.coins -= coins
    s.tiles[kind] -= 1
    side.buildings.append(kind)
    side.sites.append(at)
    side.free &= ~site
    s.event("built", seat, kind, coins)
    side.upkeep = min(side.upkeep + building.size, len(s.board().upkeep) - 1)
    s.honour(seat, building.size)
    for square in range(GRID * GRID):
        if site >> square & 1:
            s.gain(seat, s.board().bonus[square])
    s.gain(seat, building.effects)
    if building.size > 1:
        for step in range(1, s.players):
            other = s.seat_after(seat, step)
            s.honour(other, guilds(s, s.sides[other]))


def guilds(s: DragonsgateState, side: Side) -> int:
    """Prestige that a player gets when another builds. [gate.building.24-builders-guild]

    [gate.ruling.builders-guild-scope]
    """
    return len([kind for kind in side.buildings if s.box.buildings[kind].patron])
