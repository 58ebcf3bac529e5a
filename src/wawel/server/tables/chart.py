"""How a finished game went: everybody's chance to win and points after each answer, and where it turned.

The whole game is played again for this, so it is done in a worker process, once for each table that is asked about.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from wawel import catalog
from wawel.engine.game import Game
from wawel.engine.state import State
from wawel.server.messages.table import Chart
from wawel.server.tables import history
from wawel.server.tables.history import Row
from wawel.server.tables.table_info import TableInfo

#: no more moments than these are looked at
MOST = 600
#: how many turning points are named, by how much a chance must change there, and how far apart they are (of the game)
TURNS = 5
SWING = 0.1
APART = 0.04


def bare(rows: list[Row]) -> list[Row]:
    """Rows without their events: what is needed to play them again."""
    return [replace(row, events=()) for row in rows]


def drawn(info: TableInfo, rows: list[Row]) -> Chart:
    """The chart of a game; runs in the worker."""
    game = catalog.game(info.game)
    if game.parts.value is None:
        return Chart([], [], None, [])
    step = 1 + len(rows) // MOST
    seqs: list[int] = []
    chances: list[list[float]] = [[] for _ in range(info.players)]
    points: list[list[int]] = [[] for _ in range(info.players)]
    for at, (row, state) in enumerate(states(game, info, rows)):
        if (at % step and at != len(rows) - 1) or (state.stack and state.stack[-1].MIDWAY):
            continue
        now = [round(game.value(state, seat), 3) for seat in range(info.players)]
        if not seqs and not all(now):
            continue  # before the set-up is over not everybody has a chance yet
        seqs.append(row.seq)
        sheets = game.score(state)
        for seat in range(info.players):
            chances[seat].append(now[seat])
            if sheets:
                points[seat].append(sum(item.points for item in sheets[seat]))
    shared(chances)
    return Chart(seqs, chances, points if any(points) else None, [seqs[at] for at in turns(chances)])


def shared(chances: list[list[float]]) -> None:
    """Makes the estimates for several players add up to as many winners as there are in the end."""
    if len(chances) < 2 or not chances[0]:
        return
    winners = sum(one[-1] for one in chances)
    for at in range(len(chances[0])):
        whole = sum(one[at] for one in chances)
        if whole and winners:
            for one in chances:
                one[at] = round(min(1.0, one[at] * winners / whole), 3)


def states(game: Game, info: TableInfo, rows: list[Row]) -> Iterator[tuple[Row, State]]:
    """The state after each row."""
    state = history.replayed(game, info, info.secret, rows[:1])
    yield rows[0], state
    for at, row in enumerate(rows[1:], 1):
        state = history.replayed_from(game, state, info.secret, at, [row])
        yield row, state


def turns(chances: list[list[float]]) -> list[int]:
    """The places where the chances changed most, in order."""
    length = len(chances[0]) if chances else 0
    swings = [max(abs(one[at] - one[at - 1]) for one in chances) for at in range(1, length)]
    found: list[int] = []
    for at in sorted(range(1, length), key=lambda at: -swings[at - 1]):
        if swings[at - 1] < SWING or len(found) == TURNS:
            break
        if all(abs(at - other) >= max(2, APART * length) for other in found):
            found.append(at)
    return sorted(found)
