"""Rozpatrywanie Fazy Akcji Wyprawy, Niebezpieczeństwa Wyprawy: Move, Boost, result."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Figures, Tabletop, facing

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4"


def walked(journey: Figures, **cards: Figures) -> Tabletop:
    """Spell w1 with Element f1 and Boost l1; s1 is the Spare card. A Move of 3, or of 6 enhanced by Fire."""
    plain: dict[str, Figures] = {"w1": {"basic": "move 3", "enhanced": "move 6 shadow"}}
    return facing(hand=HAND, deck=DECK, journey=journey, cards=plain | cards).cast("w1", "f1", "l1")


@pytest.mark.rule("etch.journey.step-order")
def test_move_then_boost_then_result_without_a_question() -> None:
    t = walked({"mp": "5 water", "xp": 3}, l1={"boost": 2})
    assert t.story("role-boost", "boost-attack", "boost-initiative", "move", "full-victory") == [
        "role-boost",
        "move",
        "full-victory",
    ]
    assert t.once("move") == (3 + 2, 5)


@pytest.mark.rule("etch.journey.enhanced-move")
def test_a_matching_element_card_enhances_the_move() -> None:
    t = walked({"mp": "20 water"}, w1={"basic": "move 3", "enhanced": "move 6 fire"})
    assert t.once("move") == (6, 20)


@pytest.mark.rule("etch.journey.basic-move")
@pytest.mark.parametrize("element", ["water", "lightning", "shadow"])
def test_without_a_match_the_basic_move_is_used(element: str) -> None:
    t = walked({"mp": "20 water"}, w1={"basic": "move 3", "enhanced": f"move 6 {element}"})
    assert t.once("move") == (3, 20)


@pytest.mark.rule("etch.journey.basic-move")
def test_without_an_element_card_the_basic_move_is_used() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "move 3", "enhanced": "move 6 fire"}}
    t = facing(hand="w1 f1", deck=DECK, journey={"mp": "20 water"}, cards=cards).cast("w1", "", "f1")
    assert t.once("move") == (3, 20)


@pytest.mark.rule("etch.journey.add-boost")
def test_the_boost_is_added_to_the_move() -> None:
    assert walked({"mp": "20 water"}, l1={"boost": 4}).once("move") == (3 + 4, 20)


@pytest.mark.rule("etch.journey.spare-bonus")
@pytest.mark.parametrize(
    ("mp", "enhanced", "move"),
    [
        ("20 fire", "move 6 fire", 6 + 5),
        ("20 water", "move 6 fire", 6),  # the Journey has another element
        ("20 fire", "move 6 water", 3),  # a Basic Move
        ("20 water", "move 6 water", 3),
    ],
)
def test_an_enhanced_move_of_the_journeys_element_adds_the_spare_boost(mp: str, enhanced: str, move: int) -> None:
    t = walked({"mp": mp}, w1={"basic": "move 3", "enhanced": enhanced}, s1={"boost": 5})
    assert t.once("move") == (move, 20)


@pytest.mark.rule("etch.journey.compare")
def test_the_move_with_all_boosts_is_compared_with_the_raised_mp() -> None:
    figures: dict[str, Figures] = {
        "w1": {"basic": "move 3", "enhanced": "move 6 fire"},
        "l1": {"boost": 2},
        "s1": {"boost": 4},
    }
    t = walked({"mp": "8 fire", "peril": "steep"}, **figures)
    assert t.once("move") == (6 + 2 + 4, 8 + 4)
    assert t.story("full-victory", "minor-victory") == ["full-victory"]
    t = walked({"mp": "9 fire", "peril": "steep"}, **figures)
    assert t.once("move") == (6 + 2 + 4, 9 + 4)
    assert t.story("full-victory", "minor-victory") == ["minor-victory"]


@pytest.mark.rule("etch.journey.full-victory")
@pytest.mark.parametrize("move", [9, 10])
def test_full_victory_gives_xp_and_no_time_penalty(move: int) -> None:
    t = walked({"mp": "9 water", "time": 2, "xp": 4}, w1={"basic": f"move {move}"})
    assert t.once("full-victory") == 4
    assert not t.story("time-penalty", "time-discard")
    assert (t.asks, t.s.xp) == ({"upgrade"}, 4)


@pytest.mark.rule("etch.journey.minor-victory")
@pytest.mark.parametrize("move", [8, 5])
def test_minor_victory_gives_xp_and_the_time_penalty(move: int) -> None:
    t = walked({"mp": "9 water", "time": 2, "xp": 4}, w1={"basic": f"move {move}"})
    assert t.once("minor-victory") == 4
    assert (t.once("time-penalty"), t.happened("time-discard")) == (2, ["w2", "w3"])
    assert (t.asks, t.s.xp) == ({"upgrade"}, 4)


@pytest.mark.rule("etch.journey.loss")
@pytest.mark.parametrize("move", [4, 1])
def test_a_loss_gives_the_time_penalty_and_no_xp(move: int) -> None:
    t = walked({"mp": "9 water", "time": 2, "xp": 4}, w1={"basic": f"move {move}"})
    assert t.story("loss", "full-victory", "minor-victory") == ["loss"]
    assert t.once("time-penalty") == 2
    assert not t.story("xp-lost", "upgraded")
    assert "upgrade" not in t.asks


@pytest.mark.rule("etch.peril.steep")
@pytest.mark.parametrize(("peril", "mp"), [("steep", 12 + 5), ("treacherous", 12)])
def test_a_steep_slope_adds_the_spare_boost_to_mp(peril: str, mp: int) -> None:
    t = walked({"mp": "12 water", "peril": peril}, l1={"boost": 1}, s1={"boost": 5})
    assert t.once("move") == (3 + 1, mp)


@pytest.mark.rule("etch.peril.treacherous")
@pytest.mark.parametrize(("move", "damage"), [(8, []), (7, [1]), (3, [1])])
def test_treacherous_terrain_hurts_without_a_full_victory(move: int, damage: list[int]) -> None:
    t = walked({"mp": "8 water", "time": 1, "xp": 0, "peril": "treacherous"}, w1={"basic": f"move {move}"})
    assert t.happened("damage") == t.happened("treacherous") == damage
    assert len(t.story("time-discard")) == len(damage)


@pytest.mark.rule("etch.peril.treacherous")
def test_other_journeys_do_not_hurt() -> None:
    t = walked({"mp": "20 water", "peril": "steep"})
    assert t.story("loss", "damage") == ["loss"]
