"""What other installed packages add, found by their entry points.

A package that does not work is left out, and a line in the log names it and its error: it must not break
the rest. Wawel's own games and bots are listed in the code instead: such a list also works where nothing is installed
(`build/fast` or a checkout on the path), needs no reinstallation when a game is added, and costs nothing, whereas
reading the metadata of all packages takes longer than importing Wawel.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any, TypeVar

T = TypeVar("T")

GAMES = "wawel.games"
BOTS = "wawel.bots"
#: names are used on the command line, in addresses and as file names
NAME = re.compile(r"[a-z][a-z0-9_-]*")


def offers(group: str, built_in: Collection[str], check: Callable[[str, Any], T]) -> dict[str, T]:
    """What packages offer in a group, by name, as `check(name, loaded)` returns it. A built-in name can't be taken."""
    import logging  # both are slow to import, and most commands don't need them
    from importlib.metadata import entry_points

    found: dict[str, T] = {}
    for point in sorted(entry_points(group=group), key=lambda point: (point.name, package_of(point))):
        try:
            if not NAME.fullmatch(point.name):
                raise ValueError(f"a name should look like {NAME.pattern}")
            if point.name in built_in or point.name in found:
                raise ValueError("the name is taken")
            found[point.name] = check(point.name, point.load())
        except (Exception, SystemExit) as error:
            reason = f"{type(error).__name__}: {error}"
            told = f"package {package_of(point)}: {group} {point.name!r} is left out: {reason}"
            logging.getLogger(__name__).warning("%s", told)
    return found


def package_of(point: Any) -> str:
    """The name of the package an entry point is from."""
    return "?" if point.dist is None else str(point.dist.name)
