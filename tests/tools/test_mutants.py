"""Mutation testing, tried on a game of four functions and on a few mutants of the template."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "tools"
#: the plugins of two packages that take seconds to load
LIGHT = "-p no:schemathesis -p no:faker"
CALL = "import sys; from pathlib import Path; import mutants; sys.exit(mutants.main(sys.argv[2:], Path(sys.argv[1])))"

RULES = '''
"""A toy."""

LIFE = 5
IDLE = 7


class Board:
    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def count_down(self) -> int:
        """Endless if nothing is taken away."""
        taken = 0
        while self.left:
            self.left -= 1
            taken += 1
        return taken


def lives(damage: int) -> bool:
    return damage < LIFE


def spare() -> int:
    return 3
'''

TESTS = """
from toy.rules import Board, lives


def test_life():
    assert lives(4)
    assert not lives(5)


def test_counting():
    assert Board(3).count_down() == 3
"""

SPARE = """
from toy.rules import spare


def test_spare():
    assert spare() == 3
"""

EQUIVALENT = """
[[mutant]]
file = "rules.py"
function = "module"
mutation = "IDLE = 7 → IDLE = 8"
why = "nothing uses it"
"""


@pytest.fixture(scope="module")
def first_run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A checkout with one small game and its tests, all of whose mutants were run once; and the report."""
    root = tmp_path_factory.mktemp("checkout").resolve()
    game, tests = root / "src/wawel/games/toy", root / "tests/games/toy"
    game.mkdir(parents=True)
    tests.mkdir(parents=True)
    (game / "__init__.py").touch()
    (game / "rules.py").write_text(RULES)
    (tests / "test_toy.py").write_text(TESTS)
    (root / "pyproject.toml").write_text(
        f'[tool.pytest.ini_options]\npythonpath = ["src/wawel/games"]\naddopts = "--import-mode=importlib {LIGHT}"\n'
    )
    return root, told(root, "toy")


@pytest.fixture
def toy(first_run: tuple[Path, dict[str, Any]], tmp_path: Path) -> Path:
    """A copy of that checkout, to be changed."""
    return Path(shutil.copytree(first_run[0], tmp_path.resolve() / "toy"))


def run(root: Path, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(TOOLS)}
    command = [sys.executable, "-c", CALL, str(root), *words]
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=120)
    assert done.returncode == status, done.stderr + done.stdout
    return done


def told(root: Path, *words: str, status: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(root, *words, "--json", status=status).stdout)
    assert found["mutants"] == found["killed"] + found["equivalent"] + len(found["survivors"])
    return found


def kept(root: Path) -> dict[str, Any]:
    """What was kept of each mutant."""
    found: dict[str, Any] = json.loads((root / "build/mutants/toy.json").read_text())["mutants"]
    return found


def test_survivors_are_reported_and_endless_loops_are_noticed(first_run: tuple[Path, dict[str, Any]]) -> None:
    root, found = first_run
    assert found["survivors"] == [
        "rules.py:5 module: IDLE = 7 → IDLE = 8",
        "rules.py:5 module: IDLE = 7 → IDLE = 6",
        "rules.py:28 spare: return 3 → return 4 (no test reaches it)",
        "rules.py:28 spare: return 3 → return 2 (no test reaches it)",
    ]
    noticed = {key: entry["killer"] for key, entry in kept(root).items()}
    counting = "tests/games/toy/test_toy.py::test_counting"
    assert noticed["rules.py Board.count_down: self.left -= 1 → removed"] == counting
    assert noticed["rules.py lives: return damage < LIFE → return damage <= LIFE"].endswith("::test_life")
    assert noticed["rules.py module: LIFE = 5 → LIFE = 6"].endswith("::test_life")


def test_a_new_test_is_tried_on_survivors_and_the_rest_is_remembered(toy: Path) -> None:
    mutant = "rules.py module: LIFE = 5 → LIFE = 6"
    path = toy / "build/mutants/toy.json"
    whole = json.loads(path.read_text())
    whole["mutants"][mutant]["killer"] = "collecting"
    path.write_text(json.dumps(whole))
    (toy / "tests/games/toy/test_spare.py").write_text(SPARE)
    assert [place.partition(": ")[2] for place in told(toy, "toy")["survivors"]] == [
        "IDLE = 7 → IDLE = 8",
        "IDLE = 7 → IDLE = 6",
    ]
    assert kept(toy)[mutant]["killer"] == "collecting"
    told(toy, "toy", "--fresh")
    assert kept(toy)[mutant]["killer"].endswith("::test_life")


def test_a_changed_function_and_a_changed_test_are_tried_anew(toy: Path) -> None:
    rules, tests = toy / "src/wawel/games/toy/rules.py", toy / "tests/games/toy/test_toy.py"
    tests.write_text(TESTS.replace("    assert not lives(5)\n", ""))
    boundary = "return damage < LIFE → return damage <= LIFE"
    assert any(boundary in place for place in told(toy, "toy")["survivors"])
    rules.write_text(RULES.replace("damage < LIFE", "LIFE > damage"))
    assert any("return LIFE > damage → return LIFE >= damage" in place for place in told(toy, "toy")["survivors"])


def test_equivalent_mutants_are_counted_apart_and_must_exist(toy: Path) -> None:
    path = toy / "tests/games/toy/equivalent-mutants.toml"
    path.write_text(EQUIVALENT)
    found = told(toy, "toy")
    assert (found["equivalent"], len(found["survivors"]), found["stale"]) == (1, 3, [])
    path.write_text(EQUIVALENT.replace("IDLE = 8", "IDLE = 9"))
    assert told(toy, "toy")["stale"] == ["rules.py module IDLE = 7 → IDLE = 9"]
    path.write_text(EQUIVALENT.replace("why", "because"))
    assert "mutant 1 does not say its why" in run(toy, "toy", status=2).stderr


def test_check_fails_below_what_is_wanted(toy: Path) -> None:
    told(toy, "toy", "--check", status=1)
    (toy / "tests/games/toy/test_spare.py").write_text(SPARE)
    second = EQUIVALENT.replace("IDLE = 8", "IDLE = 6")
    (toy / "tests/games/toy/equivalent-mutants.toml").write_text(EQUIVALENT + second)
    assert told(toy, "toy", "--check")["survivors"] == []


def test_tests_that_fail_anyway_are_a_problem(toy: Path) -> None:
    (toy / "tests/games/toy/test_spare.py").write_text(SPARE.replace("== 3", "== 4"))
    assert "test_spare.py::test_spare" in run(toy, "toy", status=2).stderr


def test_mistyped_names_get_the_nearest(toy: Path) -> None:
    assert "did you mean toy?" in run(toy, "tay", status=2).stderr
    assert "did you mean rules.py?" in run(toy, "toy", "rule.py", status=2).stderr


def test_a_game_of_ours() -> None:
    words = ("_template", "rules.py", "--sample", "8", "--seed", "3", "--no-laws")
    first, second = told(ROOT, *words), told(ROOT, *words)
    assert first == second
    assert first["mutants"] == 8
    assert first["killed"] >= 6


@pytest.mark.parametrize(
    ("line", "mutations"),
    [
        ("if a < b: f()", {"if a <= b:", "if a >= b:", "removed"}),
        ("if a and f(b): return", {"if a or f(b):", "if not a and f(b):", "if a and (not f(b)):", "removed"}),
        ("a.x += b", {"removed", "a.x -= b"}),
        ("a = b[0]", {"removed", "a = b[-1]"}),
        ("a = min(b) + 2", {"removed", "a = max(b) + 2", "a = min(b) - 2", "a = min(b) + 3", "a = min(b) + 1"}),
        ("c = not a", {"c = a"}),
        ("c = a not in b", {"c = a in b"}),
        ("c = [x for x in a if x]", {"c = [x for x in a if not x]"}),
        ("a.block(b, 'toy.one')", {"removed", "a.block(b, 'toy.two')"}),
        ("c: list[int] = f(a, key=True)", {"c: list[int] = f(a, key=False)"}),
        ("assert a == 1, f'{a + 1}'", set()),
    ],
)
def test_mutants_of_a_line(line: str, mutations: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    from mutation.operators import Source

    text = f"def g(a, b):\n    {line}\n    return a\n"
    found = Source("rules.py", text, ["toy.one", "toy.two"]).mutants
    assert {mutant.text.partition(" → ")[2] for mutant in found} == mutations
    assert all(mutant.line == 2 for mutant in found)
