"""The HTTP API of one's own account: password, sessions, passkeys, and its end. For browsers only."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from wawel.server import access, belongings
from wawel.server.api_accounts import about, cookies, no_cookies
from wawel.server.belongings import SHORT
from wawel.server.calls import SPEC, Caller, Wawel, identify
from wawel.server.messages import Me, Ok

Password = Annotated[str, Meta(max_length=200)]


class SessionOut(Struct):
    """A browser that is logged in; `here` is the one that asks."""

    id: str
    agent: str
    created: float
    here: bool


class PasskeyOut(Struct):
    id: str
    created: float
    used: float | None


class BelongingsOut(Struct):
    """All that lets somebody in. `password`: is there one?"""

    password: bool
    sessions: list[SessionOut]
    passkeys: list[PasskeyOut]


class PasswordIn(Struct, forbid_unknown_fields=True):
    """`old` may be empty if there is none yet."""

    new: Password
    old: Password = ""


class GoodbyeIn(Struct, forbid_unknown_fields=True):
    """The account's name, so that nobody does it by mistake; and the password, if it has one."""

    name: Annotated[str, Meta(max_length=64)]
    password: Password = ""


@get("/", responses=SPEC)
async def account(who: Caller, wawel: Wawel) -> BelongingsOut:
    """What lets me in."""
    access.browser(who)
    found = await belongings.found(wawel.accounts, who)
    sessions = [SessionOut(row.hash[:SHORT], row.agent, row.created, row.hash == who.session) for row in found.sessions]
    return BelongingsOut(
        found.password, sessions, [PasskeyOut(row.id, row.created, row.used) for row in found.passkeys]
    )


@post("/password", status_code=200, limit="auth", responses=SPEC)
async def change_password(
    request: Request[Any, Any, Any], who: Caller, wawel: Wawel, data: JSONBody[PasswordIn]
) -> Response[Me]:
    """Another password. Whoever is logged in elsewhere is no longer."""
    access.browser(who)
    session = await belongings.change_password(wawel.accounts, who, data.old, data.new)
    body = await about(wawel, who.account, wawel.accounts.csrf(session))
    return Response(body, cookies=cookies(request, wawel, session))


@delete("/sessions", status_code=200, responses=SPEC)
async def end_others(who: Caller, wawel: Wawel) -> Ok:
    """Log out everywhere else."""
    access.browser(who)
    await belongings.end_sessions(wawel.accounts, who, others=True)
    return Ok()


@delete("/sessions/{id:str}", status_code=200, responses=SPEC)
async def end_session(who: Caller, wawel: Wawel, id: FromPath[str]) -> Ok:
    """Log out in one browser."""
    access.browser(who)
    await belongings.end_sessions(wawel.accounts, who, id)
    return Ok()


@delete("/passkeys/{id:str}", status_code=200, responses=SPEC)
async def drop_passkey(who: Caller, wawel: Wawel, id: FromPath[str]) -> Ok:
    """A passkey is no longer good."""
    access.browser(who)
    await belongings.drop_passkey(wawel.accounts, who, id)
    return Ok()


@post("/delete", status_code=200, limit="auth", responses=SPEC)
async def delete_account(who: Caller, wawel: Wawel, data: JSONBody[GoodbyeIn]) -> Response[Ok]:
    """Leave for good: games that go on are resigned, those that are over stay without my name."""
    access.browser(who)
    await belongings.delete_account(wawel.accounts, wawel.hall, who, data.name, data.password)
    return Response(Ok(), cookies=no_cookies())


router = Router(
    "/api/account",
    route_handlers=[account, change_password, end_others, end_session, drop_passkey, delete_account],
    guards=[identify],
    tags=["accounts"],
)
