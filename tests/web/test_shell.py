"""Lobby, table, rules and settings by the generic widgets, in both languages, by mouse, by thumb and by keys."""

from __future__ import annotations

import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from web.playing import (
    AGAIN,
    PHONE,
    Browsers,
    Shot,
    answer,
    flickers_on_hover,
    horizontal_overflow,
    moved_on,
    new_table,
    number,
    options,
    over,
    settled,
)

pytestmark = pytest.mark.slow

TEXT = {"text": True}
LANGUAGES = ("en", "pl")
#: more answers than any game of Etchinstone takes
MANY = 600


def test_a_whole_game_is_played_by_keys_alone(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", settings=TEXT)
    new_table(page, "pl", keys=True)
    rng = random.Random(5)
    for count in range(MANY):
        settled(page)
        if over(page, "pl"):
            break
        before = number(page)
        if count % 2:
            page.keyboard.press(str(1 + rng.randrange(min(9, len(options(page))))))
        else:
            for _ in range(1 + rng.randrange(len(options(page)))):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        moved_on(page, before)
    assert over(page, "pl"), f"no end after {MANY} answers"
    expect(page.locator(".end table")).to_contain_text("Razem")
    shot(page, "score-desktop-pl-light")

    # the replay is one click away, and so is the next game
    page.get_by_role("button", name="Obejrzyj powtórkę").click()
    page.wait_for_url(re.compile(r"\?seq=1$"))
    page.get_by_role("button", name="Następny ruch").click()
    page.wait_for_url(re.compile(r"\?seq=2$"))
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.wait_for_url(re.compile(r"\?seq=1$"))
    shot(page, "replay-desktop-pl-light")
    page.keyboard.press("Escape")
    expect(page.locator(".end")).to_be_visible()
    address = page.url
    page.get_by_role("button", name=AGAIN["pl"]).click()
    page.wait_for_function("address => location.href !== address", arg=address)
    expect(page.locator("#prompt")).to_be_visible()


def test_keys_open_and_close_what_they_should(browsers: Browsers) -> None:
    page = browsers.open(settings=TEXT)
    new_table(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("c")
    box = page.get_by_label("Say something")
    expect(box).to_be_focused()
    page.keyboard.type("u1 hello")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("u1 hello")
    assert options(page)[0] == "dragon:zarogniew"  # the digits were typed, not heard


def test_undo_and_taking_back(browsers: Browsers) -> None:
    page = browsers.open(settings=TEXT)
    new_table(page)
    first = number(page)
    page.keyboard.press("1")
    page.wait_for_function("() => !document.querySelector('[data-option^=dragon]')")
    page.keyboard.press("u")
    confirm = page.get_by_role("alertdialog").get_by_role("button", name="Undo")
    confirm.or_(page.locator("[data-option^=dragon]").first).first.wait_for()
    if confirm.is_visible():
        confirm.click()
    page.wait_for_selector("[data-option^=dragon]")
    assert number(page) == first


def test_reloading_in_the_middle_of_a_choice_changes_nothing(browsers: Browsers) -> None:
    page = browsers.open(settings=TEXT)
    new_table(page)
    for _ in range(7):
        settled(page)
        answer(page, 0)
    settled(page)
    before = number(page)
    page.reload()
    expect(page.locator("#prompt")).to_be_visible()
    assert number(page) == before


def test_a_lost_line_is_told_and_mended(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(settings=TEXT)
    # every socket goes through our hands, so that we can cut it
    page.context.add_init_script(
        """const Real = WebSocket; globalThis.lines = [];
        globalThis.WebSocket = class extends Real { constructor(...all) {
          if (globalThis.cut) throw new Error('cut'); super(...all); globalThis.lines.push(this); } };"""
    )
    page.reload()
    new_table(page)
    before = number(page)
    page.evaluate("globalThis.cut = true; for (const line of lines) line.close()")
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    shot(page, "disconnected-desktop-en-light")
    page.evaluate("globalThis.cut = false")
    expect(page.get_by_role("alert")).to_be_hidden(timeout=20_000)
    assert number(page) == before
    answer(page, 0)
    browsers.meant = ("cut",)


def test_a_server_that_does_not_answer_is_told(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open("/credits")
    page.route("**/api/games", lambda route: route.abort())
    page.get_by_role("link", name="Wawel").click()
    expect(page.get_by_role("alert")).to_contain_text("The server isn’t responding")
    shot(page, "server-away-desktop-en-light")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    browsers.meant = ("ERR_FAILED",)


def test_the_past_can_be_seen_and_played_on_from(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(settings=TEXT)
    address = new_table(page)
    asked = []
    for _ in range(6):
        settled(page)
        asked.append(number(page))
        answer(page, 0)
    page.locator(".log summary").click()  # what is long past is folded
    page.locator(".log a[data-seq='3']").click()
    page.wait_for_url(re.compile(r"\?seq=3$"))
    expect(page.get_by_text("Earlier in the game")).to_be_visible()
    expect(page.locator("#table [data-option]").first).to_be_disabled()
    assert number(page) == asked[2]
    shot(page, "past-desktop-en-light")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.startswith(address))
    settled(page)
    assert number(page) == asked[2]


def test_what_rises_under_the_pointer_does_not_flicker(browsers: Browsers) -> None:
    page = browsers.open(settings=TEXT)
    new_table(page)
    assert not flickers_on_hover(page.locator("#table [data-option]").first, 0.5, 0.98)


def test_another_language_in_the_middle_of_a_game(browsers: Browsers) -> None:
    page = browsers.open(settings=TEXT)
    new_table(page)
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("#prompt")).to_contain_text("Który Smok")
    assert page.evaluate("document.documentElement.lang") == "pl"
    answer(page, 0)


def test_no_such_table_is_a_page_of_its_own(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open("/t/nowhere1")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    shot(page, "no-table-desktop-en-light")
    browsers.meant = ("404", "WebSocket")


def test_a_blocked_thing_says_why(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(settings=TEXT)
    new_table(page)
    rng = random.Random(2)
    for _ in range(60):
        settled(page)
        if page.locator("[data-blocked]").count():
            break
        answer(page, rng.randrange(len(options(page))))
    details = page.locator("details.blocked").first
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    details.get_by_role("button", name=re.compile("Why not")).first.click()
    panel = page.get_by_role("tabpanel")
    expect(panel.locator("article").first).to_be_visible()
    shot(page, "rules-drawer-desktop-en-light")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_never_scrolls_sideways(browsers: Browsers, shot: Shot, language: str) -> None:
    page = browsers.open(language=language, size=PHONE, settings=TEXT, theme="dark")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_selector(".start")
    assert horizontal_overflow(page) <= 0
    shot(page, f"lobby-phone-{language}-dark")
    new_table(page, language)
    rng = random.Random(1)
    for _ in range(15):
        settled(page)
        assert horizontal_overflow(page) <= 0
        for box in page.locator("#table button:visible").evaluate_all(
            "all => all.map(one => [one.innerText, one.getBoundingClientRect().height])"
        ):
            assert box[1] >= 43.5, box
        before = number(page)
        page.locator("#table [data-option]").nth(rng.randrange(len(options(page)))).tap()
        moved_on(page, before)
    settled(page)
    shot(page, f"text-table-phone-{language}-dark")
    page.get_by_role("button", name={"en": "Rules", "pl": "Zasady"}[language], exact=True).tap()
    expect(page.get_by_role("tabpanel")).to_be_visible()
    page.wait_for_selector("article")
    assert horizontal_overflow(page) <= 0
    shot(page, f"rules-drawer-phone-{language}-dark")
    for path in ("/settings", "/credits", "/rules/etchinstone", "/leaderboard/etchinstone"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(200)
        assert horizontal_overflow(page) <= 0, path
        shot(page, f"{path.split('/')[1]}-phone-{language}-dark")


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("pl", "dark")])
def test_every_page_is_accessible(browsers: Browsers, shot: Shot, language: str, theme: str) -> None:
    page = browsers.open(language=language, settings=TEXT, theme=theme)
    page.wait_for_selector(".start")
    shot(page, f"lobby-desktop-{language}-{theme}")
    page.get_by_text({"en": "Clock and visibility", "pl": "Zegar i widoczność"}[language]).click()
    assert_page_accessible(page, "lobby")
    new_table(page, language)
    page.keyboard.press("1")
    settled(page)
    assert_page_accessible(page, "table")
    shot(page, f"text-table-desktop-{language}-{theme}")
    page.keyboard.press("r")
    page.wait_for_selector("article")
    assert_page_accessible(page, "table with rules")
    for path in ("/rules/etchinstone", "/settings", "/credits", "/leaderboard/etchinstone"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(200)
        assert_page_accessible(page, path)
        shot(page, f"{path.split('/')[1]}-desktop-{language}-{theme}")


def assert_page_accessible(page: Page, where: str) -> None:
    """Complain about what a reader with other needs could not use."""
    found = Axe().run(page)
    assert found.violations_count == 0, f"{where}: {found.generate_report()}"


def test_settings_are_kept(browsers: Browsers) -> None:
    page = browsers.open("/settings")
    page.get_by_label("Night").check()
    page.get_by_label("Polski").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "pl"


def test_an_account_is_made_and_left(browsers: Browsers) -> None:
    page = browsers.open("/settings")
    page.get_by_label("Name", exact=True).fill("Wanda-Test")
    page.get_by_label("Password").fill("smok wawelski 77")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("You are logged in as Wanda-Test.")).to_be_visible()
    page.get_by_label("What it is for").fill("my bot")
    page.get_by_role("button", name="Create a token").click()
    expect(page.get_by_text("it is shown only once")).to_be_visible()
    page.goto("/u/Wanda-Test")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wanda-Test")


def test_the_title_says_whose_turn_it_is(browsers: Browsers) -> None:
    page = browsers.open(settings=TEXT)
    new_table(page)
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert "Your turn" in page.locator("#called").inner_text()
    page.keyboard.press("1")
    expect(page.locator("#told")).not_to_be_empty()
