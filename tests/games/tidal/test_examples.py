"""The worked examples of the rulebook, played."""

from __future__ import annotations

import pytest

from games.tidal.tabletop import EDGE, REEF, Tabletop, roll, table
from wawel.games.tidal.box import MEASURES
from wawel.games.tidal.figures import measure
from wawel.games.tidal.rules.final import place_points
from wawel.games.tidal.rules.flow import NEXT_TURN


@pytest.mark.rule("tidal.ex.book.focus-two-of-six")
def test_six_dice_and_focus_two_allow_two_dice_without_fruit() -> None:
    t = table(axl={"dice": "novice " * 6, "hand": "gull-chase"}, kajman=None)
    t.pick("visit:beside-lamara", "done", "attempt:gull-chase", "add:novice", "add:novice")
    assert t.refused("add:novice") == "tidal.trait.focus-limit"


@pytest.mark.rule("tidal.ex.book.red-adept-to-blue-elite")
def test_without_red_elite_dice_a_red_adept_becomes_a_blue_elite() -> None:
    t = table(axl={"dice": "adept-red", "tricks": "drill"}, kajman=None, supply={"elite-red": 0})
    t.pick("trick:drill", "upgrade:adept-red")
    assert t.dice("axl") == (["elite-blue"], [])


@pytest.mark.rule("tidal.ex.book.dial-points-twelve", "tidal.trait.dial-points", "tidal.score.dials")
def test_only_the_highest_mark_of_each_dial_counts() -> None:
    t = table(axl={"dials": (8, 3, 7, 12)}, kajman=None)
    assert measure(t.s, 0, MEASURES.index("dial-points")) == 3 + 1 + 3 + 5


@pytest.mark.rule("tidal.ex.book.four-symbol-challenge", "tidal.stretch.counts-in-scoring")
def test_a_challenge_with_three_symbols_and_a_stretch_symbol_counts_as_four() -> None:
    t = table(axl={"completed": "three-dials"}, kajman=None)
    assert measure(t.s, 0, MEASURES.index("symbols")) == 4


@pytest.mark.rule(
    "tidal.ex.book.axl-plac-palmowy",
    "tidal.ex.book.axl-boat",
    "tidal.ex.book.axl-may-challenge",
    "tidal.lamara.plac-palmowy",
    "tidal.lamara.effect",
    "tidal.challenge.timing",
    "tidal.turn.step-move",
    "tidal.turn.step-space",
    "tidal.turn.step-island",
    "tidal.turn.step-challenge",
)
def test_axl_takes_palm_square_moves_the_boat_and_may_attempt_a_challenge() -> None:
    t = table(kajman=None, axl={"dice": "novice", "hand": "gull-chase"}, first=1)
    t.pick("visit:palm-square", "collect")
    assert t.means("axl") == (2, 0, 0)
    assert t.s.first == t.seat("axl")
    t.pick("sail")
    assert (t.s.boat, t.means("axl")) == (1, (2, 1, 0))
    assert "attempt:gull-chase" in t.offered


def kajman() -> Tabletop:
    """Round 2: Kajman on Droska Ring after buying a card."""
    t = table(
        kajman={"fruit": 3, "shells": 2, "dice": "novice novice adept-blue", "hand": "burning-sun"},
        axl=None,
        round=2,
        market="hammock whetstone red-steel",
    )
    return t.pick("visit:beside-droska", "buy:hammock")


@pytest.mark.rule(
    "tidal.ex.book.kajman-arena-match",
    "tidal.ex.book.kajman-eats-fruit",
    "tidal.ex.book.kajman-yellow-die",
    "tidal.ex.book.kajman-first-block",
    "tidal.ex.book.kajman-reroll",
    "tidal.ex.book.kajman-danger-before-complete",
    "tidal.ex.book.kajman-stops-without-stretch",
    "tidal.ex.book.kajman-tuck",
    "tidal.ex.book.kajman-resilience-two",
    "tidal.ex.book.kajman-dice-spent",
)
def test_the_challenge_of_kajman() -> None:
    t = kajman()
    assert t.means("kajman") == (1, 2, 0)
    t.pick("attempt:burning-sun", "add:novice", "add:novice")
    assert t.means("kajman")[0] == 1
    t.pick("add:adept-blue")
    assert t.means("kajman")[0] == 0
    yellow = roll("novice/focus", "novice/synergy", "adept-blue/resilience", x=1, round=2)
    t.pick("roll", luck=yellow)
    assert t.once("rolled") == ("kajman", 3, 1)
    assert t.offered == {"block", "lose:novice/focus", "lose:novice/synergy", "lose:adept-blue/resilience"}
    t.pick("block")
    assert t.means("kajman") == (0, 1, 1)
    t.pick("keep:adept-blue/resilience", "roll", luck=roll("novice/blank", "novice/resilience", x=1, round=2))
    assert "complete" not in t.offered
    t.pick("block")
    assert t.means("kajman") == (0, 0, 2)
    assert {"complete", "roll"} <= t.offered
    t.pick("complete")
    side = t.side("kajman")
    assert side.dials == (0, 0, 2, 0)
    assert side.styles == (0, 0, 1)
    assert t.names(side.completed) == "burning-sun"
    assert t.dice("kajman") == ([], ["novice", "novice", "adept-blue"])


@pytest.mark.rule("tidal.ex.book.droska-three-elite")
def test_three_droska_challenges_give_an_elite_bonus_die_of_either_colour() -> None:
    t = table(kajman={"styles": [0, 0, 3], "dice": "novice"}, axl=None, edge="colossal-thornback")
    t.pick("visit:folds-edge", "collect", "fight:edge", "add:novice", "roll")
    assert t.offered == {"bonus:elite-red", "bonus:elite-blue", "done"}


@pytest.mark.rule(
    "tidal.ex.book.pyl-dice",
    "tidal.ex.book.pyl-bonus-die",
    "tidal.ex.book.pyl-red-danger",
    "tidal.ex.book.pyl-loses-one",
    "tidal.ex.book.pyl-assigns",
    "tidal.ex.book.pyl-develops",
)
def test_the_fight_of_dust() -> None:
    t = table(
        pyl={"styles": [0, 0, 3], "dice": "novice novice", "shells": 2, "fruit": 1},
        axl=None,
        round=4,
        edge="colossal-thornback",
    )
    novices = t.supply("novice")
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "add:novice", "roll")
    t.pick("bonus:elite-red", luck=roll("novice/focus", "novice/resilience", "elite-red/focus", x=2, round=4))
    assert t.means("pyl") == (1, 2, 0)
    assert "block" in t.offered
    t.pick("lose:novice/resilience", "stop")
    assert t.means("pyl") == (1, 2, 0)
    assert t.s.wounds[EDGE] == (0, 0, -1, -1, -1, -1)
    assert t.side("pyl").dials == (0, 2, 0, 0)
    assert t.side("pyl").rank == 1
    assert t.dice("pyl") == ([], [])
    assert t.supply("novice") == novices + 2


@pytest.mark.rule("tidal.ex.book.pyl-protected", "tidal.invasion.penalty", "tidal.kill.reward-all-hitters")
def test_a_hit_token_protects_from_the_invasion_and_brings_the_reward() -> None:
    side = {"shells": 4, "markers": 0}
    t = table(NEXT_TURN, pyl=side, axl=side, eko=side, edge="colossal-thornback", wounds={EDGE: {0: 0}}, luck=[6])
    assert (t.means("pyl")[1], t.means("axl")[1]) == (4, 1)
    covered = dict.fromkeys(range(1, 6), 0)
    t = table(axl={"dice": "novice"}, pyl={}, edge="colossal-thornback", wounds={EDGE: dict.fromkeys(covered, 1)})
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "roll", luck=roll("novice/focus"))
    assert (t.means("axl"), t.means("pyl")) == ((2, 2, 0), (2, 2, 0))


@pytest.mark.rule("tidal.ex.book.bullubura-moves", "tidal.invasion.path", "tidal.end-round.movement")
def test_a_living_monster_moves_to_the_inner_reef_and_another_is_turned_up() -> None:
    side = {"markers": 0}
    t = table(NEXT_TURN, pyl=side, axl=side, eko=side, edge="bullubura", monsters="giant-mudcrab storm-ray", luck=[1])
    assert (t.foe(REEF), t.foe(EDGE)) == ("bullubura", "giant-mudcrab")


@pytest.mark.rule("tidal.ex.book.tie-first-place", "tidal.score.ranking-place", "tidal.score.ranking-place-tie")
@pytest.mark.rule("tidal.ruling.place-points-tie-third")
def test_tied_players_share_the_points_of_their_places() -> None:
    assert [place_points([9, 9, 4], rank) for rank in (9, 9, 4)] == [2, 2, 1]
    assert [place_points([9, 4, 4, 1], rank) for rank in (9, 4, 1)] == [3, 1, 0]
    assert [place_points([9, 8, 4, 4], rank) for rank in (9, 8, 4)] == [3, 2, 0]
