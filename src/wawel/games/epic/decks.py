"""Constructed decks: the rules of the format, and the file a deck is kept in."""

from __future__ import annotations

import difflib
from typing import Final

from wawel.engine.checks import FileCheck
from wawel.engine.phrases import ComponentRef, Phrase, PhraseArgument
from wawel.engine.problems import Problem
from wawel.games.epic.box import ALIGNMENTS, CARDS, Box

#: [epic.constructed.min-sixty] [epic.constructed.max-three-copies]
FEWEST: Final = 60
COPIES: Final = 3
#: a number of copies with more digits is a typing error
DIGITS: Final = 3


def problems_of(box: Box, copies: list[int]) -> list[Problem]:
    """Every rule of the format that a deck breaks; none if it may be played.

    [epic.constructed.min-sixty] [epic.constructed.max-three-copies] [epic.constructed.zero-to-one-ratio]
    [epic.ruling.constructed-multi-alignment]
    """
    found: list[Problem] = []
    if sum(copies) < FEWEST:
        found.append(Problem("epic.deck-small", count=FEWEST, found=sum(copies)))
    for card in range(CARDS):
        if copies[card] > COPIES:
            found.append(Problem("epic.deck-copies", word=box.ids["card"][card], count=COPIES, found=copies[card]))
    for alignment, name in enumerate(ALIGNMENTS):
        free, paid = costs(box, copies, alignment)
        if paid < 2 * free:
            found.append(Problem("epic.deck-ratio", word=name, free=free, paid=paid, count=2 * free))
    return found


def costs(box: Box, copies: list[int], alignment: int) -> tuple[int, int]:
    """How many cards of cost 0 and of cost 1 a deck has in an alignment."""
    free = 0
    paid = 0
    for card in range(CARDS):
        if box.cards[card].alignment == alignment:
            if box.cards[card].cost == 0:
                free += copies[card]
            else:
                paid += copies[card]
    return free, paid


class BadDeck(Exception):
    """A deck file that can't be played: every problem with its line, 0 for the deck as a whole."""

    def __init__(self, problems: list[tuple[int, Problem]]) -> None:
        super().__init__("; ".join(f"line {line}: {problem}" if line else str(problem) for line, problem in problems))
        self.problems = problems


def read_deck(box: Box, text: str) -> list[int]:
    """A deck from its file, which must keep the rules. All problems are reported at once."""
    copies, wrong = read_lines(box, text)
    wrong += [(0, problem) for problem in problems_of(box, copies)]
    if wrong:
        raise BadDeck(wrong)
    return copies


def read_lines(box: Box, text: str) -> tuple[list[int], list[tuple[int, Problem]]]:
    """The cards in the file of a deck: a line `3 card-id` for each, `#` for remarks; and what is wrong in it."""
    copies = [0] * CARDS
    known = box.ids["playing-card"]
    wrong: list[tuple[int, Problem]] = []
    for at, written in enumerate(text.splitlines(), 1):
        line = written.partition("#")[0].strip()
        if not line:
            continue
        count, _, name = line.partition(" ")
        name = name.strip()
        if not count.isdecimal() or len(count) > DIGITS or not name:
            wrong.append((at, Problem("epic.deck-line", text=line)))
        elif name not in known:
            wrong.append((at, unknown_card(name, known)))
        else:
            copies[known.index(name)] += int(count)
    return copies, wrong


def unknown_card(name: str, known: list[str]) -> Problem:
    """The problem of an unknown card, with a card of similar name if there is one."""
    near = difflib.get_close_matches(name, known, 1)
    if near:
        return Problem("epic.deck-unknown-near", word=name, near=near[0])
    return Problem("epic.deck-unknown", word=name)


def check_deck(box: Box, text: str) -> FileCheck:
    """What the file of a deck holds, and every rule of the format that it breaks."""
    copies, wrong = read_lines(box, text)
    wrong += [(0, problem) for problem in problems_of(box, copies)]
    figures = {
        "size": sum(copies),
        "fewest": FEWEST,
        "most": COPIES,
        "copies": {name: copies[card] for card, name in enumerate(box.ids["playing-card"]) if copies[card]},
        "costs": {name: list(costs(box, copies, alignment)) for alignment, name in enumerate(ALIGNMENTS)},
    }
    return FileCheck(
        Phrase("checked-deck", n=sum(copies)), [(line, said(box, problem)) for line, problem in wrong], figures
    )


def said(box: Box, problem: Problem) -> Phrase:
    """A problem of a deck as a phrase: cards and alignments by their names."""
    args: dict[str, PhraseArgument] = dict(problem.given)
    for kind, key in (("card", "epic.deck-copies"), ("alignment", "epic.deck-ratio")):
        if problem.key == key:
            args["word"] = ComponentRef(kind, box.ids[kind].index(problem.given["word"]))
    return Phrase(f"problem-{problem.key.removeprefix('epic.')}", **args)


def write_deck(box: Box, copies: list[int], name: str) -> str:
    """The file of a deck, its cards by alignment and cost."""
    lines = [f"# {name}"]
    ids = box.ids["card"]
    for alignment, title in enumerate(ALIGNMENTS):
        chosen = [c for c in range(CARDS) if copies[c] and box.cards[c].alignment == alignment]
        if chosen:
            lines.append(f"# {title}")
            for card in sorted(chosen, key=lambda c: (box.cards[c].cost, ids[c])):
                lines.append(f"{copies[card]} {ids[card]}")
    return "\n".join(lines) + "\n"
