"""A table is an actor: whatever happens at it waits in one queue and is done one after another.

An answer is worked out on a clone, written down, swapped in, and only then told, to each reader in the reader's own
view. The work runs in the table's own task: a caller who hangs up in the middle leaves nothing half done.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from wawel.engine.records import given_up
from wawel.server import access, clocks, course, faults, ledger, ratings
from wawel.server.access import Refused, Who
from wawel.server.board import Board, Kept
from wawel.server.course import Course
from wawel.server.messages import ChatLine, Done, Joined, TakebackOut
from wawel.server.seats import ABORTED, FINISHED, OPEN, PLAYING, Info, Seat, played_under

if TYPE_CHECKING:
    from wawel.engine.game import Choice
    from wawel.server.hall import Hall

T = TypeVar("T")
log = logging.getLogger(__name__)
#: calls that may wait at one table
ROOM = 100
#: lines of chat kept in memory
CHAT_KEPT = 200


class Table(Board):
    """One table, and all that can happen at it."""

    def __init__(self, hall: Hall, kept: Kept) -> None:
        super().__init__(hall, kept)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue(ROOM)
        self.worker: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ the queue

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Wait for one's turn and do something at the table."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            self.queue.put_nowait((work, done))
        except asyncio.QueueFull:
            raise Refused("busy", 503, "too much is happening at this table; try again") from None
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self._work())
        return await asyncio.shield(done)

    async def _work(self) -> None:
        while not self.queue.empty():
            work, done = self.queue.get_nowait()
            self.used = time.monotonic()
            try:
                made = await work()
            except Exception as error:
                if done.done() or not isinstance(error, Refused):
                    log.log(logging.ERROR, "table %s: %s", self.info.id, type(error).__name__, exc_info=True)
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(made)

    @property
    def quiet(self) -> bool:
        """Is nobody here and nothing going on?"""
        working = self.worker is not None and not self.worker.done()
        return not self.listeners and not working and not self.thinking

    # ------------------------------------------------------------------ one change, from thought to told

    async def settle(
        self,
        *,
        info: Info | None = None,
        seats: list[Seat] | None = None,
        played: Course | None = None,
        said: tuple[ChatLine, str] | None = None,
    ) -> None:
        """Write a change down in one transaction, swap it in, tell everybody, and let the next one think."""
        now = self.hall.now()
        old = self.course
        info = replace(info or self.info, touched=now)
        seats = list(seats if seats is not None else self.seats)
        played = played or old
        rows = [] if played is None else played.rows[self.seq :]
        extra: list[Callable[[Connection], None]] = []
        if rows:
            version = played_under(info.version, self.game.version)
            content = played_under(info.content, self.game.content)
            info = replace(info, version=version, content=content)
        if rows or info.status != PLAYING:
            info = replace(info, takeback=None)
        if played is not None:
            info = replace(info, rewound=played.rewound)
            if info.status == PLAYING:
                result = played.game.result(played.state)
                if result is not None:
                    info = replace(
                        info, status=FINISHED, ended=now, result=self.told_result(result.to_json(), played, seats)
                    )
        waiting: dict[int, int] = {}
        if played is not None and info.status == PLAYING:
            choices = played.choices()
            waiting = {choice.seat: choice.number for choice in choices}
            seats = self.still_ordered(played, choices, seats)
            asked = played.asked_at()
            answered = {row.seat for row in rows if row.kind == course.ANSWER}
            seats, running = clocks.settle(info.clock, seats, self.running, waiting, asked, answered, now)
        else:
            running = {}
        if info.status == FINISHED and self.info.status != FINISHED:
            extra.append(lambda connection: ratings.rate(connection, info, seats, now))
        calls = self.newly_asked(info, seats, waiting, bool(rows))
        state = None if played is None or not rows else msgspec.json.encode(played.state.to_json()).decode()
        before = self.seq

        def write(connection: Connection) -> None:
            table = info.id
            seq = played.seq if played is not None else 0
            ledger.write_table(connection, info, seq, waiting)
            for one, known in zip(seats, self.seats):
                if one != known:
                    ledger.write_seat(connection, table, one)
            ledger.write_rows(connection, table, self.game, rows)
            faults.point("in-transaction")
            if state is not None:
                ledger.write_snapshot(connection, table, before, seq, state)
            if running != self.running:
                ledger.write_deadlines(connection, table, running)
            if said is not None:
                ledger.write_chat(connection, table, *said)
            for account in calls:
                ledger.write_note(connection, table, account, now)
            for work in extra:
                work(connection)

        faults.point("before-write")
        await self.hall.storage.write(write)
        faults.point("after-write")
        was = self.waiting()
        self.info, self.seats, self.course, self.running = info, seats, played, running
        self.hall.due = min([self.hall.due, *(one.at for one in running.values())])
        if said is not None:
            self.chat.append(said[0])
            self.chatters.append(said[1])
            del self.chat[:-CHAT_KEPT], self.chatters[:-CHAT_KEPT]
        faults.point("after-swap")
        self.tell(before, 1 if said is not None else 0)
        faults.point("after-tell")
        self.tell_feed(set(was) | set(self.waiting()))
        self.nudge()

    def still_ordered(self, played: Course, choices: tuple[Choice, ...], seats: list[Seat]) -> list[Seat]:
        """A standing order ends with the first question that it does not answer."""
        for choice in choices:
            seat = seats[choice.seat]
            if seat.order is not None and not seat.orders(choice.kind, self.game.must_decide(played.state, seat.seat)):
                seats[seat.seat] = replace(seat, order=None)
        return seats

    def newly_asked(self, info: Info, seats: list[Seat], waiting: dict[int, int], moved: bool) -> list[str]:
        """The accounts to be notified: people who are asked something and are not looking."""
        was = self.waiting()
        return [
            seat.account_id
            for seat in seats
            if moved
            and seat.person
            and seat.account_id is not None
            and seat.seat in waiting
            and (seat.seat not in was or was[seat.seat].number != waiting[seat.seat])
            and not self.online(seat.seat)
        ]

    def told_result(self, plain: dict[str, Any], played: Course, seats: list[Seat]) -> dict[str, Any]:
        """The engine's result with the seed, which is no longer secret."""
        resigned = [seat.seat for seat in seats if seat.resigned]
        return {**plain, "rewound": played.rewound, "seed": played.secret.hex(), "resigned": resigned}

    # ------------------------------------------------------------------ sitting down, getting up

    async def join(self, who: Who, at: int | None, linked: bool) -> Joined:
        """Sit down, or come back to one's seat."""
        access.scope(who, access.PLAY)
        for seat in self.seats:
            if seat.account_id == who.account and not seat.resigned and at in (None, seat.seat):
                if seat.robot and self.info.status == PLAYING:
                    await self.settle(seats=self.with_seat(replace(seat, bot=None, order=None)))
                return Joined(seat.seat)
        if at is None:
            free = [seat.seat for seat in self.seats if seat.kind == "open"]
            mine = [seat.seat for seat in self.seats if seat.reserved == who.account and seat.kind == "open"]
            plain = [n for n in free if not self.seats[n].invite and self.seats[n].reserved is None]
            at = next(iter(mine + plain + free), 0)
        seat = self.place(at)
        access.joins(who, self, seat, linked)
        taken = replace(seat, kind="human", account_id=who.account, name=who.name, reserved=None)
        self.last_seen[at] = self.hall.now()
        await self.fill(self.with_seat(taken))
        return Joined(at)

    async def fill(self, seats: list[Seat]) -> None:
        """Somebody sat down; with all seats taken the game begins."""
        if self.info.status != OPEN or any(seat.kind == "open" for seat in seats):
            await self.settle(seats=seats)
            return
        info = replace(self.info, status=PLAYING, version=self.game.version, content=self.game.content)
        began = course.begin(self.game, info.players, info.settings, info.secret, self.hall.now())
        await self.settle(info=info, seats=clocks.started(info.clock, seats), played=began)

    async def leave(self, who: Who) -> Done:
        """Get up. While the game goes on a bot plays for whoever left, until they come back."""
        at = access.seated(who, self)
        seat = self.seats[at]
        if self.info.status == OPEN:
            freed = replace(seat, kind="open", account_id=None, name="")
            await self.settle(seats=self.with_seat(freed))
        elif self.info.status == PLAYING and seat.bot is None:
            await self.settle(seats=self.with_seat(replace(seat, bot="greedy")))
        return Done(self.seq)

    async def put_bot(self, who: Who, at: int, spec: str) -> Done:
        """A bot takes a free seat, or stands in for somebody."""
        seat = self.place(at)
        away = 0.0 if self.online(at) else self.hall.now() - self.last_seen[at]
        access.puts_bot(who, self, seat, away)
        if self.info.status == OPEN:
            await self.fill(self.with_seat(replace(seat, kind="bot", bot=spec, name=spec)))
        else:
            await self.settle(seats=self.with_seat(replace(seat, bot=spec)))
        return Done(self.seq)

    async def set_order(self, who: Who, order: str | None) -> Done:
        """Give or take back the standing order."""
        at = access.answers(who, self)
        if self.seats[at].order != order:
            await self.settle(seats=self.with_seat(replace(self.seats[at], order=order)))
        return Done(self.seq)

    async def resign(self, who: Who) -> Done:
        """Give up. With others still playing a bot plays on to the end for them; the place is the last."""
        at = access.answers(who, self)
        seats = self.with_seat(replace(self.seats[at], resigned=True, bot="greedy", order=None))
        going = [seat.seat for seat in seats if not seat.resigned]
        people = [seat for seat in seats if seat.kind == "human" and not seat.resigned]
        info = self.info
        if len(going) <= 1 or not people:
            assert self.course is not None
            ended = given_up(info.players, [seat.seat for seat in seats if seat.resigned])
            told = self.told_result(ended, self.course, seats)
            info = replace(info, status=FINISHED, ended=self.hall.now(), result=told)
        await self.settle(info=info, seats=seats)
        return Done(self.seq)

    async def abort(self, who: Who) -> Done:
        """Give the table up as if it had never been."""
        people = {seat.seat for seat in self.seats if seat.kind == "human"}
        rows = self.course.rows if self.course is not None else []
        access.aborts(who, self, any(row.seat in people and row.by == "person" for row in rows))
        await self.settle(info=replace(self.info, status=ABORTED, ended=self.hall.now()))
        return Done(self.seq)

    async def move(self, old: str, account: str, name: str) -> None:
        """A seat's account has changed, or only its name; the table may be theirs, too."""
        info = self.info
        if info.creator == old:
            info = replace(info, creator=account, creator_name=name)
        sits = old != account and any(seat.account_id == account for seat in self.seats)
        seats = []
        for seat in self.seats:
            if seat.account_id == old and not sits:
                seat = replace(seat, account_id=account, name=name)
            seats.append(replace(seat, reserved=account) if seat.reserved == old else seat)
        await self.settle(info=info, seats=seats)

    def place(self, at: int) -> Seat:
        """A seat by its number."""
        if not 0 <= at < len(self.seats):
            raise Refused("no-such-seat", 404, f"there is no seat {at}")
        return self.seats[at]

    def with_seat(self, changed: Seat) -> list[Seat]:
        """The seats with one of them changed."""
        return [changed if seat.seat == changed.seat else seat for seat in self.seats]

    # ------------------------------------------------------------------ answering

    async def answer(self, who: Who, n: int, seq: int, option: str) -> Done:
        """Answer a choice. Whatever does not fit is refused and changes nothing."""
        at = access.answers(who, self)
        assert self.course is not None
        given = self.course.given(at, n)
        if given is not None and self.game.verbs.name(given.option) == option:
            return Done(given.seq, again=True)
        if self.seats[at].bot is not None:
            raise Refused("bot-plays", 409, "a bot plays for you; join to come back", seat=at)
        asked = self.waiting().get(at)
        if asked is None:
            raise self.late("not-asked", "nothing is asked of you now", at, seq)
        if asked.number != n or not self.course.asked_at() <= seq <= self.seq:
            raise self.late("stale", f"the table stands at {self.seq} and asks choice {asked.number}", at, seq)
        try:
            code = self.game.verbs.code(option)
        except ValueError:
            raise Refused("no-such-option", 422, "not an option of this game", option=option) from None
        if code not in asked.options:
            rule = dict(self.game.blocked(self.course.state, at)).get(code, "")
            raise Refused("not-offered", 422, "this option is not offered now", option=option, rule=rule)
        await self.give(at, n, code, "person")
        return Done(self.seq)

    def late(self, error: str, detail: str, at: int, seq: int) -> Refused:
        """A refusal that tells what was missed."""
        refusal = Refused(error, 409, detail)
        refusal.seq = self.seq
        if 0 < seq < self.seq:
            refusal.missed = [self.update(at, seq, [], text=True)]
        return refusal

    async def give(self, at: int, n: int, option: int, by: str) -> None:
        """Work out an answer and settle it."""
        assert self.course is not None
        now = self.hall.now()
        try:
            row, state = self.course.after(at, n, option, by, now)
        except Exception:
            # a mistake in a rule: the clone is thrown away, the table stands as it stood
            log.exception("table %s: choice %d of %s failed", self.info.id, n, self.info.game)
            raise Refused("rules-failed", 500, "the rules failed at this answer; nothing was changed") from None
        played = self.course.copy()
        played.take(row, state)
        await self.settle(played=played)

    async def time_out(self, at: int, n: int) -> None:
        """A seat's time is up: its idle default is answered."""
        deadline = self.running.get(at)
        asked = self.waiting().get(at)
        if deadline is not None and asked is not None and asked.number == n == deadline.n:
            if deadline.at <= self.hall.now():
                await self.give(at, n, asked.idle, "clock")
        else:
            running = self.running
            await self.hall.storage.write(lambda c: ledger.write_deadlines(c, self.info.id, running))

    # ------------------------------------------------------------------ going back

    async def undo(self, who: Who, to: int | None) -> Done:
        """Take back what revealed nothing."""
        at = access.answers(who, self)
        assert self.course is not None
        free = self.course.free_undo(at, self.robots())
        if free is None:
            raise Refused("no-undo", 409, "there is nothing of yours to take back, or something was revealed since")
        if to is not None and to != free:
            mine = {at, *self.robots()}
            after = [row for row in self.course.line if row.seq > to]
            if not self.course.standing(to) or any(row.barrier or row.seat not in mine for row in after):
                raise Refused("no-undo", 409, f"the table can't go back to {to} freely")
            free = to
        await self.go_back(at, free, "undo")
        return Done(self.seq)

    async def ask_takeback(self, who: Who, to: int | None) -> Done:
        """Ask to go back past what was revealed. With nobody else to ask it is done at once, and marked."""
        at = access.answers(who, self)
        assert self.course is not None
        target = to if to is not None else self.course.last_of(at)
        if target is None or target >= self.course.line[-1].seq or not self.course.standing(target):
            raise Refused("no-takeback", 409, "there is nothing to take back")
        others = [seat.seat for seat in self.seats if seat.person and seat.seat != at]
        if not others:
            await self.go_back(at, target, "takeback")
        else:
            await self.settle(info=replace(self.info, takeback=TakebackOut(at, target, [], others)))
        return Done(self.seq)

    async def answer_takeback(self, who: Who, agreed: bool) -> Done:
        """Say yes or no to somebody's wish to go back."""
        at = access.answers(who, self)
        wish = self.info.takeback
        if wish is None or (at not in wish.asked and at != wish.seat):
            raise Refused("no-takeback", 409, "nobody asks you to go back")
        if not agreed:
            await self.settle(info=replace(self.info, takeback=None))
        elif at in wish.asked:
            yes = sorted({*wish.yes, at})
            if yes == sorted(wish.asked):
                await self.go_back(wish.seat, wish.seq, "takeback")
            else:
                await self.settle(info=replace(self.info, takeback=replace(wish, yes=yes)))
        return Done(self.seq)

    async def go_back(self, at: int, to: int, by: str) -> None:
        """Go back to after a row. Others' sealed answers to the same question are put back where they were."""
        assert self.course is not None
        played = self.course.copy()
        sealed = [
            row for row in played.line if row.seq > to and row.seat != at and by == "undo" and played.pending(row)
        ]
        state = await self.state_at(to)
        played.go_back(played.back_row(at, to, by, self.hall.now()), state)
        for row in sealed:
            played.take(*played.after(row.seat, row.n, row.option, row.by, self.hall.now()))
        await self.settle(played=played)

    # ------------------------------------------------------------------ talking

    async def say(self, who: Who, text: str) -> Done:
        """A line of chat."""
        at = access.chats(who, self)
        text = " ".join(text.split())
        if not text:
            raise Refused("empty-chat", 422, "there is nothing in it")
        number = await self.hall.next_chat()
        line = ChatLine(number, self.seq, at, who.name, text, round(self.hall.now(), 3))
        await self.settle(said=(line, who.account))
        return Done(self.seq)

    async def mute(self, who: Who, account: str, muted: bool) -> Done:
        """Let somebody chat here, or not."""
        access.mutes(who, self)
        others = [one for one in self.info.muted if one != account]
        await self.settle(info=replace(self.info, muted=[*others, account] if muted else others))
        return Done(self.seq)

    # ------------------------------------------------------------------ robots

    def nudge(self) -> None:
        """Let those think for whom the server answers."""
        if self.hall.stopping:
            return
        for at in self.waiting():
            if self.seats[at].robot and at not in self.thinking:
                self.thinking[at] = asyncio.create_task(self.robot(at))

    async def robot(self, at: int) -> None:
        """Think for a seat, answer if it is still asked the same, and look again."""
        try:
            await asyncio.sleep(self.hall.config.bot_pause)
            asked = self.waiting().get(at)
            seat = self.seats[at]
            if asked is None or not seat.robot or self.course is None:
                return
            since = self.course.asked_at()
            option = asked.idle
            if seat.order is None and seat.bot is not None:
                seed = f"{self.info.id}:{self.seq}:{at}"
                option = await self.hall.robots.answer(self.game, self.course.state, asked, seat.bot, seed)
            await self.do(lambda: self.robot_answers(at, asked.number, option, since))
        except Exception:
            log.exception("table %s: a robot could not answer", self.info.id)
            await asyncio.sleep(5.0)
        finally:
            self.thinking.pop(at, None)
            self.nudge()

    async def robot_answers(self, at: int, n: int, option: int, since: int) -> None:
        """Take a robot's answer, unless the table has changed its mind meanwhile."""
        asked = self.waiting().get(at)
        seat = self.seats[at]
        if asked is None or asked.number != n or not seat.robot or self.course is None:
            return
        if self.course.asked_at() == since:
            await self.give(at, n, option, "order" if seat.order is not None else "bot")
