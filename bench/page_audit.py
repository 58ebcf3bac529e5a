"""Page audit: Lighthouse's four figures and the layout shift, for the lobby and a running table of each game.

    python bench/page_audit.py [--times 3] [--only lobby epic] [--reports build/audit]

Lighthouse comes from the npm registry, pinned, into build/lighthouse; it is no dependency of the client. It drives the
Chromium of the browser tests, on a fresh profile for each visit, against a server of our own. Of `--times` visits the
best performance counts, because other work on the machine only slows a visit down; of all else the worst. The exit
status is 1 if a page misses a target.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from runpy import run_path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import APIRequestContext, Playwright, sync_playwright

from wawel import catalog
from wawel.about import about
from web.conftest import WEB_TOOL, serving

ROOT = Path(__file__).parents[1]
#: the last one that runs on the Node the client is built with
LIGHTHOUSE = "lighthouse@12.8.2"
PLACE = ROOT / "build" / "lighthouse"
FORMS = {"phone": ["--form-factor=mobile"], "desktop": ["--preset=desktop"]}
#: the categories, and the least each has to reach
TARGETS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
MOST_SHIFT = 0.02
#: games and how many sit at the audited table
TABLES = {key: len(about(key).first.seats) for key in catalog.GAMES}
TOOL = run_path(str(WEB_TOOL))


@dataclass
class Audit:
    """Figures of one page on one form factor."""

    page: str
    form: str
    figures: dict[str, int]
    shift: float
    complaints: list[str]

    @property
    def good(self) -> bool:
        return self.shift < MOST_SHIFT and all(self.figures[one] >= least for one, least in TARGETS.items())


def lighthouse() -> tuple[str, dict[str, str]]:
    """Its command, installed if need be, and the environment it runs in."""
    folder = TOOL["node_folder"]()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    stamp = PLACE / "installed"
    if not stamp.is_file() or stamp.read_text() != LIGHTHOUSE:
        PLACE.mkdir(parents=True, exist_ok=True)
        npm = shutil.which("npm", path=environment["PATH"]) or "npm"
        words = ["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(PLACE), LIGHTHOUSE]
        subprocess.run([npm, *words], cwd=PLACE, env=environment, check=True)
        stamp.write_text(LIGHTHOUSE)
    return str(PLACE / "node_modules" / ".bin" / "lighthouse"), environment


@contextmanager
def browser(playwright: Playwright, address: str) -> Iterator[tuple[int, APIRequestContext]]:
    """A Chromium with a profile of its own: the port it is driven by, and calls that share its cookies."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as profile:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=TOOL["chromium"]() or None,
            args=["--no-sandbox", "--disable-dev-shm-usage", f"--remote-debugging-port={port}"],
            base_url=address,
            locale="en-GB",
        )
        yield port, context.request
        context.close()


def table(calls: APIRequestContext, game: str, seats: int) -> str:
    """The path of a running table at which this browser sits."""
    csrf = calls.get("/api/me").json()["csrf"]
    places = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))]
    answer = calls.post("/api/tables", data={"game": game, "seats": places}, headers={"x-csrftoken": csrf})
    assert answer.ok, answer.text()
    id = answer.json()["id"]
    # a bot that moves during the visit would be audited, too
    while not calls.get(f"/api/tables/{id}").json()["choices"]:
        time.sleep(0.1)
    return f"/t/{id}"


def visit(playwright: Playwright, address: str, page: str, form: str) -> dict[str, Any]:
    """One visit's report."""
    command, environment = lighthouse()
    with browser(playwright, address) as (port, calls):
        path = table(calls, page, TABLES[page]) if page in TABLES else "/"
        words = [f"{address}{path}", f"--port={port}", "--output=json", "--quiet", *FORMS[form]]
        words += ["--disable-storage-reset", "--max-wait-for-load=12000", f"--only-categories={','.join(TARGETS)}"]
        done = subprocess.run([command, *words], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def summed_up(page: str, form: str, reports: list[dict[str, Any]]) -> Audit:
    """The best performance, the worst of all else."""
    figures = {name: round(100 * (max if name == "performance" else min)(scores(reports, name))) for name in TARGETS}
    shift = max(report["audits"]["cumulative-layout-shift"]["numericValue"] for report in reports)
    complaints = [
        f"{name}: {audit['title']}"
        for name in TARGETS
        if name != "performance"
        for part in reports[0]["categories"][name]["auditRefs"]
        if part["weight"] and (audit := reports[0]["audits"][part["id"]])["score"] not in (None, 1)
    ]
    for name in ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"):
        complaints.append(f"{name} {min(one['audits'][name]['numericValue'] for one in reports):.0f} ms")
    return Audit(page, form, figures, shift, complaints)


def scores(reports: list[dict[str, Any]], category: str) -> list[float]:
    """What a category got at each visit."""
    return [report["categories"][category]["score"] or 0 for report in reports]


def main() -> int:
    pages = ["lobby", *TABLES]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3, help="visits of each page on each form factor")
    parser.add_argument("--only", nargs="+", choices=pages, default=pages, help="these pages only")
    parser.add_argument("--forms", nargs="+", choices=list(FORMS), default=list(FORMS), help="these form factors only")
    parser.add_argument("--reports", type=Path, help="keep Lighthouse's reports in this folder")
    chosen = parser.parse_args()
    TOOL["build"]()
    audits = []
    print(f"{'page':<14}{'form':<10}{'perf':>6}{'a11y':>6}{'best':>6}{'seo':>6}{'shift':>8}")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--port", "0") as address,
        sync_playwright() as playwright,
    ):
        for page in chosen.only:
            for form in chosen.forms:
                reports = [visit(playwright, address, page, form) for _ in range(chosen.times)]
                if chosen.reports:
                    chosen.reports.mkdir(parents=True, exist_ok=True)
                    for n, report in enumerate(reports):
                        (chosen.reports / f"{page}-{form}-{n}.json").write_text(json.dumps(report))
                audit = summed_up(page, form, reports)
                audits.append(audit)
                figures = "".join(f"{audit.figures[name]:>6}" for name in TARGETS)
                print(f"{page:<14}{form:<10}{figures}{audit.shift:>8.3f}  {'; '.join(audit.complaints)}", flush=True)
    missed = [f"{one.page} ({one.form})" for one in audits if not one.good]
    if missed:
        print(f"below target: {', '.join(missed)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
