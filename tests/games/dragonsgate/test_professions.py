"""Profesje: who may take which, what it costs and what it brings."""

from __future__ import annotations

import pytest

from games.dragonsgate.tabletop import BOX, House, Tabletop, mastery_token, table
from wawel.engine.components import NONE


def choosing(red: House, **given: object) -> Tabletop:
    """Red chooses a Profession, with a 6 that others have no use for."""
    given = {"spells": "fox-wits private-lessons", **given}
    return table(red=red, dice="neutral-6 blue-1 red-1", **given).pick(  # type: ignore[arg-type]
        "take:neutral-6", "act:profession-6"
    )


@pytest.mark.rule("gate.prof.choose")
def test_a_token_and_an_adept_are_chosen() -> None:
    t = choosing({"adepts": "scribe cook-boy", "traits": (3, 3, 3)})
    assert t.asks == {"profession"}
    t.pick("profession:mage-1-2")
    assert t.offered == {"train:scribe", "train:cook-boy"}
    t.pick("train:cook-boy", "place:0")
    assert t.adepts("red") == ["scribe"]
    assert t.s.spaces[1] == NONE


@pytest.mark.rule("gate.prof.choose")
def test_without_adepts_there_is_nobody_to_train() -> None:
    t = table(red={"traits": (9, 9, 9)}, dice="neutral-6 blue-1").pick("take:neutral-6")
    assert t.refused("act:profession-6") == "gate.prof.choose"


@pytest.mark.rule("gate.prof.main-attribute")
@pytest.mark.parametrize(("traits", "types"), [((9, 0, 0), {"mage"}), ((0, 9, 0), {"rogue"}), ((0, 0, 9), {"warrior"})])
def test_magic_makes_mages_cunning_rogues_and_strength_warriors(traits: tuple[int, int, int], types: set[str]) -> None:
    t = choosing({"adepts": "prodigy", "traits": traits, "coins": 9})
    assert {name.split(":")[1].split("-")[0] for name in t.offered} == types


@pytest.mark.rule("gate.prof.adept-needs-one-point", "gate.ruling.adept-point-from-token")
def test_the_adept_must_have_a_point_of_their_own() -> None:
    red: House = {"adepts": "goatherd", "traits": (9, 9, 9), "coins": 9}
    t = choosing(red)
    assert all(name.startswith("profession:mage") for name in t.offered)
    assert t.blocked["profession:rogue-1-1"] == "gate.prof.adept-needs-one-point"
    t = choosing({"adepts": "goatherd poacher", "traits": (9, 9, 9)}).pick("profession:rogue-1-1", "place:0")
    assert t.happened("graduated")[0][1] == "poacher"


@pytest.mark.rule("gate.prof.levels")
def test_the_level_says_which_tokens_must_be_met() -> None:
    red: House = {"adepts": "prodigy", "coins": 9}
    for house, level in ((1, 1), (3, 2), (5, 3)):
        t = choosing({**red, "traits": (house, house, house)})
        levels = {int(name.split("-")[1]) for name in t.offered}
        assert levels == set(range(1, level + 1))


@pytest.mark.rule("gate.prof.sum-attributes")
def test_the_adepts_points_and_the_houses_are_added() -> None:
    for adept, house, enough in (("goatherd", 1, True), ("herbalist", 0, True), ("goatherd", 0, False)):
        t = table(
            red={"adepts": adept, "traits": (house, 9, 9)}, dice="neutral-6 blue-1", levels={"mage-1": (2, 1)}
        ).pick("take:neutral-6")
        assert ("profession-6" in t.actions) == enough


@pytest.mark.rule("gate.prof.main-requirement", "gate.prof.main-cannot-be-bought")
def test_the_main_attribute_must_be_reached_and_cant_be_bought() -> None:
    red: House = {"adepts": "goatherd", "traits": (1, 9, 9), "coins": 50}
    t = choosing(red, levels={"mage-1": (2, 1)})
    assert t.blocked["profession:mage-2-1"] == "gate.prof.main-cannot-be-bought"
    t = table(red=red, dice="neutral-6 blue-1", levels={"mage-1": (3, 1)}).pick("take:neutral-6")
    assert t.refused("act:profession-6") == "gate.prof.main-cannot-be-bought"
    t = table(red={**red, "coins": 0}, dice="neutral-6 blue-1", levels={"mage-1": (3, 1)}).pick("take:neutral-6")
    assert t.refused("act:profession-6") == "gate.prof.main-requirement"


@pytest.mark.rule("gate.prof.other-requirements", "gate.prof.pay-missing")
@pytest.mark.parametrize(
    ("traits", "coins"), [((3, 2, 2), 0), ((3, 1, 2), 1), ((3, 0, 1), 3), ((3, 0, 0), 4), ((3, 9, 0), 2)]
)
def test_missing_side_points_cost_a_coin_each(traits: tuple[int, int, int], coins: int) -> None:
    red: House = {"adepts": "goatherd", "traits": traits, "coins": 4}
    t = choosing(red, levels={"mage-1": (3, 2)}, spaces={"mage-1-1": "apprentice"})
    t.pick("profession:mage-1-1", "place:0")
    assert t.side("red").coins == 4 - coins
    assert t.happened("paid") == ([("red", coins)] if coins else [])


@pytest.mark.rule("gate.prof.pay-missing", "gate.ruling.profession-reward-order")
def test_whoever_cant_pay_the_missing_points_has_to_wait() -> None:
    red: House = {"adepts": "goatherd", "traits": (3, 0, 9), "coins": 0}
    given = {"levels": {"mage-1": (2, 1), "mage-2": (4, 1)}}
    t = table(red=red, dice="neutral-6 blue-1", **given).pick("take:neutral-6")  # type: ignore[arg-type]
    assert t.refused("act:profession-6") == "gate.prof.pay-missing", "the coin of the reward comes too late"


@pytest.mark.rule("gate.prof.mastery-levels-2-3", "gate.ruling.mastery-count")
def test_levels_2_and_3_ask_for_mastery_and_level_1_does_not() -> None:
    red: House = {"adepts": "prodigy", "traits": (9, 9, 9)}
    needs = {"mage-2": mastery_token(2, same=1), "mage-3": mastery_token(3, same=1)}
    t = choosing(red, masteries=needs)
    assert t.blocked["profession:mage-2-1"] == "gate.prof.mastery-levels-2-3", "the token itself does not count"
    assert t.blocked["profession:mage-3-1"] == "gate.prof.mastery-levels-2-3"
    assert "profession:mage-1-1" in t.offered
    t = choosing({**red, "professions": "apprentice"}, masteries=needs)
    assert {"profession:mage-2-1", "profession:mage-3-1"} <= t.offered


@pytest.mark.rule("gate.prof.mastery-types")
@pytest.mark.parametrize(
    ("owned", "met"), [("", False), ("apprentice", False), ("apprentice archmage", False), ("apprentice spy", True)]
)
def test_a_mastery_token_asks_for_the_types_it_shows(owned: str, met: bool) -> None:
    red: House = {"adepts": "prodigy", "traits": (9, 9, 9), "professions": owned}
    t = choosing(red, masteries={"warrior-3": mastery_token(3, needs=(1, 1, 0))})
    assert ("profession:warrior-3-1" in t.offered) == met


@pytest.mark.rule("gate.prof.mastery-blank")
def test_a_blank_mastery_token_asks_for_nothing() -> None:
    t = choosing(
        {"adepts": "prodigy", "traits": (9, 9, 9)},
        masteries={"rogue-2": mastery_token(2), "rogue-3": mastery_token(3)},
    )
    assert {"profession:rogue-2-1", "profession:rogue-3-1"} <= t.offered


@pytest.mark.rule("gate.prof.mastery-same")
@pytest.mark.parametrize(("owned", "met"), [("spy spy", False), ("squire", False), ("squire knight", True)])
def test_some_mastery_tokens_ask_for_the_same_profession(owned: str, met: bool) -> None:
    red: House = {"adepts": "prodigy", "traits": (9, 9, 9), "professions": owned}
    t = choosing(red, masteries={"warrior-3": mastery_token(3, same=2)})
    assert ("profession:warrior-3-1" in t.offered) == met


@pytest.mark.rule("gate.prof.area-reward")
@pytest.mark.parametrize(
    ("space", "token", "means"),
    [
        ("mage-1-1", "apprentice", (0, 0, 2)),
        ("rogue-1-1", "burglar", (0, 1, 2)),
        ("warrior-2-1", "veteran", (1, 0, 5 + 2)),
    ],
)
def test_the_area_gives_prestige_coins_or_imps(space: str, token: str, means: tuple[int, int, int]) -> None:
    t = choosing({"adepts": "prodigy", "traits": (5, 5, 5)}, spaces={space: token})
    t.pick(f"profession:{space}", "place:0")
    assert t.means("red") == means


@pytest.mark.rule("gate.prof.move-token", "gate.ruling.professions-not-refilled")
def test_the_token_moves_to_a_free_place_of_the_players_choice() -> None:
    t = choosing({"adepts": "prodigy", "traits": (2, 2, 2), "professions": "spy knight"})
    t.pick("profession:mage-1-1")
    assert t.offered == {f"place:{n}" for n in range(2, 7)}
    t.pick("place:5")
    assert t.side("red").professions[5] == BOX.ids["profession"].index("apprentice")
    t.idle(until=lambda s: s.turn == 2)
    assert t.s.spaces[0] == NONE, "the space stays empty"


@pytest.mark.rule("gate.ruling.profession-places-full")
def test_without_a_free_place_no_profession_can_be_taken() -> None:
    red: House = {"adepts": "prodigy", "traits": (9, 9, 9), "professions": "spy " * 7}
    t = table(red=red, dice="neutral-6 blue-1").pick("take:neutral-6")
    assert t.refused("act:profession-6") == "gate.ruling.profession-places-full"


@pytest.mark.rule("gate.prof.cover-bonus")
@pytest.mark.parametrize(
    ("place", "coins", "imps", "traits"),
    [(0, 0, 0, [2, 2, 2]), (1, 1, 0, [2, 2, 2]), (2, 0, 0, [3, 2, 2]), (4, 0, 0, [2, 2, 3]), (5, 0, 1, [2, 2, 2])],
)
def test_a_covered_bonus_is_gained_at_once(place: int, coins: int, imps: int, traits: list[int]) -> None:
    t = choosing({"adepts": "prodigy", "traits": (2, 2, 2)}, spaces={"warrior-1-1": "veteran"})
    t.pick("profession:warrior-1-1", f"place:{place}")
    assert t.means("red")[:2] == (coins, imps)
    assert t.side("red").traits == traits


@pytest.mark.rule("gate.prof.token-reward")
def test_area_place_and_token_are_all_gained() -> None:
    t = choosing({"adepts": "prodigy", "traits": (2, 2, 2)}, spaces={"rogue-1-1": "forger"})
    t.pick("profession:rogue-1-1", "place:5")
    assert t.side("red").imps == 3, "one of the area, one of the place, one of the token"
    assert t.side("red").trickery == 1


@pytest.mark.rule("gate.prof.mage-reward")
@pytest.mark.parametrize(("token", "cards"), [("apprentice", 1), ("enchanter", 1), ("archmage", 2)])
def test_mages_draw_from_the_top_of_the_deck(token: str, cards: int) -> None:
    t = choosing({"adepts": "prodigy", "traits": (2, 2, 2)}, spaces={"mage-1-1": token})
    t.pick("profession:mage-1-1", "place:0")
    assert t.hand("red") == ["fox-wits", "private-lessons"][:cards]


@pytest.mark.rule("gate.prof.warrior-reward")
@pytest.mark.parametrize(("token", "coins", "prestige"), [("sellsword", 3, 3), ("veteran", 0, 3 + 2)])
def test_warriors_bring_coins_or_prestige(token: str, coins: int, prestige: int) -> None:
    t = choosing({"adepts": "prodigy", "traits": (2, 2, 2)}, spaces={"warrior-1-1": token})
    t.pick("profession:warrior-1-1", "place:0")
    assert t.means("red") == (coins, 0, prestige)
    for kind in BOX.professions:
        if kind.type == 2:
            assert {effect.word for effect in kind.reward} <= {"coins", "prestige"}


@pytest.mark.rule("gate.prof.rogue-reward", "gate.ruling.trickery-track")
@pytest.mark.parametrize(("token", "steps"), [("spy", 1), ("burglar", 2)])
def test_rogues_move_on_the_trickery_track(token: str, steps: int) -> None:
    for start in (0, 3, 9, 10):
        red: House = {"adepts": "prodigy", "traits": (2, 2, 2), "trickery": start}
        t = choosing(red, spaces={"rogue-1-1": token}, blue={"trickery": 4})
        t.pick("profession:rogue-1-1", "place:0")
        assert t.side("red").trickery == min(10, start + steps)


@pytest.mark.rule("gate.prof.rogue-imp")
def test_some_rogues_bring_an_imp() -> None:
    t = choosing({"adepts": "prodigy", "traits": (2, 2, 2)}, spaces={"rogue-1-1": "cutpurse"})
    t.pick("profession:rogue-1-1", "place:0")
    assert t.side("red").imps == 1 + 1


@pytest.mark.rule("gate.prof.discard-adept", "gate.ruling.advice-boxes")
@pytest.mark.parametrize(("adept", "discarded"), [("prodigy", ["prodigy"]), ("scribe", [])])
def test_the_adept_leaves_last_of_all(adept: str, discarded: list[str]) -> None:
    t = choosing({"adepts": f"{adept} goatherd", "traits": (2, 2, 2)}, spaces={"warrior-1-1": "veteran"})
    t.pick("profession:warrior-1-1", "place:0")
    assert t.adepts("red") == ["goatherd"]
    assert [BOX.ids["adept"][n] for n in t.s.adepts.discard] == discarded


@pytest.mark.rule("gate.ruling.profession-reward-order")
def test_rewards_come_in_the_order_of_the_book() -> None:
    red: House = {"adepts": "goatherd", "traits": (2, 0, 1), "coins": 1}
    t = choosing(red, levels={"mage-1": (3, 1)}, spaces={"mage-1-1": "enchanter"})
    t.pick("profession:mage-1-1", "place:2")
    told = t.story("graduated", "paid", "prestige", "trait", "drew")
    assert told == ["graduated", "paid", "prestige", "trait", "drew", "prestige"]


@pytest.mark.rule("gate.prof.adept-needs-one-point", "gate.prof.main-requirement", "gate.prof.main-cannot-be-bought")
@pytest.mark.parametrize(
    ("coins", "short"), [(0, "gate.prof.main-requirement"), (1, "gate.prof.main-cannot-be-bought")]
)
def test_an_adept_without_the_points_is_refused_with_the_rule(coins: int, short: str) -> None:
    red: House = {"adepts": "herbalist stargazer goatherd poacher", "traits": (1, 9, 9), "coins": coins}
    t = choosing(red, levels={"mage-1": (3, 1)}).pick("profession:mage-1-1")
    assert t.offered == {"train:herbalist", "train:stargazer"}
    assert t.blocked == {"train:goatherd": short, "train:poacher": "gate.prof.adept-needs-one-point"}


@pytest.mark.rule("gate.prof.pay-missing")
def test_an_adept_whose_missing_points_cant_be_paid_is_refused_with_the_rule() -> None:
    red: House = {"adepts": "prodigy stargazer goatherd", "traits": (2, 1, 9)}
    t = choosing(red, levels={"mage-1": (3, 2)}).pick("profession:mage-1-1")
    assert t.offered == {"train:prodigy", "train:stargazer"}
    assert t.blocked == {"train:goatherd": "gate.prof.pay-missing"}


@pytest.mark.rule("gate.prof.pay-missing", "gate.prof.mastery-levels-2-3", "gate.ruling.professions-not-refilled")
@pytest.mark.parametrize(
    ("red", "given", "rule"),
    [
        ({"adepts": "goatherd", "traits": (9, 0, 9)}, {}, "gate.prof.pay-missing"),
        ({"adepts": "goatherd", "traits": (0, 9, 9)}, {}, "gate.prof.main-requirement"),
        ({"adepts": "goatherd", "traits": (0, 9, 9), "coins": 9}, {}, "gate.prof.main-cannot-be-bought"),
        (
            {"adepts": "goatherd", "traits": (9, 9, 9)},
            {
                "spaces": {f"mage-1-{n}": "" for n in (1, 2, 3)},
                "masteries": {f"mage-{n}": mastery_token(n, same=1) for n in (2, 3)},
            },
            "gate.prof.mastery-levels-2-3",
        ),
        (
            {"adepts": "goatherd", "traits": (9, 9, 9)},
            {"spaces": {f"mage-{n}": "" for n in ("1-1", "1-2", "1-3", "2-1", "2-2", "3-1", "3-2")}},
            "gate.prof.adept-needs-one-point",
        ),
    ],
)
def test_the_action_is_refused_with_the_nearest_obstacle(red: House, given: dict[str, object], rule: str) -> None:
    t = table(red=red, dice="neutral-6 blue-1", **given).pick("take:neutral-6")  # type: ignore[arg-type]
    assert t.refused("act:profession-6") == rule


@pytest.mark.rule("gate.ruling.professions-not-refilled", "gate.prof.move-token")
def test_empty_spaces_and_taken_places_are_refused_with_the_reason() -> None:
    t = choosing({"adepts": "prodigy", "traits": (9, 9, 9), "professions": "spy spy"}, spaces={"mage-1-2": ""})
    assert t.refused("profession:mage-1-2") == "gate.ruling.professions-not-refilled"
    t.pick("profession:mage-1-1")
    assert t.refused("place:0") == t.refused("place:1") == t.blocked["place:1"] == "gate.prof.move-token"
    empty = {f"{area}-{n}": "" for area in ("mage", "rogue", "warrior") for n in ("1-1", "1-2", "1-3", "2-1", "2-2")}
    empty |= {f"{area}-3-{n}": "" for area in ("mage", "rogue", "warrior") for n in (1, 2)}
    t = table(red={"adepts": "prodigy", "traits": (9, 9, 9)}, dice="neutral-6 blue-1", spaces=empty)
    assert t.pick("take:neutral-6").refused("act:profession-6") == "gate.ruling.professions-not-refilled"


@pytest.mark.rule("gate.prof.discard-adept", "gate.ruling.profession-reward-order", "gate.spell.immediate")
def test_an_immediate_card_of_the_reward_is_played_before_the_adept_leaves() -> None:
    red: House = {"adepts": "prodigy goatherd cook-boy", "traits": (2, 2, 2)}
    t = choosing(red, spells="wandering-pupil", adepts="poacher herbalist", spaces={"mage-1-1": "apprentice"})
    t.pick("profession:mage-1-1", "train:prodigy", "place:0", "adept:0")
    assert t.offered == {"dismiss-adept:goatherd", "dismiss-adept:cook-boy", "dismiss-adept:poacher"}
    assert t.refused("dismiss-adept:prodigy") == "gate.prof.discard-adept", "the used Adept still takes up a place"
    t.pick("dismiss-adept:goatherd")
    assert sorted(t.adepts("red")) == ["cook-boy", "poacher"]
    assert [BOX.ids["adept"][n] for n in t.s.adepts.discard] == ["goatherd", "prodigy"], "last of all"
    assert t.side("red").leaving == ()


@pytest.mark.rule("gate.prof.discard-adept", "gate.spell.excess")
def test_whoever_has_a_profession_already_takes_no_other() -> None:
    red: House = {"adepts": "prodigy", "traits": (9, 9, 9), "hand": "scholarship golden-touch", "coins": 9}
    t = choosing(red, spells="decoy", spaces={"mage-1-1": "apprentice"})
    t.pick("profession:mage-1-1", "place:0")
    assert t.asks == {"play", "discard"}
    assert t.refused("play:scholarship") == "gate.ruling.spell-without-effect"
