"""What is written down about a table and its seats. Frozen: a change makes new ones, swapped in once stored."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from wawel.server.messages import ClockSetting, TakebackOut

OPEN, PLAYING, FINISHED, ABORTED = "open", "playing", "finished", "aborted"


class Seat(Struct, frozen=True, kw_only=True):
    """A place at the table and whoever has it."""

    seat: int
    kind: str
    account_id: str | None = None
    name: str = ""
    bot: str | None = None
    invite: bool = False
    reserved: str | None = None
    resigned: bool = False
    order: str | None = None
    left: float | None = None

    @property
    def robot(self) -> bool:
        """Does the server answer for it?"""
        return self.bot is not None or self.order is not None

    def orders(self, kind: str, must_decide: bool) -> bool:
        """Does its standing order answer a question of a kind? `idle` answers all, `pass` only chances to step in, and
        `calm` these only while nothing presses."""
        if self.order in (None, "idle"):
            return self.order is not None
        return kind.partition("-")[0] == "react" and not (self.order == "calm" and must_decide)

    @property
    def person(self) -> bool:
        """Is there somebody to wait for?"""
        return self.kind == "human" and not self.robot


class Info(Struct, frozen=True, kw_only=True):
    """A table without its game."""

    id: str
    game: str
    version: str
    content: str
    settings: dict[str, Any]
    players: int
    status: str
    secret: bytes
    clock: ClockSetting
    public: bool
    rated: bool
    creator: str | None
    creator_name: str = ""
    created: float
    ended: float | None = None
    touched: float
    rewound: int = 0
    result: dict[str, Any] | None = None
    rematch: str | None = None
    origin: str | None = None
    #: rows taken over from there
    forked: int = 0
    takeback: TakebackOut | None = None
    muted: list[str] = []


def info_row(info: Info, seq: int, waiting: Iterable[int]) -> dict[str, Any]:
    """The stored form of a table."""
    row = {name: getattr(info, name) for name in Info.__struct_fields__ if name != "creator_name"}
    row["settings"] = json.dumps(info.settings)
    row["clock"] = msgspec.json.encode(info.clock).decode()
    row["result"] = None if info.result is None else json.dumps(info.result)
    row["takeback"] = takeback_text(info)
    row["muted"] = json.dumps(info.muted)
    row["seq"] = seq
    row["waiting"] = json.dumps(sorted(waiting))
    return row


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


def changing(info: Info, seq: int, waiting: Iterable[int]) -> dict[str, Any]:
    """What these columns hold."""
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
        "takeback": takeback_text(info),
        "muted": json.dumps(info.muted),
    }


def takeback_text(info: Info) -> str | None:
    """The stored form of somebody's wish to take something back."""
    return None if info.takeback is None else msgspec.json.encode(info.takeback).decode()


def info_from(row: Any, creator_name: str) -> Info:
    """A table from its stored form."""
    values = {name: getattr(row, name) for name in Info.__struct_fields__ if name != "creator_name"}
    values["settings"] = json.loads(row.settings)
    values["clock"] = msgspec.json.decode(row.clock, type=ClockSetting)
    values["result"] = None if row.result is None else json.loads(row.result)
    values["takeback"] = None if row.takeback is None else msgspec.json.decode(row.takeback, type=TakebackOut)
    values["muted"] = json.loads(row.muted)
    return Info(creator_name=creator_name, **values)


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    """The stored form of a seat."""
    return {"table_id": table, **{name: getattr(seat, name) for name in Seat.__struct_fields__}}


def seat_from(row: Any) -> Seat:
    """A seat from its stored form."""
    return Seat(**{name: getattr(row, name) for name in Seat.__struct_fields__})


def played_under(before: str, now: str) -> str:
    """A rules version, or content, that says what a game was played under: all of it, if that changed on the way."""
    return before if before.split("+")[-1] == now else f"{before}+{now}"
