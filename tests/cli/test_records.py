"""`wawel verify` and `wawel replay`: true records, changed ones, and records from elsewhere."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from cli.conftest import Run
from wawel import catalog
from wawel.cli import saves
from wawel.engine.records import Play, Writer, secret_of


@pytest.fixture
def play() -> Play:
    made = Play(catalog.game("etchinstone"), secret=secret_of(5))
    luck = random.Random(5)
    while made.choices():
        choice = made.choices()[0]
        made.answer(choice, luck.choice(choice.options))
    return made


@pytest.fixture
def record(play: Play, tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(play.lines()) + "\n", encoding="utf-8")
    return file


def rewritten(file: Path, **changes: object) -> None:
    """Change the header and make the check sums fit again."""
    bodies = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    bodies[0].update(changes)
    writer = Writer()
    lines = [writer.line({key: value for key, value in body.items() if key != "sum"}) for body in bodies]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_a_true_record_is_ok(wawel: Run, record: Path, play: Play) -> None:
    done = wawel("verify", record)
    assert done.code == 0
    assert done.out.startswith(f"OK: etchinstone, {len(play.answers)} answers, ")
    told = json.loads(wawel("verify", record, "--json").out)
    result = play.game.result(play.state)
    assert result is not None
    assert told == {
        "ok": True,
        "game": "etchinstone",
        "answers": len(play.answers),
        "rewound": 0,
        "forked": None,
        "resigned": [],
        "result": result.to_json(),
    }


@pytest.mark.parametrize("line", [1, 2, 9])
def test_one_flipped_byte_is_found_with_its_line(wawel: Run, record: Path, line: int) -> None:
    lines = record.read_bytes().split(b"\n")
    at = len(lines[line - 1]) // 2
    for bit in (1, 128):
        changed = bytearray(lines[line - 1])
        changed[at] ^= bit
        record.write_bytes(b"\n".join([*lines[: line - 1], bytes(changed), *lines[line:]]))
        done = wawel("verify", record)
        assert done.code == 1
        assert f"line {line}: this line was changed or is damaged" in done.out
        assert json.loads(wawel("verify", record, "--json").out)["line"] == line
        assert wawel("replay", record).code == 1


def test_a_lost_line_is_found(wawel: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:4] + lines[5:]) + "\n", encoding="utf-8")
    assert "line 5:" in wawel("verify", record).out


def test_an_answer_that_was_not_legal_is_found(wawel: Run, record: Path) -> None:
    bodies = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    bodies[2]["option"] = "regroup:undertow"
    record.write_text("\n".join(json.dumps(body) for body in bodies), encoding="utf-8")
    rewritten(record)
    done = wawel("verify", record)
    assert done.code == 1
    assert "line 3:" in done.out


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"rules": "0"}, "recorded under rules version 0, but here is version"),
        ({"content": "123456789abc"}, "recorded with other component values (123456789abc"),
        ({"wawel": 99}, "this is no record of Wawel"),
        ({"players": "many"}, ""),
        ({"settings": {"dragon": "nobody"}}, ""),
    ],
)
def test_records_from_elsewhere_say_so(wawel: Run, record: Path, changes: dict[str, object], told: str) -> None:
    rewritten(record, **changes)
    for command in ("verify", "replay"):
        done = wawel(command, record)
        assert done.code == 1
        assert f"line 1: {told}" in done.out


def test_an_unfinished_record_cannot_be_verified_but_replayed(wawel: Run, play: Play, tmp_path: Path) -> None:
    while play.game.result(play.state) is not None or len(play.answers) > 5:
        play.rewind()
    file = tmp_path / "save.json"
    saves.save(file, play, [])
    done = wawel("verify", file)
    assert done.code == 1
    assert "the game is not over" in done.out
    replayed = wawel("replay", file)
    assert replayed.code == 0
    assert "The game is not over; 5 answers so far." in replayed.out


def test_a_replay_tells_every_answer_and_the_result(wawel: Run, record: Path, play: Play) -> None:
    done = wawel("replay", record, "--lang", "pl")
    assert f"\n{len(play.answers)}. " in done.out
    assert "Porażka." in done.out or "Zwycięstwo!" in done.out
    told = json.loads(wawel("replay", record, "--json").out)
    assert len(told["answers"]) == len(play.answers)
    assert told["result"] == json.loads(play.lines()[-1])["result"]
    assert told["answers"][0]["events"][0]["event"]["key"] == "dragon"


def test_a_step_shows_the_table_after_so_many_answers(wawel: Run, record: Path, play: Play) -> None:
    assert "Which Dragon are you after?" in wawel("replay", record, "--step", "0").out
    assert "In your way:" in wawel("replay", record, "--step", "1").out
    last = wawel("replay", record, "--step", str(len(play.answers))).out
    assert "Victory!" in last or "Defeat." in last
    told = json.loads(wawel("replay", record, "--step", "2", "--json").out)
    assert told["view"] == play.game.view(play.states[2], 0)
    assert told["result"] is None
    for step in ("-1", "999"):
        done = wawel("replay", record, f"--step={step}")
        assert done.code == 2
        assert "There is no step" in done.err


def test_a_record_of_other_values_needs_them(wawel: Run, tmp_path: Path) -> None:
    content = catalog.content("etchinstone")
    content.set("dragon.skalimir.initiative", 12)
    game = catalog.changed_game("etchinstone", content)
    made = Play(game, secret=secret_of(5))
    while made.choices():
        made.answer(made.choices()[0], made.choices()[0].options[0])
    file = tmp_path / "other.jsonl"
    file.write_text("\n".join(made.lines()) + "\n", encoding="utf-8")
    assert "--values" in wawel("verify", file).out
    assert wawel("verify", file, "--set", "dragon.skalimir.initiative=12").code == 0
