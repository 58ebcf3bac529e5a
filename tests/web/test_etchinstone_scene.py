"""The table of Dragons of Etchinstone: a whole game with motion on, its first and last part by thumb and by keys."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from wawel.games.etchinstone.state import FINAL
from web.geometry import Geometry
from web.playing import (
    PHONE,
    SIZES,
    Browsers,
    Shot,
    flickers_on_hover,
    moved_on,
    new_table,
    number,
    over,
    settled,
    sizes,
)
from web.scenes import assert_accessible, assert_fits_touch_screen, offered, skip_ahead, walk_to

pytestmark = pytest.mark.slow

TABLET = {"width": 820, "height": 1180}
#: more clicks than any game takes, ways through a Detour or a Link included
MANY = 900
#: what is worth a picture: the verb that is offered, and the picture's name
MOMENTS = {
    "dragon": "dragon",
    "face": "challenge",
    "spell": "roles",
    "boost": "roles-last",
    "to-attack": "boost",
    "absorb": "absorb",
    "upgrade": "upgrade",
    "regroup": "regroup",
    "turn": "wheel",
}

#: what a first tap only holds, so that one sees what it would bring
HELD = {
    *("dragon", "change", "detour", "link", "under", "spell", "element", "boost"),
    *("to-attack", "to-initiative", "full", "off-type", "give-spare", "absorb", "upgrade", "regroup"),
}

#: by how many pixels the hand covers the Action Sets of the Final Battle; while a Link is offered its plate may
HIDDEN = """() => {
  const slots = document.querySelector('.scene.final .slots:has(.asked)');
  const hand = document.querySelector('.hand');
  if (!slots || hand.querySelector('.plate')) return 0;
  return slots.getBoundingClientRect().bottom - hand.getBoundingClientRect().top;
}"""

#: the reader at each size: language and theme
READERS = {"laptop": ("en", "light"), "desktop": ("pl", "dark"), "phone": ("pl", "light"), "wide": ("en", "dark")}


def choose(rng: random.Random, names: list[str]) -> int:
    """At random, but without walking in and out of a Detour or a Link for ever."""
    deeds = [at for at, name in enumerate(names) if not name.startswith("mode-")]
    ways = [at for at, name in enumerate(names) if name.startswith("mode-")]
    return rng.choice(ways if ways and (not deeds or rng.random() < 0.15) else deeds)


def picture_moments(page: Page, shot: Shot, seen: set[str], where: str, closely: set[str]) -> None:
    """A picture of every kind of moment, once; those looked at closely are checked by axe."""
    names = {name.partition(":")[0] for name in offered(page)}
    final = "-final" if page.locator(".scene.final").count() else ""
    for verb, moment in MOMENTS.items():
        if verb in names and moment + final not in seen:
            seen.add(moment + final)
            if moment in closely:
                assert_accessible(page)
            shot(page, f"etchinstone-{moment}{final}-{where}")
            return


def play(
    page: Page, rng: random.Random, language: str, act: Any, each: Any = lambda: None, until: Any = lambda: False
) -> None:
    """Play to the end, or until something is so; `act` carries out one of the things that are offered."""
    for _ in range(MANY):
        settled(page)
        if over(page, language) or until():
            return
        names = offered(page)
        if not names:
            continue
        each()
        before = number(page)
        act(choose(rng, names))
        moved_on(page, before)
    raise AssertionError(f"no end after {MANY} clicks")


def play_first_and_last(page: Page, rng: random.Random, language: str, act: Any, each: Any) -> None:
    """Play the first Region and the Final Battle; what lies between goes by without the page."""
    play(page, rng, language, act, each, until=lambda: page.locator(".scene .road .past").count() > 0)
    skip_ahead(page, lambda table: table["view"]["region"] == FINAL)
    play(page, rng, language, act, each)
    expect(page.locator(".scene .finish")).to_be_visible()


@pytest.mark.parametrize("size", sizes("wide"))
def test_a_whole_game_with_motion_on(browsers: Browsers, shot: Shot, size: str) -> None:
    language, theme = READERS[size]
    page = browsers.open(language=language, theme=theme, size=SIZES[size], motion=True)
    new_table(page, language)
    expect(page.locator(".scene")).to_be_visible()
    places = Geometry(page, f"etchinstone-{size}")
    seen: set[str] = set()

    def each() -> None:
        places.look()
        picture_moments(page, shot, seen, f"{size}-{language}-{theme}", {"dragon", "roles", "upgrade", "wheel"})

    # without a pointer, which would wait until the thing stands still
    options = page.locator(".scene [data-option]")
    play(page, random.Random(size), language, lambda at: options.nth(at).dispatch_event("click"), each)
    expect(page.locator(".scene .finish")).to_be_visible()
    places.look()
    shot(page, f"etchinstone-end-{size}-{language}-{theme}")
    places.assert_clean()


def test_it_is_played_by_thumb(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", size=PHONE, theme="dark")
    new_table(page, "pl")
    expect(page.locator(".scene [data-option]").first).to_be_visible()
    seen: set[str] = set()

    def tap(at: int) -> None:
        # a first tap shows what a card would do, the second does it; ways and plates are done at once
        thing = page.locator(".scene [data-option]").nth(at)
        option = thing.get_attribute("data-option") or ""
        thing.tap()
        if option.partition(":")[0] in HELD:
            expect(page.locator(".scene .again")).to_be_visible()
            thing.tap()

    places = Geometry(page, "etchinstone-thumb")

    def each() -> None:
        picture_moments(page, shot, seen, "phone-pl-dark", {"challenge", "boost", "absorb", "regroup"})
        assert_fits_touch_screen(page)
        places.look()
        assert page.evaluate(HIDDEN) <= 0, "in the Final Battle both Action Sets lie above the hand, without scrolling"
        expect(page.locator(".hand #prompt" if page.locator(".hand").count() else "#prompt")).to_be_in_viewport()

    play_first_and_last(page, random.Random(3), "pl", tap, each)
    places.assert_clean()


def test_it_is_played_by_keys_alone(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(size=TABLET)
    new_table(page, keys=True)

    def press(at: int) -> None:
        walk_to(page, at)
        page.keyboard.press("Enter")

    places = Geometry(page, "etchinstone-tablet")
    play_first_and_last(page, random.Random(8), "en", press, places.look)
    places.assert_clean()
    shot(page, "etchinstone-end-tablet-en-light")


def to_roles(page: Page) -> None:
    """Choose the first Dragon and face the first Encounter."""
    new_table(page)
    page.locator(".scene [data-option^='dragon:']").first.click()
    page.locator(".scene [data-option='face']").last.click()
    expect(page.locator(".scene .slot.asked")).to_be_visible()


def test_what_a_card_would_bring_is_shown_before_it_is_played(browsers: Browsers) -> None:
    page = browsers.open()
    to_roles(page)
    clash = page.locator(".scene .clash")
    expect(clash).to_contain_text("Point at a card")
    card = page.locator(".scene [data-option^='spell:']").first
    card.hover()
    expect(clash).to_contain_text("So far")
    assert page.locator(".scene .laid").count() == 0  # nothing was answered
    told = clash.locator("[role=img]").first.get_attribute("aria-label")
    card.click()
    expect(page.locator(".scene .laid")).to_have_count(1)
    page.mouse.move(2, 2)
    assert clash.locator("[role=img]").first.get_attribute("aria-label") == told


def test_a_card_can_be_dragged_to_its_role(browsers: Browsers) -> None:
    page = browsers.open()
    to_roles(page)
    page.locator(".scene [data-option^='spell:']").first.drag_to(page.locator(".scene .slot.asked"))
    expect(page.locator(".scene .laid")).to_have_count(1)


def test_a_hand_does_not_flicker_at_its_edges(browsers: Browsers) -> None:
    page = browsers.open()
    to_roles(page)
    cards = page.locator(".scene .hand [data-zoom]")
    for card, across, down in [(0, 0.05, 0.05), (0, 0.05, 0.5), (1, 0.03, 0.98), (3, 0.95, 0.05), (3, 0.95, 0.5)]:
        assert not flickers_on_hover(cards.nth(card), across, down), (card, across, down)


def test_a_card_is_enlarged_by_resting_on_it_and_by_a_key(browsers: Browsers) -> None:
    page = browsers.open()
    to_roles(page)
    card = page.locator(".scene .hand [data-zoom]").first
    card.hover()
    page.mouse.move(*(round(n) for n in middle(card.bounding_box())))
    expect(page.locator(".zoom")).to_contain_text("Basic Action")
    page.mouse.move(2, 2)
    expect(page.locator(".zoom")).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    expect(page.locator(".zoom")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".zoom")).to_have_count(0)


def test_a_close_up_leaves_the_forecast_visible(browsers: Browsers) -> None:
    page = browsers.open(size=SIZES["laptop"], motion=True)
    to_roles(page)
    cards = page.locator(".scene .hand [data-zoom]")
    forecast = page.locator(".scene .clash").bounding_box()
    for at in range(cards.count()):
        cards.nth(at).hover()
        expect(page.locator(".zoom")).to_contain_text("Basic Action")
        page.wait_for_function("() => document.querySelector('.zoom').getAnimations().length === 0")
        assert not meet(page.locator(".zoom").bounding_box(), forecast), at
        page.mouse.move(2, 2)
        expect(page.locator(".zoom")).to_have_count(0)


def test_all_figures_of_seven_cards_are_visible(browsers: Browsers, shot: Shot) -> None:
    """The largest hand on the smallest desktop: nothing of a card lies below another."""
    page = browsers.open(size=SIZES["laptop"], motion=True)
    new_table(page)
    page.locator(".scene [data-option^='dragon:']").first.click()
    skip_ahead(page, lambda table: table["view"]["region"] == FINAL)
    cards = page.locator(".scene .hand [data-zoom]")
    expect(cards).to_have_count(7)
    boxes = [cards.nth(at).bounding_box() for at in range(7)]
    assert not any(meet(one, other) for at, one in enumerate(boxes) for other in boxes[:at])
    places = Geometry(page, "etchinstone-seven")
    places.look()
    places.assert_clean()
    shot(page, "etchinstone-seven-laptop-en-light")


def test_a_played_card_ends_in_its_place(browsers: Browsers) -> None:
    """It flies there from the hand; what is left on the table afterwards is the card, in its Role."""
    page = browsers.open(motion=True)
    to_roles(page)
    card = page.locator(".scene [data-option^='spell:']").first
    name = card.get_attribute("data-zoom")
    place = page.locator(".scene .slot.asked").bounding_box()
    card.click()
    laid = page.locator(f".scene .laid [data-zoom='{name}']")
    expect(laid).to_be_visible()
    page.wait_for_function("() => !document.querySelector('.scene .flights')")
    expect(page.locator(f".scene [data-zoom='{name}']")).to_have_count(1)
    page.wait_for_function("() => document.querySelector('.scene .laid [data-zoom]').getAnimations().length === 0")
    assert meet(laid.bounding_box(), place)


def meet(one: Any, other: Any) -> bool:
    """Do two boxes overlap?"""
    return all(
        one[at] < other[at] + other[long] and other[at] < one[at] + one[long]
        for at, long in (("x", "width"), ("y", "height"))
    )


def middle(box: Any) -> tuple[float, float]:
    """The middle of a thing on the screen."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_is_not_offered_says_why(browsers: Browsers) -> None:
    page = browsers.open()
    to_roles(page)
    rng = random.Random(1)
    for _ in range(MANY):
        settled(page)
        assert not over(page)
        blocked = page.locator(".scene [aria-disabled='true']")
        if blocked.count():
            blocked.first.click(force=True)  # it says that it is disabled, and why
            break
        before = number(page)
        names = offered(page)
        page.locator(".scene [data-option]").nth(choose(rng, names)).click()
        moved_on(page, before)
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel")).to_contain_text("etch.")
