"""The set as a whole, and every good and every wild card: played on a laid table, and what came of it."""

from __future__ import annotations

import pytest

from games.epic.tabletop import GAME, table
from harness import of_the_box
from wawel.games.epic.box import ALIGNMENTS
from wawel.games.epic.decks import problems_of, read_deck, write_deck
from wawel.games.epic.load import FILES
from wawel.games.epic.pieces import EXPENDED

# ---------------------------------------------------------------------- the set


@pytest.mark.rule("epic.component.sixty-cards", "epic.ruling.card-list", "epic.card.alignments")
def test_each_alignment_has_fifteen_cards_five_of_them_free_and_champions_and_events() -> None:
    box = GAME.box
    numbers = [box.ids["card"].index(row["id"]) for row in of_the_box(FILES, "cards.toml", "card")]
    for alignment in range(len(ALIGNMENTS)):
        cards = [box.cards[n] for n in numbers if box.cards[n].alignment == alignment]
        assert len(cards) == 15
        assert sum(card.cost == 0 for card in cards) == 5
        assert sum(card.champion for card in cards) == 8
        assert sum(card.marked for card in cards) == 4


@pytest.mark.rule("epic.component.token-cards", "epic.ruling.token-stats")
def test_tokens_are_as_the_ruling_says() -> None:
    box = GAME.box
    figures = {
        box.ids["card"][n]: (card.attack, card.defence, card.keywords) for n, card in enumerate(box.cards) if card.token
    }
    assert figures == {"human": (1, 1, 0), "demon": (4, 4, 1), "wolf": (2, 2, 0), "zombie": (2, 2, 0)}


@pytest.mark.rule("epic.constructed.min-sixty", "epic.constructed.zero-to-one-ratio")
def test_ready_decks_keep_the_rules_of_their_format_and_can_be_written_and_read() -> None:
    box = GAME.box
    pairs = set()
    for name, deck in zip(box.ids["deck"], box.decks, strict=True):
        assert not problems_of(box, deck.copies)
        assert read_deck(box, write_deck(box, deck.copies, name)) == deck.copies
        pairs.add(frozenset(box.cards[card].alignment for card, count in enumerate(deck.copies) if count))
    assert sorted(len(pair) for pair in pairs) == [2, 2, 2, 2, 2, 2]


# ---------------------------------------------------------------------- good


def test_gate_bellringer_brings_two_humans() -> None:
    t = table(hands=["gate-bellringer", ""]).play("gate-bellringer")
    assert t.champions(0) == "gate-bellringer human human"


def test_chapel_falcon_leaves_two_life_when_it_is_broken() -> None:
    t = table(hands=["flint-spark", ""], champions=["", "chapel-falcon"])
    t.play("flint-spark", "target:chapel-falcon")
    assert t.champions(1) == ""
    assert t.life == [30, 32]


def test_bread_and_salt_gives_life_and_a_card() -> None:
    t = table(hands=["bread-and-salt", ""], decks=["flint-spark"]).play("bread-and-salt")
    assert (t.life[0], t.hand(0), t.discard(0)) == (32, "flint-spark", "bread-and-salt")


def test_shields_up_strengthens_all_champions_of_its_player_for_the_turn() -> None:
    t = table(hands=["shields-up", ""], champions=["wolf human", "wolf"]).play("shields-up", "branch:0")
    assert (t.figures("wolf"), t.figures("human"), t.figures("wolf", 2)) == ((3, 5), (2, 4), (2, 2))
    assert t.end_turn().figures("wolf") == (2, 2)


def test_shields_up_may_give_life_instead() -> None:
    assert table(hands=["shields-up", ""]).play("shields-up", "branch:1").life == [35, 30]


def test_verdict_at_noon_strikes_an_attacker() -> None:
    t = table(hands=["", "verdict-at-noon"], champions=["bramble-boar wolf", "wolf"])
    t.attack("bramble-boar").pick("done").play("verdict-at-noon", "branch:0")
    assert (t.champions(0), t.champions(1)) == ("wolf", "wolf")


def test_verdict_at_noon_may_banish_two_tokens() -> None:
    t = table(hands=["verdict-at-noon", ""], champions=["", "wolf wolf bramble-boar"])
    t.play("verdict-at-noon", "branch:1", "target:wolf", "target:wolf")
    assert (t.champions(1), t.discard(1)) == ("bramble-boar", "")


@pytest.mark.rule("epic.ex.book.constant-plus-three", "epic.ex.book.tribute-draws")
def test_lily_marshal_draws_and_leads_the_other_good_champions() -> None:
    t = table(hands=["lily-marshal", ""], decks=["flint-spark"], champions=["human wolf", "human"])
    t.play("lily-marshal")
    assert t.hand(0) == "flint-spark"
    assert [t.figures("human"), t.figures("wolf"), t.figures("lily-marshal")] == [(4, 1), (2, 2), (6, 8)]
    assert t.figures("human", 2) == (1, 1)


def test_lamp_seraph_gives_life_when_it_comes_and_when_it_wounds() -> None:
    t = table(hands=["lamp-seraph", ""], champions=["lamp-seraph"]).play("lamp-seraph")
    assert t.life == [34, 30]
    assert t.attack("lamp-seraph").fight().life == [38, 22]


def test_abbess_of_the_wall_brings_humans_that_hold_out_longer() -> None:
    t = table(hands=["abbess-of-the-wall", ""]).play("abbess-of-the-wall")
    assert t.champions(0) == "abbess-of-the-wall human human human"
    assert (t.figures("human"), t.figures("abbess-of-the-wall")) == ((1, 3), (7, 10))


def test_cloud_lancer_draws_and_attacks_at_once_over_the_heads_of_others() -> None:
    t = table(hands=["cloud-lancer", ""], champions=["", "quarry-one-eye"]).play("cloud-lancer")
    assert t.hand(0) == "paper-owl"
    assert t.attack("cloud-lancer").fight().life == [30, 24]


def test_ninth_bell_griffin_is_played_before_blockers_and_blocks_a_flyer() -> None:
    t = table(hands=["", "ninth-bell-griffin"], champions=["chapel-falcon"])
    t.attack("chapel-falcon").pick("done").play("ninth-bell-griffin").block("ninth-bell-griffin").fight()
    assert (t.champions(0), t.champions(1)) == ("", "ninth-bell-griffin")


def test_judge_in_white_banishes_a_large_enemy_under_its_owners_deck() -> None:
    t = table(hands=["judge-in-white", ""], champions=["mud-serpent", "bramble-boar quarry-one-eye"], decks=["", ""])
    t.play("judge-in-white")
    assert (t.champions(0), t.champions(1)) == ("mud-serpent judge-in-white", "bramble-boar")
    assert (t.deck(1), t.discard(1)) == ("quarry-one-eye", "")


def test_all_to_the_walls_calls_six_humans() -> None:
    t = table(hands=["all-to-the-walls", ""]).play("all-to-the-walls", "branch:0")
    assert t.champions(0) == "human human human human human human"


def test_all_to_the_walls_may_strengthen_who_is_there() -> None:
    t = table(hands=["all-to-the-walls", ""], champions=["human"]).play("all-to-the-walls", "branch:1")
    assert (t.figures("human"), t.hand(0)) == ((4, 2), "paper-owl")


def test_great_amnesty_banishes_everybody() -> None:
    t = table(hands=["great-amnesty", ""], champions=["bramble-boar wolf", "lamp-seraph"], decks=["", "flint-spark"])
    t.play("great-amnesty", "branch:0")
    assert (t.champions(0), t.champions(1)) == ("", "")
    assert (t.deck(0), t.deck(1)) == ("bramble-boar", "flint-spark lamp-seraph")


def test_great_amnesty_may_give_cards() -> None:
    t = table(hands=["great-amnesty", ""], champions=["", "wolf"]).play("great-amnesty", "branch:1")
    assert (t.life[0], t.hand(0), t.champions(1)) == (30, "paper-owl paper-owl", "wolf")


@pytest.mark.rule("epic.ex.book.event-gain-four-draw-two")
def test_second_harvest_gives_life_cards_and_a_human() -> None:
    t = table(hands=["second-harvest", ""]).play("second-harvest")
    assert (t.life[0], t.hand(0), t.champions(0)) == (34, "paper-owl paper-owl", "human")
    assert t.discard(0) == "second-harvest"
    assert t.story("gained-life", "drew", "entered") == ["gained-life", "drew", "entered"]


def test_beyond_the_sea_banishes_any_champion_and_gives_life() -> None:
    t = table(hands=["beyond-the-sea", ""], champions=["wolf", "quarry-one-eye"], decks=[])
    t.play("beyond-the-sea", "target:quarry-one-eye")
    assert (t.champions(1), t.deck(1).split()[-1], t.life) == ("", "quarry-one-eye", [34, 30])


# ---------------------------------------------------------------------- wild


def test_bramble_boar_attacks_in_the_turn_in_which_it_comes() -> None:
    t = table(hands=["bramble-boar", ""]).play("bramble-boar").attack("bramble-boar").fight()
    assert t.life == [30, 25]


def test_cliff_slinger_throws_two_damage() -> None:
    t = table(hands=["cliff-slinger", ""], champions=["", "wolf"]).play("cliff-slinger", "target:wolf")
    assert t.champions(1) == ""


def test_pack_song_calls_two_wolves() -> None:
    assert table(hands=["pack-song", ""]).play("pack-song", "branch:0").champions(0) == "wolf wolf"


def test_pack_song_may_strengthen_a_champion() -> None:
    t = table(hands=["pack-song", ""], champions=["wolf"]).play("pack-song", "branch:1")
    assert t.figures("wolf") == (7, 7)


def test_flint_spark_burns_an_opponent_or_a_champion() -> None:
    t = table(hands=["flint-spark flint-spark", ""], champions=["", "lamp-seraph"])
    t.play("flint-spark", "seat:1").play("flint-spark", "target:lamp-seraph")
    assert (t.life, t.find("lamp-seraph").damage) == ([30, 24], 6)


def test_downwind_lets_a_deploying_champion_attack() -> None:
    t = table(hands=["downwind", ""], champions=["mud-serpent/deploying"])
    assert "attack:mud-serpent" not in t.offered
    t.play("downwind")
    assert t.hand(0) == "paper-owl"
    assert t.attack("mud-serpent").fight().life == [30, 19]


def test_quarry_one_eye_storms_in_and_survives_whoever_blocks() -> None:
    t = table(hands=["quarry-one-eye", ""], champions=["", "tundra-matriarch"]).play("quarry-one-eye")
    t.attack("quarry-one-eye").block("tundra-matriarch").fight()
    assert (t.champions(0), t.find("quarry-one-eye").damage, t.champions(1)) == ("quarry-one-eye", 11, "")


def test_old_antlers_attacks_with_wolves_at_its_heels() -> None:
    t = table(champions=["old-antlers"]).attack("old-antlers")
    assert t.champions(0) == "old-antlers wolf wolf"
    assert t.find("wolf").deploying
    assert t.find("old-antlers").position == EXPENDED


def test_keeper_of_the_den_brings_wolves_and_makes_them_stronger() -> None:
    t = table(hands=["keeper-of-the-den", ""], champions=["", "wolf"]).play("keeper-of-the-den")
    assert t.champions(0) == "keeper-of-the-den wolf wolf wolf"
    assert (t.figures("wolf"), t.figures("wolf", 2)) == ((2, 2), (4, 3))


def test_thunder_eagle_strikes_from_above() -> None:
    t = table(hands=["thunder-eagle", ""]).play("thunder-eagle", "seat:1")
    assert t.life == [30, 27]


def test_mud_serpent_lies_in_ambush_for_an_attacker() -> None:
    t = table(hands=["", "mud-serpent"], champions=["bramble-boar"])
    t.attack("bramble-boar").pick("done").play("mud-serpent").block("mud-serpent").fight()
    assert (t.champions(0), t.life) == ("", [30, 30])


def test_tundra_matriarch_draws_a_card() -> None:
    t = table(hands=["tundra-matriarch", ""], decks=["flint-spark"]).play("tundra-matriarch")
    assert (t.champions(0), t.hand(0)) == ("tundra-matriarch", "flint-spark")


def test_mountain_comes_down_on_everybody() -> None:
    t = table(hands=["mountain-comes-down", ""], champions=["wolf", "lamp-seraph tundra-matriarch"])
    t.play("mountain-comes-down", "branch:0")
    assert (t.champions(0), t.champions(1), t.find("tundra-matriarch").damage) == ("", "tundra-matriarch", 8)


def test_mountain_comes_down_may_draw_and_throw() -> None:
    t = table(hands=["mountain-comes-down", ""], champions=["", "wolf"])
    t.play("mountain-comes-down", "branch:1", "seat:1")
    assert (t.hand(0), t.life) == ("paper-owl paper-owl", [30, 27])


def test_burning_sky_deals_eight_and_draws() -> None:
    t = table(hands=["burning-sky", ""]).play("burning-sky")
    assert (t.life, t.hand(0)) == ([30, 22], "paper-owl")


def test_great_hunt_lets_all_attack_and_harder() -> None:
    t = table(hands=["great-hunt", ""], champions=["wolf/deploying human"]).play("great-hunt", "branch:0")
    assert t.attack("wolf", "human").fight().life == [30, 19]


def test_great_hunt_may_bring_a_wolf_and_cards() -> None:
    t = table(hands=["great-hunt", ""]).play("great-hunt", "branch:1")
    assert (t.champions(0), t.hand(0)) == ("wolf", "paper-owl paper-owl")


def test_clutching_roots_pull_a_flyer_down() -> None:
    t = table(hands=["clutching-roots", ""], champions=["", "wolf ash-dragon"]).play("clutching-roots", "branch:0")
    assert (t.champions(1), t.discard(1), t.hand(0)) == ("wolf", "ash-dragon", "paper-owl")


def test_clutching_roots_may_crush_anybody() -> None:
    t = table(hands=["clutching-roots", ""], champions=["wolf", "ash-dragon mud-serpent"])
    t.play("clutching-roots", "branch:1", "target:ash-dragon")
    assert (t.champions(1), t.hand(0)) == ("mud-serpent", "paper-owl")
