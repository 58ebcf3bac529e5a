"""The HTTP API of tables."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Annotated, Literal

import msgspec
from litestar import Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from wawel.server import access
from wawel.server.access import Who
from wawel.server.http.request_context import SPEC, Caller, Services, Wawel, identify
from wawel.server.messages.table import (
    AnswerRequest,
    BotRequest,
    Chart,
    ChatRequest,
    Done,
    FeedWaiting,
    ForkRequest,
    Hinted,
    HintRequest,
    InviteRequest,
    Joined,
    JoinRequest,
    MuteRequest,
    OrderRequest,
    TableCreated,
    TableLink,
    TableMessage,
    TableRequest,
    TableSummary,
    UndoRequest,
)
from wawel.server.tables import bot_workers, table_lists
from wawel.server.tables.listeners import Listener
from wawel.server.tables.table import Table
from wawel.server.tables.table_lists import Show

NDJSON = "application/x-ndjson"
#: an empty line goes out when nothing happens, so that dead connections are noticed
BEAT = 15.0
TableId = Annotated[str, PathParameter(max_length=32, description="The table's id")]


async def muted_by(wawel: Services, who: Who) -> frozenset[str]:
    """The accounts whose chat the caller does not want to read."""
    return frozenset(await wawel.accounts.muted(who)) if who.account else frozenset()


@get("/", responses=SPEC)
async def tables(who: Caller, wawel: Wawel, show: FromQuery[Show] = "open") -> list[TableSummary]:
    """Tables in the lobby, or one's own."""
    return await table_lists.listed(wawel.registry, who, show)


@post("/", limit="create", responses=SPEC)
async def create(who: Caller, wawel: Wawel, data: JSONBody[TableRequest]) -> TableCreated:
    """A new table."""
    return await wawel.new_tables.create(who, data)


@get("/{id:str}", responses=SPEC)
async def table(who: Caller, wawel: Wawel, id: TableId) -> TableMessage:
    """The table as the caller may see it."""
    return await shown(wawel, who, await wawel.registry.table(id))


async def shown(wawel: Services, who: Who, table: Table) -> TableMessage:
    """A table as the caller may see it."""
    return table.whole(access.reader(who, table), await muted_by(wawel, who))


@get("/{id:str}/moment/{seq:int}", responses=SPEC)
async def moment(
    who: Caller,
    wawel: Wawel,
    id: TableId,
    seq: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=-2, le=15)] = None,
) -> TableMessage:
    """The table as it was at a past moment; once the game is over, in the view of any seat."""
    found = await wawel.registry.table(id)
    reader = access.looks_as(who, found, seat)
    return await found.moment(reader, seq)


@post("/{id:str}/join", status_code=200, responses=SPEC)
async def join(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[JoinRequest]) -> Joined:
    """Sit down, or come back."""
    return await wawel.invitations.join(who, id, data.seat, data.token)


@get("/{id:str}/link", responses=SPEC)
async def link(who: Caller, wawel: Wawel, id: TableId) -> TableLink:
    """The link that seats whoever comes next, for those who sit here."""
    return await wawel.invitations.link_for(who, id)


@post("/{id:str}/invite", status_code=200, limit="create", responses=SPEC)
async def invite(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[InviteRequest]) -> Done:
    """Keep a free seat for somebody, and notify them."""
    return await wawel.invitations.invite(who, id, data.name)


@post("/{id:str}/decline", status_code=200, responses=SPEC)
async def decline(who: Caller, wawel: Wawel, id: TableId) -> Done:
    """Free the seat that is kept for me."""
    found = await wawel.registry.table(id)
    return await found.decline(who)


@post("/{id:str}/leave", status_code=200, responses=SPEC)
async def leave(who: Caller, wawel: Wawel, id: TableId) -> Done:
    """Leave one's seat."""
    found = await wawel.registry.table(id)
    return await found.leave(who)


@post("/{id:str}/resign", status_code=200, responses=SPEC)
async def resign(who: Caller, wawel: Wawel, id: TableId) -> Done:
    """Resign."""
    found = await wawel.registry.table(id)
    return await found.resign(who)


@post("/{id:str}/abort", status_code=200, responses=SPEC)
async def abort(who: Caller, wawel: Wawel, id: TableId) -> Done:
    """Abort the table before anybody has answered."""
    found = await wawel.registry.table(id)
    return await found.abort(who)


@post("/{id:str}/rematch", limit="create", responses=SPEC)
async def rematch(who: Caller, wawel: Wawel, id: TableId) -> TableCreated:
    """A new table with the same players and settings."""
    return await wawel.new_tables.rematch(who, id)


@post("/{id:str}/fork", limit="create", responses=SPEC)
async def fork(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[ForkRequest]) -> TableCreated:
    """A new table that continues from a moment of this one."""
    return await wawel.new_tables.fork(who, id, data.seq)


@post("/{id:str}/bot", status_code=200, responses=SPEC)
async def bot(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[BotRequest]) -> Done:
    """Let a bot play for a seat."""
    found = await wawel.registry.table(id)
    spec = bot_workers.check(data.bot)
    return await found.put_bot(who, data.seat, spec)


@post("/{id:str}/answer", status_code=200, responses=SPEC)
async def answer(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[AnswerRequest]) -> Done:
    """Answer a choice."""
    found = await wawel.registry.table(id)
    return await found.answer(who, data.n, data.seq, data.option)


@post("/{id:str}/undo", status_code=200, responses=SPEC)
async def undo(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[UndoRequest | None] = None) -> Done:
    """Take an answer back that revealed nothing."""
    found = await wawel.registry.table(id)
    return await found.undo(who, data.to if data is not None else None)


@post("/{id:str}/takeback", status_code=200, responses=SPEC)
async def takeback(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[UndoRequest | None] = None) -> Done:
    """Ask the others to go back; alone, just do it."""
    found = await wawel.registry.table(id)
    return await found.ask_takeback(who, data.to if data is not None else None)


@post("/{id:str}/takeback/{reply:str}", status_code=200, responses=SPEC)
async def takeback_reply(who: Caller, wawel: Wawel, id: TableId, reply: FromPath[Literal["yes", "no"]]) -> Done:
    """Agree to go back, or not."""
    found = await wawel.registry.table(id)
    return await found.answer_takeback(who, reply == "yes")


@post("/{id:str}/order", status_code=200, responses=SPEC)
async def order(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[OrderRequest]) -> Done:
    """Standing orders, and where they stop."""
    found = await wawel.registry.table(id)
    return await found.set_order(who, data)


@post("/{id:str}/hint", status_code=200, limit="hint", responses=SPEC)
async def hint(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[HintRequest]) -> Hinted:
    """What a bot would answer in my place, in a game without other people."""
    found = await wawel.registry.table(id)
    return await found.hint(who, data.n)


@get("/{id:str}/chart", responses=SPEC)
async def chart(wawel: Wawel, id: TableId) -> Chart:
    """How a finished game went."""
    found = await wawel.registry.table(id)
    return await found.chart()


@post("/{id:str}/chat", status_code=200, limit="chat", responses=SPEC)
async def chat(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[ChatRequest]) -> Done:
    """Say something."""
    found = await wawel.registry.table(id)
    return await found.say(who, data.text)


@post("/{id:str}/mute", status_code=200, responses=SPEC)
async def mute(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[MuteRequest]) -> Done:
    """The table's creator may mute somebody there."""
    found = await wawel.registry.table(id)
    other = await wawel.accounts.named(data.name)
    return await found.mute(who, other.id, data.muted)


@get(
    "/{id:str}/stream",
    media_type=NDJSON,
    response_headers=[ResponseHeader(name="cache-control", value="no-store")],
    responses=SPEC,
)
async def stream(
    who: Caller,
    wawel: Wawel,
    id: TableId,
    since: Annotated[int | None, QueryParameter(ge=0)] = None,
    text: FromQuery[bool] = False,
) -> Stream:
    """Newline-delimited JSON: the table (or what was missed since `since`), then every update; with `text`, as text."""
    found = await wawel.registry.table(id)
    listener = Listener(who, await muted_by(wawel, who), text)

    async def lines() -> AsyncIterator[bytes]:
        await found.listen(listener, since)
        try:
            while (line := await listener.next(BEAT)) is not None:
                yield line + b"\n"
        finally:
            listener.cut = True
            found.unlisten(listener)

    return Stream(lines(), media_type=NDJSON)


@get("/api/stream", media_type=NDJSON, guards=[identify], responses=SPEC)
async def feed(who: Caller, wawel: Wawel) -> Stream:
    """Newline-delimited JSON: the tables where something is asked of me or a seat is kept for me, then every change."""
    access.scope(who, access.READ)
    listener = Listener(who)
    wawel.registry.feed.add(listener)
    mine = await table_lists.listed(wawel.registry, who, "mine")
    asked = [one.id for one in mine if one.you in one.waiting]
    invitations = await wawel.invitations.to(who)
    listener.send(msgspec.json.encode(FeedWaiting(asked, invitations, round(time.time(), 3))))

    async def lines() -> AsyncIterator[bytes]:
        try:
            while (line := await listener.next(BEAT)) is not None:
                yield line + b"\n"
        finally:
            wawel.registry.feed.remove(listener)

    return Stream(lines(), media_type=NDJSON)


router = Router(
    "/api/tables",
    route_handlers=[
        tables,
        create,
        table,
        moment,
        join,
        link,
        invite,
        decline,
        leave,
        resign,
        abort,
        rematch,
        fork,
        bot,
        answer,
        undo,
        takeback,
        takeback_reply,
        order,
        hint,
        chart,
        chat,
        mute,
        stream,
    ],
    guards=[identify],
    tags=["tables"],
)
