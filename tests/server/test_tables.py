"""What can happen at a table besides answering: sitting down, leaving, going back, giving up, going on elsewhere."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import wawel
from server.local import Local, Person, local, parsed
from wawel.engine.records import read_bytes, verify
from wawel.server.storage.cleaning import tidy
from wawel.server.tables.table import Table

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def two(at: Local, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table of the template game."""
    anna, bartek = await at.person(), await at.person()
    id = await anna.new("_template", "me", "open", **more)
    await bartek.ok(f"/api/tables/{id}/join", {"seat": 1})
    return anna, bartek, id


async def to_the_end(people: list[Person], id: str) -> Any:
    """Answer at once whatever is asked until the game is over."""
    for _ in range(2000):
        for person in people:
            table = await person.table(id)
            if table["status"] == "finished":
                return table
            if table["choices"]:
                await person.answer(id, table["seq"])
        await asyncio.sleep(0)
    raise AssertionError("no end")


async def test_the_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        id = await anna.new("_template", "me", "open")
        table = await anna.table(id)
        assert (table["status"], table["seq"], table["view"]) == ("open", 0, None)
        assert [t["id"] for t in await bartek.get("/api/tables?show=open")] == [id]
        await bartek.ok(f"/api/tables/{id}/join", {})
        table = await anna.table(id)
        assert (table["status"], table["seq"], table["waiting"]) == ("playing", 1, [0, 1])
        assert [t["you"] for t in await bartek.get("/api/tables?show=mine")] == [1]
        assert await bartek.get("/api/tables?show=open") == []


async def test_undo_is_free_until_something_is_revealed(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        assert await anna.refused(f"/api/tables/{id}/undo") == "error-no-undo"
        table = await at.registry.table(id)
        listener = await at.listen(table, bartek)
        before = await anna.table(id)
        await anna.answer(id)
        assert (await anna.table(id))["undo"]
        assert not (await bartek.table(id))["undo"]
        assert await bartek.refused(f"/api/tables/{id}/undo") == "error-no-undo"
        assert await anna.ok(f"/api/tables/{id}/undo") == {"seq": 3, "again": False}
        after = await anna.table(id)
        assert after["choices"] == before["choices"]
        assert after["view"] == before["view"]
        assert [line["seq"] for line in after["log"]] == [1]
        assert parsed(listener)[-1]["log"][0]["back"] == 1
        await anna.answer(id, 1)
        await bartek.answer(id)
        assert not (await bartek.table(id))["undo"]
        assert await bartek.refused(f"/api/tables/{id}/undo") == "error-no-undo"


async def test_a_sealed_answer_is_taken_back_without_touching_others(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, celina = [await at.person() for _ in range(3)]
        id = await anna.new("_template", "me", "open", "open")
        for person in (bartek, celina):
            await person.ok(f"/api/tables/{id}/join", {})
        await anna.answer(id)
        await bartek.answer(id, 1)
        sealed = (await bartek.table(id))["view"]["asked"]["mine"]
        await anna.ok(f"/api/tables/{id}/undo")
        table = await bartek.table(id)
        assert table["waiting"] == [0, 2]
        assert table["view"]["asked"]["mine"] == sealed
        end = await to_the_end([anna, bartek, celina], id)
        assert end["result"]["rewound"] == 0
        record = await anna.http.get(f"/t/{id}.jsonl")
        verify(wawel.game("_template"), read_bytes(record.content))


async def test_a_takeback_needs_the_others_consent(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        await anna.answer(id)
        await bartek.answer(id)
        seq = (await anna.table(id))["seq"]
        await anna.ok(f"/api/tables/{id}/takeback", {"to": 1})
        wish = (await bartek.table(id))["takeback"]
        assert wish == {"seat": 0, "seq": 1, "yes": [], "asked": [1], "no": None}
        await bartek.ok(f"/api/tables/{id}/takeback/no")
        assert (await anna.table(id))["takeback"] == {**wish, "no": 1}
        assert (await anna.table(id))["seq"] == seq
        assert await bartek.refused(f"/api/tables/{id}/takeback/yes") == "error-no-takeback"
        await anna.ok(f"/api/tables/{id}/takeback", {"to": 1})
        at.registry.tables.clear()  # as after a restart: the request is still open
        assert (await bartek.table(id))["takeback"] == wish
        await bartek.ok(f"/api/tables/{id}/takeback/yes")
        table = await anna.table(id)
        assert (table["seq"], table["waiting"], table["takeback"]) == (seq + 1, [0, 1], None)
        end = await to_the_end([anna, bartek], id)
        assert end["result"]["rewound"] == 1
        record = await anna.http.get(f"/t/{id}.jsonl")
        assert verify(wawel.game("_template"), read_bytes(record.content)).rewound == 1


async def test_alone_one_may_rewind_and_it_is_marked(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        digests: dict[int, str] = {}
        while len(digests) < 40:  # some games are lost before that
            id = await anna.new("etchinstone", "me")
            table = await at.registry.table(id)
            digests = {1: digest(table)}
            while table.info.status == "playing" and len(digests) < 40:
                seq = (await anna.answer(id, len(digests)))["seq"]
                digests[seq] = digest(table)
        for to in (36, 33, 7, 1):
            await anna.ok(f"/api/tables/{id}/takeback", {"to": to})
            assert digest(table) == digests[to]
        assert table.info.rewound > 0
        at.registry.tables.clear()
        again = await at.registry.table(id)
        assert digest(again) == digests[1]
        assert again.info.rewound == table.info.rewound


def digest(table: Table) -> str:
    assert table.stored.history is not None
    return table.stored.game.digest(table.stored.history.state)


async def test_every_past_moment_can_be_seen(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        seen = {}
        while (table := await anna.table(id))["status"] == "playing":
            seen[table["seq"]] = table
            person = anna if table["choices"] else bartek
            await person.answer(id, table["seq"])
        at.registry.tables.clear()
        for seq, then in seen.items():
            moment = await anna.get(f"/api/tables/{id}/moment/{seq}")
            for part in ("view", "preview", "sections", "log", "seq", "number", "waiting"):
                assert moment[part] == then[part], (seq, part)
            assert moment["result"] is None
        assert (await bartek.http.get(f"/api/tables/{id}/moment/999")).status_code == 404
        as_anna = await bartek.get(f"/api/tables/{id}/moment/1?seat=0")
        assert as_anna["view"] == seen[1]["view"]


async def test_others_views_are_closed_while_the_game_goes_on(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        _anna, bartek, id = await two(at)
        answer = await bartek.http.get(f"/api/tables/{id}/moment/1?seat=0")
        assert (answer.status_code, answer.json()["error"]) == (403, "error-others-view")


async def test_a_bot_plays_for_a_player_who_left_until_they_are_back(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        await bartek.ok(f"/api/tables/{id}/leave")
        for _ in range(100):
            if (await anna.table(id))["waiting"] == [0]:
                break
            await asyncio.sleep(0.02)
        table = await anna.table(id)
        assert table["waiting"] == [0]
        assert table["seats"][1]["bot"] == "greedy"
        assert table["log"][-1]["by"] == "bot"
        n = table["view"]["number"]
        error = await bartek.refused(f"/api/tables/{id}/answer", {"n": n + 1, "seq": 1, "option": "done"})
        assert error == "error-bot-plays"
        assert await bartek.ok(f"/api/tables/{id}/join", {}) == {"seat": 1}
        assert (await anna.table(id))["seats"][1]["bot"] is None


async def test_an_absent_player_may_be_replaced_but_not_at_once(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, _bartek, id = await two(at)
        assert await anna.refused(f"/api/tables/{id}/bot", {"seat": 1}) == "error-still-there"
        at.time += 61
        await anna.ok(f"/api/tables/{id}/bot", {"seat": 1, "bot": "random"})
        assert (await anna.table(id))["seats"][1]["bot"] == "random"


async def test_a_standing_order_answers_by_itself(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        await bartek.ok(f"/api/tables/{id}/order", {"order": "idle"})
        end = await to_the_end([anna], id)
        assert {line["by"] for line in end["log"] if line["seat"] == 1} == {"order"}


async def test_resigning_ends_a_duel_and_a_table_of_three_goes_on(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        await anna.ok(f"/api/tables/{id}/resign")
        table = await bartek.table(id)
        assert table["status"] == "finished"
        assert table["result"]["winners"] == [1]
        assert table["result"]["resigned"] == [0]
        assert len(table["result"]["scores"]) == len(table["result"]["why"]) == 2
        assert said(table) == ["table-event-resigned"]
        assert table["seats"][0]["bot"] is None
        celina = await at.person()
        id = await anna.new("_template", "me", "open", "open")
        for person in (bartek, celina):
            await person.ok(f"/api/tables/{id}/join", {})
        await anna.ok(f"/api/tables/{id}/resign")
        table = await bartek.table(id)
        assert table["status"] == "playing"
        assert table["seats"][0]["bot"] == "greedy"
        assert said(table) == ["table-event-resigned-bot"]
        assert await anna.refused(f"/api/tables/{id}/undo") == "error-resigned"
        end = await to_the_end([bartek, celina], id)
        assert end["result"]["resigned"] == [0]
        record = (await anna.http.get(f"/t/{id}.jsonl")).content
        assert verify(wawel.game("_template"), read_bytes(record)).answers


async def test_a_question_stays_open_and_the_log_keeps_it_when_somebody_resigns(tmp_path: Path) -> None:
    """Resigning is no part of the game's line: what others decided meanwhile is not stale, and going back over it
    does not take it back."""
    async with local(tmp_path) as at:
        anna, bartek, celina = [await at.person() for _ in range(3)]
        id = await anna.new("_template", "me", "open", "open")
        for person in (bartek, celina):
            await person.ok(f"/api/tables/{id}/join", {})
        before = await anna.table(id)
        asked = before["choices"][0]
        await celina.ok(f"/api/tables/{id}/resign")
        answer = {"n": asked["n"], "seq": before["seq"], "option": asked["options"][0]["option"]}
        await anna.ok(f"/api/tables/{id}/answer", answer)
        await anna.ok(f"/api/tables/{id}/undo")
        assert "table-event-resigned-bot" in said(await bartek.table(id))
        at.registry.tables.clear()
        assert "table-event-resigned-bot" in said(await bartek.table(id))


def said(table: Any) -> list[str]:
    """What the log says of resigning."""
    return [one["key"] for line in table["log"] if line.get("resigned") for one in line["events"]]


async def test_a_refused_takeback_says_who_refused(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, settings={"rounds": 3})
        await anna.answer(id)
        await bartek.answer(id)
        await anna.ok(f"/api/tables/{id}/takeback")
        await bartek.ok(f"/api/tables/{id}/takeback/no")
        assert (await anna.table(id))["takeback"]["no"] == 1
        assert await bartek.refused(f"/api/tables/{id}/takeback/yes") == "error-no-takeback"
        await anna.ok(f"/api/tables/{id}/takeback/no")
        assert (await anna.table(id))["takeback"] is None
        await anna.ok(f"/api/tables/{id}/takeback")
        await bartek.ok(f"/api/tables/{id}/takeback/no")
        await anna.ok(f"/api/tables/{id}/takeback")
        assert (await anna.table(id))["takeback"]["no"] is None


async def test_who_resigns_at_a_table_of_three_takes_their_cards_along_where_the_rules_say_so(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, celina = [await at.person() for _ in range(3)]
        settings = {"format": "random-thirty", "mode": "free-for-all"}
        id = await anna.new("epic", "me", "open", "open", settings=settings)
        for person in (bartek, celina):
            await person.ok(f"/api/tables/{id}/join", {})
        for person in (anna, bartek, celina):
            while not (await person.table(id))["choices"]:
                await asyncio.sleep(0.05)
            await person.answer(id, -1)  # nobody takes a mulligan
        await bartek.ok(f"/api/tables/{id}/resign")
        table = await anna.table(id)
        assert table["status"] == "playing"
        left = table["view"]["sides"][1]
        assert (left["fell"] > 0, left["hand"], left["deck"]) == (True, [], [])
        assert table["seats"][1]["bot"] is None
        assert "event-left" in [one["key"] for line in table["log"] for one in line["events"]]
        await celina.ok(f"/api/tables/{id}/resign")
        assert (await anna.table(id))["result"]["winners"] == [0]
        record = (await anna.http.get(f"/t/{id}.jsonl")).content
        assert verify(wawel.game("epic"), read_bytes(record)).answers[-1].seat == 1


async def test_who_resigns_against_several_bots_has_lost_but_none_of_them_has_won(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        bot = {"kind": "bot", "bot": "random"}
        for bots, winners in ((1, [1]), (2, [])):
            seats = [{"kind": "me"}, *[bot] * bots]
            id = (await anna.ok("/api/tables", {"game": "_template", "seats": seats}))["id"]
            await anna.ok(f"/api/tables/{id}/resign")
            table = await anna.table(id)
            assert table["status"] == "finished"
            assert table["result"]["winners"] == winners
            assert table["result"]["ranks"] == [bots + 1, *[1] * bots]
            record = (await anna.http.get(f"/t/{id}.jsonl")).content
            assert verify(wawel.game("_template"), read_bytes(record)).resigned == [0]


async def test_the_last_people_of_a_team_leave_the_victory_to_the_bots(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = [await at.person() for _ in range(2)]
        bot = {"kind": "bot", "bot": "random"}
        seats = [{"kind": "me"}, bot, {"kind": "open"}, bot]
        settings = {"format": "random-thirty", "mode": "hydra-2"}
        id = (await anna.ok("/api/tables", {"game": "epic", "settings": settings, "seats": seats}))["id"]
        await bartek.ok(f"/api/tables/{id}/join", {})
        for person in (anna, bartek):
            while not (await person.table(id))["choices"]:
                await asyncio.sleep(0.05)
            await person.answer(id, -1)  # nobody takes a mulligan
        while (await anna.table(id))["view"]["turn"] < 1:
            await asyncio.sleep(0.05)
        await anna.ok(f"/api/tables/{id}/resign")
        assert (await bartek.table(id))["status"] == "playing"
        await bartek.ok(f"/api/tables/{id}/resign")
        assert (await bartek.table(id))["result"]["winners"] == [1, 3]


async def test_a_table_is_aborted_before_anybody_has_answered(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        stranger = await at.person()
        assert await stranger.refused(f"/api/tables/{id}/abort") == "error-not-seated"
        await bartek.ok(f"/api/tables/{id}/abort")
        assert (await anna.table(id))["status"] == "aborted"
        _, _, id = anna, bartek, await anna.new("_template", "me", "open")
        assert await bartek.refused(f"/api/tables/{id}/abort") == "error-not-creator"
        await bartek.ok(f"/api/tables/{id}/join", {})
        await anna.answer(id)
        assert await bartek.refused(f"/api/tables/{id}/abort") == "error-too-late-to-abort"


async def test_a_rematch_keeps_the_seats(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, settings={"rounds": 3})
        stranger = await at.person()
        assert await anna.refused(f"/api/tables/{id}/rematch") == "error-not-finished"
        await to_the_end([anna, bartek], id)
        made = await bartek.ok(f"/api/tables/{id}/rematch")
        assert made["seat"] == 1
        again = made["id"]
        assert await stranger.refused(f"/api/tables/{again}/join", {"seat": 0}) == "error-seat-reserved"
        assert (await anna.table(id))["rematch"] == again
        assert await anna.ok(f"/api/tables/{id}/rematch") == {"id": again, "seat": 0, "link": None}
        table = await anna.table(again)
        assert (table["status"], table["settings"]) == ("playing", {"rounds": 3})


async def test_a_fork_goes_on_from_a_moment(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, settings={"rounds": 3})
        await anna.answer(id)
        assert await anna.refused(f"/api/tables/{id}/fork", {"seq": 1}) == "error-fork-after-end"
        await to_the_end([anna, bartek], id)
        then = await anna.get(f"/api/tables/{id}/moment/5")
        fork = (await anna.ok(f"/api/tables/{id}/fork", {"seq": 5}))["id"]
        table = await at.registry.table(fork)
        moment = await anna.get(f"/api/tables/{fork}/moment/5")
        assert moment["view"] == then["view"]
        assert table.info.origin == f"{id}:5"
        end = await to_the_end([anna], fork)
        assert end["status"] == "finished"


async def test_chat_and_mutes(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at)
        table = await at.registry.table(id)
        listener = await at.listen(table, bartek)
        await anna.ok(f"/api/tables/{id}/chat", {"text": "  hello \n there "})
        said = parsed(listener)[-1]["chat"]
        assert [(line["text"], line["seat"]) for line in said] == [("hello there", 0)]
        assert await anna.refused(f"/api/tables/{id}/chat", {"text": " "}) == "error-empty-chat"
        await bartek.ok("/api/mutes", {"name": anna.me["name"]})
        assert (await bartek.table(id))["chat"] == []
        assert len((await anna.table(id))["chat"]) == 1
        assert await bartek.refused(f"/api/tables/{id}/mute", {"name": anna.me["name"]}) == "error-not-creator"
        await anna.ok(f"/api/tables/{id}/mute", {"name": bartek.me["name"]})
        assert await bartek.refused(f"/api/tables/{id}/chat", {"text": "hm"}) == "error-muted"
        assert parsed(listener)[-1]["muted"] == (await anna.table(id))["muted"] == [bartek.me["name"]]
        await anna.ok(f"/api/tables/{id}/mute", {"name": bartek.me["name"], "muted": False})
        assert (await anna.table(id))["muted"] == []
        await bartek.ok(f"/api/tables/{id}/chat", {"text": "hm"})


async def test_tables_leave_the_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    async with local(tmp_path, idle=0.0) as at:
        anna, bartek, id = await two(at)
        await anna.answer(id)
        await bartek.answer(id)
        before = await anna.table(id)
        await asyncio.sleep(0.01)
        at.registry.forget()
        assert id not in at.registry.tables
        assert await anna.table(id) == before
    async with local(tmp_path) as at:
        table = await at.registry.table(id)
        assert table.seq == before["seq"]
        assert table.stored.game.view(table.stored.history.state, 0) == before["view"]  # type: ignore[union-attr]


async def test_stale_rows_are_deleted_at_a_start(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, idler = await at.person(), await at.person()
        id = await anna.new("_template", "me", "open")
        later = time.time() + 200 * 86400
        await at.registry.database.write(lambda c: tidy(c, later))
        at.registry.tables.clear()
        assert (await at.registry.table(id)).info.status == "aborted"
        assert await at.services.accounts.row(anna.me["id"]) is not None
        assert await at.services.accounts.row(idler.me["id"]) is None
