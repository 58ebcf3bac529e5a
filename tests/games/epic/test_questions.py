"""Every question: which widget shows it, which rule it comes from, whether it is asked in the middle of something."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.epic.plain import table
from games.epic.tabletop import GAME, Row, Tabletop, champion, event, new_game

THREE = ["", "", ""]
CARDS: dict[str, Row] = {
    "tax": event({"discard": {"n": 1, "who": "each-opponent"}}),
    "toll": event({"sacrifice": {"n": 1, "who": "each-opponent"}}),
    "sting": event({"hurt": {"n": 2, "who": "opponent"}}),
}


def divided() -> Tabletop:
    return table(champions=["demon", "demon demon"]).attack("demon").block("demon", "demon").all_pass("Plays")


def ordered() -> Tabletop:
    cards = {"monk": champion(1, 1, broken=[{"gain": {"n": 1}}]), "nun": champion(1, 1, broken=[{"gain": {"n": 2}}])}
    t = table(hands=["night-without-stars", ""], champions=["monk nun"], cards=cards)
    return t.play("night-without-stars", "branch:0")


def trimmed() -> Tabletop:
    t = new_game(2, format="cube-draft")
    while t.step == "PickCard":
        for choice in t.game.choices(t.s):
            t.game.answer(t.s, choice, choice.options[0])
    return t


#: how it comes to the question; its step, widget and rule; whether it is asked in the middle of something
QUESTIONS: dict[str, tuple[Callable[[], Tabletop], str, str, str, bool]] = {
    "alignment": (new_game, "TakeAlignments", "pick-alignment", "epic.setup.choose-two", False),
    "keep": (
        lambda: new_game(2, format="sixty-keep-thirty"),
        "KeepThirty",
        "draft",
        "epic.random-thirty.sixty-option",
        False,
    ),
    "pack": (lambda: new_game(3, format="pack-draft"), "PickCard", "draft", "epic.pack-draft.pick", False),
    "dark": (lambda: new_game(2, format="dark-draft"), "DarkPick", "draft", "epic.dark-draft.pick-one", False),
    "trim": (trimmed, "TrimDeck", "draft", "epic.cube-draft.deck", False),
    "build": (
        lambda: new_game(2, format="constructed"),
        "BuildDeck",
        "build",
        "epic.constructed.own-collection",
        False,
    ),
    "mulligan": (
        lambda: new_game(2, format="random-thirty"),
        "Mulligan",
        "mulligan",
        "epic.mulligan.any-number",
        False,
    ),
    "main": (table, "MainPhase", "turn", "epic.main.options", False),
    "end round": (lambda: table().pick("done"), "EndRound", "react", "epic.main.opponent-window", False),
    "return": (
        lambda: table(hands=["", "bread-and-salt"]).pick("done").play("bread-and-salt").pick("done"),
        "ReturnOrEnd",
        "pick",
        "epic.main.return-option",
        False,
    ),
    "hand limit": (
        lambda: table(hands=["flint-spark " * 8, ""]).end_turn(),
        "HandLimit",
        "pick-card",
        "epic.end-phase.hand-seven",
        False,
    ),
    "defender": (
        lambda: table(hands=THREE, champions=["wolf"]).pick("attack:wolf"),
        "NameDefender",
        "pick-seat",
        "epic.ruling.attack-target-multi",
        True,
    ),
    "attackers": (
        lambda: table(champions=["wolf wolf"]).pick("attack:wolf"),
        "MoreAttackers",
        "pick-champion",
        "epic.battle.choose-attackers",
        False,
    ),
    "plays": (
        lambda: table(champions=["wolf"]).attack("wolf"),
        "Plays",
        "react",
        "epic.battle.before-blockers-plays",
        False,
    ),
    "blockers": (
        lambda: table(champions=["wolf", "wolf"]).attack("wolf").all_pass("Plays"),
        "DeclareBlockers",
        "pick-champion",
        "epic.battle.choose-blockers",
        False,
    ),
    "divide": (divided, "Divide", "divide", "epic.battle.blocked-assign", True),
    "triggers": (ordered, "Triggers", "pick-trigger", "epic.ability.triggered", True),
    "branch": (
        lambda: table(hands=["pack-song", ""]).play("pack-song"),
        "PickBranch",
        "pick-branch",
        "epic.target.chosen-late",
        True,
    ),
    "whether": (
        lambda: table(hands=["bramble-boar", ""], champions=["tower-geometer", "wolf"]).play("bramble-boar"),
        "PickWhether",
        "pick-branch",
        "epic.target.may-or-up-to",
        True,
    ),
    "player": (
        lambda: table(hands=["sting", "", ""], cards=CARDS).play("sting"),
        "PickPlayer",
        "pick-seat",
        "epic.target.chosen-late",
        True,
    ),
    "discards": (
        lambda: table(hands=["tax", "downwind"], cards=CARDS).play("tax"),
        "Discards",
        "pick-card",
        "epic.target.as-many-as-possible",
        True,
    ),
    "sacrifices": (
        lambda: table(hands=["toll", ""], champions=["", "wolf human"], cards=CARDS).play("toll"),
        "Sacrifices",
        "pick-champion",
        "epic.target.own-champion-too",
        True,
    ),
    "targets": (
        lambda: table(hands=["black-sentence", ""], champions=["wolf", "human"]).play("black-sentence"),
        "PickTargets",
        "pick-champion",
        "epic.target.chosen-late",
        True,
    ),
    "victim": (
        lambda: table(hands=["flint-spark", ""], champions=["wolf"]).play("flint-spark"),
        "PickVictim",
        "pick-champion",
        "epic.target.chosen-late",
        True,
    ),
    "pile": (
        lambda: table(hands=["stitcher-of-the-dead", ""], discards=["mud-serpent old-antlers"]).play(
            "stitcher-of-the-dead"
        ),
        "PickFromPile",
        "pick-card",
        "epic.discard.public",
        True,
    ),
}


@pytest.mark.parametrize(("come", "step", "kind", "rule", "midway"), QUESTIONS.values(), ids=QUESTIONS)
def test_a_question_has_its_widget_and_its_rule(
    come: Callable[[], Tabletop], step: str, kind: str, rule: str, midway: bool
) -> None:
    t = come()
    choice = t.game.choices(t.s)[0]
    assert (choice.step, choice.kind, choice.rule, t.s.stack[-1].MIDWAY) == (step, kind, rule, midway)


def test_no_question_is_left_out() -> None:
    assert {step for _, step, _, _, _ in QUESTIONS.values()} == {name for name, step in GAME.steps.items() if step.RULE}
