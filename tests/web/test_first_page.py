"""The first page is light and quick; `bench/first_page.py` shows the figures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from web.first_page import LOCALES, MOST_BYTES, MOST_SECONDS, first_page


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_page_is_light_and_quick(browser: Browser, server: str, language: str) -> None:
    costs = [first_page(browser, server, language)]
    assert 50_000 < costs[0].size < MOST_BYTES, costs[0].by_kind()
    # other work on the same machine slows one visit down, not every one
    while min(cost.seconds for cost in costs) >= MOST_SECONDS and len(costs) < 5:
        costs.append(first_page(browser, server, language))
    assert min(cost.seconds for cost in costs) < MOST_SECONDS
