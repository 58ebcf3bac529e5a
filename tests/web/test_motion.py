"""Motion, as most readers have it: others' moves one after another, things that fly, and what is left afterwards."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from web.playing import Browsers, Shot
from web.scenes import answered, asked, offered, offers, over, sit_down_with_bots

pytestmark = pytest.mark.slow

#: what is drawn and where it lies, without what only tells of the last move
DRAWN = """() => {
  const names = ['data-option', 'data-offer', 'data-zoom', 'data-plate', 'data-seat', 'aria-disabled', 'style'];
  return [...document.querySelectorAll('.scene, .scene *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(' ');
    const said = names.map((name) => one.getAttribute(name)).join(' ');
    return [one.tagName, own, said, ...[x, y, width, height].map(Math.round)].join(' | ');
  });
}"""
STILL = """() => document.getAnimations().every((one) => one.playState !== 'running')
  && !document.querySelector('.flights')
  && [...document.querySelectorAll('.scene path')].every((one) => one.getAttribute('d'))"""


def table(browsers: Browsers, speed: str, seats: int = 4, rounds: int = 3) -> Page:
    """A table of the template game with bots, as most readers have it: with motion."""
    page = browsers.open(motion=True, settings={"speed": speed})
    sit_down_with_bots(page, "_template", {"rounds": rounds}, seats, "greedy")
    return page


def test_the_moves_of_others_are_shown_one_by_one(browsers: Browsers, shot: Shot) -> None:
    page = table(browsers, "slow")
    lines = page.locator(".log .line")
    skip = page.get_by_role("button", name=re.compile("^▸▸ Skip"))
    for _ in range(8):
        offers(page).first.click()
        page.wait_for_timeout(150)
        if skip.is_visible():
            break
        answered(page)
    shot(page, "motion-waiting-desktop-en-light")
    before = lines.count()
    expect(offers(page)).to_have_count(0)
    # Space shows all of them
    page.locator("#told").evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Space")
    expect(offers(page).first).to_be_visible(timeout=1000)
    expect(skip).to_have_count(0)
    assert lines.count() > before
    # the last move of another is marked in that player's colour
    expect(page.locator(".scene [data-touched]").first).to_be_visible()
    shot(page, "motion-marked-desktop-en-light")


def test_at_once_nothing_waits(browsers: Browsers) -> None:
    page = table(browsers, "instant", rounds=3)
    for _ in range(20):
        if over(page):
            break
        before = asked(page)
        offers(page).first.click()
        answered(page, before)
        assert not page.get_by_role("button", name=re.compile("^▸▸ Skip")).count()
    expect(page.locator("#table .end")).to_be_visible()


def test_after_all_motion_the_table_is_what_was_drawn(browsers: Browsers) -> None:
    page = table(browsers, "fast")
    rng = random.Random(7)
    flown = 0
    for _ in range(12):
        if over(page):
            break
        before = asked(page)
        page.locator(f'.scene [data-option="{rng.choice(offered(page))}"]').first.click()
        flown += page.evaluate("() => document.getAnimations().filter((one) => !one.animationName).length")
        answered(page, before)
        page.mouse.move(2, 2)
        page.wait_for_function(STILL)
        drawn = page.evaluate(DRAWN)
        if over(page):
            break
        page.reload()
        expect(offers(page).first).to_be_visible()
        page.wait_for_function(STILL)
        assert page.evaluate(DRAWN) == drawn
    assert flown > 3
