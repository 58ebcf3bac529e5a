"""One server for the tests that only play; those that kill or limit it start their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.clients import Browser, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "data")
    yield made
    made.stop()


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server.url)


@pytest.fixture
def bartek(server: Server) -> Browser:
    return Browser(server.url)
