"""The parts: the database's form, the words of errors, the description of the API, pages and files."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import gzip
import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import SkipTest

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from sqlalchemy import event

import wawel.server
from server.clients import Browser, Server
from server.local import local
from texts.fluent_files import messages, variables
from wawel.server.errors import Refused
from wawel.server.http import first_page, pages
from wawel.server.storage import schema
from wawel.server.storage.database import Database
from wawel.server.storage.migrations import HEAD

SERVER = Path(wawel.server.__file__).parent
SOURCES = sorted(SERVER.rglob("*.py"))
TEXTS = SERVER / "texts"
#: what the build says about its files
#: how a browser asks for a page
PAGE = {"accept": "text/html"}
FIRST = {
    "fonts": [],
    "words": {"en": ["/assets/words-en.js"], "pl": ["/assets/words-pl.js"]},
    "pages": {"Lobby": ["/assets/Lobby.js"], "TablePage": ["/assets/TablePage.js"]},
    "scenes": {"epic": ["/assets/scene-epic.js"]},
    "grounds": {"etchinstone": "/assets/backdrop-etchinstone.svg"},
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_migrations_lead_to_the_declared_form(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    database = Database(tmp_path)
    database.open()
    with database._engine.connect() as connection, connection.begin():
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # full
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    database.close()
    assert ScriptDirectory(str(SERVER / "storage" / "migrations")).get_heads() == [HEAD]


@pytest.mark.anyio
async def test_a_crowd_of_writers_shares_a_flush_and_one_that_fails_fails_alone(tmp_path: Path) -> None:
    from sqlalchemy import Connection, func, insert, select

    database = Database(tmp_path)
    database.open()
    commits = 0

    @event.listens_for(database._engine, "commit")
    def counted(_connection: Connection) -> None:
        nonlocal commits
        commits += 1

    def job(n: int) -> Callable[[Connection], int]:
        def work(connection: Connection) -> int:
            connection.execute(insert(schema.meta).values(key=f"k{n}", value=b""))
            if n % 5 == 0:
                raise ValueError(n)
            return n

        return work

    made = await asyncio.gather(*(database.write(job(n)) for n in range(100)), return_exceptions=True)
    assert [one for one in made if isinstance(one, int)] == [n for n in range(100) if n % 5]
    assert sum(isinstance(one, ValueError) for one in made) == 20
    assert commits < 30
    assert await database.read(lambda c: c.scalar(select(func.count()).select_from(schema.meta))) == 80
    database.close()


def refusals() -> dict[str, set[str]]:
    """Every error in the code with the arguments it is given."""
    found: dict[str, set[str]] = {}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("Refused", "Late"):
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.setdefault("error-" + str(node.args[0].value), given).intersection_update(given)
        for key in re.findall(r'"(error-[a-z-]+)"', source.read_text(encoding="utf-8")):
            found.setdefault(key, set())
    return found


def test_every_error_has_words_in_both_languages() -> None:
    known = refusals()
    assert len(known) > 50
    for language in ("en", "pl"):
        words = messages(TEXTS, language)
        assert set(words) == set(known)
        for key, arguments in known.items():
            assert set(variables(words[key])) <= arguments, key


@pytest.mark.anyio
async def test_pages_before_the_client_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_page, "STATIC", tmp_path / "static")
    async with local(tmp_path / "data") as at:
        http = at.http()
        for path in ("/", "/t/abcdefgh", "/rules/etchinstone", "/u/anna", "/leaderboard/epic", "/settings", "/credits"):
            page = await http.get(path)
            assert page.status_code == 200
            assert "make web" in page.text


@pytest.mark.anyio
async def test_the_built_client_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<!doctype html><html lang="en"><head><title>built</title></head></html>')
    (static / "first.json").write_text(json.dumps(FIRST))
    (static / "assets" / "main-1a2b.js").write_text("export {}")
    (static / "assets" / "main-1a2b.js.br").write_bytes(b"smallest")
    (static / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"export {}"))
    (static / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(first_page, "STATIC", static)
    async with local(tmp_path / "data") as at:
        http = at.http()
        page = await http.get("/t/abcdefgh")
        assert "built" in page.text
        assert page.headers["cache-control"] == "private, no-cache"
        for accepted, encoding in (("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)):
            script = await http.get("/assets/main-1a2b.js", headers={"accept-encoding": accepted})
            assert script.headers.get("content-encoding") == encoding
            assert script.headers["content-type"].startswith("text/javascript")
            assert "immutable" in script.headers["cache-control"]
        assert (await http.get("/favicon.svg")).headers["content-type"].startswith("image/svg+xml")
        for path in (
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/assets/none.js",
            "/..%2fsecret.txt",
        ):
            assert (await http.get(path)).status_code in (400, 404), path
    with pytest.raises(Refused):
        pages.file(static, "../secret.txt", "no-cache")


@pytest.mark.anyio
async def test_a_page_brings_what_it_needs_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text('<!doctype html><html lang="en"><head></head></html>')
    (static / "first.json").write_text(json.dumps(FIRST))
    monkeypatch.setattr(first_page, "STATIC", static)
    async with local(tmp_path / "data") as at:
        stranger = at.http()
        lobby = (await stranger.get("/", headers={**PAGE, "accept-language": "pl-PL,pl;q=0.9"})).text
        assert '<html lang="pl">' in lobby
        assert "/assets/words-pl.js" in lobby
        assert "/assets/words-en.js" not in lobby
        answers = answers_in(lobby)
        assert answers["/api/games"] == (await stranger.get("/api/games")).json()
        texts = "/api/games/epic/texts/pl.ftl?lobby=true"
        assert answers[texts] == (await stranger.get(texts)).text
        assert answers["/api/tables?show=mine"] == []

        player = await at.person()
        id = await player.new("epic", "me", "greedy")
        mine = answers_in((await player.http.get("/", headers=PAGE)).text)["/api/tables?show=mine"]
        assert [one["id"] for one in mine] == [id]
        english = (await stranger.get("/", headers={"cookie": "language=en", "accept-language": "pl"})).text
        assert '<html lang="en">' in english
        # what the service worker keeps for a time without a network
        assert "answers" not in (await stranger.get("/")).text
        table = (await stranger.get(f"/t/{id}")).text
        assert "/assets/scene-epic.js" in table
        assert 'href="/api/games/epic"' in table
        assert "scene" not in (await stranger.get("/t/nowhere1")).text


@pytest.mark.anyio
async def test_a_table_is_named_and_asks_before_it_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    static.mkdir()
    frame = '<div id="frame"><div class="topbar"></div><div class="opening"></div></div>'
    (static / "index.html").write_text(f'<!doctype html><html lang="en"><head></head><body>{frame}</body></html>')
    (static / "first.json").write_text(json.dumps(FIRST))
    monkeypatch.setattr(first_page, "STATIC", static)
    async with local(tmp_path / "data") as at:
        assert frame in (await at.http().get("/")).text
        player = await at.person()
        id = await player.new("etchinstone", "me")
        asked = {"en": "Which Dragon are you after?", "pl": "Który Smok jest twoim celem?"}
        for language, prompt in asked.items():
            page = (await player.http.get(f"/t/{id}", headers={"accept-language": language})).text
            opening = re.search(r'<div class="opening">(.*?)</div>', page)
            assert opening is not None
            assert "<h1>Dragons of Etchinstone</h1>" in opening[1]
            assert f"<p>{prompt}</p>" in opening[1]
            assert 'src="/assets/backdrop-etchinstone.svg"' in opening[1]
            assert '<div class="topbar at-table">' in page
        stranger = (await at.http().get(f"/t/{id}")).text
        assert "<h1>Dragons of Etchinstone</h1>" in stranger
        assert "<p>" not in stranger  # the question is not theirs


def answers_in(page: str) -> dict[str, Any]:
    """The first answers that a page brings."""
    found = re.search(r'<script type="application/json" id="answers">(.*?)</script>', page)
    assert found is not None
    answers: dict[str, Any] = json.loads(found[1])
    return answers


@pytest.mark.anyio
async def test_an_unknown_address_is_a_page_in_browsers_and_an_error_for_programs(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        for path in ("/nowhere", "/no/where", "/t/zzzzzzzz.json"):
            page = await at.http().get(path, headers={"accept": "text/html"})
            assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
            answer = await at.http().get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
        answer = await at.http().get("/api/nowhere", headers={"accept": "text/html"})
        assert answer.json()["error"] == "error-not-found"
        assert (await at.http().get("/api/games")).headers["cache-control"] == "no-store"


@pytest.mark.anyio
async def test_games_and_words(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        http = at.http()
        games = (await http.get("/api/games")).json()
        assert games[0]["key"] == "etchinstone"
        for game in games:
            key = game["key"]
            whole = (await http.get(f"/api/games/{key}")).json()
            assert whole["verbs"][0]["name"] == "done"
            assert whole["components"]
            book = (await http.get(f"/api/games/{key}/rulebook")).json()
            assert all({"en", "pl", "heading"} <= rule.keys() for rule in book["rules"])
            for language in ("en", "pl"):
                words = await http.get(f"/api/games/{key}/texts/{language}.ftl")
                assert "game-title = " in words.text
                assert words.headers["content-type"] == "text/plain; charset=utf-8"
        assert "error-stale = " in (await http.get("/api/texts/pl.ftl")).text
        for path in (
            "/api/games/chess",
            "/api/texts/de.ftl",
            "/api/texts/en.txt",
            "/api/games/etchinstone/texts/..ftl",
        ):
            assert (await http.get(path)).status_code == 404, path
        assert (await http.get("/health")).json()["ok"]


@pytest.mark.anyio
async def test_a_game_checks_a_file_of_its_own_kind(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        me = await at.person()
        told = (await me.post("/api/games/epic/files/deck", {"text": "4 lily-marshal\n1 lily-marshl\n"})).json()
        assert told["summary"] == {"key": "checked-deck", "args": {"n": 4}}
        assert [one["line"] for one in told["problems"]] == [2, 0, 0]
        assert told["problems"][0]["text"]["key"] == "problem-deck-unknown-near"
        assert told["problems"][2]["text"]["args"]["word"] == {"name": "card-lily-marshal"}
        assert told["figures"]["costs"]["good"] == [0, 4]
        for path in ("/api/games/epic/files/hand", "/api/games/etchinstone/files/deck", "/api/games/chess/files/deck"):
            assert (await me.post(path, {"text": ""})).status_code == 404


@pytest.mark.anyio
async def test_the_description_of_the_api(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        described = (await at.http().get("/schema/openapi.json")).json()
        assert described["openapi"].startswith("3.1")
        for path in ("/api/tables", "/api/tables/{id}/answer", "/api/me", "/api/tables/{id}/stream"):
            assert path in described["paths"]


def test_no_call_breaks_the_server(server: Server) -> None:
    """Schemathesis makes calls from the description, right ones and wrong ones; none may end in a 5xx."""
    anna = Browser(server.url)
    id = anna.new("_template", "me", "random")
    cookies = {cookie.name: cookie.value for cookie in anna.http.cookies.jar}
    described = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    codes: Counter[int] = Counter()
    failures = []

    def call(case: schemathesis.Case[Any]) -> None:
        if isinstance(case.path_parameters, dict) and "id" in case.path_parameters and sum(codes.values()) % 2:
            case.path_parameters["id"] = id
        answer = case.call(headers={"x-csrftoken": anna.csrf}, cookies=cookies)
        codes[answer.status_code] += 1
        if answer.status_code >= 500:
            failures.append((answer.status_code, case.as_curl_command()))

    few = settings(max_examples=4, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path.endswith("/stream") or operation.path in ("/api/logout", "/api/register", "/api/login"):
            continue
        for mode in schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE:
            with contextlib.suppress(SkipTest, Unsatisfiable):  # some calls have nothing that could be wrong
                few(given(case=operation.as_strategy(generation_mode=mode))(call))()
    assert codes[200] > 20
    assert codes[400] > 20
    assert not failures
