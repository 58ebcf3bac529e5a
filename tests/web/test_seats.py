"""Several people at one table, each in a browser and a language of their own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.playing import PHONE, Browsers, Shot, horizontal_overflow

pytestmark = pytest.mark.slow


def invited(browsers: Browsers, nickname: str = "", **more: Any) -> tuple[Page, Page]:
    """Two people at a table of the template game: one made it, the other came by the link."""
    first = browsers.open(**more)
    first.get_by_label("Hoard").check()
    first.get_by_role("group", name="Seat 2").get_by_label("By link").check()
    first.get_by_role("button", name="Set up the table").click()
    link = first.get_by_label("Link to this table")
    expect(link).to_be_visible()
    second = browsers.open(link.input_value(), language="pl", size=PHONE, theme="dark", **more)
    if nickname:
        second.get_by_label("Pseudonim").fill(nickname)
        second.get_by_role("button", name="Zapisz pseudonim").tap()
        expect(second.get_by_role("status").filter(has_text=nickname)).to_be_visible()
    second.get_by_role("button", name="Siadam tutaj").click()
    expect(first.locator("#prompt")).to_be_visible()
    expect(second.locator("#prompt")).to_be_visible()
    return first, second


def test_two_people_play_a_whole_game(browsers: Browsers, shot: Shot) -> None:
    first, second = invited(browsers)
    for count in range(80):
        if first.locator(".end").count() and second.locator(".end").count():
            break
        for page in (first, second):
            offered = page.locator('#table [data-option]:not([aria-disabled="true"])')
            if offered.count():
                offered.first.click()
        assert horizontal_overflow(second) <= 0
        if count == 2:
            shot(first, "seats-desktop-en-light")
            shot(second, "seats-phone-pl-dark")
        first.wait_for_timeout(100)
    expect(first.locator(".end")).to_contain_text("Gold")
    expect(second.locator(".end")).to_contain_text("Złoto")
    shot(first, "seats-score-desktop-en-light")
    shot(second, "seats-score-phone-pl-dark")
    first.get_by_role("button", name="Rematch").click()
    first.wait_for_url(lambda url: "/t/" in url)
    second.get_by_role("button", name="Rewanż").click()
    expect(second.locator("#prompt")).to_be_visible()


def test_they_talk(browsers: Browsers) -> None:
    first, second = invited(browsers)
    first.keyboard.press("c")
    first.get_by_label("Say something").fill("Dzień dobry!")
    first.keyboard.press("Enter")
    expect(second.get_by_role("button", name="Czat (1)")).to_be_visible()
    second.get_by_role("button", name="Czat (1)").tap()
    expect(second.get_by_role("log", name="Czat")).to_contain_text("Dzień dobry!")


def test_going_back_needs_the_other_one(browsers: Browsers) -> None:
    first, second = invited(browsers)
    for page in (first, second):
        page.locator("#table [data-option]").first.click()
    back = first.get_by_role("button", name="Ask to undo")
    expect(back).to_be_visible()
    lines = first.locator(".log .line").count()
    back.click()
    first.get_by_role("alertdialog").get_by_role("button", name="Ask", exact=True).click()
    expect(first.get_by_text("Waiting for the others")).to_be_visible()
    second.get_by_role("button", name="Zgoda").tap()
    expect(first.locator(".log .line")).to_have_count(lines - 1)


def test_a_passer_by_watches_and_can_do_nothing(browsers: Browsers) -> None:
    first, _ = invited(browsers)
    watching = browsers.open(first.url)
    expect(watching.locator(".scene .side").first).to_be_visible()
    assert watching.locator("[data-option]").count() == 0
    assert not watching.get_by_role("button", name="Resign").count()


def test_bots_take_the_other_seats(browsers: Browsers) -> None:
    page = browsers.open()
    page.get_by_label("Hoard").check()
    page.get_by_role("group", name="How many players").get_by_label("4").check()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator("#prompt")).to_be_visible()
    for _ in range(80):
        if page.locator(".end").count():
            break
        offered = page.locator('#table [data-option]:not([aria-disabled="true"])')
        if offered.count():
            offered.first.click()
        page.wait_for_timeout(100)
    expect(page.locator(".end")).to_be_visible()


def test_a_strip_opens_that_player_s_part(browsers: Browsers, shot: Shot) -> None:
    first, second = invited(browsers, settings={"text": True})
    strip = first.get_by_role("button", name="guest-").nth(1)
    strip.click()
    part = first.locator('[data-seat="1"]')
    expect(part).to_be_focused()
    expect(part).to_be_in_viewport()
    expect(strip).to_have_attribute("aria-pressed", "true")
    shot(first, "seats-shown-desktop")
    first.keyboard.press("Escape")
    expect(strip).to_have_attribute("aria-pressed", "false")
    second.get_by_role("button", name="guest-").first.tap()
    expect(second.locator('[data-seat="0"]')).to_be_in_viewport()
    shot(second, "seats-shown-phone")
    second.get_by_role("button", name="guest-").first.tap()
    expect(second.get_by_role("button", name="guest-").first).to_have_attribute("aria-pressed", "false")
