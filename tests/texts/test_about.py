"""What players see of a game before it begins: every game says it, in both languages."""

from __future__ import annotations

import pytest

from texts.fluent_files import FOLDERS, GAMES, messages
from wawel import bots, catalog
from wawel.about import PARTS, WEIGHTS, about
from wawel.texts import LANGUAGES


@pytest.mark.parametrize("key", GAMES)
def test_a_game_says_how_long_and_how_heavy_it_is(key: str) -> None:
    found = about(key)
    assert 0 < found.minutes[0] <= found.minutes[1]
    assert found.weight in WEIGHTS


@pytest.mark.parametrize("key", GAMES)
def test_the_first_game_can_be_started(key: str) -> None:
    game = catalog.game(key)
    first = about(key).first
    assert first.seats.count("me") == 1
    assert {spec.partition(":")[0] for spec in first.seats if spec != "me"} <= set(bots.specs())
    game.check_settings(first.settings, game.check_players(len(first.seats)))


@pytest.mark.parametrize("key", GAMES)
def test_how_to_play_has_a_goal_a_turn_and_an_end(key: str) -> None:
    steps = [step.id for step in about(key).how_to]
    assert len(steps) == len(set(steps))
    assert (steps[0], steps[-1]) == ("goal", "end")
    assert {step.partition("-")[0] for step in steps} == set(PARTS)
    # one screen, not a rulebook
    assert 3 <= len(steps) <= 7
    wanted = {f"how-to-{step}{more}" for step in steps for more in ("", "-text")}
    for language in LANGUAGES:
        assert {one for one in messages(FOLDERS[key], language) if one.startswith("how-to-")} == wanted


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_explain_themselves(key: str, language: str) -> None:
    """A setting by a text of its own, or each of its values by one."""
    words = messages(FOLDERS[key], language)
    for setting in catalog.game(key).settings:
        name = setting.name.replace("_", "-")
        assert f"option-{name}-text" in words, name
