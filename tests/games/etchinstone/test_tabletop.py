"""The helper itself: a test that answers what is not asked must fail."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import facing, final_journey, new_game, scouting
from wawel.engine.game import IllegalAnswer


def test_what_is_not_asked_cannot_be_answered() -> None:
    t = scouting(hand="w1 f1 l1 s1", deck="w2 w3 w4 f2")
    for name in ("spell:w1", "done", "detour:w2", "upgrade:w1"):
        t.refused(name)
    t.pick("face", "spell:w1")
    with pytest.raises(IllegalAnswer):
        t.pick("spell:f1")


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    t = final_journey("w1")
    t.idle()
    assert t.over
    with pytest.raises(IllegalAnswer):
        t.pick("done")


def test_a_steady_table_keeps_the_order_of_cards() -> None:
    t = new_game(steady=True, dragon="d1")
    assert t.luck > 0
    assert t.hand + t.deck == [f"{e}{n}" for e in "slfw" for n in (4, 3, 2, 1)]


def test_cards_that_are_not_named_lie_discarded() -> None:
    t = facing(hand="w1 f1 l1 s1", deck="w2 w3 w4 f2", removed="s4")
    assert t.deck == ["w2", "w3", "w4", "f2"]
    assert t.discard == ["f3", "f4", "l2", "l3", "l4", "s2", "s3"]
    assert (t.removed, t.level("s4"), t.level("w1")) == (["s4"], 0, 2)
