"""The live table, an actor: each message has one handler here, which hands it to one of the table's parts.

Handlers wait in one queue and run one after another. What a message changes is computed on a clone, written in one
transaction, swapped in, and only then sent to the readers, to each in the reader's own view. Rules that fail stop their
own table: it keeps its last good state and is `halted`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, Literal, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from wawel.engine.events import NOBODY
from wawel.server import access
from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.messages.table import (
    AnsweredBy,
    Chart,
    ChatLine,
    Done,
    FeedTurn,
    Hinted,
    Joined,
    OrderRequest,
    TableMessage,
    TableStatus,
    Takeback,
)
from wawel.server.storage import crash_points, table_writes
from wawel.server.tables import answers, clock, commit, consent, history, passing, past, seats
from wawel.server.tables.bot_seats import BotSeats
from wawel.server.tables.chart import bare, drawn
from wawel.server.tables.listeners import Listener
from wawel.server.tables.readers import Readers
from wawel.server.tables.rules_guard import RulesFailed, failed_refusal, rules_guard
from wawel.server.tables.stored_table import Change, StoredTable
from wawel.server.tables.table_info import HALTED, OPEN, PLAYING, Seat, TableInfo
from wawel.server.tables.work_queue import WorkQueue

if TYPE_CHECKING:
    from wawel.server.tables.table_registry import TableRegistry

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)
#: the bot that gives hints
HINTS = "mcts:300"
#: seconds until everybody is told how many watch
COUNT_PAUSE = 1.0


def in_turn(
    handler: Callable[Concatenate[Table, P], Awaitable[T]],
) -> Callable[Concatenate[Table, P], Awaitable[T]]:
    """A handler that waits in the table's queue."""

    @wraps(handler)
    async def queued(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await table.run(lambda: handler(table, *args, **kwargs))

    return queued


class Table:
    """One table, and all that can happen at it."""

    def __init__(self, registry: TableRegistry, stored: StoredTable) -> None:
        self.registry = registry
        self.stored = stored
        self.queue = WorkQueue(f"table {stored.info.id}")
        self.readers = Readers(stored.seats, lambda: registry.now(), self.show_failed)
        self.bots = BotSeats(self)
        self.halting: asyncio.Task[None] | None = None
        self.charted: Chart | None = None
        self.counting: asyncio.TimerHandle | None = None

    @property
    def info(self) -> TableInfo:
        """What is known about it beside its game."""
        return self.stored.info

    @property
    def seats(self) -> list[Seat]:
        """Its seats."""
        return self.stored.seats

    @property
    def seq(self) -> int:
        """The sequence number: what happened in the game so far."""
        return self.stored.seq

    @property
    def quiet(self) -> bool:
        """Is nobody here and nothing going on?"""
        return not self.readers.listeners and not self.queue.busy and not self.bots.thinking

    # ------------------------------------------------------------------ one change, from message to readers

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something at the table, in turn. If the rules fail at it, the table is stopped."""

        async def guarded() -> T:
            try:
                return await work()
            except RulesFailed as failure:
                await self.halt(failure)
                raise failed_refusal() from None

        return await self.queue.run(guarded)

    async def commit(self, change: Change | None) -> Done:
        """Write a change in one transaction, swap it in, tell everybody, and let the bots think. In turn only."""
        if change is None:
            return Done(self.seq)
        ready = commit.prepared(self.stored, change, self.readers.online, self.registry.now())
        crash_points.point("before-write")
        await self.registry.database.write(ready.write)
        crash_points.point("after-write")
        self.stored = ready.after
        self.registry.expect(ready.after.deadlines.values())
        if change.said is not None:
            self.stored.chat.add(*change.said)
        crash_points.point("after-swap")
        self.readers.tell(self.stored, ready.before.seq, 0 if change.said is None else 1, only=change.only)
        crash_points.point("after-tell")
        self.tell_feed({*ready.before.waiting(), *self.stored.waiting()})
        self.bots.nudge()
        return Done(self.seq)

    def tell_feed(self, places: Iterable[int]) -> None:
        """Inform the accounts of some seats whether this table waits for them."""
        asked = set(self.stored.waiting()).difference(passing.passed_seats(self.stored))
        for at in places:
            account = self.seats[at].account_id
            if account is not None:
                turn = FeedTurn(self.info.id, self.info.game, at in asked)
                self.registry.feed.tell(account, msgspec.json.encode(turn))

    # ------------------------------------------------------------------ rules that fail

    async def halt(self, failure: BaseException) -> None:
        """Stop this table: its rules failed. It keeps its last good state. In turn only."""
        cause = failure.__cause__ or failure
        log.error("table %s of %s is halted: its rules failed", self.info.id, self.info.game, exc_info=cause)
        if self.info.status in (OPEN, PLAYING):
            await self.commit(Change(info=self.with_status(HALTED)))

    def show_failed(self, failure: Exception) -> None:
        """The rules failed at showing the table to somebody: it is stopped when its turn comes."""
        if self.info.status != PLAYING:
            log.warning("table %s of %s can't be shown: %r", self.info.id, self.info.game, failure)
        elif self.halting is None or self.halting.done():

            async def halt() -> None:
                with contextlib.suppress(Refused):  # its queue is full: the next reader triggers it again
                    await self.run(lambda: self.halt(failure))

            self.halting = asyncio.create_task(halt())

    @in_turn
    async def resume(self) -> None:
        """Try a halted table again, after a restart: that is how repaired rules arrive."""
        if self.info.status != HALTED or self.stored.unread:
            return
        if self.stored.history is None:
            await self.fill(self.seats, self.with_status(OPEN))
        else:
            await self.commit(Change(info=self.with_status(PLAYING)))

    def with_status(self, status: TableStatus) -> TableInfo:
        """The table's info with another status."""
        return replace(self.info, status=status)

    # ------------------------------------------------------------------ seats

    @in_turn
    async def join(self, who: Who, at: int | None, linked: bool) -> Joined:
        """Sit down, or come back to one's seat."""
        access.scope(who, access.PLAY)
        mine = seats.own_seat(self.stored, who, at)
        if mine is not None:
            if mine.automatic and self.info.status == PLAYING:
                await self.commit(Change(seats=self.stored.with_seat(mine.seat, bot=None, order=None)))
            return Joined(mine.seat)
        at = seats.free_seat(self.stored, who, linked) if at is None else at
        taken = seats.sit_down(self.stored, who, at, linked)
        self.readers.seen(at)
        await self.fill(taken, self.info)
        return Joined(at)

    @in_turn
    async def invite(self, who: Who, account: str, name: str, at: int | None, notify: bool) -> Done:
        """Keep a free seat for somebody."""
        return await self.commit(seats.invite(self.stored, who, account, name, at, notify))

    @in_turn
    async def decline(self, who: Who) -> Done:
        """Free the seat that was kept for somebody."""
        return await self.commit(seats.decline(self.stored, who))

    @in_turn
    async def begin(self) -> None:
        """Begin the game if no seat is free."""
        await self.fill(self.seats, self.info)

    async def fill(self, taken: list[Seat], info: TableInfo) -> Done:
        """Seats were taken: with the last one the game begins."""
        if info.status != OPEN or any(seat.kind == "open" for seat in taken):
            return await self.commit(Change(info=info, seats=taken))
        game = self.stored.game
        info = replace(info, status=PLAYING, version=game.version, content=game.content)
        with rules_guard():
            began = history.begin(game, info.players, info.settings, info.secret, self.registry.now())
        return await self.commit(Change(info=info, seats=clock.started(info.clock, taken), history=began))

    @in_turn
    async def leave(self, who: Who) -> Done:
        """Leave a seat."""
        return await self.commit(seats.leave(self.stored, who))

    @in_turn
    async def put_bot(self, who: Who, at: int, spec: str) -> Done:
        """A bot takes a free seat, or stands in for somebody."""
        away = self.readers.away(self.stored.seat(at))
        return await self.fill(seats.put_bot(self.stored, who, at, spec, away), self.info)

    @in_turn
    async def set_order(self, who: Who, wanted: OrderRequest) -> Done:
        """Give or take back standing orders."""
        return await self.commit(passing.set_order(self.stored, who, wanted))

    @in_turn
    async def resign(self, who: Who) -> Done:
        """Give up."""
        return await self.commit(seats.resign(self.stored, who, self.registry.now()))

    @in_turn
    async def abort(self, who: Who) -> Done:
        """Abort the table: it counts as never played."""
        return await self.commit(seats.abort(self.stored, who, self.registry.now()))

    @in_turn
    async def move_account(self, old: str, account: str, name: str) -> None:
        """A seat's account has changed, or only its name."""
        await self.commit(seats.move_account(self.stored, old, account, name))

    # ------------------------------------------------------------------ answers

    @in_turn
    async def answer(self, who: Who, n: int, seq: int, option: str) -> Done:
        """Answer a choice. An answer that does not fit is refused and changes nothing."""
        at = access.answers(who, self)
        again = answers.given_before(self.stored, at, n, option)
        if again is not None:
            return Done(again, again=True)
        try:
            code = answers.checked(self.stored, at, n, seq, option)
        except answers.Late as late:
            late.refusal.seq = self.seq
            if 0 < seq < self.seq:
                late.refusal.missed = [self.readers.view(self.stored).update(at, seq, [], text=True)]
            raise late.refusal from None
        return await self.give(at, n, code, "person")

    async def give(self, at: int, n: int, option: int, by: AnsweredBy) -> Done:
        """Give an answer that fits. In turn only."""
        return await self.commit(answers.answered(self.stored, at, n, option, by, self.registry.now()))

    @in_turn
    async def answer_for_seat(self, at: int, n: int, option: int, since: int) -> None:
        """Take the answer of a bot or of an order, unless something else is asked by now."""
        asked = self.stored.waiting().get(at)
        if asked is None or asked.number != n or self.stored.begun.asked_at() != since:
            return
        by = self.answered_by(at)
        if by is not None:
            await self.give(at, n, option, by)

    def answered_by(self, at: int) -> AnsweredBy | None:
        """How the server answers for a seat that is asked, if it does."""
        seat = self.seats[at]
        if seat.automatic:
            return "bot" if seat.bot is not None else "order"
        return "pass" if at in passing.passed_seats(self.stored) else None

    @in_turn
    async def time_out(self, at: int, n: int) -> None:
        """A seat's time is up: its idle default is answered."""
        deadlines = self.stored.deadlines
        deadline = deadlines.get(at)
        asked = self.stored.waiting().get(at)
        if deadline is not None and asked is not None and asked.number == n == deadline.n:
            if deadline.at <= self.registry.now():
                await self.give(at, n, asked.idle, "clock")
        else:
            await self.registry.database.write(lambda c: table_writes.write_deadlines(c, self.info.id, deadlines))

    # ------------------------------------------------------------------ going back

    @in_turn
    async def undo(self, who: Who, to: int | None) -> Done:
        """Take back what revealed nothing."""
        at = access.answers(who, self)
        return await self.go_back(at, consent.undo_target(self.stored, at, to), "undo")

    @in_turn
    async def ask_takeback(self, who: Who, to: int | None) -> Done:
        """Ask to go back past what was revealed. With nobody else to ask it is done at once, and marked."""
        at = access.answers(who, self)
        target = consent.takeback_target(self.stored, at, to)
        others = consent.others_to_ask(self.stored, at)
        if not others:
            return await self.go_back(at, target, "takeback")
        return await self.commit(consent.ask(self.stored, at, target, others))

    @in_turn
    async def answer_takeback(self, who: Who, agreed: bool) -> Done:
        """Agree to go back, or not."""
        outcome = consent.answer(self.stored, access.answers(who, self), agreed)
        if isinstance(outcome, Takeback):
            return await self.go_back(outcome.seat, outcome.seq, "takeback")
        return await self.commit(outcome)

    async def go_back(self, at: int, to: int, by: Literal["undo", "takeback"]) -> Done:
        """Go back to after a row. In turn only."""
        state = await past.state_at(self.registry.database, self.stored, to)
        return await self.commit(consent.gone_back(self.stored, at, to, by, state, self.registry.now()))

    # ------------------------------------------------------------------ chat

    @in_turn
    async def say(self, who: Who, text: str) -> Done:
        """A line of chat."""
        at = access.chats(who, self)
        text = " ".join(text.split())
        if not text:
            raise Refused("empty-chat", 422, "there is nothing in it")
        number = self.registry.next_chat_number()
        line = ChatLine(number, self.seq, at, who.name, text, round(self.registry.now(), 3))
        return await self.commit(Change(said=(line, who.account)))

    @in_turn
    async def mute(self, who: Who, account: str, muted: bool) -> Done:
        """Let somebody chat here, or not."""
        access.mutes(who, self)
        others = [one for one in self.info.muted if one != account]
        return await self.commit(Change(info=replace(self.info, muted=[*others, account] if muted else others)))

    # ------------------------------------------------------------------ readers

    @in_turn
    async def listen(self, listener: Listener, since: int | None) -> None:
        """Begin to listen: with the whole table, or with what was missed since a sequence number."""
        self.readers.add(self.stored, listener, since)
        self.count_watchers(listener)

    def unlisten(self, listener: Listener) -> None:
        """Stop listening."""
        self.readers.remove(self.stored, listener)
        self.count_watchers(listener)

    def count_watchers(self, changed: Listener) -> None:
        """Tell everybody how many watch, soon: a crowd that comes at once is told of once."""
        if changed.reader != NOBODY or self.counting is not None or self.registry.stopping:
            return

        def tell() -> None:
            self.counting = None
            self.readers.tell(self.stored, self.seq)

        self.counting = asyncio.get_running_loop().call_later(COUNT_PAUSE, tell)

    @in_turn
    async def show_text(self, listener: Listener, wanted: bool) -> Done:
        """From now on a listener wants the table as text, too, or no longer."""
        self.readers.show_text(self.stored, listener, wanted)
        return Done(self.seq)

    def whole(self, reader: int, muted: frozenset[str] = frozenset()) -> TableMessage:
        """The whole table for a reader, as text, too, without the chat of muted accounts."""
        stored = self.stored
        return self.readers.view(stored).whole(reader, stored.chat.all(muted), text=True)

    async def hint(self, who: Who, n: int) -> Hinted:
        """What a bot would answer that sees what this player sees. It thinks elsewhere, so the table goes on."""
        at = access.hints(who, self)
        asked = self.stored.waiting().get(at)
        if asked is None or asked.number != n:
            raise Refused("not-asked", 409, "nothing is asked of you now")
        state, seed = self.stored.begun.state, f"{self.info.id}:{self.seq}:hint"
        option = await self.registry.bot_workers.answer(self.stored.game, state, asked, HINTS, seed)
        return Hinted(n, self.stored.game.verbs.name(option))

    async def chart(self) -> Chart:
        """How the game went, once it is over."""
        access.chart(self)
        if self.charted is None:
            rows = bare(self.stored.begun.line)
            try:
                self.charted = await self.registry.bot_workers.run(drawn, self.info, rows)
            except history.CANNOT_REPLAY:
                raise Refused("old-rules", 409, "this can't be played again under the present rules") from None
        return self.charted

    @in_turn
    async def moment(self, reader: int, seq: int) -> TableMessage:
        """The table as it was."""
        state = await past.state_at(self.registry.database, self.stored, past.last_moment(self.stored, seq))
        try:
            return self.readers.view(self.stored).moment(reader, seq, state)
        except RulesFailed as failure:  # only this moment can't be shown: the table goes on
            log.error("table %s: moment %d can't be shown", self.info.id, seq, exc_info=failure.__cause__)
            raise failed_refusal() from None
