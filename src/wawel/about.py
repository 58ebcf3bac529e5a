"""What players read and see of a game before it begins: how long it takes, how heavy it is, a first game, how to play.

It stands in the game's `about.toml`; the words are in its `texts/`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from wawel import catalog

#: the first part of the ids of the steps of "how to play": the goal, what a turn brings, the end
PARTS = ("goal", "turn", "end")
WEIGHTS = range(1, 6)


@dataclass(frozen=True)
class FirstGame:
    """A game for newcomers: `me` and bots, and the settings that differ from the usual ones."""

    seats: list[str]
    settings: dict[str, Any]


@dataclass(frozen=True)
class HowToStep:
    """A step of "how to play": the words are `how-to-<id>` and `how-to-<id>-text`."""

    id: str
    icon: str


@dataclass(frozen=True)
class About:
    minutes: tuple[int, int]
    #: 1 light, 5 heavy
    weight: int
    first: FirstGame
    how_to: list[HowToStep]


@cache
def about(key: str) -> About:
    """What a game says of itself."""
    with (catalog.folder(key) / "about.toml").open("rb") as file:
        found = tomllib.load(file)
    least, most = found["minutes"]
    steps = [HowToStep(one["id"], one["icon"]) for one in found["how-to"]]
    return About((least, most), found["weight"], FirstGame(**found["first"]), steps)
