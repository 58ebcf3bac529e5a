"""Łowca: attack to the left, reach only the neighbours; First Blood and Last One Standing."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import champion, event
from wawel.games.epic.state import BEFORE_BLOCKERS

FIVE = [""] * 5
HUNTS = ["first-blood", "last-standing"]
#: damage for all one reaches
PLAGUE = {"plague": event({"hurt": {"n": 5, "who": "each-player"}})}


@pytest.mark.rule("epic.hunter.alone")
@pytest.mark.parametrize("mode", HUNTS)
def test_everybody_plays_alone(mode: str) -> None:
    t = table(hands=["flint-spark", "", ""], mode=mode)
    assert (t.s.teams, t.life) == (3, [30, 30, 30])
    assert t.play("flint-spark").offered == {"seat:1", "seat:2"}


@pytest.mark.rule("epic.hunter.attack-left")
@pytest.mark.parametrize("mode", HUNTS)
@pytest.mark.parametrize(("active", "left"), [(0, 1), (3, 4), (4, 0)])
def test_one_attacks_only_the_player_on_the_left(mode: str, active: int, left: int) -> None:
    t = table(hands=FIVE, champions=["wolf"] * 5, mode=mode, active=active).attack("wolf")
    assert (t.s.defender, t.s.phase) == (left, BEFORE_BLOCKERS)  # there was nothing to choose
    t.fight()
    assert t.life == [28 if seat == left else 30 for seat in range(5)]


@pytest.mark.rule("epic.hunter.effect-range")
@pytest.mark.parametrize("mode", HUNTS)
def test_effects_reach_oneself_and_both_neighbours(mode: str) -> None:
    t = table(hands=["flint-spark", "", "", "", ""], champions=["wolf", "human", "zombie", "demon", "wolf"], mode=mode)
    t.play("flint-spark")
    assert t.offered == {"seat:1", "seat:4", "target:wolf", "target:human", "target:wolf#2"}
    t = table(hands=["plague", "", "", "", ""], mode=mode, cards=PLAGUE).play("plague")
    assert t.life == [25, 25, 30, 30, 25]


@pytest.mark.rule("epic.hunter.effect-range")
def test_in_a_free_for_all_they_reach_everybody() -> None:
    t = table(hands=["plague", "", "", "", ""], cards=PLAGUE).play("plague")
    assert t.life == [25] * 5


@pytest.mark.rule("epic.hunter.first-blood-win")
@pytest.mark.parametrize(("killer", "victim", "winner"), [(0, 1, 0), (2, 1, 0), (1, 0, 4)])
def test_first_blood_is_won_by_who_sits_right_of_the_fallen_whoever_did_it(
    killer: int, victim: int, winner: int
) -> None:
    hands = ["flint-spark" if seat == killer else "" for seat in range(5)]
    life = [5 if seat == victim else 30 for seat in range(5)]
    t = table(hands=hands, life=life, active=killer, mode="first-blood").play("flint-spark", f"seat:{victim}")
    assert t.result.winners == [winner]


@pytest.mark.rule("epic.hunter.last-standing")
def test_last_one_standing_goes_on_until_one_player_is_left() -> None:
    t = table(hands=["flint-spark flint-spark", "", ""], life=[30, 5, 5], mode="last-standing")
    t.play("flint-spark", "seat:1")
    assert (t.step, t.life) == ("MainPhase", [35, 0, 5])
    t.play("flint-spark")
    assert t.result.winners == [0]


@pytest.mark.rule("epic.hunter.elimination-bonus")
@pytest.mark.parametrize(("victim", "hunter"), [(1, 0), (4, 3)])
def test_who_sits_right_of_the_fallen_gains_five_life_and_a_card(victim: int, hunter: int) -> None:
    life = [5 if seat == victim else 30 for seat in range(5)]
    t = table(hands=["flint-spark", "", "", "", ""], life=life, mode="last-standing")
    t.play("flint-spark", f"seat:{victim}")
    assert (t.happened("gained-life"), t.happened("drew")) == ([(hunter, 5)], [(hunter, 1)])
    assert (t.life[hunter], t.hand(hunter)) == (35, "paper-owl")


@pytest.mark.rule("epic.hunter.elimination-bonus", "epic.end.win-by-empty-deck")
def test_the_card_of_the_bonus_may_be_the_one_that_wins() -> None:
    t = table(hands=["flint-spark", "", "", ""], decks=[""], life=[30, 5, 30, 30], mode="last-standing")
    assert t.play("flint-spark", "seat:1").result.winners == [0]


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("epic.ruling.hunter-neighbours")
def test_after_an_elimination_the_nearest_remaining_players_are_neighbours() -> None:
    hands = ["flint-spark flint-spark", "", "", "", ""]
    t = table(hands=hands, champions=["wolf"], life=[30, 5, 30, 30, 30], mode="last-standing")
    t.play("flint-spark", "seat:1").play("flint-spark")
    assert t.offered == {"seat:2", "seat:4", "target:wolf"}
    t.pick("seat:4").attack("wolf").fight()
    assert t.life == [35, 0, 28, 30, 25]


@pytest.mark.rule("epic.ruling.hunter-two-left")
def test_of_two_players_left_each_is_both_neighbours_of_the_other() -> None:
    t = table(hands=["flint-spark", "", ""], champions=["wolf", "", "human"], life=[30, 5, 30], mode="last-standing")
    t.play("flint-spark", "seat:1").attack("wolf").fight()
    assert t.life == [35, 0, 28]
    t.end_turn().attack("human").fight()
    assert t.life == [34, 0, 28]


@pytest.mark.rule("epic.ruling.first-blood-several")
def test_several_at_once_make_several_winners() -> None:
    cards = {"storm": event({"hurt": {"n": 5, "who": "each-opponent"}})}
    t = table(hands=["storm", "", "", "", ""], life=[30, 5, 30, 30, 5], mode="first-blood", cards=cards).play("storm")
    assert t.result.winners == [0, 3]


@pytest.mark.rule("epic.ruling.first-blood-several")
def test_if_the_right_neighbour_fell_too_the_next_one_to_the_right_counts() -> None:
    hands = ["", "plague", "", "", ""]
    t = table(hands=hands, life=[30, 5, 5, 30, 30], active=1, mode="first-blood", cards=PLAGUE).play("plague")
    assert t.result.winners == [0]


@pytest.mark.rule("epic.ruling.first-blood-several")
def test_if_nobody_is_left_it_is_a_draw() -> None:
    t = table(hands=["plague", "", ""], life=[5, 5, 5], mode="first-blood", cards=PLAGUE).play("plague")
    assert (t.result.winners, t.result.ranks) == ([0, 1, 2], [1, 1, 1])


@pytest.mark.rule("epic.ruling.hunter-bonus-several")
def test_the_bonus_is_paid_for_every_fallen_player() -> None:
    hands = ["", "plague", "", "", ""]
    t = table(hands=hands, life=[30, 5, 5, 30, 30], active=1, mode="last-standing", cards=PLAGUE).play("plague")
    assert (t.life, t.hand(0)) == ([25 + 10, 0, 0, 30, 30], "paper-owl paper-owl")


@pytest.mark.rule("epic.ruling.hunter-turn-token")
@pytest.mark.parametrize("mode", HUNTS)
def test_gold_and_passing_are_those_of_multiplayer_games(mode: str) -> None:
    t = table(hands=["", "", ""], gold=[0, 0, 0], turn=1, start=True, mode=mode)
    assert (t.gold, t.hand(0)) == ([1, 0, 0], "paper-owl")
    t.pick("done")
    assert (t.step, t.asked, t.pick("done").asked) == ("EndRound", 1, 2)
    assert t.pick("done").gold == [1, 1, 0]


@pytest.mark.rule("epic.ruling.hunter-initiative")
def test_who_sits_far_from_a_battle_still_plays_within_reach() -> None:
    t = table(hands=["", "", "", "flint-spark", ""], champions=["wolf", "human"], mode="last-standing").attack("wolf")
    t.pick("done", "done", "done")
    assert (t.asked, t.offered) == (3, {"play:flint-spark", "done"})
    assert t.play("flint-spark").offered == {"seat:2", "seat:4"}  # neither of the two in the battle


@pytest.mark.rule("epic.hunter.effect-range")
@pytest.mark.parametrize(("mode", "heard"), [("last-standing", [0, 1, 2]), ("free-for-all", [0, 1, 2, 3, 4])])
def test_who_listens_for_broken_champions_hears_those_of_neighbours_only(mode: str, heard: list[int]) -> None:
    cards = {"mourner": champion(3, 9, any_broken=[{"gain": {"n": 3}}])}
    t = table(hands=["", "flint-spark", "", "", ""], champions=["mourner", "mourner wolf", "mourner", "mourner",
              "mourner"], active=1, mode=mode, cards=cards)  # fmt: skip
    t.play("flint-spark", "target:wolf")
    assert sorted(seat for seat, _ in t.happened("triggered")) == heard


@pytest.mark.rule("epic.hunter.effect-range")
def test_what_is_out_of_reach_is_refused_with_its_rule() -> None:
    t = table(hands=["flint-spark black-sentence", *FIVE[1:]], champions=[*FIVE[:2], "wolf", "human"],
              mode="last-standing").play("flint-spark")  # fmt: skip
    far = "epic.hunter.effect-range"
    assert t.blocked == {"seat:2": far, "seat:3": far, "target:wolf": far, "target:human": far}
    cards = {"poison": event({"hurt": {"n": 1, "who": "opponent"}})}
    t = table(hands=["poison", *FIVE[1:]], mode="last-standing", cards=cards).play("poison")
    assert (t.offered, t.blocked) == ({"seat:1", "seat:4"}, {"seat:2": far, "seat:3": far})
    t = table(hands=["black-sentence", *FIVE[1:]], champions=["", "human human", "wolf"], mode="last-standing")
    assert t.play("black-sentence").blocked == {"target:wolf": far, "done": "epic.target.mandatory"}
