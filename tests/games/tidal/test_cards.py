"""Tricks, character cards and market cards: what each of them does, and the words they are made of."""

from __future__ import annotations

from typing import Any

import pytest

from games.tidal.tabletop import BOX, EDGE, GAME, Tabletop, roll, table
from wawel.engine.chance import rng


def with_card(card: str, **more: Any) -> Tabletop:
    """Its owner has a card in play, some tokens, and Axl or Kajman sits opposite."""
    who = BOX.ids["character"][BOX.cards[BOX.ids["card"].index(card)].character]
    other = "kajman" if who != "kajman" else "axl"
    side: Any = {"cards": card, "fruit": 3, "shells": 5, "shield": 2, "dice": "novice novice", **more}
    return table(**{who: side, other: {"fruit": 3, "shells": 3, "rank": 5}}, edge="bullubura")


@pytest.mark.rule("tidal.character-card.any-number", "tidal.character-card.stays", "tidal.character-card.permanent")
def test_a_paid_card_is_used_as_often_as_it_is_paid() -> None:
    t = with_card("nitro").pick("use:nitro", "use:nitro")
    assert (t.s.boat, t.means("axl")[1]) == (4, 5 - 4 + 1)
    t.pick("use:nitro")
    assert (t.s.boat, t.means("axl")[1]) == (6, 0)
    assert t.refused("use:nitro") == "tidal.character-card.permanent"


@pytest.mark.rule("tidal.character-card.artifact-discard")
def test_an_artifact_is_discarded_and_not_replaced() -> None:
    t = with_card("war-drum").pick("use:war-drum")
    side = t.side("kajman")
    assert (len(side.cards), len(side.discarded), side.dials[3]) == (1, 1, 0)
    assert t.side("axl").rank == 3


@pytest.mark.rule("tidal.ruling.trick-timing")
def test_cards_for_a_roll_wait_for_one() -> None:
    t = with_card("burnout", hand="gull-chase")
    assert t.refused("use:burnout") == "tidal.ruling.trick-timing"
    t.pick("visit:beside-lamara", "done", "attempt:gull-chase", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/blank", "novice/spirit"))
    t.pick("use:burnout", "reroll:novice/blank", luck=[3])
    assert t.rolled() == ["novice/spirit", "novice/focus"]


@pytest.mark.rule("tidal.character-card.usable-at-once")
def test_a_card_put_in_play_can_be_used_in_the_same_turn() -> None:
    side = {
        "dials": (0, 0, 0, 1),
        "deck": "nitro daredevil",
        "dice": "novice novice",
        "hand": "twin-hulls",
        "shells": 2,
    }
    t = table(axl=side, kajman={})
    t.pick("visit:beside-lamara", "done", "attempt:twin-hulls", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/synergy", "novice/synergy")).pick("complete", "put:nitro")
    assert "use:nitro" in t.offered


def test_cards_hurt_others() -> None:
    t = with_card("intimidate").pick("use:intimidate")
    assert (t.asked, t.offered) == ("axl", {"branch:0", "branch:1"})
    assert t.pick("branch:1").means("axl") == (3, 1, 0)
    t = with_card("sticky-fingers").pick("use:sticky-fingers")
    assert (t.means("axl")[0], t.means("kajman")[0]) == (4, 2)


def test_lasting_changes_of_figures() -> None:
    t = with_card("flashy-moves", tricks="gift-of-the-tide", dials=(2, 0, 0, 0)).pick("trick:gift-of-the-tide")
    assert t.once("trick") == ("axl", "gift-of-the-tide", 3)
    t = with_card("living-shield", hand="hourglass-balance")
    t.s.round = 2
    t.pick(
        "visit:beside-chronoseum",
        "done",
        "attempt:hourglass-balance",
        "add:novice",
        "roll",
        luck=roll("novice/spirit", x=2, round=2),
    )
    assert t.pick("block").means("eko") == (3, 4, 3)
    t.pick("roll", luck=roll("novice/spirit", x=1, round=2))
    assert t.pick("block").means("eko") == (3, 3, 4)
    t = with_card("dune-runner")
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "roll", luck=roll("novice/resilience")).pick("stop")
    assert (t.s.wounds[EDGE][3], t.side("pyl").rank) == (0, 1)


def play_out(t: Tabletop, seed: str) -> None:
    """Answer at random until the turn is over: nothing may be lost or doubled but what the table left out."""
    luck = rng(seed)
    missing = GAME.lost_or_doubled(t.s)
    for _ in range(60):
        if t.over or t.s.number > 60:
            break
        options = t.option_names(t.choice)
        t.pick(options[luck.pick(len(options))])
    assert GAME.lost_or_doubled(t.s) == missing


@pytest.mark.parametrize("card", BOX.ids["card"][1:])
def test_every_character_card_can_be_played_with(card: str) -> None:
    for seed in range(3):
        play_out(with_card(card), f"{card} {seed}")


@pytest.mark.rule("tidal.trait.develop-symbol", "tidal.ruling.dial-end")
def test_a_development_symbol_turns_a_dial_of_choice() -> None:
    t = table(axl={"fruit": 3, "dials": (12, 0, 0, 0)}, kajman={}, market="lesson")
    t.pick("visit:beside-droska", "buy:lesson")
    assert t.refused("develop:spirit") == "tidal.ruling.dial-end"
    assert t.pick("develop:resilience").side("axl").dials == (12, 0, 1, 0)


@pytest.mark.rule("tidal.dice.upgrade", "tidal.ruling.upgraded-die-area", "tidal.ruling.pool-fallback-keep")
@pytest.mark.rule("tidal.dice.areas", "tidal.dice.gain-to-available")
def test_an_upgraded_die_stays_in_its_area_and_may_be_kept_when_only_lower_ones_are_left() -> None:
    t = table(axl={"spent": "adept-red", "tricks": "drill"}, kajman={}).pick("trick:drill", "upgrade-spent:adept-red")
    assert (t.dice("axl"), t.supply("adept-red")) == (([], ["elite-red"]), 8)
    short = {"elite-red": 0, "elite-blue": 0}
    t = table(axl={"dice": "adept-red", "tricks": "drill"}, kajman={}, supply=short)
    t.pick("trick:drill", "upgrade:adept-red")
    assert t.offered == {"gain:novice", "gain:adept-blue", "done"}
    assert t.pick("done").dice("axl") == (["adept-red"], [])
    t = table(axl={}, kajman={}).pick("visit:workshop", "collect")
    assert t.dice("axl") == (["novice"], [])


@pytest.mark.rule("tidal.ruling.trick-hand-limit", "tidal.ruling.resource-supply", "tidal.setup.supply-tokens")
def test_neither_tricks_in_hand_nor_tokens_are_limited() -> None:
    t = table(axl={"fruit": 40, "shells": 50}, kajman={})
    t.s.draw_tricks(0, 12)
    t.pick("visit:shell-beach", "collect")
    assert (t.means("axl")[:2], len(t.side("axl").tricks)) == ((41, 52), 12)


@pytest.mark.rule("tidal.ruling.advanced-announcements")
def test_an_announcement_holds_for_a_round_and_rewards_the_first() -> None:
    t = table(axl={"dice": "novice"}, kajman={"dice": "novice"}, edge="bullubura", wounds={EDGE: {0: 1, 1: 1, 2: 1}})
    t.s.announcement = BOX.ids["announcement"].index("monster-bounty")
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "roll", luck=roll("novice/resilience")).pick("stop")
    assert (t.means("axl"), t.s.announcement_won) == ((0, 0, 0), False)
    t = table(axl={"dice": "adept-blue"}, kajman={}, edge="bullubura", wounds={EDGE: {0: 1, 1: 1, 2: 1}})
    t.s.announcement = BOX.ids["announcement"].index("monster-bounty")
    t.pick("visit:folds-edge", "done", "fight:edge", "add:adept-blue", "roll", luck=roll("adept-blue/resilience"))
    assert (t.means("axl"), t.side("axl").rank, t.s.announcement_won) == ((2, 1, 0), 1 + 1 + 2 + 2, True)
