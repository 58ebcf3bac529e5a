"""`wawel play` through a pipe and at a terminal: whole games, undo, hints, rules, saving and going on."""

from __future__ import annotations

import json
import os
import pty
import random
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.conftest import Run
from wawel import catalog
from wawel.cli import saves
from wawel.engine.records import Play, secret_of

START = ["play", "etchinstone", "--seed", "7", "--dragon", "skalimir"]


def scripted(seed: object, luck: random.Random, **settings: object) -> tuple[Play, list[str]]:
    """A whole game, and the lines that play it at the text table."""
    game = catalog.game("etchinstone")
    play = Play(game, secret=secret_of(str(seed)), settings=settings)
    lines = []
    while play.choices():
        choice = play.choices()[0]
        at = luck.randrange(len(choice.options))
        lines.append(str(at + 1))
        play.answer(choice, choice.options[at])
    return play, lines


@pytest.mark.parametrize(("language", "ends"), [("en", ("Defeat.", "Victory!")), ("pl", ("Porażka.", "Zwycięstwo!"))])
def test_a_whole_game_through_a_pipe(wawel: Run, tmp_path: Path, language: str, ends: tuple[str, str]) -> None:
    expected, lines = scripted(3, random.Random(3), difficulty="hard")
    record = tmp_path / "game.jsonl"
    done = wawel(
        "play", "etchinstone", "--seed", "3", "--difficulty", "hard", "--out", record, "--lang", language, lines=lines
    )
    assert done.code == 0
    assert any(end in done.out for end in ends)
    assert str(record) in done.out
    assert record.read_text(encoding="utf-8").splitlines() == expected.lines()
    assert not saves.autosave("etchinstone").exists()


def test_settings_can_be_given_in_three_ways(wawel: Run) -> None:
    ways = (
        ["--cavalryman", "tak"],
        ["--set-up", "cavalryman=yes"],
        ["--option", "glass-cannon=no", "--option", "cavalryman=true"],
    )
    for way in ways:
        assert "Cavalryman: no Linking" in wawel("play", "etchinstone", *way).out


def test_answers_may_be_stable_names(wawel: Run) -> None:
    done = wawel("play", "etchinstone", "--seed", "7", lines=["dragon:mrokosz", "face"])
    assert "Your quarry: Mrokosh." in done.out
    assert "You face:" in done.out


def test_undo_is_free_until_something_is_revealed(wawel: Run) -> None:
    done = wawel(*START, lines=["u", "5", "u", "5", "1", "u", "u", "u", "l"])
    assert done.out.count("Taken back.") == 3
    assert done.out.count("There is nothing to take back.") == 2
    assert "marked as rewound" not in done.out


def test_undo_past_a_revelation_asks_and_marks_the_result(wawel: Run, tmp_path: Path) -> None:
    _, lines = scripted(3, random.Random(3))
    record = tmp_path / "game.jsonl"
    refused = wawel("play", "etchinstone", "--seed", "3", lines=["1", "u", "n"])
    assert "marked as rewound" in refused.out
    assert "Taken back." not in refused.out
    done = wawel("play", "etchinstone", "--seed", "3", "--out", record, lines=["1", "u", "y", *lines])
    assert "Taken back." in done.out
    assert "Marked: rewound 1 time" in done.out
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[-1])["rewound"] == 1


def test_a_hint_names_an_answer_that_is_offered(wawel: Run) -> None:
    done = wawel(*START, "--hint", "greedy", lines=["h"])
    hint = next(line for line in done.out.splitlines() if "greedy would answer" in line)
    assert 1 <= int(hint.partition("answer ")[2].partition(":")[0]) <= 5


def test_the_rule_behind_the_question_an_answer_and_what_is_not_possible(wawel: Run) -> None:
    done = wawel(*START, lines=["?", "? 1", "?1", "5", "? 99", "nonsense"])
    assert "[etch.challenge.detour-optional]" in done.out
    assert done.out.count("[etch.challenge.detour-cost]") == 2
    assert done.out.count("Type a number from 1 to") == 2


def test_what_is_not_possible_is_shown_and_says_why(wawel: Run) -> None:
    done = wawel(*START, lines=["face", "1", "5", "? 5"])
    assert "Not possible: 4  Element: Winter Thorns, which has a Role already · 5  No Element card" in done.out
    assert "That is not possible now:" in done.out
    assert done.out.count("[etch.role.all-three-required]") == 2


def test_the_rules_are_shown_in_polish(wawel: Run) -> None:
    done = wawel(*START, "--lang", "pl", lines=["?"])
    assert "okrężną drogą" in done.out
    assert "[etch.challenge.detour-optional]" in done.out


def test_saving_and_resuming_gives_the_same_state(wawel: Run, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    done = wawel(*START, "--no-save", lines=["5", "1", f"s {file}", "1"])
    assert f"Saved to {file}" in done.out
    assert not saves.autosave("etchinstone").exists()
    play, _, _ = saves.resume(file)
    straight = Play(play.game, secret=secret_of("7"), settings={"dragon": "skalimir"})
    for at in (4, 0):
        choice = straight.choices()[0]
        straight.answer(choice, choice.options[at])
    assert play.game.same(play.state, straight.state)
    assert play.lines() == straight.lines()
    on = wawel("play", "--resume", file, lines=["t"])
    assert on.code == 0
    assert "Which card gives the Element?" in on.out


def test_leaving_keeps_the_game_and_says_where(wawel: Run) -> None:
    kept = saves.autosave("etchinstone")
    for lines in (["5", "1", "q"], ["5", "1"]):
        done = wawel(*START, lines=lines)
        assert done.code == 0
        assert str(kept) in done.out
        assert len(saves.resume(kept)[0].answers) == 2


def test_leaving_without_keeping_offers_to_save(wawel: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    done = wawel(*START, "--no-save", lines=["5", "q", str(file)])
    assert "Save the game?" in done.out
    assert len(saves.resume(file)[0].answers) == 1


def test_an_unfinished_game_is_put_aside_not_lost(wawel: Run) -> None:
    kept = saves.autosave("etchinstone")
    wawel(*START, lines=["5", "1"])
    wawel(*START, lines=["5"])
    assert len(saves.resume(kept)[0].answers) == 1
    assert len(saves.resume(kept.with_suffix(".previous.json"))[0].answers) == 2


NO_SAVES = [
    "",
    "{}",
    "nonsense",
    '{"game": "etchinstone", "seed": "00", "record": []}',
    '{"game": "etchinstone", "seed": "zz", "record": 3}',
    '{"game": "etchinstone", "seed": "00", "record": [], "values": 5}',
]


@pytest.mark.parametrize("text", NO_SAVES)
def test_files_that_are_no_saves_are_refused(wawel: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, encoding="utf-8")
    done = wawel("play", "--resume", file)
    assert done.code == 2
    assert str(file) in done.err


def test_a_game_that_cannot_be_kept_goes_on(wawel: Run, state: Path) -> None:
    state.parent.mkdir()
    state.write_text("in the way", encoding="utf-8")
    done = wawel(*START, lines=["5", "1"])
    assert done.code == 0
    assert done.out.count("cannot be written") == 1
    assert "Which card gives the Element?" in done.out


def test_other_values_are_played_and_kept_in_the_save(wawel: Run, tmp_path: Path) -> None:
    values = tmp_path / "values.toml"
    values.write_text(
        'game = "etchinstone"\n[dragon.skalimir]\ninitiative = 33\nname = { pl = "Głaz", en = "Boulder" }\n', "utf-8"
    )
    file = tmp_path / "save.json"
    done = wawel(*START, "--values", values, "--set", "dragon.skalimir.initial=22", lines=["5", f"s {file}"])
    assert "Dragon: Boulder" in done.out
    assert "Initiative 33 · Initial Damage 22" in done.out
    assert "Initiative 33 · Initial Damage 22" in wawel("play", "--resume", file, lines=["t"]).out


def test_bots_take_the_other_seats(wawel: Run, tmp_path: Path) -> None:
    record = tmp_path / "hoard.jsonl"
    done = wawel(
        "play", "_template", "--players", "3", "--seed", "1", "--bots", "random", "--out", record, lines=["1"] * 60
    )
    assert done.code == 0
    assert "The record is in" in done.out
    assert wawel("verify", record).code == 0


def at_terminal(words: list[str], talk: list[tuple[str, str]]) -> str:
    """Run `wawel` at a terminal: wait for each expected text, then type the answer to it."""
    process, terminal = pty.fork()
    if process == 0:
        os.execv(sys.executable, [sys.executable, "-m", "wawel.cli", *words])
    shown = ""
    waiting = list(talk)
    end = time.monotonic() + 60
    seen = 0
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                got = os.read(terminal, 65536)
            except OSError:
                break
            if not got:
                break
            shown += got.decode(errors="replace")
        if waiting and waiting[0][0] in shown[seen:]:
            seen = len(shown)
            os.write(terminal, (waiting.pop(0)[1] + "\n").encode())
    os.waitpid(process, 0)
    os.close(terminal)
    assert not waiting, f"never seen: {waiting[0][0]!r} in {shown!r}"
    return shown


def test_a_terminal_gets_a_menu_and_an_offer_to_go_on() -> None:
    first = at_terminal(
        ["play"],
        [("Which game shall it be?", "9"), (f"from 1 to {len(catalog.GAMES)}", "1"), ("Answer", "1"), ("Answer", "q")],
    )
    assert "The game is kept in" in first
    second = at_terminal(["play", "etchinstone"], [("left unfinished after 1 answer", ""), ("Answer", "q")])
    assert "In your way:" in second
    third = at_terminal(["play", "etchinstone"], [("left unfinished after 1 answer", "n"), ("Which Dragon", "q")])
    assert "In your way:" not in third


def test_a_real_pipe_works() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "wawel.cli", *START], input="5\n1\n", capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0
    assert "The game is kept in" in done.stdout
    assert not done.stderr
