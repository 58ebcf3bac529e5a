"""Names, faces and nicknames; passkeys, muted people, standing orders and the bell."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.playing import PHONE, Browsers, Shot, horizontal_overflow, new_table
from web.scenes import offers, sit_down_with_bots
from web.test_seats import invited
from web.test_shell import assert_page_accessible

pytestmark = pytest.mark.slow


def with_authenticator(page: Page) -> None:
    """A device that keeps passkeys and is always touched."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def say(page: Page, box: str, text: str) -> None:
    """Write a line into the chat, which is open."""
    page.get_by_label(box).fill(text)
    page.keyboard.press("Enter")


def answer_until(page: Page, wanted: Locator) -> None:
    """Give whatever answer comes first until something is there to be seen, maybe on another's page."""
    for _ in range(30):
        if wanted.count():
            break
        offered = page.locator('#table [data-option]:not([aria-disabled="true"])')
        if offered.count():
            offered.first.click()
        page.wait_for_timeout(100)
    expect(wanted).to_be_visible()


def test_everybody_at_the_table_can_be_told_apart(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open()
    sit_down_with_bots(page, "_template", {"rounds": 3}, 4, "greedy")
    names = page.locator(".seats .known").all_inner_texts()
    assert len(set(names)) == 4
    assert "greedy" not in " ".join(names)
    expect(page.locator(".seats .kind")).to_have_text(["bot · quick"] * 3)
    outlines = page.locator(".seats .face .ground").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    colours = page.locator(".seats .known").evaluate_all("all => all.map(one => getComputedStyle(one).color)")
    assert len(set(outlines)) == len(set(colours)) == 4
    offers(page).first.click()
    # a name has the same colour in the log, and nobody is called by the kind of bot
    said = page.locator(".log b.player", has_text=names[1]).first
    expect(said).to_be_visible()
    assert said.evaluate("one => getComputedStyle(one).color") == colours[1]
    expect(page.locator(".log")).not_to_contain_text("greedy")
    assert_page_accessible(page, "names and faces")
    shot(page, "people-table-desktop-en-light")


def test_eight_players_leave_room_for_the_log(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(size={"width": 1366, "height": 768}, language="pl")
    sit_down_with_bots(page, "epic", {"mode": "free-for-all"}, 8, "random")
    box = page.locator(".log").bounding_box()
    assert box is not None
    assert box["height"] > 150
    tabs = page.get_by_role("tablist").get_by_role("tab")
    expect(tabs).to_have_count(4)
    for tab in tabs.all():
        expect(tab).to_be_in_viewport(ratio=1)
        assert tab.evaluate("it => it.scrollWidth <= it.clientWidth")
    shot(page, "eight-players-laptop-pl-light")


def test_a_guest_picks_a_nickname_where_they_sit_down(browsers: Browsers, shot: Shot) -> None:
    browsers.meant = ("status of 422",)
    first, second = invited(browsers, nickname="Rzepicha")
    expect(first.locator(".seats .known")).to_have_text([re.compile("guest-"), "Rzepicha"])
    second.goto("/settings")
    field = second.get_by_label("Pseudonim")
    for wish, words in (("Licho", "to jeden z naszych botów"), ("ab", "nie może być nazwą")):
        field.fill(wish)
        second.get_by_role("button", name="Zapisz pseudonim").tap()
        expect(second.get_by_role("alert")).to_contain_text(words)
    shot(second, "nickname-phone-pl-dark")
    field.fill("Siemowit")
    field.press("Enter")
    expect(second.get_by_role("status").filter(has_text="Nazywasz się teraz Siemowit")).to_be_visible()
    expect(first.locator(".seats .known").nth(1)).to_have_text("Siemowit")


def test_names_in_the_log_tell_what_they_name(browsers: Browsers) -> None:
    page = browsers.open()
    sit_down_with_bots(page, "_template", {"rounds": 3}, 2, "greedy")
    name = page.locator(".log [data-zoom]").first
    close_up = page.locator("[data-zoom-panel]")
    name.hover()
    expect(close_up).to_be_visible()
    page.mouse.move(2, 2)
    expect(close_up).to_be_hidden()
    name.click()
    expect(close_up).to_be_visible()
    page.keyboard.press("Escape")
    expect(close_up).to_be_hidden()
    # the keyboard has only to come to it
    page.locator(".log a").first.focus()
    page.keyboard.press("Tab")
    expect(name).to_be_focused()
    expect(close_up).to_be_visible()


def test_digits_are_seen_once_keys_are_used(browsers: Browsers) -> None:
    page = browsers.open()
    sit_down_with_bots(page, "_template", {"rounds": 3}, 2, "greedy")
    cap = """() => [...document.querySelectorAll('.scene [data-option]')].map((one) => {
      const { display, content } = getComputedStyle(one, '::before');
      return display === 'none' ? '' : content;
    }).join()"""
    page.mouse.move(2, 2)
    assert page.evaluate(cap) == ",,"
    offers(page).nth(1).hover()
    assert "2" in page.evaluate(cap).split(",")[1]
    page.mouse.move(2, 2)
    page.keyboard.press("ArrowRight")
    assert [digit for digit in "123" if digit in page.evaluate(cap)] == ["1", "2", "3"]
    before = page.locator("#prompt").inner_text()
    wanted = page.locator('.scene [aria-keyshortcuts="2"] .title').inner_text()
    page.keyboard.press("2")
    expect(page.locator("#prompt")).not_to_have_text(before)
    expect(page.locator(".log")).to_contain_text(f"plays: {wanted}")


def test_a_passkey_makes_an_account_and_opens_it_again(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open("/settings")
    with_authenticator(page)
    page.get_by_role("button", name="Sign up with a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("Write the name you want first.")
    page.get_by_label("Name", exact=True).fill("Klucznik")
    page.get_by_role("button", name="Sign up with a passkey").click()
    expect(page.get_by_text("You are logged in as Klucznik.")).to_be_visible()
    expect(page.get_by_text("You have 1 passkey.")).to_be_visible()
    assert_page_accessible(page, "passkeys of an account")
    shot(page, "passkeys-desktop-en-light", full=True)

    # the same device once more is refused in words
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("already has a passkey")

    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_text("You are logged in as Klucznik.")).to_be_visible()

    # a browser that can't says so
    page.context.add_init_script("delete globalThis.PublicKeyCredential")
    page.reload()
    expect(page.get_by_text("Passkeys need a current browser")).to_be_visible()
    expect(page.get_by_role("button", name="Add a passkey")).to_have_count(0)


def test_a_muted_person_is_not_read(browsers: Browsers, shot: Shot) -> None:
    first, second = invited(browsers)
    second.get_by_role("button", name="Czat").tap()
    say(second, "Napisz coś", "raz")
    first.get_by_role("tab", name="Chat (1)").click()
    lines = first.get_by_role("log", name="Chat")
    expect(lines).to_contain_text("raz")
    first.get_by_text("Muting").click()
    first.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(lines).not_to_contain_text("raz")
    say(second, "Napisz coś", "dwa")
    say(first, "Say something", "I am alone")
    expect(lines).to_contain_text("I am alone")
    expect(lines).not_to_contain_text("dwa")
    assert_page_accessible(first, "muting and orders")
    shot(first, "muted-desktop-en-light")

    # it lasts, and what was said meanwhile is read once they are heard again
    first.reload()
    expect(lines).to_contain_text("I am alone")
    expect(lines).not_to_contain_text("raz")
    first.get_by_text("Muting").click()
    first.get_by_role("button", name=re.compile("^Unmute ")).click()
    expect(lines).to_contain_text("raz")
    expect(lines).to_contain_text("dwa")

    # whoever made the table may silence, others may not
    first.get_by_role("button", name=re.compile("^Silence ")).click()
    expect(first.get_by_role("button", name=re.compile("^Let .* write"))).to_be_visible()
    say(second, "Napisz coś", "trzy")
    expect(second.get_by_role("status").filter(has_text="odebrano ci głos")).to_be_visible()
    second.get_by_text("Wyciszanie").tap()
    expect(second.get_by_role("button", name=re.compile("^Wycisz"))).to_be_visible()
    expect(second.get_by_role("button", name=re.compile("^Ucisz"))).to_have_count(0)
    assert horizontal_overflow(second) <= 0
    shot(second, "people-phone-pl-dark")


def test_a_standing_order_answers_until_it_is_taken_back(browsers: Browsers, shot: Shot) -> None:
    first, second = invited(browsers)
    orders = first.get_by_role("button", name="Auto-pass")
    switch = first.get_by_role("switch", name="Play for me")
    orders.click()
    switch.focus()
    first.keyboard.press("Space")
    expect(switch).to_be_checked()
    first.keyboard.press("Escape")
    expect(first.locator("#prompt")).to_be_hidden()
    expect(second.get_by_text("gra automatycznie")).to_be_visible()
    before = first.locator(".log .line").count()
    answer_until(second, first.locator(".log .line").nth(before + 1))
    expect(second.locator("#prompt")).to_be_visible()
    expect(first.locator("#prompt")).to_be_hidden()
    shot(first, "order-desktop-en-light")
    shot(second, "order-phone-pl-dark")
    first.reload()
    orders.click()
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(switch).not_to_be_checked()
    first.keyboard.press("Escape")
    expect(second.get_by_text("gra automatycznie")).to_be_hidden()
    answer_until(second, first.locator("#prompt"))


def test_the_bell_leads_to_the_table_that_waits(browsers: Browsers, shot: Shot) -> None:
    first, second = invited(browsers)
    hoard = first.url
    bell = first.get_by_role("link", name="Your turn at 1 other table")
    expect(first.locator("#prompt")).to_be_visible()
    expect(bell).to_have_count(0)  # the only table that waits is before us
    # on a phone it fits beside the rest
    second.goto("/")
    theirs = second.get_by_role("link", name="Twoja kolej przy 1 innym stole")
    expect(theirs).to_be_visible()
    assert second.viewport_size == PHONE
    assert horizontal_overflow(second) <= 0
    shot(second, "bell-phone-pl-dark")
    theirs.tap()
    expect(second.locator("#prompt")).to_be_visible()

    # it rings when the other has answered, and leads from one table to the next
    answer_until(first, first.get_by_text("Waiting for"))
    first.get_by_role("link", name="Wawel").click()
    expect(first.get_by_role("heading", level=1)).to_have_text("Take a seat")
    expect(bell).to_have_count(0)
    answer_until(second, bell)
    assert_page_accessible(first, "the bell")
    shot(first, "bell-desktop-en-light")
    alone = new_table(first)
    bell.click()
    first.wait_for_url(hoard)
    expect(first.locator("#prompt")).to_be_visible()
    expect(first).to_have_title(re.compile("^● Your turn"))
    expect(bell).to_be_visible()
    bell.focus()
    first.keyboard.press("Enter")
    first.wait_for_url(alone)
    expect(first).to_have_title(re.compile("^● Your turn"))
