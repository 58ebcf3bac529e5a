"""The text of components: made from their data, complete in both languages, in parts where a table shows parts."""

from __future__ import annotations

from functools import cache

import pytest

from texts.fluent_files import FOLDERS, GAMES
from wawel import catalog
from wawel.texts import LANGUAGES, Words

#: the kinds that carry text; of each every component has some
KINDS = {
    "_template": {"card"},
    "epic": {"card", "face", "ability"},
    "etchinstone": {"card", "face", "key", "foe", "dragon", "hardship"},
    "dragonsgate": {
        "spell",
        "building",
        "profession",
        "adept",
        "professor",
        "dungeon-space",
        "order-space",
        "board-square",
        "board-place",
    },
    "talisman": {"card", "lying", "space", "character", "lord", "table", "token", "ending", "text"},
    "tidal": {
        "announcement",
        "boat",
        "card",
        "challenge",
        "die",
        "goal",
        "market",
        "monster",
        "place",
        "text",
        "trick",
        "story",
        "help",
    },
}


@cache
def words_of(key: str, language: str) -> Words:
    """The words of a game, parsed once."""
    return Words(language, FOLDERS[key], strict=True)


def lines(key: str, kind: str, name: str, language: str = "en") -> list[str]:
    """The text of a component, in a language."""
    game = catalog.game(key)
    words = words_of(key, language)
    return [words.say(game, line) for line in game.component_text(kind, game.components.ids[kind].index(name))]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_with_text_says_it(key: str, language: str) -> None:
    ids = catalog.game(key).components.ids
    for kind in ids:
        spoken = [name for name in ids[kind] if all(lines(key, kind, name, language)) and lines(key, kind, name)]
        if kind in KINDS[key]:
            assert set(ids[kind]) - set(spoken) <= plain(key, kind)
        else:
            assert not spoken


def plain(key: str, kind: str) -> set[str]:
    """Champions without keywords and abilities have no text, nor has an island beside its action spaces."""
    if (key, kind) == ("tidal", "place"):
        return {name for name in catalog.game(key).components.ids[kind] if name.startswith("beside-")}
    if (key, kind) != ("epic", "card"):
        return set()
    rows = [
        row for table in catalog.content(key).tables.values() for row in (table.get("card") or table.get("token") or [])
    ]
    return {row["id"] for row in rows if not {"keywords", "ability", "static", "do"} & row.keys()}


def test_a_mage_card_has_a_line_for_each_level_and_its_faces_have_lines_of_their_own() -> None:
    whole = lines("etchinstone", "card", "ash-trail")
    assert len(whole) == 4
    assert whole[0].startswith("Trail of Ash · Level 1 · Fire · Move 2 · Fire: Move 4 ·")
    assert lines("etchinstone", "face", "ash-trail/1") == [
        "Basic Action: Move 2",
        "Enhanced Action: Fire: Move 4",
        "Initiative 1 · Boost 1 · Armour 1",
        "Upgrade: 2 XP",
        "Key card: Enemy 2, Hazards",
    ]
    assert lines("etchinstone", "face", "ash-trail/4")[3] == "highest Level"
    assert lines("etchinstone", "key", "ash-trail/1") == ["Enemy 2", "Hazards"]


def test_an_encounter_has_its_figures_then_what_makes_it_harder() -> None:
    assert lines("etchinstone", "foe", "salt-cascade") == [
        "MP 14 (Water) · Time Penalty 2 · 7 XP",
        "Steep Slope: The MP of this Journey rise by the Boost of your Spare card.",
    ]


def test_a_champion_has_a_face_and_abilities_with_texts_of_their_own() -> None:
    assert lines("epic", "ability", "lily-marshal/1") == lines("epic", "card", "lily-marshal")[1:]
    assert lines("epic", "face", "quarry-one-eye") == [
        "One-Eye of the Quarry · Wild · cost 1 · champion (Giant) · 14/17 · Blitz."
    ]


def test_squares_places_and_spaces_of_the_boards_tell_what_they_give() -> None:
    tables = catalog.content("dragonsgate").tables
    board = tables["houses.toml"]["board"][1]
    bonus = board["bonus"][0]
    assert lines("dragonsgate", "board-square", f"{board['id']}/{bonus['square']}") != ["nothing"]
    paying = next(n for n, gives in enumerate(board["places"], 1) if gives)
    assert lines("dragonsgate", "board-place", f"{board['id']}/{paying}") != ["nothing"]
    assert lines("dragonsgate", "dungeon-space", "1") == ["1 coin"]
    cup = board["cups"][0]
    assert lines("dragonsgate", "board-place", f"{board['id']}/{cup['place']}")[-1] == f"{cup['cup']} cup"
