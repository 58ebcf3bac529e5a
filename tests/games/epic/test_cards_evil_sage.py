"""Every evil and every sage card: played on a laid table, and what came of it."""

from __future__ import annotations

import pytest

from games.epic.tabletop import table
from wawel.games.epic.pieces import EXPENDED, FLIPPED, PREPARED

# ---------------------------------------------------------------------- evil


def test_gravediggers_boy_rises_as_a_zombie() -> None:
    t = table(hands=["flint-spark", ""], champions=["", "gravediggers-boy"])
    t.play("flint-spark", "target:gravediggers-boy")
    assert (t.champions(1), t.discard(1)) == ("zombie", "gravediggers-boy")


def test_dungeon_bat_bites_and_drinks_at_once() -> None:
    t = table(hands=["dungeon-bat", ""], champions=["", "wolf"]).play("dungeon-bat").attack("dungeon-bat").fight()
    assert t.life == [32, 27]


def test_cold_fingers_wither_a_champion() -> None:
    t = table(hands=["cold-fingers", ""], champions=["", "bramble-boar lamp-seraph"])
    t.play("cold-fingers", "branch:0", "target:bramble-boar")
    assert (t.champions(1), t.discard(1)) == ("lamp-seraph", "bramble-boar")


def test_cold_fingers_only_weaken_what_is_large() -> None:
    t = table(hands=["cold-fingers", ""], champions=["", "lamp-seraph"]).play("cold-fingers", "branch:0")
    assert t.figures("lamp-seraph") == (3, 3)
    assert t.end_turn().figures("lamp-seraph") == (8, 8)


def test_cold_fingers_may_take_a_card_from_a_hand() -> None:
    t = table(hands=["cold-fingers", "flint-spark pack-song"]).play("cold-fingers", "branch:1")
    assert t.asked == 1
    t.pick("discard:pack-song")
    assert (t.hand(1), t.discard(1), t.asked) == ("flint-spark", "pack-song", 0)


def test_blood_tithe_pays_life_for_cards() -> None:
    t = table(hands=["blood-tithe", ""]).play("blood-tithe")
    assert (t.life, t.hand(0)) == ([26, 30], "paper-owl paper-owl")


def test_blood_tithe_kills_who_has_nothing_left_before_any_card_is_drawn() -> None:
    t = table(hands=["blood-tithe", ""], life=[4, 30], decks=[""]).play("blood-tithe")
    assert t.result.winners == [1]


def test_last_candle_snuffs_a_damaged_champion() -> None:
    t = table(hands=["last-candle", ""], champions=["", "wolf quarry-one-eye/damage:1"])
    t.play("last-candle", "branch:0")
    assert t.champions(1) == "wolf"


def test_last_candle_may_call_zombies() -> None:
    assert table(hands=["last-candle", ""]).play("last-candle", "branch:1").champions(0) == "zombie zombie"


def test_pit_regent_brings_a_demon() -> None:
    assert table(hands=["pit-regent", ""]).play("pit-regent").champions(0) == "pit-regent demon"


def test_countess_of_thorns_drains_with_every_attack() -> None:
    t = table(champions=["countess-of-thorns", "chapel-falcon"]).attack("countess-of-thorns")
    assert t.life == [33, 27]
    t.block("chapel-falcon").fight()
    assert (t.life, t.champions(1)) == ([33, 29], "")


def test_bone_piper_leads_zombies_and_lives_off_their_end() -> None:
    t = table(hands=["bone-piper flint-spark", ""]).play("bone-piper")
    assert t.champions(0) == "bone-piper zombie zombie zombie"
    t.play("flint-spark", "target:zombie")
    assert t.life == [31, 29]


def test_stitcher_of_the_dead_raises_a_champion_whose_tribute_works() -> None:
    t = table(hands=["stitcher-of-the-dead", ""], discards=["flint-spark pit-regent bramble-boar"])
    t.play("stitcher-of-the-dead")
    assert t.offered == {"from-pile:pit-regent", "from-pile:bramble-boar"}
    t.pick("from-pile:pit-regent")
    assert (t.champions(0), t.discard(0)) == ("stitcher-of-the-dead pit-regent demon", "flint-spark bramble-boar")


def test_hooded_headsman_breaks_a_small_enemy_in_its_turn() -> None:
    t = table(hands=["", "hooded-headsman"], champions=["bramble-boar mud-serpent", "wolf"])
    t.pick("done").play("hooded-headsman")
    assert (t.champions(0), t.champions(1)) == ("mud-serpent", "wolf hooded-headsman")


def test_ash_dragon_costs_its_master_life_each_turn() -> None:
    t = table(champions=["ash-dragon"], start=True)
    assert t.life == [28, 30]
    assert t.attack("ash-dragon").fight().life == [28, 18]


def test_black_sentence_breaks_any_champion_and_draws() -> None:
    t = table(hands=["black-sentence", ""], champions=["wolf", "quarry-one-eye"])
    t.play("black-sentence", "target:quarry-one-eye")
    assert (t.champions(1), t.discard(1), t.hand(0)) == ("", "quarry-one-eye", "paper-owl")


def test_night_without_stars_breaks_everybody() -> None:
    t = table(hands=["night-without-stars", ""], champions=["wolf mud-serpent", "quarry-one-eye human"])
    t.play("night-without-stars", "branch:0")
    assert (t.champions(0), t.champions(1)) == ("", "")
    assert (t.discard(0), t.discard(1)) == ("mud-serpent night-without-stars", "quarry-one-eye")


def test_night_without_stars_may_draw_and_hurt() -> None:
    t = table(hands=["night-without-stars", ""]).play("night-without-stars", "branch:1")
    assert (t.hand(0), t.life) == ("paper-owl paper-owl", [30, 27])


def test_feast_of_leeches_takes_life_from_one_to_another() -> None:
    assert table(hands=["feast-of-leeches", ""]).play("feast-of-leeches").life == [38, 22]


def test_graveyard_procession_costs_each_opponent_a_champion_of_their_choice() -> None:
    t = table(hands=["graveyard-procession", ""], champions=["", "human mud-serpent"])
    t.play("graveyard-procession", "branch:0")
    assert (t.champions(0), t.asked) == ("zombie zombie zombie zombie", 1)
    assert t.pick("target:human").champions(1) == "mud-serpent"


def test_graveyard_procession_may_take_two_cards_back_but_never_itself() -> None:
    t = table(hands=["graveyard-procession", ""], discards=["pack-song mud-serpent flint-spark"])
    t.play("graveyard-procession", "branch:1", "from-pile:flint-spark")
    assert "from-pile:graveyard-procession" not in t.offered
    t.pick("done")
    assert (t.hand(0), t.life[0]) == ("flint-spark", 32)
    assert t.discard(0) == "pack-song mud-serpent graveyard-procession"


# ---------------------------------------------------------------------- sage


def test_ink_fox_expends_an_enemy_at_the_end_of_its_turn() -> None:
    t = table(hands=["", "ink-fox"], champions=["mud-serpent", "wolf"])
    t.pick("done").play("ink-fox", "target:mud-serpent")
    assert t.find("mud-serpent").position == EXPENDED
    assert t.champions(1) == "wolf ink-fox"


def test_paper_owl_draws_and_flies() -> None:
    t = table(hands=["paper-owl", ""], decks=["flint-spark"], champions=["paper-owl", "wolf"]).play("paper-owl")
    assert t.hand(0) == "flint-spark"
    assert t.attack("paper-owl").fight().life == [30, 29]


def test_unwritten_page_sends_a_small_enemy_home() -> None:
    t = table(hands=["unwritten-page", ""], champions=["wolf", "bramble-boar quarry-one-eye"])
    t.play("unwritten-page", "branch:0")
    assert (t.hand(1), t.champions(1)) == ("bramble-boar", "quarry-one-eye")


def test_unwritten_page_may_empty_a_discard_pile_under_the_deck() -> None:
    t = table(hands=["unwritten-page", ""], decks=["pack-song", "downwind"], discards=["", "flint-spark mud-serpent"])
    t.play("unwritten-page", "branch:1")
    assert (t.discard(1), t.hand(0)) == ("", "pack-song")
    assert t.deck(1).split()[0] == "downwind"
    assert sorted(t.deck(1).split()) == ["downwind", "flint-spark", "mud-serpent"]


def test_stopped_clock_expends_an_enemy_so_that_it_cannot_block() -> None:
    t = table(hands=["stopped-clock", ""], champions=["mud-serpent", "quarry-one-eye"])
    t.play("stopped-clock", "branch:0", "target:quarry-one-eye")
    assert t.attack("mud-serpent").fight().life == [30, 19]


def test_stopped_clock_may_prepare_a_champion_for_a_second_attack() -> None:
    t = table(hands=["stopped-clock", ""], champions=["mud-serpent"]).attack("mud-serpent").fight()
    t.play("stopped-clock", "branch:1")
    assert t.find("mud-serpent").position == PREPARED
    assert t.attack("mud-serpent").fight().life == [30, 8]


def test_thread_of_thought_draws_two_and_discards_one() -> None:
    t = table(hands=["thread-of-thought", ""], decks=["flint-spark pack-song"]).play("thread-of-thought")
    t.pick("discard:flint-spark")
    assert (t.hand(0), t.discard(0)) == ("pack-song", "flint-spark thread-of-thought")


def test_fairground_conjurer_comes_in_anothers_turn_and_draws_two() -> None:
    t = table(hands=["", "fairground-conjurer"]).pick("done").play("fairground-conjurer")
    assert (t.champions(1), t.hand(1)) == ("fairground-conjurer", "paper-owl paper-owl")


@pytest.mark.rule("epic.ex.book.break-trigger-draws")
def test_lost_letters_golem_draws_when_it_comes_and_when_it_breaks() -> None:
    t = table(hands=["lost-letters-golem", "black-sentence"]).play("lost-letters-golem")
    assert t.hand(0) == "paper-owl paper-owl"
    t.pick("done").play("black-sentence")
    assert (t.champions(0), t.hand(0)) == ("", "paper-owl paper-owl paper-owl")


def test_tidal_sphinx_draws_with_each_event_of_its_controller() -> None:
    t = table(hands=["flint-spark", "flint-spark"], champions=["tidal-sphinx"])
    t.play("flint-spark", "seat:1")
    assert t.hand(0) == "paper-owl"
    t.pick("done").play("flint-spark", "seat:0")
    assert t.hand(0) == "paper-owl"


def test_library_kraken_drags_an_enemy_back_to_its_owners_hand() -> None:
    t = table(hands=["library-kraken", ""], champions=["wolf", "quarry-one-eye"])
    t.play("library-kraken", "target:quarry-one-eye")
    assert (t.hand(1), t.champions(1)) == ("quarry-one-eye", "")


def test_quiet_puppeteer_takes_a_small_enemy_and_learns_from_blocking() -> None:
    t = table(hands=["quiet-puppeteer", ""], champions=["", "bramble-boar mud-serpent"]).play("quiet-puppeteer")
    assert (t.champions(0), t.champions(1)) == ("bramble-boar quiet-puppeteer", "mud-serpent")
    assert t.find("bramble-boar").owner == 1
    t.end_turn().attack("mud-serpent").block("quiet-puppeteer")
    assert t.hand(0) == "paper-owl"


def test_tower_geometer_lets_sages_fly_and_may_flip_an_enemy_when_one_comes() -> None:
    t = table(hands=["ink-fox", ""], champions=["tower-geometer library-kraken wolf", "mud-serpent"]).play("ink-fox")
    t.pick("done", "do-it")  # the fox's Tribute, then the geometer
    assert t.find("mud-serpent").position == FLIPPED
    t.attack("library-kraken").fight()
    assert t.life == [30, 23]


def test_tower_geometer_needs_not_flip() -> None:
    t = table(hands=["bramble-boar", ""], champions=["tower-geometer", "mud-serpent"]).play("bramble-boar", "done")
    assert t.find("mud-serpent").position == PREPARED


def test_empty_chairs_sends_everybody_home_and_costs_each_opponent_a_card() -> None:
    t = table(hands=["empty-chairs", ""], champions=["wolf paper-owl", "mud-serpent"]).play("empty-chairs", "branch:0")
    assert (t.hand(0), t.champions(0), t.champions(1)) == ("paper-owl", "", "")
    t.pick("discard:mud-serpent")
    assert (t.hand(1), t.discard(1)) == ("", "mud-serpent")


def test_empty_chairs_is_for_ones_own_turn_and_may_just_draw() -> None:
    t = table(hands=["empty-chairs", "empty-chairs"]).play("empty-chairs", "branch:1")
    assert t.hand(0) == "paper-owl paper-owl"
    assert t.pick("done").refused("play:empty-chairs") == "epic.card.text"


def test_folded_horizon_banishes_what_is_large() -> None:
    t = table(hands=["folded-horizon", ""], champions=["wolf", "bramble-boar mud-serpent"], decks=["", ""])
    t.play("folded-horizon", "branch:0")
    assert (t.champions(1), t.deck(1), t.discard(1)) == ("bramble-boar", "mud-serpent", "")


def test_folded_horizon_may_draw_three_and_discard_one() -> None:
    t = table(hands=["folded-horizon", ""], decks=["pack-song downwind flint-spark"])
    t.play("folded-horizon", "branch:1", "discard:downwind")
    assert t.hand(0) == "pack-song flint-spark"


def test_rain_of_glass_draws_in_ones_own_turn() -> None:
    t = table(hands=["rain-of-glass", ""], champions=["wolf", "wolf bramble-boar mud-serpent"]).play("rain-of-glass")
    assert (t.champions(0), t.champions(1), t.hand(0)) == ("wolf", "mud-serpent", "paper-owl")


def test_rain_of_glass_stops_the_attackers_of_anothers_turn() -> None:
    t = table(hands=["", "rain-of-glass"], champions=["wolf mud-serpent quarry-one-eye"])
    t.attack("wolf").pick("done").play("rain-of-glass").fight()
    assert (t.life, t.hand(1)) == ([30, 30], "")
    assert t.blocked["attack:mud-serpent"] == "epic.battle.attack-prepared-only"


def test_borrowed_crown_takes_any_enemy_and_gives_a_card_for_it() -> None:
    t = table(hands=["borrowed-crown", ""], champions=["wolf", "wolf quarry-one-eye"])
    t.play("borrowed-crown", "target:quarry-one-eye")
    assert (t.champions(0), t.champions(1), t.hand(1)) == ("wolf quarry-one-eye", "wolf", "paper-owl")
    assert "attack:quarry-one-eye" in t.offered  # it has Blitz
