"""What is in the box: cards, regions, dragons and difficulty levels, as typed values that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from wawel.engine.components import Components, by, number_of, set_of
from wawel.engine.content import count_rows

FOLDER: Final = Path(__file__).parent / "data"
#: how many components of each kind there are
COUNTS: Final = {
    "card": count_rows(FOLDER / "cards.toml", "card"),
    "dragon": count_rows(FOLDER / "dragons.toml", "dragon"),
    "element": 4,
}

CardNo = Annotated[int, number_of("card")]
CardSet = Annotated[int, set_of("card")]
PerCard = Annotated[list[int], by("card")]
DragonNo = Annotated[int, number_of("dragon")]
FoeNo = Annotated[int, number_of("foe")]
ElementNo = Annotated[int, number_of("element")]
HardshipSet = Annotated[int, set_of("hardship")]
DifficultyNo = Annotated[int, number_of("difficulty")]

CARDS: Final = 16
TOP_LEVEL: Final = 4

NO_ELEMENT: Final = -1
ELEMENTS: Final = ("water", "fire", "lightning", "shadow")

ATTACK: Final = 1
MOVE: Final = 2

#: as bits, in this order
HARDSHIPS: Final = ("ambush", "hazards", "night-travel", "storm")
AMBUSH: Final = 1
HAZARDS: Final = 2
NIGHT_TRAVEL: Final = 4
STORM: Final = 8

FREEZE: Final = 1
POISON: Final = 2
RANGED: Final = 3
SLOW: Final = 4

STEEP: Final = 1
TREACHEROUS: Final = 2

#: encounters are numbered through: region by region, enemies 1-4, then journeys 1-4
PER_REGION: Final = 8
ENEMIES: Final = 4


class Face:
    """One orientation of a Mage card: what it shows at one Level. [etch.card.mage-fields]"""

    __slots__ = (
        "armour",
        "armour_element",
        "basic",
        "basic_kinds",
        "boost",
        "element",
        "encounter",
        "enhanced",
        "enhanced_element",
        "enhanced_kinds",
        "hardships",
        "initiative",
        "level",
        "upgrade",
    )

    def __init__(self) -> None:
        self.element = NO_ELEMENT
        self.level = 0
        self.encounter = 0
        self.hardships = 0
        self.initiative = 0
        self.basic_kinds = 0
        self.basic = 0
        self.enhanced_kinds = 0
        self.enhanced = 0
        self.enhanced_element = NO_ELEMENT
        self.boost = 0
        self.armour = 0
        self.armour_element = NO_ELEMENT
        self.upgrade = 0


class Enemy:
    """An Enemy of a Region; `armour` has a value for each element. [etch.card.enemy-fields]"""

    __slots__ = ("ability", "armour", "attack", "element", "hp", "initiative", "xp")

    def __init__(self) -> None:
        self.hp = 0
        self.initiative = 0
        self.attack = 0
        self.element = NO_ELEMENT
        self.armour = [0, 0, 0, 0]
        self.xp = 0
        self.ability = 0


class Journey:
    """A Journey of a Region. [etch.card.journey-fields]"""

    __slots__ = ("element", "mp", "peril", "time", "xp")

    def __init__(self) -> None:
        self.mp = 0
        self.element = NO_ELEMENT
        self.time = 0
        self.xp = 0
        self.peril = 0


class Dragon:
    """A Final Enemy: three MP Levels with Time Penalties, three HP Levels with Attacks. [etch.card.dragon-fields]"""

    __slots__ = (
        "armour",
        "attack",
        "attack_element",
        "card",
        "hp",
        "initial",
        "initiative",
        "mp",
        "mp_element",
        "time",
    )

    def __init__(self) -> None:
        self.card = 0
        self.initiative = 0
        self.initial = 0
        self.armour = [0, 0, 0, 0]
        self.mp_element = NO_ELEMENT
        self.mp = [0, 0, 0]
        self.time = [0, 0, 0]
        self.hp = [0, 0, 0]
        self.attack = [0, 0, 0]
        self.attack_element = [NO_ELEMENT, NO_ELEMENT, NO_ELEMENT]


class Difficulty:
    """A difficulty level: how many cards are drawn in set-up, how many of them change, and to which Level."""

    __slots__ = ("change", "draw", "to")

    def __init__(self, draw: int, change: int, to: int) -> None:
        self.draw = draw
        self.change = change
        self.to = to


class Box(Components):
    """All components. `elements` has the own element of every card; `faces` the four faces of card 0, of card 1, …
    A face has the id `undertow/2`; so has the key, which is what that face says as a Key card."""

    __slots__ = ("difficulties", "dragons", "elements", "enemies", "faces", "journeys")

    def __init__(self) -> None:
        super().__init__()
        self.ids["element"] = list(ELEMENTS)
        self.ids["hardship"] = list(HARDSHIPS)
        self.elements: list[int] = []
        self.faces: list[Face] = []
        self.enemies: list[Enemy] = []
        self.journeys: list[Journey] = []
        self.dragons: list[Dragon] = []
        self.difficulties: list[Difficulty] = []
