"""Which mutants a source has: small changes of its syntax tree, each of which some test should notice.

A mutant is found with the tree untouched and applied to the tree in place, in a process that runs nothing else.
Docstrings, annotations, imports, assertions, formatted strings and `__slots__` are left alone.
"""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

#: longer texts are cut around what differs
LONG = 100
AROUND = 36
REMOVED = "removed"

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
#: these are mutated by negating them; comparisons and `not` have mutants of their own
NEGATED = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.BinOp, ast.NamedExpr)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LOOPS = (ast.For, ast.AsyncFor, ast.While)
LEFT_ALONE = (ast.Import, ast.ImportFrom, ast.Assert, ast.Global, ast.Nonlocal, ast.Pass)


@dataclass
class Edit:
    """One change of a tree: a node put into a field of another, or into a list there."""

    holder: ast.AST
    field: str
    index: int | None
    new: ast.AST

    def apply(self) -> ast.AST:
        """Make the change; returns the node that was there."""
        old: ast.AST
        if self.index is None:
            old = getattr(self.holder, self.field)
            setattr(self.holder, self.field, self.new)
        else:
            nodes = getattr(self.holder, self.field)
            old, nodes[self.index] = nodes[self.index], self.new
        return old

    def back(self) -> Edit:
        """Make the change; returns the edit that takes it back."""
        return Edit(self.holder, self.field, self.index, self.apply())


@dataclass
class Mutant:
    """One change, where it is and how it reads. `lines` are those of its statement (of a compound one, the head)."""

    file: str
    function: str
    line: int
    lines: range
    text: str
    #: of the function, or of the statement outside of functions: what was found holds as long as this is the same
    digest: str
    #: first line and name of the outermost function; None if it takes effect when the module is imported
    code: tuple[int, str] | None
    #: lines on which a change outside of functions shows first
    shown_on: frozenset[int]
    #: the name that a statement outside of functions gives a value
    name: str
    edit: Edit

    @property
    def key(self) -> str:
        """What the mutant is called where results are kept; line numbers have no part in it."""
        return f"{self.file} {self.function}: {self.text}"

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.text}"


@dataclass
class Scope:
    """The context of the search."""

    names: tuple[str, ...] = ()
    #: the outermost function and the innermost one
    outer: ast.AST | None = None
    inner: ast.AST | None = None
    #: the class whose body this is
    body_of: ast.AST | None = None
    #: nothing follows in the function, in the loop
    last_in_function: bool = False
    last_in_loop: bool = False


class Source:
    """A file's tree and its mutants."""

    def __init__(self, file: str, text: str, rule_ids: Sequence[str] = ()) -> None:
        self.file = file
        self.tree = ast.parse(text)
        ids = sorted(rule_ids)
        self.next_id = dict(zip(ids, ids[1:] + ids[:1], strict=True)) if len(ids) > 1 else {}
        self.mutants: list[Mutant] = []
        self.digests: dict[ast.AST, str] = {}
        self.texts: Counter[tuple[str, str]] = Counter()
        self.block(self.tree, "body", Scope())

    # ------------------------------------------------------------------ statements

    def block(self, holder: ast.AST, field: str, scope: Scope) -> None:
        """The statements of a body."""
        statements = getattr(holder, field)
        for i, statement in enumerate(statements):
            last = i == len(statements) - 1
            inside = copy.copy(scope)
            inside.last_in_function = scope.last_in_function and last
            inside.last_in_loop = scope.last_in_loop and last
            self.statement(statement, holder, field, i, inside)

    def statement(self, node: ast.stmt, holder: ast.AST, field: str, index: int, scope: Scope) -> None:
        if isinstance(node, LEFT_ALONE) or named(node) == "__slots__" or is_type_checking(node):
            return
        if isinstance(node, FUNCTIONS):
            for slot in slots(node.args, "defaults", "kw_defaults"):
                self.expression(*slot, node, scope)
            outer = scope.outer or node
            inside = Scope((*scope.names, node.name), outer, node, None, True)
            self.block(node, "body", inside)
            return
        if isinstance(node, ast.ClassDef):
            inside = Scope((*scope.names, node.name), scope.outer, scope.inner, node)
            self.block(node, "body", inside)
            return
        if scope.inner is not None:
            for new in changed_statements(node, scope):
                self.add(node, scope, Edit(holder, field, index, new))
        for slot in slots(node, *heads(node)):
            if slot[1] == "test":
                self.condition(*slot, node, scope)
            else:
                self.expression(*slot, node, scope)
        inside = copy.copy(scope)
        if isinstance(node, LOOPS):
            inside.last_in_function, inside.last_in_loop = False, True
        for part in ("body", "orelse", "finalbody"):
            if getattr(node, part, None):
                self.block(node, part, inside)
        for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            if getattr(part, "guard", None) is not None:
                self.condition(part, "guard", None, node, scope)
            self.block(part, "body", inside)

    # ------------------------------------------------------------------ expressions

    def condition(self, holder: ast.AST, field: str, index: int | None, statement: ast.stmt, scope: Scope) -> None:
        """An expression whose truth is tested."""
        node = get(holder, field, index)
        if isinstance(node, NEGATED):
            self.add(statement, scope, Edit(holder, field, index, negated(node)))
        elif isinstance(node, ast.BoolOp) and isinstance(node.values[-1], NEGATED):
            self.add(statement, scope, Edit(node, "values", len(node.values) - 1, negated(node.values[-1])))
        self.expression(holder, field, index, statement, scope)

    def expression(self, holder: ast.AST, field: str, index: int | None, statement: ast.stmt, scope: Scope) -> None:
        """An expression and everything in it."""
        node = get(holder, field, index)
        if node is None or isinstance(node, ast.JoinedStr):
            return
        for new in self.changed(node):
            self.add(statement, scope, Edit(holder, field, index, ast.copy_location(new, node)))
        if whole_number(node) is not None or (isinstance(node, ast.Subscript) and end_of(node.slice) is not None):
            if isinstance(node, ast.Subscript):
                self.expression(node, "value", None, statement, scope)
            return
        if isinstance(node, ast.BoolOp):
            for i, value in enumerate(node.values[:-1]):
                if isinstance(value, NEGATED):
                    self.add(statement, scope, Edit(node, "values", i, negated(value)))
        for slot in slots(node, *node._fields):
            if slot[1] in ("test", "ifs"):
                self.condition(*slot, statement, scope)
            else:
                self.expression(*slot, statement, scope)

    def changed(self, node: ast.AST) -> Iterator[ast.AST]:
        """What an expression may be changed into."""
        number = whole_number(node)
        if number is not None:
            yield constant(number + 1)
            yield constant(number - 1)
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                yield constant(not node.value)
            elif isinstance(node.value, str) and node.value in self.next_id:
                yield ast.Constant(self.next_id[node.value])
        elif isinstance(node, ast.Compare):
            for i, op in enumerate(node.ops):
                for other in COMPARED[type(op)]:
                    yield ast.Compare(node.left, [*node.ops[:i], other(), *node.ops[i + 1 :]], node.comparators)
        elif isinstance(node, ast.BoolOp):
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        elif isinstance(node, ast.UnaryOp):
            yield node.operand
        elif isinstance(node, ast.BinOp) and type(node.op) in CALCULATED:
            yield ast.BinOp(node.left, CALCULATED[type(node.op)](), node.right)
        elif isinstance(node, ast.Subscript):
            end = end_of(node.slice)
            if end is not None:
                yield ast.Subscript(node.value, constant(-1 - end), node.ctx)
        elif isinstance(node, ast.Call):
            yield from changed_call(node)

    # ------------------------------------------------------------------ what was found

    def add(self, statement: ast.stmt, scope: Scope, edit: Edit) -> None:
        before = shown(statement)
        back = edit.back()
        removed = edit.new if isinstance(edit.new, ast.Pass) else None
        after = REMOVED if removed is not None else shown(statement)
        if isinstance(edit.new, ast.stmt) and removed is None:
            after = shown(edit.new)
        back.apply()
        function = ".".join(scope.names) or "module"
        text = " → ".join(shortened(before, after))
        self.texts[function, text] += 1
        if self.texts[function, text] > 1:
            text += f" ({self.texts[function, text]})"
        at = getattr(edit.new, "lineno", None) or statement.lineno
        outer: Any = scope.outer
        code = (first_line(outer), outer.name) if outer is not None else None
        around = statement if isinstance(statement, FUNCTIONS) else scope.body_of
        lines = range(statement.lineno, head_end(statement) + 1)
        span = range(around.lineno, (around.end_lineno or 0) + 1) if isinstance(around, ast.stmt) else ()
        digest = self.digest(outer if outer is not None else statement)
        edit.new = ast.fix_missing_locations(ast.copy_location(edit.new, statement)) if removed else edit.new
        self.mutants.append(
            Mutant(self.file, function, at, lines, text, digest, code, frozenset(span), named(statement) or "", edit)
        )

    def digest(self, node: ast.AST) -> str:
        """A hash of a node's source, independent of its place."""
        if node not in self.digests:
            self.digests[node] = hashlib.sha256(ast.dump(node).encode()).hexdigest()[:16]
        return self.digests[node]


# ---------------------------------------------------------------------- changes


def changed_statements(node: ast.stmt, scope: Scope) -> Iterator[ast.stmt]:
    """What a statement inside a function may be changed into; `pass` removes it."""
    if (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or isinstance(node, (ast.Delete, ast.Raise)):
        yield ast.Pass()
    elif isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if isinstance(node, ast.AnnAssign) and node.value is None:
            return
        if isinstance(node, ast.AugAssign) or not all(first_value(target, node, scope) for target in targets):
            yield ast.Pass()
        if isinstance(node, ast.AugAssign) and type(node.op) in CALCULATED:
            yield ast.copy_location(ast.AugAssign(node.target, CALCULATED[type(node.op)](), node.value), node)
    elif isinstance(node, ast.Return):
        if node.value is None:
            if not scope.last_in_function:
                yield ast.Pass()
        else:
            for value in changed_result(node.value, getattr(scope.inner, "returns", None)):
                yield ast.fix_missing_locations(ast.copy_location(ast.Return(value), node))
    elif isinstance(node, ast.Break):
        yield ast.copy_location(ast.Continue(), node)
    elif isinstance(node, ast.Continue):
        yield ast.copy_location(ast.Break(), node)
        if not scope.last_in_loop:
            yield ast.Pass()


def first_value(target: ast.expr, node: ast.stmt, scope: Scope) -> bool:
    """Does a statement give a local variable its first value? Without it nothing would run at all."""
    if not isinstance(target, ast.Name):
        return isinstance(target, ast.Tuple)
    assert isinstance(scope.inner, FUNCTIONS)
    arguments = scope.inner.args
    if target.id in {a.arg for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}:
        return False
    stores = [
        other.lineno
        for other in ast.walk(scope.inner)
        if isinstance(other, ast.Name) and other.id == target.id and isinstance(other.ctx, ast.Store)
    ]
    return min(stores) >= node.lineno


def changed_result(value: ast.expr, returns: ast.expr | None) -> Iterator[ast.expr]:
    """What may be returned instead, by the type that is annotated."""
    kind = ast.unparse(returns) if returns is not None else ""
    simple = isinstance(value, (ast.Name, ast.Attribute, ast.Call, ast.Subscript))
    if kind == "bool" and simple:
        yield negated(value)
    elif kind == "int" and simple:
        yield ast.BinOp(value, ast.Add(), constant(1))
    elif kind.endswith("| None") and not isinstance(value, ast.Constant):
        yield ast.Constant(None)
    elif kind.startswith("list[") and (simple or isinstance(value, ast.ListComp) or getattr(value, "elts", None)):
        yield ast.List([], ast.Load())


def changed_call(node: ast.Call) -> Iterator[ast.AST]:
    if isinstance(node.func, ast.Name) and node.func.id in CALLED and node.args:
        other = CALLED[node.func.id]
        keywords = [] if other == "list" else node.keywords
        yield ast.Call(ast.copy_location(ast.Name(other, ast.Load()), node), node.args, keywords)
    elif isinstance(node.func, ast.Attribute) and node.func.attr == "pop" and not node.keywords:
        if not node.args:
            yield ast.Call(node.func, [constant(0)], [])
        elif len(node.args) == 1 and whole_number(node.args[0]) == 0:
            yield ast.Call(node.func, [], [])


def negated(node: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), node), node)


def constant(value: int) -> ast.expr:
    """A constant as it would be written: negative numbers have a sign of their own."""
    if value < 0 and not isinstance(value, bool):
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)


def whole_number(node: ast.AST) -> int | None:
    """The number that is written here."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = whole_number(node.operand)
        return None if number is None else -number
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def end_of(node: ast.AST) -> int | None:
    """0 or -1 if an index names the first or the last."""
    number = whole_number(node)
    return number if number in (0, -1) else None


# ---------------------------------------------------------------------- the tree


def get(holder: ast.AST, field: str, index: int | None) -> Any:
    value = getattr(holder, field)
    return value if index is None else value[index]


def slots(node: ast.AST, *names: str) -> Iterator[tuple[ast.AST, str, int | None]]:
    """The places in a node's fields that hold other expressions, types left out."""
    for name in names:
        value = getattr(node, name, None)
        if isinstance(value, list):
            yield from ((node, name, i) for i, one in enumerate(value) if is_expression(one))
        elif is_expression(value) and name not in ("annotation", "returns"):
            yield node, name, None


def is_expression(node: object) -> bool:
    return isinstance(node, (ast.expr, ast.comprehension, ast.keyword, ast.withitem, ast.arguments))


def heads(node: ast.stmt) -> tuple[str, ...]:
    """The fields of a statement that are its own, not those of the statements in it."""
    return tuple(name for name in node._fields if name not in ("body", "orelse", "finalbody", "handlers", "cases"))


def head_end(node: ast.stmt) -> int:
    """The last line of a statement, or of the head of a compound one."""
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)) or not hasattr(node, "body"):
        return node.end_lineno or node.lineno
    ends = [getattr(get(*slot), "end_lineno", None) or node.lineno for slot in slots(node, *heads(node))]
    return max([node.lineno, *ends])


def first_line(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Where a function's code begins: at its first decorator."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def named(node: ast.stmt) -> str | None:
    """The name to which a statement gives a value."""
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else None


def is_type_checking(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def shown(node: ast.stmt) -> str:
    """A statement on one line; of a compound one, its head."""
    alone = copy.copy(node)
    for name in ("orelse", "finalbody", "handlers", "decorator_list"):
        if hasattr(alone, name):
            setattr(alone, name, [])
    if hasattr(alone, "body"):
        alone.body = [ast.Pass()]
    text = ast.unparse(ast.fix_missing_locations(alone))
    lines = text.splitlines()
    if hasattr(alone, "body"):
        lines = lines[:-1]
    return " ".join(line.strip() for line in lines)


def shortened(before: str, after: str) -> tuple[str, str]:
    """Two texts, cut to what differs and a little around it."""
    if after == REMOVED:
        return (before if len(before) <= LONG else before[: LONG - 1] + "…"), after
    if max(len(before), len(after)) <= LONG:
        return before, after
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    start, end = max(0, start - AROUND), max(0, end - AROUND)

    def cut(text: str) -> str:
        return ("…" if start else "") + text[start : len(text) - end] + ("…" if end else "")

    return cut(before), cut(after)
