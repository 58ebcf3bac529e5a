"""Run the server: one process, one event loop, uvicorn in front."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from wawel.server.app import create
from wawel.server.config import Config
from wawel.server.http.request_context import Services
from wawel.server.storage.database import Database

#: seconds that sockets get to close when the server stops
GRACE = 2
#: Thresholds of the garbage collector's three generations. Nearly everything here is freed by reference counts, and a
#: full collection with many tables loaded stops the server for a quarter of a second.
GC = (5_000, 20, 20)


class Server(uvicorn.Server):
    """A server that closes its streams on shutdown; uvicorn alone would wait for them to end."""

    def __init__(self, settings: uvicorn.Config, app: Litestar) -> None:
        super().__init__(settings)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        found: Services | None = self.app.state.get("services")
        if found is not None:
            found.registry.farewell()
        await super().shutdown(sockets)


class PortTaken(Exception):
    """Something else listens there."""


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` is called with the address once calls are answered."""
    database = Database(config.data)  # first: problems with the folder are reported in one line
    database.open()
    try:
        bound = bind(config.host, config.port)
    except PortTaken:
        database.close()
        raise
    port = bound.getsockname()[1]
    host = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::") else config.host
    app = create(config, database)
    settings = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=65536,
        ws_per_message_deflate=False,  # updates are a few kB: not worth 10 % of processor time and 60 kB per socket
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(settings, app)

    async def run() -> None:
        serving = asyncio.create_task(server.serve([bound]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            gc.collect()
            gc.freeze()  # imported objects stay: the collector need not scan them again and again
            gc.set_threshold(*GC)
            ready(f"http://{host}:{port}/")
        await serving

    # Ctrl+C is how a server is stopped: no failure, whether or not the loop noticed it first
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(run())


def bind(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # the protocol is named so that asyncio knows it may switch Nagle's delay off: an update and a reply follow closely
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise PortTaken(str(error)) from None
    return bound
