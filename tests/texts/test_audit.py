"""The Fluent files: both languages complete, plural forms whole, words for every event, verb and setting."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from texts.fluent_files import FOLDERS, GAMES, messages, parse, selections, variables
from wawel import catalog
from wawel.texts import LANGUAGES, Words, bundle, components, read_messages

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many"}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_valid_and_name_no_key_twice(folder: str, language: str) -> None:
    entries = parse(FOLDERS[folder], language)
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in entries]
    assert len(keys) == len(set(keys)), sorted({key for key in keys if keys.count(key) > 1})


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_keys_and_arguments(folder: str) -> None:
    english, polish = (messages(FOLDERS[folder], language) for language in ("en", "pl"))
    assert set(english) == set(polish)
    for key in english:
        assert variables(english[key]) == variables(polish[key]), key


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_whole(folder: str, language: str) -> None:
    for key, message in messages(FOLDERS[folder], language).items():
        for names in selections(message):
            if names & CATEGORIES:
                assert PLURALS[language] <= names, f"{key} has only {sorted(names)}"


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_without_fluent_reads_the_same_with_it(folder: str, language: str) -> None:
    source = (FOLDERS[folder] / f"{language}.ftl").read_text(encoding="utf-8")
    words = Words(language, FOLDERS[folder], strict=True)
    fluent = bundle(language, [source])
    found = messages(FOLDERS[folder], language)
    assert set(read_messages(source)) == set(found)
    plain = [key for key, text in read_messages(source).items() if text is not None]
    assert plain
    for key in plain:
        args: dict[str, str | int] = {
            name: at if at % 2 else f"<{name}>" for at, name in enumerate(variables(found[key]))
        }
        pattern = fluent.get_message(key).value
        assert pattern is not None
        text, errors = fluent.format_pattern(pattern, args)
        assert not errors
        assert words(key, **args) == text, key


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line_with_exactly_its_arguments(key: str, language: str) -> None:
    game = catalog.game(key)
    found = messages(FOLDERS[key], language)
    for event, arguments in game.parts.events.items():
        assert variables(found[f"event-{event}"]) == set(arguments), event
    assert {name.removeprefix("event-") for name in found if name.startswith("event-")} == set(game.parts.events)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_and_every_setting_has_a_name(key: str, language: str) -> None:
    game = catalog.game(key)
    words = Words(language, FOLDERS[key], strict=True)
    for kind, row in components(catalog.content(key).tables):
        assert words.has(f"{kind}-{row['id']}")
    for setting in game.settings:
        assert words.setting(setting)
        for value in setting.choices:
            if isinstance(value, str):
                assert words.setting_value(setting, value) != value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_of_etchinstone_has_a_label(language: str) -> None:
    game = catalog.game("etchinstone")
    found = messages(FOLDERS["etchinstone"], language)
    for verb in game.verbs.verbs:
        assert f"do-{verb.name}" in found


@pytest.mark.parametrize("folder", GAMES)
def test_the_command_line_and_a_game_share_no_key(folder: str) -> None:
    shared = set(messages(FOLDERS[folder], "en")) & set(messages(FOLDERS["cli"], "en"))
    assert not shared - {"kind-ruling", "kind-example"}
