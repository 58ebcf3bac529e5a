"""The queue of a table: its work is done one item after another.

The work runs in the queue's own task, so a caller who hangs up in the middle leaves nothing half done.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from wawel.server.errors import Refused

T = TypeVar("T")
log = logging.getLogger(__name__)
#: calls that may wait at one table
ROOM = 100


class WorkQueue:
    """Work that waits for its turn."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.waiting: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue(ROOM)
        self.worker: asyncio.Task[None] | None = None
        #: when something was done last
        self.used = time.monotonic()

    @property
    def busy(self) -> bool:
        """Is something being done?"""
        return self.worker is not None and not self.worker.done()

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Wait for one's turn and do something."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            self.waiting.put_nowait((work, done))
        except asyncio.QueueFull:
            raise Refused("busy", 503, "too much is happening at this table; try again") from None
        if not self.busy:
            self.worker = asyncio.create_task(self._work())
        return await asyncio.shield(done)

    async def _work(self) -> None:
        while not self.waiting.empty():
            work, done = self.waiting.get_nowait()
            self.used = time.monotonic()
            try:
                made = await work()
            except Exception as error:
                if done.done() or not isinstance(error, Refused):
                    log.log(logging.ERROR, "%s: %s", self.name, type(error).__name__, exc_info=True)
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(made)
