"""`wawel bench`: speed of the games, and of other engines, measured in alternation in one run."""

from __future__ import annotations

from collections import defaultdict
from statistics import median
from typing import Annotated, Any

from cyclopts import Parameter

from wawel import catalog
from wawel.build import compiled
from wawel.cli.progress import progress
from wawel.cli.ui import console, fail, known_game, print_json, say, words
from wawel.sim import measure, peers


def bench(
    *games: Annotated[str, Parameter(help="arg-bench-games")],
    peer: Annotated[bool, Parameter(name="--peers", help="arg-peers", negative="")] = False,
    rounds: Annotated[int, Parameter(help="arg-rounds")] = 5,
    seconds: Annotated[float, Parameter(help="arg-seconds")] = 0.4,
    json: Annotated[bool, Parameter(help="arg-json", negative="")] = False,
) -> int:
    """Measure random decisions, clones, rollouts, views and searches per second on one core."""
    keys = [known_game(key) for key in games] or list(catalog.games())
    measure.pin()
    subjects = {key: measure.gauges_of(key) for key in keys}
    if peer:
        try:
            subjects.update({name: peers.gauges_of(name) for name in peers.PEERS})
        except peers.NoPeer as error:
            fail("bench-no-peer", name=error.name, module=error.module)
    rates: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    steps = rounds * sum(len(gauges) for gauges in subjects.values())
    with progress(words("bench-measuring"), steps, json) as advance:
        for name, what, rate in measure.measure(subjects, rounds, seconds):
            rates[name][what].append(rate)
            advance(1)
    found: dict[str, Any] = {"games": {key: measure.summary(rates[key]) for key in keys}, "peers": {}}
    for name in peers.PEERS if peer else ():
        found["peers"][name] = {"decisions_per_s": round(median(rates[name]["decisions"]))}
    found["ratios"] = {
        key: {
            name: round(found["games"][key]["decisions_per_s"] / figures["decisions_per_s"], 2)
            for name, figures in found["peers"].items()
        }
        for key in keys
    }
    if json:
        print_json(found)
    else:
        show(found)
    return 0


def show(found: dict[str, Any]) -> None:
    """The figures as tables."""
    from rich.table import Table

    say(words("bench-form", form=words("form-compiled" if compiled() else "form-interpreted")))
    table = Table(box=None, pad_edge=False)
    columns = ("decisions_per_s", "clones_per_s", "rollouts_per_s", "views_per_s", "searches_per_s")
    table.add_column(words("bench-game"))
    for column in columns:
        table.add_column(words("bench-" + column.replace("_", "-")), justify="right")
    for key, figures in found["games"].items():
        table.add_row(key, *[f"{figures[column]:,.0f}" for column in columns])
    console().print(table)
    if found["peers"]:
        table = Table(box=None, pad_edge=False)
        table.add_column(words("bench-peer"))
        table.add_column(words("bench-decisions-per-s"), justify="right")
        for key in found["games"]:
            table.add_column(words("bench-ratio", game=key), justify="right")
        for name, figures in found["peers"].items():
            ratios = [f"{found['ratios'][key][name]:.1f} ×" for key in found["games"]]
            table.add_row(name, f"{figures['decisions_per_s']:,}", *ratios)
        console().print(table)
