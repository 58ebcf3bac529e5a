"""Tidal Blades as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.content import Content
from wawel.engine.game import Game, Item, Parts, Result, Setting
from wawel.engine.state import State
from wawel.games.tidal import words
from wawel.games.tidal.box import SEATS
from wawel.games.tidal.conserved import complaints
from wawel.games.tidal.load import FILES
from wawel.games.tidal.options import OPTIONS
from wawel.games.tidal.preview import preview
from wawel.games.tidal.rules import (
    challenge,
    develop,
    dice,
    effects,
    fight,
    final,
    flow,
    islands,
    night,
    roll,
    setup,
    solo,
    turn,
)
from wawel.games.tidal.state import TidalState
from wawel.games.tidal.tabletext import text_view
from wawel.games.tidal.value import GOAL, foresee, value

#: raise it when records of earlier games would no longer replay
VERSION: Final = "1"

#: the names of the arguments of each event; an event gets words where it is shown
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "set-up": (),
    "character": ("seat", "character"),
    "looks": ("seat", "count"),
    "in-play": ("seat", "card"),
    "sank": ("seat", "count"),
    "first-player": ("seat",),
    "round": ("round",),
    "turn": ("seat",),
    "neutral": ("place",),
    "announcement": ("announcement",),
    "announcement-won": ("seat", "announcement"),
    "visited": ("seat", "place"),
    "collected": ("seat", "place"),
    "sneaked": ("seat", "place"),
    "fruit": ("seat", "count"),
    "shells": ("seat", "count"),
    "shield": ("seat", "count"),
    "lost-fruit": ("seat", "count"),
    "lost-shells": ("seat", "count"),
    "lost-shield": ("seat", "count"),
    "stole-fruit": ("seat", "victim", "count"),
    "stole-shells": ("seat", "victim", "count"),
    "chose-victim": ("seat", "victim"),
    "unpaid": ("seat",),
    "ranking": ("seat", "count", "space"),
    "fell": ("seat", "count", "space"),
    "drew-trick": ("trick",),
    "drew-tricks": ("seat", "count"),
    "drew-challenge": ("challenge",),
    "drew-challenges": ("seat", "count"),
    "took": ("seat", "challenge"),
    "pool": ("challenge",),
    "pool-discarded": ("seat", "challenge"),
    "legend": ("challenge",),
    "market": ("market",),
    "bought": ("seat", "market", "count"),
    "tricks-reshuffled": (),
    "challenges-reshuffled": (),
    "market-reshuffled": (),
    "boat": ("seat", "boat"),
    "arbiter": ("island",),
    "die": ("seat", "die"),
    "no-die": ("seat",),
    "stand-in": ("seat", "die"),
    "refreshed": ("seat", "die"),
    "upgraded": ("seat", "old", "new"),
    "lost-die": ("seat", "die"),
    "borrowed": ("seat", "die"),
    "turned": ("shown", "now"),
    "developed": ("seat", "trait", "count"),
    "dial-full": ("seat", "trait"),
    "trick": ("seat", "trick", "level"),
    "another-trick": ("seat",),
    "ability": ("seat", "card"),
    "used": ("seat", "card"),
    "artifact": ("seat", "card"),
    "memory": ("seat",),
    "leaps": ("seat", "shown"),
    "guard": ("seat", "count"),
    "reach": ("seat", "count"),
    "attempts": ("seat", "challenge"),
    "fights": ("seat", "monster"),
    "hunts": ("seat", "monster"),
    "ate": ("seat",),
    "added": ("seat", "die"),
    "rolled": ("seat", "count", "crosses"),
    "shows": ("shown",),
    "blocked": ("seat", "count"),
    "lost-rolled": ("seat", "shown"),
    "completed": ("seat", "challenge", "count"),
    "tucked": ("seat", "challenge"),
    "impressed": ("seat",),
    "versatile": ("seat",),
    "withdrew": ("seat", "challenge", "count"),
    "damage": ("seat", "monster", "count"),
    "cups": ("seat", "count"),
    "killed": ("seat", "monster"),
    "reward": ("seat",),
    "shield-over": ("seat", "count"),
    "night": ("round",),
    "invasion-roll": ("seat", "count"),
    "no-invasion": (),
    "invades": ("monster",),
    "penalty": ("seat",),
    "safe": ("seat",),
    "escapes": ("monster",),
    "to-reef": ("monster",),
    "at-edge": ("monster",),
    "leads": ("seat",),
    "no-leader": (),
    "intrigue": ("intrigue",),
    "rival-stands": ("place",),
    "rival-completes": ("island",),
    "rival-ranking": ("count", "space"),
    "rival-fell": ("count", "space"),
    "rival-boat": ("boat",),
    "rival-discards": ("challenge",),
    "rival-hits": ("monster",),
    "rival-kills": ("monster",),
    "rival-leads": (),
    "scoring": (),
    "scored": ("seat", "points"),
}

PARTS: Final = Parts(
    state=TidalState,
    options=OPTIONS,
    chapters=[setup, flow, turn, islands, effects, develop, dice, roll, challenge, fight, night, solo],
    events=EVENTS,
    event_kinds={"victim": "seat", "old": "die", "new": "die", "now": "shown", "level": ""},
    end_rule="tidal.score.when",
    words=words,
    value=value,
    foresee=foresee,
    preview=preview,
    text_view=text_view,
    lost_or_doubled=complaints,
)


class Tidal(Game):
    """The game. `changes` is content with values laid over the shipped ones. [tidal.game.player-count]

    [tidal.ruling.advanced] [tidal.ruling.solo-difficulty]
    """

    def __init__(self, changes: Content | None = None) -> None:
        self.box, content = FILES.box(changes)
        levels = tuple(self.box.ids["level"])
        alone = {"none": SEATS[1:], **dict.fromkeys(levels, SEATS[:1])}
        settings = (
            Setting("first_game", (False, True), False),
            Setting("legendary", (False, True), False),
            Setting("announcements", (False, True), False),
            Setting("advanced_market", (False, True), False),
            Setting("advanced_monsters", (False, True), False),
            Setting("advanced_citadel", (False, True), False),
            Setting("level", ("none", *levels), "none", alone),
        )
        super().__init__("tidal", VERSION, SEATS, settings, self.box, content, PARTS)

    def fresh(self, players: int, settings: dict[str, Any]) -> TidalState:
        """First or later game, the five parts of the advanced game, and the level of a solo game."""
        s = self.blank()
        assert isinstance(s, TidalState)
        s.players = players
        s.first_game = settings["first_game"]
        s.legends = settings["legendary"]
        s.announced = settings["announcements"]
        s.rich_market = settings["advanced_market"]
        s.more_monsters = settings["advanced_monsters"]
        s.flame_side = settings["advanced_citadel"]
        if players == 1:
            s.level = self.box.ids["level"].index(settings["level"])
        s.stack = [flow.TOURNAMENT]
        return s

    def result(self, s: State) -> Result | None:
        """Seven items, and the tie-breaks of the book. [tidal.score.items] [tidal.victory.most-points]"""
        assert isinstance(s, TidalState)
        if s.stack:
            return None
        places = final.places(s)
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return Result(final.scores(s), places, winners, self.score(s))

    def score(self, s: State) -> list[list[Item]]:
        """What the scoring would count now, without the goals that are still secret. [tidal.goal.hidden]"""
        assert isinstance(s, TidalState)
        sheets = [final.sheet(s, seat) for seat in range(s.players)]
        for side, sheet in zip(s.sides, sheets, strict=True):
            if s.stack and not side.goal_open:
                sheet[GOAL] = 0
        return [[Item(key, points) for key, points in zip(final.ITEMS, sheet, strict=True)] for sheet in sheets]
