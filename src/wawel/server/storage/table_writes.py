"""The parts of the transaction that stores a change of a table."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, delete, insert, update

from wawel.engine.game import Game
from wawel.server.messages.table import ChatLine
from wawel.server.storage import schema
from wawel.server.storage.database import Prepared
from wawel.server.storage.table_rows import CHANGING, changing_row, history_row, info_row, seat_row
from wawel.server.tables.history import Row
from wawel.server.tables.table_info import HALTED, Deadline, Seat, TableInfo

#: a snapshot is kept each time this many rows have passed
MILESTONE = 32

add_table = Prepared(insert(schema.tables))
add_seat = Prepared(insert(schema.seats))
change_table = Prepared(update(schema.tables).where(schema.tables.c.id == bindparam("key")), *CHANGING)
change_seat = Prepared(
    update(schema.seats).where(schema.seats.c.table_id == bindparam("key"), schema.seats.c.seat == bindparam("place")),
    *Seat.__struct_fields__,
)
add_row = Prepared(insert(schema.records))
add_note = insert(schema.notifications)
add_snapshot = Prepared(insert(schema.snapshots))
move_snapshot = Prepared(
    update(schema.snapshots).where(
        schema.snapshots.c.table_id == bindparam("key"), schema.snapshots.c.seq == bindparam("before")
    ),
    "seq",
    "state",
)


def write_new(connection: Connection, info: TableInfo, seats: list[Seat], seq: int, waiting: Iterable[int]) -> None:
    """Add a table and its seats."""
    add_table(connection, info_row(info, seq, waiting))
    for seat in seats:
        add_seat(connection, seat_row(info.id, seat))


def write_halted(connection: Connection, table: str) -> None:
    """Stop a table that can't be read: nobody is waited for any more."""
    kept = schema.tables
    connection.execute(update(kept).where(kept.c.id == table).values(status=HALTED, waiting="[]"))
    write_deadlines(connection, table, {})


def write_table(connection: Connection, info: TableInfo, seq: int, waiting: Iterable[int]) -> None:
    """Change what may change about a table."""
    change_table(connection, {"key": info.id, **changing_row(info, seq, waiting)})


def write_seat(connection: Connection, table: str, seat: Seat) -> None:
    """Change a seat."""
    change_seat(connection, {"key": table, "place": seat.seat, **seat_row(table, seat)})


def write_note(connection: Connection, table: str, account: str, kind: str, at: float) -> None:
    """Store a notification for somebody who is asked something."""
    values = {"account_id": account, "kind": kind, "table_id": table, "at": at, "read": False}
    connection.execute(add_note, values)


def write_rows(connection: Connection, table: str, game: Game, rows: list[Row]) -> None:
    """Add rows of a history."""
    for row in rows:
        add_row(connection, history_row(table, game, row))


def write_snapshot(connection: Connection, table: str, before: int, seq: int, state: str) -> None:
    """Keep the present state in place of the one before, unless that is a milestone."""
    values = {"table_id": table, "seq": seq, "state": state, "key": table, "before": before}
    if before // MILESTONE != seq // MILESTONE or not move_snapshot(connection, values):
        add_snapshot(connection, values)


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
