"""Rows of a content file may be moved: saved games, views, events and answers name components by id."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from laws.random_play import ENDLESS, each_game, some_answer, some_settings
from wawel import catalog
from wawel.engine.chance import rng
from wawel.engine.events import NOBODY, AnswerTrace
from wawel.engine.game import Game
from wawel.engine.json_form import BadForm
from wawel.engine.state import State

#: rows whose order means nothing to the rules: file and kind, and how many rows at the top stay where they are
MOVED: dict[str, list[tuple[str, str, int]]] = {
    "etchinstone": [("cards.toml", "card", 0), ("dragons.toml", "dragon", 0)],
    "epic": [("cards.toml", "card", 0), ("decks.toml", "deck", 0)],
    "dragonsgate": [
        ("tokens.toml", "profession", 0),
        ("tokens.toml", "level", 0),
        ("tokens.toml", "mastery", 0),
        ("tokens.toml", "adept", 3),
        ("tokens.toml", "professor", 3),
        ("buildings.toml", "building", 0),
        ("spells.toml", "spell", 0),
    ],
    "talisman": [
        ("adventure.toml", "adventure", 0),
        ("varthrax.toml", "varthrax", 0),
        ("cadorus.toml", "cadorus", 0),
        ("grilipus.toml", "grilipus", 0),
        ("spell.toml", "spell", 0),
        ("purchase.toml", "purchase", 0),
        ("characters.toml", "character", 0),
    ],
    "tidal": [
        ("challenges.toml", "challenge", 0),
        ("legendary.toml", "legendary", 0),
        ("tricks.toml", "trick", 0),
        ("market.toml", "market", 0),
        ("monsters.toml", "monster", 0),
        ("advanced.toml", "advanced-market", 0),
        ("advanced.toml", "advanced-monster", 0),
        ("advanced.toml", "announcement", 0),
    ],
    "_template": [("cards.toml", "card", 0)],
}
#: games of each kind that are played, and answers between two saved tables
GAMES = 3
APART = 11


def moved(key: str) -> Game:
    """The game with the rows of its content files in another order."""
    content = catalog.content(key)
    for file, kind, fixed in MOVED[key]:
        rows = content.tables[file][kind]
        content.replace(file, content.tables[file] | {kind: [*rows[:fixed], *reversed(rows[fixed:])]})
    return catalog.changed_game(key, content)


def plays(key: str) -> Iterator[tuple[Game, State, str]]:
    """Random games of every kind of table, and a word for the luck of each."""
    game = catalog.game(key)
    for at in range(GAMES):
        players = game.seats[at % len(game.seats)]
        seed = f"moved {key} {at}"
        yield game, game.new(players=players, seed=seed, **some_settings(game, players, rng(seed))), seed


def unordered(view: Any) -> Any:
    """A view without the order of components, which is that of the files where the rules have none."""
    if isinstance(view, dict):
        return {name: unordered(value) for name, value in sorted(view.items())}
    if isinstance(view, list):
        return sorted((unordered(value) for value in view), key=repr)
    return view


@each_game
def test_a_saved_game_goes_on_alike_when_rows_are_moved(key: str) -> None:
    """Every so many answers the table is saved as text and read by the game with other files; both go on alike.

    What is drawn at random from all components depends on their order: after a chance result the table is saved again.
    """
    other = moved(key)
    assert other.components.ids != catalog.game(key).components.ids
    for game, s, seed in plays(key):
        luck = rng(seed)
        t = s
        saved = False
        for at in range(ENDLESS):
            if not s.stack:
                break
            if at % APART == 0 or not saved:
                t = other.from_json(json.loads(json.dumps(s.to_json())))
                saved = True
                assert unordered(t.to_json()) == unordered(s.to_json())
                for reader in (s.seat, NOBODY):
                    assert unordered(other.view(t, reader)) == unordered(game.view(s, reader))
            choice, option = some_answer(game, s, luck)
            theirs = other.choice_for(t, choice.seat)
            assert theirs is not None
            assert (theirs.number, theirs.step) == (choice.number, choice.step)
            assert sorted(theirs.names()) == sorted(choice.names())
            told, told_there = AnswerTrace(), AnswerTrace()
            game.answer(s, choice, option, told)
            other.answer(t, theirs, other.verbs.code(game.verbs.name(option)), told_there)
            if told.chance:
                saved = False
                continue
            assert [game.event_to_json(e) for e in told.events] == [other.event_to_json(e) for e in told_there.events]
            assert unordered(t.to_json()) == unordered(s.to_json())


@each_game
def test_an_id_that_is_gone_is_refused_wherever_it_stands(key: str) -> None:
    """Every component that a table holds is looked for by its id and never taken for another."""
    tried = 0
    for game, s, _ in plays(key):
        stored = s.to_json()
        for file, kind, _ in MOVED[key]:
            for row in catalog.content(key).tables[file][kind]:
                renamed = replaced(stored, row.get("id", "none"))
                if renamed != stored:
                    with pytest.raises(BadForm, match="lost-component"):
                        game.from_json(renamed)
                    tried += 1
    assert tried > 3


def replaced(stored: Any, id: str) -> Any:
    """A stored form in which one id is another that no file has."""
    if isinstance(stored, dict):
        return {"lost-component" if name == id else name: replaced(value, id) for name, value in stored.items()}
    if isinstance(stored, list):
        return [replaced(value, id) for value in stored]
    return "lost-component" if stored == id else stored
