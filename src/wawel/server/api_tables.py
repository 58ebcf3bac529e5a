"""The HTTP API of tables."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from wawel.server import access, robots
from wawel.server.calls import SPEC, Caller, Wawel, identify
from wawel.server.listeners import Listener
from wawel.server.messages import (
    AnswerIn,
    BotIn,
    ChatIn,
    Done,
    ForkIn,
    Join,
    Joined,
    MuteIn,
    NewTable,
    OrderIn,
    Summary,
    TableMade,
    TableOut,
    UndoIn,
)

NDJSON = "application/x-ndjson"
#: an empty line goes out when nothing happens, so that dead connections are noticed
BEAT = 15.0
TableId = Annotated[str, PathParameter(max_length=32, description="The table's id")]


@get("/", responses=SPEC)
async def tables(
    who: Caller, wawel: Wawel, show: FromQuery[Literal["open", "live", "mine", "finished"]] = "open"
) -> list[Summary]:
    """Tables in the lobby, or one's own."""
    return await wawel.hall.listed(who, show)


@post("/", limit="create", responses=SPEC)
async def create(who: Caller, wawel: Wawel, data: JSONBody[NewTable]) -> TableMade:
    """A new table."""
    return await wawel.hall.create(who, data)


@get("/{id:str}", responses=SPEC)
async def table(who: Caller, wawel: Wawel, id: TableId) -> TableOut:
    """The table as the caller may see it."""
    found = await wawel.hall.table(id)
    muted = Listener(who, frozenset(await wawel.accounts.muted(who)) if who.account else frozenset(), text=True)
    return found.whole(access.reader(who, found), muted)


@get("/{id:str}/moment/{seq:int}", responses=SPEC)
async def moment(
    who: Caller,
    wawel: Wawel,
    id: TableId,
    seq: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=-2, le=15)] = None,
) -> TableOut:
    """The table as it was; once the game is over, with anyone's eyes."""
    found = await wawel.hall.table(id)
    reader = access.looks_as(who, found, seat)
    return await found.do(lambda: found.moment(reader, seq))


@post("/{id:str}/join", status_code=200, responses=SPEC)
async def join(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[Join]) -> Joined:
    """Sit down, or come back."""
    made: Joined = await wawel.hall.join(who, id, data.seat, data.token)
    return made


@post("/{id:str}/leave", status_code=200, responses=SPEC)
async def leave(who: Caller, wawel: Wawel, id: TableId) -> Done:
    """Get up."""
    found = await wawel.hall.table(id)
    return await found.do(lambda: found.leave(who))


@post("/{id:str}/resign", status_code=200, responses=SPEC)
async def resign(who: Caller, wawel: Wawel, id: TableId) -> Done:
    """Give up."""
    found = await wawel.hall.table(id)
    return await found.do(lambda: found.resign(who))


@post("/{id:str}/abort", status_code=200, responses=SPEC)
async def abort(who: Caller, wawel: Wawel, id: TableId) -> Done:
    """Give the table up before anybody has answered."""
    found = await wawel.hall.table(id)
    return await found.do(lambda: found.abort(who))


@post("/{id:str}/rematch", limit="create", responses=SPEC)
async def rematch(who: Caller, wawel: Wawel, id: TableId) -> TableMade:
    """The same once more."""
    return await wawel.hall.rematch(who, id)


@post("/{id:str}/fork", limit="create", responses=SPEC)
async def fork(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[ForkIn]) -> TableMade:
    """Go on from a moment at a table of its own."""
    return await wawel.hall.fork(who, id, data.seq)


@post("/{id:str}/bot", status_code=200, responses=SPEC)
async def bot(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[BotIn]) -> Done:
    """Let a bot play for a seat."""
    found = await wawel.hall.table(id)
    spec = robots.check(data.bot)
    return await found.do(lambda: found.put_bot(who, data.seat, spec))


@post("/{id:str}/answer", status_code=200, responses=SPEC)
async def answer(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[AnswerIn]) -> Done:
    """Answer a choice."""
    found = await wawel.hall.table(id)
    return await found.do(lambda: found.answer(who, data.n, data.seq, data.option))


@post("/{id:str}/undo", status_code=200, responses=SPEC)
async def undo(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[UndoIn | None] = None) -> Done:
    """Take an answer back that revealed nothing."""
    found = await wawel.hall.table(id)
    return await found.do(lambda: found.undo(who, data.to if data is not None else None))


@post("/{id:str}/takeback", status_code=200, responses=SPEC)
async def takeback(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[UndoIn | None] = None) -> Done:
    """Ask the others to go back; alone, just do it."""
    found = await wawel.hall.table(id)
    return await found.do(lambda: found.ask_takeback(who, data.to if data is not None else None))


@post("/{id:str}/takeback/{reply:str}", status_code=200, responses=SPEC)
async def takeback_reply(who: Caller, wawel: Wawel, id: TableId, reply: FromPath[Literal["yes", "no"]]) -> Done:
    """Agree to go back, or not."""
    found = await wawel.hall.table(id)
    return await found.do(lambda: found.answer_takeback(who, reply == "yes"))


@post("/{id:str}/order", status_code=200, responses=SPEC)
async def order(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[OrderIn]) -> Done:
    """A standing order, or none."""
    found = await wawel.hall.table(id)
    return await found.do(lambda: found.set_order(who, data.order))


@post("/{id:str}/chat", status_code=200, limit="chat", responses=SPEC)
async def chat(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[ChatIn]) -> Done:
    """Say something."""
    found = await wawel.hall.table(id)
    return await found.do(lambda: found.say(who, data.text))


@post("/{id:str}/mute", status_code=200, responses=SPEC)
async def mute(who: Caller, wawel: Wawel, id: TableId, data: JSONBody[MuteIn]) -> Done:
    """Whoever made the table may keep somebody from chatting at it."""
    found = await wawel.hall.table(id)
    other = await wawel.accounts.named(data.name)
    return await found.do(lambda: found.mute(who, other.id, data.muted))


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
    found = await wawel.hall.table(id)
    listener = Listener(who, frozenset(await wawel.accounts.muted(who)) if who.account else frozenset(), text)

    async def lines() -> AsyncIterator[bytes]:
        await found.do(lambda: start(found, listener, since))
        try:
            while (line := await listener.next(BEAT)) is not None:
                yield line + b"\n"
        finally:
            listener.cut = True
            found.unlisten(listener)

    return Stream(lines(), media_type=NDJSON)


async def start(found: Any, listener: Listener, since: int | None) -> None:
    """Begin to listen, in turn with whatever else happens at the table."""
    found.listen(listener, since)


@get("/api/stream", media_type=NDJSON, guards=[identify], responses=SPEC)
async def feed(who: Caller, wawel: Wawel) -> Stream:
    """Newline-delimited JSON: the tables where something is asked of me, then every change of that."""
    access.scope(who, access.READ)
    listener = Listener(who)
    wawel.hall.feed.add(listener)
    mine = await wawel.hall.listed(who, "mine")
    asked = [one.id for one in mine if one.you in one.waiting]
    listener.send(msgspec.json.encode({"type": "waiting", "tables": asked, "at": round(time.time(), 3)}))

    async def lines() -> AsyncIterator[bytes]:
        try:
            while (line := await listener.next(BEAT)) is not None:
                yield line + b"\n"
        finally:
            wawel.hall.feed.remove(listener)

    return Stream(lines(), media_type=NDJSON)


router = Router(
    "/api/tables",
    route_handlers=[
        tables,
        create,
        table,
        moment,
        join,
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
        chat,
        mute,
        stream,
    ],
    guards=[identify],
    tags=["tables"],
)
