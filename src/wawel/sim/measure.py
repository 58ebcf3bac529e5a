"""The speed of the games and of other engines, measured in alternation so that noise affects all of them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from wawel.bots.playout import play_on
from wawel.bots.search import Search
from wawel.build import compiled
from wawel.catalog import game
from wawel.engine.chance import rng
from wawel.engine.game import Game
from wawel.engine.state import State

#: a gauge repeats something for some seconds; returns how many times it did it, and how long it took
Gauge = Callable[[float], tuple[int, float]]

FOREVER = 1_000_000
SAMPLES = 24


def repeat(act: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Do something again and again for a while; the sum of what it returns, and the time."""
    done = 0
    start = time.perf_counter()
    end = start + seconds
    while True:
        done += act()
        now = time.perf_counter()
        if now >= end:
            return done, now - start


def mid_game_states(made: Game) -> list[State]:
    """States spread over the middle of random games, from 10 % to 90 % of their length."""
    luck = rng("bench")
    found: list[State] = []
    while len(found) < SAMPLES:
        length = play_on(made.new(seed=len(found)), luck, FOREVER)
        s = made.new(seed=len(found))
        play_on(s, luck, length * (2 + len(found) * 16 // SAMPLES) // 20)
        if s.stack:
            found.append(s)
    return found


def gauges_of(key: str) -> dict[str, Gauge]:
    """What is measured of a game."""
    made = game(key)
    luck = rng("bench")
    states = mid_game_states(made)
    count = [0]

    def playout() -> int:
        count[0] += 1
        return play_on(made.new(seed=count[0]), luck, FOREVER)

    def clone() -> int:
        for s in states:
            s.clone()
        return SAMPLES

    def rollout() -> int:
        count[0] += 1
        w = states[count[0] % SAMPLES].clone()
        w.reseed_from(luck)
        play_on(w, luck, FOREVER)
        return 1

    def view() -> int:
        for s in states:
            made.view(s, max(s.seat, 0))
        return SAMPLES

    def search() -> int:
        count[0] += 1
        s = states[count[0] % SAMPLES]
        tree = Search(made, s.seat, luck, 0)
        for _ in range(20):
            tree.iterate(made.world(s, s.seat, luck))
        return 20

    acts = {"decisions": playout, "clones": clone, "rollouts": rollout, "views": view, "searches": search}
    return {name: lambda seconds, act=act: repeat(act, seconds) for name, act in acts.items()}  # type: ignore[misc]


def pin() -> None:
    """Stay on one core, if the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure(subjects: dict[str, dict[str, Gauge]], rounds: int, seconds: float) -> Iterator[tuple[str, str, float]]:
    """Run every gauge of every subject in alternation; each result is (subject, gauge, times per second)."""
    for _ in range(rounds):
        for name, gauges in subjects.items():
            for what, gauge in gauges.items():
                done, took = gauge(seconds)
                yield name, what, done / took


def summary(rates: dict[str, list[float]]) -> dict[str, Any]:
    """The figures of a game, medians over the rounds."""
    middle = {what: median(values) for what, values in rates.items()}
    return {
        "decisions_per_s": round(middle["decisions"]),
        "clones_per_s": round(middle["clones"]),
        "clone_us": round(1e6 / middle["clones"], 3),
        "rollouts_per_s": round(middle["rollouts"], 1),
        "views_per_s": round(middle["views"]),
        "view_us": round(1e6 / middle["views"], 2),
        "searches_per_s": round(middle["searches"], 1),
        "compiled": compiled(),
    }
