"""A game in the middle of a test: answer by the names of options, read by name what is asked and what happened.

    t = table(...).pick("take:blue-6", "act:dungeon-6")
    assert (t.asked, t.step) == ("blue", "ChooseDie")
    assert t.refused("take:red-1") == "gate.dice.used"
    assert t.happened("imps-spent") == [("red", 1)]

A game's own `tabletop.py` derives from `Tabletop` and adds how a table is set up (`table`, `new_game`, `game_with` for
other components) and how it is read. Everything else is the same in all games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from wawel import catalog
from wawel.engine.chance import NeedChance, words_of
from wawel.engine.content import ContentFiles
from wawel.engine.events import AnswerTrace, Event
from wawel.engine.game import Choice, Game, IllegalAnswer, Result
from wawel.engine.problems import Problem
from wawel.engine.state import State

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


def shipped(kind: type[G], key: str) -> G:
    """A game as the catalogue has it."""
    game = catalog.game(key)
    assert isinstance(game, kind)
    return game


def of_the_box(files: ContentFiles[Any], file: str, kind: str) -> list[dict[str, Any]]:
    """The rows of a content file that belong to the game's own box: those of other sets say so."""
    rows: list[dict[str, Any]] = files.content().tables[file][kind]
    return [row for row in rows if "set" not in row]


class Tabletop(Generic[G, S]):
    """A game in progress. `luck` counts the chance results so far."""

    #: the kind of component that `names` means
    CARD: ClassVar[str] = "card"

    def __init__(self, game: G, s: S) -> None:
        self.game = game
        self.s = s
        self.log: list[Event] = []
        self.latest: list[Event] = []
        self.luck = 0

    @classmethod
    def new(cls, game: G, players: int, seed: object, settings: dict[str, Any]) -> Self:
        """A game from its very beginning."""
        s: Any = game.fresh(players, game.check_settings(settings, players))
        s.reseed(words_of(f"wawel:{seed}"))
        return cls(game, s).start()

    # ------------------------------------------------------------------ answering

    def start(self, luck: Sequence[int] | None = None) -> Self:
        """Run up to the first question."""
        return self.spend(luck, [self.game.start])

    def pick(self, *options: str, seat: int | None = None, luck: Sequence[int] | None = None) -> Self:
        """Answer one question after the other; of several open ones the first, or that of a seat.

        `luck` are the chance results on the way, as dice show them: 1 for the first. Where it is given, it must hold
        exactly as many as are used. An option that is not offered raises IllegalAnswer.
        """
        return self.spend(luck, [self.answering(option, seat) for option in options])

    def answering(self, option: str, seat: int | None) -> Callable[[S, AnswerTrace], None]:
        """The act of giving an answer."""

        def act(s: S, trace: AnswerTrace) -> None:
            choice = next((c for c in self.game.choices(s) if seat is None or c.seat == seat), None)
            try:
                if choice is None:
                    end = self.game.parts.end_rule
                    raise IllegalAnswer(Problem("choice-over", number=s.number, rule=end), end, end)
                self.game.answer(s, choice, self.code(option), trace)
            except IllegalAnswer as error:
                error.add_note(f"picked: {option}\n{self.question()}")
                raise

        return act

    def spend(self, luck: Sequence[int] | None, acts: Iterable[Callable[[S, AnswerTrace], None]]) -> Self:
        """Carry out one act after the other with this luck."""
        left = None if luck is None else [shown - 1 for shown in luck]
        for act in acts:
            trace = self.carry_out(act, left)
            self.latest = list(trace.events)
            self.log += self.latest
            self.luck += len(trace.chance)
            left = None if left is None else left[trace.at :]
        assert not left, f"nothing asked for the last {len(left or [])} of the luck {luck}"
        return self

    def carry_out(self, act: Callable[[S, AnswerTrace], None], script: list[int] | None) -> AnswerTrace:
        """Change the state with a trace; with a script all chance results come from it."""
        trace = AnswerTrace(script=script, strict=script is not None)
        try:
            act(self.s, trace)
        except NeedChance as need:
            pytest.fail(f"a chance result of {need.ways} is asked for and the test gives none; so far: {trace.chance}")
        return trace

    def refused(self, option: str, seat: int | None = None) -> str:
        """Try an option that must be refused and leave the state as it was; the rule that forbids it, if one does."""
        before = self.s.to_json()
        with pytest.raises(IllegalAnswer) as error:
            self.pick(option, seat=seat)
        assert self.s.to_json() == before
        return error.value.rule

    def idle(self, until: Callable[[S], bool] = lambda s: False) -> Self:
        """Give idle answers, as for players who left, until a condition holds or the game is over."""
        while not self.over and not until(self.s):
            choice = self.game.choices(self.s)[0]
            self.pick(self.name(choice.idle, choice), seat=choice.seat)
        return self

    # ------------------------------------------------------------------ what is asked

    @property
    def choice(self) -> Choice:
        """The one question that is open."""
        choices = self.game.choices(self.s)
        assert len(choices) == 1, f"not one question is open:\n{self.question()}"
        return choices[0]

    @property
    def asked(self) -> Any:
        """The seat that is asked, by its number or what the game calls it."""
        return self.seat_name(self.choice.seat)

    @property
    def step(self) -> str:
        """The name of the step that asks; nothing when the game is over."""
        choices = self.game.choices(self.s)
        return choices[0].step if choices else ""

    @property
    def offered(self) -> set[str]:
        """The names of all options, "done" among them if the seat may decline."""
        return set(self.option_names(self.choice))

    @property
    def asks(self) -> set[str]:
        """The verbs of all options but "done"; nothing when the game is over."""
        return {self.game.verbs.verb(option).name for option in self.s.options} - {"done"}

    @property
    def blocked(self) -> dict[str, str]:
        """What the seat that is asked might try but can't, and the rule that says why."""
        choice = self.choice
        return {self.name(option, choice): rule for option, rule in self.game.blocked(self.s, choice.seat)}

    def question(self) -> str:
        """What is asked, for a test that fails."""
        lines = [f"asked: {c.step} of seat {c.seat}: {self.option_names(c)}" for c in self.game.choices(self.s)]
        return "\n".join(lines) or "nobody is asked: the game is over"

    @property
    def over(self) -> bool:
        return not self.game.choices(self.s)

    @property
    def result(self) -> Result:
        found = self.game.result(self.s)
        assert found is not None, f"the game is not over\n{self.question()}"
        return found

    # ------------------------------------------------------------------ names

    def code(self, option: str) -> int:
        """The code of an option."""
        return self.game.verbs.code(option)

    def name(self, option: int, choice: Choice) -> str:
        """The name of an option: what `pick` takes."""
        return self.game.verbs.name(option)

    def option_names(self, choice: Choice) -> list[str]:
        """The names of the options of a choice, all different."""
        names = [self.name(option, choice) for option in choice.options]
        twice = [name for name, count in Counter(names).items() if count > 1]
        assert not twice, f"two options have one name: {twice}"
        return names

    def seat_name(self, seat: int) -> Any:
        """What the game calls a seat."""
        return seat

    def component(self, kind: str, n: int) -> Any:
        """A component by its id; seats, and components named after seats, as the game calls them."""
        prefix, _, id = self.game.name_key(kind, n).partition("-")
        return self.seat_name(n) if prefix == "seat" else id

    def names(self, cards: Iterable[int]) -> str:
        """Cards by name, with blanks between them."""
        return " ".join(self.component(self.CARD, card) for card in cards)

    # ------------------------------------------------------------------ what happened

    def arguments(self, event: Event) -> Any:
        """The arguments of an event, components by name; a single one is not in a tuple."""
        values: list[Any] = []
        for name, value in zip(self.game.parts.events[event.key], (event.a, event.b, event.c), strict=False):
            kind = self.game.event_kind(name)
            values.append(self.component(kind, value) if kind else value)
        return values[0] if len(values) == 1 else tuple(values)

    def arguments_of(self, key: str, events: list[Event]) -> list[Any]:
        """The arguments of all events of a kind among these."""
        assert key in self.game.parts.events, f"no event is called {key}"
        return [self.arguments(event) for event in events if event.key == key]

    def happened(self, key: str) -> list[Any]:
        """The arguments of all events of a kind since the table was set up."""
        return self.arguments_of(key, self.log)

    def just_happened(self, key: str) -> list[Any]:
        """The same for the last answer only."""
        return self.arguments_of(key, self.latest)

    def once(self, key: str) -> Any:
        """The arguments of the only event of a kind."""
        found = self.happened(key)
        assert len(found) == 1, f"{key} happened {len(found)} times: {self.story()}"
        return found[0]

    def story(self, *keys: str) -> list[str]:
        """The keys of what happened, in order: all of them, or only those named."""
        return [event.key for event in self.log if not keys or event.key in keys]
