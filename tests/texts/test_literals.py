"""No words for people stand in the code of the command line: they come from Fluent files, by keys that are there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import wawel.cli
from texts.fluent_files import FOLDERS, messages, variables

MODULES = sorted(Path(wawel.cli.__file__).parent.glob("*.py"))
#: what prints its first argument, asks with it, or complains with it
SHOWING = {"say", "block", "print", "input", "read", "agreed", "status", "Text", "write", "add_column", "UserError"}
#: all arguments are shown
SHOWING_ALL = {"add_row", "print"}
#: their arguments are words already, or become some
SPEAKING = {"words", "texts", "say", "fail", "name", "setting", "setting_value", "join", "problem"}
WORD = re.compile(r"[^\W\d_]{2,}")
KEYED = {"words", "fail"}


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def calls(source: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            yield node


def literals(node: ast.AST) -> Iterator[str]:
    """The text constants in an expression that end up in it as they are: not keys, not format specs, not subscripts."""
    if isinstance(node, ast.Call) and name_of(node) in SPEAKING:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.FormattedValue):
        yield from literals(node.value)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif not isinstance(node, (ast.Subscript, ast.Compare)):
        for child in ast.iter_child_nodes(node):
            yield from literals(child)


def shown_literals(source: str) -> list[str]:
    """Words in the code that would be shown, with their lines."""
    found = []
    for call in calls(source):
        if name_of(call) in SHOWING | SHOWING_ALL:
            for argument in call.args if name_of(call) in SHOWING_ALL else call.args[:1]:
                found += [f"line {call.lineno}: {text!r}" for text in literals(argument) if WORD.search(text)]
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_no_literal_of_the_code_is_shown(module: Path) -> None:
    assert not shown_literals(module.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        "say('Hello there')",
        "say(f'{n} cards', style='bold')",
        "block(words('a') + ' and more')",
        "raise UserError('That was wrong')",
        "table.add_row(words('a'), 'yes' if flag else '-')",
        "sys.stderr.write('oops: ' + problem)",
    ],
)
def test_the_check_sees_words_in_the_code(source: str) -> None:
    assert shown_literals(source)


def test_the_check_lets_keys_and_signs_pass() -> None:
    assert not shown_literals("say(f\"{words('help-play')}: {n:>3} -> {table['key']}\", style='bold')")


def keys_in(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """The keys a call is given, and whether each is whole or only the beginning of one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, True
    elif isinstance(node, ast.IfExp):
        yield from keys_in(node.body)
        yield from keys_in(node.orelse)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield str(node.values[0].value), False


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_every_key_exists_and_is_given_exactly_its_arguments(module: Path) -> None:
    known = messages(FOLDERS["cli"], "en")
    for call in calls(module.read_text(encoding="utf-8")):
        if name_of(call) in KEYED and call.args and isinstance(call.func, ast.Name):
            given = {keyword.arg for keyword in call.keywords}
            for key, whole in keys_in(call.args[0]):
                if whole:
                    assert key in known, f"line {call.lineno}: {key}"
                    assert variables(known[key]) == given or None in given, f"line {call.lineno}: {key}"
                else:
                    assert any(name.startswith(key) for name in known), f"line {call.lineno}: {key}"


def test_every_key_of_the_command_line_is_used() -> None:
    constants: set[str] = set()
    beginnings: set[str] = set()
    for module in MODULES:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
    starts = tuple(start for start in beginnings | constants if re.fullmatch(r"[a-z]+-", start))
    unused = {key for key in messages(FOLDERS["cli"], "en") if key not in constants and not key.startswith(starts)}
    assert not {key for key in unused if not key.endswith("-example")}
