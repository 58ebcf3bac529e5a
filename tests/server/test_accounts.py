"""Guests, names, passwords, passkeys, tokens, sessions; what other sites' pages can't do; how often one may call."""

from __future__ import annotations

import base64
import hashlib
import json
import struct
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from server.local import Local, Person, local
from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.http.limits import KINDS, Limits
from wawel.server.people.accounts import hashed
from wawel.server.storage import schema
from wawel.server.storage.ids import new_id
from wawel.server.tables.listeners import Listener

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_guest_is_made_once_and_stays(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        assert anna.me["guest"]
        assert anna.me["name"].startswith("guest-")
        assert (await anna.get("/api/me"))["id"] == anna.me["id"]
        cookies = (await at.http().get("/api/me")).headers.get_list("set-cookie")
        session = next(line for line in cookies if line.startswith("wawel="))
        assert "HttpOnly" in session
        assert "SameSite=lax" in session
    async with local(tmp_path) as at:
        http = at.http()
        http.cookies = anna.http.cookies
        assert (await http.get("/api/me")).json()["id"] == anna.me["id"]


async def test_secrets_are_stored_as_hashes(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        await anna.ok("/api/register", {"name": "anna", "password": "correct horse"})
        anna.csrf = (await anna.get("/api/me"))["csrf"]
        token = (await anna.ok("/api/tokens", {"name": "bot", "scopes": ["play"]}))["token"]
        session = anna.http.cookies["wawel"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"$argon2id$v=19$m=19456,t=2,p=1$" in stored
    for secret in (session, token, "correct horse", anna.csrf):
        assert secret.encode() not in stored


async def test_register_log_out_log_in(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        id = await anna.new("_template", "me", "open")
        old = anna.http.cookies["wawel"]
        for name, error in (("x", "bad-name"), ("guest-me", "bad-name"), ("a b c", "bad-name"), ("<b>", "bad-name")):
            body = {"name": name, "password": "long enough"}
            assert await anna.refused("/api/register", body) == f"error-{error}"
        assert await anna.refused("/api/register", {"name": "Łucja", "password": "short"}) == "error-password-short"
        me = await anna.ok("/api/register", {"name": "Łucja", "password": "long enough"})
        assert (me["name"], me["guest"], me["id"]) == ("Łucja", False, anna.me["id"])
        assert anna.http.cookies["wawel"] != old
        assert (await anna.table(id))["seats"][0]["name"] == "Łucja"
        stolen = at.http()
        stolen.cookies.set("wawel", old)
        assert (await stolen.get("/api/me")).json()["id"] != anna.me["id"]
        anna.csrf = me["csrf"]
        assert await anna.refused("/api/register", {"name": "other", "password": "long enough"}) == (
            "error-already-registered"
        )
        await anna.ok("/api/logout")

        again = await at.person()
        other = await again.new("_template", "me", "open")
        assert await again.refused("/api/register", {"name": "łucja", "password": "long enough"}) == "error-name-taken"
        for wrong in ({"name": "Łucja", "password": "wrong wrong"}, {"name": "nobody", "password": "long enough"}):
            assert await again.refused("/api/login", wrong) == "error-wrong-password"
        hers = await at.registry.table(other)
        open_socket = Listener(Who(again.me["id"], credential=hashed(again.http.cookies["wawel"])))
        await hers.listen(open_socket, None)
        me = await again.ok("/api/login", {"name": "ŁUCJA", "password": "long enough"})
        assert open_socket.cut
        assert hers.info.creator == me["id"]
        assert me["id"] == anna.me["id"]
        again.csrf = me["csrf"]
        assert {t["id"] for t in await again.get("/api/tables?show=mine")} == {id, other}
        assert (await again.table(other))["you"] == 0
        await again.http.patch("/api/me", json={"language": "pl"}, headers={"x-csrftoken": again.csrf})
        assert (await again.get("/api/me"))["language"] == "pl"


async def test_a_session_that_has_expired_is_nobody_s(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        await at.registry.database.write(lambda c: c.execute(update(schema.sessions).values(expires=1.0)))
        at.services.accounts.known.clear()
        assert (await anna.post("/api/tables", {})).status_code == 401


async def test_other_sites_pages_can_do_nothing(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        body = {"game": "_template", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for headers in ({}, {"x-csrftoken": ""}, {"x-csrftoken": bartek.csrf}, {"x-csrftoken": anna.csrf[:-1]}):
            answer = await anna.http.post("/api/tables", json=body, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "error-bad-csrf")
        evil = {"x-csrftoken": anna.csrf, "origin": "https://evil.example"}
        answer = await anna.http.post("/api/tables", json=body, headers=evil)
        assert (answer.status_code, answer.json()["error"]) == (403, "error-bad-origin")
        answer = await at.http().post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]) == (401, "error-no-account")
        ours = {"x-csrftoken": anna.csrf, "origin": "http://localhost"}
        assert (await anna.http.post("/api/tables", json=body, headers=ours)).status_code == 201


async def test_every_call_that_changes_something_is_guarded(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        paths = at.app.openapi_schema.to_schema()["paths"]
        changing = [(m, p) for p, calls in paths.items() for m in calls if m in ("post", "put", "patch", "delete")]
        assert len(changing) > 20
        for method, path in changing:
            url = path.replace("{id}", "aaaaaaaa").replace("{reply}", "yes")
            for http in (anna.http, at.http()):
                answer = await http.request(method, url, json={})
                assert answer.status_code in (401, 403), (method, path, answer.status_code)


async def test_headers_that_protect(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        for path in ("/", "/api/me", "/nowhere/at/all", "/t/zzzzzzzz.json", "/health"):
            headers = (await at.http().get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "unsafe-eval" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"


async def test_tokens_and_their_scopes(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        made = await anna.ok("/api/tokens", {"name": "reader", "scopes": ["read"]})
        player = await anna.ok("/api/tokens", {"name": "player", "scopes": ["read", "play"]})
        assert [t["name"] for t in await anna.get("/api/tokens")] == ["reader", "player"]
        id = await anna.new("_template", "me", "greedy")
        reads = {"authorization": f"Bearer {made['token']}"}
        plays = {"authorization": f"Bearer {player['token']}"}
        http = at.http()
        table = (await http.get(f"/api/tables/{id}", headers=reads)).json()
        assert table["you"] == 0
        choice = table["choices"][0]
        body = {"n": choice["n"], "seq": table["seq"], "option": choice["options"][0]["option"]}
        refused = await http.post(f"/api/tables/{id}/answer", json=body, headers=reads)
        assert (refused.status_code, refused.json()["error"]) == (403, "error-no-scope")
        assert (await http.post(f"/api/tables/{id}/answer", json=body, headers=plays)).status_code == 200
        new = {"game": "_template", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await http.post("/api/tables", json=new, headers=plays)).json()["error"] == "error-no-scope"
        for path in ("/api/tokens", "/api/logout", "/api/register"):
            credentials = {"name": "anna", "password": "long enough", "scopes": ["play"]}
            if path == "/api/register":
                credentials.pop("scopes")
            elif path == "/api/tokens":
                credentials.pop("password")
            answer = await http.post(path, json=credentials, headers=plays)
            assert answer.json()["error"] == "error-browser-only", path
        gone = await anna.http.delete(f"/api/tokens/{player['id']}", headers={"x-csrftoken": anna.csrf})
        assert gone.status_code == 200
        assert (await http.get(f"/api/tables/{id}", headers=plays)).json()["error"] == "error-bad-token"
        assert (await http.get(f"/api/tables/{id}", headers={"authorization": "Bearer no"})).status_code == 401


async def test_calls_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "read", (20, 0.01))
    async with local(tmp_path, limits=1.0) as at:
        anna = await at.person()
        wrong = {"name": "nobody", "password": "long enough"}
        codes = [(await anna.post("/api/login", wrong)).status_code for _ in range(12)]
        assert codes[0] == 401
        assert codes[-1] == 429
        answer = await anna.post("/api/login", wrong)
        assert int(answer.headers["retry-after"]) >= 1
        assert answer.json()["args"]["seconds"] >= 1
        codes = [(await anna.http.get("/api/tables")).status_code for _ in range(30)]
        assert (codes[0], codes[-1]) == (200, 429)
        monkeypatch.setitem(KINDS, "guest", (3, 0.01))
        guests = [(await at.http().get("/api/me")).status_code for _ in range(5)]
        assert guests[-1] == 429
        bartek = Person(at, anna.http, anna.me)
        id = new_id()
        says = [(await bartek.post(f"/api/tables/{id}/chat", {"text": "x"})).status_code for _ in range(12)]
        assert (says[0], says[-1]) == (404, 429)


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("wawel.server.http.limits.time.monotonic", lambda: now)
    made = Limits(1.0)
    most, rate = KINDS["chat"]
    for _ in range(int(most)):
        made.take("chat", "anna")
    with pytest.raises(Refused) as refusal:
        made.take("chat", "anna")
    assert refusal.value.status == 429
    made.take("chat", "bartek")
    now = refusal.value.args_["seconds"]
    made.take("chat", "anna")
    now += 10 * most / rate
    made.tidy(now)
    assert not made.buckets
    for _ in range(1000):
        Limits(0).take("chat", "anna")


# ---------------------------------------------------------------------- a passkey made of software


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Signs what a site asks for, as the chip in a phone would."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"credential-of-software"
        self.count = 0

    def data(self, site: str, more: bytes = b"", flags: int = 0x05) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count) + more

    def client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def create(self, options: Any, origin: str) -> Any:
        import cbor2

        point = self.key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        attested = {"fmt": "none", "attStmt": {}, "authData": self.data(options["rp"]["id"], credential, 0x45)}
        response = {
            "clientDataJSON": b64(self.client("webauthn.create", options["challenge"], origin)),
            "attestationObject": b64(cbor2.dumps(attested)),
        }
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}

    def get(self, options: Any, origin: str) -> Any:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec

        self.count += 1
        client = self.client("webauthn.get", options["challenge"], origin)
        data = self.data(options["rpId"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}


async def test_a_passkey_is_made_and_used(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        origin = "http://localhost"
        chip = Authenticator()
        anna = await at.person()
        assert await anna.refused("/api/passkey/register/finish", {}) == "error-no-challenge"
        options = await anna.ok("/api/passkey/register/begin")
        evil = chip.create(options, "https://evil.example")
        assert await anna.refused("/api/passkey/register/finish", {**evil, "name": "anna"}) == "error-bad-passkey"
        made = chip.create(await anna.ok("/api/passkey/register/begin"), origin)
        me = await anna.ok("/api/passkey/register/finish", {**made, "name": "anna"})
        assert (me["name"], me["guest"], me["passkeys"]) == ("anna", False, 1)

        other = await at.person()
        signed = chip.get(await other.ok("/api/passkey/login/begin"), origin)
        tampered = json.loads(json.dumps(signed).replace(signed["response"]["signature"][:8], "AAAAAAAA"))
        assert await other.refused("/api/passkey/login/finish", tampered) == "error-bad-passkey"
        assert await other.refused("/api/passkey/login/finish", signed) == "error-no-challenge"
        signed = chip.get(await other.ok("/api/passkey/login/begin"), origin)
        me = await other.ok("/api/passkey/login/finish", signed)
        assert me["id"] == anna.me["id"]
        other.csrf = me["csrf"]
        assert await other.refused("/api/passkey/login/finish", signed) == "error-no-challenge"
        chip.id = b"somebody-else"
        signed = chip.get(await other.ok("/api/passkey/login/begin"), origin)
        assert await other.refused("/api/passkey/login/finish", signed) == "error-bad-passkey"


# ---------------------------------------------------------------------- ratings


async def finish(at: Local, people: list[Person], winner: int) -> str:
    """A rated duel that somebody wins because the other resigns."""
    id = await people[0].new("_template", "me", "open", rated=True)
    await people[1].ok(f"/api/tables/{id}/join", {})
    await people[1 - winner].ok(f"/api/tables/{id}/resign")
    return id


async def test_rated_tables_make_a_leaderboard(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        ids = [await finish(at, [anna, bartek], 0) for _ in range(3)]
        board = await bartek.get("/api/leaderboard/_template")
        assert [(row["name"], row["games"], row["wins"]) for row in board] == [
            (anna.me["name"], 3, 3),
            (bartek.me["name"], 3, 0),
        ]
        assert board[0]["rating"] > board[1]["rating"]
        profile = await bartek.get(f"/api/users/{anna.me['name']}")
        assert {t["id"] for t in profile["tables"]} == set(ids)
        assert profile["ratings"][0]["wins"] == 3
        assert (await bartek.http.get("/api/users/nobody")).status_code == 404
        id = await anna.new("_template", "me", "open", public=False)
        await bartek.ok(f"/api/tables/{id}/join", {})
        await bartek.ok(f"/api/tables/{id}/resign")
        assert [row["games"] for row in await bartek.get("/api/leaderboard/_template")] == [3, 3]
        stranger = await at.person()
        assert id not in {t["id"] for t in (await stranger.get(f"/api/users/{anna.me['name']}"))["tables"]}
        stored = await at.registry.database.read(lambda c: c.execute(select(schema.ratings)).all())
        assert len(stored) == 2
