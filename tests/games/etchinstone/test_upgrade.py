"""Faza Ulepszenia: experience is spent now or lost."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import Figures, Tabletop, facing

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4 l2 l3"


def won(xp: int, hand: str = HAND, **given: object) -> Tabletop:
    """A Full Victory with Spell, Element and Boost from the hand's first cards. Upgrades cost 2, 3 and 4."""
    return facing(hand=hand, deck=DECK, enemy={"hp": 3, "xp": xp}, **given).cast(*hand.split()[:3])


@pytest.mark.rule("etch.upgrade.optional")
def test_xp_may_be_spent_or_not() -> None:
    assert won(5).offered == {"upgrade:w1", "upgrade:f1", "upgrade:l1", "upgrade:s1", "done"}
    assert won(5).pick("upgrade:l1").level("l1") == 3
    assert won(5).pick("done").s.levels == [2] * 16


@pytest.mark.rule("etch.upgrade.hand-only")
def test_only_hand_cards_are_upgraded() -> None:
    t = won(9, removed="s4")
    for elsewhere in ("w2", "s2", "s4"):  # in the Deck, discarded, Removed
        t.refused(f"upgrade:{elsewhere}")
    assert {name.partition(":")[2] for name in t.offered if name != "done"} == set(HAND.split())


@pytest.mark.rule("etch.upgrade.spare-and-linked-allowed")
def test_the_spare_card_is_upgraded() -> None:
    assert won(5).pick("upgrade:s1").level("s1") == 3


@pytest.mark.rule("etch.upgrade.spare-and-linked-allowed")
def test_linked_cards_are_upgraded_either_or_both() -> None:
    t = facing(hand="w1 w2 f1 l1", deck="s1 s2 s3 s4 f2", enemy={"hp": 3, "xp": 6})
    t.link("w1", "w2", "fire").cast("f1", "w1", "l1").pick("upgrade:w2", "upgrade:w1")
    assert t.levels("w1 w2") == [3, 3]


@pytest.mark.rule("etch.upgrade.not-after-downgrade")
def test_a_downgraded_card_is_not_upgraded() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 6, "xp": 5}).cast("w1", "f1", "l1").pick("absorb:f1")
    assert t.refused("upgrade:f1") == "etch.upgrade.not-after-downgrade"
    assert t.offered == {"upgrade:w1", "upgrade:l1", "upgrade:s1", "done"}


@pytest.mark.rule("etch.upgrade.cost")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_cost_of_the_current_level_is_paid_for_the_next(level: int) -> None:
    cards: dict[str, Figures] = {f"f1@{n}": {"upgrade": n + 4} for n in (1, 2, 3)}
    t = won(10, cards=cards, levels={"f1": level}).pick("upgrade:f1")
    assert t.once("upgraded") == ("f1", level + 1)
    assert t.level("f1") == level + 1
    assert t.s.xp == 10 - (level + 4)


@pytest.mark.rule("etch.upgrade.cost")
def test_a_card_that_costs_more_is_not_upgraded() -> None:
    t = won(3, cards={"f1": {"upgrade": 4}})
    assert t.refused("upgrade:f1") == "etch.upgrade.cost"
    assert "upgrade:w1" in t.offered
    assert won(4, cards={"f1": {"upgrade": 4}}).pick("upgrade:f1").level("f1") == 3


@pytest.mark.rule("etch.upgrade.repeat-same-card")
def test_a_card_is_upgraded_several_times_at_the_cost_of_each_level() -> None:
    t = won(9, levels={"f1": 1}).pick("upgrade:f1", "upgrade:f1")
    assert (t.level("f1"), t.s.xp) == (3, 9 - 2 - 3)
    t.pick("upgrade:f1")
    assert t.level("f1") == 4


@pytest.mark.rule("etch.upgrade.until-xp-spent")
def test_upgrades_go_on_while_the_xp_last() -> None:
    t = won(13).pick("upgrade:w1", "upgrade:f1", "upgrade:l1")
    assert t.s.xp == 4
    t.pick("upgrade:w1")
    assert t.levels(HAND) == [4, 3, 3, 2]
    assert t.asks == {"face", "detour"}


@pytest.mark.rule("etch.upgrade.xp-not-kept")
def test_unspent_xp_are_lost() -> None:
    t = won(5).pick("upgrade:s1")
    assert t.asks == {"face", "detour"}  # 2 XP are left, too few for an Upgrade
    assert (t.s.xp, t.once("xp-lost")) == (0, 2)
    t.pick("face").cast("w2", "w3", "w4")
    assert t.s.xp == 5


@pytest.mark.rule("etch.upgrade.xp-not-kept")
def test_xp_one_does_not_spend_are_lost() -> None:
    t = won(5).pick("done")
    assert (t.s.xp, t.once("xp-lost")) == (0, 5)


@pytest.mark.rule("etch.upgrade.xp-not-kept")
def test_no_xp_are_left_when_cleanup_begins() -> None:
    enemy: Figures = {"hp": 6, "attack": "1 fire", "xp": 5, "ability": "poison"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy).cast("w1", "f1", "l1").pick("absorb:w1", "done")
    assert t.asks == {"absorb"}  # Poison strikes the new hand
    assert t.s.xp == 0
