"""Rulings of ours on Time Penalties, damage and Poison."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Figures, Tabletop, facing, final_journey

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4 l2"
BOTH: Figures = {"initiative": 9, "attack": "2 fire"}
POISON: Figures = {"hp": 20, "attack": "1 fire", "xp": 0, "ability": "poison"}


def poisoned(deck: str, enemy: Figures | None = None, **given: object) -> Tabletop:
    """Combat Damage of 1, and Poison of 1; w1 f1 l1 have Roles, s1 is the Spare card."""
    return facing(hand=HAND, deck=deck, enemy=POISON | (enemy or {}), **given).cast("w1", "f1", "l1")


# ---------------------------------------------------------------------- damage


@pytest.mark.rule("etch.ruling.damage-element")
def test_the_enemys_element_holds_for_the_whole_total() -> None:
    enemy: Figures = {"hp": 20, "attack": "1 fire"}
    t = facing(hand=HAND, deck="w2", enemy=enemy, hardships="hazards storm", cards={"s1": {"armour": "3 fire"}})
    t.cast("w1", "f1", "l1")
    assert t.once("damage") == 1 + 1  # Combat Damage and Storm
    assert t.pick("absorb:s1").once("absorbed") == ("s1", 2)
    enemy = {"hp": 20, "initiative": 9, "attack": "2 fire"}
    t = facing(hand=HAND, deck="w2", enemy=enemy, hardships="hazards storm", cards={"s1": {"armour": "3 fire"}})
    t.cast("w1", "f1", "l1")
    assert t.once("damage") == 2 + 2 + 2 + 1  # Initial, Combat, Storm, and a missing card
    assert t.pick("absorb:s1").once("absorbed") == ("s1", 6)


@pytest.mark.rule("etch.ruling.damage-element")
def test_a_journey_poison_and_the_final_journey_have_no_element() -> None:
    cards: dict[str, Figures] = {"all": {"armour": "1 fire"}}
    t = facing(hand=HAND, deck=DECK, journey={"mp": "20 fire", "time": 2}, hardships="storm", cards=cards)
    assert t.cast("w1", "f1", "l1").pick("absorb:w1").once("absorbed") == ("w1", 1)
    t = poisoned(DECK, {"initiative": 9}, cards=cards).absorb("w1")
    assert t.once("poison") == 2
    assert t.pick("absorb:w2").happened("absorbed")[-1] == ("w2", 1)
    assert t.asks == {"absorb"}
    t = final_journey("w1 f1 l1 s1 w2 f2 l2", dragon={"mp": "fire 2 8 9", "time": [3, 2, 1]}, cards=cards)
    t.pick("done").cast("w1", "f1", "l1").cast("w2", "f2", "l2")
    assert t.once("shortfall") == 3
    assert t.pick("absorb:w1").once("absorbed") == ("w1", 1)


@pytest.mark.rule("etch.ruling.time-before-damage")
def test_time_penalties_come_before_damage_against_enemies_too() -> None:
    enemy: Figures = {"hp": 20, "initiative": 9, "attack": "1 fire"}
    t = facing(hand=HAND, deck="w2", enemy=enemy, hardships="hazards storm").cast("w1", "f1", "l1")
    assert t.story("time-discard", "shortfall", "storm", "damage") == ["time-discard", "shortfall", "storm", "damage"]
    assert t.once("damage") == 1 + 1 + 1 + 2


@pytest.mark.rule("etch.ruling.storm-counts-full-penalty")
def test_a_storm_counts_the_whole_time_penalty_and_missing_cards_come_on_top() -> None:
    t = facing(hand=HAND, deck="w2", journey={"mp": "20 fire", "time": 3}, hardships="storm").cast("w1", "f1", "l1")
    assert (t.once("storm"), t.once("shortfall"), t.once("damage")) == (3, 2, 3 + 2)


@pytest.mark.rule("etch.ruling.minimum-downgrades")
def test_one_absorbs_as_long_as_one_can_and_stops_when_it_is_enough() -> None:
    enemy: Figures = {"hp": 20, "attack": "3 fire"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy).cast("w1", "f1", "l1")
    t.refused("done")
    t.pick("absorb:s1", "absorb:l1")
    assert "absorb" not in t.asks
    assert t.levels(HAND) == [2, 2, 1, 1]
    assert not t.story("knocked-down")


@pytest.mark.rule("etch.ruling.knocked-down-short-deck")
def test_knocked_down_with_a_short_deck_costs_nothing_more() -> None:
    bare: dict[str, Figures] = {"all": {"armour": 0}}
    t = facing(hand=HAND, deck="w2 w3 w4", journey={"mp": "20 fire", "time": 1}, hardships="storm", cards=bare)
    t.cast("w1", "f1", "l1")
    assert t.story("knocked-down")
    assert (t.happened("time-discard"), t.happened("fall-discard")) == (["w2"], ["w3", "w4"])
    assert (t.happened("damage"), t.happened("shortfall")) == ([1], [])
    assert t.levels(HAND) == [1, 1, 1, 1]


@pytest.mark.rule("etch.ruling.level-4-cap")
def test_a_level_4_card_is_not_upgraded() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 3, "xp": 9}, levels={"w1": 4, "f1": 3}).cast("w1", "f1", "l1")
    assert t.refused("upgrade:w1") == "etch.ruling.level-4-cap"
    t.pick("upgrade:f1")
    assert t.refused("upgrade:f1") == "etch.ruling.level-4-cap"


# ---------------------------------------------------------------------- Poison


@pytest.mark.rule("etch.ruling.poison-amount")
@pytest.mark.parametrize(
    ("enemy", "poison"),
    [({"attack": "4 fire"}, 1), ({"attack": "4 fire", "hp": 3, "initiative": 9}, 1), (BOTH, 2)],
)
def test_poison_counts_kinds_of_damage_not_points(enemy: Figures, poison: int) -> None:
    assert poisoned(DECK, enemy).absorb("w1", "f1").once("poison") == poison


@pytest.mark.rule("etch.ruling.poison-last-encounter")
def test_the_last_poison_comes_after_the_other_damage_and_before_upgrades() -> None:
    t = poisoned("w2 w3", {"hp": 6, "xp": 9}).pick("absorb:w1")
    assert t.happened("damage") == [1]
    assert t.story("damage", "poison", "upgraded") == ["damage", "poison"]
    assert t.refused("absorb:w1") == "etch.damage.once-per-encounter"
    t.pick("absorb:f1")
    assert t.offered == {"upgrade:l1", "upgrade:s1", "done"}


@pytest.mark.rule("etch.ruling.poison-last-encounter")
@pytest.mark.parametrize(("card", "now"), [("w1", False), ("s1", True)])
def test_the_spare_card_counts_for_the_next_hand_if_it_is_still_there(card: str, now: bool) -> None:
    t = poisoned("w2 w3 w4 f2", levels={"s1": 1}).pick(f"absorb:{card}")
    assert ("drew" not in t.story()) == now
    assert t.once("poison") == 1


@pytest.mark.rule("etch.ruling.poison-next-hand-details")
def test_cards_removed_by_poison_are_not_replaced() -> None:
    t = poisoned(DECK, levels={"w3": 1}).absorb("w1")
    assert t.offered == {"absorb:s1", "absorb:w2", "absorb:w3", "absorb:w4"}
    t.pick("absorb:w3")
    assert (t.hand, t.removed) == (["s1", "w2", "w4"], ["w3"])
    assert t.offered == {"face", "detour:s1", "detour:w2", "detour:w4"}


@pytest.mark.rule("etch.ruling.poison-next-hand-details")
@pytest.mark.parametrize(("deck", "ends"), [("w2 w3 w4 f2 f3 f4 l2", True), ("w2 w3 w4 f2 f3 f4 l2 l3", False)])
def test_poison_may_knock_down_and_end_the_region(deck: str, ends: bool) -> None:
    cards: dict[str, Figures] = {"all": {"armour": 0}, "w1": {"armour": 1}}
    t = poisoned(deck, cards=cards).absorb("w1")
    assert t.story("poison", "knocked-down") == ["poison", "knocked-down"]
    assert t.happened("fall-discard") == ["f2", "f3", "f4", "l2"]
    assert bool(t.story("region-end")) == ends
    assert t.levels("s1 w2 w3 w4") == [1, 1, 1, 1]
    if not ends:
        assert (t.hand, t.deck) == (["s1", "w2", "w3", "w4"], ["l3"])


@pytest.mark.rule("etch.ruling.poison-does-not-cross-regions")
def test_the_next_region_starts_without_poison() -> None:
    t = poisoned("w2 w3").pick("absorb:w1", "absorb:f1")
    assert (t.s.region, t.s.poison) == (2, 0)
    assert t.asks == {"face", "detour"}
    assert len(t.happened("poison")) == 1


@pytest.mark.rule("etch.ruling.poison-spare-already-downgraded")
def test_the_spare_card_may_absorb_again_when_poison_strikes() -> None:
    t = poisoned(DECK, levels={"s1": 3}).pick("absorb:s1")
    assert "absorb:s1" in t.offered
    assert t.pick("absorb:s1").level("s1") == 1


@pytest.mark.rule("etch.ruling.poison-empties-hand")
@pytest.mark.parametrize(("more", "goes_on"), [("l3 l4 s2 s3 s4", True), ("l3 l4 s2 s3", False)])
def test_if_poison_empties_the_hand_a_new_one_is_drawn_from_five_cards(more: str, goes_on: bool) -> None:
    cards: dict[str, Figures] = {"all": {"armour": 0}, "w1": {"armour": 1}}
    t = poisoned(f"{DECK} {more}", cards=cards, levels=dict.fromkeys(["s1", "w2", "w3", "w4"], 1)).absorb("w1")
    assert sorted(t.removed) == ["s1", "w2", "w3", "w4"]
    assert t.s.region == (1 if goes_on else 2)
    met = ["encounter", "encounter"] if goes_on else ["encounter", "region-end", "encounter"]
    assert t.story("encounter", "region-end") == met
    assert len(t.hand) == 4
    if goes_on:
        assert (t.hand, t.deck) == (["l3", "l4", "s2", "s3"], ["s4"])
