"""Verbs number the options of a game: codes follow from the order of declaration and the number of components."""

from __future__ import annotations

import pytest

from wawel.engine.verbs import DONE, OPEN_RANGE, Options, UnknownOption, Verbs

IDS = {"card": ["coin", "sword", "crown"]}


@pytest.fixture
def options() -> Options:
    made = Options({"card": 3})
    assert made.verb("play", "toy.play", of="card") == 1
    assert made.verb("bid", "toy.bid", size=12, about="gold") == 4
    assert made.open_verb("aim", "toy.aim", about="champion") == OPEN_RANGE
    assert made.verb("pass", "toy.pass") == 16
    assert made.verb("side", "toy.side", names=["left", "right"], about="side") == 17
    assert made.open_verb("hit", "toy.hit", about="place") == 2 * OPEN_RANGE
    return made


@pytest.fixture
def verbs(options: Options) -> Verbs:
    return options.named(IDS)


def test_every_option_has_a_code_and_a_name(verbs: Verbs) -> None:
    names = ["done", "play:coin", "play:sword", "play:crown", *(f"bid:{n}" for n in range(12)), "pass"]
    names += ["side:left", "side:right"]
    assert verbs.count == len(names) == 19
    assert [verbs.name(code) for code in range(19)] == names
    assert [verbs.code(name) for name in names] == list(range(19))


def test_declining_is_always_there() -> None:
    assert (Verbs().count, Verbs().name(DONE), Verbs().verb(DONE).rule) == (1, "done", "")


def test_a_code_is_a_verb_and_an_argument(verbs: Verbs) -> None:
    assert (verbs.verb(6).name, verbs.argument(6), verbs.verb(6).about) == ("bid", 2, "gold")
    assert (verbs.verb(16).name, verbs.argument(16)) == ("pass", 0)
    assert (verbs.verb(3).about, verbs.verb(3).rule) == ("card", "toy.play")


def test_an_open_verb_has_a_code_for_every_place_of_a_list_that_grows(verbs: Verbs) -> None:
    for place in (0, 7, 99_999, OPEN_RANGE - 1):
        for base, name in ((OPEN_RANGE, "aim"), (2 * OPEN_RANGE, "hit")):
            code = base + place
            assert verbs.known(code)
            assert (verbs.verb(code).name, verbs.argument(code)) == (name, place)
            assert verbs.name(code) == f"{name}:{place}"
            assert verbs.code(f"{name}:{place}") == code
    assert (verbs.verb(OPEN_RANGE).rule, verbs.verb(OPEN_RANGE).about) == ("toy.aim", "champion")


def test_fixed_and_open_codes_do_not_meet(verbs: Verbs) -> None:
    assert [verbs.known(code) for code in (-1, 0, 18, 19, OPEN_RANGE - 1)] == [False, True, True, False, False]
    assert [verbs.known(code) for code in (OPEN_RANGE, 3 * OPEN_RANGE - 1, 3 * OPEN_RANGE)] == [True, True, False]


def test_a_verb_is_declared_once(options: Options) -> None:
    with pytest.raises(ValueError, match="'play' is declared twice"):
        options.verb("play", "toy.play")
    with pytest.raises(ValueError, match="'pass' is declared twice"):
        options.open_verb("pass", "toy.pass", about="place")
    assert options.named(IDS).count == 19


def test_codes_are_laid_out_for_a_kind_that_is_counted() -> None:
    with pytest.raises(KeyError, match="gem"):
        Options({"card": 3}).verb("sell", "toy.sell", of="gem")


def test_more_components_than_codes_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="'play' has 3 codes, but there are 4 of card"):
        options.named({"card": ["coin", "sword", "crown", "shield"]})


def test_a_code_without_a_component_goes_by_its_number_and_can_not_be_named(options: Options) -> None:
    """In a box with fewer cards than codes were laid out for, no other code moves and none can be had by guessing."""
    fewer = options.named({"card": ["coin"]})
    assert [fewer.name(code) for code in range(5)] == ["done", "play:coin", "play:1", "play:2", "bid:0"]
    assert fewer.code("bid:0") == 4
    for name in ("play:0", "play:1", "play:2"):
        with pytest.raises(UnknownOption, match="is no argument of 'play'"):
            fewer.code(name)


def test_boxes_have_names_of_their_own(options: Options) -> None:
    other = options.named({"card": ["crown", "coin", "sword"]})
    assert other.code("play:crown") == 1
    assert options.named(IDS).code("play:crown") == 3


@pytest.mark.parametrize("code", [-1, 19, OPEN_RANGE - 1, 3 * OPEN_RANGE, 1 << 40])
def test_an_unknown_code_is_refused(verbs: Verbs, code: int) -> None:
    with pytest.raises(ValueError, match=f"option {code} is unknown: codes run from 0 to 18"):
        verbs.name(code)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("plays:coin", "there is no verb 'plays'; known are done, play, bid, aim, pass, side, hit"),
        ("play:shield", "'shield' is no argument of 'play'"),
        ("play:0", "'0' is no argument of 'play'"),
        ("play", "'' is no argument of 'play'"),
        ("bid:12", "'12' is no argument of 'bid'"),
        ("bid:-1", "'-1' is no argument of 'bid'"),
        ("bid:x", "'x' is no argument of 'bid'"),
        ("aim", "'' is no argument of 'aim'"),
        ("aim:-1", "'-1' is no argument of 'aim'"),
        (f"aim:{OPEN_RANGE}", f"'{OPEN_RANGE}' is no argument of 'aim'"),
        (f"aim:{'9' * 5000}", "is no argument of 'aim'"),
        ("pass:1", "'pass' takes no argument"),
        ("", "there is no verb ''"),
    ],
)
def test_an_unknown_name_is_refused(verbs: Verbs, name: str, problem: str) -> None:
    with pytest.raises(UnknownOption, match=problem):
        verbs.code(name)
