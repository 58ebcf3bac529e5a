"""Walka z potworem: the Fold, bonus dice, armour, links, kills and hunts."""

from __future__ import annotations

from typing import Any

import pytest

from games.tidal.tabletop import EDGE, HUNTED, REEF, Tabletop, game_with, roll, table
from wawel.games.tidal.figures import gainable


def fight(
    monster: str, dice: str, *faces: str, x: int = 0, wounds: dict[int, int] | None = None, **axl: Any
) -> Tabletop:
    """Axl fights at Fold's Edge and has rolled his dice."""
    t = table(axl={"dice": dice, **axl}, kajman={}, edge=monster, wounds={EDGE: wounds or {}})
    t.pick("visit:folds-edge", "done", "fight:edge")
    for die in dice.split()[: len(faces)]:
        t.pick(f"add:{die}")
    return t.pick("roll", luck=roll(*faces, x=x))


@pytest.mark.rule("tidal.fold.two-spaces", "tidal.fold.fight-own-space", "tidal.fold.effect", "tidal.turn.step-fight")
@pytest.mark.rule("tidal.ruling.inner-reef-empty", "tidal.ruling.fold-without-space", "tidal.ruling.fight-optional")
@pytest.mark.rule("tidal.ruling.fold-effect-and-step-four")
def test_each_space_of_the_fold_has_its_monster() -> None:
    t = table(axl={"dice": "novice"}, kajman={}, edge="bullubura", reef="giant-mudcrab")
    assert t.pick("visit:inner-reef", "collect").offered == {"fight:reef", "done"}
    assert t.means("axl") == (1, 0, 0)
    t = table(axl={"dice": "novice"}, kajman={}, edge="bullubura").pick("visit:inner-reef", "collect")
    assert t.asked == "kajman"
    assert table(axl={"dice": "novice"}, kajman={}, edge="bullubura").pick("visit:beside-fold").asked == "kajman"


@pytest.mark.rule("tidal.hunt.reveal", "tidal.ruling.hunt-optional", "tidal.ruling.hunted-monster-place")
def test_a_hunt_turns_up_a_monster_when_there_is_none() -> None:
    t = table(axl={"dice": "novice"}, kajman={"dice": "novice"}, monsters="bullubura storm-ray")
    t.pick("visit:folds-edge", "collect")
    assert t.offered == {"hunt", "done"}
    t.pick("hunt")
    assert (t.foe(HUNTED), t.step) == ("bullubura", "ChooseDice")
    t.pick("add:novice", "roll", luck=roll("novice/blank"))
    t.pick("stop", "visit:folds-edge", "done")
    assert t.offered == {"fight:hunted", "done"}
    t = table(axl={}, kajman={}, monsters="bullubura").pick("visit:folds-edge", "collect", "hunt")
    assert (t.foe(HUNTED), t.asked) == ("bullubura", "kajman")


@pytest.mark.rule("tidal.style.bonus-die", "tidal.style.none-without-level", "tidal.style.monster-weakness")
@pytest.mark.rule("tidal.style.level-1-novice", "tidal.style.level-2-adept", "tidal.style.level-3-elite")
@pytest.mark.rule("tidal.style.level-4-guild", "tidal.ruling.style-level-above-four", "tidal.fight.step-bonus-die")
@pytest.mark.parametrize(
    ("skill", "dice"),
    [
        (1, {"novice"}),
        (2, {"adept-red", "adept-blue"}),
        (3, {"elite-red", "elite-blue"}),
        (4, {"guild-spirit", "guild-focus", "guild-resilience", "guild-synergy"}),
        (6, {"guild-spirit", "guild-focus", "guild-resilience", "guild-synergy"}),
    ],
)
def test_the_bonus_die_follows_the_style_of_the_monster(skill: int, dice: set[str]) -> None:
    side = {"dice": "novice", "styles": [0, skill, 0]}
    t = table(axl=side, kajman={}, edge="bullubura", reef="giant-mudcrab")
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "roll")
    assert t.step == "BonusDie" or dice == {"novice"}
    assert {f"bonus:{die}" for die in dice} | {"done"} == t.offered
    t = table(axl=side, kajman={}, reef="giant-mudcrab")
    t.pick("visit:inner-reef", "done", "fight:reef", "add:novice", "roll", luck=roll("novice/blank"))
    assert t.rolled() == ["novice/blank"]


@pytest.mark.rule("tidal.style.bonus-returned", "tidal.style.bonus-outside-focus", "tidal.ruling.bonus-die-only")
@pytest.mark.rule("tidal.fight.lose-all-dice", "tidal.ruling.pool-fallback-bonus-die")
def test_a_bonus_die_alone_is_enough_and_goes_back() -> None:
    t = table(axl={"styles": [0, 2, 0]}, kajman={}, edge="bullubura", supply={"adept-red": 0})
    t.pick("visit:folds-edge", "done", "fight:edge", "roll", luck=roll("adept-blue/synergy"))
    assert t.rolled() == ["borrowed-adept-blue/synergy"]
    t.pick("stop")
    assert (t.dice("axl"), t.supply("adept-blue")) == (([], []), 8)


@pytest.mark.rule("tidal.fight.step-choose-dice", "tidal.fight.extra-dice-fruit", "tidal.fight.dice-owned-cap")
@pytest.mark.rule(
    "tidal.fight.step-reroll", "tidal.fight.step-stop", "tidal.fight.like-challenge", "tidal.fight.reroll-danger"
)
def test_no_dice_join_a_fight_after_the_first_roll() -> None:
    t = fight("bullubura", "novice novice novice", "novice/spirit", "novice/blank", fruit=1)
    assert t.refused("add:novice") == "tidal.fight.step-reroll"
    t.pick("keep:novice/spirit", "roll", luck=roll("novice/synergy", x=1))
    assert t.step == "SettleDanger"


@pytest.mark.rule("tidal.hit.place-tokens", "tidal.hit.develop", "tidal.fight.carry-over", "tidal.hit.covered-closed")
def test_hits_stay_and_are_not_hit_again() -> None:
    t = fight("bullubura", "novice novice", "novice/spirit", "novice/synergy").pick("stop")
    assert t.s.wounds[EDGE] == (0, 0, -1, -1)
    assert t.side("axl").dials == (1, 0, 0, 1)
    t = fight("bullubura", "novice", "novice/spirit", wounds={0: 1}).pick("stop")
    assert t.s.wounds[EDGE] == (1, -1, -1, -1)


@pytest.mark.rule("tidal.armour.white-any", "tidal.armour.colour-adept", "tidal.armour.black-frame-elite")
@pytest.mark.rule("tidal.armour.cup-bonus", "tidal.dice.guild-colour")
@pytest.mark.parametrize(
    ("die", "face", "hit"),
    [
        ("novice", "resilience", False),
        ("adept-blue", "resilience", True),
        ("adept-red", "any", False),
        ("elite-blue", "any", True),
        ("guild-synergy", "any", True),
        ("guild-focus", "any", False),
    ],
)
def test_armour_asks_for_better_dice_of_its_colour(die: str, face: str, hit: bool) -> None:
    t = fight("bullubura", die, f"{die}/{face}", wounds={0: 1, 1: 1, 2: 1})
    if not hit:
        assert "stop" in t.offered
        t.pick("stop")
    assert (t.side("axl").rank, bool(t.happened("killed"))) == ((1 + 1 + 2, True) if hit else (0, False))


@pytest.mark.rule("tidal.armour.linked", "tidal.ruling.linked-symbols")
def test_linked_spots_are_hit_together_or_not_at_all() -> None:
    rest = {0: 1, 1: 1, 2: 1, 3: 1}
    t = fight("colossal-thornback", "novice", "novice/focus", wounds=rest).pick("stop")
    assert t.s.wounds[EDGE][4:] == (-1, -1)
    t = fight("colossal-thornback", "novice novice", "novice/focus", "novice/any", wounds=rest)
    assert t.happened("killed") == [("axl", "colossal-thornback")]


@pytest.mark.rule("tidal.ruling.hit-assignment")
def test_the_fighter_assigns_where_spots_differ() -> None:
    t = fight("giant-mudcrab", "adept-red", "adept-red/focus").pick("stop")
    assert t.offered == {"hit:2", "hit:3"}
    t.pick("hit:3")
    assert (t.s.wounds[EDGE], t.side("axl").rank) == ((-1, -1, -1, 0), 1)
    assert fight("giant-mudcrab", "novice", "novice/resilience").pick("stop").s.wounds[EDGE] == (0, -1, -1, -1)


@pytest.mark.rule(
    "tidal.kill.when", "tidal.kill.bonus-last-blow", "tidal.kill.tokens-aside", "tidal.ruling.reward-order"
)
@pytest.mark.rule("tidal.ruling.fight-must-stop", "tidal.ruling.killed-monster-gap", "tidal.ruling.fight-order")
def test_the_last_blow_takes_reward_and_bonus_and_others_their_reward() -> None:
    t = fight("bullubura", "novice", "novice/spirit", wounds={1: 1, 2: 1, 3: 0})
    assert t.story("damage", "developed", "killed", "reward") == [
        "damage",
        "developed",
        "killed",
        "reward",
        "reward",
        "reward",
    ]
    assert (t.means("axl")[0], t.means("kajman")[0], t.side("axl").rank, t.side("kajman").rank) == (2, 2, 1 + 2, 1)
    assert (t.side("axl").hits, t.side("kajman").hits, t.foe()) == (2, 2, "")


@pytest.mark.rule(
    "tidal.fight.step-danger", "tidal.ruling.fight-step-four-wording", "tidal.ruling.lost-die-may-be-kept-aside"
)
def test_a_fight_without_dice_is_over() -> None:
    t = fight("bullubura", "novice", "novice/spirit", x=1)
    assert (t.once("damage"), t.asked) == (("axl", "bullubura", 0), "kajman")


@pytest.mark.rule("tidal.dice.pool-same-level", "tidal.dice.pool-lower-level", "tidal.ruling.pool-nothing-left")
def test_stand_ins_when_the_supply_is_short() -> None:
    t = table(axl={}, kajman={}, supply={"elite-red": 0})
    assert gainable(t.s, 2, 1) == [4]
    t = table(axl={}, kajman={}, supply={"elite-red": 0, "elite-blue": 0})
    assert gainable(t.s, 2, 1) == [0, 1, 2]
    t = table(axl={}, kajman={}, supply={"novice": 0})
    assert gainable(t.s, 0, 0) == []


def test_other_figures_can_be_laid_over_a_monster() -> None:
    other = game_with(**{"monster.bullubura.kill": [{"ranking": 5}]})
    t = table(axl={"dice": "novice"}, kajman={}, edge="bullubura", wounds={EDGE: {1: 1, 2: 1, 3: 1}}, game=other)
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "roll", luck=roll("novice/spirit"))
    assert (t.side("axl").rank, t.s.foes[REEF]) == (1 + 5, -1)
