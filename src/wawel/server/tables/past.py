"""Past moments of a table: the state after any row of its history."""

from __future__ import annotations

import logging

import msgspec
from sqlalchemy import Connection, select

from wawel.engine.state import State
from wawel.server.errors import Refused
from wawel.server.storage import schema
from wawel.server.storage.database import Database
from wawel.server.storage.table_writes import MILESTONE
from wawel.server.tables import history
from wawel.server.tables.rules_guard import failed_refusal
from wawel.server.tables.stored_table import StoredTable

log = logging.getLogger(__name__)


async def state_at(database: Database, table: StoredTable, seq: int) -> State:
    """The state after a row: from the nearest snapshot before it, and the answers since."""
    played, info, game = table.begun, table.info, table.game
    if seq == played.line[-1].seq:
        return played.state
    rows = history.line(played.rows[:seq])
    seqs = [row.seq for row in rows]

    def read(connection: Connection) -> tuple[int, str] | None:
        kept = schema.snapshots.c
        found = connection.execute(
            select(kept.seq, kept.state)
            .where(kept.table_id == info.id, kept.seq.in_(seqs[-2 * MILESTONE :]))
            .order_by(kept.seq.desc())
        ).first()
        return None if found is None else (found.seq, found.state)

    found = await database.read(read)
    try:
        if found is None:
            return history.replayed(game, info, played.secret, rows)
        at = seqs.index(found[0])
        start = game.from_json(msgspec.json.decode(found[1]))
        return history.replayed_from(game, start, played.secret, at + 1, rows[at + 1 :])
    except history.CANNOT_REPLAY:
        if info.version == game.version and info.content == game.content:
            raise
        raise Refused("old-rules", 409, f"played under rules {info.version}, here {game.version}") from None
    except Exception:
        # the table itself is not affected: only this moment can't be shown
        log.exception("table %s of %s: moment %d can't be played again", info.id, info.game, seq)
        raise failed_refusal() from None


def last_moment(table: StoredTable, seq: int) -> int:
    """The row that stands at a moment."""
    if table.history is None or not 1 <= seq <= table.seq:
        raise Refused("no-such-moment", 404, f"moments run from 1 to {table.seq}", last=table.seq)
    return history.line(table.history.rows[:seq])[-1].seq
