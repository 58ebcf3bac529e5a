"""Which rules of the rulebooks have a test, according to the marks of the tests.

The tests are collected, not run: marks on tests that would be skipped prove nothing, and a mark in a comment
or in a file that pytest does not read proves nothing either.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict

PLUGIN = "rule_marks"
ELSEWHERE = "?"
MANY = 6
NO_TESTS_COLLECTED = 5
#: pytest plugins that collecting does not need: some take seconds to load
NOT_NEEDED = ("xdist", "cacheprovider", "schemathesis", "faker", "hypothesispytest")


class CoverageError(Exception):
    """Coverage could not be determined; the message says why."""


class Tally(TypedDict):
    """How many ids a ledger has, how many a test proves, and which none does."""

    total: int
    tested: int
    missing: list[str]


class GameReport(TypedDict):
    """The answer for one game. `review`: tests with so many ids that someone should look at them."""

    rules: Tally
    examples: Tally
    unknown: list[str]
    review: list[str]


class Marked(TypedDict):
    """One collected test, as the plugin reports it."""

    test: str
    rules: list[str]
    proves: bool


class Ledger:
    """The ids of one game's ledger; all of them begin with the same word."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            content = tomllib.load(file)
        self.rules = [str(entry["id"]) for entry in content.get("rule", [])]
        self.examples = [str(entry["id"]) for entry in content.get("example", [])]
        rulings = [str(entry["id"]) for entry in content.get("ruling", [])]
        self.ids = {*self.rules, *self.examples, *rulings}
        if len(self.ids) < len(self.rules) + len(self.examples) + len(rulings):
            raise CoverageError(f"{path.name} uses an id twice")
        self.prefixes = {_prefix(rule) for rule in self.ids}


def coverage(ledgers: dict[str, Path], tests: Path) -> dict[str, GameReport]:
    """Compare ledgers, by game, with the marks of a folder of tests.

    Ids that belong to none of the games are reported under "?", which is there only if there are any.
    """
    marked = collect(tests)
    report: dict[str, GameReport] = {}
    prefixes: set[str] = set()
    for game, path in ledgers.items():
        ledger = Ledger(path)
        report[game] = _report(marked, ledger.prefixes, ledger)
        prefixes |= ledger.prefixes
    others = {_prefix(rule) for test in marked for rule in test["rules"]} - prefixes
    if others:
        report[ELSEWHERE] = _report(marked, others, None)
    return report


def collect(tests: Path) -> list[Marked]:
    """Ask pytest, in a process of its own, for all tests of a folder and their rule ids."""
    if not (tests / f"{PLUGIN}.py").is_file():
        raise CoverageError(f"there are no tests in {tests}: rule coverage needs a checkout of the sources")
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "rules.json"
        quiet = ["--collect-only", "-qq", *(f"-pno:{plugin}" for plugin in NOT_NEEDED)]
        command = [sys.executable, "-m", "pytest", *quiet, "--rule-report", str(target), tests.name]
        done = subprocess.run(command, cwd=tests.resolve().parent, env=clean, capture_output=True, text=True)
        if done.returncode not in (0, NO_TESTS_COLLECTED) or not target.is_file():
            said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-30:])
            raise CoverageError(f"pytest could not collect the tests:\n{said}")
        marked: list[Marked] = json.loads(target.read_text(encoding="utf-8"))
        return marked


def render(report: dict[str, GameReport]) -> list[tuple[str, str, str]]:
    """The report as rows of game, key and value, for printing: the keys are not yet translated."""
    rows: list[tuple[str, str, str]] = []
    for game, found in report.items():
        tallies = (("rules", found["rules"]), ("examples", found["examples"]))
        rows += [(game, key, f"{tally['tested']}/{tally['total']}") for key, tally in tallies]
        rows += [(game, "missing", rule) for _, tally in tallies for rule in tally["missing"]]
        rows += [(game, "unknown", rule) for rule in found["unknown"]]
        rows += [(game, "review", test) for test in found["review"]]
    return rows


def _report(marked: list[Marked], prefixes: set[str], ledger: Ledger | None) -> GameReport:
    mine = [test for test in marked if any(_prefix(rule) in prefixes for rule in test["rules"])]
    carried = {rule for test in mine for rule in test["rules"] if _prefix(rule) in prefixes}
    proved = {rule for test in mine if test["proves"] for rule in test["rules"]}
    return {
        "rules": _tally(ledger.rules if ledger else [], proved),
        "examples": _tally(ledger.examples if ledger else [], proved),
        "unknown": sorted(carried - ledger.ids if ledger else carried),
        "review": sorted({test["test"].partition("[")[0] for test in mine if len(test["rules"]) > MANY}),
    }


def _tally(ids: Iterable[str], proved: set[str]) -> Tally:
    ids = list(ids)
    missing = [rule for rule in ids if rule not in proved]
    return {"total": len(ids), "tested": len(ids) - len(missing), "missing": missing}


def _prefix(rule: str) -> str:
    return rule.partition(".")[0]
