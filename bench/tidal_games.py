"""Players with a strategy, and games of Tidal Blades played by them, for the balance report."""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import pickle
import sys
import time
from collections import Counter
from functools import cache
from multiprocessing.pool import Pool
from pathlib import Path

import wawel
from wawel.bots import bot, suggest
from wawel.bots.registry import Vantage
from wawel.bots.search import look_ahead
from wawel.engine.chance import rng
from wawel.engine.components import NONE
from wawel.engine.events import AnswerTrace
from wawel.engine.state import State
from wawel.games.tidal.box import FOLD, ROUNDS
from wawel.games.tidal.game import Tidal
from wawel.games.tidal.odds.solver import MEMORY
from wawel.games.tidal.options import ADD, ATTEMPT, CHARACTER, COMPASS, FIGHT, VISIT
from wawel.games.tidal.options import COLLECT as AFTER_VISIT
from wawel.games.tidal.rules.final import rival_sheet
from wawel.games.tidal.state import TidalState
from wawel.games.tidal.value import SWING

ADVANCED = ("legendary", "announcements", "advanced_market", "advanced_monsters", "advanced_citadel")
#: what each strategy adds to the value of a position, in points, and what it never does
STRATEGIES = ("challenges", "monsters", "ranking")
#: kinds of components that events name as used, and the events that do
USES = {
    "trick": ("trick",),
    "market": ("bought",),
    "card": ("in-play",),
    "challenge": ("attempts",),
    "monster": ("fights", "hunts"),
    "place": ("visited",),
    "boat": ("boat",),
    "announcement": ("announcement",),
    "intrigue": ("intrigue",),
    "die": ("die", "borrowed"),
}
#: solved levels of rolls that a process remembers
LEVELS = 60000
KEPT = Path("build/tidal-balance")
#: what is counted as it happens
COUNTED = (
    "completed",
    "withdrew",
    "fights",
    "killed",
    "escapes",
    "hunts",
    "stand-in",
    "no-die",
    "penalty",
    "safe",
    "dial-full",
)


def leaning(s: TidalState, seat: int, strategy: str) -> float:
    """What a strategy cares about, in points on top of the usual ones."""
    side = s.sides[seat]
    if strategy == "challenges":
        return 0.2 * sum(s.box.challenges[card].points for card in side.completed)
    if strategy == "monsters":
        return 1.0 * (side.hits + sum(wounds.count(seat) for wounds in s.wounds))
    return 1.0 * side.rank + side.leaders


class Leaning(Tidal):
    """The game as somebody with a strategy judges it."""

    def __init__(self, strategy: str) -> None:
        super().__init__()
        self.strategy = strategy

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, TidalState)
        return self.leant(s, seat, super().value(s, seat))

    def foresee(self, s: State, seat: int, option: int) -> float:
        assert isinstance(s, TidalState)
        found = super().foresee(s, seat, option)
        return found if found < 0.0 else self.leant(s, seat, found)

    def leant(self, s: TidalState, seat: int, value: float) -> float:
        """A value with what the strategy cares about added to the lead it stands for."""
        if not s.stack or not s.round:
            return value
        scale = SWING * (ROUNDS + 1 - s.round)
        value = min(max(value, 1e-9), 1 - 1e-9)
        lead = scale * math.log(value / (1 - value)) + leaning(s, seat, self.strategy)
        return 1 / (1 + math.exp(-lead / scale))


@cache
def leaning_game(strategy: str) -> Leaning:
    """Made once."""
    return Leaning(strategy)


class Follower:
    """Greedy, but bent on a strategy: challenges (never goes to the Fold), monsters (attempts challenges only to learn
    each fighting style, to level 2), ranking."""

    def __init__(self, strategy: str, seed: object) -> None:
        self.spec = strategy
        self.luck = rng(seed)

    def choose(self, sight: Vantage) -> int:
        worlds = [sight.world(self.luck)]
        state = worlds[0]
        assert isinstance(state, TidalState)
        every = list(sight.choice.options)
        options = [option for option in every if not self.shuns(state, sight.choice.seat, option)] or every
        return look_ahead(leaning_game(self.spec), worlds, sight.choice.seat, options)

    def shuns(self, s: TidalState, seat: int, option: int) -> bool:
        """Is this an option the strategy never takes if there is another?"""
        if self.spec == "challenges":
            if VISIT <= option < AFTER_VISIT:
                return s.box.places[option - VISIT].island == FOLD
            return FIGHT <= option < ADD
        if self.spec == "monsters" and ATTEMPT <= option < FIGHT:
            return s.sides[seat].styles[s.box.challenges[option - ATTEMPT].arena] > 1
        return False


@cache
def game() -> Tidal:
    """The game with its components."""
    made = wawel.game("tidal")
    assert isinstance(made, Tidal)
    return made


class Work:
    """A game to play: a seed, by seat a bot's spec or a strategy, and settings."""

    def __init__(self, seed: str, seats: list[str], **settings: object) -> None:
        self.seed = seed
        self.seats = seats
        self.settings = settings


class Played:
    """How it went: by seat wins (shared ones in part), points, items, characters and components; what happened."""

    def __init__(self, work: Work) -> None:
        self.seats = work.seats
        self.players = len(work.seats)
        self.won = [0.0] * self.players
        self.points = [0] * self.players
        self.items: list[list[int]] = []
        self.characters = [NONE] * self.players
        self.ranks = [0] * self.players
        self.completed = [0] * self.players
        self.hits = [0] * self.players
        self.had: list[set[tuple[str, int]]] = [set() for _ in range(self.players)]
        self.used: set[tuple[str, int]] = set()
        self.counts: Counter[str] = Counter()
        self.rival = 0


def play(work: Work) -> Played:
    """Play one game; who begins is drawn by the game, characters are drawn by lot."""
    made = game()
    trace = AnswerTrace()
    s = made.new(players=len(work.seats), seed=work.seed, sink=trace, **work.settings)
    assert isinstance(s, TidalState)
    luck = rng(f"{work.seed} characters")
    played = Played(work)
    bots = []
    for seat, spec in enumerate(work.seats):
        seed = f"{work.seed} {seat}"
        bots.append(Follower(spec, seed) if spec in STRATEGIES else bot(spec, seed))
    first = NONE
    while s.stack:
        if first == NONE and s.round:
            first = s.starter
        (choice,) = made.choices(s)
        if CHARACTER <= choice.options[0] < COMPASS:
            option = choice.options[luck.pick(len(choice.options))]
        else:
            option = suggest(bots[choice.seat], made, s, choice)
        made.answer(s, choice, option, trace)
    result = made.result(s)
    assert result is not None
    # seats are told by turn order of the first round
    places = [(seat - first) % played.players for seat in range(played.players)]
    played.seats = [work.seats[places.index(at)] for at in range(played.players)]
    played.items = [[]] * played.players
    for seat, at in enumerate(places):
        played.won[at] = (seat in result.winners) / max(1, len(result.winners))
        played.points[at] = result.scores[seat]
        played.items[at] = [item.points for item in result.why[seat]]
        side = s.sides[seat]
        played.characters[at] = side.character
        played.ranks[at] = side.rank
        played.completed[at] = len(side.completed)
        played.hits[at] = side.hits
        played.had[at].add(("goal", side.goal[0]))
    if s.rival_rank != NONE:
        played.rival = sum(rival_sheet(s))
    read_events(played, trace, places)
    return played


def read_events(played: Played, trace: AnswerTrace, places: list[int]) -> None:
    """What was used, by whom, and how often things happened."""
    arguments = game().parts.events
    for event in trace.events:
        if event.key in COUNTED:
            played.counts[event.key] += 1
        names = arguments[event.key]
        numbers = (event.a, event.b, event.c)
        for kind, keys in USES.items():
            if event.key in keys:
                one = (kind, numbers[names.index(kind)])
                played.used.add(one)
                if kind in ("market", "card"):
                    played.had[places[event.a]].add(one)
        if event.key in ("drew-trick", "drew-challenge"):
            played.had[places[event.reader]].add((names[0], event.a))
        elif event.key == "took":
            played.had[places[event.a]].add(("challenge", event.b))


def remember() -> None:
    """What one process finds out about dice serves all its games."""
    MEMORY.most = LEVELS


@cache
def crew(workers: int) -> Pool:
    """The processes that play, the same for all sections."""
    return multiprocessing.Pool(workers, remember)


def play_all(works: list[Work], about: str, workers: int) -> list[Played]:
    """Play on several cores, with a line of progress. Games are kept in build/, so that a run can be broken off and
    taken up again, as long as neither components nor bots change."""
    KEPT.mkdir(parents=True, exist_ok=True)
    sources = [Path(__file__), *sorted(Path(wawel.__file__).parent.glob("games/tidal/**/*.py"))]
    state = hashlib.sha256(b"".join(one.read_bytes() for one in sources)).hexdigest()[:12]
    kept = KEPT / f"{game().content}-{state}-{about.replace(' ', '-')}.pickle"
    found: list[Played] = pickle.loads(kept.read_bytes()) if kept.exists() else []
    started = time.time()
    known = len(found)
    for played in crew(workers).imap(play, works[known:]):
        found.append(played)
        passed = time.time() - started
        left = passed / (len(found) - known) * (len(works) - len(found))
        done = 20 * len(found) // len(works)
        bar = "█" * done + "·" * (20 - done)
        print(f"\r{about:24} {bar} {len(found)} of {len(works)}, {left:.0f} s left ", end="", file=sys.stderr)
        if len(found) % 50 == 0 or len(found) == len(works):
            kept.write_bytes(pickle.dumps(found))
    print(file=sys.stderr)
    return found[: len(works)]
