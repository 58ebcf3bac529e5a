"""Skarbiec as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.content import Content
from wawel.engine.game import Choice, Game, Item, Result, Setting, ranked
from wawel.engine.phrases import Phrase, Section
from wawel.engine.state import State
from wawel.engine.verbs import Verbs
from wawel.games._template import rules, words
from wawel.games._template.box import KINDS, Box
from wawel.games._template.conserved import complaints
from wawel.games._template.load import content, load, standard
from wawel.games._template.state import HoardState, Side
from wawel.games._template.value import value

#: raise it when a record of old games would no longer replay
VERSION: Final = "1"
SEATS: Final = (2, 3, 4)
BRANCHES: Final = 6

#: the arguments of each event, by what they are: the words are looked up where the event is shown
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

#: event arguments that name a component
THINGS: Final = {"seat": "seat", "thief": "seat", "victim": "seat", "card": "card"}


def verbs(box: Box) -> Verbs:
    """All options of the game, numbered once and for all."""
    v = Verbs()
    v.add("branch", BRANCHES, at=rules.BRANCH, about="branch")
    v.add("rob", SEATS[-1], at=rules.ROB, about="seat")
    v.add("ward", KINDS, at=rules.WARD_OFF, about="card", names=box.ids)
    v.add("play", KINDS, at=rules.PLAY, about="card", names=box.ids)
    return v


class Hoard(Game):
    """The game. `changes` is content with values laid over the shipped ones. [hoard.component.deck]"""

    def __init__(self, changes: Content | None = None) -> None:
        self.box = standard() if changes is None else load(changes)
        super().__init__(
            key="_template",
            version=VERSION,
            seats=SEATS,
            settings=(Setting("rounds", (3, 5, 7), 5),),
            verbs=verbs(self.box),
            events=EVENTS,
            modules=[rules],
            things=THINGS,
            content=(content() if changes is None else changes).fingerprint(),
        )

    def blank(self) -> HoardState:
        s = HoardState()
        s.box = self.box
        return s

    def fresh(self, players: int, settings: dict[str, Any]) -> HoardState:
        """Everybody starts without gold. [hoard.setup.deal] [hoard.end.rounds]"""
        s = self.blank()
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
        return Result(scores, ranks, winners, [[Item("gold", gold)] for gold in scores])

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, HoardState)
        return value(s, seat)

    def lost_or_doubled(self, s: State) -> list[str]:
        assert isinstance(s, HoardState)
        return complaints(s)

    # ------------------------------------------------------------------ words

    def prompt(self, s: State, choice: Choice) -> Phrase:
        assert isinstance(s, HoardState)
        return words.prompt(s)

    def label(self, s: State, option: int) -> Phrase:
        assert isinstance(s, HoardState)
        return words.label(s, option)

    def name_key(self, kind: str, n: int) -> str:
        return words.name_key(self.box, kind, n)

    def text_view(self, s: State, seat: int) -> list[Section]:
        assert isinstance(s, HoardState)
        return words.text_view(s, seat)
