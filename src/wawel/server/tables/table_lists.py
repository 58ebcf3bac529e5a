"""Tables in lists: the lobby, one's own, a player's finished games. Tables are not loaded for this."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, select

from wawel.engine.events import NOBODY
from wawel.server import access
from wawel.server.access import Who
from wawel.server.messages.table import Result, TableSummary
from wawel.server.storage import schema
from wawel.server.storage.cleaning import STALE
from wawel.server.storage.table_rows import info_from, seat_from
from wawel.server.tables.characters import faces
from wawel.server.tables.table_info import FINISHED, HALTED, OPEN, PLAYING, Seat, TableInfo
from wawel.server.tables.table_registry import TableRegistry
from wawel.server.tables.table_view import seat_info

#: the most tables in one list
LISTED = 100
#: a game alone or against bots that nobody has touched for so long is paused
PAUSED_AFTER = 3 * 3600.0
Show = Literal["open", "live", "mine", "finished"]


async def listed(registry: TableRegistry, who: Who, show: Show) -> list[TableSummary]:
    """Tables for the lobby, or one's own."""
    kept, seats = schema.tables.c, schema.seats.c
    query = select(schema.tables)
    recent = kept.touched > registry.now() - STALE
    if show == "mine":
        access.known(who)
        kept_for = (seats.reserved == who.account) & (seats.kind == "open")
        sits = select(seats.table_id).where((seats.account_id == who.account) | kept_for)
        query = query.where(
            kept.id.in_(sits) | (kept.creator == who.account),
            kept.status.in_((OPEN, PLAYING)) | (kept.status == HALTED) & recent,
        )
    elif show == "open":
        query = query.where(kept.public, kept.status == OPEN, recent)
    elif show == "live":
        company = select(seats.table_id).where(seats.kind == "human").group_by(seats.table_id).having(func.count() > 1)
        going = kept.id.in_(company) | (kept.touched > registry.now() - PAUSED_AFTER)
        query = query.where(kept.public, kept.status == PLAYING, going)
    else:
        query = query.where(kept.public, kept.status == FINISHED)
    return await summaries(registry, who, query.order_by(kept.touched.desc()).limit(LISTED))


async def finished_games(registry: TableRegistry, who: Who, account: str) -> list[TableSummary]:
    """The finished tables of an account; private ones only for those who sat there."""
    kept, seats = schema.tables.c, schema.seats.c
    theirs = select(seats.table_id).where(seats.account_id == account)
    query = select(schema.tables).where(kept.id.in_(theirs), kept.status == FINISHED)
    if who.account != account:
        query = query.where(kept.public)
    return await summaries(registry, who, query.order_by(kept.ended.desc()).limit(LISTED))


async def summaries(registry: TableRegistry, who: Who, query: Any) -> list[TableSummary]:
    """Tables found by a query, as lines of a list."""

    def read(connection: Connection) -> list[tuple[Any, list[Seat]]]:
        found = connection.execute(query).all()
        seats: dict[str, list[Seat]] = {row.id: [] for row in found}
        places = schema.seats
        for row in connection.execute(select(places).where(places.c.table_id.in_(seats)).order_by(places.c.seat)):
            seats[row.table_id].append(seat_from(row))
        return [(row, seats[row.id]) for row in found]

    return [summary(registry, who, row, seats) for row, seats in await registry.database.read(read)]


def summary(registry: TableRegistry, who: Who, row: Any, seats: list[Seat]) -> TableSummary:
    """A stored table as a line of a list."""
    info = info_from(row, "")
    loaded = registry.tables.get(info.id)
    mine = next((one.seat for one in seats if who.account and one.account_id == who.account), NOBODY)
    return TableSummary(
        info.id,
        info.game,
        info.settings,
        info.status,
        [
            seat_info(one, face, loaded is not None and loaded.readers.online(one), None)
            for one, face in zip(seats, faces(seats))
        ],
        row.seq,
        info.clock,
        info.public,
        info.rated,
        info.created,
        info.touched,
        msgspec.json.decode(row.waiting, type=list[int]),
        mine,
        None if info.result is None else msgspec.convert(info.result, Result),
        paused(info, seats, registry.now()),
    )


def paused(info: TableInfo, seats: list[Seat], now: float) -> bool:
    """Has a game alone or against bots been left lying?"""
    people = sum(seat.kind == "human" for seat in seats)
    return info.status == PLAYING and people < 2 and info.touched < now - PAUSED_AFTER
