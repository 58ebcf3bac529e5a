"""Help pages in both languages, their speed, and usage errors."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cli.conftest import Run
from wawel.cli import COMMANDS

PAGES = [*((name,) for name in COMMANDS), ("rules", "coverage"), ("content", "check"), ("content", "show")]


@pytest.mark.parametrize(("language", "heading"), [("en", "Usage:"), ("pl", "Użycie:")])
def test_the_first_page_lists_every_command(wawel: Run, language: str, heading: str) -> None:
    done = wawel("--help", "--lang", language)
    assert done.code == 0
    assert done.out.startswith(heading)
    for name in COMMANDS:
        assert f"  {name} " in done.out


@pytest.mark.parametrize("page", PAGES, ids=" ".join)
@pytest.mark.parametrize(("language", "example"), [("en", "Example"), ("pl", "Przykład")])
def test_every_page_has_an_example(wawel: Run, page: tuple[str, ...], language: str, example: str) -> None:
    done = wawel(*page, "--help", "--lang", language)
    assert done.code == 0
    assert f"\n{example}\n  wawel {page[0]}" in done.out


@pytest.mark.no_cover
def test_help_is_quick() -> None:
    """Half a second, counted as processor time and at best, for machines are not always quiet."""

    def spent() -> float:
        before = os.times()
        subprocess.run([sys.executable, "-m", "wawel.cli", "--help"], check=True, capture_output=True)
        after = os.times()
        return after.children_user + after.children_system - before.children_user - before.children_system

    assert min(spent() for _ in range(3)) < 0.5


def test_help_imports_neither_the_engine_nor_fluent() -> None:
    program = (
        "import sys, wawel.cli; wawel.cli.main(['--help']);"
        "slow = {'wawel.engine.game', 'fluent.runtime', 'babel', 'pygments', 'rich.markdown', 'importlib.metadata'};"
        "sys.exit(', '.join(sorted(slow & set(sys.modules))) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_version_is_printed(wawel: Run) -> None:
    assert wawel("--version").out.strip() == "0.1.0"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["gmes"], "Did you mean “games”?"),
        (["games", "--jsn"], "Did you mean “--json”?"),
        (["games", "extra"], "extra"),
        (["verify"], "FILE is missing"),
        (["replay", "x.jsonl", "--step", "three"], "“three” does not fit --step"),
        (["replay", "x.jsonl", "--step"], "--step needs a value"),
        (["verify", "no/such/file.jsonl"], "There is no file no/such/file.jsonl"),
        (["games", "--lang", "de"], "there are en and pl"),
        (["games", "--lang"], "there are en and pl"),
        (["play", "etchinston"], "Did you mean “etchinstone”?"),
        (["rules", "etchinston"], "Did you mean “etchinstone”?"),
        (["play"], "Which game?"),
        (["play", "etchinstone", "--dificulty", "hard"], "Did you mean “difficulty”?"),
        (["play", "etchinstone", "--difficulty", "hrad"], "Did you mean “hard”?"),
        (["play", "etchinstone", "--option", "difficulty"], "NAME=VALUE"),
        (["play", "etchinstone", "--set-up", "cavalryman=maybe"], "no, yes"),
        (["play", "etchinstone", "--players", "2"], "1 to 1 players"),
        (["play", "etchinstone", "--hint", "gredy"], "Did you mean “greedy”?"),
        (["play", "etchinstone", "--set", "dragon.skalimir=3"], "dragon.NAME.FIELD=VALUE"),
        (["play", "etchinstone", "--set", "dragon.skalimir.initiative=-3"], "initiative"),
        (["play", "--resume", "x.json", "--seed", "3"], "--resume"),
    ],
    ids=" ".join,
)
def test_mistakes_are_reported_in_one_line(wawel: Run, words: list[str], told: str) -> None:
    done = wawel(*words)
    assert done.code == 2
    assert told in done.err
    assert done.err.startswith("Error: ")
    assert done.err.count("\n") == 1
    assert not done.out


def test_mistakes_are_reported_in_polish_too(wawel: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert wawel("gmes").err.startswith("Błąd: Nie ma polecenia „gmes”. Może chodzi o „games”?")


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = f"{sys.executable} -m wawel.cli rules etchinstone | head -n 1"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True)
    assert done.returncode == 0
    assert not done.stderr
