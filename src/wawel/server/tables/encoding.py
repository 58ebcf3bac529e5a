"""A game's state and history as messages for one reader: the only place where they become something that is sent.

Everything here comes from what the engine shows that reader (`view`, `table`, `preview`, choices of the reader's own
seat, events the reader may read). Nothing reads the state itself.
"""

from __future__ import annotations

from typing import Any

from wawel.engine import phrases
from wawel.engine.game import SEAT_KIND, Choice, Game
from wawel.engine.state import State
from wawel.server.messages.table import BlockedInfo, ChoiceInfo, Hand, LogLine, OptionInfo, Section
from wawel.server.tables.history import BACK, RESIGN, History, Row, line


def phrase(game: Game, said: phrases.Phrase) -> dict[str, Any]:
    """A phrase as JSON: key and arguments; the names of components by their keys."""
    return game.phrase_to_json(said)


def sections(game: Game, state: State, reader: int) -> list[Section]:
    """The table as text."""
    return [
        Section(phrase(game, part.heading), [phrase(game, one) for one in part.lines])
        for part in game.text_view(state, reader)
    ]


def choice(game: Game, state: State, asked: Choice) -> ChoiceInfo:
    """A question with its options."""
    options = [OptionInfo(game.verbs.name(one), phrase(game, game.label(state, one))) for one in asked.options]
    prompt = phrase(game, game.prompt(state, asked))
    return ChoiceInfo(asked.number, asked.seat, asked.kind, asked.step, asked.rule, prompt, options, asked.decline)


def blocked(game: Game, state: State, reader: int) -> list[BlockedInfo]:
    """What the reader, who is asked, might try but can't, and why."""
    return [
        BlockedInfo(game.verbs.name(option), phrase(game, game.label(state, option)), rule)
        for option, rule in game.blocked(state, reader)
    ]


def hands(game: Game, state: State) -> list[Hand]:
    """What each seat alone could see; only for a game that is over."""
    return [Hand(seat, [game.name_key(kind, n) for n in cards]) for seat, kind, cards in game.hands(state) if cards]


def log_line(game: Game, row: Row, reader: int) -> LogLine:
    """A row as a line of a reader's log."""
    events = [phrase(game, game.describe_event(event)) for event in row.events if event.readable_by(reader)]
    if row.kind == RESIGN:
        key = "table-event-resigned-bot" if row.bot else "table-event-resigned"
        events = [phrase(game, phrases.Phrase(key, seat=phrases.ComponentRef(SEAT_KIND, row.seat)))]
    back = row.back if row.kind == BACK else -1
    by = "person" if row.by == "pass" and reader != row.seat else row.by
    return LogLine(row.seq, row.seat, by, round(row.at, 3), events, back, row.kind == RESIGN)


def log(history: History, reader: int, since: int, upto: int | None = None) -> list[LogLine]:
    """The lines after a sequence number that stand; and what was taken back since, if the reader may have seen it."""
    rows = history.rows[since:upto]  # row number n stands at place n - 1
    standing = {row.seq for row in line(rows)}
    return [
        log_line(history.game, row, reader)
        for row in rows
        if row.seq in standing or row.kind == RESIGN or (row.kind == BACK and row.back < since)
    ]
