"""A reader who was away misses nothing, on a socket and on a stream."""

from __future__ import annotations

import json
import random
from typing import Any

from server.clients import Browser, Server, step


def test_updates_since_a_number_are_all_there(anna: Browser, bartek: Browser) -> None:
    luck = random.Random(5)
    id = anna.new("_template", "me", "open")
    bartek.ok(f"/api/tables/{id}/join", {})
    log = []
    seq = 0
    while True:
        with anna.socket(id, seq or None) as socket:
            news = socket.read()
            assert news["type"] == ("update" if seq else "table")
            log += [line["seq"] for line in news["log"]]
            seq = news["seq"]
            if news["status"] == "finished":
                break
        for _ in range(luck.randrange(1, 5)):  # what happens while the socket is down
            step(anna, id, luck)
            step(bartek, id, luck)
    assert log == list(range(1, seq + 1))
    with anna.socket(id, seq + 50) as socket:
        assert socket.read()["type"] == "table"


def test_chat_said_meanwhile_arrives_too(anna: Browser, bartek: Browser) -> None:
    id = anna.new("_template", "me", "open")
    bartek.ok(f"/api/tables/{id}/join", {})
    bartek.ok(f"/api/tables/{id}/chat", {"text": "are you there?"})
    with anna.socket(id, 1) as socket:
        assert [line["text"] for line in socket.read()["chat"]] == ["are you there?"]
        bartek.ok(f"/api/tables/{id}/chat", {"text": "now?"})
        assert [line["text"] for line in socket.until(lambda m: m["chat"])["chat"]] == ["now?"]


def test_a_stream_of_lines_is_enough_to_play(anna: Browser) -> None:
    luck = random.Random(6)
    id = anna.new("_template", "me", "greedy", settings={"rounds": 3})
    seqs = []
    with anna.http.stream("GET", f"/api/tables/{id}/stream") as stream:
        for line in stream.iter_lines():
            if not line:
                continue
            news = json.loads(line)
            seqs += [one["seq"] for one in news["log"]]
            if news["status"] == "finished":
                break
            if news["choices"]:
                choice = news["choices"][0]
                option = luck.choice(choice["options"])["option"]
                body = {"n": choice["n"], "seq": news["seq"], "option": option}
                assert anna.post(f"/api/tables/{id}/answer", body).status_code in (200, 409)
    assert seqs == list(range(1, len(seqs) + 1))


def test_the_feed_begins_with_the_invitations_that_were_missed(anna: Browser, bartek: Browser) -> None:
    def begins() -> Any:
        with bartek.http.stream("GET", "/api/stream") as stream:
            return next(json.loads(line) for line in stream.iter_lines() if line)["invitations"]

    seats = [{"kind": "me"}, {"kind": "person", "name": bartek.me["name"]}]
    before = begins()
    id = anna.ok("/api/tables", {"game": "_template", "seats": seats})["id"]
    told = {"type": "invite", "table": id, "game": "_template", "by": anna.me["name"]}
    assert begins() == [told, *before]
    bartek.ok("/api/mutes", {"name": anna.me["name"]})
    assert begins() == before
    bartek.ok("/api/mutes", {"name": anna.me["name"], "muted": False})
    assert begins() == [told, *before]
    bartek.ok(f"/api/tables/{id}/decline")
    assert begins() == before


def test_the_feed_says_where_i_am_asked(server: Server, anna: Browser, bartek: Browser) -> None:
    first = anna.new("_template", "me", "open")
    bartek.ok(f"/api/tables/{first}/join", {})
    with bartek.http.stream("GET", "/api/stream") as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        assert next(lines)["tables"] == [first]
        second = anna.new("_template", "me", "open")
        Browser(server.url).get(f"/t/{second}.json")
        poster = Browser(server.url)
        poster.http.cookies = bartek.http.cookies
        poster.csrf = bartek.csrf
        poster.ok(f"/api/tables/{second}/join", {})
        turn = next(lines)
        assert (turn["type"], turn["table"], turn["waiting"]) == ("turn", second, True)
    notes = bartek.get("/api/notifications").json()
    assert [note["table"] for note in notes][:1] == [second]
    bartek.ok("/api/notifications/read")
    assert all(note["read"] for note in bartek.get("/api/notifications").json())
