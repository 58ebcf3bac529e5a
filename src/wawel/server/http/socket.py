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

from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.http import request_context
from wawel.server.http.request_context import Services
from wawel.server.messages.socket import (
    Ref,
    SocketAnswer,
    SocketCall,
    SocketChat,
    SocketOk,
    SocketPing,
    SocketRefused,
    SocketTakeback,
    SocketText,
    SocketUndo,
)
from wawel.server.messages.table import Done
from wawel.server.tables.listeners import Listener
from wawel.server.tables.table import Table

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[SocketCall] = msgspec.json.Decoder(SocketCall)
#: the largest message of a client
LARGEST = 8192
GONE = 1012


@websocket("/ws/t/{id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """A table, live."""
    await socket.accept()
    try:
        await request_context.identify(socket, socket.route_handler)
        who: Who = socket.scope["state"]["who"]
        wawel = request_context.services(socket)
        table = await wawel.registry.table(id)
        since = whole_number(socket.query_params.get("since"))
        muted = frozenset(await wawel.accounts.muted(who)) if who.account else frozenset[str]()
    except Refused as refusal:
        with contextlib.suppress(Exception):
            await socket.send_data(refused(None, refusal).decode())
            await socket.close(4000 + refusal.status)
        return
    listener = Listener(who, muted, socket.query_params.get("text") == "1")
    sender = asyncio.create_task(send(socket, listener))
    try:
        await table.listen(listener, since)
        while True:
            await receive(socket, wawel, table, listener, await socket.receive_data("text"))
    except (WebSocketDisconnect, Refused):
        pass
    finally:
        listener.cut = True
        sender.cancel()
        table.unlisten(listener)
        # the framework's socket and its wrappers refer to each other: break the cycle, the collector rarely runs
        del socket.receive, socket.send


async def send(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send the table's messages; close when the reader is too slow or the server stops."""
    with contextlib.suppress(Exception):
        while (line := await listener.next()) is not None:
            await socket.send_data(line.decode())
        await socket.close(GONE)


async def receive(
    socket: WebSocket[Any, Any, Any], wawel: Services, table: Table, listener: Listener, data: str | bytes
) -> None:
    """Do what a client asks. The reply follows the updates the call caused, through the same queue."""
    ref: Ref = None
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
        wawel.limits.take(kind, listener.who.account or request_context.address(socket))
        done = await carry_out(table, listener, call)
        listener.send(msgspec.json.encode(SocketOk(ref, done.seq, done.again)))
    except Refused as refusal:
        listener.send(refused(ref, refusal))
    except Exception:
        log.exception("a call on the socket of table %s failed", table.info.id)
        listener.send(refused(ref, Refused("server-failed", 500, "an error of the server; it was logged")))


async def carry_out(table: Table, listener: Listener, call: SocketCall) -> Done:
    """One call of a client."""
    who = listener.who
    match call:
        case SocketAnswer():
            return await table.answer(who, call.n, call.seq, call.option)
        case SocketUndo():
            return await table.undo(who, call.to)
        case SocketChat():
            return await table.say(who, call.text)
        case SocketTakeback(reply=None):
            return await table.ask_takeback(who, call.to)
        case SocketTakeback():
            return await table.answer_takeback(who, call.reply == "yes")
        case SocketText():
            return await table.show_text(listener, call.on)
        case SocketPing():
            return Done(table.seq)


def refused(ref: Ref, refusal: Refused) -> bytes:
    """A refusal as it is sent on a socket."""
    message = SocketRefused(ref, refusal.error, refusal.args_, refusal.detail)
    if refusal.seq >= 0:
        message.seq, message.missed = refusal.seq, refusal.missed
    return msgspec.json.encode(message)


def loose_ref(data: str | bytes) -> Ref:
    """The ref of a malformed message, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    ref = found.get("ref") if isinstance(found, dict) else None
    return ref if isinstance(ref, (str, int)) else None


def whole_number(text: str | None) -> int | None:
    """A number in an address, if it is one."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else None
