"""The client's only page, with what a browser would ask for next: the files of the page that the address shows, and the
first answers of the API. So a page is drawn after two round trips instead of five, and nothing on it moves.

Until the client has drawn it, its frame is seen: the bar at the top and, for a table, the game's title, the question
to the reader and the ground of the table. `web/plugins/first.ts` writes the names of the files (`first.json`),
`lib/api.ts` reads the answers, `lib/frame.ts` takes the frame away.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Response
from litestar.connection import ASGIConnection

from wawel import catalog, texts
from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.http import api_games, api_tables
from wawel.server.http.request_context import Services
from wawel.server.messages.table import TableMessage
from wawel.server.tables import table_lists

STATIC = Path(__file__).parent.parent.parent / "web" / "static"
#: the reader's language, if it is not the browser's
LANGUAGE_COOKIE = "language"
#: shown until the client has been built; it is for developers, so it is in English
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Wawel</title></head>
<body><h1>Wawel</h1>
<p>The server runs, but the browser client has not been built: run <code>make web</code>, then load this page again.</p>
<p>The HTTP API is described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
</body></html>
"""


@dataclass
class Ahead:
    """What a page will need: the game whose scene it shows, API calls to begin with, answers by the address of their
    call; and what is read before it is drawn."""

    game: str = ""
    title: str = ""
    prompt: str = ""
    calls: list[str] = field(default_factory=list)
    answers: dict[str, Any] = field(default_factory=dict)


class Files(msgspec.Struct):
    """What `first.json` says."""

    fonts: list[str]
    words: dict[str, list[str]]
    pages: dict[str, list[str]]
    scenes: dict[str, list[str]]
    grounds: dict[str, str]


@lru_cache(maxsize=2)
def built(changed: float) -> tuple[str, Files]:
    """The page and its files, as they were built at some time."""
    files = msgspec.json.decode((STATIC / "first.json").read_bytes(), type=Files)
    return (STATIC / "index.html").read_text(encoding="utf-8"), files


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language the client will most likely show: the one chosen here, else the browser's."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in texts.LANGUAGES:
        return chosen
    wanted = (tag.strip()[:2].lower() for tag in connection.headers.get("accept-language", "").split(","))
    return next((tag for tag in wanted if tag in texts.LANGUAGES), "en")


async def lobby(wawel: Services, who: Who, language: str) -> Ahead:
    """The lobby: the games, what is read of them before they begin, and the tables."""
    ahead = Ahead()
    ahead.answers["/api/games"] = api_games.listed(wawel.registry)
    for key in wawel.registry.offered():
        address = api_games.lobby_address(key, language)
        ahead.answers[address] = api_games.lobby_texts(wawel.registry.game(key), language)
    # somebody who is new here has no tables yet
    ahead.answers["/api/tables?show=mine"] = (
        await table_lists.listed(wawel.registry, who, "mine") if who.account else []
    )
    shows: list[table_lists.Show] = ["open", "live"]
    for show in shows:
        ahead.answers[f"/api/tables?show={show}"] = await table_lists.listed(wawel.registry, who, show)
    return ahead


async def table(wawel: Services, who: Who, id: str, language: str) -> Ahead:
    """A table: itself, as the reader may see it; its game's scene, components and words."""
    try:
        found = await wawel.registry.table(id)
        whole = await api_tables.shown(wawel, who, found)
    except Refused:
        return Ahead()
    game = found.info.game
    words = game_words(game, language)
    return Ahead(
        game=game,
        title=words("game-title"),
        prompt=prompt(words, whole),
        calls=[f"/api/games/{game}", f"/api/games/{game}/texts/{language}.ftl"],
        answers={f"/api/tables/{id}": whole},
    )


@cache
def game_words(game: str, language: str) -> texts.Words:
    """A game's texts and the names in its data files."""
    return texts.Words(language, catalog.folder(game) / "texts", names=texts.names_in(catalog.content(game)))


def prompt(words: texts.Words, table: TableMessage) -> str:
    """What the reader is asked, as the client will say it: with the players' names."""
    if not table.choices:
        return ""
    players = {f"seat-{seat.seat + 1}": seat.name for seat in table.seats if seat.name}

    def word(value: Any) -> str | int:
        if isinstance(value, (int, str)):
            return value
        if isinstance(value, list):
            return ", ".join(str(word(one)) for one in value)
        if "name" in value:
            return players.get(value["name"]) or words.name(value["name"])
        return said(value)

    def said(phrase: dict[str, Any]) -> str:
        return words(phrase["key"], **{name: word(value) for name, value in phrase.get("args", {}).items()})

    return said(table.choices[0].prompt)


def opening(files: Files, ahead: Ahead) -> str:
    """What is seen of a table before the client has drawn it."""
    ground = files.grounds.get(ahead.game)
    parts = [f'<img src="{ground}" alt="" fetchpriority="high">' if ground else "", f"<h1>{escape(ahead.title)}</h1>"]
    if ahead.prompt:
        parts.append(f"<p>{escape(ahead.prompt)}</p>")
    return "".join(parts)


def not_found(connection: ASGIConnection[Any, Any, Any, Any]) -> Response[bytes]:
    """The client says itself that there is nothing at an address."""
    return page("NotFound", language(connection), Ahead(), 404)


def page(of: str, language: str, ahead: Ahead, status: int = 200) -> Response[bytes]:
    """The page, for the client's page of that name."""
    headers = {"cache-control": "private, no-cache", "vary": "accept, accept-language, cookie"}
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=status, headers=headers)
    text, files = built(index.stat().st_mtime)
    wanted = [*files.words.get(language, ()), *files.pages.get(of, ())]
    wanted += files.scenes.get(ahead.game, ())
    links = [link(name) for name in dict.fromkeys([*files.fonts, *wanted])]
    links += [f'<link rel="preload" as="fetch" crossorigin href="{call}">' for call in ahead.calls]
    if ahead.answers:
        body = msgspec.json.encode(ahead.answers).decode().replace("<", "\\u003c")
        links.append(f'<script type="application/json" id="answers">{body}</script>')
    text = text.replace('<html lang="en">', f'<html lang="{language}">').replace("</head>", "".join(links) + "</head>")
    if ahead.game:
        text = text.replace('<div class="topbar">', '<div class="topbar at-table">')
        text = text.replace('<div class="opening"></div>', f'<div class="opening">{opening(files, ahead)}</div>')
    return Response(text.encode(), media_type=MediaType.HTML, status_code=status, headers=headers)


def link(name: str) -> str:
    """Fetch a file at once."""
    if name.endswith(".woff2"):
        return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{name}">'
    if name.endswith(".css"):  # the client applies it with the page that needs it: the frame is drawn before
        return f'<link rel="preload" as="style" crossorigin href="{name}">'
    return f'<link rel="modulepreload" crossorigin href="{name}">'
