"""Rule coverage, on small folders of tests made for the purpose."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rule_marks
from wawel.cli.coverage import NOT_NEEDED, CoverageError, GameReport, coverage, render

#: plugins that take seconds to load
WITHOUT = [f"-pno:{plugin}" for plugin in NOT_NEEDED if plugin != "xdist"]

LEDGER = """
[[rule]]
id = "toy.draw"
[[rule]]
id = "toy.hand"
[[rule]]
id = "toy.class"
[[rule]]
id = "toy.parameter"
[[rule]]
id = "toy.runs-here"
[[rule]]
id = "toy.skipped"
[[rule]]
id = "toy.skipped-here"
[[rule]]
id = "toy.skipped-by-text"
[[rule]]
id = "toy.fails"
[[rule]]
id = "toy.helper"
[[rule]]
id = "toy.comment"
[[example]]
id = "toy.ex.two-cards"
[[example]]
id = "toy.ex.three-cards"
[[ruling]]
id = "toy.ruling.empty-deck"
"""

TESTS = """
import sys
import pytest

@pytest.mark.rule("toy.draw", "toy.ruling.empty-deck")
@pytest.mark.rule("toy.hand")
def test_draw(): pass

@pytest.mark.parametrize("n", [1, 2])
@pytest.mark.rule("toy.ex.two-cards")
def test_example(n): pass

@pytest.mark.rule("toy.class")
class TestToy:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("toy.parameter"))])
    def test_it(self, n): pass

@pytest.mark.skipif(sys.version_info < (3,), reason="old")
@pytest.mark.rule("toy.runs-here")
def test_runs_here(): pass

@pytest.mark.skip(reason="later")
@pytest.mark.rule("toy.skipped")
def test_skipped(): pass

@pytest.mark.skipif(sys.version_info > (3,), reason="never here")
@pytest.mark.rule("toy.skipped-here")
def test_skipped_here(): pass

@pytest.mark.skipif("sys.version_info > (3,)", reason="never here")
@pytest.mark.rule("toy.skipped-by-text")
def test_skipped_by_text(): pass

@pytest.mark.xfail(reason="wrong so far")
@pytest.mark.rule("toy.fails")
def test_fails(): assert False

@pytest.mark.rule("toy.helper")
def helper(): pass

# @pytest.mark.rule("toy.comment")

@pytest.mark.rule("toy.hnad", "tyo.hand")
def test_typo(): pass

@pytest.mark.parametrize("n", [1, 2])
@pytest.mark.rule(*(f"toy.many-{n}" for n in range(7)))
def test_many(n): pass

@pytest.mark.rule(*(f"toy.six-{n}" for n in range(6)))
def test_six(): pass
"""


def table(folder: Path, tests: str, ledger: str = LEDGER) -> tuple[dict[str, Path], Path]:
    """A ledger and a folder of tests."""
    place = folder / "tests"
    place.mkdir()
    shutil.copy(rule_marks.__file__, place)
    (place / "conftest.py").write_text("pytest_plugins = ['rule_marks']\n")
    (place / "test_toy.py").write_text(tests)
    path = folder / "toy.toml"
    path.write_text(ledger)
    return {"toy": path}, place


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, GameReport]:
    return coverage(*table(tmp_path_factory.mktemp("toy"), TESTS))


def test_only_tests_that_must_pass_prove_a_rule(report: dict[str, GameReport]) -> None:
    unproved = ["skipped", "skipped-here", "skipped-by-text", "fails", "helper", "comment"]
    missing = [f"toy.{name}" for name in unproved]
    assert report["toy"]["rules"] == {"total": 11, "tested": 5, "missing": missing}


def test_examples_are_counted_apart(report: dict[str, GameReport]) -> None:
    assert report["toy"]["examples"] == {"total": 2, "tested": 1, "missing": ["toy.ex.three-cards"]}


def test_unknown_ids_are_reported_by_their_first_word(report: dict[str, GameReport]) -> None:
    plain = [rule for rule in report["toy"]["unknown"] if not rule.startswith(("toy.many", "toy.six"))]
    assert plain == ["toy.hnad"]
    assert report["?"]["unknown"] == ["tyo.hand"]


def test_tests_with_more_than_six_ids_are_listed_once(report: dict[str, GameReport]) -> None:
    assert report["toy"]["review"] == ["tests/test_toy.py::test_many"]


def test_rows(report: dict[str, GameReport]) -> None:
    rows = render(report)
    assert rows[:3] == [
        ("toy", "rules", "5/11"),
        ("toy", "examples", "1/2"),
        ("toy", "missing", "toy.skipped"),
    ]
    assert ("toy", "review", "tests/test_toy.py::test_many") in rows
    assert rows[-1] == ("?", "unknown", "tyo.hand")


def test_no_tests_leave_everything_missing(tmp_path: Path) -> None:
    found = coverage(*table(tmp_path, ""))
    assert list(found) == ["toy"]
    assert found["toy"]["rules"]["tested"] == found["toy"]["examples"]["tested"] == 0


def test_a_broken_test_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(CoverageError, match="no_such_module"):
        coverage(*table(tmp_path, "import no_such_module"))


def test_a_mark_without_ids_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CoverageError, match="mark rules like this"):
        coverage(*table(tmp_path, "import pytest\n@pytest.mark.rule()\ndef test_it(): pass\n"))


def test_without_tests_it_asks_for_a_checkout(tmp_path: Path) -> None:
    with pytest.raises(CoverageError, match="checkout"):
        coverage({}, tmp_path)


def test_a_ledger_may_not_use_an_id_twice(tmp_path: Path) -> None:
    with pytest.raises(CoverageError, match="twice"):
        coverage(*table(tmp_path, "", LEDGER + '[[example]]\nid = "toy.draw"\n'))


def test_the_report_is_the_same_with_workers(tmp_path: Path) -> None:
    _, folder = table(tmp_path, TESTS)
    reports = []
    for workers in ("0", "2"):
        file = tmp_path / workers
        command = [sys.executable, "-m", "pytest", *WITHOUT, "-n", workers, "--rule-report", str(file), folder.name]
        subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
        reports.append(json.loads(file.read_text()))
    assert reports[0] == reports[1]
    assert len(reports[0]) == 13
