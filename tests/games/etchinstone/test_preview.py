"""The numbers shown before an answer is given agree with what then happens."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wawel
from games.etchinstone.tabletop import Tabletop, facing, final_enemy, final_journey
from wawel.engine.chance import Rng, words_of
from wawel.engine.events import AnswerTrace
from wawel.games.etchinstone.state import SEAT

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4 l2 l3"


def figures(t: Tabletop) -> dict[str, Any]:
    return t.game.preview(t.s, SEAT)


def option(t: Tabletop, name: str) -> dict[str, Any]:
    found: dict[str, Any] = figures(t)["options"][name]
    return found


def test_a_spell_alone_counts_its_basic_action() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 6, "xp": 5})
    told = option(t, "spell:w1")
    assert (told["mine"], told["goal"], told["victory"], told["xp"]) == (3, 6, "minor-victory", 5)
    assert not told["complete"]


def test_a_matching_element_makes_the_action_enhanced() -> None:
    t = facing(hand="w1 w2 l1 s1", deck=DECK.replace("w2 ", ""), enemy={"hp": 6, "armour": "1 water"}).pick("spell:w1")
    matching, other = option(t, "element:w2"), option(t, "element:l1")
    assert (matching["mine"], matching["armour"], matching["sets"][0]["enhanced"]) == (5, 1, True)
    assert (other["mine"], other["armour"], other["sets"][0]["enhanced"]) == (3, 0, False)


def test_the_boost_goes_where_it_is_put() -> None:
    t = facing(hand=HAND, deck=DECK, cards={"l1": {"boost": 2}}, enemy={"hp": 5, "initiative": 4})
    t.pick("spell:w1", "element:f1", "boost:l1")
    assert figures(t)["now"]["complete"]
    strong, fast = option(t, "to-attack"), option(t, "to-initiative")
    assert (strong["mine"], strong["victory"], strong["initiative"], strong["initial"]) == (
        5,
        "full-victory",
        [3, 4],
        2,
    )
    assert (fast["mine"], fast["victory"], fast["initiative"], fast["initial"]) == (3, "minor-victory", [5, 4], 0)


def test_giving_up_the_spare_card_stops_a_ranged_enemy() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 3, "ability": "ranged"}).pick("spell:w1", "element:f1", "boost:l1")
    assert option(t, "done")["initial"] == 2
    assert option(t, "give-spare")["initial"] == 0


def test_more_damage_than_the_hand_can_take_is_foretold() -> None:
    t = facing(hand=HAND, deck=DECK, enemy={"hp": 40, "attack": "9 fire"})
    told = option(t, "spell:w1")
    assert (told["damage"], told["absorbable"], told["knocked"]) == (9, 8, True)


def test_a_journey_counts_time_and_the_spare_card() -> None:
    move = {"basic": "move 3", "enhanced": "move 6 water"}
    t = facing(
        hand="w1 w2 l1 s1",
        deck="w3 w4 f2 f3 f4 l2 l3",
        cards={"w1": move, "l1": {"boost": 1}, "s1": {"boost": 2}},
        journey={"mp": "9 water", "time": 2, "xp": 4},
    ).pick("spell:w1", "element:w2")
    told = option(t, "boost:l1")
    assert (told["mine"], told["bonus"], told["victory"], told["time"]) == (9, 2, "full-victory", 0)
    assert option(t, "boost:w1" if "boost:w1" in t.offered else "boost:s1")["bonus"] == 1


def test_absorbing_tells_what_is_taken_and_left() -> None:
    t = facing(hand=HAND, deck=DECK, cards={"f1": {"armour": "2 fire"}}, enemy={"hp": 9, "attack": "5 fire"})
    t.pick("spell:w1", "element:f1", "boost:l1")
    assert figures(t)["now"] == {
        "kind": "absorb",
        "left": 5,
        "element": "fire",
        "absorbable": 10,
        "knocked": False,
    }
    assert option(t, "absorb:f1") == {"kind": "absorb", "takes": 4, "left": 1, "level": 1}
    assert option(t, "absorb:w1") == {"kind": "absorb", "takes": 2, "left": 3, "level": 1}


def test_upgrading_tells_the_cost_and_the_new_figures() -> None:
    cards: dict[str, dict[str, Any]] = {"w1@3": {"boost": 2, "basic": "attack 5"}}
    t = facing(hand=HAND, deck=DECK, cards=cards, enemy={"hp": 3, "xp": 5}).pick("spell:w1", "element:f1", "boost:l1")
    assert option(t, "upgrade:w1") == {
        "kind": "upgrade",
        "cost": 3,
        "xp": 2,
        "level": 3,
        "changes": {"basic": [3, 5], "boost": [0, 2]},
    }
    assert "done" not in figures(t)["options"]


def test_a_link_tells_which_spells_it_would_serve() -> None:
    t = facing(hand="w1 w2 f1 l1", deck="s1 s2 s3 s4 f2").pick("link:w1")
    assert option(t, "turn:fire")["helps"] == ["f1"]
    assert option(t, "turn:shadow")["helps"] == []


def test_the_final_battle_tells_totals_and_levels() -> None:
    deck = "w1 w2 w3 w4 f1 f2 f3 f4 l1 l2 l3 l4 s1 s2"
    t = final_journey(deck, cards={"all": {"basic": "move 4", "enhanced": "move 4 water"}})
    t.pick("done")
    first = next(name for name in sorted(t.offered) if name.startswith("spell:"))
    told = option(t, first)
    assert (told["kind"], told["mine"], told["goals"], told["level"], told["lost"]) == (
        "final-journey",
        4,
        [5, 10, 15],
        0,
        True,
    )
    t = final_enemy(deck[:-3], cards={"all": {"basic": "attack 5"}})
    told = option(t, "spell:w1")
    assert (told["kind"], told["mine"], told["level"], told["damage"]) == ("final-enemy", 5, 1, 6)


def test_what_is_foretold_comes_true() -> None:
    """Random games: the last answer of an Encounter brings what was shown for it."""
    game = wawel.game("etchinstone")
    rng = random.Random(5)
    checked = 0
    for seed in range(15):
        s = game.new(seed=seed)
        while game.choices(s):
            choice = game.choices(s)[0]
            pick = rng.choice(choice.options)
            told = game.preview(s, SEAT).get("options", {}).get(game.verbs.name(pick))
            trace = AnswerTrace()
            game.answer(s, choice, pick, trace)
            heard = {event.key: event for event in trace.events}
            if told is None or told["kind"] == "link" or not {"full-victory", "minor-victory", "loss"} & set(heard):
                continue
            checked += 1
            assert told["complete"]
            assert told["victory"] in heard
            for name, key in (("damage", "damage"), ("time", "time-penalty"), ("initial", "initial-damage")):
                assert told[name] == (heard[key].a if key in heard else 0)
            assert told["knocked"] == ("knocked-down" in heard)
    assert checked > 50


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_change_nothing(seed: int) -> None:
    game = wawel.game("etchinstone")
    rng = random.Random(seed)
    dealer = Rng()
    dealer.reseed(words_of(f"deal {seed}"))
    s = game.new(seed=seed)
    while game.choices(s):
        choice = game.choices(s)[0]
        assert game.preview(game.world(s, SEAT, dealer), SEAT) == game.preview(s, SEAT)
        game.answer(s, choice, rng.choice(choice.options))
