"""From the content files to the box, every value checked; errors name file, card and field."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from wawel.engine.content import Content
from wawel.engine.effects import Vocabulary, Word
from wawel.games._template.box import (
    CHOOSE_ONE,
    DECK,
    DRAW,
    GAIN,
    KINDS,
    ROLL_TABLE,
    SIDES,
    STEAL,
    WARD,
    Box,
    Card,
)

FOLDER: Final = Path(__file__).parent / "data"
FILES: Final = ("cards.toml",)
SOURCES: Final = ("seed", "public", "designed")

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


@lru_cache(maxsize=1)
def standard() -> Box:
    """The box as it is shipped."""
    return load(content())


def content() -> Content:
    """The content files as they are shipped, for laying changes over them."""
    return Content(FOLDER, FILES)


def load(content: Content) -> Box:
    """The box made of content files. A `name` is for cards that the texts don't know. [hoard.component.deck]"""
    box = Box()
    node = content.node("cards.toml")
    for entry in node.nodes("card", KINDS):
        name = entry.text("id")
        if name in box.ids:
            raise entry.wrong("id", "twice", word=name)
        box.deck += [len(box.ids)] * entry.number("copies", 1, DECK)
        box.ids.append(name)
        box.cards.append(Card(entry.number("value", 1, 9), WORDS.decode(entry, "effects")))
        entry.text("icon")
        entry.one_of("source", SOURCES)
        if entry.has("name"):
            names = entry.node("name")
            names.text("pl")
            names.text("en")
            names.done()
        entry.done()
    node.done()
    if len(box.deck) != DECK:
        raise node.wrong("card", "copies", count=DECK, found=len(box.deck))
    return box
