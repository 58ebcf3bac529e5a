"""Przygotowanie rozgrywki: the Deck, the Dragon, the first hand, Region 1."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import CARDS, HEROIC, game_with, leaving, new_game, scouting


@pytest.mark.rule("etch.setup.tutorial-optional")
def test_nothing_comes_before_the_deck_and_the_choice_of_dragon() -> None:
    t = new_game()
    assert t.story()[0] == "set-up"
    assert t.asks == {"dragon"}
    assert not [setting.name for setting in t.game.settings if "tutorial" in setting.name]


@pytest.mark.rule("etch.setup.mage-level-2")
def test_all_cards_start_at_level_2() -> None:
    assert new_game(dragon="d1").s.levels == [2] * 16


@pytest.mark.rule("etch.setup.shuffle-deck")
def test_the_deck_is_shuffled() -> None:
    decks = [new_game(seed=seed).deck for seed in range(20)]
    for deck in decks:
        assert sorted(deck) == sorted(CARDS)
    assert len({tuple(deck) for deck in decks}) == 20
    assert len({deck[0] for deck in decks}) > 8


@pytest.mark.rule("etch.setup.shuffle-keeps-orientation")
def test_a_shuffle_changes_no_level() -> None:
    levels = {card: 1 + n % 4 for n, card in enumerate(CARDS)}
    t = leaving(hand="w1 f1 l1", deck="w2", levels=levels)
    assert t.luck
    assert {card: t.level(card) for card in CARDS} == levels


@pytest.mark.rule("etch.setup.choose-dragon")
@pytest.mark.parametrize("dragon", ["d1", "d2", "d3", "d4"])
def test_the_player_chooses_the_dragon(dragon: str) -> None:
    t = new_game()
    assert t.offered == {"dragon:d1", "dragon:d2", "dragon:d3", "dragon:d4"}
    t.pick(f"dragon:{dragon}")
    assert t.once("dragon") == dragon
    assert t.game.box.ids["dragon"][t.s.dragon] == dragon


@pytest.mark.rule("etch.setup.dragon-behind-deck")
def test_the_chosen_dragon_waits_for_the_final_battle() -> None:
    t = new_game(game=game_with(cards={"all": HEROIC})).pick("dragon:d2")
    while t.s.region <= 4:
        assert t.game.view(t.s, 0)["dragon"] == "d2"
        assert not t.story("final-journey", "final-enemy")
        t.pick(t.game.verbs.name(t.game.choices(t.s)[0].idle))
    assert t.once("final-journey") == "d2"


@pytest.mark.rule("etch.setup.other-dragon-card-out")
def test_other_dragons_have_no_part_in_the_game() -> None:
    monster = {"initiative": 99, "initial": 99, "mp": "fire 97 98 99", "hp": [97, 98, 99], "attack": "99, 99, 99"}
    game = game_with(cards={"all": HEROIC}, dragons={"d1": monster, "d2": monster, "d4": monster})
    assert new_game(game=game, dragon="d3").idle().won
    assert not new_game(game=game, dragon="d4").idle().won


@pytest.mark.rule("etch.setup.first-hand-4")
def test_the_first_hand_is_the_top_four_cards() -> None:
    t = new_game(seed=3)
    deck = t.deck
    t.pick("dragon:d1")
    assert t.hand == deck[:4]
    assert t.deck == deck[4:]


@pytest.mark.rule("etch.setup.region-1-on-deck")
def test_the_first_region_is_region_1() -> None:
    t = new_game(dragon="d1")
    assert t.once("region") == "region 1"
    assert t.s.region == 1


@pytest.mark.rule("etch.setup.inactive-region-under-dragon")
@pytest.mark.parametrize("shown", [f"{kind} {n}" for kind in ("enemy", "journey") for n in (1, 2, 3, 4)])
def test_the_inactive_regions_give_no_encounter(shown: str) -> None:
    t = scouting(hand="w1 f1 l1 s1", deck="w2 w3", cards={"w2": {"encounter": shown}})
    kind, number = shown.split()
    assert t.once("encounter") == f"{kind} 1.{number}"


@pytest.mark.rule("etch.setup.first-encounter")
def test_after_set_up_the_first_encounter_begins() -> None:
    t = new_game(dragon="d1")
    assert t.story("dragon", "drew", "region", "encounter") == ["dragon", *["drew"] * 4, "region", "encounter"]
    assert t.once("encounter") == "enemy 1.1"
    assert t.asks == {"face", "detour"}
