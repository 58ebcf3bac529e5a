"""Bots think in worker processes and get what their seat may know, through `wawel.bots`."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, ParamSpec, TypeVar

from wawel import bots, catalog
from wawel.engine.game import Choice, Game
from wawel.engine.state import State
from wawel.server.errors import Refused

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)
#: the highest parameters of bots: a search of a minute would keep all other bots waiting
MOST = {"greedy": (16,), "mcts": (2000, 200)}
#: the same for a bot of another package
MOST_ELSEWHERE = 1000
#: seconds that a bot may think
PATIENCE = 60.0


def check(spec: str) -> str:
    """A bot's spec, refused if there is no such bot or if it would think too long."""
    try:
        bots.bot(spec)
    except (bots.UnknownBot, ValueError) as error:
        raise Refused("no-such-bot", 422, str(error), bot=spec) from None
    name, *numbers = spec.split(":")
    for number, most in zip(numbers, MOST.get(name, [MOST_ELSEWHERE] * len(numbers))):
        if int(number) > most:
            raise Refused("bot-too-slow", 422, f"{spec}: at most {most} here", bot=spec, most=most)
    return spec


def offered() -> list[str]:
    """Specs to show in a menu."""
    menu = ["greedy", "random", "mcts:300"]
    return menu + [name for name in bots.specs() if name not in {spec.split(":")[0] for spec in menu}]


def think(key: str, plain: dict[str, Any], number: int, seat: int, spec: str, seed: str) -> int:
    """A bot's answer; runs in the worker. The bot is handed its seat's vantage, not the state."""
    game = catalog.game(key)
    state = game.from_json(plain)
    asked = next(one for one in game.choices(state) if one.number == number and one.seat == seat)
    return bots.suggest(bots.bot(spec, seed), game, state, asked)


def watch_parent() -> None:
    """A worker ends when the server does, even if that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=wait, daemon=True).start()


class BotWorkers:
    """The workers, started when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: Executor | None = None

    def start(self) -> Executor:
        """The pool; a new one if the last one broke."""
        if self.pool is None:
            if self.workers:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.workers, context, watch_parent)
            else:
                self.pool = ThreadPoolExecutor(1, "wawel-bots")
        return self.pool

    async def answer(self, game: Game, state: State, asked: Choice, spec: str, seed: str) -> int:
        """What a bot answers; the idle default if it fails or takes too long, so that a table never gets stuck."""
        loop = asyncio.get_running_loop()
        task = (game.key, state.to_json(), asked.number, asked.seat, spec, seed)
        for _ in range(2):
            try:
                option = await asyncio.wait_for(loop.run_in_executor(self.start(), think, *task), PATIENCE)
                return option if option in asked.options else asked.idle
            except BrokenProcessPool:
                self.pool = None
            except TimeoutError:
                log.error("bot %s took too long at a choice of %s", spec, game.key)
                self.close()  # its worker may never return; others waiting for it try again with a new one
                break
            except Exception:
                log.exception("bot %s failed at a choice of %s", spec, game.key)
                break
        return asked.idle

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something else that takes long, done in a worker."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.start(), partial(work, *args, **kwargs)), PATIENCE)
        except BrokenProcessPool:
            self.pool = None
            raise Refused("busy", 503, "the worker has died; try again") from None
        except TimeoutError:
            self.close()
            raise Refused("busy", 503, "it took too long") from None

    def close(self) -> None:
        """Stop the workers, whatever they are thinking about."""
        if self.pool is not None:
            workers: dict[int, Any] = dict(getattr(self.pool, "_processes", None) or {})
            self.pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers.values():
                worker.kill()
            self.pool = None
