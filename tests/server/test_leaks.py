"""What one seat is sent does not depend on what it can't know.

Hidden cards are dealt anew in the server's own state; everything that seat and a spectator get (the table, sockets,
streams, records, errors) must be the same to the byte. Played for every game there is, at many points of random play.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from server.clients import NEVER
from server.local import Local, Person, drained, local
from wawel import catalog
from wawel.engine.chance import rng
from wawel.engine.events import NOBODY
from wawel.server.http import first_page
from wawel.server.tables import table as live
from wawel.server.tables.table import Table

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def carried(at: Local, people: list[Person], table: Table, seat: int) -> dict[str, bytes]:
    """All that a reader can get out of the server without changing anything."""
    id, players = table.info.id, table.info.players
    reader = people[seat] if seat != NOBODY else await at.person()
    found: dict[str, bytes] = {}
    now = f"/api/tables/{id}/moment/{table.seq}"
    for path in (
        f"/api/tables/{id}",
        f"/t/{id}.json",
        f"/t/{id}.jsonl",
        now,
        f"{now}?seat=0",
        f"/api/tables/{id}/chart",
    ):
        answer = await reader.http.get(path)
        found[path] = answer.content
    # the page brings along what the reader would be told, and nothing else
    found["page"] = (await reader.http.get(f"/t/{id}")).content
    brought = re.search(rb'id="answers">(.*?)</script>', found["page"], re.DOTALL)
    assert brought is not None
    told = json.loads(brought[1])
    assert told == {f"/api/tables/{id}": json.loads(found[f"/api/tables/{id}"])}
    wrong: list[dict[str, Any]] = [{"n": table.stored.history.state.number, "seq": 0, "option": "done"}]  # type: ignore[union-attr]
    for option in range(0, table.stored.game.verbs.count, 1 + table.stored.game.verbs.count // 12):
        wrong.append({"n": 10**6, "seq": table.seq, "option": table.stored.game.verbs.name(option)})
    mine = table.stored.waiting().get(seat)
    if mine is not None:
        for option in range(table.stored.game.verbs.count):
            if option not in mine.options and option % 7 == 0:
                name = table.stored.game.verbs.name(option)
                wrong.append({"n": mine.number, "seq": table.seq, "option": name})
    for body in wrong:
        answer = await reader.post(f"/api/tables/{id}/answer", body)
        found[f"{body}"] = answer.content
    bodies = {"fork": {"seq": 1}, "hint": {"n": table.stored.begun.state.number}}
    for path in ("undo", "takeback/yes", "abort", "fork", "hint"):
        if path in bodies and players == 1:
            continue  # alone one may: a fork changes something, a hint sees no more than its player
        answer = await reader.post(f"/api/tables/{id}/{path}", bodies.get(path))
        assert answer.status_code in (403, 409), (path, answer.text)
        found[path] = answer.content
    listener = await at.listen(table, reader if seat != NOBODY else None)
    late = await at.listen(table, reader if seat != NOBODY else None, table.seq - 1)
    table.readers.tell(table.stored, table.seq - 1)
    found["socket"] = b"\n".join(drained(listener))
    found["since"] = b"\n".join(drained(late))
    table.readers.listeners.clear()
    return found


@pytest.mark.parametrize("key", catalog.GAMES + catalog.HIDDEN)
async def test_hidden_cards_never_show(tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "COUNT_PAUSE", NEVER)  # no count of spectators in between
    monkeypatch.setattr(first_page, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text('<html lang="en"><head></head><div class="opening"></div></html>')
    (tmp_path / "first.json").write_text('{"fonts": [], "words": {}, "pages": {}, "scenes": {}, "grounds": {}}')
    luck = random.Random(key)
    game = catalog.game(key)
    async with local(tmp_path) as at:
        players = min(3, game.seats[-1])
        people = [await at.person() for _ in range(players)]
        id = await people[0].new(key, "me", *["open"] * (players - 1))
        for person in people[1:]:
            await person.ok(f"/api/tables/{id}/join", {})
        table = await at.registry.table(id)
        different = 0
        for turn in range(80):
            if table.info.status != "playing":
                break
            assert table.stored.history is not None
            if turn % 4 == 3 and not any(table.readers.view(table.stored).may_undo(n) for n in range(players)):
                true = table.stored.history.state
                for seat in [*range(players), NOBODY]:
                    before = await carried(at, people, table, seat)
                    other = game.world(true, seat, rng(turn))
                    different += not game.same(true, other)
                    table.stored.history.state = other
                    after = await carried(at, people, table, seat)
                    table.stored.history.state = true
                    assert before == after, f"seat {seat} at {table.seq}"
            choice = luck.choice(table.stored.history.choices())
            await table.run(lambda c=choice: table.give(c.seat, c.number, luck.choice(c.options), "person"))  # type: ignore[misc]
        assert different > 3


async def test_a_sealed_answer_shows_to_nobody_else(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        people = [await at.person() for _ in range(3)]
        id = await people[0].new("_template", "me", "open", "open")
        for person in people[1:]:
            await person.ok(f"/api/tables/{id}/join", {})
        table = await at.registry.table(id)
        assert table.stored.history is not None
        sent = []
        options = table.stored.waiting()[1].options
        assert len(options) > 1
        for option in options:
            ears = [await at.listen(table, people[0]), await at.listen(table, people[2]), await at.listen(table, None)]
            for ear in ears:
                drained(ear)
            began = table.seq
            await table.run(lambda o=option: table.give(1, table.stored.waiting()[1].number, o, "person"))  # type: ignore[misc]
            lines = b"\n".join(b"\n".join(drained(ear)) for ear in ears)
            record = (await people[0].http.get(f"/t/{id}.jsonl")).content
            assert table.stored.game.verbs.name(option).encode() not in record
            sent.append((lines.replace(b'"seq":%d' % (began + 1), b'"seq":N'), began))
            table.readers.listeners.clear()
            await people[1].ok(f"/api/tables/{id}/undo")
        assert len({lines for lines, _ in sent}) == 1
