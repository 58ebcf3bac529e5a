"""A table in the middle of a game: set it, answer by the names of options, read what happened.

    t = table(red={"coins": 4}, blue={"imps": 1}, dice="blue-6 neutral-2")
    t.pick("take:blue-6", "act:dungeon-6")
    assert t.asked == "blue"

Houses are called by their colours. What a test does not name is plain: no coins, no Imps, no people, an empty grid of
side A, all tokens still on the main board, level 1 asking for 2 and 1, and no Mastery asked for. Stacks and deck are
given top first.
Tables start at a step, by default at the choice of a die in turn 1, red first; everything after that is played.
"""

from __future__ import annotations

from typing import Any

import harness
from wawel.engine.chance import words_of
from wawel.engine.components import NONE
from wawel.engine.events import NOBODY
from wawel.engine.steps import Step
from wawel.games.dragonsgate.box import COLOURS, NEUTRAL, SIDES, STARTING
from wawel.games.dragonsgate.game import Dragonsgate
from wawel.games.dragonsgate.load import FILES
from wawel.games.dragonsgate.pieces import Side
from wawel.games.dragonsgate.rules.activation import CHOOSE_DIE
from wawel.games.dragonsgate.rules.turn import NextTurn
from wawel.games.dragonsgate.state import DragonsgateState

GAME = harness.shipped(Dragonsgate, "dragonsgate")
BOX = GAME.box
SEATS = COLOURS[:NEUTRAL]

House = dict[str, Any]


# ---------------------------------------------------------------------- names and numbers


def seat_of(colour: str) -> int:
    return SEATS.index(colour)


def to_dice(names: str) -> list[int]:
    """ "red-6 neutral-2" as the state has them."""
    found = []
    for name in names.split():
        colour, value = name.split("-")
        found.append(COLOURS.index(colour) * SIDES + int(value) - 1)
    return found


def die_name(die: int) -> str:
    return f"{COLOURS[die // SIDES]}-{die % SIDES + 1}"


def ids(names: str, known: list[str]) -> list[int]:
    return [known.index(name) for name in names.split()]


def bits(squares: str) -> int:
    """Squares as a bit set: "a1 b1"."""
    found = 0
    for name in squares.split():
        found |= 1 << ("abcd".index(name[0]) + 4 * (int(name[1]) - 1))
    return found


def level_token(level: int, main: int, other: int) -> int:
    """The Level token with these figures."""
    return next(i for i, t in enumerate(BOX.levels) if (t.level, t.main, t.other) == (level, main, other))


def mastery_token(level: int, same: int = 0, needs: tuple[int, int, int] = (0, 0, 0)) -> int:
    """The Mastery token that asks for this."""
    tokens = enumerate(BOX.masteries)
    return next(i for i, t in tokens if (t.level, t.same, tuple(t.needs)) == (level, same, needs))


def area(name: str) -> int:
    """An area by type and level: "mage-2"."""
    type, level = name.split("-")
    return ("mage", "rogue", "warrior").index(type) * 3 + int(level) - 1


# ---------------------------------------------------------------------- playing


class Tabletop(harness.Tabletop[Dragonsgate, DragonsgateState]):
    """A game under way."""

    CARD = "spell"

    def seat_name(self, seat: int) -> str:
        return SEATS[seat]

    @property
    def actions(self) -> set[str]:
        """The actions offered, with their values."""
        return {name.removeprefix("act:") for name in self.offered if name.startswith("act:")}

    # ---- where things are

    def side(self, colour: str) -> Side:
        return self.s.sides[seat_of(colour)]

    def means(self, colour: str) -> tuple[int, int, int]:
        """Coins, Imps and prestige."""
        side = self.side(colour)
        return side.coins, side.imps, side.prestige

    def hand(self, colour: str) -> list[str]:
        return self.names(self.side(colour).hand).split()

    def adepts(self, colour: str) -> list[str]:
        return [BOX.ids["adept"][adept] for adept in self.side(colour).adepts]

    def professors(self, colour: str) -> list[str]:
        return [BOX.ids["professor"][professor] for professor in self.side(colour).professors]

    def buildings(self, colour: str) -> list[str]:
        return [BOX.ids["building"][kind] for kind in self.side(colour).buildings]

    def professions(self, colour: str) -> list[str]:
        return [BOX.ids["profession"][token] for token in self.side(colour).professions if token != NONE]

    @property
    def deck(self) -> list[str]:
        """Top first."""
        return self.names(self.s.spells[::-1] + self.s.sunk).split()

    @property
    def dice(self) -> list[str]:
        return [die_name(die) for die in self.s.dice]

    @property
    def used(self) -> list[str]:
        return [die_name(die) for die in self.s.used]

    def colours(self) -> dict[str, int]:
        """The active dice by colour."""
        found: dict[str, int] = {}
        for die in self.s.dice:
            found[COLOURS[die // SIDES]] = found.get(COLOURS[die // SIDES], 0) + 1
        return found

    def sheet(self, colour: str) -> dict[str, int]:
        """The lines of a score sheet that are not zero."""
        return {item.key: item.points for item in self.result.why[seat_of(colour)] if item.points}


# ---------------------------------------------------------------------- setting the table


def house_of(game: Dragonsgate, side: Side, given: House, board: int) -> None:
    """Fill a house; `empty` names the squares still empty, all of them if it is not given."""
    box = game.box
    plain = game.box.houses[board]
    side.free = bits(given["empty"]) if "empty" in given else plain.free
    side.adepts = ids(given.get("adepts", ""), box.ids["adept"])
    side.professors = ids(given.get("professors", ""), box.ids["professor"])
    tokens = ids(given.get("professions", ""), box.ids["profession"])
    side.professions = tokens + [NONE] * (len(plain.places) - len(tokens))
    side.buildings = ids(given.get("buildings", ""), box.ids["building"])
    side.sites = [box.first_site[box.buildings[kind].shape] for kind in side.buildings]
    side.hand = ids(given.get("hand", ""), box.ids["spell"])
    side.traits = list(given.get("traits", (0, 0, 0)))
    for name in ("coins", "imps", "prestige", "upkeep", "trickery", "dungeon"):
        setattr(side, name, given.get(name, 0))
    side.dice = given.get("dice", 2)


def table(
    step: Step[Any] = CHOOSE_DIE,
    *,
    red: House | None = None,
    blue: House | None = None,
    green: House | None = None,
    yellow: House | None = None,
    players: int = 2,
    turn: int = 1,
    first: str = "red",
    dice: str = "",
    used: str = "",
    die: str = "",
    spells: str | None = None,
    adepts: str = "",
    professors: str = "",
    adept_stack: str = "",
    professor_stack: str = "",
    adept_discard: str = "",
    professor_discard: str = "",
    spaces: dict[str, str] | None = None,
    levels: dict[str, tuple[int, int]] | None = None,
    masteries: dict[str, int] | None = None,
    order: dict[int, str] | None = None,
    treasury: dict[int, str] | None = None,
    tiles: dict[str, int] | None = None,
    board: str = "a",
    luck: list[int] | None = None,
    game: Dragonsgate = GAME,
    **fields: Any,
) -> Tabletop:
    """A table that has come to a step."""
    box = game.box
    s = game.fresh(players, {"board": board, "early_common_die": fields.pop("early_common_die", False)})
    s.reseed(words_of("tabletop"))
    s.turn, s.first, s.active = turn, seat_of(first), seat_of(first)
    for given in (red, blue, green, yellow)[:players]:
        side = Side()
        house_of(game, side, given or {}, s.house)
        s.sides.append(side)
    s.tower -= sum(side.imps for side in s.sides)
    s.dice, s.used = sorted(to_dice(dice)), to_dice(used)
    s.die = to_dice(die)[0] if die else NONE
    s.neutral_out = sum(2 - side.dice for side in s.sides)
    held = [card for side in s.sides for card in side.hand]
    named = ids(spells, box.ids["spell"]) if spells is not None else []
    rest = box.spell_stock[:]
    for card in held + named:
        rest.remove(card)
    s.spells = rest + named[::-1]
    s.adepts.display = ids(adepts, box.ids["adept"]) + [NONE] * (4 - len(adepts.split()))
    s.adepts.stack = ids(adept_stack, box.ids["adept"])[::-1]
    s.professors.display = ids(professors, box.ids["professor"]) + [NONE] * (4 - len(professors.split()))
    s.professors.stack = ids(professor_stack, box.ids["professor"])[::-1]
    s.adepts.discard = ids(adept_discard, box.ids["adept"])
    s.professors.discard = ids(professor_discard, box.ids["professor"])
    lay_main_board(game, s, spaces or {}, levels or {}, masteries or {})
    for name, left in (tiles or {}).items():
        s.tiles[box.ids["building"].index(name)] = left
    for space, colour in (order or {}).items():
        s.order[space] = seat_of(colour)
    for place, colour in (treasury or {}).items():
        s.treasury[place] = seat_of(colour)
        s.sides[seat_of(colour)].dungeon = len(box.dungeon)
    for name, value in fields.items():
        setattr(s, name, value)
    s.stack = [step] if isinstance(step, NextTurn) else [NextTurn(), step]
    return Tabletop(game, s).start(luck)


def lay_main_board(
    game: Dragonsgate,
    s: DragonsgateState,
    spaces: dict[str, str],
    levels: dict[str, tuple[int, int]],
    masteries: dict[str, int],
) -> None:
    """Tokens in the order of the data, the easiest Levels, no Masteries; but for what a test names."""
    box = game.box
    stock = {t: [k for k in box.profession_stock if box.professions[k].type == t] for t in range(3)}
    s.spaces = [stock[box.areas[at].type].pop(0) for at in box.area_of]
    names = game.verbs.by_name["profession"].names
    for name, token in spaces.items():
        s.spaces[names.index(name)] = box.ids["profession"].index(token) if token else NONE
    easiest = [level_token(1, 2, 1), level_token(2, 4, 1), level_token(3, 6, 2)]
    blank = [NONE, mastery_token(2), mastery_token(3)]
    s.levels = [easiest[at % 3] for at in range(9)]
    s.masteries = [blank[at % 3] for at in range(9)]
    for name, (main, other) in levels.items():
        s.levels[area(name)] = level_token(area(name) % 3 + 1, main, other)
    for name, mastery in masteries.items():
        s.masteries[area(name)] = mastery
    s.tiles = [box.building_stock.count(kind) for kind in range(len(box.buildings))]


def new_game(players: int = 2, seed: int = 0, game: Dragonsgate = GAME, **settings: Any) -> Tabletop:
    """A game from its very beginning."""
    return Tabletop.new(game, players, seed, settings)


def game_with(**values: Any) -> Dragonsgate:
    """The game with other component values: game_with(**{"start.1.coins": 3})."""
    other = FILES.content()
    for path, value in values.items():
        other.set(path, value)
    return Dragonsgate(other)


def view(t: Tabletop, reader: str = "") -> dict[str, Any]:
    """What a house, or a spectator, sees."""
    return t.game.view(t.s, seat_of(reader) if reader else NOBODY)


__all__ = ["BOX", "GAME", "NONE", "STARTING", "Tabletop", "area", "bits", "game_with", "new_game", "table", "view"]
