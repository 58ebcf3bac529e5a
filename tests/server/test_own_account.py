"""One's own account: another password, who is logged in where, passkeys, and leaving for good."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from server.local import Local, Person, local
from server.test_accounts import Authenticator
from wawel.server.access import Who
from wawel.server.people.accounts import agent_name, hashed
from wawel.server.storage import schema
from wawel.server.tables.listeners import Listener

pytestmark = pytest.mark.anyio
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def named(at: Local, name: str) -> Person:
    person = await at.person()
    person.csrf = (await person.ok("/api/register", {"name": name, "password": "long enough"}))["csrf"]
    person.me = await person.get("/api/me")
    return person


async def elsewhere(at: Local, name: str, password: str = "long enough") -> Person:
    """The same person in another browser."""
    http = at.http()
    http.headers["user-agent"] = FIREFOX
    person = Person(at, http, (await http.get("/api/me")).json())
    person.csrf = (await person.ok("/api/login", {"name": name, "password": password}))["csrf"]
    return person


async def drop(person: Person, path: str) -> Any:
    return await person.http.delete(path, headers={"x-csrftoken": person.csrf})


async def is_in(person: Person, id: str) -> bool:
    return bool((await person.get("/api/me"))["id"] == id)


async def test_another_password_ends_other_sessions(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await named(at, "anna")
        phone = await elsewhere(at, "anna")
        table = await at.registry.table(await anna.new("_template", "me", "open"))
        on_phone = Listener(Who(anna.me["id"], credential=hashed(phone.http.cookies["wawel"])))
        await table.listen(on_phone, None)
        wrong = {"old": "something else", "new": "even longer"}
        assert await anna.refused("/api/account/password", wrong) == "error-other-password"
        short = {"old": "long enough", "new": "short"}
        assert await anna.refused("/api/account/password", short) == "error-password-short"
        assert not on_phone.cut
        cookie = anna.http.cookies["wawel"]
        me = await anna.ok("/api/account/password", {"old": "long enough", "new": "even longer"})
        anna.csrf = me["csrf"]
        assert anna.http.cookies["wawel"] != cookie
        assert await is_in(anna, me["id"])
        assert on_phone.cut
        assert not await is_in(phone, me["id"])
        again = await at.person()
        assert await again.refused("/api/login", {"name": "anna", "password": "long enough"}) == "error-wrong-password"
        assert await is_in(await elsewhere(at, "anna", "even longer"), me["id"])
        guest = await at.person()
        assert await guest.refused("/api/account/password", {"new": "long enough"}) == "error-guest-password"


async def test_who_is_logged_in_where(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await named(at, "anna"), await named(at, "bartek")
        phone, laptop = await elsewhere(at, "anna"), await elsewhere(at, "anna")
        sessions = (await anna.get("/api/account"))["sessions"]
        assert [(one["agent"], one["here"]) for one in sessions].count(("Firefox, Linux", False)) == 2
        assert [one["here"] for one in sessions].count(True) == 1
        for secret in (phone.http.cookies["wawel"], hashed(phone.http.cookies["wawel"])):
            assert secret not in str(sessions)
        on_phone = next(one for one in (await phone.get("/api/account"))["sessions"] if one["here"])
        gone = await drop(bartek, f"/api/account/sessions/{on_phone['id']}")
        assert gone.json()["error"] == "error-no-such-session", "it is not his"
        assert (await drop(anna, f"/api/account/sessions/{on_phone['id']}")).status_code == 200
        assert not await is_in(phone, anna.me["id"])
        assert await is_in(laptop, anna.me["id"])
        assert (await drop(anna, "/api/account/sessions")).status_code == 200
        assert not await is_in(laptop, anna.me["id"])
        assert await is_in(anna, anna.me["id"])
        assert await is_in(bartek, bartek.me["id"])


async def test_passkeys_are_listed_and_dropped_but_never_the_last_way_in(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        chip = Authenticator()
        anna = await at.person()
        made = chip.create(await anna.ok("/api/passkey/register/begin"), "http://localhost")
        anna.csrf = (await anna.ok("/api/passkey/register/finish", {**made, "name": "anna"}))["csrf"]
        found = await anna.get("/api/account")
        assert not found["password"]
        [key] = found["passkeys"]
        assert key["used"] is None
        other = await at.person()
        signed = chip.get(await other.ok("/api/passkey/login/begin"), "http://localhost")
        await other.ok("/api/passkey/login/finish", signed)
        assert (await anna.get("/api/account"))["passkeys"][0]["used"] is not None
        assert (await drop(anna, f"/api/account/passkeys/{key['id']}")).json()["error"] == "error-last-key"
        stranger = await at.person()
        assert (await drop(stranger, f"/api/account/passkeys/{key['id']}")).status_code == 404
        anna.csrf = (await anna.ok("/api/account/password", {"new": "a first one"}))["csrf"]
        assert (await drop(anna, f"/api/account/passkeys/{key['id']}")).status_code == 200
        assert (await anna.get("/api/account"))["passkeys"] == []


async def test_leaving_for_good(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await named(at, "anna"), await named(at, "bartek")
        over = await anna.new("_template", "me", "open", rated=True)
        await bartek.ok(f"/api/tables/{over}/join", {})
        await anna.ok(f"/api/tables/{over}/chat", {"text": "I live in Wieliczka"})
        await bartek.ok(f"/api/tables/{over}/chat", {"text": "good game"})
        await bartek.ok(f"/api/tables/{over}/resign")
        going = await bartek.new("_template", "me", "open")
        await anna.ok(f"/api/tables/{going}/join", {})
        waiting = await anna.new("_template", "me", "open")
        his = await bartek.new("_template", "me", "open", "open")
        await anna.ok(f"/api/tables/{his}/join", {"seat": 1})
        token = (await anna.ok("/api/tokens", {"name": "bot", "scopes": ["play"]}))["token"]
        phone = await elsewhere(at, "anna")

        good = {"name": "anna", "password": "long enough"}
        assert await anna.refused("/api/account/delete", {**good, "name": "Anna"}) == "error-other-name"
        assert await anna.refused("/api/account/delete", {**good, "password": "no"}) == "error-other-password"
        bot = at.http()
        bot.headers["authorization"] = f"Bearer {token}"
        assert (await bot.post("/api/account/delete", json=good)).json()["error"] == "error-browser-only"
        await anna.ok("/api/account/delete", good)

        for browser in (anna, phone):
            assert not await is_in(browser, anna.me["id"])
        assert (await bot.get(f"/api/tables/{over}")).status_code == 401
        assert (await bartek.http.get("/api/users/anna")).status_code == 404
        table = await bartek.table(over)
        assert [seat["name"] for seat in table["seats"]] == [f"guest-{anna.me['id'][:6]}", "bartek"]
        assert table["result"]["winners"] == [0], "what was played stays"
        assert [line["text"] for line in table["chat"]] == ["good game"]
        assert (await bartek.table(going))["result"]["winners"] == [0], "who leaves has resigned"
        assert (await bartek.table(waiting))["status"] == "aborted"
        assert [seat["kind"] for seat in (await bartek.table(his))["seats"]] == ["human", "open", "open"]
        assert [row["name"] for row in await bartek.get("/api/leaderboard/_template")] == ["bartek"]
        again = await named(at, "anna")
        assert again.me["id"] != anna.me["id"], "the name is free"

        for table in schema.metadata.tables.values():
            rows = await at.registry.database.read(lambda c, table=table: c.execute(select(table)).all())  # type: ignore[misc]
            assert "Wieliczka" not in str(rows), table.name
            if table.name not in ("accounts", "seats", "tables"):
                assert anna.me["id"] not in str(rows), table.name


async def test_a_guest_may_leave_too(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        guest = await at.person()
        await guest.ok("/api/account/delete", {"name": guest.me["name"]})
        assert not await is_in(guest, guest.me["id"])


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("python-httpx/1.0", ""),
    ],
)
async def test_browsers_have_short_names(header: str, name: str) -> None:
    assert agent_name(header) == name
