"""A server inside the test: the same app, called without a network, with a clock that the test turns."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx2
from litestar import Litestar

from server.clients import NEVER
from wawel.engine.records import secret_of
from wawel.server.access import NOONE, Who
from wawel.server.app import create
from wawel.server.config import Config
from wawel.server.http.request_context import Services
from wawel.server.storage.database import Database
from wawel.server.tables.listeners import Listener
from wawel.server.tables.table import Table
from wawel.server.tables.table_registry import TableRegistry


class Person:
    """Somebody who calls the app."""

    def __init__(self, local: Local, http: httpx2.AsyncClient, me: Any) -> None:
        self.local = local
        self.http = http
        self.me = me
        self.csrf = me["csrf"]

    @property
    def who(self) -> Who:
        return Who(self.me["id"], self.me["name"])

    async def post(self, path: str, body: Any = None) -> httpx2.Response:
        more = {} if body is None else {"json": body}
        return await self.http.post(path, headers={"x-csrftoken": self.csrf}, **more)

    async def ok(self, path: str, body: Any = None) -> Any:
        answer = await self.post(path, body)
        assert answer.status_code < 300, (answer.status_code, answer.text)
        return answer.json()

    async def refused(self, path: str, body: Any = None) -> str:
        """A call that must be refused; its error."""
        answer = await self.post(path, body)
        assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
        error: str = answer.json()["error"]
        return error

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, (answer.status_code, answer.text)
        return answer.json()

    async def table(self, id: str) -> Any:
        return await self.get(f"/api/tables/{id}")

    async def new(self, game: str, *seats: str, **more: Any) -> str:
        asked = [{"kind": s} if s in ("me", "open", "invite") else {"kind": "bot", "bot": s} for s in seats]
        made: str = (await self.ok("/api/tables", {"game": game, "seats": asked, **more}))["id"]
        return made

    async def answer(self, id: str, pick: int = 0) -> Any:
        """Answer the first choice with an option by its place; the reply."""
        table = await self.table(id)
        choice = table["choices"][0]
        option = choice["options"][pick % len(choice["options"])]["option"]
        return await self.ok(f"/api/tables/{id}/answer", {"n": choice["n"], "seq": table["seq"], "option": option})


class Local:
    """The app and what is in it."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.services: Services = app.state.services
        self.registry: TableRegistry = self.services.registry
        self.time = 1_800_000_000.0
        self.registry.now = lambda: self.time

    def http(self) -> httpx2.AsyncClient:
        app: Any = self.app  # Litestar's types of ASGI are narrower than those of the client
        return httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url="http://localhost")

    async def person(self) -> Person:
        http = self.http()
        return Person(self, http, (await http.get("/api/me")).json())

    async def listen(self, table: Table, person: Person | None, since: int | None = None) -> Listener:
        """What a socket of this person would carry."""
        listener = Listener(person.who if person is not None else NOONE, text=True)
        await table.listen(listener, since)
        return listener


def drained(listener: Listener) -> list[bytes]:
    """The lines that were sent since."""
    lines = []
    while not listener.lines.empty():
        line = listener.lines.get_nowait()
        assert line is not None
        lines.append(line)
    return lines


def parsed(listener: Listener) -> list[Any]:
    return [json.loads(line) for line in drained(listener)]


@asynccontextmanager
async def local(folder: Path, **config: Any) -> AsyncIterator[Local]:
    """A server for the length of a block. Its tables have the same luck every time, so that no test fails by chance."""
    given = {"with_hidden": True, "limits": 0.0, "bot_pause": 0.0, "pass_delay": NEVER, "bot_workers": 0, **config}
    database = Database(folder)
    database.open()
    app = create(Config(data=folder, **given), database)
    seeds = count()
    with patch("wawel.server.tables.new_tables.secret_of", lambda _: secret_of(next(seeds))):
        async with app.lifespan():
            yield Local(app)
