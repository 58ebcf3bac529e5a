"""Which form runs, and that a stale one never does. The builds here are fakes, but for the last test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import wawel
from wawel import build
from wawel.build import Manifest, StaleBuild, WrongForm, check_fresh, compiled, is_compiled, mode_expected

SUFFIX = EXTENSION_SUFFIXES[0]
PACKAGE = Path(wawel.__file__).parent
FRONT_DOOR = "from wawel.build import *\n\ncheck_fresh()\nmode_expected()\n"
TOOL = Path(__file__).parents[2] / "tools" / "fast.py"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a small package, and a finished build of it whose libraries are empty files."""
    source = tmp_path / "src" / "wawel"
    (source / "engine").mkdir(parents=True)
    shutil.copy(PACKAGE / "build.py", source)
    (source / "__init__.py").write_text(FRONT_DOOR)
    (source / "engine" / "__init__.py").touch()
    (source / "engine" / "toy.py").write_text("def twice(n: int) -> int:\n    return n * 2\n")
    (source / "cards.toml").write_text("attack = 1\n")
    fast = tmp_path / "build" / "fast"
    shutil.copytree(source, fast / "wawel")
    (fast / "wawel" / "engine" / f"toy{SUFFIX}").touch()
    (fast / f"wawel_fast__mypyc{SUFFIX}").touch()
    Manifest.of(str(fast / "wawel"), "pretended").write(str(fast / "wawel"))
    return tmp_path


def edit(path: Path) -> None:
    """Change one byte, so that neither the size nor (almost) the time shows it."""
    status = path.stat()
    content = bytearray(path.read_bytes())
    content[-2] ^= 1
    path.write_bytes(content)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns + 1))


def fails(checkout: Path, message: str) -> None:
    with pytest.raises(StaleBuild, match=message) as caught:
        check_fresh(checkout / "build" / "fast" / "wawel")
    assert "make fast" in str(caught.value)


def test_a_fresh_build_is_accepted(checkout: Path) -> None:
    check_fresh(checkout / "build" / "fast" / "wawel")


def test_sources_alone_are_accepted(checkout: Path) -> None:
    check_fresh(checkout / "src" / "wawel")


@pytest.mark.parametrize("where", ["build/fast/wawel", "src/wawel"])
@pytest.mark.parametrize("name", ["engine/toy.py", "build.py", "cards.toml"])
def test_one_changed_byte_is_stale(checkout: Path, where: str, name: str) -> None:
    edit(checkout / where / name)
    fails(checkout, f"wawel/{name} differs")


@pytest.mark.parametrize("where", ["build/fast/wawel", "src/wawel"])
def test_added_and_removed_sources_are_stale(checkout: Path, where: str) -> None:
    new = checkout / where / "engine" / "new.py"
    new.touch()
    fails(checkout, "wawel/engine/new.py differs")
    new.unlink()
    check_fresh(checkout / "build" / "fast" / "wawel")
    (checkout / where / "cards.toml").unlink()
    fails(checkout, "wawel/cards.toml differs")


def test_what_only_people_read_may_change(checkout: Path) -> None:
    (checkout / "src" / "wawel" / "engine" / "README.md").write_text("better said")
    check_fresh(checkout / "build" / "fast" / "wawel")


def test_touching_without_a_change_is_fresh(checkout: Path) -> None:
    for file in checkout.rglob("*.py"):
        os.utime(file, (1, 1))
    check_fresh(checkout / "build" / "fast" / "wawel")


def test_a_build_can_be_moved(checkout: Path) -> None:
    shutil.copytree(checkout, checkout / "elsewhere")
    check_fresh(checkout / "elsewhere" / "build" / "fast" / "wawel")
    assert str(checkout) not in (checkout / "build" / "fast" / "wawel" / build.MANIFEST).read_text()


def test_an_installed_build_needs_no_checkout(checkout: Path) -> None:
    shutil.copytree(checkout / "build" / "fast", checkout / "site-packages")
    edit(checkout / "src" / "wawel" / "engine" / "toy.py")
    check_fresh(checkout / "site-packages" / "wawel")


@pytest.mark.parametrize("name", [f"wawel/engine/toy{SUFFIX}", f"wawel_fast__mypyc{SUFFIX}"])
def test_a_missing_library_is_stale(checkout: Path, name: str) -> None:
    (checkout / "build" / "fast" / name).unlink()
    fails(checkout, "is missing")


def test_an_unfinished_build_is_stale(checkout: Path) -> None:
    (checkout / "build" / "fast" / "wawel" / build.MANIFEST).unlink()
    fails(checkout, "no finished build")


def test_libraries_among_the_sources_are_refused(checkout: Path) -> None:
    (checkout / "src" / "wawel" / "engine" / f"toy{SUFFIX}").touch()
    with pytest.raises(StaleBuild, match="delete it"):
        check_fresh(checkout / "src" / "wawel")


def test_a_build_for_another_python_is_stale(checkout: Path) -> None:
    path = checkout / "build" / "fast" / "wawel" / build.MANIFEST
    path.write_text(path.read_text().replace(f"python {SUFFIX}", "python .cpython-27.so"))
    fails(checkout, "cpython-27")


def run(checkout: Path, code: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run code as a user would, away from the checkout that runs these tests."""
    own = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", build.MODE)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=checkout, env={**own, **env}, capture_output=True, text=True)


def test_the_real_front_door_checks(tmp_path: Path) -> None:
    source, fast = tmp_path / "src" / "wawel", tmp_path / "build" / "fast" / "wawel"
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", build.MANIFEST)
    shutil.copytree(PACKAGE, source, ignore=ignore)
    shutil.copytree(source, fast)
    Manifest.of(str(fast), "pretended").write(str(fast))
    assert run(tmp_path, "import wawel", PYTHONPATH="build/fast").returncode == 0
    edit(source / "engine" / "__init__.py")
    assert "make fast" in run(tmp_path, "import wawel", PYTHONPATH="build/fast").stderr


def test_the_mode_is_asserted(monkeypatch: pytest.MonkeyPatch) -> None:
    right, wrong = ("fast", "slow") if compiled() else ("slow", "fast")
    monkeypatch.setenv(build.MODE, right)
    mode_expected()
    monkeypatch.setenv(build.MODE, wrong)
    with pytest.raises(WrongForm):
        mode_expected()
    monkeypatch.setenv(build.MODE, "quick")
    with pytest.raises(WrongForm, match="fast or slow"):
        mode_expected()


def test_what_is_compiled() -> None:
    for name in ("engine.state", "games.epic.rules", "games.epic.rules.combat", "bots.search"):
        assert is_compiled(f"wawel.{name}")
    for name in ("build", "engine.mypyc_shim", "games.epic.cards", "cli.coverage"):
        assert not is_compiled(f"wawel.{name}")


def test_package_files_are_never_compiled(checkout: Path) -> None:
    assert build.to_compile(str(checkout / "src" / "wawel")) == ["wawel/engine/toy.py"]


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler")
def test_the_tool_builds_once_and_again_after_a_change(checkout: Path) -> None:
    (checkout / "tools").mkdir()
    shutil.copy(TOOL, checkout / "tools")
    command = [sys.executable, "tools/fast.py"]
    say = "import wawel, wawel.engine.toy as t; print(wawel.compiled(), t.twice(21), t.__file__[-2:])"

    def make() -> str:
        return subprocess.run(command, cwd=checkout, check=True, capture_output=True, text=True).stdout

    assert "compiling 1 modules" in make()
    assert "up to date" in make()
    assert run(checkout, say, PYTHONPATH="build/fast", WAWEL_MODE="fast").stdout == "True 42 so\n"
    assert run(checkout, say, PYTHONPATH="src", WAWEL_MODE="slow").stdout == "False 42 py\n"
    assert "WrongForm" in run(checkout, say, PYTHONPATH="src", WAWEL_MODE="fast").stderr

    toy = checkout / "src" / "wawel" / "engine" / "toy.py"
    toy.write_text(toy.read_text().replace("* 2", "* 3"))
    assert "make fast" in run(checkout, say, PYTHONPATH="build/fast").stderr
    assert "compiling" in make()
    assert run(checkout, say, PYTHONPATH="build/fast").stdout == "True 63 so\n"

    toy.write_text("def twice(n: int) -> int:\n    return 'no'\n")
    assert subprocess.run(command, cwd=checkout, capture_output=True).returncode
    assert not (checkout / "build" / "fast").exists()
