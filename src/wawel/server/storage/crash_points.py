"""Points where a test may kill the server, to prove that nothing is lost. Without the variable they do nothing."""

from __future__ import annotations

import os
import signal

#: `after-write:3`: die the third time this point is passed
VARIABLE = "WAWEL_CRASH"
POINTS = ("before-write", "in-transaction", "after-write", "after-swap", "after-tell")

_place = ""
_left = 0


def arm(spec: str) -> None:
    """Choose the place."""
    global _place, _left
    _place, _, count = spec.partition(":")
    _left = int(count or 1)


def point(name: str) -> None:
    """Die here as if by kill -9, if this is the place and the time."""
    global _left
    if not _place or name != _place:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)


arm(os.environ.get(VARIABLE, ""))
