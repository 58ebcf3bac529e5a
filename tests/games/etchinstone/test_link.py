"""Łączenie kart: two cards of one element become one of any element."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import CARDS, ELEMENTS, Figures, facing

HAND = "w1 w2 f1 s1"
DECK = "l1 l2 l3 l4 f3 f4 s3"


@pytest.mark.rule("etch.link.optional-once")
def test_a_link_is_optional() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 3, "xp": 0})
    assert {"link:w1", "spell:w1"} <= t.offered
    t.cast("w1", "w2", "f1")
    assert t.story("linked", "attack") == ["attack"]


@pytest.mark.rule("etch.link.optional-once")
def test_one_link_per_encounter_and_only_while_roles_are_given() -> None:
    t = facing(hand="w1 w2 f1 f2", deck=DECK, enemy={"hp": 3, "xp": 0})
    assert t.asks == {"spell", "link"}
    t.link("w1", "w2", "fire")
    assert t.refused("link:f1") == t.blocked["link:f1"] == "etch.link.optional-once"
    t.pick("spell:f1")
    assert t.asks == {"element"}
    t.pick("element:w1")
    assert t.story("attack")
    # the hand is now l1 l2 l3 l4: the next Encounter may have a Link of its own
    assert t.pick("face").asks == {"spell", "link"}


@pytest.mark.rule("etch.link.same-element")
def test_only_cards_of_one_element_can_be_linked() -> None:
    t = facing(hand="w1 w2 f1 s1", deck=DECK)
    assert {name for name in t.offered if name.startswith("link")} == {"link:w1", "link:w2"}
    assert t.refused("link:f1") == "etch.link.same-element"
    t = facing(hand="w1 w2 w3 f1", deck=DECK).pick("link:w1")
    assert t.offered == {"under:w2", "under:w3"}
    assert "link" not in facing(hand="w1 f1 s1", deck=DECK).asks


@pytest.mark.rule("etch.link.same-element")
def test_linked_cards_must_both_be_in_the_hand() -> None:
    t = facing(hand="w1 f1 l1 s1", deck="w2 w3 f2 l2 s2", removed="w4")
    assert t.offered == {"spell:w1", "spell:f1", "spell:l1", "spell:s1"}


@pytest.mark.rule("etch.link.tuck")
@pytest.mark.parametrize(("top", "under"), [("w1", "w2"), ("w2", "w1")])
def test_the_player_says_which_card_stays_on_top(top: str, under: str) -> None:
    t = facing(hand=HAND, deck=DECK).link(top, under, "fire")
    assert (CARDS[t.s.link_top], CARDS[t.s.link_under]) == (top, under)
    assert f"spell:{top}" in t.offered


@pytest.mark.rule("etch.link.lower-card-gone")
def test_the_lower_card_takes_no_role() -> None:
    t = facing(hand=HAND, deck=DECK).link("w1", "w2", "fire")
    assert t.offered == {"spell:w1", "spell:f1", "spell:s1"}
    assert t.pick("spell:w1").offered == {"element:f1", "element:s1"}


@pytest.mark.rule("etch.link.lower-card-gone")
def test_the_lower_card_is_no_spare_card() -> None:
    cards: dict[str, Figures] = {"w2": {"boost": 5}}
    t = facing(hand=HAND, deck=DECK, journey={"mp": "20 fire", "peril": "steep"}, cards=cards)
    t.link("w1", "w2", "fire").cast("f1", "w1", "s1")
    assert t.once("move")[1] == 20


@pytest.mark.rule("etch.link.choose-element")
@pytest.mark.parametrize("element", ELEMENTS)
def test_any_element_replaces_that_of_the_top_card(element: str) -> None:
    for enhanced in ELEMENTS:
        cards: dict[str, Figures] = {"f1": {"basic": "attack 3", "enhanced": f"attack 7 {enhanced}"}}
        t = facing(hand=HAND, deck=DECK, enemy={"hp": 20}, cards=cards).pick("link:w1")
        assert t.offered == {f"turn:{e}" for e in ELEMENTS}
        t.pick(f"turn:{element}").cast("f1", "w1", "s1")
        assert t.once("attack") == (7 if enhanced == element else 3, 20)


@pytest.mark.rule("etch.link.keeps-other-stats")
def test_the_top_card_keeps_its_other_figures() -> None:
    cards: dict[str, Figures] = {
        "w1": {"initiative": 6, "boost": 4, "basic": "attack 5", "armour": 3},
        "w2": {"initiative": 9, "boost": 9, "basic": "attack 9", "armour": 9},
    }
    enemy: Figures = {"hp": 20, "attack": "4 fire"}
    as_element = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards).link("w1", "w2", "fire")
    assert as_element.cast("f1", "w1", "s1").once("initiative") == (6, 0)
    as_spell = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards).link("w1", "w2", "fire")
    assert as_spell.cast("w1", "f1", "s1").once("attack") == (5, 20)
    assert as_spell.pick("absorb:w1").once("absorbed") == ("w1", 3)
    as_boost = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards).link("w1", "w2", "fire")
    assert as_boost.cast("f1", "s1", "w1").pick("to-attack").once("attack") == (3 + 4, 20)


@pytest.mark.rule("etch.link.both-discarded")
def test_both_linked_cards_are_discarded_in_cleanup() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 3, "xp": 0}).link("w1", "w2", "fire").cast("f1", "w1", "s1")
    assert {"w1", "w2", "f1", "s1"} <= set(t.discard)
    assert t.hand == ["l1", "l2", "l3", "l4"]


@pytest.mark.rule("etch.link.ends-after-action")
def test_linked_cards_take_damage_each_for_itself() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "attack": "3 fire"}).link("w1", "w2", "fire")
    t.cast("f1", "w1", "s1")
    assert t.offered == {"absorb:w1", "absorb:w2", "absorb:f1", "absorb:s1"}
    t.pick("absorb:w2", "absorb:w1")
    assert t.levels("w1 w2 f1 s1") == [1, 1, 2, 2]


@pytest.mark.rule("etch.link.ends-after-action")
def test_linked_cards_are_upgraded_each_for_itself() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 3, "xp": 4}).link("w1", "w2", "fire").cast("f1", "w1", "s1")
    assert {"upgrade:w1", "upgrade:w2"} <= t.offered
    t.pick("upgrade:w2")
    assert t.levels("w1 w2") == [2, 3]
