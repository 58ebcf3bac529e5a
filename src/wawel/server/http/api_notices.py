"""The HTTP API of notices: browsers and mail addresses to notify when it is one's turn."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from wawel.server import access
from wawel.server.http.request_context import SPEC, Caller, Wawel, identify
from wawel.server.messages.account import AddressRequest, Notices, PushGone, PushRequest
from wawel.server.messages.common import Ok
from wawel.server.notices.push import Subscription


@get("/", responses=SPEC)
async def notices(who: Caller, wawel: Wawel) -> Notices:
    """The ways in which I can be notified, and those I chose."""
    access.browser(who)
    notifier = wawel.notifier
    row = await notifier.address(who)
    return Notices(
        notifier.keys.public if notifier.keys is not None else "",
        notifier.post is not None,
        row.address if row is not None else None,
        row is not None and row.confirmed is not None,
    )


@post("/push", status_code=200, responses=SPEC)
async def add_browser(who: Caller, wawel: Wawel, data: JSONBody[PushRequest]) -> Ok:
    """Notify this browser."""
    access.browser(who)
    await wawel.notifier.add_browser(who, Subscription(data.endpoint, data.p256dh, data.auth))
    return Ok()


@post("/push/drop", status_code=200, responses=SPEC)
async def drop_browser(who: Caller, wawel: Wawel, data: JSONBody[PushGone]) -> Ok:
    """Stop notifying this browser. Knowing its endpoint is proof enough."""
    access.browser(who)
    await wawel.notifier.drop_browser(data.endpoint)
    return Ok()


@post("/mail", status_code=200, limit="auth", responses=SPEC)
async def add_address(who: Caller, wawel: Wawel, data: JSONBody[AddressRequest]) -> Ok:
    """Notify this mail address, once it is confirmed."""
    access.browser(who)
    wawel.limits.take("mail", who.account)
    row = await wawel.accounts.row(who.account)
    await wawel.notifier.add_address(who, data.address.strip(), row.language)
    return Ok()


@delete("/mail", status_code=200, responses=SPEC)
async def drop_address(who: Caller, wawel: Wawel) -> Ok:
    """Stop notifying by mail."""
    access.browser(who)
    await wawel.notifier.drop_address(who)
    return Ok()


router = Router(
    "/api/notices",
    route_handlers=[notices, add_browser, drop_browser, add_address, drop_address],
    guards=[identify],
    tags=["notices"],
)


# ---------------------------------------------------------------------- the links in mails

# Opening a link changes nothing, because mail programs open links to preview them. The page behind it then sends the
# POST; so does the button of a mail program. The link is all they need: no session, no CSRF token.


@post("/confirm/{token:str}", status_code=200, include_in_schema=False)
async def confirm(wawel: Wawel, token: FromPath[str]) -> Ok:
    """Confirm a mail address."""
    await wawel.notifier.confirm(token)
    return Ok()


@post("/unsubscribe/{token:str}", status_code=200, include_in_schema=False)
async def unsubscribe(wawel: Wawel, token: FromPath[str]) -> Ok:
    """Unsubscribe a mail address."""
    await wawel.notifier.stop(token)
    return Ok()


LINKS = [confirm, unsubscribe]
