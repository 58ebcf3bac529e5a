"""The scene that new ones are copied from: Skarbiec by mouse, by thumb and by keys, and the parts of the kit on it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web import scenes
from web.playing import PHONE, SIZES, Browsers, Shot, sizes
from web.scenes import (
    assert_accessible,
    assert_fits_touch_screen,
    click,
    offered,
    over,
    picture_moments,
    play_watched,
    press,
    sit_down_with_bots,
    tap,
    thing,
)

pytestmark = pytest.mark.slow

#: what a first tap only holds, so that its text can be read
HELD = {"play", "ward"}
#: the moments that are looked at most closely
CLOSELY = {"play", "done", "branch", "rob"}


def sit_down(page: Page, seats: int = 2, rounds: int = 3) -> None:
    """A new table with bots on all other seats."""
    sit_down_with_bots(page, "_template", {"rounds": rounds}, seats, "random")


def play(page: Page, act: Callable[[str], None], until: Callable[[], bool]) -> None:
    """Answer at random until something is so; `act` carries an option out."""
    rng = random.Random(1)
    scenes.play(page, rng.choice, act, until)


def result(page: Page) -> Any:
    """The result as the server tells it."""
    table = re.findall("/t/([^?#]+)", page.url)[0]
    return page.request.get(f"/api/tables/{table}").json()["result"]


def test_a_game_is_played_with_the_mouse(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open()
    sit_down(page, seats=4, rounds=7)
    seen: set[str] = set()

    def pictures() -> bool:
        picture_moments(page, shot, seen, "template-{}-desktop-en-light", CLOSELY)
        return over(page)

    play(page, click(page), pictures)
    assert {"play", "done"} <= seen
    expect(page.locator("#table .end tfoot td")).to_have_text([str(score) for score in result(page)["scores"]])
    shot(page, "template-end-desktop-en-light")


def test_a_game_is_played_by_thumb(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", size=PHONE, theme="dark")
    sit_down(page, seats=3)
    seen: set[str] = set()

    def fits() -> bool:
        assert_fits_touch_screen(page)
        picture_moments(page, shot, seen, "template-{}-phone-pl-dark", CLOSELY)
        return over(page)

    play(page, tap(page, HELD), fits)


def test_a_game_is_played_by_keys_alone(browsers: Browsers) -> None:
    page = browsers.open()
    sit_down(page)
    play(page, press(page), lambda: over(page))


@pytest.mark.parametrize("size", sizes("wide"))
def test_a_whole_game_with_motion_on(browsers: Browsers, size: str) -> None:
    """As readers have it unless they ask for less; in the end the final score has counted up to the totals."""
    page = browsers.open(size=SIZES[size], motion=True, settings={"speed": "fast"})
    sit_down(page, rounds=7)
    play_watched(page, f"template-{size}", random.Random(1).choice)
    scores = result(page)["scores"]
    assert any(scores)
    expect(page.locator("#table .end tbody td")).to_have_text([str(score) for score in scores])
    expect(page.locator("#table .end tfoot td")).to_have_text([str(score) for score in scores])
    expect(page.locator("#table .end .waiting")).to_have_count(0)


def test_a_name_in_the_log_shows_its_card(browsers: Browsers, shot: Shot) -> None:
    """By click, by key and by resting on it; the rest of the line leads to its moment."""
    page = browsers.open()
    sit_down(page)
    card = offered(page)[0].partition(":")[2]
    thing(page, f"play:{card}").click()
    name = page.locator(f".log [data-zoom='card-{card}']").first
    title = name.inner_text()
    name.click()
    expect(page.locator(".zoom")).to_contain_text(title)
    assert_accessible(page)
    shot(page, "template-name-desktop-en-light")
    page.keyboard.press("Escape")
    expect(page.locator(".zoom")).to_have_count(0)
    name.focus()
    page.keyboard.press("i")
    expect(page.locator(".zoom")).to_contain_text(title)
    page.keyboard.press("Escape")
    name.hover()
    page.mouse.move(2, 2)
    name.hover()
    expect(page.locator(".zoom")).to_contain_text(title)
    page.locator(".log a[data-seq]").last.click(position={"x": 3, "y": 3})
    page.wait_for_url(re.compile(r"\?seq="))
