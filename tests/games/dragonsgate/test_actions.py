"""Dostępne akcje: what each of the nine does, and when it is not possible."""

from __future__ import annotations

import pytest

from games.dragonsgate.tabletop import BOX, House, Tabletop, bits, table
from wawel.engine.components import NONE
from wawel.games.dragonsgate.box import ACTIONS


def acting(value: int, red: House | None = None, *, spare: str = "blue-1 neutral-6", **given: object) -> Tabletop:
    """Red has taken a neutral die of a value; other dice are left."""
    return table(red=red, dice=f"neutral-{value} {spare}", **given).pick(f"take:neutral-{value}")  # type: ignore[arg-type]


@pytest.mark.rule("gate.action.nine-actions")
def test_nine_actions_with_their_values() -> None:
    values = {name: action.values for name, action in zip(ACTIONS, BOX.actions, strict=True)}
    assert values == {
        "swap": [1, 2],
        "coins": [2, 3, 4],
        "prestige": [1, 2, 3],
        "adept": [1, 2, 3],
        "professor": [4, 5, 6],
        "build": [3, 4, 5],
        "dungeon": [4, 5, 6],
        "order": [1, 2],
        "profession": [5, 6],
    }


@pytest.mark.rule("gate.action.repeatable")
def test_actions_may_be_repeated_by_the_same_and_by_other_players() -> None:
    t = table(dice="neutral-2 neutral-3 neutral-4 red-2")
    for value in (2, 3, 4):
        t.pick(f"take:neutral-{value}", f"act:coins-{value}")
    assert (t.side("red").coins, t.side("blue").coins) == (2 + 4, 3)


# ---------------------------------------------------------------------- 1: swap a die


@pytest.mark.rule("gate.action1.swap-die", "gate.pool.swapped-neutral-removed")
def test_an_own_die_replaces_a_used_neutral_one_which_is_out_of_the_game() -> None:
    t = acting(1, used="blue-3 neutral-5").pick("act:swap-1")
    assert t.used == ["blue-3", "red-5", "neutral-1"]
    assert t.side("red").dice == 1
    assert t.s.neutral_out == 1


@pytest.mark.rule("gate.action1.needs-own-die")
def test_without_an_own_die_on_the_board_there_is_nothing_to_swap() -> None:
    t = acting(1, {"dice": 0}, used="neutral-5")
    assert t.refused("act:swap-1") == "gate.action1.needs-own-die"


@pytest.mark.rule("gate.action1.needs-used-neutral")
def test_without_a_used_neutral_die_there_is_nothing_to_swap() -> None:
    t = table(dice="red-1 neutral-6", used="blue-4 red-3").pick("take:red-1")
    assert t.refused("act:swap-1") == "gate.action1.needs-used-neutral"


@pytest.mark.rule("gate.action1.not-current-die")
def test_the_die_in_use_is_not_on_the_used_dice_field_yet() -> None:
    t = acting(1)
    assert t.refused("act:swap-1") == "gate.action1.not-current-die"


# ---------------------------------------------------------------------- 2 and 3: coins and prestige


@pytest.mark.rule("gate.action2.take-coins")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_coins_by_the_value_used(value: int) -> None:
    assert acting(value).pick(f"act:coins-{value}").side("red").coins == value


@pytest.mark.rule("gate.action3.buy-prestige")
@pytest.mark.parametrize(("deal", "coins", "prestige"), [(0, 3, 1), (1, 7, 3)])
def test_prestige_is_bought_for_three_or_seven_coins(deal: int, coins: int, prestige: int) -> None:
    t = acting(3, {"coins": 8}).pick("act:prestige-3", f"buy-prestige:{deal}")
    assert t.means("red") == (8 - coins, 0, prestige)


@pytest.mark.rule("gate.action3.buy-prestige")
def test_prestige_one_cant_pay_is_not_for_sale() -> None:
    assert acting(3, {"coins": 2}).refused("act:prestige-3") == "gate.action3.buy-prestige"
    t = acting(3, {"coins": 6}).pick("act:prestige-3")
    assert t.means("red") == (3, 0, 1), "with one deal within reach nothing is asked"


# ---------------------------------------------------------------------- 4: Adepts


@pytest.mark.rule("gate.action4.take-adept")
def test_an_open_adept_is_free_and_the_top_of_the_stack_costs_a_coin() -> None:
    given: House = {"adepts": "goatherd poacher", "adept_stack": "herbalist prodigy"}
    t = acting(3, {"coins": 1}, **given).pick("act:adept-3")
    assert t.offered == {"adept:0", "adept:1", "adept-stack"}
    t.pick("adept:1")
    assert (t.adepts("red"), t.side("red").coins) == (["poacher"], 1)
    assert t.s.adepts.display[1] == NONE
    t = acting(3, {"coins": 1}, **given).pick("act:adept-3", "adept-stack")
    assert (t.adepts("red"), t.side("red").coins) == (["herbalist"], 0)
    t = acting(3, {"coins": 0}, **given).pick("act:adept-3")
    assert t.refused("adept-stack") == t.blocked["adept-stack"] == "gate.action4.take-adept"


@pytest.mark.rule("gate.action4.placement")
def test_adepts_live_in_the_adept_places_only() -> None:
    t = acting(3, {"adepts": "goatherd poacher", "buildings": "professors-chamber"}, adepts="prodigy smuggler")
    t.pick("act:adept-3", "adept:0")
    assert len(t.side("red").adepts) == BOX.houses[0].adept_places == 3
    assert t.asked == "blue"


@pytest.mark.rule("gate.action4.no-room")
@pytest.mark.parametrize(
    ("gone", "left"), [("poacher", "goatherd scribe prodigy"), ("prodigy", "goatherd poacher scribe")]
)
def test_without_room_an_adept_of_the_house_or_the_newcomer_goes(gone: str, left: str) -> None:
    t = acting(3, {"adepts": "goatherd poacher scribe"}, adepts="prodigy smuggler").pick("act:adept-3", "adept:0")
    assert t.offered == {f"dismiss-adept:{name}" for name in ("goatherd", "poacher", "scribe", "prodigy")}
    t.pick(f"dismiss-adept:{gone}")
    assert sorted(t.adepts("red")) == sorted(left.split())
    assert [BOX.ids["adept"][n] for n in t.s.adepts.discard] == [gone]


@pytest.mark.rule("gate.ruling.coloured-tokens")
def test_starting_people_go_back_to_the_box() -> None:
    t = acting(3, {"adepts": "goatherd poacher scribe"}, adepts="prodigy smuggler").pick("act:adept-3", "adept:0")
    t.pick("dismiss-adept:scribe")
    assert t.s.adepts.discard == []
    t = acting(4, {"professors": "lecturer-of-knots hermit", "traits": (2, 2, 0)}, professors="runesmith imp-tamer")
    t.pick("act:professor-4", "professor:0", "dismiss-professor:lecturer-of-knots")
    assert t.s.professors.discard == []


@pytest.mark.rule("gate.ruling.display-not-refilled-midturn")
def test_emptied_spaces_stay_empty_during_the_turn() -> None:
    t = acting(3, adepts="goatherd", adept_stack="prodigy").pick("act:adept-3")
    assert t.adepts("red") == ["goatherd"]
    assert t.s.adepts.display == [NONE] * 4
    assert acting(3, adept_stack="prodigy").refused("act:adept-3") == "gate.ruling.display-not-refilled-midturn"
    assert "adept-3" in acting(3, {"coins": 1}, adept_stack="prodigy").actions
    assert acting(4, {"coins": 1}, professor_stack="hermit").refused("act:professor-4") == (
        "gate.ruling.display-not-refilled-midturn"
    )


# ---------------------------------------------------------------------- 5: Professors


@pytest.mark.rule("gate.action5.take-professor")
def test_an_open_professor_is_free_and_the_top_of_the_stack_costs_two_coins() -> None:
    given: House = {"professors": "runesmith hermit", "professor_stack": "dragon-slayer"}
    t = acting(4, {"coins": 2}, **given).pick("act:professor-4")
    assert t.offered == {"professor:0", "professor:1", "professor-stack"}
    t.pick("professor-stack")
    assert t.professors("red") == ["dragon-slayer"]
    assert t.side("red").coins == 0
    t = acting(4, {"coins": 1}, **given).pick("act:professor-4")
    assert t.refused("professor-stack") == t.blocked["professor-stack"] == "gate.action5.take-professor"
    t.pick("professor:1")
    assert (t.professors("red"), t.side("red").coins) == (["hermit"], 1)


@pytest.mark.rule("gate.action5.placement")
@pytest.mark.parametrize(("buildings", "asks"), [("", {"dismiss-professor"}), ("library", {"take"})])
def test_professors_live_in_professor_places_printed_or_built(buildings: str, asks: set[str]) -> None:
    red: House = {"professors": "lecturer-of-knots lecturer-of-charms", "buildings": buildings, "traits": (1, 1, 0)}
    t = acting(4, red, professors="runesmith hermit").pick("act:professor-4", "professor:0")
    assert t.asks == asks


@pytest.mark.rule("gate.action5.no-room", "gate.action5.attributes")
def test_without_room_a_professor_goes_and_takes_their_attributes_along() -> None:
    red: House = {"professors": "hermit lecturer-of-drill", "traits": (2, 1, 1)}
    t = acting(4, red, professors="runesmith imp-tamer").pick("act:professor-4", "professor:0")
    assert t.offered == {f"dismiss-professor:{name}" for name in ("hermit", "lecturer-of-drill", "runesmith")}
    t.pick("dismiss-professor:hermit")
    assert t.professors("red") == ["lecturer-of-drill", "runesmith"]
    assert t.side("red").traits == [2 - 2 + 1, 1 - 1, 1 + 1]
    assert [BOX.ids["professor"][n] for n in t.s.professors.discard] == ["hermit"]


@pytest.mark.rule("gate.action5.attributes")
def test_a_professor_adds_all_their_attributes() -> None:
    t = acting(4, professors="absent-minded-genius hermit").pick("act:professor-4", "professor:0")
    assert t.side("red").traits == [1, 1, 1]


@pytest.mark.rule("gate.action5.one-time-bonus")
def test_some_professors_bring_coins_or_prestige_once() -> None:
    t = acting(4, professors="donor-sage dragon-slayer").pick("act:professor-4", "professor:0")
    assert t.means("red") == (3, 0, 0)
    t = acting(4, professors="donor-sage dragon-slayer").pick("act:professor-4", "professor:1")
    assert t.means("red") == (0, 0, 2)
    coins = t.side("red").coins
    t.idle(until=lambda s: s.turn == 2 and len(s.dice) == 4)
    assert t.happened("prestige") == [("red", 2)]
    assert t.side("red").coins >= coins


@pytest.mark.rule("gate.action5.bonus-not-returned")
def test_a_professor_who_leaves_takes_back_no_coins_and_no_prestige() -> None:
    red: House = {"professors": "donor-sage dragon-slayer", "traits": (1, 0, 1), "coins": 3, "prestige": 2}
    t = acting(4, red, professors="runesmith imp-tamer").pick("act:professor-4", "professor:0")
    t.pick("dismiss-professor:donor-sage")
    assert t.means("red") == (3, 0, 2)


@pytest.mark.rule("gate.ruling.professor-bonus-when-discarded")
def test_a_newcomer_who_is_sent_away_at_once_brings_nothing() -> None:
    red: House = {"professors": "hermit lecturer-of-drill", "traits": (2, 1, 1)}
    t = acting(4, red, professors="donor-sage imp-tamer").pick("act:professor-4", "professor:0")
    t.pick("dismiss-professor:donor-sage")
    assert t.means("red") == (0, 0, 0)
    assert t.side("red").traits == [2, 1, 1]
    assert [BOX.ids["professor"][n] for n in t.s.professors.discard] == ["donor-sage"]


@pytest.mark.rule("gate.ruling.attribute-track")
def test_attributes_have_no_maximum_and_never_fall_below_0() -> None:
    t = acting(4, {"traits": (30, 30, 30)}, professors="absent-minded-genius hermit").pick(
        "act:professor-4", "professor:0"
    )
    assert t.side("red").traits == [31, 31, 31]
    assert all(min(person.traits) >= 0 for person in BOX.professors), "who leaves takes no more than they brought"


# ---------------------------------------------------------------------- 6: build


@pytest.mark.rule("gate.action6.build", "gate.ruling.building-supply")
def test_any_tile_left_may_be_built_and_the_same_kind_again() -> None:
    t = acting(3, {"coins": 9}, tiles={"inn": 0, "small-laboratory": 1}).pick("act:build-3")
    assert "build:library" in t.offered
    assert t.refused("build:inn") == "gate.ruling.building-supply"
    t.pick("build:small-laboratory", "site:b2")
    assert t.buildings("red") == ["small-laboratory"]
    assert t.s.tiles[BOX.ids["building"].index("small-laboratory")] == 0
    t = acting(3, {"coins": 9, "buildings": "guild-hall guild-hall"}, tiles={"guild-hall": 1}).pick("act:build-3")
    assert "build:guild-hall" in t.offered


@pytest.mark.rule("gate.action6.cost")
@pytest.mark.parametrize(
    ("name", "site", "coins"), [("cheap-lodging", "b2", 2), ("locksmith", "b2-b3", 4), ("inn", "b2-b3-c3", 6)]
)
def test_a_building_costs_two_coins_a_square(name: str, site: str, coins: int) -> None:
    red: House = {"coins": coins - 1}
    if coins > 2:
        assert acting(3, red).pick("act:build-3").refused(f"build:{name}") == "gate.action6.cost"
    else:
        assert acting(3, red).refused("act:build-3") == "gate.action6.cost"
    t = acting(3, {"coins": coins}).pick("act:build-3", f"build:{name}", f"site:{site}")
    assert t.happened("built") == [("red", name, coins)]
    assert t.side("red").coins == 0


@pytest.mark.rule("gate.action6.upkeep", "gate.ruling.upkeep-track")
def test_the_upkeep_marker_moves_down_a_space_a_square() -> None:
    t = acting(3, {"coins": 9, "upkeep": 1}).pick("act:build-3", "build:inn", "site:c1-d1-c2")
    assert t.side("red").upkeep == 4
    t = acting(3, {"coins": 9, "upkeep": 11}).pick("act:build-3", "build:inn", "site:c1-d1-c2")
    assert t.side("red").upkeep == len(BOX.houses[0].upkeep) - 1, "not below the last space"


@pytest.mark.rule("gate.action6.prestige")
def test_each_square_is_worth_a_prestige() -> None:
    t = acting(3, {"coins": 9}).pick("act:build-3", "build:library", "site:c1-d1-c2")
    assert t.side("red").prestige == 3


@pytest.mark.rule("gate.action6.must-fit")
def test_a_building_must_fit_inside_the_grid() -> None:
    t = acting(3, {"coins": 9, "empty": "d3 c2"}).pick("act:build-3")
    assert t.refused("build:guild-hall") == "gate.action6.must-fit"
    t.pick("build:cheap-lodging")
    assert t.offered == {"site:c2", "site:d3"}
    assert acting(3, {"coins": 9, "empty": ""}).refused("act:build-3") == "gate.action6.must-fit"


@pytest.mark.rule("gate.action6.no-overlap")
def test_a_building_covers_no_other_and_nothing_printed() -> None:
    t = acting(3, {"coins": 20}).pick("act:build-3", "build:locksmith")
    assert t.refused("site:a1-b1") == "gate.action6.no-overlap"
    t.pick("site:c1-d1")
    assert t.side("red").free & bits("c1 d1") == 0
    assert t.side("red").free.bit_count() == 12 - 2


@pytest.mark.rule("gate.ruling.building-placement")
def test_buildings_may_be_turned_and_need_not_touch() -> None:
    t = acting(3, {"coins": 9, "buildings": "cheap-lodging"}).pick("act:build-3", "build:fighting-arena")
    assert {"site:a2-b2-c2", "site:a2-a3-a4", "site:d1-d2-d3"} <= t.offered
    t = acting(3, {"coins": 9}).pick("act:build-3", "build:inn")
    assert {"site:a2-b2-a3", "site:a2-b2-b3", "site:a2-a3-b3", "site:b2-a3-b3"} <= t.offered


@pytest.mark.rule("gate.action6.grants-ability")
def test_what_a_building_gives_is_its_owners_from_then_on() -> None:
    t = acting(3, {"coins": 9}).pick("act:build-3", "build:library", "site:b2-b3-c3")
    assert t.side("red").traits == [1, 1, 0], "its Magic, and the Cunning of the square b3"
    assert t.side("blue").traits == [0, 0, 0]


@pytest.mark.rule("gate.action6.cover-bonus")
@pytest.mark.parametrize(
    ("square", "means", "traits", "cards"),
    [
        ("d1", (1, 0, 1), [0, 0, 0], 0),
        ("a2", (0, 1, 1), [0, 0, 0], 0),
        ("c2", (0, 0, 1), [1, 0, 0], 0),
        ("b3", (0, 0, 1), [0, 1, 0], 0),
        ("d3", (0, 0, 1), [0, 0, 1], 0),
        ("a4", (0, 0, 1), [0, 0, 0], 1),
        ("b2", (0, 0, 1), [0, 0, 0], 0),
    ],
)
def test_covering_a_bonus_gives_it_at_once(
    square: str, means: tuple[int, int, int], traits: list[int], cards: int
) -> None:
    t = acting(3, {"coins": 2}, spells="fox-wits").pick("act:build-3", "build:cheap-lodging", f"site:{square}")
    assert t.means("red") == means
    assert t.side("red").traits == traits
    assert len(t.hand("red")) == cards


@pytest.mark.rule("gate.ruling.building-order-of-effects")
def test_what_a_building_brings_does_not_pay_for_it() -> None:
    t = acting(3, {"coins": 5}).pick("act:build-3")
    assert t.refused("build:huge-warehouse") == "gate.action6.cost", "though it would bring three coins"
    t = table(players=3, red={"coins": 9}, blue={"buildings": "builders-guild"}, dice="neutral-3 red-1 red-2", turn=2)
    t.pick("take:neutral-3", "act:build-3", "build:huge-warehouse", "site:d1-d2-d3")
    order = t.story("built", "prestige", "coins", "trait", "imps", "relief")
    # paid and placed; three squares; the coin of d1 and the Strength of d3; then the Warehouse itself; then the Guild
    expected = ["built", "prestige", "coins", "trait", "coins", "imps", "prestige", "relief", "prestige"]
    assert order == expected
    assert t.happened("prestige") == [("red", 3), ("red", 3), ("blue", 1)]


# ---------------------------------------------------------------------- 7: the dungeon


@pytest.mark.rule("gate.action7.move", "gate.ruling.dungeon-steps")
@pytest.mark.parametrize(("value", "steps"), [(4, 1), (5, 2), (6, 3)])
def test_the_dungeon_disc_moves_by_the_value_used(value: int, steps: int) -> None:
    t = acting(value, spells="fox-wits", spare="blue-1 red-1").pick(f"act:dungeon-{value}")
    assert t.side("red").dungeon == steps


@pytest.mark.rule("gate.action7.bonus-each-space", "gate.ruling.dungeon-layout")
def test_every_space_entered_gives_its_bonus() -> None:
    t = acting(6, spells="fox-wits", spare="blue-1 red-1").pick("act:dungeon-6")
    assert t.means("red") == (1, 0, 1), "a coin on the first space, a prestige on the third"
    assert t.hand("red") == ["fox-wits"], "a card on the second"
    assert len(BOX.dungeon) == 12
    assert [space.points for space in BOX.treasury] == [8, 6, 4, 2]


@pytest.mark.rule("gate.action7.treasury", "gate.ruling.last-dungeon-space-bonus")
def test_from_the_last_space_a_disc_goes_to_the_highest_free_treasury_space() -> None:
    t = acting(4, {"dungeon": 11}, spells="fox-wits", players=3, treasury={0: "blue"}).pick("act:dungeon-4")
    assert t.s.treasury == [1, 0, NONE, NONE]
    assert t.happened("treasury") == [("red", 6)]
    assert t.hand("red") == ["fox-wits"], "the bonus of the last space comes first"


@pytest.mark.rule("gate.ruling.treasury-details")
def test_in_the_treasury_a_disc_moves_no_more() -> None:
    t = acting(6, {"dungeon": 11}, spells="fox-wits", spare="blue-1 red-1").pick("act:dungeon-6", "done")
    assert t.side("red").dungeon == 12, "steps left over are lost"
    assert acting(4, treasury={0: "red"}).refused("act:dungeon-4") == "gate.ruling.treasury-details"
    t = acting(3, {"coins": 4}, treasury={0: "red"}).pick("act:build-3", "build:fencing-school", "site:b2-c2")
    assert t.happened("dungeon") == []
    t = table(red={"dungeon": 3}, blue={"dungeon": 3}, dice="neutral-4 red-1 red-2").pick(
        "take:neutral-4", "act:dungeon-4"
    )
    assert t.side("red").dungeon == 4, "spaces of the track may be shared"


@pytest.mark.rule("gate.ruling.dungeon-step-bonus")
def test_steps_from_elsewhere_work_like_the_action() -> None:
    t = acting(3, {"coins": 4, "dungeon": 2}).pick("act:build-3", "build:fencing-school", "site:b2-c2")
    assert t.side("red").dungeon == 3
    assert t.side("red").prestige == 2 + 1
    t = acting(3, {"coins": 4, "dungeon": 11}, spells="fox-wits").pick(
        "act:build-3", "build:fencing-school", "site:b2-c2"
    )
    assert t.happened("treasury") == [("red", 8)]


# ---------------------------------------------------------------------- 8: First Player


@pytest.mark.rule("gate.action8.place-disc", "gate.ruling.order-track-spaces")
def test_the_disc_goes_to_any_empty_space_of_the_order_track() -> None:
    t = acting(1, players=3, order={1: "blue"}).pick("act:order-1")
    assert t.offered == {"order:0", "order:2"}
    assert t.refused("order:1") == t.blocked["order:1"] == "gate.action8.place-disc"
    t.pick("order:2")
    assert t.s.order == [NONE, 1, 0]


@pytest.mark.rule("gate.action8.bonus")
@pytest.mark.parametrize(("space", "means"), [(0, (0, 0, 0)), (1, (0, 1, 0)), (2, (1, 0, 0))])
def test_a_space_of_the_order_track_gives_its_bonus_at_once(space: int, means: tuple[int, int, int]) -> None:
    assert acting(1).pick("act:order-1", f"order:{space}").means("red") == means


@pytest.mark.rule("gate.action8.not-twice", "gate.action.order-once")
def test_nobody_has_two_discs_on_the_order_track() -> None:
    t = acting(2, order={2: "red"})
    assert t.refused("act:order-2") == "gate.action8.not-twice"


@pytest.mark.rule("gate.action8.full-track")
def test_a_full_order_track_takes_no_more_discs() -> None:
    t = acting(2, players=4, order={0: "blue", 1: "green", 2: "yellow"})
    assert t.refused("act:order-2") == "gate.action8.full-track"


# ---------------------------------------------------------------------- 9: Professions


@pytest.mark.rule("gate.action9.profession")
def test_an_adept_takes_a_profession() -> None:
    red: House = {"adepts": "scribe", "traits": (2, 2, 2)}
    t = acting(5, red, spells="fox-wits", spare="blue-1 red-1").pick(
        "act:profession-5", "profession:mage-1-1", "place:0"
    )
    assert t.professions("red") == ["apprentice"]
    assert t.happened("graduated") == [("red", "scribe", "apprentice")]


@pytest.mark.rule("gate.ruling.must-act")
def test_whoever_can_act_without_imps_is_told_why_they_must() -> None:
    t = table(dice="neutral-3 blue-1").pick("take:neutral-3")
    assert t.refused("done") == "gate.ruling.must-act"


@pytest.mark.rule("gate.act.imp-change", "gate.ruling.cheapest-value")
def test_values_out_of_reach_and_dearer_ones_are_refused_with_the_reason() -> None:
    t = table(red={"imps": 1}, dice="neutral-2 blue-1", adepts="goatherd").pick("take:neutral-2")
    assert {"coins-2", "coins-3", "adept-2"} <= t.actions
    assert t.refused("act:coins-4") == "gate.act.imp-change"
    assert t.refused("act:adept-1") == t.refused("act:adept-3") == "gate.ruling.cheapest-value"
    t = table(dice="neutral-3 blue-1").pick("take:neutral-3")
    closed = {name for name in t.blocked if name.startswith("act:professor")}
    assert closed == {"act:professor-3"}, "one refusal for an action that no value opens"


@pytest.mark.rule("gate.prep.four-plus-spaces", "gate.ruling.display-not-refilled-midturn")
@pytest.mark.parametrize(
    ("players", "rule"), [(3, "gate.prep.four-plus-spaces"), (4, "gate.ruling.display-not-refilled-midturn")]
)
@pytest.mark.parametrize(("verb", "die"), [("adept", 1), ("professor", 5)])
def test_empty_spaces_of_a_display_are_refused_with_the_reason(verb: str, die: int, players: int, rule: str) -> None:
    people = {"adepts": "goatherd poacher", "professors": "hermit runesmith"}
    t = table(dice=f"neutral-{die} blue-1", players=players, **people)  # type: ignore[arg-type]
    t.pick(f"take:neutral-{die}", f"act:{verb}-{die}")
    assert t.refused(f"{verb}:2") == "gate.ruling.display-not-refilled-midturn"
    assert t.refused(f"{verb}:3") == rule


@pytest.mark.rule("gate.ruling.building-supply")
def test_with_no_tile_left_the_action_says_so() -> None:
    none = dict.fromkeys(BOX.ids["building"], 0)
    t = table(red={"coins": 9}, dice="neutral-3 blue-1", tiles=none).pick("take:neutral-3")
    assert t.refused("act:build-3") == "gate.ruling.building-supply"
    t = table(red={"coins": 1}, dice="neutral-3 blue-1", tiles=none | {"inn": 1}).pick("take:neutral-3")
    assert t.refused("act:build-3") == "gate.action6.cost"
