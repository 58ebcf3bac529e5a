"""Sitting down and leaving, bots, standing orders and resigning: how each changes a table's seats."""

from __future__ import annotations

from msgspec.structs import replace

from wawel.engine.records import given_up
from wawel.server import access
from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.tables.characters import bot_name
from wawel.server.tables.history import History
from wawel.server.tables.rules_guard import rules_guard
from wawel.server.tables.stored_table import Change, StoredTable
from wawel.server.tables.table_info import ABORTED, FINISHED, OPEN, PLAYING, Seat

#: the bot that plays for players who left or resigned
STAND_IN = "greedy"


def own_seat(table: StoredTable, who: Who, at: int | None) -> Seat | None:
    """The seat somebody comes back to, if they have one here and mean that one."""
    for seat in table.seats:
        if seat.account_id == who.account and not seat.resigned and at in (None, seat.seat):
            return seat
    return None


def free_seat(table: StoredTable, who: Who, linked: bool) -> int:
    """The free seat that suits somebody best: one kept for them, one for holders of the link if they have it, one for
    anybody, or whichever is left."""
    free = [seat for seat in table.seats if seat.kind == "open"]
    kept = [seat.seat for seat in free if seat.reserved == who.account]
    others = sorted((seat for seat in free if seat.reserved is None), key=lambda seat: seat.invite != linked)
    return next(iter(kept + [seat.seat for seat in others] + [seat.seat for seat in free]), 0)


def sit_down(table: StoredTable, who: Who, at: int, linked: bool) -> list[Seat]:
    """Take a free seat."""
    access.joins(who, table, table.seat(at), linked)
    return table.with_seat(at, kind="human", account_id=who.account, name=who.name, reserved=None)


def invite(table: StoredTable, who: Who, account: str, name: str, at: int | None, notify: bool) -> Change:
    """Keep a free seat for somebody: this one, or any that nobody else was invited to."""
    access.invites(who, table)
    if any(account in (seat.account_id, seat.reserved) for seat in table.seats):
        raise Refused("already-invited", 409, "they sit here, or were invited already", name=name)
    wanted = table.seats if at is None else [table.seat(at)]
    free = [seat.seat for seat in wanted if seat.kind == "open" and seat.reserved is None]
    if not free:
        raise Refused("seat-taken", 409, "no seat is free", seat=at or 0)
    kept = table.with_seat(free[0], reserved=account, name=name, invite=False)
    return Change(seats=kept, invited=account if notify else None)


def decline(table: StoredTable, who: Who) -> Change:
    """Free a seat that was kept for somebody."""
    access.known(who)
    kept = [seat for seat in table.seats if seat.kind == "open" and seat.reserved == who.account]
    if not kept:
        raise Refused("not-invited", 409, "no seat is kept for you here")
    return Change(seats=table.with_seat(kept[0].seat, reserved=None, name=""))


def leave(table: StoredTable, who: Who) -> Change | None:
    """Leave a seat. In a game in play a bot takes over until the player comes back."""
    at = access.seated(who, table)
    if table.info.status == OPEN:
        return Change(seats=table.with_seat(at, kind="open", account_id=None, name=""))
    if table.info.status == PLAYING and table.seats[at].bot is None:
        return Change(seats=table.with_seat(at, bot=STAND_IN))
    return None


def put_bot(table: StoredTable, who: Who, at: int, spec: str, away: float) -> list[Seat]:
    """A bot takes a free seat, or stands in for somebody."""
    access.puts_bot(who, table, table.seat(at), away)
    if table.info.status == OPEN:
        return table.with_seat(at, kind="bot", bot=spec, name=bot_name(table.info.id, at, table.seats), reserved=None)
    return table.with_seat(at, bot=spec)


def resign(table: StoredTable, who: Who, now: float) -> Change:
    """Give up. Where the rules say how, the game goes on without them; else, with others still playing, a bot plays on
    to the end for them and the place is the last. Bots don't play on among themselves: unless the rules name a winner
    then, or only one is left, nobody has won."""
    at = access.answers(who, table)
    seats = table.with_seat(at, resigned=True, bot=None, order=None)
    going = [seat.seat for seat in seats if not seat.resigned]
    people = [seat for seat in seats if seat.kind == "human" and not seat.resigned]
    history = table.begun.copy()
    if len(going) > 1:
        with rules_guard():
            if history.game.can_leave(history.state, at):
                without = history.copy()
                without.take(*without.after_leaving(at, "person", now))
                if people or without.game.result(without.state) is not None:
                    return Change(history=without, seats=seats)
            elif people:
                history.note_resigned(at, STAND_IN, now)
                seats[at] = replace(seats[at], bot=STAND_IN)
                return Change(history=history, seats=seats)
    history.note_resigned(at, "", now)
    ended = given_up(table.info.players, [seat.seat for seat in seats if seat.resigned])
    with rules_guard():
        so_far = history.game.score(history.state)
    ended["why"] = [[[item.key, item.points] for item in items] for items in so_far]
    ended["scores"] = [sum(item.points for item in items) for items in so_far]
    result = full_result(ended, history, seats)
    return Change(info=replace(table.info, status=FINISHED, ended=now, result=result), history=history, seats=seats)


def full_result(result: dict[str, object], history: History, seats: list[Seat]) -> dict[str, object]:
    """The engine's result with the seed, which is no longer secret."""
    resigned = [seat.seat for seat in seats if seat.resigned]
    return {**result, "rewound": history.rewound, "seed": history.secret.hex(), "resigned": resigned}


def abort(table: StoredTable, who: Who, now: float) -> Change:
    """Abort the table: it counts as never played."""
    people = {seat.seat for seat in table.seats if seat.kind == "human"}
    rows = table.history.rows if table.history is not None else []
    access.aborts(who, table, any(row.seat in people and row.by == "person" for row in rows))
    return Change(info=replace(table.info, status=ABORTED, ended=now))


def move_account(table: StoredTable, old: str, account: str, name: str) -> Change:
    """A seat's account has changed, or only its name; the table may be theirs, too."""
    info = table.info
    if info.creator == old:
        info = replace(info, creator=account, creator_name=name)
    sits = old != account and any(seat.account_id == account for seat in table.seats)
    seats = []
    for seat in table.seats:
        if seat.account_id == old and not sits:
            seat = replace(seat, account_id=account, name=name)
        seats.append(replace(seat, reserved=account, name=name) if seat.reserved == old else seat)
    return Change(info=info, seats=seats)
