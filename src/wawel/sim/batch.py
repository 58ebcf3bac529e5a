"""Many games between bots. Every game has a seed of its own, so each can be repeated alone."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from wawel.bots import bot, suggest
from wawel.catalog import changed_game, content, game
from wawel.engine.game import Game
from wawel.engine.records import Play, secret_of

#: games a worker plays before it reports
CHUNK_SECONDS = 1.0


class Job:
    """What is played: a game, its set-up, its component values, the bots by seat, and a seed. Workers get it as it is.

    `changes` are whole content files by name, or override tables with no name, laid over the game's components.
    """

    def __init__(
        self,
        key: str,
        bots: list[str],
        players: int = 0,
        settings: dict[str, Any] | None = None,
        changes: list[tuple[str, dict[str, Any]]] | None = None,
        seed: int = 0,
        records: bool = False,
    ) -> None:
        self.key = key
        self.bots = bots
        self.players = players
        self.settings = settings or {}
        self.changes = changes or []
        self.seed = seed
        self.records = records

    def game(self) -> Game:
        """The game with the component values asked for."""
        if not self.changes:
            return game(self.key)
        changed = content(self.key)
        for file, table in self.changes:
            if file:
                changed.replace(file, table)
            else:
                changed.lay(table, "--set")
        return changed_game(self.key, changed)

    def specs(self, made: Game) -> list[str]:
        """A bot for every seat: those named, the last one again for the rest."""
        seats = made.check_players(self.players or max(len(self.bots), made.seats[0]))
        return [self.bots[min(i, len(self.bots) - 1)] for i in range(seats)]


class Outcome:
    """How one game went."""

    __slots__ = ("decisions", "number", "ranks", "record", "scores", "seconds", "winners")

    def __init__(
        self,
        number: int,
        scores: list[int],
        ranks: list[int],
        winners: list[int],
        decisions: int,
        seconds: float,
        record: list[str],
    ) -> None:
        self.number = number
        self.scores = scores
        self.ranks = ranks
        self.winners = winners
        self.decisions = decisions
        self.seconds = seconds
        self.record = record

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        return {
            "game": self.number,
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners,
            "decisions": self.decisions,
        }


def play_one(job: Job, made: Game, number: int) -> Outcome:
    """Play one game of a job, by its number."""
    started = time.perf_counter()
    specs = job.specs(made)
    players = [bot(spec, f"{job.seed}:{number}:{seat}") for seat, spec in enumerate(specs)]
    play = Play(made, len(specs), secret_of(f"{job.seed}:{number}"), job.settings, specs)
    while True:
        choices = play.choices()
        if not choices:
            break
        choice = choices[0]
        play.answer(choice, suggest(players[choice.seat], made, play.state, choice))
    result = made.result(play.state)
    assert result is not None
    return Outcome(
        number,
        result.scores,
        result.ranks,
        result.winners,
        len(play.answers),
        time.perf_counter() - started,
        play.lines() if job.records else [],
    )


def play_some(job: Job, numbers: list[int]) -> list[Outcome]:
    """Play several games of a job in this process."""
    made = job.game()
    return [play_one(job, made, number) for number in numbers]


def run(job: Job, games: int, workers: int = 0) -> Iterator[Outcome]:
    """Play a job's games 1 to `games`, on all cores unless told otherwise; outcomes come as they are ready."""
    made = job.game()
    made.check_settings(job.settings, len(job.specs(made)))
    for spec in job.bots:
        bot(spec)
    workers = workers or os.cpu_count() or 1
    if workers == 1 or games == 1:
        for number in range(1, games + 1):
            yield play_one(job, made, number)
        return
    first = play_one(job, made, 1)
    yield first
    size = max(1, min(int(CHUNK_SECONDS / max(first.seconds, 1e-6)), (games - 1 + workers - 1) // workers))
    numbers = list(range(2, games + 1))
    chunks = [numbers[i : i + size] for i in range(0, len(numbers), size)]
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = [pool.submit(play_some, job, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield from done.result()
        finally:
            for future in waiting:
                future.cancel()
