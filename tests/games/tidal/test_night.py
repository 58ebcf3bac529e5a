"""Koniec rundy and the scoring after it."""

from __future__ import annotations

from typing import Any

import pytest

from games.tidal.tabletop import BOX, EDGE, HUNTED, REEF, Tabletop, table
from wawel.games.tidal.rules.flow import NEXT_TURN


def night(
    axl: dict[str, Any] | None = None, kajman: dict[str, Any] | None = None, die: int = 1, **more: Any
) -> Tabletop:
    """All markers are used and the invasion die shows a number; three players, so that no space is blocked."""
    sides = {name: {"markers": 0, **(given or {})} for name, given in (("axl", axl), ("kajman", kajman), ("eko", None))}
    return table(NEXT_TURN, luck=[die], **{**sides, **more})


def scored(axl: dict[str, Any], kajman: dict[str, Any] | None = None, **more: Any) -> Tabletop:
    """The last night is over; two players."""
    sides = {name: {"markers": 0, **(given or {})} for name, given in (("axl", axl), ("kajman", kajman))}
    t = table(NEXT_TURN, round=4, luck=[1], **{**sides, **more})
    return t.idle()


@pytest.mark.rule("tidal.invasion.one-to-five", "tidal.invasion.six-to-eight", "tidal.invasion.roll")
@pytest.mark.rule("tidal.component.invasion-die", "tidal.ruling.invasion-empty-space")
@pytest.mark.parametrize("die", range(1, 9))
def test_the_invasion_die_names_the_monster(die: int) -> None:
    t = night(edge="bullubura", reef="giant-mudcrab", die=die)
    assert t.once("invades") == ("giant-mudcrab" if die <= 5 else "bullubura")
    t = night(edge="bullubura", die=die)
    assert len(t.happened("no-invasion")) == (die <= 5)


@pytest.mark.rule("tidal.invasion.penalty", "tidal.invasion.penalty-order", "tidal.ruling.penalty-cannot-pay")
@pytest.mark.rule("tidal.invasion.penalty-kind")
def test_whoever_has_no_hit_suffers_in_player_order() -> None:
    t = night({"shells": 3, "shield": 4}, {"shells": 1}, reef="giant-mudcrab", first=1)
    assert (t.means("axl"), t.means("kajman")) == ((0, 1, 4), (0, 0, 0))
    assert t.happened("penalty") == ["kajman", "eko", "axl"]
    t = night({"dice": "novice", "spent": "adept-red"}, reef="mother-of-the-deep")
    assert (t.asked, t.offered) == ("axl", {"drop:novice", "drop-spent:adept-red"})


@pytest.mark.rule("tidal.escape.from-inner-reef", "tidal.escape.ranking-loss", "tidal.escape.removed")
@pytest.mark.rule("tidal.escape.no-rewards", "tidal.escape.tokens-kept", "tidal.ruling.escape-step-order")
@pytest.mark.rule("tidal.ruling.invader-after-invasion", "tidal.invasion.then-move", "tidal.ruling.ranking-below-start")
def test_the_monster_of_the_inner_reef_escapes() -> None:
    t = night({"rank": 3}, {"rank": 3}, edge="bullubura", reef="giant-mudcrab", wounds={REEF: {0: 0, 1: 0}}, die=1)
    assert (t.side("axl").rank, t.side("kajman").rank, t.side("eko").rank) == (3, 2, 0)
    assert (t.side("axl").hits, t.means("axl")) == (2, (0, 0, 0))
    assert (t.foe(REEF), BOX.ids["monster"].index("giant-mudcrab") in t.s.monsters_gone) == ("bullubura", True)


@pytest.mark.rule("tidal.hunt.no-invasion", "tidal.hunt.moves-to-edge", "tidal.ruling.hunted-monster-reveal")
def test_a_hunted_monster_is_the_arrival_of_the_night() -> None:
    for die in (1, 8):
        t = night(hunted="bullubura", die=die)
        assert (t.foe(EDGE), t.foe(HUNTED), t.happened("invades")) == ("bullubura", "", [])
    assert night(monsters="").foe(EDGE) == ""


@pytest.mark.rule("tidal.dice.night-choose", "tidal.dice.night-refresh", "tidal.dice.night-upgrade")
@pytest.mark.rule("tidal.dice.night-no-repeat", "tidal.trait.resilience", "tidal.ruling.upgraded-die-area")
@pytest.mark.rule("tidal.ruling.upgrade-order-night", "tidal.dice.novice-upgrade", "tidal.dice.adept-upgrade")
def test_resilience_refreshes_and_upgrades_dice_each_once() -> None:
    t = night({"dials": (0, 0, 2, 0), "dice": "adept-red", "spent": "novice"})
    t.pick("pick-spent:novice")
    assert t.offered == {"gain:adept-red", "gain:adept-blue", "done"}
    t.pick("gain:adept-red")
    t.pick("pick:adept-red", "gain:elite-red")
    assert t.dice("axl") == (["adept-red", "elite-red"], [])
    t = night({"dials": (0, 0, 8, 0), "dice": "novice"}).pick("pick:novice", "gain:adept-blue")
    assert t.dice("axl") == (["adept-blue"], [])
    assert t.asked != "axl" or t.step == "Move"


@pytest.mark.rule("tidal.ruling.night-optional", "tidal.ruling.guild-cannot-upgrade", "tidal.ruling.night-order")
@pytest.mark.rule("tidal.ruling.guild-upgrade-choice", "tidal.dice.elite-upgrade")
def test_the_night_may_be_declined() -> None:
    t = night({"spent": "novice"}, {"spent": "guild-focus elite-blue"}, first=1)
    assert t.asked == "kajman"
    t.pick("pick-spent:guild-focus")
    assert t.dice("kajman") == (["guild-focus"], ["elite-blue"])
    assert t.asked == "axl"
    t.pick("pick-spent:novice", "done")
    assert t.dice("axl") == (["novice"], [])
    t = night({"dice": "elite-blue"}).pick("pick:elite-blue")
    assert t.offered == {"gain:guild-resilience", "gain:guild-synergy", "done"}


@pytest.mark.rule("tidal.end-round.collect", "tidal.end-round.arbiter", "tidal.end-round.round-marker")
@pytest.mark.rule("tidal.end-round.order")
@pytest.mark.parametrize(
    ("before", "after"), [("lamara", "droska"), ("droska", "chronoseum"), ("chronoseum", "lamara")]
)
def test_markers_come_home_and_the_arbiter_moves_on(before: str, after: str) -> None:
    t = night(arbiter=before, taken="orchard")
    assert (t.once("arbiter"), t.s.taken, t.s.round) == (after, 0, 2)
    order = t.story("invasion-roll", "at-edge", "arbiter", "no-leader", "round")
    assert order == ["invasion-roll", "at-edge", "arbiter", "no-leader", "round"]


@pytest.mark.rule("tidal.end-round.leader", "tidal.end-round.leader-tie", "tidal.ranking.leader-token")
@pytest.mark.rule("tidal.ruling.ranking-ties", "tidal.ruling.leader-token-supply")
def test_the_sole_leader_takes_a_token() -> None:
    t = night({"rank": 4}, {"rank": 2})
    assert (t.side("axl").leaders, t.side("kajman").leaders) == (1, 0)
    t = night({"rank": 4}, {"rank": 4})
    assert (t.side("axl").leaders, t.side("kajman").leaders) == (0, 0)


@pytest.mark.rule("tidal.score.items", "tidal.score.challenges", "tidal.score.ranking-position", "tidal.score.hits")
@pytest.mark.rule("tidal.score.leader-tokens", "tidal.score.undefeated-tokens", "tidal.complete.points")
@pytest.mark.rule("tidal.ranking.two-scores", "tidal.ranking.leader-token-worth", "tidal.kill.tokens-worth")
def test_the_seven_items() -> None:
    t = scored(
        {
            "completed": "burning-sun ghost-dance",
            "dials": (3, 5, 0, 12),
            "rank": 10,
            "hits": 3,
            "goal": "king-of-lamara",
        },
        edge="bullubura",
        wounds={EDGE: {0: 0}},
    )
    assert t.sheet("axl") == {"challenges": 9, "dials": 8, "place": 3, "position": 4, "leader": 1, "hits": 4}
    assert t.result.scores[0] == 29


@pytest.mark.rule("tidal.score.goal", "tidal.goal.two-levels", "tidal.goal.card-parts")
@pytest.mark.parametrize(("hits", "points"), [(5, 0), (6, 7), (9, 7), (10, 10)])
def test_a_goal_scores_its_hardest_level(hits: int, points: int) -> None:
    t = scored({}, {"goal": "monster-slayer", "hits": hits})
    assert t.sheet("kajman").get("goal", 0) == points


@pytest.mark.rule("tidal.victory.most-points", "tidal.victory.tie-ranking", "tidal.victory.tie-challenges")
@pytest.mark.rule("tidal.victory.tie-shared")
def test_tie_breaks() -> None:
    goals = {"axl": {"goal": "king-of-lamara"}, "kajman": {"goal": "lord-of-the-ring"}}
    t = scored({**goals["axl"], "hits": 5}, {**goals["kajman"], "hits": 2})
    assert t.result.winners == [0]
    t = scored({**goals["axl"], "rank": 2, "hits": 2}, {**goals["kajman"], "rank": 1, "hits": 4})
    assert (t.result.scores[0], t.result.scores[1], t.result.winners) == (6, 6, [0])
    t = scored({**goals["axl"], "completed": "stone-guard"}, {**goals["kajman"], "hits": 2})
    assert (t.result.scores, t.result.winners) == ([4, 4], [0])
    t = scored(goals["axl"], goals["kajman"])
    assert t.result.winners == [0, 1]


@pytest.mark.rule("tidal.ranking.top-single", "tidal.ruling.ranking-top-occupied", "tidal.score.ranking-ten-single")
@pytest.mark.rule("tidal.ruling.ranking-length", "tidal.ruling.ranking-position-now")
def test_the_top_of_the_ranking_is_for_one() -> None:
    t = table(axl={"rank": 19}, kajman={"rank": 18})
    t.s.advance_rank(0, 3)
    t.s.advance_rank(1, 5)
    assert (t.side("axl").rank, t.side("kajman").rank) == (20, 19)
    t.s.fall_back(0, 1)
    t.s.advance_rank(1, 1)
    assert (t.side("axl").rank, t.side("kajman").rank) == (19, 20)
    assert [BOX.ranking[at] for at in (2, 3, 6, 10, 13, 16, 19, 20)] == [0, 1, 2, 4, 6, 8, 8, 10]
