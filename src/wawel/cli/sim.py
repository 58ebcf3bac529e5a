"""`wawel sim`: bots play many games."""

from __future__ import annotations

from pathlib import Path
from statistics import mean
from typing import Annotated, Any

from cyclopts import Parameter

from wawel.bots import UnknownBot, bot
from wawel.cli.progress import progress
from wawel.cli.ui import UserError, console, print_json, problem, say, words, write_text
from wawel.cli.values import changed, changes_from, settings_from
from wawel.engine.game import BadSetting, Game
from wawel.sim import Job, Outcome, run


def sim(
    game: Annotated[str, Parameter(help="arg-game")],
    /,
    *,
    bots: Annotated[str, Parameter(help="arg-sim-bots")] = "greedy",
    games: Annotated[int, Parameter(help="arg-sim-games")] = 100,
    seed: Annotated[int, Parameter(help="arg-sim-seed")] = 0,
    players: Annotated[int, Parameter(help="arg-sim-players")] = 0,
    workers: Annotated[int, Parameter(help="arg-workers")] = 0,
    values: Annotated[Path | None, Parameter(help="arg-values")] = None,
    set: Annotated[list[str] | None, Parameter(help="arg-sim-set", negative="")] = None,
    out: Annotated[Path | None, Parameter(help="arg-sim-out")] = None,
    json: Annotated[bool, Parameter(help="arg-json", negative="")] = False,
    **settings: Annotated[str, Parameter(help="arg-settings")],
) -> int:
    """Play games between bots and report."""
    given = [one for one in set or [] if "." in one.partition("=")[0]]
    plain = dict(one.split("=", 1) for one in set or [] if "." not in one.partition("=")[0] and "=" in one)
    changes = changes_from(game, values, given)
    made, _ = changed(game, changes)
    chosen = settings_from(made, {**plain, **settings})
    specs = bots.split(",")
    try:
        for spec in specs:
            bot(spec)
        job = Job(game, specs, players, chosen, changes, seed, records=out is not None)
        outcomes = play_all(job, games, workers, quiet=json)
    except (UnknownBot, BadSetting) as error:
        raise UserError(problem(error.problem)) from None
    if out is not None:
        for outcome in outcomes:
            write_text(numbered(out, outcome.number, games), "\n".join(outcome.record) + "\n")
    specs = job.specs(made)
    summary = summarise(made, specs, outcomes)
    if json:
        print_json({"game": game, "settings": made.check_settings(chosen, len(specs)), "seed": seed, **summary})
    else:
        show(summary)
        if out is not None:
            say(words("sim-written", file=str(numbered(out, 1, games)), n=games))
    return 0


def play_all(job: Job, games: int, workers: int, quiet: bool) -> list[Outcome]:
    """Every outcome, by number, with a progress bar on the way."""
    with progress(words("sim-playing"), games, quiet) as advance:
        outcomes = []
        for outcome in run(job, games, workers):
            outcomes.append(outcome)
            advance(1)
    return sorted(outcomes, key=lambda outcome: outcome.number)


def numbered(out: Path, number: int, games: int) -> Path:
    """One game is written to the file named; many to files numbered after it."""
    if games == 1:
        return out
    return out.with_name(f"{out.stem}-{number:0{len(str(games))}d}{out.suffix}")


def summarise(made: Game, specs: list[str], outcomes: list[Outcome]) -> dict[str, Any]:
    """Wins and points of every seat, with the uncertainty of the win rate."""
    games = len(outcomes)
    seats = []
    for seat, spec in enumerate(specs):
        wins = sum(seat in outcome.winners for outcome in outcomes)
        low, high = interval(wins, games)
        seats.append(
            {
                "seat": seat,
                "bot": spec,
                "win_rate": round(wins / games, 4),
                "win_rate_low": round(low, 4),
                "win_rate_high": round(high, 4),
                "mean_score": round(mean(outcome.scores[seat] for outcome in outcomes), 2),
                "best_score": max(outcome.scores[seat] for outcome in outcomes),
            }
        )
    return {
        "games": games,
        "seats": seats,
        "decisions_per_game": round(mean(outcome.decisions for outcome in outcomes), 1),
        "seconds_per_game": round(mean(outcome.seconds for outcome in outcomes), 4),
    }


def interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true win rate lies with 95 % certainty (Wilson's interval: sensible at 0 and 1 too)."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def show(summary: dict[str, Any]) -> None:
    """The summary as a table."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for column in ("sim-seat", "sim-bot", "sim-wins", "sim-score", "sim-best"):
        table.add_column(words(column), justify="left" if column == "sim-bot" else "right")
    for seat in summary["seats"]:
        low, high = 100 * seat["win_rate_low"], 100 * seat["win_rate_high"]
        wins = f"{100 * seat['win_rate']:.1f} % ({low:.1f}–{high:.1f})"
        table.add_row(str(seat["seat"] + 1), seat["bot"], wins, f"{seat['mean_score']:.1f}", str(seat["best_score"]))
    console().print(table)
    pace = f"{1000 * summary['seconds_per_game']:.1f}"
    say(words("sim-pace", games=summary["games"], decisions=str(summary["decisions_per_game"]), ms=pace))
