"""The HTTP API of company: people I played with, and others who wait for the same game."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import JSONBody

from wawel.server import access
from wawel.server.http.request_context import SPEC, Caller, Wawel, identify
from wawel.server.messages.account import Companion
from wawel.server.messages.common import Ok
from wawel.server.messages.table import Match, MatchRequest
from wawel.server.people import companions


@get("/people", responses=SPEC)
async def people(who: Caller, wawel: Wawel) -> list[Companion]:
    """The people I played with, the last ones first."""
    access.scope(who, access.READ)
    return await companions.played_with(wawel.registry, who)


@get("/match", responses=SPEC)
async def match(who: Caller, wawel: Wawel) -> Match:
    """The game I wait for, and how many others wait for each."""
    return wawel.matching.stand(who)


@post("/match", status_code=200, responses=SPEC)
async def wait(who: Caller, wawel: Wawel, data: JSONBody[MatchRequest]) -> Match:
    """Wait for somebody to play a game with."""
    return await wawel.matching.ask(who, data.game)


@delete("/match", status_code=200, responses=SPEC)
async def stop_waiting(who: Caller, wawel: Wawel) -> Ok:
    """No longer wait."""
    wawel.matching.leave(who)
    return Ok()


router = Router("/api", route_handlers=[people, match, wait, stop_waiting], guards=[identify], tags=["company"])
