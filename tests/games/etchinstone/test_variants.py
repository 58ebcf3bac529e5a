"""Alternatywne zasady, Warianty."""

from __future__ import annotations

from itertools import product

import pytest

from games.etchinstone.tabletop import Figures, facing, final_enemy, final_journey, game_with, new_game
from wawel.engine.game import BadSetting

HAND = "w1 w2 f1 s1"
DECK = "l1 l2 l3 l4 f3 f4"


@pytest.mark.rule("etch.alt.any-combination")
def test_both_alternate_rules_go_with_each_other_and_any_difficulty() -> None:
    difficulties = ("adventure", "easy", "normal", "hard", "impossible", "dont-even-try")
    for difficulty, cavalryman, glass_cannon in product(difficulties, (False, True), (False, True)):
        s = new_game(difficulty=difficulty, cavalryman=cavalryman, glass_cannon=glass_cannon).s
        assert (s.cavalryman, s.glass_cannon) == (cavalryman, glass_cannon)
    s = new_game().s
    assert (s.cavalryman, s.glass_cannon) == (False, False)


@pytest.mark.rule("etch.alt.cavalryman")
def test_a_cavalryman_does_not_link() -> None:
    t = facing(hand=HAND, deck=DECK, cavalryman=True)
    assert t.asks == {"spell"}
    assert t.refused("link:w1") == "etch.alt.cavalryman"
    assert "link:w1" in facing(hand=HAND, deck=DECK).offered


@pytest.mark.rule("etch.alt.cavalryman")
def test_a_cavalryman_does_not_link_in_the_final_battle() -> None:
    deck = "w1 w2 f1 f2 l1 l2 s1"
    assert final_journey(deck, cavalryman=True).pick("done").asks == {"spell"}
    assert final_enemy(deck, cavalryman=True).asks == {"spell"}


@pytest.mark.rule("etch.alt.glass-cannon")
@pytest.mark.parametrize(("glass_cannon", "absorbed"), [(False, 6), (True, 4)])
def test_a_glass_cannons_matching_armour_absorbs_1_more_only(glass_cannon: bool, absorbed: int) -> None:
    cards: dict[str, Figures] = {"f1": {"armour": "3 fire"}}
    enemy: Figures = {"hp": 20, "attack": "7 fire"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards, glass_cannon=glass_cannon)
    assert t.cast("w1", "w2", "s1").pick("absorb:f1").once("absorbed") == ("f1", absorbed)


@pytest.mark.rule("etch.alt.glass-cannon")
def test_a_glass_cannons_other_armour_is_as_usual() -> None:
    cards: dict[str, Figures] = {"f1": {"armour": "3 water"}, "s1": {"armour": 3}}
    enemy: Figures = {"hp": 20, "attack": "7 fire"}
    t = facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards, glass_cannon=True).cast("w1", "w2", "s1")
    assert t.pick("absorb:f1", "absorb:s1").happened("absorbed") == [("f1", 3), ("s1", 3)]


@pytest.mark.rule("etch.variant.named-only")
def test_variants_that_are_only_named_are_not_offered() -> None:
    game = game_with()
    assert [setting.name for setting in game.settings] == ["difficulty", "dragon", "cavalryman", "glass_cannon"]
    assert game.seats == (1,)
    with pytest.raises(BadSetting):
        game.new(challenge_mode=True)
