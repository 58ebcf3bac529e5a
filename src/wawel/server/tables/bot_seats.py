"""The seats of a table that the server answers for: by a bot that thinks, or by a standing order."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from wawel.server.errors import Refused

if TYPE_CHECKING:
    from wawel.server.tables.table import Table

log = logging.getLogger(__name__)
#: seconds before the next try of a seat that failed to answer
PAUSE_AFTER_FAILURE = 5.0


class BotSeats:
    """A task for each seat that is thinking."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def nudge(self) -> None:
        """Start thinking for the seats that the server answers for."""
        if self.table.registry.stopping:
            return
        stored = self.table.stored
        for at in stored.waiting():
            if stored.seats[at].automatic and at not in self.thinking:
                self.thinking[at] = asyncio.create_task(self.think(at))

    async def think(self, at: int) -> None:
        """Think for a seat, answer if it is still asked the same question, and check again."""
        registry = self.table.registry
        try:
            await asyncio.sleep(registry.config.bot_pause)
            stored = self.table.stored
            asked = stored.waiting().get(at)
            seat = stored.seats[at]
            if asked is None or not seat.automatic:
                return
            since = stored.begun.asked_at()
            option = asked.idle
            if seat.order is None and seat.bot is not None:
                seed = f"{stored.info.id}:{stored.seq}:{at}"
                option = await registry.bot_workers.answer(stored.game, stored.begun.state, asked, seat.bot, seed)
            await self.table.answer_for_seat(at, asked.number, option, since)
        except Refused as refusal:
            log.warning("table %s: the answer for seat %d was refused: %s", self.table.stored.info.id, at, refusal)
        except Exception:
            log.exception("table %s: the server could not answer for seat %d", self.table.stored.info.id, at)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            self.thinking.pop(at, None)
            self.nudge()
