"""Kolejność na Ręce, Faza Akcji: the three Roles, and the card that has none."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.etchinstone.tabletop import CARDS, ELEMENTS, Figures, facing, final_enemy, plain_content
from wawel.engine.content import ContentError
from wawel.games.etchinstone import box
from wawel.games.etchinstone.load import load
from wawel.games.etchinstone.state import BOOST_ROLE, ELEMENT_ROLE, SPELL_ROLE

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4"
#: every card tells itself apart from the others
DISTINCT: dict[str, Figures] = {
    "w1": {"basic": "attack/move 4", "enhanced": "attack/move 8 fire", "initiative": 1, "boost": 2},
    "f1": {"basic": "attack/move 5", "enhanced": "attack/move 9 lightning", "initiative": 2, "boost": 3},
    "l1": {"basic": "attack/move 6", "enhanced": "attack/move 10 shadow", "initiative": 4, "boost": 4},
    "s1": {"basic": "attack/move 7", "enhanced": "attack/move 11 water", "initiative": 8, "boost": 5},
}


@pytest.mark.rule("etch.hand.order")
def test_each_hand_card_has_its_place_in_the_order_of_the_hand() -> None:
    journey: Figures = {"mp": "20 water", "peril": "treacherous"}
    t = facing(hand=HAND, deck=DECK, journey=journey).cast("s1", "w1", "f1")
    spare, roles = t.s.spare(), t.s.roles
    laid = [spare, roles[ELEMENT_ROLE], roles[SPELL_ROLE], roles[BOOST_ROLE]]
    assert [CARDS[card] for card in laid] == ["l1", "w1", "s1", "f1"]
    assert sorted(laid) == sorted(t.s.hand)


@pytest.mark.rule("etch.hand.order-no-effect")
@pytest.mark.parametrize("kind", ["enemy", "journey"])
def test_the_order_of_the_hand_has_no_effect(kind: str) -> None:
    told = set()
    for hand in permutations(HAND.split()):
        foe: Figures = {"hp": 20} if kind == "enemy" else {"mp": "20 fire", "peril": "steep"}
        t = facing(hand=" ".join(hand), deck=DECK, cards=DISTINCT, **{kind: foe})
        offered = [frozenset(t.offered)]
        for name in ("spell:w1", "element:f1", "boost:l1", *(["to-attack"] if kind == "enemy" else [])):
            offered.append(frozenset(t.pick(name).offered))
        told.add((tuple(offered), *(tuple(t.happened(key)) for key in ("initiative", "attack", "move", "damage"))))
    assert len(told) == 1


@pytest.mark.rule("etch.hand.order-no-effect")
def test_the_order_of_the_last_hand_has_no_effect() -> None:
    told = set()
    for hand in ("w1 w2 f1 f2 l1 l2 s1 s2 s3", "s3 s2 s1 l2 l1 f2 f1 w2 w1", "l1 w2 s3 f1 s1 w1 f2 l2 s2"):
        t = final_enemy(hand, cards=DISTINCT, dragon={"attack": "9, 9, 9"})
        offered = frozenset(t.offered)
        t.cast("w1", "f1", "l1").cast("s1", "w2", "f2").pick("to-attack")
        told.add(
            (
                offered,
                frozenset(t.offered),
                t.once("total-attack"),
                t.once("total-initiative"),
                t.once("damage"),
            )
        )
    assert len(told) == 1


@pytest.mark.rule("etch.action.assign-then-resolve")
def test_roles_are_given_before_the_result_is_worked_out() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20})
    assert t.asks == {"spell"}
    assert t.pick("spell:w1").asks == {"element"}
    assert t.pick("element:f1").asks == {"boost"}
    assert not t.story("initiative", "attack", "loss")
    t.pick("boost:l1")
    assert t.story("initiative", "attack", "loss") == ["initiative", "attack", "loss"]


@pytest.mark.rule("etch.action.action-set")
def test_the_cards_with_roles_are_the_action_set() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 1, "xp": 0})
    before = t.discard
    t.cast("s1", "w1", "f1")
    assert sorted(t.discard) == sorted([*before, "s1", "w1", "f1"])
    assert "l1" in t.hand


@pytest.mark.rule("etch.role.spell")
@pytest.mark.parametrize(("spell", "value"), [("w1", 4), ("f1", 5), ("l1", 6), ("s1", 7)])
def test_the_spell_is_the_attack_on_an_enemy_and_the_move_on_a_journey(spell: str, value: int) -> None:
    cards = {card: figures | {"boost": 0} for card, figures in DISTINCT.items()}
    others = [card for card in HAND.split() if card != spell]
    element = next(card for card in others if not figures_match(spell, card))
    boost = next(card for card in others if card != element)
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20}, cards=cards).cast(spell, element, boost)
    assert t.once("attack") == (value, 20)
    t = facing(hand=HAND, deck=DECK, journey={"mp": "20 fire"}, cards=cards).cast(spell, element, boost)
    assert t.once("move") == (value, 20)


def figures_match(spell: str, card: str) -> bool:
    """Does a card's Ether element enhance the Spell?"""
    return str(DISTINCT[spell]["enhanced"]).split()[-1][0] == card[0]


@pytest.mark.rule("etch.role.off-type-value-1")
def test_an_action_of_the_other_type_is_worth_1() -> None:
    cards: dict[str, Figures] = {
        "w1": {"basic": "move 9", "enhanced": "move 12 fire"},
        "f1": {"basic": "attack 9", "enhanced": "attack 12 water"},
    }
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20}, cards=cards).cast("w1", "l1", "s1")
    assert t.once("attack") == (1, 20)
    t = facing(hand=HAND, deck=DECK, journey={"mp": "20 fire"}, cards=cards).cast("f1", "l1", "s1")
    assert t.once("move") == (1, 20)


@pytest.mark.rule("etch.role.off-type-value-1")
def test_the_other_type_may_be_chosen_where_it_is_better() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "move 9", "enhanced": "attack 3 fire"}}
    for name, value in (("full", 0), ("off-type", 1)):
        t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "armour": "3 fire"}, cards=cards).cast("w1", "f1", "l1")
        assert t.offered == {"full", "off-type"}
        assert t.pick(name).once("attack") == (value, 20)


@pytest.mark.rule("etch.role.dual-icon")
@pytest.mark.parametrize(("element", "value"), [("l1", 5), ("f1", 8)])
def test_an_action_with_both_icons_has_full_value_in_both_encounters(element: str, value: int) -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "attack/move 5", "enhanced": "attack/move 8 fire"}}
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20}, cards=cards).cast("w1", element, "s1")
    assert t.once("attack") == (value, 20)
    t = facing(hand=HAND, deck=DECK, journey={"mp": "20 shadow"}, cards=cards).cast("w1", element, "s1")
    assert t.once("move") == (value, 20)


@pytest.mark.rule("etch.role.element")
@pytest.mark.parametrize(("element", "initiative", "attack"), [("f1", 2, 8), ("l1", 4, 4), ("s1", 8, 4)])
def test_the_element_card_gives_initiative_and_ether(element: str, initiative: int, attack: int) -> None:
    cards = {card: figures | {"boost": 0} for card, figures in DISTINCT.items()}
    boost = next(card for card in ("f1", "l1", "s1") if card != element)
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20, "initiative": 5}, cards=cards).cast("w1", element, boost)
    assert t.once("initiative") == (initiative, 5)
    assert t.once("attack") == (attack, 20)


@pytest.mark.rule("etch.role.four-ether-elements")
def test_there_are_four_ether_elements() -> None:
    assert set(box.ELEMENTS) == {"water", "fire", "lightning", "shadow"}
    assert len(box.ELEMENTS) == len(ELEMENTS) == 4
    made = plain_content()
    made.tables["cards.toml"]["card"][0]["element"] = "earth"
    with pytest.raises(ContentError, match="earth"):
        load(made)


@pytest.mark.rule("etch.role.boost")
@pytest.mark.parametrize(("card", "value"), [("f1", 3), ("l1", 4), ("s1", 5)])
def test_the_boost_card_raises_attack_initiative_or_move(card: str, value: int) -> None:
    element = "l1" if card != "l1" else "s1"
    printed = DISTINCT[element]["initiative"]
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20}, cards=DISTINCT).cast("w1", element, card).pick("to-attack")
    assert (t.once("attack"), t.once("initiative")) == ((4 + value, 20), (printed, 0))
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 20}, cards=DISTINCT).cast("w1", element, card)
    t.pick("to-initiative")
    assert (t.once("attack"), t.once("initiative")) == ((4, 20), (printed + value, 0))
    t = facing(hand=HAND, deck=DECK, journey={"mp": "20 fire"}, cards=DISTINCT).cast("w1", element, card)
    assert t.once("move") == (4 + value, 20)


@pytest.mark.rule("etch.role.one-card-one-role")
def test_a_card_takes_one_role_and_a_role_one_card() -> None:
    t = facing(hand=HAND, deck=DECK)
    assert t.pick("spell:f1").offered == {"element:w1", "element:l1", "element:s1"}
    assert t.pick("element:s1").offered == {"boost:w1", "boost:l1"}


@pytest.mark.rule("etch.role.all-three-required")
@pytest.mark.parametrize("hand", ["w1 f1 l1 s1", "w1 f1 l1"])
def test_three_or_four_cards_fill_all_roles(hand: str) -> None:
    t = facing(hand=hand, deck=DECK)
    t.refused("done")
    t.pick("spell:w1")
    assert t.refused("done") == "etch.role.all-three-required"
    t.pick("element:f1")
    if len(hand.split()) == 4:
        assert t.refused("done") == "etch.role.all-three-required"
        t.pick("boost:l1")
    assert (t.once("role-spell"), t.once("role-element"), t.once("role-boost")) == ("w1", "f1", "l1")


@pytest.mark.rule("etch.role.short-hand-needs-spell")
def test_two_cards_need_a_spell_and_nothing_else() -> None:
    t = facing(hand="w1 f1", deck=DECK, enemy={"hp": 20})
    assert t.offered == {"spell:w1", "spell:f1"}
    assert t.pick("spell:f1").offered == {"element:w1", "done"}
    assert t.pick("done").offered == {"boost:w1", "done"}
    t.pick("done")
    assert t.once("attack") == (3, 20)


@pytest.mark.rule("etch.role.short-hand-needs-spell")
def test_a_single_card_is_the_spell() -> None:
    t = facing(hand="w1", deck=DECK, enemy={"hp": 20})
    assert t.once("role-spell") == "w1"
    assert not t.story("role-element", "role-boost")


@pytest.mark.rule("etch.role.spare-card")
@pytest.mark.parametrize("spare", ["w1", "f1", "l1", "s1"])
def test_the_card_without_a_role_is_the_spare_card(spare: str) -> None:
    roles = [card for card in HAND.split() if card != spare]
    boost = DISTINCT[spare]["boost"]
    t = facing(hand=HAND, deck=DECK, journey={"mp": "50 fire", "time": 1, "peril": "steep"}, cards=DISTINCT)
    t.cast(*roles)
    assert t.once("move")[1] == 50 + boost
    assert spare in t.hand


@pytest.mark.rule("etch.role.one-card-one-role", "etch.link.lower-card-gone")
def test_a_card_with_a_role_or_under_a_link_is_refused_with_the_reason() -> None:
    t = facing(hand="l1 l2 f1 w1 s1", deck="w3 w4 f2 f3").link("l1", "l2", "fire")
    assert t.blocked["spell:l2"] == t.refused("spell:l2") == "etch.link.lower-card-gone"
    assert {name for name in t.blocked if name.startswith("spell")} == {"spell:l2"}
    t.pick("spell:l1")
    assert t.refused("element:l1") == "etch.role.one-card-one-role"
    assert t.refused("element:l2") == "etch.link.lower-card-gone"


@pytest.mark.rule("etch.role.all-three-required", "etch.role.short-hand-needs-spell")
@pytest.mark.parametrize(
    ("hand", "rule"), [("w1 f1 l1", "etch.role.all-three-required"), ("w1 f1", "etch.role.short-hand-needs-spell")]
)
def test_the_spell_cant_be_left_out(hand: str, rule: str) -> None:
    assert facing(hand=hand, deck="w3 w4 f2 f3").refused("done") == rule


@pytest.mark.rule("etch.link.same-element", "etch.link.tuck")
def test_only_another_card_of_the_element_goes_under_the_top_one() -> None:
    t = facing(hand="s1 s2 s3 f1", deck="w4 f2 f3 f4").pick("link:s1")
    assert t.offered == {"under:s2", "under:s3"}
    assert t.refused("under:f1") == "etch.link.same-element"
    assert t.refused("under:s1") == t.blocked["under:s1"] == "etch.link.tuck"


@pytest.mark.rule("etch.alt.cavalryman", "etch.link.same-element")
def test_whoever_may_not_link_is_told_why() -> None:
    t = facing(hand="s1 s2 l1 f1", deck="w4 f2 f3 f4", cavalryman=True)
    assert t.refused("link:s1") == t.refused("link:s2") == "etch.alt.cavalryman"
    assert t.refused("link:l1") == "etch.link.same-element"
