"""A game's scene as a reader uses it: what it offers, what it asks, and when it has moved on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from web.geometry import Geometry
from web.playing import Shot, await_account, horizontal_overflow

#: more answers than any game takes
MANY = 500

MAKE = """async wish => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'content-type': 'application/json', 'x-csrftoken': me.csrf};
  return await (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})).json();
}"""


def sit_down_with_bots(page: Page, game: str, settings: dict[str, Any], seats: int, bot: str) -> None:
    """A new table with bots on all other seats."""
    await_account(page)
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
          document.querySelector('.scene [data-option]') && !document.querySelector('.scene [aria-busy=true]') &&
          ![before, '-1'].includes(document.querySelector('.scene').dataset.asked)""",
        arg=before,
    )


def over(page: Page) -> bool:
    """Is the score sheet on the table?"""
    return page.locator("#table .end").count() > 0


def play(page: Page, choose: Callable[[list[str]], str], act: Callable[[str], None], until: Callable[[], bool]) -> None:
    """Answer until something is so; `act` carries out what `choose` took."""
    for _ in range(MANY):
        answered(page)
        if until():
            return
        before = asked(page)
        names = offered(page)
        if names:
            act(choose(names))
            answered(page, before)
    raise AssertionError(f"not so after {MANY} answers")


def play_watched(page: Page, name: str, choose: Callable[[list[str]], str]) -> None:
    """A whole game, answered without waiting for what moves; at every moment everything lies where it should."""
    seen = Geometry(page, name)

    def watched() -> bool:
        seen.look()
        return over(page)

    play(page, choose, press_at_once(page), watched)
    seen.assert_clean()


def answer_by_call(page: Page, address: str, rng: random.Random) -> Any:
    """One answer at random without the page, which takes no time; what the table is to this reader afterwards."""
    table = f"/api/tables/{re.findall('/t/([^?]+)', address)[0]}"
    found = page.request.get(table).json()
    choice = found["choices"][0]
    said = {"n": choice["n"], "seq": found["seq"], "option": rng.choice(choice["options"])["option"]}
    csrf = page.request.get("/api/me").json()["csrf"]
    done = page.request.post(f"{table}/answer", data=said, headers={"x-csrftoken": csrf})
    assert done.ok, done.text()
    return page.request.get(table).json()


def skip_ahead(page: Page, until: Callable[[Any], bool]) -> None:
    """Answer so until something is true of a table without other seats, and come back to it then."""
    rng, address = random.Random(3), page.url
    page.goto("about:blank")
    while not until(answer_by_call(page, address, rng)):
        pass
    page.goto(address)
    answered(page)


def verb(option: str) -> str:
    """The first part of an option's name."""
    return option.partition(":")[0]


def thing(page: Page, option: str) -> Locator:
    """The first thing that stands for an option."""
    return page.locator(f'.scene [data-option="{option}"]').first


def click(page: Page) -> Callable[[str], None]:
    """By mouse."""
    return lambda option: thing(page, option).click()


def press_at_once(page: Page) -> Callable[[str], None]:
    """Without a pointer, which would wait until the thing stands still."""
    return lambda option: thing(page, option).dispatch_event("click")


def tap(page: Page, held: set[str]) -> Callable[[str], None]:
    """By thumb: the first tap on what is held tells what it is about, the second answers."""

    def act(option: str) -> None:
        thing(page, option).tap()
        if verb(option) in held:
            expect(page.locator(".scene .again")).to_be_visible()
            thing(page, option).tap()

    return act


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


def assert_accessible(page: Page) -> None:
    """axe finds nothing wrong with the scene."""
    found = Axe().run(page, context={"include": [[".scene"]]})
    assert found.violations_count == 0, found.generate_report()


def picture_moments(
    page: Page, shot: Shot, seen: set[str], picture: str, closely: set[str], full: bool = False
) -> None:
    """A picture of every new kind of moment; those looked at closely are checked by axe, and may be shown in full."""
    for moment in {verb(name) for name in offered(page)} - seen:
        seen.add(moment)
        if moment in closely:
            assert_accessible(page)
        shot(page, picture.format(moment), full=full and moment in closely)


def assert_fits_touch_screen(page: Page) -> None:
    """Nothing is wider than the screen, nothing that is offered is too small to touch."""
    assert horizontal_overflow(page) <= 0, page.locator("#prompt").inner_text()
    small = offers(page).evaluate_all(
        "all => all.filter(one => one.offsetWidth < 44 || one.offsetHeight < 44).map(one => one.dataset.option)"
    )
    assert not small, f"too small for a thumb: {small}"
