"""A table in the middle of a game: set it, answer by the names of options, read what happened.

The cards are plain ones, so that a test shows every figure it depends on. A card's name says its Ether element: w1-w4,
f1-f4, l1-l4, s1-s4. Unless a test says otherwise a card has at every Level Initiative 3, a Basic Attack of 3, an
Enhanced Attack of 6 of its own element, Boost 0 (so nothing is asked about it) and Armour 2 without an element; as
Key card it shows Enemy 1 and no Hardship; its Upgrade costs 2, 3 and 4. Figures are written as they are read:
"attack 3", "attack/move 6 fire", "2 water". "f1@3" stands for one Level of a card, "all" for all cards.

Tables start at the few places named at the end; everything after that is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import harness
from wawel.engine.chance import NeedChance, words_of
from wawel.engine.content import Content
from wawel.engine.events import AnswerTrace
from wawel.engine.steps import Step
from wawel.games.etchinstone.box import AMBUSH, FOLDER, HAZARDS, NIGHT_TRAVEL, STORM
from wawel.games.etchinstone.game import Etchinstone
from wawel.games.etchinstone.rules.final import FinalHand, Rest
from wawel.games.etchinstone.rules.flow import Encounter, LeaveRegion
from wawel.games.etchinstone.state import FINAL, SEAT, EtchinstoneState

ELEMENTS = ("water", "fire", "lightning", "shadow")
CARDS = [f"{element[0]}{n}" for element in ELEMENTS for n in (1, 2, 3, 4)]
HARDSHIPS = {"ambush": AMBUSH, "hazards": HAZARDS, "night-travel": NIGHT_TRAVEL, "storm": STORM}

Figures = dict[str, Any]
Act = Callable[[EtchinstoneState, AnswerTrace], None]

#: cards that win every Encounter and every battle
HEROIC: Figures = {"basic": "attack/move 40", "enhanced": "attack/move 40 shadow", "initiative": 40, "armour": 40}
#: cards that lose every one
HOPELESS: Figures = {"basic": "attack 1", "enhanced": "attack 1 shadow", "initiative": 0, "armour": 0}


# ---------------------------------------------------------------------- the box


def action(words: str) -> Figures:
    """ "attack/move 6 fire" as the content files write it."""
    kinds, value, *element = words.split()
    return {"kinds": kinds.split("/"), "value": int(value)} | ({"element": element[0]} if element else {})


def valued(words: str | int) -> Figures:
    """ "2 water", or a bare number."""
    value, *element = str(words).split()
    return {"value": int(value)} | ({"element": element[0]} if element else {})


def several(words: str) -> list[Figures]:
    """ "2 fire, 1 shadow"."""
    return [valued(part) for part in words.split(",")] if words else []


def level_table(name: str, level: int, figures: Figures, encounter: str) -> Figures:
    element = next(e for e in ELEMENTS if e[0] == name[0])
    plain: Figures = {
        "encounter": encounter,
        "hardships": "",
        "initiative": 3,
        "basic": "attack 3",
        "enhanced": f"attack 6 {element}",
        "boost": 0,
        "armour": 2,
        "upgrade": level + 1,
    }
    assert set(figures) <= set(plain), figures
    told = plain | figures
    table = told | {
        "hardships": told["hardships"].split(),
        "basic": action(told["basic"]),
        "enhanced": action(told["enhanced"]),
        "armour": valued(told["armour"]),
    }
    if level == 4:
        del table["upgrade"]
    return table


def card_table(name: str, cards: dict[str, Figures], encounter: str) -> Figures:
    of_all = cards.get("all", {}) | cards.get(name, {})
    levels = [level_table(name, n, of_all | cards.get(f"{name}@{n}", {}), encounter) for n in (1, 2, 3, 4)]
    return {
        "id": name,
        "icon": "card",
        "element": next(e for e in ELEMENTS if e[0] == name[0]),
        "level": levels,
    }


def enemy_table(name: str, figures: Figures) -> Figures:
    plain: Figures = {"hp": 10, "initiative": 0, "attack": "2 fire", "armour": "", "xp": 5}
    assert set(figures) <= set(plain) | {"ability"}, figures
    told = {"id": name, "icon": "enemy"} | plain | figures
    return told | {"attack": valued(told["attack"]), "armour": several(told["armour"])}


def journey_table(name: str, figures: Figures) -> Figures:
    plain: Figures = {"mp": "10 water", "time": 2, "xp": 3}
    assert set(figures) <= set(plain) | {"peril"}, figures
    told = {"id": name, "icon": "journey"} | plain | figures
    return told | {"mp": valued(told["mp"])}


def dragon_table(number: int, figures: Figures) -> Figures:
    plain: Figures = {
        "initiative": 0,
        "initial": 4,
        "armour": "",
        "mp": "fire 5 10 15",
        "time": [3, 2, 1],
        "hp": [5, 10, 15],
        "attack": "6, 4, 2",
    }
    assert set(figures) <= set(plain), figures
    told = plain | figures
    element, *levels = told["mp"].split()
    return {
        "id": f"d{number}",
        "icon": "dragon",
        "card": (number + 1) // 2,
        "initiative": told["initiative"],
        "initial": told["initial"],
        "armour": several(told["armour"]),
        "mp": {"element": element, "levels": [int(n) for n in levels], "time": told["time"]},
        "hp": {"levels": told["hp"], "attack": several(told["attack"])},
    }


def plain_content(
    cards: dict[str, Figures] | None = None,
    foes: dict[str, Figures] | None = None,
    dragons: dict[str, Figures] | None = None,
    encounter: str = "enemy 1",
) -> Content:
    """The plain box with changes: cards by name ("f1", "f1@3", "all"), foes as "2 enemy 1", Dragons as "d1"."""
    cards, foes, dragons = cards or {}, foes or {}, dragons or {}
    assert {name.partition("@")[0] for name in cards} <= {*CARDS, "all"}, cards
    assert set(foes) <= {f"{r} {kind} {n}" for r in range(1, 5) for kind in ("enemy", "journey") for n in range(1, 5)}
    made = Content(FOLDER, ("difficulty.toml",))
    made.replace("cards.toml", {"card": [card_table(name, cards, encounter) for name in CARDS]})
    regions = []
    for r in range(1, 5):
        enemies = [enemy_table(f"enemy {r}.{n}", foes.get(f"{r} enemy {n}", {})) for n in range(1, 5)]
        journeys = [journey_table(f"journey {r}.{n}", foes.get(f"{r} journey {n}", {})) for n in range(1, 5)]
        regions.append({"id": f"region {r}", "icon": "region", "number": r, "enemy": enemies, "journey": journeys})
    made.replace("regions.toml", {"region": regions})
    made.replace("dragons.toml", {"dragon": [dragon_table(n, dragons.get(f"d{n}", {})) for n in range(1, 5)]})
    return made


def game_with(**changes: Any) -> Etchinstone:
    """The game with the plain box; changes as in `plain_content`."""
    return Etchinstone(plain_content(**changes))


# ---------------------------------------------------------------------- playing


class Tabletop(harness.Tabletop[Etchinstone, EtchinstoneState]):
    """A game in progress."""

    # ---- answering

    def carry_out(self, act: Act, script: list[int] | None) -> AnswerTrace:
        trace = super().carry_out(act, script)
        assert self.game.lost_or_doubled(self.s) == []
        return trace

    def cast(self, spell: str, element: str = "", boost: str = "") -> Tabletop:
        """Give the Roles of an Action Set, "" for none. The last card left takes its Role unasked, which is checked."""
        for verb, card in (("spell", spell), ("element", element), ("boost", boost)):
            if card:
                if card not in self.just_happened(f"role-{verb}"):
                    self.pick(f"{verb}:{card}")
            elif verb in self.asks:
                self.pick("done")
        return self

    def link(self, top: str, under: str, element: str) -> Tabletop:
        """Link two cards. A lower card that is the only one possible is not asked for."""
        self.pick(f"link:{top}")
        if self.asks == {"under"}:
            self.pick(f"under:{under}")
        self.pick(f"turn:{element}")
        assert self.happened("linked")[-1] == (top, under, element)
        return self

    def absorb(self, *cards: str) -> Tabletop:
        """Cards take damage. The last one that can is not asked for: that is checked only."""
        for card in cards:
            if card not in [name for name, _ in self.just_happened("absorbed")]:
                self.pick(f"absorb:{card}")
        return self

    # ---- where things are

    @property
    def hand(self) -> list[str]:
        return self.names(self.s.hand).split()

    @property
    def deck(self) -> list[str]:
        """Top first, what a Regroup put under it last."""
        return self.names(self.s.deck[::-1] + self.s.sunk[::-1]).split()

    @property
    def discard(self) -> list[str]:
        return self.names(self.s.discard).split()

    @property
    def removed(self) -> list[str]:
        return self.names(self.s.removed).split()

    @property
    def foe(self) -> str:
        return self.game.box.ids["foe"][self.s.foe]

    @property
    def hardships(self) -> list[str]:
        return [name for name, bit in HARDSHIPS.items() if self.s.hardships & bit]

    def level(self, card: str) -> int:
        return self.s.levels[CARDS.index(card)]

    def levels(self, cards: str) -> list[int]:
        return [self.level(card) for card in cards.split()]

    @property
    def won(self) -> bool:
        assert self.over
        return self.result.winners == [SEAT]


class Steady(Tabletop):
    """A table on which shuffles change nothing."""

    def carry_out(self, act: Act, script: list[int] | None) -> AnswerTrace:
        assert script is None, "a steady table has its own luck"
        last: list[int] = []
        while True:
            w, trace = self.s.clone(), AnswerTrace(script=list(last), strict=True)
            try:
                act(w, trace)
            except NeedChance as need:
                last.append(need.ways - 1)
            else:
                self.s = w
                return trace


# ---------------------------------------------------------------------- setting the table


def numbers(cards: str) -> list[int]:
    """Cards by name as the state has them."""
    return [CARDS.index(name) for name in cards.split()]


def table(
    step: Step[Any],
    *,
    hand: str = "",
    deck: str = "",
    removed: str = "",
    levels: dict[str, int] | None = None,
    hardships: str = "",
    region: int = 1,
    cards: dict[str, Figures] | None = None,
    enemy: Figures | None = None,
    journey: Figures | None = None,
    foes: dict[str, Figures] | None = None,
    dragon: Figures | None = None,
    steady: bool = False,
    **fields: Any,
) -> Tabletop:
    """A table that has come to a step. The Deck is given top first; cards not named lie discarded.

    `enemy` or `journey` gives the figures of number 1 of the Region, and plain Key cards show that one. `hardships`
    stand on the first Key card. All cards are at Level 2 if `levels` says nothing else. `fields` go into the state.
    """
    cards, foes = dict(cards or {}), dict(foes or {})
    if enemy is not None:
        foes[f"{region} enemy 1"] = enemy
    if journey is not None:
        foes[f"{region} journey 1"] = journey
    if hardships:
        key = deck.split()[0]
        cards[key] = cards.get(key, {}) | {"hardships": hardships}
    shown = "enemy 1" if journey is None else "journey 1"
    game = game_with(cards=cards, foes=foes, dragons={"d1": dragon or {}}, encounter=shown)
    s = game.blank()
    assert isinstance(s, EtchinstoneState)
    s.reseed(words_of("tabletop"))
    s.dragon = 0
    s.difficulty = game.box.ids["difficulty"].index("normal")
    s.region = region
    s.hand, s.deck, s.removed = numbers(hand), numbers(deck)[::-1], numbers(removed)
    s.discard = [c for c in range(16) if c not in s.hand + s.deck + s.removed]
    for name, level in (levels or {}).items():
        s.levels[CARDS.index(name)] = level
    for card in s.removed:
        s.levels[card] = 0
    for name, value in fields.items():
        setattr(s, name, value)
    s.stack = [step]
    return (Steady if steady else Tabletop)(game, s).start()


def scouting(**given: Any) -> Tabletop:
    """An Encounter begins: the Key card has been read."""
    return table(Encounter(), **given)


def facing(**given: Any) -> Tabletop:
    """The Encounter is faced, and the Action phase begins."""
    play = scouting(**given)
    return play.pick("face") if "face" in play.offered else play


def leaving(**given: Any) -> Tabletop:
    """A Region has just ended."""
    return table(LeaveRegion(), **given)


def final_journey(deck: str, **given: Any) -> Tabletop:
    """The Final Journey begins with the draw from this Deck."""
    return table(FinalHand(), deck=deck, region=FINAL, **given)


def final_enemy(deck: str, **given: Any) -> Tabletop:
    """The Final Journey is done; this is left of the Deck against the Final Enemy."""
    return table(Rest(), deck=deck, region=FINAL, **given)


def new_game(
    players: int = 1, seed: int = 0, game: Etchinstone | None = None, steady: bool = False, **settings: Any
) -> Tabletop:
    """A game from its very beginning, with the plain box unless another game is given."""
    return (Steady if steady else Tabletop).new(game or game_with(), players, seed, settings)
