"""Skarbiec as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.content import Content
from wawel.engine.game import Game, Item, Parts, Result, Setting, ranked
from wawel.engine.state import State
from wawel.games._template import rules, words
from wawel.games._template.conserved import complaints
from wawel.games._template.load import FILES
from wawel.games._template.options import OPTIONS, SEATS
from wawel.games._template.state import HoardState, Side
from wawel.games._template.value import value

#: raise it when records of earlier games would no longer replay
VERSION: Final = "2"

#: the names of the arguments of each event; an event gets words where it is shown
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "set-up": (),
    "reshuffled": (),
    "drew": ("seat", "count"),
    "drew-card": ("card",),
    "round": ("round",),
    "played": ("seat", "card"),
    "gift": ("gold",),
    "gained": ("seat", "gold"),
    "tie": ("value",),
    "rolled": ("seat", "roll"),
    "chose": ("seat", "branch"),
    "nothing-to-steal": ("seat",),
    "steals": ("thief", "victim"),
    "warded": ("seat", "card"),
    "stole": ("thief", "victim", "gold"),
    "won": ("seat", "gold"),
}

PARTS: Final = Parts(
    state=HoardState,
    options=OPTIONS,
    chapters=[rules],
    events=EVENTS,
    event_kinds={"thief": "seat", "victim": "seat"},
    end_rule="hoard.end.rounds",
    words=words,
    value=value,
    text_view=words.text_view,
    lost_or_doubled=complaints,
)


class Hoard(Game):
    """The game. `changes` is content with values laid over the shipped ones. [hoard.component.deck]"""

    def __init__(self, changes: Content | None = None) -> None:
        self.box, content = FILES.box(changes)
        super().__init__("_template", VERSION, SEATS, (Setting("rounds", (3, 5, 7), 5),), self.box, content, PARTS)

    def fresh(self, players: int, settings: dict[str, Any]) -> HoardState:
        """Everybody starts without gold. [hoard.setup.deal] [hoard.end.rounds]"""
        s = self.blank()
        assert isinstance(s, HoardState)
        s.players = players
        s.rounds = settings["rounds"]
        s.sides = [Side() for _ in range(players)]
        s.stack = [rules.SetUp()]
        return s

    def result(self, s: State) -> Result | None:
        """Gold is what counts. [hoard.end.most-gold]"""
        assert isinstance(s, HoardState)
        if s.stack:
            return None
        scores = [side.gold for side in s.sides]
        ranks = ranked(scores)
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return Result(scores, ranks, winners, self.score(s))

    def score(self, s: State) -> list[list[Item]]:
        """The gold of each. [hoard.end.most-gold]"""
        assert isinstance(s, HoardState)
        return [[Item("gold", side.gold)] for side in s.sides]
