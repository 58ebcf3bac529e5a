"""The pieces of a table: champions in play, triggers that wait, and each player's side."""

from __future__ import annotations

from typing import Annotated, Final

from wawel.engine.state import Piece
from wawel.engine.zones import PUBLIC, face_down, own_deck, owner
from wawel.games.epic.box import CardNo

#: positions of a champion. [epic.position.three]
PREPARED: Final = 0
EXPENDED: Final = 1
FLIPPED: Final = 2

#: its part in the battle
OUTSIDE: Final = 0
ATTACKER: Final = 1
BLOCKER: Final = 2


class Champion(Piece):
    """A champion in play. `serial` is its name while it is there; bonuses and `granted` last this turn.

    `due` is the battle damage assigned to it but not yet dealt.
    """

    card: Annotated[CardNo, PUBLIC]
    serial: Annotated[int, PUBLIC]
    owner: Annotated[int, PUBLIC]
    controller: Annotated[int, PUBLIC]
    position: Annotated[int, PUBLIC, PREPARED]
    deploying: Annotated[bool, PUBLIC, True]
    damage: Annotated[int, PUBLIC]
    keywords: Annotated[int, PUBLIC]
    granted: Annotated[int, PUBLIC]
    attack_bonus: Annotated[int, PUBLIC]
    defence_bonus: Annotated[int, PUBLIC]
    role: Annotated[int, PUBLIC, OUTSIDE]
    due: Annotated[int, PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "attack_bonus",
        "card",
        "controller",
        "damage",
        "defence_bonus",
        "deploying",
        "due",
        "granted",
        "keywords",
        "owner",
        "position",
        "role",
        "serial",
    )

    def __init__(self, o: Champion | None = None) -> None:
        if o is None:
            self.card = 0
            self.serial = 0
            self.owner = 0
            self.controller = 0
            self.position = PREPARED
            self.deploying = True
            self.damage = 0
            self.keywords = 0
            self.granted = 0
            self.attack_bonus = 0
            self.defence_bonus = 0
            self.role = OUTSIDE
            self.due = 0
        else:
            self.card = o.card
            self.serial = o.serial
            self.owner = o.owner
            self.controller = o.controller
            self.position = o.position
            self.deploying = o.deploying
            self.damage = o.damage
            self.keywords = o.keywords
            self.granted = o.granted
            self.attack_bonus = o.attack_bonus
            self.defence_bonus = o.defence_bonus
            self.role = o.role
            self.due = o.due

    # --- end of what is written


class Trigger(Piece):
    """A triggered ability that waits to be resolved: whose it is, of which card, and which champion it came from."""

    seat: Annotated[int, PUBLIC]
    card: Annotated[CardNo, PUBLIC]
    ability: Annotated[int, PUBLIC]
    source: Annotated[int, PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("ability", "card", "seat", "source")

    def __init__(self, o: Trigger | None = None) -> None:
        if o is None:
            self.seat = 0
            self.card = 0
            self.ability = 0
            self.source = 0
        else:
            self.seat = o.seat
            self.card = o.card
            self.ability = o.ability
            self.source = o.source

    # --- end of what is written


class Side(Piece):
    """A player's side: hand, deck (its top is the end of the list), discard pile and gold. [epic.setup.play-area]

    `aside` are cards set aside for the mulligan. `pool` is what was drafted or chosen for a deck, `pack` the cards to
    pick from now, `packs` those not yet opened. `fell` is the place in the order of elimination, 0 while in the game.
    [epic.ruling.hidden-zones] [epic.discard.public]
    """

    gold: Annotated[int, PUBLIC, 1]
    fell: Annotated[int, PUBLIC]
    hand: Annotated[list[CardNo], owner("cards", apart="open_decks")]
    deck: Annotated[list[CardNo], own_deck("cards", apart="open_decks")]
    discard: Annotated[list[CardNo], PUBLIC]
    aside: Annotated[list[CardNo], owner("cards", apart="open_decks")]
    pool: Annotated[list[CardNo], owner("cards")]
    pack: Annotated[list[CardNo], owner("cards")]
    packs: Annotated[list[CardNo], face_down("cards")]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("aside", "deck", "discard", "fell", "gold", "hand", "pack", "packs", "pool")

    def __init__(self, o: Side | None = None) -> None:
        if o is None:
            self.gold = 1
            self.fell = 0
            self.hand = []
            self.deck = []
            self.discard = []
            self.aside = []
            self.pool = []
            self.pack = []
            self.packs = []
        else:
            self.gold = o.gold
            self.fell = o.fell
            self.hand = o.hand.copy()
            self.deck = o.deck.copy()
            self.discard = o.discard.copy()
            self.aside = o.aside.copy()
            self.pool = o.pool.copy()
            self.pack = o.pack.copy()
            self.packs = o.packs.copy()

    # --- end of what is written
