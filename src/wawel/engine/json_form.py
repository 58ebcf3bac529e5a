"""States and steps as plain JSON values, and back, with every value checked against its declaration."""

from __future__ import annotations

from typing import Any

from wawel.engine.chance import MASK
from wawel.engine.fields import BOOL, INT, LIST, PIECE, STEP, STR, TUPLE, WORD, Shape, saved_fields, step_fields
from wawel.engine.problems import Problem
from wawel.engine.state import Piece, State
from wawel.engine.steps import Step


class BadForm(Exception):
    """A stored value does not have the declared form; the message says where."""

    def __init__(self, where: str, problem: Problem) -> None:
        super().__init__(where, problem)
        self.where = where
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


def to_json_form(thing: State | Piece) -> dict[str, Any]:
    """The JSON form of a state or a piece of one."""
    return {name: value_to_json(getattr(thing, name), kind) for name, kind in saved_fields(type(thing)).items()}


def value_to_json(value: Any, kind: Shape) -> Any:
    """The JSON form of one field."""
    if value is None:
        return None
    if kind.kind in (LIST, TUPLE) and kind.item is not None:
        item = kind.item
        if item.kind in (INT, BOOL, STR):
            return list(value)
        return [value_to_json(v, item) for v in value]
    if kind.kind == PIECE:
        return to_json_form(value)
    if kind.kind == STEP:
        return step_to_json(value)
    return value


def step_to_json(step: Step[Any]) -> list[Any]:
    """A step as its name and its fields."""
    cls = type(step)
    return [cls.__name__, {name: value_to_json(getattr(step, name), kind) for name, kind in step_fields(cls).items()}]


def fill(thing: State | Piece, plain: Any, steps: dict[str, type[Step[Any]]], where: str) -> None:
    """Set every field of a fresh state or piece from its JSON form."""
    declared = saved_fields(type(thing))
    if not isinstance(plain, dict):
        raise BadForm(where, Problem("form-table", type=type(plain).__name__))
    for name in plain:
        if name not in declared:
            raise BadForm(where, Problem("form-unknown", field=name))
    for name, kind in declared.items():
        if name not in plain:
            raise BadForm(where, Problem("form-lacks", field=name))
        setattr(thing, name, value_from_json(plain[name], kind, steps, f"{where}.{name}"))


def value_from_json(value: Any, kind: Shape, steps: dict[str, type[Step[Any]]], where: str) -> Any:
    """One field from its JSON form."""
    if value is None and kind.optional:
        return None
    if kind.kind == INT:
        if type(value) is not int:
            raise BadForm(where, Problem("form-number", value=value))
        return value
    if kind.kind == WORD:
        if type(value) is not int or not 0 <= value <= MASK:
            raise BadForm(where, Problem("form-range", most=MASK, value=value))
        return value
    if kind.kind == BOOL or kind.kind == STR:
        if type(value) is not (bool if kind.kind == BOOL else str):
            raise BadForm(where, Problem("form-type", type=kind.kind, value=value))
        return value
    if kind.kind in (LIST, TUPLE) and kind.item is not None:
        if not isinstance(value, list):
            raise BadForm(where, Problem("form-list", value=value))
        items = [value_from_json(v, kind.item, steps, f"{where}[{i}]") for i, v in enumerate(value)]
        return items if kind.kind == LIST else tuple(items)
    if kind.kind == PIECE and kind.cls is not None:
        piece = kind.cls()
        fill(piece, value, steps, where)
        return piece
    if kind.kind == STEP:
        return step_from_json(value, steps, where)
    raise BadForm(where, Problem("form-never"))


def step_from_json(plain: Any, steps: dict[str, type[Step[Any]]], where: str) -> Step[Any]:
    """A step from its name and fields."""
    if not (isinstance(plain, list) and len(plain) == 2 and isinstance(plain[0], str) and isinstance(plain[1], dict)):
        raise BadForm(where, Problem("form-step", value=plain))
    cls = steps.get(plain[0])
    if cls is None:
        raise BadForm(where, Problem("form-step-unknown", step=plain[0]))
    declared = step_fields(cls)
    if set(declared) != set(plain[1]):
        wanted, found = sorted(declared), sorted(plain[1])
        raise BadForm(where, Problem("form-step-fields", step=plain[0], fields=wanted, found=found))
    return cls(**{n: value_from_json(plain[1][n], kind, steps, f"{where}.{n}") for n, kind in declared.items()})
