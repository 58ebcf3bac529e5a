"""`wawel rules`: sections, single rules, searching, and which rules have a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run
from wawel import catalog
from wawel.cli.rulebook import Entry, Rulebook, folded, highlights, rulebook


def test_sections_are_listed_in_the_language_asked_for(wawel: Run) -> None:
    assert "Challenge phase (10)" in wawel("rules", "etchinstone").out
    assert "Faza Wyzwania (10)" in wawel("rules", "etchinstone", "--lang", "pl").out
    told = json.loads(wawel("rules", "etchinstone", "--json").out)
    assert sum(len(section["rules"]) for section in told) == 218


def test_no_section_is_left_in_polish() -> None:
    english = rulebook("etchinstone", "en").sections()
    polish = rulebook("etchinstone", "pl").sections()
    assert len(english) == len(polish)
    assert not set(english) & set(polish)


@pytest.mark.parametrize("id", ["etch.region-end.trigger", "region-end.trigger"])
def test_a_rule_comes_with_the_examples_that_name_it(wawel: Run, id: str) -> None:
    done = wawel("rules", "etchinstone", id)
    assert done.out.startswith("etch.region-end.trigger")
    assert "etch.ex.book.region-end-five-cards" in done.out
    told = json.loads(wawel("rules", "etchinstone", id, "--json").out)
    assert told["id"] == "etch.region-end.trigger"
    assert {other["id"] for other in told["about"]} >= {"etch.ex.book.region-end-five-cards"}


def test_a_rule_comes_with_the_rulings_that_name_it() -> None:
    rule = Entry("a.rule", "rule", "One", "Text.", [])
    ruling = Entry("a.ruling.x", "ruling", "", "Question? Answer.", ["a.rule"])
    book = Rulebook([rule, ruling])
    assert book.about(rule) == [ruling]
    assert book.about(ruling) == [rule]


def test_a_ruling_can_be_looked_up(wawel: Run) -> None:
    done = wawel("rules", "etchinstone", "etch.ruling.detour-limit-scope", "--lang", "pl")
    assert "Rozstrzygnięcie" in done.out
    assert "licznik wraca" in done.out


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        (["detour", "limit"], "en", "etch.challenge.detour-limit"),
        (["DETOUR", "Most"], "en", "etch.challenge.detour-limit"),
        (["Regroup", "once"], "en", "etch.final-journey.regroup-once"),
        (["trucizna"], "pl", "etch.ability.poison"),
        (["łączenie", "żywioł"], "pl", "etch.link."),
        (["laczenie", "ZYWIOL"], "pl", "etch.link."),
    ],
)
def test_a_search_ranks_and_minds_neither_case_nor_diacritics(
    wawel: Run, words: list[str], language: str, first: str
) -> None:
    found = json.loads(wawel("rules", "etchinstone", *words, "--lang", language, "--json").out)
    assert found[0]["id"].startswith(first)


def test_a_search_with_and_without_diacritics_finds_the_same() -> None:
    book = rulebook("etchinstone", "pl")
    assert [entry.id for entry in book.search("ręka żywioł")] == [entry.id for entry in book.search("reka zywiol")]


def test_what_was_searched_for_stands_out() -> None:
    text = "Zażółć gęślą jaźń"
    assert folded(text) == "zazolc gesla jazn"
    assert [text[start:end] for start, end in highlights(text, "GESLA")] == ["gęślą"]


def test_nothing_found_suggests_something(wawel: Run) -> None:
    done = wawel("rules", "etchinstone", "etch.challenge.detuor-limit")
    assert done.code == 2
    assert "Did you mean “etch.challenge.detour-limit”?" in done.err


TEST = """
import pytest

@pytest.mark.rule({ids})
def test_all() -> None: ...
"""


def checkout(folder: Path, ids: list[str]) -> Path:
    """A folder of tests with these rule ids."""
    tests = folder / "tests"
    tests.mkdir()
    marks = Path(__file__).parents[1] / "rule_marks.py"
    (tests / "rule_marks.py").write_text(marks.read_text(encoding="utf-8"), encoding="utf-8")
    (tests / "conftest.py").write_text('pytest_plugins = ["rule_marks"]\n', encoding="utf-8")
    (tests / "test_it.py").write_text(TEST.format(ids=", ".join(map(repr, ids))), encoding="utf-8")
    (folder / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["tests"]\n', encoding="utf-8")
    return tests


def test_coverage_for_programs_and_its_exit_code(wawel: Run, tmp_path: Path) -> None:
    entries = [entry for key in catalog.GAMES + catalog.HIDDEN for entry in rulebook(key, "en").entries]
    ids = [entry.id for entry in entries if entry.kind in ("rule", "example")]
    whole = wawel("rules", "coverage", "--json", "--tests", checkout(tmp_path, ids))
    assert whole.code == 0
    report = json.loads(whole.out)
    assert list(report) == list(catalog.OURS)
    assert all(report[key]["rules"]["missing"] for key in catalog.UNFINISHED), "what is on the way may lack tests"
    assert report["etchinstone"]["rules"] == {"total": 218, "tested": 218, "missing": []}
    assert report["etchinstone"]["examples"]["missing"] == []
    assert report["etchinstone"]["unknown"] == []


def test_missing_and_unknown_rules_are_listed(wawel: Run, tmp_path: Path) -> None:
    done = wawel("rules", "coverage", "--tests", checkout(tmp_path, ["etch.goal.win", "etch.no.such"]))
    assert done.code == 1
    assert "etchinstone: rules with a test 1/218" in done.out
    assert "without a test: etch.goal.lose" in done.out
    assert "unknown id in a test: etch.no.such" in done.out


def test_coverage_needs_tests(wawel: Run, tmp_path: Path) -> None:
    done = wawel("rules", "coverage", "--tests", tmp_path)
    assert done.code == 2
    assert "Coverage could not be determined" in done.err
