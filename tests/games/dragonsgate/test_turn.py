"""Przebieg tury: five turns of phases, preparation, income, and the roll of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from games.dragonsgate.tabletop import BOX, SEATS, Tabletop, new_game, table
from wawel.engine.components import NONE
from wawel.games.dragonsgate.rules.cleanup import CLEANUP
from wawel.games.dragonsgate.rules.turn import Income, NextTurn, Preparation, RollDice
from wawel.games.dragonsgate.state import DragonsgateState


def in_turn(turn: int, dice: int = 0) -> Callable[[DragonsgateState], bool]:
    """Has a turn come, with so many dice in the pool?"""
    return lambda s: s.turn == turn and len(s.dice) >= dice


@pytest.mark.rule("gate.flow.five-turns")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_lasts_five_turns(players: int) -> None:
    t = new_game(players).idle()
    assert t.happened("turn") == [1, 2, 3, 4, 5]


@pytest.mark.rule("gate.flow.phase-order", "gate.flow.scoring-phase", "gate.end.after-turn-5")
def test_phases_come_in_order_and_scoring_only_at_the_very_end() -> None:
    t = new_game(2).idle()
    told = t.story("turn", "income", "rolled", "took-die", "cleanup", "first-player", "scoring")
    phases = [key for at, key in enumerate(told) if at == 0 or told[at - 1] != key]
    turn = ["turn", "income", "rolled", "took-die", "cleanup", "first-player"]
    assert phases == ["first-player", *turn * 5, "scoring"]


# ---------------------------------------------------------------------- preparation


@pytest.mark.rule("gate.prep.refill")
def test_empty_spaces_are_filled_from_the_stacks() -> None:
    t = table(
        Preparation(),
        players=4,
        turn=2,
        adepts="goatherd poacher",
        adept_stack="herbalist prodigy woodcutter",
        professors="runesmith",
        professor_stack="hermit giant-kin imp-tamer dragon-slayer",
    )
    assert [BOX.ids["adept"][n] for n in t.s.adepts.display] == ["goatherd", "poacher", "herbalist", "prodigy"]
    assert [BOX.ids["professor"][n] for n in t.s.professors.display] == [
        "runesmith",
        "hermit",
        "giant-kin",
        "imp-tamer",
    ]
    assert len(t.s.adepts.stack) == len(t.s.professors.stack) == 1


@pytest.mark.rule("gate.prep.four-plus-spaces")
@pytest.mark.parametrize("players", [2, 3])
def test_spaces_marked_4_plus_stay_empty_with_fewer_players(players: int) -> None:
    t = new_game(players)
    for turn in range(2, 6):
        t.idle(until=in_turn(turn))
        assert (t.s.adepts.display[3], t.s.professors.display[3]) == (NONE, NONE)
        assert NONE not in t.s.adepts.display[:3]


@pytest.mark.rule("gate.prep.discard-piles")
def test_discarded_people_lie_on_two_open_piles() -> None:
    t = table(
        CLEANUP,
        turn=1,
        adepts="goatherd",
        professors="runesmith hermit",
        adept_stack="prodigy prodigy smuggler",
        professor_stack="imp-tamer giant-kin dragon-slayer",
    )
    discard = (
        [BOX.ids["adept"][n] for n in t.s.adepts.discard],
        [BOX.ids["professor"][n] for n in t.s.professors.discard],
    )
    assert discard == (["goatherd"], ["runesmith", "hermit"])
    assert t.game.view(t.s, 1)["adepts"]["discard"] == ["goatherd"]


@pytest.mark.rule("gate.prep.reshuffle")
def test_an_empty_stack_is_made_anew_from_the_discards() -> None:
    t = table(
        Preparation(),
        turn=3,
        adept_stack="goatherd",
        adept_discard="chimney-sweep miners-son potters-daughter",
        professor_stack="",
        professor_discard="court-illusionist retired-corsair donor-sage reformed-thief",
    )
    assert t.story("adepts-reshuffled", "professors-reshuffled") == ["adepts-reshuffled", "professors-reshuffled"]
    assert sorted(t.s.adepts.display[1:3] + t.s.adepts.stack) == [4, 5, 6]
    assert sorted(t.s.professors.display[:3] + t.s.professors.stack) == [7, 8, 9, 10]
    assert (t.s.adepts.discard, t.s.professors.discard) == ([], [])


@pytest.mark.rule("gate.ruling.cleared-tokens-discarded")
def test_with_stack_and_discards_empty_spaces_stay_empty() -> None:
    t = table(Preparation(), turn=3, adept_stack="goatherd", professor_stack="hermit")
    assert t.s.adepts.display[1:] == [NONE] * 3
    t = table(red={"coins": 5}, dice="neutral-1 neutral-1").pick("take:neutral-1")
    assert t.blocked["act:adept-1"] == "gate.ruling.cleared-tokens-discarded"
    t = table(adept_discard="goatherd", dice="neutral-1 neutral-2").pick("take:neutral-1")
    assert t.blocked["act:adept-1"] == "gate.ruling.display-not-refilled-midturn", "a coin is missing"


@pytest.mark.rule("gate.prep.skip-turn-1")
def test_the_first_turn_has_no_preparation() -> None:
    t = table(NextTurn(), turn=0, adept_stack="goatherd")
    assert t.s.turn == 1
    assert t.s.adepts.display == [NONE] * 4
    t = table(NextTurn(), turn=1, adept_stack="goatherd")
    assert t.s.adepts.display[0] == BOX.ids["adept"].index("goatherd")


# ---------------------------------------------------------------------- income


@pytest.mark.rule("gate.income.two-coins", "gate.ruling.income-order")
def test_everybody_gets_two_coins_clockwise_from_the_first_player() -> None:
    t = table(Income(0), players=3, first="blue", red={"coins": 3})
    assert [side.coins for side in t.s.sides] == [5, 2, 2]
    assert t.happened("income") == [("blue", 2), ("green", 2), ("red", 2)]


@pytest.mark.rule("gate.income.buildings", "gate.ruling.printed-income")
def test_income_buildings_pay_and_no_others_do() -> None:
    paying = [name for name, kind in zip(BOX.ids["building"], BOX.buildings, strict=True) if kind.income]
    assert paying == ["cup-room", "trophy-hall", "inn"]
    t = table(Income(0), red={"buildings": "library inn guild-hall", "coins": 1})
    assert t.means("red") == (1 + 2 + 1, 1, 0)
    assert t.happened("building-income") == [("red", "inn")]
    assert t.means("blue") == (2, 0, 0)


@pytest.mark.rule("gate.ruling.income-order")
def test_a_building_pays_from_the_next_income_phase() -> None:
    t = table(red={"coins": 6, "buildings": ""}, dice="neutral-3", turn=1)
    t.pick("take:neutral-3", "act:build-3", "build:inn", "site:c1-d1-c2", "pay:1")
    assert t.happened("building-income") == [("red", "inn")], "in turn 2, not before"
    assert t.s.turn == 2
    assert t.side("red").imps == 1


# ---------------------------------------------------------------------- the dice


def rolled(**given: object) -> Tabletop:
    return table(RollDice(), **given)  # type: ignore[arg-type]


@pytest.mark.rule("gate.dice.first-player-rolls")
def test_the_first_player_rolls_the_whole_pool() -> None:
    t = rolled(players=3, first="green", luck=[1, 2, 3, 4, 5, 6])
    assert t.happened("rolled") == [("green", 6)]
    assert t.dice == ["red-1", "blue-2", "green-3", "neutral-4", "neutral-5", "neutral-6"]
    assert t.asked == "green"


@pytest.mark.rule("gate.dice.first-player-rolls")
def test_a_new_pool_starts_with_an_empty_used_dice_field() -> None:
    t = rolled(turn=2, used="red-1 neutral-4")
    assert (t.used, len(t.s.dice)) == ([], 4)


@pytest.mark.rule("gate.dice.turns-1-2")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 6), (4, 8)])
def test_two_dice_a_player_in_turns_1_and_2(players: int, size: int) -> None:
    assert [len(rolled(players=players, turn=turn).s.dice) for turn in (1, 2)] == [size] * 2


@pytest.mark.rule("gate.dice.turns-3-4")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 9), (4, 12)])
def test_three_dice_a_player_in_turns_3_and_4(players: int, size: int) -> None:
    for turn in (3, 4):
        t = rolled(players=players, turn=turn)
        assert len(t.s.dice) == size
        assert "common" not in t.colours()


@pytest.mark.rule("gate.dice.turn-5", "gate.dice.common-not-counted")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 9), (4, 12)])
def test_turn_5_adds_the_common_die_beyond_the_pools_size(players: int, size: int) -> None:
    t = rolled(players=players, turn=5)
    assert len(t.s.dice) == size + 1
    assert t.colours()["common"] == 1


@pytest.mark.rule("gate.dice.player-dice-first", "gate.pool.swapped-die-stays-in-pool")
def test_player_dice_off_the_boards_come_first_and_neutral_ones_fill_up() -> None:
    for turn in (2, 3, 4):
        t = rolled(turn=turn, red={"dice": 0}, blue={"dice": 1})
        counts = Counter(t.colours())
        assert (counts["red"], counts["blue"]) == (3, 2)
        assert counts["neutral"] == max(0, (4 if turn == 2 else 6) - 5)


@pytest.mark.rule("gate.dice.at-least-one-per-player")
def test_every_colour_has_a_die_in_every_pool() -> None:
    t = new_game(4, seed=5)
    for turn in range(1, 6):
        t.idle(until=in_turn(turn, dice=4))
        assert set(SEATS) <= set(t.colours())


@pytest.mark.rule("gate.dice.neutral-may-be-none")
def test_there_may_be_no_neutral_die() -> None:
    assert rolled(turn=3, red={"dice": 0}, blue={"dice": 0}).colours() == {"red": 3, "blue": 3}


@pytest.mark.rule("gate.dice.common-not-swappable")
def test_the_common_die_can_t_be_swapped() -> None:
    t = table(turn=5, dice="neutral-1 red-1", used="common-3").pick("take:red-1")
    assert t.refused("act:swap-1") == "gate.action1.needs-used-neutral"


@pytest.mark.rule("gate.variant.common-die-turn-3", "gate.variant.common-die-removed")
def test_in_the_variant_turn_3_has_the_common_die_too_and_turn_4_has_not() -> None:
    for early, turns in ((False, [5]), (True, [3, 5])):
        found = [turn for turn in range(1, 6) if "common" in rolled(turn=turn, early_common_die=early).colours()]
        assert found == turns
