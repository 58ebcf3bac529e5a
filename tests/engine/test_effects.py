"""Effect words: decoded from TOML with exact errors, found again by their path."""

from __future__ import annotations

import tomllib

import pytest

from wawel import catalog
from wawel.engine.content import ContentError, Node
from wawel.engine.effects import Effect, Vocabulary, Word, walk

WORDS = Vocabulary(
    [
        Word("ambush", 1),
        Word("gain", 2, 1, 9),
        Word("choose-one", 3, branches=(2, 3)),
        Word("roll-table", 4, branches=(6, 6)),
    ]
)


def decode(effects: str) -> tuple[Effect, ...]:
    return WORDS.decode(Node(tomllib.loads(f"effects = {effects}"), "cards.toml", "card wheel"), "effects")


def plain(effects: tuple[Effect, ...]) -> list[object]:
    return [[e.word, e.op, e.n, [plain(branch) for branch in e.branches]] for e in effects]


def test_words_numbers_and_branches() -> None:
    assert plain(decode('["ambush", { ambush = true }, { gain = 2 }]')) == [
        ["ambush", 1, 0, []],
        ["ambush", 1, 0, []],
        ["gain", 2, 2, []],
    ]
    assert plain(decode('[{ choose-one = [[{ gain = 1 }, "ambush"], []] }]')) == [
        ["choose-one", 3, 0, [[["gain", 2, 1, []], ["ambush", 1, 0, []]], []]]
    ]
    assert decode("[]") == ()


@pytest.mark.parametrize(
    ("effects", "problem"),
    [
        ('["ambsh"]', "effects[1]: 'ambsh' is no effect word; did you mean 'ambush'? (known: ambush, gain, "),
        ('["ambush", { gain = 10 }]', "effects[2]: 'gain' takes a number from 1 to 9, not 10"),
        ('["gain"]', "effects[1]: 'gain' takes a number from 1 to 9, not None"),
        ("[{ gain = true }]", "effects[1]: 'gain' takes a number from 1 to 9, not True"),
        ("[{ ambush = 3 }]", "effects[1]: 'ambush' takes nothing, but 3 is given"),
        ("[{ gain = 1, ambush = true }]", "effects[1]: an effect is a word or a table with one word, not {"),
        ("[7]", "effects[1]: an effect is a word or a table with one word, not 7"),
        ('"ambush"', "effects: should be a list of effects, not 'ambush'"),
        ("[{ choose-one = [[]] }]", "effects[1]: 'choose-one' takes 2 to 3 lists of effects"),
        ("[{ choose-one = 2 }]", "effects[1]: 'choose-one' takes 2 to 3 lists of effects"),
        ("[{ roll-table = [[], [], [], [], []] }]", "effects[1]: 'roll-table' takes 6 to 6 lists of effects"),
        ("[{ choose-one = [[], 5] }]", "effects[1].choose-one[2]: should be a list of effects, not 5"),
        ("[{ choose-one = [[], [{ gian = 1 }]] }]", "effects[1].choose-one[2][1]: 'gian' is no effect word; did"),
    ],
)
def test_errors_name_the_place(effects: str, problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        decode(effects)
    assert str(caught.value).startswith(f"cards.toml: card wheel: {problem}")


def test_a_missing_field_is_named() -> None:
    with pytest.raises(ContentError, match=r"cards.toml: card wheel: effects: is missing"):
        WORDS.decode(Node({}, "cards.toml", "card wheel"), "effects")


def test_a_path_leads_to_a_branch_of_a_branch() -> None:
    effects = decode('["ambush", { choose-one = [[], [{ choose-one = [[{ gain = 7 }], [{ gain = 8 }]] }]] }]')
    assert walk(effects, ()) is effects
    assert walk(effects, (1, 0)) == ()
    assert plain(walk(effects, (1, 1, 0, 1))) == [["gain", 2, 8, []]]


def test_the_wheel_of_the_template_has_a_branch_within_a_branch() -> None:
    game = catalog.game("_template")
    box = game.box  # type: ignore[attr-defined]
    wheel = box.cards[box.ids["card"].index("wheel")].effects
    assert [e.word for e in walk(wheel, (0, 4, 0, 1))] == ["steal", "draw"]
