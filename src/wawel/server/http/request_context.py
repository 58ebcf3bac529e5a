"""What every call goes through: authentication, CSRF and origin checks, rate limits; and the headers of responses."""

from __future__ import annotations

import hmac
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope

from wawel.server.access import NOONE, Who
from wawel.server.config import Config
from wawel.server.errors import Refused
from wawel.server.http.limits import Limits
from wawel.server.messages.common import ErrorMessage
from wawel.server.notices.notifier import Notifier
from wawel.server.people.accounts import Accounts
from wawel.server.tables.invitations import Invitations
from wawel.server.tables.matching import Matching
from wawel.server.tables.new_tables import NewTables
from wawel.server.tables.table_registry import TableRegistry

COOKIE = "wawel"
CSRF_COOKIE = "csrftoken"
CSRF_HEADER = "x-csrftoken"
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))

#: how calls are refused, for the API's description
SPEC = {
    status: ResponseSpec(ErrorMessage, description=text)
    for status, text in {
        400: "The call does not have the right form",
        401: "An account is needed",
        403: "Not allowed",
        404: "Not there",
        409: "Too late, or not now",
        422: "It does not fit the rules or settings",
        429: "Too often",
    }.items()
}

#: nothing is loaded from elsewhere; inline style attributes are how boards place their pieces
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Services:
    """What the handlers work with."""

    def __init__(
        self,
        config: Config,
        registry: TableRegistry,
        new_tables: NewTables,
        invitations: Invitations,
        matching: Matching,
        accounts: Accounts,
        notifier: Notifier,
    ) -> None:
        self.config = config
        self.registry = registry
        self.new_tables = new_tables
        self.invitations = invitations
        self.matching = matching
        self.accounts = accounts
        self.notifier = notifier
        self.limits = Limits(config.limits)


#: how handlers ask for the caller and for the services
Caller = NamedDependency[Who]
Wawel = NamedDependency[Services]


def services(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The services of the app that is called."""
    found: Services = connection.app.state.services
    return found


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The network address of the caller."""
    return connection.client.host if connection.client is not None else "?"


async def identify(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """The guard of every API call: the caller, the origin, and the rate limit."""
    wawel = services(connection)
    who = NOONE
    given = connection.headers.get("authorization", "")
    token = given[7:].strip() if given[:7].lower() == "bearer " else ""
    if not token and isinstance(connection, WebSocket):
        token = connection.query_params.get("token", "")
    cookie = connection.cookies.get(COOKIE, "")
    if token:
        found = await wawel.accounts.by_token(token)
        if found is None:
            wawel.limits.take("auth", address(connection))
            raise Refused("bad-token", 401, "this token is not valid, or no longer valid")
        who = found
    elif cookie:
        same_origin(connection)
        who = await wawel.accounts.by_session(cookie) or NOONE
    method = connection.scope.get("method", "GET")
    if method not in SAFE and not token:
        if not who.account:
            raise Refused("no-account", 401, "call GET /api/me first for a guest account, or send a token")
        sent = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(sent.encode(), wawel.accounts.csrf(cookie).encode()):
            raise Refused("bad-csrf", 403, f"send the cookie {CSRF_COOKIE} in the header {CSRF_HEADER}")
    kind = handler.opt.get("limit") or ("read" if method in SAFE else "write")
    wawel.limits.take(kind, address(connection) if kind in ("auth", "guest") else who.account or address(connection))
    connection.scope["state"]["who"] = who


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse calls from other sites' pages that use a session, sockets included."""
    origin = connection.headers.get("origin", "")
    if origin and origin != "null":
        expected = urlsplit(services(connection).config.public_url).netloc or connection.headers.get("host", "")
        if urlsplit(origin).netloc == expected:
            return
    elif not origin:
        return
    if connection.scope.get("method", "") not in SAFE:
        raise Refused("bad-origin", 403, "the call comes from another site's page")


def caller(scope: Scope) -> Who:
    """The caller that the guard found, as a dependency of handlers."""
    found: Who = scope["state"]["who"]
    return found


def offer(scope: Scope) -> Services:
    """The services, as a dependency of handlers."""
    found: Services = scope["app"].state.services
    return found


async def secure(message: Message, scope: Scope) -> None:
    """Security headers of every response; those of the API must not be cached."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *HEADERS]
        if scope["path"].startswith("/api") and all(name.lower() != b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers
