"""What a class declares, read from its source: the same for interpreted and compiled classes."""

from __future__ import annotations

import pytest

from engine.toys import Ask, Hand, Roll, Say, Together, Toy
from wawel.engine.fields import (
    UndeclaredField,
    class_node,
    docstring,
    fields,
    rule_ids,
    saved_fields,
    source_of,
    step_fields,
)
from wawel.engine.state import State
from wawel.engine.steps import Step, Window


def test_fields_are_those_annotated_base_classes_first() -> None:
    names = list(fields(Toy))
    assert names[:4] == ["r0", "r1", "r2", "r3"]
    assert names[-3:] == ["order", "market", "hands"]
    assert "VISIBLE" not in names
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


def test_what_is_found_anew_is_not_saved() -> None:
    assert set(fields(Toy)) - set(saved_fields(Toy)) == set(State.TRANSIENT)


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
