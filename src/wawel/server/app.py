"""The app: services made when it starts, let go when it stops, and all handlers in one list."""

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

from wawel.server import api_accounts, api_belongings, api_games, api_notices, api_tables, calls, errors, pages
from wawel.server.access import Refused
from wawel.server.accounts import Accounts
from wawel.server.calls import Services
from wawel.server.config import Config
from wawel.server.hall import Hall
from wawel.server.notify import Notifier
from wawel.server.socket import table_socket
from wawel.server.storage import Storage, server_secret

#: the largest body of a call
LARGEST = 64 * 1024


def create(config: Config, storage: Storage) -> Litestar:
    """The server as an ASGI app. The storage is open already, and is closed when the app stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            secret = await storage.write(server_secret)
            hall = Hall(config, storage, secret)
            for key in hall.offered():
                hall.game(key)  # read now, so that nobody's first call waits for it
            accounts = Accounts(storage, secret, hall.moved, hall.ended)
            notifier = Notifier(config, storage, hall, secret)
            app.state.services = Services(config, hall, accounts, notifier)
            await hall.open()
            await notifier.open()
            try:
                yield
            finally:
                await notifier.close()
                await hall.close()
        finally:
            storage.close()

    return Litestar(
        [
            api_tables.router,
            api_tables.feed,
            api_games.router,
            api_games.shared_texts,
            api_accounts.router,
            api_belongings.router,
            api_notices.router,
            *api_notices.LINKS,
            table_socket,
            *pages.HANDLERS,
        ],
        lifespan=[lifespan],
        dependencies={
            "who": Provide(calls.caller, sync_to_thread=False),
            "wawel": Provide(calls.offer, sync_to_thread=False),
        },
        exception_handlers={
            Refused: errors.refused,
            HTTPException: errors.http_error,
            RecursionError: errors.too_deep,
            Exception: errors.broken,
        },
        before_send=[calls.secure],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=4, minimum_size=1400, exclude="/stream"
        ),
        openapi_config=OpenAPIConfig(
            title="Wawel", version=version("wawel"), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
