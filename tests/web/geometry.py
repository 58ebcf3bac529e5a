"""Where things lie on a table, checked at every moment of a played game.

Found are: texts and buttons that overlap, text that is broken inside a word, cut off or too small, options that lie
outside the window or below something else, a page that is wider than its window, or taller although the scene is one
whole board (`.scene.whole`), and places (`data-place`) that moved since they were first seen.

Allowed are: cards of a fan (`data-fan`) over each other, as long as every figure is visible; what lies above the table
for a while (close-ups, tooltips, dialogs, `data-layer`); what is scrolled below a bar or a sheet; on a
board that is panned and zoomed with the fingers (`data-zoomable`) small text, and text that the board's own edge cuts
off, unless it is on something that can be picked. What moves is ended first.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8").partition("*/")[2].strip()
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
#: how long what moves is ended, in milliseconds: one motion may lead to another
PATIENCE = 3000
#: by how many pixels a place may move
STILL = 2
#: more would not be read
MOST = 25

#: draws a frame around what is wrong
FRAMES = """boxes => boxes.forEach(({x, y, width, height}) => {
  const frame = document.createElement('div');
  frame.dataset.geometry = '';
  frame.style.cssText = `left:${x - 2}px;top:${y - 2}px;width:${width}px;height:${height}px;` +
    'position:fixed;z-index:999;border:2px solid red;pointer-events:none';
  document.body.append(frame);
})"""
NO_FRAMES = "() => document.querySelectorAll('[data-geometry]').forEach(one => one.remove())"


class Geometry:
    """Looks at a page again and again and remembers what is wrong, each thing once, with a picture."""

    def __init__(self, page: Page, name: str, root: str = "#table") -> None:
        self.page = page
        self.name = name
        self.root = root
        #: what is wrong, and where it can be seen
        self.problems: dict[str, Path] = {}
        self.places: dict[str, list[int]] = {}
        self.looks = 0

    def look(self) -> list[str]:
        """What is wrong now that was not known yet."""
        self.looks += 1
        seen: Any = self.page.evaluate(SCRIPT, {"root": self.root, "patience": PATIENCE})
        found = {f"{one['kind']}: {one['what']}": one["at"] for one in seen["found"]}
        for place, (x, y) in seen["places"].items():
            left, top = self.places.setdefault(place, [x, y])
            if max(abs(left - x), abs(top - y)) > STILL:
                found[f"moved: place {place} went from {left}, {top} to {x}, {y}"] = {
                    "x": x,
                    "y": y,
                    "width": 9,
                    "height": 9,
                }
                self.places[place] = [x, y]
        new = {what: at for what, at in found.items() if what not in self.problems}
        if new:
            picture = PICTURES / f"geometry-{self.name}-{self.looks}.png"
            PICTURES.mkdir(parents=True, exist_ok=True)
            self.page.evaluate(FRAMES, [at for at in new.values() if at])
            self.page.screenshot(path=picture)
            self.page.evaluate(NO_FRAMES)
            self.problems.update(dict.fromkeys(new, picture))
        return list(new)

    def assert_clean(self) -> None:
        """Nothing was wrong at any moment so far."""
        assert self.looks, "nobody looked"
        lines = [f"{what}\n    {picture}" for what, picture in self.problems.items()]
        assert not lines, f"{len(lines)} things lie badly ({self.name}):\n" + "\n".join(lines[:MOST])
