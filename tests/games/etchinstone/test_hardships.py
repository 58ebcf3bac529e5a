"""Trudności: what the Key card adds to an Encounter."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Figures, Tabletop, facing

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4 l2 l3"
#: strikes first and strikes back
FIERCE: Figures = {"hp": 20, "initiative": 9, "attack": "2 water"}


def met(hardships: str, **given: object) -> Tabletop:
    return facing(hand=HAND, deck=DECK, hardships=hardships, **given).cast("w1", "f1", "l1")


@pytest.mark.rule("etch.hardship.ambush")
def test_ambush_doubles_initial_damage_only() -> None:
    t = met("ambush", enemy=FIERCE)
    assert (t.once("initial-damage"), t.once("combat-damage")) == (4, 2)
    assert met("", enemy=FIERCE).once("initial-damage") == 2
    assert not met("ambush", enemy=FIERCE | {"initiative": 3}).story("initial-damage")


@pytest.mark.rule("etch.hardship.hazards-initial")
def test_hazards_add_a_time_penalty_for_initial_damage() -> None:
    t = met("hazards", enemy=FIERCE | {"hp": 3})
    assert t.story("initial-damage", "combat-damage") == ["initial-damage"]
    assert t.once("time-penalty") == 1
    assert t.happened("time-discard") == ["w2"]
    assert not met("", enemy=FIERCE | {"hp": 3}).story("time-penalty")


@pytest.mark.rule("etch.hardship.hazards-combat")
def test_hazards_add_a_time_penalty_for_combat_damage() -> None:
    t = met("hazards", enemy=FIERCE | {"initiative": 3})
    assert t.story("initial-damage", "combat-damage") == ["combat-damage"]
    assert t.once("time-penalty") == 1
    assert met("hazards", enemy=FIERCE).once("time-penalty") == 2


@pytest.mark.rule("etch.hardship.hazards-initial", "etch.hardship.hazards-combat")
def test_hazards_add_nothing_without_damage() -> None:
    assert not met("hazards", enemy={"hp": 3}).story("time-penalty")
    assert not met("hazards", enemy=FIERCE | {"attack": "0 water"}).story("time-penalty")


@pytest.mark.rule("etch.hardship.night-travel")
@pytest.mark.parametrize(("boost", "initiative", "left"), [(5, 2, 3), (5, 0, 5), (4, 4, 0), (2, 4, 0)])
def test_night_travel_lowers_the_boost_by_initiative(boost: int, initiative: int, left: int) -> None:
    cards: dict[str, Figures] = {"w1": {"basic": "move 3"}, "f1": {"initiative": initiative}, "l1": {"boost": boost}}
    t = met("night-travel", journey={"mp": "20 fire"}, cards=cards)
    assert t.once("move") == (3 + left, 20)
    assert met("", journey={"mp": "20 fire"}, cards=cards).once("move") == (3 + boost, 20)


@pytest.mark.rule("etch.hardship.storm")
def test_a_storm_makes_damage_of_the_time_penalty() -> None:
    t = met("storm", journey={"mp": "20 fire", "time": 3})
    assert len(t.story("time-discard")) == 3
    assert (t.once("storm"), t.once("damage")) == (3, 3)
    assert not met("", journey={"mp": "20 fire", "time": 3}).story("damage")


@pytest.mark.rule("etch.hardship.storm")
def test_a_storm_without_a_time_penalty_does_nothing() -> None:
    t = met("storm", journey={"mp": "1 fire", "time": 3})
    assert t.story("full-victory", "storm", "damage") == ["full-victory"]
