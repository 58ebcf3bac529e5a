"""The lobby and the pages around it: where a stranger begins, and what is found on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.geometry import Geometry
from web.playing import DESKTOP, PHONE, Browsers, Shot, horizontal_overflow
from web.test_seats import invited

pytestmark = pytest.mark.slow

SIZES = {"phone": PHONE, "desktop": DESKTOP}
#: by how much what is seen may move while a page loads
MOST_SHIFT = 0.02
#: adds up by how much things moved, as browsers measure it for page audits
WATCH = """globalThis.shift = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });"""
PAGES = ("/", "/settings", "/login", "/leaderboard/epic", "/credits", "/nowhere")


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_the_lobby_loads(browsers: Browsers, size: str) -> None:
    page = browsers.open("/credits", size=SIZES[size], motion=True)
    page.context.add_init_script(WATCH)
    for _visit in ("of a stranger", "of somebody who has a table"):
        page.goto("/")
        expect(page.locator(".start")).to_be_attached()
        page.evaluate("document.fonts.ready.then(() => true)")
        page.wait_for_timeout(500)
        assert page.evaluate("globalThis.shift") < MOST_SHIFT
        card(page, "etchinstone").get_by_role("button", name="Play now").click()
        expect(page.locator("#prompt")).to_be_visible()


def card(page: Page, game: str) -> Locator:
    """A game's card in the lobby."""
    return page.locator(f".game[data-game={game}]")


@pytest.mark.parametrize("game", ["etchinstone", "epic", "dragonsgate", "_template"])
def test_one_click_starts_a_first_game(browsers: Browsers, game: str) -> None:
    page = browsers.open(settings={"text": True})
    card(page, game).get_by_role("button", name=re.compile("^Play ")).click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#table")).to_have_attribute("data-game", game)
    expect(page.locator("#prompt")).to_be_visible()
    # it is nobody else's business
    other = browsers.open()
    expect(other.locator(".start")).to_be_visible()
    assert not other.locator(f"a[href='{page.url.removeprefix(browsers.address)}']").count()


def test_how_to_play_is_one_screen(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(size={"width": 1366, "height": 768})
    card(page, "dragonsgate").get_by_role("button", name="How to play").click()
    dialog = page.get_by_role("dialog")
    for heading in ("Your goal", "A turn", "The end"):
        expect(dialog.get_by_role("heading", name=heading)).to_be_visible()
    assert dialog.evaluate("it => it.scrollHeight - it.clientHeight") <= 0
    shot(page, "how-to-play-desktop-en-light")
    dialog.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#prompt")).to_be_visible()
    # at the table it is one key away, with the keys and the symbols
    page.keyboard.press("?")
    expect(dialog.get_by_role("tab", name="How to play")).to_have_attribute("aria-selected", "true")
    expect(dialog.get_by_role("heading", name="Your goal")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_text("pick the move of that number")).to_be_visible()
    dialog.get_by_role("tab", name="Symbols").click()
    expect(dialog.locator(".legend dt").first).to_be_visible()


def test_a_phone_leads_to_my_tables_and_my_games(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", size=PHONE, theme="dark")
    card(page, "etchinstone").get_by_role("button", name="Zagraj teraz").tap()
    expect(page.locator("#prompt")).to_be_visible()
    page.goto("/")
    mine = page.get_by_role("heading", name="Moje stoły")
    expect(mine).to_be_visible()
    assert mine.evaluate("it => it.getBoundingClientRect().bottom") < 420
    expect(page.get_by_role("banner").get_by_role("link", name="Zaloguj się")).to_be_visible()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("link", name="Moje gry i rankingi").tap()
    page.wait_for_url("**/u/guest-*")
    expect(page.get_by_role("heading", name="Gry", exact=True)).to_be_visible()
    shot(page, "profile-phone-pl-dark")


def test_the_number_of_players_comes_first_and_only_what_fits_is_offered(browsers: Browsers) -> None:
    page = browsers.open()
    page.get_by_label("Epic: Pojedynek").check()
    asked = page.locator("form.form legend").all_inner_texts()
    assert asked.index("How many players") < asked.index("Seat 1") < asked.index("Format")
    page.get_by_role("group", name="How many players").get_by_label("4").check()
    modes = page.get_by_role("group", name="Mode")
    expect(modes.get_by_label("Free for all")).to_be_checked()
    expect(modes.get_by_label("Duel")).to_have_count(0)
    expect(modes).to_contain_text("Hydra, teams of three (6 players)")
    expect(modes).to_contain_text("Attack whom you like")
    assert not page.locator("form.form :disabled").count()
    # listed only where somebody may sit down
    expect(page.locator("form.form")).to_contain_text("Private: only people with the link see it.")
    page.get_by_role("group", name="Seat 2").get_by_label("Anyone").check()
    expect(page.locator("form.form")).to_contain_text("Listed in the lobby")


@pytest.mark.parametrize("size", SIZES)
def test_an_invitation_says_what_it_is_for(browsers: Browsers, shot: Shot, size: str) -> None:
    host = browsers.open()
    host.get_by_label("Epic: Pojedynek").check()
    host.get_by_label("Dark draft").check()
    host.get_by_role("group", name="Seat 2").get_by_label("By link").check()
    host.get_by_role("button", name="Set up the table").click()
    link = host.get_by_label("Link to this table").input_value()
    name = host.evaluate("fetch('/api/me').then(it => it.json()).then(it => it.name)")
    guest = browsers.open(link.removeprefix(browsers.address), size=SIZES[size])
    intro = guest.locator(".intro")
    expect(intro.get_by_role("heading")).to_have_text("Epic: Pojedynek")
    for said in (f"{name} invites you", "2 players", "Format: Dark draft", "No clock"):
        expect(intro).to_contain_text(said)
    assert intro.locator("img").evaluate("it => it.decode().then(() => it.naturalWidth)") > 0
    shot(guest, f"invitation-{size}-en-light")


def test_two_who_want_the_same_game_meet(browsers: Browsers) -> None:
    first, second = browsers.open(settings={"text": True}), browsers.open(settings={"text": True})
    card(first, "_template").get_by_role("button", name="Find players").click()
    expect(first.get_by_text("Looking for players of Hoard")).to_be_visible()
    card(second, "_template").get_by_role("button", name="Find players").click()
    for page in (second, first):
        page.wait_for_url("**/t/*")
        expect(page.locator("#prompt")).to_be_visible()
    assert first.url == second.url


def test_somebody_i_played_with_is_invited_again_and_told(browsers: Browsers, shot: Shot) -> None:
    first, second = invited(browsers, settings={"text": True})
    offered = first.locator('#table [data-option]:not([aria-disabled="true"])')
    offered.first.click()
    # on a phone the way out is in the menu
    second.get_by_role("button", name="Menu stołu").tap()
    second.get_by_role("button", name="Poddaj grę").tap()
    second.get_by_role("alertdialog").get_by_role("button", name="Poddaję").tap()
    expect(first.locator(".end")).to_be_visible()
    with second.expect_response("**/api/stream"):  # from now on it is told what happens
        second.goto("/settings")
    first.goto("/")
    first.get_by_label("Invite to").select_option(label="Hoard")
    first.get_by_role("button", name="Invite again").click()
    first.wait_for_url("**/t/*")
    expect(first.get_by_text("kept for guest-")).to_be_visible()
    invitation = second.get_by_role("link", name="zaprasza cię do gry")
    expect(invitation).to_be_visible()
    assert horizontal_overflow(second) <= 0
    shot(second, "invited-again-phone-pl-dark")
    second.goto("/")
    expect(invitation).to_be_visible()  # for those who were away when it came, too
    expect(second.locator(f"li a[href='{first.url.removeprefix(browsers.address)}']")).to_contain_text("zaproszenie")
    invitation.tap()
    second.get_by_role("button", name="Siadam tutaj").tap()
    expect(invitation).to_have_count(0)
    for page in (first, second):
        expect(page.locator("#prompt")).to_be_visible()


@pytest.mark.parametrize(("language", "size", "theme"), [("pl", "phone", "dark"), ("en", "desktop", "light")])
def test_nothing_overlaps_and_no_word_is_broken(browsers: Browsers, language: str, size: str, theme: str) -> None:
    page = browsers.open(language=language, size=SIZES[size], theme=theme)
    name = page.evaluate("fetch('/api/me').then(it => it.json()).then(it => it.name)")
    problems = []
    for path in (*PAGES, f"/u/{name}"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(300)
        assert horizontal_overflow(page) <= 0, path
        looked = Geometry(page, f"page-{size}-{language}", root="#app")
        problems += [f"{path} {problem}" for problem in looked.look()]
    assert not problems, "\n".join(problems)
    browsers.meant = ("404",)
