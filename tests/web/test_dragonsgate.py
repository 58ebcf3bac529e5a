"""The table of Akademia Smoczych Wrót: a whole game by clicks, a phone, keys, and what the things on it tell."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web import scenes
from web.playing import PHONE, Browsers, Shot, horizontal_overflow
from web.scenes import (
    MANY,
    assert_fits_touch_screen,
    click,
    offered,
    over,
    picture_moments,
    press,
    sit_down_with_bots,
    tap,
    thing,
)

pytestmark = pytest.mark.slow

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
#: down into the dungeon, where Spell cards lie; the number is the die's
DEEPER = ("act:dungeon-6", "act:dungeon-5", "act:dungeon", "take:.*-6", "take:.*-5", "take:.*-4", "done")
#: a Building as soon as it can be, or coins for a dear one
BUILDER = ("act:build", "act:coins", "take:.*-[34]", "take:.*-5", "take:.*-2")
SAVER = ("act:coins-4", "act:coins-3", "act:coins", "take:.*-[34]", "take:.*-2")
#: the second space of the order track, which gives an Imp
FIRST = ("order:1", "act:order", "take:.*-[12]")
#: the moments that are looked at most closely
CLOSELY = {"take", "act", "build", "site"}
#: what a first tap only holds, so that it can be read
HELD = {"site", "build", "profession", "adept", "professor", "play"}


def sit_down(page: Page, board: str = "a", seats: int = 2) -> None:
    """A new table with bots on all other seats."""
    sit_down_with_bots(page, "dragonsgate", {"board": board}, seats, "random")


def wanted(names: list[str], wishes: tuple[str, ...]) -> str:
    """The option that comes first among the wishes."""

    def place(name: str) -> int:
        return next((at for at, wish in enumerate(wishes) if re.match(wish, name)), len(wishes))

    return min(names, key=place)


def play(page: Page, act: Callable[[str], None], until: Callable[[], bool], wishes: tuple[str, ...] = EAGER) -> None:
    """Answer as wished until something is so; `act` carries an option out."""
    scenes.play(page, lambda names: wanted(names, wishes), act, until)


def test_a_whole_game_is_played_with_the_mouse(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open()
    sit_down(page)
    seen: set[str] = set()

    def pictures() -> bool:
        picture_moments(page, shot, seen, "dragonsgate-{}-desktop-en-light", CLOSELY)
        return over(page)

    play(page, click(page), pictures)
    assert {"leave", "take", "act", "build", "site"} <= seen
    expect(page.locator("#table .end")).to_contain_text("Prestige gained in play")
    shot(page, "dragonsgate-end-desktop-en-light")


def test_on_a_phone_nothing_is_too_wide_or_too_small(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", size=PHONE, theme="dark")
    sit_down(page, board="b")
    seen: set[str] = set()

    def fits() -> bool:
        assert_fits_touch_screen(page)
        picture_moments(page, shot, seen, "dragonsgate-{}-phone-pl-dark", CLOSELY, full=True)
        return over(page) or seen >= CLOSELY

    play(page, tap(page, HELD), fits)


def test_a_turn_is_played_by_keys_alone(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(theme="dark")
    sit_down(page)
    play(page, press(page), lambda: "Turn 2" in page.locator(".scene .turn").inner_text())
    shot(page, "dragonsgate-second-turn-desktop-en-dark")


def coins(page: Page) -> int:
    """The coins of the first house."""
    return int(page.locator(".scene [data-seat='0'] .means li").nth(1).inner_text().split()[-1])


def offers_a(page: Page, what: str) -> bool:
    """Is one of the options called so?"""
    return any(re.match(what, name) for name in offered(page))


def test_a_house_is_built_by_hand(browsers: Browsers, shot: Shot) -> None:
    """A tile is dragged onto the board, the next one is turned before it is put down."""
    page = browsers.open()
    sit_down(page)
    standing = page.locator(".scene [data-seat='0'] .standing")
    play(page, click(page), lambda: offers_a(page, "build:"), BUILDER)
    thing(page, "build:small-laboratory").drag_to(page.locator(".scene [data-seat='0'] [data-square='5']"))
    expect(standing).to_have_count(1)

    play(page, click(page), lambda: offers_a(page, "act:build") and coins(page) >= 4, SAVER)
    page.locator(".scene [data-option^='act:build']").click()
    thing(page, "build:laboratory").click()
    expect(page.locator(".scene p.bonus")).to_be_visible()
    flat = offered(page)
    thing(page, flat[0]).hover()
    expect(page.locator(".scene .plot.foot")).to_have_count(2)
    expect(page.locator(".scene p.bonus")).to_contain_text("covers:")
    shot(page, "dragonsgate-aim-desktop-en-light")
    page.get_by_role("button", name="Turn it").click()
    upright = offered(page)
    assert upright
    assert not set(upright) & set(flat)
    thing(page, upright[0]).click()
    expect(standing).to_have_count(2)


def test_the_table_tells_why_and_what(browsers: Browsers, shot: Shot) -> None:
    """A closed action leads to its rule; a strip opens a house; an area tells the way; Imps change the value."""
    page = browsers.open()
    sit_down(page)
    play(page, click(page), lambda: offers_a(page, "act:"))
    page.locator(".scene .actions .blocked").first.click(force=True)  # it says that it is disabled
    expect(page.get_by_role("tabpanel")).to_contain_text("gate.")

    page.locator(".scene .strip").nth(1).click()
    expect(page.locator(".scene [data-seat]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".scene [data-seat]")).to_have_count(1)

    page.locator(".scene .needs").first.click()
    expect(page.locator(".scene .graduation .way")).to_have_count(3)
    page.get_by_text("If it ended now").click()
    expect(page.get_by_role("row", name="Empty squares")).to_contain_text("-12")
    shot(page, "dragonsgate-way-desktop-en-light", full=True)

    imps = page.locator(".scene .shift")
    play(page, click(page), lambda: imps.count() > 0, FIRST)
    page.get_by_role("button", name="Try one higher").click()
    expect(page.locator(".scene .cost")).to_contain_text("with 1 Imp")
    shot(page, "dragonsgate-imps-desktop-en-light")


def test_spell_cards_come_from_the_dungeon_and_are_played(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", size=PHONE)
    for _ in range(MANY):
        sit_down(page)
        play(page, tap(page, HELD), lambda: offers_a(page, "play:") or over(page), DEEPER)
        if not over(page):  # otherwise all cards were immediate ones, or none was found
            break
    card = page.locator(".scene .hand [data-option^='play:']").first
    name = card.locator(".title").inner_text()
    assert horizontal_overflow(page) <= 0
    shot(page, "dragonsgate-spell-phone-pl-light")
    card.tap()
    expect(page.locator(".scene .again")).to_contain_text(name)
    card.tap()
    # the last action of a turn is followed by the bot's: the log keeps what the table no longer tells
    expect(page.locator("#table .log")).to_contain_text(name)
