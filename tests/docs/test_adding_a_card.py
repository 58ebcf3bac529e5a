"""docs/adding-a-card.md, carried out: data, words and a test are all that a new card needs."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from docs.guide import ROOT, blocks, carry_out, copied
from wawel import catalog
from wawel.engine.json_form import to_json_form

GUIDE = ROOT / "docs" / "adding-a-card.md"
#: the new cards of the guide: kind and id; names and parts of the text in both languages
NEW = {
    "_template": ("card", "troll", ["Troll · Trol", "en: take 1 gold", "pl: weź 1 sztukę złota"]),
    "epic": ("card", "salt-miner", ["Salt Miner · Górnik z żupy", "en: Tribute → ", "pl: Hołd → "]),
    "dragonsgate": ("spell", "night-market", ["Night Market · Nocny targ", "3 coins", "3 monety"]),
}
#: tests that count what is in the boxes: the new cards are not of these
COUNTING = (
    "tests/games/_template/test_rules.py",
    "tests/games/epic/test_cards.py",
    "tests/games/epic/test_setup.py",
    "tests/games/dragonsgate/test_components.py",
    "tests/games/dragonsgate/test_spell_cards.py",
)


def saved_tables() -> dict[str, dict[str, object]]:
    """A table of each game as it is stored today, some answers after its beginning."""
    found: dict[str, dict[str, object]] = {}
    for key, (_, card, _) in NEW.items():
        game = catalog.game(key)
        s = game.new(seed="before")
        luck = random.Random(3)
        for _ in range(12):
            choice = game.choices(s)[0]
            game.answer(s, choice.number, luck.choice(choice.options))
        found[key] = {"card": card, "verb": "play", "saved": to_json_form(s)}
    return found


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with everything the guide adds."""
    where = copied(tmp_path_factory.mktemp("wawel"))
    touched = [path.relative_to(where).as_posix() for path in carry_out(GUIDE, where)]
    assert [path for path in touched if path.endswith(".py")] == [
        "tests/games/_template/test_troll.py",
        "tests/games/epic/test_salt_miner.py",
        "tests/games/dragonsgate/test_night_market.py",
    ]
    code = {path for path in touched if path.startswith("src/") and path.endswith(".py")}
    assert not code, "data and words are all that changes in the sources"
    return where


def run(copy: Path, *words: str) -> str:
    """What a Python program says that runs with the sources of the copy."""
    env = os.environ | {"PYTHONPATH": f"{copy / 'src'}:{copy / 'tests'}", "WAWEL_MODE": "slow", "WAWEL_LANG": "en"}
    done = subprocess.run([sys.executable, *words], cwd=copy, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.no_cover
def test_the_cards_are_played_and_older_tables_open(copy: Path, tmp_path: Path) -> None:
    older = tmp_path / "older.json"
    older.write_text(json.dumps(saved_tables()), encoding="utf-8")
    told = json.loads(run(copy, "tests/docs/play_new_cards.py", str(older)))
    assert told == {key: {"played": True, "codes": True, "opened": True, "went on": True} for key in NEW}


@pytest.mark.no_cover
def test_the_cards_are_shown_in_both_languages(copy: Path) -> None:
    for key, (kind, card, parts) in NEW.items():
        shown = run(copy, "-m", "wawel.cli", "content", "show", key, card)
        for part in [f"{kind} {card}", *parts]:
            assert part in shown
    told = [text for language, text in blocks(GUIDE) if language == "text" and text.startswith("Troll")]
    assert [run(copy, "-m", "wawel.cli", "content", "show", "_template", "troll")] == told


@pytest.mark.no_cover
def test_the_tests_of_the_guide_pass_and_so_do_those_that_count_what_is_in_the_boxes(copy: Path) -> None:
    new = [f"tests/games/{key}/test_{card.replace('-', '_')}.py" for key, (_, card, _) in NEW.items()]
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *new, *COUNTING)
