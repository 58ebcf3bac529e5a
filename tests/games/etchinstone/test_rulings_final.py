"""Rulings of ours on the Final Battle and the score."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import CARDS, Figures, facing, final_enemy, final_journey, scouting

DECK = "w1 f1 l1 s1 w2 f2 l2 s2 w3 f3 l3 s3 w4 f4 l4 s4"
WALK: dict[str, Figures] = {"all": {"basic": "move 4"}}
#: the Dragon is reached by any Move and fought by any Attack, and does nothing
TAME: Figures = {"mp": "fire 1 2 3", "time": [0, 0, 0], "hp": [1, 2, 3], "attack": "0, 0, 0"}


@pytest.mark.rule("etch.ruling.final-no-key-card")
def test_no_key_card_no_hardship_and_no_detour_in_the_final_battle() -> None:
    cards: dict[str, Figures] = {"all": {"basic": "move 4", "hardships": "night-travel", "boost": 3}}
    t = final_journey(DECK, cards=cards)
    assert set(t.game.view(t.s, 0)["deck"]) == {None}
    assert t.asks == {"regroup"}
    t.pick("done").cast("w1", "f1", "l1").cast("w2", "f2", "l2")
    assert (t.hardships, t.once("total-move")[0]) == ([], (4 + 3) * 2)
    region = scouting(hand="w1 f1", deck="w2 w3", cards=cards)
    assert region.game.view(region.s, 0)["deck"][-1] == "w2"


@pytest.mark.rule("etch.ruling.final-no-key-card")
def test_nothing_of_the_last_encounter_follows_into_the_final_battle() -> None:
    cards: dict[str, Figures] = {"all": {"basic": "attack/move 4", "enhanced": "attack 9 shadow", "boost": 3}}
    enemy: Figures = {"hp": 20, "attack": "1 fire", "xp": 0}
    t = facing(hand="w1 f1 l1 s1", deck="w2 w3", region=4, enemy=enemy, hardships="night-travel", cards=cards)
    t.cast("w1", "f1", "l1").absorb("w1")
    assert t.asks == {"regroup"}
    assert (t.hardships, t.s.is_hurt(CARDS.index("w1"))) == ([], False)
    t.pick("done").cast(*t.hand[:3])
    t.cast(*t.hand[3:6])
    assert t.once("total-move")[0] == (4 + 3) * 2


@pytest.mark.rule("etch.ruling.final-fewer-than-7")
def test_with_fewer_than_seven_cards_all_are_drawn() -> None:
    removed = " ".join(DECK.split()[5:])
    t = final_journey("w1 f1 l1 s1 w2", removed=removed, cards=WALK)
    assert (sorted(t.hand), t.deck) == (["f1", "l1", "s1", "w1", "w2"], [])
    t.pick("regroup:f1")
    assert sorted(t.hand) == ["l1", "s1", "w1", "w2"]
    assert t.cast("w1", "l1", "s1").pick("done").once("total-move")[0] == 4  # an empty set gives 0


@pytest.mark.rule("etch.ruling.final-set-sizes")
def test_six_usable_cards_fill_both_sets() -> None:
    t = final_enemy("w1 f1 l1 s1 w2 f2")
    for name in ("spell:w1", "element:f1", "boost:l1", "spell:s1"):
        t.pick(name)
        assert t.refused("done") == "etch.role.all-three-required"
    t.pick("element:w2")
    assert t.happened("role-boost") == ["l1", "f2"]


@pytest.mark.rule("etch.ruling.final-set-sizes")
def test_fewer_cards_are_spread_freely_with_a_spell_in_each_set() -> None:
    t = final_enemy("w1 f1 l1 s1", dragon=TAME).cast("w1", "f1", "").cast("l1", "", "s1")
    assert t.once("total-attack")[0] == 3 + 3
    assert (t.happened("role-spell"), t.happened("role-element"), t.happened("role-boost")) == (
        ["w1", "l1"],
        ["f1"],
        ["s1"],
    )
    t = final_enemy("w1 f1 l1 s1", dragon=TAME).cast("w1", "", "").cast("f1", "l1", "s1")
    assert t.happened("role-element") == ["l1"]


@pytest.mark.rule("etch.ruling.final-set-sizes", "etch.ruling.link-top-card-role")
def test_the_top_linked_card_takes_a_role_in_one_of_the_sets() -> None:
    t = final_enemy("w1 w2 f1 l1", dragon=TAME).link("w1", "w2", "fire").cast("f1", "l1", "")
    assert t.happened("role-spell") == ["f1", "w1"]


@pytest.mark.rule("etch.ruling.final-same-action-rules")
def test_each_set_is_enhanced_by_its_own_element_card() -> None:
    spell: Figures = {"basic": "attack/move 2", "enhanced": "attack/move 7 fire"}
    cards: dict[str, Figures] = {"w1": spell, "w2": spell}
    t = final_enemy("w1 f1 l1 w2 s1 l2", cards=cards, dragon=TAME).cast("w1", "f1", "l1").cast("w2", "s1", "l2")
    assert t.once("total-attack")[0] == 7 + 2
    t = final_journey("w1 s1 l1 w2 f1 l2", cards=cards, dragon=TAME | {"mp": "water 1 2 3"}).pick("done")
    assert t.cast("w1", "s1", "l1").cast("w2", "f1", "l2").once("total-move")[0] == 2 + 7


@pytest.mark.rule("etch.ruling.final-same-action-rules")
def test_an_action_of_the_other_type_is_worth_1_in_each_set() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "move 9", "enhanced": "move 9 shadow"}}
    t = final_enemy("w1 f1 l1 w2 f2 l2", cards=cards, dragon=TAME).cast("w1", "f1", "l1").cast("w2", "f2", "l2")
    assert t.once("total-attack")[0] == 1 + 3
    cards = {"w2": {"basic": "move 9", "enhanced": "attack 3 fire"}}
    dragon = TAME | {"armour": "4 fire"}
    t = final_enemy("w1 f1 l1 w2 f2 l2", cards=cards, dragon=dragon).cast("w1", "f1", "l1").cast("w2", "f2", "l2")
    assert t.offered == {"full", "off-type"}
    assert t.pick("off-type").once("total-attack")[0] == 3 + 1


@pytest.mark.rule("etch.ruling.final-enemy-link")
def test_the_final_enemy_allows_a_link_of_its_own() -> None:
    t = final_journey(DECK, cards=WALK, dragon=TAME).pick("done").link("w1", "w2", "fire")
    t.cast("f1", "l1", "w1").cast("s1", "f2", "l2")
    assert t.story("final-enemy")
    assert "link:s2" in t.offered
    t.link("s2", "s3", "fire")
    assert t.refused("link:w3") == "etch.link.optional-once"


@pytest.mark.rule("etch.ruling.final-enemy-spares")
def test_spare_cards_against_the_dragon_only_absorb() -> None:
    cards: dict[str, Figures] = {
        "w1": {"basic": "attack 3", "enhanced": "attack 6 fire"},
        **{spare: {"boost": 9, "initiative": 9} for spare in ("s1", "s2", "s3")},
    }
    dragon: Figures = {"attack": "3, 3, 3"}
    t = final_enemy("w1 f1 l1 w2 f2 l2 s1 s2 s3", cards=cards, dragon=dragon)
    t.cast("w1", "f1", "l1").cast("w2", "f2", "l2")
    assert (t.once("total-attack")[0], t.once("total-initiative")[0]) == (6 + 3, 3 + 3)
    assert {"absorb:s1", "absorb:s2", "absorb:s3"} <= t.offered
    assert t.pick("absorb:s1", "absorb:s3").won


@pytest.mark.rule("etch.ruling.final-journey-shortfall")
def test_cards_missing_for_the_time_penalty_hurt_the_hand_before_it_rests() -> None:
    deck = "w1 f1 l1 s1 w2 f2 l2 s2"
    t = final_journey(deck, cards=WALK, dragon={"mp": "fire 1 2 3", "time": [5, 5, 5]}).pick("done")
    t.cast("w1", "f1", "l1").cast("w2", "f2", "l2")
    assert t.happened("time-discard") == ["s2"]
    assert t.once("shortfall") == 4
    assert t.offered == {f"absorb:{card}" for card in deck.split()[:7]}
    t.pick("absorb:s1", "absorb:w1")
    assert t.levels("s1 w1 f1") == [1, 1, 2]
    assert t.once("total-attack") == (0, 0)
    assert not t.won


@pytest.mark.rule("etch.ruling.final-discards-stay-out")
def test_cards_discarded_in_the_final_battle_stay_out_but_score() -> None:
    t = final_journey(DECK, cards=WALK, dragon=TAME | {"time": [2, 2, 2]}).pick("regroup:w1")
    t.cast("s2", "w3", "f3").cast("l3", "s3", "w4")
    out = {"w1", "s2", "w3", "f3", "l3", "s3", "w4", "f4", "l4", "s4"}
    assert set(t.discard) == out
    assert out.isdisjoint(t.hand)
    t.idle()
    assert t.won
    assert t.result.scores == [16 * 2]


@pytest.mark.rule("etch.ruling.dragon-damage-element")
@pytest.mark.parametrize(("hp", "absorbed"), [([6, 7, 8], 6), ([5, 6, 7], 3), ([4, 5, 6], 3)])
def test_armour_doubles_against_the_element_of_the_level_reached(hp: list[int], absorbed: int) -> None:
    dragon: Figures = {"hp": hp, "attack": "9 fire, 8 water, 7", "initiative": 99, "initial": 5}
    t = final_enemy("w1 f1 l1 w2 f2 l2 s1 s2 s3", dragon=dragon, cards={"s1": {"armour": "3 fire"}})
    t.cast("w1", "f1", "l1").cast("w2", "f2", "l2").pick("absorb:s1")
    assert t.once("absorbed") == ("s1", absorbed)


@pytest.mark.rule("etch.ruling.scoring-max")
def test_the_best_score_is_64() -> None:
    t = final_enemy("w1 f1 l1 w2 f2 l2", dragon=TAME, levels=dict.fromkeys(CARDS, 4)).idle()
    assert t.won
    assert t.result.scores == [64]
