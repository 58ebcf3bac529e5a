"""What the book says in passing: facts of the box, the frame of a game, steps that other tests take for granted."""

from __future__ import annotations

import itertools
import tomllib
from typing import Any

import pytest

from games.tidal.tabletop import BOX, EDGE, HUNTED, Tabletop, new_game, roll, table
from wawel import catalog
from wawel.about import about
from wawel.engine.chance import rng
from wawel.games.tidal.box import RIVAL
from wawel.games.tidal.cardtext import component_text
from wawel.games.tidal.load import FILES
from wawel.games.tidal.rules.flow import NEXT_TURN

TABLES = FILES.content().tables
#: every action space, by island, in board order
SPACES = {
    "chronoseum": ["workshop", "guild-hall", "stunt-school", "bath-house"],
    "lamara": ["palm-square", "racers-bay", "shell-beach"],
    "droska": ["orchard", "stall", "infirmary"],
    "citadel": ["temple-shells", "temple-fruit", "temple-challenge", "terrace"],
    "fold": ["folds-edge", "inner-reef"],
}
MISREAD = ("Podnożenie", "WYSPIY", "Wyspiy", "przetrzu", "rzucaś", "przesuwiają")


@pytest.mark.rule("tidal.game.box-facts")
def test_a_game_takes_as_long_as_the_box_says() -> None:
    assert about("tidal").minutes == (60, 90)


@pytest.mark.rule("tidal.component.resource-tokens")
def test_the_35_fruit_and_45_shells_of_the_box_are_no_limit() -> None:
    t = table(axl={"fruit": 20, "shells": 25}, kajman={"fruit": 15, "shells": 20})
    t.pick("visit:shell-beach", "collect")
    assert t.means("axl") == (21, 27, 0)


@pytest.mark.rule("tidal.component.city-pawns")
def test_there_is_one_arbiter_one_boat_one_round_and_one_first_player() -> None:
    t = table(axl={}, kajman={}, pyl={}, arbiter="droska", boat=3, round=2)
    shown = t.game.view(t.s, 2)
    assert (shown["arbiter"], shown["boat"], shown["round"], shown["first"]) == ("droska", "3", 2, 0)
    t.pick("visit:beside-citadel", "done", "visit:palm-square", "collect", "sail")
    shown = t.game.view(t.s, 2)
    assert (shown["boat"], shown["first"]) == ("4", 1)


@pytest.mark.rule("tidal.component.advanced-marking")
def test_every_advanced_card_and_no_other_shows_a_flame() -> None:
    found = {
        kind: [name for n, name in enumerate(BOX.ids[kind]) if component_text(BOX, kind, n)[0].key == "face-flame"]
        for kind in ("challenge", "market", "monster", "announcement")
    }
    assert found == {
        "challenge": [row["id"] for row in TABLES["legendary.toml"]["legendary"]],
        "market": [row["id"] for row in TABLES["advanced.toml"]["advanced-market"]],
        "monster": [row["id"] for row in TABLES["advanced.toml"]["advanced-monster"]],
        "announcement": [row["id"] for row in TABLES["advanced.toml"]["announcement"]],
    }


@pytest.mark.rule("tidal.setup.islands-around")
def test_islands_lie_in_one_order() -> None:
    assert BOX.ids["island"] == ["chronoseum", "lamara", "droska", "citadel", "fold"]
    assert [new_game(2, seed).game.box.ids["island"] for seed in range(3)] == [BOX.ids["island"]] * 3


@pytest.mark.rule("tidal.setup.invasion-die-place", "tidal.game.day-night", "tidal.game.goal")
def test_four_days_each_with_its_night_and_one_roll_of_the_invasion_die() -> None:
    t = new_game(2, 5).idle()
    assert t.story("round", "night", "invasion-roll") == ["round", "night", "invasion-roll"] * 4
    items = [item.key for item in t.result.why[0]]
    assert items == ["challenges", "dials", "place", "position", "leader", "goal", "hits"]
    assert t.result.scores[0] == sum(item.points for item in t.result.why[0])


def attempt(card: str, dice: str, *faces: str, x: int = 0, **axl: Any) -> Tabletop:
    """Axl attempts a challenge of Lamara and has rolled."""
    t = table(axl={"dice": dice, "hand": card, **axl}, kajman={}, arbiter="droska")
    t.pick("visit:beside-lamara", "done", f"attempt:{card}")
    for die in dice.split()[: len(faces)]:
        t.pick(f"add:{die}")
    return t.pick("roll", luck=roll(*faces, x=x))


@pytest.mark.rule("tidal.dice.used-to-spent", "tidal.challenge.step-roll")
def test_dice_of_a_challenge_are_spent_whether_it_is_completed_or_not() -> None:
    t = attempt("gull-chase", "novice adept-red elite-red", "novice/spirit", "adept-red/focus")
    assert t.once("rolled") == ("axl", 2, 0)
    assert t.happened("shows") == ["novice/spirit", "adept-red/focus"]
    assert t.pick("complete").dice("axl") == (["elite-red"], ["novice", "adept-red"])
    t = attempt("gull-chase", "novice adept-red", "novice/spirit", "adept-red/blank").pick("withdraw")
    assert t.dice("axl") == ([], ["novice", "adept-red"])


@pytest.mark.rule("tidal.complete.dice-lost")
def test_a_die_lost_in_a_completed_challenge_is_gone() -> None:
    t = attempt("gull-chase", "novice novice novice", "novice/spirit", "novice/focus", "novice/blank", x=1, fruit=1)
    before = t.supply("novice")
    t.pick("lose:novice/blank", "complete")
    assert (t.dice("axl"), t.supply("novice")) == (([], ["novice", "novice"]), before + 1)
    assert t.side("axl").dials == (1, 1, 0, 0)


@pytest.mark.rule("tidal.dice.purpose", "tidal.fight.step-roll")
def test_results_count_only_where_the_card_shows_them() -> None:
    t = attempt("gull-chase", "novice novice", "novice/resilience", "novice/focus").pick("withdraw")
    assert t.side("axl").dials == (0, 1, 0, 0)
    t = table(axl={"dice": "novice novice"}, kajman={}, edge="bullubura")
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/focus", "novice/synergy"))
    assert t.once("rolled") == ("axl", 2, 0)
    t.pick("stop")
    assert (t.side("axl").dials, t.s.wounds[EDGE]) == ((0, 0, 0, 1), (-1, 0, -1, -1))


@pytest.mark.rule("tidal.space.full-list-almanac", "tidal.ruling.almanac-missing")
def test_the_list_of_spaces_is_ours_but_for_those_whose_rewards_the_book_names() -> None:
    base = [row for row in TABLES["islands.toml"]["place"] if row.get("side") != "flame"]
    grouped = {island: [row["id"] for row in rows] for island, rows in itertools.groupby(base, lambda r: r["island"])}
    assert grouped == SPACES
    named = {row["id"] for row in base if row["source"] == "seed"}
    assert named == {"palm-square", "temple-shells", "temple-fruit", "temple-challenge"}
    for file, kind in (("solo.toml", "intrigue"), ("advanced.toml", "announcement"), ("legendary.toml", "legendary")):
        assert {row["source"] for row in TABLES[file][kind]} == {"designed"}


@pytest.mark.rule("tidal.style.level")
def test_each_completed_challenge_of_an_arena_is_a_level_of_its_style() -> None:
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/focus", completed="wave-start burning-sun")
    assert t.side("axl").styles == (0, 1, 1)
    assert t.pick("complete").side("axl").styles == (0, 2, 1)
    t = attempt("gull-chase", "novice", "novice/blank", completed="wave-start").pick("withdraw")
    assert t.side("axl").styles == (0, 1, 0)


@pytest.mark.rule("tidal.hit.tokens-unlimited")
def test_hits_go_on_when_all_tokens_are_placed() -> None:
    t = table(axl={"dice": "novice", "hits": 18}, kajman={}, edge="bullubura", wounds={EDGE: {1: 1, 2: 1, 3: 1}})
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "roll", luck=roll("novice/spirit"))
    assert t.side("axl").hits == 19


@pytest.mark.rule("tidal.end-round.moon-reminder")
def test_what_bears_a_moon_waits_for_the_night() -> None:
    eko = {"cards": "healing-song", "spent": "novice adept-red", "markers": 1}
    t = table(eko=eko, axl={"markers": 0}, kajman={"markers": 0}).pick("visit:beside-citadel")
    assert t.dice("eko") == ([], ["novice", "adept-red"])
    t.pick("done", luck=[1])
    assert t.dice("eko") == (["novice", "adept-red"], [])


@pytest.mark.rule("tidal.ruling.monster-deck-empty")
def test_without_monsters_in_the_deck_there_is_neither_a_hunt_nor_an_arrival() -> None:
    t = table(axl={"dice": "novice"}, kajman={}, monsters="").pick("visit:folds-edge", "collect")
    assert (t.asked, t.foe(HUNTED)) == ("kajman", "")
    side = {"markers": 0}
    t = table(NEXT_TURN, axl=side, kajman=side, pyl=side, reef="bullubura", monsters="", luck=[1])
    assert (t.s.foes, t.s.weak, t.s.strong) == ((-1, -1, -1), [], [])
    assert len(t.s.monsters_gone) == 1


@pytest.mark.rule("tidal.ruling.ocr-tidal")
def test_no_misread_word_is_left() -> None:
    folder = catalog.folder("tidal")
    with (folder / "rulebook.toml").open("rb") as file:
        written = [rule["pl"] for rule in tomllib.load(file)["rule"]]
    written.append((folder / "texts" / "pl.ftl").read_text("utf-8"))
    assert [word for word in MISREAD if any(word in text for text in written)] == []


# ---------------------------------------------------------------------- readings


@pytest.mark.rule("tidal.ruling.hit-assignment")
def test_dice_are_exchanged_so_that_no_hit_is_left_out() -> None:
    """An elite die could cover the plain spot and leave the novice die without one: it covers the armoured spot."""
    t = table(axl={"dice": "novice elite-red"}, kajman={}, edge="giant-mudcrab", wounds={EDGE: {0: 1, 1: 1}})
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "add:elite-red")
    t.pick("roll", luck=roll("novice/focus", "elite-red/focus"))
    assert t.happened("killed") == [("axl", "giant-mudcrab")]


@pytest.mark.rule("tidal.ruling.challenge-reroll-step", "tidal.ruling.must-stop-faces")
def test_dice_that_joined_are_rolled_unless_a_full_match_ends_the_challenge() -> None:
    t = attempt("axl-first-lap", "novice adept-blue", "novice/blank", shield=8, dials=(0, 5, 0, 0))
    t.pick("add:adept-blue")
    for ending in ("withdraw", "complete"):
        assert t.refused(ending) == "tidal.ruling.challenge-reroll-step"
    t = attempt("axl-first-lap", "novice novice adept-blue", "novice/spirit", "novice/blank", shield=4, fruit=1)
    t.pick("add:adept-blue", "leap:novice/blank", "face:synergy")
    assert t.once("completed") == ("axl", "axl-first-lap", 2)
    assert t.dice("axl") == (["adept-blue"], ["novice", "novice"])


@pytest.mark.rule("tidal.ruling.reroll-needs-die")
def test_the_last_die_may_be_kept_when_another_joins() -> None:
    t = attempt("gull-chase", "novice adept-red", "novice/spirit")
    assert t.refused("keep:novice/spirit") == "tidal.ruling.reroll-needs-die"
    t.pick("add:adept-red", "keep:novice/spirit", "roll", luck=roll("adept-red/blank"))
    assert t.rolled() == ["novice/spirit", "adept-red/blank"]


@pytest.mark.rule("tidal.ruling.solo-intrigue", "tidal.ruling.hunted-monster-place")
def test_the_rival_strikes_a_hunted_monster_from_folds_edge() -> None:
    t = table(axl={}, hunted="bullubura")
    t.s.intrigues = [n for n, name in enumerate(BOX.ids["intrigue"]) if name != "fold"]
    t.s.intrigues.append(BOX.ids["intrigue"].index("fold"))
    t.s.stack = [NEXT_TURN]
    t.start()
    assert (t.s.wounds[HUNTED], BOX.ids["place"][t.s.rival_place]) == ((RIVAL, -1, -1, -1), "folds-edge")


@pytest.mark.rule("tidal.ruling.solo", "tidal.invasion.penalty-order")
def test_the_rival_takes_the_ranking_part_of_a_penalty_after_the_player() -> None:
    t = table(NEXT_TURN, axl={"markers": 0, "shells": 4, "rank": 2}, edge="colossal-thornback", round=4, luck=[8])
    assert t.story("penalty", "fell", "rival-fell") == ["penalty", "fell"]
    t = table(axl={"markers": 0, "shells": 4, "rank": 2}, edge="colossal-thornback", round=4)
    t.s.rival_rank = 3
    t.s.stack = [NEXT_TURN]
    t.start([8])
    assert t.story("penalty", "fell", "rival-fell") == ["penalty", "fell", "rival-fell"]
    assert (t.means("axl")[1], t.side("axl").rank, t.s.rival_rank) == (1, 1, 2)


@pytest.mark.rule("tidal.setup.monster-later-top-style", "tidal.setup.monster-later-weak")
@pytest.mark.parametrize("more", [False, True])
def test_worlds_keep_the_styles_seen_on_the_backs_of_monsters(more: bool) -> None:
    """Which of several monsters with that back it is stays unknown."""
    t = new_game(2, 2, advanced_monsters=more)
    while t.step in ("ChooseCharacter", "StartCards"):
        t.pick(t.option_names(t.choice)[0])
    style = [BOX.monsters[pile[-1]].style for pile in (t.s.weak, t.s.strong)]
    luck = rng("backs")
    found = set()
    for _ in range(40):
        w: Any = t.game.world(t.s, 0, luck)
        assert [BOX.monsters[pile[-1]].style for pile in (w.weak, w.strong)] == style
        assert t.game.lost_or_doubled(w) == []
        found.add((w.weak[-1], w.strong[-1]))
    assert len(found) > 1 or not more


@pytest.mark.rule("tidal.setup.monster-first-game-weak")
def test_weak_monsters_cover_the_strong_ones_of_a_first_game() -> None:
    t = table(axl={}, kajman={}, monsters="bullubura glass-jellyfish storm-ray mother-of-the-deep colossal-thornback")
    t.s.first_game = True
    assert (t.s.strong_backs(), list(t.s.weak_backs())) == ({}, [1])
    t.s.weak = []
    assert t.s.strong_backs() == {2: [n for n, one in enumerate(BOX.monsters) if one.style == 1]}
    assert t.s.weak_backs() == {}
