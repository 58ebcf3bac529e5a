"""Talisman as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.components import NONE
from wawel.engine.content import Content
from wawel.engine.game import BadSetting, Game, Item, Parts, Result, Setting
from wawel.engine.problems import Problem
from wawel.engine.state import State
from wawel.games.talisman import words
from wawel.games.talisman.box import SEATS, WINDOWS
from wawel.games.talisman.conserved import complaints
from wawel.games.talisman.load import FILES
from wawel.games.talisman.options import OPTIONS
from wawel.games.talisman.rules import (
    beasts,
    chance,
    crown,
    dragons,
    duel,
    effects,
    encounter,
    fight,
    goods,
    hoards,
    hold,
    inner,
    life,
    move,
    setup,
    skills,
    spaces,
    spells,
    tokens,
    tower,
    trade,
    turn,
)
from wawel.games.talisman.state import M_CARDS, MODES, TalismanState
from wawel.games.talisman.tabletext import text_view
from wawel.games.talisman.value import value

#: raise it when records of earlier games would no longer replay
VERSION: Final = "1"

#: the names of the arguments of each event; an event gets words where it is shown
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # set-up and turns
    "set-up": (),
    "character": ("seat", "character"),
    "ending": ("ending",),
    "turn": ("seat",),
    "missed": ("seat",),
    "cut-off": (),
    "extra-turns": ("seat", "count"),
    # dice
    "rolled": ("seat", "shown"),
    "rerolled": ("seat", "shown"),
    "attack-roll": ("seat", "shown"),
    "their-roll": ("shown",),
    "table": ("seat", "table", "shown"),
    # moving
    "moved": ("seat", "space"),
    "crossed": ("seat",),
    "portal-opens": ("seat",),
    "portal-shut": ("seat",),
    "retreats": ("seat",),
    "freed": ("seat",),
    "built": ("seat", "card"),
    # cards
    "drew": ("seat", "card"),
    "lay": ("card", "space"),
    "discarded": ("card", "space"),
    "card-moved": ("card", "space"),
    "reshuffled": ("deck",),
    "spells-reshuffled": (),
    "meets-space": ("seat", "space"),
    "meets-scale": ("seat", "lord"),
    "meets": ("seat", "card"),
    "ended": ("card",),
    "hatched": ("lord", "count"),
    "turned-over": ("card",),
    # what a character gains and loses
    "life": ("seat", "count"),
    "lost-life": ("seat", "count"),
    "saved": ("seat", "card"),
    "prevented": ("seat",),
    "fate": ("seat", "count"),
    "lost-fate": ("seat", "count"),
    "gold": ("seat", "count"),
    "lost-gold": ("seat", "count"),
    "strength": ("seat", "count"),
    "lost-strength": ("seat", "count"),
    "craft": ("seat", "count"),
    "lost-craft": ("seat", "count"),
    "took": ("seat", "card"),
    "bought": ("seat", "card"),
    "lost-card": ("seat", "card"),
    "ditched": ("seat", "card"),
    "uses": ("seat", "card"),
    "ability": ("seat",),
    "turned-in": ("seat", "count"),
    "misses": ("seat", "count"),
    "toad": ("seat",),
    "toad-no-more": ("seat",),
    "enslaved": ("seat",),
    "aligned": ("seat", "alignment"),
    "quest": ("seat", "quest"),
    "quest-done": ("seat",),
    "killed": ("seat", "character"),
    "out": ("seat",),
    # Spells
    "drew-spell": ("card",),
    "drew-spells": ("seat", "count"),
    "lost-spell": ("seat", "card"),
    "lost-spells": ("seat", "count"),
    "cast": ("seat", "card"),
    "targets": ("seat", "victim"),
    "countered": ("seat", "card"),
    "magic-destroyed": ("seat",),
    "unseen": ("seat",),
    "held": ("seat",),
    "foe-held": ("card",),
    "preserved": ("seat",),
    "looked": ("seat", "count"),
    # fights
    "wields": ("seat", "card"),
    "breathes": ("card", "seat"),
    "scores": ("seat", "mine", "theirs"),
    "wins": ("seat",),
    "defeated": ("seat",),
    "stand-off": ("seat",),
    "kills": ("seat", "card"),
    "evaded": ("seat", "card"),
    "evaded-creature": ("seat", "creature"),
    "evades": ("seat",),
    "bribed": ("seat", "card"),
    "attacks": ("seat", "victim"),
    "beats": ("seat", "victim"),
    # the Inner Region
    "cleared": ("seat",),
    "guardian": ("seat", "count"),
    "fiends": ("seat", "count"),
    "crown-reached": ("seat",),
    # Dragons
    "token": ("seat", "token"),
    "tokens-mixed": (),
    "crowned": ("lord",),
    "scale-placed": ("lord", "space"),
    "scale-lifted": ("lord", "space"),
    "scale-spent": ("seat", "lord"),
    "claimed": ("seat", "lord"),
    "wrath": ("lord",),
    "rage": ("seat", "lord"),
    "rage-cancelled": ("seat",),
    "rage-proof": ("seat",),
    "asleep": ("card", "space"),
    "awake": ("card", "space"),
    "king-healed": ("lord",),
    "king-hurt": ("lord", "count"),
    "commands": ("seat",),
    "command-countered": ("seat",),
    "won": ("seat",),
}

PARTS: Final = Parts(
    state=TalismanState,
    options=OPTIONS,
    chapters=[
        setup,
        turn,
        move,
        encounter,
        fight,
        duel,
        life,
        hold,
        trade,
        spells,
        effects,
        goods,
        chance,
        spaces,
        inner,
        crown,
        skills,
        tokens,
        tower,
        dragons,
        hoards,
        beasts,
    ],
    events=EVENTS,
    event_kinds={"victim": "seat"},
    end_rule="tali.goal.win",
    words=words,
    value=value,
    text_view=text_view,
    lost_or_doubled=complaints,
    moments=tuple(f"spell-{window}" for window in WINDOWS),
)

#: which settings ask for what, and the rule that refuses them otherwise. [tali.ruling.options-compatible]
NEEDS_TOKENS: Final = ("wrath", "spawn")
NEEDS_COMMAND: Final = ("easier_command", "sudden_death")


class Talisman(Game):
    """The game. `changes` is content with values laid over the shipped ones. [tali.base-setup.players]

    [tali.ruling.options-compatible] [tali.ruling.partial-config] [tali.ruling.turn-limit]
    """

    def __init__(self, changes: Content | None = None) -> None:
        self.box, content = FILES.box(changes)
        settings = (
            Setting("board", MODES, "realm"),
            Setting("ending", (False, True), False),
            Setting("new_characters", (True, False), True),
            Setting("choose_of_three", (False, True), False),
            Setting("starting_bonus", (False, True), False),
            Setting("trophies", (7, 6, 5), 7),
            Setting("wrath", (False, True), False),
            Setting("spawn", (False, True), False),
            Setting("easier_command", (False, True), False),
            Setting("sudden_death", (False, True), False),
            Setting("bloodbath", (False, True), False),
            Setting("inherited_items", (False, True), False),
            Setting("evade_individuals", (False, True), False),
            Setting("clock", (0, 20, 40, 60), 0),
            Setting("turn_limit", (0, 30, 60, 120), 0),
        )
        super().__init__("talisman", VERSION, SEATS, settings, self.box, content, PARTS)

    def check_settings(self, given: dict[str, Any], players: int) -> dict[str, Any]:
        """All settings; those that don't go together are refused by rule. [tali.ruling.options-compatible]

        [tali.ending.not-with-everything] [tali.ruling.endings-exclusive]
        """
        settings = super().check_settings(given, players)
        mode = MODES.index(settings["board"])
        if settings["ending"] and mode < M_CARDS:
            raise refused("ending", "tali.ending.not-with-everything")
        for name in NEEDS_TOKENS:
            if settings[name] and settings["board"] == "base":
                raise refused(name, "tali.wrath.trigger" if name == "wrath" else "tali.spawn.purpose")
        for name in NEEDS_COMMAND:
            if settings[name] and (mode < M_CARDS or settings["ending"]):
                raise refused(name, "tali.ruling.options-compatible")
        return settings

    def simulated(self, settings: dict[str, Any]) -> dict[str, Any]:
        """Random play needs a limit: nothing in the rules makes characters go for the Crown.
        [tali.ruling.turn-limit]"""
        return settings if settings.get("clock") or settings.get("turn_limit") else {**settings, "turn_limit": 30}

    def fresh(self, players: int, settings: dict[str, Any]) -> TalismanState:
        """The set-up, the variants, and how long it may last."""
        s = self.blank()
        assert isinstance(s, TalismanState)
        s.players = players
        s.mode = MODES.index(settings["board"])
        s.endings = settings["ending"]
        s.newcomers = settings["new_characters"]
        s.three = settings["choose_of_three"]
        s.bonus = settings["starting_bonus"]
        s.threshold = settings["trophies"]
        s.wrath = settings["wrath"]
        s.spawn = settings["spawn"]
        s.easier = settings["easier_command"]
        s.sudden = settings["sudden_death"]
        s.bloodbath = settings["bloodbath"]
        s.inherit = settings["inherited_items"]
        s.evading = settings["evade_individuals"]
        s.clock = settings["clock"]
        s.limit = settings["turn_limit"]
        s.stack = [setup.SET_UP]
        return s

    def result(self, s: State) -> Result | None:
        """Who won, if anybody did; the others share the second place. [tali.goal.win] [tali.ruling.all-others-out]"""
        assert isinstance(s, TalismanState)
        if s.stack:
            return None
        winners = [seat for seat in range(s.players) if s.won >> seat & 1]
        scores = [1 if seat in winners else 0 for seat in range(s.players)]
        ranks = [1 if seat in winners else 1 + len(winners) for seat in range(s.players)]
        why = [[Item("won", points)] for points in scores]
        return Result(scores, ranks, winners, why)

    def in_turn(self, s: State) -> list[int]:
        """The active player."""
        assert isinstance(s, TalismanState)
        return [s.active] if s.stack and s.active != NONE else []


def refused(setting: str, rule: str) -> BadSetting:
    """The refusal of a setting that does not go with the others."""
    return BadSetting(Problem("talisman.refused", setting=setting, rule=rule))
