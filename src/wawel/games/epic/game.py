"""Epic: Pojedynek as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.content import Content
from wawel.engine.events import Event
from wawel.engine.game import Choice, Game, Item, Result, Setting
from wawel.engine.phrases import Phrase, Section
from wawel.engine.state import State
from wawel.engine.verbs import Verbs
from wawel.games.epic import options as o
from wawel.games.epic import words
from wawel.games.epic.box import ALIGNMENTS, CARDS, Box
from wawel.games.epic.cardtext import text
from wawel.games.epic.load import content, load, standard
from wawel.games.epic.pieces import Side
from wawel.games.epic.preview import preview
from wawel.games.epic.rules import battle, champions, fall, formats, leave, play, resolve, setup, targets, turn
from wawel.games.epic.rules.fall import victors
from wawel.games.epic.rules.formats import FORMATS
from wawel.games.epic.rules.targets import text_at
from wawel.games.epic.state import DUEL, FIRST_BLOOD, FREE_FOR_ALL, HYDRA, LAST_STANDING, START_LIFE, EpicState
from wawel.games.epic.value import value

#: raise it when a record of old games would no longer replay
VERSION: Final = "1"
SEATS: Final = (2, 3, 4, 5, 6, 7, 8)
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

#: the arguments of each event, by what they are: the words are looked up where the event is shown
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

#: event arguments that name a component
THINGS: Final = {
    "seat": "seat",
    "victim": "seat",
    "team": "team",
    "card": "card",
    "alignment": "alignment",
    "keyword": "keyword",
    "position": "position",
}


def verbs(box: Box) -> Verbs:
    """All options of the game, numbered once and for all."""
    cards = box.ids[:CARDS]
    v = Verbs()
    v.add("alignment", len(ALIGNMENTS), at=o.ALIGNMENT, about="alignment", names=ALIGNMENTS)
    v.add("seat", SEATS[-1], at=o.SEAT, about="seat")
    v.add("branch", 4, at=o.BRANCH, about="branch")
    v.add("do-it", at=o.DO_IT)
    v.add("to-main", at=o.TO_MAIN)
    v.add("to-end", at=o.TO_END)
    v.add("play", CARDS, at=o.PLAY, about="card", names=cards)
    v.add("discard", CARDS, at=o.DISCARD_CARD, about="card", names=cards)
    v.add("swap", CARDS, at=o.SWAP, about="card", names=cards)
    v.add("pick", CARDS, at=o.PICK, about="card", names=cards)
    v.add("drop", CARDS, at=o.DROP, about="card", names=cards)
    v.add("add", CARDS, at=o.ADD, about="card", names=cards)
    v.add("ready", o.READY_DECKS, at=o.READY, about="deck")
    v.add("from-pile", CARDS, at=o.FROM_PILE, about="card", names=cards)
    v.add("trigger", o.MOST_TRIGGERS, at=o.TRIGGER, about="trigger")
    v.add("attack", o.MOST_CHAMPIONS, at=o.ATTACK, about="champion")
    v.add("block", o.MOST_CHAMPIONS, at=o.BLOCK, about="champion")
    v.add("target", o.MOST_CHAMPIONS, at=o.TARGET, about="champion")
    v.add("points", o.MOST_POINTS, at=o.POINTS, about="points")
    return v


class Epic(Game):
    """The game. `changes` is content with values laid over the shipped ones."""

    def __init__(self, changes: Content | None = None) -> None:
        self.box = standard() if changes is None else load(changes)
        super().__init__(
            key="epic",
            version=VERSION,
            seats=SEATS,
            settings=(
                Setting("format", tuple(FORMATS), "preconstructed", FORMAT_SEATS),
                Setting("mode", tuple(MODES), "duel", MODE_SEATS),
            ),
            verbs=verbs(self.box),
            events=EVENTS,
            modules=[setup, formats, turn, battle, play, resolve, targets, champions, fall],
            things=THINGS,
            content=(content() if changes is None else changes).fingerprint(),
        )

    def blank(self) -> EpicState:
        s = EpicState()
        s.box = self.box
        return s

    def fresh(self, players: int, settings: dict[str, Any]) -> EpicState:
        """Thirty life each, shared in a team; gold on side 1.

        [epic.setup.life-thirty] [epic.life.counters] [epic.setup.start-tokens] [epic.multi.gold-at-start]
        [epic.hydra.shared-life] [epic.hydra.separate-things] [epic.hydra.equal-teams]
        """
        s = self.blank()
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

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, EpicState)
        return value(s, seat)

    def preview(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, EpicState)
        return preview(s)

    def must_decide(self, s: State, seat: int) -> bool:
        """Is the seat attacked?"""
        assert isinstance(s, EpicState)
        return s.defender == s.team(seat)

    def can_leave(self, s: State, seat: int) -> bool:
        assert isinstance(s, EpicState)
        return leave.can_leave(s, seat)

    def take_leave(self, s: State, seat: int) -> None:
        assert isinstance(s, EpicState)
        leave.leave(s, seat)

    # ------------------------------------------------------------------ words

    def prompt(self, s: State, choice: Choice) -> Phrase:
        assert isinstance(s, EpicState)
        return words.prompt(s, choice.seat)

    def label(self, s: State, option: int) -> Phrase:
        assert isinstance(s, EpicState)
        return words.label(s, option)

    def describe_event(self, event: Event) -> Phrase:
        line = super().describe_event(event)
        if event.key == "chose":
            line.args["text"] = text(text_at(self.blank(), event.b, event.c))
        return line

    def name_key(self, kind: str, n: int) -> str:
        return words.name_key(self.box, kind, n)

    def text_view(self, s: State, seat: int) -> list[Section]:
        assert isinstance(s, EpicState)
        return words.text_view(s, seat)
