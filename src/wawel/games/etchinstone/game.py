"""Dragons of Etchinstone as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.content import Content
from wawel.engine.game import Choice, Game, Item, Result, Setting
from wawel.engine.phrases import Phrase, Section
from wawel.engine.state import State
from wawel.engine.verbs import Verbs
from wawel.games.etchinstone import options, preview, words
from wawel.games.etchinstone.box import CARDS, ELEMENTS, Box
from wawel.games.etchinstone.load import content, load, standard
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
from wawel.games.etchinstone.state import NONE, UNDECIDED, WON, EtchinstoneState
from wawel.games.etchinstone.value import value

VERSION: Final = "2"
CHOOSE: Final = "choose"

#: the arguments of each event, by what they are: the words are looked up where the event is shown
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

#: event arguments that name a component
THINGS: Final = {
    "card": "card",
    "key_card": "card",
    "under": "card",
    "dragon": "dragon",
    "foe": "foe",
    "region": "region",
    "element": "element",
    "hardship": "hardship",
}


def verbs(box: Box) -> Verbs:
    """All options of the game, numbered once and for all."""
    v = Verbs()
    cards = box.card_ids

    def per_card(name: str, at: int) -> None:
        v.add(name, CARDS, at=at, about="card", names=cards)

    v.add("dragon", len(box.dragon_ids), at=options.DRAGON, about="dragon", names=box.dragon_ids)
    per_card("change", options.CHANGE)
    v.add("face", at=options.FACE)
    per_card("detour", options.DETOUR)
    per_card("link", options.LINK)
    per_card("under", options.UNDER)
    v.add("turn", len(ELEMENTS), at=options.TURN, about="element", names=ELEMENTS)
    per_card("spell", options.SPELL)
    per_card("element", options.ELEMENT)
    per_card("boost", options.BOOST)
    v.add("to-attack", at=options.TO_ATTACK)
    v.add("to-initiative", at=options.TO_INITIATIVE)
    v.add("full", at=options.FULL)
    v.add("off-type", at=options.OFF_TYPE)
    v.add("give-spare", at=options.GIVE_SPARE)
    per_card("absorb", options.ABSORB)
    per_card("upgrade", options.UPGRADE)
    per_card("regroup", options.REGROUP)
    v.add("compare-attack", at=options.COMPARE_ATTACK)
    v.add("compare-move", at=options.COMPARE_MOVE)
    return v


class Etchinstone(Game):
    """The solo game. `changes` is content with values laid over the shipped ones. [etch.ruling.player-count]"""

    def __init__(self, changes: Content | None = None) -> None:
        self.box = standard() if changes is None else load(changes)
        super().__init__(
            key="etchinstone",
            version=VERSION,
            seats=(1,),
            settings=(
                Setting("difficulty", tuple(self.box.difficulty_ids), "normal"),
                Setting("dragon", (CHOOSE, *self.box.dragon_ids), CHOOSE),
                Setting("cavalryman", (False, True), False),
                Setting("glass_cannon", (False, True), False),
            ),
            verbs=verbs(self.box),
            events=EVENTS,
            modules=[setup, challenge, roles, action, penalty, damage, upgrade, cleanup, final, flow],
            things=THINGS,
            content=(content() if changes is None else changes).fingerprint(),
        )

    def blank(self) -> EtchinstoneState:
        s = EtchinstoneState()
        s.box = self.box
        return s

    def fresh(self, players: int, settings: dict[str, Any]) -> EtchinstoneState:
        """The chosen difficulty, Dragon and alternate rules. [etch.alt.any-combination] [etch.difficulty.optional]"""
        s = self.blank()
        s.difficulty = self.box.difficulty_ids.index(settings["difficulty"])
        s.dragon = NONE if settings["dragon"] == CHOOSE else self.box.dragon_ids.index(settings["dragon"])
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

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, EtchinstoneState)
        return value(s)

    # ------------------------------------------------------------------ words

    def prompt(self, s: State, choice: Choice) -> Phrase:
        assert isinstance(s, EtchinstoneState)
        return words.prompt(s)

    def label(self, s: State, option: int) -> Phrase:
        assert isinstance(s, EtchinstoneState)
        return words.label(s, self.verbs.verb(option), self.verbs.argument(option))

    def name_key(self, kind: str, n: int) -> str:
        return words.name_key(self.box, kind, n)

    def text_view(self, s: State, seat: int) -> list[Section]:
        assert isinstance(s, EtchinstoneState)
        return words.text_view(s)

    def preview(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, EtchinstoneState)
        return preview.preview(s, self.verbs)

    def why(self, option: int) -> str:
        """The rule behind an option, if one says more than the question's own rule."""
        return words.RULES.get(self.verbs.verb(option).name, "")
