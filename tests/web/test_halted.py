"""A table whose rules failed: the page says so in words, asks nothing and leads back to the lobby."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from web.playing import Browsers, new_table

pytestmark = pytest.mark.slow

STOPPED = {"en": "The game has been stopped", "pl": "Gra została zatrzymana"}
LOBBY = {"en": "To the lobby", "pl": "Do poczekalni"}


def halt(page: Page, view: bool) -> None:
    """Let what the server says of tables from now on be what it says of halted ones."""

    def halted(table: dict[str, Any]) -> dict[str, Any]:
        table |= {"status": "halted", "choices": [], "blocked": [], "waiting": []}
        return table if view or "view" not in table else table | {"view": None, "preview": {}}

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(json.dumps(halted(json.loads(text)))))

    def listed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=[halted(table) for table in answer.json()])

    page.route_web_socket("**/ws/t/*", line)
    page.route("**/api/tables?show=mine", listed)


@pytest.mark.parametrize(
    ("language", "view"), [("en", True), ("pl", False)], ids=["last-state-shown", "nothing-to-show"]
)
def test_a_halted_table_says_so_and_asks_nothing(browsers: Browsers, language: str, view: bool) -> None:
    page = browsers.open(language=language)
    new_table(page, language)
    halt(page, view)
    page.reload()
    expect(page.get_by_role("heading", name=STOPPED[language])).to_be_visible()
    expect(page.locator(".status .chip").first).to_have_text(STOPPED[language])
    expect(page.locator(".scene")).to_have_count(int(view))
    expect(page.locator("#prompt")).to_have_count(0)
    expect(page.locator("[data-option]")).to_have_count(0)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.locator(".board").get_by_role("link", name=LOBBY[language]).click()
    expect(page.locator(".list .chip").first).to_have_text(STOPPED[language])
