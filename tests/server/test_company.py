"""Company: the link of a table, people who are invited by name, those one played with, and quick matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.local import Local, Person, local, parsed
from wawel.server.tables.listeners import Listener

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def made(person: Person, *kinds: Any, **more: Any) -> Any:
    """A new table of the template game; the reply."""
    seats = [{"kind": kind} if isinstance(kind, str) else kind for kind in kinds]
    return await person.ok("/api/tables", {"game": "_template", "seats": seats, **more})


def hearing(at: Local, person: Person) -> Listener:
    """What somebody's feed carries."""
    listener = Listener(person.who)
    at.registry.feed.add(listener)
    return listener


async def test_one_link_seats_whoever_comes_next(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, celina, late = [await at.person() for _ in range(4)]
        table = await made(anna, "me", "invite", "invite")
        join = f"/api/tables/{table['id']}/join"
        assert await bartek.refused(join, {"seat": 1}) == "error-seat-invited"
        assert await bartek.refused(join, {"token": "forged"}) == "error-bad-link"
        elsewhere = (await made(anna, "me", "invite"))["link"].partition("token=")[2]
        assert await bartek.refused(join, {"token": elsewhere}) == "error-bad-link"
        token = table["link"].partition("token=")[2]
        assert (await anna.get(f"/api/tables/{table['id']}/link")) == {"link": table["link"]}
        assert (await bartek.http.get(f"/api/tables/{table['id']}/link")).status_code == 403
        assert await bartek.ok(join, {"token": token}) == {"seat": 1}
        assert await celina.ok(join, {"token": token}) == {"seat": 2}
        assert await late.refused(join, {"token": token}) == "error-seat-taken"
        assert (await late.table(table["id"]))["status"] == "playing"


async def test_a_challenge_keeps_a_seat_and_is_told(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, celina = [await at.person() for _ in range(3)]
        ear = hearing(at, bartek)
        id = (await made(anna, "me", {"kind": "person", "name": bartek.me["name"]}))["id"]
        assert parsed(ear) == [{"type": "invite", "table": id, "game": "_template", "by": anna.me["name"]}]
        notes = await bartek.get("/api/notifications")
        assert [(note["kind"], note["table"]) for note in notes] == [("invite", id)]
        seat = (await celina.table(id))["seats"][1]
        assert (seat["kind"], seat["name"], seat["reserved"]) == ("open", bartek.me["name"], True)
        assert [one["id"] for one in await bartek.get("/api/tables?show=mine")] == [id]
        assert await celina.get("/api/tables?show=open") == []  # a challenge is nobody else's business
        assert await celina.refused(f"/api/tables/{id}/join", {}) == "error-seat-reserved"
        assert await celina.refused(f"/api/tables/{id}/decline") == "error-not-invited"
        await bartek.ok(f"/api/tables/{id}/decline")
        assert (await anna.table(id))["seats"][1]["reserved"] is False
        await anna.ok(f"/api/tables/{id}/invite", {"name": celina.me["name"]})
        assert await anna.refused(f"/api/tables/{id}/invite", {"name": celina.me["name"]}) == "error-already-invited"
        assert await celina.ok(f"/api/tables/{id}/join", {}) == {"seat": 1}
        assert await anna.refused(f"/api/tables/{id}/invite", {"name": bartek.me["name"]}) == "error-not-open"
        nobody = {"kind": "person", "name": "nobody-at-all"}
        body = {"game": "_template", "seats": [{"kind": "me"}, nobody]}
        assert await anna.refused("/api/tables", body) == "error-no-such-player"


async def test_whoever_was_muted_invites_in_silence(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        await bartek.ok("/api/mutes", {"name": anna.me["name"]})
        ear = hearing(at, bartek)
        await made(anna, "me", {"kind": "person", "name": bartek.me["name"]})
        assert parsed(ear) == []
        assert await bartek.get("/api/notifications") == []


async def test_the_people_one_played_with(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, celina = [await at.person() for _ in range(3)]
        assert await anna.get("/api/people") == []
        for other in (bartek, celina, celina):
            at.time += 60
            id = (await made(anna, "me", "open"))["id"]
            assert await anna.get("/api/people") is not None
            await other.ok(f"/api/tables/{id}/join", {})
        hearing(at, bartek)
        met = await anna.get("/api/people")
        assert [(one["name"], one["games"], one["online"]) for one in met] == [
            (celina.me["name"], 2, False),
            (bartek.me["name"], 1, True),
        ]
        assert [one["name"] for one in await bartek.get("/api/people")] == [anna.me["name"]]


async def test_a_quick_match_seats_those_who_wait_for_the_same_game(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, celina = [await at.person() for _ in range(3)]
        assert await anna.refused("/api/match", {"game": "etchinstone"}) == "error-no-match"
        assert await anna.ok("/api/match", {"game": "epic"}) == {"game": "epic", "table": None, "others": {}}
        assert await celina.ok("/api/match", {"game": "_template"}) == {
            "game": "_template",
            "table": None,
            "others": {"epic": 1},
        }
        ear = hearing(at, anna)
        table = (await bartek.ok("/api/match", {"game": "epic"}))["table"]
        assert table is not None
        assert parsed(ear)[-1] == {"type": "match", "table": table, "game": "epic"}
        assert (await anna.get("/api/match"))["table"] == table
        assert await anna.get("/api/match") == {"game": None, "table": None, "others": {"_template": 1}}
        found = await anna.table(table)
        assert (found["status"], found["clock"]["mode"]) == ("playing", "live")
        assert [seat["name"] for seat in found["seats"]] == [anna.me["name"], bartek.me["name"]]


async def test_who_went_away_is_not_matched(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        await anna.ok("/api/match", {"game": "epic"})
        at.time += 61
        assert (await bartek.ok("/api/match", {"game": "epic"}))["table"] is None
        await bartek.http.delete("/api/match", headers={"x-csrftoken": bartek.csrf})
        assert (await anna.ok("/api/match", {"game": "epic"}))["table"] is None


async def test_games_alone_and_against_bots_are_private_unless_wished(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        bot = {"kind": "bot", "bot": "random"}
        alone = (await made(anna, "me", bot))["id"]
        shown = (await made(anna, "me", bot, public=True))["id"]
        free = (await made(anna, "me", "open"))["id"]
        assert [one["id"] for one in await bartek.get("/api/tables?show=live")] == [shown]
        assert [one["id"] for one in await bartek.get("/api/tables?show=open")] == [free]
        assert {alone, shown, free} == {one["id"] for one in await anna.get("/api/tables?show=mine")}
