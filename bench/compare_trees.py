"""Is this checkout slower than another one? Random play and clones of both, in turns, as a ratio.

    git worktree add ../before v0.1.0 && make -C ../before fast    # the other checkout, with a .venv of its own
    python bench/compare_trees.py ../before . --rounds 8
    python bench/compare_trees.py ../before . --forms interpreted --games epic,dragonsgate

Each round measures every game once in each checkout, so that noise hits both alike; the best round of each counts, for
other work on the machine only ever makes a run slower. Processor time is measured, not time on the wall.
"""

from __future__ import annotations

import argparse
import os
import subprocess
from pathlib import Path

#: game and number of players
GAMES = {"etchinstone": 1, "epic": 2, "dragonsgate": 4}
FORMS = {"interpreted": "slow", "compiled": "fast"}

#: run in each checkout by its own Python: decisions per second of random play, and clones per second of one position
MEASURE = """
import sys, time
import wawel
from wawel.engine.chance import rng

game, players = wawel.game(sys.argv[1]), int(sys.argv[2])
luck = rng("compare")

def play(seed):
    s, decisions = game.new(players, seed), 0
    while s.stack:
        s.apply(s.options[luck.pick(len(s.options))])
        decisions += 1
    return decisions

play(0)
start, decisions, seed = time.process_time(), 0, 1
while time.process_time() - start < 2:
    decisions += play(seed)
    seed += 1
rate = decisions / (time.process_time() - start)
s = game.new(players, 5)
for _ in range(20):
    s.apply(s.options[0])
start, clones = time.process_time(), 0
while time.process_time() - start < 0.7:
    for _ in range(1000):
        s.clone()
    clones += 1000
print(rate, clones / (time.process_time() - start))
"""


def measured(tree: Path, form: str, game: str) -> tuple[float, float]:
    """Decisions and clones per second in one checkout."""
    mode = FORMS[form]
    env = {**os.environ, "WAWEL_MODE": mode, "PYTHONPATH": str(tree / "build/fast") if mode == "fast" else ""}
    command = [str(tree / ".venv/bin/python"), "-c", MEASURE, game, str(GAMES[game])]
    done = subprocess.run(command, env=env, cwd="/", capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tree}: {game}, {form}: {done.stderr.strip().splitlines()[-1]}")
    decisions, clones = done.stdout.split()
    return float(decisions), float(clones)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a checkout with .venv (and build/fast for the compiled form)")
    parser.add_argument("after", type=Path, help="another one")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", default=",".join(GAMES), help="default: %(default)s")
    parser.add_argument("--forms", default=",".join(FORMS), help="default: %(default)s")
    given = parser.parse_args()
    trees = [given.before.resolve(), given.after.resolve()]
    print("| game | form | decisions/s before | after | ratio | clones/s before | after | ratio |")
    print("|---|---|---|---|---|---|---|---|")
    for game in given.games.split(","):
        for form in given.forms.split(","):
            rounds = [[measured(tree, form, game) for tree in trees] for _ in range(given.rounds)]
            best = [[max(one[tree][what] for one in rounds) for tree in (0, 1)] for what in (0, 1)]
            cells = [f"{old:,.0f} | {new:,.0f} | {new / old:.2f}" for old, new in best]
            print(f"| {game} | {form} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
