"""Rate limits: token buckets in memory, one for each caller and kind of call. People never notice them."""

from __future__ import annotations

import time
from typing import Final

from wawel.server.errors import Refused

#: kind of call: how many at once, and how many a second in the long run
KINDS: Final[dict[str, tuple[float, float]]] = {
    "read": (150, 30),
    "write": (80, 15),
    "create": (20, 0.2),
    "chat": (8, 0.5),
    "hint": (10, 0.5),
    "auth": (10, 0.1),
    "mail": (3, 0.002),
    "guest": (60, 1),
}
#: the most buckets kept; full ones are dropped first, since they limit nothing
ROOM: Final = 20_000


class Limits:
    """Buckets by kind and caller. `factor` makes all of them larger or smaller; 0 is no limit at all."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, caller: str) -> None:
        """Count a call, or refuse it."""
        if not self.factor:
            return
        most, rate = KINDS[kind]
        most, rate = most * self.factor, rate * self.factor
        now = time.monotonic()
        left, at = self.buckets.get((kind, caller), (most, now))
        left = min(most, left + (now - at) * rate)
        if left < 1:
            wait = int((1 - left) / rate) + 1
            raise Refused("too-often", 429, f"too many calls of this kind; wait {wait} s", seconds=wait)
        self.buckets[kind, caller] = (left - 1, now)
        if len(self.buckets) > ROOM:
            self.tidy(now)

    def tidy(self, now: float) -> None:
        """Forget callers whose buckets are full again."""
        for (kind, caller), (left, at) in list(self.buckets.items()):
            most, rate = KINDS[kind]
            if left + (now - at) * rate * self.factor >= most * self.factor:
                del self.buckets[kind, caller]
