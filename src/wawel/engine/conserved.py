"""What no rule may create or destroy: the components on the table compared with those in the box."""

from __future__ import annotations


def lost_or_doubled(what: str, found: list[int], stock: list[int]) -> list[str]:
    """A complaint for every component that is on the table more or less often than in the box."""
    if sorted(found) == sorted(stock):
        return []
    return [
        f"{what} {n}: {found.count(n)} instead of {stock.count(n)}"
        for n in sorted({*found, *stock})
        if found.count(n) != stock.count(n)
    ]
