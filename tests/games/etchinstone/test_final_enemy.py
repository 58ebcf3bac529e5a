"""Ostateczny Wróg: two Action Sets against the Dragon, and the damage to survive."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Figures, Tabletop, final_enemy, final_journey, plain_content
from wawel.engine.content import ContentError
from wawel.games.etchinstone.load import FILES, load

#: nine cards, as after a Final Journey without losses
DECK = "w1 f1 l1 s1 w2 f2 l2 s2 s3"


def fought(dragon: Figures | None = None, levels: dict[str, int] | None = None, **cards: Figures) -> Tabletop:
    """Spells w1 and w2 with Attack 3, Elements f1 and f2 with Initiative 3, Boosts l1 and l2 (of 0)."""
    t = final_enemy(DECK, dragon=dragon, levels=levels, cards=cards)
    return t.cast("w1", "f1", "l1").cast("w2", "f2", "l2")


@pytest.mark.rule("etch.final-enemy.step-order")
def test_draw_roles_initiative_attack_survive() -> None:
    t = fought({"initiative": 9}, l1={"boost": 1}).pick("to-attack").absorb("s1", "s2", "s3", "w1", "w2")
    assert t.story() == [
        "final-enemy",
        *["drew"] * 9,
        *["role-spell", "role-element", "role-boost"] * 2,
        "boost-attack",
        *["total-initiative", "total-attack"],
        *["initial-damage", "combat-damage", "damage"],
        *["absorbed", "downgraded"] * 5,
        "won",
    ]


@pytest.mark.rule("etch.final-enemy.draw-all")
def test_the_hand_is_all_that_is_left_of_the_deck() -> None:
    t = final_enemy(DECK)
    assert t.hand == DECK.split()
    assert t.deck == []


@pytest.mark.rule("etch.final-enemy.three-levels")
@pytest.mark.parametrize("levels", [[5, 5, 9], [9, 7, 5], [5, 9]])
def test_a_dragon_has_three_rising_hp_levels_with_attacks(levels: list[int]) -> None:
    for dragon in FILES.box()[0].dragons:
        assert dragon.hp == sorted(set(dragon.hp))
        assert len(dragon.hp) == len(dragon.attack) == 3
    made = plain_content()
    made.tables["dragons.toml"]["dragon"][0]["hp"]["levels"] = levels
    with pytest.raises(ContentError):
        load(made)


@pytest.mark.rule("etch.final-enemy.two-sets")
def test_two_action_sets_make_attack() -> None:
    t = final_enemy(DECK, cards={"w1": {"basic": "attack 4"}, "w2": {"basic": "move 9"}})
    for name in ("spell:w1", "element:f1", "boost:l1", "spell:w2", "element:f2"):
        t.refused("done")
        t.pick(name)
    t.refused("done")
    t.pick("boost:l2")
    assert t.once("total-attack")[0] == 4 + 1  # a Move counts as 1 here


@pytest.mark.rule("etch.final-enemy.short-set-needs-spell")
def test_a_set_without_a_spell_stays_empty() -> None:
    t = final_enemy("w1 f1 l1 s1", cards={"s1": {"armour": 9}}).cast("w1", "f1", "l1")
    assert t.offered == {"spell:s1", "done"}
    t.pick("done")
    assert t.happened("role-element") == ["f1"]
    assert t.once("total-attack")[0] == 3


@pytest.mark.rule("etch.final-enemy.short-set-needs-spell")
def test_a_short_set_asks_for_its_spell_first() -> None:
    t = final_enemy("w1 f1 l1 s1 w2")
    assert t.asks == {"spell", "link"}
    t.refused("done")
    t.cast("w1", "f1", "l1")
    assert t.offered == {"spell:s1", "spell:w2", "done"}
    assert t.pick("spell:s1").offered == {"element:w2", "done"}


@pytest.mark.rule("etch.final-enemy.boost-choice")
@pytest.mark.parametrize(
    ("first", "second", "attack", "initiative"),
    [
        ("to-attack", "to-attack", 6 + 1 + 2, 6),
        ("to-attack", "to-initiative", 6 + 1, 6 + 2),
        ("to-initiative", "to-attack", 6 + 2, 6 + 1),
        ("to-initiative", "to-initiative", 6, 6 + 1 + 2),
    ],
)
def test_each_sets_boost_goes_to_its_attack_or_initiative(
    first: str, second: str, attack: int, initiative: int
) -> None:
    t = fought(l1={"boost": 1}, l2={"boost": 2}).pick(first, second)
    assert (t.once("total-attack")[0], t.once("total-initiative")[0]) == (attack, initiative)


@pytest.mark.rule("etch.final-enemy.total-attack")
def test_the_attacks_of_both_sets_are_added() -> None:
    t = fought(w1={"basic": "attack 5"}, w2={"basic": "attack 2", "enhanced": "attack 7 fire"})
    assert t.once("total-attack")[0] == 5 + 7


@pytest.mark.rule("etch.final-enemy.total-initiative")
def test_the_initiatives_of_both_sets_are_added() -> None:
    t = fought({"initiative": 10}, f1={"initiative": 2}, f2={"initiative": 7})
    assert t.once("total-initiative") == (2 + 7, 10)


@pytest.mark.rule("etch.final-enemy.initial-damage")
@pytest.mark.parametrize(("theirs", "damage"), [(5, []), (6, []), (7, [4])])
def test_a_lower_total_initiative_takes_initial_damage(theirs: int, damage: list[int]) -> None:
    t = fought({"initiative": theirs, "initial": 4})
    assert t.once("total-initiative") == (6, theirs)
    assert t.happened("initial-damage") == damage


@pytest.mark.rule("etch.final-enemy.initial-damage-value")
@pytest.mark.parametrize("initial", [1, 7])
def test_initial_damage_is_the_dragons_own_value(initial: int) -> None:
    t = fought({"initiative": 9, "initial": initial, "attack": "6, 4, 2"})
    assert (t.once("initial-damage"), t.once("combat-damage")) == (initial, 6)


@pytest.mark.rule("etch.final-enemy.initial-damage-deferred")
def test_initial_damage_is_dealt_with_the_combat_damage() -> None:
    t = fought({"initiative": 9, "initial": 4, "attack": "6, 4, 2"})
    assert t.happened("damage") == [10]
    assert t.story("total-initiative", "total-attack", "damage") == ["total-initiative", "total-attack", "damage"]
    fallen = fought({"initiative": 9, "initial": 4, "hp": [7, 8, 9]})
    assert not fallen.story("damage", "downgraded")  # lost before it could be dealt


@pytest.mark.rule("etch.final-enemy.armour")
@pytest.mark.parametrize(
    ("armour", "second", "total"),
    [
        ("2 fire", "attack 7 lightning", 7 + 3 - 2),
        ("2 fire, 1 water", "attack 7 lightning", 7 + 3 - 2),
        ("2 fire, 3 lightning", "attack 7 lightning", 7 + 3 - 2),  # the second Attack is a Basic one
        ("2 water", "attack 7 lightning", 7 + 3),
    ],
)
def test_armour_is_subtracted_for_each_enhanced_attack_it_covers(armour: str, second: str, total: int) -> None:
    t = fought({"armour": armour}, w1={"enhanced": "attack 7 fire"}, w2={"enhanced": second})
    assert t.once("total-attack")[0] == total


@pytest.mark.rule("etch.final-enemy.armour")
def test_armour_of_two_elements_is_subtracted_for_both() -> None:
    cards: dict[str, Figures] = {"w1": {"enhanced": "attack 7 fire"}, "w2": {"enhanced": "attack 7 lightning"}}
    t = final_enemy(DECK, dragon={"armour": "2 fire, 3 lightning"}, cards=cards)
    t.cast("w1", "f1", "l1").cast("w2", "l2", "f2")
    assert t.once("total-attack")[0] == 7 + 7 - 2 - 3


@pytest.mark.rule("etch.final-enemy.armour-once-per-element")
def test_armour_is_subtracted_once_per_element() -> None:
    spell: Figures = {"enhanced": "attack 7 fire"}
    assert fought({"armour": "2 fire"}, w1=spell, w2=spell).once("total-attack")[0] == 7 + 7 - 2


@pytest.mark.rule("etch.final-enemy.below-level-1")
@pytest.mark.parametrize(("armour", "lost"), [("", False), ("1 fire", True)])
def test_below_the_first_level_all_is_lost_at_once(armour: str, lost: bool) -> None:
    t = fought({"armour": armour, "hp": [10, 11, 12], "attack": "1, 1, 1"}, w1={"enhanced": "attack 7 fire"})
    assert t.over == lost
    assert t.once("total-attack") == ((9, 0) if lost else (10, 1))
    if lost:
        assert not t.won
        assert not t.story("damage", "downgraded")


@pytest.mark.rule("etch.final-enemy.level-1", "etch.final-enemy.level-2", "etch.final-enemy.level-3")
@pytest.mark.parametrize(
    ("hp", "level"),
    [
        ([6, 7, 8], 1),
        ([5, 7, 8], 1),
        ([5, 6, 7], 2),
        ([4, 5, 7], 2),
        ([4, 5, 6], 3),
        ([3, 4, 5], 3),
    ],
)
def test_the_level_reached_gives_its_combat_damage(hp: list[int], level: int) -> None:
    t = fought({"hp": hp, "attack": "9, 5, 3"})
    assert t.once("total-attack") == (6, level)
    assert t.once("combat-damage") == t.once("damage") == {1: 9, 2: 5, 3: 3}[level]


@pytest.mark.rule("etch.final-enemy.level-1")
def test_levels_count_after_armour() -> None:
    dragon: Figures = {"armour": "3 fire", "hp": [5, 8, 10], "attack": "9, 5, 3"}
    t = fought(dragon, w1={"enhanced": "attack 7 fire"})
    assert t.once("total-attack") == (7 + 3 - 3, 1)
    assert t.once("combat-damage") == 9


@pytest.mark.rule("etch.final-enemy.total-damage")
@pytest.mark.parametrize(("initiative", "total"), [(6, 6), (7, 6 + 4)])
def test_initial_and_combat_damage_make_the_total(initiative: int, total: int) -> None:
    t = fought({"initiative": initiative, "initial": 4, "attack": "6, 4, 2"})
    assert t.happened("damage") == [total]
    for _ in range(total // 2):
        assert t.asks == {"absorb"}
        t.pick(min(t.offered))
    assert t.won


@pytest.mark.rule("etch.final-enemy.absorb")
def test_cards_of_ones_choice_absorb_their_armour_and_lose_a_level() -> None:
    dragon: Figures = {"attack": "6, 6, 6"}
    t = fought(dragon, levels={"s1": 1, "s2": 3}, s1={"armour": 1}, s2={"armour": 3}).pick("absorb:s1", "absorb:s2")
    assert t.happened("absorbed") == [("s1", 1), ("s2", 3)]
    assert not t.over
    t.pick("absorb:w1")
    assert t.won
    assert t.removed == ["s1"]
    assert t.levels("s2 w1 w2") == [2, 1, 2]


@pytest.mark.rule("etch.final-enemy.absorb-with-all")
def test_every_hand_card_may_absorb() -> None:
    t = fought({"attack": "1, 1, 1"})
    assert t.offered == {f"absorb:{card}" for card in DECK.split()}


@pytest.mark.rule("etch.final-enemy.downgrade-once")
def test_a_card_is_downgraded_once() -> None:
    t = fought({"attack": "6, 6, 6"}, levels={"s1": 4}).pick("absorb:s1")
    assert t.refused("absorb:s1") == "etch.damage.once-per-encounter"


@pytest.mark.rule("etch.final-enemy.knocked-down-loses")
@pytest.mark.parametrize(("attack", "lost"), [(18, False), (19, True)])
def test_whoever_is_knocked_down_loses(attack: int, lost: bool) -> None:
    t = fought({"attack": f"{attack}, {attack}, {attack}"})
    assert t.over == lost
    if lost:
        assert t.story("knocked-down", "lost") == ["knocked-down", "lost"]
        assert not t.won


@pytest.mark.rule("etch.final-enemy.survive-wins")
def test_whoever_absorbs_all_damage_wins() -> None:
    t = fought({"attack": "4, 4, 4"}).pick("absorb:s1")
    assert not t.over
    t.pick("absorb:w2")
    assert t.over
    assert t.won
    assert t.once("won") == t.result.scores[0]


@pytest.mark.rule("etch.final-enemy.draw-all")
def test_cards_put_under_the_deck_by_a_regroup_are_drawn_too() -> None:
    deck = "w1 f1 l1 s1 w2 f2 l2 s2 w3 f3 l3 s3 w4 f4 l4 s4"
    t = final_journey(deck, cards={"all": {"basic": "move 9"}}, dragon={"time": [0, 0, 0]}).pick("regroup:l1")
    t.cast("s2", "w3", "f3").cast("l3", "s3", "w4")
    assert sorted(t.hand) == sorted(["l4", "s4", "w1", "f1", "s1", "w2", "f2", "l2"])
