"""A bot for every game: it takes the option whose worst outcome is the best."""

from __future__ import annotations

import wawel
from wawel.bots import Vantage


class Careful:
    """Tries each option in some worlds that agree with what its seat sees. `careful:20` tries it in twenty."""

    def __init__(self, spec: str, seed: object, worlds: int = 8) -> None:
        self.spec = spec
        self.luck = wawel.rng(seed)
        self.worlds = worlds

    def choose(self, sight: Vantage) -> int:
        worlds = [sight.world(self.luck) for _ in range(self.worlds)]
        best, best_option = (-1.0, -1.0), sight.choice.options[0]
        for option in sight.choice.options:
            outcomes = [after(sight, world, option) for world in worlds]
            judged = (min(outcomes), sum(outcomes))
            if judged > best:
                best, best_option = judged, option
        return best_option


def after(sight: Vantage, world: wawel.State, option: int) -> float:
    """What a world is worth to the seat after an option, from 0 (lost) to 1 (won)."""
    tried = world.clone()
    sight.game.answer(tried, sight.choice, option)
    return sight.game.value(tried, sight.choice.seat)
