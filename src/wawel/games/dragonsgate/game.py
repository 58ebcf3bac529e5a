"""Akademia Smoczych Wrót as the engine's contract sees it."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.content import Content
from wawel.engine.game import Choice, Game, Item, Result, Setting
from wawel.engine.phrases import Phrase, Section
from wawel.engine.state import State
from wawel.engine.verbs import Verbs
from wawel.games.dragonsgate import box as b
from wawel.games.dragonsgate import options, preview, tabletext, words
from wawel.games.dragonsgate.box import Box
from wawel.games.dragonsgate.load import content, load, standard
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
from wawel.games.dragonsgate.value import value

#: raise it when a record of old games would no longer replay
VERSION: Final = "2"
SEATS: Final = (2, 3, 4)
#: the most a space of the upkeep track may ask for
UPKEEP: Final = 9

#: the arguments of each event, by what they are: the words are looked up where the event is shown
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

#: event arguments that name a component
THINGS: Final = {
    "seat": "seat",
    "victim": "seat",
    "professor": "professor",
    "adept": "adept",
    "building": "building",
    "colour": "colour",
    "action": "action",
    "trait": "trait",
    "profession": "profession",
    "spell": "spell",
}


def verbs(box: Box) -> Verbs:
    """All options of the game, numbered once and for all."""
    v = Verbs()
    spaces = [f"{b.TYPES[a.type]}-{a.level}-{i + 1}" for a in box.areas for i in range(a.spaces)]
    faces = [f"{colour}-{value}" for colour in b.COLOURS for value in range(1, b.SIDES + 1)]
    acts = [f"{action}-{value}" for action in b.ACTIONS for value in range(1, b.SIDES + 1)]
    v.add("leave", b.STARTING, at=options.LEAVE, about="professor", names=box.professor_ids[: b.STARTING])
    v.add("income", b.INCOME_CHOICES, at=options.INCOME, about="branch")
    v.add("buy-imp", at=options.BUY_IMP)
    v.add("take", len(faces), at=options.TAKE, about="die", names=faces)
    v.add("act", len(acts), at=options.ACT, about="action", names=acts)
    v.add("play", b.SPELL_KINDS, at=options.PLAY, about="spell", names=box.spell_ids)
    v.add("discard", b.SPELL_KINDS, at=options.DISCARD, about="spell", names=box.spell_ids)
    v.add("branch", 3, at=options.BRANCH, about="branch")
    v.add("buy-prestige", len(box.deals), at=options.BUY_PRESTIGE, about="deal")
    v.add("adept", b.DISPLAY, at=options.ADEPT, about="space")
    v.add("adept-stack", at=options.ADEPT_STACK)
    v.add("professor", b.DISPLAY, at=options.PROFESSOR, about="space")
    v.add("professor-stack", at=options.PROFESSOR_STACK)
    v.add("dismiss-adept", b.ADEPT_KINDS, at=options.DISMISS_ADEPT, about="adept", names=box.adept_ids)
    v.add(
        "dismiss-professor", b.PROFESSOR_KINDS, at=options.DISMISS_PROFESSOR, about="professor", names=box.professor_ids
    )
    v.add("build", b.BUILDING_KINDS, at=options.BUILD, about="building", names=box.building_ids)
    v.add("site", b.SITES, at=options.SITE, about="site", names=[b.site_name(site) for site in box.sites])
    v.add("order", b.ORDER_SPACES, at=options.ORDER, about="space")
    v.add("profession", b.PROFESSION_SPACES, at=options.PROFESSION, about="space", names=spaces)
    v.add("train", b.ADEPT_KINDS, at=options.TRAIN, about="adept", names=box.adept_ids)
    v.add("place", b.PROFESSION_PLACES, at=options.PLACE, about="place")
    v.add("pay", UPKEEP + 1, at=options.PAY, about="coins")
    return v


class Dragonsgate(Game):
    """The game. `changes` is content with values laid over the shipped ones. [gate.ruling.player-count]"""

    def __init__(self, changes: Content | None = None) -> None:
        self.box = standard() if changes is None else load(changes)
        super().__init__(
            key="dragonsgate",
            version=VERSION,
            seats=SEATS,
            settings=(
                Setting("board", tuple(self.box.house_ids), self.box.house_ids[0]),
                Setting("early_common_die", (False, True), False),
            ),
            verbs=verbs(self.box),
            events=EVENTS,
            modules=[setup, turn, activation, cleanup, actions, house, professions, spells, final],
            things=THINGS,
            content=(content() if changes is None else changes).fingerprint(),
        )

    def blank(self) -> DragonsgateState:
        s = DragonsgateState()
        s.box = self.box
        return s

    def fresh(self, players: int, settings: dict[str, Any]) -> DragonsgateState:
        """The side of the boards, and the variant with the early common die.

        [gate.setup.player-board-side] [gate.variant.common-die-turn-3]
        """
        s = self.blank()
        s.players = players
        s.house = self.box.house_ids.index(settings["board"])
        s.early_common_die = settings["early_common_die"]
        s.stack = [turn.Semester()]
        return s

    def result(self, s: State) -> Result | None:
        """Prestige and everything the scoring phase adds. [gate.end.winner] [gate.score.order]"""
        assert isinstance(s, DragonsgateState)
        if s.stack:
            return None
        places = final.ranks(s)
        why = [[Item(key, points) for key, points in zip(final.ITEMS, sheet, strict=True)] for sheet in final.sheets(s)]
        return Result(final.scores(s), places, [places.index(1)], why)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, DragonsgateState)
        return value(s, seat)

    # ------------------------------------------------------------------ words

    def prompt(self, s: State, choice: Choice) -> Phrase:
        assert isinstance(s, DragonsgateState)
        return words.prompt(s)

    def label(self, s: State, option: int) -> Phrase:
        assert isinstance(s, DragonsgateState)
        return words.label(s, self.verbs.verb(option), self.verbs.argument(option))

    def name_key(self, kind: str, n: int) -> str:
        return words.name_key(self.box, kind, n)

    def text_view(self, s: State, seat: int) -> list[Section]:
        assert isinstance(s, DragonsgateState)
        return tabletext.text_view(s, seat)

    def preview(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, DragonsgateState)
        return preview.preview(s, seat)

    def why(self, option: int) -> str:
        """The rule behind an option, if one says more than the question's own rule."""
        return words.why(self.verbs.verb(option), self.verbs.argument(option))
