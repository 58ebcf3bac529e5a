"""The worked examples of the rulebook, and those that follow from it by arithmetic, with their figures."""

from __future__ import annotations

import pytest

from games.dragonsgate.tabletop import House, table
from wawel.games.dragonsgate.rules.cleanup import Upkeep
from wawel.games.dragonsgate.rules.final import Scoring
from wawel.games.dragonsgate.rules.turn import RollDice


@pytest.mark.rule("gate.ex.book.1-pool-three-players")
def test_the_first_pool_of_three_players() -> None:
    assert table(RollDice(), players=3, turn=1).colours() == {"red": 1, "blue": 1, "green": 1, "neutral": 3}


@pytest.mark.rule("gate.ex.book.2-imp-changes")
def test_blue_makes_a_5_of_reds_6_and_red_a_1() -> None:
    t = table(
        first="blue",
        red={"imps": 1},
        blue={"imps": 1},
        dice="red-6 neutral-2 neutral-3",
        spells="fox-wits private-lessons",
    )
    t.pick("take:red-6", "act:dungeon-5", "done")
    assert t.happened("acts") == [("blue", "dungeon", 5)]
    assert t.asked == "red"
    assert "dungeon-6" in t.actions, "red starts from 6 again"
    t.pick("act:order-1")
    assert t.happened("imps-spent") == [("blue", 1), ("red", 1)]
    assert t.happened("acts")[1] == ("red", "order", 1)


@pytest.mark.rule("gate.ex.book.3-profession")
def test_an_adept_becomes_a_mage_for_one_coin() -> None:
    blue: House = {"adepts": "scribe", "traits": (2, 1, 2), "coins": 1}
    t = table(first="blue", blue=blue, dice="neutral-5 red-1 red-2", levels={"mage-1": (3, 2)}, spells="fox-wits")
    t.pick("take:neutral-5", "act:profession-5", "profession:mage-1-1", "place:0")
    assert t.happened("paid") == [("blue", 1)]
    assert t.happened("graduated") == [("blue", "scribe", "apprentice")]
    assert t.adepts("blue") == []


@pytest.mark.rule("gate.ex.book.4a-pool-turn-2", "gate.ruling.example-4-turns")
def test_a_die_swapped_in_turn_1_is_in_the_pool_of_turn_2() -> None:
    t = table(first="green", players=3, dice="green-1 neutral-2 neutral-3", used="neutral-6").pick("take:green-1")
    t.pick("act:swap-1")
    assert t.side("green").dice == 1
    t = table(RollDice(), turn=2, red={"dice": 1})
    assert t.colours() == {"red": 2, "blue": 1, "neutral": 1}


@pytest.mark.rule("gate.ex.book.4b-pool-turn-3")
def test_without_another_swap_turn_3_has_three_neutral_dice() -> None:
    assert table(RollDice(), turn=3, red={"dice": 1}).colours() == {"red": 2, "blue": 1, "neutral": 3}


@pytest.mark.rule("gate.ex.book.4c-pool-turn-5")
def test_after_two_more_swaps_turn_5_has_one_neutral_die_and_the_common_one() -> None:
    t = table(RollDice(), turn=5, red={"dice": 0}, blue={"dice": 1})
    assert t.colours() == {"red": 3, "blue": 2, "neutral": 1, "common": 1}


@pytest.mark.rule("gate.ex.book.spell-third-card")
def test_with_a_third_card_any_of_the_three_is_played_or_discarded() -> None:
    red: House = {"hand": "silent-steps imp-whistle", "coins": 4}
    t = table(red=red, dice="neutral-3 red-1", spells="fox-wits")
    t.pick("take:neutral-3", "act:build-3", "build:laboratory", "site:b2-c2")
    cards = ("silent-steps", "imp-whistle", "fox-wits")
    assert t.offered == {f"{verb}:{card}" for verb in ("play", "discard") for card in cards}


@pytest.mark.rule("gate.ex.book.no-swap-of-current-die")
def test_the_first_die_of_a_turn_cant_swap_itself() -> None:
    t = table(dice="neutral-1 red-2 blue-3").pick("take:neutral-1")
    assert t.used == []
    assert t.refused("act:swap-1") == "gate.action1.not-current-die"


@pytest.mark.rule("gate.ex.book.immediate-cannot-build")
def test_without_room_a_card_that_makes_one_build_is_drawn_anew() -> None:
    red: House = {"empty": "b2 c2", "coins": 9}
    t = table(red=red, dice="neutral-3 red-1", spells="raise-a-tower raise-a-tower private-lessons")
    t.pick("take:neutral-3", "act:build-3", "build:laboratory")
    assert t.happened("impossible") == [("red", "raise-a-tower")] * 2
    assert t.hand("red") == ["private-lessons"]


@pytest.mark.rule("gate.ex.derived.build-size-2-back-1")
def test_the_alchemist_costs_4_and_ends_one_space_down() -> None:
    t = table(red={"coins": 4, "upkeep": 3}, dice="neutral-3 red-1")
    t.pick("take:neutral-3", "act:build-3", "build:alchemist", "site:b2-c2")
    assert t.means("red") == (0, 0, 2)
    assert t.side("red").traits == [1 + 1, 0, 0], "one of them from the square c2"
    assert t.side("red").upkeep == 4


@pytest.mark.rule("gate.ex.derived.warehouse-turn-2")
@pytest.mark.parametrize(("turn", "left"), [(2, 3), (5, 0)])
def test_the_warehouse_pays_for_the_turns_left(turn: int, left: int) -> None:
    t = table(turn=turn, red={"coins": 6, "upkeep": 0}, dice="neutral-3 red-1")
    t.pick("take:neutral-3", "act:build-3", "build:huge-warehouse", "site:d1-d2-d3")
    # the square d1 brings a coin of its own, d3 a point of Strength
    assert t.means("red") == (3 + 1, 1, 3 + left)
    assert t.side("red").upkeep == 2


@pytest.mark.rule("gate.ex.derived.upkeep-choice")
def test_paying_one_coin_of_three() -> None:
    t = table(Upkeep(0), turn=5, red={"upkeep": 6, "coins": 5, "prestige": 10}).pick("pay:1")
    assert t.means("red") == (4, 0, 6)


@pytest.mark.rule("gate.ex.derived.upkeep-broke")
def test_two_coins_for_an_upkeep_of_four_and_nothing_else() -> None:
    t = table(Upkeep(0), turn=5, red={"upkeep": 8, "coins": 2, "prestige": 0})
    assert t.means("red") == (0, 0, 0)


@pytest.mark.rule("gate.ex.derived.coins-and-imps-floor")
def test_fourteen_coins_and_three_imps() -> None:
    t = table(Scoring(), turn=5, first="blue", red={"coins": 14, "imps": 3, "empty": ""})
    assert t.sheet("red") == {"coins": 2, "imps": 1}


@pytest.mark.rule("gate.ex.derived.profession-sets")
def test_seven_professions_make_two_sets() -> None:
    tokens = "veteran veteran sellsword apprentice archmage burglar burglar"
    t = table(Scoring(), turn=5, first="blue", red={"professions": tokens, "empty": ""})
    assert t.sheet("red") == {"sets": 4}


@pytest.mark.rule("gate.ex.derived.cups-best-grouping")
def test_six_cups_one_of_them_wild_make_two_sets() -> None:
    red: House = {"professions": "champion knight bodyguard squire", "buildings": "warriors-guild", "empty": ""}
    t = table(Scoring(), turn=5, first="blue", red=red, treasury={2: "red"})
    assert t.sheet("red")["cups"] == 8, "the third gold cup lies in the treasury"


@pytest.mark.rule("gate.ex.derived.four-player-max-dice")
def test_four_players_without_swaps_use_all_neutral_dice_and_never_run_short() -> None:
    assert table(RollDice(), players=4, turn=3).colours()["neutral"] == 8
    t = table(RollDice(), players=4, turn=3, red={"dice": 0}, blue={"dice": 1})
    assert t.colours() == {"red": 3, "blue": 2, "green": 1, "yellow": 1, "neutral": 5}
    assert t.s.neutral_out + 5 == 8


@pytest.mark.rule("gate.ex.derived.turn-5-activations")
def test_ten_dice_give_the_first_player_four_activations() -> None:
    t = table(RollDice(), players=3, turn=5).idle()
    takers = [seat for seat, _, _ in t.happened("took-die")]
    assert [takers.count(colour) for colour in ("red", "blue", "green")] == [4, 3, 3]
