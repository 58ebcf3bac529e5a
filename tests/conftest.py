"""What every test run shares: rule marks, line coverage, and a header that says which form is under test."""

from __future__ import annotations

from pathlib import Path

import wawel

pytest_plugins = ["line_coverage", "rule_marks"]


def pytest_report_header() -> str:
    form = "compiled" if wawel.compiled() else "interpreted"
    return f"wawel: {form}, from {Path(wawel.__file__).parent}"
