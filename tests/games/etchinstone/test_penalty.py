"""Faza Kary, Rozpatrywanie Kar Czasu: what was noted in the Action phase is paid."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Figures, Tabletop, facing

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4 l2 l3"


def met(deck: str = DECK, hardships: str = "", **foe: Figures) -> Tabletop:
    """Spell w1 with Attack 3 (and no Move), Element f1 with Initiative 3."""
    return facing(hand=HAND, deck=deck, hardships=hardships, **foe).cast("w1", "f1", "l1")


@pytest.mark.rule("etch.penalty.phase")
def test_nothing_is_paid_before_the_penalty_phase() -> None:
    cards: dict[str, Figures] = {"l1": {"boost": 2}}
    enemy: Figures = {"hp": 20, "initiative": 9, "ability": "ranged"}
    t = facing(hand=HAND, deck=DECK, hardships="hazards", enemy=enemy, cards=cards).cast("w1", "f1", "l1")
    for name in ("to-attack", "done"):
        assert (t.deck, t.levels(HAND)) == (DECK.split(), [2, 2, 2, 2])
        t.pick(name)
    settled, paid = t.story().index("loss"), t.story().index("time-discard")
    assert settled < paid
    assert t.deck == DECK.split()[2:]
    assert t.asks == {"absorb"}


@pytest.mark.rule("etch.penalty.phase")
def test_all_is_paid_before_the_upgrade_phase() -> None:
    t = met(enemy={"hp": 6, "attack": "3 fire", "xp": 3})
    assert t.asks == {"absorb"}
    assert t.pick("absorb:w1").asks == {"absorb"}
    assert t.pick("absorb:f1").asks == {"upgrade"}


@pytest.mark.rule("etch.penalty.combat-damage")
@pytest.mark.parametrize(("hp", "damage"), [(3, []), (6, [4]), (7, [4])])
def test_without_a_full_victory_the_enemy_strikes_back(hp: int, damage: list[int]) -> None:
    t = met(enemy={"hp": hp, "attack": "4 fire"})
    assert t.happened("combat-damage") == t.happened("damage") == damage


@pytest.mark.rule("etch.penalty.sum-all")
def test_all_damage_makes_one_total_and_all_time_penalties_another() -> None:
    t = met(enemy={"hp": 20, "initiative": 9, "attack": "2 fire"}, hardships="hazards storm")
    assert (t.once("initial-damage"), t.once("combat-damage"), t.once("storm")) == (2, 2, 2)
    assert (t.once("time-penalty"), t.once("damage")) == (2, 6)
    t.absorb("w1", "f1", "l1")
    assert t.levels(HAND) == [1, 1, 1, 2]


@pytest.mark.rule("etch.penalty.treacherous-order")
def test_the_time_penalty_of_treacherous_terrain_comes_before_its_damage() -> None:
    t = met(journey={"mp": "20 fire", "time": 2, "peril": "treacherous"})
    assert t.story("time-penalty", "time-discard", "damage", "absorbed") == [
        "time-penalty",
        "time-discard",
        "time-discard",
        "damage",
    ]
    assert t.once("damage") == 1


@pytest.mark.rule("etch.penalty.hazards-included")
def test_hazards_belong_to_the_total_of_time_penalties() -> None:
    t = met(deck="w2", enemy={"hp": 20, "initiative": 9, "attack": "1 fire"}, hardships="hazards")
    assert t.happened("time-penalty") == [2]
    assert (t.once("shortfall"), t.once("damage")) == (1, 1 + 1 + 1)


@pytest.mark.rule("etch.time.discard")
@pytest.mark.parametrize("time", [1, 3])
def test_a_time_penalty_discards_the_top_of_the_deck(time: int) -> None:
    t = met(journey={"mp": "20 fire", "time": time, "xp": 0})
    lost = DECK.split()[:time]
    assert t.happened("time-discard") == lost
    assert set(lost) <= set(t.discard)
    assert not t.story("shortfall", "damage")


@pytest.mark.rule("etch.time.discard")
def test_no_time_penalty_discards_nothing() -> None:
    t = met(journey={"mp": "20 fire", "time": 0, "xp": 0})
    assert not t.story("time-penalty", "time-discard")
    assert t.hand == ["s1", "w2", "w3", "w4"]


@pytest.mark.rule("etch.time.shortfall-damage")
@pytest.mark.parametrize(("deck", "missing"), [("w2 w3 w4", []), ("w2 w3", [1]), ("w2", [2])])
def test_each_card_missing_from_the_deck_is_1_damage(deck: str, missing: list[int]) -> None:
    t = met(deck=deck, journey={"mp": "20 fire", "time": 3, "xp": 0})
    assert t.happened("time-discard") == deck.split()
    assert t.happened("shortfall") == t.happened("damage") == missing


@pytest.mark.rule("etch.time.shortfall-added")
def test_missing_cards_are_added_to_all_other_damage() -> None:
    t = met(deck="w2", journey={"mp": "20 fire", "time": 3, "peril": "treacherous"}, hardships="storm")
    assert (t.once("shortfall"), t.once("storm"), t.once("treacherous")) == (2, 3, 1)
    assert t.once("damage") == 2 + 3 + 1
