"""The records of tables: however a game ended, and wherever it began, its record can be verified or says why not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import wawel
from server.local import Person, local
from server.test_tables import to_the_end, two
from wawel.engine.records import BadRecord, Play, read_bytes, verify

pytestmark = pytest.mark.anyio
HOARD = wawel.game("_template")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def lines(person: Person, id: str) -> list[Any]:
    answer = await person.http.get(f"/t/{id}.jsonl")
    return [json.loads(line) for line in answer.content.splitlines()]


async def verified(person: Person, id: str) -> Play:
    return verify(HOARD, read_bytes((await person.http.get(f"/t/{id}.jsonl")).content))


@pytest.mark.parametrize("seq", [1, 5])
async def test_a_forks_record_holds_with_luck_of_its_own_from_the_fork_on(tmp_path: Path, seq: int) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, settings={"rounds": 3})
        await to_the_end([anna, bartek], id)
        fork = (await anna.ok(f"/api/tables/{id}/fork", {"seq": seq}))["id"]
        await to_the_end([anna], fork)
        play = await verified(anna, fork)
        assert play.forked == seq - 1
        assert play.secret != (await verified(anna, id)).secret
        taken, own = (await lines(anna, id))[1:seq], (await lines(anna, fork))[1:seq]
        assert [(one["option"], one["chance"]) for one in own] == [(one["option"], one["chance"]) for one in taken]


async def test_a_fork_gone_back_before_its_beginning_says_how_much_it_kept(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        id = await anna.new("etchinstone", "me")
        for _ in range(6):
            await anna.answer(id)
        fork = (await anna.ok(f"/api/tables/{id}/fork", {"seq": 6}))["id"]
        await anna.answer(fork)
        await anna.ok(f"/api/tables/{fork}/takeback", {"to": 4})
        await anna.ok(f"/api/tables/{fork}/resign")
        record = await anna.http.get(f"/t/{fork}.jsonl")
        play = verify(wawel.game("etchinstone"), read_bytes(record.content))
        assert (play.forked, len(play.answers)) == (3, 3)


async def test_a_seed_that_did_not_make_the_luck_after_a_fork_is_found_out(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, settings={"rounds": 7})
        await to_the_end([anna, bartek], id)
        fork = (await anna.ok(f"/api/tables/{id}/fork", {"seq": 11}))["id"]
        await to_the_end([anna], fork)
        play = await verified(anna, fork)
        assert any(answer.chance for answer in play.answers[10:])
        play.forked = 0
        with pytest.raises(BadRecord) as found:
            verify(HOARD, read_bytes("\n".join(play.lines()).encode()))
        assert found.value.problem.key == "record-seed-answer"


async def test_a_game_that_was_given_up_has_a_closing_line(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        await anna.answer(id)
        await bartek.ok(f"/api/tables/{id}/resign")
        closing = (await lines(anna, id))[-1]
        assert closing["resigned"] == [1]
        assert (closing["result"]["ranks"], closing["result"]["winners"]) == ([1, 2], [0])
        assert closing["seed"] == (await anna.table(id))["result"]["seed"]
        play = await verified(anna, id)
        assert (play.resigned, len(play.answers)) == ([1], 1)
        play.resigned = []
        with pytest.raises(BadRecord) as found:
            verify(HOARD, read_bytes("\n".join(play.lines()).encode()))
        assert found.value.problem.key == "record-unfinished"


async def test_an_aborted_game_says_so_and_nothing_more(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        await bartek.ok(f"/api/tables/{id}/abort")
        record = await lines(anna, id)
        assert record[-1] == {"ended": "aborted"}
        assert not any("seed" in line or "chance" in line for line in record)


async def test_a_game_played_under_two_versions_of_the_rules_says_so(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, settings={"rounds": 3})
        await anna.answer(id)
        table = await at.registry.table(id)
        # as if the rules had changed since it began
        table.stored = replace(table.stored, info=replace(table.info, version="0"))
        await to_the_end([anna, bartek], id)
        at.registry.tables.clear()
        now = wawel.game("_template").version
        assert (await lines(anna, id))[0]["rules"] == f"0+{now}"
        with pytest.raises(BadRecord) as found:
            await verified(anna, id)
        assert (found.value.line, found.value.problem.key) == (1, "record-rules")


async def test_a_moment_that_the_present_rules_cannot_reach_is_refused_in_words(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, settings={"rounds": 3})
        await to_the_end([anna, bartek], id)
        table = await at.registry.table(id)
        assert table.stored.history is not None
        row = table.stored.history.rows[1]
        table.stored.history.rows[1] = replace(row, option=0)  # something that the rules of today do not offer there
        table.stored = replace(table.stored, info=replace(table.info, version="0"))
        answer = await anna.http.get(f"/api/tables/{id}/moment/3")
        assert (answer.status_code, answer.json()["error"]) == (409, "error-old-rules")
        assert await anna.refused(f"/api/tables/{id}/fork", {"seq": 3}) == "error-old-rules"
