"""`wawel fuzz`: random games over every setting, with the laws checked on the way."""

from __future__ import annotations

import json as codec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wawel.cli.progress import progress
from wawel.cli.ui import NOT_OK, known_game, print_json, say, words, write_text
from wawel.sim.fuzz import Found
from wawel.sim.fuzz import fuzz as look


def fuzz(
    game: Annotated[str, Parameter(help="arg-game")],
    /,
    *,
    games: Annotated[int, Parameter(help="arg-fuzz-games")] = 1000,
    seed: Annotated[int, Parameter(help="arg-sim-seed")] = 0,
    workers: Annotated[int, Parameter(help="arg-workers")] = 0,
    out: Annotated[Path, Parameter(help="arg-fuzz-out")] = Path("fuzz"),
    json: Annotated[bool, Parameter(help="arg-json", negative="")] = False,
) -> int:
    """Play at random and save every failure."""
    known_game(game)
    found: list[Found] = []
    with progress(words("fuzz-playing"), games, json) as advance:
        for done, more in look(game, games, seed, workers):
            advance(done)
            found.extend(more)
    files = []
    for one in found:
        file = out / f"{game}-{seed}-{one.number}.json"
        kept = {"game": game, **one.save, "problem": one.problem, "trace": one.trace}
        write_text(file, codec.dumps(kept, indent=1) + "\n")
        files.append(str(file))
    if json:
        failures = [{"game": one.number, "problem": one.problem, "file": name} for one, name in zip(found, files)]
        print_json({"game": game, "games": games, "seed": seed, "found": failures})
    else:
        for one, name in zip(found, files):
            say(words("fuzz-found", n=one.number, problem=one.problem, file=name), style="bold red")
        if not found:
            say(words("fuzz-clean", n=games), style="green")
    return NOT_OK if found else 0
