"""What every test run shares: the rule marks, and a header that says which form of Wawel is under test."""

from __future__ import annotations

from pathlib import Path

import wawel

pytest_plugins = ["rule_marks"]


def pytest_report_header() -> str:
    form = "compiled" if wawel.compiled() else "interpreted"
    return f"wawel: {form}, from {Path(wawel.__file__).parent}"
