"""The HTTP API of one's own account: password, sessions, passkeys, and its end. For browsers only."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from wawel.server import access
from wawel.server.http.api_accounts import about, cookies, no_cookies
from wawel.server.http.request_context import SPEC, Caller, Wawel, identify
from wawel.server.messages.account import DeletionRequest, Me, OwnAccount, Passkey, PasswordRequest, Session
from wawel.server.messages.common import Ok
from wawel.server.people import own_account
from wawel.server.people.own_account import SHORT


@get("/", responses=SPEC)
async def account(who: Caller, wawel: Wawel) -> OwnAccount:
    """My password, sessions and passkeys."""
    access.browser(who)
    found = await own_account.credentials(wawel.accounts, who)
    sessions = [Session(row.hash[:SHORT], row.agent, row.created, row.hash == who.session) for row in found.sessions]
    return OwnAccount(found.password, sessions, [Passkey(row.id, row.created, row.used) for row in found.passkeys])


@post("/password", status_code=200, limit="auth", responses=SPEC)
async def change_password(
    request: Request[Any, Any, Any], who: Caller, wawel: Wawel, data: JSONBody[PasswordRequest]
) -> Response[Me]:
    """Change the password. All other sessions end."""
    access.browser(who)
    session = await own_account.change_password(wawel.accounts, who, data.old, data.new)
    body = await about(wawel, who.account, wawel.accounts.csrf(session))
    return Response(body, cookies=cookies(request, wawel, session))


@delete("/sessions", status_code=200, responses=SPEC)
async def end_others(who: Caller, wawel: Wawel) -> Ok:
    """Log out everywhere else."""
    access.browser(who)
    await own_account.end_sessions(wawel.accounts, who, others=True)
    return Ok()


@delete("/sessions/{id:str}", status_code=200, responses=SPEC)
async def end_session(who: Caller, wawel: Wawel, id: FromPath[str]) -> Ok:
    """Log out in one browser."""
    access.browser(who)
    await own_account.end_sessions(wawel.accounts, who, id)
    return Ok()


@delete("/passkeys/{id:str}", status_code=200, responses=SPEC)
async def drop_passkey(who: Caller, wawel: Wawel, id: FromPath[str]) -> Ok:
    """Remove a passkey."""
    access.browser(who)
    await own_account.drop_passkey(wawel.accounts, who, id)
    return Ok()


@post("/delete", status_code=200, limit="auth", responses=SPEC)
async def delete_account(who: Caller, wawel: Wawel, data: JSONBody[DeletionRequest]) -> Response[Ok]:
    """Delete my account: games in play are resigned, finished ones stay without my name."""
    access.browser(who)
    await own_account.delete_account(wawel.accounts, wawel.registry, who, data.name, data.password)
    return Response(Ok(), cookies=no_cookies())


router = Router(
    "/api/account",
    route_handlers=[account, change_password, end_others, end_session, drop_passkey, delete_account],
    guards=[identify],
    tags=["accounts"],
)
