"""Dragons of Etchinstone as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.components import NONE
from wawel.engine.content import Content
from wawel.engine.game import Game, Item, Parts, Result, Setting
from wawel.engine.state import State
from wawel.games.etchinstone import words
from wawel.games.etchinstone.conserved import complaints
from wawel.games.etchinstone.load import FILES
from wawel.games.etchinstone.options import OPTIONS
from wawel.games.etchinstone.preview import preview
from wawel.games.etchinstone.rules import (
    action,
    challenge,
    cleanup,
    damage,
    final,
    flow,
    penalty,
    roles,
    setup,
    upgrade,
)
from wawel.games.etchinstone.state import UNDECIDED, WON, EtchinstoneState
from wawel.games.etchinstone.value import value

VERSION: Final = "2"
CHOOSE: Final = "choose"

#: the names of the arguments of each event; an event gets words where it is shown
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "set-up": (),
    "shuffled": (),
    "dragon": ("dragon",),
    "level": ("card", "level"),
    "region": ("region",),
    "encounter": ("foe",),
    "hardship": ("hardship",),
    "detour": ("card", "key_card"),
    "faced": ("foe",),
    "linked": ("card", "under", "element"),
    "role-spell": ("card",),
    "role-element": ("card",),
    "role-boost": ("card",),
    "boost-attack": ("boost",),
    "boost-initiative": ("boost",),
    "compare-attack": (),
    "compare-move": (),
    "off-type": (),
    "spare-given": ("card",),
    "initiative": ("mine", "theirs"),
    "attack": ("mine", "theirs"),
    "move": ("mine", "theirs"),
    "full-victory": ("xp",),
    "minor-victory": ("xp",),
    "loss": (),
    "initial-damage": ("n",),
    "combat-damage": ("n",),
    "time-penalty": ("n",),
    "shortfall": ("n",),
    "storm": ("n",),
    "treacherous": ("n",),
    "time-discard": ("card",),
    "fall-discard": ("card",),
    "damage": ("n",),
    "absorbed": ("card", "n"),
    "downgraded": ("card", "level"),
    "removed": ("card",),
    "knocked-down": (),
    "poison": ("n",),
    "upgraded": ("card", "level"),
    "xp-lost": ("n",),
    "discarded": ("card",),
    "drew": ("card",),
    "region-end": ("region",),
    "final-journey": ("dragon",),
    "regroup": ("card",),
    "total-move": ("mine", "level"),
    "final-enemy": ("dragon",),
    "total-attack": ("mine", "level"),
    "total-initiative": ("mine", "theirs"),
    "won": ("score",),
    "lost": (),
}

PARTS: Final = Parts(
    state=EtchinstoneState,
    options=OPTIONS,
    chapters=[setup, challenge, roles, action, penalty, damage, upgrade, cleanup, final, flow],
    events=EVENTS,
    event_kinds={"key_card": "card", "under": "card"},
    end_rule="etch.flow.final-until-decided",
    words=words,
    value=value,
    preview=preview,
    text_view=words.text_view,
    lost_or_doubled=complaints,
)


class Etchinstone(Game):
    """The solo game. `changes` is content with values laid over the shipped ones. [etch.ruling.player-count]"""

    def __init__(self, changes: Content | None = None) -> None:
        self.box, content = FILES.box(changes)
        ids = self.box.ids
        settings = (
            Setting("difficulty", tuple(ids["difficulty"]), "normal"),
            Setting("dragon", (CHOOSE, *ids["dragon"]), CHOOSE),
            Setting("cavalryman", (False, True), False),
            Setting("glass_cannon", (False, True), False),
        )
        super().__init__("etchinstone", VERSION, (1,), settings, self.box, content, PARTS)

    def fresh(self, players: int, settings: dict[str, Any]) -> EtchinstoneState:
        """The chosen difficulty, Dragon and alternate rules. [etch.alt.any-combination] [etch.difficulty.optional]"""
        s = self.blank()
        assert isinstance(s, EtchinstoneState)
        ids = self.box.ids
        s.difficulty = ids["difficulty"].index(settings["difficulty"])
        s.dragon = NONE if settings["dragon"] == CHOOSE else ids["dragon"].index(settings["dragon"])
        s.cavalryman = settings["cavalryman"]
        s.glass_cannon = settings["glass_cannon"]
        s.stack = [flow.Adventure()]
        return s

    def result(self, s: State) -> Result | None:
        """Won or lost, and the points of a win. [etch.score.optional]"""
        assert isinstance(s, EtchinstoneState)
        if s.outcome == UNDECIDED:
            return None
        won = s.outcome == WON
        points = final.score(s)
        return Result([points], [1 if won else 2], [0] if won else [], [[Item("levels" if won else "loss", points)]])

    def score(self, s: State) -> list[list[Item]]:
        """The Levels of all cards: what a win would be worth now. [etch.score.optional]"""
        assert isinstance(s, EtchinstoneState)
        return [[Item("levels", sum(s.levels))]]
