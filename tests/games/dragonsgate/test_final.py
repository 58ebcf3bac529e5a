"""Zakończenie rozgrywki: every line of the score sheet, cups, seals, ties."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.dragonsgate.tabletop import House, Tabletop, game_with, table
from wawel.games.dragonsgate.rules.final import ITEMS, Scoring, cup_sets

#: only tokens have cups, so that a test shows every cup it depends on
NO_PLACE_CUPS = game_with(**{"board.a.cups": []})


def scored(red: House, *others: House, **given: object) -> Tabletop:
    """The end of a game; all grids are full unless a house says otherwise. Blue holds the First Player marker."""
    houses = dict(zip(("red", "blue", "green", "yellow"), (red, *(others or ({},))), strict=False))
    full: dict[str, House] = {name: {"empty": "", **house} for name, house in houses.items()}
    given = {"first": "blue", **given}
    return table(Scoring(), players=len(full), turn=5, **full, **given)  # type: ignore[arg-type]


@pytest.mark.rule("gate.score.order")
def test_the_items_are_counted_in_the_order_of_the_book() -> None:
    t = scored({"prestige": 4})
    assert tuple(item.key for item in t.result.why[0]) == ITEMS
    assert ITEMS[1:] == (
        "coins",
        "imps",
        "first-player",
        "buildings",
        "adepts",
        "professors",
        "sets",
        "treasury",
        "trickery",
        "cups",
        "empty",
    )
    assert t.result.scores == [4, 1]


@pytest.mark.rule("gate.score.coins")
@pytest.mark.parametrize(("coins", "points"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_a_point_for_every_full_five_coins(coins: int, points: int) -> None:
    assert scored({"coins": coins}).sheet("red").get("coins", 0) == points


@pytest.mark.rule("gate.score.imps")
@pytest.mark.parametrize(("imps", "points"), [(1, 0), (2, 1), (5, 2)])
def test_a_point_for_every_full_two_imps(imps: int, points: int) -> None:
    assert scored({"imps": imps}).sheet("red").get("imps", 0) == points


@pytest.mark.rule("gate.score.first-player")
def test_a_point_for_the_first_player_marker() -> None:
    t = scored({}, {}, {}, first="green")
    assert [t.sheet(colour) for colour in ("red", "blue", "green")] == [{}, {}, {"first-player": 1}]


@pytest.mark.rule("gate.score.most-buildings", "gate.ruling.most-buildings-printed")
def test_a_point_for_most_buildings_whatever_their_size() -> None:
    t = scored({"buildings": "cheap-lodging cup-room"}, {"buildings": "inn"}, {"buildings": "library guild-hall"})
    assert [t.sheet(colour).get("buildings", 0) for colour in ("red", "blue", "green")] == [1, 0, 1]
    assert t.happened("scored") == [(colour, sum(t.sheet(colour).values())) for colour in ("red", "blue", "green")]


@pytest.mark.rule("gate.score.most-adepts", "gate.ruling.adept-buildings")
def test_a_point_for_most_adepts_buildings_that_count_as_one_included() -> None:
    t = scored({"adepts": "scribe", "buildings": "cheap-lodging"}, {"adepts": "scribe poacher"}, {"adepts": "scribe"})
    assert ["adepts" in t.sheet(colour) for colour in ("red", "blue", "green")] == [True, True, False]
    assert t.s.board().adept_places == 3


@pytest.mark.rule("gate.score.most-professors")
def test_a_point_for_most_professors_to_all_who_are_tied() -> None:
    t = scored(
        {"professors": "hermit runesmith"}, {"professors": "giant-kin imp-tamer"}, {"professors": "dragon-slayer"}
    )
    assert ["professors" in t.sheet(colour) for colour in ("red", "blue", "green")] == [True, True, False]


@pytest.mark.rule("gate.ruling.majority-zero")
def test_nobody_has_the_most_of_nothing() -> None:
    t = scored({}, {})
    for colour in ("red", "blue"):
        assert not {"buildings", "adepts", "professors"} & set(t.sheet(colour))


@pytest.mark.rule("gate.score.profession-sets")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [("", 0), ("apprentice spy", 0), ("apprentice spy veteran", 2), ("apprentice spy veteran spy archmage veteran", 4)],
)
def test_two_points_for_each_set_of_three_different_professions(tokens: str, points: int) -> None:
    assert scored({"professions": tokens}).sheet("red").get("sets", 0) == points


@pytest.mark.rule("gate.score.treasury")
def test_treasury_spaces_are_worth_their_points() -> None:
    t = scored({}, {}, {}, {}, treasury={0: "yellow", 1: "red", 2: "green", 3: "blue"})
    points = [t.sheet(colour)["treasury"] for colour in ("yellow", "red", "green", "blue")]
    assert points == [8, 6, 4, 2]


@pytest.mark.rule("gate.action7.end-points", "gate.ruling.dungeon-points-contradiction")
def test_only_the_space_a_disc_stands_on_decides_its_points() -> None:
    assert "treasury" not in scored({"dungeon": 11}).sheet("red")
    game = game_with(**{"dungeon.4.points": 5, "dungeon.5.points": 2})
    t = scored({"dungeon": 4}, {"dungeon": 5}, {"dungeon": 6}, game=game)
    assert [t.sheet(colour).get("treasury", 0) for colour in ("red", "blue", "green")] == [5, 2, 0]


@pytest.mark.rule("gate.score.trickery", "gate.ruling.trickery-scoring")
def test_points_by_rank_on_the_trickery_track_and_none_beside_it() -> None:
    t = scored({"trickery": 2}, {"trickery": 7}, {"trickery": 0}, {"trickery": 3})
    assert [t.sheet(colour).get("trickery", 0) for colour in ("red", "blue", "green", "yellow")] == [2, 6, 0, 4]
    t = scored({"trickery": 0}, {"trickery": 1})
    assert [t.sheet(colour).get("trickery", 0) for colour in ("red", "blue")] == [0, 5]


@pytest.mark.rule("gate.ruling.trickery-by-players")
@pytest.mark.parametrize(("spaces", "points"), [((3, 2), [5, 0]), ((3, 2, 1), [6, 3, 0]), ((4, 3, 2, 1), [6, 4, 2, 0])])
def test_the_trickery_track_brings_points_by_the_number_of_players(spaces: tuple[int, ...], points: list[int]) -> None:
    t = scored(*[{"trickery": space} for space in spaces])
    seats = ("red", "blue", "green", "yellow")[: len(spaces)]
    assert [t.sheet(colour).get("trickery", 0) for colour in seats] == points


@pytest.mark.rule("gate.score.trickery-tie-seals", "gate.seal.tie-break-only", "gate.prof.rogue-seal")
def test_seals_break_ties_on_the_trickery_track_and_give_no_points() -> None:
    t = scored({"trickery": 4, "professions": "spy"}, {"trickery": 4, "professions": "burglar"}, {})
    assert [t.sheet(colour)["trickery"] for colour in ("red", "blue")] == [6, 3]
    t = scored({"professions": "spy guildmaster forger"}, {})
    assert t.sheet("red") == {}, "three seals are worth nothing by themselves"
    t = scored({"trickery": 4, "professions": "spy"}, {"trickery": 5}, {})
    assert [t.sheet(colour)["trickery"] for colour in ("red", "blue")] == [3, 6], "seals decide ties only"


@pytest.mark.rule("gate.score.trickery-tie-order", "gate.ruling.player-order-definition")
def test_then_player_order_breaks_the_tie() -> None:
    t = scored({"trickery": 4}, {"trickery": 4}, {"trickery": 4}, {}, first="green")
    assert [t.sheet(colour)["trickery"] for colour in ("green", "red", "blue")] == [6, 4, 2]


# ---------------------------------------------------------------------- cups


@pytest.mark.rule("gate.score.cups-identical", "gate.prof.warrior-cup", "gate.cup.end-only")
def test_three_cups_of_a_kind_are_worth_four_points_at_the_end() -> None:
    t = scored({"professions": "squire squire gladiator"}, game=NO_PLACE_CUPS)
    assert t.sheet("red") == {"cups": 4}
    assert scored({"professions": "squire squire"}, game=NO_PLACE_CUPS).sheet("red") == {}


@pytest.mark.rule("gate.ruling.cup-sources", "gate.cup.three-kinds")
@pytest.mark.parametrize(
    ("values", "house", "points"),
    [
        ({"board.a.cups": [{"place": 1, "cup": "bronze"}]}, {"professions": "squire squire"}, 4),
        ({"board.a.cups": [{"place": 2, "cup": "bronze"}]}, {"professions": "squire squire"}, 4),
        ({"board.a.cups": [{"place": 3, "cup": "bronze"}]}, {"professions": "squire squire"}, 0),
        ({"board.a.cups": [], "dungeon.5.cup": "bronze"}, {"professions": "squire squire", "dungeon": 5}, 4),
        ({"board.a.cups": [], "dungeon.5.cup": "bronze"}, {"professions": "squire squire", "dungeon": 6}, 0),
        ({"board.a.cups": [], "profession.spy.cup": "bronze"}, {"professions": "squire squire spy"}, 4),
    ],
)
def test_cups_on_taken_places_and_under_the_disc_are_scored(values: House, house: House, points: int) -> None:
    assert scored(house, game=game_with(**values)).sheet("red").get("cups", 0) == points


@pytest.mark.rule("gate.score.cups-different")
def test_three_different_cups_are_worth_four_points() -> None:
    assert scored({"professions": "champion duellist squire"}).sheet("red") == {"cups": 4}
    t = scored({"professions": "champion squire"}, treasury={3: "red"})
    assert t.sheet("red")["cups"] == 4, "the silver cup lies in the treasury"
    t = scored({"professions": "duellist"}, treasury={3: "red"}, game=NO_PLACE_CUPS)
    assert "cups" not in t.sheet("red"), "it is one cup only"


@pytest.mark.rule("gate.score.cup-one-set", "gate.ruling.wild-cup")
@pytest.mark.parametrize("wild", [0, 1, 2, 3, 4])
def test_each_cup_counts_once_and_the_best_grouping_is_found(wild: int) -> None:
    for gold in range(5):
        for silver in range(4):
            for bronze in range(3):
                assert cup_sets([gold, silver, bronze], wild) == most_sets([gold, silver, bronze], wild)


@pytest.mark.rule("gate.ruling.wild-cup")
def test_cups_of_any_kind_make_sets_by_themselves() -> None:
    assert [cup_sets([0, 0, 0], wild) for wild in (2, 3, 6, 9, 12)] == [0, 1, 2, 3, 4]


def most_sets(cups: list[int], wild: int) -> int:
    """Every way to put cups into sets, tried."""
    best = 0
    for same in ([0, 1, 2], *[[kind] * 3 for kind in range(3)]):
        for jokers in range(wild + 1):
            for replaced in combinations(range(3), jokers):
                left = cups[:]
                for at, kind in enumerate(same):
                    if at not in replaced:
                        left[kind] -= 1
                if min(left) >= 0:
                    best = max(best, 1 + most_sets(left, wild - jokers))
    return best


@pytest.mark.rule("gate.score.empty-squares", "gate.ruling.final-negative")
def test_each_empty_square_costs_a_point_even_below_zero() -> None:
    t = scored({"empty": "c1 d1 a2"}, {"empty": ""})
    assert t.sheet("red") == {"empty": -3}
    assert t.result.scores[0] == -3
    t = table(Scoring(), turn=5, first="blue")
    assert t.sheet("red") == {"empty": -12}, "printed Buildings are not empty, uncovered bonus squares are"


# ---------------------------------------------------------------------- who wins


@pytest.mark.rule("gate.end.winner", "gate.end.after-turn-5")
def test_the_most_prestige_wins() -> None:
    t = scored({"prestige": 20}, {"prestige": 18}, {"prestige": 30})
    assert t.result.scores == [20, 19, 30]
    assert t.result.ranks == [2, 3, 1]
    assert t.result.winners == [2]
    assert t.happened("won") == ["green"]
    assert not t.game.choices(t.s)


@pytest.mark.rule("gate.end.tie-professions")
def test_ties_go_to_more_profession_tokens() -> None:
    t = scored({"prestige": 9, "professions": "spy"}, {"prestige": 8})
    assert t.result.scores == [9, 9]
    assert t.result.winners == [0]


@pytest.mark.rule("gate.end.tie-imps", "gate.ruling.resources-kept-for-ties")
def test_then_to_more_imps() -> None:
    t = scored({"prestige": 9, "imps": 1}, {"prestige": 8, "coins": 4})
    assert t.result.scores == [9, 9]
    assert t.result.winners == [0]
    t = scored({"prestige": 9, "imps": 2}, {"prestige": 9, "imps": 0})
    assert (t.result.scores, t.result.winners) == ([10, 10], [0]), "Imps that were scored still count"


@pytest.mark.rule("gate.end.tie-coins", "gate.ruling.resources-kept-for-ties")
def test_then_to_more_coins() -> None:
    t = scored({"prestige": 8, "coins": 7}, {"prestige": 8, "coins": 3})
    assert t.result.scores == [9, 9]
    assert t.result.winners == [0]


@pytest.mark.rule("gate.end.tie-turn-order")
def test_and_last_to_turn_order() -> None:
    t = scored({"prestige": 9}, {"prestige": 9}, {"prestige": 8}, first="green")
    assert t.result.scores == [9, 9, 9]
    assert t.result.ranks == [2, 3, 1]
