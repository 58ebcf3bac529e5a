"""Ostateczna Bitwa, Ostatnia Wyprawa: the way to the Dragon."""

from __future__ import annotations

from typing import Any

import pytest

from games.etchinstone.tabletop import CARDS, HEROIC, Figures, Tabletop, final_journey, plain_content, table
from wawel.engine.content import ContentError
from wawel.games.etchinstone.load import FILES, load
from wawel.games.etchinstone.rules.final import FinalBattle
from wawel.games.etchinstone.state import FINAL

#: the first seven are the hand
DECK = "w1 f1 l1 s1 w2 f2 l2 s2 w3 f3 l3 s3 w4 f4 l4 s4"
HAND = DECK.split()[:7]


def travelled(dragon: Figures | None = None, deck: str = DECK, **cards: Figures) -> Tabletop:
    """Spells w1 and w2 with Move 3, Elements f1 and f2, Boosts l1 and l2; s1 is the Spare card."""
    plain: dict[str, Figures] = {
        "w1": {"basic": "move 3", "enhanced": "move 6 shadow"},
        "w2": {"basic": "move 3", "enhanced": "move 6 shadow"},
    }
    t = final_journey(deck, dragon=dragon, cards=plain | cards).pick("done")
    return t.cast("w1", "f1", "l1").cast("w2", "f2", "l2")


# ---------------------------------------------------------------------- Ostateczna Bitwa


@pytest.mark.rule("etch.final.reshuffle")
def test_all_cards_but_the_removed_are_shuffled_into_a_new_deck() -> None:
    levels = {card: 1 + n % 4 for n, card in enumerate(CARDS)} | {"s3": 0, "s4": 0}
    t = table(FinalBattle(), hand="w1 f1", deck="w2", removed="s3 s4", levels=levels, region=4)
    assert t.story("shuffled", "drew") == ["shuffled", *["drew"] * 7]
    assert t.luck > 0
    assert sorted(t.hand + t.deck) == sorted(set(CARDS) - {"s3", "s4"})
    assert (t.discard, t.removed) == ([], ["s3", "s4"])
    assert {card: t.level(card) for card in CARDS} == levels


@pytest.mark.rule("etch.final.dragon-on-deck")
def test_the_dragon_takes_the_place_of_the_region() -> None:
    t = table(FinalBattle(), hand="w1 f1", deck="w2", region=4, dragon={"mp": "fire 2 3 4"})
    assert t.s.region == FINAL
    assert t.once("final-journey") == "d1"
    t.pick("done").cast(*t.hand[:3])
    t.cast(*[card for card in t.hand if card not in [CARDS[c] for c in t.s.roles]][:3])
    assert t.once("total-move") == (2, 1)  # two Attacks on a Journey, against the Dragon's own MP


@pytest.mark.rule("etch.final.regions-under-deck")
def test_regions_and_removed_cards_have_no_part_in_the_final_battle() -> None:
    monster: Figures = {"hp": 99, "initiative": 99, "attack": "99 fire"}
    foes = {f"4 enemy {n}": monster for n in (1, 2, 3, 4)}
    cards: dict[str, Figures] = {"all": HEROIC | {"hardships": "ambush"}}
    t = table(FinalBattle(), hand="w1", deck="w2", removed="s3 s4", region=4, foes=foes, cards=cards)
    while not t.over:
        assert t.asks.isdisjoint({"face", "detour"})
        t.pick(t.game.verbs.name(t.game.choices(t.s)[0].idle))
    assert t.won
    assert not t.story("encounter", "hardship", "faced")
    assert t.removed == ["s3", "s4"]


@pytest.mark.rule("etch.final.order")
def test_first_the_final_journey_then_the_final_enemy() -> None:
    t = table(FinalBattle(), hand="w1", deck="w2", region=4, cards={"all": HEROIC}).idle()
    assert t.story("final-journey", "total-move", "final-enemy", "total-attack") == [
        "final-journey",
        "total-move",
        "final-enemy",
        "total-attack",
    ]


# ---------------------------------------------------------------------- Ostatnia Wyprawa


@pytest.mark.rule("etch.final-journey.step-order")
def test_draw_regroup_roles_result_rest() -> None:
    t = final_journey(DECK, cards={"all": {"basic": "move 4"}}, steady=True).pick("regroup:w1")
    t.cast("s2", "w3", "f3").cast("l3", "s3", "w4")
    assert t.story() == [
        *["drew"] * 7,
        "regroup",
        *["drew"] * 7,
        *["role-spell", "role-element", "role-boost"] * 2,
        *["total-move", "time-penalty", "time-discard", "time-discard", "time-discard"],
        *["discarded"] * 7,
        "final-enemy",
        *["drew"] * 5,
    ]


@pytest.mark.rule("etch.final-journey.draw-7")
def test_the_hand_is_the_top_seven_cards() -> None:
    t = final_journey(DECK)
    assert t.hand == HAND
    assert t.deck == DECK.split()[7:]


@pytest.mark.rule("etch.final-journey.three-levels")
@pytest.mark.parametrize("levels", [[5, 5, 9], [9, 7, 5], [5, 9]])
def test_a_dragon_has_three_rising_mp_levels_with_time_penalties(levels: list[int]) -> None:
    for dragon in FILES.box()[0].dragons:
        assert dragon.mp == sorted(set(dragon.mp))
        assert len(dragon.mp) == len(dragon.time) == 3
    made = plain_content()
    made.tables["dragons.toml"]["dragon"][0]["mp"]["levels"] = levels
    with pytest.raises(ContentError):
        load(made)


@pytest.mark.rule("etch.final-journey.regroup-optional")
def test_one_may_regroup_or_not() -> None:
    t = final_journey(DECK)
    assert t.offered == {"done", *(f"regroup:{card}" for card in HAND)}
    t.pick("done")
    assert t.hand == HAND
    assert t.asks == {"spell", "link"}


@pytest.mark.rule("etch.final-journey.regroup-steps")
def test_a_regroup_discards_one_card_and_puts_six_under_the_deck() -> None:
    t = final_journey(DECK).pick("regroup:l1")
    assert t.once("regroup") == "l1"
    assert t.discard == ["l1"]
    assert t.hand == DECK.split()[7:14]
    assert t.deck[:2] == ["l4", "s4"]
    assert sorted(t.deck[2:]) == sorted(set(HAND) - {"l1"})


@pytest.mark.rule("etch.final-journey.regroup-steps")
def test_the_six_cards_are_shuffled() -> None:
    t = final_journey(DECK)
    before = t.luck
    t.pick("regroup:l1")
    assert t.luck > before
    assert t.deck[2:] != final_journey(DECK, steady=True).pick("regroup:l1").deck[2:]


@pytest.mark.rule("etch.final-journey.regroup-restarts")
def test_after_a_regroup_roles_go_to_the_new_hand_only() -> None:
    t = final_journey(DECK).pick("regroup:l1")
    new = DECK.split()[7:14]
    assert {name for name in t.offered if name.startswith("spell")} == {f"spell:{card}" for card in new}
    assert t.story("drew", "role-spell") == ["drew"] * 14


@pytest.mark.rule("etch.final-journey.regroup-once")
def test_one_regroups_once() -> None:
    t = final_journey(DECK).pick("regroup:l1")
    assert "regroup" not in t.asks
    t.refused("regroup:s2")
    assert "regroup" not in final_journey(DECK, regrouped=True).asks


@pytest.mark.rule("etch.final-journey.two-sets")
def test_two_action_sets_are_made_of_six_cards() -> None:
    t = final_journey(DECK).pick("done")
    taken: list[str] = []
    for verb, card in zip(("spell", "element", "boost") * 2, HAND):
        assert {name for name in t.offered if not name.startswith("link")} == {
            f"{verb}:{free}" for free in HAND if free not in taken
        }
        t.pick(f"{verb}:{card}")
        taken.append(card)
    assert t.happened("role-spell") == [HAND[0], HAND[3]]
    assert t.happened("role-element") == [HAND[1], HAND[4]]
    assert t.happened("role-boost") == [HAND[2], HAND[5]]


@pytest.mark.rule("etch.final-journey.one-spare")
def test_the_seventh_card_is_the_spare_card() -> None:
    enhanced: Figures = {"basic": "move 3", "enhanced": "move 6 fire"}
    t = travelled(w1=enhanced, s1={"boost": 5})
    assert t.once("total-move")[0] == 6 + 3 + 5
    linked = final_journey(DECK, cards={"w1": enhanced, "w2": {"basic": "move 3"}, "s1": {"boost": 5}})
    linked.pick("done").link("l2", "l1", "shadow").cast("w1", "f1", "s1").cast("w2", "f2", "l2")
    assert linked.once("total-move")[0] == (6 + 5) + 3  # s1 has a Role, and no card is left


@pytest.mark.rule("etch.final-journey.one-spare", "etch.hand.order-no-effect")
@pytest.mark.parametrize("deck", ["w1 f1 l1 s1 w2", "w1 f1 s1 w2 l1", "s1 l1 w2 f1 w1"])
def test_of_several_cards_without_a_role_one_is_the_spare_card(deck: str) -> None:
    cards: dict[str, Figures] = {"w1": {"enhanced": "move 6 fire"}, "s1": {"boost": 5}, "l1": {"boost": 2}}
    removed = " ".join(card for card in CARDS if card not in deck.split())
    t = final_journey(deck, removed=removed, cards=cards).pick("done").cast("w1", "f1", "").pick("done")
    assert t.once("total-move")[0] == 6 + 5


@pytest.mark.rule("etch.final-journey.link-once")
def test_one_link_for_both_action_sets() -> None:
    t = final_journey(DECK).pick("done")
    assert {name for name in t.offered if name.startswith("link")} == {f"link:{c}" for c in HAND if c != "s1"}
    t.link("w1", "w2", "fire")
    assert t.refused("link:f1") == "etch.link.optional-once"
    for name in ("spell:f1", "element:w1", "boost:l1"):
        t.pick(name)
        assert "link" not in t.asks
    assert t.asks == {"spell"}
    t.refused("spell:w2")


@pytest.mark.rule("etch.final-journey.total-move")
def test_the_moves_of_both_sets_with_their_own_boosts_are_added() -> None:
    spells: dict[str, Any] = {
        "w1": {"basic": "move 5", "enhanced": "move 9 shadow"},
        "w2": {"basic": "move 3", "enhanced": "move 7 fire"},
    }
    t = travelled({"mp": "water 5 10 15"}, **spells, l1={"boost": 1}, l2={"boost": 2})
    assert t.once("total-move")[0] == (5 + 1) + (7 + 2)


@pytest.mark.rule("etch.final-journey.spare-bonus")
@pytest.mark.parametrize(
    ("mp", "first", "second", "total"),
    [
        ("fire 5 10 15", "move 6 fire", "move 6 shadow", 6 + 3 + 5),
        ("fire 5 10 15", "move 6 shadow", "move 6 fire", 3 + 6 + 5),
        ("water 5 10 15", "move 6 fire", "move 6 shadow", 6 + 3),
        ("shadow 5 10 15", "move 6 shadow", "move 6 shadow", 3 + 3),
    ],
)
def test_an_enhanced_move_of_the_journeys_element_adds_the_spare_boost(
    mp: str, first: str, second: str, total: int
) -> None:
    spells: dict[str, Any] = {
        "w1": {"basic": "move 3", "enhanced": first},
        "w2": {"basic": "move 3", "enhanced": second},
    }
    assert travelled({"mp": mp}, **spells, s1={"boost": 5}).once("total-move")[0] == total


@pytest.mark.rule("etch.final-journey.spare-bonus-once", "etch.ruling.final-spare-bonus-automatic")
def test_the_spare_boost_counts_once() -> None:
    enhanced: Figures = {"basic": "move 3", "enhanced": "move 6 fire"}
    assert travelled(w1=enhanced, w2=enhanced, s1={"boost": 5}).once("total-move")[0] == 6 + 6 + 5


@pytest.mark.rule("etch.final-journey.below-level-1")
def test_below_the_first_level_all_is_lost_at_once() -> None:
    t = travelled({"mp": "fire 7 10 15"})
    assert t.once("total-move") == (6, 0)
    assert not t.won
    assert t.story("time-penalty", "discarded", "final-enemy", "lost") == ["lost"]


@pytest.mark.rule("etch.final-journey.level-1", "etch.final-journey.level-2", "etch.final-journey.level-3")
@pytest.mark.parametrize(
    ("mp", "level"),
    [
        ("fire 6 7 8", 1),
        ("fire 5 7 8", 1),
        ("fire 5 6 7", 2),
        ("fire 4 5 7", 2),
        ("fire 4 5 6", 3),
        ("fire 3 4 5", 3),
    ],
)
def test_the_level_reached_gives_its_time_penalty(mp: str, level: int) -> None:
    t = travelled({"mp": mp, "time": [4, 2, 1]})
    assert t.once("total-move") == (6, level)
    assert t.once("time-penalty") == {1: 4, 2: 2, 3: 1}[level]
    assert len(t.story("time-discard")) == {1: 4, 2: 2, 3: 1}[level]


@pytest.mark.rule("etch.final-journey.penalty-hits-deck")
def test_the_time_penalty_costs_cards_against_the_dragon() -> None:
    t = travelled({"mp": "fire 6 7 8", "time": [3, 2, 1]})
    assert t.happened("time-discard") == ["s2", "w3", "f3"]
    assert t.story("time-discard", "final-enemy")[-1] == "final-enemy"
    assert t.hand == DECK.split()[10:]


@pytest.mark.rule("etch.final-journey.rest")
def test_after_the_journey_the_whole_hand_is_discarded() -> None:
    t = travelled({"mp": "fire 4 5 6"})
    assert sorted(t.happened("discarded")) == sorted(HAND)
    assert set(HAND) <= set(t.discard)
    assert set(HAND).isdisjoint(t.hand)
