"""States: JSON and back with every field checked, clones, and the secrecy table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.toys import Ask, Hand, Say, Together, Toy, ToyGame, dealt, say, standing
from wawel.engine.fields import UndeclaredField
from wawel.engine.json_form import BadForm
from wawel.engine.secrets import lines, view
from wawel.engine.state import OPEN, State

GAME = ToyGame(Ask(0, (1, 2)))


@pytest.fixture
def stored() -> dict[str, Any]:
    """A state with something in every field, as JSON."""
    s = standing(Say(9), Ask(1, (1, 2)))
    s.flag, s.name, s.perhaps, s.pair = True, "żmij", 4, (3, 1, 4)
    s.trump, s.led, s.tricks = 1, 0b101, [3, 0, 1]
    s.later = [Ask(0, (5, 6))]
    s.deck, s.order = [7, 8], [2, 1]
    s.hands[1].cards, s.market.coins = [11], 3
    return s.to_json()


def test_json_is_plain_names_and_values(stored: dict[str, Any]) -> None:
    assert stored == {
        "r0": 0,
        "r1": 0,
        "r2": 0,
        "r3": 1,
        "players": 2,
        "number": 0,
        "stack": [["Say", {"n": 9}], ["Ask", {"seat": 1, "numbers": [1, 2]}]],
        "sealed": [],
        "said": [],
        "count": 0,
        "flag": True,
        "name": "żmij",
        "pair": [3, 1, 4],
        "perhaps": 4,
        "trump": "bells",
        "led": ["acorns", "leaves"],
        "tricks": {"acorns": 3, "bells": 0, "leaves": 1},
        "later": [["Ask", {"seat": 0, "numbers": [5, 6]}]],
        "deck": [7, 8],
        "order": [2, 1],
        "market": {"cards": [], "coins": 3},
        "hands": [{"cards": [], "coins": 0}, {"cards": [11], "coins": 0}],
    }


def test_a_state_comes_back_from_text_and_knows_what_it_asks(stored: dict[str, Any]) -> None:
    s = GAME.from_json(json.loads(json.dumps(stored)))
    assert s.to_json() == stored
    assert (s.seat, s.options) == (1, say(1, 2))
    s.apply(say(2)[0])
    assert isinstance(s, Toy)
    assert s.said == [2, 9]


def test_a_finished_game_comes_back(stored: dict[str, Any]) -> None:
    stored["stack"] = []
    s = GAME.from_json(stored)
    assert GAME.over(s)
    assert GAME.choices(s) == ()


def test_simultaneous_answers_come_back_sealed() -> None:
    s = dealt([1, 2], [3, 4], stack=(Together(),))
    GAME.answer(s, 1, say(4)[0])
    assert s.to_json()["sealed"] == [None, "say:4"]
    again = GAME.from_json(s.to_json())
    assert again.sealed == [OPEN, *say(4)]
    assert [c.seat for c in GAME.choices(again)] == [0]
    GAME.answer(again, 0, say(1)[0])
    assert isinstance(again, Toy)
    assert again.said == [1, 4]


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("count", "3", "toy.count: expected a whole number, got '3'"),
        ("count", True, "toy.count: expected a whole number, got True"),
        ("count", 1.0, "toy.count: expected a whole number, got 1.0"),
        ("count", None, "toy.count: expected a whole number, got None"),
        ("flag", 1, "toy.flag: expected bool, got 1"),
        ("name", 7, "toy.name: expected str, got 7"),
        ("said", 5, "toy.said: expected a list, got 5"),
        ("said", [1, "2"], r"toy.said\[1\]: expected a whole number, got '2'"),
        ("pair", [1, None], r"toy.pair\[1\]: expected a whole number, got None"),
        ("hands", [{"cards": [], "coins": 0}, 3], r"toy.hands\[1\]: expected a table of fields, got int"),
        ("hands", [{"cards": []}], r"toy.hands\[0\]: field 'coins' is missing"),
        ("market", {"cards": [], "coins": 0, "gems": 1}, "toy.market: unknown field 'gems'"),
        ("market", {"cards": ["ace"], "coins": 0}, r"toy.market.cards\[0\]: expected a whole number, got 'ace'"),
        ("stack", ["Ask"], r"toy.stack\[0\]: expected a step as \[name, fields\], got 'Ask'"),
        ("stack", [["Asks", {}]], r"toy.stack\[0\]: there is no step 'Asks' in this game"),
        ("stack", [[["Ask"], {}]], r"toy.stack\[0\]: expected a step as \[name, fields\], got"),
        ("stack", [["Ask", {"seat": 0}]], r"step Ask has the fields \['numbers', 'seat'\], not \['seat'\]"),
        ("stack", [["Ask", {"seat": 0, "numbers": [1.5]}]], r"stack\[0\].numbers\[0\]: expected a whole number"),
        ("stack", [["Say", {"n": 1}]], "is not at a choice"),
        ("stack", [["Ask", {"seat": 0, "numbers": [1]}]], "is not at a choice"),
        ("trump", "hearts", r"toy.trump: there is no suit 'hearts' here \(known: acorns, bells, leaves\)"),
        ("trump", "leafs", "toy.trump: there is no suit 'leafs' here; did you mean 'leaves'"),
        ("trump", 1, "toy.trump: there is no suit 1 here"),
        ("trump", ["bells"], r"toy.trump: there is no suit \['bells'\] here"),
        ("led", ["acorns", "hearts"], r"toy.led\[1\]: there is no suit 'hearts' here"),
        ("led", 5, "toy.led: expected a list, got 5"),
        ("tricks", {"acorns": 1, "leaves": 2}, "toy.tricks: the suit 'bells' is missing"),
        ("tricks", {"acorns": 1, "bells": 0, "leaves": 2, "hearts": 0}, "toy.tricks: there is no suit 'hearts' here"),
        ("tricks", {"acorns": 1, "bells": "2", "leaves": 2}, "toy.tricks.bells: expected a whole number, got '2'"),
        ("tricks", [1, 2, 3], "toy.tricks: expected a table of fields, got list"),
        ("sealed", ["say:4", "says:4"], r"toy.sealed\[1\]: there is no verb 'says'"),
        ("sealed", ["say:400"], r"toy.sealed\[0\]: '400' is no argument of 'say'"),
        ("sealed", [5], r"toy.sealed\[0\]: there is no verb"),
        ("r0", -1, "toy.r0: expected a number from 0 to 4294967295, got -1"),
        ("r3", 1 << 64, "toy.r3: expected a number from 0 to 4294967295"),
    ],
)
def test_a_wrong_field_is_named(stored: dict[str, Any], field: str, value: Any, problem: str) -> None:
    stored[field] = value
    with pytest.raises(BadForm, match=problem):
        GAME.from_json(stored)


def test_missing_and_unknown_fields_are_named(stored: dict[str, Any]) -> None:
    with pytest.raises(BadForm, match="toy: unknown field 'colour'"):
        GAME.from_json(stored | {"colour": 1})
    del stored["order"]
    with pytest.raises(BadForm, match="toy: field 'order' is missing"):
        GAME.from_json(stored)
    with pytest.raises(BadForm, match="toy: expected a table of fields, got list"):
        GAME.from_json([stored])


def test_what_may_be_absent_may_be_null(stored: dict[str, Any]) -> None:
    stored |= {"perhaps": None, "trump": None, "led": []}
    assert GAME.from_json(stored).to_json() == stored


def test_a_clone_goes_its_own_way() -> None:
    s = standing(Ask(0, (1, 2)))
    s.hands[0].cards = [5]
    w = s.clone()
    w.apply(say(2)[0])
    w.hands[0].cards.append(6)
    w.market.coins = 7
    assert (s.said, s.hands[0].cards, s.market.coins, s.options) == ([], [5], 0, say(1, 2))
    assert (w.said, w.hands[0].cards, w.stack) == ([2], [5, 6], [])


def test_equal_states_have_equal_digests_and_one_change_shows() -> None:
    s, t = standing(Ask(0, (1, 2))), standing(Ask(0, (1, 2)))
    assert GAME.same(s, t)
    assert GAME.digest(s) == GAME.digest(t)
    t.hands[1].coins += 1
    assert not GAME.same(s, t)
    assert GAME.digest(s) != GAME.digest(t)


def test_a_mistyped_field_is_an_error_at_once() -> None:
    s: Any = standing(Ask(0, (1, 2)))
    with pytest.raises(AttributeError):
        s.cuont = 1
    with pytest.raises(AttributeError):
        s.hands[0].crads = []


class Forgetful(State):
    """Does not say who may see `purse`."""

    __slots__ = ("purse",)
    purse: int


def test_a_field_that_does_not_say_who_may_see_it_is_an_error() -> None:
    with pytest.raises(UndeclaredField, match=r"Forgetful\.purse does not say who may see it: Annotated\[type, zone\]"):
        view(Forgetful(), 0)


def test_secrecy_lines_follow_the_fields() -> None:
    assert [name for name, _, _ in lines(Hand)] == ["cards", "coins"]
    assert [name for name, _, _ in lines(Toy)][:6] == ["r0", "r1", "r2", "r3", "players", "number"]
