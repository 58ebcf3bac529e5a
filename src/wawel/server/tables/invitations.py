"""Invitations to a table: a link that seats whoever comes next, and seats kept for people who are asked by name."""

from __future__ import annotations

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import select

from wawel.server import access
from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.messages.table import Done, FeedInvite, Joined, TableLink
from wawel.server.people.accounts import Accounts
from wawel.server.storage import schema
from wawel.server.tables.table import Table
from wawel.server.tables.table_info import OPEN
from wawel.server.tables.table_registry import TableRegistry


class Invitations:
    """Makes the links, and invites people."""

    def __init__(self, registry: TableRegistry, accounts: Accounts, secret: bytes) -> None:
        self.registry = registry
        self.accounts = accounts
        self.signer = URLSafeSerializer(secret, salt="table-link")

    # ------------------------------------------------------------------ the link of a table

    def link(self, table: Table) -> str | None:
        """The link that lets its holders sit down while there are free seats; None if there are none."""
        if all(seat.kind != "open" for seat in table.seats):
            return None
        return f"/t/{table.info.id}?token={self.signer.dumps(table.info.id)}"

    async def link_for(self, who: Who, id: str) -> TableLink:
        """The link, for those who sit at the table."""
        table = await self.registry.table(id)
        access.invites(who, table)
        return TableLink(self.link(table))

    def opens(self, id: str, token: str) -> bool:
        """Is it the link of this table?"""
        try:
            return bool(self.signer.loads(token) == id)
        except BadSignature:
            return False

    async def join(self, who: Who, id: str, seat: int | None, token: str) -> Joined:
        """Sit down at a table, perhaps by its link."""
        table = await self.registry.table(id)
        if token and not self.opens(id, token):
            raise Refused("bad-link", 403, "this link is not valid here")
        return await table.join(who, seat, bool(token))

    # ------------------------------------------------------------------ people who are asked by name

    async def invite(self, who: Who, id: str, name: str, at: int | None = None) -> Done:
        """Keep a free seat for somebody and notify them, unless they have muted the one who asks."""
        table = await self.registry.table(id)
        other = await self.accounts.named(name)
        welcome = who.account not in await self.accounts.muted(Who(other.id))
        done = await table.invite(who, other.id, other.name, at, welcome)
        if welcome:
            said = FeedInvite(id, table.info.game, who.name)
            self.registry.feed.tell(other.id, msgspec.json.encode(said))
        return done

    async def to(self, who: Who) -> list[FeedInvite]:
        """The invitations somebody has not answered, the latest first, without those to tables of people they muted."""
        tables, seats, people = schema.tables.c, schema.seats.c, schema.accounts.c
        query = (
            select(tables.id, tables.game, tables.creator, people.name)
            .join(schema.seats, seats.table_id == tables.id)
            .join(schema.accounts, people.id == tables.creator)
            .where(seats.reserved == who.account, seats.kind == "open", tables.status == OPEN)
            .order_by(tables.touched.desc())
        )
        muted = await self.accounts.muted(who)
        rows = await self.registry.database.read(lambda connection: connection.execute(query).all())
        return [FeedInvite(row.id, row.game, row.name) for row in rows if row.creator not in muted]
