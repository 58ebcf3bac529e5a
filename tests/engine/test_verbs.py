"""Verbs number the options of a game once and for all."""

from __future__ import annotations

import pytest

from wawel.engine.verbs import DONE, Verbs


@pytest.fixture
def verbs() -> Verbs:
    v = Verbs()
    v.add("play", 3, at=1, about="card", names=["coin", "sword", "crown"])
    v.add("bid", 12, at=4, about="gold")
    v.add("pass", at=16)
    return v


def test_every_option_has_a_code_and_a_name(verbs: Verbs) -> None:
    names = ["done", "play:coin", "play:sword", "play:crown", *(f"bid:{n}" for n in range(12)), "pass"]
    assert verbs.count == len(names) == 17
    assert [verbs.name(code) for code in range(17)] == names
    assert [verbs.code(name) for name in names] == list(range(17))


def test_declining_is_always_there() -> None:
    assert (Verbs().count, Verbs().name(DONE)) == (1, "done")


def test_a_code_is_a_verb_and_an_argument(verbs: Verbs) -> None:
    assert (verbs.verb(6).name, verbs.argument(6), verbs.verb(6).about) == ("bid", 2, "gold")
    assert (verbs.verb(16).name, verbs.argument(16)) == ("pass", 0)


@pytest.mark.parametrize("at", [16, 18, 0])
def test_gaps_and_overlaps_are_refused(verbs: Verbs, at: int) -> None:
    with pytest.raises(ValueError, match=f"verb 'draw' should start at 17, not {at}: codes have a gap or overlap"):
        verbs.add("draw", 2, at=at)
    assert verbs.count == 17


def test_a_verb_is_declared_once_with_a_name_for_each_code(verbs: Verbs) -> None:
    with pytest.raises(ValueError, match="'play' is declared twice"):
        verbs.add("play", at=17)
    with pytest.raises(ValueError, match="'draw' has 3 codes but 2 names"):
        verbs.add("draw", 3, at=17, names=["one", "two"])


@pytest.mark.parametrize("code", [-1, 17, 1 << 40])
def test_an_unknown_code_is_refused(verbs: Verbs, code: int) -> None:
    with pytest.raises(ValueError, match=f"option {code} is unknown: codes run from 0 to 16"):
        verbs.name(code)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("plays:coin", "there is no verb 'plays'; known are done, play, bid, pass"),
        ("play:shield", "'shield' is no argument of 'play'"),
        ("play", "'' is no argument of 'play'"),
        ("bid:12", "'12' is no argument of 'bid'"),
        ("bid:-1", "'-1' is no argument of 'bid'"),
        ("bid:x", "'x' is no argument of 'bid'"),
        ("pass:1", "'pass' takes no argument"),
        ("", "there is no verb ''"),
    ],
)
def test_an_unknown_name_is_refused(verbs: Verbs, name: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        verbs.code(name)
