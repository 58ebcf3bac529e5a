"""Rulings of ours where the book is silent or unclear, in the Regions. Those on the box are in test_components."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import CARDS, HEROIC, Figures, facing, game_with, leaving, new_game, scouting
from wawel.engine.game import BadSetting
from wawel.games.etchinstone.state import FINAL

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4 l2"


# ---------------------------------------------------------------------- the table


@pytest.mark.rule("etch.ruling.stack-order")
def test_deck_hand_discards_and_removed_cards_lie_apart() -> None:
    t = scouting(hand=HAND, deck=DECK, levels={"f1": 1}, enemy={"hp": 20, "attack": "1 fire"})
    t.pick("detour:w1", "face").cast("f1", "l1", "s1").pick("absorb:f1")
    zones = [t.hand, t.deck, t.discard, t.removed]
    assert [card for card in CARDS if sum(card in zone for zone in zones) != 1] == []
    assert t.removed == ["f1"]
    assert {"w1", "w2", "l1", "s1"} <= set(t.discard)
    assert (t.hand, t.deck) == (["w3", "w4", "f2", "f3"], ["f4", "l2"])  # in the order of the Deck


@pytest.mark.rule("etch.ruling.hidden-information")
def test_all_is_open_but_the_order_of_the_deck() -> None:
    t = scouting(hand=HAND, deck=DECK, removed="s4")
    view = t.game.view(t.s, 0)
    for zone in ("hand", "discard", "removed"):
        assert view[zone] == [CARDS[card] for card in getattr(t.s, zone)]
    assert view["deck"] == [None] * 6 + ["w2"]  # the Key card only
    assert view["deck_cards"] == sorted(DECK.split(), key=CARDS.index)
    assert (view["dragon"], view["region"]) == ("d1", 1)


@pytest.mark.rule("etch.ruling.player-count")
def test_one_plays_alone() -> None:
    game = game_with()
    assert game.seats == (1,)
    with pytest.raises(BadSetting):
        game.new(players=2)


@pytest.mark.rule("etch.ruling.difficulty-choice")
@pytest.mark.parametrize("picked", [(0, 1), (4, 2), (1, 3)])
def test_the_player_picks_the_cards_that_change_level(picked: tuple[int, int]) -> None:
    t = new_game(difficulty="hard", dragon="d1")
    drawn = t.hand
    t.pick(*(f"change:{drawn[place]}" for place in picked))
    assert [place for place in range(5) if t.level(drawn[place]) == 1] == sorted(picked)


# ---------------------------------------------------------------------- Challenge


@pytest.mark.rule("etch.ruling.key-card-not-consumed")
def test_the_key_card_is_the_first_one_drawn_in_cleanup() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 3, "xp": 0}).cast("w1", "f1", "l1")
    assert t.happened("drew")[0] == "w2"


@pytest.mark.rule("etch.ruling.key-card-not-consumed")
def test_losing_the_key_card_does_not_change_the_encounter() -> None:
    foes: dict[str, Figures] = {"1 journey 1": {"mp": "20 fire", "time": 1}, "1 enemy 2": {"attack": "9 fire"}}
    cards: dict[str, Figures] = {"w2": {"encounter": "journey 1", "hardships": "storm"}, "w3": {"encounter": "enemy 2"}}
    t = facing(hand=HAND, deck=DECK, foes=foes, cards=cards).cast("w1", "f1", "l1")
    assert t.happened("time-discard") == ["w2"]
    assert (t.foe, t.hardships) == ("journey 1.1", ["storm"])
    assert (t.once("storm"), t.once("damage")) == (1, 1)


@pytest.mark.rule("etch.ruling.hardship-count")
def test_several_hardships_all_apply() -> None:
    enemy: Figures = {"hp": 20, "initiative": 9, "attack": "1 fire"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, hardships="ambush hazards storm").cast("w1", "f1", "l1")
    assert (t.once("initial-damage"), t.once("time-penalty"), t.once("storm")) == (2, 2, 2)
    assert t.once("damage") == 2 + 1 + 2


@pytest.mark.rule("etch.ruling.ambush-and-hazards-on-journey")
def test_ambush_and_hazards_do_nothing_on_a_journey() -> None:
    journey: Figures = {"mp": "20 fire", "time": 1, "peril": "treacherous"}
    t = facing(hand=HAND, deck=DECK, journey=journey, hardships="ambush hazards storm").cast("w1", "f1", "l1")
    assert (t.once("time-penalty"), t.once("damage")) == (1, 1 + 1)


@pytest.mark.rule("etch.ruling.detour-needs-new-key")
@pytest.mark.parametrize(("deck", "possible"), [("w2 w3", True), ("w2", False)])
def test_a_detour_needs_another_key_card(deck: str, possible: bool) -> None:
    t = scouting(hand=HAND, deck=deck)
    assert ("detour" in t.asks) == possible
    assert t.blocked == ({} if possible else {f"detour:{c}": "etch.ruling.detour-needs-new-key" for c in HAND.split()})


@pytest.mark.rule("etch.ruling.detour-keeps-a-card")
@pytest.mark.parametrize(("hand", "possible"), [("w1 f1", True), ("w1", False)])
def test_a_detour_leaves_a_card_in_the_hand(hand: str, possible: bool) -> None:
    t = scouting(hand=hand, deck=DECK)
    assert ("detour:w1" in t.offered) == possible
    assert t.blocked == ({} if possible else {"detour:w1": "etch.ruling.detour-keeps-a-card"})


@pytest.mark.rule("etch.ruling.detour-limit-scope")
def test_two_detours_are_possible_before_each_encounter() -> None:
    deck = "w2 w3 w4 f2 f3 f4 l2 l3 l4 s2 s3 s4"
    t = scouting(hand=HAND, deck=deck, enemy={"hp": 1, "xp": 0}).pick("detour:w1", "detour:f1", "face")
    t.cast("l1", "s1")
    assert t.hand == ["w4", "f2", "f3", "f4"]
    assert "detour" in t.asks
    assert "detour" in t.pick("detour:w4").asks
    assert t.pick("detour:f2").asks == {"face"}


@pytest.mark.rule("etch.ruling.detour-drops-hardship")
def test_the_hardship_of_a_skipped_encounter_is_gone() -> None:
    enemy: Figures = {"hp": 3, "initiative": 9, "attack": "1 fire"}
    t = scouting(hand=HAND, deck=DECK, enemy=enemy, hardships="ambush").pick("detour:s1", "face")
    assert t.hardships == []
    assert t.cast("w1", "f1", "l1").once("initial-damage") == 1


# ---------------------------------------------------------------------- Roles and Boost


@pytest.mark.rule("etch.ruling.short-hand-roles")
def test_with_two_cards_the_second_may_stay_spare() -> None:
    t = facing(hand="w1 f1", deck=DECK, enemy={"hp": 3, "xp": 0}).cast("w1", "", "")
    assert t.hand == ["f1", "w2", "w3", "w4"]


@pytest.mark.rule("etch.ruling.short-hand-roles")
def test_the_lower_linked_card_does_not_count_for_three() -> None:
    t = facing(hand="w1 w2 f1", deck="l1 l2 l3 l4 s1").link("w1", "w2", "fire").pick("spell:w1")
    assert t.offered == {"element:f1", "done"}
    t = facing(hand="w1 w2 f1 s1", deck="l1 l2 l3 l4").link("w1", "w2", "fire").pick("spell:w1")
    assert t.offered == {"element:f1", "element:s1"}


@pytest.mark.rule("etch.ruling.missing-boost")
def test_without_a_boost_card_the_boost_is_0() -> None:
    cards: dict[str, Figures] = {"all": {"boost": 4}, "w1": {"basic": "attack/move 3"}}
    t = facing(hand="w1 f1", deck=DECK, enemy={"hp": 20}, cards=cards).cast("w1", "f1", "")
    assert (t.once("attack"), t.once("initiative")) == ((3, 20), (3, 0))  # and nothing was asked about it
    t = facing(hand="w1 f1", deck=DECK, journey={"mp": "20 fire"}, cards=cards).cast("w1", "f1", "")
    assert t.once("move") == (3, 20)


@pytest.mark.rule("etch.ruling.boost-not-split")
def test_the_whole_boost_goes_to_one_of_the_two() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20}, cards={"l1": {"boost": 4}}).cast("w1", "f1", "l1")
    assert t.offered == {"to-attack", "to-initiative"}
    t.pick("to-initiative")
    assert (t.once("attack"), t.once("initiative")) == ((3, 20), (3 + 4, 0))


@pytest.mark.rule("etch.ruling.night-travel-numbers")
def test_night_travel_uses_printed_initiative_and_leaves_it_unchanged() -> None:
    cards: dict[str, Figures] = {"f1": {"initiative": 2}, "l1": {"boost": 5}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20}, hardships="night-travel", cards=cards)
    t.cast("w1", "f1", "l1").pick("to-initiative")
    assert t.once("initiative") == (2 + (5 - 2), 0)
    t = facing(hand="w1 l1", deck=DECK, enemy={"hp": 20}, hardships="night-travel", cards=cards)
    assert t.cast("w1", "", "l1").pick("to-attack").once("attack") == (
        3 + 5,
        20,
    )  # no Element card: nothing is lost


@pytest.mark.rule("etch.ruling.night-travel-numbers")
def test_night_travel_leaves_the_spare_cards_boost_alone() -> None:
    cards: dict[str, Figures] = {"w1": {"enhanced": "move 6 fire"}, "s1": {"boost": 5}}
    journey: Figures = {"mp": "20 fire", "peril": "steep"}
    t = facing(hand=HAND, deck=DECK, journey=journey, hardships="night-travel", cards=cards).cast("w1", "f1", "l1")
    assert t.once("move") == (6 + 5, 20 + 5)


# ---------------------------------------------------------------------- Actions


@pytest.mark.rule("etch.ruling.enhanced-name")
def test_the_enhanced_action_has_nothing_to_do_with_boost() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "attack 3", "enhanced": "attack 7 fire"}}
    enemy: Figures = {"hp": 20}
    assert facing(hand="w1 f1", deck=DECK, enemy=enemy, cards=cards).cast("w1", "f1").once("attack") == (7, 20)
    assert facing(hand="w1 f1", deck=DECK, enemy=enemy, cards=cards).cast("w1", "", "f1").once("attack") == (3, 20)


@pytest.mark.rule("etch.ruling.enhanced-wrong-type")
@pytest.mark.parametrize(
    ("basic", "enhanced", "attack"),
    [
        ("attack 4", "move 9 fire", 4),  # only the Basic Action is of the right type
        ("move 4", "attack 9 fire", 9 - 3),
        ("attack 8", "attack 9 fire", 9 - 3),  # the Enhanced one must be used, Armour or not
        ("move 4", "move 9 fire", 1),
    ],
)
def test_the_right_type_comes_first_and_the_enhanced_action_before_the_basic(
    basic: str, enhanced: str, attack: int
) -> None:
    cards: dict[str, Figures] = {"w1": {"basic": basic, "enhanced": enhanced}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "armour": "3 fire"}, cards=cards).cast("w1", "f1", "l1")
    assert t.once("attack") == (attack, 20)


@pytest.mark.rule("etch.ruling.enhanced-wrong-type", "etch.ruling.off-type-offer")
@pytest.mark.parametrize(("armour", "asked"), [("4 fire", False), ("5 fire", True)])
def test_the_other_type_is_offered_only_where_it_is_better(armour: str, asked: bool) -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "move 4", "enhanced": "attack 5 fire"}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "armour": armour}, cards=cards).cast("w1", "f1", "l1")
    assert ("off-type" in t.offered) == asked


@pytest.mark.rule("etch.ruling.off-type-element")
def test_an_action_of_the_other_type_has_no_element_but_takes_boost() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "move 4", "enhanced": "attack 5 fire"}, "l1": {"boost": 2}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "armour": "9 fire"}, cards=cards).cast("w1", "f1", "l1")
    assert t.pick("to-attack", "off-type").once("attack") == (1 + 2, 20)
    cards = {"w1": {"basic": "attack 4", "enhanced": "attack 5 fire"}, "l1": {"boost": 2}, "s1": {"boost": 7}}
    t = facing(hand=HAND, deck=DECK, journey={"mp": "20 fire"}, cards=cards).cast("w1", "f1", "l1")
    assert t.once("move") == (1 + 2, 20)


@pytest.mark.rule("etch.ruling.slow-and-armour")
def test_against_a_slow_enemy_a_move_is_an_attack_in_every_way() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "move 4", "enhanced": "move 8 fire"}, "l1": {"boost": 2}}
    enemy: Figures = {"hp": 20, "armour": "9 fire", "ability": "slow"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards).cast("w1", "f1", "l1").pick("to-attack")
    assert t.pick("compare-move").once("attack") == (8 + 2 - 9, 20)
    t = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards).cast("w1", "s1", "l1").pick("to-attack")
    assert t.once("attack") == (4 + 2, 20)


@pytest.mark.rule("etch.ruling.slow-and-armour", "etch.ability.slow")
def test_the_player_chooses_what_is_compared_with_a_slow_enemy() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "attack 4", "enhanced": "move 8 fire"}}
    enemy: Figures = {"hp": 20, "armour": "5 fire", "ability": "slow"}
    for answer, attack in (("compare-attack", 4), ("compare-move", 8 - 5)):
        t = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards).cast("w1", "f1", "l1")
        assert t.offered == {"compare-attack", "compare-move"}
        preview = t.game.preview(t.s, 0)
        assert {name: told["mine"] for name, told in preview["options"].items()} == {
            "compare-attack": 4,
            "compare-move": 3,
        }
        assert preview["options"]["compare-move"]["armour"] == 5
        assert t.pick(answer).once("attack") == (attack, 20)
        assert t.story("compare-attack", "compare-move") == [answer]


@pytest.mark.rule("etch.ruling.slow-and-armour")
def test_what_was_compared_once_is_chosen_anew_in_the_next_encounter() -> None:
    cards: dict[str, Figures] = {c: {"basic": "attack 3", "enhanced": "move 8 fire"} for c in ("w1", "w2")}
    enemy: Figures = {"hp": 1, "xp": 0, "ability": "slow"}
    deck = "f3 w2 f2 l2 l3 l4 s2 s3"
    t = facing(hand=HAND, deck=deck, enemy=enemy, cards=cards).cast("w1", "f1", "l1").pick("compare-move")
    assert t.s.compared == 0
    t.pick("face").cast("w2", "f2", "s1")
    assert t.offered == {"compare-attack", "compare-move"}
    t.pick("compare-attack")
    assert t.happened("attack") == [(8, 1), (3, 1)]


@pytest.mark.rule("etch.ruling.slow-offer")
@pytest.mark.parametrize(
    ("basic", "enhanced", "element", "attack"),
    [
        ("attack 4", "attack 5 fire", "f1", 5),  # no Move shown: it would be worth 1
        ("move 4", "move 5 fire", "f1", 5),  # no Attack shown
        ("attack 4", "move 8 fire", "l1", 4),  # the Enhanced Move does not work without its element
        ("attack/move 4", "attack 9 water", "f1", 4),  # the same either way
        ("attack/move 4", "attack/move 6 fire", "f1", 6),
    ],
)
def test_nothing_is_asked_where_one_comparison_is_as_good_or_only_off_type(
    basic: str, enhanced: str, element: str, attack: int
) -> None:
    cards: dict[str, Figures] = {"w1": {"basic": basic, "enhanced": enhanced}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "ability": "slow"}, cards=cards)
    t.cast("w1", element, "f1" if element == "l1" else "l1")
    assert t.once("attack") == (attack, 20)


@pytest.mark.rule("etch.ruling.slow-offer")
def test_an_off_type_attack_is_offered_where_armour_leaves_less_of_the_move() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "move 4", "enhanced": "move 5 fire"}}
    enemy: Figures = {"hp": 20, "armour": "5 fire", "ability": "slow"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards).cast("w1", "f1", "l1")
    assert t.offered == {"compare-attack", "compare-move"}
    assert t.game.choices(t.s)[0].idle == t.game.verbs.code("compare-attack")
    assert t.pick("compare-attack").once("attack") == (1, 20)


@pytest.mark.rule("etch.ruling.armour-multi-element-enemy")
@pytest.mark.parametrize(("enhanced", "attack"), [("fire", 7 - 2), ("water", 3)])
def test_only_the_matching_one_of_several_armours_counts(enhanced: str, attack: int) -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "attack 3", "enhanced": f"attack 7 {enhanced}"}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "armour": "2 fire, 1 water"}, cards=cards)
    assert t.cast("w1", "f1", "l1").once("attack") == (attack, 20)


@pytest.mark.rule("etch.ruling.armour-multi-element-enemy")
def test_an_attack_is_never_below_0() -> None:
    cards: dict[str, Figures] = {"w1": {"enhanced": "attack 7 fire"}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "armour": "9 fire"}, cards=cards).cast("w1", "f1", "l1")
    assert t.once("attack") == (0, 20)


@pytest.mark.rule("etch.ruling.link-changes-card-element-only")
def test_a_link_changes_neither_enhanced_action_nor_armour() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "attack 3", "enhanced": "attack 7 shadow", "armour": "3 water"}}
    enemy: Figures = {"hp": 20, "attack": "7 water"}
    t = facing(hand="w1 w2 f1 s1", deck="l1 l2 l3 l4", enemy=enemy, cards=cards).link("w1", "w2", "fire")
    assert t.cast("w1", "f1", "s1").once("attack") == (3, 20)  # fire does not enhance it
    assert t.pick("absorb:w1").once("absorbed") == ("w1", 6)  # still Water Armour
    t = facing(hand="w1 w2 f1 s1", deck="l1 l2 l3 l4", enemy=enemy, cards=cards).link("w1", "w2", "fire")
    assert t.cast("w1", "s1", "f1").once("attack") == (7, 20)


@pytest.mark.rule("etch.ruling.link-top-card-role")
def test_the_top_linked_card_takes_a_role() -> None:
    t = facing(hand="w1 w2 f1", deck="l1 l2 l3 l4 s1").link("w1", "w2", "fire").pick("spell:f1")
    assert t.offered == {"element:w1", "done"}
    t.pick("done")
    assert t.once("role-boost") == "w1"


# ---------------------------------------------------------------------- the Spare card


@pytest.mark.rule("etch.ruling.ranged-ignore-keeps-initiative")
@pytest.mark.parametrize("answer", ["give-spare", "done"])
def test_a_quicker_ranged_enemy_deals_initial_damage_once_anyway(answer: str) -> None:
    enemy: Figures = {"hp": 3, "initiative": 9, "attack": "2 fire", "ability": "ranged"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy).cast("w1", "f1", "l1").pick(answer)
    assert t.happened("initial-damage") == t.happened("damage") == [2]


@pytest.mark.rule("etch.ruling.ranged-at-start-of-penalty")
def test_ranged_damage_is_part_of_the_one_total() -> None:
    enemy: Figures = {"hp": 20, "attack": "2 fire", "ability": "ranged"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy).cast("w1", "f1", "l1").pick("done")
    assert t.happened("damage") == [2 + 2]


@pytest.mark.rule("etch.ruling.spare-removed-before-discard")
def test_a_spare_card_that_was_removed_is_owed_no_more() -> None:
    enemy: Figures = {"hp": 20, "attack": "1 fire", "ability": "ranged"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, levels={"s1": 1}).cast("w1", "f1", "l1")
    t.pick("give-spare", "absorb:s1")
    assert t.removed == ["s1"]
    assert sorted(t.happened("discarded")) == ["f1", "l1", "w1"]
    assert t.hand == ["w2", "w3", "w4", "f2"]


@pytest.mark.rule("etch.ruling.spare-removed-before-discard")
def test_a_spare_card_that_is_owed_may_still_be_upgraded() -> None:
    enemy: Figures = {"hp": 3, "initiative": 9, "attack": "1 fire", "xp": 3, "ability": "freeze"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy).cast("w1", "f1", "l1").pick("absorb:w1", "upgrade:s1")
    assert t.level("s1") == 3
    assert "s1" in t.discard


@pytest.mark.rule("etch.ruling.no-spare-card")
def test_without_a_spare_card_its_boost_is_0() -> None:
    cards: dict[str, Figures] = {"w1": {"enhanced": "move 6 fire"}, "l1": {"boost": 5}}
    t = facing(hand="w1 f1 l1", deck=DECK, journey={"mp": "20 fire", "peril": "steep"}, cards=cards)
    assert t.cast("w1", "f1", "l1").once("move") == (6 + 5, 20)


@pytest.mark.rule("etch.ruling.no-spare-card")
def test_without_a_spare_card_ranged_cannot_be_ignored_and_freeze_takes_nothing() -> None:
    enemy: Figures = {"hp": 3, "attack": "2 fire", "xp": 0, "ability": "ranged"}
    t = facing(hand="w1 f1 l1", deck=DECK, enemy=enemy).cast("w1", "f1", "l1")
    assert (t.asks, t.once("initial-damage")) == ({"absorb"}, 2)
    t = facing(hand="w1 f1 l1", deck=DECK, enemy=enemy | {"ability": "freeze", "initiative": 9})
    t.cast("w1", "f1", "l1").absorb("w1")
    assert sorted(t.happened("discarded")) == ["f1", "l1", "w1"]


# ---------------------------------------------------------------------- the end of a Region


@pytest.mark.rule("etch.ruling.region-end-count")
def test_kept_hand_cards_and_deck_cards_count_and_no_others() -> None:
    # s1 is kept: five with the Deck; without it there are four, however many cards lie discarded
    enemy: Figures = {"hp": 3, "initiative": 9, "attack": "1 fire", "xp": 0}
    t = facing(hand=HAND, deck="w2 w3 w4 f2", enemy=enemy).cast("w1", "f1", "l1").absorb("w1")
    assert t.s.region == 1
    t = facing(hand=HAND, deck="w2 w3 w4 f2", enemy=enemy | {"ability": "freeze"}).cast("w1", "f1", "l1").absorb("w1")
    assert t.story("discarded", "region-end", "drew")[:5] == ["discarded"] * 4 + ["region-end"]


@pytest.mark.rule("etch.ruling.too-few-cards-for-region")
def test_with_four_cards_regions_pass_without_an_encounter() -> None:
    removed = " ".join(card for card in CARDS if card not in HAND.split())
    t = leaving(hand=HAND, removed=removed, cards={"all": HEROIC})
    assert t.happened("region-end") == [f"region {n}" for n in (1, 2, 3, 4)]
    assert not t.story("encounter")
    assert t.s.region == FINAL
    five = leaving(hand=HAND, deck="w2", removed=removed.replace("w2 ", ""))
    assert five.once("encounter") == "enemy 2.1"
