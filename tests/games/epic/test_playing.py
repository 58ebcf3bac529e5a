"""Wydarzenia, Czempioni, Zagrywanie kart oraz złota zasada: cards, what they cost, and who may play them when."""

from __future__ import annotations

from typing import Any

import pytest

from games.epic.plain import table
from games.epic.tabletop import GAME, champion, event
from wawel.engine.events import NOBODY
from wawel.games.epic.box import ALIGNMENTS, CARDS, KEYWORDS
from wawel.games.epic.cardtext import face
from wawel.games.epic.state import BEFORE_DAMAGE

# ---------------------------------------------------------------------- events


@pytest.mark.rule("epic.event.any-turn")
def test_events_are_played_in_any_turn_and_in_battle() -> None:
    t = table(hands=["flint-spark " * 3, "flint-spark " * 3], champions=["wolf"])
    t.play("flint-spark", "seat:1")  # the own turn
    t.attack("wolf").play("flint-spark", "seat:1").pick("done")  # before blockers, attacking
    t.play("flint-spark", "seat:0").all_pass("Plays")  # and defending; then nobody can block
    assert t.life == [25, 18]
    t.pick("done").play("flint-spark", "seat:0")  # another's turn
    assert t.life == [20, 18]


@pytest.mark.rule("epic.event.resolve-discard", "epic.ruling.event-while-resolving")
def test_an_event_lies_before_its_player_while_it_is_resolved_and_is_then_discarded() -> None:
    t = table(hands=["pack-song", ""]).play("pack-song")
    assert (t.hand(0), t.discard(0)) == ("", "")
    assert (t.s.event_card, t.s.event_seat) == (t.game.box.ids["card"].index("pack-song"), 0)
    t.pick("branch:0")
    assert (t.discard(0), t.discard(1), t.s.event_card) == ("pack-song", "", -1)


# ---------------------------------------------------------------------- what is printed on cards


@pytest.mark.rule("epic.card.alignments")
def test_every_card_has_one_of_four_alignments() -> None:
    assert ALIGNMENTS == ["good", "wild", "evil", "sage"]
    assert {card.alignment for card in GAME.box.cards} == {0, 1, 2, 3}


@pytest.mark.rule("epic.card.cost", "epic.card.two-types", "epic.card.text")
def test_a_card_shows_cost_type_and_all_it_does() -> None:
    box = GAME.box
    assert {card.cost for card in box.cards[:CARDS]} == {0, 1}
    free = face(box, box.ids["card"].index("bread-and-salt"))
    paid = face(box, box.ids["card"].index("lamp-seraph"))
    assert (free.key, free.args["cost"]) == ("face-event", 0)
    assert (paid.key, paid.args["cost"], paid.args["attack"], paid.args["defence"]) == ("face-champion", 1, 8, 8)
    for card in box.cards[:CARDS]:  # an event has effects and no body, a champion a body and no effects of its own
        assert card.champion != bool(card.effects)
        assert card.champion == (card.defence > 0)


@pytest.mark.rule("epic.card.text")
def test_a_card_without_text_does_nothing_but_fight() -> None:
    t = table(hands=["ox", ""], cards={"ox": champion(3, 5)}).play("ox")
    assert t.story("played", "entered", "triggered", "drew", "gained-life", "hurt") == ["played", "entered"]
    assert (t.figures("ox"), t.s.keywords(t.find("ox"))) == ((3, 5), 0)
    text: Any = face(t.game.box, t.find("ox").card).args["text"]
    assert text.key == "text-none"


@pytest.mark.rule("epic.gold.two-player-reset", "epic.start.gold")
def test_with_two_players_both_get_gold_at_the_start_of_every_turn() -> None:
    t = table(gold=[0, 0])
    assert t.gold == [0, 0]
    assert t.end_turn().gold == [1, 1]
    t.s.sides[0].gold = t.s.sides[1].gold = 0
    assert t.end_turn().gold == [1, 1]


# ---------------------------------------------------------------------- champions


@pytest.mark.rule("epic.champion.stays")
def test_a_champion_stays_and_fights_until_it_is_removed() -> None:
    t = table(hands=["ox", ""], cards={"ox": champion(3, 5), "knife": event({"break": {}})}).play("ox")
    t.end_turn().end_turn().attack("ox").fight()
    assert (t.champions(0), t.life) == ("ox", [30, 27])
    t.s.sides[1].hand.append(t.game.box.ids["card"].index("knife"))
    t.pick("done").play("knife")
    assert (t.champions(0), t.discard(0)) == ("", "ox")


@pytest.mark.rule("epic.champion.main-phase-only", "epic.ruling.active-champion-in-battle")
def test_a_champion_is_played_only_in_ones_own_main_phase() -> None:
    t = table(hands=["bramble-boar bramble-boar", "bramble-boar"], champions=["wolf", "wolf"])
    assert "play:bramble-boar" in t.offered
    t.attack("wolf")
    assert (t.asked, t.refused("play:bramble-boar")) == (0, "epic.champion.main-phase-only")
    assert t.pick("done").refused("play:bramble-boar") == "epic.champion.main-phase-only"
    t.pick("done").pick("done")  # nobody blocks
    assert (t.asked, t.refused("play:bramble-boar")) == (1, "epic.champion.main-phase-only")
    t.pick("done", "done")
    assert "play:bramble-boar" in t.offered
    t.pick("done")
    assert (t.asked, t.refused("play:bramble-boar")) == (1, "epic.champion.main-phase-only")
    assert "play:bramble-boar" in t.pick("done").offered


@pytest.mark.rule("epic.ruling.end-turn-window-plays")
def test_in_anothers_turn_only_events_and_ambush_are_played() -> None:
    hand = "flint-spark bramble-boar ink-fox"
    t = table(hands=["", hand], champions=["wolf"]).attack("wolf").pick("done")
    assert t.offered == {"play:flint-spark", "play:ink-fox", "done"}
    t.fight().pick("done")
    assert (t.step, t.offered) == ("EndRound", {"play:flint-spark", "play:ink-fox", "done"})


@pytest.mark.rule("epic.champion.class")
def test_a_class_does_nothing_by_itself() -> None:
    cards = {"pup": champion(2, 2) | {"class": ["wolf", "human"]}}
    t = table(hands=["keeper-of-the-den", ""], champions=["pup"], cards=cards).play("keeper-of-the-den")
    assert (t.figures("wolf"), t.figures("pup")) == ((4, 3), (2, 2))  # the Keeper speaks of Wolf tokens
    shown: Any = face(t.game.box, t.find("pup").card).args["classes"]
    assert [phrase.key for phrase in shown] == ["class-wolf", "class-human"]


@pytest.mark.rule("epic.champion.attack", "epic.ruling.stat-icons")
def test_attack_is_dealt_in_step_five_by_attackers_and_blockers() -> None:
    t = table(champions=["wolf/damage:0 bramble-boar", "mud-serpent"]).attack("bramble-boar")
    t.block("mud-serpent")
    assert [c.damage for c in t.s.champions] == [0, 0, 0]
    t.fight()
    assert t.happened("damaged") == [("bramble-boar", 0, 11), ("mud-serpent", 1, 4)]


@pytest.mark.rule("epic.champion.defense", "epic.term.break-by-damage", "epic.ruling.stat-icons")
def test_a_champion_breaks_when_the_damage_of_one_turn_reaches_its_defence() -> None:
    t = table(hands=["flint-spark " * 4, ""], champions=["", "library-kraken"])
    t.play("flint-spark", "target:library-kraken")
    assert (t.find("library-kraken").damage, t.champions(1)) == (5, "library-kraken")
    t.play("flint-spark", "target:library-kraken")  # 10 in all, and 10 is its defence
    assert t.champions(1) == ""


@pytest.mark.rule("epic.champion.defense")
def test_damage_of_two_turns_is_not_added_up() -> None:
    t = table(hands=["flint-spark", "flint-spark"], champions=["", "library-kraken"])
    t.play("flint-spark", "target:library-kraken").end_turn().play("flint-spark", "target:library-kraken")
    assert t.find("library-kraken").damage == 5


@pytest.mark.rule("epic.champion.broken-to-discard", "epic.term.break", "epic.term.owner")
def test_a_broken_champion_goes_to_its_owners_discard_pile() -> None:
    t = table(hands=["borrowed-crown flint-spark", ""], champions=["", "bramble-boar"]).play("borrowed-crown")
    t.play("flint-spark", "target:bramble-boar")
    assert (t.champions(0), t.discard(1)) == ("", "bramble-boar")
    assert t.discard(0) == "borrowed-crown flint-spark"


@pytest.mark.rule("epic.champion.keywords")
def test_keywords_are_airborne_ambush_blitz_and_tribute() -> None:
    box = GAME.box
    assert KEYWORDS == ["airborne", "ambush", "blitz"]
    text: Any = face(box, box.ids["card"].index("cloud-lancer")).args["text"]
    assert [text.args["first"].key, text.args["rest"].args["first"].key] == ["text-keyword", "text-keyword"]
    tribute = text.args["rest"].args["rest"]
    assert (tribute.key, tribute.args["when"].key) == ("text-ability", "when-tribute")
    t = table(champions=["cloud-lancer", ""])
    assert t.s.keywords(t.find("cloud-lancer")) == 1 | 4


# ---------------------------------------------------------------------- the golden rule


@pytest.mark.rule("epic.play.pay-cost")
def test_a_card_of_cost_one_turns_the_gold_token() -> None:
    t = table(hands=["bread-and-salt second-harvest", ""]).play("bread-and-salt")
    assert t.gold == [1, 1]
    assert t.play("second-harvest").gold == [0, 1]


@pytest.mark.rule("epic.play.need-gold")
def test_without_gold_only_free_cards_are_played() -> None:
    t = table(hands=["second-harvest bread-and-salt lamp-seraph", ""], gold=[0, 1])
    assert t.offered == {"play:bread-and-salt", "done"}
    assert t.refused("play:second-harvest") == t.refused("play:lamp-seraph") == "epic.play.need-gold"
    assert t.play("bread-and-salt").gold == [0, 1]


@pytest.mark.rule("epic.play.face-up")
def test_all_see_what_is_played() -> None:
    t = table(hands=["pack-song bramble-boar", ""]).play("bramble-boar").play("pack-song")
    for reader in (0, 1, NOBODY):
        view = t.game.view(t.s, reader)
        assert view["event_card"] == "pack-song"
        assert [c["card"] for c in view["champions"]] == ["bramble-boar"]
    assert t.happened("played") == [(0, "bramble-boar"), (0, "pack-song")]


@pytest.mark.rule("epic.play.event-at-once")
def test_an_event_is_resolved_at_once_in_printed_order() -> None:
    t = table(hands=["second-harvest", ""]).play("second-harvest")
    assert t.story("played", "gained-life", "drew", "entered") == ["played", "gained-life", "drew", "entered"]
    turned = event({"draw": {"n": 2}}, {"gain": {"n": 4}})
    t = table(hands=["turned", ""], cards={"turned": turned}).play("turned")
    assert t.story("played", "gained-life", "drew") == ["played", "drew", "gained-life"]
    assert (t.step, t.asked) == ("MainPhase", 0)


@pytest.mark.rule("epic.play.golden-rule", "epic.initiative.only-holder")
def test_only_who_has_the_initiative_plays() -> None:
    t = table(hands=["flint-spark", "flint-spark"])
    for holder in (0, 1):
        assert (t.s.initiative, t.asked) == (holder, holder)
        assert t.game.choice_for(t.s, 1 - holder) is None
        t.pick("done")


@pytest.mark.rule("epic.play.golden-rule", "epic.play.no-responses")
def test_nothing_is_played_while_something_is_being_resolved() -> None:
    hands = ["feast-of-leeches bread-and-salt", "shields-up"]
    t = table(hands=hands, champions=["", "wolf"]).play("feast-of-leeches")
    assert (t.asked, t.offered) == (0, {"seat:1", "target:wolf"})
    t.pick("target:wolf")  # whoever might want to save the wolf comes too late
    assert (t.champions(1), t.life, t.asked) == ("", [37, 30], 0)
    assert t.happened("played") == [(0, "feast-of-leeches")]


@pytest.mark.rule("epic.play.no-responses")
def test_nobody_responds_between_a_champion_and_its_tribute() -> None:
    t = table(hands=["hooded-headsman", "flint-spark"], champions=["", "wolf human"]).play("hooded-headsman")
    assert (t.asked, t.offered) == (0, {"target:wolf", "target:human"})
    assert (t.pick("target:wolf").asked, t.champions(1)) == (0, "human")


@pytest.mark.rule("epic.play.keep-initiative")
def test_after_a_play_its_player_goes_on() -> None:
    t = table(hands=["flint-spark flint-spark", "flint-spark flint-spark"], champions=["wolf"])
    t.play("flint-spark", "seat:1")
    assert (t.s.initiative, t.asked) == (0, 0)
    t.attack("wolf").play("flint-spark", "seat:1")
    assert (t.s.initiative, t.asked) == (0, 0)
    t.pick("done").play("flint-spark", "seat:0")
    assert (t.s.initiative, t.asked) == (1, 1)
    t.play("flint-spark", "seat:0")
    assert (t.s.initiative, t.asked, t.step) == (1, 1, "Plays")


@pytest.mark.rule("epic.play.is-card")
def test_abilities_and_tokens_are_no_plays() -> None:
    t = table(champions=["old-antlers"]).attack("old-antlers")
    assert (t.champions(0), t.happened("played")) == ("old-antlers wolf wolf", [])
    t.pick("done", "done")  # both have passed without plays
    assert t.s.phase == BEFORE_DAMAGE


@pytest.mark.rule("epic.term.alignment-free")
def test_cards_of_all_alignments_are_played_in_one_turn() -> None:
    t = table(hands=["bread-and-salt bramble-boar gravediggers-boy paper-owl", ""])
    t.play("bread-and-salt").play("bramble-boar").play("gravediggers-boy").play("paper-owl")
    assert t.champions(0) == "bramble-boar gravediggers-boy paper-owl"
