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

import pytest

from wawel.engine.chance import NeedChance, words_of
from wawel.engine.content import Content
from wawel.engine.events import AnswerTrace, Event
from wawel.engine.game import IllegalAnswer, Result
from wawel.engine.steps import Step
from wawel.games.etchinstone.box import AMBUSH, HAZARDS, NIGHT_TRAVEL, STORM
from wawel.games.etchinstone.game import EVENTS, Etchinstone
from wawel.games.etchinstone.load import FOLDER
from wawel.games.etchinstone.rules.final import FinalHand, Rest
from wawel.games.etchinstone.rules.flow import Encounter, LeaveRegion
from wawel.games.etchinstone.state import FINAL, SEAT, EtchinstoneState

ELEMENTS = ("water", "fire", "lightning", "shadow")
CARDS = [f"{element[0]}{n}" for element in ELEMENTS for n in (1, 2, 3, 4)]
HARDSHIPS = {"ambush": AMBUSH, "hazards": HAZARDS, "night-travel": NIGHT_TRAVEL, "storm": STORM}

Figures = dict[str, Any]

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


def plain_game(**changes: Any) -> Etchinstone:
    """The game with the plain box; changes as in `plain_content`."""
    return Etchinstone(plain_content(**changes))


# ---------------------------------------------------------------------- playing


class Play:
    """A game in progress: what is asked, what was told so far, and where the cards lie, all by name."""

    def __init__(self, game: Etchinstone, s: EtchinstoneState, steady: bool = False) -> None:
        self.game = game
        self.s = s
        self.steady = steady
        self.log: list[Event] = []
        self.latest: list[Event] = []
        self.luck = 0

    # ---- answering

    def start(self) -> Play:
        return self.do(self.game.start)

    def do(self, act: Callable[[EtchinstoneState, AnswerTrace], None]) -> Play:
        """Carry something out and note what happened. On a steady table shuffles change nothing."""
        if self.steady:
            script: list[int] = []
            while True:
                w, trace = self.s.clone(), AnswerTrace(script=list(script), strict=True)
                try:
                    act(w, trace)
                except NeedChance as need:
                    script.append(need.ways - 1)
                else:
                    self.s = w
                    break
        else:
            trace = AnswerTrace()
            act(self.s, trace)
        self.latest = list(trace.events)
        self.log += self.latest
        self.luck += len(trace.chance)
        s = self.s
        assert sorted(s.deck + s.sunk + s.hand + s.discard + s.removed) == list(range(16)), "sixteen cards, always"
        return self

    def pick(self, *names: str) -> Play:
        """Answer one question after the other; an option that is not offered raises IllegalAnswer."""
        for name in names:
            choice = self.game.choice_for(self.s, SEAT)
            if choice is None:
                raise IllegalAnswer(f"the game is over; {name} is not asked")
            number, option = choice.number, self.game.verbs.code(name)
            self.do(lambda s, trace, number=number, option=option: self.game.answer(s, number, option, sink=trace))
        return self

    def cast(self, spell: str, element: str = "", boost: str = "") -> Play:
        """Give the Roles of an Action Set, "" for none. The last card left takes its Role unasked, which is checked."""
        for verb, card in (("spell", spell), ("element", element), ("boost", boost)):
            if card:
                if card not in self.just_told(f"role-{verb}"):
                    self.pick(f"{verb}:{card}")
            elif verb in self.asks:
                self.pick("done")
        return self

    def link(self, top: str, under: str, element: str) -> Play:
        """Link two cards. A lower card that is the only one possible is not asked for."""
        self.pick(f"link:{top}")
        if self.asks == {"under"}:
            self.pick(f"under:{under}")
        self.pick(f"turn:{element}")
        assert self.all_told("linked")[-1] == (top, under, element)
        return self

    def absorb(self, *cards: str) -> Play:
        """Cards take damage. The last one that can is not asked for: that is checked only."""
        for card in cards:
            if card not in [name for name, _ in self.just_told("absorbed")]:
                self.pick(f"absorb:{card}")
        return self

    def refused(self, name: str) -> str:
        """Try an option that must be refused and leave the table as it was; the rule that forbids it."""
        before = self.s.to_json()
        with pytest.raises(IllegalAnswer) as error:
            self.pick(name)
        assert self.s.to_json() == before
        return error.value.rule

    def idle(self, until: str = "") -> Play:
        """Answer as for someone who left, until a verb is asked for or the game is over."""
        while not self.over and until not in self.asks:
            self.pick(self.game.verbs.name(self.game.choices(self.s)[0].idle))
        return self

    # ---- what is asked

    @property
    def offered(self) -> set[str]:
        """The names of all options."""
        names = [self.game.verbs.name(option) for option in self.s.options]
        assert len(names) == len(set(names))
        return set(names)

    @property
    def asks(self) -> set[str]:
        """The verbs of all options but declining: {"face", "detour"}, {"spell", "link"}, {"absorb"} ..."""
        return {self.game.verbs.verb(option).name for option in self.s.options} - {"done"}

    @property
    def blocked(self) -> dict[str, str]:
        """What is not offered, and the rule that says why."""
        return {self.game.verbs.name(option): rule for option, rule in self.game.blocked(self.s, SEAT)}

    # ---- what was told

    def story(self, *keys: str) -> list[str]:
        """The keys of what happened, in order: all of them, or only those named."""
        return [event.key for event in self.log if not keys or event.key in keys]

    def all_told(self, key: str) -> list[Any]:
        """The arguments of every event of a kind."""
        return [self.arguments(event) for event in self.log if event.key == key]

    def just_told(self, key: str) -> list[Any]:
        """The arguments of every event of a kind since the last answer."""
        return [self.arguments(event) for event in self.latest if event.key == key]

    def happened(self, key: str) -> Any:
        """The arguments of the one event of a kind."""
        found = self.all_told(key)
        assert len(found) == 1, f"{key} was told {len(found)} times: {self.story()}"
        return found[0]

    def arguments(self, event: Event) -> Any:
        box = self.game.box
        names = {"card": CARDS, "key": CARDS, "under": CARDS, "foe": box.foe_ids, "dragon": box.dragon_ids}
        values: list[Any] = []
        for name, value in zip(EVENTS[event.key], (event.a, event.b, event.c)):
            if name in names:
                values.append(names[name][value])
            else:
                values.append(ELEMENTS[value] if name == "element" else value)
        return values[0] if len(values) == 1 else tuple(values)

    # ---- where things are

    @property
    def hand(self) -> list[str]:
        return [CARDS[c] for c in self.s.hand]

    @property
    def deck(self) -> list[str]:
        """Top first, what a Regroup put under it last."""
        return [CARDS[c] for c in self.s.deck[::-1] + self.s.sunk[::-1]]

    @property
    def discard(self) -> list[str]:
        return [CARDS[c] for c in self.s.discard]

    @property
    def removed(self) -> list[str]:
        return [CARDS[c] for c in self.s.removed]

    @property
    def foe(self) -> str:
        return self.game.box.foe_ids[self.s.foe]

    @property
    def hardships(self) -> list[str]:
        return [name for name, bit in HARDSHIPS.items() if self.s.hardships & bit]

    def level(self, card: str) -> int:
        return self.s.levels[CARDS.index(card)]

    def levels(self, cards: str) -> list[int]:
        return [self.level(card) for card in cards.split()]

    @property
    def over(self) -> bool:
        return not self.game.choices(self.s)

    @property
    def result(self) -> Result:
        found = self.game.result(self.s)
        assert found is not None, "the game is not over"
        return found

    @property
    def won(self) -> bool:
        assert self.over
        return self.result.winners == [SEAT]


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
) -> Play:
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
    game = plain_game(cards=cards, foes=foes, dragons={"d1": dragon or {}}, encounter=shown)
    s = game.blank()
    s.reseed(words_of("tabletop"))
    s.dragon = 0
    s.difficulty = game.box.difficulty_ids.index("normal")
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
    return Play(game, s, steady).start()


def scouting(**given: Any) -> Play:
    """An Encounter begins: the Key card has been read."""
    return table(Encounter(), **given)


def facing(**given: Any) -> Play:
    """The Encounter is faced, and the Action phase begins."""
    play = scouting(**given)
    return play.pick("face") if "face" in play.offered else play


def leaving(**given: Any) -> Play:
    """A Region has just ended."""
    return table(LeaveRegion(), **given)


def final_journey(deck: str, **given: Any) -> Play:
    """The Final Journey begins with the draw from this Deck."""
    return table(FinalHand(), deck=deck, region=FINAL, **given)


def final_enemy(deck: str, **given: Any) -> Play:
    """The Final Journey is done; this is left of the Deck against the Final Enemy."""
    return table(Rest(), deck=deck, region=FINAL, **given)


def new_game(game: Etchinstone | None = None, seed: int = 0, steady: bool = False, **settings: Any) -> Play:
    """A game from its very beginning, with the plain box unless another game is given."""
    made = game or plain_game()
    s = made.fresh(1, made.check_settings(settings, 1))
    s.reseed(words_of(f"wawel:{seed}"))
    return Play(made, s, steady).start()
