"""The HTTP API of accounts: who I am, names, passwords, passkeys, tokens; profiles, ratings, notifications."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection, select, update

from wawel.server import access
from wawel.server.access import Who
from wawel.server.http.request_context import COOKIE, CSRF_COOKIE, SPEC, Caller, Services, Wawel, address, identify
from wawel.server.messages.account import (
    CredentialsRequest,
    Me,
    MeRequest,
    Notification,
    Profile,
    Rating,
    Token,
    TokenCreated,
    TokenRequest,
)
from wawel.server.messages.common import Ok
from wawel.server.messages.table import MuteRequest
from wawel.server.people import passkeys
from wawel.server.people.accounts import agent_name
from wawel.server.storage import schema
from wawel.server.tables import table_lists

YEAR = 365 * 86400
LANGUAGES = ("en", "pl")
PageLimit = Annotated[int, QueryParameter(ge=1, le=200)]


def cookies(request: Request[Any, Any, Any], wawel: Services, session: str) -> list[Cookie]:
    """The session, which scripts can't read, and the CSRF token, which ours must."""
    safe = request.url.scheme == "https" or wawel.config.public_url.startswith("https:")
    csrf = wawel.accounts.csrf(session)
    return [
        Cookie(COOKIE, value=session, max_age=YEAR, httponly=True, samesite="lax", secure=safe, path="/"),
        Cookie(CSRF_COOKIE, value=csrf, max_age=YEAR, httponly=False, samesite="lax", secure=safe, path="/"),
    ]


def no_cookies() -> list[Cookie]:
    """Remove both cookies."""
    return [Cookie(name, value="", max_age=0, path="/") for name in (COOKIE, CSRF_COOKIE)]


async def about(wawel: Services, account: str, csrf: str) -> Me:
    """An account as its owner sees it."""
    row = await wawel.accounts.row(account)
    muted = sorted((await wawel.accounts.muted(Who(account))).values())
    keys = await passkeys.count(wawel.accounts, account)
    return Me(row.id, row.name, row.guest, row.language, csrf, keys, muted)


@get("/me", responses=SPEC)
async def me(request: Request[Any, Any, Any], who: Caller, wawel: Wawel) -> Response[Me]:
    """Who I am; a browser that is new here becomes a guest."""
    headers = {"cache-control": "no-store"}
    if who.account:
        session = request.cookies.get(COOKIE, "")
        csrf = wawel.accounts.csrf(session) if who.session else ""
        made = cookies(request, wawel, session) if who.session else []
        return Response(await about(wawel, who.account, csrf), cookies=made, headers=headers)
    wawel.limits.take("guest", address(request))
    wanted = request.headers.get("accept-language", "")[:2].lower()
    agent = agent_name(request.headers.get("user-agent", ""))
    guest, session = await wawel.accounts.guest(wanted if wanted in LANGUAGES else "en", agent)
    body = await about(wawel, guest.account, wawel.accounts.csrf(session))
    return Response(body, cookies=cookies(request, wawel, session), headers=headers)


@patch("/me", responses=SPEC)
async def change_me(who: Caller, wawel: Wawel, data: JSONBody[MeRequest]) -> Ok:
    """Another language, or another name."""
    access.browser(who)
    if data.language is not None:
        await wawel.accounts.speak(who.account, data.language)
    if data.name is not None and data.name != who.name:
        await wawel.accounts.rename(who.account, data.name)
    return Ok()


@post("/register", status_code=200, limit="auth", responses=SPEC)
async def register(
    request: Request[Any, Any, Any], who: Caller, wawel: Wawel, data: JSONBody[CredentialsRequest]
) -> Response[Me]:
    """Register: give my guest account a name and a password."""
    access.browser(who)
    session = await wawel.accounts.register(who, data.name, data.password)
    return Response(
        await about(wawel, who.account, wawel.accounts.csrf(session)), cookies=cookies(request, wawel, session)
    )


@post("/login", status_code=200, limit="auth", responses=SPEC)
async def login(
    request: Request[Any, Any, Any], who: Caller, wawel: Wawel, data: JSONBody[CredentialsRequest]
) -> Response[Me]:
    """Log in with name and password."""
    access.browser(who)
    account, session = await wawel.accounts.log_in(who, data.name, data.password)
    return Response(await about(wawel, account, wawel.accounts.csrf(session)), cookies=cookies(request, wawel, session))


@post("/logout", status_code=200, responses=SPEC)
async def logout(who: Caller, wawel: Wawel) -> Response[Ok]:
    """End the session."""
    access.browser(who)
    await wawel.accounts.log_out(who)
    return Response(Ok(), cookies=no_cookies())


# ---------------------------------------------------------------------- passkeys


def site(request: Request[Any, Any, Any], wawel: Services) -> tuple[str, str]:
    """The name a passkey is bound to, and the origin it must be used from."""
    origin = wawel.config.public_url.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return (origin.partition("://")[2].partition(":")[0], origin)


@post("/passkey/register/begin", status_code=200, limit="auth", responses=SPEC)
async def passkey_register_begin(request: Request[Any, Any, Any], who: Caller, wawel: Wawel) -> dict[str, Any]:
    """Options for making a passkey, for `navigator.credentials.create`."""
    access.browser(who)
    return await passkeys.begin_registration(wawel.accounts, who, site(request, wawel)[0])


@post("/passkey/register/finish", status_code=200, limit="auth", responses=SPEC)
async def passkey_register_finish(
    request: Request[Any, Any, Any], who: Caller, wawel: Wawel, data: JSONBody[dict[str, Any]]
) -> Response[Me]:
    """The passkey that was made. `name` beside it gives a guest a name."""
    access.browser(who)
    name = data.pop("name", None)
    session = await passkeys.finish_registration(wawel.accounts, who, data, name, *site(request, wawel))
    return Response(
        await about(wawel, who.account, wawel.accounts.csrf(session)), cookies=cookies(request, wawel, session)
    )


@post("/passkey/login/begin", status_code=200, limit="auth", responses=SPEC)
async def passkey_login_begin(request: Request[Any, Any, Any], who: Caller, wawel: Wawel) -> dict[str, Any]:
    """Options for using a passkey, for `navigator.credentials.get`."""
    access.browser(who)
    return await passkeys.begin_login(wawel.accounts, who, site(request, wawel)[0])


@post("/passkey/login/finish", status_code=200, limit="auth", responses=SPEC)
async def passkey_login_finish(
    request: Request[Any, Any, Any], who: Caller, wawel: Wawel, data: JSONBody[dict[str, Any]]
) -> Response[Me]:
    """What the passkey signed."""
    access.browser(who)
    account, session = await passkeys.finish_login(wawel.accounts, who, data, *site(request, wawel))
    return Response(await about(wawel, account, wawel.accounts.csrf(session)), cookies=cookies(request, wawel, session))


# ---------------------------------------------------------------------- tokens


@get("/tokens", responses=SPEC)
async def tokens(who: Caller, wawel: Wawel) -> list[Token]:
    """My tokens, without their secrets."""
    access.browser(who)
    rows = await wawel.accounts.tokens(who)
    return [Token(row.id, row.name, row.scopes.split(), row.created, row.used) for row in rows]


@post("/tokens", limit="auth", responses=SPEC)
async def new_token(who: Caller, wawel: Wawel, data: JSONBody[TokenRequest]) -> TokenCreated:
    """A token for a program; shown this once."""
    access.browser(who)
    row, token = await wawel.accounts.new_token(who, data.name, list(data.scopes))
    return TokenCreated(row["id"], row["name"], row["scopes"].split(), row["created"], None, token)


@delete("/tokens/{id:str}", status_code=200, responses=SPEC)
async def drop_token(who: Caller, wawel: Wawel, id: FromPath[str]) -> Ok:
    """Revoke a token."""
    access.browser(who)
    await wawel.accounts.drop_token(who, id)
    return Ok()


@post("/mutes", status_code=200, responses=SPEC)
async def mute(who: Caller, wawel: Wawel, data: JSONBody[MuteRequest]) -> Ok:
    """Mute somebody's chat at all tables, or unmute it."""
    access.scope(who, access.PLAY)
    other = await wawel.accounts.named(data.name)
    await wawel.accounts.mute(who, other.id, data.muted)
    return Ok()


# ---------------------------------------------------------------------- profiles, ratings, notifications


def rating_out(row: Any) -> Rating:
    """A rating as it is shown: three standard deviations below the estimate."""
    return Rating(row.game, row.name, round(row.mu - 3 * row.sigma, 2), row.mu, row.sigma, row.games, row.wins)


@get("/users/{name:str}", responses=SPEC)
async def profile(who: Caller, wawel: Wawel, name: FromPath[str]) -> Profile:
    """A player's ratings and finished games."""
    row = await wawel.accounts.named(name)
    kept, people = schema.ratings, schema.accounts
    query = select(kept, people.c.name).join(people, people.c.id == kept.c.account_id)
    found = await wawel.registry.database.read(
        lambda c: c.execute(query.where(kept.c.account_id == row.id).order_by(kept.c.game)).all()
    )
    games = await table_lists.finished_games(wawel.registry, who, row.id)
    return Profile(row.name, row.guest, row.created, [rating_out(one) for one in found], games)


@get("/leaderboard/{game:str}", responses=SPEC)
async def leaderboard(wawel: Wawel, game: FromPath[str], limit: PageLimit = 100) -> list[Rating]:
    """A game's best players."""
    key = wawel.registry.game(game).key
    kept, people = schema.ratings, schema.accounts
    query = (
        select(kept, people.c.name)
        .join(people, people.c.id == kept.c.account_id)
        .where(kept.c.game == key)
        .order_by((kept.c.mu - 3 * kept.c.sigma).desc())
        .limit(limit)
    )
    return [rating_out(row) for row in await wawel.registry.database.read(lambda c: c.execute(query).all())]


@get("/notifications", responses=SPEC)
async def notifications(who: Caller, wawel: Wawel, limit: PageLimit = 50) -> list[Notification]:
    """What happened while I was away, newest first."""
    access.scope(who, access.READ)
    kept = schema.notifications
    query = select(kept).where(kept.c.account_id == who.account).order_by(kept.c.id.desc()).limit(limit)
    rows = await wawel.registry.database.read(lambda c: c.execute(query).all())
    return [Notification(row.id, row.kind, row.table_id, row.at, row.read) for row in rows]


@post("/notifications/read", status_code=200, responses=SPEC)
async def read_notifications(who: Caller, wawel: Wawel) -> Ok:
    """Mark them as read."""
    access.scope(who, access.READ)
    kept = schema.notifications

    def write(connection: Connection) -> None:
        connection.execute(update(kept).where(kept.c.account_id == who.account).values(read=True))

    await wawel.registry.database.write(write)
    return Ok()


router = Router(
    "/api",
    route_handlers=[
        me,
        change_me,
        register,
        login,
        logout,
        passkey_register_begin,
        passkey_register_finish,
        passkey_login_begin,
        passkey_login_finish,
        tokens,
        new_token,
        drop_token,
        mute,
        profile,
        leaderboard,
        notifications,
        read_notifications,
    ],
    guards=[identify],
    tags=["accounts"],
)
