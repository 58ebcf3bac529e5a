"""Rulings of ours where the book is silent or unclear, those that no chapter's tests hold."""

from __future__ import annotations

import re
import tomllib

import pytest

from games.epic.plain import table
from games.epic.tabletop import event, new_game
from wawel.catalog import folder
from wawel.engine.events import NOBODY
from wawel.engine.records import given_up


@pytest.mark.rule("epic.ruling.page-marks")
def test_the_numbered_steps_have_no_gap() -> None:
    with (folder("epic") / "rulebook.toml").open("rb") as file:
        rules = tomllib.load(file)["rule"]
    for phase, last in (("Start Phase", 4), ("End Phase", 4)):
        found = [int(step) for rule in rules for step in re.findall(rf"{phase} step (\d)", rule["en"])]
        assert sorted(set(found)) == list(range(1, last + 1))


@pytest.mark.rule("epic.ruling.life-cap")
def test_life_has_no_upper_limit() -> None:
    t = table(hands=["shields-up", ""], life=[98, 30]).play("shields-up", "branch:1")
    assert t.life == [103, 30]


@pytest.mark.rule("epic.ruling.loss-check-moment")
def test_who_has_no_life_after_a_sentence_is_not_saved_by_the_next() -> None:
    cards = {"bargain": event({"lose": {"n": 5}}, {"gain": {"n": 9}})}
    t = table(hands=["bargain", ""], life=[5, 30], cards=cards).play("bargain")
    assert (t.result.winners, t.happened("gained-life")) == ([1], [])


@pytest.mark.rule("epic.ruling.loss-check-moment")
def test_an_ability_that_follows_battle_damage_comes_too_late() -> None:
    t = table(champions=["lamp-seraph"], life=[30, 8]).attack("lamp-seraph").fight()
    assert (t.result.winners, t.life) == ([0], [30, 0])  # no life for the seraph's blow


@pytest.mark.rule("epic.ruling.draw-several-last-cards")
def test_who_must_draw_two_and_has_one_draws_it_and_wins() -> None:
    t = table(hands=["blood-tithe", ""], decks=["flint-spark"]).play("blood-tithe")
    assert (t.hand(0), t.happened("drew"), t.result.winners) == ("flint-spark", [(0, 1)], [0])


@pytest.mark.rule("epic.ruling.both-win-or-lose")
def test_who_has_no_life_left_does_not_win_by_an_empty_deck() -> None:
    t = table(hands=["blood-tithe", ""], decks=[""], life=[4, 30]).play("blood-tithe")
    assert (t.happened("drew-from-nothing"), t.result.winners) == ([], [1])


@pytest.mark.rule("epic.ruling.each-player-draws", "epic.ruling.both-win-or-lose")
@pytest.mark.parametrize(("active", "winner"), [(0, 0), (1, 1), (2, 2)])
def test_of_several_empty_decks_the_one_first_in_seat_order_wins_alone(active: int, winner: int) -> None:
    cards = {"rain": event({"draw": {"n": 1, "who": "each-player"}})}
    hands = ["rain" if seat == active else "" for seat in range(3)]
    t = table(hands=hands, decks=["", "", ""], active=active, cards=cards).play("rain")
    assert t.result.winners == [winner]


@pytest.mark.rule("epic.ruling.each-player-draws")
def test_each_player_draws_in_seat_order_from_the_active_player() -> None:
    cards = {"rain": event({"draw": {"n": 1, "who": "each-player"}})}
    t = table(hands=["", "", "rain"], active=1, cards=cards).pick("done").play("rain")
    assert t.happened("drew") == [(1, 1), (2, 1), (0, 1)]


@pytest.mark.rule("epic.ruling.hidden-zones")
def test_hands_and_decks_are_hidden_and_all_else_is_seen() -> None:
    t = table(hands=["flint-spark", "pack-song"], decks=["downwind", "mud-serpent"],
              discards=["", "bread-and-salt"], champions=["", "wolf"], gold=[1, 0], life=[30, 12])  # fmt: skip
    for reader in (0, NOBODY):
        view = t.game.view(t.s, reader)
        other = view["sides"][1]
        assert (other["hand"], other["deck"]) == ([None], [None])  # their numbers are seen
        assert (" ".join(other["discard"]), other["gold"], view["life"][1]) == ("bread-and-salt", 0, 12)
        assert [c["card"] for c in view["champions"]] == ["wolf"]
    assert t.game.view(t.s, 0)["sides"][0]["hand"] == ["flint-spark"]
    assert t.game.view(t.s, 0)["sides"][0]["deck"] == [None]  # nobody knows the order of a deck


@pytest.mark.rule("epic.ruling.hidden-zones")
def test_draft_pools_and_packs_are_hidden() -> None:
    t = new_game(3, format="pack-draft")
    for choice in t.game.choices(t.s):
        t.game.answer(t.s, choice, choice.options[0])
    for reader in (1, 2, NOBODY):
        side = t.game.view(t.s, reader)["sides"][0]
        assert (side["pool"], side["pack"], side["packs"]) == ([None], [None] * 9, [None] * 20)
    own = t.game.view(t.s, 0)["sides"][0]
    mine = t.s.sides[0]
    assert " ".join(own["pool"] + own["pack"]) == t.names(mine.pool + mine.pack)
    assert own["packs"] == [None] * 20


@pytest.mark.rule("epic.ruling.resign")
@pytest.mark.parametrize("leaver", [0, 1])
def test_who_leaves_a_duel_loses_it(leaver: int) -> None:
    ended = given_up(2, [leaver])
    assert (ended["winners"], ended["ranks"][leaver], ended["ranks"][1 - leaver]) == ([1 - leaver], 2, 1)
