"""Places where a test may let the server die, to see that nothing is lost. Without the variable they do nothing."""

from __future__ import annotations

import os
import signal

#: `after-write:3`: die at the third time this place is passed
VARIABLE = "WAWEL_CRASH"
POINTS = ("before-write", "in-transaction", "after-write", "after-swap", "after-tell")

_place, _, _count = os.environ.get(VARIABLE, "").partition(":")
_left = int(_count or 1)


def point(name: str) -> None:
    """Die here as if by kill -9, if this is the place and the time."""
    global _left
    if name != _place:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
