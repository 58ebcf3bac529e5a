"""What the server's tests play with: a server in a process of its own, browsers, sockets, and random players."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from wawel.engine.game import Game
from wawel.engine.records import Play, read_bytes, verify

#: a process that has imported the server already; servers are forked from it, so that a restart takes no time
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["wawel.server.run", "alembic.command", "wawel.catalog"])


def serve(data: str, crash: str, config: dict[str, Any], ready: Any) -> None:
    """What the server's process does."""
    from wawel.server import run
    from wawel.server.config import Config
    from wawel.server.storage import crash_points

    crash_points.arm(crash or os.environ.get(crash_points.VARIABLE, ""))
    with contextlib.suppress(KeyboardInterrupt):
        run.serve(Config(data=Path(data), **config), ready.send)


#: so long that the tests that answer every question by themselves are not passed for
NEVER = 1e6


class Server:
    """A server that can be killed."""

    def __init__(self, data: Path, crash: str = "", **config: Any) -> None:
        self.data = data
        self.config = {
            "port": 0,
            "with_hidden": True,
            "limits": 0,
            "bot_pause": 0,
            "pass_delay": 1e6,
            "bot_workers": 0,
            **config,
        }
        self.start(crash)

    def start(self, crash: str = "") -> None:
        mine, theirs = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=serve, args=(str(self.data), crash, self.config, theirs))
        self.process.start()
        theirs.close()
        assert mine.poll(30), "the server did not start"
        self.url = mine.recv().rstrip("/")

    def kill(self) -> None:
        """As a power switch would."""
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """As Ctrl+C would."""
        if self.process.is_alive():
            assert self.process.pid is not None
            os.kill(self.process.pid, signal.SIGINT)
            self.process.join(10)

    def died(self) -> bool:
        """Has it died by itself?"""
        self.process.join(5)
        return self.process.exitcode == -signal.SIGKILL


class Browser:
    """A person with cookies."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx2.Client(base_url=url, timeout=20)
        self.me = self.http.get("/api/me").json()
        self.csrf = self.me["csrf"]

    def get(self, path: str, **more: Any) -> Any:
        return self.http.get(path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        headers = {"x-csrftoken": self.csrf, **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        return self.http.post(path, headers=headers, **more)

    def ok(self, path: str, body: Any = None) -> Any:
        """A call that must succeed."""
        answer = self.post(path, body)
        assert answer.status_code < 300, (answer.status_code, answer.text)
        return answer.json()

    def table(self, id: str) -> Any:
        answer = self.get(f"/api/tables/{id}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def new(self, game: str, *seats: str, **more: Any) -> str:
        """A table; seats are me, open, invite, or a bot."""
        asked = [{"kind": s} if s in ("me", "open", "invite") else {"kind": "bot", "bot": s} for s in seats]
        made: str = self.ok("/api/tables", {"game": game, "seats": asked, **more})["id"]
        return made

    @contextmanager
    def socket(self, id: str, since: int | None = None, origin: str | None = None, token: str = "") -> Iterator[Socket]:
        """A socket at a table."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        url = self.url.replace("http", "ws", 1) + f"/ws/t/{id}?token={token}"
        url += f"&since={since}" if since is not None else ""
        sender = None if origin is None else Origin(origin)
        with connect(url, additional_headers={"cookie": cookies}, max_size=None, origin=sender) as opened:
            yield Socket(opened)


class Socket:
    """A socket that keeps the latest of the table."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.lines: list[str] = []
        self.refs = 0

    def read(self, patience: float = 10) -> Any:
        line = self.opened.recv(patience)
        assert isinstance(line, str)
        self.lines.append(line)
        return json.loads(line)

    def quiet(self, patience: float = 0.2) -> bool:
        """Does nothing come?"""
        try:
            self.read(patience)
        except TimeoutError:
            return True
        return False

    def until(self, wanted: Any, patience: float = 10) -> Any:
        """Read on until something fits."""
        end = time.monotonic() + patience
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def reach(self, seq: int) -> Any:
        """Read on until the table has reached that number."""
        return self.until(lambda message: message.get("seq") == seq)

    def call(self, type: str, **more: Any) -> tuple[Any, list[Any]]:
        """Send something; the reply, and what came before it."""
        self.refs += 1
        self.opened.send(json.dumps({"type": type, "ref": self.refs, **more}))
        before: list[Any] = []
        while True:
            message = self.read()
            if message["type"] in ("ok", "refused") and message["ref"] == self.refs:
                return message, before
            before.append(message)

    def answer(self, table: Any, luck: random.Random) -> tuple[Any, list[Any]]:
        """Answer the first choice of a table at random."""
        choice = table["choices"][0]
        option = luck.choice(choice["options"])["option"]
        return self.call("answer", n=choice["n"], seq=table["seq"], option=option)


def step(browser: Browser, id: str, luck: random.Random) -> Any:
    """Answer once, at random, if asked; the table before it."""
    table = browser.table(id)
    if table["choices"]:
        choice = table["choices"][0]
        option = luck.choice(choice["options"])["option"]
        browser.ok(f"/api/tables/{id}/answer", {"n": choice["n"], "seq": table["seq"], "option": option})
    return table


def play_out(browsers: list[Browser], id: str, luck: random.Random, most: int = 3000) -> Any:
    """Play at random to the end; the finished table."""
    for _ in range(most):
        for browser in browsers:
            table = step(browser, id, luck)
            if table["status"] != "playing":
                return table
            if not table["choices"]:
                time.sleep(0.005)
    raise AssertionError("the game has no end")


def verified(browser: Browser, id: str, game: Game) -> Play:
    """The record of a finished table, checked as anyone may check it."""
    answer = browser.get(f"/t/{id}.jsonl")
    assert answer.status_code == 200
    return verify(game, read_bytes(answer.content))
