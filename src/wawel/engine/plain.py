"""States and steps as plain JSON values, and back, with every value checked against its declaration."""

from __future__ import annotations

from typing import Any

from wawel.engine.chance import MASK
from wawel.engine.fields import BOOL, INT, LIST, PIECE, STEP, STR, TUPLE, WORD, Shape, saved_fields, step_fields
from wawel.engine.state import Piece, State
from wawel.engine.steps import Step


class BadForm(Exception):
    """A stored value does not have the declared form; the message says where."""


def to_plain(thing: State | Piece) -> dict[str, Any]:
    """The JSON form of a state or a piece of one."""
    return {name: value_to_plain(getattr(thing, name), kind) for name, kind in saved_fields(type(thing)).items()}


def value_to_plain(value: Any, kind: Shape) -> Any:
    """The JSON form of one field."""
    if value is None:
        return None
    if kind.kind in (LIST, TUPLE) and kind.item is not None:
        item = kind.item
        if item.kind in (INT, BOOL, STR):
            return list(value)
        return [value_to_plain(v, item) for v in value]
    if kind.kind == PIECE:
        return to_plain(value)
    if kind.kind == STEP:
        return step_to_plain(value)
    return value


def step_to_plain(step: Step[Any]) -> list[Any]:
    """A step as its name and its fields."""
    cls = type(step)
    return [cls.__name__, {name: value_to_plain(getattr(step, name), kind) for name, kind in step_fields(cls).items()}]


def fill(thing: State | Piece, plain: Any, steps: dict[str, type[Step[Any]]], where: str) -> None:
    """Set every field of a fresh state or piece from its JSON form."""
    declared = saved_fields(type(thing))
    if not isinstance(plain, dict):
        raise BadForm(f"{where}: expected a table of fields, got {type(plain).__name__}")
    for name in plain:
        if name not in declared:
            raise BadForm(f"{where}: unknown field {name!r}")
    for name, kind in declared.items():
        if name not in plain:
            raise BadForm(f"{where}: field {name!r} is missing")
        setattr(thing, name, value_from_plain(plain[name], kind, steps, f"{where}.{name}"))


def value_from_plain(value: Any, kind: Shape, steps: dict[str, type[Step[Any]]], where: str) -> Any:
    """One field from its JSON form."""
    if value is None and kind.optional:
        return None
    if kind.kind == INT:
        if type(value) is not int:
            raise BadForm(f"{where}: expected a whole number, got {value!r}")
        return value
    if kind.kind == WORD:
        if type(value) is not int or not 0 <= value <= MASK:
            raise BadForm(f"{where}: expected a number from 0 to {MASK}, got {value!r}")
        return value
    if kind.kind == BOOL or kind.kind == STR:
        if type(value) is not (bool if kind.kind == BOOL else str):
            raise BadForm(f"{where}: expected {kind.kind}, got {value!r}")
        return value
    if kind.kind in (LIST, TUPLE) and kind.item is not None:
        if not isinstance(value, list):
            raise BadForm(f"{where}: expected a list, got {value!r}")
        items = [value_from_plain(v, kind.item, steps, f"{where}[{i}]") for i, v in enumerate(value)]
        return items if kind.kind == LIST else tuple(items)
    if kind.kind == PIECE and kind.cls is not None:
        piece = kind.cls()
        fill(piece, value, steps, where)
        return piece
    if kind.kind == STEP:
        return step_from_plain(value, steps, where)
    raise BadForm(f"{where}: a field of this type can't be stored")


def step_from_plain(plain: Any, steps: dict[str, type[Step[Any]]], where: str) -> Step[Any]:
    """A step from its name and fields."""
    if not (isinstance(plain, list) and len(plain) == 2 and isinstance(plain[0], str) and isinstance(plain[1], dict)):
        raise BadForm(f"{where}: expected a step as [name, fields], got {plain!r}")
    cls = steps.get(plain[0])
    if cls is None:
        raise BadForm(f"{where}: there is no step {plain[0]!r} in this game")
    declared = step_fields(cls)
    if set(declared) != set(plain[1]):
        raise BadForm(f"{where}: step {plain[0]} has the fields {sorted(declared)}, not {sorted(plain[1])}")
    return cls(**{n: value_from_plain(plain[1][n], kind, steps, f"{where}.{n}") for n, kind in declared.items()})
