"""Rozpatrywanie Fazy Akcji Wroga: Boost, Initiative, Attack, result."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Figures, Tabletop, facing

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4"


def fought(enemy: Figures, **cards: Figures) -> Tabletop:
    """Spell w1 with Element f1 and Boost l1; s1 is the Spare card."""
    return facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards).cast("w1", "f1", "l1")


@pytest.mark.rule("etch.enemy.step-order")
def test_boost_then_initiative_then_attack_then_result() -> None:
    t = fought({"hp": 5}, l1={"boost": 2})
    assert t.offered == {"to-attack", "to-initiative"}
    assert not t.story("initiative", "attack")
    t.pick("to-attack")
    assert t.story("boost-attack", "initiative", "attack", "full-victory") == [
        "boost-attack",
        "initiative",
        "attack",
        "full-victory",
    ]


@pytest.mark.rule("etch.enemy.assign-boost")
@pytest.mark.parametrize(("to", "attack", "initiative"), [("to-attack", 5, 3), ("to-initiative", 3, 5)])
def test_the_boost_goes_to_attack_or_to_initiative(to: str, attack: int, initiative: int) -> None:
    t = fought({"hp": 20, "initiative": 4}, l1={"boost": 2}).pick(to)
    assert (t.once("attack"), t.once("initiative")) == ((attack, 20), (initiative, 4))


@pytest.mark.rule("etch.enemy.initiative-lost")
@pytest.mark.parametrize(("mine", "to", "hit"), [(3, "to-attack", True), (3, "to-initiative", False)])
def test_a_quicker_enemy_deals_its_attack_as_initial_damage(mine: int, to: str, hit: bool) -> None:
    t = fought({"hp": 3, "initiative": 5, "attack": "4 fire"}, f1={"initiative": mine}, l1={"boost": 3}).pick(to)
    assert t.happened("initial-damage") == ([4] if hit else [])
    assert t.happened("damage") == ([4] if hit else [])


@pytest.mark.rule("etch.enemy.initiative-tie")
@pytest.mark.parametrize(("theirs", "hit"), [(3, False), (4, True)])
def test_equal_initiative_prevents_initial_damage(theirs: int, hit: bool) -> None:
    t = fought({"hp": 3, "initiative": theirs})
    assert t.once("initiative") == (3, theirs)
    assert bool(t.story("initial-damage")) == hit


@pytest.mark.rule("etch.enemy.no-element-initiative-0")
@pytest.mark.parametrize(("to", "mine"), [("to-attack", 0), ("to-initiative", 4)])
def test_without_an_element_card_initiative_is_the_boost_at_most(to: str, mine: int) -> None:
    t = facing(hand="w1 f1", deck=DECK, enemy={"hp": 20, "initiative": 1}, cards={"f1": {"boost": 4}})
    t.cast("w1", "", "f1").pick(to)
    assert t.once("initiative") == (mine, 1)
    assert bool(t.story("initial-damage")) == (mine < 1)


@pytest.mark.rule("etch.enemy.ability-applies")
def test_only_the_ability_of_the_enemy_met_counts() -> None:
    foes: dict[str, Figures] = {
        "1 enemy 1": {"hp": 3, "ability": "ranged"},
        "1 enemy 2": {"hp": 9, "ability": "slow"},
        "1 enemy 3": {"hp": 9},
    }
    for number, wanted in ((1, ["initial-damage"]), (2, ["full-victory"]), (3, ["loss", "combat-damage"])):
        cards: dict[str, Figures] = {"w2": {"encounter": f"enemy {number}"}, "w1": {"basic": "move 9"}}
        t = facing(hand="w1 f1 l1", deck=DECK, foes=foes, cards=cards).cast("w1", "f1", "l1")
        assert [key for key in t.story() if key in wanted] == wanted
        assert bool(t.story("initial-damage")) == (number == 1)


@pytest.mark.rule("etch.enemy.enhanced-attack")
def test_a_matching_element_card_enhances_the_attack() -> None:
    t = fought({"hp": 20}, w1={"basic": "attack 3", "enhanced": "attack 7 fire"})
    assert t.once("attack") == (7, 20)


@pytest.mark.rule("etch.enemy.basic-attack")
@pytest.mark.parametrize("element", ["water", "lightning", "shadow"])
def test_without_a_match_the_basic_attack_is_used(element: str) -> None:
    t = fought({"hp": 20}, w1={"basic": "attack 3", "enhanced": f"attack 7 {element}"})
    assert t.once("attack") == (3, 20)


@pytest.mark.rule("etch.enemy.basic-attack")
def test_without_an_element_card_the_basic_attack_is_used() -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "attack 3", "enhanced": "attack 7 fire"}}
    t = facing(hand="w1 f1", deck=DECK, enemy={"hp": 20}, cards=cards).cast("w1", "", "f1")
    assert t.once("attack") == (3, 20)


@pytest.mark.rule("etch.enemy.armour-subtract")
@pytest.mark.parametrize(
    ("armour", "enhanced", "attack"),
    [("2 fire", "fire", 5), ("2 water", "fire", 7), ("2 water", "water", 3), ("", "fire", 7)],
)
def test_armour_counts_against_an_enhanced_attack_of_its_element(armour: str, enhanced: str, attack: int) -> None:
    t = fought({"hp": 20, "armour": armour}, w1={"basic": "attack 3", "enhanced": f"attack 7 {enhanced}"})
    assert t.once("attack") == (attack, 20)


@pytest.mark.rule("etch.enemy.compare")
def test_attack_with_boost_less_armour_is_compared_with_hp() -> None:
    figures: Figures = {"enhanced": "attack 7 fire"}
    t = fought({"hp": 8, "armour": "3 fire"}, w1=figures, l1={"boost": 4}).pick("to-attack")
    assert t.once("attack") == (7 + 4 - 3, 8)
    assert t.story("full-victory")
    t = fought({"hp": 8, "armour": "3 fire"}, w1=figures, l1={"boost": 4}).pick("to-initiative")
    assert t.once("attack") == (7 - 3, 8)
    assert t.story("minor-victory")


@pytest.mark.rule("etch.enemy.full-victory")
@pytest.mark.parametrize("attack", [9, 10])
def test_full_victory_gives_xp_and_no_combat_damage(attack: int) -> None:
    t = fought({"hp": 9, "xp": 4, "attack": "3 fire"}, w1={"basic": f"attack {attack}"})
    assert t.once("full-victory") == 4
    assert not t.story("combat-damage", "damage")
    assert t.asks == {"upgrade"}
    assert t.s.xp == 4


@pytest.mark.rule("etch.enemy.minor-victory")
@pytest.mark.parametrize("attack", [8, 5])
def test_minor_victory_gives_xp_and_combat_damage(attack: int) -> None:
    t = fought({"hp": 9, "xp": 4, "attack": "2 fire"}, w1={"basic": f"attack {attack}"})
    assert t.once("minor-victory") == 4
    assert (t.once("combat-damage"), t.once("damage")) == (2, 2)
    t.absorb("w1")
    assert t.asks == {"upgrade"}
    assert t.s.xp == 4


@pytest.mark.rule("etch.enemy.loss")
@pytest.mark.parametrize("attack", [4, 1])
def test_a_loss_gives_combat_damage_and_no_xp(attack: int) -> None:
    t = fought({"hp": 9, "xp": 4, "attack": "2 fire"}, w1={"basic": f"attack {attack}"})
    assert t.story("loss", "full-victory", "minor-victory") == ["loss"]
    assert t.once("combat-damage") == 2
    t.absorb("w1")
    assert t.asks == {"face", "detour"}
    assert not t.story("xp-lost", "upgraded")
