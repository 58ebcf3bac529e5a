"""The table of Akademia Smoczych Wrót: a whole game by clicks, a phone, keys, and what the things on it tell."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web import scenes
from web.geometry import Geometry
from web.playing import PHONE, SIZES, Browsers, Shot, horizontal_overflow, sizes
from web.scenes import (
    MANY,
    click,
    offered,
    offers,
    over,
    picture_moments,
    press,
    press_at_once,
    sit_down_with_bots,
    tap,
    thing,
)

pytestmark = pytest.mark.slow

#: the sooner it is in the list, the sooner it is done: whatever makes the house grow
EAGER = (
    "site",
    "build",
    "train",
    "profession",
    "place",
    "act:profession",
    "act:build",
    "act:professor",
    "act:adept",
    "act:order",
    "act:swap",
    "act:dungeon",
    "act:prestige",
    "act:coins",
    "play",
    "discard",
    "take",
)
#: down into the dungeon, where Spell cards lie; the number is the die's
DEEPER = ("act:dungeon-6", "act:dungeon-5", "act:dungeon", "take:.*-6", "take:.*-5", "take:.*-4", "done")
#: a Building as soon as it can be, or coins for a dear one
BUILDER = ("act:build", "act:coins", "take:.*-[34]", "take:.*-5", "take:.*-2")
SAVER = ("act:coins-4", "act:coins-3", "act:coins", "take:.*-[34]", "take:.*-2")
#: the second space of the order track, which gives an Imp
FIRST = ("order:1", "act:order", "take:.*-[12]")
#: the moments that are looked at most closely, on a phone; on a desktop one of them is enough
CLOSELY = {"take", "act", "build", "site"}
#: what a first tap only holds, so that it can be read
HELD = {"site", "build", "profession", "adept", "professor", "train", "play"}


def sit_down(page: Page, board: str = "a", seats: int = 2) -> None:
    """A new table with bots on all other seats."""
    sit_down_with_bots(page, "dragonsgate", {"board": board}, seats, "random")


def wanted(names: list[str], wishes: tuple[str, ...]) -> str:
    """The option that comes first among the wishes."""

    def place(name: str) -> int:
        return next((at for at, wish in enumerate(wishes) if re.match(wish, name)), len(wishes))

    return min(names, key=place)


def play(page: Page, act: Callable[[str], None], until: Callable[[], bool], wishes: tuple[str, ...] = EAGER) -> None:
    """Answer as wished until something is so; `act` carries an option out."""
    scenes.play(page, lambda names: wanted(names, wishes), act, until)


@pytest.mark.parametrize("size", sizes("laptop"))
def test_a_whole_game_lies_on_one_board(browsers: Browsers, shot: Shot, size: str) -> None:
    """With motion on: no moment scrolls the page, moves a place, or lays one thing over another."""
    page = browsers.open(size=SIZES[size], motion=True, settings={"speed": "instant"})
    sit_down(page)
    seen: set[str] = set()
    geometry = Geometry(page, f"dragonsgate-{size}")

    def watched() -> bool:
        if over(page):
            return True
        geometry.look()
        picture_moments(page, shot, seen, f"dragonsgate-{{}}-{size}-en-light", {"act"})
        return False

    play(page, press_at_once(page), watched)
    geometry.assert_clean()
    assert {"leave", "take", "act", "build", "site"} <= seen
    expect(page.locator("#table .end")).to_contain_text("Prestige gained in play")
    shot(page, f"dragonsgate-end-{size}-en-light")


IN_VIEW = """all => all.filter(one => {
  const {left, top, right, bottom, width, height} = one.getBoundingClientRect();
  const page = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const view = one.closest('.view')?.getBoundingClientRect() ?? page;
  if (left < view.left - 1 || top < view.top - 1 || right > view.right + 1 || bottom > view.bottom + 1) return false;
  if (width < 43.5 || height < 43.5) throw new Error(`too small for a thumb: ${one.dataset.option}`);
  return true;
}).map(one => one.dataset.option)"""


def in_view(page: Page) -> list[str]:
    """What can be picked without moving the board; all of it is large enough for a thumb."""
    found: list[str] = offers(page).evaluate_all(IN_VIEW)
    return found


def test_on_a_phone_the_board_opens_where_the_question_is(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", size=PHONE, theme="dark")
    sit_down(page, board="b")
    seen: set[str] = set()
    geometry = Geometry(page, "dragonsgate-thumb")

    def fits() -> bool:
        geometry.look()
        assert horizontal_overflow(page) <= 0
        picture_moments(page, shot, seen, "dragonsgate-{}-phone-pl-dark", CLOSELY)
        return over(page) or seen >= CLOSELY

    def choose(names: list[str]) -> str:
        seen_now = in_view(page)
        # the wing of Professions is wider than a phone
        assert set(seen_now) == set(names) or "profession" in {scenes.verb(name) for name in names}
        return wanted(seen_now, EAGER)

    scenes.play(page, choose, tap(page, HELD), fits)
    geometry.assert_clean()


MATRIX = "board => new DOMMatrix(getComputedStyle(board).transform)"


def look(page: Page) -> tuple[float, float, float]:
    """The scale of the board, and where it lies."""
    found = page.locator(".scene .ground").first.evaluate(
        f"board => {{ const m = ({MATRIX})(board); return [m.a, m.e, m.f]; }}"
    )
    return found[0], found[1], found[2]


def test_a_board_is_panned_and_zoomed(browsers: Browsers) -> None:
    page = browsers.open(size=PHONE)
    sit_down(page)
    scale, x, _ = look(page)
    assert scale >= 1
    view = page.get_by_role("group", name="The school", exact=True)
    box = view.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 120, middle[1], steps=4)
    page.mouse.up()
    assert look(page)[1] == pytest.approx(x - 120, abs=1)

    view.focus()
    page.keyboard.press("ArrowRight")
    assert look(page)[1] == pytest.approx(x - 200, abs=1)
    page.keyboard.press("+")
    assert look(page)[0] > scale
    page.get_by_role("button", name="The whole board").click()
    assert look(page)[0] == pytest.approx(PHONE["width"] / 1040, abs=0.01)
    # too small to aim at: a tap goes nearer and answers nothing
    before = scenes.asked(page)
    view.tap(position={"x": 200, "y": box["height"] / 2})
    assert look(page)[0] >= 1
    assert scenes.asked(page) == before
    page.get_by_role("button", name="Buildings to raise").click()
    expect(page.locator(".scene .price").first).to_be_in_viewport()


def test_a_board_is_zoomed_by_two_fingers_and_by_a_double_tap(browsers: Browsers) -> None:
    page = browsers.open(size=PHONE)
    sit_down(page)
    before = scenes.asked(page)
    box = page.get_by_role("group", name="The school", exact=True).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": one, "y": y, "id": n} for n, one in enumerate(at)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    scale, left, _ = look(page)
    under = (x - box["x"] - left) / scale
    touch("touchStart", x - 40)
    touch("touchStart", x - 40, x + 40)
    for apart in (50, 60, 70):
        touch("touchMove", x - apart, x + apart)
    touch("touchEnd", x + 70)
    touch("touchEnd")
    nearer, left, _ = look(page)
    assert nearer == pytest.approx(scale * 70 / 40, rel=0.03)
    # what lay between the fingers is still there
    assert (x - box["x"] - left) / nearer == pytest.approx(under, abs=3)
    for _ in range(2):
        touch("touchStart", x)
        touch("touchEnd")
    page.wait_for_function(f"() => ({MATRIX})(document.querySelector('.scene .ground')).a < 0.5")
    assert scenes.asked(page) == before  # none of it was a click


def test_a_turn_is_played_by_keys_alone(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(theme="dark")
    sit_down(page, seats=4)
    play(page, press(page), lambda: "Turn 2" in page.locator(".scene .turn").inner_text())
    shot(page, "dragonsgate-second-turn-desktop-en-dark")


def coins(page: Page) -> int:
    """The coins of the first house."""
    return int(page.locator(".scene [data-seat='0'] .means li").nth(1).inner_text().split()[-1])


def offers_a(page: Page, what: str) -> bool:
    """Is one of the options called so?"""
    return any(re.match(what, name) for name in offered(page))


def test_a_house_is_built_by_hand(browsers: Browsers, shot: Shot) -> None:
    """A tile is dragged onto the board, the next one is turned before it is put down."""
    page = browsers.open()
    sit_down(page)
    standing = page.locator(".scene [data-seat='0'] .standing")
    play(page, click(page), lambda: offers_a(page, "build:"), BUILDER)
    prices = page.locator(".scene .price")
    expect(prices).to_have_count(24)
    for n in (0, 23):
        expect(prices.nth(n)).to_be_in_viewport(ratio=0.99)
        assert prices.nth(n).inner_text().strip() in ("2", "4", "6")
    thing(page, "build:small-laboratory").drag_to(page.locator(".scene [data-seat='0'] [data-square='5']"))
    expect(standing).to_have_count(1)

    play(page, click(page), lambda: offers_a(page, "act:build") and coins(page) >= 4, SAVER)
    page.locator(".scene [data-option^='act:build']").click()
    thing(page, "build:laboratory").click()
    expect(page.locator(".scene p.bonus")).to_be_visible()
    flat = offered(page)
    thing(page, flat[0]).hover()
    expect(page.locator(".scene .plot.foot")).to_have_count(2)
    expect(page.locator(".scene p.bonus")).to_contain_text("covers:")
    shot(page, "dragonsgate-aim-desktop-en-light")
    page.get_by_role("button", name="Turn it").click()
    upright = offered(page)
    assert upright
    assert not set(upright) & set(flat)
    thing(page, upright[0]).click()
    expect(standing).to_have_count(2)


def test_the_table_tells_why_and_what(browsers: Browsers, shot: Shot) -> None:
    """A closed action leads to its rule; a plate opens a house; an area tells the way; Imps change the value."""
    page = browsers.open()
    sit_down(page)
    play(page, click(page), lambda: offers_a(page, "act:"))
    # who has never played is told how to answer, and what each action is for
    expect(page.locator(".scene .guide")).to_contain_text("lit actions")
    page.locator(".scene .stand:has(> .action.offered)").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"\(value \d\)\. \w"))
    page.locator(".scene .action.blocked").first.click(force=True)  # it says that it is disabled
    expect(page.get_by_role("tabpanel")).to_contain_text("gate.")

    page.locator(".scene .strip").click()
    expect(page.locator(".scene [data-seat='1']")).to_be_visible()
    shot(page, "dragonsgate-visit-desktop-en-light")
    page.keyboard.press("Escape")
    expect(page.locator(".scene [data-seat='0']")).to_be_visible()

    page.locator(".scene .needs").first.click()
    expect(page.locator(".scene .graduation .way")).to_have_count(3)
    page.get_by_role("button", name="If it ended now").click()
    expect(page.get_by_role("row", name="Empty squares")).to_contain_text("-12")
    shot(page, "dragonsgate-way-desktop-en-light")
    page.keyboard.press("Escape")

    imps = page.locator(".scene .shift")
    play(page, click(page), lambda: imps.count() > 0, FIRST)
    page.get_by_role("button", name="Try one higher").click()
    expect(page.locator(".scene .cost")).to_contain_text("with 1 Imp")
    shot(page, "dragonsgate-imps-desktop-en-light")


def test_dice_and_actions_light_each_other(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open()
    sit_down(page)
    play(page, click(page), lambda: offers_a(page, "take:"))
    option = offered(page)[0]
    thing(page, option).hover()
    lit = page.locator(".scene .action.lit")
    expect(lit.first).to_be_visible()
    shot(page, "dragonsgate-lights-desktop-en-light")
    names = lit.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert all(option[-1] in name for name in names), (option, names)
    lit.first.hover()
    expect(page.locator(f".scene .die-spot.lit[data-option='{option}']")).to_be_visible()
    page.mouse.move(2, 2)
    expect(lit).to_have_count(0)


def test_spell_cards_come_from_the_dungeon_and_are_played(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", size=PHONE)
    for _ in range(MANY):
        sit_down(page)
        play(page, tap(page, HELD), lambda: offers_a(page, "play:") or over(page), DEEPER)
        if not over(page):  # otherwise all cards were immediate ones, or none was found
            break
    card = page.locator(".scene .hand [data-option^='play:']").first
    name = card.locator(".title").inner_text()
    assert horizontal_overflow(page) <= 0
    shot(page, "dragonsgate-spell-phone-pl-light")
    card.tap()
    expect(page.locator(".scene .again")).to_contain_text(name)
    card.tap()
    # the last action of a turn is followed by the bot's: the log keeps what the table no longer tells
    expect(page.locator("#table .log")).to_contain_text(name)
