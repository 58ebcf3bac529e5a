"""From the content files to the box, every value checked; errors name file, card and field."""

from __future__ import annotations

from typing import Final

from wawel.engine.content import Content, ContentFiles, read_name
from wawel.engine.effects import Vocabulary, Word
from wawel.games._template.box import (
    CHOOSE_ONE,
    COUNTS,
    DRAW,
    FOLDER,
    GAIN,
    ROLL_TABLE,
    SIDES,
    STEAL,
    WARD,
    Box,
    Card,
)

#: more copies of a card than anybody would print
MOST_COPIES: Final = 24

#: what a card can do. [hoard.effect.gain] [hoard.effect.draw] [hoard.effect.choose-one] [hoard.effect.roll-table]
WORDS: Final = Vocabulary(
    [
        Word("gain", GAIN, 1, 9),
        Word("steal", STEAL, 1, 9),
        Word("draw", DRAW, 1, 3),
        Word("ward", WARD),
        Word("choose-one", CHOOSE_ONE, branches=(2, 6)),
        Word("roll-table", ROLL_TABLE, branches=(SIDES, SIDES)),
    ]
)


def load(content: Content) -> Box:
    """The box made of content files. [hoard.component.deck]"""
    box = Box()
    node = content.node("cards.toml")
    for entry in node.nodes("card", COUNTS["card"]):
        number = read_name(entry, box, "card")
        box.deck += [number] * entry.number("copies", 1, MOST_COPIES)
        box.cards.append(Card(entry.number("value", 1, 9), WORDS.decode(entry, "effects")))
        entry.done()
    node.done()
    return box


FILES: Final = ContentFiles(FOLDER, ("cards.toml",), load)
