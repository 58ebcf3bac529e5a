"""From the content files to the box, every value checked; errors name file, card and field."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.components import Components
from wawel.engine.content import SOURCES, Content, ContentFiles, Node, read_name
from wawel.engine.effects import Effect, Vocabulary, Word
from wawel.games.dragonsgate import box as b
from wawel.games.dragonsgate.box import CUPS, LEVELS, NO_CUP, SIDES, TRAITS, TYPES, Box

#: what boards, tokens and cards can give without a choice
GAINS: Final = [
    Word("coins", b.GAIN_COINS, 1, 9),
    Word("imps", b.GAIN_IMPS, 1, 4),
    Word("prestige", b.GAIN_PRESTIGE, 1, 20),
    Word("magic", b.GAIN_MAGIC, 1, 3),
    Word("cunning", b.GAIN_CUNNING, 1, 3),
    Word("strength", b.GAIN_STRENGTH, 1, 3),
    Word("trickery", b.GAIN_TRICKERY, 1, 5),
    Word("dungeon", b.GAIN_DUNGEON, 1, 5),
    Word("relief", b.GAIN_RELIEF, 1, 5),
    Word("spells", b.GAIN_SPELLS, 1, 3),
]
REWARDS: Final = Vocabulary(GAINS)
BUILDINGS: Final = Vocabulary(
    [
        *GAINS,
        Word("turns-left", b.GAIN_TURNS_LEFT),
        Word("as-adept", b.AS_ADEPT, 1, 3),
        Word("professor-place", b.PROFESSOR_PLACE, 1, 3),
        Word("any-cup", b.ANY_CUP, 1, 3),
        Word("patron", b.PATRON),
    ]
)
#: the project's own set. [gate.ruling.spell-contents]
SPELLS: Final = Vocabulary(
    [
        *GAINS,
        Word("pay", b.PAY, 1, 9),
        Word("adept", b.TAKE_ADEPT),
        Word("professor", b.TAKE_PROFESSOR),
        Word("build", b.ERECT, 0, 6),
        Word("swap", b.SWAP_DIE),
        Word("choose-one", b.CHOOSE_ONE, branches=(2, 3)),
        Word("rent", b.RENT, 1, 9),
        Word("honours", b.HONOURS, 1, 3),
        Word("rob", b.ROB, 1, 5),
        Word("lure", b.LURE, 1, 3),
        Word("shadow", b.SHADOW, 1, 9),
        Word("setback", b.SETBACK, 1, 5),
        Word("others-prestige", b.OTHERS_PRESTIGE, 1, 5),
        Word("reroll", b.REROLL),
        Word("flip", b.FLIP),
        Word("reroll-pool", b.REROLL_POOL),
        Word("again", b.AGAIN),
        Word("fresh-faces", b.FRESH_FACES),
        Word("honorary", b.HONORARY),
        Word("tuition", b.TUITION),
    ]
)
#: words that may spend coins or use up what another one needs
SPENDING: Final = (
    b.TAKE_ADEPT,
    b.TAKE_PROFESSOR,
    b.ERECT,
    b.SWAP_DIE,
    b.AGAIN,
    b.HONORARY,
    b.TUITION,
    b.CHOOSE_ONE,
)
#: cards that end a chain of draws: more than all hands can hold
CHAIN_ENDS: Final = 2 * b.SEATS + 1


def load(content: Content) -> Box:
    """The box made of content files."""
    box = Box()
    load_board(content.node("board.toml"), box)
    load_houses(content.node("houses.toml"), box)
    load_tokens(content.node("tokens.toml"), box)
    load_buildings(content.node("buildings.toml"), box)
    load_spells(content.node("spells.toml"), box)
    return box


# ---------------------------------------------------------------------- what several kinds share


def finish(node: Node) -> None:
    """Read the `source`, which every row has, and refuse unknown fields."""
    node.one_of("source", SOURCES)
    node.done()


def flag(node: Node, field: str) -> bool:
    """A mark that some components have."""
    return bool(node.get(field, bool, "flag")) if node.has(field) else False


def cup_of(node: Node) -> int:
    """The cup a token or space shows. [gate.cup.three-kinds]"""
    return node.one_of("cup", CUPS) if node.has("cup") else NO_CUP


def lists(node: Node, field: str, words: Vocabulary) -> list[tuple[Effect, ...]]:
    """A list of lists of effects."""
    written: list[Any] = node.get(field, list, "effects")
    return [words.decode_list(node, one, f"{field}[{i}]") for i, one in enumerate(written, 1)]


def traits_of(node: Node) -> list[int]:
    """Magic, Cunning and Strength."""
    return [node.number(trait, 0, 4) for trait in TRAITS]


def stocked(node: Node, kind: int, stock: list[int]) -> None:
    """Put as many copies of a kind into its stock as there are."""
    stock += [kind] * node.number("copies", 1, 50)


def full(node: Node, field: str, count: int) -> None:
    """The copies of all kinds must add up to what the box holds; those of other sets come on top."""
    found = sum([row.get("copies", 0) for row in node.table[field] if "set" not in row])
    if found != count:
        raise node.wrong(field, "dragonsgate.copies", count=count, found=found)


# ---------------------------------------------------------------------- the boards


def load_board(node: Node, box: Box) -> None:
    """The main board. [gate.component.main-board]"""
    load_actions(node, box)
    for row in node.nodes("deal", 2):
        box.deals.append((row.number("pay", 1), row.number("prestige", 1)))
        finish(row)
    box.cheapest_deal = min(coins for coins, _ in box.deals)
    for row in node.nodes("start", 1):
        box.start_prestige = row.number("prestige")
        box.start_coins = row.number("coins")
        box.start_imps = row.number("imps", 0, b.IMPS // b.SEATS)
        box.start_spells = row.number("spells", 0, 2)
        finish(row)
    load_displays(node, box)
    load_areas(node, box)
    for row in node.nodes("dungeon"):
        box.new_id("dungeon-space", str(len(box.dungeon) + 1))
        box.dungeon.append(b.Space(REWARDS.decode(row, "bonus"), row.number("points"), cup_of(row)))
        finish(row)
    for row in node.nodes("treasury", b.SEATS):
        box.treasury.append(b.Space((), row.number("points"), cup_of(row)))
        finish(row)
    for row in node.nodes("trickery", 1):
        box.trickery_length = row.number("length", 1)
        box.trickery_points = points_by_rank(row)
        finish(row)
    for row in node.nodes("order", b.ORDER_SPACES):
        box.new_id("order-space", str(len(box.order) + 1))
        box.order.append(REWARDS.decode(row, "bonus"))
        finish(row)
    node.done()


def points_by_rank(node: Node) -> list[list[int]]:
    """Points of the trickery track for two, three and four players. [gate.ruling.trickery-by-players]"""
    names = [f"points-{players}" for players in range(b.FEWEST_SEATS, b.SEATS + 1)]
    return [node.numbers(name, players) for players, name in enumerate(names, b.FEWEST_SEATS)]


def load_actions(node: Node, box: Box) -> None:
    """Nine actions in the book's order, each with its values. [gate.action.nine-actions] [gate.action2.take-coins]"""
    named = Components()
    for at, row in enumerate(node.nodes("action", len(b.ACTIONS))):
        read_name(row, named, "action")
        if row.one_of("id", b.ACTIONS) != at:
            raise row.wrong("id", "unknown", word=row.text("id"), known=[b.ACTIONS[at]])
        values = row.numbers("values", len(row.get("values", list, "numbers", count=1)), 1, SIDES)
        if not values:
            raise row.wrong("values", "empty")
        for value in values:
            if values.count(value) > 1:
                raise row.wrong("values", "twice", word=value)
        steps = [0] * (SIDES + 1)
        if at == b.DUNGEON:
            for value, count in zip(values, row.numbers("steps", len(values), 1, 9), strict=True):
                steps[value] = count
        box.actions.append(b.Action(values, steps, at in (b.COINS, b.DUNGEON)))
        finish(row)


def load_displays(node: Node, box: Box) -> None:
    """Spaces for Adepts and Professors, some of them marked 4+. [gate.ruling.display-sizes]"""
    named = Components()
    found: list[tuple[int, int]] = []
    for row in node.nodes("display", 2):
        read_name(row, named, "display")
        spaces = row.number("spaces", 1, b.DISPLAY)
        found.append((spaces, row.number("four-plus", 0, spaces)))
        finish(row)
    box.adept_display, box.adept_four_plus = found[0]
    box.professor_display, box.professor_four_plus = found[1]


def load_areas(node: Node, box: Box) -> None:
    """Three types with three levels each, in this order. [gate.prof.levels] [gate.ruling.profession-spaces]"""
    for at, row in enumerate(node.nodes("area", len(TYPES) * LEVELS)):
        type, level = divmod(at, LEVELS)
        if row.one_of("type", TYPES) != type:
            raise row.wrong("type", "unknown", word=row.text("type"), known=[TYPES[type]])
        row.number("level", level + 1, level + 1)
        first = len(box.area_of)
        spaces = row.number("spaces", 1, 9)
        box.areas.append(b.Area(type, level + 1, first, spaces, REWARDS.decode(row, "reward")))
        box.area_of += [at] * spaces
        box.new_id("area", f"{TYPES[type]}-{level + 1}")
        for place in range(spaces):
            box.new_id("profession-space", f"{TYPES[type]}-{level + 1}-{place + 1}")
        finish(row)
    if len(box.area_of) != b.PROFESSION_SPACES:
        raise node.wrong("area.spaces", "tables-count", count=b.PROFESSION_SPACES, found=len(box.area_of))


def load_houses(node: Node, box: Box) -> None:
    """Two sides of the player boards. [gate.component.player-boards] [gate.ruling.player-board-layout]"""
    for row in node.nodes("board", 2):
        read_name(row, box, "board")
        name_parts(box, row.text("id"))
        house = b.House()
        house.printed = grid_of(row)
        for square in range(b.GRID * b.GRID):
            if house.printed[square // b.GRID][square % b.GRID] == ".":
                house.free |= 1 << square
        house.adept_places = row.number("adept-places", b.STARTING, 9)
        house.professor_places = row.number("professor-places", 2, 9)
        names = [b.square_name(square) for square in range(b.GRID * b.GRID)]
        for entry in row.nodes("bonus"):
            square = entry.one_of("square", names)
            if not house.free >> square & 1:
                raise entry.wrong("square", "dragonsgate.square-printed", word=names[square])
            if house.bonus[square]:
                raise entry.wrong("square", "twice", word=names[square])
            house.bonus[square] = REWARDS.decode(entry, "gives")
            entry.done()
        house.places = lists(row, "places", REWARDS)
        if len(house.places) != b.PROFESSION_PLACES:
            raise row.wrong("places", "tables-count", count=b.PROFESSION_PLACES, found=len(house.places))
        for entry in row.nodes("cups") if row.has("cups") else ():
            house.cups[entry.number("place", 1, b.PROFESSION_PLACES) - 1] = cup_of(entry)
            entry.done()
        house.upkeep = row.numbers("upkeep", len(row.get("upkeep", list, "numbers", count=1)), 0, 9)
        if not house.upkeep:
            raise row.wrong("upkeep", "empty")
        finish(row)
        box.houses.append(house)
    node.done()


def name_parts(box: Box, board: str) -> None:
    """The ids of a board's squares and of its places for Professions."""
    for square in box.ids["square"]:
        box.new_id("board-square", f"{board}/{square}")
    for place in range(1, b.PROFESSION_PLACES + 1):
        box.new_id("board-place", f"{board}/{place}")


def grid_of(node: Node) -> list[str]:
    """The squares of a house, row by row."""
    rows: list[Any] = node.get("grid", list, "words")
    if len(rows) != b.GRID or not all(isinstance(r, str) and len(r) == b.GRID and set(r) <= set("AP.") for r in rows):
        raise node.wrong("grid", "dragonsgate.grid", count=b.GRID, value=rows)
    return rows


# ---------------------------------------------------------------------- tokens


def load_tokens(node: Node, box: Box) -> None:
    """Professions, Levels, Masteries, Adepts and Professors."""
    load_professions(node, box)
    for row in node.nodes("level", b.LEVEL_TOKENS):
        main = row.number("main", 1, 12)
        token = b.Level(row.number("level", 1, LEVELS), main, row.number("other", 0, main - 1))
        box.levels.append(token)
        unlike_others(box, "level", f"{token.level}-{token.main}-{token.other}")
        finish(row)
    for row in node.nodes("mastery", b.MASTERY_TOKENS):
        needs = [0] * len(TYPES)
        for type in row.some_of("needs", TYPES):
            needs[type] += 1
        mastery = b.Mastery(row.number("level", 2, LEVELS), needs, row.number("same", 0, 2))
        box.masteries.append(mastery)
        unlike_others(box, "mastery", "-".join(str(n) for n in (mastery.level, *needs, mastery.same)))
        finish(row)
    load_people(node, box)
    node.done()
    enough(node, "level", [token.level for token in box.levels], 1)
    enough(node, "mastery", [token.level for token in box.masteries], 2)


def unlike_others(box: Box, kind: str, name: str) -> None:
    """The id of a token that has no name: its figures, and a count, for there may be several alike."""
    same = sum(other.rpartition("/")[0] == name for other in box.ids.get(kind, []))
    box.new_id(kind, f"{name}/{same + 1}")


def enough(node: Node, field: str, levels: list[int], lowest: int) -> None:
    """Each level needs a token for each type's area."""
    for level in range(lowest, LEVELS + 1):
        if levels.count(level) < len(TYPES):
            raise node.wrong(f"{field}.level {level}", "tables-fewest", count=len(TYPES), found=levels.count(level))


def load_professions(node: Node, box: Box) -> None:
    """Thirty tokens of three types. [gate.component.profession-tokens]"""
    for kind, row in enumerate(node.nodes("profession")):
        read_name(row, box, "profession")
        reward = REWARDS.decode(row, "reward")
        box.professions.append(b.Profession(row.one_of("type", TYPES), reward, cup_of(row), flag(row, "seal")))
        stocked(row, kind, box.profession_stock)
        finish(row)
    full(node, "profession", b.PROFESSION_TOKENS)
    for type, name in enumerate(TYPES):
        spaces = sum(area.spaces for area in box.areas if area.type == type)
        found = sum(box.professions[kind].type == type for kind in box.profession_stock)
        if found < spaces:
            raise node.wrong(f"profession.{name}", "tables-fewest", count=spaces, found=found)


def load_people(node: Node, box: Box) -> None:
    """Adepts and Professors, the starting ones first. [gate.component.adepts] [gate.component.professors]"""
    for kind, row in enumerate(node.nodes("adept", b.COUNTS["adept"])):
        read_name(row, box, "adept")
        starts_in_front(row, kind)
        box.adepts.append(b.Person(traits_of(row), ()))
        if kind >= b.STARTING:
            stocked(row, kind, box.adept_stock)
        finish(row)
    full(node, "adept", b.NEUTRAL_ADEPTS)
    for kind, row in enumerate(node.nodes("professor", b.COUNTS["professor"])):
        read_name(row, box, "professor")
        starts_in_front(row, kind)
        box.professors.append(b.Person(traits_of(row), REWARDS.decode(row, "bonus")))
        finish(row)
    box.ids["starter"] = box.ids["professor"][: b.STARTING]


def starts_in_front(node: Node, kind: int) -> None:
    """The first three of a kind of people, and only they, are starting ones."""
    if flag(node, "starting") != (kind < b.STARTING):
        raise node.wrong("starting", "dragonsgate.starting", count=b.STARTING)


# ---------------------------------------------------------------------- Buildings and Spell cards


def load_buildings(node: Node, box: Box) -> None:
    """Thirty-six tiles of twenty-four kinds. [gate.component.buildings]"""
    for kind, row in enumerate(node.nodes("building", b.COUNTS["building"])):
        read_name(row, box, "building")
        income = tuple(lists(row, "income", REWARDS)) if row.has("income") else ()
        if len(income) > b.INCOME_CHOICES:
            raise row.wrong("income", "effect-lists", word="income", low=1, high=b.INCOME_CHOICES)
        shape = row.one_of("shape", b.SHAPES)
        effects = BUILDINGS.decode(row, "effects")
        box.buildings.append(b.Building(shape, effects, income, flag(row, "two-players")))
        stocked(row, kind, box.building_stock)
        finish(row)
    node.done()
    full(node, "building", b.BUILDING_TILES)


def load_spells(node: Node, box: Box) -> None:
    """Fifty Spell cards. [gate.component.spell-cards]"""
    for kind, row in enumerate(node.nodes("spell", b.COUNTS["spell"])):
        read_name(row, box, "spell")
        effects = SPELLS.decode(row, "effects")
        feasible(row, "effects", effects)
        spell = b.Spell(effects, flag(row, "immediate"))
        if spell.immediate and draws(effects) > 1:
            raise row.wrong("effects", "effect-number", word="spells", low=1, high=1, value=draws(effects))
        box.spells.append(spell)
        stocked(row, kind, box.spell_stock)
        finish(row)
    node.done()
    full(node, "spell", b.SPELL_CARDS)
    ends = [kind for kind in box.spell_stock if not (box.spells[kind].immediate and draws(box.spells[kind].effects))]
    if len(ends) < CHAIN_ENDS:
        raise node.wrong("spell.effects", "tables-fewest", count=CHAIN_ENDS, found=len(ends))


def draws(effects: tuple[Effect, ...]) -> int:
    """The most Spell cards that effects draw. An immediate card that drew two would never come to an end."""
    branches = [draws(branch) for effect in effects for branch in effect.branches]
    return b.total(effects, b.GAIN_SPELLS) + max(branches, default=0)


def feasible(node: Node, field: str, effects: tuple[Effect, ...]) -> None:
    """Whether a card can be carried out is checked before it is played; so no effect may use up what a later one needs.

    After a word that may spend coins nothing may follow that needs any. [gate.ruling.spell-without-effect]
    """
    spent = ""
    for at, effect in enumerate(effects, 1):
        if spent and (effect.op == b.PAY or effect.op in SPENDING):
            raise node.wrong(f"{field}[{at}]", "dragonsgate.effect-after", word=effect.word, other=spent)
        if effect.op in SPENDING:
            spent = effect.word
        for n, branch in enumerate(effect.branches, 1):
            feasible(node, f"{field}[{at}].{effect.word}[{n}]", branch)


FILES: Final = ContentFiles(
    b.FOLDER, ("board.toml", "houses.toml", "tokens.toml", "buildings.toml", "spells.toml"), load
)
