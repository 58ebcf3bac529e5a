"""The result of checking a file of a game's own kind, such as a deck. A game's package offers its checks by kind:

files = {"deck": check_deck}
"""

from __future__ import annotations

from typing import Any

from wawel.engine.phrases import Phrase


class FileCheck:
    """`problems` are what keeps the file from being used, each with its line, 0 for the file as a whole. `summary` says
    in a sentence what the file holds; `figures` say it in numbers, for programs."""

    __slots__ = ("figures", "problems", "summary")

    def __init__(self, summary: Phrase, problems: list[tuple[int, Phrase]], figures: dict[str, Any]) -> None:
        self.summary = summary
        self.problems = problems
        self.figures = figures
