"""The compiled form plays as the sources do, byte for byte: states, views, worlds, choices, events, luck and records.

Two processes play the same games, one in each form. It needs both, so it belongs to the compiled stage of `make test`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from wawel.build import MODE

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).parent / "playthroughs.py"
GAMES = 12


def play(folder: str, mode: str, form: str) -> list[str]:
    """The digests of all games as one form plays them."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / folder), MODE: mode, "PYTHONHASHSEED": "random"}
    command = [sys.executable, str(SCRIPT), str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr.split() == [form]
    return done.stdout.splitlines()


def test_both_forms_play_alike() -> None:
    slow, fast = play("src", "slow", "interpreted"), play("build/fast", "fast", "compiled")
    different = [line for line, other in zip(slow, fast, strict=True) if line != other]
    assert not different, "these games (key, seats, number) differ"
    assert len(set(slow)) == len(slow) > GAMES
