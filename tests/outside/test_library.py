"""`import wawel`: what it offers, that the README's example holds, and what it does without."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import wawel

ROOT = Path(__file__).parents[2]
#: what costs time and is not needed to import Wawel, nor to print a help page
SLOW = ("importlib.metadata", "inspect", "wawel.engine.game", "wawel.games.etchinstone", "fluent.runtime")


def python(*arguments: str, cwd: Path = ROOT) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The example of the README's section about the library."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"## As a library\n.*?```python\n(.*?)```", readme, re.DOTALL)
    assert found is not None
    file = tmp_path / "example.py"
    file.write_text(found[1], encoding="utf-8")
    return file


def test_the_example_is_typed(example: Path) -> None:
    python("-m", "mypy", "--strict", "--cache-dir", str(ROOT / "build" / "mypy"), example.name, cwd=example.parent)


def test_the_example_runs(example: Path) -> None:
    assert re.fullmatch(r"\[\d+\]\n", python(example.name, cwd=example.parent))


def test_everything_exported_is_there() -> None:
    assert all(hasattr(wawel, name) for name in wawel.__all__)
    assert set(wawel.__all__) <= set(dir(wawel))
    with pytest.raises(AttributeError, match="module 'wawel' has no attribute 'chess'"):
        _ = wawel.chess  # type: ignore[attr-defined]


def test_the_version_is_that_of_the_package() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert wawel.__version__ == tomllib.load(file)["project"]["version"]


def test_importing_is_quick() -> None:
    loaded = python("-c", "import sys, wawel; print(*sys.modules)").split()
    assert not set(SLOW) & set(loaded)
