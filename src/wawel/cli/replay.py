"""`wawel replay`: a record, shown again answer by answer."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from wawel.cli.saves import open_record, played, say_why_not
from wawel.cli.show import show_events, show_question, show_result, show_table
from wawel.cli.ui import NOT_OK, fail, game_words, print_json, say, words
from wawel.engine import records
from wawel.engine.events import NOBODY
from wawel.engine.records import LEAVES, BadRecord, Play
from wawel.texts import Words, names_in


def replay(
    file: Annotated[Path, Parameter(help="arg-record")],
    /,
    *,
    step: Annotated[int | None, Parameter(help="arg-step")] = None,
    seat: Annotated[int, Parameter(help="arg-seat")] = 0,
    values: Annotated[Path | None, Parameter(help="arg-values")] = None,
    set: Annotated[list[str] | None, Parameter(help="arg-set", negative="")] = None,
    json: Annotated[bool, Parameter(help="arg-json", negative="")] = False,
) -> int:
    """Walk through a record, or show the table after a number of answers."""
    try:
        game, content, bodies = open_record(file, values, set or [])
        play = played(records.replay, game, bodies)
    except BadRecord as error:
        say_why_not(file, error, json)
        return NOT_OK
    if step is not None and not 0 <= step <= len(play.answers):
        fail("no-such-step", step=step, last=len(play.answers))
    texts = game_words(game.key, names_in(content))
    if json:
        print_json(record_json(play, texts, seat, len(play.answers) if step is None else step, step is not None))
    elif step is not None:
        show_step(play, texts, seat, step)
    else:
        walk(play, texts, seat)
    return 0


def state_after(play: Play, step: int) -> Any:
    """The state after a number of answers."""
    return play.states[step] if step < len(play.states) else play.state


def walk(play: Play, texts: Words, seat: int) -> None:
    """Every answer and what happened after it."""
    show_events(play.game, texts, play.log[0], seat)
    for at, answer in enumerate(play.answers):
        if answer.option == LEAVES:
            say(words("replay-leaves", n=at + 1, seat=answer.seat), style="bold")
        else:
            label = texts.say(play.game, play.game.label(play.states[at], answer.option))
            say(words("replay-answer", n=at + 1, answer=label), style="bold")
        show_events(play.game, texts, play.log[at + 1], seat)
    show_result(play, texts, seat)


def show_step(play: Play, texts: Words, seat: int, step: int) -> None:
    """The table after a number of answers, and what is asked there."""
    state = state_after(play, step)
    show_events(play.game, texts, play.log[step], seat)
    show_table(play.game, texts, state, seat)
    choices = play.game.choices(state)
    if choices:
        show_question(play.game, texts, state, choices[0])
    else:
        show_result(play, texts, seat)


def answer_json(play: Play, texts: Words, at: int) -> dict[str, Any]:
    """An answer for programs, with its words; or the leaving of a seat."""
    answer, game = play.answers[at], play.game
    if answer.option == LEAVES:
        return records.answer_body(game, answer)
    return {
        "n": answer.number,
        "seat": answer.seat,
        "option": game.verbs.name(answer.option),
        "text": texts.say(game, game.label(play.states[at], answer.option)),
    }


def record_json(play: Play, texts: Words, seat: int, last: int, table: bool) -> dict[str, Any]:
    """A record for programs: answers and events, with their words; with `table` the view at its end."""
    game = play.game
    reader = seat if seat < play.players else NOBODY

    def events(at: int) -> list[dict[str, Any]]:
        readable = [event for event in play.log[at] if event.readable_by(reader)]
        said = [texts.say(game, game.describe_event(event)) for event in readable]
        return [{"event": game.event_to_json(event), "text": text} for event, text in zip(readable, said)]

    found: dict[str, Any] = {
        "game": game.key,
        "settings": play.settings,
        "players": play.players,
        "set-up": events(0),
        "answers": [answer_json(play, texts, at) | {"events": events(at + 1)} for at in range(last)],
    }
    if table:
        found["view"] = game.view(state_after(play, last), reader)
    result = game.result(state_after(play, last))
    found["result"] = None if result is None else result.to_json()
    return found
