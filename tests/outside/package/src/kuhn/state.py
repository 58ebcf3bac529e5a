"""What lies on the table, what can be answered, and who may see what."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from wawel.engine.components import Components, number_of
from wawel.engine.content import Content, ContentFiles, read_name
from wawel.engine.events import NOBODY
from wawel.engine.state import Piece, State
from wawel.engine.verbs import Options
from wawel.engine.zones import EACH, PUBLIC, face_down, owner

CardNo = Annotated[int, number_of("card")]

OPTIONS: Final = Options({})
CHECK: Final = OPTIONS.verb("check", "kuhn.open")
BET: Final = OPTIONS.verb("bet", "kuhn.open")
CALL: Final = OPTIONS.verb("call", "kuhn.answer")
FOLD: Final = OPTIONS.verb("fold", "kuhn.answer")


def load(content: Content) -> Components:
    """Three cards; the higher number is the higher card. [kuhn.cards]"""
    box = Components()
    node = content.node("cards.toml")
    for entry in node.nodes("card", 3):
        read_name(entry, box, "card")
        entry.done()
    node.done()
    return box


FILES: Final = ContentFiles(Path(__file__).parent / "data", ("cards.toml",), load)


class Side(Piece):
    """A player's card, hidden until the showdown, and the chips the player has put into the pot. [kuhn.deal]"""

    hand: Annotated[list[CardNo], owner("cards")]
    shown: Annotated[list[CardNo], PUBLIC]
    paid: Annotated[int, PUBLIC, 1]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("hand", "paid", "shown")

    def __init__(self, o: Side | None = None) -> None:
        if o is None:
            self.hand = []
            self.shown = []
            self.paid = 1
        else:
            self.hand = o.hand.copy()
            self.shown = o.shown.copy()
            self.paid = o.paid

    # --- end of what is written


class KuhnState(State):
    """Two sides and the card that is left. [kuhn.deal]"""

    box: Components
    deck: Annotated[list[CardNo], face_down("cards")]
    sides: Annotated[list[Side], EACH]
    winner: Annotated[int, PUBLIC, NOBODY]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("box", "deck", "sides", "winner")

    def __init__(self, o: KuhnState | None = None) -> None:
        State.__init__(self, o)
        if o is None:
            self.deck = []
            self.sides = []
            self.winner = NOBODY
        else:
            self.box = o.box
            self.deck = o.deck.copy()
            self.sides = [Side(one) for one in o.sides]
            self.winner = o.winner

    def clone(self) -> KuhnState:
        return KuhnState(self)

    # --- end of what is written

    def win(self, seat: int) -> None:
        """The pot goes to a seat, which wins what the other has put in. [kuhn.score]"""
        self.winner = seat
        self.event("won", seat, self.sides[1 - seat].paid)
        self.finish()
