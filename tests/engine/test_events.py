"""Events: what happened, for whoever may read it; and the undo barrier."""

from __future__ import annotations

import json
from typing import Any

from engine.toys import SAY, Ask, Say, Toy, ToyGame, events_after, standing
from wawel.engine.events import EVERYONE, NOBODY, AnswerTrace, Event
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


def test_events_are_told_in_order() -> None:
    events = events_after(GAME, standing(Say(3), Say(2), Ask(0, (0, 1))), SAY)
    assert [(e.key, e.a, e.reader) for e in events] == [("said", 2, EVERYONE), ("said", 3, EVERYONE)]


def test_an_event_is_read_by_everybody_or_by_one_seat() -> None:
    private, public = events_after(GAME, standing(Whisper()), SAY)
    assert [seat for seat in (0, 1, 2, NOBODY) if private.readable_by(seat)] == [1]
    assert [seat for seat in (0, 1, 2, NOBODY) if public.readable_by(seat)] == [0, 1, 2, NOBODY]


def test_an_event_is_stored_as_a_list() -> None:
    event = Event("gave", 1, 7, 0, EVERYONE)
    assert json.loads(json.dumps(event.to_json())) == ["gave", 1, 7, 0, EVERYONE]
    assert repr(event) == f"Event(gave 1 7 0 for {EVERYONE})"


def test_an_event_becomes_a_phrase_with_the_names_of_its_arguments() -> None:
    told: Phrase = GAME.describe_event(Event("gave", 1, 7, 0, EVERYONE))
    args: dict[str, Any] = told.args
    assert told.key == "event-gave"
    assert isinstance(args["seat"], ComponentRef)
    assert (args["seat"].kind, args["seat"].n, args["number"]) == ("seat", 1, 7)
    assert set(GAME.describe_event(Event("said", 3, 0, 0, 0)).args) == {"number"}


def test_nothing_is_told_when_nobody_watches() -> None:
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
