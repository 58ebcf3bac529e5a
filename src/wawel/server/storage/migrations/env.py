"""Run by Alembic. The connection comes from `storage/database.py`, or is made here to write a new migration."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from wawel.server.storage.schema import metadata


def run(connection: Connection) -> None:
    """Bring the database behind a connection up to date."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.config.get_main_option("sqlalchemy.url") or "sqlite://").connect() as opened:
        run(opened)
