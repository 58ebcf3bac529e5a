"""Clocks: time runs while a seat is asked, a bonus follows an answer, and time-out answers the idle default."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.local import Local, Person, local
from wawel.server.tables.clock import GRACE

pytestmark = pytest.mark.anyio

LIVE = {"mode": "live", "seconds": 60, "bonus": 5}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def two(at: Local, clock: Any) -> tuple[Person, Person, str]:
    anna, bartek = await at.person(), await at.person()
    id = await anna.new("_template", "me", "open", clock=clock)
    await bartek.ok(f"/api/tables/{id}/join", {})
    return anna, bartek, id


def left(table: Any) -> list[tuple[float, bool]]:
    return [(seat["clock"]["left"], seat["clock"]["running"]) for seat in table["seats"]]


async def test_a_live_clock(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, LIVE)
        assert left(await anna.table(id)) == [(60, True), (60, True)]
        at.time += 20
        assert left(await anna.table(id)) == [(40, True), (40, True)]
        await anna.answer(id)
        assert left(await anna.table(id)) == [(45, False), (40, True)]
        at.time += 30
        assert left(await anna.table(id)) == [(45, False), (10, True)]
        await bartek.answer(id)
        clocks = left(await anna.table(id))
        assert clocks[0][0] == 45
        assert clocks[1][0] == 15


async def test_a_bonus_never_fills_a_clock_beyond_its_start(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, _bartek, id = await two(at, LIVE)
        at.time += 1
        await anna.answer(id)
        assert left(await anna.table(id))[0] == (60, False)


async def test_time_out_answers_the_idle_default_and_the_game_goes_on(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, LIVE)
        table = await at.registry.table(id)
        await anna.answer(id)
        idle = table.stored.waiting()[1].idle
        at.time += 59
        await at.registry.answer_late()
        assert (await anna.table(id))["waiting"] == [1]
        at.time += 1.5
        await at.registry.answer_late()
        after = await bartek.table(id)
        assert after["seq"] == 3
        assert [(line["seat"], line["by"]) for line in after["log"][-2:]] == [(0, "person"), (1, "clock")]
        assert table.stored.history is not None
        assert table.stored.history.rows[-1].option == idle
        assert left(after)[1][0] == 5
        assert not after["undo"]
        for _ in range(500):  # nobody comes back: the game still ends
            if table.info.status != "playing":
                break
            at.time += 61
            await at.registry.answer_late()
        assert table.info.status == "finished"


async def test_a_daily_clock(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, _bartek, id = await two(at, {"mode": "daily", "days": 2})
        table = await at.registry.table(id)
        await anna.answer(id)
        at.time += 2 * 86400 - 10
        await at.registry.answer_late()
        assert table.seq == 2
        at.time += 11
        await at.registry.answer_late()
        assert table.seq >= 3


async def test_a_restart_forgets_no_deadline_and_hurries_nobody(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        _anna, _bartek, id = await two(at, LIVE)
        start = at.time
    async with local(tmp_path) as at:
        at.time = start + 1000  # the server was down for long
        # what `open` does at a start, with the test's clock
        for task in at.registry.tasks:
            task.cancel()
        await at.registry.open()
        at.registry.due = 0.0
        table = await at.registry.table(id)
        await at.registry.answer_late()
        assert table.seq == 1
        at.time += GRACE + 1
        await at.registry.answer_late()
        assert table.seq >= 3


async def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, _bartek, id = await two(at, {"mode": "none"})
        at.time += 10**7
        await at.registry.answer_late()
        table = await anna.table(id)
        assert (table["seq"], table["seats"][0]["clock"]) == (1, None)
