"""Rozpatrywanie Obrażeń: who takes the damage, and what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.steps import Step
from wawel.games.etchinstone.box import ElementNo
from wawel.games.etchinstone.figures import absorbs
from wawel.games.etchinstone.options import ABSORB
from wawel.games.etchinstone.state import LOST, SEAT, EtchinstoneState

KNOCKED_DOWN_DISCARD: Final = 4


class Absorb(Step[EtchinstoneState]):
    """Hand cards absorb damage by their Armour and are Downgraded, each once, until none is left or the mage falls.

    [etch.damage.downgrades-hand] [etch.damage.excess-armour] [etch.damage.repeat] [etch.damage.once-per-encounter]
    [etch.damage.knocked-down] [etch.final-enemy.absorb] [etch.final-enemy.absorb-with-all]
    [etch.final-enemy.downgrade-once] [etch.final-enemy.knocked-down-loses] [etch.ruling.minimum-downgrades]
    """

    __slots__ = ("element", "fatal", "left")
    KIND: ClassVar[str] = "absorb"
    RULE: ClassVar[str] = "etch.damage.repeat"

    def __init__(self, left: int, element: ElementNo, fatal: bool) -> None:
        self.left = left
        self.element = element
        self.fatal = fatal

    def run(self, s: EtchinstoneState) -> None:
        if self.left <= 0:
            s.end()
            return
        strength = 0
        options = []
        for c in s.hand:
            if s.is_hurt(c):
                s.block(ABSORB + c, "etch.damage.once-per-encounter")
            else:
                strength += absorbs(s, c, self.element)
                options.append(ABSORB + c)
        if strength < self.left:
            s.goto(KnockedDown(self.fatal))
        else:
            s.ask(SEAT, options)

    def take(self, s: EtchinstoneState, option: int) -> None:
        card = option - ABSORB
        taken = absorbs(s, card, self.element)
        s.event("absorbed", card, min(taken, self.left))
        s.downgrade(card)
        s.goto(Absorb(self.left - taken, self.element, self.fatal))


class KnockedDown(Step[EtchinstoneState]):
    """Every hand card not yet hurt is Downgraded and four Deck cards are discarded; against the Dragon all is lost.

    [etch.damage.knocked-down-downgrade-all] [etch.damage.knocked-down-discard-4] [etch.damage.knocked-down-continue]
    [etch.ruling.knocked-down-short-deck]
    """

    __slots__ = ("fatal",)

    def __init__(self, fatal: bool) -> None:
        self.fatal = fatal

    def run(self, s: EtchinstoneState) -> None:
        s.event("knocked-down")
        for c in s.hand[:]:
            if not s.is_hurt(c):
                s.downgrade(c)
        if self.fatal:
            lose(s)
        else:
            s.discard_from_deck(KNOCKED_DOWN_DISCARD, "fall-discard")
            s.end()


def lose(s: EtchinstoneState) -> None:
    """The game is lost; only the Final Battle can do this. [etch.goal.lose]"""
    s.outcome = LOST
    s.event("lost")
    s.finish()
