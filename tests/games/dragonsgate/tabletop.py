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

from collections.abc import Callable
from typing import Any

import pytest

from wawel.engine.chance import words_of
from wawel.engine.content import Content
from wawel.engine.events import NOBODY, AnswerTrace, Event
from wawel.engine.game import IllegalAnswer, Result
from wawel.engine.steps import Step
from wawel.games.dragonsgate.box import COLOURS, NEUTRAL, SIDES, STARTING
from wawel.games.dragonsgate.game import EVENTS, THINGS, Dragonsgate
from wawel.games.dragonsgate.load import content
from wawel.games.dragonsgate.pieces import NONE, Side
from wawel.games.dragonsgate.rules.activation import CHOOSE_DIE
from wawel.games.dragonsgate.rules.turn import NextTurn
from wawel.games.dragonsgate.state import DragonsgateState

GAME = Dragonsgate()
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


class Play:
    """A game under way."""

    def __init__(self, game: Dragonsgate, s: DragonsgateState) -> None:
        self.game = game
        self.s = s
        self.log: list[Event] = []
        self.latest: list[Event] = []

    def do(self, act: Callable[[DragonsgateState, AnswerTrace], None], luck: list[int] | None = None) -> Play:
        """Change the table while somebody listens. `luck` are dice as they are read; all must be rolled."""
        trace = AnswerTrace(script=None if luck is None else [die - 1 for die in luck])
        act(self.s, trace)
        assert luck is None or trace.at == len(luck), "dice that nobody rolled"
        self.latest = list(trace.events)
        self.log += self.latest
        return self

    def pick(self, *names: str, luck: list[int] | None = None) -> Play:
        """Answer one question after the other; an option that is not offered raises IllegalAnswer."""
        for name in names:
            (choice,) = self.game.choices(self.s)
            option = self.game.verbs.code(name)
            self.do(lambda s, trace, n=choice.number, o=option: self.game.answer(s, n, o, sink=trace), luck)
        return self

    def refused(self, name: str) -> str:
        """Try an option that must be refused and leave the table as it was; the rule that forbids it."""
        before = self.s.to_json()
        with pytest.raises(IllegalAnswer) as error:
            self.pick(name)
        assert self.s.to_json() == before
        return error.value.rule

    def idle(self, until: Callable[[DragonsgateState], bool] = lambda s: False) -> Play:
        """Answer as for people who left, until something holds or the game is over."""
        while self.s.stack and not until(self.s):
            self.pick(self.game.verbs.name(self.game.choices(self.s)[0].idle))
        return self

    # ---- what is asked

    @property
    def asked(self) -> str:
        return SEATS[self.s.seat]

    @property
    def offered(self) -> set[str]:
        """The names of all options."""
        names = [self.game.verbs.name(option) for option in self.s.options]
        assert len(names) == len(set(names))
        return set(names)

    @property
    def asks(self) -> set[str]:
        """The verbs of all options but declining."""
        return {self.game.verbs.verb(option).name for option in self.s.options} - {"done"}

    @property
    def actions(self) -> set[str]:
        """The actions offered, with their values."""
        return {name.removeprefix("act:") for name in self.offered if name.startswith("act:")}

    @property
    def blocked(self) -> dict[str, str]:
        """What is not offered, and the rule that says why."""
        return {self.game.verbs.name(option): rule for option, rule in self.game.blocked(self.s, self.s.seat)}

    # ---- what was told

    def happened(self, key: str) -> list[Any]:
        """The arguments of every event of a kind, by name where they name something."""
        return [self.arguments(event) for event in self.log if event.key == key]

    def story(self, *keys: str) -> list[str]:
        """The keys of what happened, in order: all of them, or only those named."""
        return [event.key for event in self.log if not keys or event.key in keys]

    def arguments(self, event: Event) -> Any:
        values: list[Any] = []
        for name, value in zip(EVENTS[event.key], (event.a, event.b, event.c)):
            kind = THINGS.get(name)
            key = "" if kind is None else self.game.name_key(kind, value)
            values.append(SEATS[value] if kind == "seat" else key.removeprefix(f"{kind}-") if kind else value)
        return values[0] if len(values) == 1 else tuple(values)

    # ---- where things are

    def side(self, colour: str) -> Side:
        return self.s.sides[seat_of(colour)]

    def means(self, colour: str) -> tuple[int, int, int]:
        """Coins, Imps and prestige."""
        side = self.side(colour)
        return side.coins, side.imps, side.prestige

    def hand(self, colour: str) -> list[str]:
        return [BOX.spell_ids[card] for card in self.side(colour).hand]

    def adepts(self, colour: str) -> list[str]:
        return [BOX.adept_ids[adept] for adept in self.side(colour).adepts]

    def professors(self, colour: str) -> list[str]:
        return [BOX.professor_ids[professor] for professor in self.side(colour).professors]

    def buildings(self, colour: str) -> list[str]:
        return [BOX.building_ids[kind] for kind in self.side(colour).buildings]

    def professions(self, colour: str) -> list[str]:
        return [BOX.profession_ids[token] for token in self.side(colour).professions if token != NONE]

    @property
    def deck(self) -> list[str]:
        """Top first."""
        return [BOX.spell_ids[card] for card in self.s.spells[::-1] + self.s.sunk]

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

    @property
    def result(self) -> Result:
        found = self.game.result(self.s)
        assert found is not None, "the game is not over"
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
    side.adepts = ids(given.get("adepts", ""), box.adept_ids)
    side.professors = ids(given.get("professors", ""), box.professor_ids)
    tokens = ids(given.get("professions", ""), box.profession_ids)
    side.professions = tokens + [NONE] * (len(plain.places) - len(tokens))
    side.buildings = ids(given.get("buildings", ""), box.building_ids)
    side.sites = [box.first_site[box.buildings[kind].shape] for kind in side.buildings]
    side.hand = ids(given.get("hand", ""), box.spell_ids)
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
) -> Play:
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
    named = ids(spells, box.spell_ids) if spells is not None else []
    rest = box.spell_stock[:]
    for card in held + named:
        rest.remove(card)
    s.spells = rest + named[::-1]
    s.adepts.display = ids(adepts, box.adept_ids) + [NONE] * (4 - len(adepts.split()))
    s.adepts.stack = ids(adept_stack, box.adept_ids)[::-1]
    s.professors.display = ids(professors, box.professor_ids) + [NONE] * (4 - len(professors.split()))
    s.professors.stack = ids(professor_stack, box.professor_ids)[::-1]
    s.adepts.discard = ids(adept_discard, box.adept_ids)
    s.professors.discard = ids(professor_discard, box.professor_ids)
    lay_main_board(game, s, spaces or {}, levels or {}, masteries or {})
    for name, left in (tiles or {}).items():
        s.tiles[box.building_ids.index(name)] = left
    for space, colour in (order or {}).items():
        s.order[space] = seat_of(colour)
    for place, colour in (treasury or {}).items():
        s.treasury[place] = seat_of(colour)
        s.sides[seat_of(colour)].dungeon = len(box.dungeon)
    for name, value in fields.items():
        setattr(s, name, value)
    s.stack = [step] if isinstance(step, NextTurn) else [NextTurn(), step]
    return Play(game, s).do(start, luck)


def start(s: DragonsgateState, trace: AnswerTrace) -> None:
    """Run up to the first question."""
    s.trace = trace
    s.advance()
    s.trace = None


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
        s.spaces[names.index(name)] = box.profession_ids.index(token) if token else NONE
    easiest = [level_token(1, 2, 1), level_token(2, 4, 1), level_token(3, 6, 2)]
    blank = [NONE, mastery_token(2), mastery_token(3)]
    s.levels = [easiest[at % 3] for at in range(9)]
    s.masteries = [blank[at % 3] for at in range(9)]
    for name, (main, other) in levels.items():
        s.levels[area(name)] = level_token(area(name) % 3 + 1, main, other)
    for name, mastery in masteries.items():
        s.masteries[area(name)] = mastery
    s.tiles = [box.building_stock.count(kind) for kind in range(len(box.buildings))]


def new_game(players: int = 2, seed: int = 0, game: Dragonsgate = GAME, **settings: Any) -> Play:
    """A game from its very beginning."""
    s = game.fresh(players, game.check_settings(settings, players))
    s.reseed(words_of(f"wawel:{seed}"))
    return Play(game, s).do(start)


def changed(**values: Any) -> Dragonsgate:
    """The game with other component values: changed(**{"start.1.coins": 3})."""
    other = content()
    for path, value in values.items():
        other.set(path, value)
    return Dragonsgate(other)


def files() -> Content:
    """The content files, to be spoilt."""
    return content()


def view(t: Play, reader: str = "") -> dict[str, Any]:
    """What a house, or a spectator, sees."""
    return t.game.view(t.s, seat_of(reader) if reader else NOBODY)


__all__ = ["BOX", "GAME", "NONE", "STARTING", "Play", "area", "bits", "changed", "files", "new_game", "table", "view"]
