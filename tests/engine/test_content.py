"""Content files: every value checked, every error with file, card and field; and changes laid over them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from wawel import catalog
from wawel.engine.content import Content, ContentError, Node, read_toml
from wawel.engine.problems import did_you_mean

FILE = """
[[dragon]]
id = "ember"
icon = "dragon-head"
hp = 12
breath = ["fire", "smoke"]
levels = [3, 5, 9]
lair = { gold = 40 }
[[dragon.stage]]
attack = 2
[[dragon.stage]]
attack = 4

[[dragon]]
id = "frost"
icon = "sea-dragon"
hp = 9
breath = []
levels = [1, 2, 3]
lair = { gold = 7 }
"""


@pytest.fixture
def content(tmp_path: Path) -> Content:
    (tmp_path / "dragons.toml").write_text(FILE, encoding="utf-8")
    (tmp_path / "lands.toml").write_text('[[land]]\nid = "moor"\nsize = 3\n', encoding="utf-8")
    return Content(tmp_path, ("dragons.toml", "lands.toml"))


@pytest.fixture
def ember(content: Content) -> Node:
    return content.node("dragons.toml").nodes("dragon")[0]


# ---------------------------------------------------------------------- reading


def test_values_are_read_by_their_kind(ember: Node) -> None:
    assert ember.text("id") == "ember"
    assert ember.number("hp", 1, 20) == 12
    assert ember.numbers("levels", 3) == [3, 5, 9]
    assert ember.one_of("icon", ("sea-dragon", "dragon-head")) == 1
    assert ember.some_of("breath", ("ice", "smoke", "fire")) == [2, 1]
    assert ember.node("lair").number("gold") == 40
    assert [stage.number("attack") for stage in ember.nodes("stage", 2)] == [2, 4]
    assert (ember.has("hp"), ember.has("wings")) == (True, False)
    ember.done()


@pytest.mark.parametrize(
    ("read", "problem"),
    [
        (lambda n: n.number("hp", 1, 9), "hp: should be from 1 to 9, not 12"),
        (lambda n: n.number("icon"), "icon: should be a whole number, not 'dragon-head'"),
        (lambda n: n.number("wings"), "wings: is missing"),
        (lambda n: n.text("hp"), "hp: should be a text, not 12"),
        (lambda n: n.numbers("levels", 2), "levels: should have 2 numbers, not 3"),
        (lambda n: n.numbers("levels", 3, 0, 8), "levels[3]: should be a whole number from 0 to 8, not 9"),
        (lambda n: n.numbers("breath", 2), "breath[1]: should be a whole number from 0 to 99, not 'fire'"),
        (lambda n: n.numbers("hp", 2), "hp: should be a list of 2 whole numbers, not 12"),
        (
            lambda n: n.one_of("icon", ("dragon-hed",)),
            "icon: 'dragon-head' is unknown; did you mean 'dragon-hed'? (known: dragon-hed)",
        ),
        (lambda n: n.some_of("breath", ("fire",)), "breath: 'smoke' is unknown (known: fire)"),
        (lambda n: n.node("hp"), "hp: should be a table, not 12"),
        (lambda n: n.nodes("stage", 3), "stage: there should be 3 of them, not 2"),
        (lambda n: n.nodes("breath"), "breath[1]: expected a table, got 'fire'"),
        (lambda n: n.nodes("stage")[1].number("attack", 5, 6), "stage[2].attack: should be from 5 to 6, not 4"),
        (lambda n: n.node("lair").number("silver"), "lair.silver: is missing"),
    ],
)
def test_errors_name_file_card_and_field(ember: Node, read: Any, problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(ember)
    assert str(caught.value) == f"dragons.toml: dragon ember: {problem}"
    assert (caught.value.file, caught.value.card) == ("dragons.toml", "dragon ember")


@pytest.mark.parametrize(("value", "problem"), [("true", "not True"), ("2.5", "not 2.5"), ("[]", r"not \[\]")])
def test_a_number_is_a_whole_number(value: str, problem: str) -> None:
    node = Node(tomllib.loads(f"hp = {value}"), "x.toml", "card y")
    with pytest.raises(ContentError, match=f"x.toml: card y: hp: should be a whole number, {problem}"):
        node.number("hp")


def test_an_empty_text_is_no_text() -> None:
    with pytest.raises(ContentError, match=r"x.toml: name: is empty"):
        Node({"name": " "}, "x.toml").text("name")


def test_a_field_that_nobody_read_is_misspelt(ember: Node) -> None:
    ember.table["helth"] = 3
    for field in ("id", "icon", "breath", "levels", "lair", "stage", "hp"):
        ember.get(field, object, "")
    ember.read.add("health")
    with pytest.raises(ContentError, match=r"dragon ember: helth: is not a known field; did you mean 'health'\?"):
        ember.done()


def test_did_you_mean() -> None:
    assert did_you_mean("gian", ["gain", "steal"]) == "; did you mean 'gain'? (known: gain, steal)"
    assert did_you_mean("xyz", ["gain"]) == " (known: gain)"
    assert did_you_mean("word7", [f"word{n}" for n in range(30)]) == "; did you mean 'word7'?"
    assert did_you_mean("anything", []) == ""


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no such file"):
        read_toml(tmp_path / "missing.toml")
    (tmp_path / "bad.toml").write_text("[[card]\n")
    with pytest.raises(ContentError, match=r"bad.toml: not valid TOML: .*line 1"):
        read_toml(tmp_path / "bad.toml")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xb3"')
    with pytest.raises(ContentError, match=r"latin.toml: the file is not UTF-8 text"):
        read_toml(tmp_path / "latin.toml")


# ---------------------------------------------------------------------- changing


def test_changes_are_laid_over_by_id_or_place(content: Content) -> None:
    before = content.fingerprint()
    changes = """
    [dragon.ember]
    hp = 20
    lair.gold = 50
    stage.2.attack = 6
    levels.1 = 4
    [dragon.2]
    hp = 1
    [land.moor]
    size = 5
    """
    content.lay(tomllib.loads(changes), "my-values.toml")
    ember, frost = content.tables["dragons.toml"]["dragon"]
    assert (ember["hp"], ember["lair"], ember["levels"]) == (20, {"gold": 50}, [4, 5, 9])
    assert [stage["attack"] for stage in ember["stage"]] == [2, 6]
    assert (frost["hp"], content.tables["lands.toml"]["land"][0]["size"]) == (1, 5)
    assert content.fingerprint() != before


def test_one_value_is_set_by_its_path(content: Content) -> None:
    content.set("dragon.frost.hp", 11)
    assert content.tables["dragons.toml"]["dragon"][1]["hp"] == 11


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ("drgon.ember.hp = 1", "drgon: is no kind of component; did you mean 'dragon'? (known: dragon, land)"),
        ("dragon.embr.hp = 1", "dragon: embr: is not there; did you mean 'ember'? (known: ember, frost)"),
        ("dragon.3.hp = 1", "dragon: 3: is not there (known: ember, frost)"),
        ("dragon = 3", "dragon: should be a table of ids"),
        ("dragon.ember = 3", "dragon ember: should be a table of fields"),
        ("dragon.ember.levels.4 = 1", "dragon ember: levels.4: there are only places 1 to 3"),
        ("dragon.ember.stage.3.attack = 1", "dragon ember: 3: is not there (known: 1, 2)"),
    ],
)
def test_a_change_that_fits_nothing_says_so(content: Content, changes: str, problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.lay(tomllib.loads(changes), "mine.toml")
    assert str(caught.value) == f"mine.toml: {problem}"


def test_a_path_needs_three_parts(content: Content) -> None:
    with pytest.raises(ContentError, match=r"--set: dragon.frost: should look like dragon.NAME.FIELD"):
        content.set("dragon.frost", 11)


def test_a_changed_game_is_another_game() -> None:
    content = catalog.content("_template")
    content.set("card.purse.effects.1.gain", 5)
    game = catalog.changed_game("_template", content)
    assert game.content != catalog.game("_template").content
    assert catalog.changed_game("_template", catalog.content("_template")).content == catalog.game("_template").content


def test_the_decoder_checks_what_comes_out() -> None:
    content = catalog.content("_template")
    content.set("card.purse.value", 10)
    with pytest.raises(ContentError, match=r"cards.toml: card purse: value: should be from 1 to 9, not 10"):
        catalog.changed_game("_template", content)


def test_unknown_games_are_refused_with_those_there_are() -> None:
    with pytest.raises(catalog.UnknownGame, match="there is no game 'chess'; there are etchinstone"):
        catalog.game("chess")
