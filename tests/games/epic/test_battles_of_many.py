"""Battles with teams and many seats, one battle after another, and what the log tells of them."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import Tabletop, champion, event
from wawel.engine.components import NONE
from wawel.games.epic.pieces import OUTSIDE
from wawel.games.epic.state import BEFORE_BLOCKERS, BEFORE_DAMAGE

FOUR = ("", "", "", "")
SIX = ("", "", "", "", "", "")


def windows(t: Tabletop) -> list[int]:
    """Who is asked for plays, as long as everybody passes in one step of a battle."""
    asked = []
    phase = t.s.phase
    while t.step == "Plays" and t.s.phase == phase:
        asked.append(t.asked)
        t.pick("done")
    return asked


# ---------------------------------------------------------------------- one battle after another


@pytest.mark.rule("epic.battle.return-main", "epic.battle.stays-blocked")
def test_a_battle_leaves_no_trace_in_the_next() -> None:
    t = table(champions=["mud-serpent wolf", "zombie quarry-one-eye"])
    t.attack("mud-serpent").block("quarry-one-eye").fight()
    assert [(c.role, c.due) for c in t.s.champions] == [(OUTSIDE, 0)] * 3  # the serpent is broken
    assert (t.s.defender, t.s.blocked, t.find("quarry-one-eye").damage) == (NONE, False, 11)
    t.attack("wolf").block().fight()
    assert t.life == [30, 28]  # the second attack is not blocked by the first block
    assert t.find("quarry-one-eye").damage == 11  # and its damage is dealt once


@pytest.mark.rule("epic.battle.damage-simultaneous")
def test_damage_of_one_battle_is_not_dealt_again_in_another() -> None:
    t = table(champions=["wolf tundra-matriarch", "tundra-matriarch library-kraken"])
    t.attack("wolf").block("tundra-matriarch").fight()
    assert (t.find("tundra-matriarch", 2).damage, t.champions(0)) == (2, "tundra-matriarch")
    t.attack("tundra-matriarch").block("library-kraken").fight()
    assert t.find("tundra-matriarch", 2).damage == 2
    assert t.find("tundra-matriarch").damage == 9
    t.end_turn()
    assert [c.damage for c in t.s.champions] == [0, 0]


# ---------------------------------------------------------------------- the log


@pytest.mark.rule("epic.battle.five-steps")
def test_a_duels_log_tells_who_attacks_blocks_and_passes() -> None:
    t = table(champions=["wolf human", "zombie demon"]).attack("wolf", "human").block("demon").fight().pick("points:1")
    assert t.happened("attacks") == [(0, "wolf"), (0, "human")]
    assert t.happened("blocks") == [(1, "demon")]
    assert t.happened("defends") == []  # there is nobody else to defend
    assert t.happened("passed") == [0, 1, 1, 0]
    assert t.happened("damaged") == [("wolf", 0, 1), ("human", 0, 3), ("demon", 1, 3)]


@pytest.mark.rule("epic.ruling.attack-target-multi")
def test_a_log_of_many_tells_who_is_attacked() -> None:
    t = table(hands=("", "", ""), champions=["wolf"]).pick("attack:wolf", "seat:2")
    assert t.happened("defends") == [2]
    t = table(hands=FOUR, champions=["wolf"], mode="hydra-2").pick("attack:wolf")
    assert t.happened("defends") == []  # of two teams it is the other


@pytest.mark.rule("epic.battle.unblocked-to-player")
def test_who_takes_no_damage_is_not_told_of_any() -> None:
    cards = {"page": champion(0, 1, wounds_player=[{"gain": {"n": 9}}])}
    t = table(champions=["page"], cards=cards).attack("page").fight()
    assert (t.happened("hurt"), t.happened("triggered"), t.life) == ([], [], [30, 30])


@pytest.mark.rule("epic.battle.unblocked-to-player", "epic.ruling.zero-attack")
def test_only_who_deals_damage_has_wounded_the_player() -> None:
    cards = {"page": champion(0, 1, wounds_player=[{"gain": {"n": 9}}])}
    t = table(champions=["page wolf"], cards=cards).attack("page", "wolf").fight()
    assert (t.happened("hurt"), t.happened("triggered"), t.life) == ([(1, 2)], [], [30, 28])


# ---------------------------------------------------------------------- teams


@pytest.mark.rule("epic.hydra.joint-attack", "epic.battle.attackers-no-plays")
def test_each_member_is_asked_for_attackers_from_who_began() -> None:
    hands = ["flint-spark", "", "downwind", "", "pack-song", ""]
    t = table(hands=hands, champions=["wolf human", "", "zombie zombie", "", "demon demon", ""], mode="hydra-3")
    t.pick("done", "attack:zombie")
    asked = []
    for _ in range(3):
        asked.append((t.asked, t.offered, t.blocked))
        t.pick("done")
    no = "epic.battle.attackers-no-plays"
    assert asked == [
        (2, {"attack:zombie", "done"}, {"play:downwind": no, "attack:zombie": "epic.battle.attack-prepared-only"}),
        (4, {"attack:demon", "attack:demon#2", "done"}, {"play:pack-song": no}),
        (0, {"attack:wolf", "attack:human", "done"}, {"play:flint-spark": no}),
    ]
    assert t.s.phase == BEFORE_BLOCKERS


@pytest.mark.rule("epic.hydra.help-block", "epic.battle.blockers-no-plays")
def test_each_member_is_asked_for_blockers() -> None:
    hands = ["", "flint-spark", "", "downwind", "", "pack-song"]
    t = table(hands=hands, champions=["mud-serpent", "wolf", "", "zombie", "", "human human"],
              mode="hydra-3")  # fmt: skip
    t.attack("mud-serpent").all_pass("Plays")
    no = "epic.battle.blockers-no-plays"
    assert (t.asked, t.offered, t.blocked) == (1, {"block:wolf", "done"}, {"play:flint-spark": no})
    t.pick("done")
    assert (t.asked, t.offered, t.blocked) == (3, {"block:zombie", "done"}, {"play:downwind": no})
    t.pick("done")
    assert (t.asked, t.offered, t.blocked) == (5, {"block:human", "block:human#2", "done"}, {"play:pack-song": no})
    t.pick("block:human", "block:human")
    assert (t.s.blocked, t.happened("blocks")) == (True, [(5, "human"), (5, "human")])


@pytest.mark.rule("epic.ruling.hydra-turn", "epic.ruling.passing-battle")
def test_after_a_members_play_all_members_are_asked_again() -> None:
    t = table(hands=["flint-spark", "", "", "", "", ""], champions=["wolf"], mode="hydra-3").attack("wolf")
    t.pick("done")
    assert t.asked == 2
    t.pick("done", "done")  # the first team has passed without a play
    t.pick("done", "done", "done")
    assert t.s.phase == BEFORE_DAMAGE
    t = table(hands=["", "", "flint-spark", "", "", ""], champions=["wolf"], mode="hydra-3").attack("wolf").pick("done")
    t.play("flint-spark", "seat:1")
    asked = []
    while t.s.initiative == 0:
        asked.append(t.asked)
        t.pick("done")
    assert asked == [2, 4, 0]
    assert windows(t) == [1, 3, 5, 0, 2, 4]  # the pass after a play did not count


@pytest.mark.rule("epic.multi.initiative-left", "epic.ruling.passing-battle")
def test_who_falls_by_their_own_play_hands_a_fresh_initiative_on() -> None:
    t = table(hands=["", "blood-tithe", "", ""], champions=["wolf"], life=[30, 4, 30, 30])
    t.pick("attack:wolf", "seat:3", "done").play("blood-tithe")
    assert windows(t) == [2, 3, 0]  # each passes once: the play was not theirs


@pytest.mark.rule("epic.multi.initiative-left", "epic.ruling.hydra-seating")
def test_when_a_team_falls_by_its_own_play_both_members_of_the_next_are_asked() -> None:
    t = table(hands=["", "", "", "", "blood-tithe", ""], champions=["wolf"], life=[60, 4, 60], mode="hydra-2")
    t.pick("attack:wolf", "seat:2").pick("done", "done", "done").play("blood-tithe")
    assert (t.happened("fell"), windows(t)) == ([1, 4], [2, 5, 0, 3])


# ---------------------------------------------------------------------- dividing


@pytest.mark.rule("epic.ruling.damage-division")
def test_no_damage_is_too_much_to_be_divided() -> None:
    cards = {"titan": champion(20, 20), "doubling": event({"boost-all": {"attack": 20, "what": "own"}})}
    t = table(hands=["doubling doubling", ""], champions=["titan " * 20, "wolf human zombie"], cards=cards)
    t.play("doubling").play("doubling").attack(*["titan"] * 20)
    t.block("wolf", "human", "zombie").all_pass("Plays")
    assert (t.step, len(t.offered)) == ("Divide", 1201)
    t.pick("points:1198", "points:1")
    assert [c.due for c in t.s.champions[20:]] == [1198, 1, 1]
