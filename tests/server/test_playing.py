"""Whole games over HTTP and over sockets; the record of each is one that anyone can verify."""

from __future__ import annotations

import json
import random

import wawel
from server.clients import Browser, Server, play_out, verified


def test_a_whole_game_over_http(anna: Browser) -> None:
    id = anna.new("etchinstone", "me")
    end = play_out([anna], id, random.Random(1))
    assert end["status"] == "finished"
    play = verified(anna, id, wawel.game("etchinstone"))
    result = play.game.result(play.state)
    assert result is not None
    assert result.scores == end["result"]["scores"]
    assert len(play.answers) + 1 == end["seq"] == len(end["log"])


def test_a_whole_game_over_the_socket(anna: Browser) -> None:
    id = anna.new("etchinstone", "me")
    luck = random.Random(2)
    with anna.socket(id) as socket:
        table = socket.read()
        assert table["type"] == "table"
        assert table["you"] == 0
        while table["status"] == "playing":
            reply, news = socket.answer(table, luck)
            assert reply["type"] == "ok"
            assert [one["type"] for one in news] == ["update"]
            assert news[0]["seq"] == table["seq"] + 1 == reply["seq"]
            assert [line["seq"] for line in news[0]["log"]] == [reply["seq"]]
            table = news[0]
    assert table["result"]["seed"]
    assert table["record"] == f"/t/{id}.jsonl"
    verified(anna, id, wawel.game("etchinstone"))


def test_two_seats_and_a_spectator(server: Server, anna: Browser, bartek: Browser) -> None:
    luck = random.Random(3)
    id = anna.new("_template", "me", "open", settings={"rounds": 3})
    watcher = Browser(server.url)
    with anna.socket(id) as a, watcher.socket(id) as w:
        assert a.read()["status"] == "open"
        assert w.read()["you"] == -2
        assert bartek.ok(f"/api/tables/{id}/join", {"seat": 1}) == {"seat": 1}
        with bartek.socket(id) as b:
            tables = [a.until(lambda m: m["status"] == "playing"), b.read()]
            seen = w.until(lambda m: m["status"] == "playing")
            assert tables[0]["waiting"] == [0, 1]
            assert not seen["choices"]
            while tables[0]["status"] == "playing":
                at = luck.choice(tables[0]["waiting"])
                mine = [a, b][at]
                reply, news = mine.answer(tables[at], luck)
                assert reply["type"] == "ok", reply
                tables[at] = news[-1]
                tables[1 - at] = [a, b][1 - at].reach(reply["seq"])
                seen = w.reach(reply["seq"])
                assert all(choice["seat"] == seat for seat, t in enumerate(tables) for choice in t["choices"])
                assert not seen["choices"]
                assert not seen["blocked"]
    assert seen["result"] == tables[0]["result"] == tables[1]["result"]
    verified(watcher, id, wawel.game("_template"))


def test_a_socket_with_a_token_and_one_without_anything(server: Server, anna: Browser) -> None:
    id = anna.new("_template", "me", "greedy")
    token = anna.ok("/api/tokens", {"name": "mine", "scopes": ["play"]})["token"]
    nobody = Browser(server.url)
    nobody.http.cookies.clear()
    with nobody.socket(id) as socket:
        assert socket.read()["you"] == -2
        assert socket.call("chat", text="hello")[0]["error"] == "error-no-account"
        assert socket.call("answer", n=0, seq=1, option="done")[0]["error"] == "error-no-account"
    with nobody.socket(id, token=token) as socket:
        table = socket.read()
        assert table["you"] == 0
        assert socket.answer(table, random.Random(7))[0]["type"] == "ok"
    with nobody.socket(id, token="stolen") as socket:
        assert socket.read()["error"] == "error-bad-token"


def test_bots_play_their_seats(anna: Browser) -> None:
    id = anna.new("_template", "me", "greedy", "random", settings={"rounds": 3})
    end = play_out([anna], id, random.Random(4))
    assert end["status"] == "finished"
    assert {line["by"] for line in end["log"]} == {"server", "person", "bot"}
    verified(anna, id, wawel.game("_template"))


def test_the_table_comes_as_text_to_those_who_ask_for_it(anna: Browser) -> None:
    id = anna.new("etchinstone", "me")
    luck = random.Random(4)
    with anna.socket(id) as socket:
        table = socket.read()
        assert table["sections"] == []
        reply, news = socket.call("text", on=True)
        assert (reply["type"], reply["seq"]) == ("ok", table["seq"])
        assert [one["sections"] for one in news] == [anna.table(id)["sections"]]
        assert news[0]["sections"]
        _, news = socket.answer(table, luck)
        assert news[0]["sections"] == anna.table(id)["sections"]
        socket.call("text", on=False)
        _, news = socket.answer(news[0], luck)
        assert news[0]["sections"] == []
    with anna.http.stream("GET", f"/api/tables/{id}/stream?text=1") as stream:
        assert json.loads(next(stream.iter_lines()))["sections"] == anna.table(id)["sections"]
