"""Events: what happened, and who may read it; and the undo barrier."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.toys import SAY, Ask, Say, Toy, ToyGame, events_after, standing
from wawel.engine.components import NONE
from wawel.engine.events import EVERYONE, NOBODY, AnswerTrace, Event
from wawel.engine.json_form import BadForm
from wawel.engine.phrases import ComponentRef, Phrase
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE

GAME = ToyGame()


class Whisper(Step[Toy]):
    """Tells one seat a number and the others that it was told."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.ask(0, [SAY], done=True)

    def take(self, s: Toy, option: int) -> None:
        if option != DONE:
            s.event("said", 7, reader=1)
            s.event("gave", 1, 7)
            s.reveal()
        s.end()


def test_events_are_recorded_in_order() -> None:
    events = events_after(GAME, standing(Say(3), Say(2), Ask(0, (0, 1))), SAY)
    assert [(e.key, e.a, e.reader) for e in events] == [("said", 2, EVERYONE), ("said", 3, EVERYONE)]


def test_an_event_is_read_by_everybody_or_by_one_seat() -> None:
    private, public = events_after(GAME, standing(Whisper()), SAY)
    assert [seat for seat in (0, 1, 2, NOBODY) if private.readable_by(seat)] == [1]
    assert [seat for seat in (0, 1, 2, NOBODY) if public.readable_by(seat)] == [0, 1, 2, NOBODY]


def plain(event: Event) -> list[object]:
    return [event.key, event.a, event.b, event.c, event.reader]


@pytest.mark.parametrize(
    ("event", "stored"),
    [
        (Event("gave", 1, 7, 0, EVERYONE), {"key": "gave", "args": {"seat": 1, "number": 7}, "reader": EVERYONE}),
        (Event("led", 2, 0, 0, 1), {"key": "led", "args": {"suit": "leaves"}, "reader": 1}),
        (Event("led", NONE, 0, 0, 0), {"key": "led", "args": {"suit": None}, "reader": 0}),
    ],
)
def test_an_event_is_stored_with_its_arguments_by_name_and_components_by_id(
    event: Event, stored: dict[str, object]
) -> None:
    assert json.loads(json.dumps(GAME.event_to_json(event))) == stored
    assert plain(GAME.event_from_json(stored)) == plain(event)


@pytest.mark.parametrize(
    ("stored", "problem"),
    [
        ({"key": "led", "args": {"suit": "hearts"}, "reader": 0}, "toy.led: there is no suit 'hearts' here"),
        ({"key": "led", "args": {"suit": 2}, "reader": 0}, "toy.led: there is no suit '?2'? here"),
        ({"key": "leads", "args": {"suit": "leaves"}, "reader": 0}, "toy: expected an event as key, args and reader"),
        ({"key": "led", "args": {}, "reader": 0}, "toy: expected an event"),
        ({"key": "led", "args": {"suit": "leaves"}}, "toy: expected an event"),
        (["led", 2, 0, 0, EVERYONE], "toy: expected an event"),
        (None, "toy: expected an event"),
    ],
)
def test_a_stored_event_that_is_wrong_is_refused(stored: Any, problem: str) -> None:
    with pytest.raises(BadForm, match=problem):
        GAME.event_from_json(stored)


def test_an_event_can_be_read_by_developers() -> None:
    assert repr(Event("gave", 1, 7, 0, EVERYONE)) == f"Event(gave 1 7 0 for {EVERYONE})"


def test_an_argument_is_of_the_kind_it_is_called_by_unless_the_game_says_otherwise() -> None:
    game = ToyGame()
    assert [game.event_kind(name) for name in ("suit", "seat", "number", "colour")] == ["suit", "seat", "", ""]
    game.parts.event_kinds = {"colour": "suit", "suit": ""}
    assert [game.event_kind(name) for name in ("suit", "seat", "colour")] == ["", "seat", "suit"]
    assert game.event_to_json(Event("led", 2, 0, 0, EVERYONE))["args"] == {"suit": 2}
    assert game.describe_event(Event("led", 2, 0, 0, EVERYONE)).args == {"suit": 2}


def test_an_event_becomes_a_phrase_with_the_names_of_its_arguments() -> None:
    told: Phrase = GAME.describe_event(Event("gave", 1, 7, 0, EVERYONE))
    args: dict[str, Any] = told.args
    assert told.key == "event-gave"
    assert isinstance(args["seat"], ComponentRef)
    assert (args["seat"].kind, args["seat"].n, args["number"]) == ("seat", 1, 7)
    assert set(GAME.describe_event(Event("said", 3, 0, 0, 0)).args) == {"number"}


def test_nothing_is_recorded_without_a_trace() -> None:
    s = standing(Whisper())
    GAME.answer(s, 0, SAY)
    assert s.trace is None
    assert s.stack == []


def test_revealing_sets_the_barrier_and_declining_does_not() -> None:
    for option, barrier in ((SAY, True), (DONE, False)):
        trace = AnswerTrace()
        GAME.answer(standing(Whisper()), 0, option, trace)
        assert trace.barrier is barrier


def test_the_set_up_can_be_watched_too() -> None:
    trace = AnswerTrace()
    ToyGame(Ask(0, (1, 2)), Say(4)).new(sink=trace)
    assert [event.a for event in trace.events] == [4]
