"""Fuzzing: random games over every seat count and setting, with the laws checked on the way.

Each failure is kept as a saved game right before it, so that it can be opened and inspected.
"""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
import traceback
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from math import prod
from typing import Any

from wawel.catalog import game
from wawel.engine.chance import Rng, rng
from wawel.engine.events import NOBODY
from wawel.engine.game import BadSetting, Game
from wawel.engine.json_form import to_json_form
from wawel.engine.records import Play, read_lines, secret_of, verify

#: no game of ours lasts that long: a random game that does is endless
ENDLESS = 20_000
#: how often the expensive laws are checked (in decisions), and a record is verified (in games)
EVERY = 7
#: after this many answers the expensive laws are checked half as often, then a third as often …
SELDOM = 60
VERIFY = 20
CHUNK = 50
#: the most combinations of settings for a number of seats
MOST_TABLES = 1_000


class Broken(Exception):
    """A law does not hold."""


class Found:
    """A game that went wrong: its number, what happened, and the saved game right before it."""

    def __init__(self, number: int, problem: str, trace: str, save: dict[str, Any]) -> None:
        self.number = number
        self.problem = problem
        self.trace = trace
        self.save = save


@cache
def tables(made: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count with every combination of settings that the game accepts; many of them where these are too many
    to list."""
    spread: list[tuple[int, dict[str, Any]]] = []
    for players in made.seats:
        offered = [setting.offered(players) for setting in made.settings]
        if prod([len(choices) for choices in offered]) <= MOST_TABLES:
            found: Iterable[Sequence[Any]] = itertools.product(*offered)
        else:
            luck = rng(f"tables:{players}")
            found = [[one[luck.pick(len(one))] for one in offered] for _ in range(MOST_TABLES)]
        for values in found:
            settings = {setting.name: value for setting, value in zip(made.settings, values, strict=True)}
            if accepted(made, players, settings):
                spread.append((players, made.simulated(settings)))
    return spread


def accepted(made: Game, players: int, settings: dict[str, Any]) -> bool:
    """Do these settings go together?"""
    try:
        made.check_settings(settings, players)
    except BadSetting:
        return False
    return True


def play_one(made: Game, seed: int, number: int) -> Found | None:
    """Play one random game, checking as it goes."""
    spread = tables(made)
    players, settings = spread[number % len(spread)]
    luck = rng(f"fuzz:{seed}:{number}")
    play = Play(made, players, secret_of(f"fuzz:{seed}:{number}"), settings)
    try:
        while play.state.stack:
            if len(play.answers) >= ENDLESS:
                raise Broken(f"the game is not over after {ENDLESS} answers")
            choices = play.choices()
            choice = choices[luck.pick(len(choices))]
            check(made, play, luck, dear=looked_at(len(play.answers)))
            play.answer(choice, choice.options[luck.pick(len(choice.options))])
        if made.result(play.state) is None:
            raise Broken("the game is over but has no result")
        if number % VERIFY == 0:
            verify(made, read_lines(play.lines()))
    except Exception as error:  # any exception is a finding
        return Found(number, f"{type(error).__name__}: {error}", traceback.format_exc(), play.save())
    return None


def looked_at(answers: int) -> bool:
    """Are the expensive laws checked at this position? Every few answers, and less and less often in a long game."""
    return answers % (EVERY * (1 + answers // SELDOM)) == 0


def check(made: Game, play: Play, luck: Rng, dear: bool) -> None:
    """The laws that must hold at every choice."""
    s = play.state
    for choice in play.choices():
        if not choice.options or len(set(choice.options)) != len(choice.options):
            raise Broken(f"choice {choice.number} offers {choice.options}")
        if choice.idle not in choice.options:
            raise Broken(f"the idle answer of choice {choice.number} is not offered")
    if not dear:
        return
    plain = to_json_form(s)
    if to_json_form(s.clone()) != plain:
        raise Broken("a clone differs")
    if to_json_form(made.from_json(json.loads(json.dumps(plain)))) != plain:
        raise Broken("the stored form comes back changed")
    readers = [*range(s.players), NOBODY]
    reader = readers[luck.pick(len(readers))]
    seen = made.view(s, reader)
    world = made.world(s, reader, luck)
    if made.view(world, reader) != seen:
        raise Broken(f"a world looks different to seat {reader}")
    for name, one in (("the state", s), (f"a world of seat {reader}", world)):
        if complaints := made.lost_or_doubled(one):
            raise Broken(f"components of {name}: {'; '.join(complaints)}")
    made.blocked(s, reader)
    if to_json_form(s) != plain:
        raise Broken("looking at the state has changed it")


def play_some(key: str, seed: int, numbers: list[int]) -> tuple[int, list[Found]]:
    """Play several games in this process: how many, and what was found."""
    made = game(key)
    return len(numbers), [found for n in numbers if (found := play_one(made, seed, n)) is not None]


def fuzz(key: str, games: int, seed: int = 0, workers: int = 0) -> Iterator[tuple[int, list[Found]]]:
    """Play random games on all cores; each result says how many more are done and what went wrong in them."""
    numbers = list(range(games))
    chunks = [numbers[i : i + CHUNK] for i in range(0, games, CHUNK)]
    workers = workers or os.cpu_count() or 1
    if workers == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_some(key, seed, chunk)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = [pool.submit(play_some, key, seed, chunk) for chunk in chunks]
        for done in as_completed(waiting):
            yield done.result()
