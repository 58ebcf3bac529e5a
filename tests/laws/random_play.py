"""Random play of every game, every seat count and various settings, for the laws.

A case is a game and a number of seats. A law asks for so many games in all; each game gets its share, so that the laws
take as long with five games as with one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from wawel import catalog, compiled
from wawel.engine.chance import Rng, rng
from wawel.engine.events import NOBODY, AnswerTrace
from wawel.engine.game import Choice, Game
from wawel.engine.state import State
from wawel.sim.fuzz import accepted

KEYS = catalog.OURS
CASES = [(key, players) for key in KEYS for players in catalog.game(key).seats]
#: more decisions than any game takes
ENDLESS = 20_000
#: the first positions of a game, all of which are checked
CLOSELY = 40
#: at a larger table only some readers are checked
FEW = 3

each_game = pytest.mark.parametrize("key", KEYS)
each_case = pytest.mark.parametrize(("key", "players"), CASES, ids=[f"{key}-{players}" for key, players in CASES])


class Move:
    """One answer of a game: the position before (a clone), what was answered, the position after, and what happened."""

    def __init__(self, before: State, choice: Choice, option: int, after: State, trace: AnswerTrace) -> None:
        self.before = before
        self.choice = choice
        self.option = option
        self.after = after
        self.trace = trace


def share(key: str, games: int) -> int:
    """How many of so many games fall to one case: each game has its share, each of its seat counts a part of that.

    The interpreted form, several times slower, plays a quarter of them."""
    each, fewest = (games, 2) if compiled() else (games // 4, 1)
    return max(fewest, each // len(KEYS) // len(catalog.game(key).seats))


def some_settings(game: Game, players: int, luck: Rng) -> dict[str, Any]:
    """One value for each setting, values that go together; the defaults half of the time."""
    if luck.pick(2):
        return game.simulated({})
    offered = {setting.name: setting.offered(players) for setting in game.settings}
    while True:
        picked = {name: choices[luck.pick(len(choices))] for name, choices in offered.items()}
        if accepted(game, players, picked):
            return game.simulated(picked)


def starts(key: str, players: int, games: int) -> Iterator[tuple[Game, State, Rng]]:
    """Fresh games, and a generator for each to play it with."""
    game = catalog.game(key)
    for at in range(share(key, games)):
        luck = rng(f"law {key} {players} {at}")
        yield game, game.new(players=players, seed=f"law {at}", **some_settings(game, players, luck)), luck


def some_answer(game: Game, s: State, luck: Rng) -> tuple[Choice, int]:
    """An open choice and one of its options. Simultaneous choices are answered in any order."""
    choices = game.choices(s)
    choice = choices[luck.pick(len(choices))]
    return choice, choice.options[luck.pick(len(choice.options))]


def looked_at(at: int) -> bool:
    """Laws check every position of a short game, and fewer and fewer of a long one."""
    return at < CLOSELY or at % (at // CLOSELY + 1) ** 2 == 0


def positions(key: str, players: int, games: int) -> Iterator[tuple[Game, State, Rng]]:
    """Positions of random games, from the first choice to the end. Don't change them: play goes on from there."""
    for game, s, luck in starts(key, players, games):
        yield game, s, luck
        for at in range(ENDLESS):
            if not s.stack:
                break
            choice, option = some_answer(game, s, luck)
            game.answer(s, choice, option)
            if looked_at(at) or not s.stack:
                yield game, s, luck


def moves(key: str, players: int, games: int) -> Iterator[tuple[Game, Move, Rng]]:
    """Answers of random games."""
    for game, s, luck in starts(key, players, games):
        for at in range(ENDLESS):
            if not s.stack:
                break
            choice, option = some_answer(game, s, luck)
            before, trace = s.clone(), AnswerTrace()
            game.answer(s, choice, option, trace)
            if looked_at(at) or not s.stack:
                yield game, Move(before, choice, option, s, trace), luck


def readers(s: State) -> list[int]:
    """The readers to check: all seats and a spectator; at a large table an asked seat, another one, and a spectator."""
    if s.players <= FEW:
        return [*range(s.players), NOBODY]
    return [*sorted({max(s.seat, 0), s.number % s.players}), NOBODY]


def choice_plain(choice: Choice) -> list[Any]:
    """A choice as values that can be compared."""
    return [
        choice.number,
        choice.seat,
        choice.kind,
        list(choice.options),
        choice.decline,
        choice.idle,
        choice.rule,
        choice.step,
    ]


def asked_plain(s: State) -> list[Any]:
    """What a position asks, as it is now."""
    return [s.seat, list(s.options), list(s.asked), [list(options) for options in s.asked_options] if s.asked else []]
