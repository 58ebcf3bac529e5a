"""Accounts, credentials, ratings, and how players want to be notified that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wawel.server.messages.common import Language, Scope
from wawel.server.messages.table import TableSummary

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=1000)]


class Me(Struct):
    """An account as its owner sees it."""

    id: str
    name: str
    guest: bool
    language: Language
    csrf: str
    passkeys: int
    muted: list[str]


class CredentialsRequest(Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class MeRequest(Struct, forbid_unknown_fields=True):
    language: Language | None = None
    name: Name | None = None


class TokenRequest(Struct, forbid_unknown_fields=True):
    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class Token(Struct):
    """A program's key to an account."""

    id: str
    name: str
    scopes: list[Scope]
    created: float
    used: float | None


class TokenCreated(Token):
    """The token itself is shown this once."""

    token: str


class Rating(Struct):
    """`rating` is what is shown: three standard deviations below the estimate."""

    game: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int
    wins: int


class Profile(Struct):
    """A player's ratings and finished games."""

    name: str
    guest: bool
    created: float
    ratings: list[Rating]
    tables: list[TableSummary]


class Companion(Struct):
    """Somebody I played with: how many games, when the last, and whether they are here now."""

    name: str
    guest: bool
    games: int
    last: float
    online: bool


class Notification(Struct):
    """Something was asked of me while I was away: a move, or whether I join a table."""

    id: int
    kind: Literal["turn", "invite"]
    table: str
    at: float
    read: bool


# ---------------------------------------------------------------------- one's own account


class Session(Struct):
    """A browser that is logged in; `here` is the one that asks."""

    id: str
    agent: str
    created: float
    here: bool


class Passkey(Struct):
    id: str
    created: float
    used: float | None


class OwnAccount(Struct):
    """All ways to log in. `password`: is there one?"""

    password: bool
    sessions: list[Session]
    passkeys: list[Passkey]


class PasswordRequest(Struct, forbid_unknown_fields=True):
    """`old` may be empty if there is none yet."""

    new: Password
    old: Password = ""


class DeletionRequest(Struct, forbid_unknown_fields=True):
    """The account's name, so that nobody does it by mistake; and the password, if it has one."""

    name: Annotated[str, Meta(max_length=64)]
    password: Password = ""


# ---------------------------------------------------------------------- notices


class Notices(Struct):
    """What there is to choose from: `key` is the server's for `pushManager.subscribe`, empty if it does not push."""

    key: str
    mail: bool
    address: str | None
    confirmed: bool


class PushRequest(Struct, forbid_unknown_fields=True):
    """A browser to notify."""

    endpoint: Text
    p256dh: Text
    auth: Text


class PushGone(Struct, forbid_unknown_fields=True):
    """A browser that should no longer be notified."""

    endpoint: Text


class AddressRequest(Struct, forbid_unknown_fields=True):
    address: Text
