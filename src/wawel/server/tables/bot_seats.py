"""The seats of a table that the server answers for: by a bot that thinks, by a standing order, or by passing."""

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
        #: by seat and number of the choice: a question that has gone must not delay the next one
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    def nudge(self) -> None:
        """Start thinking for the seats that the server answers for."""
        if self.table.registry.stopping:
            return
        stored = self.table.stored
        for at, asked in stored.waiting().items():
            if (at, asked.number) not in self.thinking and self.table.answered_by(at) is not None:
                self.thinking[at, asked.number] = asyncio.create_task(self.think(at, asked.number))

    def delay(self, at: int) -> float:
        """Seconds before a seat is answered for. Passing takes equally long whatever the seat could have done; with
        nobody else to hide it from, half as long."""
        registry, stored = self.table.registry, self.table.stored
        if self.table.answered_by(at) != "pass":
            return registry.config.bot_pause
        alone = all(seat.seat == at or not seat.person for seat in stored.seats)
        return registry.config.pass_delay / 2 if alone else registry.config.pass_delay

    async def think(self, at: int, n: int) -> None:
        """Think for a seat, answer if it is still asked the same question, and check again."""
        registry = self.table.registry
        try:
            await asyncio.sleep(self.delay(at))
            stored = self.table.stored
            asked = stored.waiting().get(at)
            by = self.table.answered_by(at)
            if asked is None or asked.number != n or by is None:
                return
            seat = stored.seats[at]
            since = stored.begun.asked_at()
            option = asked.idle
            if by == "bot" and seat.bot is not None:
                seed = f"{stored.info.id}:{stored.seq}:{at}"
                option = await registry.bot_workers.answer(stored.game, stored.begun.state, asked, seat.bot, seed)
            await self.table.answer_for_seat(at, asked.number, option, since)
        except Refused as refusal:
            log.warning("table %s: the answer for seat %d was refused: %s", self.table.stored.info.id, at, refusal)
        except Exception:
            log.exception("table %s: the server could not answer for seat %d", self.table.stored.info.id, at)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            self.thinking.pop((at, n), None)
            self.nudge()
