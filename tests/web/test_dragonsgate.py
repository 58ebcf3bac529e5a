"""The table of Akademia Smoczych Wrót: a whole game by clicks, a phone, keys, and what the things on it tell."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from web.playing import Desk, Shot

pytestmark = pytest.mark.slow

#: more answers than any game takes
MANY = 400
#: the sooner it is in the list, the sooner it is done: whatever makes the house grow
EAGER = (
    "site",
    "build",
    "train",
    "profession",
    "place",
    "act:profession",
    "act:build",
    "act:professor",
    "act:adept",
    "act:order",
    "act:swap",
    "act:dungeon",
    "act:prestige",
    "act:coins",
    "play",
    "discard",
    "take",
)
#: what a first tap only holds, so that it can be read
HELD = {"site", "build", "profession", "adept", "professor", "play"}
MAKE = """async wish => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'content-type': 'application/json', 'x-csrftoken': me.csrf};
  return await (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})).json();
}"""


def sit_down(page: Page, board: str = "a", seats: int = 2) -> None:
    """A new table with bots on all other seats."""
    others = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    wish = {"game": "dragonsgate", "settings": {"board": board}, "seats": [{"kind": "me"}, *others]}
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


def eager(names: list[str]) -> str:
    """The option of a player in a hurry."""

    def place(name: str) -> int:
        return next((at for at, start in enumerate(EAGER) if name.startswith(start)), len(EAGER))

    return min(names, key=place)


def play(page: Page, act: Callable[[str], None], until: Callable[[], bool]) -> None:
    """Answer eagerly until something is so; `act` carries an option out."""
    for _ in range(MANY):
        answered(page)
        if until():
            return
        before = asked(page)
        names = offered(page)
        if names:
            act(eager(names))
            answered(page, before)
    raise AssertionError(f"not so after {MANY} answers")


def over(page: Page) -> bool:
    """Is the score sheet on the table?"""
    return page.locator("#table .end").count() > 0


def thing(page: Page, option: str) -> Locator:
    """The first thing that stands for an option."""
    return page.locator(f'.scene [data-option="{option}"]').first


def click(page: Page) -> Callable[[str], None]:
    """By mouse."""
    return lambda option: thing(page, option).click()


def test_a_whole_game_is_played_with_the_mouse(desk: Desk, shot: Shot) -> None:
    page = desk.open()
    sit_down(page)
    seen: set[str] = set()

    def pictures() -> bool:
        for moment in {verb(name) for name in offered(page)} - seen:
            seen.add(moment)
            shot(page, f"dragonsgate-{moment}-desktop-en-light", full=True)
        return over(page)

    play(page, click(page), pictures)
    assert {"leave", "take", "act", "build", "site"} <= seen
    shot(page, "dragonsgate-end-desktop-en-light")
