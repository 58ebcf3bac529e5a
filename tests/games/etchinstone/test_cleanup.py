"""Faza Czyszczenia: discard, then draw."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Tabletop, facing
from wawel.engine.components import NONE

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4"


def cleaned(hand: str = HAND, deck: str = DECK) -> Tabletop:
    """A victory without XP or damage, with the hand's first cards: straight to Cleanup."""
    return facing(hand=hand, deck=deck, enemy={"hp": 3, "xp": 0}).cast(*hand.split()[:3])


@pytest.mark.rule("etch.cleanup.step-order")
def test_first_discard_then_draw() -> None:
    assert cleaned().story("discarded", "drew") == ["discarded"] * 3 + ["drew"] * 3


@pytest.mark.rule("etch.cleanup.discard-action-set")
def test_the_action_set_is_discarded() -> None:
    t = cleaned()
    assert sorted(t.happened("discarded")) == ["f1", "l1", "w1"]
    assert {"w1", "f1", "l1"} <= set(t.discard)
    assert {"w1", "f1", "l1"}.isdisjoint(t.hand + t.deck)


@pytest.mark.rule("etch.cleanup.discard-action-set")
def test_after_the_discard_no_card_has_a_role() -> None:
    enemy = {"hp": 20, "attack": "1 fire", "ability": "poison"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy).cast("w1", "f1", "l1").absorb("w1")
    assert t.offered == {"absorb:s1", "absorb:w2", "absorb:w3", "absorb:w4"}  # Poison strikes the new hand
    assert set(t.s.roles) == {NONE}
    assert t.s.free_cards() == t.s.hand


@pytest.mark.rule("etch.cleanup.keep-spare")
def test_the_spare_card_is_kept() -> None:
    t = cleaned()
    assert "s1" in t.hand
    assert "spell:s1" in t.pick("face").offered


@pytest.mark.rule("etch.cleanup.draw-to-4")
def test_the_hand_is_filled_up_to_four() -> None:
    assert cleaned().hand == ["s1", "w2", "w3", "w4"]
    assert cleaned().deck == ["f2", "f3", "f4"]
    assert cleaned(hand="w1 f1 l1").hand == ["w2", "w3", "w4", "f2"]


@pytest.mark.rule("etch.cleanup.loop")
def test_after_cleanup_a_new_encounter_begins() -> None:
    t = cleaned(deck="w2 w3 w4 f2 f3 f4 l2")
    assert t.story("encounter") == ["encounter"] * 2
    assert t.asks == {"face", "detour"}
    t.pick("face").cast("s1", "w2", "w3")
    assert t.story("encounter", "region-end") == ["encounter"] * 3
    t.pick("face").cast("w4", "f2", "f3")
    assert t.story("encounter", "region-end")[:4] == ["encounter"] * 3 + ["region-end"]
