"""Kill -9 at any step of an answer: nothing that was shown is lost, nothing is half done, and the record verifies."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest

import wawel
from server.clients import Browser, Server, play_out, verified
from wawel.server.storage.crash_points import POINTS


def attempt(browser: Browser, id: str, body: Any) -> Any:
    """An answer, to a server that may die of it."""
    try:
        return browser.post(f"/api/tables/{id}/answer", body).json()
    except httpx2.TransportError:
        return None


@pytest.mark.parametrize("at", [3, 6])
@pytest.mark.parametrize("point", POINTS)
def test_a_killed_server_goes_on_where_it_was(tmp_path: Path, point: str, at: int) -> None:
    luck = random.Random(f"{point}{at}")
    server = Server(tmp_path, crash=f"{point}:{at}")
    try:
        anna = Browser(server.url)
        id = anna.new("_template", "me", "random", settings={"rounds": 3})
        shown: dict[int, Any] = {}
        body: Any = None
        told: Any = None
        try:
            while True:
                table = anna.table(id)
                shown.update({line["seq"]: line for line in table["log"]})
                if not table["choices"]:
                    time.sleep(0.005)
                    continue
                choice = table["choices"][0]
                option = luck.choice(choice["options"])["option"]
                body = {"n": choice["n"], "seq": table["seq"], "option": option}
                told = attempt(anna, id, body)
                if told is None:
                    break
        except httpx2.TransportError:
            pass
        assert server.died()
        server.start()
        anna.url, anna.http.base_url = server.url, server.url
        table = anna.table(id)
        stands = {line["seq"]: line for line in table["log"]}
        for seq, line in shown.items():
            assert stands[seq] == line
        if told is None:  # the reply never came: sending the same once more is always right
            again = anna.post(f"/api/tables/{id}/answer", body)
            assert again.status_code == 200, again.text
        else:
            assert told["seq"] in stands
        assert play_out([anna], id, luck)["status"] == "finished"
        verified(anna, id, wawel.game("_template"))
    finally:
        server.stop()


def test_a_kill_from_outside_and_sessions_that_live_on(tmp_path: Path) -> None:
    luck = random.Random(8)
    server = Server(tmp_path, bot_workers=1)
    try:
        anna = Browser(server.url)
        id = anna.new("_template", "me", "greedy", settings={"rounds": 5})
        for _ in range(3):
            table = anna.table(id)
            while not table["choices"]:
                time.sleep(0.005)
                table = anna.table(id)
            with anna.socket(id) as socket:
                reply, news = socket.answer(socket.read(), luck)
                assert reply["type"] == "ok"
                server.kill()
            server.start()
            anna.url, anna.http.base_url = server.url, server.url
            after = anna.table(id)
            assert after["seq"] >= reply["seq"]
            assert after["log"][: len(table["log"])] == table["log"]
            assert news[0]["log"][0] in after["log"]
        play_out([anna], id, luck)
        verified(anna, id, wawel.game("_template"))
    finally:
        server.stop()


def test_two_servers_can_t_share_a_folder(tmp_path: Path) -> None:
    from wawel.server.storage.database import Database, InUse

    first = Database(tmp_path)
    with pytest.raises(InUse):
        Database(tmp_path)
    first.open()
    first.close()
    second = Database(tmp_path)
    second.open()
    second.close()
