"""All tables: made, found, loaded when somebody comes, forgotten when nobody is left; and the sweeper of deadlines."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, select, update

from wawel import catalog
from wawel.engine.events import NOBODY
from wawel.engine.game import BadSetting, Game
from wawel.engine.json_form import BadForm
from wawel.engine.records import secret_of
from wawel.server import access, clocks, course, ledger, robots, schema
from wawel.server.access import Refused, Who
from wawel.server.board import Kept, seat_out
from wawel.server.clocks import Deadline
from wawel.server.config import Config
from wawel.server.course import Course
from wawel.server.listeners import Feed
from wawel.server.messages import ChatLine, ClockSetting, NewTable, ResultOut, SeatIn, Summary, TableMade
from wawel.server.robots import Robots
from wawel.server.seats import ABORTED, FINISHED, OPEN, PLAYING, Info, Seat, info_from, seat_from
from wawel.server.storage import Storage
from wawel.server.tables import CHAT_KEPT, Table

log = logging.getLogger(__name__)
#: no letters that are taken for one another
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8
#: open tables nobody touched for so long are given up
STALE = 7 * 86400.0
#: guests who left no trace, and notifications that were read, are kept so long
FORGOTTEN = 30 * 86400.0
#: how often the sweeper looks
TICK = 0.25
#: how often it looks for tables to forget, and how soon one where all is over may leave the memory
FORGET = 15.0
OVER_IDLE = 15.0
LISTED = 100
#: tables a person may have open or in play at once
MOST_TABLES = 200


def new_id() -> str:
    """A short name that can't be guessed from others."""
    drawn, letters = secrets.randbelow(len(ALPHABET) ** ID_LENGTH), ""
    for _ in range(ID_LENGTH):
        drawn, at = divmod(drawn, len(ALPHABET))
        letters += ALPHABET[at]
    return letters


def tidy(connection: Connection, now: float) -> None:
    """What nobody will miss: at every start, before anything is loaded."""
    people, seats, kept = schema.accounts.c, schema.seats.c, schema.tables.c
    stale = (kept.status == OPEN) & (kept.touched < now - STALE)
    connection.execute(update(schema.tables).where(stale).values(status=ABORTED, ended=now))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
    old = schema.notifications.c
    connection.execute(delete(schema.notifications).where(old.read, old.at < now - FORGOTTEN))
    unused = [
        people.id.not_in(select(other).where(other.is_not(None)).scalar_subquery())
        for other in (schema.sessions.c.account_id, seats.account_id, schema.chat.c.account_id, kept.creator)
    ]
    connection.execute(delete(schema.accounts).where(people.guest, people.created < now - FORGOTTEN, *unused))


class Hall:
    """Where the tables stand."""

    def __init__(self, config: Config, storage: Storage, secret: bytes) -> None:
        self.config = config
        self.storage = storage
        self.feed = Feed()
        self.robots = Robots(config.bot_workers)
        self.signer = URLSafeSerializer(secret, salt="seat-link")
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.stopping = False
        self.now: Callable[[], float] = time.time
        #: when the next deadline is due, so that the sweeper need not ask the database
        self.due = 0.0
        self.chat_number = 0
        self.tasks: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Start the sweeper, and wake the tables where bots have to go on."""
        self.chat_number = await self.storage.read(lambda c: c.scalar(select(func.max(schema.chat.c.id))) or 0)
        grace = self.now() + clocks.GRACE

        def waking(connection: Connection) -> list[str]:
            late = schema.deadlines.c
            connection.execute(update(schema.deadlines).where(late.at < grace).values(at=grace))
            tidy(connection, self.now())
            kept, seats = schema.tables.c, schema.seats.c
            robots_play = (seats.bot.is_not(None)) | (seats.order.is_not(None))
            found = select(kept.id).where(kept.status == PLAYING).join(schema.seats).where(robots_play).distinct()
            return list(connection.scalars(found))

        waking_ids = await self.storage.write(waking)
        self.tasks = [asyncio.create_task(self.sweep()), asyncio.create_task(self.wake(waking_ids))]

    async def wake(self, ids: list[str]) -> None:
        """Load tables whose bots were thinking when the server stopped."""
        for id in ids:
            try:
                (await self.table(id)).nudge()
            except Refused as refusal:
                log.warning("table %s was not woken: %s", id, refusal)

    def farewell(self) -> None:
        """The server stops: tell everyone who listens, so that nobody has to be cut off."""
        self.stopping = True
        for table in self.tables.values():
            for listener in table.listeners:
                listener.end()
        self.feed.end()

    async def close(self) -> None:
        """Let everybody go. All that happened is on the disk already."""
        self.farewell()
        running = self.tasks + [task for table in self.tables.values() for task in table.thinking.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        workers = [table.worker for table in self.tables.values() if table.worker is not None]
        await asyncio.gather(*workers, return_exceptions=True)
        self.robots.close()

    async def sweep(self) -> None:
        """Look for deadlines that have passed, and for tables to forget."""
        forget = time.monotonic() + FORGET
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.sweep_deadlines()
                if time.monotonic() > forget:
                    forget = time.monotonic() + FORGET
                    self.forget()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the sweeper stumbled")

    async def sweep_deadlines(self) -> None:
        """Answer for those whose time is up."""
        late = schema.deadlines.c
        now = self.now()
        if now < self.due:
            return
        self.due = now + 3600.0
        due = await self.storage.read(
            lambda c: c.execute(select(late.table_id, late.seat, late.n).where(late.at <= now)).all()
        )
        for id, seat, n in due:
            try:
                table = await self.table(id)
                await table.do(lambda table=table, seat=seat, n=n: table.time_out(seat, n))  # type: ignore[misc]
            except Refused as refusal:
                log.warning("table %s: nobody can answer for seat %d: %s", id, seat, refusal)
                gone = delete(schema.deadlines).where(late.table_id == id)
                await self.storage.write(lambda c, gone=gone: c.execute(gone))  # type: ignore[misc]
        following = await self.storage.read(lambda c: c.scalar(select(func.min(late.at))))
        if following is not None:
            self.due = min(self.due, following)

    def forget(self) -> None:
        """Let go of tables where nothing has happened for a while; they are loaded again when somebody comes."""
        now = time.monotonic()
        for id, table in list(self.tables.items()):
            kept = self.config.idle if table.info.status in (OPEN, PLAYING) else min(OVER_IDLE, self.config.idle)
            if table.quiet and table.used < now - kept:
                del self.tables[id]

    # ------------------------------------------------------------------ games

    def game(self, key: str) -> Game:
        """A game that is played here."""
        if key not in self.offered():
            raise Refused("no-such-game", 404, f"there are {', '.join(self.offered())}", game=key)
        return catalog.game(key)

    def offered(self) -> tuple[str, ...]:
        """The games played here."""
        return catalog.games() + (catalog.HIDDEN if self.config.with_hidden else ())

    # ------------------------------------------------------------------ finding a table

    async def table(self, id: str) -> Table:
        """A table by its id, loaded once however many ask for it."""
        if id in self.tables:
            return self.tables[id]
        if id in self.loading:
            return await asyncio.shield(self.loading[id])
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self.loading[id] = future
        try:
            table = await self.load(id)
        except BaseException as error:
            future.set_exception(error if isinstance(error, Exception) else Refused("busy", 503))
            future.exception()  # it is raised below; nobody else may be waiting for it
            raise
        else:
            self.tables[id] = table
            future.set_result(table)
            return table
        finally:
            del self.loading[id]

    async def load(self, id: str) -> Table:
        """Read a table from the database: its last snapshot, its rows, its talk."""
        if len(id) != ID_LENGTH:
            raise Refused("no-such-table", 404, "there is no such table")

        def read(connection: Connection) -> Any:
            kept, people = schema.tables, schema.accounts
            query = select(kept, people.c.name.label("creator_name")).outerjoin(people, people.c.id == kept.c.creator)
            row = connection.execute(query.where(kept.c.id == id)).first()
            if row is None:
                return None
            places = connection.execute(select(schema.seats).where(schema.seats.c.table_id == id).order_by("seat"))
            rows = connection.execute(
                select(schema.records).where(schema.records.c.table_id == id).order_by(schema.records.c.seq)
            )
            shot = connection.scalar(
                select(schema.snapshots.c.state).where(
                    schema.snapshots.c.table_id == id, schema.snapshots.c.seq == row.seq
                )
            )
            said = connection.execute(
                select(schema.chat)
                .where(schema.chat.c.table_id == id)
                .order_by(schema.chat.c.id.desc())
                .limit(CHAT_KEPT)
            )
            late = connection.execute(select(schema.deadlines).where(schema.deadlines.c.table_id == id))
            return row, places.all(), rows.all(), shot, said.all()[::-1], late.all()

        found = await self.storage.read(read)
        if found is None:
            raise Refused("no-such-table", 404, "there is no such table")
        row, places, rows, shot, said, late = found
        info = info_from(row, row.creator_name or "")
        try:
            game = catalog.game(info.game)
            played = None
            if rows:
                past = [course.row_from(game, r.seq, r.kind, r.line, r.events, r.barrier, r.by, r.at) for r in rows]
                played = Course(game, info.secret, past, game.from_json(msgspec.json.decode(shot)))
                played.rewound = info.rewound
        except (BadForm, ValueError, catalog.UnknownGame) as error:
            log.error("table %s of %s can't be read by this version: %s", id, info.game, error)
            raise Refused("old-rules", 409, "this table was played under rules that are no longer here") from None
        running = {r.seat: Deadline(r.n, r.at, played.asked_at() if played else 0) for r in late}
        chat = [ChatLine(r.id, r.seq, r.seat, r.name, r.text, r.at) for r in said]
        seats = [seat_from(r) for r in places]
        return Table(self, Kept(info, seats, game, played, chat, [r.account_id for r in said], running))

    async def next_chat(self) -> int:
        """The number of the next line said anywhere."""
        self.chat_number += 1
        return self.chat_number

    # ------------------------------------------------------------------ making a table

    async def create(self, who: Who, asked: NewTable) -> TableMade:
        """A new table; the game begins as soon as no seat is free."""
        access.scope(who, access.CREATE)
        game = self.game(asked.game)
        try:
            settings = game.check_settings(asked.settings, game.check_players(len(asked.seats)))
        except BadSetting as error:
            raise Refused("bad-setting", 422, str(error)) from None
        seats = [self.seat(who, at, seat) for at, seat in enumerate(asked.seats)]
        if sum(seat.account_id == who.account for seat in seats) > 1:
            raise Refused("one-seat-each", 422, "you can have one seat only")
        if asked.rated and (len(seats) < 2 or any(seat.kind == "bot" for seat in seats)):
            raise Refused("rated-people", 422, "a rated table needs two or more people and no bots")
        info = self.info(who, game, settings, seats, asked.clock, asked.public, asked.rated)
        table = await self.put(info, seats, None)
        if all(seat.kind != "open" for seat in seats):
            await table.do(lambda: table.fill(table.seats))
        return self.made(table, who)

    def seat(self, who: Who, at: int, asked: SeatIn) -> Seat:
        """A seat as it was asked for."""
        if asked.kind == "bot":
            spec = robots.check(asked.bot or "greedy")
            return Seat(seat=at, kind="bot", bot=spec, name=spec)
        if asked.kind == "me":
            return Seat(seat=at, kind="human", account_id=who.account, name=who.name)
        return Seat(seat=at, kind="open", invite=asked.kind == "invite")

    def info(
        self,
        who: Who,
        game: Game,
        settings: dict[str, Any],
        seats: list[Seat],
        clock: ClockSetting,
        public: bool,
        rated: bool,
    ) -> Info:
        """A table that has not begun."""
        now = self.now()
        return Info(
            id=new_id(),
            game=game.key,
            version=game.version,
            content=game.content,
            settings=settings,
            players=len(seats),
            status=OPEN,
            secret=secret_of(None),
            clock=clock,
            public=public,
            rated=rated,
            creator=who.account,
            creator_name=who.name,
            created=now,
            touched=now,
        )

    async def put(self, info: Info, seats: list[Seat], played: Course | None) -> Table:
        """Write a new table down and set it up."""
        waiting = [] if played is None else [choice.seat for choice in played.choices()]

        def write(connection: Connection) -> None:
            kept = schema.tables.c
            mine = select(func.count()).where(kept.creator == info.creator, kept.status.in_((OPEN, PLAYING)))
            if (connection.scalar(mine) or 0) >= MOST_TABLES:
                raise Refused("too-many-tables", 429, f"you have {MOST_TABLES} unfinished tables already")
            ledger.write_new(connection, info, seats, played.seq if played else 0, waiting)
            if played is not None:
                ledger.write_rows(connection, info.id, played.game, played.rows)
                state = msgspec.json.encode(played.state.to_json()).decode()
                ledger.write_snapshot(connection, info.id, 0, played.seq, state)

        await self.storage.write(write)
        table = Table(self, Kept(info, seats, catalog.game(info.game), played))
        self.tables[info.id] = table
        return table

    def made(self, table: Table, who: Who) -> TableMade:
        """What the creator is told."""
        invites = {str(seat.seat): self.link(table.info.id, seat.seat) for seat in table.seats if seat.invite}
        return TableMade(table.info.id, access.reader(who, table), invites)

    def link(self, id: str, seat: int) -> str:
        """The address that lets whoever holds it sit down on a seat."""
        return f"/t/{id}?seat={seat}&token={self.signer.dumps([id, seat])}"

    def linked(self, id: str, token: str) -> int | None:
        """The seat a link is for."""
        try:
            table, seat = self.signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return int(seat) if table == id else None

    async def join(self, who: Who, id: str, seat: int | None, token: str) -> Any:
        """Sit down at a table, perhaps by a link."""
        table = await self.table(id)
        linked = self.linked(id, token) if token else None
        if token and (linked is None or seat not in (None, linked)):
            raise Refused("bad-link", 403, "this seat link is not valid here")
        at = linked if linked is not None else seat
        return await table.do(lambda: table.join(who, at, linked is not None))

    async def rematch(self, who: Who, id: str) -> TableMade:
        """The same once more: one new table for all who ask, with their seats kept for them."""
        table = await self.table(id)
        at = access.seated(who, table)
        if table.info.status != FINISHED:
            raise Refused("not-finished", 409, "the game is not over")

        async def once() -> str:
            if table.info.rematch is None:
                seats = [self.seat_again(seat, at) for seat in table.seats]
                old = table.info
                settings = table.game.check_settings(old.settings, old.players)
                info = self.info(who, table.game, settings, seats, old.clock, old.public, old.rated)
                again = await self.put(info, seats, None)
                await table.settle(info=replace(table.info, rematch=again.info.id))
                if all(seat.kind != "open" for seat in seats):
                    await again.do(lambda: again.fill(again.seats))
            assert table.info.rematch is not None
            return table.info.rematch

        again = await self.table(await table.do(once))
        await again.do(lambda: again.join(who, None, False))
        return self.made(again, who)

    def seat_again(self, seat: Seat, asking: int) -> Seat:
        """A seat for the next game."""
        if seat.kind == "bot":
            return Seat(seat=seat.seat, kind="bot", bot=seat.bot, name=seat.name)
        if seat.seat == asking:
            return Seat(seat=seat.seat, kind="human", account_id=seat.account_id, name=seat.name)
        return Seat(seat=seat.seat, kind="open", reserved=seat.account_id)

    async def fork(self, who: Who, id: str, seq: int) -> TableMade:
        """A new table that goes on from a moment of this one, with luck of its own."""
        table = await self.table(id)
        access.forks(who, table, table.info.players)

        async def forked() -> Table:
            if table.course is None or not 1 <= seq <= table.seq:
                raise Refused("no-such-moment", 404, f"moments run from 1 to {table.seq}", last=table.seq)
            rows = course.line(table.course.rows[:seq])
            numbered = [msgspec.structs.replace(row, seq=at) for at, row in enumerate(rows, 1)]
            own = access.reader(who, table)
            mine = max(own, 0)
            seats = [
                Seat(seat=n, kind="human", account_id=who.account, name=who.name)
                if n == mine
                else Seat(seat=n, kind="bot", bot="greedy", name="greedy")
                for n in range(table.info.players)
            ]
            info = self.info(who, table.game, table.info.settings, seats, ClockSetting(), False, False)
            info = replace(info, status=PLAYING, origin=f"{id}:{seq}", forked=len(rows))
            try:
                # played again under the new seed, as whoever verifies the record will do
                state = course.replayed(table.game, info, info.secret, rows)
            except course.CANNOT_REPLAY:
                raise Refused("old-rules", 409, "this can't be played again under the present rules") from None
            if table.game.result(state) is not None:
                raise Refused("fork-over", 409, "the game is over at this moment")
            if table.info.status == PLAYING:
                # whoever tries the future out elsewhere knows this deck: as good as a rewind, so it is marked as one
                marked = table.course.copy()
                marked.rewound += 1
                await table.settle(played=marked)
            return await self.put(info, seats, Course(table.game, info.secret, numbered, state))

        made = await table.do(forked)
        made.nudge()
        return self.made(made, who)

    async def moved(self, old: str, account: str, name: str) -> None:
        """An account has a new name, or its seats belong to another account now: tables in memory learn of it."""
        for table in list(self.tables.values()):
            if table.info.creator == old or any(old in (seat.account_id, seat.reserved) for seat in table.seats):
                await table.do(lambda table=table: table.move(old, account, name))  # type: ignore[misc]

    def ended(self, credential: str) -> None:
        """A session or token is no longer good: what was opened with it is closed."""
        everybody = [one for table in self.tables.values() for one in table.listeners]
        everybody += [one for mine in self.feed.listeners.values() for one in mine]
        for listener in everybody:
            if listener.who.credential == credential:
                listener.end()

    # ------------------------------------------------------------------ lists

    async def listed(self, who: Who, show: str) -> list[Summary]:
        """Tables for the lobby, or one's own."""
        kept, seats = schema.tables.c, schema.seats.c
        query = select(schema.tables)
        if show == "mine":
            access.known(who)
            mine = select(seats.table_id).where(seats.account_id == who.account)
            query = query.where(kept.id.in_(mine) | (kept.creator == who.account), kept.status.in_((OPEN, PLAYING)))
        else:
            status = {"open": OPEN, "live": PLAYING, "finished": FINISHED}[show]
            query = query.where(kept.public, kept.status == status)
            if show == "open":
                query = query.where(kept.touched > self.now() - STALE)
        return await self.summaries(who, query.order_by(kept.touched.desc()).limit(LISTED))

    async def history(self, who: Who, account: str) -> list[Summary]:
        """The finished tables of an account; private ones only for those who sat there."""
        kept, seats = schema.tables.c, schema.seats.c
        theirs = select(seats.table_id).where(seats.account_id == account)
        query = select(schema.tables).where(kept.id.in_(theirs), kept.status == FINISHED)
        if who.account != account:
            query = query.where(kept.public)
        return await self.summaries(who, query.order_by(kept.ended.desc()).limit(LISTED))

    async def summaries(self, who: Who, query: Any) -> list[Summary]:
        """Tables found by a query, as lines of a list; they are not loaded for it."""

        def read(connection: Connection) -> list[tuple[Any, list[Seat]]]:
            found = connection.execute(query).all()
            seats: dict[str, list[Seat]] = {row.id: [] for row in found}
            places = schema.seats
            for row in connection.execute(select(places).where(places.c.table_id.in_(seats)).order_by(places.c.seat)):
                seats[row.table_id].append(seat_from(row))
            return [(row, seats[row.id]) for row in found]

        return [self.summary(who, row, seats) for row, seats in await self.storage.read(read)]

    def summary(self, who: Who, row: Any, seats: list[Seat]) -> Summary:
        """A stored table as a line of a list."""
        info = info_from(row, "")
        loaded = self.tables.get(info.id)
        places = [seat_out(one, loaded is not None and loaded.online(one.seat), None) for one in seats]
        mine = next((one.seat for one in seats if who.account and one.account_id == who.account), NOBODY)
        return Summary(
            info.id,
            info.game,
            info.settings,
            info.status,  # type: ignore[arg-type]
            places,
            row.seq,
            info.clock,
            info.public,
            info.rated,
            info.created,
            info.touched,
            msgspec.json.decode(row.waiting, type=list[int]),
            mine,
            None if info.result is None else msgspec.convert(info.result, ResultOut),
        )
