"""The schema of the database. `migrations/` brings a database to this form; a test proves that both agree."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

#: the server's own secrets
meta = sa.Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

accounts = sa.Table(
    "accounts",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    #: the name as it is compared: nobody can take another's name in other letters
    Column("folded", String, nullable=False, unique=True),
    Column("guest", Boolean, nullable=False),
    Column("password", String),
    Column("language", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

#: a browser's session; the cookie itself is never stored
sessions = sa.Table(
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    #: what a passkey has to sign next
    Column("challenge", LargeBinary),
    #: which browser it is, for its owner to tell one from another
    Column("agent", String, nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

#: what programs show instead of a session; stored as a hash, shown once
tokens = sa.Table(
    "tokens",
    metadata,
    Column("id", String, primary_key=True),
    Column("hash", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("scopes", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)

tables = sa.Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    #: the rules version and content of the game it is played under; `1+2` if it began under 1 and went on under 2
    Column("version", String, nullable=False),
    Column("content", String, nullable=False),
    Column("settings", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("clock", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("creator", ForeignKey("accounts.id"), index=True),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("touched", Float, nullable=False),
    Column("seq", Integer, nullable=False),
    #: the seats that are asked, for lists
    Column("waiting", Text, nullable=False),
    #: answers taken back although they had revealed something
    Column("rewound", Integer, nullable=False),
    Column("result", Text),
    Column("rematch", String),
    #: `table:seq` this one was forked from
    Column("origin", String),
    #: how many of the first rows were taken over from there
    Column("forked", Integer, nullable=False, server_default="0"),
    #: a takeback that was asked for and not yet answered by all
    Column("takeback", Text),
    #: accounts that may not chat here
    Column("muted", Text, nullable=False),
    Index("ix_tables_status_touched", "status", "touched"),
)

seats = sa.Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    #: human, bot or open
    Column("kind", String, nullable=False),
    Column("account_id", ForeignKey("accounts.id"), index=True),
    Column("name", String, nullable=False),
    #: who plays for it: a bot of its own, or one that stands in for somebody who left
    Column("bot", String),
    #: only holders of the link may sit down
    Column("invite", Boolean, nullable=False),
    #: kept for this account (a rematch)
    Column("reserved", String),
    Column("resigned", Boolean, nullable=False),
    #: the standing order
    Column("order", String),
    #: pass where there is nothing to play?
    Column("auto", Boolean, nullable=False, server_default="1"),
    #: moments at which nothing is passed
    Column("stops", Text, nullable=False, server_default="[]"),
    #: the number of a choice that shall not be passed
    Column("held", Integer, nullable=False, server_default="-1"),
    #: seconds left on a live clock
    Column("left", Float),
)

#: one row per answer (or answers taken back): the proof. Rows are added, never changed
records = sa.Table(
    "records",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    #: setup, answer, leave, back or resign
    Column("kind", String, nullable=False),
    #: the answer as it stands in the game's record: choice number, seat, option, chance results
    Column("line", Text, nullable=False),
    Column("events", Text, nullable=False),
    #: did it reveal something?
    Column("barrier", Boolean, nullable=False),
    #: person, bot, clock, order, pass or server
    Column("by", String, nullable=False),
    Column("at", Float, nullable=False),
)

#: the state after the last answer, and some earlier ones, for looking back
snapshots = sa.Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("state", Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

#: whose chat an account does not want to read
mutes = sa.Table(
    "mutes",
    metadata,
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)

#: when a seat's time is up; in the database, so that a restart forgets none
deadlines = sa.Table(
    "deadlines",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    #: the choice that is waited for
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

ratings = sa.Table(
    "ratings",
    metadata,
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

notifications = sa.Table(
    "notifications",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("read", Boolean, nullable=False),
    #: when it was sent by push or mail; 0 if it was dropped, null while undecided
    Column("sent", Float),
)

#: browsers to notify
pushes = sa.Table(
    "pushes",
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("created", Float, nullable=False),
)

#: mail addresses to notify; before one is confirmed, only the request to confirm is sent
mails = sa.Table(
    "mails",
    metadata,
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("confirmed", Float),
)
