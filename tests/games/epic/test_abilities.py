"""Zdolności: constant ones work while their champion is in play, triggered ones when their condition is met."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import champion, event


@pytest.mark.rule("epic.ability.automatic")
def test_abilities_work_by_themselves_and_are_never_chosen() -> None:
    t = table(hands=["flint-spark", ""], champions=["tidal-sphinx lily-marshal human"])
    assert t.offered == {"play:flint-spark", "attack:tidal-sphinx", "attack:lily-marshal", "attack:human", "done"}
    assert t.figures("human") == (4, 1)
    t.play("flint-spark", "seat:1")
    assert t.hand(0) == "paper-owl"


@pytest.mark.rule("epic.ability.constant")
def test_a_constant_ability_works_from_entering_to_leaving() -> None:
    t = table(hands=["abbess-of-the-wall", "flint-spark"], champions=["bramble-boar"])
    assert t.figures("bramble-boar") == (4, 3)
    t.play("abbess-of-the-wall")
    assert t.figures("bramble-boar") == (4, 5)
    t.end_turn().end_turn()
    assert t.figures("bramble-boar") == (4, 5)
    t.find("abbess-of-the-wall").damage = 5
    t.pick("done").play("flint-spark", "target:abbess-of-the-wall")
    assert t.figures("bramble-boar") == (4, 3)


@pytest.mark.rule("epic.ability.constant", "epic.term.control")
def test_a_constant_ability_helps_whoever_controls_it() -> None:
    t = table(hands=["borrowed-crown", ""], champions=["human", "lily-marshal human"])
    assert (t.figures("human"), t.figures("human", 2)) == ((1, 1), (4, 1))
    t.play("borrowed-crown", "target:lily-marshal")
    assert (t.figures("human"), t.figures("human", 2)) == ((4, 1), (1, 1))


@pytest.mark.rule("epic.ruling.constant-from-hand")
def test_a_constant_ability_does_nothing_from_hand_deck_or_discard_pile() -> None:
    lilies = ["lily-marshal", ""]
    t = table(hands=lilies, decks=lilies, discards=lilies, champions=["human"])
    assert t.figures("human") == (1, 1)


#: a condition, and a way to meet it
CONDITIONS = {
    "tribute": ("witness", ""),
    "attacks": ("", "witness"),
    "broken": ("flint-spark", "witness"),
    "ally-broken": ("flint-spark", "witness wolf"),
    "event-played": ("downwind", "witness"),
    "ally-enters": ("bramble-boar", "witness"),
}


@pytest.mark.rule("epic.ability.triggered")
@pytest.mark.parametrize("when", CONDITIONS)
def test_a_triggered_ability_works_when_its_condition_is_met(when: str) -> None:
    hand, champions = CONDITIONS[when]
    witness = champion(2, 2, alignment="good") | {"ability": [{"when": when, "do": [{"gain": {"n": 9}}]}]}
    t = table(hands=[hand, ""], champions=[champions], cards={"witness": witness})
    assert t.life == [30, 30]
    if when == "attacks":
        t.attack("witness")
    elif when in ("broken", "ally-broken"):
        t.play("flint-spark", "target:witness" if when == "broken" else "target:wolf")
    else:
        t.play(hand)
    assert (t.happened("triggered"), t.life[0]) == ([(0, "witness")], 39)


@pytest.mark.rule("epic.ability.triggered")
def test_a_triggered_ability_does_nothing_when_something_else_happens() -> None:
    cards = {"witness": champion(2, 2, blocks=[{"gain": {"n": 9}}])}
    t = table(hands=["flint-spark", ""], champions=["witness wolf"], cards=cards)
    t.play("flint-spark", "target:wolf").attack("witness").fight()
    assert t.life == [30, 28]


@pytest.mark.rule("epic.ability.mandatory")
def test_a_triggered_ability_must_be_resolved_even_if_it_hurts() -> None:
    t = table(champions=["ash-dragon"], life=[2, 30], start=True)
    assert t.result.winners == [1]


@pytest.mark.rule("epic.ability.mandatory")
def test_only_a_text_with_may_leaves_the_choice() -> None:
    t = table(hands=["bramble-boar", ""], champions=["tower-geometer", "wolf"]).play("bramble-boar")
    assert t.offered == {"do-it", "done"}
    t = table(hands=["hooded-headsman", ""], champions=["", "wolf human"]).play("hooded-headsman")
    assert t.offered == {"target:wolf", "target:human"}


@pytest.mark.rule("epic.ability.after-event")
def test_what_an_event_triggers_follows_after_the_event() -> None:
    t = table(hands=["second-harvest", ""], champions=["tidal-sphinx"]).play("second-harvest")
    order = ["played", "gained-life", "drew", "entered", "triggered", "drew"]
    assert t.story("played", "gained-life", "drew", "entered", "triggered") == order
    t = table(hands=["feast-of-leeches", ""], champions=["", "gravediggers-boy"])
    t.play("feast-of-leeches", "target:gravediggers-boy")
    assert t.story("broken", "gained-life", "triggered", "entered") == ["broken", "gained-life", "triggered", "entered"]


@pytest.mark.rule("epic.ability.source-left")
def test_an_ability_works_even_if_the_event_took_its_champion_away() -> None:
    t = table(hands=["black-sentence", ""], champions=["tidal-sphinx"]).play("black-sentence")
    assert (t.champions(0), t.discard(0)) == ("", "tidal-sphinx black-sentence")
    assert t.happened("triggered") == [(0, "tidal-sphinx")]
    assert t.hand(0) == "paper-owl paper-owl"  # one for the event, one for the sphinx


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("epic.ruling.trigger-order")
def test_the_active_players_abilities_come_first_and_each_orders_their_own() -> None:
    cards = {
        "monk": champion(1, 1, broken=[{"gain": {"n": 1}}]),
        "nun": champion(1, 1, broken=[{"gain": {"n": 2}}]),
    }
    t = table(hands=["", "night-without-stars"], champions=["nun monk", "monk nun"], cards=cards)
    t.pick("done").play("night-without-stars", "branch:0")
    assert (t.step, t.asked, t.offered) == ("Triggers", 0, {"trigger:nun", "trigger:monk"})
    t.pick("trigger:monk")
    assert (t.step, t.asked) == ("Triggers", 1)
    t.pick("trigger:nun")
    assert t.happened("triggered") == [(0, "monk"), (0, "nun"), (1, "nun"), (1, "monk")]
    assert (t.life, t.asked, t.step) == ([33, 33], 1, "EndRound")


@pytest.mark.rule("epic.ruling.trigger-order")
def test_with_more_players_abilities_follow_clockwise_from_the_active_player() -> None:
    cards = {"monk": champion(1, 1, broken=[{"gain": {"n": 1}}])}
    t = table(hands=["", "", "night-without-stars"], champions=["monk", "monk", "monk"], active=1, cards=cards)
    t.pick("done").play("night-without-stars", "branch:0")
    assert t.happened("triggered") == [(1, "monk"), (2, "monk"), (0, "monk")]


@pytest.mark.rule("epic.ruling.tribute-during-event")
def test_an_event_that_brings_a_champion_is_finished_before_its_tribute() -> None:
    cards = {"call": event({"raise": {}}, {"lose": {"n": 1}})}
    t = table(hands=["call", "flint-spark"], discards=["lamp-seraph"], cards=cards).play("call")
    order = ["entered", "lost-life", "triggered", "gained-life"]
    assert t.story("entered", "lost-life", "triggered", "gained-life") == order
    assert (t.asked, t.step) == (0, "MainPhase")


@pytest.mark.rule("epic.ruling.trigger-during-no-initiative")
def test_abilities_work_where_nobody_may_play() -> None:
    t = table(hands=["flint-spark", "flint-spark"], champions=["ash-dragon"], start=True)  # Start Phase
    assert t.life == [28, 30]
    t = table(champions=["old-antlers"]).attack("old-antlers")  # attackers
    assert t.champions(0) == "old-antlers wolf wolf"
    t = table(champions=["bramble-boar", "gravediggers-boy"]).attack("bramble-boar")
    t.block("gravediggers-boy").fight()  # damage
    assert (t.champions(0), t.champions(1)) == ("", "zombie")


@pytest.mark.rule("epic.ruling.trigger-order", "epic.ruling.tribute-during-event")
def test_tribute_comes_before_all_else_an_entry_triggers() -> None:
    cards = {
        "greeter": champion(1, 9, ally_enters=[{"gain": {"n": 1}}]),
        "guest": champion(1, 1, tribute=[{"lose": {"n": 2}}]),
    }
    t = table(hands=["guest", ""], champions=["greeter"], cards=cards).play("guest")
    assert t.happened("triggered") == [(0, "guest"), (0, "greeter")]  # nobody was asked for an order


@pytest.mark.rule("epic.ruling.tribute-during-event")
def test_after_an_event_tribute_comes_before_other_abilities_even_the_active_players() -> None:
    cards = {
        "call": event({"raise": {}}, {"break": {"what": "enemy"}}),
        "monk": champion(1, 1, broken=[{"gain": {"n": 1}}]),
        "scholar": champion(1, 9, event_played=[{"gain": {"n": 3}}]),
    }
    t = table(hands=["", "call"], champions=["monk", "scholar"], discards=["", "lamp-seraph"], cards=cards)
    t.pick("done").play("call")
    assert t.happened("triggered") == [(1, "lamp-seraph"), (0, "monk"), (1, "scholar")]


@pytest.mark.rule("epic.ruling.tribute-during-event", "epic.keyword.tribute")
def test_brought_by_an_ability_a_champions_tribute_follows_its_entry_directly() -> None:
    cards = {
        "digger": champion(1, 1, tribute=[{"raise": {"count": 2}}, {"lose": {"n": 1}}], alignment="evil"),
        "greeter": champion(1, 9, ally_enters=[{"gain": {"n": 9}}]),
        "monk": champion(1, 1, tribute=[{"gain": {"n": 2}}]),
        "nun": champion(1, 1, tribute=[{"draw": {"n": 1}}]),
    }
    t = table(hands=["digger", ""], champions=["greeter"], discards=["monk nun mud-serpent"], cards=cards)
    t.play("digger", "from-pile:monk", "from-pile:nun")
    assert (t.step, t.offered) == ("Triggers", {"trigger:monk", "trigger:nun"})
    assert t.game.choices(t.s)[0].rule == "epic.keyword.tribute"
    t.pick("trigger:nun")
    assert t.happened("triggered") == [(0, name) for name in ("digger", "nun", "monk", "greeter", "greeter", "greeter")]
    order = ["drew", "gained-life", "lost-life", "gained-life", "gained-life", "gained-life"]
    assert t.story("drew", "gained-life", "lost-life") == order


@pytest.mark.rule("epic.ruling.tribute-during-event")
def test_a_tribute_that_waits_for_its_turn_is_not_drawn_into_another() -> None:
    cards = {
        "call": event({"raise": {"count": 2}}),
        "digger": champion(1, 1, tribute=[{"raise": {}}, {"lose": {"n": 1}}], alignment="evil"),
        "monk": champion(1, 1, tribute=[{"gain": {"n": 2}}]),
        "nun": champion(1, 1, tribute=[{"draw": {"n": 1}}]),
    }
    t = table(hands=["call", ""], discards=["digger monk nun"], cards=cards)
    t.play("call", "from-pile:digger", "from-pile:monk", "trigger:digger")
    assert t.happened("triggered") == [(0, "digger"), (0, "nun"), (0, "monk")]
    assert t.story("drew", "gained-life", "lost-life") == ["drew", "lost-life", "gained-life"]


@pytest.mark.rule("epic.ruling.trigger-order")
def test_equal_abilities_need_no_order() -> None:
    cards = {"monk": champion(1, 1, broken=[{"gain": {"n": 1}}])}
    t = table(hands=["night-without-stars", ""], champions=["monk monk monk"], cards=cards)
    t.play("night-without-stars", "branch:0")
    assert (t.step, t.life) == ("MainPhase", [33, 30])
