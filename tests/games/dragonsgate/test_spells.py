"""Karty Zaklęć: when they are played, where they go, the hand limit, immediate cards; and who sees what."""

from __future__ import annotations

from typing import Any

import pytest

from games.dragonsgate.tabletop import BOX, House, Tabletop, game_with, table, view
from wawel.engine.events import NOBODY


def acting(red: House | None = None, **given: object) -> Tabletop:
    """Red has taken a neutral 3; other dice are left."""
    return table(red=red, dice="neutral-3 blue-1 neutral-2", **given).pick("take:neutral-3")  # type: ignore[arg-type]


def drawing(red: House, spells: str, count: int = 2, **given: object) -> Tabletop:
    """Red draws so many cards by building a Magic Market (2) or a Laboratory (1)."""
    name = "magic-market" if count == 2 else "laboratory"
    red = {"coins": 4, **red}
    t = acting(red, spells=spells, **given).pick("act:build-3", f"build:{name}")
    return t.pick("site:b2-c2") if t.asks == {"site"} else t


@pytest.mark.rule("gate.spell.when", "gate.ruling.spell-timing")
def test_cards_are_played_before_and_after_the_action_any_number() -> None:
    t = acting({"hand": "purse-of-plenty imp-whistle", "buildings": "inn"})
    assert {"play:purse-of-plenty", "play:imp-whistle"} <= t.offered
    t.pick("play:purse-of-plenty", "act:coins-3")
    assert t.offered == {"play:imp-whistle", "done"}
    t.pick("play:imp-whistle")
    assert t.means("red") == (2 + 3, 1, 0)
    assert t.asked == "blue"


@pytest.mark.rule("gate.spell.when")
def test_cards_are_played_when_anothers_die_gives_an_action_and_not_before_taking_a_die() -> None:
    t = table(red={"hand": "bulls-strength"}, blue={"hand": "purse-of-plenty"}, dice="blue-2 neutral-3")
    assert t.asks == {"take"}
    t.pick("take:blue-2")
    assert "play:purse-of-plenty" not in t.offered
    t.pick("act:coins-2", "done")
    assert t.asked == "blue"
    assert "play:purse-of-plenty" in t.offered


@pytest.mark.rule("gate.spell.to-bottom")
def test_a_played_card_goes_to_the_bottom_of_the_deck() -> None:
    t = acting({"hand": "purse-of-plenty"}).pick("play:purse-of-plenty")
    assert t.deck[-1] == "purse-of-plenty"
    assert len(t.deck) == len(BOX.spell_stock)


@pytest.mark.rule("gate.spell.hand-limit-2", "gate.spell.excess")
def test_a_hand_above_two_is_dealt_with_at_once() -> None:
    t = drawing({"hand": "bulls-strength lantern-in-the-dark"}, "imp-whistle", 1)
    assert t.offered == {
        *(f"play:{name}" for name in ("lantern-in-the-dark", "imp-whistle")),
        *(f"discard:{name}" for name in ("bulls-strength", "lantern-in-the-dark", "imp-whistle")),
    }, "there are no coins for the Strength of the Bull"
    assert t.refused("done") == "gate.spell.hand-limit-2"
    t.pick("discard:lantern-in-the-dark")
    assert sorted(t.hand("red")) == ["bulls-strength", "imp-whistle"]
    assert t.deck[-1] == "lantern-in-the-dark"
    assert t.side("red").dungeon == 0, "without effect"


@pytest.mark.rule("gate.spell.excess", "gate.spell.excess-any-card")
def test_any_card_of_the_hand_may_be_played_for_the_limit() -> None:
    red: House = {"hand": "lantern-in-the-dark imp-whistle", "dungeon": 3}
    t = drawing(red, "bulls-strength", 1).pick("play:lantern-in-the-dark")
    assert sorted(t.hand("red")) == ["bulls-strength", "imp-whistle"]
    assert t.side("red").dungeon == 5


@pytest.mark.rule("gate.spell.draw-all-first")
def test_all_cards_are_drawn_before_the_excess_is_dealt_with() -> None:
    t = drawing({"hand": "bulls-strength lantern-in-the-dark"}, "imp-whistle silent-steps", 2)
    assert len(t.hand("red")) == 4
    t.pick("discard:silent-steps")
    assert t.asks == {"play", "discard"}
    t.pick("play:imp-whistle")
    assert sorted(t.hand("red")) == ["bulls-strength", "lantern-in-the-dark"]


@pytest.mark.rule("gate.spell.immediate")
def test_immediate_cards_are_played_as_soon_as_they_are_drawn() -> None:
    t = drawing({"hand": "bulls-strength"}, "falling-star lantern-in-the-dark", 2)
    assert t.happened("played") == [("red", "falling-star")]
    assert sorted(t.hand("red")) == ["bulls-strength", "lantern-in-the-dark"]
    assert t.side("red").prestige == 2 + 1
    assert t.deck[-1] == "falling-star"


@pytest.mark.rule("gate.spell.immediate-order")
def test_several_immediate_cards_are_played_in_the_order_their_player_likes() -> None:
    t = drawing({}, "falling-star fame", 2)
    assert t.offered == {"play:falling-star", "play:fame"}
    assert t.refused("discard:fame") == "gate.spell.immediate"
    t.pick("play:fame")
    assert t.happened("played") == [("red", "fame"), ("red", "falling-star")]


@pytest.mark.rule("gate.spell.immediate-impossible", "gate.ruling.spell-discard-to-bottom", "gate.ruling.spell-hidden")
def test_an_immediate_card_that_cant_be_carried_out_is_shown_and_replaced() -> None:
    t = drawing({"empty": "b2 c2"}, "raise-a-tower lantern-in-the-dark", 1)
    assert t.happened("impossible") == [("red", "raise-a-tower")]
    assert t.hand("red") == ["lantern-in-the-dark"]
    assert t.deck[-1] == "raise-a-tower"
    assert view(t)["sunk"] == ["raise-a-tower"], "everybody has seen it"


@pytest.mark.rule("gate.spell.immediate-repeat")
def test_drawing_anew_is_repeated_until_a_card_will_do() -> None:
    t = drawing({"empty": "b2 c2"}, "raise-a-tower wandering-pupil raise-a-tower lantern-in-the-dark", 1)
    assert [card for _, card in t.happened("impossible")] == ["raise-a-tower", "wandering-pupil", "raise-a-tower"]
    assert t.hand("red") == ["lantern-in-the-dark"]


@pytest.mark.rule("gate.ruling.spell-discard-to-bottom")
def test_when_every_card_of_the_deck_was_tried_drawing_stops() -> None:
    all_alike: dict[str, Any] = {f"spell.{name}.immediate": True for name in BOX.ids["spell"]}
    all_alike |= {f"spell.{name}.effects": [{"build": 1}] for name in BOX.ids["spell"]}
    game = game_with(**all_alike)
    t = table(red={"coins": 4, "empty": "b2 c2"}, dice="neutral-3 blue-1 neutral-2", spells="fame", game=game).pick(
        "take:neutral-3", "act:build-3", "build:laboratory"
    )
    assert len(t.happened("impossible")) == len(BOX.spell_stock)
    assert (t.hand("red"), len(t.deck)) == ([], len(BOX.spell_stock))
    assert t.asked == "blue"


@pytest.mark.rule("gate.ruling.spell-without-effect")
def test_a_card_is_offered_only_if_it_can_be_carried_out() -> None:
    t = acting({"hand": "bulls-strength flying-bricks", "empty": ""})
    assert t.blocked["play:bulls-strength"] == t.blocked["play:flying-bricks"] == "gate.ruling.spell-without-effect"
    t = acting({"hand": "bulls-strength flying-bricks", "coins": 2})
    assert {"play:bulls-strength", "play:flying-bricks"} <= t.offered


@pytest.mark.rule("gate.ruling.spell-hidden")
def test_hands_are_secret_and_so_is_what_is_discarded() -> None:
    t = drawing({"hand": "bulls-strength lantern-in-the-dark"}, "imp-whistle", 1).pick(
        "discard:lantern-in-the-dark", "done"
    )
    assert len(view(t, "red")["sides"][0]["hand"]) == 2
    assert view(t, "blue")["sides"][0]["hand"] == [None, None]
    assert view(t, "red")["sunk"] == ["lantern-in-the-dark"]
    assert view(t, "blue")["sunk"] == view(t)["sunk"] == [None]
    told = [event for event in t.log if event.key == "discarded-card"]
    assert [event.reader for event in told] == [0]
    assert not any(event.readable_by(1) or event.readable_by(NOBODY) for event in told)


@pytest.mark.rule("gate.ruling.spell-hidden")
def test_a_hand_that_allows_nothing_is_asked_about_all_the_same() -> None:
    t = table(red={"hand": "bulls-strength"}, dice="neutral-1 blue-1 neutral-2", adepts="goatherd")
    t.pick("take:neutral-1", "act:adept-1")
    assert t.offered == {"done"}, "silence would tell that no card can be played"


@pytest.mark.rule("gate.ruling.spell-contents")
def test_cards_use_the_words_of_the_rules_and_some_are_immediate() -> None:
    immediate = [name for name, spell in zip(BOX.ids["spell"], BOX.spells, strict=True) if spell.immediate]
    assert immediate == [
        "bound-imp",
        "fame",
        "raise-a-tower",
        "sudden-inspiration",
        "falling-star",
        "wandering-pupil",
    ]
    assert [effect.word for effect in BOX.spells[BOX.ids["spell"].index("raise-a-tower")].effects] == ["build"]
