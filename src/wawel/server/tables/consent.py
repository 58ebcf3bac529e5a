"""Going back: freely as long as nothing was revealed, else with the consent of everybody else at the table."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from wawel.engine.state import State
from wawel.server.errors import Refused
from wawel.server.messages.table import Takeback
from wawel.server.tables.rules_guard import rules_guard
from wawel.server.tables.stored_table import Change, StoredTable


def may_undo(table: StoredTable, at: int) -> bool:
    """May a seat take its last answer back freely?"""
    return table.begun.free_undo(at, table.automatic()) is not None


def undo_target(table: StoredTable, at: int, to: int | None) -> int:
    """The row that a seat may freely go back to after; `to` if it asks for one."""
    history = table.begun
    free = history.free_undo(at, table.automatic())
    if free is None:
        raise Refused("no-undo", 409, "there is nothing of yours to take back, or something was revealed since")
    if to is None or to == free:
        return free
    mine = {at, *table.automatic()}
    after = [row for row in history.line if row.seq > to]
    if not history.standing(to) or any(row.barrier or row.seat not in mine for row in after):
        raise Refused("no-undo", 409, f"the table can't go back to {to} freely")
    return to


def takeback_target(table: StoredTable, at: int, to: int | None) -> int:
    """The row that a seat asks to go back to after."""
    history = table.begun
    target = to if to is not None else history.last_of(at)
    if target is None or target >= history.line[-1].seq or not history.standing(target):
        raise Refused("no-takeback", 409, "there is nothing to take back")
    return target


def others_to_ask(table: StoredTable, at: int) -> list[int]:
    """The seats whose consent a takeback needs."""
    return [seat.seat for seat in table.seats if seat.person and seat.seat != at]


def ask(table: StoredTable, at: int, target: int, others: list[int]) -> Change:
    """Ask the others to go back."""
    return Change(info=replace(table.info, takeback=Takeback(at, target, [], others)))


def answer(table: StoredTable, at: int, agreed: bool) -> Change | Takeback | None:
    """A seat's answer to a takeback that is asked for: what changes by it, or the takeback itself if all agree now."""
    wish = table.info.takeback
    if wish is None or (at != wish.seat and (at not in wish.asked or wish.no is not None)):
        raise Refused("no-takeback", 409, "nobody asks you to go back")
    if not agreed:
        told = None if at == wish.seat else replace(wish, no=at)
        return Change(info=replace(table.info, takeback=told))
    if at not in wish.asked:
        return None
    yes = sorted({*wish.yes, at})
    if yes == sorted(wish.asked):
        return wish
    return Change(info=replace(table.info, takeback=replace(wish, yes=yes)))


def gone_back(
    table: StoredTable, at: int, to: int, by: Literal["undo", "takeback"], state: State, now: float
) -> Change:
    """Go back to after a row, whose state is given. An undo leaves others' sealed answers to the same question in
    place: they are given again."""
    history = table.begun.copy()
    sealed = [row for row in history.line if row.seq > to and row.seat != at and by == "undo" and history.pending(row)]
    history.go_back(history.back_row(at, to, by, now), state)
    with rules_guard():
        for row in sealed:
            history.take(*history.after(row.seat, row.n, row.option, row.by, now))
    return Change(history=history)
