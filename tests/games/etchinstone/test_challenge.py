"""Faza Wyzwania: scout, check the Hardship, perhaps Detour."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Figures, facing, scouting

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4 l2 l3"


@pytest.mark.rule("etch.challenge.step-order")
def test_first_the_encounter_then_its_hardship_then_the_detour() -> None:
    t = scouting(hand=HAND, deck=DECK, hardships="ambush")
    assert t.story() == ["encounter", "hardship"]
    assert t.asks == {"face", "detour"}


@pytest.mark.rule("etch.challenge.scout-type")
def test_the_icon_says_enemy_or_journey() -> None:
    cards: dict[str, Figures] = {"w2": {"encounter": "enemy 1"}, "w3": {"encounter": "journey 1"}}
    enemy = facing(hand=HAND, deck="w2 w3 w4 f2", cards=cards).cast("w1", "f1", "l1")
    assert enemy.foe == "enemy 1.1"
    assert enemy.story("attack", "move") == ["attack"]
    journey = facing(hand=HAND, deck="w3 w2 w4 f2", cards=cards).cast("w1", "f1", "l1")
    assert journey.story("attack", "move") == ["move"]


@pytest.mark.rule("etch.challenge.scout-number")
@pytest.mark.parametrize("region", [1, 3])
@pytest.mark.parametrize("kind", ["enemy", "journey"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_number_picks_the_encounter(region: int, kind: str, number: int) -> None:
    t = scouting(hand=HAND, deck=DECK, region=region, cards={"w2": {"encounter": f"{kind} {number}"}})
    assert t.once("encounter") == f"{kind} {region}.{number}"


@pytest.mark.rule("etch.challenge.hardship-check")
def test_a_hardship_changes_its_own_encounter_and_no_other() -> None:
    enemy: Figures = {"initiative": 9, "attack": "1 fire", "hp": 3, "xp": 0}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, hardships="ambush").cast("w1", "f1", "l1")
    assert t.happened("initial-damage") == [2]
    t.absorb("w1").pick("face").cast("w2", "w3", "w4")
    assert t.happened("initial-damage") == [2, 1]


@pytest.mark.rule("etch.challenge.hardship-check")
def test_a_key_card_without_a_hardship_changes_nothing() -> None:
    t = scouting(hand=HAND, deck=DECK)
    assert (t.hardships, t.story("hardship")) == ([], [])


@pytest.mark.rule("etch.challenge.detour-optional")
def test_after_scouting_one_may_detour_or_face_the_encounter() -> None:
    t = scouting(hand=HAND, deck=DECK)
    assert t.offered == {"face", "detour:w1", "detour:f1", "detour:l1", "detour:s1"}
    assert facing(hand=HAND, deck=DECK).once("faced") == "enemy 1.1"
    skipped = scouting(hand=HAND, deck=DECK).pick("detour:w1")
    assert not skipped.story("faced")


@pytest.mark.rule("etch.challenge.detour-cost")
@pytest.mark.parametrize("given", ["w1", "s1"])
def test_a_detour_costs_the_key_card_and_a_hand_card(given: str) -> None:
    t = scouting(hand=HAND, deck=DECK)
    before = t.discard
    t.pick(f"detour:{given}")
    assert sorted(t.discard) == sorted([*before, "w2", given])
    assert t.hand == [card for card in HAND.split() if card != given]
    assert t.deck == DECK.split()[1:]
    t.refused("detour:w4")


@pytest.mark.rule("etch.challenge.detour-restart")
def test_after_a_detour_the_new_key_card_is_scouted() -> None:
    cards: dict[str, Figures] = {"w2": {"encounter": "enemy 2"}, "w3": {"encounter": "journey 4", "hardships": "storm"}}
    t = scouting(hand=HAND, deck=DECK, cards=cards).pick("detour:w1")
    assert t.happened("encounter") == ["enemy 1.2", "journey 1.4"]
    assert (t.foe, t.hardships) == ("journey 1.4", ["storm"])
    assert t.offered == {"face", "detour:f1", "detour:l1", "detour:s1"}


@pytest.mark.rule("etch.challenge.detour-limit")
def test_the_third_encounter_must_be_faced() -> None:
    t = scouting(hand=HAND, deck=DECK, cards={"w4": {"encounter": "enemy 3"}})
    t.pick("detour:w1")
    assert "detour:f1" in t.offered
    t.pick("detour:f1")
    assert t.offered == {"face"}, "asked all the same, so that the player sees what came and why"
    assert t.refused("detour:l1") == "etch.challenge.detour-limit"
    t.pick("face")
    assert t.once("faced") == "enemy 1.3"
    assert t.offered == {"spell:l1", "spell:s1"}


@pytest.mark.rule("etch.challenge.detour-no-redraw")
def test_cards_lost_to_detours_are_not_replaced() -> None:
    t = scouting(hand=HAND, deck=DECK).pick("detour:w1", "detour:f1")
    assert t.hand == ["l1", "s1"]
    assert t.deck == DECK.split()[2:]
    assert not t.story("drew")


@pytest.mark.rule("etch.challenge.discard-pile")
def test_discarded_cards_lie_apart_and_are_not_drawn_again() -> None:
    t = scouting(hand=HAND, deck=DECK, enemy={"hp": 1, "xp": 0}).pick("detour:w1")
    assert {"w1", "w2"} <= set(t.discard)
    t.pick("face").cast("f1", "l1", "s1")
    assert {"w1", "w2", "f1", "l1", "s1"} <= set(t.discard)
    assert t.hand == ["w3", "w4", "f2", "f3"]
    assert t.deck == ["f4", "l2", "l3"]
