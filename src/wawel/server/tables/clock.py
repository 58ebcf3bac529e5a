"""Clocks: how much time each seat has left, and until when. Arithmetic only: the table stores the values, and the
registry looks for deadlines that have passed.

Live: a seat's time runs while it is asked; after an answer it gets a bonus, but never more than it began with.
Daily: so many days for each answer. When time is up the idle default is answered for the seat: nobody loses by the
clock alone, and no table gets stuck.
"""

from __future__ import annotations

from msgspec.structs import replace

from wawel.server.messages.table import ClockSetting, SeatClock
from wawel.server.tables.table_info import Deadline, Seat

DAY = 86400.0
#: after a restart nobody's time is up sooner than this
GRACE = 30.0


def started(clock: ClockSetting, seats: list[Seat]) -> list[Seat]:
    """Every seat gets its time when the game begins."""
    return [replace(seat, left=float(clock.seconds)) for seat in seats] if clock.mode == "live" else seats


def advanced(
    clock: ClockSetting,
    seats: list[Seat],
    deadlines: dict[int, Deadline],
    waiting: dict[int, int],
    asked: int,
    answered: set[int],
    now: float,
) -> tuple[list[Seat], dict[int, Deadline]]:
    """Stop the clocks of those who are no longer asked, start those of the newly asked, let the others run on."""
    if clock.mode == "none":
        return seats, {}
    after: dict[int, Deadline] = {}
    changed: list[Seat] = []
    for seat in seats:
        old = deadlines.get(seat.seat)
        n = waiting.get(seat.seat)
        if old is not None and n == old.n and seat.person and seat.seat not in answered:
            after[seat.seat] = old
            changed.append(seat)
            continue
        if old is not None and clock.mode == "live":
            left = max(0.0, old.at - now) + (clock.bonus if seat.seat in answered else 0)
            seat = replace(seat, left=min(float(clock.seconds), left))
        if n is not None and seat.person:
            span = clock.days * DAY if clock.mode == "daily" else max(seat.left or 0.0, float(clock.bonus))
            after[seat.seat] = Deadline(n, now + span, asked)
        changed.append(seat)
    return changed, after


def seat_clock(clock: ClockSetting, seat: Seat, deadline: Deadline | None, now: float) -> SeatClock | None:
    """A seat's clock as readers see it."""
    if clock.mode == "none":
        return None
    if deadline is not None:
        return SeatClock(round(max(0.0, deadline.at - now), 1), True)
    left = clock.days * DAY if clock.mode == "daily" else seat.left
    return SeatClock(round(left if left is not None else float(clock.seconds), 1), False)
