"""What every test run shares: rule marks, line coverage, and a header that says which form is under test."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import wawel

pytest_plugins = ["line_coverage", "rule_marks"]


def pytest_report_header() -> str:
    form = "compiled" if wawel.compiled() else "interpreted"
    return f"wawel: {form}, from {Path(wawel.__file__).parent}"


@contextmanager
def no_loop() -> Iterator[None]:
    """Playwright's loop counts as running between the tests of the browser; a worker that gets other tests after them
    must be able to start one."""
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if "web" in item.path.parts:
        return (yield)
    with no_loop():
        return (yield)
