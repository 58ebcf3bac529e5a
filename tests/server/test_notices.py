"""Notices by push and mail: who is notified, when, how often, and that they mention nothing but the turn."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import func, select

from server.local import Local, Person, local
from server.outside import MailServer, PushService, mail_server, plain, push_service, signed_claims, text
from wawel.server.config import PUSH_SERVICES
from wawel.server.notices import push
from wawel.server.notices.mail import BadSmtp, Post, is_address, post_at
from wawel.server.notices.push import Subscription, known_service, sealed
from wawel.server.storage import schema

pytestmark = pytest.mark.anyio
DAILY = {"mode": "daily", "days": 2}
MINUTE = 61.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def pushing(folder: Path) -> AsyncIterator[tuple[Local, PushService]]:
    """A server that may tell browsers."""
    async with push_service() as service:
        config = {"push_contact": "mailto:us@example.org", "push_services": (service.address,)}
        async with local(folder, **config) as at:
            yield at, service


@asynccontextmanager
async def mailing(folder: Path) -> AsyncIterator[tuple[Local, MailServer]]:
    """A server that may send mail."""
    async with mail_server() as post:
        config = {
            "smtp": f"smtp://127.0.0.1:{post.port}",
            "mail_from": "Wawel <wawel@example.org>",
            "public_url": "http://localhost",
        }
        async with local(folder, **config) as at:
            yield at, post


async def table_of_two(anna: Person, bartek: Person, **more: Any) -> str:
    """A table where Anna is asked; nobody is looking."""
    id = await anna.new("_template", "me", "open", **{"clock": DAILY, **more})
    await bartek.ok(f"/api/tables/{id}/join", {})
    return id


async def later(at: Local, seconds: float = MINUTE) -> None:
    """Time passes, and the notifier looks."""
    at.time += seconds
    await at.services.notifier.look()


async def asked(people: list[Person], id: str) -> Person:
    """The people who are asked."""
    for person in people:
        if (await person.table(id))["choices"]:
            return person
    raise AssertionError("nobody is asked")


async def turn_of(at: Local, person: Person, people: list[Person], id: str) -> None:
    """Play until a person is asked, by somebody else's answer."""
    while True:
        one = await asked(people, id)
        await one.answer(id)
        at.time += 1
        if one is not person and (await person.table(id))["choices"]:
            return


# ---------------------------------------------------------------------- push


async def test_a_browser_is_notified_once_when_its_owner_is_away(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (at, service):
        anna, bartek = await at.person(), await at.person()
        hers = service.browser("anna")
        await anna.ok("/api/notices/push", hers.asked)
        id = await table_of_two(anna, bartek)
        await turn_of(at, anna, [anna, bartek], id)
        await at.services.notifier.look()
        assert not service.taken, "she may be back in a moment"
        await later(at)
        [(name, headers, body)] = service.taken
        assert name == "anna"
        assert headers["topic"] == id
        assert int(headers["ttl"]) > 3600
        key = (await anna.get("/api/notices"))["key"]
        claims = signed_claims(headers["authorization"], key)
        assert (claims["aud"], claims["sub"]) == (service.address, "mailto:us@example.org")
        assert hers.open(body) == {
            "title": "Your turn",
            "body": "Hoard: the table is waiting for you.",
            "tag": id,
            "url": f"/t/{id}",
        }
        for _ in range(3):
            await later(at)
        assert len(service.taken) == 1
        await turn_of(at, anna, [anna, bartek], id)
        await later(at)
        assert len(service.taken) == 2, "another turn, another notice"


async def test_an_invitation_is_told_once_to_somebody_who_is_away(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (at, service):
        anna, bartek = await at.person(), await at.person()
        hers = service.browser("anna")
        await anna.ok("/api/notices/push", hers.asked)
        kept = {"kind": "person", "name": anna.me["name"]}
        id = (await bartek.ok("/api/tables", {"game": "_template", "seats": [{"kind": "me"}, kept]}))["id"]
        for _ in range(3):
            await later(at)
        [(_, _, body)] = service.taken
        told = {"title": "You are invited", "body": "Hoard: a seat is kept for you.", "tag": id, "url": f"/t/{id}"}
        assert hers.open(body) == told


async def test_online_players_are_not_notified(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (at, service):
        anna, bartek = await at.person(), await at.person()
        await anna.ok("/api/notices/push", service.browser("anna").asked)
        id = await table_of_two(anna, bartek)
        await turn_of(at, anna, [anna, bartek], id)
        table = await at.registry.table(id)
        listener = await at.listen(table, anna)
        await later(at)
        assert not service.taken
        table.unlisten(listener)
        await later(at, 1)
        assert len(service.taken) == 1, "she has seen it and left without an answer"


async def test_players_who_answered_meanwhile_are_not_notified(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (at, service):
        anna, bartek = await at.person(), await at.person()
        await anna.ok("/api/notices/push", service.browser("anna").asked)
        id = await table_of_two(anna, bartek)
        await turn_of(at, anna, [anna, bartek], id)
        while (await anna.table(id))["choices"]:
            await anna.answer(id)
        await later(at)
        assert not service.taken


@pytest.mark.parametrize(
    ("seats", "clock"), [(("me", "open"), {"mode": "live", "seconds": 600, "bonus": 5}), (("me", "random"), DAILY)]
)
async def test_no_notices_from_live_games_nor_from_bots(
    tmp_path: Path, seats: tuple[str, ...], clock: dict[str, Any]
) -> None:
    async with pushing(tmp_path) as (at, service):
        anna, bartek = await at.person(), await at.person()
        await anna.ok("/api/notices/push", service.browser("anna").asked)
        id = await anna.new("_template", *seats, clock=clock)
        if "open" in seats:
            await bartek.ok(f"/api/tables/{id}/join", {})
            await turn_of(at, anna, [anna, bartek], id)
        count = select(func.count()).select_from(schema.notifications)
        assert await at.registry.database.read(lambda c: c.scalar(count))
        await later(at)
        assert not service.taken


async def test_a_notice_survives_a_restart(tmp_path: Path) -> None:
    async with push_service() as service:
        config = {"push_contact": "mailto:us@example.org", "push_services": (service.address,)}
        async with local(tmp_path, **config) as at:
            anna, bartek = await at.person(), await at.person()
            await anna.ok("/api/notices/push", service.browser("anna").asked)
            id = await table_of_two(anna, bartek)
            await turn_of(at, anna, [anna, bartek], id)
            key, time = (await anna.get("/api/notices"))["key"], at.time
        assert not service.taken
        async with local(tmp_path, **config) as again:
            again.time = time
            await later(again)
            [(_, headers, _)] = service.taken
            assert signed_claims(headers["authorization"], key), "browsers know the server by the same key"


async def test_dead_browsers_are_forgotten_and_failures_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with pushing(tmp_path) as (at, service):
        anna, bartek = await at.person(), await at.person()
        service.answers = {"gone": 410, "lost": 404, "broken": 500, "moved": 307}
        for name in ("gone", "lost", "broken", "moved", "good"):
            await anna.ok("/api/notices/push", service.browser(name).asked)
        id = await table_of_two(anna, bartek)
        await turn_of(at, anna, [anna, bartek], id)
        await later(at)
        assert sorted(name for name, _, _ in service.taken) == ["broken", "gone", "good", "lost", "moved"]
        kept = await at.registry.database.read(lambda c: c.scalars(select(schema.pushes.c.endpoint)).all())
        assert sorted(one.rpartition("/")[2] for one in kept) == ["broken", "good", "moved"]
        assert len([one for one in caplog.records if "push service" in one.message]) == 2


async def test_players_who_unsubscribe_are_no_longer_notified(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (at, service):
        anna, bartek = await at.person(), await at.person()
        hers = service.browser("anna")
        await anna.ok("/api/notices/push", hers.asked)
        await anna.ok("/api/notices/push/drop", {"endpoint": hers.asked["endpoint"]})
        id = await table_of_two(anna, bartek)
        await turn_of(at, anna, [anna, bartek], id)
        await later(at)
        assert not service.taken


async def test_a_browser_is_its_last_user_s(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (at, service):
        anna, bartek = await at.person(), await at.person()
        shared = service.browser("shared")
        await anna.ok("/api/notices/push", shared.asked)
        await bartek.ok("/api/notices/push", shared.asked)
        owners = await at.registry.database.read(lambda c: c.scalars(select(schema.pushes.c.account_id)).all())
        assert owners == [bartek.me["id"]]


async def test_only_known_push_services_are_called(tmp_path: Path) -> None:
    for good in ("https://fcm.googleapis.com/fcm/send/x", "https://updates.push.services.mozilla.com/wpush/v2/x"):
        assert known_service(good, PUSH_SERVICES)
    for bad in (
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://localhost:8080/x",
        "https://fcm.googleapis.com@10.0.0.1/x",
        "https://evil.example/.push.services.mozilla.com",
        "https://evil.example#.push.services.mozilla.com",
        "https://evil.example:80.push.services.mozilla.com/",
        "file:///etc/passwd",
        "nonsense",
    ):
        assert not known_service(bad, PUSH_SERVICES), bad
    async with pushing(tmp_path) as (at, service):
        anna = await at.person()
        good_keys = service.browser("x").asked
        bad_place = {**good_keys, "endpoint": "https://127.0.0.1/x"}
        for wrong in (bad_place, {**good_keys, "p256dh": "AAAA"}, {**good_keys, "auth": "AAAA"}):
            assert await anna.refused("/api/notices/push", wrong) == "error-bad-push"


async def test_without_configuration_nothing_is_sent(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        assert await anna.get("/api/notices") == {"key": "", "mail": False, "address": None, "confirmed": False}
        wish = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "x", "auth": "x"}
        assert await anna.refused("/api/notices/push", wish) == "error-no-push"
        assert await anna.refused("/api/notices/mail", {"address": "a@b.pl"}) == "error-no-mail"
        assert at.services.notifier.task is None


def test_sealing_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    own = ec.derive_private_key(int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), push.CURVE)
    to = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    made = sealed(b"When I grow up, I want to be a watermelon", to, own, plain("DGv6ra1nlYgDCS1FRnbzlw"))
    assert text(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# ---------------------------------------------------------------------- mail


def link(mail: EmailMessage, page: str) -> str:
    found = re.search(rf"http://localhost(/{page}/\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


async def named(at: Local, name: str) -> Person:
    person = await at.person()
    person.csrf = (await person.ok("/api/register", {"name": name, "password": "long enough"}))["csrf"]
    return person


async def test_an_address_is_confirmed_then_notified_and_may_unsubscribe(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (at, post):
        anna, bartek = await named(at, "Łucja"), await at.person()
        await anna.ok("/api/notices/mail", {"address": "lucja@example.org"})
        [question] = post.taken
        assert question["to"] == "lucja@example.org"
        assert "Łucja" in question.get_content()
        id = await table_of_two(anna, bartek)
        await turn_of(at, anna, [anna, bartek], id)
        await later(at)
        assert len(post.taken) == 1, "nothing is sent to an address that has not agreed"
        assert not (await anna.get("/api/notices"))["confirmed"]

        stranger = at.http()
        page = await stranger.get(link(question, "confirm"))
        assert page.headers["content-type"].startswith("text/html")
        assert not (await anna.get("/api/notices"))["confirmed"], "to open a link is not to agree"
        assert (await stranger.post(link(question, "confirm"))).status_code == 200
        assert (await anna.get("/api/notices"))["confirmed"]
        await later(at)
        notice = post.taken[1]
        assert notice["subject"].startswith("Your turn: ")
        assert link(notice, "t") == f"/t/{id}"
        assert notice["auto-submitted"] == "auto-generated"
        await later(at)
        assert len(post.taken) == 2

        assert notice["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        stop = notice["list-unsubscribe"].strip("<>").removeprefix("http://localhost")
        assert stop == link(notice, "unsubscribe")
        form = {"content-type": "application/x-www-form-urlencoded"}
        for _ in range(2):
            gone = await stranger.post(stop, content=b"List-Unsubscribe=One-Click", headers=form)
            assert gone.status_code == 200
        assert (await anna.get("/api/notices"))["address"] is None
        assert (await stranger.post(link(question, "confirm"))).status_code == 404
        await turn_of(at, anna, [anna, bartek], id)
        await later(at)
        assert len(post.taken) == 2


async def test_a_mail_reveals_nothing_of_the_table(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (at, post):
        anna, bartek = await named(at, "anna"), await named(at, "bartek-who-plays")
        await anna.ok("/api/notices/mail", {"address": "anna@example.org"})
        await at.http().post(link(post.taken[0], "confirm"))
        id = await table_of_two(anna, bartek)
        await turn_of(at, anna, [anna, bartek], id)
        await later(at)
        notice = post.taken[1]
        assert notice["subject"] == "Your turn: Hoard"
        assert [re.sub(r"http\S+", "LINK", line) for line in notice.get_content().splitlines()] == [
            "Hello anna,",
            "",
            "it is your turn in Hoard. The table is waiting for you:",
            "LINK",
            "",
            "Stop these e-mails:",
            "LINK",
        ]


async def test_notices_are_in_the_players_language(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (at, post):
        anna = await named(at, "anna")
        await anna.http.patch("/api/me", json={"language": "pl"}, headers={"x-csrftoken": anna.csrf})
        await anna.ok("/api/notices/mail", {"address": "anna@example.org"})
        assert post.taken[0]["subject"] == "Czy Wawel ma do ciebie pisać?"


async def test_mail_is_for_those_with_a_name_and_a_real_address(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (at, post):
        guest, anna = await at.person(), await named(at, "anna")
        assert await guest.refused("/api/notices/mail", {"address": "a@example.org"}) == "error-guest-mail"
        for wrong in ("anna", "a b@example.org", "a@b", "a@b.pl\nBcc: c@d.pl", "a@b.pl, c@d.pl", "x" * 300 + "@b.pl"):
            assert not is_address(wrong)
            assert await anna.refused("/api/notices/mail", {"address": wrong}) == "error-bad-address"
        assert not post.taken


async def test_nobody_is_flooded_with_questions(tmp_path: Path) -> None:
    async with mail_server() as post:
        config = {
            "smtp": f"smtp://127.0.0.1:{post.port}",
            "mail_from": "w@example.org",
            "public_url": "http://localhost",
        }
        async with local(tmp_path, limits=1.0, **config) as at:
            anna = await named(at, "anna")
            calls = [await anna.post("/api/notices/mail", {"address": f"a{n}@example.org"}) for n in range(5)]
            assert [call.status_code for call in calls] == [200, 200, 200, 429, 429]
            assert len(post.taken) == 3


async def test_invalid_links_are_refused(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (at, post):
        anna = await named(at, "anna")
        await anna.ok("/api/notices/mail", {"address": "anna@example.org"})
        good = link(post.taken[0], "confirm").removeprefix("/confirm/")
        for path in ("/confirm/nonsense", f"/confirm/{good[:-1]}", f"/unsubscribe/{good}", f"/confirm/{good}x"):
            assert (await at.http().post(path)).json()["error"] == "error-bad-mail-link"
        await anna.ok("/api/notices/mail", {"address": "other@example.org"})
        assert (await at.http().post(f"/confirm/{good}")).status_code == 404, "it was for another address"


async def test_a_mail_server_that_refuses_stops_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with mailing(tmp_path) as (at, post):
        anna = await named(at, "anna")
        post.refuses = True
        await anna.ok("/api/notices/mail", {"address": "anna@example.org"})
        assert any("mail could not be sent" in one.message for one in caplog.records)


def test_addresses_of_mail_servers() -> None:
    assert post_at("smtp://mail.example.org") == Post("mail.example.org", 587)
    assert post_at("smtps://me%40x:p%3Aw@mail.example.org") == Post("mail.example.org", 465, "me@x", "p:w", True)
    for wrong in ("mail.example.org", "http://x", "smtp://", "smtp://x:port"):
        with pytest.raises(BadSmtp):
            post_at(wrong)
