"""A table in the middle of a game: set it, answer by the names of options, read what happened.

    t = table(kajman={"fruit": 1, "dice": "novice novice adept-blue"}, round=2)
    t.pick("visit:beside-droska", "done", "attempt:burning-sun")

Players are called by their characters, in the order in which they are given. What a test does not name is plain: no
tokens, no dice, no hands, dials at 0, only the Shell Shield in play, an empty Fold, the Arbiter at Lamara. Decks and
pools are given top first; cards that are named nowhere lie in their decks below. Tables start at the move of the first
player; everything after that is played. In `luck` faces of dice may be given by name: `roll("any", "blank", x=0)`.
"""

from __future__ import annotations

from typing import Any

import harness
from wawel.engine.chance import words_of
from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.tidal.box import ARENAS, EDGE, HUNTED, ISLANDS, REEF, STANDARD, STRONG
from wawel.games.tidal.game import Tidal
from wawel.games.tidal.load import FILES
from wawel.games.tidal.pieces import Side
from wawel.games.tidal.rules.flow import NEXT_ROUND, PASS_ON
from wawel.games.tidal.rules.setup import take_set
from wawel.games.tidal.rules.turn import MOVE
from wawel.games.tidal.state import TidalState

GAME = harness.shipped(Tidal, "tidal")
BOX = GAME.box
PLAIN = {
    "first_game": False,
    "legendary": False,
    "announcements": False,
    "advanced_market": False,
    "advanced_monsters": False,
    "advanced_citadel": False,
    "level": "none",
}


def ids(names: str, kind: str, box: Any = BOX) -> list[int]:
    return [box.ids[kind].index(name) for name in names.split()]


class Tabletop(harness.Tabletop[Tidal, TidalState]):
    """A game under way."""

    CARD = "challenge"

    def seat_name(self, seat: int) -> str:
        """The character of a seat."""
        character = self.s.sides[seat].character if self.s.sides else NONE
        return BOX.ids["character"][character] if character != NONE else str(seat)

    def seat(self, who: str) -> int:
        return next(side.seat for side in self.s.sides if self.seat_name(side.seat) == who)

    def side(self, who: str) -> Side:
        return self.s.sides[self.seat(who)]

    def means(self, who: str) -> tuple[int, int, int]:
        """Fruit, shells, shells on the shield."""
        side = self.side(who)
        return side.fruit, side.shells, side.shield

    def dice(self, who: str) -> tuple[list[str], list[str]]:
        """Available and spent dice."""
        side = self.side(who)
        names = BOX.ids["die"]
        return [names[kind] for kind in side.available], [names[kind] for kind in side.spent]

    def rolled(self) -> list[str]:
        return [BOX.ids["shown"][shown] for shown in self.s.rolled]

    def kept(self) -> list[str]:
        return [BOX.ids["shown"][shown] for shown in self.s.kept]

    def supply(self, die: str) -> int:
        return self.s.supply[BOX.ids["die"].index(die)]

    def foe(self, place: int = EDGE) -> str:
        return "" if self.s.foes[place] == NONE else BOX.ids["monster"][self.s.foes[place]]

    def sheet(self, who: str) -> dict[str, int]:
        """The lines of a score sheet that are not zero."""
        return {item.key: item.points for item in self.result.why[self.seat(who)] if item.points}


def face(die: str, name: str) -> int:
    """The side of a die, from 1, that shows something."""
    return BOX.dice[BOX.ids["die"].index(die)].faces.index(BOX.ids["face"].index(name)) + 1


def crosses(round: int, n: int) -> int:
    """The side of the danger die of a round, from 1, that shows so many X."""
    found = [die.faces for die in BOX.dangers if die.first <= round][-1]
    return found.index(n) + 1


def roll(*shown: str, x: int = 0, round: int = 1) -> list[int]:
    """The luck of a roll: "novice/focus" for each die in the order they are rolled, then the danger die."""
    return [face(*one.split("/")) for one in shown] + [crosses(round, x)]


def fill(game: Tidal, s: TidalState, side: Side, given: dict[str, Any]) -> None:
    """A player's side, plain but for what is given."""
    side.fruit, side.shells, side.shield = given.get("fruit", 0), given.get("shells", 0), given.get("shield", 0)
    for kind in side.available:
        s.to_supply(kind)
    side.available = tuple(sorted(ids(given.get("dice", ""), "die", game.box)))
    side.spent = tuple(sorted(ids(given.get("spent", ""), "die", game.box)))
    for kind in side.available + side.spent:
        s.take_from_supply(kind)
    side.dials = tuple(given.get("dials", (0, 0, 0, 0)))
    side.rank, side.hits, side.leaders = given.get("rank", 0), given.get("hits", 0), given.get("leaders", 0)
    side.open_hand = tuple(ids(given.get("hand", ""), "challenge", game.box))
    side.tricks = ids(given.get("tricks", ""), "trick", game.box)
    side.completed = tuple(ids(given.get("completed", ""), "challenge", game.box))
    arenas = [game.box.challenges[card].arena for card in side.completed]
    side.styles = tuple(given.get("styles", [arenas.count(arena) for arena in range(ARENAS)]))
    for card in ids(given.get("cards", ""), "card", game.box):
        side.deck.remove(card)
        side.cards = (*side.cards, card)
        side.hears |= game.box.cards[card].hears
        side.changes |= game.box.cards[card].changes
    top = ids(given.get("deck", ""), "card", game.box)
    side.deck = [card for card in side.deck if card not in top] + top[::-1]
    if "goal" in given:
        side.goal = ids(given["goal"], "goal", game.box)
        side.other_goals = [goal for goal in game.box.characters[side.character].goals if goal not in side.goal]
    side.markers = given.get("markers", 2)


def table(
    step: Step[Any] = MOVE,
    *,
    round: int = 1,
    arbiter: str = "lamara",
    first: int = 0,
    boat: int = 0,
    pool: str = "",
    challenges: str = "",
    tricks: str = "",
    market: str = "",
    edge: str = "",
    reef: str = "",
    hunted: str = "",
    wounds: dict[int, dict[int, int]] | None = None,
    monsters: str | None = None,
    supply: dict[str, int] | None = None,
    taken: str = "",
    luck: list[int] | None = None,
    game: Tidal = GAME,
    settings: dict[str, Any] | None = None,
    **who: dict[str, Any] | None,
) -> Tabletop:
    """A table that has come to a step."""
    box = game.box
    who = who or {"axl": None, "kajman": None}
    options = PLAIN | ({"level": "novice"} if len(who) == 1 else {}) | (settings or {})
    s = game.fresh(len(who), options)
    s.reseed(words_of("tabletop"))
    s.round, s.first, s.starter, s.active = round, first, first, first
    s.arbiter, s.boat = ISLANDS.index(arbiter), boat
    s.supply = tuple(die.count for die in box.dice)
    for seat, (name, given) in enumerate(who.items()):
        side = Side()
        side.seat = seat
        s.sides.append(side)
        take_set(s, seat, box.ids["character"].index(name))
        fill(game, s, side, {"dice": "", **(given or {})})
    for die, left in (supply or {}).items():
        counts = list(s.supply)
        counts[box.ids["die"].index(die)] = left
        s.supply = tuple(counts)
    held = [card for side in s.sides for card in side.open_hand + side.completed]
    s.pool = tuple(ids(pool, "challenge", box))
    top = ids(challenges, "challenge", box)
    standard = [n for n, one in enumerate(box.challenges) if one.kind == STANDARD]
    s.challenges = [n for n in standard if n not in [*held, *s.pool, *top]] + top[::-1]
    s.tricks = deck([n for n, one in enumerate(box.tricks) for _ in range(one.copies)], s, ids(tricks, "trick", box))
    s.market_pool = tuple(ids(market, "market", box))
    stock = [n for n, one in enumerate(box.market) if not one.advanced for _ in range(one.copies)]
    for card in s.market_pool:
        stock.remove(card)
    s.market = stock
    for place, name in ((EDGE, edge), (REEF, reef), (HUNTED, hunted)):
        if name:
            monster = box.ids["monster"].index(name)
            hit = [NONE] * len(box.monsters[monster].spots)
            for at, seat in (wounds or {}).get(place, {}).items():
                hit[at] = seat
            s.set_foe(place, monster, tuple(hit))
    rest = [n for n, one in enumerate(box.monsters) if not one.advanced and n not in s.foes]
    if monsters is not None:
        rest = ids(monsters, "monster", box)[::-1]
    s.strong = [n for n in rest if box.monsters[n].strength == STRONG]
    s.weak = [n for n in rest if box.monsters[n].strength != STRONG]
    for at in ids(taken, "place", box):
        s.taken |= 1 << at
    if len(who) == 1:
        s.rival_rank = box.levels[s.level].start
        s.intrigues = list(range(len(box.intrigues)))
    s.stack = [step] if step is NEXT_ROUND else [PASS_ON, step]
    return Tabletop(game, s).start(luck)


def deck(stock: list[int], s: TidalState, top: list[int]) -> list[int]:
    """The tricks nobody holds, some of them on top."""
    for card in [card for side in s.sides for card in side.tricks] + top:
        stock.remove(card)
    return stock + top[::-1]


def new_game(players: int = 2, seed: int = 0, game: Tidal = GAME, **settings: Any) -> Tabletop:
    """A game from its very beginning."""
    return Tabletop.new(game, players, seed, settings)


def game_with(**values: Any) -> Tidal:
    """The game with other component values: game_with(**{"trick.drill.copies": 1})."""
    other = FILES.content()
    for path, value in values.items():
        other.set(path, value)
    return Tidal(other)


__all__ = [
    "BOX",
    "EDGE",
    "GAME",
    "HUNTED",
    "NEXT_ROUND",
    "REEF",
    "Tabletop",
    "crosses",
    "game_with",
    "new_game",
    "roll",
    "table",
]
