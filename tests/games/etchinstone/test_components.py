"""Komponenty, Orientacja karty, Karty Maga, Regionu i Smoka, Żywioły Eteru: what is in the box, and how it is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from games.etchinstone.tabletop import (
    CARDS,
    ELEMENTS,
    HARDSHIPS,
    HEROIC,
    Figures,
    facing,
    game_with,
    new_game,
    plain_content,
    scouting,
)
from wawel.engine.content import ContentError
from wawel.games.etchinstone import box as pieces
from wawel.games.etchinstone.box import ATTACK, MOVE, Face
from wawel.games.etchinstone.load import FILES, load

BOX = FILES.box()[0]

WATER, FIRE, LIGHTNING, SHADOW = range(4)


def refused(change: Callable[[dict[str, Any]], None]) -> str:
    """Content that the loader must refuse; the last word of the field it complains about."""
    made = plain_content()
    change(made.tables)
    with pytest.raises(ContentError) as error:
        load(made)
    return error.value.field.split(".")[-1]


def dropping(what: str | int, *path: str | int) -> Callable[[dict[str, Any]], None]:
    """A change that drops something from the table at the end of a path."""

    def change(files: Any) -> None:
        for part in path:
            files = files[part]
        files.pop(what)

    return change


# ---------------------------------------------------------------------- counts


@pytest.mark.rule("etch.component.mage-cards")
def test_there_are_sixteen_mage_cards() -> None:
    assert len(BOX.ids["card"]) == len(set(BOX.ids["card"])) == 16
    assert refused(lambda files: files["cards.toml"]["card"].pop()) == "card"
    s = new_game(dragon="d1").s
    assert len(s.hand + s.deck + s.discard + s.removed) == 16


@pytest.mark.rule("etch.component.region-cards", "etch.ruling.orientation-sentence")
def test_two_region_cards_with_two_sides_make_four_regions() -> None:
    assert len(BOX.ids["region"]) == len(set(BOX.ids["region"])) == 2 * 2
    assert refused(lambda files: files["regions.toml"]["region"].pop()) == "region"


@pytest.mark.rule("etch.component.dragon-cards", "etch.card.dragon-two-orientations")
def test_two_dragon_cards_show_two_dragons_each() -> None:
    assert len(BOX.ids["dragon"]) == len(set(BOX.ids["dragon"])) == 4
    assert Counter(dragon.card for dragon in BOX.dragons) == {1: 2, 2: 2}


@pytest.mark.rule("etch.component.help-cards")
def test_help_cards_are_no_part_of_the_game() -> None:
    assert set(FILES.files) == {"cards.toml", "regions.toml", "dragons.toml", "difficulty.toml"}
    assert refused(lambda files: files["cards.toml"].update(help=[])) == "help"
    assert not [field for field in new_game(dragon="d1").s.to_json() if "help" in field]


# ---------------------------------------------------------------------- orientation


@pytest.mark.rule("etch.card.mage-four-levels")
def test_a_mage_card_has_four_levels() -> None:
    assert [face.level for face in BOX.faces] == [1, 2, 3, 4] * 16
    assert refused(lambda files: files["cards.toml"]["card"][0]["level"].pop()) == "level"


@pytest.mark.rule("etch.card.region-two-orientations")
@pytest.mark.parametrize("region", [1, 2, 3, 4])
def test_one_region_is_in_force_at_a_time(region: int) -> None:
    t = scouting(hand="w1 f1 l1 s1", deck="w2 w3 w4 f2", region=region, cards={"w2": {"encounter": "journey 3"}})
    assert t.foe == f"journey {region}.3"


@pytest.mark.rule("etch.card.reorient")
def test_turning_a_card_makes_another_part_of_it_readable() -> None:
    boosts: dict[str, Figures] = {f"w1@{n}": {"boost": n * 10} for n in (1, 2, 3, 4)}
    t = facing(hand="w1 f1 l1 s1", deck="w2 w3 w4 f2", cards=boosts, enemy={"hp": 6, "xp": 7})
    t.cast("f1", "l1", "s1")
    assert t.s.face(0).boost == 20
    t.absorb("f1").pick("upgrade:w1")
    assert t.s.face(0).boost == 30
    t.pick("upgrade:w1")
    assert t.s.face(0).boost == 40


@pytest.mark.rule("etch.card.only-readable-part-counts")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_only_the_current_level_of_a_card_counts(level: int) -> None:
    figures: dict[str, Figures] = {f"w1@{n}": {"basic": f"attack {n * 2}"} for n in (1, 2, 3, 4)}
    t = facing(hand="w1 f1 l1 s1", deck="w2 w3 w4 f2", cards=figures, levels={"w1": level}, enemy={"hp": 10})
    t.cast("w1", "f1", "l1")
    assert t.once("attack") == (level * 2, 10)


# ---------------------------------------------------------------------- Mage cards


@pytest.mark.rule("etch.card.mage-purpose")
def test_only_hand_cards_get_roles() -> None:
    t = facing(hand="w1 f1 l1 s1", deck="w2 w3 w4 f2", removed="s4")
    assert t.offered == {"spell:w1", "spell:f1", "spell:l1", "spell:s1"}
    for elsewhere in ("w2", "s2", "s4"):  # in the Deck, discarded, Removed
        t.refused(f"spell:{elsewhere}")


@pytest.mark.rule("etch.card.key-card")
@pytest.mark.parametrize(("level", "foe", "hardships"), [(1, "enemy 1.2", []), (2, "journey 1.3", ["storm"])])
def test_the_top_card_of_the_deck_is_the_key_card(level: int, foe: str, hardships: list[str]) -> None:
    cards: dict[str, Figures] = {
        "w2@1": {"encounter": "enemy 2"},
        "w2@2": {"encounter": "journey 3", "hardships": "storm"},
        "w3": {"encounter": "enemy 4", "hardships": "ambush"},
    }
    t = scouting(hand="w1 f1 l1 s1", deck="w2 w3 w4 f2", cards=cards, levels={"w2": level})
    assert t.once("encounter") == foe
    assert t.hardships == hardships


@pytest.mark.rule("etch.card.mage-fields")
@pytest.mark.parametrize(
    "field", ["encounter", "hardships", "initiative", "basic", "enhanced", "boost", "armour", "upgrade"]
)
def test_every_level_of_a_mage_card_has_all_fields(field: str) -> None:
    assert refused(lambda files: files["cards.toml"]["card"][0]["level"][1].pop(field)) == field


@pytest.mark.rule("etch.card.mage-fields")
def test_a_mage_card_is_read_as_written() -> None:
    game = game_with(
        cards={
            "l2@3": {
                "encounter": "journey 4",
                "hardships": "night-travel",
                "initiative": 7,
                "basic": "move 5",
                "enhanced": "attack 9 fire",
                "boost": 4,
                "armour": "6 water",
                "upgrade": 8,
            }
        }
    )
    face = game.box.faces[CARDS.index("l2") * 4 + 2]
    assert (face.element, face.level, face.encounter, face.hardships) == (LIGHTNING, 3, 7, pieces.NIGHT_TRAVEL)
    assert (face.initiative, face.boost, face.upgrade) == (7, 4, 8)
    assert (face.basic_kinds, face.basic) == (MOVE, 5)
    assert (face.enhanced_kinds, face.enhanced, face.enhanced_element) == (ATTACK, 9, FIRE)
    assert (face.armour, face.armour_element) == (6, WATER)
    plain = game.box.faces[0]
    assert (plain.hardships, plain.armour_element) == (0, pieces.NO_ELEMENT)
    for field in ("id", "element"):
        assert refused(dropping(field, "cards.toml", "card", 0)) == field


# ---------------------------------------------------------------------- Regions


@pytest.mark.rule("etch.card.region-fields")
@pytest.mark.parametrize("field", ["id", "number", "enemy", "journey"])
def test_a_region_has_name_number_enemies_and_journeys(field: str) -> None:
    assert refused(lambda files: files["regions.toml"]["region"][1].pop(field)) == field


@pytest.mark.rule("etch.card.region-fields", "etch.ruling.encounters-per-region")
def test_a_region_has_its_own_four_enemies_and_four_journeys() -> None:
    assert len(BOX.enemies) == len(BOX.journeys) == 16
    assert len(set(BOX.ids["foe"])) == 32
    for kind in ("enemy", "journey"):
        assert refused(dropping(-1, "regions.toml", "region", 3, kind)) == kind
    assert refused(lambda files: files["regions.toml"]["region"][0].update(number=2)) == "number"


@pytest.mark.rule("etch.card.enemy-fields")
@pytest.mark.parametrize("field", ["hp", "initiative", "attack", "armour", "xp"])
def test_an_enemy_has_all_fields(field: str) -> None:
    assert refused(lambda files: files["regions.toml"]["region"][0]["enemy"][0].pop(field)) == field


@pytest.mark.rule("etch.card.enemy-fields")
def test_an_enemy_is_read_as_written() -> None:
    shown: Figures = {"hp": 9, "initiative": 8, "attack": "7 water", "armour": "6 fire, 5 shadow", "xp": 4}
    game = game_with(foes={"2 enemy 3": shown | {"ability": "freeze"}})
    enemy = game.box.enemies[6]
    assert (enemy.hp, enemy.initiative, enemy.attack, enemy.element, enemy.xp) == (9, 8, 7, WATER, 4)
    assert enemy.armour == [0, 6, 0, 5]
    assert enemy.ability == pieces.FREEZE
    assert game.box.enemies[7].ability == 0


@pytest.mark.rule("etch.card.journey-fields")
@pytest.mark.parametrize("field", ["mp", "time", "xp"])
def test_a_journey_has_all_fields(field: str) -> None:
    assert refused(lambda files: files["regions.toml"]["region"][0]["journey"][0].pop(field)) == field


@pytest.mark.rule("etch.card.journey-fields")
def test_a_journey_is_read_as_written() -> None:
    game = game_with(foes={"3 journey 2": {"mp": "9 shadow", "time": 4, "xp": 6, "peril": "steep"}})
    journey = game.box.journeys[9]
    assert (journey.mp, journey.element, journey.time, journey.xp) == (9, SHADOW, 4, 6)
    assert journey.peril == pieces.STEEP
    assert game.box.journeys[8].peril == 0


# ---------------------------------------------------------------------- Dragons


@pytest.mark.rule("etch.card.dragon-is-final-enemy")
@pytest.mark.parametrize("dragon", ["d1", "d2", "d3", "d4"])
def test_every_game_ends_with_one_dragon(dragon: str) -> None:
    t = new_game(game=game_with(cards={"all": HEROIC}), dragon=dragon).idle()
    assert t.over
    assert t.once("final-journey") == t.once("final-enemy") == dragon


@pytest.mark.rule("etch.card.dragon-fields")
@pytest.mark.parametrize("field", ["id", "initiative", "initial", "armour", "mp", "hp"])
def test_a_dragon_has_all_fields(field: str) -> None:
    assert refused(lambda files: files["dragons.toml"]["dragon"][2].pop(field)) == field


@pytest.mark.rule("etch.card.dragon-fields")
def test_a_dragon_is_read_as_written() -> None:
    figures: Figures = {
        "initiative": 13,
        "initial": 4,
        "armour": "2 fire, 1 shadow",
        "mp": "water 13 17 21",
        "time": [3, 2, 1],
        "hp": [20, 25, 29],
        "attack": "17 fire, 13 water, 8",
    }
    dragon = game_with(dragons={"d3": figures}).box.dragons[2]
    assert (dragon.initiative, dragon.initial, dragon.armour) == (13, 4, [0, 2, 0, 1])
    assert (dragon.mp_element, dragon.mp, dragon.time) == (WATER, [13, 17, 21], [3, 2, 1])
    assert (dragon.hp, dragon.attack) == ([20, 25, 29], [17, 13, 8])
    assert dragon.attack_element == [FIRE, WATER, pieces.NO_ELEMENT]


@pytest.mark.rule("etch.card.dragon-crystal-icon", "etch.ruling.page-references")
def test_crystals_do_nothing() -> None:
    assert refused(lambda files: files["dragons.toml"]["dragon"][0].update(crystal=1)) == "crystal"
    assert not [setting.name for setting in game_with().settings if "crystal" in setting.name]


# ---------------------------------------------------------------------- the shipped cards


def mean(of: Callable[[Face], int], element: int, where: Callable[[Face], bool] = lambda face: True) -> Fraction:
    """The mean of a figure over all Levels of the cards whose Enhanced Action has an element."""
    values = [of(face) for face in BOX.faces if face.enhanced_element == element and where(face)]
    return Fraction(sum(values), len(values))


PROFILE: dict[str, list[Fraction]] = {
    "attack": [mean(lambda f: f.enhanced, e, lambda f: f.enhanced_kinds & ATTACK > 0) for e in range(4)],
    "move": [mean(lambda f: f.enhanced, e, lambda f: f.enhanced_kinds & MOVE > 0) for e in range(4)],
    "armour": [mean(lambda f: f.armour, e) for e in range(4)],
    "initiative": [mean(lambda f: f.initiative, e) for e in range(4)],
    "boost": [mean(lambda f: f.boost, e) for e in range(4)],
    "upgrade": [mean(lambda f: f.upgrade, e, lambda f: f.level < 4) for e in range(4)],
}


def highest(figure: str, element: int) -> bool:
    """Is it above that of each other element?"""
    others = [value for e, value in enumerate(PROFILE[figure]) if e != element]
    return PROFILE[figure][element] > max(others)


def lowest(figure: str, element: int) -> bool:
    """Is no other element below it?"""
    return PROFILE[figure][element] == min(PROFILE[figure])


def between(figure: str, element: int) -> bool:
    return min(PROFILE[figure]) < PROFILE[figure][element] < max(PROFILE[figure])


@pytest.mark.rule("etch.element.water", "etch.ruling.element-profile-is-not-rule")
def test_water_has_the_best_armour_and_initiative() -> None:
    assert highest("armour", WATER)
    assert highest("initiative", WATER)
    assert between("boost", WATER)
    assert between("move", WATER)


@pytest.mark.rule("etch.element.fire", "etch.ruling.element-profile-is-not-rule")
def test_fire_has_the_best_attack_and_little_else() -> None:
    assert highest("attack", FIRE)
    for figure in ("armour", "boost", "initiative", "move"):
        assert lowest(figure, FIRE), figure


@pytest.mark.rule("etch.element.lightning", "etch.ruling.element-profile-is-not-rule")
def test_lightning_has_the_best_move_high_initiative_and_dear_upgrades() -> None:
    assert highest("move", LIGHTNING)
    assert PROFILE["initiative"][LIGHTNING] > max(PROFILE["initiative"][FIRE], PROFILE["initiative"][SHADOW])
    assert highest("upgrade", LIGHTNING)
    attacks = [face.enhanced for face in BOX.faces if face.enhanced_kinds & ATTACK]
    assert PROFILE["attack"][LIGHTNING] < Fraction(sum(attacks), len(attacks))


@pytest.mark.rule("etch.element.shadow", "etch.ruling.element-profile-is-not-rule")
def test_shadow_has_the_best_boost_and_is_middling_otherwise() -> None:
    assert highest("boost", SHADOW)
    for figure in ("attack", "initiative", "move"):
        assert between(figure, SHADOW), figure


@pytest.mark.rule("etch.element.shadow-only-dual")
def test_only_shadow_actions_serve_as_attack_and_move() -> None:
    both = ATTACK | MOVE
    for kinds in ("basic_kinds", "enhanced_kinds"):
        dual = [face for face in BOX.faces if getattr(face, kinds) == both]
        assert dual
        assert {face.enhanced_element for face in dual} == {SHADOW}
    mixed = [face for face in BOX.faces if face.basic_kinds | face.enhanced_kinds == both]
    assert {face.enhanced_element for face in mixed} == {SHADOW}


def test_each_pair_of_card_element_and_enhanced_element_occurs_once() -> None:
    pairs = Counter((face.element, face.enhanced_element) for face in BOX.faces)
    assert pairs == {(own, enhanced): 4 for own in range(4) for enhanced in range(4)}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_encounter_is_shown_by_two_cards_of_each_level(level: int) -> None:
    shown = Counter(face.encounter for face in BOX.faces if face.level == level)
    assert shown == dict.fromkeys(range(8), 2)


def test_a_card_always_shows_enemies_or_always_journeys() -> None:
    for card in range(16):
        assert len({face.encounter < pieces.ENEMIES for face in BOX.faces[card * 4 : card * 4 + 4]}) == 1


@pytest.mark.rule("etch.ruling.hardship-count", "etch.ruling.hardship-icon-loss")
def test_each_card_has_one_hardship_and_each_hardship_four_cards() -> None:
    found: Counter[int] = Counter()
    for card in range(16):
        own = [face for face in BOX.faces[card * 4 : card * 4 + 4] if face.hardships]
        assert len(own) == 1
        found[own[0].hardships] += 1
        for_enemies = own[0].hardships in (pieces.AMBUSH, pieces.HAZARDS)
        assert for_enemies == (own[0].encounter < pieces.ENEMIES)
    assert found == {pieces.AMBUSH: 4, pieces.HAZARDS: 4, pieces.NIGHT_TRAVEL: 4, pieces.STORM: 4}


@pytest.mark.rule("etch.ruling.hardship-icon-loss")
def test_hardships_abilities_and_perils_are_known_by_name() -> None:
    for hardship in HARDSHIPS:
        game_with(cards={"w1": {"hardships": hardship}})
    for ability in ("freeze", "poison", "ranged", "slow"):
        game_with(foes={"1 enemy 1": {"ability": ability}})
    for peril in ("steep", "treacherous"):
        game_with(foes={"1 journey 1": {"peril": peril}})
    for wrong in ({"cards": {"w1": {"hardships": "flood"}}}, {"foes": {"1 enemy 1": {"ability": "steep"}}}):
        with pytest.raises(ContentError):
            game_with(**wrong)


def test_each_region_has_each_element_once_among_enemies_and_among_journeys() -> None:
    for region in range(4):
        enemies, journeys = BOX.enemies[region * 4 : region * 4 + 4], BOX.journeys[region * 4 : region * 4 + 4]
        assert sorted(enemy.element for enemy in enemies) == list(range(len(ELEMENTS)))
        assert sorted(journey.element for journey in journeys) == list(range(len(ELEMENTS)))
        for enemy in enemies:
            assert enemy.armour[enemy.element] > 0


def test_a_card_gets_no_worse_by_an_upgrade() -> None:
    for card in range(16):
        for low, high in zip(BOX.faces[card * 4 : card * 4 + 3], BOX.faces[card * 4 + 1 : card * 4 + 4]):
            for figure in ("initiative", "basic", "enhanced", "boost", "armour"):
                assert getattr(low, figure) <= getattr(high, figure)
