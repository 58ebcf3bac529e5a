"""What a position is worth: more of what wins is worth more, and the greedy bot plays by the odds."""

from __future__ import annotations

from typing import Any

import pytest

from games.tidal.tabletop import BOX, GAME, Tabletop, new_game, roll, table
from wawel.bots import bot, suggest
from wawel.games.tidal.options import ROLL
from wawel.games.tidal.value import foresee, value


def worth(**axl: Any) -> float:
    return value(table(axl={"dice": "novice novice", **axl}, kajman={"dice": "novice novice"}, round=2).s, 0)


@pytest.mark.parametrize(
    "more",
    [
        {"dice": "novice novice novice"},
        {"dice": "novice elite-red"},
        {"fruit": 1},
        {"shells": 1},
        {"shield": 1},
        {"rank": 1},
        {"hits": 1},
        {"leaders": 1},
        {"completed": "hourglass-balance"},
        {"dials": (0, 1, 0, 0)},
        {"hand": "hourglass-balance"},
        {"tricks": "drill"},
    ],
)
def test_more_is_worth_more(more: dict[str, Any]) -> None:
    assert worth(**more) > worth()


def test_a_hit_keeps_safe_from_tonights_monster() -> None:
    def at_reef(wounds: dict[int, int]) -> float:
        t = table(axl={}, kajman={}, reef="bullubura", wounds={1: wounds})
        return value(t.s, 0)

    assert at_reef({0: 0}) > at_reef({0: 1})


def attempt(dice: str, **axl: Any) -> Tabletop:
    t = table(axl={"dice": dice, "hand": "hourglass-balance", **axl}, kajman={}, arbiter="droska")
    return t.pick("visit:beside-chronoseum", "done", "attempt:hourglass-balance")


def test_a_throw_is_judged_before_the_dice_fall() -> None:
    t = attempt("novice novice").pick("add:novice", "add:novice")
    before = foresee(t.s, 0, ROLL)
    after = GAME.outcomes(t.s, ROLL)
    worth = [GAME.value(s, 0) for _, s in after]
    assert min(worth) < before < max(worth)
    assert foresee(t.s, 1, ROLL) == -1.0


def test_greedy_keeps_what_matches_and_completes() -> None:
    t = attempt("novice novice novice", fruit=1, shells=3).pick("add:novice", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/spirit", "novice/resilience", "novice/synergy"))
    assert greedy(t) == "keep:novice/spirit"
    t = attempt("novice novice novice", fruit=1).pick("add:novice", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/spirit", "novice/focus", "novice/synergy"))
    assert greedy(t) == "complete"


def greedy(t: Tabletop) -> str:
    (choice,) = GAME.choices(t.s)
    return GAME.verbs.name(suggest(bot("greedy", 1), GAME, t.s, choice))


def test_greedy_beats_random_by_far() -> None:
    for seed in range(1):
        s = new_game(2, seed).s
        bots = [bot("greedy:1", seed), bot("random", seed)]
        while s.stack:
            (choice,) = GAME.choices(s)
            GAME.answer(s, choice, suggest(bots[choice.seat], GAME, s, choice))
        result = GAME.result(s)
        assert result is not None
        assert result.scores[0] >= result.scores[1] + 5


def test_every_card_has_a_price_for_bots() -> None:
    """The value of a hand can be told for every challenge there is."""
    for card in BOX.ids["challenge"]:
        assert 0.0 < worth(hand=card) < 1.0
