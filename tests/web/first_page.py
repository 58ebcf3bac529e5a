"""What the first page costs a reader who has never been here: bytes that travel, and seconds until a game can start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from web.playing import DESKTOP, START

#: the aims
MOST_BYTES = 200_000
MOST_BYTES_OF_A_TABLE = 330_000
#: of them, what is asked for before the page has been drawn: a phone with a slow connection waits for these
MOST_BYTES_BEFORE = 150_000
MOST_BYTES_BEFORE_A_TABLE = 225_000
#: what a game with more components than the others may take beyond that, before its table is drawn and in all
MORE_BYTES = {"tidal": (40_000, 75_000)}
#: each file is a request before the first picture, too
MOST_FILES_BEFORE = 30
MOST_SECONDS = 2.0
#: goes on for as long as the page is looked at
ENDLESS = "/api/stream"
LOCALES = {"en": "en-GB", "pl": "pl-PL"}


@dataclass
class Cost:
    """Bytes as they travelled, by address; headers are counted, too."""

    seconds: float = 0.0
    sizes: dict[str, int] = field(default_factory=dict)
    #: when each was asked for, in milliseconds, and when the page was drawn
    asked: dict[str, float] = field(default_factory=dict)
    drawn: float = 0.0

    @property
    def before(self) -> dict[str, int]:
        """What was asked for before the page had been drawn."""
        return {path: size for path, size in self.sizes.items() if self.asked.get(path, 0.0) < self.drawn}

    @property
    def size(self) -> int:
        return sum(self.sizes.values())

    def by_kind(self) -> dict[str, int]:
        """What the bytes are for."""
        found: dict[str, int] = {}
        for path, size in self.sizes.items():
            ending = path.rpartition(".")[2] if path.startswith("/assets/") else "api" if "/api/" in path else "html"
            found[ending] = found.get(ending, 0) + size
        return dict(sorted(found.items(), key=lambda one: -one[1]))


def first_page(browser: Browser, address: str, language: str) -> Cost:
    """Open the lobby in a fresh browser and wait until the game can be started and all is drawn."""
    context = browser.new_context(base_url=address, viewport=DESKTOP, locale=LOCALES[language])  # type: ignore[arg-type]
    page = context.new_page()
    cost = visit(page, address, "/", lambda: page.get_by_role("button", name=START[language]))
    context.close()
    return cost


def first_table(browser: Browser, address: str, game: str, seats: int) -> Cost:
    """Sit down at a new table in a fresh browser and wait until it is drawn. Its socket never opens."""
    context = browser.new_context(base_url=address, viewport=DESKTOP, locale=LOCALES["en"])  # type: ignore[arg-type]
    page = context.new_page()
    page.route_web_socket("**/ws/**", lambda socket: None)
    calls = context.request
    csrf = calls.get("/api/me").json()["csrf"]
    places = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))]
    made = calls.post("/api/tables", data={"game": game, "seats": places}, headers={"x-csrftoken": csrf}).json()
    cost = visit(page, address, f"/t/{made['id']}", lambda: page.locator(".scene:not(:has([aria-busy=true]))"))
    context.close()
    return cost


def visit(page: Page, address: str, path: str, ready: Callable[[], Locator]) -> Cost:
    """Open a page and wait until something on it can be used and all is drawn."""
    page.set_default_timeout(30_000)
    line = page.context.new_cdp_session(page)
    paths: dict[str, str] = {}
    cost = Cost()

    def finished(event: dict[str, Any]) -> None:
        path = paths.get(event["requestId"], "?")
        cost.sizes[path] = cost.sizes.get(path, 0) + int(event["encodedDataLength"])

    def sent(event: dict[str, Any]) -> None:
        path = event["request"]["url"].removeprefix(address)
        paths[event["requestId"]] = path
        cost.asked.setdefault(path, event["wallTime"] * 1000)

    line.on("Network.requestWillBeSent", sent)
    line.on("Network.loadingFinished", finished)
    line.send("Network.enable")
    page.goto(path, wait_until="commit")
    expect(ready()).to_be_enabled()
    # counted in the page from the moment it was asked for: waiting for an answer from here would be counted, too
    cost.seconds = page.evaluate("""new Promise((done) => {
      const at = performance.now();
      requestAnimationFrame(() => done(at / 1000));
    })""")
    cost.drawn = page.evaluate("performance.timeOrigin + performance.getEntriesByName('drawn')[0].startTime")
    page.evaluate("document.fonts.ready.then(() => true)")
    while {one for one in paths.values() if not one.startswith("data:")} - set(cost.sizes) - {ENDLESS}:
        page.wait_for_timeout(20)
    return cost
