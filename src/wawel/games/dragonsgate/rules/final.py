"""Zakończenie rozgrywki: the scoring phase, cups, ties."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.dragonsgate.box import CUPS, FEWEST_SEATS, NO_CUP, Space
from wawel.games.dragonsgate.figures import owned_types
from wawel.games.dragonsgate.pieces import Side
from wawel.games.dragonsgate.state import DragonsgateState

COINS_A_POINT: Final = 5
IMPS_A_POINT: Final = 2
SET_POINTS: Final = 2
CUP_SET: Final = 3
CUP_POINTS: Final = 4

#: the lines of the score sheet, in the order in which they are counted. [gate.score.order]
ITEMS: Final = (
    "prestige",
    "coins",
    "imps",
    "first-player",
    "buildings",
    "adepts",
    "professors",
    "sets",
    "treasury",
    "trickery",
    "cups",
    "empty",
)


class Scoring(Step[DragonsgateState]):
    """Everything is counted, the most prestige wins, and the game is over. [gate.end.winner] [gate.end.after-turn-5]"""

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        points = scores(s)
        s.event("scoring")
        for seat in range(s.players):
            s.event("scored", seat, points[seat])
        s.event("won", ranks(s).index(1))
        s.finish()


def scores(s: DragonsgateState) -> list[int]:
    """Everybody's points. The total may be negative. [gate.ruling.final-negative]"""
    return [sum(sheet) for sheet in sheets(s)]


def sheets(s: DragonsgateState) -> list[list[int]]:
    """Everybody's points line by line, as in ITEMS.

    [gate.score.order] [gate.score.coins] [gate.score.imps] [gate.score.first-player] [gate.score.profession-sets]
    [gate.score.empty-squares] [gate.ruling.resources-kept-for-ties]
    """
    buildings = majority([len(side.buildings) for side in s.sides])
    adepts = majority([adept_count(s, side) for side in s.sides])
    professors = majority([len(side.professors) for side in s.sides])
    trickery = trickery_points(s)
    found = []
    for seat, side in enumerate(s.sides):
        found.append(
            [
                side.prestige,
                side.coins // COINS_A_POINT,
                side.imps // IMPS_A_POINT,
                1 if seat == s.first else 0,
                buildings[seat],
                adepts[seat],
                professors[seat],
                SET_POINTS * min(owned_types(s, side)),
                dungeon_points(s, seat),
                trickery[seat],
                CUP_POINTS * cup_sets(*cups(s, seat)),
                -side.free.bit_count(),
            ]
        )
    return found


def majority(counts: list[int]) -> list[int]:
    """A point for the most, to all who are tied; none for having nothing.

    [gate.score.most-buildings] [gate.score.most-adepts] [gate.score.most-professors] [gate.ruling.majority-zero]
    [gate.ruling.most-buildings-printed]
    """
    most = max(counts)
    return [1 if count == most and most else 0 for count in counts]


def adept_count(s: DragonsgateState, side: Side) -> int:
    """Adepts, and Buildings that count as one at the end. [gate.ruling.adept-buildings]"""
    count = len(side.adepts)
    for kind in side.buildings:
        count += s.box.buildings[kind].as_adepts
    return count


def dungeon_points(s: DragonsgateState, seat: int) -> int:
    """The points of the space the dungeon disc stands on, in the treasury or on the track.

    [gate.score.treasury] [gate.action7.end-points] [gate.ruling.dungeon-points-contradiction]
    """
    space = dungeon_space(s, seat)
    return 0 if space is None else space.points


def dungeon_space(s: DragonsgateState, seat: int) -> Space | None:
    """The space a dungeon disc stands on, in the treasury or on the track; none at the start."""
    if seat in s.treasury:
        return s.box.treasury[s.treasury.index(seat)]
    at = s.sides[seat].dungeon
    return s.box.dungeon[at - 1] if at else None


# ---------------------------------------------------------------------- the trickery track


def trickery_points(s: DragonsgateState) -> list[int]:
    """Points by rank on the trickery track; a disc that never entered it gets none.

    [gate.score.trickery] [gate.score.trickery-tie-seals] [gate.score.trickery-tie-order] [gate.ruling.trickery-scoring]
    [gate.ruling.trickery-by-players]
    """
    order = sorted(range(s.players), key=lambda seat: trickery_key(s, seat))
    points = [0] * s.players
    by_rank = s.box.trickery_points[s.players - FEWEST_SEATS]
    for rank, seat in enumerate(order):
        if s.sides[seat].trickery:
            points[seat] = by_rank[rank]
    return points


def trickery_key(s: DragonsgateState, seat: int) -> tuple[int, int, int]:
    """Furthest ahead first, then most seals, then player order. [gate.seal.tie-break-only]"""
    side = s.sides[seat]
    return -side.trickery, -seals(s, side), player_order(s, seat)


def seals(s: DragonsgateState, side: Side) -> int:
    """Seals on a player's Profession tokens. [gate.prof.rogue-seal]"""
    return len([token for token in side.professions if token != NONE and s.box.professions[token].seal])


def player_order(s: DragonsgateState, seat: int) -> int:
    """Clockwise from the holder of the First Player marker. [gate.ruling.player-order-definition]"""
    return (seat - s.first) % s.players


# ---------------------------------------------------------------------- cups


def cups(s: DragonsgateState, seat: int) -> tuple[list[int], int]:
    """A player's cups by kind, and those of any kind: on tokens, on places with a token, on the disc's own space.

    [gate.cup.three-kinds] [gate.cup.end-only] [gate.prof.warrior-cup] [gate.ruling.cup-sources]
    """
    side = s.sides[seat]
    found = [0] * len(CUPS)
    places = s.board().cups
    for place, token in enumerate(side.professions):
        if token != NONE:
            for cup in (s.box.professions[token].cup, places[place]):
                if cup != NO_CUP:
                    found[cup] += 1
    space = dungeon_space(s, seat)
    if space is not None and space.cup != NO_CUP:
        found[space.cup] += 1
    wild = 0
    for kind in side.buildings:
        wild += s.box.buildings[kind].any_cups
    return found, wild


def cup_sets(found: list[int], wild: int) -> int:
    """The most sets of three equal or three different cups, each cup in one set only.

    Three sets of different cups are three sets of equal ones too, so more than two need not be tried.
    [gate.score.cups-identical] [gate.score.cups-different] [gate.score.cup-one-set] [gate.ruling.wild-cup]
    """
    best = 0
    for different in range(CUP_SET):
        sets = different
        spare = wild - sum([max(0, different - count) for count in found])
        if spare >= 0:
            for count in found:
                left = max(0, count - different)
                sets += left // CUP_SET
                lacking = -left % CUP_SET
                if lacking and lacking <= spare:
                    spare -= lacking
                    sets += 1
            best = max(best, sets + spare // CUP_SET)
    return best


# ---------------------------------------------------------------------- the winner


def ranks(s: DragonsgateState) -> list[int]:
    """Places, 1 for the winner: points, then Profession tokens, Imps, coins, turn order.

    [gate.end.winner] [gate.end.tie-professions] [gate.end.tie-imps] [gate.end.tie-coins] [gate.end.tie-turn-order]
    """
    points = scores(s)
    order = sorted(range(s.players), key=lambda seat: standing(s, seat, points[seat]))
    return [order.index(seat) + 1 for seat in range(s.players)]


def standing(s: DragonsgateState, seat: int, points: int) -> tuple[int, int, int, int, int]:
    """What places are decided by, best first."""
    side = s.sides[seat]
    tokens = len(side.professions) - side.professions.count(NONE)
    return -points, -tokens, -side.imps, -side.coins, player_order(s, seat)
