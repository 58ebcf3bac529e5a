"""Whom and what a card means: whose champions, which of them; and the numbers by which a table is told."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import Row, Tabletop, champion, event, new_game
from wawel.engine.components import NONE
from wawel.engine.events import AnswerTrace

#: in a battle: the wolf attacks, the zombie blocks
CHAMPIONS = ["wolf zombie/expended paper-owl lily-marshal", "zombie human/damage:0 demon quarry-one-eye/damage:3"]


def meant(t: Tabletop) -> str:
    """The champions that were boosted last."""
    return " ".join(t.game.box.ids["card"][one.a] for one in t.latest if one.key == "boosted")


@pytest.mark.rule("epic.card.text", "epic.champion.class")
@pytest.mark.parametrize(("which", "names"), [
    ("all", "wolf zombie paper-owl lily-marshal zombie human demon quarry-one-eye"),
    ("attacking", "wolf"),
    ("blocking", "zombie"),
    ("fighting", "wolf zombie"),
    ("expended", "wolf zombie"),
    ("damaged", "quarry-one-eye"),
    ("airborne", "paper-owl demon"),
    ("grounded", "wolf zombie lily-marshal zombie human quarry-one-eye"),
    ("token", "wolf zombie zombie human demon"),
    ("non-token", "paper-owl lily-marshal quarry-one-eye"),
    ("small", "wolf zombie paper-owl zombie human demon"),
    ("large", "lily-marshal quarry-one-eye"),
    ("good", "lily-marshal human"),
    ("wild", "wolf quarry-one-eye"),
    ("evil", "zombie zombie demon"),
    ("sage", "paper-owl"),
    ("human", "human"),
    ("demon", "demon"),
    ("wolf", "wolf"),
    ("zombie", "zombie zombie"),
])  # fmt: skip
def test_a_card_means_champions_of_a_sort(which: str, names: str) -> None:
    cards = {"horn": event({"boost-all": {"attack": 1, "which": which}}, alignment="evil")}
    t = table(hands=["", "horn"], champions=CHAMPIONS, cards=cards).attack("wolf").block("zombie")
    t.play("horn")
    assert meant(t) == names


@pytest.mark.rule("epic.card.text", "epic.team.one-entity", "epic.ruling.hydra-effects-you")
@pytest.mark.parametrize(("what", "names"), [
    ("any", "herald wolf human herald zombie"),
    ("own", "herald wolf"),
    ("enemy", "human zombie"),
    ("other", "wolf human herald zombie"),
    ("own-other", "wolf"),
    ("this", "herald"),
])  # fmt: skip
def test_a_champion_means_itself_its_side_or_the_others(what: str, names: str) -> None:
    cards = {"herald": champion(1, 1, attacks=[{"boost-all": {"attack": 1, "what": what}}])}
    champions = ["herald wolf", "human", "herald", "zombie"]
    t = table(hands=["", "", "", ""], champions=champions, mode="hydra-2", cards=cards).pick("attack:herald", "done")
    t.pick("done")
    assert meant(t) == names


@pytest.mark.rule("epic.champion.attack")
@pytest.mark.parametrize(("weaker", "attack"), [(1, 1), (2, 0), (3, 0)])
def test_attack_is_never_below_nothing(weaker: int, attack: int) -> None:
    cards = {"fog": event({"boost-all": {"attack": -weaker}})}
    t = table(hands=["fog", ""], champions=["wolf"], cards=cards).play("fog")
    assert t.figures("wolf") == (attack, 2)


# ---------------------------------------------------------------------- numbers by which a table is told


@pytest.mark.parametrize(("mode", "players", "number"), [
    ("duel", 2, 0), ("free-for-all", 3, 1), ("first-blood", 3, 2), ("last-standing", 3, 3), ("hydra-2", 4, 4),
])  # fmt: skip
def test_the_way_of_playing_is_told_by_its_number(mode: str, players: int, number: int) -> None:
    t = table(hands=[""] * players, mode=mode)
    assert t.game.view(t.s, 0)["mode"] == number


@pytest.mark.rule("epic.turn.phases", "epic.battle.five-steps")
def test_the_phases_are_told_by_their_numbers_in_their_order() -> None:
    asked: Row = {"may": [[{"gain": {"n": 1}}]]}
    cards = {"sentry": champion(2, 2, turn_start=[asked]), "wailer": champion(2, 2, broken=[asked])}
    seen = [new_game().s.phase]
    t = table(hands=["flint-spark " * 8, ""], champions=["sentry wolf", "zombie wailer"], start=True, cards=cards)
    for answer in (
        "done", "attack:sentry", "done", "done", "done", "block:zombie", "block:wailer", "done", "done", "points:0",
        "done",
    ):  # fmt: skip
        seen.append(t.game.view(t.s, 0)["phase"])
        t.pick(answer)
    t.end_turn()
    seen.append(t.s.phase)
    assert seen == [0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]
    assert t.game.text_view(t.s, 0)[0].lines[0].args["phase"].key == "phase-end"  # type: ignore[union-attr]


@pytest.mark.rule("epic.champion.stays")
def test_champions_are_numbered_as_they_come() -> None:
    t = table(hands=["pack-song", ""], champions=["human", "zombie"]).play("pack-song", "branch:0")
    assert [c.serial for c in t.s.champions] == [1, 2, 3, 4]


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("epic.ruling.both-win-or-lose", "epic.end.win-by-empty-deck")
@pytest.mark.parametrize(("life", "victor"), [(1, 0), (0, NONE), (-1, NONE)])
def test_an_empty_deck_wins_for_the_living_only(life: int, victor: int) -> None:
    t = table(decks=["", ""])
    t.s.life[0] = life
    t.s.draw(0, 2)
    assert t.s.victor == victor


@pytest.mark.rule("epic.start.draw", "epic.ruling.hidden-zones")
def test_a_drawn_card_is_not_given_back() -> None:
    t = table(champions=["wolf"]).pick("done")
    trace = AnswerTrace()
    t.game.answer(t.s, t.game.choices(t.s)[0], t.code("done"), trace)
    assert (t.s.active, trace.barrier) == (1, True)
