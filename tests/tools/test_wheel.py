"""A wheel has the browser client in it, or is not built; an editable install does without."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
BUILD = "import sys, hatchling.build as backend; getattr(backend, sys.argv[1])(sys.argv[2])"


def tool(root: Path, name: str) -> ModuleType:
    """A module of a checkout's tools folder."""
    spec = importlib.util.spec_from_file_location(f"tested_{name}", root / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pretend_to_build_client(root: Path) -> None:
    """Leave what `make web` leaves, without Node."""
    web = tool(root, "web")
    web.STATIC.mkdir(exist_ok=True)
    (web.STATIC / "index.html").write_text("<title>Wawel</title>")
    web.STAMP.write_text(web.digest())


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a package and a client of a few files; the client has not been built."""
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    web = tmp_path / "src" / "wawel" / "web"
    (web / "src").mkdir(parents=True)
    (web.parent / "__init__.py").touch()
    for name in (
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
        "tsconfig.json",
        "index.html",
        "src/main.ts",
    ):
        (web / name).write_text(f"// {name}\n")
    return tmp_path


def built(checkout: Path, what: str) -> subprocess.CompletedProcess[str]:
    """Call the build backend as pip does, with the hatchling that is installed; results lie in `dist`."""
    own = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    (checkout / "dist").mkdir(exist_ok=True)
    command = [sys.executable, "-c", BUILD, what, "dist"]
    return subprocess.run(command, cwd=checkout, env=own, capture_output=True, text=True)


def test_without_a_client_only_an_editable_install_is_allowed(checkout: Path) -> None:
    obstacle = tool(checkout, "wheel_hook").obstacle
    assert "has not been built" in obstacle(checkout, "standard")
    assert "make web" in obstacle(checkout, "standard")
    assert obstacle(checkout, "editable") == ""


def test_a_client_of_these_sources_is_allowed(checkout: Path) -> None:
    pretend_to_build_client(checkout)
    assert tool(checkout, "wheel_hook").obstacle(checkout, "standard") == ""


@pytest.mark.parametrize("name", ["src/wawel/web/src/main.ts", "src/wawel/games/toy/scene/Scene.svelte"])
def test_a_client_of_other_sources_is_refused(checkout: Path, name: str) -> None:
    pretend_to_build_client(checkout)
    (checkout / name).parent.mkdir(parents=True, exist_ok=True)
    (checkout / name).write_text("// changed since\n")
    problem = tool(checkout, "wheel_hook").obstacle(checkout, "standard")
    assert "other sources" in problem
    assert "make web" in problem


def test_a_client_without_its_stamp_is_refused(checkout: Path) -> None:
    pretend_to_build_client(checkout)
    tool(checkout, "web").STAMP.unlink()
    assert "make web" in tool(checkout, "wheel_hook").obstacle(checkout, "standard")


def test_real_builds(checkout: Path) -> None:
    """Editable first, as `make play` does it; then a wheel, before and after the client is built."""
    assert built(checkout, "build_editable").returncode == 0
    [editable] = (checkout / "dist").glob("*.whl")
    editable.unlink()

    refused = built(checkout, "build_wheel")
    assert refused.returncode != 0
    assert "make web" in refused.stdout + refused.stderr
    assert not list((checkout / "dist").iterdir())

    pretend_to_build_client(checkout)
    done = built(checkout, "build_wheel")
    assert done.returncode == 0, done.stderr
    [wheel] = (checkout / "dist").glob("*.whl")
    names = [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("wawel/")]
    assert sorted(names) == ["wawel/__init__.py", "wawel/web/static/index.html"]


def test_a_source_distribution_carries_the_client(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """So that a wheel can be built from it without Node."""
    assert built(checkout, "build_sdist").returncode != 0
    pretend_to_build_client(checkout)
    assert built(checkout, "build_sdist").returncode == 0
    [archive] = (checkout / "dist").glob("*.tar.gz")
    unpacked = tmp_path_factory.mktemp("sdist")
    shutil.unpack_archive(archive, unpacked, filter="data")
    [root] = unpacked.iterdir()
    done = built(root, "build_wheel")
    assert done.returncode == 0, done.stderr
