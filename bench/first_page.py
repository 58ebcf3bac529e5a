"""What the first page costs a reader who has never been here, in both languages.

    python bench/first_page.py [--times 5]

It starts a server of its own and opens the lobby in fresh browsers, each with empty caches: all bytes that travel until
a game can be started (page, scripts, styles, fonts, words, lists of tables), as compressed by the server, and the
seconds that takes. The aim: under 200 kB and under 2 s. `tests/web/test_first_page.py` checks both.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import sync_playwright

from web.conftest import chromium, serving
from web.first_page import LOCALES, MOST_BYTES, MOST_SECONDS, first_page


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    good = True
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--port", "0") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for language in LOCALES:
            costs = [first_page(browser, address, language) for _ in range(times)]
            size = max(cost.size for cost in costs)
            seconds = statistics.median(cost.seconds for cost in costs)
            parts = ", ".join(f"{kind} {part / 1000:.1f}" for kind, part in costs[0].by_kind().items())
            print(f"{language}: {size / 1000:.1f} kB ({parts}), {seconds:.2f} s (median of {times})")
            good = good and size < MOST_BYTES and seconds < MOST_SECONDS
        browser.close()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
