"""Errors as HTTP responses: a Fluent key with arguments, English for developers, and no internals."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from wawel.server.errors import Refused
from wawel.server.http import first_page
from wawel.server.messages.common import ErrorMessage

log = logging.getLogger(__name__)


def error_message(refusal: Refused) -> ErrorMessage:
    """A refusal as it is sent."""
    return ErrorMessage(refusal.error, refusal.args_, refusal.detail, refusal.seq, refusal.missed)


def refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[Any]:
    """The response that says why a call was refused."""
    if refusal.status == 404 and wants_page(request):
        return first_page.not_found(request)
    headers = {"retry-after": str(refusal.args_.get("seconds", 1))} if refusal.status == 429 else {}
    return Response(error_message(refusal), status_code=refusal.status, headers=headers)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Is it a browser that asks for a page? The client shows "not found" itself."""
    machine = request.url.path.startswith(("/api", "/ws", "/assets", "/schema"))
    return "text/html" in request.headers.get("accept", "") and not machine


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refused: a malformed request, a page that does not exist."""
    if error.status_code == 404 and wants_page(request):
        return first_page.not_found(request)
    keys = {404: "error-not-found", 405: "error-no-such-method", 413: "error-too-large"}
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra)
    status = error.status_code
    return Response(
        ErrorMessage(keys.get(status, "error-malformed"), {}, detail), status_code=status, headers=error.headers or {}
    )


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[ErrorMessage]:
    """JSON nested too deeply to be parsed."""
    return Response(ErrorMessage("error-malformed", {}, "nested too deeply"), status_code=400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorMessage]:
    """A bug of ours: it is logged, and the caller learns no internals."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(ErrorMessage("error-server-failed", {}, "an error of the server; it was logged"), status_code=500)
