"""What is in the box: one deck of cards, as typed values that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from wawel.engine.components import Components, number_of
from wawel.engine.content import count_rows
from wawel.engine.effects import Effect

FOLDER: Final = Path(__file__).parent / "data"
#: how many kinds of each component there are
COUNTS: Final = {"card": count_rows(FOLDER / "cards.toml", "card")}

CardNo = Annotated[int, number_of("card")]

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


class Box(Components):
    """All components. `deck` holds the kind of each card: two copies of a kind are the same number twice."""

    __slots__ = ("cards", "deck")

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[Card] = []
        self.deck: list[int] = []
