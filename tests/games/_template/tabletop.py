"""A table in the middle of a game of Skarbiec: lay the cards by name, play by name, read what happened.

    t = table("knight bell", "pickpocket crown", gold=[0, 3])
    t.play("knight", "pickpocket", dice=[5])
    assert t.asked() == (0, ["ward:bell", "done"])

The deck holds what is given, its top last; dice are given as they are read, and a die that nobody gave is an error.
"""

from __future__ import annotations

from wawel import catalog
from wawel.engine.events import AnswerTrace, Event
from wawel.games._template.box import DECK
from wawel.games._template.game import Hoard
from wawel.games._template.rules import PlayCards
from wawel.games._template.state import HoardState, Side

GAME = catalog.game("_template")
assert isinstance(GAME, Hoard)
IDS = GAME.box.ids


def cards(names: str) -> list[int]:
    """Cards by their names."""
    return [IDS.index(name) for name in names.split()]


class Tabletop:
    """A state, and what happened last."""

    def __init__(self, s: HoardState) -> None:
        self.s = s
        self.events: list[Event] = []

    def play(self, *names: str, dice: list[int] | None = None) -> None:
        """Everybody plays a card, in the order of the seats."""
        for seat, name in enumerate(names):
            last = seat == len(names) - 1
            self.answer(f"play:{name}", seat=seat, dice=dice if last else None)

    def answer(self, option: str, seat: int | None = None, dice: list[int] | None = None) -> None:
        """Answer what is asked, by the name of the option."""
        choices = GAME.choices(self.s)
        choice = next(c for c in choices if seat is None or c.seat == seat)
        trace = AnswerTrace(script=[die - 1 for die in dice or []], strict=True)
        GAME.answer(self.s, choice, GAME.verbs.code(option), trace)
        assert trace.at == len(dice or []), "dice that nobody rolled"
        self.events = trace.events

    def asked(self) -> tuple[int, list[str]]:
        """The seat that is asked, and its options."""
        (choice,) = GAME.choices(self.s)
        return choice.seat, [GAME.verbs.name(option) for option in choice.options]

    def gold(self) -> list[int]:
        return [side.gold for side in self.s.sides]

    def hand(self, seat: int) -> str:
        return " ".join(IDS[card] for card in self.s.sides[seat].hand)

    def pile(self) -> str:
        return " ".join(IDS[card] for card in self.s.discard)

    def happened(self, key: str) -> list[tuple[int, int, int]]:
        """The arguments of all events of a kind."""
        return [(e.a, e.b, e.c) for e in self.events if e.key == key]


def table(
    *hands: str, gold: list[int] | None = None, deck: str = "knight " * DECK, discard: str = "", rounds: int = 5
) -> Tabletop:
    """A first round in which everybody is about to play a card."""
    s = GAME.fresh(len(hands), {"rounds": rounds})
    assert isinstance(s, HoardState)
    s.round = 1
    s.deck, s.discard = cards(deck), cards(discard)
    s.sides = []
    for seat, names in enumerate(hands):
        side = Side()
        side.hand = cards(names)
        side.gold = gold[seat] if gold else 0
        s.sides.append(side)
    s.stack = [PlayCards()]
    s.advance()
    return Tabletop(s)
