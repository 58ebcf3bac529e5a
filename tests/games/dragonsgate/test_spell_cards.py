"""The 25 kinds of Spell cards: each does what its text says, which is made from the same effects."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.dragonsgate.tabletop import BOX, House, Tabletop, table
from wawel import catalog
from wawel.engine.phrases import Phrase
from wawel.games.dragonsgate.words import text
from wawel.texts import LANGUAGES, Words


def casting(card: str, red: House | None = None, **given: Any) -> Tabletop:
    """Red plays a card from the hand, or draws it, if it is immediate, from the top of the deck."""
    immediate = BOX.spells[BOX.ids["spell"].index(card)].immediate
    spells = given.pop("spells", "fox-wits thrift")
    if not immediate:
        t = table(red={"hand": card, **(red or {})}, dice="neutral-3 blue-1 neutral-2", spells=spells, **given)
        return t.pick("take:neutral-3", f"play:{card}")
    # space 6 of the dungeon gives a card and nothing else
    t = table(red={"dungeon": 5, **(red or {})}, dice="neutral-4 blue-1 neutral-2", spells=f"{card} {spells}", **given)
    return t.pick("take:neutral-4", "act:dungeon-4")


def changes(t: Tabletop) -> dict[str, int]:
    """What red has that is not zero."""
    side = t.side("red")
    told = {"coins": side.coins, "imps": side.imps, "prestige": side.prestige, "trickery": side.trickery}
    told |= dict(zip(("magic", "cunning", "strength"), side.traits, strict=True))
    return {key: value for key, value in told.items() if value}


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("purse-of-plenty", {}, {"coins": 2}),
        ("imp-whistle", {}, {"imps": 2}),
        ("fame", {}, {"prestige": 2}),
        ("surge-of-magic", {"coins": 1}, {"magic": 1}),
        ("fox-wits", {"coins": 1}, {"cunning": 1}),
        ("bulls-strength", {"coins": 1}, {"strength": 1}),
        ("silent-steps", {}, {"trickery": 2}),
        ("falling-star", {}, {"coins": 1, "prestige": 1}),
    ],
)
def test_cards_that_only_give(card: str, before: House, after: dict[str, int]) -> None:
    spells = "thrift purse-of-plenty"
    assert changes(casting(card, before, spells=spells)) == after


@pytest.mark.parametrize(
    ("card", "coins", "branch", "after"),
    [
        ("golden-touch", 2, 0, {"coins": 4}),
        ("golden-touch", 2, 1, {"prestige": 2}),
        ("bards-praise", 3, 0, {"coins": 4, "prestige": 1}),
        ("bards-praise", 3, 1, {"prestige": 3}),
        ("decoy", 2, 0, {"coins": 2, "trickery": 1, "imps": 1}),
        ("decoy", 2, 1, {"trickery": 3}),
        ("bound-imp", 0, 0, {"imps": 1, "coins": 1}),
        ("bound-imp", 0, 1, {"trickery": 2}),
    ],
)
def test_cards_with_a_choice(card: str, coins: int, branch: int, after: dict[str, int]) -> None:
    t = casting(card, {"coins": coins})
    assert t.offered == {"branch:0", "branch:1"}
    assert changes(t.pick(f"branch:{branch}")) == after


@pytest.mark.rule("gate.ruling.spell-without-effect")
def test_a_branch_one_cant_pay_is_not_offered() -> None:
    t = casting("golden-touch", {"coins": 1})
    assert changes(t) == {"coins": 3}, "so nothing is asked"


def test_lantern_in_the_dark() -> None:
    t = casting("lantern-in-the-dark", {"dungeon": 3})
    assert t.side("red").dungeon == 5
    assert changes(t) == {"imps": 1}


@pytest.mark.parametrize(("branch", "dungeon", "coins"), [(0, 5, 2), (1, 7, 1)])
def test_secret_passage(branch: int, dungeon: int, coins: int) -> None:
    t = casting("secret-passage", {"dungeon": 4, "coins": 2}).pick(f"branch:{branch}")
    assert (t.side("red").dungeon, t.side("red").coins) == (dungeon, coins)


@pytest.mark.parametrize(("card", "upkeep", "coins"), [("tireless-golem", 3, 0), ("thrift", 4, 1)])
def test_cards_that_ease_upkeep(card: str, upkeep: int, coins: int) -> None:
    t = casting(card, {"upkeep": 5}, spells="fox-wits")
    assert (t.side("red").upkeep, t.side("red").coins) == (upkeep, coins)


def test_scholars_insight() -> None:
    t = casting("scholars-insight", {"coins": 2, "hand": "scholars-insight imp-whistle"})
    assert len(t.hand("red")) == 3
    assert t.asks == {"play", "discard"}
    assert t.pick("discard:fox-wits").hand("red") == ["imp-whistle", "thrift"]


def test_open_doors() -> None:
    t = casting("open-doors", adepts="goatherd poacher").pick("adept:1")
    assert t.adepts("red") == ["poacher"]
    assert changes(t) == {"trickery": 1}


def test_letter_of_recommendation() -> None:
    t = casting("letter-of-recommendation", {"coins": 1}, professors="hermit runesmith").pick("professor:0")
    assert t.professors("red") == ["hermit"]
    assert changes(t) == {"magic": 2, "cunning": 1}


def test_flying_bricks() -> None:
    t = casting("flying-bricks", {"coins": 5})
    assert t.blocked["build:inn"] == "gate.action6.cost"
    t.pick("build:locksmith", "site:a3-a4")
    assert t.happened("built") == [("red", "locksmith", 4)]
    assert t.side("red").prestige == 2


def test_loaded_die() -> None:
    t = casting("loaded-die", used="neutral-4")
    assert t.used == ["red-4"]
    assert (t.side("red").dice, t.side("red").coins) == (1, 0)


def test_raise_a_tower() -> None:
    t = casting("raise-a-tower", {"coins": 1})
    assert t.happened("played") == [("red", "raise-a-tower")]
    assert t.asks == {"build"}
    t.pick("build:cheap-lodging", "site:b2")
    assert t.happened("built") == [("red", "cheap-lodging", 1)]


def test_sudden_inspiration() -> None:
    t = casting("sudden-inspiration", spells="imp-whistle")
    assert t.hand("red") == ["imp-whistle"]
    assert changes(t) == {"prestige": 1}


def test_wandering_pupil() -> None:
    t = casting("wandering-pupil", adepts="goatherd poacher").pick("adept:0")
    assert t.adepts("red") == ["goatherd"]


def test_trapdoor() -> None:
    t = casting("trapdoor")
    assert t.side("red").dungeon == 7, "one step by the action, one through the trapdoor"
    assert changes(t) == {"coins": 1, "imps": 1}


def test_no_card_is_forgotten_here() -> None:
    tried = Path(__file__).read_text(encoding="utf-8")
    for card in BOX.ids["spell"]:
        assert f'"{card}"' in tried or f"test_{card.replace('-', '_')}" in tried


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_made_of_its_effects(language: str) -> None:
    words = Words(language, catalog.folder("dragonsgate") / "texts", strict=True)
    game = catalog.game("dragonsgate")
    texts = [words.say(game, Phrase("do-branch", effects=text(spell.effects))) for spell in BOX.spells]
    assert len(set(texts)) == 25
    if language == "en":
        assert texts[BOX.ids["spell"].index("thrift")] == "upkeep marker 1 space back, 1 coin"
