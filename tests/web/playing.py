"""Browsers at our server, and what a reader does at a table, in words the tests share."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: the sizes at which whole games are played with motion on
SIZES = {
    "laptop": {"width": 1366, "height": 768},
    "desktop": DESKTOP,
    "phone": PHONE,
    "wide": {"width": 1920, "height": 1080},
}
#: set where pictures are wanted
PICTURES = "WAWEL_PICTURES"


def sizes(usual: str) -> list[str]:
    """The sizes of a whole game: one in everyday runs, another for each game; all of them where pictures are wanted."""
    return list(SIZES) if os.environ.get(PICTURES) else [usual]


#: keeps a picture of a page under a name
Shot = Callable[..., None]

START = {"en": "Start the game", "pl": "Zacznij grę"}
#: what Playwright says where it keeps the service worker out
NO_WORKER = "Service Worker registration blocked by Playwright"

AGAIN = {"en": "Play again", "pl": "Zagraj jeszcze raz"}


class Browsers:
    """Opens pages at the server and watches for what must not happen: errors, and loads from elsewhere."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []
        #: parts of what the browser may complain about, for the test is about it
        self.meant: tuple[str, ...] = ()

    def open(self, path: str = "/", *, language: str = "en", size: dict[str, int] = DESKTOP, **more: Any) -> Page:
        """A page in a browser of its own; `theme`, `motion` and `settings` are the reader's.

        The service worker fetches the whole client once more, so it is there only where a test is about it (`worker`).
        """
        theme = more.pop("theme", "light")
        settings = more.pop("settings", {})
        worker = more.pop("worker", False)
        motion = more.pop("motion", False)
        context = self.browser.new_context(
            base_url=self.address,
            viewport=size,  # type: ignore[arg-type]
            locale={"pl": "pl-PL", "en": "en-GB"}[language],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size is PHONE,
            service_workers="allow" if worker else "block",
            **more,
        )
        if settings:
            text = json.dumps(json.dumps({"language": language, **settings}))
            context.add_init_script(f"localStorage.setItem('wawel.settings', {text})")
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("console", lambda said: self.hear(said.type, said.text))
        page.on("request", lambda asked: self.watch(asked.url))
        page.goto(path)
        return page

    def hear(self, kind: str, text: str) -> None:
        """The console stays empty, but for what Playwright itself says to it."""
        if kind in ("error", "warning") and text != NO_WORKER:
            self.problems.append(text)

    def watch(self, url: str) -> None:
        """Everything comes from our own server."""
        if not url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.problems.append(f"loaded from elsewhere: {url}")

    def close(self) -> None:
        """Close every browser; none of them had anything to complain about but what was meant to happen."""
        for context in self.contexts:
            context.close()
        unmeant = [one for one in self.problems if not any(part in one for part in self.meant)]
        assert not unmeant, "\n".join(unmeant)


def new_table(page: Page, language: str = "en", keys: bool = False) -> str:
    """Start a game from the lobby with the settings as they are, by mouse or by keys; the table's address."""
    start = page.get_by_role("button", name=START[language])
    if keys:
        start.press("Enter")
    else:
        start.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#prompt")).to_be_visible()
    return page.url


def await_account(page: Page) -> None:
    """Wait until the page has its account: whoever asks meanwhile is given another one."""
    for _ in range(1000):
        if page.context.cookies():
            return
        page.wait_for_timeout(20)
    raise AssertionError("the page never asked for an account")


def number(page: Page) -> str:
    """What stands on the table and what is asked, to see whether it changed."""
    return page.locator("#prompt").inner_text() + " | ".join(options(page))


def options(page: Page) -> list[str]:
    """The options that are offered."""
    found: list[str] = page.locator("#table [data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    return found


def over(page: Page, language: str = "en") -> bool:
    """Is the score sheet on the table?"""
    return page.get_by_role("button", name=AGAIN[language]).is_visible()


def answer(page: Page, at: int) -> None:
    """Click one of the options, and wait until something else is asked or the game is over."""
    before = number(page)
    page.locator("#table [data-option]").nth(at).click()
    moved_on(page, before)


def moved_on(page: Page, before: str) -> None:
    """Wait until the table asks something else than before, or the game is over."""
    page.wait_for_function(
        """before => {
          const offered = [...document.querySelectorAll('#table [data-option]')].map(one => one.dataset.option);
          const asked = document.querySelector('#prompt')?.innerText ?? '';
          return document.querySelector('#table .end') || asked + offered.join(' | ') !== before;
        }""",
        arg=before,
    )


def settled(page: Page) -> None:
    """Wait until the last answer has arrived: nothing is greyed as being under way."""
    page.wait_for_function(
        """() => document.querySelector('#table .end') ||
          document.querySelector('#table [data-option]:not([aria-disabled="true"])')"""
    )


def horizontal_overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider


PLACES = """async thing => {
  const seen = new Set();
  for (let frame = 0; frame < 10; frame++) {
    await new Promise(requestAnimationFrame);
    if (frame > 2) seen.add(thing.getBoundingClientRect().y);
  }
  return [...seen];
}"""


def flickers_on_hover(thing: Locator, across: float, down: float) -> bool:
    """With the pointer at this part of its width and height, does a thing fall and rise by turns?"""
    thing.page.mouse.move(2, 2)
    box = thing.bounding_box()
    assert box is not None
    thing.page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
    return len(thing.evaluate(PLACES)) > 1
