"""One's own account as its owner meets it: password, sessions, passkeys, and leaving for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.playing import PHONE, Browsers, Shot, new_table

LONG = "bardzo długie hasło"


def register(page: Page, name: str) -> None:
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(LONG)
    page.get_by_role("button", name="Create an account", exact=True).click()
    expect(page.locator("#account")).to_contain_text(name)


def log_in(page: Page, name: str, password: str) -> None:
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Log in", exact=True).click()


def test_another_password_and_other_browsers(browsers: Browsers, shot: Shot) -> None:
    page, phone = browsers.open(), browsers.open(size=PHONE)
    register(page, "Halina")
    log_in(phone, "Halina", LONG)
    expect(phone.locator("#account")).to_contain_text("Halina")
    page.reload()
    sessions = page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    expect(sessions.filter(has_text="here")).to_have_count(1)

    page.get_by_text("Change the password").click()
    page.get_by_label("Current password").fill("something else")
    page.get_by_label("New password").fill("jeszcze dłuższe hasło")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("alert")).to_have_text("That is not your password.")
    page.get_by_label("Current password").fill(LONG)
    page.get_by_role("button", name="Change it").click()
    expect(sessions).to_have_count(1)
    shot(page, "settings-account", full=True)
    phone.reload()
    expect(phone.locator("#account")).to_contain_text("You play as a guest")
    log_in(phone, "Halina", "jeszcze dłuższe hasło")
    expect(phone.locator("#account")).to_contain_text("Halina")
    shot(phone, "settings-account-phone", full=True)
    page.reload()
    page.get_by_role("button", name="Log out everywhere else").click()
    expect(sessions).to_have_count(1)
    # the wrong password is refused, and so is whoever was logged out
    browsers.meant = ("403", "401")


def test_passkeys_come_and_go(browsers: Browsers) -> None:
    page = browsers.open("/settings")
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    chip = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    line.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**chip, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    page.get_by_label("Name", exact=True).fill("Kluczniczka")
    page.get_by_role("button", name="Sign up with a passkey").click()
    expect(page.locator("#account")).to_contain_text("You have 1 passkey")
    page.get_by_role("button", name="Delete passkey 1").click()
    expect(page.get_by_role("alert")).to_contain_text("only way into your account")
    page.locator("summary", has_text="Set a password").click()
    page.get_by_label("New password").fill(LONG)
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_text("Change the password")).to_be_visible()
    page.get_by_role("button", name="Delete passkey 1").click()
    expect(page.locator("#account")).to_contain_text("You have no passkey")
    browsers.meant = ("409",)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_leaving_for_good(browsers: Browsers, shot: Shot, theme: str) -> None:
    page = browsers.open(theme=theme)
    address = new_table(page)
    register(page, f"Odchodzi-{theme}")
    page.locator("summary", has_text="Delete the account").click()
    sure = page.get_by_role("button", name="Delete it for good")
    expect(sure).to_be_disabled()
    page.get_by_label(f"Type Odchodzi-{theme} to confirm").fill(f"Odchodzi-{theme}")
    page.locator("section", has=sure).get_by_label("Password", exact=True).fill(LONG)
    sure.scroll_into_view_if_needed()
    shot(page, f"settings-goodbye-{theme}")
    sure.click()
    page.wait_for_url("**/")
    expect(page.get_by_role("banner").get_by_role("link", name="Log in")).to_be_visible()
    page.goto(address)
    expect(page.locator("#table")).to_contain_text("The game is over")
    page.goto(f"/u/Odchodzi-{theme}")
    expect(page.locator("main")).to_contain_text("Nobody is called")
    browsers.meant = ("404",)
