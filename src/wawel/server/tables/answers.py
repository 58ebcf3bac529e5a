"""Answers: whether one fits the question that is asked, and what follows from it."""

from __future__ import annotations

from wawel.server.errors import Refused
from wawel.server.messages.table import AnsweredBy
from wawel.server.tables.rules_guard import rules_guard
from wawel.server.tables.stored_table import Change, StoredTable


class Late(Exception):
    """An answer to a question that is no longer asked."""

    def __init__(self, error: str, detail: str) -> None:
        super().__init__(detail)
        self.refusal = Refused(error, 409, detail)


def given_before(table: StoredTable, at: int, n: int, option: str) -> int | None:
    """The sequence number of this very answer, if it was given before: a client that got no reply sends it again."""
    given = table.begun.given(at, n)
    return given.seq if given is not None and table.game.verbs.name(given.option) == option else None


def checked(table: StoredTable, at: int, n: int, seq: int, option: str) -> int:
    """The code of an option that a seat may answer with now. Anything else is refused."""
    history = table.begun
    if table.seats[at].bot is not None:
        raise Refused("bot-plays", 409, "a bot plays for you; join to come back", seat=at)
    asked = table.waiting().get(at)
    if asked is None:
        raise Late("not-asked", "nothing is asked of you now")
    if asked.number != n or not history.asked_at() <= seq <= table.seq:
        raise Late("stale", f"the table stands at {table.seq} and asks choice {asked.number}")
    try:
        code = table.game.verbs.code(option)
    except ValueError:
        raise Refused("no-such-option", 422, "not an option of this game", option=option) from None
    if code not in asked.options:
        with rules_guard():
            refused = table.game.refusal(history.state, asked, code)
        raise Refused("not-offered", 422, str(refused), option=option, rule=refused.rule, asked=refused.asked)
    return code


def answered(table: StoredTable, at: int, n: int, option: int, by: AnsweredBy, now: float) -> Change:
    """The change that an answer makes. It is computed on a clone: if the rules fail, the table stays as it was."""
    history = table.begun.copy()
    with rules_guard():
        history.take(*history.after(at, n, option, by, now))
    return Change(history=history)
