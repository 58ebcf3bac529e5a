"""The balance of Akademia Smoczych Wrót: seats, actions, Professions, Buildings, Spell cards, scores.

    python bench/balance_dragonsgate.py [--games 1500] [--search mcts:150] [--search-games 100] [--strategy-games 300]
        [--component-games 2000] [--workers 2] [--out docs/reports/dragonsgate-balance.md]

Where games are needed in numbers `greedy:1` plays, or `Taster`, which is greedy too but may like or shun an action,
a type of Profession or a Building. Run it on the compiled form (PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from dragonsgate_games import Played, Taste, Work, action_codes, game, play_all, type_codes, works

from wawel.engine.chance import rng
from wawel.games.dragonsgate.box import ACTIONS, BUILDING_KINDS, SPELL_KINDS, TYPES
from wawel.games.dragonsgate.options import BUILD

#: what we aim at, in points of the win rate: seats, a strategy in a game for two, a Building or Spell card
SEAT = 5.0
STRATEGY = 45.0
COMPONENT = 12.0
#: scores: their spread and the winner's lead as percentages, and games that are open to the end
SPREAD = (10.0, 25.0)
LEAD = (5.0, 20.0)
CLOSE = 3
CLOSE_SHARE = 20.0

#: the best bot at hand, and quick enough for games in numbers
QUICK = "greedy:1"
#: the bonus (in points) for something a player likes; a player who shuns it does it only as a last resort
LIKINGS = (0.3, 0.8)
SHUNNED = -1000.0
#: each house is barred from so many of a hundred kinds of Buildings
BARRED = 25


# ---------------------------------------------------------------------- figures


def error(rate: float, games: int) -> float:
    """The standard error of a rate in percent, in points."""
    return float((rate * (100 - rate) / games) ** 0.5)


def verdict(good: bool) -> str:
    """Is an aim met?"""
    return "yes" if good else "**no**"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """A table in Markdown."""
    heads = list(heads)
    lines = ["", f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


# ---------------------------------------------------------------------- bots


def bots_report(search: str, games: int, workers: int) -> list[str]:
    """Who plays best: the rest of the report is only as good as its players."""
    rate = 0.0
    for at, seats in enumerate(([search, QUICK], [QUICK, search])):
        fixed = [Work(f"balance {search} {at} {n}", "ab"[n % 2], list(seats)) for n in range(games // 2)]
        found = play_all(fixed, " ".join(seats), workers)
        rate += 50 * statistics.mean(one.won[at] for one in found)
    return [
        "",
        "## Bots",
        "",
        f"`{QUICK}` plays everything below. Of {games // 2 * 2} games for two `{search}` won {rate:.1f} % against it "
        f"(standard error {error(50, games):.1f}), beginning half of them: there is no better bot at hand yet.",
    ]


# ---------------------------------------------------------------------- seats


def seats_report(sets: dict[int, list[Played]]) -> list[str]:
    """How often each place in the turn order wins."""
    rows = []
    for players, found in sets.items():
        games = len(found)
        fair = 100 / players
        rates = [100 * sum(played.won[at] for played in found) / games for at in range(players)]
        off = max(abs(rate - fair) for rate in rates)
        cells = [f"{rate:.1f}" for rate in rates] + ["–"] * (4 - players)
        cells += [f"{error(fair, games):.1f}", f"{off:.1f}", verdict(off <= SEAT)]
        rows.append([str(players), str(games), *cells])
    lines = [
        "",
        "## Seats",
        "",
        "Wins in percent by place in the turn order of the first turn; who begins is drawn by lot. Both sides of the",
        f"boards are played equally often. Aim: each within {SEAT:.0f} points of its fair share.",
    ]
    heads = ["players", "games", "1st", "2nd", "3rd", "4th", "standard error", "furthest off", f"≤ {SEAT:.0f}"]
    return lines + table(heads, rows)


# ---------------------------------------------------------------------- actions and Professions


def use(found: list[Played], what: str, n: int, won: int) -> float:
    """How often winners (or the others) did something, on average a game."""
    counts: list[int] = [getattr(one, what)[at][n] for one in found for at in range(one.players) if one.won[at] == won]
    return sum(counts) / max(1, len(counts))


def use_report(sets: dict[int, list[Played]]) -> list[str]:
    """What winners do more or less often than others."""
    lines = [
        "",
        "## What winners do",
        "",
        "Uses a game by the winner and (in brackets) by each of the others. Winning and doing go together for many",
        "reasons; what causes what is the next section's matter.",
    ]
    rows = []
    for what, names in (("acts", ACTIONS), ("types", TYPES)):
        for n, name in enumerate(names):
            cells = [f"{use(found, what, n, 1):.2f} ({use(found, what, n, 0):.2f})" for found in sets.values()]
            rows.append([f"{'Profession: ' if what == 'types' else ''}{name}", *cells])
    return lines + table(["", *[f"{players} players" for players in sets]], rows)


def strategies_report(games: int, workers: int) -> list[str]:
    """Players who like or shun something, each against a plain one."""
    lines = [
        "",
        "## Strategies",
        "",
        f"Games for two, {games} a cell: a player who likes one action or one type of Profession by so many points, or",
        "shuns it, against a plain one (both greedy; each begins half of the games). A cell says how often the former",
        "wins in percent, and in brackets how often it did the thing a game. Standard error "
        f"{error(50, games):.1f} points. Aim: somebody who does it more often than the plain player wins at least "
        f"{STRATEGY:.0f} %; or the plain player does it and beats whoever never does, who wins {STRATEGY:.0f} % at "
        "most. How often the plain player did it is told from the games against that one.",
    ]
    rows = []
    for what, names in (("acts", ACTIONS), ("types", TYPES)):
        for n, name in enumerate(names):
            codes = list(action_codes(n)) if what == "acts" else type_codes(n)
            cells = []
            good = []
            for liking in (*LIKINGS, SHUNNED):
                taste: Taste = dict.fromkeys(codes, liking)
                found = play_all(works(f"{name} {liking}", games, [taste, {}]), f"{name} {liking:+g}", workers)
                wins = done = plain = 0
                for one in found:
                    at = 0 if one.tastes[0] else 1
                    wins += one.won[at]
                    done += getattr(one, what)[at][n]
                    plain += getattr(one, what)[1 - at][n]
                cells.append(f"{100 * wins / games:.1f} ({done / games:.2f})")
                if liking == SHUNNED and plain and 100 * wins / games <= STRATEGY:
                    good.append("not to be missed")
                elif liking > 0 and done > plain and 100 * wins / games >= STRATEGY:
                    good.append(f"{liking:+g}")
            title = f"{'Profession: ' if what == 'types' else ''}{name}"
            rows.append([title, f"{plain / games:.2f}", *cells, ", ".join(good) or verdict(False)])
    heads = ["", "plain: uses", *[f"{liking:+g} points" for liking in LIKINGS], "never", "winning strategies"]
    return lines + table(heads, rows)


# ---------------------------------------------------------------------- Buildings and Spell cards


def barred_works(games: int) -> list[Work]:
    """Games for two in which each house is barred from some kinds of Buildings, drawn anew each time."""
    found = []
    for n in range(games):
        luck = rng(f"bars {n}")
        tastes: list[str | Taste] = []
        for _ in range(2):
            tastes.append({BUILD + kind: SHUNNED for kind in range(BUILDING_KINDS) if luck.pick(100) < BARRED})
        found.append(Work(f"balance components {n}", "ab"[n % 2], tastes))
    return found


def buildings_report(found: list[Played]) -> list[str]:
    """What being allowed a Building is worth, and what having built it is worth to those who would."""
    rows = []
    worst = 0.0
    for kind, name in enumerate(game().box.ids["building"]):
        wins: list[list[int]] = [[], []]
        built: list[int] = []
        for one in found:
            for at in range(2):
                free = BUILD + kind not in one.tastes[at]
                wins[free].append(one.won[at])
                if free:
                    built.append(int(kind in one.built[at]))
        access = 100 * (statistics.mean(wins[1]) - statistics.mean(wins[0]))
        spread = 50 * (1 / len(wins[0]) + 1 / len(wins[1])) ** 0.5
        share = statistics.mean(built)
        rows.append((access, f"{name}", f"{100 * share:.0f} %", f"{access:+.1f} ± {spread:.1f}"))
        worst = max(worst, abs(access))
    rows.sort(reverse=True)
    lines = [
        "",
        f"## Buildings: {len(found)} games for two",
        "",
        "Whoever builds something had the coins for it, and leads anyway; so houses are barred by lot, each from",
        f"{BARRED} of a hundred kinds, and know it. The shift is how many points more often a house wins that may",
        "build it than one that may not (± standard error); how many of those who may do build it stands before it.",
        f"With {BUILDING_KINDS} kinds two standard errors are luck now and then. The largest shift is {worst:.1f}",
        f"points; aim: at most {COMPONENT:.0f}: {verdict(worst <= COMPONENT)}.",
    ]
    return lines + table(["Building", "built by", "shift"], [row[1:] for row in rows])


def spells_report(found: list[Played]) -> list[str]:
    """What drawing a card is worth against drawing another."""
    wins: list[list[int]] = [[] for _ in range(SPELL_KINDS)]
    for one in found:
        for at in range(2):
            for card in one.drawn[at]:
                wins[card].append(one.won[at])
    everything = 100 * statistics.mean([won for some in wins for won in some])
    rows = []
    for kind, some in enumerate(wins):
        shift = 100 * statistics.mean(some) - everything
        spell = game().box.spells[kind]
        name = game().box.ids["spell"][kind] + (" (immediate)" if spell.immediate else "")
        rows.append((shift, name, str(len(some)), f"{shift:+.1f} ± {error(50, len(some)):.1f}"))
    rows.sort(reverse=True)
    worst = max(abs(row[0]) for row in rows)
    lines = [
        "",
        f"## Spell cards: the same {len(found)} games",
        "",
        "Drawing is a decision, but which card comes is not: the shift is how many points more often a house wins",
        f"that drew this card than one that drew any ({everything:.1f} %), ± standard error. The largest shift is",
        f"{worst:.1f} points; aim: at most {COMPONENT:.0f}: {verdict(worst <= COMPONENT)}.",
    ]
    return lines + table(["Spell card", "drawn", "shift"], [row[1:] for row in rows])


# ---------------------------------------------------------------------- scores


def scores_report(sets: dict[int, list[Played]]) -> list[str]:
    """How scores spread, and how close games are."""
    lines = [
        "",
        "## Scores",
        "",
        "Like a good game of its kind: players who play alike end within sight of each other, the winner is not the",
        f"same by force of the first turns, and nobody is left with nothing. Aim: a spread (standard deviation) of "
        f"{SPREAD[0]:.0f}–{SPREAD[1]:.0f} % of the mean,",
        f"a winner who leads the second by {LEAD[0]:.0f}–{LEAD[1]:.0f} % of the own score in the middle game of all, "
        f"and at least {CLOSE_SHARE:.0f} % of the games won by {CLOSE} points or fewer.",
    ]
    rows = []
    for players, found in sets.items():
        points = [one for played in found for one in played.points]
        ordered = [sorted(played.points, reverse=True) for played in found]
        spread = 100 * statistics.pstdev(points) / statistics.mean(points)
        lead = statistics.median(100 * (one[0] - one[1]) / max(1, one[0]) for one in ordered)
        close = 100 * statistics.mean(one[0] - one[1] <= CLOSE for one in ordered)
        good = SPREAD[0] <= spread <= SPREAD[1] and LEAD[0] <= lead <= LEAD[1] and close >= CLOSE_SHARE
        winner = statistics.mean(one[0] for one in ordered)
        last = statistics.mean(one[-1] for one in ordered)
        cells = [f"{statistics.mean(points):.1f}", f"{winner:.1f}", f"{last:.1f}", f"{min(points)}–{max(points)}"]
        cells += [f"{spread:.1f} %", f"{lead:.1f} %", f"{close:.1f} %", verdict(good)]
        rows.append([str(players), *cells])
    heads = ["players", "mean", "winner", "last", "range", "spread", "lead", f"by ≤ {CLOSE}", "within the aims"]
    lines += table(heads, rows)
    lines += ["", "All scores, five points a line:", "", "```"]
    counts = Counter(points // 5 for found in sets.values() for one in found for points in one.points)
    total = sum(counts.values())
    for step in range(min(counts), max(counts) + 1):
        share = 100 * counts[step] / total
        lines.append(f"{5 * step:4}–{5 * step + 4:<4} {share:5.1f} % {'█' * round(2 * share)}")
    return [*lines, "```"]


def main() -> None:
    """Play, and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500, help="games for each number of players")
    parser.add_argument("--search", default="mcts:150", help="a searching bot to compare with")
    parser.add_argument("--search-games", type=int, default=100, help="games against it")
    parser.add_argument("--strategy-games", type=int, default=300, help="games for each strategy")
    parser.add_argument("--component-games", type=int, default=2000, help="games for judging components")
    parser.add_argument("--workers", type=int, default=0, help="processes; all cores if 0")
    parser.add_argument("--out", type=Path, default=Path("docs/reports/dragonsgate-balance.md"))
    given = parser.parse_args()
    workers = given.workers or multiprocessing.cpu_count()
    sets: dict[int, list[Played]] = {}
    for players in game().seats:
        about = f"{QUICK} {players}"
        sets[players] = play_all(works(about, given.games, [QUICK] * players), about, workers)
    lines = [
        "# Akademia Smoczych Wrót: balance",
        "",
        f"Made by `python bench/balance_dragonsgate.py --games {given.games} --search {given.search} --search-games "
        f"{given.search_games} --strategy-games {given.strategy_games} --component-games {given.component_games}` on "
        f"component values `{game().content}`, rules version {game().version}. Every game has a seed of its own, named "
        "after its section and number, so the report can be made again.",
        "",
        "Buildings, the action `coins` and the deals for prestige are the rulebook's, the other figures designed here.",
    ]
    if given.search_games:
        lines += bots_report(given.search, given.search_games, workers)
    lines += seats_report(sets) + use_report(sets)
    if given.strategy_games:
        lines += strategies_report(given.strategy_games, workers)
    if given.component_games:
        components = play_all(barred_works(given.component_games), "components", workers)
        lines += buildings_report(components) + spells_report(components)
    lines += scores_report(sets)
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
