"""Rules that fail stop their own table: it keeps its last good state, and all others go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import wawel
from server.local import Local, Person, local, parsed
from wawel.engine.game import Game
from wawel.engine.records import read_bytes, verify
from wawel.engine.state import RunawayRule
from wawel.games._template import rules
from wawel.games._template.state import HoardState
from wawel.server.storage import schema

pytestmark = pytest.mark.anyio
#: the rules fail at tables of so many rounds only
BROKEN, SOUND = 3, 5


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def breaks(monkeypatch: pytest.MonkeyPatch, step: type, fails: Callable[[Any, Any], None]) -> None:
    """Let a step of the template game fail at the broken tables."""
    sound = step.run  # type: ignore[attr-defined]

    def run(self: Any, s: HoardState) -> None:
        if s.rounds == BROKEN:
            fails(self, s)
        else:
            sound(self, s)

    monkeypatch.setattr(step, "run", run)


def raises(_step: Any, _s: HoardState) -> None:
    raise ZeroDivisionError("a mistake in a rule")


def loops(step: Any, s: HoardState) -> None:
    s.goto(step)


async def table_of_two(at: Local, rounds: int) -> tuple[Person, Person, str]:
    anna, bartek = await at.person(), await at.person()
    id = await anna.new("_template", "me", "open", settings={"rounds": rounds})
    await bartek.ok(f"/api/tables/{id}/join", {})
    return anna, bartek, id


async def answer(person: Person, id: str) -> Any:
    """Answer what is asked, whatever comes of it."""
    table = await person.table(id)
    choice = table["choices"][0]
    body = {"n": choice["n"], "seq": table["seq"], "option": choice["options"][0]["option"]}
    return await person.post(f"/api/tables/{id}/answer", body)


async def to_the_end(people: tuple[Person, Person], id: str) -> Any:
    for _ in range(200):
        for person in people:
            table = await person.table(id)
            if table["status"] == "finished":
                return table
            if table["choices"]:
                await person.answer(id)
    raise AssertionError("no end")


async def reached(person: Person, id: str, status: str) -> Any:
    """The table, once it has a status."""
    for _ in range(200):
        table = await person.table(id)
        if table["status"] == status:
            return table
        await asyncio.sleep(0.01)
    raise AssertionError(f"{table['status']}, not {status}")


@pytest.mark.parametrize(("fails", "error"), [(raises, ZeroDivisionError), (loops, RunawayRule)])
async def test_a_rule_that_fails_stops_its_own_table_only(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fails: Callable[[Any, Any], None],
    error: type,
) -> None:
    breaks(monkeypatch, rules.Gift, fails)
    async with local(tmp_path) as at:
        anna, bartek, id = await table_of_two(at, BROKEN)
        other = await table_of_two(at, SOUND)
        ears = await at.listen(await at.registry.table(id), bartek)
        await anna.answer(id)
        before = await bartek.table(id)
        parsed(ears)
        with caplog.at_level(logging.ERROR):
            refused = await answer(bartek, id)
        assert (refused.status_code, refused.json()["error"]) == (500, "error-rules-failed")
        (logged,) = [one for one in caplog.records if one.exc_info and one.exc_info[0] is error]
        assert id in logged.getMessage()

        after = await bartek.table(id)
        assert (after["status"], after["waiting"], after["choices"]) == ("halted", [], [])
        assert (after["seq"], after["view"], after["log"]) == (before["seq"], before["view"], before["log"])
        assert [line["status"] for line in parsed(ears)] == ["halted"]
        late = {"n": before["choices"][0]["n"], "seq": before["seq"], "option": "done"}
        assert await bartek.refused(f"/api/tables/{id}/answer", late) == "error-halted"
        assert await anna.refused(f"/api/tables/{id}/undo") == "error-halted"
        await anna.ok(f"/api/tables/{id}/chat", {"text": "What now?"})
        assert [t["status"] for t in await anna.get("/api/tables?show=mine")] == ["halted"]

        assert (await to_the_end(other[:2], other[2]))["status"] == "finished"


async def test_a_restart_with_repaired_rules_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        breaks(broken, rules.Gift, raises)
        async with local(tmp_path) as at:
            anna, bartek, id = await table_of_two(at, BROKEN)
            await anna.answer(id)
            await answer(bartek, id)
            assert (await anna.table(id))["status"] == "halted"
            cookies = [dict(person.http.cookies) for person in (anna, bartek)]
        async with local(tmp_path) as at:
            again = [await came_back(at, one) for one in cookies]
            assert (await reached(again[1], id, "playing"))["waiting"] == [1]
            assert (await answer(again[1], id)).status_code == 500  # nothing was repaired: it stops again
            assert (await again[0].table(id))["status"] == "halted"
    async with local(tmp_path) as at:
        again = [await came_back(at, one) for one in cookies]
        await reached(again[0], id, "playing")
        await to_the_end((again[0], again[1]), id)
        record = await again[0].http.get(f"/t/{id}.jsonl")
        assert verify(wawel.game("_template"), read_bytes(record.content)).answers


async def came_back(at: Local, cookies: dict[str, str]) -> Person:
    http = at.http()
    http.cookies.update(cookies)
    return Person(at, http, (await http.get("/api/me")).json())


async def test_a_set_up_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        breaks(broken, rules.SetUp, raises)
        async with local(tmp_path) as at:
            anna = await at.person()
            id = await anna.new("_template", "me", "open", settings={"rounds": BROKEN})
            refused = await (await at.person()).post(f"/api/tables/{id}/join", {})
            assert (refused.status_code, refused.json()["error"]) == (500, "error-rules-failed")
            table = await anna.table(id)
            assert (table["status"], table["seq"], table["view"]) == ("halted", 0, None)
    async with local(tmp_path) as at:
        bartek = await at.person()
        assert (await reached(bartek, id, "open"))["seats"][1]["kind"] == "open"
        await bartek.ok(f"/api/tables/{id}/join", {})
        assert (await bartek.table(id))["status"] == "playing"


async def test_bots_and_clocks_leave_a_halted_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(monkeypatch, rules.Gift, raises)
    async with local(tmp_path) as at:
        anna = await at.person()
        played = await anna.new("_template", "random", "random", settings={"rounds": BROKEN})
        await reached(anna, played, "halted")
        await asyncio.sleep(0.05)  # the bot hears that its answer was refused
        assert not (await at.registry.table(played)).bots.thinking

        live = {"mode": "live", "seconds": 60, "bonus": 5}
        timed = await anna.new("_template", "me", "random", settings={"rounds": BROKEN}, clock=live)
        for _ in range(200):
            if (await anna.table(timed))["waiting"] == [0]:
                break
            await asyncio.sleep(0.01)
        at.time += 100
        await at.registry.answer_late()
        assert (await anna.table(timed))["status"] == "halted"
        late = select(schema.deadlines.c.table_id)
        assert await at.registry.database.read(lambda c: list(c.scalars(late))) == []


async def test_a_view_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The state is sound and stays; readers get the rest of the table, and the table stops."""
    sound = Game.view

    def view(self: Game, s: HoardState, seat: int) -> dict[str, Any]:
        if s.rounds == BROKEN:
            raise KeyError("a mistake in a view")
        return sound(self, s, seat)

    async with local(tmp_path) as at:
        anna, bartek, id = await table_of_two(at, BROKEN)
        other = await table_of_two(at, SOUND)
        ears = await at.listen(await at.registry.table(id), bartek)
        with monkeypatch.context() as broken:
            broken.setattr(Game, "view", view)
            shown = await anna.table(id)
            assert (shown["status"], shown["view"], shown["seq"], shown["you"]) == ("halted", None, 1, 0)
            stored = select(schema.tables.c.status).where(schema.tables.c.id == id)
            for _ in range(200):
                if await at.registry.database.read(lambda c: c.scalar(stored)) == "halted":
                    break
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.01)
            assert parsed(ears)[-1]["status"] == "halted"
            assert (await other[0].table(other[2]))["status"] == "playing"
        shown = await anna.table(id)
        assert shown["status"] == "halted"
        assert shown["view"] is not None  # what can be shown is shown


async def test_a_stored_table_that_can_t_be_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await table_of_two(at, BROKEN)
        other = await table_of_two(at, SOUND)
        await anna.answer(id)
        kept = schema.snapshots
        mine = kept.c.table_id == id
        good = await at.registry.database.read(lambda c: c.execute(select(kept).where(mine)).all())
        await at.registry.database.write(lambda c: c.execute(update(kept).where(mine).values(state='{"odd": 1}')))
        at.registry.tables.clear()
        with caplog.at_level(logging.ERROR):
            table = await anna.table(id)
        assert any(id in one.getMessage() and one.exc_info for one in caplog.records)
        assert (table["status"], table["view"], table["seq"]) == ("halted", None, 2)
        assert await anna.refused(f"/api/tables/{id}/answer", {"n": 0, "seq": 2, "option": "done"}) == "error-halted"
        assert (await anna.http.get(f"/t/{id}.jsonl")).status_code == 409
        await bartek.ok(f"/api/tables/{id}/chat", {"text": "Oh no."})
        assert (await other[0].table(other[2]))["status"] == "playing"

        for row in good:
            stored = mine & (kept.c.seq == row.seq)
            write = update(kept).where(stored).values(state=row.state)
            await at.registry.database.write(lambda c, write=write: c.execute(write))  # type: ignore[misc]
        cookies = [dict(person.http.cookies) for person in (anna, bartek)]
    async with local(tmp_path) as at:
        people = [await came_back(at, one) for one in cookies]
        assert (await reached(people[1], id, "playing"))["waiting"] == [1]
        await to_the_end((people[0], people[1]), id)
