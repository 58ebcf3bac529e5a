"""Passing for players: where there is nothing to play, and where they ordered it; nobody else can tell."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import wawel
from server.local import Local, Person, drained, local, parsed
from wawel.engine.chance import rng
from wawel.engine.records import read_bytes, verify
from wawel.engine.verbs import DONE
from wawel.server.tables import passing

pytestmark = pytest.mark.anyio
EPIC = {"format": "random-thirty", "mode": "duel"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def duel(at: Local) -> tuple[Person, Person, str]:
    """Two people at a table of Epic."""
    anna, bartek = await at.person(), await at.person()
    id = await anna.new("epic", "me", "open", settings=EPIC)
    await bartek.ok(f"/api/tables/{id}/join", {"seat": 1})
    return anna, bartek, id


async def attack_or_play(person: Person, id: str) -> None:
    """Attack if that is possible, else play a card, else pass."""
    table = await person.table(id)
    names = [one["option"] for one in table["choices"][0]["options"]]
    wanted = [n for verb in ("attack", "play") for n, name in enumerate(names) if name.startswith(verb)]
    await person.answer(id, wanted[0] if wanted else len(names) - 1)


async def go_on(people: list[Person], id: str) -> Any:
    """Answer for whoever is asked and not passed for; the table as the one who answered saw it before."""
    for person in people:
        table = await person.table(id)
        if table["choices"] and table["passing"]["now"] is None:
            await attack_or_play(person, id)
            return table
    await asyncio.sleep(0.005)
    return None


async def test_nobody_is_asked_who_can_only_pass(tmp_path: Path) -> None:
    async with local(tmp_path, pass_delay=0.0) as at:
        anna, bartek, id = await duel(at)
        asked = []
        for _ in range(400):
            seen = await go_on([anna, bartek], id)
            if seen is not None:
                asked.append([one["option"] for one in seen["choices"][0]["options"]])
            if (await anna.table(id))["status"] == "finished" or len(asked) > 60:
                break
        assert len(asked) > 20
        assert ["done"] not in asked
        own = {line["by"] for line in (await bartek.table(id))["log"] if line["seat"] == 1}
        assert own == {"person", "pass"}
        for reader in (anna, await at.person()):
            assert {line["by"] for line in (await reader.table(id))["log"] if line["seat"] == 1} == {"person"}
        await anna.post(f"/api/tables/{id}/resign")  # unless it is over
        verify(wawel.game("epic"), read_bytes((await anna.http.get(f"/t/{id}.jsonl")).content))


async def test_with_automatic_passing_off_everything_is_asked(tmp_path: Path) -> None:
    async with local(tmp_path, pass_delay=0.0) as at:
        anna, bartek, id = await duel(at)
        for person in (anna, bartek):
            await person.ok(f"/api/tables/{id}/order", {"auto": False})
        asked = []
        for _ in range(60):
            seen = await go_on([anna, bartek], id)
            asked.append([one["option"] for one in seen["choices"][0]["options"]])
        assert ["done"] in asked


async def case(folder: Path, empty: bool) -> tuple[list[bytes], list[bytes], list[str]]:
    """Bartek is passed for: with nothing to play, or with something and an order to pass. What Anna and a spectator are
    sent meanwhile, and what they can look up."""
    async with local(folder) as at:
        anna, bartek, id = await duel(at)
        table = await at.registry.table(id)
        game = table.stored.game
        for _ in range(200):
            asked = table.stored.waiting().get(1)
            if asked is not None and asked.kind == "react" and len(asked.options) > 1:
                break
            await attack_or_play(anna if 0 in table.stored.waiting() else bartek, id)
        true = table.stored.begun.state
        for seed in range(500):
            other = game.world(true, 0, rng(seed))
            mine = game.choice_for(other, 1)
            assert mine is not None
            if (mine.options == (DONE,)) == empty:
                break
        else:
            raise AssertionError("no such hand")
        table.stored.begun.state = other
        ears = [await at.listen(table, anna), await at.listen(table, None)]
        for ear in ears:
            drained(ear)
        at.registry.config = replace(at.registry.config, pass_delay=0.0)
        if not empty:
            await bartek.ok(f"/api/tables/{id}/order", {"order": "pass"})
        seq = table.seq
        table.bots.nudge()
        while table.seq == seq:
            await asyncio.sleep(0.01)
        sent = [b"\n".join(drained(ear)) for ear in ears]
        spectator = await at.person()
        looked = [
            (await one.http.get(path)).text
            for one in (anna, spectator)
            for path in (f"/api/tables/{id}", f"/t/{id}.json", f"/t/{id}.jsonl", "/api/tables?show=live")
        ]
        names = [id, anna.me["name"], bartek.me["name"]]
        return sent[:1], sent[1:], [blank(text, names) for text in (*looked, *(one.decode() for one in sent))]


def blank(text: str, names: list[str]) -> str:
    """A text without what differs from one server to the next: ids, guests' names and faces, seeds."""
    import re

    for n, name in enumerate(names):
        text = text.replace(name, f"N{n}")
    return re.sub(r'"(face|commitment)":"[^"]*"', "", text)


async def test_nobody_else_can_tell_an_empty_hand_from_an_order_to_pass(tmp_path: Path) -> None:
    nothing = await case(tmp_path / "a", empty=True)
    ordered = await case(tmp_path / "b", empty=False)
    assert nothing[0][0].count(b'"type"') == ordered[0][0].count(b'"type"') == 1
    assert nothing[2] == ordered[2]


async def test_both_wait_for_the_same_time(tmp_path: Path) -> None:
    async with local(tmp_path, pass_delay=3.0) as at:
        _, bartek, id = await duel(at)
        table = await at.registry.table(id)
        ordered = replace(table.seats[1], order="pass")
        table.stored = replace(table.stored, seats=[table.seats[0], ordered])
        delays = set()
        for options in ((DONE,), (DONE, 7)):
            asked = next(iter(table.stored.waiting().values()))
            asked.seat, asked.options, asked.kind, asked.decline = 1, options, "react", True
            table.stored.begun._asked = (table.stored.begun.state, (asked,))
            assert passing.passed_seats(table.stored) == [1]
            delays.add(table.bots.delay(1))
        assert delays == {3.0}
        assert bartek.me["name"] == table.seats[1].name


async def test_an_order_to_pass_ends_at_a_marked_moment_or_another_question(tmp_path: Path) -> None:
    for stops in ([], ["defence-blockers"]):
        async with local(tmp_path / str(len(stops)), pass_delay=0.0) as at:
            anna, bartek, id = await duel(at)
            await bartek.ok(f"/api/tables/{id}/order", {"stops": stops})
            asked: list[tuple[str, bool]] = []
            for _ in range(600):
                if len(asked) > 12 or (await anna.table(id))["status"] != "playing":
                    break
                table = await bartek.table(id)
                if not table["passing"]["order"]:
                    if table["choices"] and table["passing"]["now"] is None:
                        asked.append((table["choices"][0]["kind"], table["view"]["defender"] == 1))
                        await bartek.answer(id, len(table["choices"][0]["options"]) - 1)
                    else:
                        await bartek.post(f"/api/tables/{id}/order", {"order": "pass"})  # unless it is over
                else:
                    await go_on([anna], id)
            assert ("turn", False) in asked
            assert (("react", True) in asked) == bool(stops)


async def test_orders_are_nobody_else_s_business_but_being_idle_is(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await duel(at)
        table = await at.registry.table(id)
        ear, own = await at.listen(table, anna), await at.listen(table, bartek)
        for listener in (ear, own):
            drained(listener)
        touched = table.info.touched
        at.time += 5
        wanted = {"order": "pass", "auto": False, "stops": ["turn-end", "my-turn"], "hold": 3}
        await bartek.ok(f"/api/tables/{id}/order", wanted)
        assert drained(ear) == []
        mine = parsed(own)[-1]["passing"]
        assert (mine["auto"], mine["order"], mine["stops"]) == (False, True, ["my-turn", "turn-end"])
        assert table.info.touched == touched
        assert (await anna.table(id))["passing"]["auto"] is True
        at.registry.tables.clear()
        assert (await bartek.table(id))["passing"]["stops"] == ["my-turn", "turn-end"]
        assert await bartek.refused(f"/api/tables/{id}/order", {"stops": ["tea"]}) == "error-no-such-moment-mark"
        await bartek.ok(f"/api/tables/{id}/order", {"order": "idle"})
        assert (await anna.table(id))["seats"][1]["idle"] is True


async def test_a_held_question_waits_for_its_player(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await duel(at)
        for _ in range(200):
            table = await bartek.table(id)
            if table["passing"]["now"] is not None:
                break
            await attack_or_play(bartek if table["choices"] else anna, id)
        now = table["passing"]["now"]
        assert now == {"n": table["choices"][0]["n"], "empty": True}
        await bartek.ok(f"/api/tables/{id}/order", {"hold": now["n"]})
        table = await bartek.table(id)
        assert table["passing"]["now"] is None
        assert [one["option"] for one in table["choices"][0]["options"]] == ["done"]
        await bartek.answer(id)
        assert (await bartek.table(id))["log"][-1]["by"] == "person"


async def test_a_restart_forgets_nobody_who_is_passed_for(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await duel(at)
        for _ in range(200):
            table = await bartek.table(id)
            if table["passing"]["now"] is not None:
                break
            await attack_or_play(bartek if table["choices"] else anna, id)
        seq = table["seq"]
    async with local(tmp_path, pass_delay=0.0) as at:
        for _ in range(200):
            await asyncio.sleep(0.01)
            found = at.registry.tables.get(id)
            if found is not None and found.seq > seq:
                break
        assert found is not None
        assert found.seq > seq
