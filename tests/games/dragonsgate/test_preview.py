"""What the table tells in numbers before anything is done: the score so far, places, dues, the way to Professions."""

from __future__ import annotations

from typing import Any

from games.dragonsgate.tabletop import Tabletop, new_game, table
from wawel.engine.events import NOBODY


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
    told = {one["adept"]: (one["coins"], one["able"]) for one in mages["adepts"]}
    assert mages["mastered"]
    assert told == {"goatherd": (2, True), "prodigy": (0, True), "poacher": (0, False)}
    t.pick("take:neutral-6", "act:profession-6", "profession:mage-1-1", "train:goatherd", "place:0")
    assert t.happened("paid") == [("red", 2)]


def test_who_only_watches_has_no_way_to_a_profession() -> None:
    assert "areas" not in figures(table(dice="neutral-6 blue-1"), NOBODY)


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
