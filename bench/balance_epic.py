"""The balance of Epic: Pojedynek: the six preconstructed pairs, the first player, every card, the length of games.

    python bench/balance_epic.py [--bot mcts:60] [--games 200] [--card-games 800] [--out docs/reports/epic-balance.md]

Each pair of alignments plays against the other two, either side going first equally often. Cards are judged by games
of random thirty: a card is in one of the two decks, so what it is worth is how much more often that deck wins.
Run it on the compiled form (PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import wawel
from wawel.bots import bot, suggest
from wawel.cli.sim import interval
from wawel.games.epic.box import ALIGNMENTS, CARDS
from wawel.games.epic.rules.setup import TakeAlignments
from wawel.games.epic.state import EpicState

#: what we aim at, in points
PAIR = (42, 58)
FIRST = (45, 55)
CARD = 15
TURNS = (6, 14)


class Played:
    """One game: which seat began, who won (half a win each in a draw), its length, and the decks of both."""

    def __init__(self, s: EpicState, first: int, wins: list[float], decks: list[set[int]]) -> None:
        self.first = first
        self.wins = wins
        self.turns = s.turn
        self.decks = decks


def play(work: tuple[str, int, str, tuple[int, ...] | None]) -> Played:
    """Play one game; `mine` are the alignments of seat 0 in a preconstructed game."""
    spec, seed, form, mine = work
    game = wawel.game("epic")
    s = game.new(players=2, seed=f"balance {form} {seed}", format=form)
    assert isinstance(s, EpicState)
    bots = [bot(spec, f"{seed} {seat}") for seat in range(2)]
    first = s.first
    decks: list[set[int]] = []
    while s.stack:
        (choice,) = game.choices(s)
        if isinstance(s.stack[-1], TakeAlignments):
            wanted = mine or ()
            free = [a for a, owner in enumerate(s.taken) if owner < 0 and (a in wanted) == (choice.seat == 0)]
            option = game.verbs.code(f"alignment:{ALIGNMENTS[free[0]]}")
        else:
            if not decks:
                decks = [set(side.deck + side.hand) for side in s.sides]
            option = suggest(bots[choice.seat], game, s, choice)
        game.answer(s, choice, option)
    result = game.result(s)
    assert result is not None
    wins = [(seat in result.winners) / len(result.winners) for seat in range(2)]
    return Played(s, first, wins, decks)


def play_all(works: list[tuple[str, int, str, tuple[int, ...] | None]], about: str) -> Iterator[Played]:
    """Play on all cores, with a line of progress."""
    started = time.time()
    with multiprocessing.Pool() as pool:
        for done, played in enumerate(pool.imap_unordered(play, works), 1):
            if done % 20 == 0 or done == len(works):
                print(f"\r{about}: {done} of {len(works)}, {time.time() - started:.0f} s", end="", file=sys.stderr)
            yield played
    print(file=sys.stderr)


def percent(wins: float, games: int) -> str:
    """A win rate with its uncertainty."""
    low, high = interval(round(wins), games)
    return f"{100 * wins / games:.1f} % ({100 * low:.0f}–{100 * high:.0f})"


def within(found: float, aim: tuple[float, float]) -> str:
    """Is a figure where we want it?"""
    return "yes" if aim[0] <= found <= aim[1] else "**no**"


def pairs_report(spec: str, games: int) -> tuple[list[str], list[Played]]:
    """Each pair of alignments against the other two."""
    lines = [
        "",
        f"## Preconstructed pairs: {games} games a match-up",
        "",
        "| pair | wins | within the aim |",
        "|---|---|---|",
    ]
    everything: list[Played] = []
    for pair in itertools.combinations(range(len(ALIGNMENTS)), 2):
        if 0 not in pair:
            continue
        other = tuple(a for a in range(len(ALIGNMENTS)) if a not in pair)
        names = " + ".join(ALIGNMENTS[a] for a in pair)
        found = list(play_all([(spec, seed, "preconstructed", pair) for seed in range(games)], names))
        everything += found
        for seat, one in ((0, pair), (1, other)):
            wins = sum(played.wins[seat] for played in found)
            title = " + ".join(ALIGNMENTS[a] for a in one)
            lines.append(f"| {title} | {percent(wins, games)} | {within(100 * wins / games, PAIR)} |")
    return lines, everything


def cards_report(spec: str, games: int) -> tuple[list[str], list[Played]]:
    """How much more often a deck wins that has a card."""
    game: Any = wawel.game("epic")
    found = list(play_all([(spec, seed, "random-thirty", None) for seed in range(games)], "cards"))
    shifts: list[tuple[float, int]] = []
    for card in range(CARDS):
        wins = sum(played.wins[seat] for played in found for seat in range(2) if card in played.decks[seat])
        shifts.append((100 * (2 * wins / games - 1), card))
    shifts.sort(reverse=True)
    error = 100 * 2 * (0.25 / games) ** 0.5
    worst = max(abs(shift) for shift, _ in shifts)
    lines = [
        "",
        f"## Cards: {games} games of random thirty",
        "",
        "How many points more often a deck wins that has the card than one that has not. The standard error of each",
        f"figure is {error:.1f} points, so with sixty cards some {2.4 * error:.0f} points are luck. "
        f"The largest shift is {worst:.1f} points; aim: at most {CARD}: {within(worst, (0, CARD))}.",
        "",
        "| card | alignment | cost | shift |",
        "|---|---|---|---|",
    ]
    for shift, card in shifts:
        printed = game.box.cards[card]
        lines.append(
            f"| {game.box.ids['card'][card]} | {ALIGNMENTS[printed.alignment]} | {printed.cost} | {shift:+.1f} |"
        )
    return lines, found


def main() -> None:
    """Play, and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="mcts:60", help="who plays")
    parser.add_argument("--games", type=int, default=200, help="games a match-up of pairs")
    parser.add_argument("--card-games", type=int, default=800, help="games for judging cards")
    parser.add_argument("--out", type=Path, default=Path("docs/reports/epic-balance.md"))
    given = parser.parse_args()
    made = wawel.game("epic")
    pairs, preconstructed = pairs_report(given.bot, given.games)
    cards, random_thirty = cards_report(given.bot, given.card_games)
    everything = preconstructed + random_thirty
    first = sum(played.wins[played.first] for played in everything)
    turns = statistics.median(played.turns for played in everything)
    quarter = statistics.quantiles([played.turns for played in everything], n=4)
    lines = [
        "# Epic: Pojedynek: balance",
        "",
        f"Made by `python bench/balance_epic.py --bot {given.bot} --games {given.games} "
        f"--card-games {given.card_games}` on component values `{made.content}`, rules version {made.version}. "
        "Win rates with their 95 % interval.",
        "",
        "The printed card list is not public, so the set is designed here. Aimed at: every preconstructed pair wins "
        f"{PAIR[0]}–{PAIR[1]} %, the first player {FIRST[0]}–{FIRST[1]} %, no card shifts the win rate by more than "
        f"{CARD} points, the median game lasts {TURNS[0]}–{TURNS[1]} turns (of both players together).",
        "",
        "| figure | found | within the aim |",
        "|---|---|---|",
        f"| first player | {percent(first, len(everything))} | {within(100 * first / len(everything), FIRST)} |",
        f"| median turns | {turns:.0f} (half of the games {quarter[0]:.0f}–{quarter[2]:.0f}) "
        f"| {within(turns, TURNS)} |",
        *pairs,
        *cards,
    ]
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
