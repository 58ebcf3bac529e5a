"""One change of a table, from what a message asks for to what is stored: computed first, then written in one go."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from wawel.server.people import ratings
from wawel.server.storage import crash_points, table_writes
from wawel.server.tables import clock, passing, seats
from wawel.server.tables.history import ANSWER, History, Row
from wawel.server.tables.rules_guard import rules_guard
from wawel.server.tables.stored_table import Change, StoredTable
from wawel.server.tables.table_info import FINISHED, PLAYING, Deadline, Seat, TableInfo


class Commit(Struct, frozen=True):
    """A change that is ready to be written."""

    before: StoredTable
    after: StoredTable
    change: Change
    #: what is new in the history, and the state after it as it is stored
    rows: list[Row]
    state: str
    #: the accounts that are asked something and are not online
    notify: list[str]
    now: float

    def write(self, connection: Connection) -> None:
        """Write it, within a transaction."""
        before, after = self.before, self.after
        table = after.info.id
        table_writes.write_table(connection, after.info, after.seq, after.waiting())
        for seat, known in zip(after.seats, before.seats):
            if seat != known:
                table_writes.write_seat(connection, table, seat)
        table_writes.write_rows(connection, table, after.game, self.rows)
        crash_points.point("in-transaction")
        if self.rows:
            table_writes.write_snapshot(connection, table, before.seq, after.seq, self.state)
        if after.deadlines != before.deadlines:
            table_writes.write_deadlines(connection, table, after.deadlines)
        if self.change.said is not None:
            table_writes.write_chat(connection, table, *self.change.said)
        for account in self.notify:
            table_writes.write_note(connection, table, account, "turn", self.now)
        if self.change.invited is not None:
            table_writes.write_note(connection, table, self.change.invited, "invite", self.now)
        if after.info.status == FINISHED and before.info.status != FINISHED:
            ratings.rate(connection, after.info, after.seats, self.now)


def prepared(before: StoredTable, change: Change, online: Callable[[Seat], bool], now: float) -> Commit:
    """Compute all that follows from a change: does the game end by it, who is asked now, which clocks run.

    This asks the game's rules; if they fail, nothing has changed.
    """
    info = change.info or before.info
    if change.only is None:
        info = replace(info, touched=now)
    history = change.history or before.history
    places = list(change.seats if change.seats is not None else before.seats)
    rows = [] if history is None else history.rows[before.seq :]
    if rows:
        version = played_under(info.version, before.game.version)
        info = replace(info, version=version, content=played_under(info.content, before.game.content))
    if rows or info.status != PLAYING:
        info = replace(info, takeback=None)
    deadlines: dict[int, Deadline] = {}
    state = ""
    if history is not None:
        info = replace(info, rewound=history.rewound)
        if info.status == PLAYING:
            with rules_guard():
                info = ended(info, history, places, now)
        if info.status == PLAYING:
            with rules_guard():
                places = passing.without_ended_orders(before, history, places)
            asked = {choice.seat: choice.number for choice in history.choices()}
            by = {row.seat for row in rows if row.kind == ANSWER}
            places, deadlines = clock.advanced(info.clock, places, before.deadlines, asked, history.asked_at(), by, now)
        if rows:
            with rules_guard():
                state = msgspec.json.encode(history.state.to_json()).decode()
    after = replace(before, info=info, seats=places, history=history, deadlines=deadlines)
    notify = newly_asked(before, after, online) if rows else []
    return Commit(before, after, change, rows, state, notify, now)


def ended(info: TableInfo, history: History, places: list[Seat], now: float) -> TableInfo:
    """The table with its result, if the game is over."""
    result = history.game.result(history.state)
    if result is None:
        return info
    return replace(info, status=FINISHED, ended=now, result=seats.full_result(result.to_json(), history, places))


def newly_asked(before: StoredTable, after: StoredTable, online: Callable[[Seat], bool]) -> list[str]:
    """The accounts to be notified: people who are asked something new and are not online."""
    was, waiting = before.waiting(), after.waiting()
    passed = passing.passed_seats(after)
    return [
        seat.account_id
        for seat in after.seats
        if seat.person
        and seat.seat not in passed
        and seat.account_id is not None
        and seat.seat in waiting
        and (seat.seat not in was or was[seat.seat].number != waiting[seat.seat].number)
        and not online(seat)
    ]


def played_under(before: str, now: str) -> str:
    """The rules version, or content, a game was played under: all of them (`1+2`), if that changed during the game."""
    return before if before.split("+")[-1] == now else f"{before}+{now}"
