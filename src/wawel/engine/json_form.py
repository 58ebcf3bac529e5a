"""States and steps as JSON values, and back, with every value checked against its declaration.

Components are written by their ids (see `components.py`). A state made with other content is read as far as its ids
are known; an id that is not is refused by name, never taken for another component.
"""

from __future__ import annotations

from typing import Any

from wawel.engine.chance import MASK
from wawel.engine.components import BITS, CODE, NONE, PLACES, Components, Meaning
from wawel.engine.fields import BOOL, INT, LIST, PIECE, STEP, STR, TUPLE, WORD, Shape, saved_fields, step_fields
from wawel.engine.problems import Problem
from wawel.engine.state import Piece, State
from wawel.engine.steps import Step
from wawel.engine.verbs import UnknownOption


class BadForm(Exception):
    """A stored value does not have the declared form; the message says where."""

    def __init__(self, where: str, problem: Problem) -> None:
        super().__init__(where, problem)
        self.where = where
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


# ---------------------------------------------------------------------- writing


def to_json_form(s: State) -> dict[str, Any]:
    """The JSON form of a state."""
    return fields_to_json(s, s.components())


def fields_to_json(thing: State | Piece, box: Components) -> dict[str, Any]:
    """The saved fields of a state or a piece of one."""
    return {name: value_to_json(getattr(thing, name), kind, box) for name, kind in saved_fields(type(thing)).items()}


def value_to_json(value: Any, kind: Shape, box: Components) -> Any:
    """The JSON form of one field."""
    if value is None:
        return None
    meaning = kind.meaning
    if meaning is not None:
        return component_to_json(value, kind, meaning, box)
    if kind.kind in (LIST, TUPLE) and kind.item is not None:
        item = kind.item
        if item.kind in (INT, BOOL, STR) and item.meaning is None:
            return list(value)
        return [value_to_json(v, item, box) for v in value]
    if kind.kind == PIECE:
        return fields_to_json(value, box)
    if kind.kind == STEP:
        return step_to_json(value, box)
    return value


def component_to_json(value: Any, kind: Shape, meaning: Meaning, box: Components) -> Any:
    """Components by their ids: one, a table with a value for each, or a list of those in a set."""
    if meaning.form == CODE:
        return None if value < 0 else box.verbs.name(value)
    ids = box.ids[meaning.kind]
    if meaning.form == PLACES:
        item = kind.item
        assert item is not None
        return {name: value_to_json(v, item, box) for name, v in zip(ids, value)}
    if meaning.form == BITS:
        return [name for n, name in enumerate(ids) if value >> n & 1]
    return None if value < 0 else ids[value]


def step_to_json(step: Step[Any], box: Components) -> list[Any]:
    """A step as its name and its fields."""
    cls = type(step)
    held = {name: value_to_json(getattr(step, name), kind, box) for name, kind in step_fields(cls).items()}
    return [cls.__name__, held]


# ---------------------------------------------------------------------- reading


class Reader:
    """Reads stored values for one game: its steps by name, its components by id."""

    __slots__ = ("box", "steps")

    def __init__(self, steps: dict[str, type[Step[Any]]], box: Components) -> None:
        self.steps = steps
        self.box = box

    def fill(self, thing: State | Piece, stored: Any, where: str) -> None:
        """Set every field of a fresh state or piece from its JSON form."""
        declared = saved_fields(type(thing))
        if not isinstance(stored, dict):
            raise BadForm(where, Problem("form-table", type=type(stored).__name__))
        for name in stored:
            if name not in declared:
                raise BadForm(where, Problem("form-unknown", field=name))
        for name, kind in declared.items():
            if name not in stored:
                raise BadForm(where, Problem("form-lacks", field=name))
            setattr(thing, name, self.value(stored[name], kind, f"{where}.{name}"))

    def value(self, value: Any, kind: Shape, where: str) -> Any:
        """One field from its JSON form."""
        if value is None and kind.optional:
            return None
        if kind.meaning is not None:
            return self.component(value, kind, kind.meaning, where)
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
            items = [self.value(v, kind.item, f"{where}[{i}]") for i, v in enumerate(value)]
            return items if kind.kind == LIST else tuple(items)
        if kind.kind == PIECE and kind.cls is not None:
            piece = kind.cls()
            self.fill(piece, value, where)
            return piece
        if kind.kind == STEP:
            return self.step(value, where)
        raise BadForm(where, Problem("form-never"))

    def component(self, value: Any, kind: Shape, meaning: Meaning, where: str) -> Any:
        """Components from their ids."""
        if meaning.form == CODE:
            return self.option(value, where)
        if meaning.form == PLACES:
            return self.places(value, kind, meaning.kind, where)
        if meaning.form == BITS:
            if not isinstance(value, list):
                raise BadForm(where, Problem("form-list", value=value))
            held = 0
            for i, name in enumerate(value):
                held |= 1 << self.number(name, meaning.kind, f"{where}[{i}]")
            return held
        return NONE if value is None else self.number(value, meaning.kind, where)

    def number(self, name: Any, kind: str, where: str) -> int:
        """The number of a component by its id."""
        ids = self.box.ids[kind]
        if name not in ids:
            raise BadForm(where, Problem("form-component", kind=kind, word=name, known=ids))
        return ids.index(name)

    def places(self, value: Any, kind: Shape, of: str, where: str) -> list[Any]:
        """A list with a place for each component, from a table by id."""
        if not isinstance(value, dict):
            raise BadForm(where, Problem("form-table", type=type(value).__name__))
        if not value:  # empty before the set-up
            return []
        assert kind.item is not None
        for name in value:
            self.number(name, of, where)
        found = []
        for name in self.box.ids[of]:
            if name not in value:
                raise BadForm(where, Problem("form-component-lacks", kind=of, word=name))
            found.append(self.value(value[name], kind.item, f"{where}.{name}"))
        return found

    def option(self, value: Any, where: str) -> int:
        """An option code from its name."""
        if value is None:
            return NONE
        try:
            return self.box.verbs.code(value) if isinstance(value, str) else self.box.verbs.code("")
        except UnknownOption as unknown:
            raise BadForm(where, unknown.problem) from None

    def step(self, stored: Any, where: str) -> Step[Any]:
        """A step from its name and fields."""
        named = isinstance(stored, list) and len(stored) == 2 and isinstance(stored[0], str)
        if not named or not isinstance(stored[1], dict):
            raise BadForm(where, Problem("form-step", value=stored))
        cls = self.steps.get(stored[0])
        if cls is None:
            raise BadForm(where, Problem("form-step-unknown", step=stored[0]))
        declared = step_fields(cls)
        if set(declared) != set(stored[1]):
            wanted, found = sorted(declared), sorted(stored[1])
            raise BadForm(where, Problem("form-step-fields", step=stored[0], fields=wanted, found=found))
        return cls(**{n: self.value(stored[1][n], kind, f"{where}.{n}") for n, kind in declared.items()})
