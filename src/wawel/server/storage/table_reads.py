"""Reading a table from the database: its last snapshot, its rows, its chat, its deadlines."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from wawel.engine.game import Game
from wawel.server.messages.table import ChatLine
from wawel.server.storage import schema
from wawel.server.storage.table_rows import history_row_from, info_from, seat_from
from wawel.server.tables.chat import CHAT_KEPT, Chat
from wawel.server.tables.history import History
from wawel.server.tables.table_info import Deadline, Seat, TableInfo


class TableRecords(Struct):
    """What the database holds about a table; the history still in its stored form."""

    info: TableInfo
    seats: list[Seat]
    chat: Chat
    seq: int
    rows: list[Any]
    state: str | None
    deadlines: list[Any]

    def history(self, game: Game) -> History | None:
        """The history, if the game has begun. Rules of another version may not be able to read it."""
        if not self.rows:
            return None
        rows = [history_row_from(game, row) for row in self.rows]
        assert self.state is not None
        made = History(game, self.info.secret, rows, game.from_json(msgspec.json.decode(self.state)))
        made.rewound = self.info.rewound
        made.choices()
        return made

    def running(self, history: History | None) -> dict[int, Deadline]:
        """The deadlines of the seats whose clocks run."""
        asked = history.asked_at() if history is not None else 0
        return {row.seat: Deadline(row.n, row.at, asked) for row in self.deadlines}


def read_table(connection: Connection, id: str) -> TableRecords | None:
    """All records of a table."""
    kept, people = schema.tables, schema.accounts
    query = select(kept, people.c.name.label("creator_name")).outerjoin(people, people.c.id == kept.c.creator)
    row = connection.execute(query.where(kept.c.id == id)).first()
    if row is None:
        return None
    places = connection.execute(select(schema.seats).where(schema.seats.c.table_id == id).order_by("seat"))
    rows = connection.execute(
        select(schema.records).where(schema.records.c.table_id == id).order_by(schema.records.c.seq)
    )
    state = connection.scalar(
        select(schema.snapshots.c.state).where(schema.snapshots.c.table_id == id, schema.snapshots.c.seq == row.seq)
    )
    said = connection.execute(
        select(schema.chat).where(schema.chat.c.table_id == id).order_by(schema.chat.c.id.desc()).limit(CHAT_KEPT)
    ).all()[::-1]
    deadlines = connection.execute(select(schema.deadlines).where(schema.deadlines.c.table_id == id))
    lines = [ChatLine(one.id, one.seq, one.seat, one.name, one.text, one.at) for one in said]
    return TableRecords(
        info_from(row, row.creator_name or ""),
        [seat_from(place) for place in places],
        Chat(lines, [one.account_id for one in said]),
        row.seq,
        list(rows.all()),
        state,
        list(deadlines.all()),
    )
