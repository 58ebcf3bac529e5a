"""What a class declares, read from its source: the same for interpreted and compiled classes."""

from __future__ import annotations

from typing import Annotated, ClassVar

import pytest

from engine.toys import Ask, Hand, Roll, Say, Together, Toy
from wawel.engine.components import BITS, CODE, NUMBER, OF_THE_CLASS, PLACES, number_of
from wawel.engine.fields import (
    UndeclaredField,
    class_node,
    declared,
    docstring,
    fields,
    rule_ids,
    saved_fields,
    source_of,
    step_fields,
)
from wawel.engine.state import Piece, State
from wawel.engine.steps import Step, Window
from wawel.engine.zones import EACH, OF_THE_OWNER, PUBLIC

ClassNo = Annotated[int, number_of(OF_THE_CLASS)]


def test_fields_are_those_annotated_base_classes_first() -> None:
    names = list(fields(Toy))
    assert names[:4] == ["r0", "r1", "r2", "r3"]
    assert names[-3:] == ["order", "market", "hands"]
    assert list(fields(Hand)) == ["cards", "coins"]


def test_shapes_say_what_a_field_holds() -> None:
    shapes = fields(Toy)
    assert [shapes[name].kind for name in ("count", "flag", "name", "market")] == ["int", "bool", "str", "piece"]
    hands, pair, later, perhaps = (shapes[name] for name in ("hands", "pair", "later", "perhaps"))
    assert hands.kind == "list"
    assert hands.item is not None
    assert (hands.item.kind, hands.item.cls) == ("piece", Hand)
    assert pair.kind == "tuple"
    assert later.item is not None
    assert later.item.kind == "step"
    assert (perhaps.kind, perhaps.optional, shapes["count"].optional) == ("int", True, False)


def test_shapes_say_which_components_numbers_stand_for() -> None:
    shapes = fields(Toy)
    found = {name: kind.meaning for name, kind in shapes.items()}
    assert {name: (one.kind, one.form) for name, one in found.items() if one is not None} == {
        "trump": ("suit", NUMBER),
        "led": ("suit", BITS),
        "tricks": ("suit", PLACES),
    }
    assert [shapes[name].kind for name in ("trump", "led", "tricks")] == ["int", "int", "list"]
    sealed = shapes["sealed"].item
    assert sealed is not None
    assert sealed.meaning is not None
    assert sealed.meaning.form == CODE


def test_a_field_is_declared_with_its_type_who_may_see_it_and_its_first_value() -> None:
    found = declared(Toy)
    assert (found["trump"].source, found["trump"].zone, found["trump"].first) == ("SuitNo", PUBLIC, "-1")
    hands = found["hands"]
    assert (hands.source, hands.zone, hands.first) == ("list[Hand]", EACH, "[Hand(), Hand()]")
    assert (found["said"].first, found["perhaps"].source) == ("", "int | None")
    assert (found["box"].zone, found["box"].shape.kind) == (None, "other")
    cards = declared(Hand)["cards"].zone
    assert cards is not None
    assert (cards.kind, cards.pool) == (OF_THE_OWNER, "cards")


class Coloured(Piece):
    """A pile of one kind of component; which, each class of them says."""

    COMPONENT: ClassVar[str] = "suit"
    cards: Annotated[list[ClassNo], PUBLIC]


class Ranked(Coloured):
    """The same for another kind."""

    COMPONENT: ClassVar[str] = "rank"


def test_a_piece_that_serves_several_kinds_names_its_own() -> None:
    for cls, kind in ((Coloured, "suit"), (Ranked, "rank"), (Coloured, "suit")):
        item = fields(cls)["cards"].item
        assert item is not None
        assert item.meaning is not None
        assert item.meaning.kind == kind


class Backwards(Piece):
    """Says the first value where it should say who may see it."""

    purse: Annotated[int, 5]


def test_a_declaration_must_say_who_may_see_the_field() -> None:
    with pytest.raises(UndeclaredField, match=r"Backwards: Annotated\[int, 5\] should say who may see the field"):
        declared(Backwards)


def test_what_is_found_anew_is_not_saved() -> None:
    assert set(fields(Toy)) - set(saved_fields(Toy)) == {*State.TRANSIENT, *State.SHARED}


def test_the_fields_of_a_step_are_the_parameters_of_its_constructor() -> None:
    assert list(step_fields(Ask)) == ["seat", "numbers"]
    assert list(step_fields(Together)) == []
    assert list(step_fields(Step)) == []


class Narrow(Window[Toy]):
    """Without a constructor of its own."""

    __slots__ = ()


def test_a_step_without_a_constructor_has_the_fields_of_its_base() -> None:
    assert list(step_fields(Narrow)) == ["seats"]


def test_rule_ids_stand_in_docstrings() -> None:
    assert rule_ids(Say) == ["toy.say"]
    assert rule_ids(Ask) == ["toy.ask", "toy.say"]
    assert docstring(Roll).startswith("After a question")


def test_a_class_that_is_not_in_the_source_of_its_module_is_an_error() -> None:
    made = type("Conjured", (Toy,), {"__slots__": ()})
    with pytest.raises(UndeclaredField, match="class Conjured is not in the source"):
        class_node(made)
    with pytest.raises(UndeclaredField, match="no file"):
        source_of("sys")
