"""One registry of bots. A spec is a name, or a name with numbers: `mcts:300`, `mcts:300:20`.

The factory of a bot is called as `make(spec, seed, *numbers)`; its parameters say how many numbers may follow the name.
Ours are listed here; other installed packages name theirs as entry points of the group `wawel.bots` (`outside.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from wawel import outside
from wawel.bots.search import Search, look_ahead
from wawel.engine.chance import Rng, rng
from wawel.engine.game import Choice, Game
from wawel.engine.problems import Problem
from wawel.engine.state import State


class UnknownBot(Exception):
    """There is no bot of that spec; the message lists those there are."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class Vantage:
    """What a bot is given: a choice of its seat, the view of that seat, and worlds that agree with it."""

    def __init__(self, game: Game, state: State, choice: Choice) -> None:
        self.game = game
        self.choice = choice
        self.__state = state

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self.game.view(self.__state, self.choice.seat)

    def world(self, luck: Rng) -> State:
        """A state that looks the same to the seat."""
        return self.game.world(self.__state, self.choice.seat, luck)


class Bot(Protocol):
    """Picks one of a choice's options."""

    spec: str

    def choose(self, sight: Vantage) -> int:
        """The option code picked."""


def suggest(player: Bot, game: Game, state: State, choice: Choice) -> int:
    """Ask a bot for its answer to a choice; with one option there is nothing to ask."""
    return choice.options[0] if len(choice.options) == 1 else player.choose(Vantage(game, state, choice))


class RandomBot:
    """Any option, each as likely."""

    def __init__(self, spec: str, seed: object) -> None:
        self.spec = spec
        self.luck = rng(seed)

    def choose(self, sight: Vantage) -> int:
        return sight.choice.options[self.luck.pick(len(sight.choice.options))]


class GreedyBot:
    """Looks one answer ahead with the game's value, averaged over a few sampled worlds."""

    def __init__(self, spec: str, seed: object, worlds: int = 2) -> None:
        self.spec = spec
        self.luck = rng(seed)
        self.worlds = worlds

    def choose(self, sight: Vantage) -> int:
        dealt = [sight.world(self.luck) for _ in range(self.worlds)]
        return look_ahead(sight.game, dealt, sight.choice.seat, list(sight.choice.options))


class MctsBot:
    """Information-set Monte Carlo tree search: every iteration samples a world, leaves are evaluated by `value`."""

    def __init__(self, spec: str, seed: object, iterations: int = 300, depth: int = 0) -> None:
        self.spec = spec
        self.luck = rng(seed)
        self.iterations = iterations
        self.depth = depth

    def choose(self, sight: Vantage) -> int:
        search = Search(sight.game, sight.choice.seat, self.luck, self.depth)
        for _ in range(self.iterations):
            search.iterate(sight.world(self.luck))
        return search.best(list(sight.choice.options))


Maker = Callable[..., Bot]

_BUILT_IN: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "mcts": MctsBot}


@cache
def other_packages() -> dict[str, Maker]:
    """The bots of other packages, by name."""
    return outside.offers(outside.BOTS, _BUILT_IN, working)


def working(name: str, make: Any) -> Maker:
    """The factory itself, after making one bot with it to see that it works."""
    made = make(name, 0)
    if made.spec != name or not callable(made.choose):
        raise TypeError(f"{made!r} is no bot: it needs the spec it was made with, and choose(sight)")
    most_numbers(make)
    found: Maker = make
    return found


def most_numbers(make: Maker) -> int:
    """How many numbers may follow a bot's name: the parameters after spec and seed."""
    from inspect import signature

    return len(signature(make).parameters) - 2


def specs() -> dict[str, int]:
    """The names of the bots and how many numbers each takes."""
    return {name: most_numbers(make) for name, make in {**_BUILT_IN, **other_packages()}.items()}


def bot(spec: str, seed: object = 0) -> Bot:
    """A bot by its spec. Equal seeds play equal games."""
    name, *numbers = spec.split(":")
    make = _BUILT_IN.get(name) or other_packages().get(name)
    if make is None:
        raise UnknownBot(Problem("bot-unknown", word=name, known=list(specs())))
    most = most_numbers(make)
    if len(numbers) > most or not all(n.isdecimal() and int(n) < 10**7 for n in numbers):
        raise UnknownBot(Problem("bot-numbers", spec=spec, bot=name, most=most))
    return make(spec, seed, *[int(n) for n in numbers])
