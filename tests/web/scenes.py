"""A game's scene as a reader uses it: what it offers, what it asks, and when it has moved on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

MAKE = """async wish => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'content-type': 'application/json', 'x-csrftoken': me.csrf};
  return await (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})).json();
}"""


def sit_down_with_bots(page: Page, game: str, settings: dict[str, Any], seats: int, bot: str) -> None:
    """A new table with bots on all other seats."""
    others = [{"kind": "bot", "bot": bot}] * (seats - 1)
    wish = {"game": game, "settings": settings, "seats": [{"kind": "me"}, *others]}
    page.goto(f"/t/{page.evaluate(MAKE, wish)['id']}")
    expect(offers(page).first).to_be_visible()


def offers(page: Page) -> Locator:
    """What can be clicked on the scene."""
    return page.locator(".scene [data-option]")


def offered(page: Page) -> list[str]:
    """Its names."""
    found: list[str] = offers(page).evaluate_all("all => all.map(one => one.dataset.option)")
    return found


def asked(page: Page) -> str:
    """The number of the question on the table; -1 while nothing is asked."""
    return page.locator(".scene").get_attribute("data-asked") or ""


def answered(page: Page, before: str = "-1") -> None:
    """Wait until another question is there, or the game is over."""
    page.wait_for_function(
        """before => document.querySelector('#table .end') ||
          document.querySelector('.scene [data-option]') &&
          ![before, '-1'].includes(document.querySelector('.scene').dataset.asked)""",
        arg=before,
    )


def verb(option: str) -> str:
    """The first part of an option's name."""
    return option.partition(":")[0]


def walk_to(page: Page, at: int) -> None:
    """Along what is offered by the arrow keys, from the nearer end."""
    names = offered(page)
    start, arrow, steps = ("Home", "ArrowRight", at)
    if 2 * at > len(names):
        start, arrow, steps = ("End", "ArrowLeft", len(names) - 1 - at)
    page.keyboard.press(start)
    for _ in range(steps):
        page.keyboard.press(arrow)
    focused = page.locator(":focus")
    assert focused.get_attribute("data-option") == names[at]
    assert focused.get_attribute("aria-label") or focused.inner_text()


def press(page: Page) -> Callable[[str], None]:
    """By keys: to the option, then Enter."""

    def act(option: str) -> None:
        walk_to(page, offered(page).index(option))
        page.keyboard.press("Enter")

    return act
