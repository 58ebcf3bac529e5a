"""Zawartość pudełka: what is in the box, and that a box with anything else is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.dragonsgate.tabletop import BOX, GAME, game_with, new_game, table
from harness import of_the_box
from wawel.engine.components import NONE
from wawel.engine.content import ContentError
from wawel.games.dragonsgate.box import ACTIONS, CUPS, SIDES, TYPES
from wawel.games.dragonsgate.load import FILES, load
from wawel.games.dragonsgate.rules.turn import RollDice

Tables = dict[str, dict[str, Any]]


def refused(change: Callable[[Tables], None]) -> str:
    """Content that the loader must refuse; what it says."""
    spoilt = FILES.content()
    change(spoilt.tables)
    with pytest.raises(ContentError) as error:
        load(spoilt)
    return str(error.value)


def row_of(tables: Tables, file: str, kind: str, name: str) -> dict[str, Any]:
    """A row of a content file."""
    found: dict[str, Any] = next(row for row in tables[file][kind] if row["id"] == name)
    return found


@pytest.mark.rule("gate.component.main-board")
def test_one_main_board_has_actions_areas_displays_and_tracks() -> None:
    assert len(BOX.actions) == len(ACTIONS) == 9
    assert [(area.type, area.level) for area in BOX.areas] == [(t, n) for t in range(3) for n in (1, 2, 3)]
    assert (len(BOX.treasury), len(BOX.order), [len(one) for one in BOX.trickery_points]) == (4, 3, [2, 3, 4])
    assert "there should be 9 of them" in refused(lambda tables: tables["board.toml"]["action"].pop())


@pytest.mark.rule("gate.component.player-boards", "gate.ruling.player-count", "gate.ruling.player-board-layout")
def test_two_sides_of_the_player_boards_for_two_to_four_players() -> None:
    assert BOX.ids["board"] == ["a", "b"]
    assert GAME.seats == (2, 3, 4)
    assert BOX.houses[0].printed != BOX.houses[1].printed
    for house in BOX.houses:
        assert house.adept_places >= 3
        assert house.professor_places >= 2
    for board in ("a", "b"):
        s = new_game(4, board=board).s
        assert len({side.free for side in s.sides}) == 1, "everybody uses the same side"


@pytest.mark.rule("gate.component.level-tokens", "gate.ruling.level-token-lower-numbers")
def test_twelve_level_tokens_for_three_levels() -> None:
    assert Counter(token.level for token in BOX.levels) == {1: 4, 2: 4, 3: 4}
    assert all(token.main > token.other for token in BOX.levels)
    assert "there should be 12 of them" in refused(lambda tables: tables["tokens.toml"]["level"].pop())

    def too_few(tables: Tables) -> None:
        for row in tables["tokens.toml"]["level"][:2]:
            row["level"] = 2

    assert "level 1: there should be at least 3 of them, not 2" in refused(too_few)


@pytest.mark.rule("gate.component.mastery-tokens")
def test_twelve_mastery_tokens_for_levels_2_and_3() -> None:
    assert Counter(token.level for token in BOX.masteries) == {2: 6, 3: 6}
    assert "should be from 2 to 3" in refused(lambda tables: tables["tokens.toml"]["mastery"][0].update(level=1))


@pytest.mark.rule("gate.component.profession-tokens")
def test_thirty_profession_tokens_of_three_types() -> None:
    rows = of_the_box(FILES, "tokens.toml", "profession")
    types = {name: sum(row["copies"] for row in rows if row["type"] == name) for name in TYPES}
    assert types == {"mage": 10, "rogue": 10, "warrior": 10}
    told = refused(lambda tables: row_of(tables, "tokens.toml", "profession", "apprentice").update(copies=6))
    assert told == "tokens.toml: profession: the copies of the box should add up to 30, not 31"


@pytest.mark.rule("gate.component.adepts")
def test_three_starting_adepts_per_colour_and_32_neutral_ones() -> None:
    assert len(BOX.adept_stock) == 32
    assert min(BOX.adept_stock) == 3
    assert 4 * 3 + 32 == 44
    told = refused(lambda tables: tables["tokens.toml"]["adept"][3].update(starting=True))
    assert told == "tokens.toml: adept goatherd: starting: the first 3 should be starting ones, and no others"


@pytest.mark.rule("gate.component.professors")
def test_three_starting_professors_per_colour_and_18_neutral_ones() -> None:
    assert len(BOX.professors) - 3 == 18
    assert 4 * 3 + 18 == 30
    assert "there should be 21 of them" in refused(lambda tables: tables["tokens.toml"]["professor"].pop())


@pytest.mark.rule("gate.component.buildings")
def test_36_building_tiles_of_24_kinds() -> None:
    rows = of_the_box(FILES, "buildings.toml", "building")
    assert (sum(row["copies"] for row in rows), len(rows)) == (36, 24)
    told = refused(lambda tables: row_of(tables, "buildings.toml", "building", "small-laboratory").update(copies=2))
    assert told == "buildings.toml: building: the copies of the box should add up to 36, not 35"


@pytest.mark.rule("gate.building.shapes", "gate.ruling.shape-3l")
def test_buildings_have_one_two_or_three_squares_in_a_row_or_in_an_l() -> None:
    tiles = Counter(BOX.buildings[kind].size for kind in BOX.building_stock)
    assert tiles == {1: 12, 2: 16, 3: 8}
    for shape, (size, sites) in enumerate([(1, 16), (2, 24), (3, 16), (3, 36)]):
        found = BOX.sites[BOX.first_site[shape] : BOX.first_site[shape + 1]]
        assert len(found) == len(set(found)) == sites
        assert {site.bit_count() for site in found} == {size}
    names = GAME.verbs.by_name["site"].names
    assert {"a1-b1-c1", "a1-a2-a3", "a1-b1-a2", "b1-a2-b2"} <= set(names)
    assert "a1-b2" not in names


@pytest.mark.rule("gate.component.imps")
def test_sixteen_imps() -> None:
    assert new_game().s.tower == 16


@pytest.mark.rule("gate.component.coins", "gate.ruling.coin-supply")
def test_coins_never_run_out() -> None:
    t = table(red={"coins": 200}, dice="neutral-4 red-1 red-2").pick("take:neutral-4", "act:coins-4")
    assert t.side("red").coins == 204


@pytest.mark.rule("gate.component.spell-cards")
def test_fifty_spell_cards() -> None:
    rows = of_the_box(FILES, "spells.toml", "spell")
    assert (sum(row["copies"] for row in rows), {row["copies"] for row in rows}) == (50, {2})
    told = refused(lambda tables: row_of(tables, "spells.toml", "spell", "purse-of-plenty").update(copies=3))
    assert told == "spells.toml: spell: the copies of the box should add up to 50, not 51"
    told = refused(
        lambda tables: row_of(tables, "spells.toml", "spell", "purse-of-plenty").update(effects=[{"coin": 3}])
    )
    assert told.startswith("spells.toml: spell purse-of-plenty: effects[1]: 'coin' is no effect word; did you mean")


@pytest.mark.rule("gate.component.help-cards", "gate.ruling.starting-resources")
def test_what_one_starts_with_can_be_changed_like_any_value() -> None:
    game = game_with(**{"start.1.coins": 3, "start.1.imps": 1, "start.1.spells": 2})
    t = new_game(3, game=game)
    for side in t.s.sides:
        assert (side.coins, side.imps, len(side.hand) + len(side.open)) == (3, 1, 2)
    assert t.s.tower == 13
    assert [(side.coins, side.imps, side.hand) for side in new_game().s.sides] == [(0, 0, [])] * 2


@pytest.mark.rule("gate.component.cubes")
def test_four_markers_on_the_player_board() -> None:
    side = new_game().s.sides[0]
    assert len(side.traits) + len([side.upkeep]) == 4


@pytest.mark.rule("gate.component.discs")
def test_four_markers_on_the_main_board() -> None:
    t = new_game()
    side = t.s.sides[0]
    assert (side.prestige, side.trickery, side.dungeon) == (6, 0, 0)
    assert 0 not in t.s.order


@pytest.mark.rule("gate.component.dice", "gate.ruling.common-die-kind")
def test_three_dice_a_colour_eight_neutral_ones_and_a_common_one() -> None:
    assert 4 * 3 + 8 + 1 == 21
    faces = GAME.verbs.by_name["take"].names
    assert len(faces) == 6 * SIDES
    assert [name for name in faces if name.startswith("common")] == [f"common-{n}" for n in range(1, 7)]
    t = table(RollDice(), players=4, turn=3)
    assert t.colours() == {"red": 1, "blue": 1, "green": 1, "yellow": 1, "neutral": 8}


@pytest.mark.rule("gate.component.columns")
def test_the_turn_and_the_first_player_are_marked() -> None:
    t = new_game(3).idle(until=lambda s: s.turn == 2)
    assert t.happened("turn") == [1, 2]
    assert len(t.happened("first-player")) == 2


@pytest.mark.rule("gate.cup.three-kinds", "gate.ruling.cup-sources")
def test_cups_of_three_kinds_on_tokens_and_on_treasury_spaces() -> None:
    assert CUPS == ("gold", "silver", "bronze")
    tokens = {BOX.professions[kind].cup for kind in BOX.profession_stock}
    assert tokens == {NONE, 0, 1, 2}
    assert any(space.cup != NONE for space in BOX.treasury)
    told = refused(lambda tables: tables["board.toml"]["treasury"][0].update(cup="copper"))
    assert "cup: 'copper' is unknown" in told


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda t: t["houses.toml"]["board"][0].update(grid=["AA"]), "board a: grid: should be 4 rows of 4 squares"),
        (lambda t: t["houses.toml"]["board"][0]["bonus"][0].update(square="a1"), "'a1' is not a square to build on"),
        (lambda t: t["tokens.toml"]["profession"][0].update(seal=1), "seal: should be true or false, not 1"),
        (lambda t: t["board.toml"]["action"][1].update(values=[2, 2]), "action coins: values: 2 is there twice"),
        (lambda t: t["board.toml"]["action"][0].update(id="coins"), "action coins: id: 'coins' is unknown"),
        (lambda t: t["board.toml"]["area"][0].update(spaces=2), "area.spaces: there should be 21 of them, not 20"),
        (lambda t: t["buildings.toml"]["building"][0].update(colour="red"), "colour: is not a known field"),
        (lambda t: t["houses.toml"]["board"][0].update(upkeep=[]), "board a: upkeep: is empty"),
        (lambda t: t["houses.toml"]["board"][0].update(places=[[]]), "places: there should be 7 of them, not 1"),
    ],
)
def test_wrong_values_are_named_with_their_place(change: Callable[[Tables], None], told: str) -> None:
    assert told in refused(change)


def overridden(**values: Any) -> str:
    """An override file that must be refused; what it says."""
    with pytest.raises(ContentError) as error:
        game_with(**values)
    return str(error.value)


@pytest.mark.rule("gate.ruling.spell-without-effect", "gate.ruling.spell-contents")
@pytest.mark.parametrize(
    ("effects", "place"),
    [
        (["adept", {"pay": 1}], "effects[2]: 'pay' can't stand after 'adept'"),
        (
            [{"choose-one": [[{"coins": 1}], [{"pay": 1}]]}, {"pay": 1}],
            "effects[2]: 'pay' can't stand after 'choose-one'",
        ),
        (["professor", {"build": 0}], "effects[2]: 'build' can't stand after 'professor'"),
        (["swap", "swap"], "effects[2]: 'swap' can't stand after 'swap'"),
        (
            [{"choose-one": [[{"coins": 1}], ["adept", {"coins": 1}, "tuition"]]}],
            "effects[1].choose-one[2][3]: 'tuition' can't stand after 'adept'",
        ),
    ],
)
def test_a_card_that_might_lead_nowhere_is_refused(effects: list[Any], place: str) -> None:
    told = overridden(**{"spell.fame.effects": effects})
    assert told.startswith(f"spells.toml: spell fame: {place}")


@pytest.mark.rule("gate.spell.immediate")
def test_immediate_cards_that_would_draw_for_ever_are_refused() -> None:
    assert "'spells' takes a number from 1 to 1, not 2" in overridden(
        **{"spell.fame.effects": [{"choose-one": [[{"spells": 2}], [{"coins": 1}]]}]}
    )
    left = [row["id"] for row in of_the_box(FILES, "spells.toml", "spell")][-4:]
    endless: dict[str, Any] = {f"spell.{name}.immediate": True for name in BOX.ids["spell"] if name not in left}
    endless |= {f"spell.{name}.effects": [{"spells": 1}] for name in BOX.ids["spell"] if name not in left}
    assert overridden(**endless) == "spells.toml: spell.effects: there should be at least 9 of them, not 6"


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"action.swap.values": []}, "board.toml: action swap: values: is empty"),
        ({"board.a.bonus.2.square": "d1"}, "'d1' is there twice"),
        ({"board.a.cups": [{"place": 8, "cup": "gold"}]}, "place: should be from 1 to 7, not 8"),
        ({"board.a.cups": [{"place": 1, "cup": "tin"}]}, "cup: 'tin' is unknown"),
        ({"trickery.1.points-3": [6, 3]}, "points-3: should have 3 numbers, not 2"),
    ],
)
def test_override_files_are_checked_like_the_shipped_ones(values: dict[str, Any], told: str) -> None:
    assert told in overridden(**values)


@pytest.mark.rule("gate.ruling.treasury-details", "gate.ruling.dungeon-step-bonus")
def test_a_step_as_bonus_of_the_dungeon_leads_to_one_treasury_space_only() -> None:
    game = game_with(**{"dungeon.11.bonus": [{"dungeon": 1}], "dungeon.12.bonus": []})
    t = table(red={"dungeon": 10}, dice="neutral-6 blue-1 neutral-2", game=game).pick("take:neutral-6", "act:dungeon-6")
    assert t.s.treasury == [0, NONE, NONE, NONE]
    assert t.side("red").dungeon == 12


@pytest.mark.rule("gate.action3.buy-prestige")
def test_the_cheapest_deal_opens_the_action_wherever_it_stands() -> None:
    game = game_with(**{"deal.1.pay": 9, "deal.2.pay": 2})
    t = table(red={"coins": 2}, dice="neutral-1 blue-1", game=game).pick("take:neutral-1", "act:prestige-1")
    assert t.means("red") == (0, 0, 3)
    t = table(red={"coins": 1}, dice="neutral-1 blue-1", game=game).pick("take:neutral-1")
    assert t.refused("act:prestige-1") == "gate.action3.buy-prestige"


@pytest.mark.rule("gate.ruling.spell-without-effect")
def test_what_a_branch_costs_is_added_to_what_the_card_costs() -> None:
    game = game_with(**{"spell.decoy.effects": [{"pay": 2}, {"choose-one": [[{"pay": 2}], [{"pay": 1}, {"imps": 1}]]}]})
    for coins, possible in ((2, False), (3, True)):
        t = table(red={"coins": coins, "hand": "decoy"}, dice="neutral-3 blue-1", game=game).pick("take:neutral-3")
        assert ("play:decoy" in t.offered) == possible
    assert t.pick("play:decoy").means("red") == (0, 1, 0)
