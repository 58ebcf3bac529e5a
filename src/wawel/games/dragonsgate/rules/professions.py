"""Profesje: an Adept graduates, by an action or by a Spell card that waives something."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.dragonsgate.box import AdeptNo, SpaceNo
from wawel.games.dragonsgate.figures import cost, why_not_adept, why_not_area
from wawel.games.dragonsgate.options import PLACE, PROFESSION, TRAIN
from wawel.games.dragonsgate.rules.house import kinds
from wawel.games.dragonsgate.rules.spells import settle, unsettled
from wawel.games.dragonsgate.state import DragonsgateState


class ChooseProfession(Step[DragonsgateState]):
    """A token on the main board whose Level and Mastery tokens one of the player's Adepts can meet.

    [gate.action9.profession] [gate.prof.choose] [gate.prof.levels] [gate.prof.main-requirement]
    [gate.prof.mastery-levels-2-3]
    """

    __slots__ = ("seat", "waiver")
    KIND: ClassVar[str] = "pick-profession"
    RULE: ClassVar[str] = "gate.prof.choose"

    def __init__(self, seat: int, waiver: int) -> None:
        self.seat = seat
        self.waiver = waiver

    def run(self, s: DragonsgateState) -> None:
        side = s.sides[self.seat]
        options = []
        for at, area in enumerate(s.box.areas):
            refused = why_not_area(s, side, at, self.waiver, side.coins)
            for space in range(area.first, area.first + area.spaces):
                if s.spaces[space] == NONE:
                    s.block(PROFESSION + space, "gate.ruling.professions-not-refilled")
                elif refused:
                    s.block(PROFESSION + space, refused)
                else:
                    options.append(PROFESSION + space)
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        s.goto(ChooseAdept(self.seat, option - PROFESSION, self.waiver))


class ChooseAdept(Step[DragonsgateState]):
    """The Adept who takes the Profession; missing side points are paid.

    [gate.prof.adept-needs-one-point] [gate.prof.sum-attributes] [gate.prof.main-cannot-be-bought]
    [gate.prof.other-requirements] [gate.prof.pay-missing]
    """

    __slots__ = ("seat", "space", "waiver")
    KIND: ClassVar[str] = "pick-adept"
    RULE: ClassVar[str] = "gate.prof.adept-needs-one-point"

    def __init__(self, seat: int, space: SpaceNo, waiver: int) -> None:
        self.seat = seat
        self.space = space
        self.waiver = waiver

    def run(self, s: DragonsgateState) -> None:
        side = s.sides[self.seat]
        options = []
        for adept in kinds(side.adepts):
            refused = why_not_adept(s, side, adept, s.box.area_of[self.space], self.waiver, side.coins)
            if refused:
                s.block(TRAIN + adept, refused)
            else:
                options.append(TRAIN + adept)
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        s.goto(ChoosePlace(self.seat, self.space, option - TRAIN, self.waiver))


class ChoosePlace(Step[DragonsgateState]):
    """A free place for the token on the player board; what it covers is gained. [gate.prof.move-token]

    [gate.prof.cover-bonus] [gate.ruling.profession-places-full]
    """

    __slots__ = ("adept", "seat", "space", "waiver")
    KIND: ClassVar[str] = "pick-place"
    RULE: ClassVar[str] = "gate.prof.move-token"

    def __init__(self, seat: int, space: SpaceNo, adept: AdeptNo, waiver: int) -> None:
        self.seat = seat
        self.space = space
        self.adept = adept
        self.waiver = waiver

    def run(self, s: DragonsgateState) -> None:
        options = []
        for place, token in enumerate(s.sides[self.seat].professions):
            if token == NONE:
                options.append(PLACE + place)
            else:
                s.block(PLACE + place, "gate.prof.move-token")
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        graduate(s, self.seat, self.space, self.adept, option - PLACE, self.waiver)
        s.goto(AdeptLeaves(self.seat, self.adept))


def graduate(s: DragonsgateState, seat: int, space: int, adept: int, place: int, waiver: int) -> None:
    """Pay, area reward, token to its place, covered bonus, token reward. The Adept is used, and leaves last.

    [gate.prof.pay-missing] [gate.prof.area-reward] [gate.prof.move-token] [gate.prof.cover-bonus]
    [gate.prof.token-reward] [gate.prof.mage-reward] [gate.prof.warrior-reward] [gate.prof.rogue-reward]
    [gate.prof.rogue-imp] [gate.ruling.profession-reward-order] [gate.ruling.professions-not-refilled]
    """
    side = s.sides[seat]
    at = s.box.area_of[space]
    coins = cost(s, side, adept, at, waiver)
    token = s.spaces[space]
    s.event("graduated", seat, adept, token)
    if coins:
        side.coins -= coins
        s.event("paid", seat, coins)
    side.adepts.remove(adept)
    side.leaving = (*side.leaving, adept)
    s.gain(seat, s.box.areas[at].reward)
    s.spaces[space] = NONE
    side.professions[place] = token
    s.gain(seat, s.board().places[place])
    s.gain(seat, s.box.professions[token].reward)


class AdeptLeaves(Step[DragonsgateState]):
    """Last of all, when the Spell cards drawn are dealt with, the used Adept is discarded and makes room.

    [gate.prof.discard-adept] [gate.ruling.profession-reward-order] [gate.spell.immediate]
    """

    __slots__ = ("adept", "seat")

    def __init__(self, seat: int, adept: AdeptNo) -> None:
        self.seat = seat
        self.adept = adept

    def run(self, s: DragonsgateState) -> None:
        if unsettled(s, self.seat):
            s.call(settle(self.seat), self)
            return
        side = s.sides[self.seat]
        gone = side.leaving.index(self.adept)
        side.leaving = side.leaving[:gone] + side.leaving[gone + 1 :]
        s.adepts.dismiss(self.adept)
        s.end()
