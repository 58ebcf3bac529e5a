"""The table of Tidal Blades: whole games alone, at two and four seats; what dice, dials, monsters and nights tell."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web import scenes
from web.geometry import Geometry
from web.playing import PHONE, SIZES, Browsers, Shot, horizontal_overflow, sizes
from web.scenes import click, offered, over, picture_moments, press, press_at_once, sit_down_with_bots, tap, thing

pytestmark = pytest.mark.slow

#: the sooner it is in the list, the sooner it is done: a game of challenges and fights
EAGER = (
    "character:kajman",
    "compass",
    "complete",
    "attempt",
    "fight",
    "hunt",
    "add",
    "block",
    "roll",
    "collect",
    "learn",
    "sail",
    "buy",
    "pick-spent",
    "gain",
    "visit:(folds-edge|workshop|stall|shell-beach|orchard)",
    "done",
)
#: whatever ends a question soonest
HASTY = ("character:pyl", "compass", "withdraw", "stop", "done", "visit:beside", "block")
#: to an arena and into a challenge with two dice, keeping what fits
CHALLENGER = (
    "character:pyl",
    "compass",
    "attempt",
    "add",
    "roll",
    "visit:(workshop|orchard|shell-beach)",
    "block",
    "done",
)
#: to the Fold and into a fight
FIGHTER = ("character:kajman", "compass", "fight", "add", "roll", "block", "visit:folds-edge", "done")
#: the five parts of the advanced game
ADVANCED = ("legendary", "announcements", "advanced_market", "advanced_monsters", "advanced_citadel")
#: the moments that are looked at most closely
CLOSELY = {"visit", "attempt", "roll", "keep", "pick"}
#: what a first tap only holds, so that it can be read
HELD = {"character", "compass", "three", "put", "visit", "collect", "sneak", "attempt", "trick", "use", "take", "buy"}


def sit_down(page: Page, seats: int = 2, **settings: Any) -> None:
    """A new table with bots on all other seats, or alone against the Rival."""
    level = {"level": "novice"} if seats == 1 else {}
    sit_down_with_bots(page, "tidal", {**level, **settings}, seats, "random")


def wanted(names: list[str], wishes: tuple[str, ...]) -> str:
    """The option that comes first among the wishes."""

    def place(name: str) -> int:
        return next((at for at, wish in enumerate(wishes) if re.match(wish, name)), len(wishes))

    return min(names, key=place)


def in_earnest(answers: int) -> Callable[[list[str]], str]:
    """Play in earnest for so many answers, then to the end as fast as can be."""
    given = count()
    return lambda names: wanted(names, EAGER if next(given) < answers else HASTY)


def play(page: Page, act: Callable[[str], None], until: Callable[[], bool], wishes: tuple[str, ...] = EAGER) -> None:
    """Answer as wished until something is so; `act` carries an option out."""
    scenes.play(page, lambda names: wanted(names, wishes), act, until)


def table(page: Page) -> Any:
    """The table as the server tells it to this reader."""
    return page.request.get(f"/api{page.url[page.url.index('/t/') :].replace('/t/', '/tables/')}").json()


def asks(page: Page, *verbs: str) -> bool:
    """Is something of these verbs offered?"""
    return bool({scenes.verb(name) for name in offered(page)} & set(verbs))


# ---------------------------------------------------------------------- whole games


def percent(chance: float) -> str:
    """A chance as the table shows it: only what is certain is 0 or 100 percent."""
    return str(round(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100))))


@pytest.mark.parametrize("size", sizes("laptop"))
def test_a_game_of_two_lies_on_one_board(browsers: Browsers, shot: Shot, size: str) -> None:
    """With motion on: no moment scrolls the page, moves a place, or lays one thing over another."""
    page = browsers.open(size=SIZES[size], motion=True, settings={"speed": "instant"})
    sit_down(page, first_game=True)
    seen: set[str] = set()
    geometry = Geometry(page, f"tidal-{size}")

    def watched() -> bool:
        if over(page):
            return True
        geometry.look()
        picture_moments(page, shot, seen, f"tidal-{{}}-{size}-en-light", {"visit", "roll"})
        return False

    scenes.play(page, in_earnest(32), press_at_once(page), watched)
    geometry.assert_clean()
    assert {"visit", "attempt", "add", "roll"} <= seen
    expect(page.locator("#table .end tbody tr")).to_have_count(7)
    shot(page, f"tidal-end-{size}-en-light")


def test_alone_against_the_rival_by_keys(browsers: Browsers, shot: Shot) -> None:
    """To the score sheet, where the Rival's points stand beside one's own."""
    page = browsers.open(theme="dark", language="pl")
    sit_down(page, seats=1)
    seen: set[str] = set()

    def watched() -> bool:
        if not over(page):
            picture_moments(page, shot, seen, "tidal-{}-solo-pl-dark", set())
        return over(page)

    scenes.play(page, in_earnest(12), press(page), watched)
    sheet = page.locator("#table .end table")
    expect(sheet.locator("thead")).to_contain_text("Rywal")
    ours, rivals = (int(one) for one in sheet.locator("tfoot td").all_inner_texts())
    found = table(page)
    assert ours == found["result"]["scores"][0]
    assert rivals == sum(points for _, points in found["preview"]["beside"][0]["sheet"])
    shot(page, "tidal-end-solo-pl-dark")


def test_four_with_all_advanced_parts_on_a_phone(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", size=PHONE, theme="dark")
    sit_down(page, seats=4, **dict.fromkeys(ADVANCED, True))
    seen: set[str] = set()

    def watched() -> bool:
        if over(page):
            return True
        assert horizontal_overflow(page) <= 0
        picture_moments(page, shot, seen, "tidal-{}-phone-pl-dark", CLOSELY)
        return False

    scenes.play(page, in_earnest(20), tap(page, HELD), watched)
    assert {"visit", "attempt"} <= seen
    expect(page.locator("#table .end tfoot td")).to_have_count(4)
    shot(page, "tidal-end-phone-pl-dark")


# ---------------------------------------------------------------------- what the table tells

#: how many of its thirteen steps a dial is turned, once it stands still
STEPS_TURNED = """async disc => {
  await Promise.all(disc.getAnimations().map(one => one.finished));
  const m = new DOMMatrix(getComputedStyle(disc).transform);
  return (Math.round(-Math.atan2(m.b, m.a) * 13 / (2 * Math.PI)) + 13) % 13;
}"""


def test_dice_are_set_aside_and_cover_symbols(browsers: Browsers, shot: Shot) -> None:
    """What dice show is covered on the card, a die that is picked lies aside, the odds are the server's."""
    page = browsers.open(motion=True, settings={"speed": "instant"})
    sit_down(page, seats=1)
    play(page, press_at_once(page), lambda: asks(page, "keep"), CHALLENGER)
    tray = page.locator(".scene .roll")
    roll = table(page)["preview"]["roll"]
    expect(tray.locator(".task .symbol.covered")).to_have_count(sum(roll["covered"]))
    assert tray.locator("[data-odds]").get_attribute("data-odds") == percent(roll["complete"])
    shot(page, "tidal-roll-desktop-en-light")

    rolled, kept = tray.locator(".felt .cube"), tray.locator(".kept .cube")
    before = rolled.count()
    expect(kept).to_have_count(0)
    option = next(name for name in offered(page) if name.startswith("keep:"))
    thing(page, option).click()
    expect(kept).to_have_count(1)
    expect(rolled).to_have_count(before - 1)
    assert len(table(page)["view"]["kept"]) == 1
    shot(page, "tidal-kept-desktop-en-light")


def test_a_fight_shows_hits_and_odds(browsers: Browsers, shot: Shot) -> None:
    """Spots, hits to expect, and afterwards who is safe from the monster tonight."""
    page = browsers.open(theme="dark")
    sit_down(page, seats=2)
    play(
        page,
        press_at_once(page),
        lambda: asks(page, "stop") and any(table(page)["preview"]["roll"]["covered"]),
        FIGHTER,
    )
    tray = page.locator(".scene .roll")
    found = table(page)
    roll = found["preview"]["roll"]
    assert float(tray.locator("[data-hits]").get_attribute("data-hits") or -1) == roll["hits"]
    assert tray.locator("[data-odds]").get_attribute("data-odds") == percent(roll["kill"])
    expect(tray.locator(".spots .symbol.covered")).to_have_count(sum(roll["covered"]))
    shot(page, "tidal-fight-desktop-en-dark")

    play(page, press_at_once(page), lambda: table(page)["view"]["foe"] < 0, ("stop", "hit", *FIGHTER))
    invasion = table(page)["preview"]["invasion"]
    edge = next(one for one in invasion if 0 in one["safe"] and one["monster"])
    fold = page.locator(".scene [data-place$='-head']", has_text=f"{edge['eighths']}/8")
    expect(fold.locator(".one.safe")).to_have_count(1)
    assert table(page)["seats"][0]["name"] in (fold.locator(".night").get_attribute("aria-label") or "")


def test_dials_turn(browsers: Browsers) -> None:
    """A challenge that is completed or left turns a dial: the disc ends where the server says."""
    page = browsers.open(motion=True, settings={"speed": "instant"})
    sit_down(page, seats=1)
    dials = page.locator(".scene .mat .dial")
    start = table(page)["view"]["sides"][0]["dials"]
    play(
        page,
        press_at_once(page),
        lambda: table(page)["view"]["sides"][0]["dials"] != start,
        ("complete", "withdraw", *CHALLENGER),
    )
    for n, at in enumerate(table(page)["view"]["sides"][0]["dials"]):
        expect(dials.nth(n)).to_have_attribute("data-at", str(at))
        assert dials.nth(n).locator(".disc").evaluate(STEPS_TURNED) == at


def test_the_night_is_told_step_by_step(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open()
    sit_down(page, seats=1)
    play(page, press_at_once(page), lambda: asks(page, "pick", "pick-spent"), HASTY)
    night = page.locator(".scene .night")
    expect(night.locator("li")).to_have_count(5)
    expect(night.locator("li[aria-current='step']")).to_have_count(1)
    rolled = re.search(r"invasion die: (\d)", page.locator("#table .log").inner_text())
    assert rolled is not None
    expect(night.locator(".invasion")).to_have_attribute("aria-label", rolled[1])
    shot(page, "tidal-night-desktop-en-light")


def test_what_can_not_be_done_leads_to_its_rule(browsers: Browsers) -> None:
    """Michronic memory without spent dice says why not; a plate opens another side."""
    page = browsers.open()
    sit_down(page)
    play(page, click(page), lambda: asks(page, "visit"), HASTY)
    page.locator(".scene .shield[data-blocked='memory']").click(force=True)  # it says that it is disabled
    expect(page.get_by_role("tabpanel")).to_contain_text("tidal.")
    page.locator(".scene .opponent").click()
    expect(page.locator(".scene .mat[data-seat='1']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".scene .mat[data-seat='0']")).to_be_visible()
