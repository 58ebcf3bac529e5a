"""What is in the box: one deck of cards, as typed values that never change."""

from __future__ import annotations

from typing import Final

from wawel.engine.effects import Effect

#: kinds of cards, and cards in the deck. [hoard.component.deck]
KINDS: Final = 12
DECK: Final = 24

#: effect words by number; the rules switch on these
GAIN: Final = 1
STEAL: Final = 2
DRAW: Final = 3
WARD: Final = 4
CHOOSE_ONE: Final = 5
ROLL_TABLE: Final = 6

#: a die has as many sides as a roll table has branches
SIDES: Final = 6


class Card:
    """A kind of card. `ward` is true if its effects hold the word `ward`. [hoard.component.deck]"""

    __slots__ = ("effects", "value", "ward")

    def __init__(self, value: int, effects: tuple[Effect, ...]) -> None:
        self.value = value
        self.effects = effects
        self.ward = any(effect.op == WARD for effect in effects)


class Box:
    """All components. `deck` holds the kind of each card: two copies of a kind are the same number twice."""

    __slots__ = ("cards", "deck", "ids")

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.cards: list[Card] = []
        self.deck: list[int] = []
