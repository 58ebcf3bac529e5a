"""The contract: everything outside the engine plays through a Game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

from wawel.engine import pickles, secrets
from wawel.engine.chance import NeedChance, Rng, words_of
from wawel.engine.components import NONE, Components
from wawel.engine.events import NOBODY, AnswerTrace, Event
from wawel.engine.json_form import BadForm, Reader, to_json_form
from wawel.engine.mypyc_shim import mypyc_attr
from wawel.engine.phrases import ComponentRef, Phrase, PhraseArgument, Section
from wawel.engine.problems import Problem
from wawel.engine.state import OPEN, State
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE, Options, Verbs

#: seats are named like components, but by number
SEAT_KIND: Final = "seat"


class IllegalAnswer(Exception):
    """The answer does not fit the question; the state is untouched.

    `rule` is the rule that forbids it: the exact one where a step knows it, else the rule that says when such an option
    may be picked, else that of the question. `asked` is the rule of the question that is open now.
    """

    def __init__(self, problem: Problem, rule: str, asked: str) -> None:
        super().__init__(problem, rule, asked)
        self.problem = problem
        self.rule = rule
        self.asked = asked

    def __str__(self) -> str:
        return str(self.problem)


class BadSetting(Exception):
    """A game can't be set up like that; the message says what is possible."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class Choice:
    """A question to a seat. Answers name its number, so that a late or repeated answer is noticed."""

    __slots__ = ("decline", "idle", "kind", "number", "options", "rule", "seat", "step", "verbs")

    def __init__(
        self,
        verbs: Verbs,
        number: int,
        seat: int,
        kind: str,
        options: tuple[int, ...],
        idle: int,
        rule: str,
        step: str,
    ) -> None:
        self.verbs = verbs
        self.number = number
        self.seat = seat
        self.kind = kind
        self.options = options
        self.decline = DONE in options
        self.idle = idle
        self.rule = rule
        self.step = step

    def names(self) -> list[str]:
        """The options by their names, `play:ember`."""
        return [self.verbs.name(option) for option in self.options]

    def __repr__(self) -> str:
        return f"<Choice {self.number} of seat {self.seat}, {self.step}: {', '.join(self.names())}>"


class Item:
    """A line of the score sheet: a key for the words, and its points."""

    __slots__ = ("key", "points")

    def __init__(self, key: str, points: int) -> None:
        self.key = key
        self.points = points


class Result:
    """How a game ended: points, places (1 is best) and winners by seat; `why` itemises each seat's points."""

    __slots__ = ("ranks", "scores", "why", "winners")

    def __init__(self, scores: list[int], ranks: list[int], winners: list[int], why: list[list[Item]]) -> None:
        self.scores = scores
        self.ranks = ranks
        self.winners = winners
        self.why = why

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        return {
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners,
            "why": [[[item.key, item.points] for item in seat] for seat in self.why],
        }


class Setting:
    """An option of a game that is chosen before it starts. A flag has the choices no and yes.

    `seats` says for how many players a choice is, where it is not for all numbers.
    """

    __slots__ = ("choices", "default", "name", "seats")

    def __init__(
        self, name: str, choices: tuple[Any, ...], default: Any, seats: dict[Any, tuple[int, ...]] | None = None
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.seats = {} if seats is None else seats

    def offered(self, players: int) -> list[Any]:
        """What so many players can choose from, the default first if it is among these."""
        fit = [choice for choice in self.choices if players in self.seats.get(choice, (players,))]
        return sorted(fit, key=lambda choice: choice != self.default)


class Parts:
    """What a game is made of besides its components, as its package hands it to the engine.

    `chapters` are the modules with its steps. `words` is a module with the functions `prompt(s, choice)` and
    `label(s, verb, argument)`, and optionally `name_key`, `component_text`, `describe_event` and `why`, which have
    defaults here. `text_view(s, seat)` is the table in words, `value(s, seat)` what a position is worth to a seat,
    `foresee(s, seat, option)` the value of an answer before the dice it throws fall, or -1 for other answers,
    `preview(s, seat)` the present position and the effect of each answer in numbers and phrases, for a browser, and
    `lost_or_doubled(s)` lists what the rules must have created or destroyed.
    `events` names the arguments of each event. A name that is also a kind of component stands for one of these;
    `event_kinds` gives the kind for other names, or an empty string for a plain number.
    `moments` names the points at which a seat that can only pass is passed for, unless it wants to be stopped there
    (`Step.moment`); chances to react are such points, too.
    `end_rule` is the rule that ends a game: it refuses answers after the end.
    """

    def __init__(
        self,
        *,
        state: type[State],
        options: Options,
        chapters: list[ModuleType],
        events: dict[str, tuple[str, ...]],
        end_rule: str,
        words: ModuleType | None = None,
        value: Callable[[Any, int], float] | None = None,
        foresee: Callable[[Any, int, int], float] | None = None,
        preview: Callable[[Any, int], dict[str, Any]] | None = None,
        text_view: Callable[[Any, int], list[Section]] | None = None,
        lost_or_doubled: Callable[[Any], list[str]] | None = None,
        event_kinds: dict[str, str] | None = None,
        moments: tuple[str, ...] = (),
    ) -> None:
        self.state = state
        self.options = options
        self.chapters = chapters
        self.events = events
        self.end_rule = end_rule
        self.words = words
        self.value = value
        self.foresee = foresee
        self.preview = preview
        self.text_view = text_view
        self.lost_or_doubled = lost_or_doubled
        self.event_kinds = {} if event_kinds is None else event_kinds
        self.moments = moments


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its key and settings, and how its states are made, asked, answered and shown.

    A game derives from it, hands over its components and `Parts`, and implements `fresh` (the first state) and
    `result` (how a game ended). `content` is the fingerprint of the component values.
    """

    key: str
    version: str
    seats: tuple[int, ...]
    settings: tuple[Setting, ...]
    components: Components
    verbs: Verbs
    content: str
    parts: Parts
    steps: dict[str, type[Step[Any]]]

    def __init__(
        self,
        key: str,
        version: str,
        seats: tuple[int, ...],
        settings: tuple[Setting, ...],
        components: Components,
        content: str,
        parts: Parts,
    ) -> None:
        self.key = key
        self.version = version
        self.seats = seats
        self.settings = settings
        self.components = components
        self.verbs = components.verbs = parts.options.named(components.ids)
        self.content = content
        self.parts = parts
        self.steps = collect_steps(parts.chapters)
        pickles.remember(self)

    def __repr__(self) -> str:
        return f"<Game {self.key}, rules {self.version}, for {self.seats[0]} to {self.seats[-1]}>"

    # ------------------------------------------------------------------ what a game adds

    def fresh(self, players: int, settings: dict[str, Any]) -> State:
        """A state whose stack holds the first step of the set-up."""
        raise NotImplementedError

    def result(self, s: State) -> Result | None:
        """None while the game goes on."""
        raise NotImplementedError

    def score(self, s: State) -> list[list[Item]]:
        """Each seat's points as they stand at any moment, itemised; empty if nobody counts before the end."""
        return []

    def can_leave(self, s: State, seat: int) -> bool:
        """Do the rules say how the game goes on without a seat that leaves now? If not, someone must play for it."""
        return False

    def take_leave(self, s: State, seat: int) -> None:
        """Take a seat that leaves out of the game; `leave` then runs what is left of it up to the next choice."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what a game's parts say

    def blank(self) -> State:
        """An empty state with this game's components, to be filled."""
        s = self.parts.state()
        if "box" in s.SHARED:
            setattr(s, "box", self.components)  # noqa: B010 - each game's state declares the type of its own box
        return s

    def value(self, s: State, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won).

        Bots call it on sampled worlds, so it may look at everything.
        """
        if self.parts.value is None:
            raise NotImplementedError
        return self.parts.value(s, seat)

    def foresee(self, s: State, seat: int, option: int) -> float:
        """What an answer is worth to a seat before the dice it throws fall, where a game can tell; otherwise -1."""
        return -1.0 if self.parts.foresee is None else self.parts.foresee(s, seat, option)

    def preview(self, s: State, seat: int) -> dict[str, Any]:
        """Numbers and phrases computed from what a seat sees, for clients that don't know the rules: the present
        position, and what an answer would do before it is given. As JSON."""
        return {} if self.parts.preview is None else self.table_to_json(self.parts.preview(s, seat))

    def lost_or_doubled(self, s: State) -> list[str]:
        """What the rules must have created or destroyed, as complaints for developers; empty when all is well."""
        if self.parts.lost_or_doubled is None:
            raise NotImplementedError
        return self.parts.lost_or_doubled(s)

    def words_function(self, name: str) -> Any:
        """A function of the game's words, or None."""
        return getattr(self.parts.words, name, None)

    def prompt(self, s: State, choice: Choice) -> Phrase:
        """What is asked, in one sentence."""
        made: Phrase = self.words_function("prompt")(s, choice)
        return made

    def label(self, s: State, option: int) -> Phrase:
        """What an option does, as far as the asked seat may know."""
        made: Phrase = self.words_function("label")(s, self.verbs.verb(option), self.verbs.argument(option))
        return made

    def text_view(self, s: State, seat: int) -> list[Section]:
        """What a seat sees of the table, as text."""
        if self.parts.text_view is None:
            raise NotImplementedError
        return self.parts.text_view(s, seat)

    def why(self, option: int) -> str:
        """The rule behind an option: that of its verb, unless the game's words know a closer one; none for `done`."""
        verb = self.verbs.verb(option)
        own = self.words_function("why")
        return verb.rule if own is None else str(own(verb, self.verbs.argument(option)))

    def in_turn(self, s: State) -> list[int]:
        """The seats whose turn it is, whoever is asked; none where the rules know no turns, or between them."""
        return []

    def moment(self, s: State, seat: int) -> str:
        """Which of the game's `moments` it is now for a seat that is asked; empty if it is none of these. Judged by
        public information only."""
        return s.stack[-1].moment(s, seat) if s.stack else ""

    def name_key(self, kind: str, n: int) -> str:
        """The key of a component's name: `card-ember`."""
        own = self.words_function("name_key")
        made = None if own is None else own(self.components, kind, n)
        if made is not None:
            return str(made)
        if kind == SEAT_KIND:
            return f"seat-{n + 1}"
        return f"{kind}-{self.components.ids[kind][n]}"

    def component_text(self, kind: str, n: int) -> list[Phrase]:
        """The text of a component, line by line, made from its data; empty for kinds without text."""
        own = self.words_function("component_text")
        return [] if own is None else list(own(self.components, kind, n))

    # ------------------------------------------------------------------ phrases as JSON

    def phrase_to_json(self, said: Phrase) -> dict[str, Any]:
        """The form of a phrase that is sent: key and arguments; components by the keys of their names."""
        return {"key": said.key, "args": {name: self.argument_to_json(value) for name, value in said.args.items()}}

    def argument_to_json(self, value: PhraseArgument) -> Any:
        """A number, a user's own text, a name, a phrase, or a list of these."""
        if isinstance(value, ComponentRef):
            return {"name": self.name_key(value.kind, value.n)}
        if isinstance(value, Phrase):
            return self.phrase_to_json(value)
        return [self.argument_to_json(one) for one in value] if isinstance(value, list) else value

    def table_to_json(self, table: dict[str, Any]) -> dict[str, Any]:
        """A table of numbers and phrases, as JSON."""
        return {name: self.figure_to_json(value) for name, value in table.items()}

    def figure_to_json(self, value: Any) -> Any:
        """A number, a phrase, a list or a table of these."""
        if isinstance(value, Phrase):
            return self.phrase_to_json(value)
        if isinstance(value, list):
            return [self.figure_to_json(one) for one in value]
        return self.table_to_json(value) if isinstance(value, dict) else value

    # ------------------------------------------------------------------ events

    def event_kind(self, argument: str) -> str:
        """The kind of component an argument of an event names, or nothing if it is a plain number."""
        kind = self.parts.event_kinds.get(argument, argument)
        return kind if argument in self.parts.event_kinds or kind in self.components.ids or kind == SEAT_KIND else ""

    def describe_event(self, event: Event) -> Phrase:
        """An event as a line of the log; arguments that name a component are shown by its name."""
        args: dict[str, int | ComponentRef] = {}
        for name, n in zip(self.parts.events[event.key], (event.a, event.b, event.c)):
            kind = self.event_kind(name)
            args[name] = ComponentRef(kind, n) if kind else n
        line = Phrase(f"event-{event.key}", **args)
        own = self.words_function("describe_event")
        return line if own is None else own(self.components, event, line)

    def event_to_json(self, event: Event) -> dict[str, Any]:
        """The form of an event that is stored and sent: arguments by name, components by id."""
        args: dict[str, Any] = {}
        for name, n in zip(self.parts.events[event.key], (event.a, event.b, event.c)):
            ids = self.components.ids.get(self.event_kind(name))
            args[name] = n if ids is None else ids[n] if n >= 0 else None
        return {"key": event.key, "args": args, "reader": event.reader}

    def event_from_json(self, stored: Any) -> Event:
        """An event from its stored form."""
        reader = Reader(self.steps, self.components)
        try:
            numbers = [0, 0, 0]
            for at, name in enumerate(self.parts.events[stored["key"]]):
                value = stored["args"][name]
                kind = self.event_kind(name)
                if kind in self.components.ids:
                    value = NONE if value is None else reader.number(value, kind, f"{self.key}.{stored['key']}")
                numbers[at] = value
            return Event(stored["key"], numbers[0], numbers[1], numbers[2], stored["reader"])
        except (KeyError, TypeError):
            raise BadForm(self.key, Problem("form-event", value=stored)) from None

    # ------------------------------------------------------------------ playing

    def new(self, players: int = 0, seed: object = 0, sink: AnswerTrace | None = None, **settings: Any) -> State:
        """A game ready for its first choice. Players and settings have defaults; equal seeds give equal games."""
        seats = self.check_players(players)
        s = self.fresh(seats, self.check_settings(settings, seats))
        s.reseed(words_of(f"wawel:{seed}"))
        self.start(s, sink)
        return s

    def start(self, s: State, sink: AnswerTrace | None = None) -> None:
        """Run a fresh state up to its first choice."""
        s.trace = sink
        try:
            s.advance()
        finally:
            s.trace = None

    def check_players(self, players: int) -> int:
        """The number of seats, or the smallest possible one if none is given."""
        if players == 0:
            return self.seats[0]
        if type(players) is not int or players not in self.seats:
            raise BadSetting(Problem("players", game=self.key, known=list(self.seats), players=players))
        return players

    def check_settings(self, given: dict[str, Any], players: int) -> dict[str, Any]:
        """All settings, with defaults for those that are not given."""
        known = {setting.name: setting for setting in self.settings}
        for name, value in given.items():
            if name not in known:
                if not known:
                    raise BadSetting(Problem("setting-none", game=self.key, word=name))
                raise BadSetting(Problem("setting-unknown", game=self.key, word=name, known=list(known)))
            if not any(value == choice and type(value) is type(choice) for choice in known[name].choices):
                choices = list(known[name].choices)
                raise BadSetting(Problem("setting-value", setting=name, value=value, known=choices))
            if value not in (offered := known[name].offered(players)):
                raise BadSetting(
                    Problem("setting-seats", setting=name, value=value, players=players, word=value, known=offered)
                )
        return {name: given.get(name, setting.offered(players)[0]) for name, setting in known.items()}

    def simulated(self, settings: dict[str, Any]) -> dict[str, Any]:
        """Settings for random play, which must end. A game that its rules let go on for ever adds a limit, one of its
        own settings."""
        return settings

    def choices(self, s: State) -> tuple[Choice, ...]:
        """What is asked now, of whom; empty when the game is over."""
        if not s.stack:
            return ()
        step = s.stack[-1]
        name = type(step).__name__
        if not s.asked:
            idle = step.idle(s, s.options)
            return (Choice(self.verbs, s.number, s.seat, step.KIND, tuple(s.options), idle, step.rule(s), name),)
        return tuple(
            Choice(self.verbs, s.number + i, seat, step.KIND, tuple(options), step.idle(s, options), step.rule(s), name)
            for i, (seat, options) in enumerate(zip(s.asked, s.asked_options))
            if not s.sealed or s.sealed[i] == OPEN
        )

    def choice_for(self, s: State, seat: int) -> Choice | None:
        """What is asked of one seat."""
        for choice in self.choices(s):
            if choice.seat == seat:
                return choice
        return None

    def answer(self, s: State, choice: Choice | int, option: int, sink: AnswerTrace | None = None) -> None:
        """Answer a choice, given itself or by its number. An illegal answer raises and leaves the state as it was."""
        number = choice if isinstance(choice, int) else choice.number
        open_choices = self.choices(s)
        found: Choice | None = None
        for one in open_choices:
            if one.number == number:
                found = one
        if found is None:
            if not open_choices:
                end = self.parts.end_rule
                raise IllegalAnswer(Problem("choice-over", number=number, rule=end), end, end)
            numbers = [one.number for one in open_choices]
            asked = open_choices[0].rule
            raise IllegalAnswer(Problem("choice-closed", number=number, known=numbers, rule=asked), asked, asked)
        if option not in found.options:
            raise self.refusal(s, found, option)
        s.trace = sink
        try:
            if s.asked:
                s.seal(number - s.number, option)
            else:
                s.apply(option)
        finally:
            s.trace = None

    def refusal(self, s: State, choice: Choice, option: int) -> IllegalAnswer:
        """Why an option that is not offered can't be picked: every refusal names a rule."""
        asked = choice.rule
        if not self.verbs.known(option):
            return IllegalAnswer(Problem("code-closed", code=option, number=choice.number, rule=asked), asked, asked)
        what = self.verbs.name(option)
        exact = dict(self.blocked(s, choice.seat)).get(option, "")
        if exact:
            problem = Problem("option-forbidden", option=what, number=choice.number, rule=exact)
            return IllegalAnswer(problem, exact, asked)
        rule = self.verbs.verb(option).rule or asked
        problem = Problem("option-closed", option=what, number=choice.number, rule=rule, asked=asked)
        return IllegalAnswer(problem, rule, asked)

    def leave(self, s: State, seat: int, sink: AnswerTrace | None = None) -> None:
        """A seat leaves a game that goes on without it. Where the rules don't say how, it raises IllegalAnswer."""
        if not 0 <= seat < s.players or not self.can_leave(s, seat):
            raise IllegalAnswer(Problem("leave-closed", seat=seat), self.parts.end_rule, self.parts.end_rule)
        s.trace = sink
        try:
            s.number += 1
            s.sealed = []
            s.asked = []
            self.take_leave(s, seat)
            s.advance()
        finally:
            s.trace = None

    def blocked(self, s: State, seat: int) -> tuple[tuple[int, str], ...]:
        """What the seat might try but can't, with the rule that forbids it: the asking step, run with a listener."""
        if seat not in (s.asked if s.asked else [s.seat]) or not s.stack:
            return ()
        w = s.clone()
        w.trace = AnswerTrace(listener=seat)
        w.refresh()
        return tuple(w.trace.blocked)

    def outcomes(self, s: State, option: int) -> list[tuple[float, State]]:
        """Every chance outcome of an option, with its probability.

        For dice, not for shuffles: those have too many.
        """
        found: list[tuple[float, State]] = []
        open_scripts: list[tuple[float, list[int]]] = [(1.0, [])]
        while open_scripts:
            likely, script = open_scripts.pop()
            w = s.clone()
            w.trace = AnswerTrace(script=script, strict=True)
            try:
                w.apply(option)
            except NeedChance as need:
                share = likely / need.ways
                open_scripts.extend((share, [*script, r]) for r in reversed(range(need.ways)))
            else:
                w.trace = None
                found.append((likely, w))
        return found

    # ------------------------------------------------------------------ knowing

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """The part of the state a seat may know; NOBODY is a spectator."""
        return secrets.view(s, seat)

    def hands(self, s: State) -> list[tuple[int, str, list[int]]]:
        """The cards that only their owners may see, to be shown after the end: seat, kind of component, cards."""
        return secrets.hands(s)

    def world(self, s: State, seat: int, rng: Rng) -> State:
        """A state that looks the same to that seat, with everything hidden from it sampled again."""
        return secrets.world(s, seat, rng)

    # ------------------------------------------------------------------ storing

    def from_json(self, stored: Any) -> State:
        """A state from its stored form, ready to be asked."""
        s = self.blank()
        Reader(self.steps, self.components).fill(s, stored, self.key)
        if not s.refresh():
            raise BadForm(self.key, Problem("form-choice"))
        return s

    def same(self, s: State, t: State) -> bool:
        """Are two states equal in every field?"""
        return to_json_form(s) == to_json_form(t)

    def digest(self, s: State) -> str:
        """A short hash of a state: equal states have equal digests."""
        return hashlib.sha256(json.dumps(to_json_form(s), sort_keys=True).encode()).hexdigest()[:16]

    def over(self, s: State) -> bool:
        """Is the game over?"""
        return not s.stack and s.seat == NOBODY

    def __reduce__(self) -> tuple[Any, ...]:
        return pickles.game_recipe(self)


def collect_steps(modules: list[ModuleType]) -> dict[str, type[Step[Any]]]:
    """The step classes of a game's modules by name. Saved games hold these names, so two steps can't share one."""
    found: dict[str, type[Step[Any]]] = {}
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Step) and thing is not Step:
                if found.setdefault(thing.__name__, thing) is not thing:
                    raise ValueError(f"two steps are called {thing.__name__}")
    return found


def ranked(scores: list[int]) -> list[int]:
    """Places by score, 1 for the best; equal scores share a place."""
    return [1 + sum(other > score for other in scores) for score in scores]
