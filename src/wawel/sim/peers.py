"""Random play in other engines from the package index, for comparison. They come with the extra `bench`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from wawel.sim.measure import Gauge, repeat

#: no peer's random game is longer
LONGEST = 5_000


class NoPeer(Exception):
    """A peer is not installed."""

    def __init__(self, name: str, module: str) -> None:
        super().__init__(f"{name} is not installed ({module}): pip install wawel[bench]")
        self.name = name
        self.module = module


def catanatron() -> Callable[[], int]:
    """Catan for four random players."""
    from catanatron import Color, Game, RandomPlayer

    def playout() -> int:
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        made = 0
        while game.winning_color() is None and made < LONGEST:
            game.play_tick()
            made += 1
        return made

    return playout


def rlcard() -> Callable[[], int]:
    """Uno for two."""
    import rlcard as package

    env: Any = package.make("uno")

    def playout() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over() and made < LONGEST:
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            made += 1
        return made

    return playout


def open_spiel() -> Callable[[], int]:
    """Crazy Eights, stepped from Python; chance moves are not counted."""
    import pyspiel

    game: Any = pyspiel.load_game("crazy_eights")

    def playout() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal() and made < LONGEST:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        return made

    return playout


def python_chess() -> Callable[[], int]:
    """Chess."""
    import chess

    def playout() -> int:
        board = chess.Board()
        made = 0
        while not board.is_game_over() and made < LONGEST:
            board.push(random.choice(list(board.legal_moves)))
            made += 1
        return made

    return playout


PEERS: dict[str, Callable[[], Callable[[], int]]] = {
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "python-chess": python_chess,
    "rlcard": rlcard,
}


def gauges_of(name: str) -> dict[str, Gauge]:
    """Random decisions of a peer."""
    try:
        playout = PEERS[name]()
    except ImportError as error:
        raise NoPeer(name, str(error.name)) from None
    return {"decisions": lambda seconds: repeat(playout, seconds)}
