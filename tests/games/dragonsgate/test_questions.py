"""Every question names the rule it comes from, and refuses nothing that it offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.dragonsgate.tabletop import House, Tabletop, new_game, table
from wawel.games.dragonsgate.rules.cleanup import CLEANUP
from wawel.games.dragonsgate.rules.spells import settle
from wawel.games.dragonsgate.rules.turn import Income

RICH: House = {
    "coins": 9,
    "imps": 2,
    "prestige": 5,
    "upkeep": 4,
    "adepts": "prodigy goatherd poacher",
    "professors": "giant-kin imp-tamer",
    "traits": (5, 5, 5),
    "hand": "golden-touch decoy",
}
MARKET: dict[str, Any] = {
    "adepts": "goatherd herbalist",
    "professors": "hermit runesmith",
    "adept_stack": "poacher",
    "professor_stack": "dragon-slayer",
}


def acting(die: int, *answers: str) -> Tabletop:
    """A rich red acts with a neutral die."""
    dice = f"neutral-{die} blue-2 blue-3"
    return table(red=RICH, dice=dice, used="neutral-2", **MARKET).pick(f"take:neutral-{die}", *answers)


def excess(hand: str, **given: Any) -> Tabletop:
    """Red has cards to deal with."""
    return table(settle(0), red={"hand": hand, "coins": 4}, dice="neutral-3 blue-2", die="neutral-4", **given)


def immediate() -> Tabletop:
    """Red draws two immediate cards."""
    t = table(red={"coins": 4}, dice="neutral-3 blue-2 blue-3", spells="fame falling-star")
    return t.pick("take:neutral-3", "act:build-3", "build:magic-market", "site:b2-c2")


QUESTIONS: dict[str, tuple[Callable[[], Tabletop], str]] = {
    "leave": (lambda: new_game(2), "gate.setup.starting-professors"),
    "income": (lambda: table(Income(0), red={"buildings": "cup-room"}, turn=2), "gate.income.buildings"),
    "die": (lambda: table(red=RICH, dice="neutral-3 blue-2 blue-3"), "gate.act.take-one-die"),
    "act": (lambda: acting(3), "gate.act.value-must-match"),
    "after": (lambda: acting(3, "act:coins-3"), "gate.spell.when"),
    "deal": (lambda: acting(1, "act:prestige-1"), "gate.action3.buy-prestige"),
    "order": (lambda: acting(1, "act:order-1"), "gate.action8.place-disc"),
    "adept": (lambda: acting(1, "act:adept-1"), "gate.action4.take-adept"),
    "no room": (lambda: acting(1, "act:adept-1", "adept:0"), "gate.action4.no-room"),
    "professor": (lambda: acting(5, "act:professor-5"), "gate.action5.take-professor"),
    "no place": (lambda: acting(5, "act:professor-5", "professor:0"), "gate.action5.no-room"),
    "build": (lambda: acting(3, "act:build-3"), "gate.action6.build"),
    "site": (lambda: acting(3, "act:build-3", "build:inn"), "gate.action6.must-fit"),
    "profession": (lambda: acting(6, "act:profession-6"), "gate.prof.choose"),
    "train": (lambda: acting(6, "act:profession-6", "profession:mage-1-1"), "gate.prof.adept-needs-one-point"),
    "place": (
        lambda: acting(6, "act:profession-6", "profession:mage-1-1", "train:goatherd"),
        "gate.prof.move-token",
    ),
    "branch": (lambda: acting(3, "play:golden-touch"), "gate.spell.when"),
    "excess": (lambda: excess("golden-touch decoy fox-wits"), "gate.spell.excess"),
    "immediate": (immediate, "gate.spell.immediate-order"),
    "upkeep": (lambda: table(CLEANUP, red=RICH), "gate.cleanup.pay-upkeep"),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_names_its_rule_and_refuses_nothing_it_offers(question: str) -> None:
    make, rule = QUESTIONS[question]
    t = make()
    assert t.asked == ("red" if question != "leave" else t.asked)
    assert t.game.choices(t.s)[0].rule == rule
    assert not t.offered & set(t.blocked)
