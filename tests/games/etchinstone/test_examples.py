"""The worked examples of the rulebook, and those that follow from it by arithmetic, with their figures."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import (
    CARDS,
    HEROIC,
    Figures,
    facing,
    final_enemy,
    final_journey,
    game_with,
    new_game,
    scouting,
)

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4 l2"
ALL = "w1 f1 l1 s1 w2 f2 l2 s2 w3 f3 l3 s3 w4 f4 l4 s4"


@pytest.mark.rule("etch.ex.book.dragon-armour-once")
def test_two_enhanced_attacks_of_one_element_meet_the_dragons_armour_once() -> None:
    spell: Figures = {"enhanced": "attack 8 fire"}
    t = final_enemy("w1 f1 l1 w2 f2 l2", dragon={"armour": "3 fire, 2 water"}, cards={"w1": spell, "w2": spell})
    t.cast("w1", "f1", "l1").cast("w2", "f2", "l2")
    assert t.once("total-attack")[0] == 8 + 8 - 3


@pytest.mark.rule("etch.ex.book.region-end-five-cards")
@pytest.mark.parametrize(("deck", "ends"), [("w2 w3 w4 f2", False), ("w2 w3 w4", True)])
def test_a_region_needs_four_hand_cards_and_a_key_card(deck: str, ends: bool) -> None:
    t = facing(hand=HAND, deck=deck, enemy={"hp": 3, "xp": 0}).cast("w1", "f1", "l1")
    assert bool(t.story("region-end")) == ends
    assert len(t.hand) == 4
    assert len(t.deck) == (12 if ends else 1)


@pytest.mark.rule("etch.ex.book.short-hand-after-detour")
def test_after_detours_one_of_the_roles_is_the_spell() -> None:
    t = scouting(hand=HAND, deck=DECK).pick("detour:w1", "detour:f1", "face")
    assert t.hand == ["l1", "s1"]
    assert t.offered == {"spell:l1", "spell:s1"}


@pytest.mark.rule("etch.ex.derived.four-encounters-per-region")
def test_sixteen_cards_without_losses_last_for_four_encounters() -> None:
    t = new_game(game=game_with(cards={"all": HEROIC}), dragon="d1")
    available = []
    while t.s.region == 1:
        available.append(len(t.hand + t.deck))
        t.idle(until=lambda s: "upgrade" in t.asks).pick("done")
    assert available == [16, 13, 10, 7]
    assert t.happened("region-end") == ["region 1"]


@pytest.mark.rule("etch.ex.derived.region-end-boundary")
def test_one_spare_card_and_four_deck_cards_are_just_enough() -> None:
    t = facing(hand=HAND, deck="w2 w3 w4 f2", enemy={"hp": 3, "xp": 0}).cast("w1", "f1", "l1")
    assert t.s.region == 1
    assert (t.hand, t.deck) == (["s1", "w2", "w3", "w4"], ["f2"])
    t = facing(hand=HAND, deck="w2 w3 w4", enemy={"hp": 3, "xp": 0}).cast("w1", "f1", "l1")
    assert t.s.region == 2


@pytest.mark.rule("etch.ex.derived.half-rounded-up")
@pytest.mark.parametrize(("attack", "result"), [(7, "full-victory"), (4, "minor-victory"), (3, "loss")])
def test_an_enemy_with_7_hp(attack: int, result: str) -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 7}, cards={"w1": {"basic": f"attack {attack}"}})
    assert t.cast("w1", "f1", "l1").story("full-victory", "minor-victory", "loss") == [result]


@pytest.mark.rule("etch.ex.derived.half-even")
@pytest.mark.parametrize(("move", "result"), [(8, "full-victory"), (4, "minor-victory"), (3, "loss")])
def test_a_journey_with_8_mp(move: int, result: str) -> None:
    t = facing(hand=HAND, deck=DECK, journey={"mp": "8 water"}, cards={"w1": {"basic": f"move {move}"}})
    assert t.cast("w1", "f1", "l1").story("full-victory", "minor-victory", "loss") == [result]


@pytest.mark.rule("etch.ex.derived.initiative-tie")
@pytest.mark.parametrize(("to", "mine", "hit"), [("to-initiative", 5, False), ("to-attack", 3, True)])
def test_initiative_3_and_boost_2_against_initiative_5(to: str, mine: int, hit: bool) -> None:
    cards: dict[str, Figures] = {"f1": {"initiative": 3}, "l1": {"boost": 2}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 3, "initiative": 5}, cards=cards).cast("w1", "f1", "l1").pick(to)
    assert t.once("initiative") == (mine, 5)
    assert bool(t.story("initial-damage")) == hit


@pytest.mark.rule("etch.ex.derived.armour-only-vs-enhanced")
@pytest.mark.parametrize("element", ["f1", "s1"])
def test_enhanced_6_and_basic_4_both_come_to_5_with_boost_1_against_fire_armour_2(element: str) -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "attack 4", "enhanced": "attack 6 fire"}, "l1": {"boost": 1}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "armour": "2 fire"}, cards=cards)
    assert t.cast("w1", element, "l1").pick("to-attack").once("attack") == (5, 20)


@pytest.mark.rule("etch.ex.derived.off-type")
def test_attacks_only_on_a_journey_with_boost_3_move_4() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "attack 5", "enhanced": "attack 9 fire"}, "l1": {"boost": 3}}
    t = facing(hand=HAND, deck=DECK, journey={"mp": "20 fire"}, cards=cards).cast("w1", "f1", "l1")
    assert t.once("move") == (1 + 3, 20)


@pytest.mark.rule("etch.ex.derived.night-travel")
@pytest.mark.parametrize(("boost", "initiative", "used"), [(5, 2, 3), (2, 4, 0)])
def test_night_travel_leaves_3_of_boost_5_and_nothing_of_boost_2(boost: int, initiative: int, used: int) -> None:
    cards: dict[str, Figures] = {"f1": {"initiative": initiative}, "l1": {"boost": boost}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20}, hardships="night-travel", cards=cards).cast("w1", "f1", "l1")
    if used:
        assert t.pick("to-attack").once("boost-attack") == used
    assert t.once("attack") == (3 + used, 20)


@pytest.mark.rule("etch.ex.derived.ambush-sum")
def test_ambush_and_combat_damage_of_attack_2_make_6() -> None:
    enemy: Figures = {"hp": 20, "initiative": 9, "attack": "2 fire"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, hardships="ambush").cast("w1", "f1", "l1")
    assert t.once("damage") == 2 * 2 + 2


@pytest.mark.rule("etch.ex.derived.hazards-two-penalties")
def test_hazards_with_both_kinds_of_damage_cost_two_cards() -> None:
    enemy: Figures = {"hp": 20, "initiative": 9, "attack": "1 fire"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, hardships="hazards").cast("w1", "f1", "l1")
    assert t.once("time-penalty") == 2
    assert t.happened("time-discard") == ["w2", "w3"]


@pytest.mark.rule("etch.ex.derived.time-shortfall")
def test_a_time_penalty_of_3_with_one_card_left() -> None:
    t = facing(hand=HAND, deck="w2", journey={"mp": "20 fire", "time": 3, "peril": "treacherous"})
    t.cast("w1", "f1", "l1")
    assert t.happened("time-discard") == ["w2"]
    assert (t.once("shortfall"), t.once("damage")) == (2, 2 + 1)


@pytest.mark.rule("etch.ex.derived.storm")
def test_a_storm_and_a_time_penalty_of_2() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "move 5"}}
    t = facing(hand=HAND, deck=DECK, journey={"mp": "8 fire", "time": 2}, hardships="storm", cards=cards)
    t.cast("w1", "f1", "l1")
    assert t.story("minor-victory", "full-victory") == ["minor-victory"]
    assert len(t.story("time-discard")) == 2
    assert t.once("damage") == 2


@pytest.mark.rule("etch.ex.derived.armour-doubles")
@pytest.mark.parametrize(("glass_cannon", "water"), [(False, 6), (True, 4)])
def test_water_armour_3_and_neutral_armour_3_against_a_water_attack(glass_cannon: bool, water: int) -> None:
    cards: dict[str, Figures] = {"f1": {"armour": "3 water"}, "l1": {"armour": 3}}
    enemy: Figures = {"hp": 20, "attack": "10 water"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards, glass_cannon=glass_cannon).cast("w1", "f1", "l1")
    assert t.pick("absorb:l1", "absorb:f1").happened("absorbed") == [("l1", 3), ("f1", water)]


@pytest.mark.rule("etch.ex.derived.knocked-down")
def test_eight_damage_for_a_hand_that_absorbs_seven() -> None:
    cards: dict[str, Figures] = {"s1": {"armour": 1}}
    enemy: Figures = {"hp": 20, "attack": "8 fire"}
    t = facing(hand=HAND, deck="w2 w3 w4 f2 f3 f4 l2 l3 l4", enemy=enemy, cards=cards, levels={"f1": 1, "l1": 3})
    t.cast("w1", "f1", "l1")
    assert t.levels("w1 f1 l1 s1") == [1, 0, 2, 1]
    assert t.removed == ["f1"]
    assert t.happened("fall-discard") == ["w2", "w3", "w4", "f2"]
    assert t.asks == {"face", "detour"}


@pytest.mark.rule("etch.ex.derived.poison-two")
def test_poison_after_initial_and_combat_damage_deals_2_to_the_next_hand() -> None:
    enemy: Figures = {"hp": 20, "initiative": 9, "attack": "1 fire", "ability": "poison"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, cards={"all": {"armour": 1}}).cast("w1", "f1", "l1")
    t.absorb("w1", "f1")
    assert (t.once("poison"), t.hand) == (2, ["s1", "w2", "w3", "w4"])
    t.pick("absorb:s1", "absorb:w3")
    assert t.levels("s1 w2 w3 w4") == [1, 2, 1, 2]
    assert t.asks == {"face", "detour"}


@pytest.mark.rule("etch.ex.derived.regroup-counts")
@pytest.mark.parametrize(("regroup", "cards_left"), [("done", 9), ("regroup:w1", 8)])
def test_nine_cards_meet_the_dragon_and_eight_after_a_regroup(regroup: str, cards_left: int) -> None:
    cards: dict[str, Figures] = {"all": {"basic": "move 9"}}
    t = final_journey(ALL, dragon={"time": [0, 0, 0]}, cards=cards).pick(regroup)
    t.cast(*t.hand[:3])
    t.cast(*t.hand[3:6])
    assert t.once("final-enemy") == "d1"
    assert len(t.hand) == cards_left


@pytest.mark.rule("etch.ex.derived.score-fresh")
@pytest.mark.parametrize(("hp", "score"), [([1, 2, 3], 39), ([97, 98, 99], 0)])
def test_ten_threes_four_twos_a_one_and_a_removed_card_make_39(hp: list[int], score: int) -> None:
    levels = dict.fromkeys(CARDS[:10], 3) | dict.fromkeys(CARDS[10:14], 2) | {CARDS[14]: 1}
    t = final_enemy(" ".join(CARDS[:9]), dragon={"hp": hp, "attack": "0, 0, 0"}, levels=levels, removed=CARDS[15])
    t.idle()
    assert t.won == (score > 0)
    assert t.result.scores == [score]
