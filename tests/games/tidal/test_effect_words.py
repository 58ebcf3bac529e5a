"""Every effect word, also those the shipped cards use seldom or not at all: a trick is given the text, then played."""

from __future__ import annotations

from typing import Any

import pytest

from games.tidal.changes import changes, settle, table_now
from games.tidal.tabletop import BOX, EDGE, Tabletop, game_with, roll, table


def with_text(*text: Any, **given: Any) -> Tabletop:
    """Axl holds the trick "drill", which does something else now; at the highest level of Spirit 9 fruit more."""
    game = game_with(**{"trick.drill.levels": [list(text)] * 4 + [[*text, {"fruit": 9}]]})
    axl = {"tricks": "drill", **given.pop("axl", {})}
    sides: dict[str, Any] = {"axl": axl, "kajman": given.pop("kajman", {})}
    if "pyl" in given:
        sides["pyl"] = given.pop("pyl")
    return table(**sides, game=game, **given)


def told(t: Tabletop, *picks: str) -> str:
    """What playing the trick and answering so changes."""
    before = table_now(t)
    t.pick("trick:drill", *picks)
    return changes(before, table_now(t)).replace("; city trick+1", "").replace("city trick+1", "nothing")


@pytest.mark.rule("tidal.ruling.effects-must-or-may")
@pytest.mark.parametrize(
    ("cost", "axl", "paid"),
    [
        ({"pay-fruit": 2}, {"fruit": 2}, "axl fruit-2"),
        ({"pay-shells": 2}, {"shells": 2}, "axl shells-2"),
        ({"pay-shield": 2}, {"shield": 2}, "axl shield-2"),
        ({"pay-ranking": 2}, {"rank": 2}, "axl rank-2"),
        ("pay-die", {"dice": "novice"}, "axl dice=none"),
        ("pay-die", {"spent": "novice"}, "axl spent=none"),
    ],
)
def test_who_can_pay_in_full_pays_and_gets_it_and_nobody_else(cost: Any, axl: dict[str, Any], paid: str) -> None:
    t = with_text(cost, "first-player", axl=axl)
    before = table_now(t)
    t.s.first = 1
    t.pick("trick:drill")
    assert (changes(before, table_now(t)).partition(";")[0].replace(" tricks-1", ""), t.s.first) == (paid, 0)
    poor = with_text(
        cost, "first-player", axl={key: value - 1 if isinstance(value, int) else "" for key, value in axl.items()}
    )
    poor.s.first = 1
    poor.pick("trick:drill")
    assert (poor.s.first, poor.happened("unpaid")) == (1, ["axl"])


@pytest.mark.rule("tidal.ruling.effects-must-or-may")
def test_of_several_lists_only_those_that_can_be_paid_are_offered() -> None:
    text = {"choose-one": [[{"fruit": 1}], [{"pay-fruit": 2}, {"ranking": 1}], [{"pay-shells": 1}, {"tricks": 1}]]}
    t = with_text(text, axl={"fruit": 2, "shells": 0}).pick("trick:drill")
    assert t.offered == {"branch:0", "branch:1"}
    assert t.refused("branch:2") == "tidal.ruling.effects-must-or-may"
    assert list(t.blocked) == ["branch:2"]
    t.pick("branch:1")
    assert (t.means("axl")[0], t.side("axl").rank) == (0, 1)
    only_paid = {"choose-one": [[{"pay-fruit": 2}, {"ranking": 1}], [{"pay-shells": 1}, {"tricks": 1}]]}
    assert told(with_text(only_paid, {"fruit": 1})) == "axl fruit+1 tricks-1"


@pytest.mark.rule("tidal.ruling.effects-must-or-may")
def test_what_one_may_do_is_declined_or_done() -> None:
    text = {"may": [[{"pay-fruit": 1}, {"ranking": 1}]]}
    t = with_text(text, axl={"fruit": 1}).pick("trick:drill")
    assert (t.step, t.offered) == ("Whether", {"do-it", "done"})
    t.pick("done")
    assert (t.step, t.means("axl")[0], t.side("axl").rank) == ("Move", 1, 0)
    assert told(with_text(text, axl={"fruit": 1}), "do-it") == "axl fruit-1 rank+1 tricks-1"
    assert told(with_text(text)) == "axl tricks-1"


@pytest.mark.parametrize(
    ("condition", "given", "met"),
    [
        ("leading", {"axl": {"rank": 3}, "kajman": {"rank": 3}}, True),
        ("leading", {"axl": {"rank": 2}, "kajman": {"rank": 3}}, False),
        ("behind", {"axl": {"rank": 2}, "kajman": {"rank": 3}}, True),
        ("behind", {"axl": {"rank": 3}, "kajman": {"rank": 3}}, False),
        ({"at-least": {"what": "fruit", "n": 2}}, {"axl": {"fruit": 2}}, True),
        ({"at-least": {"what": "fruit", "n": 2}}, {"axl": {"fruit": 1}}, False),
        ({"at-least": {"what": "challenges", "n": 1}}, {"axl": {"hand": "gull-chase"}}, True),
        ({"at-least": {"what": "challenges", "n": 1}}, {"axl": {"completed": "gull-chase"}}, False),
    ],
)
def test_a_condition_decides_between_two_lists(condition: Any, given: dict[str, Any], met: bool) -> None:
    t = with_text({"if": [[condition], [{"shells": 1}], [{"shield": 1}]]}, **given).pick("trick:drill")
    assert t.means("axl")[1:] == ((1, 0) if met else (0, 1))
    t = with_text({"if": [[condition], [{"shells": 1}]]}, **given).pick("trick:drill")
    assert t.means("axl")[1:] == ((1, 0) if met else (0, 0))


def test_whether_the_arbiter_is_where_the_pawn_is() -> None:
    text = {"if": [["arbiter-here"], [{"shells": 1}], [{"shield": 1}]]}
    assert with_text(text).pick("trick:drill").means("axl") == (0, 0, 1)
    assert with_text(text).pick("visit:beside-lamara", "trick:drill").means("axl") == (0, 1, 0)
    assert with_text(text).pick("visit:beside-droska", "trick:drill").means("axl") == (0, 0, 1)


def test_whether_other_pawns_are_on_the_island() -> None:
    text = {"if": [["alone"], [{"shells": 1}], [{"shield": 1}]]}
    t = with_text(text, first=1).pick("visit:beside-droska", "done", "visit:beside-droska", "trick:drill")
    assert t.means("axl") == (0, 0, 1)
    t = with_text(text, first=1).pick("visit:beside-droska", "done", "visit:beside-lamara", "trick:drill")
    assert t.means("axl") == (0, 1, 0)
    assert with_text(text).pick("trick:drill").means("axl") == (0, 0, 1)


@pytest.mark.rule("tidal.stretch.bonus")
@pytest.mark.parametrize(("third", "gained"), [("synergy", (0, 1, 0)), ("blank", (0, 0, 1))])
def test_whether_the_stretch_symbol_was_matched(third: str, gained: tuple[int, int, int]) -> None:
    text = {"if": [["stretched"], [{"shells": 1}], [{"shield": 1}]]}
    axl = {"dice": "novice " * 3, "hand": "gull-chase", "dials": (0, 5, 0, 0)}
    t = with_text(text, axl=axl, arbiter="droska").pick("visit:beside-lamara", "done", "attempt:gull-chase")
    t.pick("add:novice", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/spirit", "novice/focus", f"novice/{third}"))
    if third == "blank":
        t.pick("complete")
    assert t.step == "EndOfTurn"
    assert t.pick("trick:drill").means("axl") == gained


def test_shells_of_the_shield_are_lost_as_far_as_there_are_any() -> None:
    t = with_text({"lose-shield": 3}, axl={"shield": 2}).pick("trick:drill")
    assert (t.means("axl"), t.once("lost-shield")) == ((0, 0, 0), ("axl", 2))


@pytest.mark.rule("tidal.challenge.no-hand-limit")
def test_challenges_are_drawn_from_the_deck_unseen() -> None:
    t = with_text({"draw-challenges": 2}, challenges="twin-hulls stone-guard").pick("trick:drill")
    assert t.names(t.side("axl").hand) == "twin-hulls stone-guard"
    assert t.once("drew-challenges") == ("axl", 2)
    assert t.game.view(t.s, 1)["sides"][0]["hand"] == [None, None]


@pytest.mark.rule("tidal.trait.develop-symbol", "tidal.ruling.dial-end")
def test_a_development_symbol_turns_any_dial_that_is_not_at_its_end() -> None:
    t = with_text({"develop": {"trait": "any", "n": 3}}, axl={"dials": (12, 11, 0, 1)}).pick("trick:drill")
    assert t.offered == {"develop:focus", "develop:resilience", "develop:synergy"}
    assert t.refused("develop:spirit") == "tidal.ruling.dial-end"
    t.pick("develop:focus")
    assert t.refused("develop:focus") == "tidal.ruling.dial-end"
    t.pick("develop:resilience", "develop:resilience")
    assert (t.side("axl").dials, t.step) == ((12, 12, 2, 1), "Move")
    t = with_text({"develop": {"trait": "any", "n": 2}}, {"fruit": 1}, axl={"dials": (12, 12, 12, 12)})
    assert told(t) == "axl fruit+10 tricks-1"


@pytest.mark.rule("tidal.ruling.dial-end")
def test_a_dial_at_its_end_stays_there() -> None:
    t = with_text({"develop": {"trait": "spirit", "n": 2}}, axl={"dials": (12, 0, 0, 0)}).pick("trick:drill")
    assert (t.side("axl").dials, t.once("dial-full"), t.happened("developed")) == ((12, 0, 0, 0), ("axl", "spirit"), [])


@pytest.mark.rule("tidal.ruling.synergy-several-symbols", "tidal.ruling.synergy-short-deck")
def test_each_card_symbol_that_is_passed_brings_a_draw_as_long_as_there_are_cards() -> None:
    t = with_text({"develop": {"trait": "synergy", "n": 9}}, axl={"dials": (0, 0, 0, 2)})
    side = t.side("axl")
    side.deck = side.deck[-3:]
    t.pick("trick:drill")
    assert (t.step, len(t.offered), t.once("looks")) == ("ChooseCard", 2, ("axl", 2))
    t.pick(sorted(t.offered)[0])
    # two are left: one is chosen, the last comes into play for the third symbol
    assert (len(t.offered), side.sunk) == (2, 1)
    t.pick(sorted(t.offered)[0])
    assert (side.deck, side.sunk, len(side.cards), t.step) == ([], 0, 4, "Move")
    assert len(t.happened("in-play")) == 3
    assert t.story("in-play", "sank") == ["in-play", "sank", "in-play", "sank", "in-play"]
    t = with_text({"develop": {"trait": "synergy", "n": 1}}, axl={"dials": (0, 0, 0, 2)}).pick("trick:drill")
    assert t.happened("looks") == []
    t = with_text({"develop": {"trait": "synergy", "n": 1}}, axl={"dials": (0, 0, 0, 1)})
    t.side("axl").deck = []
    assert t.pick("trick:drill").step == "Move"


@pytest.mark.rule("tidal.ruling.pool-nothing-left")
@pytest.mark.parametrize("text", [{"die": {"level": "adept"}}, {"borrow": {"level": "adept"}}])
def test_without_dice_of_the_level_or_lower_there_is_none(text: Any) -> None:
    supply = {"novice": 0, "adept-red": 0, "adept-blue": 0}
    t = with_text(text, axl={"dice": "elite-red", "hand": "gull-chase"}, supply=supply)
    t.pick("visit:beside-lamara", "done", "attempt:gull-chase", "trick:drill")
    assert (t.step, t.once("no-die")) == ("ChooseDice", "axl")


@pytest.mark.rule("tidal.dice.pool-same-level", "tidal.dice.pool-lower-level")
def test_stand_ins_are_of_the_level_first_then_lower() -> None:
    red = {"die": {"level": "elite", "colour": "red"}}
    t = with_text(red, supply={"elite-red": 0})
    assert told(t) == "axl tricks-1 dice=eb"
    t = with_text(red, supply={"elite-red": 0, "elite-blue": 0}).pick("trick:drill")
    assert t.offered == {"gain:novice", "gain:adept-red", "gain:adept-blue"}


@pytest.mark.rule("tidal.ruling.pool-fallback-keep")
def test_who_would_upgrade_to_the_same_level_or_a_lower_one_may_keep_the_die() -> None:
    none = {"elite-red": 0, "elite-blue": 0}
    t = with_text({"upgrade": 1}, axl={"dice": "adept-red"}, supply=none).pick("trick:drill", "upgrade:adept-red")
    assert t.offered == {"gain:novice", "gain:adept-blue", "done"}
    assert t.pick("done").dice("axl") == (["adept-red"], [])
    t = with_text({"upgrade": 1}, axl={"dice": "novice"}).pick("trick:drill", "upgrade:novice")
    assert t.offered == {"gain:adept-red", "gain:adept-blue"}


@pytest.mark.rule("tidal.dice.upgrade", "tidal.ruling.upgraded-die-area")
def test_upgrades_may_be_declined_and_the_new_die_lies_where_the_old_one_lay() -> None:
    axl = {"dice": "novice elite-red", "spent": "novice"}
    t = with_text({"upgrade": 2}, axl=axl).pick("trick:drill", "upgrade-spent:novice", "gain:adept-blue")
    assert t.dice("axl") == (["novice", "elite-red"], ["adept-blue"])
    t.pick("done")
    assert (t.step, t.dice("axl")) == ("Move", (["novice", "elite-red"], ["adept-blue"]))
    t = with_text({"upgrade": 1}, axl={"dice": "adept-red elite-red"}).pick("trick:drill", "upgrade:adept-red")
    assert t.dice("axl") == (["elite-red", "elite-red"], [])
    t = with_text({"upgrade": 1}, axl={"dice": "elite-red guild-focus"}).pick("trick:drill", "upgrade:elite-red")
    assert t.pick("gain:guild-spirit").dice("axl") == (["guild-spirit", "guild-focus"], [])


@pytest.mark.rule("tidal.ruling.penalty-cannot-pay")
def test_dice_are_lost_one_by_one_to_the_supply_as_far_as_there_are_any() -> None:
    t = with_text({"lose-die": 3}, {"fruit": 1}, axl={"dice": "novice novice adept-red", "spent": "novice"})
    before = t.supply("novice"), t.supply("adept-red")
    t.pick("trick:drill", "drop:adept-red", "drop:novice", "drop-spent:novice")
    assert (t.dice("axl"), t.means("axl")[0]) == ((["novice"], []), 1)
    assert (t.supply("novice"), t.supply("adept-red")) == (before[0] + 2, before[1] + 1)
    assert told(with_text({"lose-die": 2}, {"fruit": 1})) == "axl fruit+1 tricks-1"


@pytest.mark.rule("tidal.ruling.trick-timing")
def test_rolled_dice_are_thrown_again_until_one_declines() -> None:
    axl = {"dice": "adept-blue elite-red", "hand": "gull-chase"}
    t = with_text({"reroll": 3}, axl=axl, arbiter="droska").pick("visit:beside-lamara", "done", "attempt:gull-chase")
    t.pick("add:adept-blue", "add:elite-red", "roll", luck=roll("adept-blue/blank", "elite-red/focus"))
    t.pick("trick:drill", "reroll:elite-red/focus", luck=roll("elite-red/any")[:1])
    assert t.rolled() == ["adept-blue/blank", "elite-red/any"]
    t.pick("reroll:adept-blue/blank", luck=roll("adept-blue/synergy")[:1])
    t.pick("done")
    assert (t.rolled(), t.step) == (["adept-blue/synergy", "elite-red/any"], "Decide")


@pytest.mark.rule("tidal.ruling.time-leap-danger-die", "tidal.shield.time-leap")
def test_dice_are_turned_to_any_of_their_faces_kept_ones_too() -> None:
    axl = {"dice": "novice novice novice", "hand": "gull-chase", "dials": (0, 5, 0, 0)}
    t = with_text({"turn": 3}, axl=axl, arbiter="droska").pick("visit:beside-lamara", "done", "attempt:gull-chase")
    t.pick("add:novice", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/blank", "novice/spirit", "novice/resilience"))
    t.pick("keep:novice/spirit", "trick:drill", "leap:novice/spirit", "face:focus")
    assert (t.kept(), t.rolled()) == (["novice/focus"], ["novice/blank", "novice/resilience"])
    t.pick("leap:novice/resilience", "face:synergy")
    assert t.step == "TurnDie"
    t.pick("done")
    assert (t.step, t.rolled()) == ("Decide", ["novice/blank", "novice/synergy"])


def test_texts_for_a_roll_mean_nothing_before_it_is_rolled() -> None:
    axl = {"dice": "novice", "hand": "gull-chase"}
    for text in ({"turn": 1}, {"reroll": 1}):
        t = with_text(text, axl=axl).pick("visit:beside-lamara", "done", "attempt:gull-chase", "trick:drill")
        assert t.step == "ChooseDice"


def test_a_borrowed_die_that_was_not_thrown_goes_back() -> None:
    text = ({"borrow": {"level": "elite", "colour": "blue"}}, {"turn": 1})
    axl = {"dice": "novice", "hand": "axl-first-lap"}
    t = with_text(*text, axl=axl, arbiter="droska").pick("visit:beside-lamara", "done", "attempt:axl-first-lap")
    t.pick("add:novice", "roll", luck=roll("novice/blank"))
    before = t.supply("elite-blue")
    t.pick("trick:drill")
    assert t.supply("elite-blue") == before - 1
    t.pick("done", "withdraw")
    assert (t.supply("elite-blue"), t.dice("axl")) == (before, ([], ["novice"]))


def test_others_carry_out_a_list_clockwise() -> None:
    text = {"each-other": [[{"choose-one": [[{"lose-fruit": 1}], [{"lose-shells": 1}]]}]]}
    rich = {"fruit": 1, "shells": 1}
    t = with_text(text, axl=rich, kajman=rich, pyl=rich).pick("trick:drill")
    assert t.asked == "kajman"
    t.pick("branch:0")
    assert t.asked == "pyl"
    t.pick("branch:1")
    assert [t.means(who)[:2] for who in ("axl", "kajman", "pyl")] == [(1, 1), (0, 1), (1, 0)]


def test_only_those_ahead_are_touched_not_those_level() -> None:
    ranks = {"axl": {"rank": 3}, "kajman": {"rank": 3}, "pyl": {"rank": 4}}
    t = with_text({"ahead": [[{"fall": 2}]]}, **ranks).pick("trick:drill")
    assert [t.side(who).rank for who in ("axl", "kajman", "pyl")] == [3, 3, 2]


def test_a_victim_is_another_player_of_ones_choice() -> None:
    t = with_text({"victim": [[{"fall": 1}]]}, kajman={"rank": 2}, pyl={"rank": 2}).pick("trick:drill")
    assert t.offered == {"player:1", "player:2"}
    assert t.refused("player:0") == "tidal.ruling.effects-must-or-may"
    assert list(t.blocked) == ["player:0"]
    t.pick("player:2")
    assert (t.side("kajman").rank, t.side("pyl").rank) == (2, 1)
    assert t.once("chose-victim") == ("axl", "pyl")


@pytest.mark.rule("tidal.ruling.penalty-cannot-pay")
@pytest.mark.parametrize(("text", "at"), [({"steal-fruit": 3}, 0), ({"steal-shells": 3}, 1)])
def test_stealing_takes_as_much_as_there_is_from_somebody_who_has_any(text: dict[str, int], at: int) -> None:
    what = ("fruit", "shells")[at]
    t = with_text(text, axl={what: 1}, kajman={}, pyl={what: 2}).pick("trick:drill")
    assert (t.means("axl")[at], t.means("pyl")[at]) == (3, 0)
    t = with_text(text, kajman={what: 4}, pyl={what: 1}).pick("trick:drill")
    assert t.offered == {"player:1", "player:2"}
    t.pick("player:1")
    assert [t.means(who)[at] for who in ("axl", "kajman", "pyl")] == [3, 1, 1]
    t = with_text(text, kajman={what: 1}, pyl={}, axl={}).pick("trick:drill")
    assert t.means("axl")[at] == 1
    assert told(with_text(text, {"ranking": 1})) == "axl rank+1 tricks-1"


@pytest.mark.rule("tidal.space.single-use")
def test_sneaking_brings_the_reward_of_a_space_that_is_taken_but_not_of_the_own_one() -> None:
    t = with_text("sneak", {"ranking": 1}, taken="orchard")
    t.pick("visit:shell-beach", "done", "trick:drill")
    assert (t.once("sneaked"), t.side("axl").rank) == (("axl", "orchard"), 1)
    t = with_text("sneak", {"ranking": 1}).pick("visit:shell-beach", "done", "trick:drill")
    assert (t.happened("sneaked"), t.side("axl").rank) == ([], 1)


@pytest.mark.rule("tidal.island.arenas")
def test_the_arbiter_is_moved_to_another_arena() -> None:
    t = with_text("arbiter").pick("trick:drill")
    assert t.offered == {"arena:chronoseum", "arena:droska"}
    assert t.refused("arena:lamara") == "tidal.island.arenas"
    assert BOX.ids["island"][t.pick("arena:droska").s.arbiter] == "droska"


@pytest.mark.rule("tidal.ruling.advanced-legendary")
def test_effects_take_no_legendary_challenges() -> None:
    t = with_text({"challenge": 1}, axl={"styles": [1, 1, 1]}, pool="twin-hulls", settings={"legendary": True})
    t.s.legend_pool = (BOX.ids["challenge"].index("duel-with-yesterday"),)
    assert t.pick("trick:drill").offered == {"take:twin-hulls", "draw"}
    t = with_text({"challenge": 1}, {"fruit": 1})
    t.s.challenges = []
    assert told(t) == "axl fruit+1 tricks-1"


@pytest.mark.rule("tidal.ruling.market-price")
def test_an_effect_that_lets_buy_may_be_declined() -> None:
    t = with_text({"buy": 1}, axl={"fruit": 9}, market="hammock masterwork").pick("trick:drill")
    assert {"buy:hammock", "buy:masterwork", "done"} == t.offered
    assert t.pick("done").means("axl")[0] == 9
    price = BOX.market[BOX.ids["market"].index("hammock")].price
    t = with_text({"buy": 1}, axl={"fruit": price - 1}, market="hammock").pick("trick:drill", "buy:hammock")
    assert t.once("bought") == ("axl", "hammock", price - 1)


@pytest.mark.rule("tidal.lamara.multi-move")
def test_the_boat_gives_each_reward_on_its_way_and_goes_round() -> None:
    spaces = len(BOX.boat)
    t = with_text({"boat": 3}, boat=spaces - 2)
    settle(t.pick("trick:drill"))
    assert [at for _, at in t.happened("boat")] == [str(spaces - 1), "0", "1"]


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ({"fruit-per": {"what": "hits", "per": 2}}, (2, 0, 0)),
        ({"shells-per": {"what": "hits", "per": 1, "most": 3}}, (0, 3, 0)),
        ({"ranking-per": {"what": "hits", "per": 5}}, (0, 0, 1)),
        ({"ranking-per": {"what": "hits", "per": 9}}, (0, 0, 0)),
    ],
)
def test_what_is_given_per_something(text: dict[str, Any], gained: tuple[int, int, int]) -> None:
    t = with_text(text, axl={"hits": 3}, edge="bullubura", wounds={EDGE: {0: 0, 1: 0, 2: 1}}).pick("trick:drill")
    assert (*t.means("axl")[:2], t.side("axl").rank) == gained


@pytest.mark.rule("tidal.dice.pool-same-level", "tidal.dice.pool-lower-level", "tidal.ruling.pool-fallback-bonus-die")
def test_a_die_that_stands_in_for_another_is_told() -> None:
    red = {"die": {"level": "adept", "colour": "red"}}
    assert with_text(red).pick("trick:drill").happened("stand-in") == []
    assert with_text({"die": {"level": "novice"}}).pick("trick:drill").happened("stand-in") == []
    t = with_text(red, supply={"adept-red": 0}).pick("trick:drill")
    assert t.happened("stand-in") == [("axl", "adept-blue")]
    t = with_text({"upgrade": 1}, axl={"dice": "adept-red"}, supply={"elite-red": 0})
    assert t.pick("trick:drill", "upgrade:adept-red").happened("stand-in") == [("axl", "elite-blue")]
    t = with_text({"upgrade": 1}, axl={"dice": "adept-red"}).pick("trick:drill", "upgrade:adept-red")
    assert t.happened("stand-in") == []
    side = {"dice": "novice", "styles": [0, 2, 0]}
    t = table(axl=side, kajman={}, edge="bullubura").pick(
        "visit:folds-edge", "done", "fight:edge", "add:novice", "roll"
    )
    assert t.pick("bonus:adept-red").happened("stand-in") == []
    t = table(axl=side, kajman={}, edge="bullubura", supply={"adept-red": 0, "adept-blue": 0})
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "roll", "bonus:novice")
    assert t.happened("stand-in") == [("axl", "novice")]


@pytest.mark.rule("tidal.ruling.effects-must-or-may")
def test_a_step_on_the_ranking_is_paid_before_a_question() -> None:
    t = with_text({"pay-ranking": 1}, {"die": {"level": "adept"}}, axl={"rank": 1}).pick("trick:drill")
    assert (t.step, t.side("axl").rank) == ("GainDie", 0)


@pytest.mark.rule("tidal.character-card.permanent")
def test_abilities_of_one_moment_work_in_the_order_the_cards_came_into_play() -> None:
    changed = {
        "card.nitro.ability": [{"when": "boat", "do": [{"develop": {"trait": "any"}}]}],
        "card.burnout.ability": [{"when": "boat", "do": [{"die": {"level": "adept"}}]}],
    }
    for cards, steps in (("nitro burnout", ("AnyTrait", "GainDie")), ("burnout nitro", ("GainDie", "AnyTrait"))):
        t = table(axl={"cards": cards}, kajman={}, game=game_with(**changed)).pick("visit:beside-lamara", "sail")
        assert t.step == steps[0]
        assert t.pick(sorted(t.offered)[0]).step == steps[1]
