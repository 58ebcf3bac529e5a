"""Slots and copy constructors are written from the declarations of a class, and a stale file is found."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "fields.py"
BEGIN = "    # --- written by tools/fields.py from the declarations above\n"
END = "    # --- end of what is written\n"

HEAD = '''"""Pieces of a game outside this repository."""

from __future__ import annotations

from typing import Annotated, Any, Final

from wawel.engine.components import Components, by, number_of, set_of
from wawel.engine.state import Piece, State
from wawel.engine.steps import Step
from wawel.engine.zones import EACH, PUBLIC, owner

CardNo = Annotated[int, number_of("card")]
CardSet = Annotated[int, set_of("card")]
PerCard = Annotated[list[int], by("card")]
START: Final = 7


class Purse(Piece):
    coins: Annotated[int, PUBLIC, START]

'''

#: every type of field: its declaration, what it is at first, and how it is copied
TYPES = {
    "plain": ("Annotated[int, PUBLIC]", "0", "o.plain"),
    "flag": ("Annotated[bool, PUBLIC, True]", "True", "o.flag"),
    "title": ("Annotated[str, PUBLIC]", '""', "o.title"),
    "motto": ("Annotated[str, PUBLIC, 'it is']", '"it is"', "o.motto"),
    "pair": ("Annotated[tuple[int, ...], PUBLIC]", "()", "o.pair"),
    "perhaps": ("Annotated[int | None, PUBLIC]", "None", "o.perhaps"),
    "numbers": ("Annotated[list[int], PUBLIC]", "[]", "o.numbers.copy()"),
    "row": ("Annotated[list[int], PUBLIC, [START] * 3]", "[START] * 3", "o.row.copy()"),
    "card": ("Annotated[CardNo, PUBLIC, -1]", "-1", "o.card"),
    "cards": ('Annotated[list[CardNo], owner("cards")]', "[]", "o.cards.copy()"),
    "held": ("Annotated[CardSet, PUBLIC]", "0", "o.held"),
    "levels": ("Annotated[PerCard, PUBLIC]", "[]", "o.levels.copy()"),
    "later": ("Annotated[list[Step[Any]], PUBLIC]", "[]", "o.later.copy()"),
    "purse": ("Annotated[Purse, EACH]", "Purse()", "Purse(o.purse)"),
    "purses": ("Annotated[list[Purse], EACH]", "[]", "[Purse(one) for one in o.purses]"),
    "lost": ("Annotated[Purse | None, EACH]", "None", "None if o.lost is None else Purse(o.lost)"),
    "maybe": ("Annotated[list[int] | None, PUBLIC]", "None", "None if o.maybe is None else o.maybe.copy()"),
}


def fields(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the tool."""
    command = [sys.executable, str(TOOL), *[str(one) for one in arguments]]
    return subprocess.run(command, capture_output=True, text=True)


def load(path: Path, name: str) -> ModuleType:
    """A module from its file."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def file_with(tmp_path: Path, body: str) -> Path:
    path = tmp_path / f"pieces_of_{tmp_path.name}.py"
    path.write_text(HEAD + BEGIN + END + "\n\n" + body, encoding="utf-8")
    return path


def test_the_states_of_all_games_are_fresh() -> None:
    done = fields("--check")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_toys_of_the_engine_are_fresh() -> None:
    assert fields("--check", ROOT / "tests" / "engine" / "toys.py").returncode == 0


def test_every_type_of_field_is_written(tmp_path: Path) -> None:
    declared = "".join(f"    {name}: {kind}\n" for name, (kind, _, _) in TYPES.items())
    state = f"class Table(State):\n    box: Components\n{declared}\n{BEGIN}{END}"
    path = file_with(tmp_path, state)
    done = fields(path)
    assert (done.returncode, done.stdout) == (0, f"{path}: rewritten\n")
    text = path.read_text(encoding="utf-8")
    assert text.startswith(HEAD + BEGIN + '    __slots__ = ("coins",)\n')
    assert "        State.__init__(self, o)\n        if o is None:\n" in text
    assert "            self.box = o.box\n" in text
    assert "self.box = 0" not in text
    for name, (_, first, copy) in TYPES.items():
        assert f"            self.{name} = {first}\n" in text
        assert f"            self.{name} = {copy}\n" in text
    assert text.endswith(f"    def clone(self) -> Table:\n        return Table(self)\n\n{END}")
    assert fields(path).stdout == "", "written once, it stays as it is"


def test_what_is_written_makes_independent_copies(tmp_path: Path) -> None:
    declared = "".join(f"    {name}: {kind}\n" for name, (kind, _, _) in TYPES.items())
    path = file_with(tmp_path, f"class Table(State):\n    box: Components\n{declared}\n{BEGIN}{END}")
    assert fields(path).returncode == 0
    made: Any = load(path, path.stem)
    one = made.Table()
    one.box = object()
    one.numbers, one.purses, one.lost, one.maybe = [1], [made.Purse()], made.Purse(), [2]
    two = one.clone()
    assert (two.box, two.motto, two.row, two.purse.coins) == (one.box, "it is", [7, 7, 7], 7)
    two.numbers.append(2)
    two.maybe.append(3)
    two.purses[0].coins = two.purse.coins = two.lost.coins = 0
    assert (one.numbers, one.maybe, one.purses[0].coins, one.purse.coins, one.lost.coins) == ([1], [2], 7, 7, 7)


def test_a_piece_made_from_another_copies_its_fields_too(tmp_path: Path) -> None:
    body = f"class Chest(Purse):\n    gems: Annotated[list[int], PUBLIC]\n\n{BEGIN}{END}\n\n"
    body += "class Locked(Chest):\n    pass\n"
    path = file_with(tmp_path, body)
    assert fields(path).returncode == 0
    made: Any = load(path, path.stem)
    one = made.Locked()
    one.gems, one.coins = [5], 3
    two = made.Locked(one)
    two.gems.append(6)
    assert (one.gems, two.gems, two.coins) == ([5], [5, 6], 3)


def test_a_state_with_nothing_but_its_box_can_be_written(tmp_path: Path) -> None:
    path = file_with(tmp_path, f"class Table(State):\n    box: Components\n\n{BEGIN}{END}")
    assert fields(path).returncode == 0
    made: Any = load(path, path.stem)
    one = made.Table()
    one.box = object()
    assert one.clone().box is one.box


def test_a_stale_file_is_found_and_left_as_it_is(tmp_path: Path) -> None:
    path = file_with(tmp_path, "")
    fields(path)
    fresh = path.read_text(encoding="utf-8")
    assert fields("--check", path).returncode == 0
    stale = fresh.replace("coins: Annotated[int, PUBLIC, START]", "coins: Annotated[int, PUBLIC, START + 1]")
    path.write_text(stale, encoding="utf-8")
    done = fields("--check", path)
    assert (done.returncode, done.stdout) == (1, f"{path}: is stale; run: make fields\n")
    assert path.read_text(encoding="utf-8") == stale
    fields(path)
    assert "            self.coins = START + 1\n" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "marks",
    ["", BEGIN, END, END + BEGIN, f"\n\nclass Other(Piece):\n    pass\n\n{BEGIN}{END}"],
    ids=lambda m: str(len(m)),
)
def test_missing_marks_are_asked_for(tmp_path: Path, marks: str) -> None:
    path = tmp_path / "pieces_without_marks.py"
    path.write_text(HEAD + marks, encoding="utf-8")
    done = fields(path)
    assert done.returncode == 1
    assert done.stderr == (
        f"pieces_without_marks.Purse: the marks are missing; put these lines below its fields:\n{BEGIN}{END}"
    )
    assert path.read_text(encoding="utf-8") == HEAD + marks


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        ("Step[Any]", "a step is held in a list"),
        ("list[list[int]]", "lists of lists are not copied deeply; use a list of pieces"),
        ("dict[str, int]", "dict[str, int] is no type of a field"),
        ("float", "float is no type of a field"),
    ],
)
def test_a_type_that_can_not_be_copied_is_refused_by_name(tmp_path: Path, kind: str, problem: str) -> None:
    path = file_with(tmp_path, f"class Table(State):\n    odd: Annotated[{kind}, PUBLIC]\n\n{BEGIN}{END}")
    before = path.read_text(encoding="utf-8")
    done = fields(path)
    assert done.returncode == 1
    assert f"{path.stem}.Table.odd: {problem}" in done.stderr
    assert path.read_text(encoding="utf-8") == before
