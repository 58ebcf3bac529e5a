"""Every problem the engine can name has words in both languages, and everybody who names one gives its arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import wawel
from texts.fluent_files import FOLDERS, GAMES, messages, variables
from wawel import catalog
from wawel.engine.problems import PROBLEMS
from wawel.texts import LANGUAGES

for game in GAMES:
    catalog.package(game)  # each declares its own problems

PACKAGE = Path(wawel.__file__).parent
SOURCES = [
    *PACKAGE.glob("*.py"),
    *(file for name in ("bots", "cli", "engine", "games", "server", "sim") for file in PACKAGE.glob(f"{name}/**/*.py")),
]
#: words of the helper itself
OWN = {"nothing"}
#: where a key stands among the arguments of what makes a problem of it
KEY_AT = {"Problem": 0, "wrong": 1, "get": 2}


def in_template(key: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(PROBLEMS[key]) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_message_with_exactly_its_variables(language: str) -> None:
    found = {}
    for home in ("cli", *GAMES):
        for key, message in messages(FOLDERS[home], language).items():
            if key.startswith("problem-"):
                found[key.replace("problem-", "" if home == "cli" else f"{home}.", 1)] = message
    assert set(found) == set(PROBLEMS) | OWN
    for key in PROBLEMS:
        shown = {"hint" if name == "known" else name for name in in_template(key) - {"reason"}}
        assert variables(found[key]) == shown, key


def named(path: Path) -> Iterator[tuple[str, set[str], int]]:
    """The problems a source names: key, the names of the arguments given, and the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in KEY_AT and len(node.args) > KEY_AT[name]:
                key = node.args[KEY_AT[name]]
                given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, given | ({"value"} if name == "get" else set()), node.lineno
                elif name == "wrong":
                    assert isinstance(key, ast.Name), f"{path.name}, line {node.lineno}: a sentence instead of a key"


def test_who_names_a_problem_gives_its_arguments() -> None:
    used = set()
    for path in SOURCES:
        for key, given, line in named(path):
            place = f"{path.name}, line {line}: {key}"
            assert key in PROBLEMS, place
            wanted = {"known" if name == "hint" else name for name in in_template(key)}
            assert wanted <= given, place
            assert given - wanted <= ({"word"} if "known" in wanted else set()), place
            used.add(key)
    assert used == set(PROBLEMS)
