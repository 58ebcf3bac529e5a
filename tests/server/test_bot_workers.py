"""Bots that think too long, or whose worker dies, hold up nobody else."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import wawel
from wawel.server.tables import bot_workers
from wawel.server.tables.bot_workers import BotWorkers

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_bot_that_never_comes_back_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wawel.game("_template")
    state = game.new(seed=1)
    asked = game.choices(state)[0]
    other = next(option for option in asked.options if option != asked.idle)
    stuck = threading.Event()

    def think(*_task: Any) -> int:
        if not stuck.is_set():
            stuck.set()
            released.wait(20)
        return other

    released = threading.Event()
    monkeypatch.setattr(bot_workers, "think", think)
    monkeypatch.setattr(bot_workers, "PATIENCE", 0.2)
    workers = BotWorkers(0)  # one thread: a call behind a bot that is stuck would wait for ever
    try:
        assert await workers.answer(game, state, asked, "greedy", "seed") == asked.idle
        assert stuck.is_set()
        assert await workers.answer(game, state, asked, "greedy", "seed") == other
    finally:
        released.set()
        workers.close()
