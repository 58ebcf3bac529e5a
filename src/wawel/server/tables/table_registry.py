"""All tables: found, loaded when somebody comes, unloaded when nobody is left; and the search for passed deadlines."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, select, update

from wawel import catalog
from wawel.engine.game import Game
from wawel.server.config import Config
from wawel.server.errors import Refused
from wawel.server.storage import schema, table_writes
from wawel.server.storage.cleaning import tidy
from wawel.server.storage.database import Database
from wawel.server.storage.ids import ID_LENGTH
from wawel.server.storage.table_reads import TableRecords, read_table
from wawel.server.tables import clock
from wawel.server.tables.bot_workers import BotWorkers
from wawel.server.tables.listeners import Feed
from wawel.server.tables.stored_table import StoredTable
from wawel.server.tables.table import Table
from wawel.server.tables.table_info import HALTED, OPEN, PLAYING, Deadline

log = logging.getLogger(__name__)
#: how often passed deadlines are looked for
TICK = 0.25
#: how often idle tables are looked for, and how soon a finished one may be unloaded
FORGET = 15.0
OVER_IDLE = 15.0
#: tables touched so many seconds before the server stopped are woken at its start
LAST_MOMENTS = 60.0


class TableRegistry:
    """The tables in memory; all others are loaded on demand."""

    def __init__(self, config: Config, database: Database) -> None:
        self.config = config
        self.database = database
        self.feed = Feed()
        self.bot_workers = BotWorkers(config.bot_workers)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.stopping = False
        self.now: Callable[[], float] = time.time
        #: when the next deadline passes, so that the database need not be asked all the time
        self.due = 0.0
        self.chat_number = 0
        self.tasks: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Start looking for deadlines, and wake the tables where bots have to go on, or that were halted."""
        self.chat_number = await self.database.read(lambda c: c.scalar(select(func.max(schema.chat.c.id))) or 0)
        grace = self.now() + clock.GRACE

        def waking(connection: Connection) -> list[str]:
            late = schema.deadlines.c
            connection.execute(update(schema.deadlines).where(late.at < grace).values(at=grace))
            tidy(connection, self.now())
            kept, seats = schema.tables.c, schema.seats.c
            automatic = select(seats.table_id).where(seats.bot.is_not(None) | (seats.order == "idle"))
            # where the server was about to pass for somebody, it was so when it stopped
            last = select(func.max(kept.touched)).scalar_subquery()
            found = (kept.status == PLAYING) & (kept.id.in_(automatic) | (kept.touched > last - LAST_MOMENTS))
            found |= kept.status == HALTED
            return list(connection.scalars(select(kept.id).where(found)))

        waking_ids = await self.database.write(waking)
        self.tasks = [asyncio.create_task(self.watch()), asyncio.create_task(self.wake(waking_ids))]

    async def wake(self, ids: list[str]) -> None:
        """Load tables that go on by themselves."""
        for id in ids:
            try:
                table = await self.table(id)
                await table.resume()
                table.bots.nudge()
            except Refused as refusal:
                log.warning("table %s was not woken: %s", id, refusal)

    def farewell(self) -> None:
        """The server stops: end all listeners in an orderly way."""
        self.stopping = True
        for table in self.tables.values():
            for listener in table.readers.listeners:
                listener.end()
        self.feed.end()

    async def close(self) -> None:
        """Close all tables. Everything is on disk already."""
        self.farewell()
        running = self.tasks + [task for table in self.tables.values() for task in table.bots.thinking.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        workers = [table.queue.worker for table in self.tables.values() if table.queue.worker is not None]
        await asyncio.gather(*workers, return_exceptions=True)
        self.bot_workers.close()

    # ------------------------------------------------------------------ looking after tables

    async def watch(self) -> None:
        """Look for deadlines that have passed, and for tables to unload."""
        forget = time.monotonic() + FORGET
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.answer_late()
                if time.monotonic() > forget:
                    forget = time.monotonic() + FORGET
                    self.forget()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("looking for deadlines failed")

    def expect(self, deadlines: Iterable[Deadline]) -> None:
        """Some clocks run."""
        self.due = min([self.due, *(one.at for one in deadlines)])

    async def answer_late(self) -> None:
        """Answer for those whose time is up."""
        late = schema.deadlines.c
        now = self.now()
        if now < self.due:
            return
        self.due = now + 3600.0
        due = await self.database.read(
            lambda c: c.execute(select(late.table_id, late.seat, late.n).where(late.at <= now)).all()
        )
        for id, seat, n in due:
            try:
                await (await self.table(id)).time_out(seat, n)
            except Refused as refusal:
                log.warning("table %s: nobody can answer for seat %d: %s", id, seat, refusal)
                gone = delete(schema.deadlines).where(late.table_id == id)
                await self.database.write(lambda c, gone=gone: c.execute(gone))  # type: ignore[misc]
        following = await self.database.read(lambda c: c.scalar(select(func.min(late.at))))
        if following is not None:
            self.due = min(self.due, following)

    def forget(self) -> None:
        """Unload tables where nothing has happened for a while; they are loaded again when somebody comes."""
        now = time.monotonic()
        for id, table in list(self.tables.items()):
            kept = self.config.idle if table.info.status in (OPEN, PLAYING) else min(OVER_IDLE, self.config.idle)
            if table.quiet and table.queue.used < now - kept:
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
            table = self.add(await self.load(id))
        except BaseException as error:
            future.set_exception(error if isinstance(error, Exception) else Refused("busy", 503))
            future.exception()  # it is raised below; nobody else may be waiting for it
            raise
        else:
            future.set_result(table)
            return table
        finally:
            del self.loading[id]

    def add(self, stored: StoredTable) -> Table:
        """Make a stored table live."""
        table = self.tables[stored.info.id] = Table(self, stored)
        return table

    async def load(self, id: str) -> StoredTable:
        """Read a table from the database. One that can't be read is halted, if it was being played."""
        found = await self.database.read(lambda c: read_table(c, id)) if len(id) == ID_LENGTH else None
        if found is None:
            raise Refused("no-such-table", 404, "there is no such table")
        old_rules = Refused("old-rules", 409, "this table was played under rules that are no longer here")
        try:
            game = catalog.game(found.info.game)
        except catalog.UnknownGame:
            log.error("table %s: there is no game %s", id, found.info.game)
            raise old_rules from None
        try:
            history = found.history(game)
        except Exception:
            log.exception("table %s of %s can't be read", id, game.key)
            if found.info.status not in (PLAYING, HALTED):
                raise old_rules from None
            return await self.unreadable(found, game)
        return StoredTable(found.info, found.seats, game, history, found.chat, found.running(history))

    async def unreadable(self, found: TableRecords, game: Game) -> StoredTable:
        """A table whose history can't be read: its people find it halted. Rules that can read it may come back."""
        info = replace(found.info, status=HALTED)
        await self.database.write(lambda c: table_writes.write_halted(c, info.id))
        return StoredTable(info, found.seats, game, None, found.chat, unread=found.seq)

    def next_chat_number(self) -> int:
        """The number of the next line said anywhere."""
        self.chat_number += 1
        return self.chat_number

    # ------------------------------------------------------------------ accounts

    def present(self, account: str) -> bool:
        """Is somebody here now, at a table or with a page open?"""
        return account in self.feed.listeners or any(
            one.who.account == account for table in self.tables.values() for one in table.readers.listeners
        )

    async def account_moved(self, old: str, account: str, name: str) -> None:
        """An account has a new name, or its seats belong to another account now: tables in memory are updated."""
        for table in list(self.tables.values()):
            if table.info.creator == old or any(old in (seat.account_id, seat.reserved) for seat in table.seats):
                await table.move_account(old, account, name)

    def credential_ended(self, credential: str) -> None:
        """A session or token was revoked: what was opened with it is closed."""
        everybody = [one for table in self.tables.values() for one in table.readers.listeners]
        everybody += [one for mine in self.feed.listeners.values() for one in mine]
        for listener in everybody:
            if listener.who.credential == credential:
                listener.end()
