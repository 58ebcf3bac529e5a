"""Rozpatrywanie Obrażeń: cards absorb and are Downgraded, or the mage falls."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import HEROIC, Figures, Tabletop, facing, leaving, table
from wawel.games.etchinstone.rules.final import FinalBattle

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4 l2"


def hurt(attack: str, hp: int = 20, deck: str = DECK, **given: object) -> Tabletop:
    """An Enemy that strikes back with this Attack; the hand is w1 f1 l1 s1, each with Armour 2."""
    enemy: Figures = {"hp": hp, "attack": attack, "xp": 5}
    return facing(hand=HAND, deck=deck, enemy=enemy, **given).cast("w1", "f1", "l1")


@pytest.mark.rule("etch.damage.downgrades-hand")
def test_damage_is_taken_by_hand_cards_of_ones_choice() -> None:
    t = hurt("2 fire")
    assert t.offered == {"absorb:w1", "absorb:f1", "absorb:l1", "absorb:s1"}
    for elsewhere in ("absorb:w2", "absorb:f3", "absorb:s4", "done"):
        t.refused(elsewhere)
    t.pick("absorb:l1")
    assert t.levels("w1 f1 l1 s1 w2 s4") == [2, 2, 1, 2, 2, 2]


@pytest.mark.rule("etch.damage.downgrade")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_downgrade_lowers_the_level_by_1(level: int) -> None:
    t = hurt("1 fire", levels={"f1": level}).pick("absorb:f1")
    assert t.level("f1") == level - 1
    assert t.once("downgraded") == ("f1", level - 1)


@pytest.mark.rule("etch.damage.armour-absorbs")
def test_armour_of_the_level_before_the_downgrade_absorbs() -> None:
    cards: dict[str, Figures] = {"f1@1": {"armour": 1}, "f1@2": {"armour": 3}, "f1@3": {"armour": 5}}
    t = hurt("5 fire", cards=cards).pick("absorb:f1")
    assert t.once("absorbed") == ("f1", 3)
    assert t.asks == {"absorb"}
    t = hurt("5 fire", cards=cards, levels={"f1": 3}).pick("absorb:f1")
    assert t.once("absorbed") == ("f1", 5)
    assert "absorb" not in t.asks


@pytest.mark.rule("etch.damage.armour-doubles")
@pytest.mark.parametrize(("element", "absorbed"), [("fire", 6), ("water", 3)])
def test_armour_of_the_attacks_element_counts_twice(element: str, absorbed: int) -> None:
    t = hurt(f"7 {element}", cards={"s1": {"armour": "3 fire"}}).pick("absorb:s1")
    assert t.once("absorbed") == ("s1", absorbed)


@pytest.mark.rule("etch.damage.neutral-armour-never-doubles")
@pytest.mark.parametrize("element", ["water", "fire", "lightning", "shadow"])
def test_armour_without_an_element_counts_once(element: str) -> None:
    t = hurt(f"7 {element}", cards={"s1": {"armour": 3}}).pick("absorb:s1")
    assert t.once("absorbed") == ("s1", 3)


@pytest.mark.rule("etch.damage.level-1-removed")
def test_a_level_1_card_is_removed() -> None:
    t = hurt("1 fire", levels={"f1": 1}).pick("absorb:f1")
    assert t.once("removed") == "f1"
    assert (t.removed, "f1" in t.hand) == (["f1"], False)
    assert hurt("1 fire", levels={"f1": 2}).pick("absorb:f1").removed == []


@pytest.mark.rule("etch.damage.removed-out-of-game")
def test_a_removed_card_never_comes_back() -> None:
    for region in (1, 2, 3):
        t = leaving(hand="w1 f1 l1", deck="w2", removed="s1 s2", region=region)
        assert t.removed == ["s1", "s2"]
        assert len(t.hand + t.deck) == 14
    t = table(FinalBattle(), hand="w1", deck="w2", removed="s1 s2", cards={"all": HEROIC}).idle()
    assert t.won
    assert {"s1", "s2"}.isdisjoint(t.happened("drew"))


@pytest.mark.rule("etch.damage.removed-place")
def test_removed_cards_lie_apart_from_deck_and_discards() -> None:
    t = hurt("1 fire", levels={"f1": 1}).pick("absorb:f1")
    assert t.removed == ["f1"]
    assert "f1" not in t.deck + t.discard + t.hand
    assert {"w1", "l1"} <= set(t.discard)


@pytest.mark.rule("etch.damage.excess-armour")
def test_a_card_that_could_absorb_more_is_still_downgraded() -> None:
    t = hurt("1 fire", cards={"f1": {"armour": 9}}).pick("absorb:f1")
    assert t.once("absorbed") == ("f1", 1)
    assert t.level("f1") == 1


@pytest.mark.rule("etch.damage.repeat")
def test_cards_are_downgraded_until_all_damage_is_absorbed() -> None:
    t = hurt("5 fire", hp=6)
    for card in ("s1", "w1", "l1"):
        assert t.asks == {"absorb"}
        t.pick(f"absorb:{card}")
    assert t.asks == {"upgrade"}
    assert t.happened("absorbed") == [("s1", 2), ("w1", 2), ("l1", 1)]
    assert t.levels(HAND) == [1, 2, 1, 1]


@pytest.mark.rule("etch.damage.once-per-encounter")
def test_a_card_is_downgraded_once_in_an_encounter() -> None:
    t = hurt("5 fire", levels={"f1": 4}).pick("absorb:f1")
    assert t.refused("absorb:f1") == "etch.damage.once-per-encounter"
    assert t.level("f1") == 3


@pytest.mark.rule("etch.damage.once-per-encounter")
def test_the_next_encounter_may_downgrade_it_again() -> None:
    t = hurt("2 fire", levels={"s1": 4}).pick("absorb:s1", "face").cast("w2", "w3", "w4")
    assert t.pick("absorb:s1").level("s1") == 2


@pytest.mark.rule("etch.damage.knocked-down")
@pytest.mark.parametrize(("damage", "down"), [(8, False), (9, True)])
def test_more_damage_than_the_hand_can_absorb_knocks_down(damage: int, down: bool) -> None:
    t = hurt(f"{damage} fire")
    assert bool(t.story("knocked-down")) == down
    assert ("absorb" in t.asks) != down


@pytest.mark.rule("etch.damage.knocked-down-downgrade-all")
def test_knocked_down_downgrades_the_whole_hand() -> None:
    t = hurt("9 fire", levels={"f1": 4, "l1": 1})
    assert t.levels(HAND) == [1, 3, 0, 1]
    assert t.removed == ["l1"]


@pytest.mark.rule("etch.damage.knocked-down-downgrade-all")
def test_knocked_down_spares_cards_downgraded_before_in_this_encounter() -> None:
    # the last Encounter of the Region: Poison strikes the same hand after the other damage
    cards: dict[str, Figures] = {"w1": {"armour": 2}, "f1": {"armour": 0}, "l1": {"armour": 0}, "s1": {"armour": 0}}
    enemy: Figures = {"hp": 20, "attack": "2 fire", "ability": "poison"}
    t = facing(hand=HAND, deck="w2 w3", enemy=enemy, cards=cards).cast("w1", "f1", "l1").pick("absorb:w1")
    assert t.story("poison", "knocked-down") == ["poison", "knocked-down"]
    assert t.levels(HAND) == [1, 1, 1, 1]


@pytest.mark.rule("etch.damage.knocked-down-discard-4")
def test_knocked_down_discards_four_cards_of_the_deck() -> None:
    t = hurt("9 fire", deck="w2 w3 w4 f2 f3 f4 l2 l3")
    assert t.happened("fall-discard") == ["w2", "w3", "w4", "f2"]
    assert {"w2", "w3", "w4", "f2"} <= set(t.discard)
    assert t.hand == ["s1", "f3", "f4", "l2"]


@pytest.mark.rule("etch.damage.knocked-down-continue")
def test_after_being_knocked_down_the_game_goes_on() -> None:
    t = hurt("99 fire", hp=6, deck="w2 w3 w4 f2 f3 f4 l2 l3 l4", levels=dict.fromkeys(HAND.split(), 4))
    assert t.levels(HAND) == [3, 3, 3, 3]
    assert t.once("minor-victory") == 5
    # every card was Downgraded, so none can be Upgraded, and the next Encounter follows
    assert t.story("knocked-down", "lost", "encounter", "region-end") == ["encounter", "knocked-down", "encounter"]
    assert t.asks == {"face", "detour"}
