"""Players with a taste, and games of Akademia Smoczych Wrót played by them, for the balance report."""

from __future__ import annotations

import multiprocessing
import sys
import time

import wawel
from wawel.bots import bot, suggest
from wawel.bots.registry import Vantage
from wawel.engine.chance import rng
from wawel.engine.events import AnswerTrace
from wawel.games.dragonsgate.box import ACTIONS, SIDES, TYPES
from wawel.games.dragonsgate.game import Dragonsgate
from wawel.games.dragonsgate.options import ACT, DISCARD, PLAY, PROFESSION
from wawel.games.dragonsgate.rules.actions import Act
from wawel.games.dragonsgate.state import DragonsgateState
from wawel.games.dragonsgate.value import standings

#: likings by option code
Taste = dict[int, float]


class Taster:
    """Greedy by the game's own standings, looking on through its action and whatever it likes or shuns."""

    def __init__(self, taste: Taste, seed: object) -> None:
        self.spec = "taster"
        self.taste = taste
        self.luck = rng(seed)

    def choose(self, sight: Vantage) -> int:
        w = sight.world(self.luck)
        assert isinstance(w, DragonsgateState)
        return max(sight.choice.options, key=lambda option: self.after(w, sight.choice.seat, option))

    def after(self, w: DragonsgateState, seat: int, option: int) -> float:
        """The lead after an option, with everything that is chosen next and what is liked about it."""
        w = w.clone()
        w.apply(option)
        liked = self.taste.get(option, 0.0)
        if not w.stack:
            return liked + 1000.0 * wawel.game("dragonsgate").value(w, seat)
        if w.seat == seat and (isinstance(w.stack[-1], Act) or any(code in self.taste for code in w.options)):
            further = [code for code in w.options if not PLAY <= code < DISCARD]
            if further:
                return liked + max(self.after(w, seat, code) for code in further)
        worths = standings(w)
        return liked + worths[seat] - max(worths[other] for other in range(w.players) if other != seat)


def action_codes(action: int) -> range:
    """The option codes of an action, at every value."""
    return range(ACT + action * SIDES, ACT + (action + 1) * SIDES)


def type_codes(type: int) -> list[int]:
    """The option codes of the Professions of a type."""
    box = game().box
    return [PROFESSION + space for space, at in enumerate(box.area_of) if box.areas[at].type == type]


def game() -> Dragonsgate:
    """The game with its components."""
    made = wawel.game("dragonsgate")
    assert isinstance(made, Dragonsgate)
    return made


class Work:
    """A game to play: how many players, on which side of the boards, a seed, and by seat a bot's name or a taste."""

    def __init__(self, seed: str, board: str, seats: list[str | Taste]) -> None:
        self.seed = seed
        self.board = board
        self.seats = seats


class Played:
    """How it went, by place in the turn order at the start: wins, points, what was done, built, drawn."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.won = [0] * players
        self.points = [0] * players
        self.acts = [[0] * len(ACTIONS) for _ in range(players)]
        self.types = [[0] * len(TYPES) for _ in range(players)]
        self.built: list[list[int]] = [[] for _ in range(players)]
        self.drawn: list[list[int]] = [[] for _ in range(players)]
        self.tastes: list[Taste] = []


def play(work: Work) -> Played:
    """Play one game; who begins is drawn, so bots are placed by turn order once that is known."""
    made = game()
    players = len(work.seats)
    trace = AnswerTrace()
    s = made.new(players=players, seed=work.seed, sink=trace, board=work.board)
    assert isinstance(s, DragonsgateState)
    first = s.first
    bots = []
    for seat in range(players):
        one = work.seats[(seat - first) % players]
        seed = f"{work.seed} {seat}"
        bots.append(bot(one, seed) if isinstance(one, str) else Taster(one, seed))
    while s.stack:
        (choice,) = made.choices(s)
        made.answer(s, choice, suggest(bots[choice.seat], made, s, choice), trace)
    result = made.result(s)
    assert result is not None
    played = Played(players)
    played.tastes = [one if isinstance(one, dict) else {} for one in work.seats]
    for seat in range(players):
        at = (seat - first) % players
        played.won[at] = int(seat in result.winners)
        played.points[at] = result.scores[seat]
    for event in trace.events:
        at = (event.a - first) % players
        if event.key == "acts":
            played.acts[at][event.b] += 1
        elif event.key == "graduated":
            played.types[at][made.box.professions[event.c].type] += 1
        elif event.key == "built":
            played.built[at].append(event.b)
        elif event.key == "drew-immediate":
            played.drawn[at].append(event.b)
        elif event.key == "drew-card":
            played.drawn[(event.reader - first) % players].append(event.a)
    return played


def play_all(works: list[Work], about: str, workers: int) -> list[Played]:
    """Play on several cores, with a line of progress."""
    started = time.time()
    found = []
    with multiprocessing.Pool(workers) as pool:
        for played in pool.imap_unordered(play, works, chunksize=max(1, min(8, len(works) // (4 * workers)))):
            found.append(played)
            if len(found) % 20 == 0 or len(found) == len(works):
                passed = time.time() - started
                print(f"\r{about}: {len(found)} of {len(works)}, {passed:.0f} s ", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


def works(about: str, games: int, seats: list[str | Taste]) -> list[Work]:
    """So many games of the same players, who move up by one place each time; both sides of the boards in turn."""
    players = len(seats)
    return [
        Work(f"balance {about} {n}", "ab"[n // players % 2], seats[n % players :] + seats[: n % players])
        for n in range(games)
    ]
