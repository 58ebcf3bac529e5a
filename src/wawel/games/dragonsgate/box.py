"""What is in the box: boards, tokens, Buildings and Spell cards, as typed values that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from wawel.engine.components import Components, by, number_of, set_of
from wawel.engine.content import count_rows
from wawel.engine.effects import Effect

FOLDER: Final = Path(__file__).parent / "data"

AdeptNo = Annotated[int, number_of("adept")]
BoardNo = Annotated[int, number_of("board")]
BuildingNo = Annotated[int, number_of("building")]
DieNo = Annotated[int, number_of("die")]
LevelNo = Annotated[int, number_of("level")]
MasteryNo = Annotated[int, number_of("mastery")]
PerBuilding = Annotated[list[int], by("building")]
ProfessionNo = Annotated[int, number_of("profession")]
ProfessorNo = Annotated[int, number_of("professor")]
PerSpace = Annotated[list[ProfessionNo], by("profession-space")]
SiteNo = Annotated[int, number_of("site")]
SpaceNo = Annotated[int, number_of("profession-space")]
SpellNo = Annotated[int, number_of("spell")]
SquareSet = Annotated[int, set_of("square")]

SEATS: Final = 4
FEWEST_SEATS: Final = 2
TURNS: Final = 5

#: attributes, and the Professions they are the main attribute of. [gate.prof.main-attribute]
TRAITS: Final = ("magic", "cunning", "strength")
TYPES: Final = ("mage", "rogue", "warrior")
MAGIC: Final = 0
CUNNING: Final = 1
STRENGTH: Final = 2
LEVELS: Final = 3

CUPS: Final = ("gold", "silver", "bronze")
NO_CUP: Final = -1

#: the nine actions in the order of the book. [gate.action.nine-actions]
ACTIONS: Final = ("swap", "coins", "prestige", "adept", "professor", "build", "dungeon", "order", "profession")
SWAP: Final = 0
COINS: Final = 1
PRESTIGE: Final = 2
ADEPT: Final = 3
PROFESSOR: Final = 4
BUILD: Final = 5
DUNGEON: Final = 6
ORDER: Final = 7
PROFESSION: Final = 8

#: dice: a colour is a seat, or one of these; a die on the table is colour * SIDES + value - 1
SIDES: Final = 6
NEUTRAL: Final = 4
COMMON: Final = 5
COLOURS: Final = ("red", "blue", "green", "yellow", "neutral", "common")
OWN_DICE: Final = 3
NEUTRAL_DICE: Final = 8

#: what the box holds. [gate.component.imps] [gate.component.dice] [gate.component.level-tokens]
#: [gate.component.mastery-tokens]; coins never run out [gate.component.coins]
IMPS: Final = 16
PROFESSION_TOKENS: Final = 30
LEVEL_TOKENS: Final = 12
MASTERY_TOKENS: Final = 12
STARTING: Final = 3
NEUTRAL_ADEPTS: Final = 32
BUILDING_TILES: Final = 36
SPELL_CARDS: Final = 50

#: spaces and places of the boards
PROFESSION_SPACES: Final = 21
PROFESSION_PLACES: Final = 7
DISPLAY: Final = 4
ORDER_SPACES: Final = 3
INCOME_CHOICES: Final = 3

#: the building grid: GRID x GRID squares, numbered row by row. [gate.ruling.player-board-layout]
GRID: Final = 4
SHAPES: Final = ("1", "2", "3", "3L")

#: effect words by number; the rules switch on these. Up to SPELLS they are gains that need no choice.
GAIN_COINS: Final = 1
GAIN_IMPS: Final = 2
GAIN_PRESTIGE: Final = 3
GAIN_MAGIC: Final = 4
GAIN_CUNNING: Final = 5
GAIN_STRENGTH: Final = 6
GAIN_TRICKERY: Final = 7
GAIN_DUNGEON: Final = 8
GAIN_RELIEF: Final = 9
GAIN_TURNS_LEFT: Final = 10
GAIN_SPELLS: Final = 11
#: Spell cards only
PAY: Final = 12
TAKE_ADEPT: Final = 13
TAKE_PROFESSOR: Final = 14
ERECT: Final = 15
SWAP_DIE: Final = 16
CHOOSE_ONE: Final = 17
#: Buildings only: what they are worth as long as they stand
AS_ADEPT: Final = 18
PROFESSOR_PLACE: Final = 19
ANY_CUP: Final = 20
PATRON: Final = 21
#: Spell cards only: gains by what a house has, what touches other houses, dice, and more to do
RENT: Final = 22
HONOURS: Final = 23
ROB: Final = 24
LURE: Final = 25
SHADOW: Final = 26
SETBACK: Final = 27
OTHERS_PRESTIGE: Final = 28
REROLL: Final = 29
FLIP: Final = 30
REROLL_POOL: Final = 31
AGAIN: Final = 32
FRESH_FACES: Final = 33
HONORARY: Final = 34
TUITION: Final = 35


class Action:
    """An action of the main board and the die values it takes; `steps` of the dungeon by value.

    [gate.act.value-must-match] [gate.ruling.action-values-lost] [gate.ruling.dungeon-steps]
    """

    __slots__ = ("reach", "steps", "values")

    def __init__(self, values: list[int], steps: list[int], by_value: bool) -> None:
        self.values = values
        self.steps = steps
        self.reach = [reach(values, rolled, by_value) for rolled in range(SIDES + 1)]


def reach(values: list[int], rolled: int, by_value: bool) -> list[tuple[int, int]]:
    """The values a rolled die can be used at with the Imps each takes, cheapest first.

    If an action does the same at every value, only the cheapest is listed.
    [gate.act.imp-change] [gate.act.imp-wraps] [gate.ruling.cheapest-value]
    """
    found = sorted([(imps_for(rolled, value), value) for value in values])
    return found if by_value else found[:1]


def imps_for(rolled: int, value: int) -> int:
    """How many Imps turn one value into another; 6 and 1 are neighbours. [gate.act.imp-wraps]"""
    apart = abs(rolled - value)
    return min(apart, SIDES - apart)


class Area:
    """A board area of Professions: its type and level, its spaces in the row of all spaces, its reward."""

    __slots__ = ("first", "level", "reward", "spaces", "type")

    def __init__(self, type: int, level: int, first: int, spaces: int, reward: tuple[Effect, ...]) -> None:
        self.type = type
        self.level = level
        self.first = first
        self.spaces = spaces
        self.reward = reward


class Space:
    """A space of the dungeon or the treasury. [gate.ruling.dungeon-points-contradiction] [gate.ruling.cup-sources]"""

    __slots__ = ("bonus", "cup", "points")

    def __init__(self, bonus: tuple[Effect, ...], points: int, cup: int) -> None:
        self.bonus = bonus
        self.points = points
        self.cup = cup


class House:
    """A side of the player boards. `free` is the bit set of squares to build on; bonuses are by square and by place.

    `cups` has the cup or NO_CUP of each Profession place. [gate.ruling.cup-sources]
    """

    __slots__ = ("adept_places", "bonus", "cups", "free", "places", "printed", "professor_places", "upkeep")

    def __init__(self) -> None:
        self.free = 0
        self.printed: list[str] = []
        self.adept_places = 0
        self.professor_places = 0
        self.bonus: list[tuple[Effect, ...]] = [()] * (GRID * GRID)
        self.places: list[tuple[Effect, ...]] = []
        self.cups: list[int] = [NO_CUP] * PROFESSION_PLACES
        self.upkeep: list[int] = []


class Profession:
    """A Profession token: its reward, and the cup or seal that counts at the end."""

    __slots__ = ("cup", "reward", "seal", "type")

    def __init__(self, type: int, reward: tuple[Effect, ...], cup: int, seal: bool) -> None:
        self.type = type
        self.reward = reward
        self.cup = cup
        self.seal = seal


class Level:
    """A Level token: what the main and each other attribute must reach. [gate.ruling.level-token-lower-numbers]"""

    __slots__ = ("level", "main", "other")

    def __init__(self, level: int, main: int, other: int) -> None:
        self.level = level
        self.main = main
        self.other = other


class Mastery:
    """A Mastery token: owned Professions it asks for by type, and how many of the one being taken."""

    __slots__ = ("level", "needs", "same")

    def __init__(self, level: int, needs: list[int], same: int) -> None:
        self.level = level
        self.needs = needs
        self.same = same


class Person:
    """An Adept or Professor: attributes, and what a Professor brings once."""

    __slots__ = ("bonus", "traits")

    def __init__(self, traits: list[int], bonus: tuple[Effect, ...]) -> None:
        self.traits = traits
        self.bonus = bonus


class Building:
    """A kind of Building. `income` holds lists of effects of which the owner gets one each turn."""

    __slots__ = ("any_cups", "as_adepts", "effects", "income", "patron", "places", "shape", "size", "two_players")

    def __init__(
        self, shape: int, effects: tuple[Effect, ...], income: tuple[tuple[Effect, ...], ...], two_players: bool
    ) -> None:
        self.shape = shape
        self.size = min(shape + 1, 3)
        self.effects = effects
        self.income = income
        self.two_players = two_players
        self.as_adepts = total(effects, AS_ADEPT)
        self.places = total(effects, PROFESSOR_PLACE)
        self.any_cups = total(effects, ANY_CUP)
        self.patron = any(effect.op == PATRON for effect in effects)


def total(effects: tuple[Effect, ...], op: int) -> int:
    """The sum of one word's numbers."""
    found = 0
    for effect in effects:
        if effect.op == op:
            found += effect.n
    return found


class Spell:
    """A kind of Spell card."""

    __slots__ = ("effects", "immediate")

    def __init__(self, effects: tuple[Effect, ...], immediate: bool) -> None:
        self.effects = effects
        self.immediate = immediate


class Box(Components):
    """All components. Tokens and cards are numbers of kinds; a stock names each kind as often as the box holds it.

    The first Adepts and Professors are the starting ones, which every colour has once. `sites` are the bit sets of
    squares a shape may cover, all shapes in a row: those of shape n are sites[first_site[n]:first_site[n + 1]].
    `trickery_points` has the points by rank for two, three and four players.
    """

    __slots__ = (
        "actions",
        "adept_display",
        "adept_four_plus",
        "adept_stock",
        "adepts",
        "area_of",
        "areas",
        "building_stock",
        "buildings",
        "cheapest_deal",
        "deals",
        "dungeon",
        "first_site",
        "houses",
        "levels",
        "masteries",
        "order",
        "profession_stock",
        "professions",
        "professor_display",
        "professor_four_plus",
        "professors",
        "sites",
        "spell_stock",
        "spells",
        "start_coins",
        "start_imps",
        "start_prestige",
        "start_spells",
        "treasury",
        "trickery_length",
        "trickery_points",
    )

    def __init__(self) -> None:
        super().__init__()
        self.ids["action"] = list(ACTIONS)
        self.ids["colour"] = list(COLOURS)
        self.ids["cup"] = list(CUPS)
        self.ids["die"] = [f"{colour}-{value}" for colour in COLOURS for value in range(1, SIDES + 1)]
        self.ids["trait"] = list(TRAITS)
        self.ids["type"] = list(TYPES)
        self.ids["square"] = [square_name(square) for square in range(GRID * GRID)]
        self.sites, self.first_site = all_sites()
        self.ids["site"] = [site_name(site) for site in self.sites]
        self.actions: list[Action] = []
        self.deals: list[tuple[int, int]] = []
        self.cheapest_deal = 0
        self.start_prestige = 0
        self.start_coins = 0
        self.start_imps = 0
        self.start_spells = 0
        self.adept_display = 0
        self.adept_four_plus = 0
        self.professor_display = 0
        self.professor_four_plus = 0
        self.areas: list[Area] = []
        self.area_of: list[int] = []
        self.dungeon: list[Space] = []
        self.treasury: list[Space] = []
        self.trickery_length = 0
        self.trickery_points: list[list[int]] = []
        self.order: list[tuple[Effect, ...]] = []
        self.houses: list[House] = []
        self.professions: list[Profession] = []
        self.profession_stock: list[int] = []
        self.levels: list[Level] = []
        self.masteries: list[Mastery] = []
        self.adepts: list[Person] = []
        self.adept_stock: list[int] = []
        self.professors: list[Person] = []
        self.buildings: list[Building] = []
        self.building_stock: list[int] = []
        self.spells: list[Spell] = []
        self.spell_stock: list[int] = []


def all_sites() -> tuple[list[int], list[int]]:
    """Where each shape fits on an empty grid, turned every way, and where each shape's sites begin.

    Mirrored an L is another L turned. [gate.building.shapes] [gate.ruling.building-placement] [gate.ruling.shape-3l]
    """
    sites: list[int] = []
    first: list[int] = []
    for shape in SHAPES:
        first.append(len(sites))
        for row in range(GRID):
            for column in range(GRID):
                sites += sites_at(shape, row, column)
    first.append(len(sites))
    return sites, first


def sites_at(shape: str, row: int, column: int) -> list[int]:
    """The sites of a shape whose upper left corner is a square."""
    if shape == "3L":
        if row + 1 >= GRID or column + 1 >= GRID:
            return []
        block = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
        return [squares([square for square in block if square != gap]) for gap in reversed(block)]
    size = int(shape)
    found: list[int] = []
    if column + size <= GRID:
        found.append(squares([(row, column + i) for i in range(size)]))
    if size > 1 and row + size <= GRID:
        found.append(squares([(row + i, column) for i in range(size)]))
    return found


def squares(places: list[tuple[int, int]]) -> int:
    """A bit set of squares."""
    found = 0
    for row, column in places:
        found |= 1 << (row * GRID + column)
    return found


def square_name(square: int) -> str:
    """A square as it is called: columns are letters, rows are numbers."""
    return "abcd"[square % GRID] + str(square // GRID + 1)


def site_name(site: int) -> str:
    """All squares of a site."""
    return "-".join([square_name(square) for square in range(GRID * GRID) if site >> square & 1])


#: how many components of each kind there are
COUNTS: Final = {
    "adept": count_rows(FOLDER / "tokens.toml", "adept"),
    "building": count_rows(FOLDER / "buildings.toml", "building"),
    "die": len(COLOURS) * SIDES,
    "professor": count_rows(FOLDER / "tokens.toml", "professor"),
    "site": len(all_sites()[0]),
    "profession-space": PROFESSION_SPACES,
    "starter": STARTING,
    "spell": count_rows(FOLDER / "spells.toml", "spell"),
}
