"""A pytest plugin for runs with `--cov`: which tests are measured, and one line with the total.

Tracing lines makes the engine run two to three times slower before Python 3.12, so only the folders in `MEASURED` are
measured, without the tests in `TOO_LONG`. What is left out plays many random games, or drives browsers and servers in
processes of their own. It gets the mark `no_cover`, which pytest-cov obeys; a test that measures time may carry it too.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from io import StringIO
from pathlib import Path

import pytest
from coverage.exceptions import NoDataError

HERE = Path(__file__).parent
MEASURED = ("cli", "engine", "games", "server")
#: parts of test ids: whole games watched for leaks, servers that are killed, generated calls of the HTTP API
TOO_LONG = ("server/test_leaks.py", "server/test_crash.py", "::test_no_call_breaks_the_server")
#: tells Python processes started by a test that they are measured as well
FOR_CHILDREN = "COVERAGE_PROCESS_CONFIG"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs first, so that `-m "not no_cover"` selects what is measured."""
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        folder = item.path.relative_to(HERE).parts[0]
        if folder not in MEASURED or any(part in item.nodeid for part in TOO_LONG):
            item.add_marker("no_cover")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Workers are measured by pytest-cov: taken for processes started by a test, they would be measured twice."""
    os.environ.pop(FOR_CHILDREN, None)


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
    controller = getattr(config.pluginmanager.getplugin("_cov"), "cov_controller", None)
    if controller is None:
        return
    folders = ", ".join(MEASURED)
    try:
        total = controller.cov.report(output_format="total", file=StringIO())
    except NoDataError:
        return
    terminalreporter.write_line(f"Line coverage of src/wawel by the tests of {folders}: {total:.1f} %")
