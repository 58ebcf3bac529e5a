"""The history of one game at a table: all answers, those not taken back, the state, and the luck of the next answer.

Rows are added and never changed. An answer taken back stays in the rows, followed by a row that says how far the table
went back; the answers that were not taken back are the *line*. The luck of an answer is HMAC(seed, its place in the
line), exactly as in `wawel.engine.records`, so that a finished line is a record anyone can verify.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from wawel.engine.chance import BadScript, NeedChance, words_at
from wawel.engine.events import AnswerTrace, Event
from wawel.engine.game import Choice, Game, IllegalAnswer
from wawel.engine.json_form import BadForm
from wawel.engine.records import LEAVES, Answer, Play
from wawel.engine.state import State
from wawel.server.messages.table import AnsweredBy
from wawel.server.tables.table_info import Seat, TableInfo

#: what the rules may raise at answers of another version that they don't allow
CANNOT_REPLAY = (IllegalAnswer, BadScript, NeedChance, BadForm)
SET_UP = "setup"
ANSWER = "answer"
BACK = "back"
LEAVE = "leave"
RESIGN = "resign"


class Row(Struct, frozen=True):
    """Something that happened: the set-up, an answer, a seat that left, answers taken back (to after `back`), or a seat
    that resigned (`bot` plays on for it, if anybody does)."""

    seq: int
    kind: str
    by: AnsweredBy
    at: float
    seat: int = -1
    n: int = -1
    option: int = -1
    chance: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()
    barrier: bool = False
    back: int = 0
    bot: str = ""


class History:
    """A game in progress. A state is never changed in place: an answer makes a new one, `take` swaps it in."""

    def __init__(self, game: Game, secret: bytes, rows: list[Row], state: State) -> None:
        self.game = game
        self.secret = secret
        self.rows = rows
        self.state = state
        self.line: list[Row] = line(rows)
        self.rewound = 0
        self._asked: tuple[State, tuple[Choice, ...]] | None = None

    def copy(self) -> History:
        """A copy to continue with; this one stays as it is."""
        made = History.__new__(History)
        made.game, made.secret, made.state, made.rewound = self.game, self.secret, self.state, self.rewound
        made.rows, made.line, made._asked = self.rows[:], self.line[:], self._asked
        return made

    @property
    def seq(self) -> int:
        """The sequence number: the count of rows."""
        return self.rows[-1].seq

    def choices(self) -> tuple[Choice, ...]:
        """What is asked now. It is needed many times while an answer is sent out, so it is computed once a state."""
        if self._asked is None or self._asked[0] is not self.state:
            self._asked = self.state, self.game.choices(self.state)
        return self._asked[1]

    def asked_at(self) -> int:
        """The sequence number at which the present choices were first asked.

        While sealed answers come in, the others are still asked the same: what they answer is not stale.
        """
        for row in reversed(self.rows):
            if row.kind != RESIGN and (row.kind != ANSWER or row.n < self.state.number):
                return row.seq
        return 0

    def given(self, seat: int, n: int) -> Row | None:
        """The answer of a seat to a choice, if there is one that was not taken back."""
        for row in reversed(self.line):
            if row.n == n and row.seat == seat and row.kind == ANSWER:
                return row
            if row.n < n - self.state.players:
                break
        return None

    # ------------------------------------------------------------------ going on

    def after(self, seat: int, n: int, option: int, by: AnsweredBy, at: float) -> tuple[Row, State]:
        """Compute an answer on a clone; nothing here changes."""
        state, trace = self.next_state(), AnswerTrace()
        self.game.answer(state, n, option, trace)
        row = Row(
            self.seq + 1, ANSWER, by, at, seat, n, option, tuple(trace.chance), tuple(trace.events), trace.barrier
        )
        return row, state

    def after_leaving(self, seat: int, by: AnsweredBy, at: float) -> tuple[Row, State]:
        """Compute on a clone how the game goes on without a seat; it can't be undone freely."""
        state, trace = self.next_state(), AnswerTrace()
        self.game.leave(state, seat, trace)
        chance, events = tuple(trace.chance), tuple(trace.events)
        row = Row(self.seq + 1, LEAVE, by, at, seat, self.state.number, LEAVES, chance, events, barrier=True)
        return row, state

    def next_state(self) -> State:
        """A clone with the luck of the next answer."""
        state = self.state.clone()
        state.reseed(words_at(self.secret, len(self.line)))  # the set-up is line 0
        return state

    def take(self, row: Row, state: State) -> None:
        """Swap in what was computed."""
        self.rows.append(row)
        self.line.append(row)
        self.state = state

    # ------------------------------------------------------------------ going back

    def free_undo(self, seat: int, automatic: Iterable[int]) -> int | None:
        """To after which row a seat may go back without asking anyone, or None.

        Only its own last answer, where it was not passed for, and what the server answered for others since, if none of
        it revealed anything.
        """
        mine = set(automatic)
        for at in range(len(self.line) - 1, 0, -1):
            row = self.line[at]
            if row.barrier:
                return None
            if row.seat == seat and row.by == "pass":
                continue
            if row.seat == seat:
                return self.line[at - 1].seq if row.by != "clock" else None
            if row.seat not in mine and not self.pending(row):
                return None
        return None

    def pending(self, row: Row) -> bool:
        """Is it a sealed answer that waits for others?"""
        return bool(self.state.sealed) and row.n >= self.state.number

    def last_of(self, seat: int) -> int | None:
        """To after which row a seat goes back to take back its last answer."""
        for at in range(len(self.line) - 1, 0, -1):
            if self.line[at].seat == seat and self.line[at].by != "pass":
                return self.line[at - 1].seq
        return None

    def standing(self, seq: int) -> bool:
        """Is a row part of the line, not taken back?"""
        return any(row.seq == seq for row in self.line)

    def back_row(self, seat: int, to: int, by: AnsweredBy, at: float) -> Row:
        """The row that says how far the table went back."""
        return Row(self.seq + 1, BACK, by, at, seat, back=to)

    def revealed_after(self, to: int) -> int:
        """How many answers that revealed something would be taken back."""
        return sum(row.barrier for row in self.line if row.seq > to)

    def note_resigned(self, seat: int, bot: str, at: float) -> None:
        """Somebody resigned where the rules don't say what then happens: the log says so, the game's line does not."""
        self.rows.append(Row(self.seq + 1, RESIGN, "person", at, seat, bot=bot))

    def go_back(self, row: Row, state: State) -> None:
        """Swap in an earlier state."""
        self.rewound += self.revealed_after(row.back)
        self.rows.append(row)
        self.line = [one for one in self.line if one.seq <= row.back]
        self.state = state

    # ------------------------------------------------------------------ the record

    def play(self, info: TableInfo, seats: list[Seat]) -> Play:
        """The line as the engine's record."""
        made = Play(self.game, info.players, self.secret, info.settings, [seat.name for seat in seats])
        made.rules, made.content = info.version, info.content
        made.set_up = list(self.line[0].chance)
        made.answers = [Answer(row.n, row.seat, row.option, list(row.chance)) for row in self.line[1:]]
        made.state = self.state
        made.rewound = self.rewound
        made.resigned = [seat.seat for seat in seats if seat.resigned]
        if info.forked:
            made.forked = sum(row.seq <= info.forked for row in self.line[1:])
        return made


def line(rows: Iterable[Row]) -> list[Row]:
    """The rows of the game that were not taken back."""
    stands: list[Row] = []
    for row in rows:
        if row.kind == BACK:
            while stands and stands[-1].seq > row.back:
                stands.pop()
        elif row.kind != RESIGN:
            stands.append(row)
    return stands


def begin(game: Game, players: int, settings: dict[str, Any], secret: bytes, at: float) -> History:
    """Set a game up."""
    state = game.fresh(players, settings)
    state.reseed(words_at(secret, 0))
    trace = AnswerTrace()
    game.start(state, trace)
    row = Row(1, SET_UP, "server", at, chance=tuple(trace.chance), events=tuple(trace.events), barrier=True)
    return History(game, secret, [row], state)


def replayed(game: Game, info: TableInfo, secret: bytes, rows: list[Row]) -> State:
    """The state after some rows, played from the set-up on with the luck they had."""
    state = game.fresh(info.players, info.settings)
    state.reseed(words_at(secret, 0))
    game.start(state, AnswerTrace(script=list(rows[0].chance), strict=True))
    return replayed_from(game, state, secret, 1, rows[1:])


def replayed_from(game: Game, state: State, secret: bytes, place: int, rows: Iterable[Row]) -> State:
    """A state after some more answers, the first of which is number `place` of its line, with the luck they had."""
    for at, row in enumerate(rows, place):
        state = state.clone()
        state.reseed(words_at(secret, at))
        trace = AnswerTrace(script=list(row.chance), strict=True)
        if row.kind == LEAVE:
            game.leave(state, row.seat, trace)
        else:
            game.answer(state, row.n, row.option, trace)
    return state
