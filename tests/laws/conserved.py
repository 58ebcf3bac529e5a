"""What no rule may create or destroy, game by game. A game without a function here fails the law.

Each gets the game and the JSON form of a position, and asserts that nothing is lost and nothing is there twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]


def etchinstone(game: Any, s: Plain) -> None:
    """Sixteen cards in five zones, each once; a card is Removed exactly if its Level is 0."""
    if s["levels"] and (s["deck"] or s["hand"] or s["discard"] or s["removed"]):
        assert sorted(s["deck"] + s["sunk"] + s["hand"] + s["discard"] + s["removed"]) == list(range(16))
    assert [card for card in range(16) if s["levels"][card] == 0] == sorted(s["removed"])
    assert all(0 <= level <= 4 for level in s["levels"])


def template(game: Any, s: Plain) -> None:
    """Twenty-four cards in deck, discard pile, hands and in front of the seats; gold is never negative."""
    cards = s["deck"] + s["discard"]
    for side in s["sides"]:
        cards = cards + side["hand"] + ([side["played"]] if side["played"] >= 0 else [])
        assert side["gold"] >= 0
    assert sorted(cards) == sorted(game.box.deck)


CONSERVED: dict[str, Callable[[Any, Plain], None]] = {
    "etchinstone": etchinstone,
    "_template": template,
}
