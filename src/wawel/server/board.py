"""A table as it is known and told: its seats, its game and its listeners, and what each reader may know of them.

Nothing here changes the game; `tables.py` does, and then has it told.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select

from wawel.engine.events import NOBODY
from wawel.engine.game import Choice, Game
from wawel.engine.records import commitment
from wawel.engine.state import State
from wawel.server import access, clocks, course, schema, wire
from wawel.server.access import Refused
from wawel.server.clocks import Deadline
from wawel.server.course import Course
from wawel.server.ledger import MILESTONE
from wawel.server.listeners import Listener
from wawel.server.messages import ChatLine, ClockOut, Done, ResultOut, SeatOut, TableOut, Update
from wawel.server.seats import PLAYING, Info, Seat

if TYPE_CHECKING:
    from wawel.server.hall import Hall

encoder = msgspec.json.Encoder()
#: sockets and streams at one table
LISTENERS = 1000
#: what there is to see before the game begins
NOTHING: dict[str, Any] = {"number": 0, "view": None, "figures": {}, "sections": [], "choices": [], "blocked": []}


class Kept(Struct):
    """All that is stored about a table: read from the database, or just written into it."""

    info: Info
    seats: list[Seat]
    game: Game
    course: Course | None = None
    chat: list[ChatLine] = []
    #: the accounts that said the lines of the chat, for those who mute them
    chatters: list[str] = []
    running: dict[int, Deadline] = {}


class Board:
    """One table, its seats, its game and its listeners."""

    def __init__(self, hall: Hall, kept: Kept) -> None:
        self.hall = hall
        self.info = kept.info
        self.seats = kept.seats
        self.game = kept.game
        self.course = kept.course
        self.chat = kept.chat
        self.chatters = kept.chatters
        self.running = kept.running
        self.listeners: set[Listener] = set()
        self.last_seen: dict[int, float] = {seat.seat: hall.now() for seat in self.seats}
        self.used = time.monotonic()

    # ------------------------------------------------------------------ what access.py asks

    @property
    def status(self) -> str:
        return self.info.status

    @property
    def creator(self) -> str | None:
        return self.info.creator

    @property
    def muted(self) -> list[str]:
        return self.info.muted

    @property
    def places(self) -> Iterable[Seat]:
        return self.seats

    # ------------------------------------------------------------------ what is asked

    @property
    def seq(self) -> int:
        """How many things have happened in the game."""
        return self.course.seq if self.course is not None else 0

    def waiting(self) -> dict[int, Choice]:
        """The seats that are asked."""
        if self.course is None or self.info.status != PLAYING:
            return {}
        return {choice.seat: choice for choice in self.course.choices()}

    def robots(self) -> list[int]:
        """The seats the server answers for."""
        return [seat.seat for seat in self.seats if seat.robot]

    def online(self, seat: int) -> bool:
        """Is somebody listening from this seat?"""
        account = self.seats[seat].account_id
        return account is not None and any(one.who.account == account for one in self.listeners)

    # ------------------------------------------------------------------ telling

    def tell(self, since: int, chat: int = 0, but: Listener | None = None) -> None:
        """Send every listener what is new, each in the view of its seat; encoded once for all who see the same."""
        if not self.listeners:
            return
        made: dict[tuple[int, bool], tuple[Update, bytes]] = {}
        common = self.common()
        for listener in self.listeners:
            if listener is but:
                continue
            reader = access.reader(listener.who, self)
            if listener.reader != reader:
                listener.reader = reader
                listener.send(encoder.encode(self.whole(reader, listener)))
                continue
            found = made.get((reader, listener.text))
            if found is None:
                said = self.chat[len(self.chat) - chat :]
                mine = self.mine(reader, listener.text)
                update = Update(**common, **mine, log=self.log(reader, since), chat=said)
                found = made[reader, listener.text] = update, encoder.encode(update)
            if chat and listener.muted and any(one in listener.muted for one in self.chatters[-chat:]):
                listener.send(encoder.encode(replace(found[0], chat=self.chat_for(listener, chat))))
            else:
                listener.send(found[1])

    def chat_for(self, listener: Listener, last: int) -> list[ChatLine]:
        """The last lines of the chat, without those of people the listener has muted."""
        start = len(self.chat) - last
        return [one for one, account in zip(self.chat[start:], self.chatters[start:]) if account not in listener.muted]

    def tell_feed(self, seats: Iterable[int]) -> None:
        """Tell the accounts of some seats whether this table waits for them."""
        waiting = self.waiting()
        for at in seats:
            account = self.seats[at].account_id
            if account is not None:
                line = {"type": "turn", "table": self.info.id, "game": self.info.game, "waiting": at in waiting}
                self.hall.feed.tell(account, encoder.encode(line))

    def places_out(self) -> list[SeatOut]:
        """The seats as everyone sees them."""
        now = self.hall.now()
        return [
            seat_out(
                seat, self.online(seat.seat), clocks.shown(self.info.clock, seat, self.running.get(seat.seat), now)
            )
            for seat in self.seats
        ]

    def common(self) -> dict[str, Any]:
        """What everybody may know of the table as it stands."""
        info = self.info
        return {
            "id": info.id,
            "game": info.game,
            "status": info.status,
            "seats": self.places_out(),
            "seq": self.seq,
            "waiting": sorted(self.waiting()),
            "takeback": info.takeback,
            "muted": self.silenced(),
            "result": None if info.result is None else msgspec.convert(info.result, ResultOut),
            "record": f"/t/{info.id}.jsonl" if access.record(self) else None,
            "rematch": info.rematch,
        }

    def silenced(self) -> list[str]:
        """The names of those who may not chat here, as far as anybody has met them at this table."""
        if not self.info.muted:
            return []
        met = [(account, line.name) for account, line in zip(self.chatters, self.chat)]
        met += [(seat.account_id, seat.name) for seat in self.seats if seat.account_id is not None]
        return sorted({name for account, name in met if account in self.info.muted})

    def mine(self, reader: int, text: bool) -> dict[str, Any]:
        """What is for one reader only, but for log and chat."""
        shown = NOTHING if self.course is None else self.shown(reader, self.course.state, self.course.choices(), text)
        return {"you": reader, "undo": self.may_undo(reader), **shown}

    def shown(self, reader: int, state: State, choices: tuple[Choice, ...], text: bool) -> dict[str, Any]:
        """What a reader may know of a state of the game; as text, too, if that is wanted."""
        game = self.game
        mine = [choice for choice in choices if choice.seat == reader] if self.info.status == PLAYING else []
        return {
            "number": state.number,
            "view": game.view(state, reader),
            "figures": game.preview(state, reader),
            "sections": wire.sections(game, state, reader) if text else [],
            "choices": [wire.choice(game, state, choice) for choice in mine],
            "blocked": wire.blocked(game, state, reader) if mine else [],
        }

    def update(self, reader: int, since: int, chat: list[ChatLine], text: bool) -> Update:
        """What is new for a reader since a sequence number."""
        return Update(**self.common(), **self.mine(reader, text), log=self.log(reader, since), chat=chat)

    def log(self, reader: int, since: int) -> list[Any]:
        """The log as a reader may read it."""
        return [] if self.course is None else wire.log(self.course, reader, since)

    def whole(self, reader: int, listener: Listener | None = None) -> TableOut:
        """The whole table for a reader."""
        chat = self.chat_for(listener, len(self.chat)) if listener is not None else list(self.chat)
        mine = self.mine(reader, listener is None or listener.text)
        return TableOut(**self.common(), **mine, log=self.log(reader, 0), chat=chat, **self.agreed())

    def agreed(self) -> dict[str, Any]:
        """What was agreed before the game."""
        info = self.info
        return {
            "settings": info.settings,
            "clock": info.clock,
            "public": info.public,
            "rated": info.rated,
            "creator": info.creator_name,
            "commitment": commitment(info.secret) if self.course is not None else None,
            "origin": info.origin,
        }

    def may_undo(self, reader: int) -> bool:
        """May the reader take the last answer back freely?"""
        if self.course is None or reader == NOBODY or self.info.status != PLAYING or self.seats[reader].resigned:
            return False
        return self.course.free_undo(reader, self.robots()) is not None

    # ------------------------------------------------------------------ listening

    def listen(self, listener: Listener, since: int | None) -> None:
        """Begin to listen: with the whole table, or with what was missed since a sequence number."""
        if len(self.listeners) >= LISTENERS:
            raise Refused("busy", 503, "too many are looking at this table")
        reader = access.reader(listener.who, self)
        there = reader != NOBODY and self.online(reader)
        listener.reader = reader
        self.listeners.add(listener)
        self.used = time.monotonic()
        if since is not None and 0 < since <= self.seq:
            start = next((at for at, one in enumerate(self.chat) if one.seq >= since), len(self.chat))
            chat = self.chat_for(listener, len(self.chat) - start)
            listener.send(encoder.encode(self.update(reader, since, chat, listener.text)))
        else:
            listener.send(encoder.encode(self.whole(reader, listener)))
        if reader != NOBODY and not there:
            self.tell(self.seq, but=listener)

    async def show_text(self, listener: Listener, wanted: bool) -> Done:
        """From now on a listener wants the table as text, too, or no longer."""
        if listener.text != wanted:
            listener.text = wanted
            if listener.reader is not None:
                listener.send(encoder.encode(self.update(listener.reader, self.seq, [], wanted)))
        return Done(self.seq)

    def unlisten(self, listener: Listener) -> None:
        """Stop listening."""
        self.listeners.discard(listener)
        reader = access.reader(listener.who, self)
        if reader != NOBODY and not self.online(reader):
            self.last_seen[reader] = self.hall.now()
            self.tell(self.seq)

    # ------------------------------------------------------------------ looking back

    async def state_at(self, seq: int) -> State:
        """The state after a row: from the nearest snapshot before it, and the answers since."""
        assert self.course is not None
        if seq == self.course.line[-1].seq:
            return self.course.state
        rows = course.line(self.course.rows[:seq])
        seqs = [row.seq for row in rows]

        def read(connection: Connection) -> tuple[int, str] | None:
            kept = schema.snapshots.c
            found = connection.execute(
                select(kept.seq, kept.state)
                .where(kept.table_id == self.info.id, kept.seq.in_(seqs[-2 * MILESTONE :]))
                .order_by(kept.seq.desc())
            ).first()
            return None if found is None else (found.seq, found.state)

        found = await self.hall.storage.read(read)
        try:
            if found is None:
                return course.replayed(self.game, self.info, self.course.secret, rows)
            at = seqs.index(found[0])
            start = self.game.from_json(msgspec.json.decode(found[1]))
            return course.replayed_from(self.game, start, self.course.secret, at + 1, rows[at + 1 :])
        except course.CANNOT_REPLAY:
            if self.info.version == self.game.version and self.info.content == self.game.content:
                raise
            raise Refused(
                "old-rules", 409, f"played under rules {self.info.version}, here {self.game.version}"
            ) from None

    async def moment(self, reader: int, seq: int) -> TableOut:
        """The table as it was."""
        if self.course is None or not 1 <= seq <= self.seq:
            raise Refused("no-such-moment", 404, f"moments run from 1 to {self.seq}", last=self.seq)
        rows = course.line(self.course.rows[:seq])
        state = await self.state_at(rows[-1].seq)
        now = self.common()
        over = self.game.result(state) is not None
        choices = self.game.choices(state)
        then = {
            **now,
            **self.shown(reader, state, choices, text=True),
            "you": reader,
            "seq": seq,
            "waiting": sorted(choice.seat for choice in choices),
            "undo": False,
            "takeback": None,
            "result": now["result"] if over else None,
        }
        return TableOut(**then, log=wire.log(self.course, reader, 0, seq), chat=[], **self.agreed())


def seat_out(seat: Seat, online: bool, clock: ClockOut | None) -> SeatOut:
    """A seat as everyone sees it."""
    return SeatOut(
        seat.seat,
        seat.name,
        seat.kind,  # type: ignore[arg-type]
        seat.bot,
        seat.kind == "bot" or online,
        clock,
        seat.invite and seat.kind == "open",
        seat.resigned,
        seat.order,
    )
