"""Whatever players do, in whatever order: Hypothesis answers, takes back, saves, looks, and shrinks what fails."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from laws.random_play import ENDLESS, KEYS, asked_plain, choice_plain, readers
from wawel import catalog, compiled
from wawel.engine.chance import rng
from wawel.engine.game import IllegalAnswer
from wawel.engine.records import NoUndo, Play, read_lines, replay, restore, secret_of, verify
from wawel.sim.fuzz import accepted

BOUNDED = settings(
    max_examples=30 if compiled() else 15,
    stateful_step_count=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

number = st.integers(min_value=0, max_value=1 << 16)


class Table(RuleBasedStateMachine):
    """A table at which anything may happen, and a notebook: the JSON form of the position after each answer."""

    key: str

    def __init__(self) -> None:
        super().__init__()
        self.game = catalog.game(self.key)
        self.play: Play
        self.notes: list[dict[str, Any]] = []

    @initialize(seats=number, values=st.lists(number, min_size=8, max_size=8), seed=number)
    def sit_down(self, seats: int, values: list[int], seed: int) -> None:
        game = self.game
        players = game.seats[seats % len(game.seats)]
        offered = [(setting.name, setting.offered(players)) for setting in game.settings]
        chosen = {name: choices[n % len(choices)] for (name, choices), n in zip(offered, values, strict=False)}
        while not accepted(game, players, chosen):
            chosen.popitem()
        self.play = Play(game, players, secret_of(seed), game.simulated(chosen), ["Ala", "Żaneta"])
        self.notes = [self.play.state.to_json()]

    def going_on(self) -> bool:
        return bool(self.play.choices())

    @precondition(going_on)
    @rule(which=number, what=number)
    def answer(self, which: int, what: int) -> None:
        choices = self.play.choices()
        choice = choices[which % len(choices)]
        self.play.answer(choice, choice.options[what % len(choice.options)])
        self.notes.append(self.play.state.to_json())

    @precondition(going_on)
    @rule(count=st.integers(min_value=1, max_value=12))
    def answer_idly(self, count: int) -> None:
        for _ in range(count):
            choices = self.play.choices()
            if choices:
                self.play.answer(choices[0], choices[0].idle)
                self.notes.append(self.play.state.to_json())

    @precondition(going_on)
    @rule(which=number, option=st.integers(min_value=-2, max_value=1 << 10))
    def answer_nonsense(self, which: int, option: int) -> None:
        choices = self.play.choices()
        choice = choices[which % len(choices)]
        if option not in choice.options:
            with pytest.raises(IllegalAnswer):
                self.play.answer(choice, option)

    @rule()
    def undo(self) -> None:
        if self.play.can_undo():
            self.play.undo()
            self.notes.pop()
        else:
            with pytest.raises(NoUndo):
                self.play.undo()

    @precondition(lambda self: len(self.notes) > 1)
    @rule()
    def rewind(self) -> None:
        counted, free = self.play.rewound, self.play.can_undo()
        self.play.rewind()
        self.notes.pop()
        assert self.play.rewound == counted + (not free)

    @rule()
    def save_and_restore(self) -> None:
        saved = json.loads(json.dumps(self.play.save()))
        again = restore(self.game, saved)
        assert again.save() == saved
        self.play = again

    @rule(reader=number, seed=number)
    def look(self, reader: int, seed: int) -> None:
        s = self.play.state
        seat = readers(s)[reader % len(readers(s))]
        w = self.game.world(s, seat, rng(seed))
        assert self.game.view(w, seat) == self.game.view(s, seat)
        assert self.game.lost_or_doubled(w) == []

    @rule()
    def clone_and_compare(self) -> None:
        s = self.play.state
        w = s.clone()
        assert asked_plain(w) == asked_plain(s)
        assert [choice_plain(c) for c in self.game.choices(w)] == [choice_plain(c) for c in self.game.choices(s)]
        luck = rng(len(self.notes))
        for _ in range(ENDLESS):
            if not w.stack:
                break
            w.apply(w.options[luck.pick(len(w.options))])
        assert self.game.result(w) is not None

    @invariant()
    def stands_where_it_was_left(self) -> None:
        if self.notes:
            plain = self.play.state.to_json()
            assert plain == self.notes[-1]
            assert len(self.play.answers) == len(self.notes) - 1
            assert self.game.lost_or_doubled(self.play.state) == []

    def teardown(self) -> None:
        if self.notes:
            bodies = read_lines(self.play.lines())
            if self.play.choices():
                replay(self.game, bodies, self.play.secret)
            else:
                verify(self.game, bodies)


@pytest.mark.parametrize("key", KEYS)
def test_anything_may_happen_at_a_table(key: str) -> None:
    machine: Any = type(f"Table_{key}", (Table,), {"key": key})
    machine.TestCase.settings = BOUNDED
    machine.TestCase().runTest()
