"""Ratings per game: Plackett-Luce (openskill), for rated tables of two or more people."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects.sqlite import insert

from wawel.server.storage.schema import ratings
from wawel.server.tables.table_info import Seat, TableInfo


@cache
def model() -> Any:
    """The model, imported when the first rated game ends."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def places(result: dict[str, Any], seats: list[Seat]) -> list[int]:
    """The ranks of a result; players who resigned, or were replaced by a bot, come after all who did not."""
    worst = len(seats)
    return [rank + worst * (seat.resigned or seat.bot is not None) for rank, seat in zip(result["ranks"], seats)]


def rate(connection: Connection, info: TableInfo, seats: list[Seat], now: float) -> None:
    """Store the new ratings after a finished game. Runs in the transaction that ends the game."""
    accounts = [seat.account_id for seat in seats]
    if not info.rated or info.result is None or info.rewound or len(seats) < 2 or None in accounts:
        return
    kept = ratings.c
    found = connection.execute(select(ratings).where(kept.game == info.game, kept.account_id.in_(accounts)))
    known = {row.account_id: row for row in found}
    old = []
    for account in accounts:
        row = known.get(account)
        old.append([model().rating() if row is None else model().rating(mu=row.mu, sigma=row.sigma)])
    ranks = places(info.result, seats)
    for account, team, rank in zip(accounts, model().rate(old, ranks=ranks), ranks):
        row = known.get(account)
        values = {
            "mu": team[0].mu,
            "sigma": team[0].sigma,
            "games": 1 + (row.games if row is not None else 0),
            "wins": (rank == 1) + (row.wins if row is not None else 0),
            "at": now,
        }
        added = insert(ratings).values(account_id=account, game=info.game, **values)
        connection.execute(added.on_conflict_do_update(index_elements=["account_id", "game"], set_=values))
