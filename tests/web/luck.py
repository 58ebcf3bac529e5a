"""Runs the command line with luck that hangs on the running test alone, so that no test fails by chance.

The folder of the server's data holds a file with the test's name, and every table made in that test has a secret and an
id that follow from it.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

from wawel.engine.records import secret_of

#: names the file that holds the test's name
PLACE = "WAWEL_TEST_LUCK"

drawn: Counter[str] = Counter()


def draw(kind: str) -> bytes:
    """The next bytes of this test."""
    place = Path(os.environ[PLACE])
    name = f"{kind} {place.read_text() if place.exists() else ''}"
    drawn[name] += 1
    return secret_of(f"{name} {drawn[name]}")


def run() -> int:
    """The command line; imported here, for the bots' processes import this file too."""
    from wawel.cli import main
    from wawel.server.storage import ids

    def new_id() -> str:
        return "".join(ids.ALPHABET[byte % len(ids.ALPHABET)] for byte in draw("id")[: ids.ID_LENGTH])

    ids.new_id = new_id  # before anything that uses it is imported

    from wawel.server.tables import new_tables

    setattr(new_tables, "secret_of", lambda _: draw("secret"))  # noqa: B010 - the name it is used by there
    return main()


if __name__ == "__main__":
    raise SystemExit(run())
