"""Epic: Pojedynek as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.components import NONE
from wawel.engine.content import Content
from wawel.engine.game import Game, Item, Parts, Result, Setting
from wawel.engine.state import State
from wawel.games.epic import words
from wawel.games.epic.conserved import complaints
from wawel.games.epic.load import FILES
from wawel.games.epic.options import OPTIONS, SEATS
from wawel.games.epic.pieces import Side
from wawel.games.epic.preview import preview
from wawel.games.epic.rules import battle, champions, fall, formats, leave, play, resolve, setup, targets, turn
from wawel.games.epic.rules.fall import victors
from wawel.games.epic.rules.formats import FORMATS
from wawel.games.epic.state import DUEL, FIRST_BLOOD, FREE_FOR_ALL, HYDRA, LAST_STANDING, START_LIFE, EpicState
from wawel.games.epic.value import value

#: raise it when records of earlier games would no longer replay
VERSION: Final = "2"
MANY: Final = (3, 4, 5, 6, 7, 8)

#: for how many players each format is; the cube for as many as three copies of this set serve.
#: [epic.random-thirty.players] [epic.pack-draft.players] [epic.dark-draft.players] [epic.cube-draft.players-by-set]
#: [epic.preconstructed.players] [epic.constructed.players] [epic.ruling.pack-draft-two] [epic.ruling.cube-players]
FORMAT_SEATS: Final[dict[Any, tuple[int, ...]]] = {
    "preconstructed": (2,),
    "random-thirty": SEATS,
    "sixty-keep-thirty": SEATS,
    "pack-draft": MANY,
    "dark-draft": (2,),
    "cube-draft": (2, 3, 4),
    "constructed": SEATS,
}

#: [epic.multi.from-three] [epic.hydra.equal-teams] [epic.ruling.hydra-sizes]
MODE_SEATS: Final[dict[Any, tuple[int, ...]]] = {
    "duel": (2,),
    "free-for-all": MANY,
    "first-blood": MANY,
    "last-standing": MANY,
    "hydra-2": (4, 6, 8),
    "hydra-3": (6,),
    "hydra-4": (8,),
}
MODES: Final = {
    "duel": DUEL,
    "free-for-all": FREE_FOR_ALL,
    "first-blood": FIRST_BLOOD,
    "last-standing": LAST_STANDING,
    "hydra-2": HYDRA,
    "hydra-3": HYDRA,
    "hydra-4": HYDRA,
}

#: the names of the arguments of each event; an event gets words where it is shown
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "first": ("team",),
    "took-alignment": ("seat", "alignment"),
    "opened-pack": ("pack",),
    "picked": ("card",),
    "dark-round": ("round",),
    "built": ("seat", "count"),
    "drew": ("seat", "count"),
    "drew-card": ("card",),
    "drew-from-nothing": ("seat",),
    "mulligan": ("seat", "count"),
    "turn": ("turn", "team"),
    "passed": ("seat",),
    "played": ("seat", "card"),
    "entered": ("card", "seat"),
    "triggered": ("seat", "card"),
    "chose": ("seat", "card", "text"),
    "aimed": ("seat", "victim"),
    "gained-life": ("seat", "count"),
    "lost-life": ("seat", "count"),
    "hurt": ("seat", "count"),
    "discarded": ("seat", "card"),
    "recalled": ("seat", "card"),
    "banished-pile": ("seat", "count"),
    "damaged": ("card", "seat", "count"),
    "broken": ("card", "seat"),
    "banished": ("card", "seat"),
    "returned": ("card", "seat"),
    "controlled": ("card", "seat"),
    "control-back": ("card", "seat"),
    "boosted": ("card", "attack", "defence"),
    "granted": ("card", "keyword"),
    "turned": ("card", "seat", "position"),
    "attacks": ("seat", "card"),
    "defends": ("team",),
    "blocks": ("seat", "card"),
    "fell": ("seat",),
    "left": ("seat",),
}

#: where a player may want to be asked although there is nothing to play
MOMENTS: Final = (
    "my-turn",
    "attack-blockers",
    "attack-damage",
    "defence-blockers",
    "defence-damage",
    "battle-blockers",
    "battle-damage",
    "turn-end",
)

PARTS: Final = Parts(
    state=EpicState,
    options=OPTIONS,
    chapters=[setup, formats, turn, battle, play, resolve, targets, champions, fall, leave],
    events=EVENTS,
    event_kinds={"victim": "seat", "team": "seat"},
    end_rule="epic.end.last-standing",
    moments=MOMENTS,
    words=words,
    value=value,
    preview=preview,
    text_view=words.text_view,
    lost_or_doubled=complaints,
)


class Epic(Game):
    """The game. `changes` is content with values laid over the shipped ones."""

    def __init__(self, changes: Content | None = None) -> None:
        self.box, content = FILES.box(changes)
        settings = (
            Setting("format", tuple(FORMATS), "preconstructed", FORMAT_SEATS),
            Setting("mode", tuple(MODES), "duel", MODE_SEATS),
        )
        super().__init__("epic", VERSION, SEATS, settings, self.box, content, PARTS)

    def fresh(self, players: int, settings: dict[str, Any]) -> EpicState:
        """Thirty life each, shared in a team; gold on side 1.

        [epic.setup.life-thirty] [epic.life.counters] [epic.setup.start-tokens] [epic.multi.gold-at-start]
        [epic.hydra.shared-life] [epic.hydra.separate-things] [epic.hydra.equal-teams]
        """
        s = self.blank()
        assert isinstance(s, EpicState)
        s.players = players
        s.format = FORMATS.index(settings["format"])
        s.mode = MODES[settings["mode"]]
        size = int(settings["mode"].removeprefix("hydra-")) if s.mode == HYDRA else 1
        s.teams = players // size
        s.life = [START_LIFE * size] * s.teams
        s.sides = [Side() for _ in range(players)]
        s.stack = [setup.SetUp()]
        return s

    def result(self, s: State) -> Result | None:
        """Who has won; the others by how long they lasted. [epic.end.last-standing] [epic.end.draw]"""
        assert isinstance(s, EpicState)
        if s.stack:
            return None
        won = victors(s)
        fell = [side.fell for side in s.sides]
        last = max(fell) + 1
        why = []
        for seat in range(s.players):
            lasted = (fell[seat] or last) - 1
            why.append([Item("win", last if seat in won else 0), Item("outlasted", lasted)])
        scores = [items[0].points + items[1].points for items in why]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        return Result(scores, ranks, won, why)

    def in_turn(self, s: State) -> list[int]:
        assert isinstance(s, EpicState)
        return [] if s.active == NONE else s.members(s.active)

    def score(self, s: State) -> list[list[Item]]:
        """The life of each one's team. [epic.hydra.shared-life]"""
        assert isinstance(s, EpicState)
        return [[Item("life", s.life[s.team(seat)])] for seat in range(s.players)]

    def can_leave(self, s: State, seat: int) -> bool:
        assert isinstance(s, EpicState)
        return leave.can_leave(s, seat)

    def take_leave(self, s: State, seat: int) -> None:
        assert isinstance(s, EpicState)
        leave.leave(s, seat)
