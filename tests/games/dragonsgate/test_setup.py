"""Przygotowanie gry: what lies where before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.dragonsgate.tabletop import BOX, SEATS, Tabletop, new_game, view
from wawel.engine.components import NONE
from wawel.games.dragonsgate.box import TYPES


def started(players: int = 2, seed: int = 0, **settings: Any) -> Tabletop:
    """Everybody has chosen their Professors; the first die is to be taken."""
    return new_game(players, seed, **settings).idle(until=lambda s: s.turn == 1)


@pytest.mark.rule("gate.setup.imps-in-tower", "gate.ruling.imp-supply")
def test_all_imps_start_in_the_tower() -> None:
    t = started(4)
    assert t.s.tower == 16
    assert [side.imps for side in t.s.sides] == [0] * 4


@pytest.mark.rule("gate.setup.supply")
def test_what_is_not_on_the_boards_is_in_the_supply() -> None:
    s = started(2).s
    assert sum(s.tiles) == 36
    assert s.order == [NONE] * 3
    assert s.treasury == [NONE] * 4
    assert (s.adepts.discard, s.professors.discard, s.sunk, s.used) == ([], [], [], [])


@pytest.mark.rule("gate.setup.spell-deck")
def test_the_spell_deck_is_shuffled_and_face_down() -> None:
    one, other = started(seed=1), started(seed=2)
    assert Counter(one.s.spells) == Counter(BOX.spell_stock)
    assert one.s.spells != other.s.spells
    assert view(one, "red")["spells"] == [None] * len(BOX.spell_stock)


@pytest.mark.rule("gate.setup.professions", "gate.setup.professions-match-type", "gate.ruling.profession-spaces")
def test_each_profession_space_has_a_random_token_of_its_type() -> None:
    one, other = started(seed=1), started(seed=2)
    assert len(one.s.spaces) == 21
    assert one.s.spaces != other.s.spaces
    for t in (one, other):
        for space, token in enumerate(t.s.spaces):
            assert BOX.professions[token].type == BOX.areas[BOX.area_of[space]].type
    assert [[a.spaces for a in BOX.areas if a.type == n] for n in range(len(TYPES))] == [[3, 2, 2]] * 3
    assert list(view(one)["spaces"].values()) == [BOX.ids["profession"][n] for n in one.s.spaces], "they lie open"


@pytest.mark.rule("gate.setup.level-and-mastery")
def test_each_area_has_a_level_token_and_above_level_1_a_mastery_token() -> None:
    one, other = started(seed=1), started(seed=2)
    assert (one.s.levels, one.s.masteries) != (other.s.levels, other.s.masteries)
    for at, area in enumerate(BOX.areas):
        assert BOX.levels[one.s.levels[at]].level == area.level
        if area.level == 1:
            assert one.s.masteries[at] == NONE
        else:
            assert BOX.masteries[one.s.masteries[at]].level == area.level
    assert len(set(one.s.levels)) == 9


@pytest.mark.rule("gate.setup.unused-tokens-to-box")
def test_left_over_tokens_never_appear() -> None:
    t = new_game(4, seed=3)
    at_first = Counter(t.s.spaces)
    t.idle()
    left = Counter(token for token in t.s.spaces if token != NONE)
    owned = Counter(token for side in t.s.sides for token in side.professions if token != NONE)
    assert left + owned == at_first


@pytest.mark.rule("gate.setup.adept-stack", "gate.ruling.adept-stack-place")
def test_neutral_adepts_are_a_shuffled_face_down_stack() -> None:
    one, other = started(seed=1), started(seed=2)
    assert one.s.adepts.stack != other.s.adepts.stack
    assert Counter(one.s.adepts.stack + one.s.adepts.display[:3]) == Counter(BOX.adept_stock)
    assert set(view(one, "red")["adepts"]["stack"]) == {None}


@pytest.mark.rule("gate.setup.adept-display", "gate.setup.four-plus-spaces", "gate.ruling.display-sizes")
@pytest.mark.parametrize(("players", "open_spaces"), [(2, 3), (3, 3), (4, 4)])
def test_spaces_marked_4_plus_are_for_four_players(players: int, open_spaces: int) -> None:
    s = started(players).s
    for display in (s.adepts.display, s.professors.display):
        assert len(display) == 4
        assert [token != NONE for token in display].count(True) == open_spaces
        assert NONE not in display[:3]


@pytest.mark.rule("gate.setup.professor-stack-and-display")
def test_neutral_professors_are_laid_out_like_the_adepts() -> None:
    one, other = started(4, seed=1), started(4, seed=2)
    assert sorted(one.s.professors.stack + one.s.professors.display) == list(range(3, 21))
    assert one.s.professors.stack != other.s.professors.stack
    assert len(one.s.professors.display) == 4


@pytest.mark.rule("gate.setup.buildings-open")
def test_everybody_sees_the_buildings_at_any_time() -> None:
    t = started(3)
    for reader in ("", *SEATS[:3]):
        assert list(view(t, reader)["tiles"].values()) == t.s.tiles
    shown = t.game.text_view(t.s, 2)
    assert "head-buildings" in [section.heading.key for section in shown]


@pytest.mark.rule("gate.setup.trophy-hall-two-players")
@pytest.mark.parametrize(("players", "tiles"), [(2, 36), (3, 35), (4, 35)])
def test_the_trophy_hall_is_for_two_players(players: int, tiles: int) -> None:
    s = started(players).s
    assert sum(s.tiles) == tiles
    assert s.tiles[BOX.ids["building"].index("trophy-hall")] == tiles - 35


@pytest.mark.rule("gate.setup.player-board-side")
def test_side_a_unless_another_is_chosen() -> None:
    assert started().s.board() is BOX.houses[0]
    assert started(board="b").s.board() is BOX.houses[1]
    assert started(board="b").s.sides[1].free == BOX.houses[1].free


@pytest.mark.rule("gate.setup.colour-pieces", "gate.setup.own-dice-on-board")
def test_each_colour_has_its_people_and_two_dice_on_the_board() -> None:
    t = new_game(4)
    for side in t.s.sides:
        assert (side.adepts, side.dice) == ([0, 1, 2], 2)
    assert t.offered == {f"leave:{BOX.ids['professor'][n]}" for n in range(3)}


@pytest.mark.rule("gate.setup.starting-adepts")
def test_all_three_starting_adepts_are_in_the_house() -> None:
    t = started(2)
    assert t.adepts("blue") == ["scribe", "stable-hand", "cook-boy"]
    assert BOX.houses[0].adept_places == 3


@pytest.mark.rule("gate.setup.starting-professors", "gate.ruling.starting-professor-choice")
def test_each_player_keeps_two_of_three_professors_asked_clockwise_from_the_first() -> None:
    t = new_game(3, seed=4)
    seats = []
    for _ in range(3):
        seats.append(t.s.seat)
        t.pick("leave:lecturer-of-knots")
    assert seats == [(t.s.first + n) % 3 for n in range(3)]
    for colour in SEATS[:3]:
        assert t.professors(colour) == ["lecturer-of-charms", "lecturer-of-drill"]
    assert 1 not in t.s.professors.stack + t.s.professors.display + t.s.professors.discard


@pytest.mark.rule("gate.setup.starting-professor-bonus", "gate.setup.attribute-cubes")
@pytest.mark.parametrize(("left", "traits"), [("charms", [0, 1, 1]), ("knots", [1, 0, 1]), ("drill", [1, 1, 0])])
def test_attributes_start_at_0_and_are_raised_by_the_chosen_professors(left: str, traits: list[int]) -> None:
    t = new_game(2)
    assert [side.traits for side in t.s.sides] == [[0, 0, 0]] * 2
    chooser = t.asked
    t.pick(f"leave:lecturer-of-{left}")
    assert t.side(chooser).traits == traits


@pytest.mark.rule("gate.setup.upkeep-cube")
def test_upkeep_starts_at_its_start_space() -> None:
    t = started()
    assert [side.upkeep for side in t.s.sides] == [0, 0]
    assert t.s.board().upkeep[0] == 0


@pytest.mark.rule("gate.setup.disc-trickery", "gate.setup.disc-order")
def test_two_discs_lie_beside_their_tracks() -> None:
    t = started(4)
    assert [side.trickery for side in t.s.sides] == [0] * 4
    assert t.s.order == [NONE] * 3


@pytest.mark.rule("gate.setup.disc-dungeon")
def test_a_disc_stands_at_the_start_of_the_dungeon() -> None:
    assert [side.dungeon for side in started(4).s.sides] == [0] * 4


@pytest.mark.rule("gate.setup.disc-prestige-6")
def test_everybody_starts_with_6_prestige() -> None:
    assert [side.prestige for side in started(4).s.sides] == [6] * 4


@pytest.mark.rule("gate.setup.own-die-in-pool", "gate.setup.neutral-dice-in-pool")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_die_of_each_player_and_as_many_neutral_ones_are_in_the_pool(players: int) -> None:
    t = started(players)
    assert t.colours() == dict.fromkeys(SEATS[:players], 1) | {"neutral": players}


@pytest.mark.rule("gate.setup.other-dice-aside")
def test_the_common_die_and_other_neutral_dice_are_not_in_the_first_pool() -> None:
    t = started(2)
    assert "common" not in t.colours()
    assert t.colours()["neutral"] == 2


@pytest.mark.rule("gate.ruling.initial-first-player")
def test_anybody_may_be_the_first_player() -> None:
    assert {new_game(3, seed=seed).s.first for seed in range(30)} == {0, 1, 2}
