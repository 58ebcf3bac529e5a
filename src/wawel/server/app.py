"""The app: its services, made when it starts and closed when it stops, and all of its handlers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from wawel.server.config import Config
from wawel.server.errors import Refused
from wawel.server.http import (
    api_accounts,
    api_company,
    api_games,
    api_notices,
    api_own_account,
    api_tables,
    error_handlers,
    pages,
    request_context,
)
from wawel.server.http.request_context import Services
from wawel.server.http.socket import table_socket
from wawel.server.notices.notifier import Notifier
from wawel.server.people.accounts import Accounts
from wawel.server.storage.database import Database, server_secret
from wawel.server.tables.invitations import Invitations
from wawel.server.tables.matching import Matching
from wawel.server.tables.new_tables import NewTables
from wawel.server.tables.table_registry import TableRegistry

#: the largest body of a call
LARGEST = 64 * 1024


def create(config: Config, database: Database) -> Litestar:
    """The server as an ASGI app. The database is open already, and is closed when the app stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            secret = await database.write(server_secret)
            registry = TableRegistry(config, database)
            for key in registry.offered():
                registry.game(key)  # read now, so that nobody's first call waits for it
            accounts = Accounts(database, secret, registry.account_moved, registry.credential_ended)
            notifier = Notifier(config, database, registry, secret)
            invitations = Invitations(registry, accounts, secret)
            new_tables = NewTables(registry, invitations)
            matching = Matching(registry, new_tables)
            app.state.services = Services(config, registry, new_tables, invitations, matching, accounts, notifier)
            await registry.open()
            await notifier.open()
            try:
                yield
            finally:
                await notifier.close()
                await registry.close()
        finally:
            database.close()

    return Litestar(
        [
            api_tables.router,
            api_tables.feed,
            api_games.router,
            api_games.shared_texts,
            api_accounts.router,
            api_company.router,
            api_own_account.router,
            api_notices.router,
            *api_notices.LINKS,
            table_socket,
            *pages.HANDLERS,
        ],
        lifespan=[lifespan],
        dependencies={
            "who": Provide(request_context.caller, sync_to_thread=False),
            "wawel": Provide(request_context.offer, sync_to_thread=False),
        },
        exception_handlers={
            Refused: error_handlers.refused,
            HTTPException: error_handlers.http_error,
            RecursionError: error_handlers.too_deep,
            Exception: error_handlers.broken,
        },
        before_send=[request_context.secure],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=4, minimum_size=1400, exclude=["/stream", "^/assets/"]
        ),
        openapi_config=OpenAPIConfig(
            title="Wawel", version=version("wawel"), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
