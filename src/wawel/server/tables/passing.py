"""Passing for a seat: where it could do nothing else, and where it ordered so.

Games ask players who can only pass, because being asked must not betray a hand. The server passes for them, after the
same delay as for those who could have done something and ordered to pass, and nobody else can tell which of it was the
case, or that it was not the player who passed: what others are sent is the same, and as often.
"""

from __future__ import annotations

from msgspec.structs import replace

from wawel.engine.game import Choice, Game
from wawel.engine.state import State
from wawel.engine.verbs import DONE
from wawel.server import access
from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.messages.table import OrderRequest, Passing, PassingNow
from wawel.server.tables.history import History
from wawel.server.tables.stored_table import Change, StoredTable
from wawel.server.tables.table_info import Seat

#: the questions that an order to pass answers
REACT = "react"


def empty(asked: Choice) -> bool:
    """Can the seat do nothing but pass?"""
    return asked.options == (DONE,)


def reacting(asked: Choice) -> bool:
    """Is it a chance to react?"""
    return asked.kind.partition("-")[0] == REACT


def passes(game: Game, state: State, seat: Seat, asked: Choice) -> bool:
    """Does the server pass for a seat that is asked this?"""
    if seat.bot is not None or seat.resigned or seat.held == asked.number or not asked.decline:
        return False
    moment = game.moment(state, seat.seat)
    if moment in seat.stops:
        return False
    if seat.auto and empty(asked) and (moment or reacting(asked)):
        return True
    return seat.order == "pass" and reacting(asked)


def passed_seats(table: StoredTable) -> list[int]:
    """The seats that the server is about to pass for."""
    return [
        at for at, asked in table.waiting().items() if passes(table.game, table.begun.state, table.seats[at], asked)
    ]


def shown(table: StoredTable, at: int) -> Passing:
    """What a player is shown of their own orders."""
    seat = table.seats[at]
    asked = table.waiting().get(at)
    now = None
    if asked is not None and passes(table.game, table.begun.state, seat, asked):
        now = PassingNow(asked.number, empty(asked))
    return Passing(seat.auto, seat.order == "pass", seat.stops, now)


def set_order(table: StoredTable, who: Who, wanted: OrderRequest) -> Change | None:
    """Give or take back standing orders. Only `idle` is anybody else's business."""
    at = access.answers(who, table)
    seat = table.seats[at]
    changed = seat
    if wanted.order is not None:
        changed = replace(changed, order=None if wanted.order == "none" else wanted.order)
    if wanted.auto is not None:
        changed = replace(changed, auto=wanted.auto)
    if wanted.stops is not None:
        unknown = [one for one in wanted.stops if one not in table.game.parts.moments]
        if unknown:
            raise Refused("no-such-moment-mark", 422, f"there are {table.game.parts.moments}", mark=unknown[0])
        changed = replace(changed, stops=sorted(set(wanted.stops)))
    if wanted.hold is not None:
        changed = replace(changed, held=wanted.hold)
    if changed == seat:
        return None
    seats = [changed if one.seat == at else one for one in table.seats]
    public = (seat.order == "idle") != (changed.order == "idle")
    return Change(seats=seats, only=None if public else at)


def without_ended_orders(table: StoredTable, history: History, seats: list[Seat]) -> list[Seat]:
    """The seats after an order to pass has ended with the first question that it does not answer."""
    seats = seats[:]
    for choice in history.choices():
        seat = seats[choice.seat]
        if seat.order == "pass" and not passes(table.game, history.state, seat, choice):
            seats[seat.seat] = replace(seat, order=None)
    return seats
