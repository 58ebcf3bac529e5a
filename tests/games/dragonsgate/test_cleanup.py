"""Faza porządkowania: displays, upkeep, the First Player marker, the order track."""

from __future__ import annotations

import pytest

from games.dragonsgate.tabletop import BOX, Tabletop, table
from wawel.engine.components import NONE
from wawel.games.dragonsgate.pieces import Side
from wawel.games.dragonsgate.rules.cleanup import CLEANUP, PASS_MARKER, Upkeep, payments

#: how far down the upkeep marker stands for the coins to pay
DUE = {n: 2 * n for n in range(7)}


def upkeep(due: int, coins: int, prestige: int) -> Tabletop:
    """Red has to pay upkeep; blue has none to pay."""
    return table(Upkeep(0), red={"upkeep": DUE[due], "coins": coins, "prestige": prestige})


@pytest.mark.rule("gate.cleanup.action-phase-ends")
def test_the_action_phase_ends_with_the_last_die() -> None:
    t = table(dice="neutral-2 red-1").pick("take:neutral-2", "act:coins-2")
    assert t.asked == "blue", "the last die is taken by itself"
    assert t.dice == []
    assert "cleanup" not in t.story()
    t.pick("act:order-1", "order:0", "done")
    assert t.story("cleanup", "turn") == ["cleanup", "turn"]


@pytest.mark.rule("gate.cleanup.clear-displays")
def test_people_still_on_the_main_board_are_removed() -> None:
    t = table(CLEANUP, turn=5, adepts="goatherd poacher", professors="hermit")
    assert t.s.adepts.display == t.s.professors.display == [NONE] * 4
    assert len(t.s.adepts.discard) == 2


@pytest.mark.rule("gate.cleanup.pay-upkeep", "gate.ruling.upkeep-track")
def test_everybody_pays_what_their_marker_shows_clockwise_from_the_first_player() -> None:
    t = table(
        Upkeep(0),
        players=3,
        first="green",
        red={"upkeep": 4, "coins": 5},
        blue={"upkeep": 1, "coins": 5},
        green={"upkeep": 7, "coins": 5},
        turn=5,
    )
    assert t.happened("upkeep") == [("green", 3, 0), ("red", 2, 0)]
    assert [side.coins for side in t.s.sides] == [3, 5, 2]
    assert BOX.houses[0].upkeep == [n // 2 for n in range(13)]


@pytest.mark.rule("gate.cleanup.unpaid-coin-costs-2", "gate.ruling.unpaid-by-choice")
def test_each_coin_not_paid_costs_two_prestige() -> None:
    t = upkeep(3, coins=5, prestige=10)
    assert t.offered == {"pay:0", "pay:1", "pay:2", "pay:3"}
    t.pick("pay:2")
    assert t.happened("upkeep") == [("red", 2, 2)]
    t = upkeep(3, coins=1, prestige=10).pick("pay:1")
    assert t.happened("upkeep") == [("red", 1, 4)], "for lack of coins it costs the same"


@pytest.mark.rule("gate.cleanup.zero-prestige-must-pay")
def test_without_prestige_upkeep_is_paid_in_coins() -> None:
    t = upkeep(3, coins=5, prestige=0)
    assert t.happened("upkeep") == [("red", 3, 0)]
    t = upkeep(3, coins=5, prestige=2)
    assert t.offered == {"pay:2", "pay:3"}
    assert t.refused("pay:1") == "gate.cleanup.zero-prestige-must-pay"


@pytest.mark.rule("gate.cleanup.short-of-coins", "gate.ruling.short-of-coins-scope")
def test_whoever_must_pay_in_coins_and_has_too_few_gives_all() -> None:
    assert upkeep(4, coins=2, prestige=0).happened("upkeep") == [("red", 2, 0)]
    t = upkeep(4, coins=2, prestige=9)
    assert t.offered == {"pay:0", "pay:1", "pay:2"}, "with prestige left coins may be kept"


@pytest.mark.rule("gate.cleanup.nothing-left-nothing-owed")
def test_without_coins_and_prestige_nothing_is_owed() -> None:
    t = upkeep(5, coins=0, prestige=3)
    assert t.happened("upkeep") == [("red", 0, 3)]
    t = upkeep(5, coins=0, prestige=0)
    assert t.happened("upkeep") == [("red", 0, 0)]


@pytest.mark.rule("gate.ruling.upkeep-half")
def test_the_last_point_of_prestige_pays_for_a_whole_coin() -> None:
    t = upkeep(2, coins=5, prestige=1)
    assert t.offered == {"pay:1", "pay:2"}
    t.pick("pay:1")
    assert t.happened("upkeep") == [("red", 1, 1)]


@pytest.mark.parametrize("due", range(1, 7))
def test_payments_agree_with_paying_coin_by_coin(due: int) -> None:
    """The rule told one coin at a time: lose two prestige while there is any, else pay, else owe nothing."""
    for coins in range(8):
        for prestige in range(12):
            side = Side()
            side.coins, side.prestige = coins, prestige
            possible = {0: {(0, prestige)}}
            for _ in range(due):
                after: set[tuple[int, int]] = set()
                for paid, honour in possible[0]:
                    if honour:
                        after.add((paid, max(0, honour - 2)))
                    if paid < coins:
                        after.add((paid + 1, honour))
                    if not honour and paid == coins:
                        after.add((paid, honour))
                possible[0] = after
            fewest, most = payments(side, due)
            assert {paid for paid, _ in possible[0]} == set(range(fewest, most + 1)), (coins, prestige)


@pytest.mark.rule("gate.cleanup.first-player-from-track")
def test_the_disc_furthest_left_gets_the_marker() -> None:
    t = table(PASS_MARKER, players=4, turn=5, order={1: "yellow", 2: "blue"})
    assert t.happened("first-player") == ["yellow"]


@pytest.mark.rule("gate.cleanup.first-player-default")
def test_without_discs_the_marker_goes_clockwise() -> None:
    assert table(PASS_MARKER, players=3, turn=5, first="green").happened("first-player") == ["red"]
    assert table(PASS_MARKER, players=3, turn=5, first="red").happened("first-player") == ["blue"]


@pytest.mark.rule("gate.cleanup.clear-order-track", "gate.ruling.first-player-action-once", "gate.action.order-once")
def test_the_order_track_is_cleared_so_that_everybody_may_go_there_again() -> None:
    t = table(dice="red-1 neutral-2 neutral-3").pick("take:red-1", "act:order-1", "order:0")
    assert t.s.order == [0, NONE, NONE]
    t.idle(until=lambda s: s.turn == 2 and len(s.dice) == 4)
    assert t.s.order == [NONE] * 3
    assert t.asked == "red"


@pytest.mark.rule("gate.cleanup.order")
def test_cleanup_goes_in_its_order() -> None:
    t = table(CLEANUP, turn=5, red={"upkeep": 4, "coins": 2}, order={2: "blue"}, adepts="goatherd")
    assert t.story("cleanup", "upkeep", "first-player", "scoring") == ["cleanup", "upkeep", "first-player", "scoring"]
    assert t.happened("first-player") == ["blue"]


@pytest.mark.rule("gate.cleanup.turn-5-too")
def test_turn_5_is_cleaned_up_in_full_before_scoring() -> None:
    t = table(CLEANUP, turn=5, red={"upkeep": 4, "coins": 7, "prestige": 0}, order={0: "blue"})
    assert t.side("red").coins == 5
    assert t.sheet("blue")["first-player"] == 1
    assert "first-player" not in t.sheet("red")


@pytest.mark.rule("gate.cleanup.short-of-coins")
def test_coins_one_does_not_have_are_refused_with_the_reason() -> None:
    t = table(CLEANUP, red={"upkeep": 8, "coins": 2, "prestige": 9})
    assert t.offered == {"pay:0", "pay:1", "pay:2"}
    assert t.refused("pay:3") == t.refused("pay:4") == "gate.cleanup.short-of-coins"
