"""Kuhn poker as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from kuhn import rules, words
from kuhn.state import FILES, OPTIONS, KuhnState, Side
from wawel.engine.conserved import lost_or_doubled
from wawel.engine.content import Content
from wawel.engine.game import Game, Item, Parts, Result, ranked
from wawel.engine.state import State


def payoff(s: KuhnState, seat: int, winner: int) -> int:
    """What a seat wins, or loses (below 0), if that seat is the winner. [kuhn.score]"""
    chips = s.sides[1 - winner].paid
    return chips if seat == winner else -chips


def value(s: KuhnState, seat: int) -> float:
    """What the cards are worth if nobody bets any more: 1 for two chips won, 0 for two lost."""
    winner = (0 if s.sides[0].hand > s.sides[1].hand else 1) if s.stack else s.winner
    return 0.5 + payoff(s, seat, winner) / 4


def complaints(s: KuhnState) -> list[str]:
    """All three cards are always somewhere."""
    cards = s.deck + [card for side in s.sides for card in side.hand + side.shown]
    return lost_or_doubled("card", cards, list(range(s.box.count("card"))))


PARTS: Final = Parts(
    state=KuhnState,
    options=OPTIONS,
    chapters=[rules],
    events={
        "dealt": ("card",),
        "checked": ("seat",),
        "bet": ("seat",),
        "called": ("seat",),
        "folded": ("seat",),
        "shown": ("seat", "card"),
        "won": ("seat", "chips"),
    },
    end_rule="kuhn.score",
    words=words,
    value=value,
    text_view=words.text_view,
    lost_or_doubled=complaints,
)


class Kuhn(Game):
    """The game. [kuhn.cards]"""

    def __init__(self, changes: Content | None = None) -> None:
        box, content = FILES.box(changes)
        super().__init__("kuhn", "1", (2,), (), box, content, PARTS)

    def fresh(self, players: int, settings: dict[str, Any]) -> KuhnState:
        s = self.blank()
        assert isinstance(s, KuhnState)
        s.players = players
        s.sides = [Side(), Side()]
        s.stack = [rules.Deal()]
        return s

    def result(self, s: State) -> Result | None:
        """[kuhn.score]"""
        assert isinstance(s, KuhnState)
        if s.stack:
            return None
        scores = [payoff(s, seat, s.winner) for seat in range(2)]
        return Result(scores, ranked(scores), [s.winner], [[Item("chips", score)] for score in scores])
