"""The laws: what holds in every game, at every position of random play. See docs/adding-a-game.md for the list."""

from __future__ import annotations

import ast
import copy
import json
import pickle
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from laws.random_play import (
    ENDLESS,
    asked_plain,
    choice_plain,
    each_case,
    each_game,
    moves,
    positions,
    readers,
    some_answer,
    starts,
)
from wawel import catalog
from wawel.engine.chance import BadScript, Rng, rng
from wawel.engine.events import EVERYONE, NOBODY, AnswerTrace
from wawel.engine.fields import LIST, PIECE, RULE_ID, class_node, fields, rule_ids, step_fields
from wawel.engine.game import Choice, Game, IllegalAnswer
from wawel.engine.json_form import step_to_json
from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.engine.problems import PROBLEMS
from wawel.engine.records import Play, read_lines, replay, restore, secret_of, verify
from wawel.engine.secrets import hidden_places, lines
from wawel.engine.state import OPEN, Piece, State
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE, OPEN_RANGE
from wawel.engine.zones import EACH_SEAT, FACE_DOWN, OF_THE_OWNER, OPEN_TO_ALL, OPEN_TO_NONE, ORDER_HIDDEN

#: lists that are replaced and never changed, so clones may share them
REPLACED = {"sealed", "options", "asked", "asked_options"}


# ---------------------------------------------------------------------- clones and stored forms


@each_case
def test_a_clone_is_complete_and_shares_nothing_that_changes(key: str, players: int) -> None:
    for _, s, _ in positions(key, players, 240):
        compare(s, s.clone(), type(s).__name__)


def compare(one: Any, other: Any, where: str) -> None:
    """Two states or pieces must be equal in every declared field and share no list or piece."""
    assert type(one) is type(other), where
    assert one is not other, where
    shared = one.SHARED if isinstance(one, State) else ()
    for name, kind in fields(type(one)).items():
        mine, theirs = getattr(one, name), getattr(other, name)
        place = f"{where}.{name}"
        if name in shared:
            assert mine is theirs, place
        elif name == "trace":
            assert theirs is None, place
        elif kind.kind == PIECE:
            compare(mine, theirs, place)
        elif kind.kind == LIST and kind.item is not None and kind.item.kind == PIECE:
            assert len(mine) == len(theirs), place
            for i, (a, b) in enumerate(zip(mine, theirs, strict=True)):
                compare(a, b, f"{place}[{i}]")
        else:
            assert mine == theirs, place
            if isinstance(mine, list) and name not in REPLACED:
                assert mine is not theirs, f"{place} is one list in both"


@each_game
def test_slots_fields_and_secrecy_lines_agree(key: str) -> None:
    game = catalog.game(key)
    for cls in data_classes(type(game.blank())):
        assert sorted(slots(cls)) == sorted(fields(cls)), cls.__name__
        lines(cls)
    for step in game.steps.values():
        assert sorted(slots(step)) == sorted(step_fields(step)), step.__name__


def data_classes(cls: type) -> Iterator[type]:
    """A state class and the classes of its pieces."""
    yield cls
    for kind in fields(cls).values():
        inner = kind.item if kind.kind == LIST and kind.item is not None else kind
        if inner.kind == PIECE and inner.cls is not None:
            yield from data_classes(inner.cls)


def slots(cls: type) -> list[str]:
    """All slots of a class, from its source: compiled classes have none."""
    found: list[str] = []
    for base in cls.__mro__:
        if issubclass(base, (State, Piece, Step)) or base is Rng:
            nodes = [n for n in class_node(base).body if isinstance(n, ast.Assign)]
            named = [n for n in nodes if isinstance(n.targets[0], ast.Name) and n.targets[0].id == "__slots__"]
            assert named, f"{base.__name__} has no __slots__"
            found += ast.literal_eval(named[0].value)
    return found


@each_case
def test_json_comes_back_equal_at_every_step(key: str, players: int) -> None:
    for game, s, _ in positions(key, players, 240):
        plain = s.to_json()
        again = game.from_json(json.loads(json.dumps(plain)))
        assert again.to_json() == plain
        assert asked_plain(again) == asked_plain(s)
        assert game.same(s, again)
        assert game.digest(s) == game.digest(again)


@each_case
def test_pickles_and_deep_copies_come_back_equal(key: str, players: int) -> None:
    for at, (game, s, _) in enumerate(positions(key, players, 60)):
        if at % 5 and s.stack:
            continue
        for again in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s), copy.copy(s)):
            assert again.to_json() == s.to_json()
            assert asked_plain(again) == asked_plain(s)
            assert all(getattr(again, name) is getattr(s, name) for name in s.SHARED)
        for step in s.stack:
            again = pickle.loads(pickle.dumps(step))
            assert step_to_json(again, game.components) == step_to_json(step, game.components)
        found = pickle.loads(pickle.dumps(game))
        assert type(found) is type(game)
        assert found.content == game.content


# ---------------------------------------------------------------------- asking and answering


@each_case
def test_asking_changes_nothing(key: str, players: int) -> None:
    for _, s, _ in positions(key, players, 240):
        w = s.clone()
        for _ in range(2):
            assert w.refresh(), "a position that nobody is asked in"
            assert w.to_json() == s.to_json()
            assert asked_plain(w) == asked_plain(s)


@each_case
def test_choices_are_well_formed_and_stable(key: str, players: int) -> None:
    for game, s, _ in positions(key, players, 240):
        choices = game.choices(s)
        assert [choice_plain(c) for c in choices] == [choice_plain(c) for c in game.choices(s)]
        assert bool(choices) == (not game.over(s)), "a dead end"
        assert len({c.number for c in choices}) == len({c.seat for c in choices}) == len(choices)
        for c in choices:
            assert c.options
            assert len(set(c.options)) == len(c.options), f"{c} offers something twice"
            assert c.idle in c.options
            assert c.decline == (DONE in c.options)
            assert 0 <= c.seat < players
            assert [game.verbs.code(game.verbs.name(option)) for option in c.options] == list(c.options)
            found = game.choice_for(s, c.seat)
            assert found is not None
            assert choice_plain(found) == choice_plain(c)


@each_case
def test_what_is_offered_is_accepted_and_parents_stay_as_they_were(key: str, players: int) -> None:
    for game, s, _ in positions(key, players, 120):
        plain, asked = s.to_json(), asked_plain(s)
        for choice in game.choices(s):
            for option in choice.options:
                game.answer(s.clone(), choice, option)
                assert s.to_json() == plain
                assert asked_plain(s) == asked


@each_case
def test_what_is_not_offered_is_refused_by_a_rule_and_changes_nothing(key: str, players: int) -> None:
    """Every code there is, at the first position of each step that asks; closed choices there and at the end."""
    known = rulebook(key, ("rule", "ruling"))
    looked: set[str] = set()
    for game, s, _ in positions(key, players, 60):
        choices = game.choices(s)
        step = choices[0].step if choices else ""
        if step in looked:
            continue
        looked.add(step)
        plain, asked = s.to_json(), asked_plain(s)
        for choice in choices[:1]:
            for option in codes(game, choice):
                if option not in choice.options:
                    refused(game, s, choice.number, option, known)
        numbers = {choice.number for choice in choices}
        for number in range(s.number - 2, s.number + players + 2):
            if number not in numbers:
                refused(game, s, number, DONE, known)
        assert s.to_json() == plain
        assert asked_plain(s) == asked
        assert s.trace is None
    assert "" in looked, "no game came to its end"


def codes(game: Game, choice: Choice) -> list[int]:
    """All codes of fixed verbs, the places of open verbs up to a few beyond those offered, and some of no verb."""
    found = [-1, *range(game.verbs.count + 1), 1 << 40]
    for verb in game.verbs.open:
        offered = [game.verbs.argument(option) for option in choice.options if game.verbs.verb(option) is verb]
        found += [verb.base + place for place in range(max(offered, default=0) + 4)]
        found.append(verb.base + OPEN_RANGE - 1)
    return found


def refused(game: Game, s: State, number: int, option: int, known: set[str]) -> None:
    """An answer must be refused by a rule of the rulebook; the question's rule must be there too."""
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(s, number, option, AnswerTrace())
    error = caught.value
    assert error.rule in known, f"{error}: {error.rule!r} is not in the rulebook"
    assert error.asked in known, f"{error}: {error.asked!r} is not in the rulebook"
    assert error.rule in str(error)


@each_game
def test_every_verb_and_every_question_names_its_rule(key: str) -> None:
    game = catalog.game(key)
    known = rulebook(key, ("rule", "ruling"))
    assert game.parts.end_rule in known
    for verb in game.verbs.verbs:
        assert (verb.rule in known) == (verb.base != DONE), f"{verb.name}: {verb.rule!r}"
        for option in range(verb.base, verb.base + max(verb.size, 1)):
            assert (game.why(option) in known) == (verb.base != DONE), game.verbs.name(option)
    for step in game.steps.values():
        if not step.__module__.startswith("wawel.engine.") and asks(step):
            assert step.RULE in known, f"{step.__name__}.RULE"


def asks(step: type) -> bool:
    """Does a step ask, by its source and that of the steps it is made from?"""
    nodes = [node for base in step.__mro__ if issubclass(base, Step) for node in ast.walk(class_node(base))]
    return any(isinstance(node, ast.Attribute) and node.attr in ("ask", "ask_all") for node in nodes)


@each_case
def test_steps_never_change(key: str, players: int) -> None:
    for game, s, luck in starts(key, players, 240):
        for _ in range(ENDLESS):
            if not s.stack:
                break
            steps = [(step, step_to_json(step, game.components)) for step in s.stack]
            game.answer(s, *some_answer(game, s, luck))
            for step, plain in steps:
                assert step_to_json(step, game.components) == plain


@each_case
def test_every_game_ends_with_a_result(key: str, players: int) -> None:
    for game, s, _ in positions(key, players, 240):
        result = game.result(s)
        assert (result is not None) == game.over(s), f"no end after {s.number} decisions"
        if result is not None:
            assert len(result.scores) == len(result.ranks) == len(result.why) == players
            assert all(rank >= 1 for rank in result.ranks)
            assert all(result.ranks[seat] == 1 for seat in result.winners)
            for score, items in zip(result.scores, result.why, strict=True):
                assert sum(item.points for item in items) == score
            assert json.loads(json.dumps(result.to_json())) == result.to_json()


@each_case
def test_a_table_that_everybody_has_left_still_ends(key: str, players: int) -> None:
    for game, s, _ in starts(key, players, 40):
        for _ in range(ENDLESS):
            if not s.stack:
                break
            choice = game.choices(s)[0]
            game.answer(s, choice, choice.idle)
        assert game.over(s)


@each_case
def test_components_are_conserved(key: str, players: int) -> None:
    for game, s, luck in positions(key, players, 240):
        assert game.lost_or_doubled(s) == []
        assert game.lost_or_doubled(game.world(s, readers(s)[luck.pick(len(readers(s)))], luck)) == []


@each_case
def test_a_lost_or_doubled_component_is_noticed(key: str, players: int) -> None:
    for game, s, _ in positions(key, players, 20):
        for piece, pile in hidden_piles(s):
            cards = getattr(piece, pile)
            for changed in (cards[1:], [*cards, cards[0]]):
                setattr(piece, pile, changed)
                assert game.lost_or_doubled(s) != [], f"{type(piece).__name__}.{pile}"
            setattr(piece, pile, cards)


def hidden_piles(thing: State | Piece) -> Iterator[tuple[State | Piece, str]]:
    """All piles with hidden cards in them, each as its piece and the name of the field."""
    for name, zone, _ in lines(type(thing)):
        value = getattr(thing, name)
        if zone.kind == EACH_SEAT:
            for piece in [value] if isinstance(value, Piece) else value:
                yield from hidden_piles(piece)
        elif zone.kind not in (OPEN_TO_ALL, OPEN_TO_NONE) and value:
            yield thing, name


@each_case
def test_equal_seeds_give_equal_games(key: str, players: int) -> None:
    game = catalog.game(key)
    digests = []
    for seed in (1, 1, 2):
        s, luck, told = game.new(players=players, seed=seed, **game.simulated({})), rng("play"), []
        while s.stack:
            game.answer(s, *some_answer(game, s, luck))
            told.append(game.digest(s))
        digests.append(told)
    assert digests[0] == digests[1]
    assert digests[0] != digests[2]


# ---------------------------------------------------------------------- secrets


@each_case
def test_a_world_looks_the_same(key: str, players: int) -> None:
    for game, s, luck in positions(key, players, 40):
        for reader in readers(s):
            w = game.world(s, reader, luck)
            assert json.loads(json.dumps(game.view(w, reader))) == game.view(s, reader)
            assert known_choices(game, w, reader) == known_choices(game, s, reader)
            assert game.blocked(w, reader) == game.blocked(s, reader)
            assert sections(game.text_view(w, reader)) == sections(game.text_view(s, reader))
            assert json.loads(json.dumps(game.preview(w, reader))) == game.preview(s, reader)
            if reader != NOBODY:
                assert 0.0 <= game.value(w, reader) <= 1.0
            for choice in game.choices(s):
                assert phrase(game.prompt(w, choice)) == phrase(game.prompt(s, choice))
                if choice.seat == reader:
                    assert [phrase(game.label(w, o)) for o in choice.options] == [
                        phrase(game.label(s, o)) for o in choice.options
                    ]


def known_choices(game: Game, s: State, reader: int) -> list[list[Any]]:
    """All open choices: everything about the reader's own, of others only that they are asked, and what about."""
    told = [choice_plain(choice) for choice in game.choices(s)]
    return [plain if plain[1] == reader else [plain[0], plain[1], plain[2], plain[7]] for plain in told]


def sections(told: list[Section]) -> list[Any]:
    """A table in words, as values that can be compared."""
    return [[phrase(section.heading), *(phrase(line) for line in section.lines)] for section in told]


def phrase(told: Phrase) -> list[Any]:
    """A phrase as values that can be compared."""
    return [told.key, {name: argument(value) for name, value in told.args.items()}]


def argument(value: Any) -> Any:
    if isinstance(value, ComponentRef):
        return [value.kind, value.n]
    if isinstance(value, list):
        return [argument(one) for one in value]
    return phrase(value) if isinstance(value, Phrase) else value


@each_case
def test_worlds_vary(key: str, players: int) -> None:
    """Every zone that is hidden from a reader differs between sampled worlds, and so do sealed answers."""
    hidden: set[str] = set()
    varied: set[str] = set()
    for game, s, luck in positions(key, players, 60):
        for reader in readers(s):
            v, w = game.world(s, reader, luck), game.world(s, reader, luck)
            one = dict(hidden_zones(v, v.to_json(), OPEN, reader, ""))
            other = dict(hidden_zones(w, w.to_json(), OPEN, reader, ""))
            hidden |= {zone for zone, cards in one.items() if len(set(cards)) > 1}
            varied |= {zone for zone in one if one[zone] != other[zone]}
            if any(answer != OPEN and seat != reader for seat, answer in zip(s.asked, s.sealed, strict=False)):
                hidden.add("sealed")
                varied |= {"sealed"} if v.sealed != w.sealed else set()
            assert len({(x.r0, x.r1, x.r2, x.r3) for x in (s, v, w)}) == 3
    assert hidden <= varied


@each_case
def test_equal_luck_deals_equal_worlds_wherever_the_hidden_cards_lie(key: str, players: int) -> None:
    """So a bot that uses worlds decides the same whatever it can't see."""
    for game, s, luck in positions(key, players, 100):
        for reader in readers(s):
            w = game.world(s, reader, luck)
            one, other = game.world(s, reader, Rng(luck)), game.world(w, reader, Rng(luck))
            assert one.to_json() == other.to_json()
            assert asked_plain(one) == asked_plain(other)


def hidden_zones(
    thing: Any, plain: dict[str, Any], seat: int, reader: int, path: str
) -> Iterator[tuple[str, list[int]]]:
    """The piles of which the reader can't see all: their place and the cards that are hidden."""
    for name, zone, kind in lines(type(thing)):
        if zone.kind == EACH_SEAT:
            many = kind.kind == LIST
            pieces = getattr(thing, name) if many else [getattr(thing, name)]
            plains = plain[name] if many else [plain[name]]
            for i, (piece, inner) in enumerate(zip(pieces, plains, strict=True)):
                yield from hidden_zones(piece, inner, i if many else seat, reader, f"{path}{name}.")
        elif zone.kind in (FACE_DOWN, ORDER_HIDDEN) or (zone.kind == OF_THE_OWNER and seat != reader):
            hidden = hidden_places(thing, zone, plain[name], seat, reader)
            yield f"{path}{name}", [plain[name][i] for i in hidden]


@each_case
def test_answers_tell_only_what_they_reveal(key: str, players: int) -> None:
    """Two states that differ only in what a reader can't know, and the same answer in both.

    If nothing was revealed and no luck was asked for, the reader sees, is asked and is told the same. And if things
    were revealed, but not to the reader, who still sees the same, then no log line told more than the table. (After a
    shuffle that says nothing: what was revealed may be hidden again.)
    """
    compared = 0
    for game, s, luck in positions(key, players, 100):
        if not s.stack:
            continue
        choice, option = some_answer(game, s, luck)
        for reader in readers(s):
            w = game.world(s, reader, luck)
            theirs = next(c for c in game.choices(w) if c.number == choice.number)
            still_sealed = len(game.choices(s)) > 1 and choice.seat != reader
            other = theirs.options[luck.pick(len(theirs.options))] if still_sealed else option
            if other not in theirs.options:
                continue
            after_s, desk_s = s.clone(), AnswerTrace()
            game.answer(after_s, choice, option, desk_s)
            after_w, desk_w = w.clone(), AnswerTrace(script=desk_s.chance)
            try:
                game.answer(after_w, choice.number, other, desk_w)
            except BadScript:
                continue
            same_view = game.view(after_s, reader) == game.view(after_w, reader)
            if not desk_s.barrier and not desk_w.barrier:
                assert same_view, f"seat {reader} sees what {game.verbs.name(option)} did not reveal"
                assert known_choices(game, after_s, reader) == known_choices(game, after_w, reader)
            if same_view and not desk_s.chance and not desk_w.chance:
                assert readable(game, desk_s, reader) == readable(game, desk_w, reader)
                compared += 1
    assert compared


def readable(game: Game, trace: AnswerTrace, reader: int) -> list[dict[str, Any]]:
    """The events a reader may read."""
    return [game.event_to_json(event) for event in trace.events if event.readable_by(reader)]


# ---------------------------------------------------------------------- records


@each_case
def test_records_verify_and_saves_come_back(key: str, players: int) -> None:
    for game, s, luck in starts(key, players, 40):
        play = Play(game, players, secret_of(game.digest(s)))
        halfway = 5 + luck.pick(20)
        while play.choices():
            play.answer(*some_answer(game, play.state, luck))
            if play.can_undo() and not luck.pick(10):
                play.undo()
            if len(play.answers) == halfway:
                again = restore(game, json.loads(json.dumps(play.save())))
                assert again.state.to_json() == play.state.to_json()
                assert again.lines() == play.lines()
                play = again
        bodies = read_lines(play.lines())
        assert verify(game, bodies).state.to_json() == play.state.to_json()
        assert replay(game, bodies).lines() == play.lines()


# ---------------------------------------------------------------------- declarations


@each_case
def test_events_are_declared(key: str, players: int) -> None:
    for game, move, _ in moves(key, players, 120):
        for event in move.trace.events:
            names = game.parts.events[event.key]
            assert not any([event.a, event.b, event.c][len(names) :]), f"{event} has more arguments than {names}"
            assert event.reader == EVERYONE or 0 <= event.reader < players
            assert phrase(game.describe_event(event))
            stored = json.loads(json.dumps(game.event_to_json(event)))
            assert list(stored["args"]) == list(names)
            assert repr(game.event_from_json(stored)) == repr(event)


@each_game
def test_event_calls_in_the_source_fit_their_declaration(key: str) -> None:
    game = catalog.game(key)
    for name, node in nodes(key):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "event":
            if node.args and isinstance(node.args[0], ast.Constant):
                event = str(node.args[0].value)
                assert event in game.parts.events, f"{name}: {event} is not declared"
                wanted = game.parts.events[event]
                assert len(node.args) - 1 == len(wanted), f"{name}: {event} takes {wanted}"
    kinds = {name for names in game.parts.events.values() for name in names}
    assert set(game.parts.event_kinds) <= kinds, "kinds of arguments that no event has"


@each_game
def test_rule_ids_are_in_the_rulebook(key: str) -> None:
    catalog.package(key)
    known = rulebook(key) | set(PROBLEMS)  # problems of one game have the game's prefix
    prefixes = {rule.partition(".")[0] for rule in known}
    for name, node in nodes(key):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            named = set(RULE_ID.findall(node.value))
            if re.fullmatch(r"[a-z0-9]+(\.[a-z0-9-]+)+", node.value) and node.value.partition(".")[0] in prefixes:
                named.add(node.value)
            assert named <= known, f"{name}: {sorted(named - known)}"
    for step in catalog.game(key).steps.values():
        if not step.__module__.startswith("wawel.engine."):
            assert rule_ids(step), f"{step.__name__} names no rule"
            assert not step.RULE or step.RULE in known


@each_case
def test_questions_and_refusals_name_their_rule(key: str, players: int) -> None:
    known = rulebook(key)
    for game, s, _ in positions(key, players, 120):
        for choice in game.choices(s):
            assert choice.rule in known, f"{choice.step}.RULE"
            offered = set(choice.options)
            for option, rule in game.blocked(s, choice.seat):
                assert rule in known
                assert option not in offered, f"{game.verbs.name(option)} is both offered and blocked"


def rulebook(key: str, kinds: tuple[str, ...] = ("rule", "example", "ruling")) -> set[str]:
    """The ids of a game's rules, examples and rulings, or of some of these."""
    ledger = tomllib.loads((catalog.folder(key) / "rulebook.toml").read_text(encoding="utf-8"))
    return {entry["id"] for kind in kinds for entry in ledger.get(kind, [])}


def nodes(key: str) -> Iterator[tuple[str, ast.AST]]:
    """Everything in a game's sources."""
    for path in sorted(catalog.folder(key).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.name, node
