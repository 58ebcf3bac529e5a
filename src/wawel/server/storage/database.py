"""The database: SQLite through SQLAlchemy's sync engine, all writing on one thread.

One writer makes every transaction wait its turn without locks in the program; readers have a thread of their own and,
in WAL mode, are never kept waiting. Cheaper by far than an async driver, and the event loop is never blocked.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import ClauseElement, Connection, Engine, create_engine, event, insert, inspect, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from wawel.server.storage.migrations import HEAD
from wawel.server.storage.schema import meta

T = TypeVar("T")
FILE = "wawel.sqlite3"
LOCK = "server.lock"
#: how many transactions may share one flush
BATCH = 64

# WAL with synchronous=NORMAL would already survive the death of the process: what was committed is in the operating
# system's hands. FULL also survives a power cut, because the log is flushed to disk before a commit returns. A player
# who has seen a roll must not find the table back before it, free to choose differently; so an answer costs one flush
# (4 ms where NORMAL took 0.1 ms on the disk it was measured on), waited for off the event loop.
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
)


class InUse(Exception):
    """Another server works in the same folder: two would not know of each other's answers."""


class Database:
    """Runs functions on the database: `write` in a transaction that is durable when it returns, `read` beside it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._lock = take_lock(folder / LOCK)
        self._engine = engine(folder / FILE, "BEGIN IMMEDIATE")
        self._readers = engine(folder / FILE, "BEGIN")
        self._writes: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._write_thread = threading.Thread(target=self._write_on, name="wawel-write", daemon=True)
        self._read_thread = ThreadPoolExecutor(1, "wawel-read")
        self._reading: Connection | None = None

    def open(self) -> None:
        """Bring the database to its present form. Called once, before anything else."""
        try:
            with self._engine.connect() as connection, connection.begin():
                migrate(connection)
        except DatabaseError as error:
            raise OSError(str(error.orig)) from None
        self._write_thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction: all of it is on the disk afterwards, or none."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._writes.put(Job(work, done))
        return await done

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self._read_thread, self._run_reading, work)

    def _write_on(self) -> None:
        """The writer: whatever waits is written together, so that many changes share one flush."""
        with self._engine.connect() as connection:
            while (job := self._writes.get()) is not None:
                batch = [job]
                while len(batch) < BATCH and not self._writes.empty():
                    more = self._writes.get()
                    if more is None:
                        self._writes.put(None)
                        break
                    batch.append(more)
                run_batch(connection, batch)

    def _run_reading(self, work: Callable[[Connection], T]) -> T:
        if self._reading is None:
            self._reading = self._readers.connect()
        with self._reading.begin():
            return work(self._reading)

    def close(self) -> None:
        """Close the files, after all pending writes."""
        if self._write_thread.is_alive():
            self._writes.put(None)
            self._write_thread.join()
        self._read_thread.submit(self._drop, self._reading).result()
        self._read_thread.shutdown()
        self._engine.dispose()
        self._readers.dispose()
        self._lock.close()

    @staticmethod
    def _drop(connection: Connection | None) -> None:
        if connection is not None:
            connection.close()


class Job:
    """Some work for the writer, and the future that gets its outcome."""

    __slots__ = ("done", "error", "made", "work")

    def __init__(self, work: Callable[[Connection], Any], done: asyncio.Future[Any]) -> None:
        self.work = work
        self.done = done
        self.made: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        """Hand the outcome to the waiting caller, in its event loop."""
        if not self.done.cancelled():
            if self.error is not None:
                self.done.set_exception(self.error)
            else:
                self.done.set_result(self.made)


def run_batch(connection: Connection, batch: list[Job]) -> None:
    """Several jobs in one transaction. Each has a savepoint of its own: one that fails undoes only itself."""
    try:
        with connection.begin():
            run = driver(connection).execute
            for job in batch:
                run("SAVEPOINT job")
                try:
                    job.made = job.work(connection)
                except Exception as error:
                    job.error = error
                    run("ROLLBACK TO job")
                run("RELEASE job")
    except Exception as error:  # the commit failed: nothing of it was stored
        for job in batch:
            job.error = job.error or error

    def tell() -> None:
        for job in batch:
            job.tell()

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
        batch[0].done.get_loop().call_soon_threadsafe(tell)


class Prepared:
    """A statement compiled to SQL once, and run by SQLite's own driver.

    For the few that every answer needs: SQLAlchemy's share of the work would be many times that of SQLite.
    """

    def __init__(self, statement: ClauseElement, *columns: str) -> None:
        named = sqlite.dialect(paramstyle="named")
        self.sql = str(statement.compile(dialect=named, column_keys=columns or None))

    def __call__(self, connection: Connection, values: dict[str, Any]) -> int:
        """Run it; how many rows it changed."""
        return driver(connection).execute(self.sql, values).rowcount


def driver(connection: Connection) -> sqlite3.Connection:
    """The driver's connection behind SQLAlchemy's."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def engine(path: Path, begin: str) -> Engine:
    """An engine whose transactions begin as they should: SQLite's own driver would start them too late."""
    made = create_engine(f"sqlite:///{path}", poolclass=NullPool, connect_args={"check_same_thread": False})

    @event.listens_for(made, "connect")
    def connected(dbapi: Any, _record: Any) -> None:
        dbapi.isolation_level = None
        for pragma in PRAGMAS:
            dbapi.execute(pragma)

    @event.listens_for(made, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return made


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    if inspect(connection).has_table("alembic_version"):
        if connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == HEAD:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def take_lock(path: Path) -> IO[bytes]:
    """Hold a file for as long as this process lives; the system lets go of it however the process ends."""
    file = path.open("ab")
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise InUse(str(path.parent)) from None
    return file


def server_secret(connection: Connection) -> bytes:
    """The key that signs seat links and CSRF tokens; made at the first start."""
    found = connection.scalar(select(meta.c.value).where(meta.c.key == "secret"))
    if found is None:
        found = secrets.token_bytes(32)
        connection.execute(insert(meta).values(key="secret", value=found))
    return bytes(found)
