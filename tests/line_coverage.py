"""A pytest plugin for runs with `--cov`: which tests are measured, and one line with the total.

Tracing lines makes the engine run two to three times slower before Python 3.12, so only the folders in `MEASURED` are
measured. The others either play thousands of random games (laws, bots, sim, texts), or start servers and browsers, and
reach few lines that these do not. They get the mark `no_cover`, which pytest-cov obeys; a single test may carry it too.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
MEASURED = ("cli", "engine", "games", "server")
#: tells Python processes started by a test that they are measured as well
FOR_CHILDREN = "COVERAGE_PROCESS_CONFIG"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs first, so that `-m "not no_cover"` selects what is measured."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] not in MEASURED:
            item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Processes started by an unmeasured test, or by its fixtures, are not measured."""
    config = os.environ.pop(FOR_CHILDREN, None) if item.get_closest_marker("no_cover") else None
    try:
        return (yield)
    finally:
        if config is not None:
            os.environ[FOR_CHILDREN] = config


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    total = getattr(config.pluginmanager.getplugin("_cov"), "cov_total", None)
    if total is not None:
        folders = ", ".join(MEASURED)
        terminalreporter.write_line(f"Line coverage of src/wawel by the tests of {folders}: {total:.1f} %")
