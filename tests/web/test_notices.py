"""Being told while one is away, as a reader meets it: the settings, the notice itself, the links in mails; offline."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from web.conftest import serving
from web.playing import PHONE, Browsers, Shot

#: a browser that can be subscribed without a network: the keys are those of RFC 8291. One without windows says that
#: notices are denied, even where they are not.
PUSH = """
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  let made = null;
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/test';
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => { made = null; } };
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (asked) => {
    if (!asked.userVisibleOnly || asked.applicationServerKey.length < 80) throw new Error('not asked as it should be');
    return (made = subscription);
  };
"""


def worker_ready(page: Page) -> None:
    """Wait until the service worker has kept what it keeps."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # a function, not an expression: polling an expression needs eval, which the page's security policy forbids
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_a_browser_may_be_told(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(permissions=["notifications"], worker=True)
    page.context.add_init_script(PUSH)
    worker_ready(page)
    page.goto("/settings")
    told = page.get_by_role("switch", name="Notify me in this browser")
    expect(told).not_to_be_checked()
    with page.expect_response("**/api/notices/push") as answer:
        told.check()
    assert answer.value.ok
    expect(told).to_be_checked()
    shot(page, "settings-notices")
    with page.expect_response("**/api/notices/push/drop") as answer:
        told.uncheck()
    assert answer.value.ok
    expect(told).not_to_be_checked()


def test_who_does_not_allow_it_is_told_why_nothing_happens(browsers: Browsers) -> None:
    page = browsers.open("/settings")
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("switch", name="Notify me in this browser").click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(page.get_by_role("switch", name="Notify me in this browser")).not_to_be_checked()


def test_a_notice_is_shown(browsers: Browsers) -> None:
    page = browsers.open(permissions=["notifications"], worker=True)
    worker_ready(page)
    line = page.context.new_cdp_session(page)
    seen: list[str] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: seen.extend(
        one["registrationId"] for one in event["registrations"] if one["scopeURL"].startswith(browsers.address)
    ))  # fmt: skip
    line.send("ServiceWorker.enable")
    while not seen:
        page.wait_for_timeout(50)
    said = '{"title": "Your turn", "body": "Hoard: the table is waiting.", "tag": "abcdefgh", "url": "/t/abcdefgh"}'
    for _ in range(2):
        line.send(
            "ServiceWorker.deliverPushMessage", {"origin": browsers.address, "registrationId": seen[-1], "data": said}
        )
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map((one) => [one.title, one.body, one.data.url])"""
    expected = [["Your turn", "Hoard: the table is waiting.", "/t/abcdefgh"]]
    page.wait_for_function(
        f"async (wanted) => JSON.stringify(await ({shown})()) === wanted",
        arg=json.dumps(expected, separators=(",", ":")),
    )


@pytest.mark.parametrize(("language", "words"), [("en", "can’t be reached"), ("pl", "nieosiągalny")])
def test_the_page_opens_without_a_network(browsers: Browsers, shot: Shot, language: str, words: str) -> None:
    page = browsers.open(language=language, size=PHONE, worker=True)
    expect(page.locator("h1")).to_be_visible()
    worker_ready(page)
    page.context.set_offline(True)
    for path in ("/", "/settings", "/t/abcdefgh"):
        page.goto(path)
        expect(page.get_by_role("link", name="Wawel")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(words)
    shot(page, f"offline-{language}")
    kept = page.evaluate("""async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
      return all.flat().map((one) => new URL(one.url).pathname);
    }""")
    assert "/" in kept
    assert not [path for path in kept if not re.fullmatch(r"/(assets/[\w.-]+|[\w-]+\.png)?", path)], kept
    page.context.set_offline(False)
    # that nothing could be loaded is what the test is about
    browsers.meant = ("ERR_INTERNET_DISCONNECTED",)


def test_it_can_be_installed(browsers: Browsers) -> None:
    page = browsers.open()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(f"{browsers.address}{address}")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        found = page.request.get(f"{browsers.address}{icon['src']}")
        assert found.headers["content-type"] == "image/png"
        width = int.from_bytes(found.body()[16:20])
        assert icon["sizes"] == f"{width}x{width}"
    line = page.context.new_cdp_session(page)
    wrong = [one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert not [one for one in wrong if one != "in-incognito"], wrong


# ---------------------------------------------------------------------- mail


@contextmanager
def mail_server(taken: list[str]) -> Iterator[int]:
    """Takes every mail."""
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                line, _ = listening.accept()
            except OSError:
                return
            with line, line.makefile("rb") as heard:
                line.sendall(b"220 here\r\n")
                for raw in heard:
                    word = raw[:4].upper()
                    if word == b"DATA":
                        line.sendall(b"354 go on\r\n")
                        body = []
                        while (one := heard.readline()) != b".\r\n":
                            body.append(one)
                        taken.append(b"".join(body).replace(b"=\r\n", b"").decode())
                    line.sendall(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")

    threading.Thread(target=serve, daemon=True).start()
    try:
        yield listening.getsockname()[1]
    finally:
        listening.close()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def test_mail_is_asked_for_confirmed_and_ended(built: None, browser: Browser, shot: Shot, tmp_path: Path) -> None:
    taken: list[str] = []
    port = free_port()
    with mail_server(taken) as post:
        more = ("--smtp", f"smtp://127.0.0.1:{post}", "--mail-from", "wawel@example.org")
        with serving(tmp_path, "--port", str(port), "--public-url", f"http://localhost:{port}", *more) as address:
            browsers = Browsers(browser, address)
            page = browsers.open("/settings", language="pl", size=PHONE)
            expect(page.locator("#notices")).to_contain_text("trzeba mieć konto z nazwą")
            page.get_by_label("Nazwa", exact=True).fill("Łucja")
            page.get_by_label("Hasło").fill("bardzo długie")
            page.get_by_role("button", name="Załóż konto", exact=True).click()
            page.get_by_label("Adres e-mail").fill("lucja@example.org")
            page.get_by_role("button", name="Piszcie do mnie").click()
            expect(page.locator("#notices")).to_contain_text("Wysłaliśmy e-mail na adres lucja@example.org")
            shot(page, "settings-mail-pl-phone", full=True)
            found = re.search(r"http://localhost:\d+(/confirm/\S+)", taken[0])
            assert found is not None, taken
            elsewhere = browsers.open(found[1], language="pl")
            elsewhere.get_by_role("button", name="Tak, piszcie").click()
            expect(elsewhere.get_by_role("heading", name="Potwierdzone")).to_be_visible()
            shot(elsewhere, "mail-confirmed-pl")
            page.reload()
            expect(page.locator("#notices")).to_contain_text("Piszemy na adres lucja@example.org")
            page.get_by_role("button", name="Nie piszcie więcej").click()
            expect(page.get_by_label("Adres e-mail")).to_be_visible()
            elsewhere.goto(f"{found[1]}x")
            elsewhere.get_by_role("button", name="Tak, piszcie").click()
            expect(elsewhere.locator(".bad")).to_contain_text("wygasł")
            browsers.meant = ("404",)
            browsers.close()
