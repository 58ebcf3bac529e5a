"""What must not leak from one Encounter into the next, exact limits, and what the log tells of every answer."""

from __future__ import annotations

from typing import Any

import pytest

from games.etchinstone.tabletop import (
    Figures,
    Tabletop,
    facing,
    final_enemy,
    final_journey,
    game_with,
    leaving,
    scouting,
)
from wawel.engine.components import NONE
from wawel.engine.events import AnswerTrace
from wawel.games.etchinstone.state import EtchinstoneState

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4"


def fought(enemy: Figures, deck: str = DECK, **cards: Figures) -> Tabletop:
    """Spell w1 with Attack 3, Element f1 with Initiative 3; s1 is the Spare card."""
    return facing(hand=HAND, deck=deck, enemy=enemy, cards=cards).cast("w1", "f1", "l1")


# ---------------------------------------------------------------------- the log


@pytest.mark.rule("etch.enemy.assign-boost")
@pytest.mark.parametrize(("answer", "told"), [("to-attack", "boost-attack"), ("to-initiative", "boost-initiative")])
def test_the_log_tells_where_the_boost_went(answer: str, told: str) -> None:
    t = fought({}, l1={"boost": 2}).pick(answer)
    assert t.once(told) == 2
    assert t.story("boost-attack", "boost-initiative") == [told]


@pytest.mark.rule("etch.role.off-type-value-1")
def test_the_log_tells_of_an_action_of_the_other_type() -> None:
    t = fought({"armour": "9 fire"}, w1={"basic": "move 4", "enhanced": "attack 5 fire"})
    assert t.pick("off-type").story("off-type", "attack") == ["off-type", "attack"]


@pytest.mark.rule("etch.ability.ranged-ignore")
def test_the_log_tells_which_card_was_given_up() -> None:
    assert fought({"ability": "ranged"}).pick("give-spare").once("spare-given") == "s1"


@pytest.mark.rule("etch.challenge.detour-cost")
def test_the_log_tells_what_a_detour_cost() -> None:
    t = scouting(hand=HAND, deck=DECK).pick("detour:l1")
    assert t.once("detour") == ("l1", "w2")
    assert t.discard[-2:] == ["w2", "l1"]


@pytest.mark.rule("etch.challenge.hardship-check")
@pytest.mark.parametrize("hardships", ["", "hazards", "storm", "ambush night-travel"])
def test_the_log_tells_every_hardship_of_the_key_card(hardships: str) -> None:
    assert scouting(hand=HAND, deck=DECK, hardships=hardships).happened("hardship") == hardships.split()


# ---------------------------------------------------------------------- Slow


@pytest.mark.rule("etch.ability.slow")
def test_of_two_equal_comparisons_the_attack_counts() -> None:
    t = facing(
        hand=HAND,
        deck=DECK,
        enemy={"hp": 20, "armour": "2 fire", "ability": "slow"},
        cards={"w1": {"basic": "attack 4", "enhanced": "move 6 fire"}},
    ).pick("spell:w1")
    told = t.game.preview(t.s, 0)["options"]["element:f1"]
    assert (told["mine"], told["sets"][0]["action"], told["armour"]) == (4, 4, 0)
    assert t.cast("w1", "f1", "l1").once("attack") == (4, 20)


@pytest.mark.rule("etch.ruling.slow-and-armour", "etch.role.off-type-value-1")
def test_the_off_type_question_follows_the_comparison() -> None:
    slow: Figures = {"hp": 20, "armour": "9 fire", "ability": "slow"}
    t = fought(slow, w1={"basic": "move 3", "enhanced": "attack 5 fire"}).pick("compare-attack")
    assert t.offered == {"full", "off-type"}
    assert t.pick("off-type").once("attack") == (1, 20)
    t = fought(slow, w1={"basic": "move 3", "enhanced": "attack/move 5 fire"})
    assert t.offered == {"full", "off-type"}, "nothing left of it either way"
    assert t.pick("full").once("attack") == (0, 20)


# ---------------------------------------------------------------------- Poison


@pytest.mark.rule("etch.ability.poison-timing", "etch.ability.poison-cards-stay-eligible")
@pytest.mark.parametrize("first", ["w1", "w2"])
def test_every_card_of_the_new_hand_may_take_poison_and_none_is_left_over(first: str) -> None:
    deck = f"{first} w3 w4 f2 f3 f4"
    hand = HAND.replace("w1", "l2")
    t = facing(hand=hand, deck=deck, enemy={"hp": 20, "ability": "poison"}).cast("l2", "f1", "l1").absorb("l2")
    assert t.offered == {"absorb:s1", f"absorb:{first}", "absorb:w3", "absorb:w4"}
    assert t.s.poison == 0, "what strikes now is no longer owed"


@pytest.mark.rule("etch.ability.poison-no-next-hand")
def test_poison_that_struck_the_current_hand_is_no_longer_owed() -> None:
    t = fought({"hp": 6, "xp": 5, "ability": "poison"}, deck="w2 w3 w4").absorb("w1", "f1")
    assert t.asks == {"upgrade"}
    assert t.s.poison == 0


@pytest.mark.rule("etch.ability.poison-no-next-hand", "etch.damage.knocked-down-continue")
def test_poison_of_the_last_encounter_knocks_down_but_does_not_end_the_game() -> None:
    weak: Figures = {"armour": 0}
    t = fought({"hp": 20, "ability": "poison"}, deck="w2 w3 w4", f1=weak, l1=weak, s1=weak)
    t.absorb("w1")
    assert t.once("poison") == 1
    assert t.story("knocked-down", "region-end", "lost") == ["knocked-down", "region-end"]


@pytest.mark.rule("etch.ruling.poison-last-encounter")
@pytest.mark.parametrize(("deck", "now"), [("w2 w3 w4 f2 f3", False), ("w2 w3 w4 f2", True)])
def test_without_a_spare_card_five_deck_cards_are_enough_for_poison_to_wait(deck: str, now: bool) -> None:
    t = facing(hand="w1 f1 l1", deck=deck, enemy={"hp": 20, "ability": "poison"}).cast("w1", "f1", "l1")
    t.pick("absorb:w1")
    assert (not t.story("drew")) == now
    assert t.once("poison") == 1


@pytest.mark.rule("etch.ruling.poison-next-hand-details")
def test_one_card_in_hand_is_enough_for_another_encounter() -> None:
    frail: dict[str, int] = {"s1": 1, "w2": 1, "w3": 1, "w4": 2}
    weak: Figures = {"armour": 0}
    deck = "w2 w3 w4 f2 f3 f4 l2 l3"
    t = facing(
        hand=HAND,
        deck=deck,
        levels=frail,
        enemy={"hp": 20, "ability": "poison"},
        cards={"s1": weak, "w2": weak, "w3": weak, "w4": weak},
    ).cast("w1", "f1", "l1")
    t.absorb("w1")
    assert t.story("knocked-down") == ["knocked-down"]
    assert (t.hand, t.deck) == (["w4"], ["l3"])
    assert t.story("region-end") == []
    assert t.asks == {"face"}


# ---------------------------------------------------------------------- the Final Battle


@pytest.mark.rule("etch.ruling.final-journey-shortfall", "etch.damage.knocked-down-continue")
def test_being_knocked_down_on_the_final_journey_is_not_the_end() -> None:
    cards: dict[str, Figures] = {"all": {"basic": "attack/move 9", "armour": 0}}
    t = final_journey("w1 f1 l1 w2 f2 l2 s1", cards=cards, dragon={"mp": "water 1 2 3", "time": [9, 9, 9]}).pick("done")
    t.cast("w1", "f1", "l1").cast("w2", "f2", "l2")
    assert t.story("knocked-down", "final-enemy", "lost") == ["knocked-down", "final-enemy", "lost"]


@pytest.mark.rule("etch.final-enemy.armour")
def test_a_total_attack_is_never_below_0() -> None:
    spell: Figures = {"basic": "attack 1", "enhanced": "attack 5 fire"}
    t = final_enemy("w1 f1 l1 w2 f2 l2", dragon={"armour": "20 fire"}, cards={"w1": spell, "w2": spell})
    t.cast("w1", "f1", "l1").cast("w2", "f2", "l2")
    assert t.once("total-attack") == (0, 0)


@pytest.mark.rule("etch.role.off-type-value-1", "etch.ruling.final-set-sizes")
def test_an_empty_second_set_is_not_asked_for_its_action() -> None:
    cards: dict[str, Figures] = {"s4": {"basic": "move 9"}}
    t = final_enemy("w1 f1 l1", cards=cards, dragon={"hp": [1, 2, 3]}).cast("w1", "f1", "l1")
    assert t.once("total-attack") == (3, 3)


@pytest.mark.rule("etch.ruling.link-top-card-role")
def test_the_second_set_must_have_a_spell_while_the_top_linked_card_waits() -> None:
    t = final_enemy("w1 w2 f1 l1 s1").link("w1", "w2", "fire").cast("f1", "", "")
    assert t.offered == {"spell:w1", "spell:l1", "spell:s1"}
    assert t.refused("done") == "etch.ruling.link-top-card-role"


@pytest.mark.rule("etch.setup.mage-level-2", "etch.upgrade.xp-not-kept")
def test_a_blank_table_owes_nothing_and_has_nothing_noted() -> None:
    s = game_with().blank()
    assert isinstance(s, EtchinstoneState)
    zero: tuple[str, ...] = (
        "region",
        "outcome",
        "detours",
        "hardships",
        "busy",
        "boost_to_initiative",
        "compared",
        "off_type",
    )
    zero += ("initial", "combat", "damage", "time", "poison", "xp", "hurt", "difficulty")
    assert {name: getattr(s, name) for name in zero} == dict.fromkeys(zero, 0)
    nothing = ("dragon", "foe", "link_top", "link_under", "link_element")
    assert {name: getattr(s, name) for name in nothing} == dict.fromkeys(nothing, NONE)
    assert s.roles == [NONE] * 6
    assert (s.levels, s.deck, s.sunk, s.hand, s.discard, s.removed) == ([2] * 16, [], [], [], [], [])
    assert (s.cavalryman, s.glass_cannon, s.regrouped, s.spare_lost) == (False, False, False, False)


@pytest.mark.rule("etch.upgrade.xp-not-kept", "etch.damage.once-per-encounter", "etch.challenge.detour-limit")
def test_an_encounter_begins_with_nothing_left_from_the_last_one() -> None:
    fields: dict[str, Any] = {
        "xp": 3,
        "hurt": 6,
        "initial": 1,
        "combat": 2,
        "damage": 3,
        "time": 4,
        "poison": 1,
        "detours": 2,
    }
    fields |= {"spare_lost": True, "off_type": 1, "boost_to_initiative": 1, "compared": 2, "busy": 6}
    fields |= {"link_top": 4, "link_under": 5, "link_element": 2, "roles": [1, 2, 3, 4, 5, 6]}
    t = scouting(hand=HAND, deck=DECK, **fields)
    told = {name: getattr(t.s, name) for name in fields}
    assert told == dict.fromkeys(fields, 0) | {
        "spare_lost": False,
        "link_top": NONE,
        "link_under": NONE,
        "link_element": NONE,
        "roles": [NONE] * 6,
    }


@pytest.mark.rule("etch.final.order")
def test_no_encounter_is_left_on_the_table_of_the_final_battle() -> None:
    t = leaving(hand=HAND, deck=DECK, region=4, foe=3)
    assert t.asks == {"regroup"}
    assert t.s.foe == NONE


@pytest.mark.rule("etch.card.journey-fields", "etch.challenge.scout-number")
@pytest.mark.parametrize(("region", "number", "mp"), [(1, 2, 12), (3, 1, 31), (4, 4, 44)])
def test_a_journey_has_the_figures_of_its_region_and_number(region: int, number: int, mp: int) -> None:
    foes: dict[str, Figures] = {
        f"{r} journey {n}": {"mp": f"{10 * r + n} water"} for r in range(1, 5) for n in range(1, 5)
    }
    cards: dict[str, Figures] = {"w2": {"encounter": f"journey {number}"}}
    t = facing(hand=HAND, deck=DECK, region=region, foes=foes, cards=cards).cast("w1", "f1", "l1")
    assert t.once("move")[1] == mp


@pytest.mark.rule("etch.final-journey.regroup-steps")
def test_a_regroup_draws_on_from_the_cards_put_under_the_deck() -> None:
    t = final_journey("w1 f1 l1 s1 w2 f2 l2 s2 w3").pick("regroup:w1")
    assert t.hand[:2] == ["s2", "w3"]
    assert (len(t.hand), len(t.deck), t.discard[-1]) == (7, 1, "w1")
    assert set(t.hand + t.deck) == {"f1", "l1", "s1", "w2", "f2", "l2", "s2", "w3"}


@pytest.mark.rule("etch.ruling.hidden-information")
def test_a_card_that_was_drawn_cant_be_put_back() -> None:
    t = scouting(hand=HAND, deck=DECK)
    trace = AnswerTrace()
    t.game.answer(t.s, t.game.choices(t.s)[0].number, t.game.verbs.code("detour:l1"), sink=trace)
    assert trace.barrier, "the next Key card was seen"


def test_a_copied_table_is_the_same_and_stands_alone() -> None:
    t = facing(hand=HAND, deck=DECK, removed="l4", poison=1, outcome=2, combat=3, regrouped=True)
    before = t.s.to_json()
    w = t.s.clone()
    assert w.to_json() == before
    for name in ("deck", "hand", "discard", "removed", "sunk", "levels", "roles"):
        getattr(w, name).append(1)
    assert t.s.to_json() == before
