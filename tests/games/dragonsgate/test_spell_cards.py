"""The 25 kinds of Spell cards: each does what its text says, which is made from the same effects."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.dragonsgate.tabletop import BOX, House, Tabletop, mastery_token, table
from harness import of_the_box
from wawel import catalog
from wawel.engine.components import NONE
from wawel.engine.phrases import Phrase
from wawel.games.dragonsgate.box import NEUTRAL, SIDES
from wawel.games.dragonsgate.load import FILES
from wawel.games.dragonsgate.rules.turn import Income
from wawel.games.dragonsgate.words import text
from wawel.texts import LANGUAGES, Words


def casting(card: str, red: House | None = None, **given: Any) -> Tabletop:
    """Red plays a card from the hand, or draws it, if it is immediate, from the top of the deck."""
    immediate = BOX.spells[BOX.ids["spell"].index(card)].immediate
    spells = given.pop("spells", "golden-touch decoy")
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
        ("purse-of-plenty", {}, {"coins": 1}),
        ("purse-of-plenty", {"buildings": "inn library"}, {"coins": 3}),
        ("purse-of-plenty", {"buildings": "inn library alchemist locksmith swordsmith"}, {"coins": 4}),
        ("imp-whistle", {}, {"imps": 1}),
        ("fame", {}, {"prestige": 3}),
        ("bards-praise", {}, {"coins": 1}),
        ("bards-praise", {"professions": "spy spy"}, {"coins": 1, "prestige": 1}),
        ("bards-praise", {"professions": "spy knight archmage"}, {"coins": 1, "prestige": 3}),
    ],
)
def test_cards_that_only_give(card: str, before: House, after: dict[str, int]) -> None:
    assert changes(casting(card, before)) == after


@pytest.mark.parametrize(
    ("card", "coins", "branch", "after"),
    [
        ("golden-touch", 2, 0, {"coins": 4}),
        ("golden-touch", 2, 1, {"prestige": 2}),
        ("bound-imp", 0, 0, {"imps": 1, "coins": 1}),
        ("bound-imp", 0, 1, {"trickery": 2}),
        ("decoy", 1, 1, {"trickery": 3}),
        ("fox-wits", 0, 1, {"trickery": 2}),
        ("private-lessons", 2, 0, {"coins": 1, "magic": 1}),
        ("private-lessons", 2, 1, {"coins": 1, "cunning": 1}),
        ("private-lessons", 2, 2, {"coins": 1, "strength": 1}),
    ],
)
def test_cards_with_a_choice(card: str, coins: int, branch: int, after: dict[str, int]) -> None:
    t = casting(card, {"coins": coins})
    assert t.asks == {"branch"}
    assert changes(t.pick(f"branch:{branch}")) == after


@pytest.mark.rule("gate.ruling.spell-without-effect")
def test_a_branch_one_cant_pay_is_not_offered() -> None:
    t = casting("golden-touch", {"coins": 1})
    assert changes(t) == {"coins": 3}, "so nothing is asked"


@pytest.mark.parametrize(("branch", "upkeep", "coins"), [(0, 3, 2), (1, 1, 0)])
def test_tireless_golem(branch: int, upkeep: int, coins: int) -> None:
    t = casting("tireless-golem", {"upkeep": 5, "coins": 2}).pick(f"branch:{branch}")
    assert (t.side("red").upkeep, t.side("red").coins) == (upkeep, coins)


def test_lantern_in_the_dark() -> None:
    t = casting("lantern-in-the-dark", {"dungeon": 3})
    assert t.side("red").dungeon == 5
    assert changes(t) == {"imps": 1}


# ---------------------------------------------------------------------- cards that touch other houses


def around(card: str, red: House, *others: House, **given: Any) -> Tabletop:
    """Red plays a card at a table of four."""
    houses = dict(zip(("blue", "green", "yellow"), others, strict=True))
    return casting(card, red, players=4, **houses, **given)


def test_fox_wits() -> None:
    t = around("fox-wits", {"coins": 2}, {"coins": 2}, {"coins": 3}, {"coins": 9}).pick("branch:0")
    assert t.happened("robbed") == [("red", "green", 2), ("red", "yellow", 2)]
    assert [t.side(colour).coins for colour in ("red", "blue", "green", "yellow")] == [6, 2, 1, 7]
    t = around("fox-wits", {}, {"coins": 1}, {"coins": 3}, {}).pick("branch:0")
    assert [t.side(colour).coins for colour in ("red", "blue", "green", "yellow")] == [3, 0, 1, 0], "never below 0"


def test_imp_whistle() -> None:
    t = around("imp-whistle", {}, {"imps": 1}, {"imps": 2}, {"imps": 3})
    assert [t.side(colour).imps for colour in ("red", "blue", "green", "yellow")] == [3, 1, 1, 2]
    assert t.happened("lured") == [("red", "green", 1), ("red", "yellow", 1)]
    assert t.s.tower == 16 - 1 - 6


def test_fame() -> None:
    t = around("fame", {}, {}, {"prestige": 4}, {})
    assert [t.side(colour).prestige for colour in ("red", "blue", "green", "yellow")] == [3, 1, 5, 1]


@pytest.mark.parametrize(
    ("mine", "others", "then"), [(2, (2, 4, 9), 4), (0, (6, 7, 8), 4), (3, (3, 1, 0), 4), (10, (3, 1, 0), 10)]
)
def test_silent_steps(mine: int, others: tuple[int, int, int], then: int) -> None:
    t = around("silent-steps", {"trickery": mine}, *[{"trickery": other} for other in others])
    assert t.side("red").trickery == then


def test_decoy() -> None:
    houses: list[House] = [{"trickery": 3}, {"trickery": 4}, {"trickery": 9}]
    t = around("decoy", {"trickery": 2, "coins": 2}, *houses).pick("branch:0")
    assert [t.side(colour).trickery for colour in ("red", "blue", "green", "yellow")] == [3, 3, 3, 8]
    assert t.happened("setback") == [("green", 1, 3), ("yellow", 1, 8)]
    assert t.side("red").imps == 1


def test_open_doors() -> None:
    stack = "herbalist goatherd poacher prodigy"
    t = casting("open-doors", adepts="goatherd poacher prodigy", adept_stack=stack)
    assert [BOX.ids["adept"][n] for n in t.s.adepts.display[:3]] == ["herbalist", "goatherd", "poacher"]
    assert t.s.adepts.display[3] == NONE, "the space marked 4+ stays empty"
    t.pick("adept:0")
    assert t.adepts("red") == ["herbalist"]
    assert [BOX.ids["adept"][n] for n in t.s.adepts.discard] == ["goatherd", "poacher", "prodigy"]


# ---------------------------------------------------------------------- cards for dice and actions


@pytest.mark.rule("gate.ruling.turned-die")
@pytest.mark.parametrize(("value", "other"), [(1, 6), (2, 5), (3, 4), (6, 1)])
def test_surge_of_magic_turns_the_die_for_all_who_still_act(value: int, other: int) -> None:
    t = table(red={"hand": "surge-of-magic"}, dice=f"blue-{value} neutral-2 red-2", adepts="goatherd goatherd")
    t.pick(f"take:blue-{value}", "play:surge-of-magic", "branch:0")
    assert t.happened("flipped") == [("red", other)]
    assert t.asked == "red"
    assert {name.split("-")[1] for name in t.actions} == {str(other)}
    t.idle(until=lambda s: s.seat == 1)
    assert {name.split("-")[1] for name in t.actions} <= {str(other)}
    t.idle(until=lambda s: s.die == NONE)
    assert t.used == [f"blue-{other}"]


@pytest.mark.rule("gate.ruling.turned-die")
def test_surge_of_magic_rolls_the_die_again() -> None:
    t = table(red={"hand": "surge-of-magic"}, dice="neutral-6 blue-2").pick("take:neutral-6", "play:surge-of-magic")
    t.pick("branch:1", luck=[2])
    assert t.happened("rerolled") == [("red", 2)]
    assert t.side("red").coins == 1
    assert "coins-2" in t.actions
    assert t.s.die == NEUTRAL * SIDES + 1


def test_without_a_die_in_use_none_is_turned() -> None:
    t = table(Income(0), red={"hand": "surge-of-magic bulls-strength", "coins": 9, "buildings": "trophy-hall"}, turn=2)
    t.pick("income:2")
    assert t.refused("play:surge-of-magic") == t.refused("play:bulls-strength") == "gate.ruling.spell-without-effect"


def test_falling_star() -> None:
    t = table(red={"dungeon": 5}, dice="neutral-4 blue-1 neutral-2", spells="falling-star")
    t.pick("take:neutral-4", "act:dungeon-4", luck=None)
    assert t.happened("pool-rerolled") == [("red", 2)]
    assert t.colours() == {"blue": 1, "neutral": 1}
    assert t.s.dice == sorted(t.s.dice)
    assert changes(t) == {"coins": 1, "prestige": 1}


@pytest.mark.rule("gate.ruling.turned-die")
def test_bulls_strength() -> None:
    t = casting("bulls-strength", {"coins": 3, "imps": 1}, adepts="goatherd poacher")
    assert t.side("red").coins == 1
    assert "done" in t.offered, "nobody has to"
    t.pick("act:coins-3")
    assert (t.asked, t.side("red").coins) == ("red", 4)
    t.pick("act:adept-3", "adept:0")
    assert (t.asked, t.adepts("red")) == ("blue", ["goatherd"])
    assert t.used == ["neutral-3"]


# ---------------------------------------------------------------------- cards for Professions


def test_scholarship() -> None:
    red: House = {"adepts": "goatherd", "traits": (3, 0, 0), "coins": 2}
    t = casting("scholarship", red, levels={"mage-1": (3, 2)}, masteries={"mage-2": mastery_token(2, same=1)})
    assert all(name.startswith("profession:mage-1") for name in t.offered)
    assert t.blocked["profession:mage-2-1"] == "gate.prof.mastery-levels-2-3", "that is not waived"
    t.pick("profession:mage-1-1", "place:0")
    assert t.happened("paid") == [("red", 2)], "for the card only"
    assert t.professions("red") == ["apprentice"]


def test_honorary_degree() -> None:
    red: House = {"adepts": "prodigy", "traits": (3, 0, 0), "coins": 4}
    given: dict[str, Any] = {"levels": {"mage-2": (4, 1)}, "masteries": {"mage-2": mastery_token(2, same=1)}}
    t = casting("honorary-degree", red, **given).pick("profession:mage-2-1", "place:0")
    assert t.happened("graduated") == [("red", "prodigy", BOX.ids["profession"][t.side("red").professions[0]])]
    assert t.side("red").prestige == 5


@pytest.mark.rule("gate.ruling.spell-without-effect")
def test_a_profession_must_be_affordable_after_the_card_is_paid() -> None:
    red: House = {"adepts": "goatherd", "traits": (3, 0, 0), "hand": "honorary-degree"}
    given: dict[str, Any] = {"levels": {"mage-1": (3, 1), "mage-2": (4, 1)}, "dice": "neutral-3 blue-1"}
    for coins, possible in ((4, False), (5, True)):
        t = table(red={**red, "coins": coins}, **given).pick("take:neutral-3")
        assert ("play:honorary-degree" in t.offered) == possible


def test_scholars_insight() -> None:
    t = casting("scholars-insight", {"coins": 2, "hand": "scholars-insight imp-whistle"})
    assert len(t.hand("red")) == 3
    assert t.asks == {"play", "discard"}
    assert t.pick("discard:golden-touch").hand("red") == ["imp-whistle", "decoy"]


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


def test_no_card_is_forgotten_here() -> None:
    tried = Path(__file__).read_text(encoding="utf-8")
    for row in of_the_box(FILES, "spells.toml", "spell"):
        card = row["id"]
        assert f'"{card}"' in tried or f"test_{card.replace('-', '_')}" in tried


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_made_of_its_effects(language: str) -> None:
    words = Words(language, catalog.folder("dragonsgate") / "texts", strict=True)
    game = catalog.game("dragonsgate")
    texts = [words.say(game, Phrase("do-branch", effects=text(spell.effects))) for spell in BOX.spells]
    assert len(set(texts)) == len(BOX.spells)
    if language == "en":
        assert texts[BOX.ids["spell"].index("bulls-strength")] == "pay 2 coins, one more action with the die in use"
