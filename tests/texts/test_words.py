"""Words: languages, phrases, lists, names from content, and what happens when something is missing."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from wawel import catalog
from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.texts import MissingWords, UnknownLanguage, Words, names_in, pick_language

FOLDER = catalog.folder("etchinstone") / "texts"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        "# a comment = not a key\n"
        "plain = Just words\n"
        "with-place = Hello, { $name }!\n"
        "several =\n    first\n      second\n\n    third\n"
        "chosen = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n"
        "card-undertow = Undertow\n"
        "list = Cards: { $cards }.\n",
        encoding="utf-8",
    )
    return tmp_path


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "WAWEL_LANG": "en"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"WAWEL_LANG": "PL"}, "pl"),
        ({"WAWEL_LANG": "de"}, "en"),
    ],
)
def test_the_environment_chooses_a_language_that_is_there(environ: dict[str, str], language: str) -> None:
    assert pick_language(None, environ) == language


def test_a_language_that_was_asked_for_must_be_there() -> None:
    assert pick_language("pl", {"WAWEL_LANG": "en"}) == "pl"
    with pytest.raises(UnknownLanguage):
        pick_language("de", {})


def test_plain_words_places_and_selections(small: Path) -> None:
    words = Words("en", small, strict=True)
    assert words("plain") == "Just words"
    assert words("with-place", name="Ada") == "Hello, Ada!"
    assert words("several") == "first\n  second\n\nthird"
    assert (words("chosen", n=1), words("chosen", n=2)) == ("1 card", "2 cards")
    assert words("with-place", name=12345) == "Hello, 12,345!"


def test_a_missing_key_or_argument_is_an_error_when_strict(small: Path) -> None:
    words = Words("en", small, strict=True)
    for key in ("nothing", "with-place", "chosen"):
        with pytest.raises(MissingWords, match=key):
            words(key)


def test_a_missing_key_shows_itself_to_players_and_leaves_a_line_in_the_log(
    small: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("en", small, strict=False)
    with caplog.at_level(logging.WARNING):
        assert words("nothing") == "nothing"
        assert words("chosen") == "chosen"
    assert len(caplog.records) == 2


def test_phrases_resolve_components_phrases_and_lists() -> None:
    game = catalog.game("etchinstone")
    words = Words("pl", FOLDER, strict=True)
    assert words.say(game, Phrase("event-drew", card=ComponentRef("card", 0))) == "Dobrano kartę: Pielgrzym zmierzchu."
    cards = [ComponentRef("card", 0), ComponentRef("card", 1)]
    discarded = words.say(game, Phrase("line-discard", n=2, cards=cards))
    assert discarded == "Odrzucone (2): Pielgrzym zmierzchu, Jeździec gromu"
    inner = Phrase("face-word", name=Phrase("hardship-storm"), text=Phrase("plain-text"))
    with pytest.raises(MissingWords, match="plain-text"):
        words.say(game, inner)
    section = Section(Phrase("table-hand"), [Phrase("line-deck", n=5)])
    assert words.section(game, section) == ("Ręka", ["Talia: 5 kart"])


def test_content_may_give_a_component_another_name() -> None:
    content = catalog.content("etchinstone")
    content.set("card.undertow.name", {"pl": "Wir", "en": "Whirl"})
    content.set("region.1.enemy.ember-boar.name", {"pl": "Odyniec", "en": "Tusker"})
    game = catalog.changed_game("etchinstone", content)
    words = Words("pl", FOLDER, names=names_in(content), strict=True)
    card = game.verbs.argument(game.verbs.code("spell:undertow"))
    assert words.say(game, Phrase("event-drew", card=ComponentRef("card", card))) == "Dobrano kartę: Wir."
    assert words.say(game, Phrase("event-encounter", foe=ComponentRef("foe", 1))) == "Spotkanie: Odyniec."


def test_fluent_is_not_imported_before_it_is_needed() -> None:
    program = (
        "import sys, wawel.cli.ui as ui; ui.set_language('pl'); ui.words('help-play'); ui.words('usage', usage='x');"
        "sys.exit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
