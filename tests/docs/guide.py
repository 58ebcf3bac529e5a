"""Carries out a guide: each code block that begins with the name of a file goes into that file of a copy."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# ((?:src|tests)/\S+)\n")
#: what a game needs to run and its tests to find
KEPT = ("*.py", "*.toml", "*.ftl")


def blocks(guide: Path) -> list[tuple[str, str]]:
    """The code blocks of a guide: language and text."""
    return BLOCK.findall(guide.read_text(encoding="utf-8"))


def copied(to: Path) -> Path:
    """A copy of the sources without the browser's, and of the tests."""
    for file in [*(path for kept in KEPT for part in ("src", "tests") for path in (ROOT / part).rglob(kept))]:
        if "web" not in file.relative_to(ROOT).parts:
            place = to / file.relative_to(ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)
    shutil.copyfile(ROOT / "pyproject.toml", to / "pyproject.toml")
    return to


def carry_out(guide: Path, where: Path) -> list[Path]:
    """Put each block where it belongs: a row before all others of its file, so that every number moves; words at the
    end; a file that is not there yet is made. The files are returned."""
    touched = []
    for language, text in blocks(guide):
        named = FILE.match(text)
        if named is None:
            continue
        place, body = where / named[1], text[named.end() :]
        if language == "toml":
            old = place.read_text(encoding="utf-8")
            first = old.index("[[")
            place.write_text(f"{old[:first]}{body}\n{old[first:]}", encoding="utf-8")
        elif language == "fluent":
            place.write_text(f"{place.read_text(encoding='utf-8')}\n{body}", encoding="utf-8")
        else:
            assert not place.exists(), f"{named[1]} is there already"
            place.write_text(body, encoding="utf-8")
        touched.append(place)
    return touched
