"""The parts of the transaction that writes a change of a table down."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, update

from wawel.engine.game import Game
from wawel.server import course, schema
from wawel.server.clocks import Deadline
from wawel.server.course import Row
from wawel.server.messages import ChatLine

#: a snapshot is kept each time this many rows have passed
MILESTONE = 32

# Made once: building a statement costs more than running it.
CHANGE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
CHANGE_SEAT = update(schema.seats).where(
    schema.seats.c.table_id == bindparam("key"), schema.seats.c.seat == bindparam("place")
)
ADD_ROW = insert(schema.records)
ADD_NOTE = insert(schema.notifications)
ADD_SNAPSHOT = insert(schema.snapshots)
DROP_SNAPSHOT = delete(schema.snapshots).where(
    schema.snapshots.c.table_id == bindparam("key"), schema.snapshots.c.seq == bindparam("at")
)


def write_rows(connection: Connection, table: str, game: Game, rows: list[Row]) -> None:
    """Add rows."""
    for row in rows:
        values = {
            "table_id": table,
            "seq": row.seq,
            "kind": row.kind,
            "line": course.line_text(game, row),
            "events": course.events_text(row),
            "barrier": row.barrier,
            "by": row.by,
            "at": row.at,
        }
        connection.execute(ADD_ROW, values)


def write_snapshot(connection: Connection, table: str, before: int, seq: int, state: str) -> None:
    """Keep the present state; the one before it goes unless it is a milestone."""
    if before // MILESTONE == seq // MILESTONE:
        connection.execute(DROP_SNAPSHOT, {"key": table, "at": before})
    connection.execute(ADD_SNAPSHOT, {"table_id": table, "seq": seq, "state": state})


def write_deadlines(connection: Connection, table: str, running: dict[int, Deadline]) -> None:
    """Keep the deadlines that run now."""
    kept = schema.deadlines
    connection.execute(delete(kept).where(kept.c.table_id == table))
    for seat, deadline in running.items():
        connection.execute(insert(kept).values(table_id=table, seat=seat, n=deadline.n, at=deadline.at))


def write_chat(connection: Connection, table: str, said: ChatLine, account: str) -> None:
    """Keep a line of chat."""
    values = {"id": said.id, "seq": said.seq, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
    connection.execute(insert(schema.chat).values(table_id=table, account_id=account, **values))
