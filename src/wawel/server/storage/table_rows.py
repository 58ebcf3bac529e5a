"""Tables, seats and rows of a history as the database stores them, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from wawel.engine.game import Game
from wawel.engine.records import LEAVES
from wawel.server.messages.table import ClockSetting, Takeback
from wawel.server.tables.history import ANSWER, BACK, RESIGN, SET_UP, Row
from wawel.server.tables.table_info import Seat, TableInfo

#: the columns of a table that may change once it is there
CHANGING = (
    "version",
    "content",
    "status",
    "ended",
    "touched",
    "seq",
    "waiting",
    "rewound",
    "result",
    "rematch",
    "takeback",
    "muted",
)


def info_row(info: TableInfo, seq: int, waiting: Iterable[int]) -> dict[str, Any]:
    """The stored form of a table."""
    row = {name: getattr(info, name) for name in TableInfo.__struct_fields__ if name != "creator_name"}
    row["settings"] = json.dumps(info.settings)
    row["clock"] = msgspec.json.encode(info.clock).decode()
    return {**row, **changing_row(info, seq, waiting)}


def changing_row(info: TableInfo, seq: int, waiting: Iterable[int]) -> dict[str, Any]:
    """The stored form of what may change about a table."""
    return {
        "version": info.version,
        "content": info.content,
        "status": info.status,
        "ended": info.ended,
        "touched": info.touched,
        "seq": seq,
        "waiting": json.dumps(sorted(waiting)),
        "rewound": info.rewound,
        "result": None if info.result is None else json.dumps(info.result),
        "rematch": info.rematch,
        "takeback": None if info.takeback is None else msgspec.json.encode(info.takeback).decode(),
        "muted": json.dumps(info.muted),
    }


def info_from(row: Any, creator_name: str) -> TableInfo:
    """A table from its stored form."""
    values = {name: getattr(row, name) for name in TableInfo.__struct_fields__ if name != "creator_name"}
    values["settings"] = json.loads(row.settings)
    values["clock"] = msgspec.json.decode(row.clock, type=ClockSetting)
    values["result"] = None if row.result is None else json.loads(row.result)
    values["takeback"] = None if row.takeback is None else msgspec.json.decode(row.takeback, type=Takeback)
    values["muted"] = json.loads(row.muted)
    return TableInfo(creator_name=creator_name, **values)


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    """The stored form of a seat."""
    row = {name: getattr(seat, name) for name in Seat.__struct_fields__}
    return {"table_id": table, **row, "stops": json.dumps(seat.stops)}


def seat_from(row: Any) -> Seat:
    """A seat from its stored form."""
    values = {name: getattr(row, name) for name in Seat.__struct_fields__}
    return Seat(**{**values, "stops": json.loads(row.stops)})


def history_row(table: str, game: Game, row: Row) -> dict[str, Any]:
    """The stored form of a row of a history."""
    if row.kind == BACK:
        body: dict[str, Any] = {"seat": row.seat, "back": row.back}
    elif row.kind == RESIGN:
        body = {"seat": row.seat, "bot": row.bot}
    elif row.kind == SET_UP:
        body = {"chance": row.chance}
    else:
        body = {"n": row.n, "seat": row.seat, "chance": row.chance}
        if row.kind == ANSWER:
            body["option"] = game.verbs.name(row.option)
    return {
        "table_id": table,
        "seq": row.seq,
        "kind": row.kind,
        "line": json.dumps(body, separators=(",", ":")),
        "events": json.dumps([game.event_to_json(event) for event in row.events], separators=(",", ":")),
        "barrier": row.barrier,
        "by": row.by,
        "at": row.at,
    }


def history_row_from(game: Game, stored: Any) -> Row:
    """A row of a history from its stored form."""
    body = json.loads(stored.line)
    return Row(
        stored.seq,
        stored.kind,
        stored.by,
        stored.at,
        body.get("seat", -1),
        body.get("n", -1),
        game.verbs.code(body["option"]) if "option" in body else LEAVES,
        tuple(body.get("chance", ())),
        tuple(game.event_from_json(event) for event in json.loads(stored.events)),
        stored.barrier,
        body.get("back", 0),
        body.get("bot", ""),
    )
