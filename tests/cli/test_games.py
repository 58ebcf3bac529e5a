"""`wawel games`."""

from __future__ import annotations

import json

import pytest

from cli.conftest import Run
from wawel import catalog


def test_the_list_shows_title_seats_settings_and_version(wawel: Run) -> None:
    done = wawel("games", "--lang", "en")
    for word in (
        "Dragons of Etchinstone (etchinstone)",
        "1 player",
        "rules version",
        "difficulty",
        "normal*",
        "no*, yes",
    ):
        assert word in done.out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_programs_get_the_same_in_every_language(wawel: Run, language: str) -> None:
    games = json.loads(wawel("games", "--json", "--lang", language).out)
    assert [game["key"] for game in games] == list(catalog.GAMES)
    assert games[0]["seats"] == [1]
    assert {setting["name"]: setting["default"] for setting in games[0]["settings"]} == {
        "difficulty": "normal",
        "dragon": "choose",
        "cavalryman": False,
        "glass_cannon": False,
    }
    assert games[0]["form"] in ("compiled", "interpreted")
