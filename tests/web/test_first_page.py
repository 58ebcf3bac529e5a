"""The first page is light and quick; `bench/first_page.py` shows the figures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from wawel import catalog
from wawel.about import about
from web.first_page import (
    LOCALES,
    MORE_BYTES,
    MOST_BYTES,
    MOST_BYTES_BEFORE,
    MOST_BYTES_BEFORE_A_TABLE,
    MOST_BYTES_OF_A_TABLE,
    MOST_FILES_BEFORE,
    MOST_SECONDS,
    first_page,
    first_table,
)


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_page_is_light_and_quick(browser: Browser, server: str, language: str) -> None:
    costs = [first_page(browser, server, language)]
    assert 50_000 < costs[0].size < MOST_BYTES, costs[0].by_kind()
    assert sum(costs[0].before.values()) < MOST_BYTES_BEFORE, costs[0].before
    # other work on the same machine slows one visit down, not every one
    while min(cost.seconds for cost in costs) >= MOST_SECONDS and len(costs) < 5:
        costs.append(first_page(browser, server, language))
    assert min(cost.seconds for cost in costs) < MOST_SECONDS


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_table_is_drawn_from_what_its_page_names(browser: Browser, server: str, game: str) -> None:
    cost = first_table(browser, server, game, len(about(game).first.seats))
    before, more = MORE_BYTES.get(game, (0, 0))
    assert 100_000 < cost.size < MOST_BYTES_OF_A_TABLE + more, cost.by_kind()
    assert 100_000 < sum(cost.before.values()) < MOST_BYTES_BEFORE_A_TABLE + before, cost.before
    assert len(cost.before) < MOST_FILES_BEFORE, cost.before
    # the page has the table itself; the rest of the game is asked for while the client loads
    calls = {path for path in cost.sizes if path.startswith("/api/")}
    assert calls <= {f"/api/games/{game}", f"/api/games/{game}/texts/en.ftl", "/api/me", "/api/stream"}
