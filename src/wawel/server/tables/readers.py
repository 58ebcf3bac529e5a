"""The present readers of a table, and sending them what is new."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from wawel.engine.events import NOBODY
from wawel.server import access
from wawel.server.errors import Refused
from wawel.server.messages.table import TableUpdate
from wawel.server.tables.listeners import Listener
from wawel.server.tables.stored_table import StoredTable
from wawel.server.tables.table_info import Seat
from wawel.server.tables.table_view import TableView

encoder = msgspec.json.Encoder()
#: sockets and streams at one table
MOST_LISTENERS = 1000


class Readers:
    """The listeners of one table, and when the people at its seats were last seen."""

    def __init__(self, seats: list[Seat], now: Callable[[], float], report: Callable[[Exception], None]) -> None:
        self.now = now
        #: called when the rules fail while something is shown
        self.report = report
        self.listeners: set[Listener] = set()
        self.last_seen: dict[int, float] = {seat.seat: now() for seat in seats}

    def view(self, table: StoredTable) -> TableView:
        """What readers see of the table."""
        return TableView(table, self.online, self.watching(), self.now(), self.report)

    # ------------------------------------------------------------------ who is there

    def online(self, seat: Seat) -> bool:
        """Is somebody listening from this seat?"""
        account = seat.account_id
        return account is not None and any(one.who.account == account for one in self.listeners)

    def watching(self) -> int:
        """How many people listen who have no seat; somebody with two windows counts once."""
        watchers = [one for one in self.listeners if one.reader == NOBODY]
        return len({one.who.account or str(id(one)) for one in watchers})

    def seen(self, at: int) -> None:
        """Somebody at a seat is there now."""
        self.last_seen[at] = self.now()

    def away(self, seat: Seat) -> float:
        """For how many seconds nobody was there."""
        return 0.0 if self.online(seat) else self.now() - self.last_seen[seat.seat]

    # ------------------------------------------------------------------ telling

    def tell(
        self,
        table: StoredTable,
        since: int,
        chat: int = 0,
        but: Listener | None = None,
        only: int | None = None,
    ) -> None:
        """Send every listener what is new (or those of one seat `only`), each in the view of its seat; encoded once for
        all who see the same."""
        if not self.listeners:
            return
        made: dict[tuple[int, bool], tuple[TableUpdate, bytes]] = {}
        view = self.view(table)
        for listener in self.listeners:
            if listener is but:
                continue
            reader = access.reader(listener.who, table)
            if only is not None and reader != only:
                continue
            if listener.reader != reader:
                listener.reader = reader
                self.send_whole(table, listener, reader)
                continue
            found = made.get((reader, listener.text))
            if found is None:
                update = view.update(reader, since, table.chat.last(chat), listener.text)
                found = made[reader, listener.text] = update, encoder.encode(update)
            if chat and not listener.muted.isdisjoint(table.chat.accounts[-chat:]):
                listener.send(encoder.encode(replace(found[0], chat=table.chat.last(chat, listener.muted))))
            else:
                listener.send(found[1])

    def send_whole(self, table: StoredTable, listener: Listener, reader: int) -> None:
        """Send a listener the whole table."""
        message = self.view(table).whole(reader, table.chat.all(listener.muted), listener.text)
        listener.send(encoder.encode(message))

    # ------------------------------------------------------------------ listening

    def add(self, table: StoredTable, listener: Listener, since: int | None) -> None:
        """Begin to listen: with the whole table, or with what was missed since a sequence number."""
        if len(self.listeners) >= MOST_LISTENERS:
            raise Refused("busy", 503, "too many are looking at this table")
        reader = access.reader(listener.who, table)
        there = reader != NOBODY and self.online(table.seats[reader])
        listener.reader = reader
        self.listeners.add(listener)
        if since is not None and 0 < since <= table.seq:
            chat = table.chat.since(since, listener.muted)
            listener.send(encoder.encode(self.view(table).update(reader, since, chat, listener.text)))
        else:
            self.send_whole(table, listener, reader)
        if reader != NOBODY and not there:
            self.tell(table, table.seq, but=listener)

    def remove(self, table: StoredTable, listener: Listener) -> None:
        """Stop listening."""
        self.listeners.discard(listener)
        reader = access.reader(listener.who, table)
        if reader != NOBODY and not self.online(table.seats[reader]):
            self.seen(reader)
            self.tell(table, table.seq)

    def show_text(self, table: StoredTable, listener: Listener, wanted: bool) -> None:
        """From now on a listener wants the table as text, too, or no longer."""
        if listener.text != wanted:
            listener.text = wanted
            if listener.reader is not None:
                update = self.view(table).update(listener.reader, table.seq, [], wanted)
                listener.send(encoder.encode(update))
