"""What can be read on the table: text on cards, close-ups that cover nothing, tooltips and the list of symbols."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.playing import PHONE, SIZES, Browsers, Shot
from web.scenes import answered, asked, assert_accessible, offered, sit_down_with_bots, thing

pytestmark = pytest.mark.slow

#: games with hands of cards: their settings, and how many seats
HANDS: dict[str, tuple[dict[str, Any], int]] = {
    "etchinstone": ({}, 1),
    "epic": ({"format": "constructed", "mode": "duel"}, 2),
    "_template": ({"rounds": 3}, 2),
}

#: the smallest text on cards in pixels, the text of which it is, and whether any of it leans
TEXT = """() => {
  const found = { least: 99, words: '', leans: [] };
  for (const card of document.querySelectorAll('.scene .card')) {
    for (const element of [card, ...card.querySelectorAll('*')]) {
      if (![...element.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim())) continue;
      if (!element.getClientRects().length || element.closest('.visually-hidden')) continue;
      const scale = element.getScreenCTM?.().a ?? 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < found.least) [found.least, found.words] = [size, element.textContent];
      for (let at = element; at; at = at.parentElement) {
        const { transform, rotate } = getComputedStyle(at);
        const matrix = new DOMMatrix(transform === 'none' ? '' : transform);
        if (Math.abs(matrix.b) > 0.001 || !['none', '0deg'].includes(rotate)) found.leans.push(element.textContent);
      }
    }
  }
  return found;
}"""


def apart(page: Page, one: str, other: str) -> bool:
    """Do two things share no place of the window?"""
    a, b = (page.locator(each).first.bounding_box() for each in (one, other))
    assert a
    assert b
    return (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


def deal(page: Page, also: str = "") -> None:
    """A game of Etchinstone until the hand is on the table and something can be picked there; `also` is there, too."""
    sit_down_with_bots(page, "etchinstone", {}, 1, "random")
    for _ in range(30):
        if page.locator(".hand .card[data-option]").count() and (not also or page.locator(also).count()):
            return
        before, names = asked(page), offered(page)
        one = next((name for name in names if name.startswith(("face", "spell", "element"))), names[0])
        thing(page, one).dispatch_event("click")
        answered(page, before)
    raise AssertionError("no hand after 30 answers")


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("game", HANDS)
def test_text_on_cards_is_straight_and_large_enough(browsers: Browsers, game: str, size: str) -> None:
    page = browsers.open(size=PHONE if size == "phone" else SIZES[size], motion=True)
    if game == "etchinstone":
        deal(page)
    else:
        settings, seats = HANDS[game]
        sit_down_with_bots(page, game, settings, seats, "random")
    page.wait_for_function("document.querySelectorAll('.scene .card').length >= 3")
    found = page.evaluate(TEXT)
    assert found["least"] >= 12, found
    assert not found["leans"]


def test_a_hand_shows_as_many_pictures_as_kinds_of_cards(browsers: Browsers) -> None:
    page = browsers.open()
    deal(page)
    pictures = page.locator(".hand .card img")
    expect(pictures.first).to_be_visible()
    sources: list[str] = pictures.evaluate_all("all => all.map(one => one.src)")
    assert len(sources) >= 4
    assert len(set(sources)) == len(sources)
    assert pictures.evaluate_all("all => all.every(one => one.complete && one.naturalWidth > 0)")


def test_the_close_up_leaves_the_forecast_in_sight(browsers: Browsers, shot: Shot) -> None:
    """One enlarges a card to see what it would do to the forecast: neither lies under the close-up."""
    page = browsers.open(size=SIZES["laptop"], motion=True)
    deal(page, ".scene [data-keep]")
    card = page.locator(".hand .card[data-option]").first
    name = card.get_attribute("data-option")
    card.focus()
    page.keyboard.press("i")
    expect(page.locator("[data-zoom-panel]")).to_be_visible()
    assert apart(page, "[data-zoom-panel]", ".scene [data-keep]")
    assert apart(page, "[data-zoom-panel]", f'.hand [data-option="{name}"]')
    assert apart(page, "[data-zoom-panel]", "#prompt")
    small = page.locator("[data-zoom-panel] li").evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize)).filter((size) => size < 16)"
    )
    assert small == []
    shot(page, "etchinstone-close-up-laptop-en-light")


def test_an_icon_says_what_it_means(browsers: Browsers) -> None:
    """When the mouse rests on it, or on the number beside it; Esc and moving on close it."""
    page = browsers.open(language="pl", motion=True)
    deal(page)
    icon = page.locator('.hand .card [data-icon="wingfoot"]').first
    tip = page.get_by_role("tooltip")
    icon.hover()
    expect(tip).to_have_text(re.compile("^Inicjatywa: "))
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.mouse.move(2, 2)
    number = icon.locator("xpath=following-sibling::*[1]")
    number.hover()
    number.hover()  # the card has risen under the mouse
    expect(tip).to_have_text(re.compile("^Inicjatywa: "))
    box = tip.bounding_box()
    assert box
    assert min(box["x"], box["y"]) >= 0
    page.keyboard.press("k")
    expect(page.locator(".legend")).to_be_visible()
    assert_accessible(page)
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)


def test_a_long_press_says_what_a_figure_means(browsers: Browsers) -> None:
    page = browsers.open(size=PHONE)
    sit_down_with_bots(page, "_template", {"rounds": 3}, 2, "random")
    figure = page.locator(".scene [data-tip]").first
    figure.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    tip = page.get_by_role("tooltip")
    expect(tip).to_have_text(figure.get_attribute("data-tip") or "")
    page.locator("#prompt").dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_symbols_are_one_key_away(browsers: Browsers, shot: Shot, language: str) -> None:
    page = browsers.open(language=language)
    sit_down_with_bots(page, "dragonsgate", {}, 2, "random")
    page.keyboard.press("k")
    panel = page.locator(".legend")
    expect(panel).to_be_visible()
    for words in {"en": ["Prestige", "Imps", "Trickery"], "pl": ["Prestiż", "Chochliki", "Tor podstępów"]}[language]:
        expect(panel.locator("b", has_text=re.compile(f"^{words}$"))).to_have_count(1)
    shot(page, f"dragonsgate-symbols-desktop-{language}-light")
    page.keyboard.press("k")
    expect(panel).to_have_count(0)
