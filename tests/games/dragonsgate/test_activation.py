"""Faza akcji: activations, dice, Imps, the owner of a die, the common die; and the free action."""

from __future__ import annotations

import pytest

from games.dragonsgate.tabletop import BOX, SEATS, new_game, table


@pytest.mark.rule("gate.act.activations")
def test_the_first_player_is_active_first() -> None:
    for seed in range(4):
        t = new_game(3, seed=seed).idle(until=lambda s: s.turn == 1)
        assert t.s.seat == t.s.active == t.s.first


@pytest.mark.rule("gate.act.clockwise")
def test_activations_go_round_the_table() -> None:
    t = table(players=3, first="blue", dice="neutral-2 " * 6).idle(until=lambda s: s.turn == 2)
    takers = [seat for seat, _, _ in t.happened("took-die")][:6]
    assert takers == ["blue", "green", "red", "blue", "green", "red"]


@pytest.mark.rule("gate.act.take-one-die")
def test_the_active_player_takes_one_die_and_does_one_action() -> None:
    t = table(dice="neutral-2 neutral-3 neutral-4").pick("take:neutral-3", "act:coins-3")
    assert t.dice == ["neutral-2", "neutral-4"]
    assert t.happened("acts") == [("red", "coins", 3)]
    assert t.asked == "blue"


@pytest.mark.rule("gate.act.any-die")
def test_any_active_die_may_be_taken() -> None:
    t = table(turn=5, dice="red-1 blue-2 neutral-3 common-4 neutral-3")
    assert t.offered == {"take:red-1", "take:blue-2", "take:neutral-3", "take:common-4"}


@pytest.mark.rule("gate.act.die-to-used", "gate.ruling.swap-by-owner")
def test_the_die_goes_to_the_used_dice_after_all_actions_with_it() -> None:
    t = table(dice="blue-2 neutral-3", red={"coins": 0}).pick("take:blue-2", "act:coins-2")
    assert t.asked == "blue"
    assert (t.used, t.s.die >= 0) == ([], True)
    t.pick("act:coins-2")
    assert t.used == ["blue-2"]


@pytest.mark.rule("gate.act.value-must-match", "gate.ruling.action-values-lost")
@pytest.mark.parametrize(
    ("value", "actions"),
    [
        (1, {"adept-1", "order-1"}),
        (2, {"adept-2", "order-2", "coins-2"}),
        (3, {"adept-3", "coins-3"}),
        (4, {"professor-4", "coins-4", "dungeon-4"}),
        (5, {"professor-5", "dungeon-5"}),
        (6, {"professor-6", "dungeon-6"}),
    ],
)
def test_a_value_opens_only_the_actions_that_show_it(value: int, actions: set[str]) -> None:
    t = table(dice=f"neutral-{value} red-1", adepts="goatherd", professors="hermit").pick(f"take:neutral-{value}")
    assert t.actions == actions
    other = "dungeon" if value < 4 else "adept"
    assert t.blocked[f"act:{other}-{value}"] == "gate.act.value-must-match"


@pytest.mark.rule("gate.act.imp-change", "gate.ruling.value-after-imps")
def test_an_imp_returned_to_the_tower_changes_the_value_by_one() -> None:
    t = table(red={"imps": 1}, dice="neutral-4 neutral-1", spells="fox-wits").pick("take:neutral-4")
    assert {"coins-3", "coins-4", "dungeon-4", "dungeon-5"} <= t.actions
    assert not {"coins-2", "dungeon-6"} & t.actions
    t.pick("act:dungeon-5")
    assert t.side("red").dungeon == 2, "the value after the change counts"
    assert t.happened("imps-spent") == [("red", 1)]
    assert t.s.tower == 16


@pytest.mark.rule("gate.act.imp-many")
def test_any_number_of_imps_may_be_used() -> None:
    t = table(red={"imps": 3}, dice="neutral-3 neutral-1", spells="fox-wits").pick("take:neutral-3", "act:dungeon-6")
    assert t.side("red").imps == 0
    assert t.happened("imps-spent") == [("red", 3)]


@pytest.mark.rule("gate.act.imp-wraps")
@pytest.mark.parametrize(("rolled", "action"), [(6, "adept-1"), (1, "dungeon-6")])
def test_one_imp_turns_a_6_into_a_1_and_a_1_into_a_6(rolled: int, action: str) -> None:
    t = table(red={"imps": 1}, dice=f"neutral-{rolled} neutral-2", adepts="goatherd").pick(f"take:neutral-{rolled}")
    assert action in t.actions
    t.pick(f"act:{action}")
    assert t.happened("imps-spent") == [("red", 1)]


@pytest.mark.rule("gate.ruling.cheapest-value")
def test_an_action_that_does_the_same_at_every_value_is_offered_at_the_cheapest() -> None:
    t = table(red={"imps": 4}, dice="neutral-6 neutral-2", professors="hermit").pick("take:neutral-6")
    assert {name for name in t.actions if name.startswith("professor")} == {"professor-6"}
    assert {name for name in t.actions if name.startswith("dungeon")} == {"dungeon-4", "dungeon-5", "dungeon-6"}


@pytest.mark.rule("gate.act.owner-acts", "gate.ruling.must-act")
def test_the_owner_of_a_die_someone_took_may_act_right_after_or_decline() -> None:
    t = table(dice="blue-2 neutral-2").pick("take:blue-2", "act:coins-2")
    assert t.asked == "blue"
    assert "done" in t.offered
    t.pick("act:coins-2")
    assert (t.side("red").coins, t.side("blue").coins) == (2, 2)
    t = table(dice="blue-2 neutral-2").pick("take:blue-2", "act:coins-2", "done")
    assert t.happened("idle") == ["blue"]
    assert t.side("blue").coins == 0


@pytest.mark.rule("gate.ruling.own-and-neutral-dice")
@pytest.mark.parametrize("die", ["red-2", "neutral-2"])
def test_with_an_own_or_neutral_die_only_the_active_player_acts(die: str) -> None:
    t = table(dice=f"{die} neutral-3 neutral-4").pick(f"take:{die}", "act:coins-2")
    assert t.happened("acts") == [("red", "coins", 2)]
    assert t.s.die < 0


@pytest.mark.rule("gate.act.owner-chooses-own-action")
def test_the_owner_chooses_an_action_of_their_own() -> None:
    t = table(dice="blue-4 neutral-2", professors="hermit").pick("take:blue-4", "act:coins-4")
    assert {"coins-4", "dungeon-4", "professor-4"} <= t.actions
    t.pick("act:dungeon-4")
    assert t.happened("acts") == [("red", "coins", 4), ("blue", "dungeon", 4)]


@pytest.mark.rule("gate.act.imp-change-personal")
def test_imps_change_the_die_only_for_whoever_paid() -> None:
    t = table(red={"imps": 1}, dice="blue-4 neutral-2").pick("take:blue-4", "act:coins-3")
    assert t.asked == "blue"
    assert "coins-4" in t.actions
    assert "coins-3" not in t.actions


@pytest.mark.rule("gate.act.common-die")
def test_with_the_common_die_everybody_acts_clockwise_from_the_taker() -> None:
    t = table(players=4, turn=5, first="green", dice="common-2 neutral-2").pick("take:common-2")
    order = []
    for _ in range(4):
        order.append(t.asked)
        assert "done" not in t.offered
        t.pick("act:coins-2")
    assert order == ["green", "yellow", "red", "blue"]


@pytest.mark.rule("gate.act.extra-actions-keep-order")
def test_acting_with_anothers_choice_does_not_change_whose_activation_is_next() -> None:
    t = table(players=3, dice="green-2 neutral-2 neutral-3").pick("take:green-2", "act:coins-2", "act:coins-2")
    assert t.asked == "blue"
    assert t.asks == {"take"}


@pytest.mark.rule("gate.ruling.must-act")
def test_whoever_can_act_without_imps_must() -> None:
    t = table(dice="neutral-3 neutral-2").pick("take:neutral-3")
    assert "done" not in t.offered


@pytest.mark.rule("gate.ruling.must-act")
def test_whoever_could_act_only_with_imps_may_use_the_die_up() -> None:
    full = {0: "red", 1: "blue", 2: "green"}
    t = table(players=3, red={"imps": 1}, dice="neutral-1 neutral-2", order=full).pick("take:neutral-1")
    assert t.offered == {"act:coins-2", "act:dungeon-6", "done"}
    t.pick("done")
    assert t.used == ["neutral-1"]
    t = table(players=3, dice="neutral-1 neutral-2", order=full).pick("take:neutral-1")
    assert t.happened("idle") == ["red"]
    assert t.asked == "blue"


# ---------------------------------------------------------------------- the free action


@pytest.mark.rule("gate.free.buy-imp")
def test_four_coins_buy_an_imp() -> None:
    t = table(red={"coins": 5}, dice="neutral-2 neutral-3").pick("buy-imp")
    assert t.means("red") == (1, 1, 0)
    assert t.s.tower == 15
    t = table(red={"coins": 3}, dice="neutral-2 neutral-3")
    assert t.refused("buy-imp") == "gate.free.buy-imp"


@pytest.mark.rule("gate.free.once-per-activation")
def test_one_imp_in_each_activation() -> None:
    t = table(red={"coins": 12}, dice="neutral-2 neutral-3 neutral-4 red-2").pick("buy-imp")
    assert t.refused("buy-imp") == "gate.free.once-per-activation"
    t.pick("take:neutral-2", "act:coins-2").pick("take:neutral-3", "act:coins-3")
    assert t.asked == "red"
    assert "buy-imp" in t.offered


@pytest.mark.rule("gate.free.timing", "gate.ruling.free-action-scope")
def test_imps_are_bought_only_before_choosing_ones_own_die() -> None:
    rich = {"coins": 9}
    t = table(red=rich, blue=rich, dice="blue-2 neutral-3")
    assert "buy-imp" in t.offered
    t.pick("take:blue-2")
    assert "buy-imp" not in t.offered
    t.pick("act:coins-2")
    assert (t.asked, "buy-imp" in t.offered) == ("blue", False)


@pytest.mark.rule("gate.ruling.imp-supply")
def test_an_empty_tower_has_no_imps_to_give() -> None:
    t = table(red={"coins": 9}, blue={"imps": 16}, dice="neutral-2 neutral-6")
    assert t.refused("buy-imp") == "gate.ruling.imp-supply"
    t = table(red={"dungeon": 3}, blue={"imps": 16}, dice="neutral-4 neutral-6").pick("take:neutral-4", "act:dungeon-4")
    assert t.side("red").imps == 0
    assert t.happened("no-imps") == ["red"]


def test_every_colour_is_a_seat() -> None:
    assert len(SEATS) == 4
    assert len(BOX.treasury) == len(SEATS)
