"""Whatever does not fit is refused with a clear error and changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.clients import Browser
from server.local import local

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_answers_that_do_not_fit_change_nothing(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, stranger = [await at.person() for _ in range(3)]
        id = await anna.new("_template", "me", "open")
        url = f"/api/tables/{id}/answer"
        assert await anna.refused(url, {"n": 0, "seq": 0, "option": "done"}) == "error-not-playing"
        await bartek.ok(f"/api/tables/{id}/join", {})
        table = await anna.table(id)
        choice = table["choices"][0]
        n, seq = choice["n"], table["seq"]
        option = choice["options"][0]["option"]
        held = {o["option"] for o in choice["options"]}
        other = next(f"play:{c}" for c in ("crown", "purse", "bandit", "hound", "map") if f"play:{c}" not in held)
        theirs = (await bartek.table(id))["choices"][0]
        wrong: list[tuple[Any, Any, str]] = [
            (anna, {"n": n, "seq": seq, "option": other}, "error-not-offered"),
            (anna, {"n": n, "seq": seq, "option": "done"}, "error-not-offered"),
            (anna, {"n": n, "seq": seq, "option": "sing:loudly"}, "error-no-such-option"),
            (anna, {"n": n, "seq": seq, "option": ""}, "error-no-such-option"),
            (anna, {"n": n, "seq": seq + 1, "option": option}, "error-stale"),
            (anna, {"n": n, "seq": 0, "option": option}, "error-stale"),
            (anna, {"n": n + 7, "seq": seq, "option": option}, "error-stale"),
            (anna, {"n": theirs["n"], "seq": seq, "option": theirs["options"][0]["option"]}, "error-stale"),
            (stranger, {"n": n, "seq": seq, "option": option}, "error-not-seated"),
            (anna, {"n": n, "seq": seq}, "error-malformed"),
            (anna, {"n": "zero", "seq": seq, "option": option}, "error-malformed"),
            (anna, {"n": -1, "seq": seq, "option": option}, "error-malformed"),
            (anna, {"n": 10**30, "seq": seq, "option": option}, "error-malformed"),
            (anna, {"n": n, "seq": seq, "option": "x" * 1000}, "error-malformed"),
            (anna, {"n": n, "seq": seq, "option": option, "seat": 1}, "error-malformed"),
            (anna, [], "error-malformed"),
        ]
        for who, body, error in wrong:
            assert await who.refused(url, body) == error, body
        huge = await anna.post(url, {"n": n, "seq": seq, "option": "x" * 200_000})
        assert (huge.status_code, huge.json()["error"]) == (413, "error-too-large")
        deep = b'{"option":' + b"[" * 30_000
        nested = await anna.http.post(url, content=deep, headers={"x-csrftoken": anna.csrf})
        assert nested.status_code == 400
        passkey = await anna.http.post(
            "/api/passkey/login/finish", content=deep + b"]" * 30_000 + b"}", headers={"x-csrftoken": anna.csrf}
        )
        assert passkey.status_code == 400
        broken = await anna.http.post(url, content=b"{", headers={"x-csrftoken": anna.csrf})
        assert broken.status_code == 400
        missing = await anna.post("/api/tables/aaaaaaaa/answer", {"n": n, "seq": seq, "option": option})
        assert (missing.status_code, missing.json()["error"]) == (404, "error-no-such-table")
        assert await anna.table(id) == table

        await anna.ok(url, {"n": n, "seq": seq, "option": option})
        late = await anna.post(url, {"n": n, "seq": seq, "option": choice["options"][-1]["option"]})
        after = await anna.table(id)
        assert (late.status_code, late.json()["error"], late.json()["seq"]) == (409, "error-not-asked", after["seq"])
        missed = late.json()["missed"]
        assert [line["seq"] for line in missed[0]["log"]] == [seq + 1]
        again = await anna.ok(url, {"n": n, "seq": seq, "option": option})
        assert again == {"seq": seq + 1, "again": True}
        assert await anna.table(id) == after
        # the others are still asked what they were asked: their answer is not stale
        await bartek.ok(url, {"n": theirs["n"], "seq": seq, "option": theirs["options"][0]["option"]})
        stale = await anna.post(url, {"n": n, "seq": seq, "option": choice["options"][-1]["option"]})
        assert stale.status_code == 409


async def test_tables_that_can_t_be_made(tmp_path: Path) -> None:
    async with local(tmp_path, with_hidden=False) as at:
        anna = await at.person()
        me = {"kind": "me"}
        wrong = [
            ({"game": "chess", "seats": [me]}, "error-no-such-game"),
            ({"game": "_template", "seats": [me, me]}, "error-no-such-game"),
            ({"game": "etchinstone", "seats": [me, me]}, "error-bad-setting"),
            ({"game": "etchinstone", "seats": []}, "error-malformed"),
            ({"game": "etchinstone", "seats": [me], "settings": {"cheat": True}}, "error-bad-setting"),
            ({"game": "etchinstone", "seats": [{"kind": "bot", "bot": "genius"}]}, "error-no-such-bot"),
            ({"game": "etchinstone", "seats": [{"kind": "bot", "bot": "mcts:9999"}]}, "error-bot-too-slow"),
            ({"game": "etchinstone", "seats": [me], "rated": True}, "error-rated-people"),
            ({"game": "etchinstone", "seats": [me], "clock": {"mode": "sun"}}, "error-malformed"),
        ]
        for body, error in wrong:
            assert await anna.refused("/api/tables", body) == error, body
        assert await anna.get("/api/tables?show=mine") == []


async def test_one_seat_each(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        two = {"game": "_template", "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert await anna.refused("/api/tables", two) == "error-one-seat-each"
        id = await anna.new("_template", "me", "open", "open")
        assert await anna.refused(f"/api/tables/{id}/join", {"seat": 1}) == "error-already-seated"
        assert await bartek.refused(f"/api/tables/{id}/join", {"seat": 0}) == "error-seat-taken"
        assert await bartek.refused(f"/api/tables/{id}/join", {"seat": 9}) == "error-no-such-seat"


def test_what_a_socket_refuses(anna: Browser, bartek: Browser) -> None:
    id = anna.new("_template", "me", "open")
    bartek.ok(f"/api/tables/{id}/join", {})
    before = anna.table(id)
    with anna.socket(id) as socket:
        table = socket.read()
        for text in (
            "",
            "null",
            "{",
            '{"type":"dance","ref":9}',
            '{"type":"answer","ref":9}',
            "x" * 9000,
        ):
            socket.opened.send(text)
            refused = socket.until(lambda m: m["type"] == "refused")
            assert refused["error"] in ("error-malformed", "error-too-large")
            assert refused["ref"] in (None, 9)
        reply, _ = socket.call("answer", n=table["choices"][0]["n"], seq=99, option="done")
        assert (reply["type"], reply["error"]) == ("refused", "error-stale")
        reply, _ = socket.call("ping")
        assert reply["type"] == "ok"
        socket.opened.send(b"\xff\xfe")
        socket.opened.send(json.dumps({"type": "undo", "ref": "u"}))
        assert socket.until(lambda m: m.get("ref") == "u")["error"] == "error-no-undo"
    after = anna.table(id)
    assert (after["seq"], after["choices"]) == (before["seq"], before["choices"])


def test_a_socket_from_another_site_is_nobody(anna: Browser) -> None:
    id = anna.new("_template", "me", "greedy")
    with anna.socket(id, origin="https://evil.example") as socket:
        assert socket.read()["error"] == "error-bad-origin"


def test_a_socket_to_nowhere(anna: Browser) -> None:
    from websockets.exceptions import ConnectionClosed

    with anna.socket("zzzzzzzz") as socket:
        assert socket.read()["error"] == "error-no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
