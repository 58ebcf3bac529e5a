"""The balance of Tidal Blades: seats, characters, strategies, difficulty, cards, what happens, solo levels.

    python bench/balance_tidal.py [--games 600] [--advanced-games 400] [--card-games 2000] [--strategy-games 300]
        [--solo-games 300] [--bot-games 40] [--workers 2] [--out docs/reports/tidal-balance.md]

`greedy:1` plays, or a bot that follows one strategy. Characters are drawn by lot. Run it on the compiled form
(PYTHONPATH=build/fast). The first section lists every claim with its verdict; the exit status is 1 if one is not met.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import statistics
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tidal_games import ADVANCED, COUNTED, STRATEGIES, USES, Played, Work, game, play_all

from wawel.games.tidal.box import LEGENDARY, STANDARD
from wawel.games.tidal.odds.questions import prospect
from wawel.games.tidal.rules.final import ITEMS
from wawel.games.tidal.state import TidalState

QUICK = "greedy:1"
SEARCH = "mcts:100"
#: what we aim at, in points of the win rate
SHARE = 6.0
CARD = 8.0
#: a card whose shift has a larger standard error cannot be judged, and a claim about its kind does not hold
SURE = 4.0
#: with fewer games for each number of players a report says that it is a first look
FIRST_LOOK = 300
#: a follower wins if it has this much of its fair share against plain players
FOLLOWER = 0.8
#: greedy wins at least so many percent against random players
GREEDY = 90.0
#: chances this close count as equally difficult
ALIKE = 0.02
#: the round and the dice for which the difficulty of challenges is told: the mean over all of these
DICE = {
    STANDARD: (
        1,
        "novice novice novice novice",
        "novice novice adept-red adept-blue",
        "adept-red adept-blue elite-red elite-blue",
    ),
    LEGENDARY: (
        3,
        "novice novice adept-red adept-red adept-blue adept-blue",
        "adept-red adept-red adept-blue adept-blue elite-red elite-blue",
        "elite-red elite-red elite-red elite-blue elite-blue elite-blue",
    ),
}


class Claims:
    """What is claimed, and whether it holds."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str, bool]] = []

    def say(self, claim: str, found: str, good: bool) -> str:
        """Note a claim; its verdict as a word."""
        self.rows.append((claim, found, good))
        return "yes" if good else "**no**"


def error(rate: float, games: int) -> float:
    """The standard error of a rate in percent, in points."""
    return float((rate * (100 - rate) / max(1, games)) ** 0.5)


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """A table in Markdown."""
    heads = list(heads)
    lines = ["", f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


def seats_report(sets: dict[str, list[Played]], claims: Claims) -> list[str]:
    """How often each place in the turn order wins, and how often each character."""
    rows = []
    people = []
    for about, found in sets.items():
        players = found[0].players
        fair = 100 / players
        rates = [100 * statistics.mean(one.won[at] for one in found) for at in range(players)]
        off = max(abs(rate - fair) for rate in rates)
        cells = [f"{rate:.1f}" for rate in rates] + ["–"] * (4 - players)
        good = claims.say(f"seats, {about}: within {SHARE:.0f} points", f"{off:.1f}", off <= SHARE)
        points = statistics.mean(n for one in found for n in one.points)
        rows.append(
            [about, str(len(found)), *cells, f"{error(fair, len(found)):.1f}", f"{off:.1f}", good, f"{points:.1f}"]
        )
        shares = []
        for character in range(len(game().box.characters)):
            won = [one.won[at] for one in found for at in range(players) if one.characters[at] == character]
            shares.append(100 * statistics.mean(won) if won else fair)
        off = max(abs(share - fair) for share in shares)
        good = claims.say(f"characters, {about}: within {SHARE:.0f} points", f"{off:.1f}", off <= SHARE)
        people.append([about, *[f"{share:.1f}" for share in shares], f"{off:.1f}", good])
    lines = ["", "## Seats and characters", "", "Wins in percent by turn order of the first round, and by character."]
    heads = ["", "games", "1st", "2nd", "3rd", "4th", "standard error", "furthest off", f"≤ {SHARE:.0f}", "points"]
    lines += table(heads, rows)
    return lines + table(["", *game().box.ids["character"], "furthest off", f"≤ {SHARE:.0f}"], people)


def items_report(sets: dict[str, list[Played]]) -> list[str]:
    """Where points come from."""
    rows = []
    for about, found in sets.items():
        sheets = [sheet for one in found for sheet in one.items]
        rows.append([about, *[f"{statistics.mean(column):.1f}" for column in zip(*sheets, strict=True)]])
    return ["", "## Where points come from", "", "Points a player and game.", *table(["", *ITEMS], rows)]


def strategies_report(games: int, workers: int, claims: Claims) -> list[str]:
    """Players who follow a strategy, each against plain ones, at two and four seats, and all three at one table."""
    rows = []
    does = []
    for strategy in STRATEGIES:
        cells = []
        for players in (2, 4):
            works = []
            for n in range(games):
                seats = [QUICK] * players
                seats[n % players] = strategy
                works.append(Work(f"balance {strategy} {players} {n}", seats))
            found = play_all(works, f"{strategy} {players}", workers)
            mine = [(one, at) for one in found for at in range(players) if one.seats[at] == strategy]
            rate = 100 * statistics.mean(one.won[at] for one, at in mine)
            aim = FOLLOWER * 100 / players
            good = claims.say(f"{strategy} wins at {players} seats: ≥ {aim:.1f} %", f"{rate:.1f}", rate >= aim)
            points = statistics.mean(one.points[at] for one, at in mine)
            cells += [f"{rate:.1f} ± {error(rate, games):.1f}", f"{points:.1f}", good]
            if players == 2:
                does.append([strategy, *[f"{n:.1f}" for n in done(mine)]])
                others = [(one, 1 - at) for one, at in mine]
                does.append([f"the plain player against {strategy}", *[f"{n:.1f}" for n in done(others)]])
        rows.append([strategy, *cells])
    works = [Work(f"balance three {n}", [STRATEGIES[(n + at) % 3] for at in range(3)]) for n in range(games)]
    found = play_all(works, "all three", workers)
    among = []
    for strategy in STRATEGIES:
        won = 100 * statistics.mean(one.won[one.seats.index(strategy)] for one in found)
        among.append(f"{strategy} {won:.1f} %")
    lines = [
        "",
        "## Strategies",
        "",
        "One follower against plain players: how often it wins, its points. Challenges never fights, monsters",
        "attempts challenges only to learn each style to level 2, ranking sees more in each step. All three at one",
        "table: " + ", ".join(among) + ".",
    ]
    lines += table(["", "wins of 2", "points", "enough", "wins of 4", "points", "enough"], rows)
    lines += ["", "What they do in a game for two:"]
    return lines + table(["", "challenges completed", "hits", "space on the ranking"], does)


def done(players: list[tuple[Played, int]]) -> list[float]:
    """Challenges, hits and ranking of some players, in the mean."""
    return [
        statistics.mean(one.completed[at] for one, at in players),
        statistics.mean(one.hits[at] for one, at in players),
        statistics.mean(one.ranks[at] for one, at in players),
    ]


def bots_report(games: int, workers: int, claims: Claims) -> list[str]:
    """Greedy against random players, and a search against greedy."""
    rows = []
    for players in (2, 3, 4):
        works = []
        for n in range(games):
            seats = ["random"] * players
            seats[n % players] = QUICK
            works.append(Work(f"balance random {players} {n}", seats))
        found = play_all(works, f"random {players}", workers)
        mine = [(one, at) for one in found for at in range(players) if one.seats[at] == QUICK]
        rate = 100 * statistics.mean(one.won[at] for one, at in mine)
        claims.say(f"{QUICK} beats random at {players} seats: ≥ {GREEDY:.0f} %", f"{rate:.1f}", rate >= GREEDY)
        points = statistics.mean(one.points[at] for one, at in mine)
        others = statistics.mean(n for one, at in mine for other, n in enumerate(one.points) if other != at)
        rows.append([str(players), f"{rate:.1f} %", f"{points:.1f}", f"{others:.1f}"])
    works = [Work(f"balance search {n}", [SEARCH, QUICK] if n % 2 else [QUICK, SEARCH]) for n in range(games)]
    found = play_all(works, "search", workers)
    rate = 100 * statistics.mean(one.won[one.seats.index(SEARCH)] for one in found)
    lines = ["", "## Bots", "", f"{games} games a line: one `{QUICK}` among random players."]
    lines += table(["seats", "wins", "points", "points of the others"], rows)
    return [*lines, "", f"`{SEARCH}` wins {rate:.1f} ± {error(50, games):.1f} % of games for two against `{QUICK}`."]


def difficulty_report(claims: Claims) -> list[str]:
    """Do points rise with the exact difficulty?"""
    made = game()
    s = made.new(players=2, seed=0)
    assert isinstance(s, TidalState)
    ids = made.box.ids["die"]
    lines = ["", "## Difficulty", "", "Chances under best play, exact, without tokens, cards and tricks."]
    for kind, about in ((STANDARD, "challenges"), (LEGENDARY, "legendary challenges")):
        s.round, *pools = DICE[kind]
        dice = [tuple(sorted(ids.index(name) for name in names.split())) for names in pools]
        found = []
        for card, one in enumerate(made.box.challenges):
            if one.kind == kind:
                chance = statistics.mean(prospect(s, some, card) for some in dice)
                found.append((chance, one.points, made.box.ids["challenge"][card]))
        wrong = [
            f"{a[2]} ({100 * a[0]:.0f} %, {a[1]}) under {b[2]} ({100 * b[0]:.0f} %, {b[1]})"
            for a in found
            for b in found
            if a[0] < b[0] - ALIKE and a[1] < b[1]
        ]
        claims.say(f"{about}: nothing harder gives fewer points", f"{len(wrong)} pairs", not wrong)
        rows = []
        for points in sorted({one[1] for one in found}):
            chances = [100 * one[0] for one in found if one[1] == points]
            span = f"{min(chances):.0f}–{max(chances):.0f}"
            rows.append([str(points), str(len(chances)), f"{statistics.mean(chances):.0f} %", span])
        lines += ["", f"### {about.capitalize()}", "", f"Means over {'; '.join(pools)}, in round {s.round}."]
        lines += table(["points", "cards", "mean chance", "range"], rows)
        lines += ["", f"Harder for fewer points: {'; '.join(wrong[:6]) or 'none'}{' …' if len(wrong) > 6 else ''}."]
    return lines


def shifts_of(found: list[Played], kind: str) -> list[tuple[float, float, int, int]]:
    """For each card of a kind: by how many points its holders win more often than holders of any, the standard error,
    the card, and how many held it."""
    wins: dict[int, list[float]] = {}
    for one in found:
        for at in range(one.players):
            for what, n in one.had[at]:
                if what == kind:
                    wins.setdefault(n, []).append(one.won[at])
    everybody = 100 * statistics.mean([won for some in wins.values() for won in some])
    shifts = [(100 * statistics.mean(some) - everybody, error(50, len(some)), n, len(some)) for n, some in wins.items()]
    return sorted(shifts, key=lambda shift: -abs(shift[0]))


def cards_report(found: list[Played], about: str, kinds: tuple[str, ...], claims: Claims) -> list[str]:
    """Who had a card, and how often they won."""
    lines = ["", f"## Cards, {about}: {len(found)} games", ""]
    lines += [
        "How many points more often those win who drew or took a card (bought it, put it in play, were dealt the goal)",
        f"than those who had any of its kind. A card with a standard error above {SURE:.0f} points is not judged, and",
        "then the claim does not hold.",
    ]
    rows = []
    for kind in kinds:
        shifts = shifts_of(found, kind)
        worst = max([abs(shift) for shift, wrong, _, _ in shifts if wrong <= SURE], default=0.0)
        open_yet = sum(wrong > SURE for _, wrong, _, _ in shifts)
        result = f"{worst:.1f}; {open_yet} of {len(shifts)} had by too few to judge"
        claims.say(f"{kind} cards, {about}: shift wins by ≤ {CARD:.0f}", result, worst <= CARD and not open_yet)
        for shift, wrong, n, holders in shifts[:5]:
            rows.append([kind, game().box.ids[kind][n], str(holders), f"{shift:+.1f} ± {wrong:.1f}"])
    return lines + table(["", "largest shifts", "holders", "shift"], rows)


def happened_report(sets: dict[str, list[Played]], claims: Claims) -> list[str]:
    """What happens in a game, and which components nobody ever used."""
    rows = []
    for about, found in sets.items():
        counts: Counter[str] = Counter()
        for one in found:
            counts += one.counts
        rows.append([about, *[f"{counts[key] / len(found):.2f}" for key in COUNTED]])
    lines = [
        "",
        "## What happens",
        "",
        "Times a game; `stand-in`: another die than the one that was due; `no-die`: none at all.",
    ]
    lines += table(["", *COUNTED], rows)
    used = {pair for found in sets.values() for one in found for pair in one.used}
    never = []
    for kind in USES:
        for n, name in enumerate(game().box.ids[kind]):
            if (kind, n) not in used:
                never.append(f"{kind} {name}")
    claims.say("every component is used by somebody", f"{len(never)} never", not never)
    return [*lines, "", f"Never used: {', '.join(never) or 'nothing'}."]


def solo_report(games: int, workers: int, claims: Claims) -> tuple[list[str], list[Played]]:
    """Win rates of a single player over the levels, and the games."""
    rates = []
    rows = []
    played: list[Played] = []
    for level in game().box.ids["level"]:
        works = [Work(f"balance solo {level} {n}", [QUICK], level=level) for n in range(games)]
        found = play_all(works, f"solo {level}", workers)
        played += found
        rates.append(100 * statistics.mean(one.won[0] for one in found))
        rows.append(
            [
                level,
                f"{rates[-1]:.1f} ± {error(rates[-1], games):.1f}",
                f"{statistics.mean(one.points[0] for one in found):.1f}",
                f"{statistics.mean(one.rival for one in found):.1f}",
            ]
        )
    good = all(a > b for a, b in itertools.pairwise(rates))
    claims.say("solo wins fall from level to level", ", ".join(f"{rate:.0f}" for rate in rates), good)
    heads = ["level", "wins in percent", "points", "points of the Rival"]
    return ["", "## Solo", "", f"{games} games a level.", *table(heads, rows)], played


def first_look(games: int) -> list[str]:
    """What to think of a report with few games."""
    if games >= FIRST_LOOK:
        return []
    off = error(25, games)
    return [
        f"**A first look, not a verdict**: with {games} games the standard error of a seat's share at four players is",
        f"{off:.1f} points, so most verdicts below, good or bad, may be luck. Difficulty is exact.",
        "",
    ]


def main() -> int:
    """Play, and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600, help="games for each number of players")
    parser.add_argument("--advanced-games", type=int, default=400, help="the same with all advanced parts")
    parser.add_argument("--card-games", type=int, default=2000, help="games for two that cards are judged by")
    parser.add_argument("--strategy-games", type=int, default=300, help="games for each strategy and number of players")
    parser.add_argument("--solo-games", type=int, default=300, help="games for each level")
    parser.add_argument(
        "--bot-games", type=int, default=40, help="games for each number of players against random ones"
    )
    parser.add_argument("--workers", type=int, default=0, help="processes; all cores if 0")
    parser.add_argument("--out", type=Path, default=Path("docs/reports/tidal-balance.md"))
    given = parser.parse_args()
    workers = given.workers or multiprocessing.cpu_count()
    claims = Claims()
    sets: dict[str, list[Played]] = {}
    for advanced, games in ((False, given.games), (True, given.advanced_games)):
        for players in (2, 3, 4):
            about = f"{players} players{', advanced' if advanced else ''}"
            settings = dict.fromkeys(ADVANCED, True) if advanced else {}
            most = max(games, given.card_games) if players == 2 and not advanced else games
            works = [Work(f"balance {about} {n}", [QUICK] * players, **settings) for n in range(most)]
            sets[about] = play_all(works, about, workers)
    kinds = ("trick", "market", "card", "challenge", "goal")
    lines = seats_report(sets, claims) + items_report(sets)
    lines += strategies_report(given.strategy_games, workers, claims)
    lines += difficulty_report(claims)
    lines += cards_report(sets["2 players"], "2 players", kinds, claims)
    lines += cards_report(sets["2 players, advanced"], "2 players, advanced", ("market", "challenge"), claims)
    solo, alone = solo_report(given.solo_games, workers, claims)
    lines += solo + bots_report(given.bot_games, workers, claims)
    lines += happened_report({**sets, "solo": alone}, claims)
    head = [
        "# Tidal Blades: balance",
        "",
        f"Made by `python bench/balance_tidal.py --games {given.games} --advanced-games {given.advanced_games} "
        f"--card-games {given.card_games} --strategy-games {given.strategy_games} --solo-games {given.solo_games} "
        f"--bot-games {given.bot_games}` on component values `{game().content}`, rules version {game().version}. "
        f"`{QUICK}` plays unless a strategy is named. Every game has a seed of its own, named after its section and "
        "number, so the report can be made again.",
        "",
        *first_look(given.games),
        "## Claims",
        *table(["claim", "found", "holds"], [[a, b, "yes" if good else "**no**"] for a, b, good in claims.rows]),
    ]
    given.out.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
    return 0 if all(good for _, _, good in claims.rows) else 1


if __name__ == "__main__":
    sys.exit(main())
