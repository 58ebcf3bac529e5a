"""What the table tells in numbers before anything is done: the score so far, places, dues, the way to Professions."""

from __future__ import annotations

from typing import Any

from games.dragonsgate.tabletop import Tabletop, new_game, table
from wawel.engine.events import NOBODY
from wawel.games.dragonsgate.rules.house import Build


def figures(t: Tabletop, seat: int = 0) -> dict[str, Any]:
    """What a reader is told."""
    return t.game.preview(t.s, seat)


def test_at_the_end_the_score_so_far_is_the_score() -> None:
    t = new_game(3).idle()
    told = figures(t, NOBODY)["sheets"]
    assert told == [[[item.key, item.points] for item in sheet] for sheet in t.result.why]


def test_a_house_tells_its_upkeep_and_its_places() -> None:
    t = table(red={"buildings": "library warriors-guild", "professions": "knight spy", "upkeep": 6}, dice="neutral-6")
    red, blue = figures(t)["houses"]
    assert red == {"upkeep": 3, "adepts": 3, "professors": 3, "cups": [1, 0, 1, 1], "seals": 1}
    assert blue == {"upkeep": 0, "adepts": 3, "professors": 2, "cups": [0, 0, 0, 0], "seals": 0}


def test_what_an_adept_lacks_is_what_the_profession_then_costs() -> None:
    t = table(red={"adepts": "goatherd prodigy poacher", "traits": (5, 0, 0), "coins": 9}, dice="neutral-6 blue-1")
    mages = figures(t)["areas"][0]
    told = {one["adept"]: (one["coins"], one["lacks"]) for one in mages["adepts"]}
    assert mages["mastered"]
    assert told == {"goatherd": (2, ""), "prodigy": (0, ""), "poacher": (0, "point")}
    level = t.game.box.levels[t.s.levels[0]]
    own = t.game.box.adepts[t.s.sides[0].adepts[0]].traits
    assert mages["adepts"][0]["sums"] == [
        {"total": total, "need": need, "short": max(0, need - total)}
        for total, need in zip((own[0] + 5, own[1], own[2]), (level.main, level.other, level.other), strict=True)
    ]
    t.pick("take:neutral-6", "act:profession-6", "profession:mage-1-1", "train:goatherd", "place:0")
    assert t.happened("paid") == [("red", 2)]


def test_what_keeps_an_adept_from_a_profession_is_told() -> None:
    t = table(red={"adepts": "prodigy goatherd", "traits": (0, 0, 0), "coins": 0}, dice="neutral-6 blue-1")
    archmages = figures(t)["areas"][2]["adepts"]
    assert [one["lacks"] for one in archmages] == ["main", "main"]
    t = table(red={"adepts": "goatherd", "traits": (9, 0, 0), "coins": 0}, dice="neutral-6 blue-1")
    assert [one["lacks"] for one in figures(t)["areas"][0]["adepts"]] == ["coins"]


def test_who_only_watches_has_no_way_to_a_profession() -> None:
    told = figures(table(dice="neutral-6 blue-1"), NOBODY)
    assert "areas" not in told
    assert "reach" not in told


def test_a_building_tells_its_price_and_a_cheaper_one() -> None:
    t = table(red={"coins": 9}, dice="neutral-4 blue-1")
    prices = figures(t)["prices"]
    assert (prices["small-laboratory"], prices["laboratory"]) == (2, 4)
    t.s.stack.append(Build(0, 1))
    assert figures(t)["prices"]["laboratory"] == 3


def test_each_value_of_a_die_tells_the_actions_it_allows() -> None:
    t = table(red={"coins": 0, "imps": 1}, dice="neutral-3 blue-1")
    told = figures(t)["reach"]
    assert told[2]["coins"] == 0
    assert told[0]["coins"] == 1
    assert told[5]["dungeon"] == 0
    assert all("prestige" not in one for one in told), "prestige can't be paid for"
    t.pick("take:neutral-3")
    assert set(told[2]) == {name.rpartition("-")[0] for name in t.actions}


def test_imps_turn_a_six_into_a_one() -> None:
    imps = figures(table(dice="neutral-6 blue-1"))["imps"]
    assert imps[5][0] == 1
    assert imps[0][3] == 3


def test_everybody_is_told_in_numbers_and_words_what_each_area_asks_for() -> None:
    t = table(dice="neutral-6 blue-1")
    for reader in (0, NOBODY):
        asked = figures(t, reader)["area_needs"]
        told = figures(t, reader)["area_texts"]
        assert [one["key"] for one in told] == ["face-area"] * 9
        level = t.game.box.levels[t.s.levels[0]]
        assert (told[0]["args"]["main"], told[0]["args"]["other"]) == (level.main, level.other)
        assert told[0]["args"]["type"] == {"name": "type-mage"}
        for numbers, words in zip(asked, told, strict=True):
            assert (numbers["main"], numbers["other"]) == (words["args"]["main"], words["args"]["other"])
            said = [one["args"]["n"] for one in words["args"]["mastery"] if one["key"] == "face-mastery"]
            assert [n for n in numbers["mastery"] if n] == said
