"""Set-up and what goes together. Rules `tali.setup.*`, `tali.base-setup.*`, `tali.ruling.options-compatible`."""

from __future__ import annotations

import pytest

from games.talisman.tabletop import BOX, GAME, new_game
from wawel.engine.components import NONE
from wawel.engine.game import BadSetting


@pytest.mark.rule("tali.base-setup.adventure-deck", "tali.base-setup.spell-deck", "tali.base-setup.open-decks")
@pytest.mark.rule("tali.setup.dragon-decks-by-colour", "tali.setup.dragon-decks-shuffled", "tali.setup.after-base")
def test_the_decks() -> None:
    s = GAME.fresh(2, GAME.check_settings({}, 2))
    s.stack[-1].run(s)
    assert [len(deck.cards) for deck in s.decks] == [56, 56, 56, 104]
    assert (len(s.spell_deck), len(s.stock)) == (24, 32)


@pytest.mark.rule("tali.setup.token-pool", "tali.setup.sleep-pool", "tali.setup.no-scales-at-start")
@pytest.mark.rule("tali.setup.lords-shuffled", "tali.setup.reveal-other-lords", "tali.overview.crown-token-marks-king")
def test_lords_and_tokens() -> None:
    s = GAME.fresh(2, GAME.check_settings({}, 2))
    s.stack[-1].run(s)
    assert s.pool == [40, 40, 40, 6, 6, 8]
    assert (s.supply[5], s.lord_scales, s.lord_lives) == (19, [0, 0, 0], [5, 5, 5])
    assert 0 <= s.king < 3
    assert set(s.scales) == {NONE}


@pytest.mark.rule("tali.base-setup.random-character", "tali.base-setup.lives", "tali.base-setup.fate")
@pytest.mark.rule("tali.base-setup.gold", "tali.base-setup.start-space", "tali.base-setup.players")
def test_every_character_starts_as_its_card_says() -> None:
    t = new_game(6, board="base", turn_limit=30)
    for side in t.s.sides:
        one = BOX.characters[side.character]
        if side.seat != t.s.active:
            assert (side.lives, side.fate, side.space) == (one.life, one.fate, one.start)
        assert side.gold == 1


@pytest.mark.rule("tali.base-setup.choose-of-three")
def test_one_of_three() -> None:
    t = new_game(2, choose_of_three=True)
    assert (t.step, len(t.offered)) == ("OneOfThree", 3)


@pytest.mark.rule("tali.alt.starting-bonus")
def test_the_starting_bonus() -> None:
    t = new_game(2, starting_bonus=True)
    assert t.step == "StartingBonus"
    t.pick("by:craft")
    assert t.s.sides[0].craft == 1


@pytest.mark.rule("tali.alt.bloodbath")
def test_a_bloodbath_has_one_talisman() -> None:
    s = GAME.fresh(2, GAME.check_settings({"bloodbath": True}, 2))
    s.stack[-1].run(s)
    assert len(s.stock) == 29


@pytest.mark.rule(
    "tali.spawn.draw-until-scale", "tali.spawn.two-each", "tali.spawn.specials-back", "tali.spawn.purpose"
)
def test_dragon_spawn_puts_two_scales_for_each_character() -> None:
    t = new_game(3, spawn=True)
    assert len(t.happened("scale-placed")) >= 6
    assert sum(t.s.aside) == 0


@pytest.mark.rule("tali.setup.first-king", "tali.partial.cards-without-overlay", "tali.partial.allowed")
def test_without_overlay_lords_have_no_lives() -> None:
    s = GAME.fresh(2, GAME.check_settings({"board": "cards"}, 2))
    s.stack[-1].run(s)
    assert s.lord_lives == [0, 0, 0]


@pytest.mark.rule("tali.ruling.options-compatible", "tali.ending.not-with-everything", "tali.wrath.trigger")
@pytest.mark.parametrize(
    ("settings", "rule"),
    [
        ({"ending": True}, "tali.ending.not-with-everything"),
        ({"ending": True, "board": "tower"}, "tali.ending.not-with-everything"),
        ({"wrath": True, "board": "base"}, "tali.wrath.trigger"),
        ({"spawn": True, "board": "base"}, "tali.spawn.purpose"),
        ({"easier_command": True}, "tali.ruling.options-compatible"),
        ({"sudden_death": True, "board": "cards", "ending": True}, "tali.ruling.options-compatible"),
    ],
)
def test_what_does_not_go_together_is_refused_by_rule(settings: dict[str, object], rule: str) -> None:
    with pytest.raises(BadSetting) as error:
        GAME.check_settings(settings, 2)
    assert rule in str(error.value.problem)
