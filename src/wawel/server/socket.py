"""The web socket of a table: updates go out as they happen, calls come in and are answered one by one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wawel.server import calls
from wawel.server.access import Refused, Who
from wawel.server.calls import Services
from wawel.server.listeners import Listener
from wawel.server.messages import (
    SocketAnswer,
    SocketCall,
    SocketChat,
    SocketPing,
    SocketTakeback,
    SocketText,
    SocketUndo,
)
from wawel.server.tables import Table

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(SocketCall)
#: the largest message of a client
LARGEST = 8192
GONE = 1012


@websocket("/ws/t/{id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """A table, live."""
    await socket.accept()
    try:
        await calls.identify(socket, socket.route_handler)
        who: Who = socket.scope["state"]["who"]
        wawel = calls.services(socket)
        table = await wawel.hall.table(id)
        since = whole_number(socket.query_params.get("since"))
        muted = frozenset(await wawel.accounts.muted(who)) if who.account else frozenset[str]()
    except Refused as refusal:
        with contextlib.suppress(Exception):
            await socket.send_data(reply(None, refusal))
            await socket.close(4000 + refusal.status)
        return
    listener = Listener(who, muted, socket.query_params.get("text") == "1")
    sender = asyncio.create_task(send(socket, listener))
    try:
        await table.do(lambda: begin(table, listener, since))
        while True:
            await receive(socket, wawel, table, listener, await socket.receive_data("text"))
    except (WebSocketDisconnect, Refused):
        pass
    finally:
        listener.cut = True
        sender.cancel()
        table.unlisten(listener)
        # the framework's socket and its wrappers hold each other: let go, or they pile up until the collector comes
        del socket.receive, socket.send


async def begin(table: Table, listener: Listener, since: int | None) -> None:
    """Begin to listen, in turn with whatever else happens at the table."""
    table.listen(listener, since)


async def send(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send what the table tells; close when the reader is too slow or the server stops."""
    with contextlib.suppress(Exception):
        while (line := await listener.next()) is not None:
            await socket.send_data(line.decode())
        await socket.close(GONE)


async def receive(
    socket: WebSocket[Any, Any, Any], wawel: Services, table: Table, listener: Listener, data: str | bytes
) -> None:
    """Do what a client asks. The reply follows the updates the call caused, through the same queue."""
    ref: Any = None
    try:
        if len(data) > LARGEST:
            raise Refused("too-large", 413, f"a message has at most {LARGEST} characters")
        kind = "write"
        try:
            call = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            wawel.limits.take("write", listener.who.account or "?")
            ref = loose_ref(data)
            raise Refused("malformed", 400, str(error)) from None
        ref = call.ref
        if isinstance(call, SocketChat):
            kind = "chat"
        wawel.limits.take(kind, listener.who.account or calls.address(socket))
        done = await carry_out(table, listener, call)
        listener.send(msgspec.json.encode({"type": "ok", "ref": ref, **done}))
    except Refused as refusal:
        listener.send(reply(ref, refusal).encode())
    except Exception:
        log.exception("a call on the socket of table %s failed", table.info.id)
        listener.send(reply(ref, Refused("server-failed", 500, "an error of the server; it was logged")).encode())


async def carry_out(table: Table, listener: Listener, call: Any) -> dict[str, Any]:
    """One call of a client."""
    who = listener.who
    if isinstance(call, SocketAnswer):
        done = await table.do(lambda: table.answer(who, call.n, call.seq, call.option))
    elif isinstance(call, SocketUndo):
        done = await table.do(lambda: table.undo(who, call.to))
    elif isinstance(call, SocketChat):
        done = await table.do(lambda: table.say(who, call.text))
    elif isinstance(call, SocketTakeback):
        if call.reply is None:
            done = await table.do(lambda: table.ask_takeback(who, call.to))
        else:
            done = await table.do(lambda: table.answer_takeback(who, call.reply == "yes"))
    elif isinstance(call, SocketText):
        done = await table.do(lambda: table.show_text(listener, call.on))
    else:
        assert isinstance(call, SocketPing)
        return {"seq": table.seq}
    return {"seq": done.seq, "again": True} if done.again else {"seq": done.seq}


def reply(ref: Any, refusal: Refused) -> str:
    """A refusal as it is sent on a socket."""
    told: dict[str, Any] = {"type": "refused", "ref": ref, "error": refusal.error, "args": refusal.args_}
    told["detail"] = refusal.detail
    if refusal.seq >= 0:
        told["seq"] = refusal.seq
        told["missed"] = refusal.missed
    return msgspec.json.encode(told).decode()


def loose_ref(data: str | bytes) -> Any:
    """The ref of a message that is wrong otherwise, so that its sender can tell which it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    ref = found.get("ref") if isinstance(found, dict) else None
    return ref if isinstance(ref, (str, int)) else None


def whole_number(text: str | None) -> int | None:
    """A number in an address, if it is one."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else None
