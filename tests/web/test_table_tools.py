"""The table's own tools, with motion on: resigning, taking back, passing, hints, the replay and the chart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.conftest import serving
from web.playing import PHONE, Browsers, Shot

pytestmark = pytest.mark.slow

MAKE = """async wanted => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'content-type': 'application/json', 'x-csrftoken': me.csrf};
  const made = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wanted)});
  return (await made.json()).id;
}"""
JOIN = """async id => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'content-type': 'application/json', 'x-csrftoken': me.csrf};
  await fetch(`/api/tables/${id}/join`, {method: 'POST', headers, body: '{}'});
}"""
BOT = {"kind": "bot", "bot": "greedy"}


def at_table(page: Page, game: str, *others: Any, **more: Any) -> str:
    """Sit down at a new table; its id."""
    seats = [{"kind": "me"}, *others]
    id: str = page.evaluate(MAKE, {"game": game, "seats": seats, **more})
    page.goto(f"/t/{id}")
    return id


def two(browsers: Browsers) -> tuple[Page, Page]:
    """Two people at a table of the template game."""
    first, second = browsers.open(motion=True), browsers.open(motion=True, language="pl")
    id = at_table(first, "_template", {"kind": "open"})
    expect(first.get_by_label("Link to this table")).to_be_visible()
    second.evaluate(JOIN, id)
    second.goto(f"/t/{id}")
    for page in (first, second):
        expect(page.locator("#prompt")).to_be_visible()
    return first, second


@pytest.mark.parametrize("game", ["dragonsgate", "epic", "etchinstone"])
def test_resigning_is_confirmed_in_view_and_told(browsers: Browsers, shot: Shot, game: str) -> None:
    page = browsers.open(motion=True)
    at_table(page, game, *([] if game == "etchinstone" else [BOT]))
    offered = page.locator('#table [data-option]:not([aria-disabled="true"])')
    offered.last.click()
    resign = page.get_by_role("button", name="Resign", exact=True)
    expect(resign).to_be_visible()
    resign.click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("button", name="Keep playing")).to_be_focused()
    shot(page, f"resign-{game}")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    resign.click()
    dialog.get_by_role("button", name="Resign").click()
    end = page.locator(".end")
    expect(end).to_be_in_viewport()
    expect(end.locator("tfoot .figure").first).to_have_text(
        page.locator("[data-total]").first.get_attribute("data-total") or "?"
    )
    expect(page.locator(".log")).to_contain_text("resigned.")
    expect(page.get_by_role("list", name="Players")).to_contain_text("resigned")
    shot(page, f"resigned-{game}")


def test_a_refused_undo_says_who_refused(browsers: Browsers, shot: Shot) -> None:
    first, second = two(browsers)
    for page in (first, second):
        page.locator("#table [data-option]").first.click()
    first.get_by_role("button", name="Ask to undo").click()
    first.get_by_role("alertdialog").get_by_role("button", name="Ask", exact=True).click()
    second.get_by_role("button", name="Nie zgadzam się").click()
    told = first.get_by_role("status").filter(has_text="refused: the move stands")
    expect(told).to_be_in_viewport()
    shot(first, "takeback-refused")
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
    expect(first.get_by_role("button", name="Ask to undo")).to_be_visible()


def test_who_can_only_pass_is_passed_for_and_may_stop_it(
    browser: Browser, built: None, tmp_path: Path, shot: Shot
) -> None:
    """Nobody is asked where there is nothing to play; the bar says so, and lets one stop it."""
    with serving(tmp_path, "--port", "0", "--pass-delay", "4") as address:
        browsers = Browsers(browser, address)
        page = browsers.open(motion=True, settings={"speed": "instant"})
        at_table(page, "epic", BOT, settings={"format": "random-thirty", "mode": "duel"})
        passing = page.locator(".status").get_by_text("nothing to play")
        offered = page.locator('#table [data-option]:not([aria-disabled="true"])')
        for _ in range(60):
            expect(passing.or_(offered.first).first).to_be_visible()
            if passing.is_visible():
                break
            page.keyboard.press("1")  # the first option: a card, as long as one can be played
            page.wait_for_timeout(100)
        assert offered.count() == 0
        shot(page, "passing-now")
        page.get_by_role("button", name="Stop", exact=True).click()
        expect(page.locator("#prompt")).to_be_visible()
        expect(passing).to_be_hidden()
        page.get_by_role("button", name="Auto-pass").click()
        orders = page.get_by_role("dialog", name="Passing for you")
        expect(orders.get_by_role("switch", name="Pass where I have nothing to play")).to_be_checked()
        mark = orders.get_by_label("I am attacked: before blocks")
        mark.check()
        expect(mark).to_be_checked()
        shot(page, "passing-orders")
        page.keyboard.press("Escape")
        expect(orders).to_be_hidden()
        browsers.close()


def finished(page: Page) -> str:
    """A short game against a bot, played by keys to its end; its table."""
    id = at_table(page, "_template", BOT, settings={"rounds": 3})
    offered = page.locator('#table [data-option]:not([aria-disabled="true"])')
    end = page.locator(".end")
    for _ in range(60):
        expect(end.or_(offered.first).first).to_be_visible()
        if end.is_visible():
            break
        page.keyboard.press("1")
        page.wait_for_timeout(80)
    expect(end).to_be_visible()
    return id


def test_the_replay_plays_by_itself_and_shows_all_hands(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(motion=True)
    finished(page)
    bot = page.get_by_role("list", name="Players").locator(".known").nth(1).inner_text()
    page.get_by_role("button", name="Watch the replay").click()
    replay = page.get_by_role("group", name="Replay")
    expect(replay).to_contain_text("1 of")
    expect(page.locator(".hands dt")).to_have_text([f"{bot} holds:"])
    replay.get_by_label("Speed").select_option("4×")
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(replay.get_by_role("button", name="Pause")).to_be_visible()
    expect(replay).to_contain_text("3 of")
    shot(page, "replay-hands")
    page.keyboard.press("p")
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()
    replay.get_by_label("Seen by").select_option(f"{bot}’s view")
    expect(page.locator("#table")).to_be_visible()
    page.keyboard.press("p")
    expect(replay.get_by_role("button", name="Next move")).to_be_disabled()  # it went to the end
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_chart_of_a_finished_game_leads_into_the_replay(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(motion=True)
    finished(page)
    chart = page.locator("[data-chart]")
    expect(chart.locator("path.curve")).to_have_count(2)
    shot(page, "chart")
    turn = chart.get_by_role("link", name="Move").first
    expect(turn).to_be_visible()
    turn.click()
    expect(page).to_have_url(re.compile(r"seq=\d+"))
    expect(page.get_by_role("group", name="Replay")).to_be_visible()


def test_a_hint_marks_an_option_and_others_watch(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(motion=True)
    id = at_table(page, "etchinstone")
    expect(page.locator("#prompt")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hinted]").first).to_be_visible()
    expect(page.get_by_text("Hint: ")).to_be_visible()
    shot(page, "hint")
    watcher = browsers.open(f"/t/{id}", motion=True)
    expect(watcher.locator(".status")).to_contain_text("You are watching")
    assert watcher.get_by_role("button", name="Hint").count() == 0
    expect(page.locator(".status")).to_contain_text("1 is watching")


def test_moves_are_confirmed_for_those_who_want_it(browsers: Browsers) -> None:
    page = browsers.open(motion=True, settings={"confirm": True})
    at_table(page, "etchinstone")
    page.wait_for_selector("#table [data-option]")
    page.keyboard.press("1")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    before = page.locator(".log li").count()
    page.keyboard.press("1")
    dialog.get_by_role("button", name="Confirm").click()
    expect(dialog).to_be_hidden()
    expect(page.locator(".log li")).not_to_have_count(before)


@pytest.mark.parametrize("game", ["dragonsgate", "epic", "etchinstone"])
def test_a_phone_has_everything_in_reach(browsers: Browsers, shot: Shot, game: str) -> None:
    """Help, symbols and the way out are in a menu that is always on the screen; the page ends with the window."""
    page = browsers.open(size=PHONE, motion=True)
    at_table(page, game, *([] if game == "etchinstone" else [BOT]))
    expect(page.locator("#table [data-option]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    menu = page.get_by_role("button", name="Table menu")
    expect(menu).to_be_in_viewport(ratio=1)
    menu.tap()
    shot(page, f"menu-phone-{game}")
    page.get_by_role("button", name="Help").tap()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Your goal")).to_be_visible()
    page.keyboard.press("Escape")
    menu.tap()
    page.get_by_role("button", name="Symbols", exact=True).tap()
    expect(page.get_by_role("tabpanel").locator(".legend dt").first).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    menu.tap()
    page.get_by_role("button", name="Resign").or_(page.get_by_role("button", name="Cancel the table")).tap()
    expect(page.get_by_role("alertdialog")).to_be_in_viewport(ratio=1)
