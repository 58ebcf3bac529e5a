"""Akademia Smoczych Wrót as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.content import Content
from wawel.engine.game import Game, Item, Parts, Result, Setting
from wawel.engine.state import State
from wawel.games.dragonsgate import words
from wawel.games.dragonsgate.conserved import complaints
from wawel.games.dragonsgate.load import FILES
from wawel.games.dragonsgate.options import OPTIONS
from wawel.games.dragonsgate.preview import preview
from wawel.games.dragonsgate.rules import (
    actions,
    activation,
    cleanup,
    final,
    house,
    professions,
    setup,
    spells,
    turn,
)
from wawel.games.dragonsgate.state import DragonsgateState
from wawel.games.dragonsgate.tabletext import text_view
from wawel.games.dragonsgate.value import value

#: raise it when records of earlier games would no longer replay
VERSION: Final = "2"
SEATS: Final = (2, 3, 4)

#: the names of the arguments of each event; an event gets words where it is shown
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "set-up": (),
    "first-player": ("seat",),
    "left-professor": ("seat", "professor"),
    "turn": ("turn",),
    "income": ("seat", "coins"),
    "building-income": ("seat", "building"),
    "rolled": ("seat", "dice"),
    "took-die": ("seat", "colour", "value"),
    "imps-spent": ("seat", "imps"),
    "acts": ("seat", "action", "value"),
    "idle": ("seat",),
    "coins": ("seat", "coins"),
    "paid": ("seat", "coins"),
    "prestige": ("seat", "prestige"),
    "imps": ("seat", "imps"),
    "no-imps": ("seat",),
    "trait": ("seat", "trait", "points"),
    "relief": ("seat", "spaces"),
    "trickery": ("seat", "spaces", "space"),
    "dungeon": ("seat", "space"),
    "treasury": ("seat", "points"),
    "robbed": ("seat", "victim", "coins"),
    "lured": ("seat", "victim", "imps"),
    "setback": ("seat", "spaces", "space"),
    "rerolled": ("seat", "value"),
    "flipped": ("seat", "value"),
    "pool-rerolled": ("seat", "dice"),
    "fresh-faces": ("seat",),
    "swapped": ("seat",),
    "adept": ("seat", "adept"),
    "adept-left": ("seat", "adept"),
    "professor": ("seat", "professor"),
    "professor-left": ("seat", "professor"),
    "adepts-reshuffled": (),
    "professors-reshuffled": (),
    "built": ("seat", "building", "coins"),
    "order": ("seat", "space"),
    "graduated": ("seat", "adept", "profession"),
    "drew": ("seat", "count"),
    "drew-card": ("spell",),
    "drew-immediate": ("seat", "spell"),
    "played": ("seat", "spell"),
    "impossible": ("seat", "spell"),
    "discarded": ("seat",),
    "discarded-card": ("spell",),
    "cleanup": (),
    "upkeep": ("seat", "coins", "prestige"),
    "scoring": (),
    "scored": ("seat", "points"),
    "won": ("seat",),
}

PARTS: Final = Parts(
    state=DragonsgateState,
    options=OPTIONS,
    chapters=[setup, turn, activation, cleanup, actions, house, professions, spells, final],
    events=EVENTS,
    event_kinds={"victim": "seat", "space": ""},
    end_rule="gate.end.after-turn-5",
    moments=("action", "after-action"),
    words=words,
    value=value,
    preview=preview,
    text_view=text_view,
    lost_or_doubled=complaints,
)


class Dragonsgate(Game):
    """The game. `changes` is content with values laid over the shipped ones. [gate.ruling.player-count]"""

    def __init__(self, changes: Content | None = None) -> None:
        self.box, content = FILES.box(changes)
        boards = self.box.ids["board"]
        settings = (Setting("board", tuple(boards), boards[0]), Setting("early_common_die", (False, True), False))
        super().__init__("dragonsgate", VERSION, SEATS, settings, self.box, content, PARTS)

    def fresh(self, players: int, settings: dict[str, Any]) -> DragonsgateState:
        """The side of the boards, and the variant with the early common die.

        [gate.setup.player-board-side] [gate.variant.common-die-turn-3]
        """
        s = self.blank()
        assert isinstance(s, DragonsgateState)
        s.players = players
        s.house = self.box.ids["board"].index(settings["board"])
        s.early_common_die = settings["early_common_die"]
        s.stack = [turn.Semester()]
        return s

    def result(self, s: State) -> Result | None:
        """Prestige and everything the scoring phase adds. [gate.end.winner] [gate.score.order]"""
        assert isinstance(s, DragonsgateState)
        if s.stack:
            return None
        places = final.ranks(s)
        return Result(final.scores(s), places, [places.index(1)], self.score(s))

    def score(self, s: State) -> list[list[Item]]:
        """What the scoring phase would count now. [gate.score.order]"""
        assert isinstance(s, DragonsgateState)
        sheets = final.sheets(s)
        return [[Item(key, points) for key, points in zip(final.ITEMS, sheet, strict=True)] for sheet in sheets]
