"""Punktacja na końcu gry: seven items, tie-breaks, and the Rival's count."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.games.tidal.box import EDGE, HUNTED, REEF, RIVAL
from wawel.games.tidal.figures import dial_points, measure
from wawel.games.tidal.state import TidalState

#: [tidal.score.items]
ITEMS: Final = ("challenges", "dials", "place", "position", "leader", "goal", "hits")
#: [tidal.score.ranking-place]
PLACE_POINTS: Final = (3, 2, 1, 0)


def collect_hits(s: TidalState) -> None:
    """Hit tokens on monsters still on the Fold go beside it. [tidal.score.undefeated-tokens]"""
    for place in (EDGE, REEF, HUNTED):
        for seat in s.wounds[place]:
            if seat == RIVAL:
                s.rival_hits += 1
            elif seat != NONE:
                s.sides[seat].hits += 1
        s.set_foe(place, s.foes[place], (NONE,) * len(s.wounds[place]))


def place_points(ranks: list[int], rank: int) -> int:
    """Points for the place on the ranking; whoever shares places divides their points, rounded down.

    [tidal.score.ranking-place] [tidal.score.ranking-place-tie] [tidal.ruling.place-points-tie-third]
    """
    ahead = sum([other > rank for other in ranks])
    level = ranks.count(rank)
    return sum(PLACE_POINTS[ahead : ahead + level]) // level


def all_ranks(s: TidalState) -> list[int]:
    """Where everybody stands, the Rival last. [tidal.ruling.solo-result]"""
    ranks = [side.rank for side in s.sides]
    return [*ranks, s.rival_rank] if s.rival_rank != NONE else ranks


def goal_points(s: TidalState, seat: int) -> int:
    """The points of a secret goal for the hardest level met. [tidal.score.goal] [tidal.goal.two-levels]"""
    side = s.sides[seat]
    if not side.goal:
        return 0
    goal = s.box.goals[side.goal[0]]
    found = measure(s, seat, goal.what)
    easy, hard = s.box.goal_points
    return hard if found >= goal.hard else easy if found >= goal.easy else 0


def sheet(s: TidalState, seat: int) -> list[int]:
    """The seven items of a player. [tidal.score.items] [tidal.score.challenges] [tidal.score.dials]

    [tidal.score.ranking-position] [tidal.score.leader-tokens] [tidal.score.hits] [tidal.complete.points]
    [tidal.ranking.two-scores] [tidal.ranking.leader-token-worth] [tidal.ruling.ranking-position-now]
    [tidal.score.ranking-ten-single]
    """
    side = s.sides[seat]
    hits = side.hits + sum([wounds.count(seat) for wounds in s.wounds])
    return [
        sum([s.box.challenges[card].points for card in side.completed]),
        dial_points(s, side),
        place_points(all_ranks(s), side.rank),
        s.box.ranking[side.rank],
        side.leaders,
        goal_points(s, seat),
        hits,
    ]


def scores(s: TidalState) -> list[int]:
    """Everybody's points."""
    return [sum(sheet(s, seat)) for seat in range(s.players)]


def rival_sheet(s: TidalState) -> list[int]:
    """The Rival's count in the same order; no dials, no goal. [tidal.ruling.solo-result]"""
    hits = s.rival_hits + sum([wounds.count(RIVAL) for wounds in s.wounds])
    position = s.box.ranking[s.rival_rank]
    return [s.rival_points, 0, place_points(all_ranks(s), s.rival_rank), position, s.rival_leaders, 0, hits]


def standings(s: TidalState) -> list[tuple[int, int, int]]:
    """What decides: points, then the ranking, then points from challenges; the Rival last. [tidal.victory.most-points]

    [tidal.victory.tie-ranking] [tidal.victory.tie-challenges] [tidal.victory.tie-shared] [tidal.ruling.solo-result]
    """
    found = []
    for seat, side in enumerate(s.sides):
        points = sheet(s, seat)
        found.append((sum(points), side.rank, points[0]))
    if s.rival_rank != NONE:
        points = rival_sheet(s)
        found.append((sum(points), s.rival_rank, points[0]))
    return found


def places(s: TidalState) -> list[int]:
    """The place of each player, 1 is best; in a solo game 2 behind the Rival."""
    found = standings(s)
    return [1 + sum([other > mine for other in found]) for mine in found[: s.players]]
