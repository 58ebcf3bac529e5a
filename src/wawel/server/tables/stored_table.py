"""All that is stored about a table, and what a message may change of it."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from wawel.engine.game import Choice, Game
from wawel.server.errors import Refused
from wawel.server.messages.table import ChatLine
from wawel.server.tables.chat import Chat
from wawel.server.tables.history import History
from wawel.server.tables.table_info import PLAYING, Deadline, Seat, TableInfo


class StoredTable(Struct, frozen=True):
    """A table as it was read from the database, or just written into it."""

    info: TableInfo
    seats: list[Seat]
    game: Game
    #: None before the game begins
    history: History | None = None
    chat: Chat = field(default_factory=Chat)
    #: of the seats whose clocks run
    deadlines: dict[int, Deadline] = {}
    #: the last sequence number of a history that can't be read; 0 if it can, or if there is none
    unread: int = 0

    @property
    def seq(self) -> int:
        """The sequence number: what happened in the game so far."""
        return self.history.seq if self.history is not None else self.unread

    @property
    def begun(self) -> History:
        """The history of a game that has begun."""
        assert self.history is not None
        return self.history

    def waiting(self) -> dict[int, Choice]:
        """The seats that are asked."""
        if self.history is None or self.info.status != PLAYING:
            return {}
        return {choice.seat: choice for choice in self.history.choices()}

    def automatic(self) -> list[int]:
        """The seats the server answers for."""
        return [seat.seat for seat in self.seats if seat.automatic]

    def seat(self, at: int) -> Seat:
        """A seat by its number."""
        if not 0 <= at < len(self.seats):
            raise Refused("no-such-seat", 404, f"there is no seat {at}")
        return self.seats[at]

    def with_seat(self, at: int, **changes: object) -> list[Seat]:
        """The seats with one of them changed."""
        return [replace(seat, **changes) if seat.seat == at else seat for seat in self.seats]


class Change(Struct, frozen=True, kw_only=True):
    """What a message changes about a table; whatever is None stays as it is."""

    info: TableInfo | None = None
    seats: list[Seat] | None = None
    history: History | None = None
    #: a line of chat, and the account that said it
    said: tuple[ChatLine, str] | None = None
    #: an account that is invited to a seat
    invited: str | None = None
    #: the seat whose own business it is: nobody else is told
    only: int | None = None
