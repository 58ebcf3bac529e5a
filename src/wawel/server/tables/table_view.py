"""A table as one reader may know it: seats and clocks for all, the view of the game for the reader alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec

from wawel.engine.events import NOBODY
from wawel.engine.game import Choice
from wawel.engine.records import commitment
from wawel.engine.state import State
from wawel.server import access
from wawel.server.messages.table import ChatLine, LogLine, Result, SeatClock, SeatInfo, TableMessage, TableUpdate
from wawel.server.tables import characters, clock, consent, encoding, passing
from wawel.server.tables.rules_guard import rules_guard
from wawel.server.tables.stored_table import StoredTable
from wawel.server.tables.table_info import FINISHED, HALTED, PLAYING, Seat

#: what there is to see before the game begins, or if its rules can't show it
NOTHING: dict[str, Any] = {
    "number": 0,
    "view": None,
    "preview": {},
    "sections": [],
    "choices": [],
    "blocked": [],
    "turn": [],
}


class TableView:
    """What readers see of a table at one moment."""

    def __init__(
        self,
        table: StoredTable,
        online: Callable[[Seat], bool],
        watching: int,
        now: float,
        report: Callable[[Exception], None],
    ) -> None:
        self.table = table
        self.watching = watching
        self.online = online
        self.now = now
        #: called when the rules fail while something is shown
        self.report = report

    def update(self, reader: int, since: int, chat: list[ChatLine], text: bool) -> TableUpdate:
        """What is new for a reader since a sequence number; with `text`, the table as text, too."""
        return TableUpdate(**self.fields(reader, since, text), chat=chat)

    def whole(self, reader: int, chat: list[ChatLine], text: bool) -> TableMessage:
        """The whole table for a reader."""
        return TableMessage(**self.fields(reader, 0, text), chat=chat, **self.agreed())

    def moment(self, reader: int, seq: int, state: State) -> TableMessage:
        """The table as it was at a past moment, whose state is given."""
        table, game = self.table, self.table.game
        now = self.common
        with rules_guard():
            choices = game.choices(state)
            over = game.result(state) is not None
            then = {
                **now,
                **self.shown(reader, state, choices, text=True),
                "you": reader,
                "seq": seq,
                "waiting": sorted(choice.seat for choice in choices),
                "passing": None,
                "undo": False,
                "takeback": None,
                "result": now["result"] if over else None,
            }
            log = encoding.log(table.begun, reader, 0, seq)
            hands = encoding.hands(game, state) if table.info.status == FINISHED else None
            return TableMessage(**then, log=log, chat=[], **self.agreed(), hands=hands)

    def fields(self, reader: int, since: int, text: bool) -> dict[str, Any]:
        """All of an update but the chat. Rules that fail here must not keep readers from the rest."""
        try:
            return {**self.common, **self.own(reader, text), "log": self.log(reader, since)}
        except Exception as error:
            self.report(error)
        status = HALTED if self.table.info.status == PLAYING else self.table.info.status
        nothing = {**NOTHING, "waiting": [], "passing": None, "undo": False, "log": []}
        return {**self.common, **nothing, "status": status, "you": reader}

    @cached_property
    def common(self) -> dict[str, Any]:
        """What everybody may know of the table now."""
        info = self.table.info
        return {
            "id": info.id,
            "game": info.game,
            "status": info.status,
            "seats": self.seats(),
            "seq": self.table.seq,
            "waiting": sorted(self.table.waiting()),
            "takeback": info.takeback,
            "watching": self.watching,
            "muted": self.muted_names(),
            "result": None if info.result is None else msgspec.convert(info.result, Result),
            "record": f"/t/{info.id}.jsonl" if access.record(self.table) else None,
            "rematch": info.rematch,
        }

    def seats(self) -> list[SeatInfo]:
        """The seats as everyone sees them."""
        table = self.table
        return [
            seat_info(
                seat,
                face,
                self.online(seat),
                clock.seat_clock(table.info.clock, seat, table.deadlines.get(seat.seat), self.now),
            )
            for seat, face in zip(table.seats, characters.faces(table.seats))
        ]

    def muted_names(self) -> list[str]:
        """The names of those who may not chat here, as far as they have a seat or have said something here."""
        muted = self.table.info.muted
        if not muted:
            return []
        chat = self.table.chat
        met = [(account, line.name) for account, line in zip(chat.accounts, chat.lines)]
        met += [(seat.account_id, seat.name) for seat in self.table.seats if seat.account_id is not None]
        return sorted({name for account, name in met if account in muted})

    def own(self, reader: int, text: bool) -> dict[str, Any]:
        """What is for one reader only, but for log and chat."""
        history = self.table.history
        shown = NOTHING if history is None else self.shown(reader, history.state, history.choices(), text)
        mine = None if history is None or reader == NOBODY else passing.shown(self.table, reader)
        return {"you": reader, "undo": self.may_undo(reader), "passing": mine, **shown}

    def shown(self, reader: int, state: State, choices: tuple[Choice, ...], text: bool) -> dict[str, Any]:
        """What a reader may know of a state of the game; as text, too, if that is wanted."""
        game = self.table.game
        playing = self.table.info.status == PLAYING
        mine = [choice for choice in choices if choice.seat == reader] if playing else []
        return {
            "number": state.number,
            "view": game.view(state, reader),
            "preview": game.preview(state, reader),
            "sections": encoding.sections(game, state, reader) if text else [],
            "choices": [encoding.choice(game, state, choice) for choice in mine],
            "blocked": encoding.blocked(game, state, reader) if mine else [],
            "turn": game.in_turn(state),
        }

    def log(self, reader: int, since: int) -> list[LogLine]:
        """The log as a reader may read it."""
        history = self.table.history
        return [] if history is None else encoding.log(history, reader, since)

    def may_undo(self, reader: int) -> bool:
        """May the reader take the last answer back freely?"""
        table = self.table
        if table.history is None or reader == NOBODY or table.info.status != PLAYING or table.seats[reader].resigned:
            return False
        return consent.may_undo(table, reader)

    def agreed(self) -> dict[str, Any]:
        """What was agreed before the game."""
        info = self.table.info
        return {
            "settings": info.settings,
            "clock": info.clock,
            "public": info.public,
            "rated": info.rated,
            "creator": info.creator_name,
            "commitment": commitment(info.secret) if self.table.history is not None else None,
            "origin": info.origin,
        }


def seat_info(seat: Seat, face: str, online: bool, clock: SeatClock | None) -> SeatInfo:
    """A seat as everyone sees it."""
    return SeatInfo(
        seat.seat,
        seat.name,
        seat.kind,
        seat.bot,
        face,
        seat.kind == "bot" or online,
        clock,
        seat.invite and seat.kind == "open",
        seat.reserved is not None and seat.kind == "open",
        seat.resigned,
        seat.order == "idle",
    )
