"""`wawel content check`: what is right, what is refused, and that refusals name file, card and field."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run
from wawel import catalog
from wawel.cli.values import game_from, toml_value
from wawel.games.epic.decks import write_deck
from wawel.games.epic.load import FILES

DATA = catalog.folder("etchinstone") / "data"


def written(folder: Path, text: str, name: str = "my-values.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def value(dragon: str, field: str) -> object:
    """A value as it is shipped."""
    rows = catalog.content("etchinstone").tables["dragons.toml"]["dragon"]
    return next(row[field] for row in rows if row["id"] == dragon)


def test_an_override_file_is_ok_and_tells_what_it_changes(wawel: Run, tmp_path: Path) -> None:
    file = written(
        tmp_path,
        'game = "etchinstone"\n[dragon.skalimir]\ninitiative = 77\n[card.undertow.level.2]\nboost = 9\n'
        '[card.flame-lance]\nname = { pl = "Kopia", en = "Pike" }\n',
    )
    done = wawel("content", "check", file)
    assert done.code == 0
    assert "changes 3 values" in done.out
    assert f"dragons.toml.dragon.skalimir.initiative: {value('skalimir', 'initiative')} → 77" in done.out
    told = json.loads(wawel("content", "check", file, "--json").out)
    assert told[0]["errors"] == []
    assert {change["what"]: change["new"] for change in told[0]["changes"]}[
        "cards.toml.card.undertow.level.2.boost"
    ] == 9


def test_an_edited_copy_of_a_data_file_is_known_by_its_name(wawel: Run, tmp_path: Path) -> None:
    old = value("zarogniew", "initiative")
    text = (DATA / "dragons.toml").read_text(encoding="utf-8").replace(f"initiative = {old}", "initiative = 77", 1)
    file = written(tmp_path, text, "dragons.toml")
    for words in ([file], [file, "--game", "etchinstone"]):
        done = wawel("content", "check", *words)
        assert done.code == 0
        assert f"zarogniew.initiative: {old} → 77" in done.out


def test_an_unchanged_copy_changes_nothing(wawel: Run, tmp_path: Path) -> None:
    for name in ("cards.toml", "regions.toml", "dragons.toml", "difficulty.toml"):
        file = written(tmp_path, (DATA / name).read_text(encoding="utf-8"), name)
        assert "changes nothing" in wawel("content", "check", file).out


HEAD = 'game = "etchinstone"\n'


@pytest.mark.parametrize(
    ("text", "card", "field", "problem"),
    [
        (HEAD + "[dragon.skalimr]\ninitiative = 3\n", "dragon", "skalimr", "skalimir"),
        (HEAD + "[dragn.skalimir]\ninitiative = 3\n", "dragn", "", "dragon"),
        (HEAD + "[dragon.skalimir]\ninitative = 3\n", "dragon skalimir", "initative", "initiative"),
        (HEAD + "[dragon.skalimir]\ninitiative = -1\n", "dragon skalimir", "initiative", "0 to 99"),
        (HEAD + '[dragon.skalimir]\ninitiative = "x"\n', "dragon skalimir", "initiative", "whole number"),
        (HEAD + "[dragon.skalimir]\nhp.levels = [3, 2, 1]\n", "dragon skalimir", "hp.levels", "rise"),
        (HEAD + '[card.undertow.level.1]\nhardships = ["ambsh"]\n', "card undertow", "level[1].hardships[1]", "ambush"),
        (HEAD + '[card.undertow]\nelement = "earth"\n', "card undertow", "element", "water"),
        (HEAD + '[card.undertow]\nname = { pl = "Wir" }\n', "card undertow", "name.en", "missing"),
        ('game = "etchinston"\n', "game", "", "etchinstone"),
        ("[dragon.skalimir]\ninitiative = 3\n", "game", "", "game = "),
        ("game = \n", "", "", "TOML"),
    ],
)
def test_refusals_name_file_card_and_field(
    wawel: Run, tmp_path: Path, text: str, card: str, field: str, problem: str
) -> None:
    file = written(tmp_path, text)
    done = wawel("content", "check", file)
    assert done.code == 1
    assert done.out.startswith(": ".join(part for part in ("my-values.toml", card, field) if part))
    error = json.loads(wawel("content", "check", file, "--json").out)[0]["errors"][0]
    assert (error["file"], error["card"], error["field"]) == ("my-values.toml", card, field)
    assert problem in error["problem"]


def test_a_component_without_a_translation_is_refused(wawel: Run, tmp_path: Path) -> None:
    text = (DATA / "cards.toml").read_text(encoding="utf-8").replace('id = "undertow"', 'id = "riptide"')
    done = wawel("content", "check", written(tmp_path, text, "cards.toml"))
    assert done.code == 1
    assert "cards.toml: card riptide: name: no name in the language “en”" in done.out
    assert "no name in the language “pl”" in done.out
    named = text.replace('id = "riptide"', 'id = "riptide"\nname = { pl = "Odpływ", en = "Riptide" }')
    assert wawel("content", "check", written(tmp_path, named, "cards.toml")).code == 0


def test_several_files_are_all_reported(wawel: Run, tmp_path: Path) -> None:
    good = written(tmp_path, HEAD + "[dragon.skalimir]\ninitiative = 3\n", "good.toml")
    bad = written(tmp_path, HEAD + "[dragon.skalimir]\ninitiative = 333\n", "bad.toml")
    done = wawel("content", "check", good, bad, tmp_path / "none.toml")
    assert done.code == 1
    assert "good.toml (etchinstone) changes 1 value" in done.out
    assert "bad.toml: dragon skalimir: initiative" in done.out
    assert "none.toml" in done.out


def test_a_file_for_another_game_is_refused(wawel: Run, tmp_path: Path) -> None:
    file = written(tmp_path, HEAD + "[dragon.skalimir]\ninitiative = 3\n")
    assert wawel("content", "check", file, "--game", "_template").code == 1
    assert "Did you mean" in wawel("content", "check", file, "--game", "etchinstne").err


def test_games_can_be_made_from_files_and_single_values(tmp_path: Path) -> None:
    file = written(tmp_path, HEAD + "[dragon.skalimir]\ninitiative = 3\n")
    made = [game_from("etchinstone", file), game_from("etchinstone", None, ["dragon.skalimir.initiative=3"])]
    assert made[0].content == made[1].content != catalog.game("etchinstone").content
    assert game_from("etchinstone").content == catalog.game("etchinstone").content


@pytest.mark.parametrize(
    ("text", "value"), [("3", 3), ("[1, 2]", [1, 2]), ("true", True), ('"x"', "x"), ("fire", "fire"), ("a b", "a b")]
)
def test_values_are_toml_or_bare_words(text: str, value: object) -> None:
    assert toml_value(text) == value


def test_a_deck_is_checked_and_every_broken_rule_reported(wawel: Run, tmp_path: Path) -> None:
    """[epic.constructed.min-sixty] and the other rules: a message for each, with its line if there is one."""
    ready = FILES.box()[0].decks[0]
    good = written(tmp_path, write_deck(FILES.box()[0], ready.copies, "ready"), "good.deck")
    done = wawel("content", "check", good)
    assert done.code == 0
    assert "A deck of 60 cards that may be played" in done.out
    bad = written(tmp_path, "# mine\n4 lily-marshal\nlamp-seraph\n1 lamp-serap\n3 gate-bellringer\n", "bad.deck")
    done = wawel("content", "check", bad)
    assert done.code == 1
    assert "bad.deck: line 3: Expected a number and a card, such as “3 some-card”, not “lamp-seraph”" in done.out
    assert "bad.deck: line 4: There is no card “lamp-serap”. Did you mean “lamp-seraph”?" in done.out
    assert "at least 60 cards; this one has 7" in done.out
    assert "At most 3 copies of “Marshal of the Lilies”" in done.out
    assert "3 cards of cost 0 in the alignment “Good”" in done.out
    told = json.loads(wawel("content", "check", bad, "--json").out)[0]
    assert [error["line"] for error in told["errors"]] == [3, 4, 0, 0, 0]
    assert told["figures"]["copies"] == {"lily-marshal": 4, "gate-bellringer": 3}
    assert told["figures"]["costs"]["good"] == [3, 4]


def test_a_file_of_a_game_s_own_kind_may_have_any_ending_if_only_one_kind_can_be_meant(
    wawel: Run, tmp_path: Path
) -> None:
    deck = written(tmp_path, "3 lily-marshal\n", "mine.txt")
    for words in ([deck], [deck, "--game", "epic"]):
        assert "this one has 3" in wawel("content", "check", *words).out
    done = wawel("content", "check", deck, "--game", "etchinstone")
    assert done.code == 2
    assert "no files of its own kind" in done.err
    assert "there is no such file" in wawel("content", "check", tmp_path / "none.deck").out


def test_a_component_is_shown_with_its_names_figures_and_text_in_both_languages(wawel: Run) -> None:
    done = wawel("content", "show", "epic", "lily-marshal")
    assert done.code == 0
    for part in (
        "Marshal of the Lilies · Marszałek Lilii",
        "cost = 1",
        "attack = 6",
        "en: Tribute → Draw a card.",
        "pl: Hołd → Dobierz kartę.",
        "values from a public source",
    ):
        assert part in done.out
    by_name = wawel("content", "show", "epic", "marszałek", "lilii", "--lang", "pl").out
    assert by_name.replace("wartości ze źródła publicznego", "values from a public source") == done.out


@pytest.mark.parametrize(
    ("game", "name", "kind", "said"),
    [
        ("_template", "purse", "card", "take 2 gold"),
        ("etchinstone", "salt-cascade", "journey", "MP 14 (Water)"),
        ("etchinstone", "zarogniew", "dragon", "Final Enemy. Level 1: HP 25"),
        ("dragonsgate", "inn", "building", "each income phase 1 coin, 1 Imp"),
        ("dragonsgate", "apprentice", "profession", "Apprentice (draw 1 Spell card)"),
        ("epic", "demon", "token", "Airborne."),
    ],
)
def test_every_kind_of_component_has_its_text(wawel: Run, game: str, name: str, kind: str, said: str) -> None:
    told = json.loads(wawel("content", "show", game, name, "--json").out)
    assert [(one["kind"], one["id"]) for one in told] == [(kind, name)]
    assert any(said in line for line in told[0]["text"]["en"])
    assert len(told[0]["text"]["en"]) == len(told[0]["text"]["pl"])


def test_a_component_is_shown_with_other_values_and_names(wawel: Run, tmp_path: Path) -> None:
    file = written(
        tmp_path, 'game = "_template"\n[card.purse]\neffects.1.gain = 4\nname = { pl = "Mieszek", en = "Pouch" }\n'
    )
    done = wawel("content", "show", "_template", "purse", "--values", file)
    assert "Pouch · Mieszek" in done.out
    assert "en: take 4 gold" in done.out


def test_an_unknown_component_is_refused_with_the_nearest_name(wawel: Run) -> None:
    done = wawel("content", "show", "epic", "lily-marshl")
    assert done.code == 2
    assert "epic has no component “lily-marshl”. Did you mean “lily-marshal”?" in done.err
    assert "„Marszałek Lilii”" in wawel("content", "show", "epic", "Marszalek Lilii", "--lang", "pl").err
