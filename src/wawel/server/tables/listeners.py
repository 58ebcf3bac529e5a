"""Listeners of a table or of the feed: each has a queue of lines to be sent, and is cut off if it does not keep up."""

from __future__ import annotations

import asyncio
from typing import Final

from wawel.server.access import NOONE, Who

#: lines that may wait for a slow reader before it is cut off; it can come back and ask for what it missed
ROOM: Final = 256


class Listener:
    """One socket or stream. `text`: it wants the table as text, too, which takes long to make."""

    def __init__(self, who: Who = NOONE, muted: frozenset[str] = frozenset(), text: bool = False) -> None:
        self.who = who
        self.muted = muted
        self.text = text
        #: the seat it was last sent a message for: when that changes it is sent the whole table
        self.reader: int | None = None
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue(ROOM)
        self.cut = False

    def send(self, line: bytes) -> None:
        """Put a line in the queue; if that is full, cut the listener off."""
        if self.cut:
            return
        try:
            self.lines.put_nowait(line)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """No more lines. What could not be sent is dropped: the reader will ask for it again."""
        if not self.cut:
            self.cut = True
            while not self.lines.empty():
                self.lines.get_nowait()
            self.lines.put_nowait(None)

    async def next(self, patience: float | None = None) -> bytes | None:
        """The next line, None at the end; with patience, an empty line when there was none for so many seconds."""
        if patience is None or not self.lines.empty():
            return await self.lines.get()
        try:
            return await asyncio.wait_for(self.lines.get(), patience)
        except TimeoutError:
            return b""


class Feed:
    """Informs accounts which tables wait for them; every listener of an account gets it."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}

    def add(self, listener: Listener) -> None:
        """Listen for an account."""
        self.listeners.setdefault(listener.who.account, set()).add(listener)

    def remove(self, listener: Listener) -> None:
        """Stop."""
        mine = self.listeners.get(listener.who.account, set())
        mine.discard(listener)
        if not mine:
            self.listeners.pop(listener.who.account, None)

    def tell(self, account: str, line: bytes) -> None:
        """Send to all of an account's listeners."""
        for listener in list(self.listeners.get(account, ())):
            listener.send(line)

    def end(self) -> None:
        """The server stops."""
        for mine in self.listeners.values():
            for listener in mine:
                listener.end()
