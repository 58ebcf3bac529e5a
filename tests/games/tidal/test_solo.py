"""The solo game: the Rival, its intrigues, its levels and its count."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from games.tidal.tabletop import BOX, EDGE, Tabletop, new_game, table
from wawel.games.tidal.box import RIVAL
from wawel.games.tidal.rules.final import rival_sheet
from wawel.games.tidal.rules.flow import NEXT_TURN


def rival_at(island: str, level: str = "novice", **more: Any) -> Tabletop:
    """The Rival has just turned up the intrigue of an island."""
    t = table(axl=more.pop("axl", {}), settings={"level": level}, **more)
    card = BOX.ids["intrigue"].index(island)
    t.s.intrigues = [n for n in t.s.intrigues if n != card] + [card]
    t.s.stack = [NEXT_TURN]
    return t.start()


@pytest.mark.rule("tidal.ruling.solo", "tidal.ruling.solo-intrigue")
def test_on_an_arena_the_rival_completes_a_challenge() -> None:
    t = rival_at("chronoseum", arbiter="chronoseum")
    assert (t.s.rival_points, t.s.rival_rank) == (3, 2)
    assert BOX.ids["place"][t.s.rival_place] == "workshop"
    assert t.refused("visit:workshop") == "tidal.space.single-blocked"
    t = rival_at("droska", axl={"rank": 3})
    assert (t.s.rival_points, t.side("axl").rank) == (3, 2)


@pytest.mark.rule("tidal.ruling.solo-intrigue")
def test_in_the_citadel_the_best_challenge_is_lost_and_on_the_fold_spots_are_covered() -> None:
    t = rival_at("citadel", pool="wave-start tomorrows-shadow burning-sun gull-chase bare-hands")
    assert t.names(t.s.challenge_discard) == "tomorrows-shadow"
    t = rival_at("fold", level="guild", edge="colossal-thornback")
    assert t.s.wounds[EDGE] == (RIVAL, RIVAL, RIVAL, -1, -1, -1)
    t = rival_at("fold", edge="bullubura", wounds={EDGE: {1: 0, 2: 0, 3: 0}})
    assert (t.s.rival_rank, t.s.rival_hits, t.side("axl").hits, t.means("axl")[0]) == (1 + 2, 1, 3, 2)


@pytest.mark.rule("tidal.ruling.solo-difficulty", "tidal.component.solo-set")
def test_four_levels_rise() -> None:
    assert BOX.ids["level"] == ["novice", "adept", "elite", "guild"]
    figures = [(one.points, one.start, one.symbols) for one in BOX.levels]
    for low, high in itertools.pairwise(figures):
        assert all(a <= b for a, b in zip(low, high, strict=True))
        assert low != high
    assert len(BOX.intrigues) == 5


@pytest.mark.rule("tidal.ruling.solo-result", "tidal.variant.almanac-modes")
def test_the_rival_takes_twelve_turns_and_both_totals_are_told() -> None:
    t = new_game(1, 4, level="guild").idle()
    assert len(t.happened("intrigue")) == 12
    mine, theirs = t.result.scores[0], sum(rival_sheet(t.s))
    assert t.result.winners == ([0] if mine > theirs else [])
    assert t.result.ranks == [1 if mine > theirs else 2]
    assert sum(points for _, points in t.game.preview(t.s, 0)["beside"][0]["sheet"]) == theirs
