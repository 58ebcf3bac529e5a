"""Making tables: new ones, the same once more, and forks that go on from a moment of another."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from wawel.engine.game import BadSetting, Game
from wawel.engine.records import secret_of
from wawel.server import access
from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.messages.table import ClockSetting, SeatRequest, TableCreated, TableRequest
from wawel.server.storage import schema, table_writes
from wawel.server.storage.ids import new_id
from wawel.server.tables import bot_workers, history, past
from wawel.server.tables.characters import with_bot_names
from wawel.server.tables.history import History
from wawel.server.tables.invitations import Invitations
from wawel.server.tables.seats import STAND_IN
from wawel.server.tables.stored_table import Change, StoredTable
from wawel.server.tables.table import Table
from wawel.server.tables.table_info import FINISHED, OPEN, PLAYING, Seat, TableInfo
from wawel.server.tables.table_registry import TableRegistry

#: tables a person may have open or in play at once
MOST_TABLES = 200


class NewTables:
    """Makes tables."""

    def __init__(self, registry: TableRegistry, invitations: Invitations) -> None:
        self.registry = registry
        self.invitations = invitations

    # ------------------------------------------------------------------ a new table

    async def create(self, who: Who, asked: TableRequest) -> TableCreated:
        """A new table; the game begins as soon as no seat is free."""
        access.scope(who, access.CREATE)
        game = self.registry.game(asked.game)
        try:
            settings = game.check_settings(asked.settings, game.check_players(len(asked.seats)))
        except BadSetting as error:
            raise Refused("bad-setting", 422, str(error)) from None
        for seat in asked.seats:
            if seat.kind == "person":
                await self.invitations.accounts.named(seat.name or "")
        seats = [requested_seat(who, at, seat) for at, seat in enumerate(asked.seats)]
        if sum(seat.account_id == who.account for seat in seats) > 1:
            raise Refused("one-seat-each", 422, "you can have one seat only")
        if asked.rated and (len(seats) < 2 or any(seat.kind == "bot" for seat in seats)):
            raise Refused("rated-people", 422, "a rated table needs two or more people and no bots")
        public = any(seat.kind == "open" for seat in asked.seats) if asked.public is None else asked.public
        info = self.info(who, game, settings, seats, asked.clock, public, asked.rated)
        table = await self.put(StoredTable(info, with_bot_names(info.id, seats), game))
        for at, seat in enumerate(asked.seats):
            if seat.kind == "person":
                await self.invitations.invite(who, info.id, seat.name or "", at)
        await self.begin_if_full(table)
        return self.created(table, who)

    async def matched(self, key: str, people: list[Who], clock: ClockSetting) -> str:
        """A table for people who waited for the same game, with the game's own settings; it begins at once."""
        game = self.registry.game(key)
        seats = [Seat(seat=at, kind="human", account_id=who.account, name=who.name) for at, who in enumerate(people)]
        info = self.info(people[0], game, game.check_settings({}, len(seats)), seats, clock, True, False)
        table = await self.put(StoredTable(info, seats, game))
        await table.begin()
        return info.id

    def info(
        self,
        who: Who,
        game: Game,
        settings: dict[str, Any],
        seats: list[Seat],
        clock: ClockSetting,
        public: bool,
        rated: bool,
    ) -> TableInfo:
        """A table that has not begun."""
        now = self.registry.now()
        return TableInfo(
            id=new_id(),
            game=game.key,
            version=game.version,
            content=game.content,
            settings=settings,
            players=len(seats),
            status=OPEN,
            secret=secret_of(None),
            clock=clock,
            public=public,
            rated=rated,
            creator=who.account,
            creator_name=who.name,
            created=now,
            touched=now,
        )

    async def put(self, stored: StoredTable) -> Table:
        """Store a new table and make it live."""
        info, played = stored.info, stored.history
        waiting = stored.waiting()

        def write(connection: Connection) -> None:
            kept = schema.tables.c
            mine = select(func.count()).where(kept.creator == info.creator, kept.status.in_((OPEN, PLAYING)))
            if (connection.scalar(mine) or 0) >= MOST_TABLES:
                raise Refused("too-many-tables", 429, f"you have {MOST_TABLES} unfinished tables already")
            table_writes.write_new(connection, info, stored.seats, stored.seq, waiting)
            if played is not None:
                table_writes.write_rows(connection, info.id, stored.game, played.rows)
                state = msgspec.json.encode(played.state.to_json()).decode()
                table_writes.write_snapshot(connection, info.id, 0, played.seq, state)

        await self.registry.database.write(write)
        return self.registry.add(stored)

    async def begin_if_full(self, table: Table) -> None:
        """A table all of whose seats are taken begins at once."""
        if all(seat.kind != "open" for seat in table.seats):
            await table.begin()

    def created(self, table: Table, who: Who) -> TableCreated:
        """The reply to the creator."""
        return TableCreated(table.info.id, access.reader(who, table), self.invitations.link(table))

    # ------------------------------------------------------------------ rematch and fork

    async def rematch(self, who: Who, id: str) -> TableCreated:
        """The same once more: one new table for all who ask, with their seats kept for them."""
        table = await self.registry.table(id)
        at = access.seated(who, table)
        if table.info.status != FINISHED:
            raise Refused("not-finished", 409, "the game is not over")

        async def once() -> str:
            if table.info.rematch is None:
                seats = [seat_again(seat, at) for seat in table.seats]
                old, game = table.info, table.stored.game
                settings = game.check_settings(old.settings, old.players)
                info = self.info(who, game, settings, seats, old.clock, old.public, old.rated)
                again = await self.put(StoredTable(info, seats, game))
                await table.commit(Change(info=replace(table.info, rematch=again.info.id)))
                await self.begin_if_full(again)
            assert table.info.rematch is not None
            return table.info.rematch

        again = await self.registry.table(await table.run(once))
        await again.join(who, None, False)
        return self.created(again, who)

    async def fork(self, who: Who, id: str, seq: int) -> TableCreated:
        """A new table that goes on from a moment of this one, with luck of its own."""
        table = await self.registry.table(id)
        access.forks(who, table, table.info.players)

        async def forked() -> Table:
            made = self.forked(who, table.stored, seq)
            if table.info.status == PLAYING:
                # a fork shows the player what comes in this deck: as good as a rewind, so it is marked as one
                marked = table.stored.begun.copy()
                marked.rewound += 1
                await table.commit(Change(history=marked))
            return await self.put(made)

        made = await table.run(forked)
        made.bots.nudge()
        return self.created(made, who)

    def forked(self, who: Who, table: StoredTable, seq: int) -> StoredTable:
        """A fork of a table, with its creator on their own seat and bots on all others."""
        past.last_moment(table, seq)
        game = table.game
        rows = history.line(table.begun.rows[:seq])
        mine = max(access.reader(who, table), 0)
        seats = [
            Seat(seat=n, kind="human", account_id=who.account, name=who.name)
            if n == mine
            else Seat(seat=n, kind="bot", bot=STAND_IN)
            for n in range(table.info.players)
        ]
        info = self.info(who, game, table.info.settings, seats, ClockSetting(), False, False)
        info = replace(info, status=PLAYING, origin=f"{table.info.id}:{seq}", forked=len(rows))
        try:
            # played again under the new seed, as verifying the record will do
            state = history.replayed(game, info, info.secret, rows)
        except history.CANNOT_REPLAY:
            raise Refused("old-rules", 409, "this can't be played again under the present rules") from None
        if game.result(state) is not None:
            raise Refused("fork-over", 409, "the game is over at this moment")
        numbered = [replace(row, seq=at) for at, row in enumerate(rows, 1)]
        return StoredTable(info, with_bot_names(info.id, seats), game, History(game, info.secret, numbered, state))


def requested_seat(who: Who, at: int, asked: SeatRequest) -> Seat:
    """A seat as it was requested."""
    if asked.kind == "bot":
        spec = bot_workers.check(asked.bot or "greedy")
        return Seat(seat=at, kind="bot", bot=spec)
    if asked.kind == "me":
        return Seat(seat=at, kind="human", account_id=who.account, name=who.name)
    return Seat(seat=at, kind="open", invite=asked.kind == "invite")


def seat_again(seat: Seat, asking: int) -> Seat:
    """A seat for the next game."""
    if seat.kind == "bot":
        return Seat(seat=seat.seat, kind="bot", bot=seat.bot, name=seat.name)
    if seat.seat == asking:
        return Seat(seat=seat.seat, kind="human", account_id=seat.account_id, name=seat.name)
    return Seat(seat=seat.seat, kind="open", reserved=seat.account_id, name=seat.name)
