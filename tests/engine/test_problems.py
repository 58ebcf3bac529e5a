"""Problems: English for developers, made from the key; errors that carry one go from process to process."""

from __future__ import annotations

import pickle

import pytest

from wawel.bots import UnknownBot
from wawel.engine.chance import BadScript, NeedChance
from wawel.engine.content import ContentError
from wawel.engine.game import BadSetting, IllegalAnswer
from wawel.engine.json_form import BadForm
from wawel.engine.problems import Problem
from wawel.engine.records import BadRecord, NoUndo
from wawel.engine.verbs import UnknownOption

GIAN = Problem("unknown", word="gian", known=["gain", "steal"])
TOLD = "'gian' is unknown; did you mean 'gain'? (known: gain, steal)"


def test_a_problem_is_written_in_english() -> None:
    assert str(GIAN) == TOLD
    assert repr(GIAN) == f"Problem('unknown': {TOLD})"
    assert str(Problem("record-option", problem=GIAN)) == f"not an answer of this game: {TOLD}"
    assert str(Problem("players", game="toy", known=[2, 3], players=4)) == "toy is played by 2, 3, not by 4"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (BadSetting(GIAN), TOLD),
        (NoUndo(GIAN), TOLD),
        (BadScript(GIAN), TOLD),
        (UnknownBot(GIAN), TOLD),
        (UnknownOption(GIAN), TOLD),
        (IllegalAnswer(GIAN, "toy.rule", "toy.ask"), TOLD),
        (BadRecord(3, GIAN), f"line 3: {TOLD}"),
        (BadRecord(0, GIAN), TOLD),
        (BadForm("toy.count", GIAN), f"toy.count: {TOLD}"),
        (ContentError("x.toml", "card y", "hp", GIAN), f"x.toml: card y: hp: {TOLD}"),
        (NeedChance(6), "a chance result below 6 is needed"),
    ],
)
def test_errors_come_back_whole_from_another_process(error: Exception, told: str) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error) == told
    assert again.problem.key == error.problem.key  # type: ignore[attr-defined]
    assert again.problem.given == error.problem.given  # type: ignore[attr-defined]
