"""What people do with their own account: change the password, end sessions, remove passkeys, delete it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select, update

from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.people.accounts import PASSWORD_LENGTH, Accounts
from wawel.server.storage import schema
from wawel.server.tables.table_info import OPEN, PLAYING
from wawel.server.tables.table_registry import TableRegistry

#: how much of a session's hash identifies it
SHORT = 16


class Credentials(Struct, frozen=True):
    """The ways to log in to an account."""

    password: bool
    sessions: list[Any]
    passkeys: list[Any]


async def credentials(accounts: Accounts, who: Who) -> Credentials:
    """All ways to log in to an account."""

    def read(connection: Connection) -> Credentials:
        kept, keys, people = schema.sessions, schema.passkeys, schema.accounts
        password = connection.scalar(select(people.c.password).where(people.c.id == who.account))
        sessions = select(kept).where(kept.c.account_id == who.account).order_by(kept.c.created.desc())
        passkeys = select(keys).where(keys.c.account_id == who.account).order_by(keys.c.created)
        found = connection.execute(sessions).all(), connection.execute(passkeys).all()
        return Credentials(bool(password), *(list(rows) for rows in found))

    return await accounts.database.read(read)


async def change_password(accounts: Accounts, who: Who, old: str, new: str) -> str:
    """Another password, or the first one of somebody with a passkey. Other sessions end; returns the new cookie."""
    if who.guest:
        raise Refused("guest-password", 409, "a guest has no password; register first")
    await check_password(accounts, who, old)
    if len(new) < PASSWORD_LENGTH:
        raise Refused("password-short", 422, f"at least {PASSWORD_LENGTH} characters", least=PASSWORD_LENGTH)
    digest = await accounts.hash(new)
    mine = schema.accounts.c.id == who.account
    await accounts.database.write(lambda c: c.execute(update(schema.accounts).where(mine).values(password=digest)))
    await end_sessions(accounts, who, others=True)
    return await accounts.new_session(who.account, who.session)


async def check_password(accounts: Accounts, who: Who, password: str) -> None:
    """Ask for the password again: the person at an open browser need not be its owner."""
    row = await accounts.row(who.account)
    if row.password and not await accounts.verify(row.password, password):
        raise Refused("other-password", 403, "that is not the password")


async def end_sessions(accounts: Accounts, who: Who, id: str = "", others: bool = False) -> None:
    """End one session, or all but the one that asks."""
    kept = schema.sessions
    mine = kept.c.account_id == who.account
    chosen = mine & (kept.c.hash != who.session) if others else mine & (func.substr(kept.c.hash, 1, SHORT) == id)

    def write(connection: Connection) -> list[str]:
        ended = list(connection.scalars(select(kept.c.hash).where(chosen)))
        connection.execute(delete(kept).where(chosen))
        return ended

    ended = await accounts.database.write(write)
    if not ended and not others:
        raise Refused("no-such-session", 404, "you have no such session")
    for session in ended:
        accounts.end(session)


async def drop_passkey(accounts: Accounts, who: Who, id: str) -> None:
    """Remove a passkey, unless it is the last way to log in."""
    kept, people = schema.passkeys, schema.accounts

    def write(connection: Connection) -> None:
        mine = list(connection.scalars(select(kept.c.id).where(kept.c.account_id == who.account)))
        if id not in mine:
            raise Refused("no-such-passkey", 404, "you have no such passkey")
        if len(mine) == 1 and connection.scalar(select(people.c.password).where(people.c.id == who.account)) is None:
            raise Refused("last-key", 409, "it is the only way into this account; set a password first")
        connection.execute(delete(kept).where(kept.c.id == id))

    await accounts.database.write(write)


async def delete_account(accounts: Accounts, registry: TableRegistry, who: Who, name: str, password: str) -> None:
    """Delete an account. What others played with it stays, under a guest's name."""
    if name != who.name:
        raise Refused("other-name", 422, "the name of the account has to be given")
    await check_password(accounts, who, password)
    await leave_tables(registry, who)
    await accounts.put_name(who.account, f"guest-{who.account[:6]}", password=None, guest=True)
    for table in registry.tables.values():
        table.stored.chat.remove_account(who.account)

    def write(connection: Connection) -> list[str]:
        credentials = [
            hash
            for table in (schema.sessions, schema.tokens)
            for hash in connection.scalars(select(table.c.hash).where(table.c.account_id == who.account))
        ]
        for table in OWN:
            connection.execute(delete(table).where(table.c.account_id == who.account))
        connection.execute(delete(schema.mutes).where(schema.mutes.c.other_id == who.account))
        return credentials

    for credential in await accounts.database.write(write):
        accounts.end(credential)


#: deleted together with an account
OWN = (
    schema.sessions,
    schema.tokens,
    schema.passkeys,
    schema.chat,
    schema.mutes,
    schema.ratings,
    schema.notifications,
    schema.pushes,
    schema.mails,
)


async def leave_tables(registry: TableRegistry, who: Who) -> None:
    """Games that have begun are resigned; tables that have not lose a player, or are aborted."""
    kept, seats = schema.tables.c, schema.seats.c
    sits = kept.id.in_(select(seats.table_id).where(seats.account_id == who.account))
    query = select(kept.id).where(kept.status.in_((OPEN, PLAYING)), sits | (kept.creator == who.account))
    for id in await registry.database.read(lambda c: list(c.scalars(query))):
        table = await registry.table(id)
        seat = next((one for one in table.seats if one.account_id == who.account), None)
        if table.info.status == OPEN:
            await (table.abort(who) if table.info.creator == who.account else table.leave(who))
        elif seat is not None and not seat.resigned:
            await table.resign(who)
