"""Koniec Regionu: when it comes, and what leads to the next."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import CARDS, Tabletop, facing, leaving

HAND = "w1 f1 l1 s1"


def cleaned(deck: str, region: int = 1) -> Tabletop:
    """A victory without XP or damage; s1 is kept."""
    return facing(hand=HAND, deck=deck, enemy={"hp": 3, "xp": 0}, region=region).cast("w1", "f1", "l1")


@pytest.mark.rule("etch.region-end.trigger")
@pytest.mark.parametrize(("deck", "ends"), [("w2 w3 w4 f2", False), ("w2 w3 w4", True), ("w2", True)])
def test_with_fewer_than_five_cards_left_the_region_ends(deck: str, ends: bool) -> None:
    t = cleaned(deck)
    assert t.story("region-end", "drew")[0] == ("region-end" if ends else "drew")
    assert t.s.region == (2 if ends else 1)


@pytest.mark.rule("etch.region-end.after-region-4")
def test_after_region_4_comes_the_final_battle() -> None:
    t = cleaned("w2 w3 w4", region=4)
    assert t.story("region-end", "region", "final-journey") == ["region-end", "final-journey"]
    assert t.asks == {"regroup"}
    assert cleaned("w2 w3 w4", region=3).story("region", "final-journey") == ["region"]


@pytest.mark.rule("etch.region-end.step-order")
def test_reshuffle_then_draw_then_the_next_region_then_the_encounter() -> None:
    t = leaving(hand="s1", deck="w2 w3 w4")
    wanted = ["region-end", "shuffled", "drew", "drew", "drew", "drew", "region", "encounter"]
    assert t.story() == wanted


@pytest.mark.rule("etch.region-end.reshuffle")
def test_all_cards_but_the_removed_make_the_new_deck() -> None:
    levels = {card: 1 + n % 4 for n, card in enumerate(CARDS)} | {"s3": 0, "s4": 0}
    t = leaving(hand="s1", deck="w2 w3 w4", removed="s3 s4", levels=levels)
    assert t.discard == []
    assert sorted(t.hand + t.deck) == sorted(set(CARDS) - {"s3", "s4"})
    assert {card: t.level(card) for card in CARDS} == levels
    assert t.luck > 0


@pytest.mark.rule("etch.region-end.reshuffle")
def test_the_new_deck_has_a_new_order() -> None:
    steady = leaving(hand="s1", deck="w2 w3 w4", steady=True)
    assert leaving(hand="s1", deck="w2 w3 w4").hand != steady.hand


@pytest.mark.rule("etch.region-end.draw-4")
def test_the_new_hand_is_the_top_of_the_new_deck() -> None:
    t = leaving(hand="s1", deck="w2 w3 w4", steady=True)
    assert (t.hand, len(t.deck)) == (t.happened("drew"), 12)
    # the same Deck, from which the Final Battle takes more
    more = leaving(hand="s1", deck="w2 w3 w4", steady=True, region=4)
    assert more.hand[:4] == t.hand
    assert more.hand + more.deck == t.hand + t.deck


@pytest.mark.rule("etch.region-end.next-region")
@pytest.mark.parametrize("region", [1, 2, 3])
def test_the_next_region_in_order_lies_on_the_deck(region: int) -> None:
    t = leaving(hand="s1", deck="w2 w3 w4", region=region)
    assert (t.once("region"), t.s.region) == (f"region {region + 1}", region + 1)
    assert t.once("encounter") == f"enemy {region + 1}.1"


@pytest.mark.rule("etch.region-end.removed-stay")
def test_removed_cards_stay_removed() -> None:
    t = leaving(hand="s1", deck="w2 w3 w4", removed="f1 l1")
    assert t.removed == ["f1", "l1"]
    assert t.levels("f1 l1") == [0, 0]
    assert {"f1", "l1"}.isdisjoint(t.hand + t.deck + t.discard)


@pytest.mark.rule("etch.region-end.continue")
def test_the_new_region_starts_with_the_challenge_phase_and_the_hand_just_drawn() -> None:
    t = leaving(hand="s1", deck="w2 w3 w4")
    assert t.hand == t.happened("drew")
    assert t.offered == {"face", *(f"detour:{card}" for card in t.hand)}
    assert t.s.detours == 0
