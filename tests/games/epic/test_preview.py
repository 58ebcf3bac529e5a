"""What the table tells beside what is printed: champions as they stand, in numbers and in words."""

from __future__ import annotations

from games.epic.tabletop import GAME, table
from wawel import catalog
from wawel.engine.events import NOBODY
from wawel.games.epic.words import champion_line
from wawel.texts import Words


def test_champions_are_told_with_all_that_adds_to_them_and_marks_them() -> None:
    t = table(champions=["lily-marshal human/expended", "wolf/damage:1"])
    for reader in (0, 1, NOBODY):
        told = GAME.preview(t.s, reader)
        assert told["champions"] == [[6, 8, 0], [4, 1, 0], [2, 2, 0]]
        assert told["champion_texts"] == [GAME.phrase_to_json(champion_line(t.s, c)) for c in t.s.champions]
    words = Words("en", catalog.folder("epic") / "texts", strict=True)
    assert [words.say(GAME, champion_line(t.s, c)) for c in t.s.champions[1:]] == [
        "Human 4/1 (expended)",
        "Wolf 2/1 (prepared, damage 1)",
    ]
