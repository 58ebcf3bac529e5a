"""Every question names the rule it comes from, and refuses nothing that it offers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.etchinstone.tabletop import Figures, Tabletop, facing, final_enemy, final_journey, new_game, scouting

HAND = "w1 f1 l1 s1"
DECK = "w2 w3 w4 f2 f3 f4"


def fought(enemy: Figures, **cards: Figures) -> Tabletop:
    """Spell w1 with Element f1 and Boost l1; s1 is the Spare card."""
    return facing(hand=HAND, deck=DECK, enemy=enemy, cards=cards).cast("w1", "f1", "l1")


MIXED: Figures = {"basic": "move 4", "enhanced": "attack 5 fire"}

QUESTIONS: dict[str, tuple[Callable[[], Tabletop], str]] = {
    "change": (lambda: new_game(difficulty="easy"), "etch.difficulty.optional"),
    "dragon": (lambda: new_game(), "etch.setup.choose-dragon"),
    "challenge": (lambda: scouting(hand=HAND, deck=DECK), "etch.challenge.detour-optional"),
    "roles": (lambda: facing(hand=HAND, deck=DECK), "etch.action.assign-then-resolve"),
    "under": (lambda: facing(hand="w1 w2 w3 f1", deck="l1 l2 l3 l4").pick("link:w1"), "etch.link.tuck"),
    "turn": (lambda: facing(hand="w1 w2 f1 s1", deck="l1 l2 l3 l4").pick("link:w1"), "etch.link.choose-element"),
    "boost": (lambda: fought({}, l1={"boost": 2}), "etch.enemy.assign-boost"),
    "compare": (lambda: fought({"hp": 20, "ability": "slow"}, w1=MIXED), "etch.ability.slow"),
    "off-type": (lambda: fought({"armour": "9 fire"}, w1=MIXED), "etch.role.off-type-value-1"),
    "ranged": (lambda: fought({"ability": "ranged"}), "etch.ability.ranged-ignore"),
    "absorb": (lambda: fought({"hp": 20}), "etch.damage.repeat"),
    "upgrade": (lambda: fought({"hp": 3}), "etch.upgrade.optional"),
    "regroup": (lambda: final_journey("w1 f1 l1 w2 f2 l2 s1 s2"), "etch.final-journey.regroup-optional"),
    "second set": (
        lambda: final_enemy("w1 f1 l1 w2 f2 l2 s1").cast("w1", "f1", "l1"),
        "etch.action.assign-then-resolve",
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_names_its_rule_and_refuses_nothing_it_offers(question: str) -> None:
    make, rule = QUESTIONS[question]
    t = make()
    assert t.game.choices(t.s)[0].rule == rule
    assert not t.offered & set(t.blocked)
