"""What a class declares, read from its source.

Compiled classes keep neither annotations nor docstrings, so both forms read the `.py` beside the module: the fields of
states from their annotations, the fields of steps from the parameters of their constructors, rule ids from docstrings.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Any, Final

from wawel.engine.state import Piece, State

INT: Final = "int"
WORD: Final = "word"
BOOL: Final = "bool"
STR: Final = "str"
LIST: Final = "list"
TUPLE: Final = "tuple"
PIECE: Final = "piece"
STEP: Final = "step"
OTHER: Final = "other"

RULE_ID = re.compile(r"\[([a-z0-9]+(?:\.[a-z0-9-]+)+)\]")


class Shape:
    """The type of a field: a plain kind, a list or tuple of shapes, a piece, or a step. `optional` allows None."""

    __slots__ = ("cls", "item", "kind", "optional")

    def __init__(self, kind: str, item: Shape | None = None, cls: type | None = None, optional: bool = False) -> None:
        self.kind = kind
        self.item = item
        self.cls = cls
        self.optional = optional


class UndeclaredField(Exception):
    """A state class and its declarations don't agree."""


#: what was read once; classes as keys of lru_cache are refused by mypy
_sources: dict[str, ast.Module] = {}
_saved: dict[type, dict[str, Shape]] = {}
_steps: dict[type, dict[str, Shape]] = {}


def source_of(module: str) -> ast.Module:
    """The parsed source of a module, compiled or not."""
    if module not in _sources:
        _sources[module] = read_source(module)
    return _sources[module]


def read_source(module: str) -> ast.Module:
    """Parse the `.py` beside a module."""
    file = getattr(sys.modules[module], "__file__", None)
    if file is None:
        raise UndeclaredField(f"{module} has no file, so its declarations can't be read")
    path = Path(file)
    return ast.parse((path.parent / (path.name.split(".")[0] + ".py")).read_text(encoding="utf-8"))


def class_node(cls: type) -> ast.ClassDef:
    """The class statement in the source. Classes made inside functions (in tests) are found too."""
    for node in ast.walk(source_of(cls.__module__)):
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            return node
    raise UndeclaredField(f"class {cls.__name__} is not in the source of {cls.__module__}")


def fields(cls: type) -> dict[str, Shape]:
    """Name and shape of every field of a state or piece class, base classes first."""
    found: dict[str, Shape] = {}
    for base in reversed(cls.__mro__):
        if not base.__module__.startswith("builtins") and base.__module__ != "typing":
            for node in class_node(base).body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    if not is_class_variable(node.annotation):
                        found[node.target.id] = shape(node.annotation, base)
    return found


def step_fields(cls: type) -> dict[str, Shape]:
    """Name and shape of a step's fields: the parameters of its constructor."""
    if cls not in _steps:
        _steps[cls] = read_step_fields(cls)
    return _steps[cls]


def read_step_fields(cls: type) -> dict[str, Shape]:
    """The parameters of the constructor, from the source."""
    for base in cls.__mro__:
        if base.__module__ in ("builtins", "typing"):
            continue
        for node in class_node(base).body:
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                return {a.arg: shape(a.annotation, base) for a in node.args.args[1:] if a.annotation is not None}
    return {}


def saved_fields(cls: type) -> dict[str, Shape]:
    """The fields that make up a saved state: all but the transient and the shared ones."""
    if cls not in _saved:
        left_out: tuple[str, ...] = ()
        if issubclass(cls, State):
            left_out = cls.TRANSIENT + cls.SHARED
        _saved[cls] = {name: kind for name, kind in fields(cls).items() if name not in left_out}
    return _saved[cls]


def docstring(cls: type) -> str:
    """The docstring, which compiled classes have lost."""
    return ast.get_docstring(class_node(cls)) or ""


def rule_ids(cls: type) -> list[str]:
    """The rule ids in a step's docstring."""
    return RULE_ID.findall(docstring(cls))


def is_class_variable(annotation: ast.expr) -> bool:
    """Is this annotation a ClassVar?"""
    return isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value).endswith("ClassVar")


def shape(annotation: ast.expr, cls: type) -> Shape:
    """The shape an annotation stands for."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return shape(ast.parse(annotation.value, mode="eval").body, cls)
    if isinstance(annotation, ast.Name):
        name = annotation.id
        if name == INT:
            return Shape(INT)
        if name == "Word":
            return Shape(WORD)
        if name in (BOOL, STR):
            return Shape(name)
        made: Any = sys.modules[cls.__module__].__dict__.get(name)
        if isinstance(made, type) and issubclass(made, (Piece, State)):
            return Shape(PIECE, cls=made)
        return Shape(OTHER)
    if isinstance(annotation, ast.BinOp) and isinstance(annotation.op, ast.BitOr):
        left = shape(annotation.left, cls)
        return Shape(left.kind, left.item, left.cls, optional=True)
    if isinstance(annotation, ast.Subscript):
        head = ast.unparse(annotation.value)
        inner = annotation.slice
        if head == "Step":
            return Shape(STEP)
        if head == "list":
            return Shape(LIST, shape(inner, cls))
        if head == "tuple" and isinstance(inner, ast.Tuple):
            return Shape(TUPLE, shape(inner.elts[0], cls))
    return Shape(OTHER)
