"""Removing what nobody needs any more; done at every start."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from wawel.server.storage import schema
from wawel.server.tables.table_info import ABORTED, OPEN

#: open tables nobody touched for so long are given up
STALE = 7 * 86400.0
#: guests who left no trace, and notifications that were read, are kept so long
FORGOTTEN = 30 * 86400.0


def tidy(connection: Connection, now: float) -> None:
    """Give up stale tables; delete expired sessions, old notifications, and guests who left no trace."""
    people, seats, kept = schema.accounts.c, schema.seats.c, schema.tables.c
    stale = (kept.status == OPEN) & (kept.touched < now - STALE)
    connection.execute(update(schema.tables).where(stale).values(status=ABORTED, ended=now))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
    old = schema.notifications.c
    connection.execute(delete(schema.notifications).where(old.read, old.at < now - FORGOTTEN))
    unused = [
        people.id.not_in(select(other).where(other.is_not(None)).scalar_subquery())
        for other in (schema.sessions.c.account_id, seats.account_id, schema.chat.c.account_id, kept.creator)
    ]
    connection.execute(delete(schema.accounts).where(people.guest, people.created < now - FORGOTTEN, *unused))
