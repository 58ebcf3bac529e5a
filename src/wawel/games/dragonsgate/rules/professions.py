"""Profesje: an Adept graduates."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.dragonsgate.box import AdeptNo, SpaceNo
from wawel.games.dragonsgate.figures import OUT_OF_REACH, cost, why_not_area
from wawel.games.dragonsgate.options import PLACE, PROFESSION, TRAIN
from wawel.games.dragonsgate.rules.house import kinds
from wawel.games.dragonsgate.state import DragonsgateState


class ChooseProfession(Step[DragonsgateState]):
    """A token on the main board whose Level and Mastery tokens one of the player's Adepts can meet.

    [gate.action9.profession] [gate.prof.choose] [gate.prof.levels] [gate.prof.main-requirement]
    [gate.prof.mastery-levels-2-3]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-profession"
    RULE: ClassVar[str] = "gate.prof.choose"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: DragonsgateState) -> None:
        side = s.sides[self.seat]
        options = []
        for at, area in enumerate(s.box.areas):
            refused = why_not_area(s, side, at)
            for space in range(area.first, area.first + area.spaces):
                if s.spaces[space] != NONE:
                    if refused:
                        s.block(PROFESSION + space, refused)
                    else:
                        options.append(PROFESSION + space)
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        s.goto(ChooseAdept(self.seat, option - PROFESSION))


class ChooseAdept(Step[DragonsgateState]):
    """The Adept who takes the Profession; missing side points are paid.

    [gate.prof.adept-needs-one-point] [gate.prof.sum-attributes] [gate.prof.main-cannot-be-bought]
    [gate.prof.other-requirements] [gate.prof.pay-missing]
    """

    __slots__ = ("seat", "space")
    KIND: ClassVar[str] = "pick-adept"
    RULE: ClassVar[str] = "gate.prof.adept-needs-one-point"

    def __init__(self, seat: int, space: SpaceNo) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: DragonsgateState) -> None:
        side = s.sides[self.seat]
        options = []
        for adept in kinds(side.adepts):
            if cost(s, side, adept, s.box.area_of[self.space]) == OUT_OF_REACH:
                s.block(TRAIN + adept, "gate.prof.main-requirement")
            else:
                options.append(TRAIN + adept)
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        s.goto(ChoosePlace(self.seat, self.space, option - TRAIN))


class ChoosePlace(Step[DragonsgateState]):
    """A free place for the token on the player board; what it covers is gained. [gate.prof.move-token]

    [gate.prof.cover-bonus] [gate.ruling.profession-places-full]
    """

    __slots__ = ("adept", "seat", "space")
    KIND: ClassVar[str] = "pick-place"
    RULE: ClassVar[str] = "gate.prof.move-token"

    def __init__(self, seat: int, space: SpaceNo, adept: AdeptNo) -> None:
        self.seat = seat
        self.space = space
        self.adept = adept

    def run(self, s: DragonsgateState) -> None:
        places = s.sides[self.seat].professions
        s.ask(self.seat, [PLACE + place for place, token in enumerate(places) if token == NONE])

    def take(self, s: DragonsgateState, option: int) -> None:
        graduate(s, self.seat, self.space, self.adept, option - PLACE)
        s.end()


def graduate(s: DragonsgateState, seat: int, space: SpaceNo, adept: AdeptNo, place: int) -> None:
    """Pay, area reward, token to its place, covered bonus, token reward, and last the Adept leaves.

    [gate.prof.pay-missing] [gate.prof.area-reward] [gate.prof.move-token] [gate.prof.cover-bonus]
    [gate.prof.token-reward] [gate.prof.mage-reward] [gate.prof.warrior-reward] [gate.prof.rogue-reward]
    [gate.prof.rogue-imp] [gate.prof.discard-adept] [gate.ruling.profession-reward-order]
    [gate.ruling.professions-not-refilled]
    """
    side = s.sides[seat]
    at = s.box.area_of[space]
    coins = cost(s, side, adept, at)
    token = s.spaces[space]
    s.event("graduated", seat, adept, token)
    if coins:
        side.coins -= coins
        s.event("paid", seat, coins)
    s.gain(seat, s.box.areas[at].reward)
    s.spaces[space] = NONE
    side.professions[place] = token
    s.gain(seat, s.board().places[place])
    s.gain(seat, s.box.professions[token].reward)
    side.adepts.remove(adept)
    s.adepts.dismiss(adept)
