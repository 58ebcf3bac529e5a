"""A game while it is played, its record as JSON lines, and what can be done with one: replay, verify, undo.

A record is a header, one line per answer with its chance results, and a closing line with the result and the seed. The
seed's hash is in the header from the first move; every answer's luck is HMAC(seed, sequence), so nothing a player
sees predicts the next roll, and anyone can check all of it at the end. Each line carries a digest of itself and of all
lines before it: one changed byte is found, with its line.

A game that goes on from a moment of another one says in its header how many answers were `forked`. Those are replayed
with the luck they are recorded with, which came from the other game's seed; from there on the luck is the seed's.
When a seat leaves a game that goes on without it, a line says which seat `leaves`, with the luck that followed.
A game that ended because seats gave up says who `resigned` in its closing line.
"""

from __future__ import annotations

import hashlib
import json
import secrets as system_secrets
from collections.abc import Iterable
from typing import Any, Final

from wawel.engine.chance import BadScript, NeedChance, words_at
from wawel.engine.events import AnswerTrace, Event
from wawel.engine.game import BadSetting, Choice, Game, IllegalAnswer
from wawel.engine.problems import Problem
from wawel.engine.state import State
from wawel.engine.verbs import UnknownOption

FORMAT: Final = 1
NOT_FORKED: Final = -1
#: in place of an option where a seat left the game
LEAVES: Final = -1


class BadRecord(Exception):
    """A record can't be read or does not hold. `line` counts from 1; 0 means the file as a whole."""

    def __init__(self, line: int, problem: Problem) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}" if self.line else str(self.problem)


class NoUndo(Exception):
    """There is nothing to take back, or something was revealed since."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class Answer:
    """One line of a record: an answer, or the leaving of a seat."""

    __slots__ = ("chance", "number", "option", "seat")

    def __init__(self, number: int, seat: int, option: int, chance: list[int]) -> None:
        self.number = number
        self.seat = seat
        self.option = option
        self.chance = chance


def commitment(secret: bytes) -> str:
    """The hash that is public from the first move."""
    return hashlib.sha256(b"wawel-seed:" + secret).hexdigest()


def secret_of(seed: object) -> bytes:
    """A secret from a seed number, so that simulations can be repeated; without one, from the system."""
    if seed is None:
        return system_secrets.token_bytes(32)
    return hashlib.sha256(f"wawel-play:{seed}".encode()).digest()


class Play:
    """A game being played: its state, its record so far, and the way back.

    Answers are worked out on a clone and swapped in when they have succeeded, so an error in a rule can't leave half
    an answer behind. The kept states are the undo stack; an answer that revealed something is a barrier.
    """

    def __init__(
        self,
        game: Game,
        players: int = 0,
        secret: bytes | None = None,
        settings: dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.secret = secret if secret is not None else secret_of(None)
        self.settings = game.check_settings(settings or {}, self.players)
        self.names = names or []
        self.answers: list[Answer] = []
        self.states: list[State] = []
        self.barriers: list[bool] = []
        self.rewound = 0
        #: answers taken over from the game this one was forked from, or NOT_FORKED
        self.forked = NOT_FORKED
        #: the seats that gave up, if that is how the game ended
        self.resigned: list[int] = []
        #: the rules and components it was played under
        self.rules = game.version
        self.content = game.content
        trace = AnswerTrace()
        self.state = game.fresh(self.players, self.settings)
        self.state.reseed(words_at(self.secret, 0))
        game.start(self.state, trace)
        self.set_up = trace.chance
        self.log: list[list[Event]] = [trace.events]

    def choices(self) -> tuple[Choice, ...]:
        """What is asked now."""
        return self.game.choices(self.state)

    def answer(self, choice: Choice | int, option: int, script: list[int] | None = None) -> list[Event]:
        """Answer a choice; what happened is returned. `script` replays recorded luck instead of the seed's."""
        number = choice if isinstance(choice, int) else choice.number
        after = self.state.clone()
        after.reseed(words_at(self.secret, len(self.answers) + 1))
        trace = AnswerTrace(script=script, strict=script is not None)
        seat = next((c.seat for c in self.choices() if c.number == number), after.seat)
        self.game.answer(after, number, option, trace)
        return self.keep(after, Answer(number, seat, option, trace.chance), trace)

    def leave(self, seat: int, script: list[int] | None = None) -> list[Event]:
        """A seat leaves a game that goes on without it; only `rewind` takes that back."""
        after = self.state.clone()
        after.reseed(words_at(self.secret, len(self.answers) + 1))
        trace = AnswerTrace(script=script, strict=script is not None)
        self.game.leave(after, seat, trace)
        trace.barrier = True
        return self.keep(after, Answer(self.state.number, seat, LEAVES, trace.chance), trace)

    def keep(self, after: State, line: Answer, trace: AnswerTrace) -> list[Event]:
        """Swap in what an answer or a leaving has led to."""
        self.states.append(self.state)
        self.barriers.append(trace.barrier)
        self.answers.append(line)
        self.log.append(trace.events)
        self.state = after
        return trace.events

    def repeat(self, line: Answer, script: list[int] | None) -> None:
        """Do what a line of a record says."""
        if line.option == LEAVES:
            self.leave(line.seat, script)
        else:
            self.answer(line.number, line.option, script)

    def can_undo(self) -> bool:
        """Was the last answer free of luck and revelations?"""
        return bool(self.barriers) and not self.barriers[-1]

    def undo(self) -> None:
        """Take the last answer back, if nothing was revealed by it."""
        if not self.barriers:
            raise NoUndo(Problem("undo-nothing"))
        if self.barriers[-1]:
            raise NoUndo(Problem("undo-revealed"))
        self.step_back()

    def rewind(self) -> None:
        """Take the last answer back whatever it revealed; the result is marked as rewound."""
        if not self.barriers:
            raise NoUndo(Problem("undo-nothing"))
        self.rewound += int(self.barriers[-1])
        self.step_back()

    def step_back(self) -> None:
        """Go back one answer."""
        self.state = self.states.pop()
        self.barriers.pop()
        self.answers.pop()
        self.log.pop()

    # ------------------------------------------------------------------ the record

    def lines(self) -> list[str]:
        """The record as JSON lines. The seed is included only when the game is over."""
        writer = Writer()
        header = {
            "wawel": FORMAT,
            "game": self.game.key,
            "rules": self.rules,
            "content": self.content,
            "players": self.players,
            "settings": self.settings,
            "names": self.names,
            "commitment": commitment(self.secret),
            "chance": self.set_up,
        }
        if self.forked != NOT_FORKED:
            header["forked"] = self.forked
        lines = [writer.line(header)]
        lines += [writer.line(answer_body(self.game, a)) for a in self.answers]
        ended = self.ended()
        if ended is not None:
            closing = {
                "result": ended,
                "state": self.game.digest(self.state),
                "rewound": self.rewound,
                "seed": self.secret.hex(),
            }
            if self.resigned:
                closing["resigned"] = self.resigned
            lines.append(writer.line(closing))
        return lines

    def ended(self) -> dict[str, Any] | None:
        """How the game ended, by its rules or because seats gave up; None while it goes on."""
        result = self.game.result(self.state)
        if result is not None:
            return result.to_json()
        return given_up(self.players, self.resigned) if self.resigned else None

    def save(self) -> dict[str, Any]:
        """The whole play as JSON, seed included: a private save file, not a record to hand out."""
        return {"seed": self.secret.hex(), "rewound": self.rewound, "record": self.lines()}


def answer_body(game: Game, a: Answer) -> dict[str, Any]:
    """What the line of an answer or of a leaving holds."""
    if a.option == LEAVES:
        return {"n": a.number, "leaves": a.seat, "chance": a.chance}
    return {"n": a.number, "seat": a.seat, "option": game.verbs.name(a.option), "chance": a.chance}


def answer_of(game: Game, body: dict[str, Any], at: int) -> Answer:
    """An answer or a leaving from its line."""
    if "leaves" in body:
        check(body, LEAVING, at)
        return Answer(body["n"], body["leaves"], LEAVES, list(body["chance"]))
    check(body, ANSWER, at)
    return Answer(body["n"], body["seat"], game.verbs.code(body["option"]), list(body["chance"]))


class Writer:
    """Writes lines that each carry a digest of themselves and of all before."""

    def __init__(self) -> None:
        self.digest = ""

    def line(self, body: dict[str, Any]) -> str:
        text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
        self.digest = chain(self.digest, text)
        return f'{text[:-1]},"sum":"{self.digest}"}}'


def chain(before: str, text: str) -> str:
    """The digest of a line after the digest of the line before it."""
    return hashlib.sha256((before + text).encode()).hexdigest()[:16]


def given_up(players: int, resigned: list[int]) -> dict[str, Any]:
    """The result of a game in which seats gave up, without points: the only one left has won; among several that are
    left nothing is decided."""
    left = [seat for seat in range(players) if seat not in resigned]
    ranks = [1 if seat in left else len(left) + 1 for seat in range(players)]
    return {"scores": [], "ranks": ranks, "winners": left if len(left) == 1 else [], "why": []}


def read_bytes(data: bytes) -> list[dict[str, Any]]:
    """The bodies of a record file. Lines end with a line feed and nothing else, so every changed byte is noticed."""
    return read_lines(data.removesuffix(b"\n").decode(errors="backslashreplace").split("\n"))


def read_lines(lines: Iterable[str]) -> list[dict[str, Any]]:
    """The bodies of a record's lines, each checked against its digest."""
    bodies: list[dict[str, Any]] = []
    digest = ""
    for at, line in enumerate(lines, 1):
        text, mark, tail = line.rstrip("\n").rpartition(',"sum":"')
        digest = chain(digest, text + "}")
        if not mark or tail != digest + '"}':
            raise BadRecord(at, Problem("record-damaged"))
        try:
            body = json.loads(text + "}")
        except ValueError as error:
            raise BadRecord(at, Problem("record-json", reason=str(error))) from None
        if not isinstance(body, dict):
            raise BadRecord(at, Problem("record-object"))
        bodies.append(body)
    if not bodies:
        raise BadRecord(0, Problem("record-empty"))
    return bodies


#: what the lines of a record hold. Anyone can compute a check sum, so the values are checked as well
HEADER: Final[dict[str, type]] = {
    "game": str,
    "rules": str,
    "content": str,
    "players": int,
    "settings": dict,
    "names": list,
    "commitment": str,
    "chance": list,
}
ANSWER: Final[dict[str, type]] = {"n": int, "seat": int, "option": str, "chance": list}
LEAVING: Final[dict[str, type]] = {"n": int, "leaves": int, "chance": list}
CLOSING: Final[dict[str, type]] = {"result": dict, "state": str, "rewound": int, "seed": str}


def check(body: dict[str, Any], wanted: dict[str, type], at: int) -> None:
    """Refuse a line that lacks a field or has one of another type."""
    for name, kind in wanted.items():
        if name not in body:
            raise BadRecord(at, Problem("record-lacks", field=name))
        if type(body[name]) is not kind:
            raise BadRecord(at, Problem("record-value", field=name, value=body[name]))
    for result in body.get("chance", []):
        if type(result) is not int:
            raise BadRecord(at, Problem("record-chance", value=result))


def header_of(bodies: list[dict[str, Any]]) -> dict[str, Any]:
    """The header, if this is a record at all."""
    header = bodies[0]
    if header.get("wawel") != FORMAT:
        raise BadRecord(1, Problem("record-format", format=FORMAT))
    check(header, HEADER, 1)
    forked = header.setdefault("forked", NOT_FORKED)
    if type(forked) is not int or not NOT_FORKED <= forked < len(bodies):
        raise BadRecord(1, Problem("record-value", field="forked", value=forked))
    return header


def closing_of(bodies: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The closing line, if the game was finished."""
    if len(bodies) == 1 or "result" not in bodies[-1]:
        return None
    closing = bodies[-1]
    check(closing, CLOSING, len(bodies))
    resigned = closing.setdefault("resigned", [])
    if type(resigned) is not list or any(seat not in range(bodies[0]["players"]) for seat in resigned):
        raise BadRecord(len(bodies), Problem("record-value", field="resigned", value=resigned))
    return closing


def revealed_secret(closing: dict[str, Any], at: int) -> bytes:
    """The seed in the closing line."""
    try:
        return bytes.fromhex(closing["seed"])
    except ValueError:
        raise BadRecord(at, Problem("record-value", field="seed", value=closing["seed"])) from None


def replay(game: Game, bodies: list[dict[str, Any]], secret: bytes | None = None) -> Play:
    """Play a record again from its chance results. Every answer must be legal and the result must be the same."""
    header = header_of(bodies)
    if header["game"] != game.key:
        raise BadRecord(1, Problem("record-game", theirs=header["game"], ours=game.key))
    if header["rules"] != game.version:
        problem = Problem("record-rules", theirs=header["rules"], game=game.key, ours=game.version)
        raise BadRecord(1, problem)
    if header["content"] != game.content:
        raise BadRecord(1, Problem("record-content", theirs=header["content"], ours=game.content))
    closing = closing_of(bodies)
    if secret is None:
        secret = revealed_secret(closing, len(bodies)) if closing else bytes(32)
    try:
        play = Play(game, header["players"], secret, header["settings"], header["names"])
    except BadSetting as setting:
        raise BadRecord(1, setting.problem) from None
    if play.set_up != header["chance"]:
        set_up_from(play, header["chance"])
    for at, body in enumerate(bodies[1 : len(bodies) - (1 if closing else 0)], 2):
        try:
            line = answer_of(game, body, at)
            play.repeat(line, list(line.chance))
        except UnknownOption as unknown:  # a name for each: compiled, a variable has one type
            raise BadRecord(at, Problem("record-option", problem=unknown.problem)) from None
        except IllegalAnswer as illegal:
            raise BadRecord(at, Problem("record-answer", problem=illegal.problem)) from None
        except (BadScript, NeedChance) as luck:
            raise BadRecord(at, Problem("record-luck", problem=luck.problem)) from None
        done = play.answers[-1]
        if done.chance != line.chance:
            raise BadRecord(at, Problem("record-luck-more"))
        if done.seat != line.seat:
            raise BadRecord(at, Problem("record-seat", seat=line.seat))
        if done.number != line.number:
            raise BadRecord(at, Problem("record-value", field="n", value=line.number))
    play.forked = header["forked"]
    if closing:
        play.rewound = closing["rewound"]
        play.resigned = closing["resigned"]
        ended = play.ended()
        if ended is None:
            raise BadRecord(len(bodies), Problem("record-over"))
        if ended != closing["result"] or game.digest(play.state) != closing["state"]:
            raise BadRecord(len(bodies), Problem("record-result"))
    return play


def set_up_from(play: Play, chance: list[int]) -> None:
    """Set a game up once more, with recorded luck."""
    trace = AnswerTrace(script=list(chance), strict=True)
    play.state = play.game.fresh(play.players, play.settings)
    play.state.reseed(words_at(play.secret, 0))
    try:
        play.game.start(play.state, trace)
    except (BadScript, NeedChance) as error:
        raise BadRecord(1, Problem("record-set-up", problem=error.problem)) from None
    if trace.chance != chance:
        raise BadRecord(1, Problem("record-set-up-more"))
    play.set_up = trace.chance
    play.log = [trace.events]


def verify(game: Game, bodies: list[dict[str, Any]]) -> Play:
    """Replay a finished record and check that all its own luck came from the seed that was committed to."""
    header = header_of(bodies)
    closing = closing_of(bodies)
    if closing is None:
        raise BadRecord(len(bodies), Problem("record-unfinished"))
    secret = revealed_secret(closing, len(bodies))
    if commitment(secret) != header["commitment"]:
        raise BadRecord(len(bodies), Problem("record-seed"))
    recorded = replay(game, bodies)
    play = Play(game, header["players"], secret, header["settings"])
    if recorded.forked != NOT_FORKED:
        set_up_from(play, header["chance"])
    elif play.set_up != header["chance"]:
        raise BadRecord(1, Problem("record-seed-set-up"))
    for at, answer in enumerate(recorded.answers):
        play.repeat(answer, answer.chance if at < recorded.forked else None)
        if play.answers[-1].chance != answer.chance:
            raise BadRecord(at + 2, Problem("record-seed-answer"))
    return recorded


def restore(game: Game, saved: dict[str, Any]) -> Play:
    """A play from its save file."""
    play = replay(game, read_lines(saved["record"]), bytes.fromhex(saved["seed"]))
    play.rewound = saved["rewound"]
    return play
