"""Components are numbers inside a game and ids at every border: what is stored outlives a change of the content files.

That every game keeps to it in play is tried in tests/laws/test_moved_rows.py.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from wawel import catalog
from wawel.engine.components import Components
from wawel.engine.content import Content
from wawel.engine.events import EVERYONE, Event
from wawel.engine.game import Game
from wawel.engine.json_form import BadForm

EPIC = catalog.game("epic")


def test_a_component_has_the_next_number_of_its_kind() -> None:
    box = Components()
    assert [box.new_id("card", "coin"), box.new_id("card", "crown"), box.new_id("die", "red")] == [0, 1, 0]
    assert (box.count("card"), box.count("die"), box.count("gem")) == (2, 1, 0)
    assert box.ids == {"card": ["coin", "crown"], "die": ["red"]}


def test_games_have_boxes_of_their_own() -> None:
    assert catalog.changed_game("epic", catalog.content("epic")).components is not EPIC.components
    assert EPIC.new().components() is EPIC.components


# ---------------------------------------------------------------------- moved rows


@pytest.fixture
def turned() -> Game:
    """Epic with the rows of cards.toml from last to first."""
    content = catalog.content("epic")
    rows = content.tables["cards.toml"]["card"]
    content.replace("cards.toml", {"card": rows[::-1]})
    return catalog.changed_game("epic", content)


@pytest.fixture
def text() -> str:
    """A table of Epic in the middle of a duel, as it is stored."""
    s = EPIC.new(seed="wawel", format="random-thirty")
    for _ in range(12):
        EPIC.answer(s, EPIC.choices(s)[0], EPIC.choices(s)[0].idle)
    return json.dumps(s.to_json())


def hand(game: Game, stored: str, seat: int) -> list[str]:
    """The hand of a seat, by the ids of its cards."""
    s: Any = game.from_json(json.loads(stored))
    return [game.components.ids["card"][card] for card in s.sides[seat].hand]


def test_a_saved_table_has_the_same_cards_when_rows_are_moved(turned: Game, text: str) -> None:
    for seat in range(2):
        held = json.loads(text)["sides"][seat]["hand"]
        assert len(held) >= 5
        assert hand(EPIC, text, seat) == hand(turned, text, seat) == held
    before: Any = EPIC.from_json(json.loads(text))
    after: Any = turned.from_json(json.loads(text))
    assert before.sides[0].hand != after.sides[0].hand, "the numbers are others"
    assert json.dumps(after.to_json()) == text
    assert turned.view(after, 0)["sides"][0]["hand"] == EPIC.view(before, 0)["sides"][0]["hand"]
    assert [None] * len(before.sides[1].hand) == turned.view(after, 0)["sides"][1]["hand"]
    assert EPIC.digest(before) == turned.digest(after)


def test_an_event_tells_of_the_same_card_when_rows_are_moved(turned: Game) -> None:
    number = EPIC.components.ids["card"].index("pack-song")
    stored = EPIC.event_to_json(Event("played", 1, number, 0, EVERYONE))
    assert stored == {"key": "played", "args": {"seat": 1, "card": "pack-song"}, "reader": EVERYONE}
    there = turned.event_from_json(stored)
    assert (there.a, turned.components.ids["card"][there.b]) == (1, "pack-song")
    assert turned.event_to_json(there) == stored


def test_an_answer_is_the_same_when_rows_are_moved(turned: Game) -> None:
    for option in range(EPIC.verbs.count):
        assert turned.verbs.name(turned.verbs.code(EPIC.verbs.name(option))) == EPIC.verbs.name(option)


# ---------------------------------------------------------------------- other components


def renamed(key: str, file: str, kind: str, old: str, new: str) -> Content:
    """Content in which one component has another id."""
    content = catalog.content(key)
    for row in content.tables[file][kind]:
        if row["id"] == old:
            row["id"] = new
    return content


def test_an_id_that_is_gone_is_refused_by_name(text: str) -> None:
    held = json.loads(text)["sides"][0]["hand"]
    content = renamed("epic", "cards.toml", "card", held[2], "stranger")
    content.replace("decks.toml", {"deck": []})
    other = catalog.changed_game("epic", content)
    with pytest.raises(BadForm) as caught:
        other.from_json(json.loads(text))
    assert caught.value.where == "epic.sides[0].hand[2]"
    assert (caught.value.problem.key, caught.value.problem.given["kind"]) == ("form-component", "card")
    assert str(caught.value).startswith(f"epic.sides[0].hand[2]: there is no card '{held[2]}' here")
    event = EPIC.event_to_json(Event("played", 0, EPIC.components.ids["card"].index(held[2]), 0, EVERYONE))
    with pytest.raises(BadForm, match=f"epic.played: there is no card '{held[2]}' here"):
        other.event_from_json(event)


def test_a_table_by_component_has_neither_more_nor_fewer_of_them() -> None:
    """Etchinstone keeps the Level of every card."""
    game = catalog.game("etchinstone")
    stored = game.new().to_json()
    assert list(stored["levels"]) == game.components.ids["card"]
    other = catalog.changed_game("etchinstone", renamed("etchinstone", "cards.toml", "card", "undertow", "stranger"))
    with pytest.raises(BadForm, match=r"etchinstone\.levels: there is no card 'undertow' here"):
        other.from_json(json.loads(json.dumps(stored)))
    more = stored | {"levels": stored["levels"] | {"stranger": 2}}
    with pytest.raises(BadForm, match=r"etchinstone\.levels: there is no card 'stranger' here"):
        game.from_json(more)
    fewer = {name: level for name, level in stored["levels"].items() if name != "undertow"}
    with pytest.raises(BadForm, match=r"etchinstone\.levels: the card 'undertow' is missing"):
        game.from_json(stored | {"levels": fewer})


def test_sealed_answers_are_stored_by_the_names_of_options() -> None:
    game = catalog.game("_template")
    s = game.new(players=2, seed="smok")
    choice = game.choices(s)[1]
    game.answer(s, choice, choice.options[0])
    stored = json.loads(json.dumps(s.to_json()))
    assert stored["sealed"] == [None, choice.names()[0]]
    assert stored["sealed"][1].startswith("play:")
    content = catalog.content("_template")
    content.replace("cards.toml", {"card": content.tables["cards.toml"]["card"][::-1]})
    other = catalog.changed_game("_template", content)
    again = other.from_json(stored)
    assert other.verbs.name(again.sealed[1]) == choice.names()[0]
    assert again.sealed[1] != s.sealed[1]
    assert other.view(again, 1)["asked"]["mine"] == [choice.names()[0]]
