"""Accounts: guests by default, a name with a password or a passkey, sessions for browsers, tokens for programs.

Session ids and tokens are random and are stored as hashes, so a leaked database does not give them away. Session and
CSRF handling is done here rather than by the framework's middleware, because a session row must name its account (to
be revoked with it) and tokens need no CSRF header.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from wawel.server.access import SCOPES, Who
from wawel.server.errors import Refused
from wawel.server.storage import schema
from wawel.server.storage.database import Database
from wawel.server.storage.ids import new_id
from wawel.server.tables.characters import CHARACTERS

SESSION_DAYS = 60
DAY = 86400.0
NAME = re.compile(r"[^\W_][\w-]{2,23}")
PASSWORD_LENGTH = 8
#: how long a resolved session is trusted without looking it up again
FRESH = 20.0
CACHED = 5000


def hashed(secret: str) -> str:
    """What is stored of a session id or token: they are random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def folded(name: str) -> str:
    """A name as it is compared."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts:
    """All accounts, their sessions and tokens."""

    def __init__(
        self,
        database: Database,
        secret: bytes,
        moved: Callable[[str, str, str], Awaitable[None]],
        ended: Callable[[str], None],
    ) -> None:
        self.database = database
        self.secret = secret
        #: informs loaded tables that an account has another name, or that its seats belong to another account
        self.moved = moved
        #: closes the sockets that were opened with a session or token
        self.ended = ended
        self.known: dict[str, tuple[Who, float]] = {}
        #: each check of a password takes 19 MiB for 20 ms: a few at a time
        self.hashing = asyncio.Semaphore(2)

    # ------------------------------------------------------------------ knowing callers

    def csrf(self, session: str) -> str:
        """The token a browser must send along with a session: other sites can't read it."""
        return hmac.new(self.secret, b"csrf:" + session.encode(), hashlib.sha256).hexdigest()[:40]

    async def by_session(self, cookie: str) -> Who | None:
        """The caller with this session."""
        key = hashed(cookie)
        found = self.cached(key)
        if found is not None:
            return found

        def read(connection: Connection) -> Any:
            kept, people = schema.sessions.c, schema.accounts.c
            return connection.execute(
                select(people.id, people.name, people.guest, kept.expires)
                .join(schema.sessions, kept.account_id == people.id)
                .where(kept.hash == key, kept.expires > time.time())
            ).first()

        row = await self.database.read(read)
        if row is None:
            return None
        if row.expires < time.time() + SESSION_DAYS * DAY / 2:
            await self.database.write(
                lambda c: c.execute(
                    update(schema.sessions)
                    .where(schema.sessions.c.hash == key)
                    .values(expires=time.time() + SESSION_DAYS * DAY)
                )
            )
        return self.remember(key, Who(row.id, row.name, row.guest, SCOPES, key, key))

    async def by_token(self, token: str) -> Who | None:
        """The caller with this token: the account that made it."""
        key = hashed(token)
        found = self.cached(key)
        if found is not None:
            return found

        def write(connection: Connection) -> Any:
            kept, people = schema.tokens.c, schema.accounts.c
            connection.execute(update(schema.tokens).where(kept.hash == key).values(used=time.time()))
            return connection.execute(
                select(people.id, people.name, people.guest, kept.scopes)
                .join(schema.tokens, kept.account_id == people.id)
                .where(kept.hash == key)
            ).first()

        row = await self.database.write(write)
        if row is None:
            return None
        scopes = frozenset(row.scopes.split())
        return self.remember(key, Who(row.id, row.name, row.guest, scopes, "", key))

    def cached(self, key: str) -> Who | None:
        """A caller who was looked up a moment ago."""
        found = self.known.get(key)
        return found[0] if found is not None and found[1] > time.monotonic() else None

    def remember(self, key: str, who: Who) -> Who:
        """Cache a caller for a moment."""
        if len(self.known) > CACHED:
            self.known.clear()
        self.known[key] = (who, time.monotonic() + FRESH)
        return who

    def forget(self, account: str) -> None:
        """Drop an account from the cache: something about it has changed."""
        for key, (who, _) in list(self.known.items()):
            if who.account == account:
                del self.known[key]

    # ------------------------------------------------------------------ guests and sessions

    async def guest(self, language: str, agent: str) -> tuple[Who, str]:
        """A new guest with a new session; the cookie is returned beside."""
        account = new_id() + new_id()
        name = f"guest-{account[:6]}"
        cookie = secrets.token_urlsafe(32)
        now = time.time()

        def write(connection: Connection) -> None:
            values = {"id": account, "name": name, "folded": folded(name), "guest": True, "language": language}
            connection.execute(insert(schema.accounts).values(**values, created=now, seen=now))
            add_session(connection, cookie, account, agent)

        await self.database.write(write)
        return Who(account, name, True, SCOPES, hashed(cookie), hashed(cookie)), cookie

    async def new_session(self, account: str, old: str) -> str:
        """A fresh session id after a successful log-in; the old one is no longer valid."""
        cookie = secrets.token_urlsafe(32)

        def write(connection: Connection) -> None:
            kept = schema.sessions.c
            agent = connection.scalar(select(kept.agent).where(kept.hash == old))
            connection.execute(delete(schema.sessions).where((kept.hash == old) | (kept.expires < time.time())))
            add_session(connection, cookie, account, agent or "")

        await self.database.write(write)
        self.end(old)
        return cookie

    def end(self, credential: str) -> None:
        """Revoke a session or token; what was opened with it is closed."""
        self.known.pop(credential, None)
        self.ended(credential)

    async def log_out(self, who: Who) -> None:
        """End a session."""
        kept = schema.sessions
        await self.database.write(lambda c: c.execute(delete(kept).where(kept.c.hash == who.session)))
        self.end(who.session)

    # ------------------------------------------------------------------ names and passwords

    async def register(self, who: Who, name: str, password: str) -> str:
        """Give a guest a name and a password; tables and seats stay the guest's own. Returns the new cookie."""
        if not who.guest:
            raise Refused("already-registered", 409, "this account has a name already; log out first")
        if len(password) < PASSWORD_LENGTH:
            raise Refused("password-short", 422, f"at least {PASSWORD_LENGTH} characters", least=PASSWORD_LENGTH)
        checked(name)
        digest = await self.hash(password)
        await self.rename(who.account, name, password=digest, guest=False)
        return await self.new_session(who.account, who.session)

    async def rename(self, account: str, name: str, **more: Any) -> None:
        """Take another name."""
        checked(name)
        await self.put_name(account, name, **more)

    async def put_name(self, account: str, name: str, **more: Any) -> None:
        """Change an account's name, at its tables too."""

        def write(connection: Connection) -> None:
            kept = schema.accounts.c
            connection.execute(
                update(schema.accounts).where(kept.id == account).values(name=name, folded=folded(name), **more)
            )
            connection.execute(update(schema.seats).where(schema.seats.c.account_id == account).values(name=name))

        try:
            await self.database.write(write)
        except IntegrityError:
            raise Refused("name-taken", 409, "somebody has this name", name=name) from None
        self.forget(account)
        await self.moved(account, account, name)

    async def log_in(self, who: Who, name: str, password: str) -> tuple[str, str]:
        """The account of a name and its password, with a new cookie. What was the guest's becomes theirs."""
        kept = schema.accounts.c
        row = await self.database.read(
            lambda c: c.execute(select(kept.id, kept.password).where(kept.folded == folded(name))).first()
        )
        # an unknown name takes as long as a wrong password, so the time does not reveal which names exist
        good = await self.verify(row.password if row is not None and row.password else "", password)
        if row is None or not good:
            raise Refused("wrong-password", 401, "no such name, or another password")
        await self.take_over(who, row.id)
        return row.id, await self.new_session(row.id, who.session)

    async def take_over(self, guest: Who, account: str) -> None:
        """The tables a guest sat at belong to the account that logs in, unless it sits there itself."""
        if not guest.guest or not guest.account or guest.account == account:
            return

        def write(connection: Connection) -> str:
            seats = schema.seats.c
            theirs = select(seats.table_id).where(seats.account_id == account)
            name = connection.scalar(select(schema.accounts.c.name).where(schema.accounts.c.id == account))
            mine = (seats.account_id == guest.account) & seats.table_id.not_in(theirs.scalar_subquery())
            connection.execute(update(schema.seats).where(mine).values(account_id=account, name=name))
            kept = update(schema.seats).where(seats.reserved == guest.account)
            connection.execute(kept.values(reserved=account, name=name))
            made = schema.tables.c.creator == guest.account
            connection.execute(update(schema.tables).where(made).values(creator=account))
            return str(name)

        await self.moved(guest.account, account, await self.database.write(write))

    async def hash(self, password: str) -> str:
        """The stored form of a password."""
        async with self.hashing:
            return await asyncio.to_thread(hasher().hash, password)

    async def verify(self, digest: str, password: str) -> bool:
        """Is it the password?"""
        async with self.hashing:
            return await asyncio.to_thread(verified, digest, password)

    # ------------------------------------------------------------------ tokens

    async def new_token(self, who: Who, name: str, scopes: list[str]) -> tuple[Any, str]:
        """A token for a program. It is shown this once."""
        token = f"wawel_{secrets.token_urlsafe(32)}"
        values = {"id": new_id(), "name": name, "scopes": " ".join(sorted(set(scopes))), "created": time.time()}
        await self.database.write(
            lambda c: c.execute(
                insert(schema.tokens).values(**values, hash=hashed(token), account_id=who.account, used=None)
            )
        )
        return values, token

    async def tokens(self, who: Who) -> list[Any]:
        """A person's tokens."""
        kept = schema.tokens
        return list(
            await self.database.read(
                lambda c: c.execute(select(kept).where(kept.c.account_id == who.account).order_by(kept.c.created)).all()
            )
        )

    async def drop_token(self, who: Who, id: str) -> None:
        """Revoke a token."""
        kept = schema.tokens
        mine = (kept.c.id == id) & (kept.c.account_id == who.account)

        def write(connection: Connection) -> str | None:
            found = connection.scalar(select(kept.c.hash).where(mine))
            connection.execute(delete(kept).where(mine))
            return found

        gone = await self.database.write(write)
        if gone is None:
            raise Refused("no-such-token", 404, "you have no such token")
        self.end(gone)

    # ------------------------------------------------------------------ others

    async def row(self, account: str) -> Any:
        """All that is stored of an account."""
        kept = schema.accounts
        return await self.database.read(lambda c: c.execute(select(kept).where(kept.c.id == account)).first())

    async def named(self, name: str) -> Any:
        """An account by its name."""
        kept = schema.accounts
        row = await self.database.read(lambda c: c.execute(select(kept).where(kept.c.folded == folded(name))).first())
        if row is None:
            raise Refused("no-such-player", 404, "nobody has this name", name=name)
        return row

    async def muted(self, who: Who) -> dict[str, str]:
        """Whose chat a person does not want to read: accounts and names."""
        kept, people = schema.mutes.c, schema.accounts.c
        query = select(people.id, people.name).join(schema.mutes, kept.other_id == people.id)
        rows = await self.database.read(lambda c: c.execute(query.where(kept.account_id == who.account)).all())
        return {row.id: row.name for row in rows}

    async def mute(self, who: Who, other: str, muted: bool) -> None:
        """Hide somebody's chat, or show it again."""
        kept = schema.mutes

        def write(connection: Connection) -> None:
            connection.execute(delete(kept).where(kept.c.account_id == who.account, kept.c.other_id == other))
            if muted:
                connection.execute(insert(kept).values(account_id=who.account, other_id=other))

        await self.database.write(write)

    async def speak(self, account: str, language: str) -> None:
        """Remember a language."""
        kept = schema.accounts
        await self.database.write(
            lambda c: c.execute(update(kept).where(kept.c.id == account).values(language=language))
        )


def add_session(connection: Connection, cookie: str, account: str, agent: str) -> None:
    """Store a session."""
    now = time.time()
    connection.execute(
        insert(schema.sessions).values(
            hash=hashed(cookie), account_id=account, agent=agent, created=now, expires=now + SESSION_DAYS * DAY
        )
    )


#: what a browser says of itself, and what people call it; the first that fits
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def agent_name(header: str) -> str:
    """A browser in a few words, such as “Firefox, Linux”; no more of its header is kept than that."""
    found = [next((name for sign, name in kinds if sign in header), "") for kinds in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)


def checked(name: str) -> None:
    """Names have 3 to 24 letters, digits, hyphens, and are not those of our bots."""
    if not NAME.fullmatch(name) or folded(name).startswith("guest-"):
        raise Refused("bad-name", 422, "3 to 24 letters, digits, - and _; it can't begin like a guest's", name=name)
    if folded(name) in map(folded, CHARACTERS):
        raise Refused("name-of-bot", 422, "one of the bots' characters has this name", name=name)


def hasher() -> Any:
    """Argon2id at the least OWASP recommends: 20 ms and 19 MiB, so that a small machine is not brought down."""
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)


#: the hash of a random password, checked when there is no account, so that it takes as long
_nobody = ""


def verified(digest: str, password: str) -> bool:
    """Is it the password? Takes the same time if there is none."""
    from argon2.exceptions import InvalidHashError, VerificationError

    global _nobody
    if not _nobody:
        _nobody = hasher().hash(secrets.token_hex(16))
    try:
        return bool(hasher().verify(digest or _nobody, password)) and bool(digest)
    except (VerificationError, InvalidHashError):
        return False
