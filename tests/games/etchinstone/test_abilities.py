"""Zdolności Wroga: Freeze, Poison, Ranged, Slow."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Figures, Tabletop, facing

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4"


def fought(ability: str, figures: Figures, deck: str = DECK, **cards: Figures) -> Tabletop:
    """Spell w1 with Attack 3 and Element f1 with Initiative 3; s1 is the Spare card."""
    enemy: Figures = {"hp": 3, "attack": "2 fire", "xp": 0, "ability": ability} | figures
    return facing(hand=HAND, deck=deck, enemy=enemy, cards=cards).cast("w1", "f1", "l1")


@pytest.mark.rule("etch.ability.freeze")
def test_freeze_takes_the_spare_card_after_initial_damage() -> None:
    t = fought("freeze", {"initiative": 9})
    assert t.once("initial-damage") == 2
    assert "s1" in t.hand
    t.absorb("w1")
    assert "s1" in t.discard
    assert t.hand == ["w2", "w3", "w4", "f2"]


@pytest.mark.rule("etch.ability.freeze")
def test_freeze_does_nothing_without_initial_damage() -> None:
    t = fought("freeze", {"hp": 20})
    assert t.once("combat-damage") == 2
    assert "s1" in t.absorb("w1").hand


@pytest.mark.rule("etch.ability.freeze")
def test_freeze_does_nothing_if_the_enemy_is_quicker_but_deals_no_damage() -> None:
    t = fought("freeze", {"initiative": 9, "attack": "0 fire"})
    assert not t.story("initial-damage")
    assert "s1" in t.hand


@pytest.mark.rule("etch.ability.poison")
@pytest.mark.parametrize("figures", [{"initiative": 9}, {"hp": 20}])
def test_poison_deals_1_to_the_next_hand_after_either_damage(figures: Figures) -> None:
    t = fought("poison", figures).absorb("w1")
    assert t.once("poison") == 1
    assert t.offered == {"absorb:s1", "absorb:w2", "absorb:w3", "absorb:w4"}
    assert t.pick("absorb:w3").level("w3") == 1


@pytest.mark.rule("etch.ability.poison")
def test_no_poison_without_damage() -> None:
    t = fought("poison", {})
    assert t.story("full-victory", "poison") == ["full-victory"]
    assert t.asks == {"face", "detour"}


@pytest.mark.rule("etch.ability.poison-both")
def test_both_kinds_of_damage_make_poison_2() -> None:
    t = fought("poison", {"initiative": 9, "hp": 20}, w2={"armour": 1}).absorb("w1", "f1")
    assert t.once("poison") == 2
    assert t.pick("absorb:w2").asks == {"absorb"}  # 1 of 2 is left


@pytest.mark.rule("etch.ability.poison-timing")
def test_poison_strikes_right_after_the_draw() -> None:
    t = fought("poison", {"hp": 20}).absorb("w1")
    assert t.story("discarded", "drew", "poison", "encounter")[-4:] == ["drew", "drew", "drew", "poison"]
    t.pick("absorb:s1")
    assert t.story("poison", "downgraded", "encounter")[-3:] == ["poison", "downgraded", "encounter"]
    assert t.asks == {"face", "detour"}


@pytest.mark.rule("etch.ability.poison-cards-stay-eligible")
def test_a_card_hurt_by_poison_may_be_downgraded_in_the_next_encounter() -> None:
    t = fought("poison", {"hp": 20}).absorb("w1").pick("absorb:s1", "face").cast("w2", "w3", "w4")
    assert "absorb:s1" in t.offered
    assert t.pick("absorb:s1").removed == ["s1"]


@pytest.mark.rule("etch.ability.poison-cards-stay-eligible")
def test_a_card_hurt_by_poison_may_be_upgraded_in_the_next_encounter() -> None:
    foes: dict[str, Figures] = {
        "1 enemy 1": {"hp": 20, "ability": "poison"},
        "1 enemy 2": {"hp": 3, "xp": 4},
    }
    t = facing(hand=HAND, deck=DECK, foes=foes, cards={"f2": {"encounter": "enemy 2"}}).cast("w1", "f1", "l1")
    t.absorb("w1").pick("absorb:s1", "face").cast("w2", "w3", "w4")
    assert t.level("s1") == 1
    assert t.pick("upgrade:s1").level("s1") == 2


@pytest.mark.rule("etch.ability.poison-no-next-hand")
def test_without_another_encounter_poison_strikes_the_current_hand() -> None:
    t = fought("poison", {"hp": 20}, deck="w2 w3 w4").pick("absorb:w1")
    assert t.once("poison") == 1
    assert not t.story("discarded", "drew", "region-end")
    assert t.offered == {"absorb:f1", "absorb:l1", "absorb:s1"}
    t.pick("absorb:f1")
    assert t.levels("w1 f1 l1 s1") == [1, 1, 2, 2]
    assert t.once("region-end") == "region 1"


@pytest.mark.rule("etch.ability.ranged")
@pytest.mark.parametrize("initiative", [0, 3, 9])
def test_a_ranged_enemy_deals_initial_damage_whatever_the_initiative(initiative: int) -> None:
    t = fought("ranged", {"initiative": initiative}).pick("done")
    assert t.once("initiative") == (3, initiative)
    assert (t.once("initial-damage"), t.once("damage")) == (2, 2)


@pytest.mark.rule("etch.ability.ranged-ignore")
def test_the_spare_card_buys_off_a_ranged_attack() -> None:
    t = fought("ranged", {})
    assert t.offered == {"give-spare", "done"}
    t.pick("give-spare")
    assert not t.story("initial-damage")
    assert "s1" in t.discard
    kept = fought("ranged", {}).pick("done").absorb("w1")
    assert "s1" in kept.hand


@pytest.mark.rule("etch.ability.ranged-timing")
def test_the_spare_card_is_promised_in_the_action_phase_and_paid_in_cleanup() -> None:
    t = fought("ranged", {"hp": 20})
    assert not t.story("attack")
    t.pick("give-spare")
    assert t.once("combat-damage") == 2
    assert "absorb:s1" in t.offered
    t.absorb("w1")
    assert "s1" in t.discard
    assert t.hand == ["w2", "w3", "w4", "f2"]


@pytest.mark.rule("etch.ability.slow")
def test_a_move_counts_in_full_against_a_slow_enemy() -> None:
    walker: Figures = {"basic": "move 5", "enhanced": "move 8 shadow"}
    assert fought("slow", {"hp": 20}, w1=walker).once("attack") == (5, 20)
    assert fought("freeze", {"hp": 20}, w1=walker).once("attack") == (1, 20)
    assert fought("slow", {"hp": 20}, w1=walker | {"enhanced": "move 8 fire"}).once("attack") == (8, 20)


@pytest.mark.rule("etch.ability.slow")
def test_an_attack_counts_against_a_slow_enemy_too() -> None:
    assert fought("slow", {"hp": 20}, w1={"basic": "attack 4"}).once("attack") == (4, 20)
