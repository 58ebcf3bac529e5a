"""What every call goes through: who calls, is the browser's page ours, how often, and how errors are told."""

from __future__ import annotations

import hmac
import logging
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope

from wawel.server.access import NOONE, Refused, Who
from wawel.server.accounts import Accounts
from wawel.server.config import Config
from wawel.server.hall import Hall
from wawel.server.limits import Limits
from wawel.server.messages import Error

log = logging.getLogger(__name__)
COOKIE = "wawel"
CSRF_COOKIE = "csrftoken"
CSRF_HEADER = "x-csrftoken"
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))

#: how calls are refused, for the API's description
SPEC = {
    status: ResponseSpec(Error, description=text)
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

    def __init__(self, config: Config, hall: Hall, accounts: Accounts) -> None:
        self.config = config
        self.hall = hall
        self.accounts = accounts
        self.limits = Limits(config.limits)


#: how handlers ask for the caller and for the services
Caller = NamedDependency[Who]
Wawel = NamedDependency[Services]


def services(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The services of the app that is called."""
    found: Services = connection.app.state.services
    return found


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a call comes from."""
    return connection.client.host if connection.client is not None else "?"


async def identify(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """The guard before every call of the API: who it is, whether a browser's page is ours, whether it is too much."""
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
            raise Refused("bad-token", 401, "this token is not good, or no longer")
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
    """A browser that calls from another site's page does not get to use its session here, sockets included."""
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
    """Whoever the guard found; for handlers to ask for."""
    found: Who = scope["state"]["who"]
    return found


def offer(scope: Scope) -> Services:
    """The services; for handlers to ask for."""
    found: Services = scope["app"].state.services
    return found


# ---------------------------------------------------------------------- errors


def told(refusal: Refused) -> Error:
    """A refusal as it is sent."""
    return Error(refusal.error, refusal.args_, refusal.detail, refusal.seq, refusal.missed)


def refused(_request: Request[Any, Any, Any], refusal: Refused) -> Response[Error]:
    """Tell why a call was refused."""
    headers = {"retry-after": str(refusal.args_.get("seconds", 1))} if refusal.status == 429 else {}
    return Response(told(refusal), status_code=refusal.status, headers=headers)


def http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    """Tell what the framework refused: a form that does not fit, a page that is not there."""
    keys = {404: "error-not-found", 405: "error-no-such-method", 413: "error-too-large"}
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra)
    status = error.status_code
    return Response(
        Error(keys.get(status, "error-malformed"), {}, detail), status_code=status, headers=error.headers or {}
    )


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Error]:
    """JSON within JSON within JSON: a form that nobody sends by mistake."""
    return Response(Error("error-malformed", {}, "nested too deeply"), status_code=400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    """A mistake of ours. The log has it; the caller learns nothing about the inside."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Error("error-server-failed", {}, "an error of the server; it was logged"), status_code=500)


async def secure(message: Message, _scope: Scope) -> None:
    """Headers that every answer carries."""
    if message["type"] == "http.response.start":
        headers = [(name, value) for name, value in message["headers"] if name.lower() != b"server"]
        message["headers"] = headers + HEADERS
