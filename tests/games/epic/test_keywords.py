"""Słowa kluczowe i pojęcia: Tribute, Airborne, Ambush, Blitz; control, owner, expend, banish, break."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import Tabletop, champion, event, new_game
from wawel.engine.chance import words_of
from wawel.games.epic.box import BLITZ
from wawel.games.epic.pieces import EXPENDED, PREPARED


@pytest.mark.rule("epic.keyword.tribute")
def test_tribute_is_resolved_at_once_when_its_champion_enters() -> None:
    cards = {"herald": champion(1, 1, tribute=[{"gain": {"n": 2}}, {"draw": {"n": 1}}])}
    t = table(hands=["herald", ""], cards=cards).play("herald")
    assert t.story("entered", "gained-life", "drew") == ["entered", "gained-life", "drew"]
    assert (t.life, t.hand(0), t.step) == ([32, 30], "paper-owl", "MainPhase")


@pytest.mark.rule("epic.keyword.tribute")
def test_tribute_works_however_the_champion_enters_but_not_when_only_its_controller_changes() -> None:
    t = table(hands=["stitcher-of-the-dead", ""], discards=["lamp-seraph"]).play("stitcher-of-the-dead")
    assert (t.champions(0), t.life) == ("stitcher-of-the-dead lamp-seraph", [34, 30])
    t = table(hands=["borrowed-crown", ""], champions=["", "lamp-seraph"]).play("borrowed-crown")
    assert (t.champions(0), t.life) == ("lamp-seraph", [30, 30])


@pytest.mark.rule("epic.term.control")
def test_effects_belong_to_who_controls_the_card() -> None:
    t = table(hands=["borrowed-crown", "black-sentence"], champions=["", "lost-letters-golem"]).play("borrowed-crown")
    assert t.champions(0) == "lost-letters-golem"
    t.pick("done").play("black-sentence")
    assert (t.hand(0), t.discard(1)) == ("paper-owl", "lost-letters-golem black-sentence")
    assert (t.happened("triggered"), t.hand(1)) == ([(0, "lost-letters-golem")], "paper-owl")  # that one is the event's


@pytest.mark.rule("epic.keyword.airborne")
def test_who_flies_is_blocked_only_by_flyers() -> None:
    t = table(champions=["lamp-seraph", "mud-serpent chapel-falcon"]).attack("lamp-seraph").all_pass("Plays")
    assert t.offered == {"block:chapel-falcon", "done"}
    assert t.refused("block:mud-serpent") == "epic.keyword.airborne"
    t = table(champions=["lamp-seraph", "mud-serpent"]).attack("lamp-seraph").fight()
    assert t.life == [34, 22]


@pytest.mark.rule("epic.keyword.airborne-blocks-all")
def test_a_flyer_blocks_who_walks() -> None:
    t = table(champions=["wolf", "lamp-seraph"]).attack("wolf").block("lamp-seraph").fight()
    assert (t.life, t.champions(0)) == ([30, 30], "")


@pytest.mark.rule("epic.term.alignment-free")
def test_a_deck_may_hold_cards_of_all_alignments() -> None:
    t = new_game(format="random-thirty")
    for side in t.s.sides:
        assert {t.s.card(card).alignment for card in side.deck + side.hand} == {0, 1, 2, 3}


@pytest.mark.rule("epic.term.owner")
def test_one_owns_the_cards_of_ones_deck_and_the_tokens_one_makes() -> None:
    t = table(hands=["quiet-puppeteer", "pit-regent"], champions=["", "bramble-boar"]).play("quiet-puppeteer")
    assert (t.find("bramble-boar").owner, t.find("bramble-boar").controller) == (1, 0)
    t.end_turn().play("pit-regent")
    assert [t.find(name).owner for name in ("quiet-puppeteer", "pit-regent", "demon")] == [0, 1, 1]


@pytest.mark.rule("epic.term.expend")
def test_an_effect_may_expend_too() -> None:
    t = table(hands=["ink-fox", ""], champions=["", "wolf"]).play("ink-fox", "target:wolf")
    assert (t.find("wolf").position, t.find("ink-fox").position) == (EXPENDED, PREPARED)


@pytest.mark.rule("epic.term.banish", "epic.ruling.banished-owner")
def test_a_banished_champion_goes_under_its_owners_deck() -> None:
    t = table(hands=["borrowed-crown", "beyond-the-sea"], champions=["", "mud-serpent"], decks=["", "pack-song"])
    t.play("borrowed-crown").pick("done").play("beyond-the-sea")
    assert (t.champions(0), t.deck(0), t.deck(1), t.hand(1)) == ("", "", "mud-serpent", "pack-song")
    assert t.discard(1) == "beyond-the-sea"


@pytest.mark.rule("epic.term.banish-random")
def test_cards_banished_together_lie_in_random_order() -> None:
    champions = ["bramble-boar chapel-falcon lamp-seraph mud-serpent"]
    t = table(hands=["great-amnesty", ""], champions=champions, decks=["pack-song"]).play("great-amnesty")
    orders = set()
    for seed in range(20):
        again = Tabletop(t.game, t.s.clone())
        again.s.reseed(words_of(f"{seed}"))
        again.pick("branch:0")
        top, *bottom = again.deck(0).split()
        assert (top, sorted(bottom)) == ("pack-song", sorted(champions[0].split()))
        orders.add(tuple(bottom))
    assert len(orders) > 8


@pytest.mark.rule("epic.keyword.ambush")
def test_ambush_is_played_in_any_turn_and_in_battle() -> None:
    t = table(hands=["ink-fox ink-fox", "ink-fox " * 3], champions=["wolf"]).play("ink-fox")
    t.attack("wolf").play("ink-fox").pick("done").play("ink-fox", "done").pick("done", "done", "done")
    t.pick("done").play("ink-fox", "done").fight()  # nobody blocks; before damage
    t.pick("done").play("ink-fox", "done")
    assert (t.champions(0), t.champions(1)) == ("wolf ink-fox ink-fox", "ink-fox ink-fox ink-fox")


@pytest.mark.rule("epic.keyword.ambush-deploying")
def test_who_came_by_ambush_in_anothers_turn_attacks_in_the_own_next_turn() -> None:
    t = table(hands=["", "mud-serpent"]).pick("done").play("mud-serpent")
    assert t.find("mud-serpent").deploying
    t.pick("done", "to-end")
    assert "attack:mud-serpent" in t.offered


@pytest.mark.rule("epic.keyword.ambush-deploying")
def test_who_came_by_ambush_in_the_own_turn_does_not_attack() -> None:
    t = table(hands=["mud-serpent", ""]).play("mud-serpent")
    assert t.refused("attack:mud-serpent") == "epic.deploy.no-attack"


@pytest.mark.rule("epic.term.break", "epic.term.break-by-damage")
def test_breaking_is_going_to_the_discard_pile_with_or_without_damage() -> None:
    t = table(hands=["black-sentence", ""], champions=["", "quarry-one-eye"]).play("black-sentence")
    assert (t.happened("damaged"), t.discard(1)) == ([], "quarry-one-eye")
    t = table(hands=["flint-spark", ""], champions=["", "fairground-conjurer"])
    t.play("flint-spark", "target:fairground-conjurer")  # five damage, defence five
    assert t.discard(1) == "fairground-conjurer"


@pytest.mark.rule("epic.keyword.blitz")
def test_who_enters_with_blitz_or_gains_it_attacks_at_once() -> None:
    t = table(hands=["bramble-boar downwind", ""], champions=["mud-serpent/deploying"]).play("bramble-boar")
    assert not t.find("bramble-boar").deploying
    assert t.refused("attack:mud-serpent") == "epic.deploy.no-attack"
    t.play("downwind", "target:mud-serpent")
    assert t.attack("mud-serpent", "bramble-boar").fight().life == [30, 15]


@pytest.mark.rule("epic.keyword.blitz")
def test_blitz_does_not_prepare_anybody() -> None:
    t = table(champions=["bramble-boar/expended"])
    assert t.refused("attack:bramble-boar") == "epic.battle.attack-prepared-only"


@pytest.mark.rule("epic.ruling.blitz-lost")
def test_who_loses_blitz_is_not_deploying_again() -> None:
    t = table(hands=["downwind", ""], champions=["mud-serpent/deploying"]).play("downwind").end_turn()
    assert (t.s.keywords(t.find("mud-serpent")) & BLITZ, t.find("mud-serpent").deploying) == (0, False)


@pytest.mark.rule("epic.ruling.blitz-lost")
def test_nor_when_the_champion_that_lent_blitz_is_gone() -> None:
    cards = {"drummer": champion(1, 1, static={"what": "own-other", "keywords": ["blitz"]})}
    t = table(hands=["drummer flint-spark", ""], champions=["mud-serpent/deploying"], cards=cards).play("drummer")
    t.play("flint-spark", "target:drummer")
    assert (t.champions(0), t.s.keywords(t.find("mud-serpent")) & BLITZ) == ("mud-serpent", 0)
    assert "attack:mud-serpent" in t.offered


@pytest.mark.rule("epic.ruling.blitz-on-opponent-turn")
def test_blitz_does_not_attack_in_anothers_turn() -> None:
    cards = {"raider": champion(3, 3, "ambush blitz"), "rush": event({"grant-all": {"keyword": "blitz"}})}
    t = table(hands=["", "raider rush"], champions=["", "wolf"], cards=cards).pick("done").play("raider").play("rush")
    assert t.offered == {"done"}
    t.pick("done", "to-end")
    assert {"attack:wolf", "attack:raider"} <= t.offered


@pytest.mark.rule("epic.keyword.blitz", "epic.ruling.control-change-deploying", "epic.ruling.blitz-lost")
def test_a_stolen_champion_gains_the_blitz_its_new_controller_lends_and_stays_ready_without_it() -> None:
    cards = {"drummer": champion(1, 1, static={"what": "own-other", "keywords": ["blitz"]})}
    t = table(hands=["borrowed-crown flint-spark", ""], champions=["drummer", "mud-serpent drummer"], cards=cards).play(
        "borrowed-crown", "target:mud-serpent"
    )
    assert "attack:mud-serpent" in t.offered
    t.play("flint-spark", "target:drummer#1")
    assert (t.champions(0), "attack:mud-serpent" in t.offered) == ("mud-serpent", True)


@pytest.mark.rule("epic.ruling.control-change-deploying")
def test_a_stolen_champion_without_blitz_is_deploying_until_the_next_turn_of_its_new_controller() -> None:
    cards = {"drummer": champion(1, 1, static={"what": "own-other", "keywords": ["blitz"]})}
    t = table(hands=["borrowed-crown", ""], champions=["", "mud-serpent drummer"], cards=cards)
    t.play("borrowed-crown", "target:mud-serpent")
    assert t.refused("attack:mud-serpent") == "epic.deploy.no-attack"  # the drummer stayed behind
    t.end_turn()
    assert t.find("mud-serpent").deploying
    assert "attack:mud-serpent" in t.end_turn().offered


@pytest.mark.rule("epic.keyword.blitz")
def test_a_stolen_drummer_lends_blitz_to_its_new_side_at_once() -> None:
    cards = {"drummer": champion(1, 1, static={"what": "own-other", "keywords": ["blitz"]})}
    t = table(hands=["borrowed-crown flint-spark", ""], champions=["wolf/deploying", "drummer human"], cards=cards)
    t.play("borrowed-crown", "target:drummer").play("flint-spark", "target:drummer")
    assert "attack:wolf" in t.offered
