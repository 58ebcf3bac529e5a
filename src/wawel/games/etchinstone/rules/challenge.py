"""Faza Wyzwania: scout, check the Hardship, and perhaps Detour."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.steps import Step
from wawel.games.etchinstone.box import PER_REGION
from wawel.games.etchinstone.options import DETOUR, FACE
from wawel.games.etchinstone.rules.action import ACTION_PHASE
from wawel.games.etchinstone.state import SEAT, EtchinstoneState

DETOUR_LIMIT: Final = 2
HARDSHIPS: Final = 4


def scout(s: EtchinstoneState) -> None:
    """The Key card names the Encounter and its Hardships; they hold even if the Key card is lost later.

    [etch.challenge.step-order] [etch.challenge.scout-type] [etch.challenge.scout-number] [etch.card.key-card]
    [etch.challenge.hardship-check] [etch.ruling.key-card-not-consumed] [etch.ruling.detour-drops-hardship]
    """
    key = s.face(s.deck[-1])
    s.foe = (s.region - 1) * PER_REGION + key.encounter
    s.hardships = key.hardships
    s.event("encounter", s.foe)
    if s.hardships:
        for hardship in range(HARDSHIPS):
            if s.hardships >> hardship & 1:
                s.event("hardship", hardship)


class FaceOrDetour(Step[EtchinstoneState]):
    """A Detour costs the Key card and a hand card and starts the phase again, at most twice per Encounter faced.

    [etch.challenge.detour-optional] [etch.challenge.detour-cost] [etch.challenge.detour-restart]
    [etch.challenge.detour-limit] [etch.challenge.detour-no-redraw] [etch.ruling.detour-limit-scope]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "challenge"
    RULE: ClassVar[str] = "etch.challenge.detour-optional"
    #: without a Detour to take the player still sees what comes, and why it can't be avoided
    ALWAYS_ASK: ClassVar[bool] = True

    def run(self, s: EtchinstoneState) -> None:
        rule = self.forbids(s)
        if rule:
            for c in s.hand:
                s.block(DETOUR + c, rule)
            s.ask(SEAT, [FACE])
        else:
            options = [DETOUR + c for c in s.hand]
            options.append(FACE)
            s.ask(SEAT, options)

    def forbids(self, s: EtchinstoneState) -> str:
        """The rule that forbids a Detour now, if one does."""
        if s.detours >= DETOUR_LIMIT:
            return "etch.challenge.detour-limit"
        if len(s.deck) < 2:
            return "etch.ruling.detour-needs-new-key"
        if len(s.hand) < 2:
            return "etch.ruling.detour-keeps-a-card"
        return ""

    def take(self, s: EtchinstoneState, option: int) -> None:
        if option == FACE:
            s.event("faced", s.foe)
            s.goto(ACTION_PHASE)
        else:
            card = option - DETOUR
            key = s.deck[-1]
            s.event("detour", card, key)
            s.discard += s.take_top(1)
            s.hand.remove(card)
            s.discard.append(card)
            s.detours += 1
            scout(s)

    def idle(self, s: EtchinstoneState, options: list[int]) -> int:
        return FACE


#: steps without fields are made once
FACE_OR_DETOUR: Final = FaceOrDetour()
