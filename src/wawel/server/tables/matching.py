"""Quick match: people who wait for the same game are seated together as soon as there are enough of them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from wawel.server import access
from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.messages.table import ClockSetting, FeedMatch, Match
from wawel.server.tables.new_tables import NewTables
from wawel.server.tables.table_registry import TableRegistry

#: a person who has not asked again for so many seconds no longer waits
PATIENCE = 60.0


class Waiter(Struct):
    """Somebody who waits for a game."""

    who: Who
    game: str
    seen: float
    #: the table they were seated at; kept until they hear of it
    table: str | None = None


class Matching:
    """Who waits for which game. In memory only: after a restart people ask again, which they do all the time."""

    def __init__(self, registry: TableRegistry, new_tables: NewTables) -> None:
        self.registry = registry
        self.new_tables = new_tables
        self.waiters: dict[str, Waiter] = {}

    async def ask(self, who: Who, key: str) -> Match:
        """Wait for a game, or go on waiting; the table, if there is one by now."""
        access.scope(who, access.CREATE)
        game = self.registry.game(key)
        players = min((n for n in game.seats if n > 1), default=0)
        if not players:
            raise Refused("no-match", 422, "this game is played alone", game=key)
        now = self.registry.now()
        mine = self.waiters.get(who.account)
        if mine is None or (mine.game != key and mine.table is None):
            mine = self.waiters[who.account] = Waiter(who, key, now)
        mine.who, mine.seen = who, now
        self.forget(now)
        waiting = [one for one in self.waiters.values() if one.game == key and one.table is None]
        if mine.table is None and len(waiting) >= players:
            await self.seat(key, [*(one for one in waiting if one is not mine), mine][-players:])
        return self.told(who)

    async def seat(self, key: str, people: list[Waiter]) -> None:
        """Seat people at a new table, in the order in which they came. They no longer wait while it is made."""
        for one in people:
            del self.waiters[one.who.account]
        id = await self.new_tables.matched(key, [one.who for one in people], ClockSetting("live"))
        for one in people:
            one.table = id
            self.waiters[one.who.account] = one
            self.registry.feed.tell(one.who.account, msgspec.json.encode(FeedMatch(id, key)))

    def stand(self, who: Who) -> Match:
        """How it stands, without waiting."""
        access.scope(who, access.READ)
        self.forget(self.registry.now())
        return self.told(who)

    def leave(self, who: Who) -> None:
        """No longer wait."""
        access.scope(who, access.PLAY)
        self.waiters.pop(who.account, None)

    def told(self, who: Who) -> Match:
        """What somebody is told. Who hears of their table no longer waits."""
        mine = self.waiters.get(who.account)
        others: dict[str, int] = {}
        for one in self.waiters.values():
            if one is not mine and one.table is None:
                others[one.game] = others.get(one.game, 0) + 1
        if mine is not None and mine.table is not None:
            del self.waiters[who.account]
            return Match(None, mine.table, others)
        return Match(mine.game if mine is not None else None, None, others)

    def forget(self, now: float) -> None:
        """Drop those who went away."""
        for account, one in list(self.waiters.items()):
            if one.seen < now - PATIENCE:
                del self.waiters[account]
