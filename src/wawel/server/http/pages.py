"""Pages and files: the built browser client, records to download, and the health check."""

from __future__ import annotations

import json
import mimetypes
from importlib.metadata import version
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from wawel.engine.events import NOBODY
from wawel.engine.records import FORMAT, commitment
from wawel.server import access
from wawel.server.errors import Refused
from wawel.server.http import first_page
from wawel.server.http.request_context import Caller, Wawel, identify
from wawel.server.messages.common import Health
from wawel.server.tables import encoding
from wawel.server.tables.table import Table
from wawel.server.tables.table_info import ABORTED, HALTED

FOREVER = "public, max-age=31536000, immutable"
#: not guessed from the system's table, which differs from one machine to the next
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


#: files the build compressed, by content coding, smallest first
COMPRESSED = {"br": ".br", "gzip": ".gz"}
#: the client's pages by the first part of their address
PAGES = {
    "": "Lobby",
    "settings": "Settings",
    "login": "Login",
    "credits": "Credits",
    "rules": "Rules",
    "u": "Profile",
    "leaderboard": "Leaderboard",
    "workshop": "Workshop",
    "confirm": "Mail",
    "unsubscribe": "Mail",
}


@get(
    [
        "/",
        "/settings",
        "/login",
        "/credits",
        "/rules/{game:str}",
        "/u/{name:str}",
        "/leaderboard/{game:str}",
        "/workshop/{game:str}",
        "/confirm/{token:str}",
        "/unsubscribe/{token:str}",
    ],
    include_in_schema=False,
    guards=[identify],
)
async def shell(request: Request[Any, Any, Any], who: Caller, wawel: Wawel) -> Response[bytes]:
    """A page of the client."""
    of = PAGES[request.url.path.split("/")[1]]
    language = first_page.language(request)
    # the service worker, which keeps the page for when there is no network, keeps nothing that was true once
    shown = "text/html" in request.headers.get("accept", "")
    ahead = await first_page.lobby(wawel, who, language) if of == "Lobby" and shown else first_page.Ahead()
    return first_page.page(of, language, ahead)


@get("/t/{name:str}", include_in_schema=False, guards=[identify])
async def table_page(
    request: Request[Any, Any, Any], who: Caller, wawel: Wawel, name: FromPath[str]
) -> Response[bytes]:
    """A table: as a page, as what a spectator may know (`.json`), or as its record (`.jsonl`)."""
    id, _, ending = name.partition(".")
    if not ending:
        language = first_page.language(request)
        return first_page.page("TablePage", language, await first_page.table(wawel, who, id, language))
    table = await wawel.registry.table(id)
    if ending == "json":
        import msgspec

        body = msgspec.json.encode(table.whole(NOBODY))
        return Response(body, media_type="application/json", headers={"cache-control": "no-store"})
    if ending == "jsonl":
        text = "\n".join(record(table)) + "\n"
        headers = {"content-disposition": f'attachment; filename="{table.info.game}-{id}.jsonl"'}
        return Response(text.encode(), media_type="application/x-ndjson", headers=headers)
    raise Refused("not-found", 404)


def record(table: Table) -> list[str]:
    """The whole record of a finished game; before that only what a spectator may see: no luck, no options."""
    info = table.info
    history = table.stored.history
    if history is None and info.status == HALTED:
        raise Refused("halted", 409, "the rules failed at this table; it has been stopped")
    if history is None:
        raise Refused("not-begun", 409, "the game has not begun")
    if access.record(table):
        return history.play(info, table.seats).lines()
    header: dict[str, Any] = {
        "wawel": FORMAT,
        "game": info.game,
        "rules": info.version,
        "content": info.content,
        "players": info.players,
        "settings": info.settings,
        "names": [seat.name for seat in table.seats],
        "commitment": commitment(info.secret),
        "open": True,
    }
    lines = [header]
    for one in encoding.log(history, NOBODY, 0):
        lines.append({"seq": one.seq, "seat": one.seat, "events": one.events})
    if info.status == ABORTED:
        lines.append({"ended": ABORTED})
    return [json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines]


def file(root: Path, path: str, cache: str, accepted: str = "") -> Response[bytes]:
    """A file below a folder, and nothing outside it; compressed by the build if it was and the browser reads that."""
    found = (root / path.lstrip("/")).resolve()
    if not found.is_relative_to(root.resolve()) or not found.is_file():
        raise Refused("not-found", 404, "there is no such file")
    kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    for coding, ending in COMPRESSED.items():
        smaller = found.with_name(found.name + ending)
        if coding in accepted and smaller.is_file():
            return Response(smaller.read_bytes(), media_type=kind, headers={**headers, "content-encoding": coding})
    return Response(found.read_bytes(), media_type=kind, headers=headers)


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=True)
def asset(request: Request[Any, Any, Any], path: FromPath[Path]) -> Response[bytes]:
    """A built file; its name holds a hash of what is in it, so it never changes."""
    return file(first_page.STATIC / "assets", str(path), FOREVER, request.headers.get("accept-encoding", ""))


@get("/{name:str}", include_in_schema=False, sync_to_thread=True)
def top(name: FromPath[str]) -> Response[bytes]:
    """Icons, the manifest, the service worker: files that browsers look for at the top."""
    if name in ("index.html", "first.json"):
        raise Refused("not-found", 404, "there is no such file")
    return file(first_page.STATIC, name, "no-cache")


@get("/health")
async def health() -> Health:
    """The server is ready."""
    return Health(True, version("wawel"))


HANDLERS = [shell, table_page, asset, top, health]
