"""Rozstawianie, Ustawienie czempiona: deploying, prepared, expended, flipped."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import champion
from wawel.games.epic.pieces import EXPENDED, FLIPPED, PREPARED
from wawel.games.epic.state import START


@pytest.mark.rule("epic.deploy.until-own-turn", "epic.ruling.deploying-ends-when")
def test_a_champion_is_deploying_until_its_controller_starts_a_turn_with_it() -> None:
    t = table(hands=["tundra-matriarch", ""]).play("tundra-matriarch")
    assert t.find("tundra-matriarch").deploying
    assert t.end_turn().find("tundra-matriarch").deploying  # the other's turn
    assert not t.end_turn().find("tundra-matriarch").deploying


@pytest.mark.rule("epic.ruling.deploying-ends-when")
def test_deploying_is_over_in_the_start_phase_already() -> None:
    cards = {"sentry": champion(2, 2, turn_start=[{"may": [[{"gain": {"n": 1}}]]}])}
    t = table(champions=["sentry/deploying", "wolf/deploying"], cards=cards, start=True)
    assert (t.s.phase, t.step) == (START, "PickWhether")
    assert (t.find("sentry").deploying, t.find("wolf").deploying) == (False, True)


@pytest.mark.rule("epic.deploy.no-attack", "epic.position.prepared-deploying", "epic.battle.no-attack-when-new")
def test_a_deploying_champion_cannot_attack() -> None:
    t = table(hands=["tundra-matriarch", ""], champions=["wolf"]).play("tundra-matriarch")
    assert t.find("tundra-matriarch").position == PREPARED
    assert t.refused("attack:tundra-matriarch") == "epic.deploy.no-attack"
    t.attack("wolf")  # nor join an attack
    assert t.step == "Plays"


@pytest.mark.rule("epic.deploy.may-block", "epic.position.prepared-deploying")
def test_a_deploying_champion_may_block() -> None:
    t = table(hands=["tundra-matriarch", ""], champions=["", "wolf"]).play("tundra-matriarch").end_turn()
    t.attack("wolf").block("tundra-matriarch").fight()
    assert (t.life, t.champions(1)) == ([30, 30], "")


@pytest.mark.rule("epic.position.three")
def test_all_see_a_champion_prepared_expended_or_flipped() -> None:
    t = table(champions=["wolf human/expended", "wolf/flipped"])
    assert [c["position"] for c in t.game.view(t.s, 1)["champions"]] == [PREPARED, EXPENDED, FLIPPED]
    assert len({PREPARED, EXPENDED, FLIPPED}) == 3


@pytest.mark.rule("epic.position.enters-prepared")
def test_a_champion_enters_play_prepared() -> None:
    t = table(hands=["bramble-boar pack-song", ""]).play("bramble-boar").play("pack-song", "branch:0")
    assert [c.position for c in t.s.champions] == [PREPARED] * 3


@pytest.mark.rule("epic.position.prepared-ready")
def test_a_prepared_champion_that_is_ready_attacks_and_blocks() -> None:
    t = table(hands=["bramble-boar", ""], champions=["wolf", "human"]).play("bramble-boar")
    assert {"attack:wolf", "attack:bramble-boar"} <= t.offered  # one was there, one has Blitz
    t.end_turn().attack("human").all_pass("Plays")
    assert t.offered == {"block:wolf", "block:bramble-boar", "done"}


@pytest.mark.rule("epic.position.expend-on-attack", "epic.ex.book.expend-by-attack", "epic.term.expend")
def test_who_attacks_is_expended() -> None:
    t = table(champions=["wolf human"]).attack("wolf")
    assert (t.find("wolf").position, t.find("human").position) == (EXPENDED, PREPARED)
    assert t.fight().find("wolf").position == EXPENDED


@pytest.mark.rule("epic.position.expended-idle", "epic.battle.block-prepared-only")
def test_an_expended_champion_neither_attacks_nor_blocks() -> None:
    t = table(champions=["wolf/expended mud-serpent", "bramble-boar"])
    assert t.refused("attack:wolf") == "epic.battle.attack-prepared-only"
    t.end_turn()  # it stays expended in the other's turn
    assert t.find("wolf").position == EXPENDED
    t.attack("bramble-boar").all_pass("Plays")
    assert t.refused("block:wolf") == "epic.battle.block-prepared-only"


@pytest.mark.rule("epic.position.prepare-at-start", "epic.start.prepare")
def test_at_the_start_of_a_turn_its_players_champions_are_prepared_and_no_others() -> None:
    t = table(champions=["wolf/expended human/expended", "wolf/expended"], start=True)
    assert [c.position for c in t.s.champions] == [PREPARED, PREPARED, EXPENDED]
    assert "attack:wolf" in t.offered


@pytest.mark.rule("epic.position.flip-on-block")
def test_who_blocks_is_flipped() -> None:
    t = table(champions=["wolf", "mud-serpent human"]).attack("wolf").block("mud-serpent")
    assert (t.find("mud-serpent").position, t.find("human").position) == (FLIPPED, PREPARED)


@pytest.mark.rule("epic.position.flipped-no-block")
def test_a_flipped_champion_blocks_no_second_time_in_a_turn() -> None:
    t = table(champions=["wolf human", "mud-serpent"]).attack("wolf").block("mud-serpent").fight()
    t.attack("human").fight()
    assert (t.life, t.find("mud-serpent").position) == ([30, 29], FLIPPED)
    t.end_turn().end_turn().attack("human").block("mud-serpent").fight()
    assert (t.life, t.champions(0)) == ([30, 29], "")


@pytest.mark.rule("epic.position.unflip-at-end", "epic.end-phase.unflip")
def test_flipped_champions_of_all_are_prepared_at_the_end_of_every_turn() -> None:
    t = table(champions=["wolf/flipped human/expended", "wolf/flipped"]).end_turn()
    assert [c.position for c in t.s.champions] == [PREPARED, EXPENDED, PREPARED]


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("epic.ruling.flipped-attack", "epic.battle.attack-prepared-only")
def test_a_flipped_champion_does_not_attack() -> None:
    t = table(champions=["wolf/flipped human"])
    assert t.refused("attack:wolf") == "epic.battle.attack-prepared-only"
    assert "attack:human" in t.offered


@pytest.mark.rule("epic.ruling.control-change-deploying")
def test_a_champion_is_deploying_for_a_new_controller() -> None:
    t = table(hands=["borrowed-crown", ""], champions=["", "mud-serpent"]).play("borrowed-crown")
    assert t.refused("attack:mud-serpent") == "epic.deploy.no-attack"
    t.end_turn().end_turn()
    assert t.attack("mud-serpent").fight().life == [30, 19]
