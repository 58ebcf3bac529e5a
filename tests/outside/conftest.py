"""The package of this folder, installed beside Wawel in a throwaway place."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from wawel import catalog
from wawel.bots import registry

PACKAGE = Path(__file__).parent / "package"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package is installed: a folder to be put on the path."""
    target = tmp_path_factory.mktemp("site")
    offline = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    command = [sys.executable, "-m", "pip", "install", *offline, "--target", str(target), str(PACKAGE)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target


@pytest.fixture(scope="session")
def wawel(place: Path) -> Run:
    """Runs the command line where the package is installed."""
    path = os.pathsep.join([str(place), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "WAWEL_STRICT_WORDS": "1", "PYTHONIOENCODING": "utf-8"}

    def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "wawel.cli", *arguments]
        return subprocess.run(command, input=given, capture_output=True, text=True, env=environment, encoding="utf-8")

    return run


def forget() -> None:
    """Look for packages anew."""
    for known in (catalog.other_packages, catalog.game, registry.other_packages):
        known.cache_clear()


@pytest.fixture(scope="module")
def installed(place: Path) -> Iterator[None]:
    """The package is installed for this very process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(place))
        forget()
        yield
    forget()


@pytest.fixture
def fresh() -> Iterator[None]:
    """Packages are looked for anew, and once more afterwards."""
    forget()
    yield
    forget()
