"""The rulebook, top to bottom."""

from __future__ import annotations

from typing import ClassVar

from kuhn.state import BET, CALL, CHECK, FOLD, KuhnState
from wawel.engine.steps import Step


class Deal(Step[KuhnState]):
    """Both put one chip into the pot and get a card. [kuhn.deal]"""

    __slots__ = ()

    def run(self, s: KuhnState) -> None:
        s.deck = list(range(s.box.count("card")))
        s.shuffle(s.deck)
        for seat, side in enumerate(s.sides):
            side.hand = [s.deck.pop()]
            s.event("dealt", side.hand[0], reader=seat)
        s.reveal()
        s.goto(Open(0))


class Open(Step[KuhnState]):
    """Check or bet. After two checks the cards are shown. [kuhn.open]"""

    __slots__ = ("seat",)
    RULE: ClassVar[str] = "kuhn.open"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: KuhnState) -> None:
        s.ask(self.seat, [CHECK, BET])

    def take(self, s: KuhnState, option: int) -> None:
        if option == BET:
            s.sides[self.seat].paid += 1
            s.event("bet", self.seat)
            s.goto(Answer(1 - self.seat))
        else:
            s.event("checked", self.seat)
            s.goto(Open(1) if self.seat == 0 else Showdown())


class Answer(Step[KuhnState]):
    """Call the bet or fold. [kuhn.answer]"""

    __slots__ = ("seat",)
    RULE: ClassVar[str] = "kuhn.answer"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: KuhnState) -> None:
        s.ask(self.seat, [FOLD, CALL])

    def take(self, s: KuhnState, option: int) -> None:
        if option == CALL:
            s.sides[self.seat].paid += 1
            s.event("called", self.seat)
            s.goto(Showdown())
        else:
            s.event("folded", self.seat)
            s.win(1 - self.seat)


class Showdown(Step[KuhnState]):
    """Both show their card, and the higher one wins. [kuhn.showdown]"""

    __slots__ = ()

    def run(self, s: KuhnState) -> None:
        s.reveal()
        for seat, side in enumerate(s.sides):
            side.shown, side.hand = side.hand, []
            s.event("shown", seat, side.shown[0])
        s.win(0 if s.sides[0].shown > s.sides[1].shown else 1)
