"""The checker of places finds what is wrong on pages where that is known, and nothing on those where all is well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from web.geometry import Geometry

pytestmark = pytest.mark.slow

PAGE = """<!doctype html><meta name=viewport content="width=device-width">
<style>body {{ margin: 0; font: 16px/1.2 sans-serif }} .at {{ position: absolute }}</style><div id=table>{}</div>"""

WRONG = {
    "overlap: text": '<p class=at style="left: 9px">Armour 3</p><p class=at style="left: 30px">Initiative 7</p>',
    "overlap: button": '<p class=at>Health 12</p><button class=at style="top: 8px; height: 60px">Pass</button>',
    "small: text": '<p style="font-size: 11px">Source</p>',
    "small: text ": '<p style="scale: .5">Source</p>',
    "broken:": '<p style="width: 60px; overflow-wrap: anywhere">Czterdziestoletnia</p>',
    "cut: text": '<div style="width: 50px; overflow: hidden"><p style="width: 300px">Cut off at its side</p></div>',
    'cut: text "Asked for': """<div data-zoomable style="width: 90px; overflow: clip">
        <button data-option=go style="width: 150px; white-space: nowrap">Asked for here</button></div>""",
    "unreachable: option": """<button data-option=go class=at style="left: -90px">Go</button>
        <button data-option=no>No</button>""",
    'unreachable: option "go" (.at) is covered': """<button data-option=go class=at>Go</button>
        <div class=at style="width: 99px; height: 99px; background: red"></div>""",
    "unreachable: nothing": '<div style="height: 3000px"></div><button data-option=go>Go</button>',
    "scroll: the page is 200 px wider": '<div style="width: 1566px">Wide</div>',
    "scroll: the page is 32 px taller": '<div class="scene whole" style="height: 800px">Tall</div>',
    "hidden: text": """<div data-fan>
        <button class=at style="width: 90px; height: 99px; text-align: end"><b>7</b></button>
        <button class=at style="left: 20px; width: 90px; height: 99px; background: red"><b>8</b></button></div>""",
}

RIGHT = {
    "nothing": "",
    "a card with a number on it": "<button data-option=go style='width: 99px; height: 99px'>Go <b>3</b></button>",
    "a fan whose figures are visible": """<div data-fan>
        <button class=at style="width: 90px; height: 99px; text-align: start"><b>7</b></button>
        <button class=at style="left: 20px; width: 90px; height: 99px; background: red"><b>8</b></button></div>""",
    "words between which a line ends": '<p style="width: 60px">Armour and initiative, half-way</p>',
    "a close-up": "<p class=at>Health 12</p><div class=at data-layer>Health, up close</div>",
    "for screen readers": '<p class=at>Health 12</p><p class=at style="clip-path: inset(50%)">Health</p>',
    "a row that is moved": """<div style="width: 99px; display: flex; overflow-x: auto">
        <button data-option=a>Ambergris</button>
        <button data-option=b>Bergamot</button></div>""",
    "a shortened name": """<p style="width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">
        Cut off</p>""",
    "the edge of a board that is panned": """<div data-zoomable style="width: 50px; overflow: clip">
        <p style="width: 300px">Cut off at the edge</p></div>""",
    "below a sheet": """<p style="height: 900px"></p><p>Health 12</p><p style="height: 99px"></p>
        <button data-option=go style="position: fixed; bottom: 0; width: 99%; height: 99px">Go</button>""",
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page of a small desktop."""
    page = browser.new_page(viewport={"width": 1366, "height": 768})
    yield page
    page.close()


@pytest.mark.parametrize("kind", WRONG)
def test_what_lies_badly_is_found(page: Page, kind: str) -> None:
    page.set_content(PAGE.format(WRONG[kind]))
    seen = Geometry(page, "checker")
    assert any(one.startswith(kind.strip()) for one in seen.look()), seen.problems
    assert not seen.look(), "each thing is told once"
    with pytest.raises(AssertionError, match=r"lie badly[^$]*checker-1\.png"):
        seen.assert_clean()


@pytest.mark.parametrize("kind", RIGHT)
def test_what_lies_well_is_left_alone(page: Page, kind: str) -> None:
    page.set_content(PAGE.format(RIGHT[kind]))
    seen = Geometry(page, "checker")
    seen.look()
    seen.assert_clean()


def test_a_place_that_moves_is_found_after_its_motion_has_ended(page: Page) -> None:
    page.set_content(PAGE.format('<p data-place=deck style="transition: margin 200ms">Deck</p>'))
    seen = Geometry(page, "checker")
    assert not seen.look()
    page.evaluate("document.querySelector('[data-place]').style.marginTop = '90px'")
    assert seen.look() == ["moved: place deck went from 0, 16 to 0, 90"]
