"""Types that several messages share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


def ts(name: str) -> Meta:
    """Marks a type that has a name of its own in the browser's types."""
    return Meta(extra={"ts": name})


Short = Annotated[str, Meta(max_length=64)]
Small = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
#: a seat, or -2 for a spectator
Seat = Annotated[int, ts("Seat")]
#: a Fluent key with its arguments; the client makes the words
Phrase = Annotated[dict[str, Any], ts("Phrase")]
#: any JSON object
JsonObject = Annotated[dict[str, Any], ts("Record<string, Json>")]
#: what a game shows, in a form that only the game knows
GameData = Annotated[dict[str, Any], ts("any")]

Language = Literal["en", "pl"]
Scope = Literal["read", "play", "create"]


class ErrorMessage(Struct, omit_defaults=True):
    """Why a call was refused. `error` is a Fluent key, `detail` English for developers."""

    error: str
    args: JsonObject
    detail: str
    #: the table's sequence number, if the call came too late
    seq: int = -1
    #: what the caller had not seen yet
    missed: list[Annotated[Any, ts("TableUpdate")]] = []


class Ok(Struct):
    """Done."""

    ok: bool = True


class Health(Struct):
    """The server is ready."""

    ok: bool
    version: str
