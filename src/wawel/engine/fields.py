"""What a class declares, read from its source.

Compiled classes keep neither annotations nor docstrings, so both forms read the `.py` beside the module: the fields of
states from their annotations, the fields of steps from the parameters of their constructors, rule ids from docstrings.

A field of a state or piece is declared once, with its type, who may see it, and (unless it is 0, False or empty) what
it is in a fresh state:

    hand: Annotated[list[CardNo], owner("cards")]
    life: Annotated[int, PUBLIC, START_LIFE]

`tools/fields.py` writes `__slots__` and the copy constructor below the declarations.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Any, Final, get_args, get_origin

from wawel.engine.components import OF_THE_CLASS, Meaning
from wawel.engine.state import Piece, State
from wawel.engine.zones import Zone

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
    """The type of a field: a plain kind, a list or tuple of shapes, a piece, or a step. `optional` allows None.

    `meaning` says which components the numbers stand for, if they do.
    """

    __slots__ = ("cls", "item", "kind", "meaning", "optional")

    def __init__(
        self,
        kind: str,
        item: Shape | None = None,
        cls: type | None = None,
        optional: bool = False,
        meaning: Meaning | None = None,
    ) -> None:
        self.kind = kind
        self.item = item
        self.cls = cls
        self.optional = optional
        self.meaning = meaning


class Field:
    """A declared field: its shape, who may see it (None if the declaration does not say), its first value as source
    code, and its type as source code."""

    __slots__ = ("first", "shape", "source", "zone")

    def __init__(self, shape: Shape, zone: Zone | None, first: str, source: str) -> None:
        self.shape = shape
        self.zone = zone
        self.first = first
        self.source = source


class UndeclaredField(Exception):
    """A state class and its declarations don't agree."""


#: caches; mypy refuses classes as keys of lru_cache
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


def declared(cls: type) -> dict[str, Field]:
    """The fields that a class declares itself, base classes left out."""
    found: dict[str, Field] = {}
    for node in class_node(cls).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if not is_class_variable(node.annotation):
                found[node.target.id] = field(node.annotation, cls)
    return found


def all_declared(cls: type) -> dict[str, Field]:
    """All declared fields of a state or piece class, base classes first."""
    found: dict[str, Field] = {}
    for base in reversed(cls.__mro__):
        if not base.__module__.startswith("builtins") and base.__module__ != "typing":
            found.update(declared(base))
    for one in found.values():
        name_kind(one.shape, cls)
    return found


def name_kind(shape: Shape, cls: type) -> None:
    """Fill in the kind of component where a field leaves it to the class."""
    if shape.item is not None:
        name_kind(shape.item, cls)
    if shape.meaning is not None and shape.meaning.kind == OF_THE_CLASS:
        shape.meaning = Meaning(getattr(cls, OF_THE_CLASS), shape.meaning.form)


def fields(cls: type) -> dict[str, Shape]:
    """Name and shape of every field of a state or piece class, base classes first."""
    return {name: one.shape for name, one in all_declared(cls).items()}


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
    """The docstring, from the source: compiled classes have none."""
    return ast.get_docstring(class_node(cls)) or ""


def rule_ids(cls: type) -> list[str]:
    """The rule ids in a step's docstring."""
    return RULE_ID.findall(docstring(cls))


def is_class_variable(annotation: ast.expr) -> bool:
    """Is this annotation a ClassVar?"""
    return isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value).endswith("ClassVar")


def field(annotation: ast.expr, cls: type) -> Field:
    """A field from its annotation: `Annotated[type, zone, first value]`, or a bare type."""
    zone: Zone | None = None
    first = ""
    inner = annotation
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated":
        parts = annotation.slice
        assert isinstance(parts, ast.Tuple)
        inner = parts.elts[0]
        said = evaluate(parts.elts[1], cls)
        if not isinstance(said, Zone):
            raise UndeclaredField(f"{cls.__name__}: {ast.unparse(annotation)} should say who may see the field")
        zone = said
        if len(parts.elts) > 2:
            first = ast.unparse(parts.elts[2])
    return Field(shape(inner, cls), zone, first, ast.unparse(inner))


def evaluate(expression: ast.expr, cls: type) -> Any:
    """The value of an expression in the module of a class."""
    code = compile(ast.Expression(expression), "<declaration>", "eval")
    return eval(code, dict(sys.modules[cls.__module__].__dict__))


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
        return alias(sys.modules[cls.__module__].__dict__.get(name))
    if isinstance(annotation, ast.BinOp) and isinstance(annotation.op, ast.BitOr):
        left = shape(annotation.left, cls)
        return Shape(left.kind, left.item, left.cls, optional=True, meaning=left.meaning)
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


def alias(made: Any) -> Shape:
    """The shape of what a name stands for: a piece, or a type that names components."""
    if made is int:
        return Shape(INT)
    if isinstance(made, type) and issubclass(made, (Piece, State)):
        return Shape(PIECE, cls=made)
    meaning = getattr(made, "__metadata__", None)
    if meaning is not None:
        found = alias(made.__origin__)
        found.meaning = meaning[0]
        return found
    if get_origin(made) is list:
        return Shape(LIST, alias(get_args(made)[0]))
    return Shape(OTHER)
