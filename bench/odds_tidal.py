"""How long the odds of Tidal Blades take: in every roll of some games between greedy players, from an empty memory.

python bench/odds_tidal.py [--games 10] [--players 4]
"""

from __future__ import annotations

import argparse
import statistics
import time

import wawel
from wawel.bots import bot, suggest
from wawel.engine.components import NONE
from wawel.games.tidal.odds.aim import HITS, KILL
from wawel.games.tidal.odds.position import ANSWERS, ROLLS
from wawel.games.tidal.odds.questions import completing, fighting
from wawel.games.tidal.state import TidalState


def seconds(s: TidalState) -> float:
    """The processor time for the odds of the present roll, everything forgotten but the tables."""
    ROLLS.clear()
    ANSWERS.clear()
    started = time.process_time()
    if s.task != NONE:
        completing(s, s.active, s.task)
    else:
        fighting(s, s.active, s.foe, HITS)
        fighting(s, s.active, s.foe, KILL)
    return time.process_time() - started


def main() -> None:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    game = wawel.game("tidal")
    found: list[tuple[float, str]] = []
    for n in range(given.games):
        s = game.new(players=given.players, seed=f"odds {n}")
        assert isinstance(s, TidalState)
        bots = [bot("greedy:1", f"odds {n} {seat}") for seat in range(given.players)]
        while s.stack:
            (choice,) = game.choices(s)
            if choice.kind in ("choose-dice", "danger", "roll"):
                side = s.sides[s.active]
                dice = [shown // 12 % 9 for shown in s.rolled + s.kept] + list(s.joining + s.borrowed + side.available)
                what = s.box.ids["challenge"][s.task] if s.task != NONE else s.box.ids["monster"][s.foes[s.foe]]
                about = f"{what}, dice {sorted(dice)}, shells {side.shells}, shield {side.shield}, fruit {side.fruit}"
                found.append((1000 * seconds(s), about))
            game.answer(s, choice, suggest(bots[choice.seat], game, s, choice))
        print(f"\r{n + 1} of {given.games} games, {len(found)} rolls ", end="", flush=True)
    found.sort()
    times = [one for one, _ in found]
    cuts = statistics.quantiles(times, n=1000)
    shares = {"half": cuts[499], "90 %": cuts[899], "99 %": cuts[989], "99.9 %": cuts[998]}
    print("\nmilliseconds:", ", ".join(f"{name} under {cut:.1f}" for name, cut in shares.items()))
    for one, about in found[-5:]:
        print(f"{one:8.1f} ms  {about}")


if __name__ == "__main__":
    main()
