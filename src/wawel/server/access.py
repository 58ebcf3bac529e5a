"""Who may see and do what. Every call from outside is checked here and nowhere else.

A caller is known by a session or a token; at a table a caller has a seat, or is a spectator. What is not allowed is
refused with a Fluent key, and changes nothing.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from wawel.engine.events import NOBODY
from wawel.server.errors import Refused
from wawel.server.tables.table_info import HALTED, Seat, TableInfo

READ, PLAY, CREATE = "read", "play", "create"
SCOPES = frozenset((READ, PLAY, CREATE))
#: seconds after which a player who is away may be replaced by a bot until they come back
AWAY = 60.0


class Who(Struct, frozen=True):
    """The caller. Without an account they may see what is public."""

    account: str = ""
    name: str = ""
    guest: bool = True
    scopes: frozenset[str] = SCOPES
    #: hash of the session, if a browser calls
    session: str = ""
    #: hash of the session or token that was sent: when that is revoked, open sockets are closed, too
    credential: str = ""


NOONE = Who()


class TableLike(Protocol):
    """What is asked about a table."""

    @property
    def info(self) -> TableInfo:
        """What is known about it beside its game."""

    @property
    def seats(self) -> list[Seat]:
        """Its seats."""


def known(who: Who) -> None:
    """An account is needed; a guest's will do."""
    if not who.account:
        raise Refused("no-account", 401, "call GET /api/me first for a guest account, or send a token")


def scope(who: Who, wanted: str) -> None:
    """A token may have fewer rights than its owner."""
    known(who)
    if wanted not in who.scopes:
        raise Refused("no-scope", 403, f"this token lacks the scope {wanted!r}", scope=wanted)


def browser(who: Who) -> None:
    """Passwords, passkeys and tokens are not managed by tokens."""
    known(who)
    if not who.session:
        raise Refused("browser-only", 403, "a session cookie is needed here, not a token")


def reader(who: Who, table: TableLike) -> int:
    """Whose view of the table this person gets: the seat's, or a spectator's."""
    if who.account and who.scopes & {READ, PLAY}:
        for seat in table.seats:
            if seat.account_id == who.account:
                return seat.seat
    return NOBODY


def seated(who: Who, table: TableLike) -> int:
    """The person's seat, to act from it."""
    scope(who, PLAY)
    seat = reader(who, table)
    if seat == NOBODY:
        raise Refused("not-seated", 403, "you have no seat at this table")
    return seat


def playing(table: TableLike) -> None:
    """The game must be going on."""
    if table.info.status == HALTED:
        raise Refused("halted", 409, "the rules failed at this table; it has been stopped")
    if table.info.status != "playing":
        raise Refused("not-playing", 409, f"the table is {table.info.status}", stands=table.info.status)


def answers(who: Who, table: TableLike) -> int:
    """The seat this person may answer for."""
    seat = seated(who, table)
    playing(table)
    for place in table.seats:
        if place.seat == seat and place.resigned:
            raise Refused("resigned", 409, "this seat has resigned")
    return seat


def joins(who: Who, table: TableLike, seat: Seat, linked: bool) -> None:
    """May this person sit down here?"""
    scope(who, PLAY)
    if any(place.account_id == who.account for place in table.seats):
        raise Refused("already-seated", 409, "you have a seat at this table already")
    if table.info.status != "open" or seat.kind != "open":
        raise Refused("seat-taken", 409, f"seat {seat.seat} is not free", seat=seat.seat)
    if seat.reserved is not None and seat.reserved != who.account:
        raise Refused("seat-reserved", 403, f"seat {seat.seat} is kept for somebody", seat=seat.seat)
    if seat.invite and not linked:
        raise Refused("seat-invited", 403, f"seat {seat.seat} needs its link", seat=seat.seat)


def invites(who: Who, table: TableLike) -> None:
    """Those who sit at an open table, and its creator, may ask others to join."""
    scope(who, PLAY)
    if table.info.status != "open":
        raise Refused("not-open", 409, f"the table is {table.info.status}")
    if table.info.creator != who.account:
        seated(who, table)


def aborts(who: Who, table: TableLike, answered: bool) -> None:
    """Before it begins a table may be aborted by its creator, then by anyone seated until a person has answered."""
    scope(who, PLAY)
    if table.info.status == "open":
        if table.info.creator != who.account:
            raise Refused("not-creator", 403, "only the table's creator may abort it")
        return
    seated(who, table)
    playing(table)
    if answered:
        raise Refused("too-late-to-abort", 409, "somebody has answered; you may resign")


def puts_bot(who: Who, table: TableLike, seat: Seat, away: float) -> None:
    """The creator may put a bot on a free seat; a player on their own seat, or on that of somebody who is away."""
    scope(who, PLAY)
    if table.info.status == "open":
        if table.info.creator != who.account:
            raise Refused("not-creator", 403, "only the table's creator may seat a bot")
        if seat.kind != "open":
            raise Refused("seat-taken", 409, f"seat {seat.seat} is not free", seat=seat.seat)
        return
    mine = seated(who, table)
    playing(table)
    if seat.kind != "human" or seat.bot is not None:
        raise Refused("bot-plays", 409, f"a bot plays seat {seat.seat} already", seat=seat.seat)
    if seat.seat != mine and away < AWAY:
        raise Refused("still-there", 409, f"the player of seat {seat.seat} is online, or was just now", seat=seat.seat)


def forks(who: Who, table: TableLike, players: int) -> None:
    """Anyone may fork a finished game; a game in play only its player, if there is no other."""
    scope(who, CREATE)
    if table.info.status == "finished":
        return
    playing(table)
    if players > 1 or reader(who, table) == NOBODY:
        raise Refused("fork-after-end", 409, "this game has hidden cards: it can be forked once it is over")


def chats(who: Who, table: TableLike) -> int:
    """The seat this person speaks from."""
    scope(who, PLAY)
    if who.account in table.info.muted:
        raise Refused("muted", 403, "you have been muted at this table")
    return reader(who, table)


def mutes(who: Who, table: TableLike) -> None:
    """Only the creator of a table may mute others at it."""
    scope(who, PLAY)
    if table.info.creator != who.account:
        raise Refused("not-creator", 403, "only the table's creator may mute others there")


def record(table: TableLike) -> bool:
    """May the full record be read? It holds chance results and sealed answers, so only after the end."""
    return table.info.status == "finished"


def hints(who: Who, table: TableLike) -> int:
    """A hint is for those who play alone or against bots."""
    at = answers(who, table)
    if table.info.rated or any(seat.kind == "human" and seat.seat != at for seat in table.seats):
        raise Refused("no-hints", 403, "there are no hints where other people play")
    return at


def chart(table: TableLike) -> None:
    """The chart is made from everybody's cards."""
    if table.info.status != "finished":
        raise Refused("not-finished", 409, "the game is not over")


def looks_as(who: Who, table: TableLike, wanted: int | None) -> int:
    """The seat whose view of a past moment is shown: one's own; after the end, anyone's."""
    own = reader(who, table)
    if wanted is None or wanted == own:
        return own
    if table.info.status != "finished":
        raise Refused("others-view", 403, "others' views are open once the game is over")
    if wanted != NOBODY and all(seat.seat != wanted for seat in table.seats):
        raise Refused("no-such-seat", 404, f"there is no seat {wanted}")
    return wanted
