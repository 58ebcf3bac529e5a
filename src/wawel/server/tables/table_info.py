"""What is known about a table beside its game, and about its seats. Frozen: a change makes new ones, swapped in once
stored.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from wawel.server.messages.table import ClockSetting, Order, SeatKind, TableStatus, Takeback

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABORTED: Final = "aborted"
#: the rules failed: nothing can be answered until a restart of the server, which tries again
HALTED: Final = "halted"


class Seat(Struct, frozen=True, kw_only=True):
    """A place at the table and who has it."""

    seat: int
    kind: SeatKind
    account_id: str | None = None
    name: str = ""
    bot: str | None = None
    invite: bool = False
    reserved: str | None = None
    resigned: bool = False
    order: Order | None = None
    #: pass where there is nothing to play
    auto: bool = True
    #: moments at which the seat wants to be asked all the same
    stops: list[str] = []
    #: the number of a choice that shall not be passed
    held: int = -1
    left: float | None = None

    @property
    def automatic(self) -> bool:
        """Does the server answer everything for it, as all can see: by a bot, or because its owner is idle?"""
        return self.bot is not None or self.order == "idle"

    @property
    def person(self) -> bool:
        """Is there somebody to wait for?"""
        return self.kind == "human" and not self.automatic and not self.resigned


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table without its seats and its game."""

    id: str
    game: str
    version: str
    content: str
    settings: dict[str, Any]
    players: int
    status: TableStatus
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
    takeback: Takeback | None = None
    muted: list[str] = []


class Deadline(Struct, frozen=True):
    """A seat is asked choice `n` (since `asked`, a sequence number) and has until `at`."""

    n: int
    at: float
    asked: int = 0
