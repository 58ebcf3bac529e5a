"""What a client sends on a table's web socket, and the replies."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wawel.server.messages.common import JsonObject, Short, Small, ts
from wawel.server.messages.table import TableMessage, TableUpdate

Ref = str | int | None


class SocketRequest(Struct):
    """What every message of a client may carry: `ref` comes back with the reply."""

    ref: Ref = None


class SocketAnswer(SocketRequest, tag_field="type", tag="answer", kw_only=True):
    n: Small
    seq: Small
    option: Short


class SocketUndo(SocketRequest, tag_field="type", tag="undo", kw_only=True):
    to: Small | None = None


class SocketChat(SocketRequest, tag_field="type", tag="chat", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SocketTakeback(SocketRequest, tag_field="type", tag="takeback", kw_only=True):
    """Ask for one, or (`reply`) answer somebody else's."""

    to: Small | None = None
    reply: Literal["yes", "no"] | None = None


class SocketText(SocketRequest, tag_field="type", tag="text", kw_only=True):
    """Should updates on this socket hold the table as text, in `sections`?"""

    on: bool


class SocketPing(SocketRequest, tag_field="type", tag="ping", kw_only=True):
    pass


SocketCall = SocketAnswer | SocketUndo | SocketChat | SocketTakeback | SocketText | SocketPing


class SocketOk(Struct, tag_field="type", tag="ok", omit_defaults=True):
    """A call was carried out; the updates it caused came before this."""

    ref: Ref
    seq: int
    again: bool = False


class SocketRefused(Struct, tag_field="type", tag="refused"):
    """A call was refused. `seq` and `missed` come if it was too late."""

    ref: Ref
    error: str
    args: JsonObject
    detail: str
    seq: int | UnsetType = UNSET
    missed: list[Annotated[Any, ts("TableUpdate")]] | UnsetType = UNSET


SocketMessage = TableMessage | TableUpdate | SocketOk | SocketRefused
