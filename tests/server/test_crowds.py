"""Many at once: double clicks, people who hang up, readers who can't keep up, a server that stops in the middle."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import wawel
from server.clients import Browser, Server, verified
from server.local import local
from wawel.server.tables.listeners import ROOM, Listener

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_the_same_answer_many_times_at_once_counts_once(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        id = await anna.new("_template", "me", "open")
        await bartek.ok(f"/api/tables/{id}/join", {})
        table = await anna.table(id)
        choice = table["choices"][0]
        bodies = [{"n": choice["n"], "seq": table["seq"], "option": o["option"]} for o in choice["options"]]
        sent = [anna.post(f"/api/tables/{id}/answer", body) for body in bodies * 5]
        answers = await asyncio.gather(*sent)
        taken = [a.json() for a in answers if a.status_code == 200]
        assert len([a for a in taken if not a["again"]]) == 1
        assert len(taken) == 5
        assert {a.json()["error"] for a in answers if a.status_code != 200} <= {"error-not-asked"}
        assert (await anna.table(id))["seq"] == 2


async def test_a_caller_who_disconnects_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        id = await anna.new("_template", "me", "open")
        await bartek.ok(f"/api/tables/{id}/join", {})
        table = await at.registry.table(id)
        for turn in range(12):
            asked = table.stored.waiting()
            seat = turn % 2 if turn % 2 in asked else next(iter(asked))
            person = (anna, bartek)[seat]
            call = asyncio.create_task(person.answer(id))
            await asyncio.sleep(0.0005 * turn)
            call.cancel()
            await asyncio.gather(call, return_exceptions=True)
            await table.run(idle)
        seq, state = table.seq, table.stored.history.state  # type: ignore[union-attr]
        at.registry.tables.clear()
        again = await at.registry.table(id)
        assert again.seq == seq
        assert again.stored.game.same(again.stored.history.state, state)  # type: ignore[union-attr]


async def idle() -> None:
    """Nothing, in turn with everything else."""


async def test_a_reader_who_can_t_keep_up_is_cut_off_and_the_others_are_not(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        id = await anna.new("_template", "me", "open")
        table = await at.registry.table(id)
        slow, quick = Listener(), Listener()
        for listener in (slow, quick):
            await table.listen(listener, None)
        for _ in range(ROOM + 5):
            table.readers.tell(table.stored, table.seq)
            await quick.next(1)
        assert slow.cut
        assert await slow.next(1) is None
        assert not quick.cut


async def test_a_full_queue_refuses_and_recovers(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        id = await anna.new("_template", "me", "open")
        answers = await asyncio.gather(*(anna.post(f"/api/tables/{id}/chat", {"text": f"{n}"}) for n in range(150)))
        codes = {a.status_code for a in answers}
        assert codes <= {200, 503}
        said = (await anna.table(id))["chat"]
        assert len(said) == sum(a.status_code == 200 for a in answers)
        await anna.ok(f"/api/tables/{id}/chat", {"text": "still here"})


def test_many_watchers_see_the_same(server: Server, anna: Browser, bartek: Browser) -> None:
    id = anna.new("_template", "me", "open", settings={"rounds": 3})
    bartek.ok(f"/api/tables/{id}/join", {})
    logs: list[list[int]] = [[] for _ in range(8)]
    ready = threading.Barrier(9)

    def watch(mine: list[int]) -> None:
        with Browser(server.url).socket(id) as socket:
            news = socket.read()
            ready.wait(20)
            while True:
                mine.extend(line["seq"] for line in news["log"])
                if news["status"] == "finished":
                    return
                news = socket.read(20)

    watchers = [threading.Thread(target=watch, args=(mine,)) for mine in logs]
    for watcher in watchers:
        watcher.start()
    ready.wait(20)
    luck = random.Random(9)
    table = anna.table(id)
    while table["status"] == "playing":
        for person in (anna, bartek):
            table = person.table(id)
            if table["choices"]:
                choice = table["choices"][0]
                body = {"n": choice["n"], "seq": table["seq"], "option": luck.choice(choice["options"])["option"]}
                person.ok(f"/api/tables/{id}/answer", body)
    for watcher in watchers:
        watcher.join(20)
    assert all(mine == list(range(1, table["seq"] + 1)) for mine in logs)
    verified(anna, id, wawel.game("_template"))


def test_a_server_that_is_stopped_says_so_and_stops_soon(own_server: Server) -> None:
    anna = Browser(own_server.url)
    id = anna.new("_template", "me", "greedy")
    with anna.socket(id) as socket:
        socket.read()
        began = time.monotonic()
        own_server.stop()
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(lambda _message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert time.monotonic() - began < 8
    assert own_server.process.exitcode == 0
