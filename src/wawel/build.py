"""Which form of Wawel runs: the interpreted sources, or the same sources compiled by mypyc.

`make fast` copies the package to `build/fast`, compiles the modules listed here and writes a manifest of
what it compiled. Python silently prefers a compiled module to the edited source beside it, so whenever
compiled modules are found the manifest is compared with the sources: a stale build is an error, never a
wrong answer.

This module is never compiled and imports nothing of Wawel, so that the build tool can load it by its path.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES

COMPILED = (
    "wawel.engine.*",
    "wawel.games.*.box",
    "wawel.games.*.figures",
    "wawel.games.*.odds.*",
    "wawel.games.*.ops",
    "wawel.games.*.options",
    "wawel.games.*.pieces",
    "wawel.games.*.rules",
    "wawel.games.*.rules.*",
    "wawel.games.*.state",
    "wawel.games.*.value",
    "wawel.bots.playout",
    "wawel.bots.search",
)
"""Module names that are compiled; a package's `__init__` never is."""

INTERPRETED = (
    "wawel.engine.content",
    "wawel.engine.mypyc_shim",
    "wawel.engine.text",
    "wawel.engine.texts",
)
"""Exceptions to the list above: the integer shim, decoders of data files, makers of words."""

UNTRACKED = ("__pycache__", "web", "scene", "README.md", "fast.manifest")
"""What a build does not depend on: caches, the browser client and its scenes, what people read, the manifest itself."""

GROUP = "wawel_fast"
MANIFEST = "fast.manifest"
MODE = "WAWEL_MODE"
REMEDY = "run: make fast"

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_BINARY = (".so", ".pyd")
_FORMS = {"fast": True, "slow": False}


class StaleBuild(RuntimeError):
    """The compiled modules were not made from these sources by this Python."""


class WrongForm(RuntimeError):
    """WAWEL_MODE asks for one form and the other one runs."""


class Source:
    """A file of the package as the manifest knows it: its hash; size and time avoid hashing unchanged files."""

    def __init__(self, digest: str, size: int, time: int) -> None:
        self.digest = digest
        self.size = size
        self.time = time

    def same(self, path: str) -> bool:
        """Is the file unchanged? Equal size and time are trusted, else the hash decides."""
        status = os.stat(path)
        if (status.st_size, status.st_mtime_ns) == (self.size, self.time):
            return True
        return status.st_size == self.size and _digest(path) == self.digest


class Manifest:
    """What a build was made of. Paths start at the folder that holds the package, so builds can be moved."""

    def __init__(self, python: str, compiler: str, sources: dict[str, Source], binaries: list[str]) -> None:
        self.python = python
        self.compiler = compiler
        self.sources = sources
        self.binaries = binaries

    @classmethod
    def read(cls, package: str) -> Manifest | None:
        """The manifest inside a package folder, if there is one."""
        try:
            with open(os.path.join(package, MANIFEST), encoding="utf-8") as file:
                lines = file.read().splitlines()
        except FileNotFoundError:
            return None
        found = cls("", "", {}, [])
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == "python":
                found.python = rest
            elif word == "compiler":
                found.compiler = rest
            elif word == "binary":
                found.binaries.append(rest)
            elif word == "source":
                digest, size, time, path = rest.split(" ", 3)
                found.sources[path] = Source(digest, int(size), int(time))
        return found

    @classmethod
    def of(cls, package: str, compiler: str) -> Manifest:
        """The manifest of a package folder as it is now, for the running Python."""
        sources, binaries = {}, []
        for path, name in _files(package):
            if name.endswith(_BINARY):
                binaries.append(name)
            else:
                status = os.stat(path)
                sources[name] = Source(_digest(path), status.st_size, status.st_mtime_ns)
        return cls(EXTENSION_SUFFIXES[0], compiler, sources, sorted(binaries + _group(package)))

    def write(self, package: str) -> None:
        """Write the manifest into the package folder: the last action of a build."""
        lines = [f"python {self.python}", f"compiler {self.compiler}"]
        lines += [f"binary {name}" for name in self.binaries]
        lines += [f"source {s.digest} {s.size} {s.time} {name}" for name, s in sorted(self.sources.items())]
        with open(os.path.join(package, MANIFEST), "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")

    def difference(self, package: str) -> str | None:
        """The first file of a package folder that was changed, added or removed since the build."""
        left = set(self.sources)
        for path, name in _files(package):
            if name.endswith(_BINARY):
                continue
            if name not in left or not self.sources[name].same(path):
                return name
            left.remove(name)
        return min(left, default=None)


def is_compiled(module: str) -> bool:
    """Does the list above compile the module of this name?"""
    from fnmatch import fnmatchcase

    return any(fnmatchcase(module, p) for p in COMPILED) and module not in INTERPRETED


def to_compile(package: str) -> list[str]:
    """The sources of a package folder that are compiled, relative to the folder that holds the package."""
    names = [name for _, name in _files(package) if name.endswith(".py") and not name.endswith("__init__.py")]
    return sorted(name for name in names if is_compiled(name.removesuffix(".py").replace("/", ".")))


def compiled() -> bool:
    """Does the engine run compiled? Decided by the loaded modules, or else by what an import would load."""
    loaded = [
        str(getattr(module, "__file__", None))
        for name, module in list(sys.modules.items())
        if name.startswith("wawel.engine.") and is_compiled(name)
    ]
    if loaded:
        return all(file.endswith(_BINARY) for file in loaded)
    engine = os.path.join(_PACKAGE, "engine")
    return os.path.isdir(engine) and any(n.endswith(tuple(EXTENSION_SUFFIXES)) for n in os.listdir(engine))


def check_fresh(package: str | os.PathLike[str] = _PACKAGE) -> None:
    """Raise StaleBuild if there are compiled modules and the sources, there or in the checkout, differ."""
    package = os.path.abspath(package)
    manifest = Manifest.read(package)
    if manifest is None:
        stray = next((name for _, name in _files(package) if name.endswith(_BINARY)), None)
        if stray is not None:
            raise StaleBuild(f"{stray} is compiled but no finished build lists it; delete it, or {REMEDY}")
        return
    if manifest.python not in EXTENSION_SUFFIXES:
        raise StaleBuild(f"the compiled form is for {manifest.python}, not {EXTENSION_SUFFIXES[0]}; {REMEDY}")
    for name in manifest.binaries:
        if not os.path.exists(os.path.join(os.path.dirname(package), name)):
            raise StaleBuild(f"{name} is missing from the compiled form; {REMEDY}")
    for folder in (package, checkout(package)):
        changed = manifest.difference(folder) if folder else None
        if changed:
            raise StaleBuild(f"{changed} differs from the compiled form; {REMEDY}")


def checkout(package: str) -> str | None:
    """The sources that a package folder was copied from, if it is in build/fast."""
    fast = os.path.dirname(package)
    if os.path.basename(fast) != "fast" or os.path.basename(os.path.dirname(fast)) != "build":
        return None
    source = os.path.join(os.path.dirname(os.path.dirname(fast)), "src", os.path.basename(package))
    return source if os.path.isdir(source) else None


def mode_expected() -> None:
    """Raise WrongForm if WAWEL_MODE names a form and another runs: nobody should measure the wrong one."""
    wanted = os.environ.get(MODE, "")
    if not wanted:
        return
    if wanted not in _FORMS:
        raise WrongForm(f"{MODE} is {wanted!r}; it may be {' or '.join(_FORMS)}")
    if _FORMS[wanted] != compiled():
        running = "compiled" if compiled() else "interpreted"
        raise WrongForm(f"{MODE}={wanted}, but the {running} form runs (compiled: PYTHONPATH=build/fast)")


def _files(package: str) -> Iterator[tuple[str, str]]:
    """Every tracked file of a package folder: its path, and its name in manifests."""
    folders = [(package, os.path.basename(package))]
    while folders:
        folder, prefix = folders.pop()
        with os.scandir(folder) as entries:
            for entry in entries:
                name = entry.name
                if name in UNTRACKED or name.startswith("."):
                    continue
                if entry.is_dir():
                    folders.append((entry.path, f"{prefix}/{name}"))
                else:
                    yield entry.path, f"{prefix}/{name}"


def _group(package: str) -> list[str]:
    """The library that all compiled modules share: mypyc puts it beside the package."""
    names = os.listdir(os.path.dirname(package))
    return [name for name in names if name.startswith(f"{GROUP}__mypyc") and name.endswith(_BINARY)]


def _digest(path: str) -> str:
    from hashlib import sha256

    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()
