"""Which rule each question names, and what set-up leaves to chance; corners of the ranking and of rolls."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from typing import Any

import pytest

from games.tidal.tabletop import BOX, EDGE, Tabletop, game_with, new_game, roll, table
from wawel.engine.steps import Step
from wawel.games.tidal import rules
from wawel.games.tidal.rules.flow import NEXT_TURN

#: for each question its rule, its widget, and whether it is asked even if there is one answer only (always), and
#: whether bots play past it before they judge a position (midway)
QUESTIONS = {
    "Complete": ("tidal.ruling.hit-assignment-challenge", "pick-symbol", "midway"),
    "Withdraw": ("tidal.ruling.hit-assignment-challenge", "pick-symbol", "midway"),
    "AnyTrait": ("tidal.trait.develop-symbol", "pick-trait", "midway"),
    "ChooseCard": ("tidal.character-card.synergy-draw", "pick-card", "midway"),
    "GainDie": ("tidal.dice.pool-same-level", "pick-die", "midway"),
    "RefreshDice": ("tidal.dice.refresh", "pick-die", "midway"),
    "UpgradeDice": ("tidal.dice.upgrade", "pick-die", "midway"),
    "SwapDie": ("tidal.dice.upgrade", "pick-die", "midway"),
    "LoseDice": ("tidal.dice.limit-discard", "pick-die", "midway"),
    "Borrow": ("tidal.ruling.pool-fallback-bonus-die", "pick-die", "midway"),
    "RerollDice": ("tidal.ruling.trick-timing", "pick-shown", "midway"),
    "TurnDie": ("tidal.ruling.time-leap-danger-die", "pick-shown", "midway"),
    "ChooseFace": ("tidal.shield.time-leap", "pick-face", "midway"),
    "ChooseOne": ("tidal.ruling.effects-must-or-may", "pick-branch", "midway"),
    "Whether": ("tidal.ruling.effects-must-or-may", "pick-branch", "midway"),
    "Victim": ("tidal.ruling.effects-must-or-may", "pick-player", "midway"),
    "Steal": ("tidal.ruling.penalty-cannot-pay", "pick-player", "midway"),
    "SneakIn": ("tidal.space.single-use", "pick-place", "midway"),
    "MoveArbiter": ("tidal.island.arenas", "pick-island", "midway"),
    "Damage": ("tidal.ruling.hit-assignment", "pick-spot", "midway"),
    "IslandEffect": ("tidal.turn.step-island", "island", "always+midway"),
    "BuyCard": ("tidal.ruling.market-price", "pick-market", "midway"),
    "TakeChallenges": ("tidal.citadel.see-then-choose", "pick-challenge", "midway"),
    "RenewPool": ("tidal.temple.fruit-and-renew", "pick-challenge", "midway"),
    "PickDie": ("tidal.dice.night-choose", "pick-die", ""),
    "NightUpgrade": ("tidal.dice.night-upgrade", "pick-die", "midway"),
    "ChooseDice": ("tidal.challenge.step-choose-dice", "choose-dice", "always"),
    "BonusDie": ("tidal.fight.step-bonus-die", "pick-die", "midway"),
    "SettleDanger": ("tidal.challenge.step-danger", "danger", ""),
    "Decide": ("tidal.challenge.step-reroll", "roll", "always"),
    "ChooseCharacter": ("tidal.setup.player-take", "pick-character", ""),
    "StartCards": ("tidal.setup.start-card-later", "start-card", ""),
    "Move": ("tidal.turn.step-move", "pick-place", ""),
    "CollectReward": ("tidal.turn.step-space", "reward", "midway"),
    "Attempt": ("tidal.turn.step-challenge", "attempt", "always"),
    "EndOfTurn": ("tidal.trick.one-per-turn", "end-turn", "always"),
}


def test_each_question_names_its_rule() -> None:
    found = {}
    for module in pkgutil.iter_modules(rules.__path__):
        chapter = importlib.import_module(f"{rules.__name__}.{module.name}")
        for name, step in vars(chapter).items():
            own = inspect.isclass(step) and issubclass(step, Step) and step.__module__ == chapter.__name__
            if own and step.take is not Step.take and not step.__subclasses__():
                how = ["always"] * step.ALWAYS_ASK + ["midway"] * step.MIDWAY
                found[name] = (step.RULE, step.KIND, "+".join(how))
    assert found == QUESTIONS


def started(seed: int, **settings: Any) -> Tabletop:
    """A game after the set-up, with three random cards for everybody."""
    t = new_game(2, seed, **settings)
    while t.step in ("ChooseCharacter", "StartCards", "ChooseCard"):
        options = t.option_names(t.choice)
        t.pick("three" if "three" in options else options[0])
    return t


@pytest.mark.rule("tidal.setup.trick-deck", "tidal.setup.market-deck", "tidal.setup.challenge-deck")
@pytest.mark.rule("tidal.setup.monster-first-game-weak", "tidal.setup.character-deck")
def test_every_deck_is_shuffled() -> None:
    games = [started(seed, announcements=True, legendary=True, advanced_monsters=True).s for seed in range(8)]
    for tops in (
        [s.tricks[-1] for s in games],
        [s.market_pool for s in games],
        [s.pool for s in games],
        [s.legend_pool for s in games],
        [s.announcement for s in games],
        [s.strong[-1] for s in games],
        [s.foes[EDGE] for s in games],
        [tuple(s.weak_out) for s in games],
        [s.sides[0].cards[1] for s in games],
        [s.sides[0].deck[-1] for s in games],
    ):
        assert len(set(tops)) > 2
    first = [new_game(2, seed, first_game=True).pick("character:axl", "character:eko").s for seed in range(8)]
    assert len({s.foes[EDGE] for s in first}) == 3
    assert len({s.strong[-1] for s in first}) > 1


@pytest.mark.rule("tidal.ranking.top-single", "tidal.ruling.ranking-top-occupied")
@pytest.mark.parametrize(("steps", "taken", "rank"), [(1, False, 20), (1, True, 19), (3, False, 20), (3, True, 19)])
def test_whoever_comes_to_the_top(steps: int, taken: bool, rank: int) -> None:
    t = table(axl={"rank": 19}, kajman={"rank": 20 if taken else 5})
    t.s.advance_rank(0, steps)
    assert t.side("axl").rank == rank
    t = table(axl={"rank": 20 if taken else 5})
    t.s.rival_rank = 19
    t.s.advance_rival(steps)
    assert t.s.rival_rank == rank
    t = table(axl={"rank": 19})
    t.s.rival_rank = 20 if taken else 5
    t.s.advance_rank(0, steps)
    assert t.side("axl").rank == rank


@pytest.mark.rule("tidal.trait.focus-limit", "tidal.challenge.arena-match")
def test_each_die_and_card_is_refused_by_itself() -> None:
    side = {"dice": "novice novice adept-red elite-blue", "hand": "gull-chase burning-sun ghost-dance"}
    t = table(axl=side, kajman={}).pick("visit:beside-lamara", "done")
    for card in ("burning-sun", "ghost-dance"):
        assert t.refused(f"attempt:{card}") == "tidal.challenge.arena-match"
    t.pick("attempt:gull-chase", "add:novice", "add:novice")
    for die in ("adept-red", "elite-blue"):
        assert t.refused(f"add:{die}") == "tidal.trait.focus-limit"


@pytest.mark.rule("tidal.dice.elite-split", "tidal.dice.guild-double")
@pytest.mark.parametrize(
    ("die", "shown", "offered"),
    [
        ("elite-blue", ("resilience-or-synergy", "resilience-or-synergy"), True),
        ("elite-blue", ("resilience-or-synergy", "resilience"), True),
        ("elite-blue", ("synergy", "synergy"), False),
        ("elite-red", ("any", "any"), True),
        ("elite-red", ("any", "focus-or-spirit"), False),
    ],
)
def test_two_dice_for_resilience_and_synergy(die: str, shown: tuple[str, ...], offered: bool) -> None:
    t = table(axl={"dice": f"{die} {die}", "hand": "slalom-of-buoys"}, kajman={})
    t.pick("visit:beside-lamara", "done", "attempt:slalom-of-buoys", f"add:{die}", f"add:{die}")
    t.pick("roll", luck=roll(*(f"{die}/{face}" for face in shown)))
    assert ("complete" in t.offered) == offered


def test_spirit_has_five_levels_even_with_a_card() -> None:
    side = {"cards": "flashy-moves", "tricks": "gift-of-the-tide", "dials": (12, 0, 0, 0)}
    assert table(axl=side, kajman={}).pick("trick:gift-of-the-tide").once("trick") == ("axl", "gift-of-the-tide", 5)


def test_a_card_may_keep_its_owner_safe_and_another_pay_by_the_dozen() -> None:
    safe = game_with(**{"card.endurance.changes": [{"what": "safe", "n": 1}]})
    sides: dict[str, Any] = {
        "kajman": {"markers": 0, "shells": 3, "cards": "endurance"},
        "axl": {"markers": 0, "shells": 3},
        "pyl": {"markers": 0, "shells": 3},
    }
    t = table(NEXT_TURN, **sides, edge="giant-mudcrab", luck=[8], game=safe)
    assert (t.happened("safe"), t.happened("penalty")) == (["kajman"], ["axl", "pyl"])
    assert (t.means("kajman")[1], t.means("axl")[1]) == (3, 1)
    word = {"shells-per": {"what": "fruit", "per": 2, "most": 3}}
    per = game_with(**{"place.orchard.gives": [word, {"fruit-per": {"what": "shells", "per": 3, "most": 9}}]})
    for fruit, shells in ((1, 0), (5, 2), (9, 3)):
        t = table(axl={"fruit": fruit}, kajman={}, game=per).pick("visit:orchard", "collect")
        assert t.means("axl")[:2] == (fruit + shells // 3, shells)


@pytest.mark.rule("tidal.shield.memory")
def test_memory_is_told_and_a_guild_die_is_not_upgraded() -> None:
    t = table(axl={"shield": 6, "spent": "novice"}, kajman={}).pick("memory")
    assert t.once("memory") == "axl"
    t = table(axl={"dice": "novice guild-focus", "tricks": "drill"}, kajman={}).pick("trick:drill")
    assert t.refused("upgrade:guild-focus") == "tidal.ruling.guild-cannot-upgrade"


def test_a_victim_is_somebody_else() -> None:
    side = {"cards": "intimidate", "shells": 2}
    t = table(kajman=side, axl={"fruit": 1}, pyl={"fruit": 3}).pick("use:intimidate")
    assert t.refused("player:0") == "tidal.ruling.effects-must-or-may"
    t.pick("player:2", "branch:0")
    assert (t.means("pyl")[0], t.means("axl")[0], t.once("chose-victim")) == (1, 1, ("kajman", "pyl"))


@pytest.mark.rule("tidal.ruling.solo-intrigue")
def test_the_turns_of_the_rival_are_told_and_its_marker_moves_on() -> None:
    t = table(axl={}, boat=7, arbiter="droska")
    t.s.intrigues = [BOX.ids["intrigue"].index(name) for name in ("citadel", "fold", "droska", "chronoseum", "lamara")]
    t.s.stack = [NEXT_TURN]
    t.start()
    assert (t.once("rival-completes"), t.once("rival-boat"), t.once("rival-stands")) == ("lamara", "1", "palm-square")
    t.pick("visit:beside-citadel", "done")
    assert t.happened("rival-stands") == ["palm-square", "workshop"]
    assert t.once("rival-ranking") == (1, 1)
    assert "visit:palm-square" in t.offered
    assert t.refused("visit:workshop") == "tidal.space.single-blocked"
