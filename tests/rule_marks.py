"""A pytest plugin for `@pytest.mark.rule("etch.upgrade.spend", ...)`: which rules does a test prove?

`--rule-report FILE` writes what was collected as JSON, a list of `{"test", "rules", "proves"}`; with
`--collect-only` nothing is run for it. A test that would be skipped, or may fail, proves nothing.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from _pytest.skipping import evaluate_skip_marks, evaluate_xfail_marks


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-report", metavar="FILE", help="write the rule ids of collected tests to FILE")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): ids of the rules and examples that the test proves")


def rules_of(item: pytest.Item) -> list[str]:
    """The ids a test carries, from its own marks and those of its class and module."""
    ids: set[str] = set()
    for mark in item.iter_markers("rule"):
        if mark.kwargs or not mark.args or not all(isinstance(a, str) for a in mark.args):
            raise pytest.UsageError(f"{item.nodeid}: mark rules like this: @pytest.mark.rule('etch.goal')")
        ids.update(mark.args)
    return sorted(ids)


def proves(item: pytest.Item) -> bool:
    """Would the test run and have to pass?"""
    return evaluate_skip_marks(item) is None and evaluate_xfail_marks(item) is None


def pytest_collection_finish(session: pytest.Session) -> None:
    report = [{"test": i.nodeid, "rules": rules_of(i), "proves": proves(i)} for i in session.items]
    target = session.config.getoption("--rule-report")
    worker = getattr(session.config, "workerinput", {"workerid": "gw0"})["workerid"]
    if target and worker == "gw0":
        Path(target).write_text(json.dumps(report, indent=1), encoding="utf-8")
