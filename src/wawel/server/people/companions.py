"""The people somebody has played with."""

from __future__ import annotations

from sqlalchemy import func, select

from wawel.server.access import Who
from wawel.server.messages.account import Companion
from wawel.server.storage import schema
from wawel.server.tables.table_info import FINISHED, PLAYING
from wawel.server.tables.table_registry import TableRegistry

#: the most people in the list
LISTED = 50


async def played_with(registry: TableRegistry, who: Who) -> list[Companion]:
    """Those who sat at a table with somebody where a game was played, the last ones first."""
    kept, people = schema.tables.c, schema.accounts.c
    mine, other = schema.seats.alias("mine"), schema.seats.alias("other")
    query = (
        select(
            people.id,
            people.name,
            people.guest,
            func.count().label("games"),
            func.max(kept.touched).label("last"),
        )
        .select_from(mine)
        .join(other, (other.c.table_id == mine.c.table_id) & (other.c.seat != mine.c.seat))
        .join(schema.tables, kept.id == mine.c.table_id)
        .join(schema.accounts, people.id == other.c.account_id)
        .where(mine.c.account_id == who.account, people.id != who.account, kept.status.in_((PLAYING, FINISHED)))
        .group_by(people.id)
        .order_by(func.max(kept.touched).desc())
        .limit(LISTED)
    )
    rows = await registry.database.read(lambda c: c.execute(query).all())
    return [Companion(row.name, row.guest, row.games, row.last, registry.present(row.id)) for row in rows]
