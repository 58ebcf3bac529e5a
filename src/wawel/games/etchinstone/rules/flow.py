"""Rozgrywka: four Regions of Encounters in five phases, then the Final Battle."""

from __future__ import annotations

from typing import Final

from wawel.engine.steps import Step
from wawel.games.etchinstone.rules.challenge import FACE_OR_DETOUR, scout
from wawel.games.etchinstone.rules.cleanup import DRAW_HAND, can_go_on, enough_cards
from wawel.games.etchinstone.rules.final import FinalBattle
from wawel.games.etchinstone.rules.setup import PrepareDeck
from wawel.games.etchinstone.state import HAND_SIZE, EtchinstoneState

REGIONS: Final = 4


class Adventure(Step[EtchinstoneState]):
    """The whole game: set-up, then Region 1. [etch.flow.four-regions-then-final] [etch.setup.region-1-on-deck]"""

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.call(PrepareDeck(), EnterRegion(1))


class EnterRegion(Step[EtchinstoneState]):
    """A Region lies on the Deck; with fewer than five cards it is over before it began.

    [etch.region-end.next-region] [etch.region-end.continue] [etch.ruling.too-few-cards-for-region]
    """

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: EtchinstoneState) -> None:
        s.region = self.number
        s.event("region", self.number - 1)
        s.goto(ENCOUNTER if enough_cards(s) else LEAVE_REGION)


class Encounter(Step[EtchinstoneState]):
    """Five phases, each leading to the next: Challenge, Action, Penalty, Upgrade, Cleanup.

    [etch.flow.five-phases] [etch.flow.region-encounters]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.clear_encounter()
        scout(s)
        s.call(FACE_OR_DETOUR, DRAW_OR_LEAVE)


class DrawOrLeave(Step[EtchinstoneState]):
    """In the middle of Cleanup: with five cards left a new hand is drawn, otherwise the Region ends.

    [etch.cleanup.step-order] [etch.region-end.trigger] [etch.flow.region-one-pass]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        if enough_cards(s):
            s.call(DRAW_HAND, NEXT_ENCOUNTER)
        else:
            s.goto(LEAVE_REGION)


class NextEncounter(Step[EtchinstoneState]):
    """After Cleanup the next Encounter begins, if Poison left a hand and a Key card. [etch.cleanup.loop]"""

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.goto(ENCOUNTER if can_go_on(s) else LEAVE_REGION)


class LeaveRegion(Step[EtchinstoneState]):
    """Reshuffle, draw, turn to the next Region; after Region 4 the Final Battle waits.

    [etch.region-end.step-order] [etch.region-end.reshuffle] [etch.region-end.draw-4] [etch.region-end.removed-stay]
    [etch.region-end.after-region-4]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.event("region-end", s.region - 1)
        s.clear_encounter()
        if s.region == REGIONS:
            s.goto(FinalBattle())
        else:
            s.gather_deck()
            s.draw_to(HAND_SIZE)
            s.goto(EnterRegion(s.region + 1))


#: steps without fields are made once
ENCOUNTER: Final = Encounter()
DRAW_OR_LEAVE: Final = DrawOrLeave()
NEXT_ENCOUNTER: Final = NextEncounter()
LEAVE_REGION: Final = LeaveRegion()
