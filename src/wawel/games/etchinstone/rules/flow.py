"""Rozgrywka: four Regions of Encounters in five phases, then the Final Battle."""

from __future__ import annotations

from typing import Final

from wawel.engine.steps import Step
from wawel.games.etchinstone.rules.action import ActionPhase
from wawel.games.etchinstone.rules.challenge import Scout
from wawel.games.etchinstone.rules.cleanup import DiscardCards, DrawHand, can_go_on, enough_cards
from wawel.games.etchinstone.rules.final import FinalBattle
from wawel.games.etchinstone.rules.penalty import PenaltyPhase
from wawel.games.etchinstone.rules.setup import PrepareDeck
from wawel.games.etchinstone.rules.upgrade import UpgradePhase
from wawel.games.etchinstone.state import HAND_SIZE, Table

REGIONS: Final = 4

CHALLENGE: Final = 1
ACTION: Final = 2
PENALTY: Final = 3
UPGRADING: Final = 4
CLEANUP_DISCARD: Final = 5
CLEANUP_DRAW: Final = 6
NEXT: Final = 7


class Adventure(Step[Table]):
    """The whole game: set-up, then Region 1. [etch.flow.four-regions-then-final] [etch.setup.region-1-on-deck]"""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.call(PrepareDeck(), EnterRegion(1))


class EnterRegion(Step[Table]):
    """A Region lies on the Deck; with fewer than five cards it is over before it began.

    [etch.region-end.next-region] [etch.region-end.continue] [etch.ruling.too-few-cards-for-region]
    """

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Table) -> None:
        s.region = self.number
        s.event("region", self.number)
        s.goto(Encounter(CHALLENGE) if enough_cards(s) else LeaveRegion())


class Encounter(Step[Table]):
    """Five phases in order, then the next Encounter, until the Deck has been gone through once.

    [etch.flow.five-phases] [etch.flow.region-encounters] [etch.flow.region-one-pass] [etch.cleanup.loop]
    [etch.region-end.trigger]
    """

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: Table) -> None:
        phase = self.phase
        if phase == CHALLENGE:
            s.clear_encounter()
            s.call(Scout(), Encounter(ACTION))
        elif phase == ACTION:
            s.call(ActionPhase(), Encounter(PENALTY))
        elif phase == PENALTY:
            s.call(PenaltyPhase(), Encounter(UPGRADING))
        elif phase == UPGRADING:
            s.call(UpgradePhase(), Encounter(CLEANUP_DISCARD))
        elif phase == CLEANUP_DISCARD:
            s.call(DiscardCards(), Encounter(CLEANUP_DRAW))
        elif phase == CLEANUP_DRAW:
            if enough_cards(s):
                s.call(DrawHand(), Encounter(NEXT))
            else:
                s.goto(LeaveRegion())
        else:
            s.goto(Encounter(CHALLENGE) if can_go_on(s) else LeaveRegion())


class LeaveRegion(Step[Table]):
    """Reshuffle, draw, turn to the next Region; after Region 4 the Final Battle waits.

    [etch.region-end.step-order] [etch.region-end.reshuffle] [etch.region-end.draw-4] [etch.region-end.removed-stay]
    [etch.region-end.after-region-4]
    """

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.event("region-end", s.region)
        s.clear_encounter()
        if s.region == REGIONS:
            s.goto(FinalBattle())
        else:
            s.gather_deck()
            s.draw_to(HAND_SIZE)
            s.goto(EnterRegion(s.region + 1))
