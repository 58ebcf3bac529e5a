"""The browser, driven for real: the client is built if need be, the server runs on a free port, in a folder of its own.

`make pictures` also keeps a picture of every page and moment in build/screenshots, with an index to look through them.
"""

from __future__ import annotations

import html
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from runpy import run_path

import pytest

pytest.importorskip("playwright", reason="the browser tests need the Python package playwright")

from playwright.sync_api import Browser, Page, expect, sync_playwright

from web import luck
from web.playing import PHONE, PICTURES, Browsers, Shot

ROOT = Path(__file__).parents[2]
WEB_TOOL = ROOT / "tools" / "web.py"
SHOTS = ROOT / "build" / "screenshots"
#: set where the browser tests must not be left out
NEEDED = "WAWEL_NEED_BROWSER"

# A busy machine is slow, not wrong: wait long, for a passing test ends as soon as it may.
expect.set_options(timeout=30_000)


def skip_or_fail(reason: str) -> None:
    """Skip, or fail where the tests are needed."""
    if os.environ.get(NEEDED):
        pytest.fail(reason)
    pytest.skip(reason)


@contextmanager
def file_lock(name: str) -> Iterator[None]:
    """One process at a time."""
    import fcntl

    place = ROOT / "build" / f"{name}.lock"
    place.parent.mkdir(exist_ok=True)
    with place.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def built() -> None:
    """The client, built from the sources as they stand."""
    with file_lock("web"):
        done = subprocess.run([sys.executable, str(WEB_TOOL), "build"], capture_output=True, text=True, check=False)
    if done.returncode == 3:
        skip_or_fail(done.stderr.strip())
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[str]:
    """The address of a server for the length of a block."""
    words = [
        "serve",
        "--no-browser",
        "--with-hidden",
        "--data",
        str(folder),
        "--limits",
        "0",
        "--bot-pause",
        "0",
        *([] if "--pass-delay" in more else ["--pass-delay", "0"]),
        *more,
    ]
    log = folder / "server.log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, luck.__file__, *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={
                **os.environ,
                luck.PLACE: str(folder / "luck"),
                "WAWEL_LANG": "en",
                "COLUMNS": "500",
                "PYTHONUNBUFFERED": "1",
            },
        )
        try:
            assert process.stdout is not None
            said = ""
            while not (found := re.search(r"http://\S+?:\d+/", said)):
                line = process.stdout.readline()
                assert line, f"the server did not start: {said} {log.read_text()}"
                said += line
            yield found[0].rstrip("/")
        finally:
            process.terminate()
            process.wait(10)
    problems = log.read_text()
    assert "Traceback" not in problems, problems


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of our server."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def server(built: None, data: Path) -> Iterator[str]:
    """The address of a server of our own."""
    with serving(data, "--port", "0", "--push-contact", "mailto:us@example.org") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless browser."""
    path = run_path(str(WEB_TOOL))["chromium"]() or None
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
        if path is None and not own.exists():
            skip_or_fail("the browser tests need Chromium: install it, or name it in WAWEL_CHROMIUM")
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield opened
        opened.close()


@pytest.fixture
def browsers(browser: Browser, server: str, data: Path, request: pytest.FixtureRequest) -> Iterator[Browsers]:
    """Pages at our server; a test fails if one of them complains."""
    (data / "luck").write_text(request.node.name)
    opened = Browsers(browser, server)
    yield opened
    opened.close()


@pytest.fixture
def desktop(browsers: Browsers) -> Page:
    """The lobby on a big screen, in English."""
    return browsers.open()


@pytest.fixture
def phone(browsers: Browsers) -> Page:
    """The lobby on a phone, in English."""
    return browsers.open(size=PHONE)


@pytest.fixture
def shot() -> Shot:
    """Keeps a picture of a page under a name, where pictures are wanted."""

    def keep(page: Page, name: str, full: bool = False) -> None:
        if os.environ.get(PICTURES):
            SHOTS.mkdir(parents=True, exist_ok=True)
            page.evaluate("document.fonts.ready")
            page.screenshot(path=SHOTS / f"{name}.png", full_page=full)
            index()

    return keep


FIGURE = '<figure><img loading="lazy" src="{0}.png"><figcaption>{0}</figcaption></figure>'
STYLE = (
    "body{font-family:sans-serif;display:flex;flex-wrap:wrap;gap:1rem}"
    "figure{margin:0}img{max-width:30rem;border:1px solid #888}"
)


def index() -> None:
    """A page with all pictures."""
    figures = "\n".join(FIGURE.format(html.escape(path.stem)) for path in sorted(SHOTS.glob("*.png")))
    page = f"<!doctype html><meta charset=utf-8><title>Wawel</title><style>{STYLE}</style>{figures}"
    temporary = SHOTS / f".index-{os.getpid()}"
    temporary.write_text(page, encoding="utf-8")
    temporary.replace(SHOTS / "index.html")
