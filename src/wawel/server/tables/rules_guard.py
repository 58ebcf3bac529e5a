"""Where a game's own code is called: whatever it raises stops its table, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from wawel.server.errors import Refused


class RulesFailed(Exception):
    """A game's rules raised an exception, or never stopped. What they raised is the `__cause__`."""


@contextmanager
def rules_guard() -> Iterator[None]:
    """Turns whatever the rules raise into `RulesFailed`."""
    try:
        yield
    except (Refused, RulesFailed):
        raise
    except Exception as error:
        raise RulesFailed(f"{type(error).__name__}: {error}") from error


def failed_refusal() -> Refused:
    """The refusal for the caller whose message made the rules fail."""
    return Refused("rules-failed", 500, "the rules failed; nothing was changed")
