"""What can be wrong, as a key and arguments: players read it in their language, developers in the English that is here.

An error carries a `Problem`. Words for players are made at the edge, from the Fluent message `problem-<key>`, which has
the variables of the template here. What can be wrong in one game only is declared by that game, under a key that names
it (`epic.deck-small`); the message `problem-deck-small` is among the texts of the game. Three arguments are special:

    known   the words that would have been right. The template shows them as `{known}`, or as `{hint}` with the nearest
            one to `word`; the edge makes a `$hint` of its own.
    value   a value of a file, shown as it would be typed there.
    reason  what Python says about it, in English: for developers only.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any, Final

PROBLEMS: Final[dict[str, str]] = {
    # files
    "file-missing": "there is no such file",
    "file-not-text": "the file is not UTF-8 text ({reason})",
    "toml": "not valid TOML: {reason}",
    "toml-at": "not valid TOML: {reason} (at line {line}, column {column})",
    "game-unknown": "there is no game {word!r}; there are {known}",
    "game-unsaid": "the file does not say which game it is for",
    "game-other": "this file is for {theirs}, not for {ours}",
    # fields of content files
    "missing": "is missing",
    "empty": "is empty",
    "name-missing": "has no name in the language {language!r}",
    "number": "should be a whole number, not {value!r}",
    "number-range": "should be a whole number from {low} to {high}, not {value!r}",
    "range": "should be from {low} to {high}, not {value}",
    "numbers": "should be a list of {count} whole numbers, not {value!r}",
    "numbers-count": "should have {count} numbers, not {found}",
    "text": "should be a text, not {value!r}",
    "word": "should be a word, not {value!r}",
    "words": "should be a list of words, not {value!r}",
    "table": "should be a table, not {value!r}",
    "table-expected": "expected a table, got {value!r}",
    "tables": "should be a list of tables, not {value!r}",
    "tables-count": "there should be {count} of them, not {found}",
    "unknown": "{word!r} is unknown{hint}",
    "field-unknown": "is not a known field{hint}",
    "twice": "{word!r} is there twice",
    # changes laid over content files
    "path": "should look like dragon.NAME.FIELD",
    "ids": "should be a table of ids",
    "fields": "should be a table of fields",
    "kind-unknown": "is no kind of component{hint}",
    "not-there": "is not there{hint}",
    "places": "there are only places 1 to {count}",
    # effect words
    "effect": "an effect is a word or a table with one word, not {value!r}",
    "effects": "should be a list of effects, not {value!r}",
    "effect-unknown": "{word!r} is no effect word{hint}",
    "effect-lists": "{word!r} takes {low} to {high} lists of effects",
    "effect-number": "{word!r} takes a number from {low} to {high}, not {value!r}",
    "effect-bare": "{word!r} takes nothing, but {value!r} is given",
    "effect-fields": "{word!r} takes a table of {known}, not {value!r}",
    "effect-field-unknown": "{word!r} has no such field; there are {known}",
    "effect-field-missing": "{word!r} needs the field {name!r}",
    "effect-field-name": "can't be {value!r}; choose one of {known}",
    "effect-field-number": "should be a whole number from {low} to {high}, not {value!r}",
    "flag": "should be true or false, not {value!r}",
    "tables-fewest": "there should be at least {count} of them, not {found}",
    # setting a game up
    "players": "{game} is played by {known}, not by {players}",
    "setting-none": "{game} has no setting {word!r}; there are none",
    "setting-unknown": "{game} has no setting {word!r}; there are {known}",
    "setting-value": "{setting} can't be {value!r}; choose one of {known}",
    "setting-seats": "{setting} can't be {value!r} with {players} players; choose one of {known}",
    "bot-unknown": "there is no bot {word!r}; there are {known}",
    "bot-numbers": "{spec!r}: after {bot!r} at most {most} whole numbers may follow, as in mcts:300",
    # answers
    "choice-closed": "choice {number} is not open; open: {known} ({rule})",
    "choice-over": "choice {number} is not open; the game is over ({rule})",
    "option-closed": "{option} is not offered in choice {number}: see {rule}; the question comes from {asked}",
    "option-forbidden": "{option} is not offered in choice {number}: {rule}",
    "code-closed": "option {code} is not offered in choice {number}: {rule}",
    "leave-closed": "seat {seat} can't leave: the rules don't say how the game goes on without it",
    "verb-unknown": "there is no verb {word!r}; known are {known}",
    "verb-bare": "{verb!r} takes no argument, but {option!r} has one",
    "verb-argument": "{argument!r} is no argument of {verb!r}",
    "chance-needed": "a chance result below {ways} is needed",
    "chance-range": "chance result {at} of the script is {result}, but only 0 to {most} can happen",
    "undo-nothing": "nothing has been answered yet",
    "undo-revealed": "the last answer revealed something, so it can't be taken back",
    # records
    "record-empty": "the record is empty",
    "record-damaged": "this line was changed or is damaged: its check sum does not fit",
    "record-json": "not valid JSON ({reason})",
    "record-object": "not a JSON object",
    "record-odd": "the record can't be read",
    "record-format": "this is no Wawel record of format {format}",
    "record-lacks": "{field!r} is missing",
    "record-value": "{field!r} can't be {value!r}",
    "record-chance": "a chance result can't be {value!r}",
    "record-game": "a record of {theirs}, not of {ours}",
    "record-rules": "recorded under rules version {theirs}, but {game} here has version {ours}",
    "record-content": "recorded with other component values ({theirs}, here {ours})",
    "record-answer": "the answer is not legal here: {problem}",
    "record-option": "not an answer of this game: {problem}",
    "record-luck": "the chance results do not fit the answer: {problem}",
    "record-luck-more": "more chance results are recorded than happen here",
    "record-seat": "seat {seat} was not asked here",
    "record-set-up": "the chance results do not fit the set-up: {problem}",
    "record-set-up-more": "more chance results are recorded than happen in the set-up",
    "record-over": "a result is recorded, but the game is not over",
    "record-result": "the replayed game ends otherwise than recorded",
    "record-unfinished": "the game is not over: its seed is still secret, so the luck can't be checked",
    "record-seed": "the revealed seed is not the one committed to in line 1",
    "record-seed-set-up": "the set-up's luck does not come from the seed",
    "record-seed-answer": "the luck of this answer does not come from the seed",
    # stored states
    "form-table": "expected a table of fields, got {type}",
    "form-unknown": "unknown field {field!r}",
    "form-lacks": "field {field!r} is missing",
    "form-number": "expected a whole number, got {value!r}",
    "form-range": "expected a number from 0 to {most}, got {value!r}",
    "form-type": "expected {type}, got {value!r}",
    "form-list": "expected a list, got {value!r}",
    "form-never": "a field of this type can't be stored",
    "form-step": "expected a step as [name, fields], got {value!r}",
    "form-step-unknown": "there is no step {step!r} in this game",
    "form-step-fields": "step {step} has the fields {fields}, not {found}",
    "form-component": "there is no {kind} {word!r} here{hint}",
    "form-component-lacks": "the {kind} {word!r} is missing",
    "form-event": "expected an event as key, args and reader, got {value!r}",
    "form-choice": "the stored state is not at a choice",
}
"""Templates for `str.format`, by key."""


def declare(game: str, templates: dict[str, str]) -> None:
    """Add what can be wrong in one game only."""
    for key, template in templates.items():
        PROBLEMS[f"{game}.{key}"] = template


class Problem:
    """What is wrong. `str` says it in English, formatted only when it is needed."""

    __slots__ = ("given", "key")

    def __init__(self, key: str, **given: Any) -> None:
        self.key = key
        self.given = given

    def __str__(self) -> str:
        shown = dict(self.given)
        if "known" in shown:
            known = [str(word) for word in shown["known"]]
            shown["known"] = ", ".join(known)
            shown["hint"] = did_you_mean(str(shown.get("word", "")), known)
        return PROBLEMS[self.key].format(**shown)

    def __repr__(self) -> str:
        return f"Problem({self.key!r}: {self})"

    def __reduce__(self) -> tuple[Any, ...]:
        return problem_from, (self.key, self.given)


def problem_from(key: str, given: dict[str, Any]) -> Problem:
    """Rebuild a problem in another process."""
    return Problem(key, **given)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """What to do about an unknown word: the nearest known one, and all of them if they are few."""
    words = list(known)
    near = difflib.get_close_matches(word, words, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    return hint + (f" (known: {', '.join(words)})" if 0 < len(words) <= 24 else "")
