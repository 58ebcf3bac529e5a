"""The balance of Dragons of Etchinstone: every Dragon at every difficulty, played by bots of three strengths.

    python bench/balance_etchinstone.py [--games 200] [--search-games 24] [--out docs/reports/etchinstone-balance.md]

Run it on the compiled form (PYTHONPATH=build/fast): searching games take some seconds each.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import wawel
from wawel.cli.sim import interval
from wawel.sim import Job, run

BOTS = ("random", "greedy", "mcts:300")


def rate(spec: str, games: int, settings: dict[str, str]) -> tuple[int, float]:
    """Wins and the mean score of the games won."""
    outcomes = list(run(Job("etchinstone", [spec], settings=settings, seed=2026), games))
    scores = [outcome.scores[0] for outcome in outcomes if outcome.winners]
    return len(scores), sum(scores) / len(scores) if scores else 0.0


def percent(wins: int, games: int) -> str:
    """A win rate with its uncertainty."""
    low, high = interval(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def main() -> None:
    """Play, and write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games a cell for the quick bots")
    parser.add_argument("--search-games", type=int, default=24, help="games a cell for the searching bot")
    parser.add_argument("--out", type=Path, default=Path("docs/reports/etchinstone-balance.md"))
    given = parser.parse_args()
    made = wawel.game("etchinstone")
    settings = {setting.name: setting.choices for setting in made.settings}
    dragons = [dragon for dragon in settings["dragon"] if dragon != "choose"]
    started = time.time()
    lines = [
        "# Dragons of Etchinstone: balance",
        "",
        f"Made by `python bench/balance_etchinstone.py --games {given.games} --search-games {given.search_games}` on "
        f"component values `{made.content}`, rules version {made.version}. Win rates with their 95 % interval.",
        "",
        "The figures of cards and Regions are those of the public print-and-play edition; the four Dragons are",
        "designed here. Aimed at: `mcts:300`, our good player, wins most games at the easier levels and about half",
        "at the harder ones, each level is harder than the one before, and no Dragon stands far from the others.",
    ]
    totals: dict[tuple[str, str], int] = {}
    for spec in BOTS:
        games = given.search_games if spec.startswith("mcts") else given.games
        lines += ["", f"## {spec}: {games} games a cell", "", f"| Dragon | {' | '.join(settings['difficulty'])} |"]
        lines.append("|---|" + "---|" * len(settings["difficulty"]))
        for dragon in dragons:
            row = []
            for difficulty in settings["difficulty"]:
                wins, score = rate(spec, games, {"dragon": dragon, "difficulty": difficulty})
                totals[spec, difficulty] = totals.get((spec, difficulty), 0) + wins
                row.append(f"{percent(wins, games)}, {score:.0f} pts" if wins else percent(wins, games))
                print(
                    f"{time.time() - started:6.0f} s  {spec:9} {dragon:10} {difficulty:14} {row[-1]}", file=sys.stderr
                )
            lines.append(f"| {dragon} | {' | '.join(row)} |")
        pooled = [percent(totals[spec, d], games * len(dragons)) for d in settings["difficulty"]]
        lines.append(f"| **all four** | {' | '.join(pooled)} |")
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
