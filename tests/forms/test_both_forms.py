"""The compiled form plays as the sources do, byte for byte: states, views, worlds, choices, events, luck and records.

Two processes play the same games, one in each form. It needs both, so it belongs to the compiled stage of `make test`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wawel import catalog
from wawel.build import MODE

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).parent / "playthroughs.py"
GAMES = 8


def play(key: str, folder: str, mode: str, form: str) -> list[str]:
    """The digests of random games as one form plays them."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / folder), MODE: mode, "PYTHONHASHSEED": "random"}
    command = [sys.executable, str(SCRIPT), key, str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr.split() == [form]
    return done.stdout.splitlines()


@pytest.mark.parametrize("key", catalog.GAMES + catalog.HIDDEN)
def test_both_forms_play_alike(key: str) -> None:
    slow, fast = play(key, "src", "slow", "interpreted"), play(key, "build/fast", "fast", "compiled")
    different = [line for line, other in zip(slow, fast, strict=True) if line != other]
    assert not different, "these games (key, seats, number) differ"
    assert len(set(slow)) == len(slow) >= 6
