"""Faza Bitwy: attackers, before blockers, blockers, before damage, damage."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import champion
from wawel.engine.components import NONE
from wawel.games.epic.pieces import EXPENDED, FLIPPED, OUTSIDE
from wawel.games.epic.state import ATTACKERS, BEFORE_BLOCKERS, BEFORE_DAMAGE, BLOCKERS, DAMAGE_STEP, MAIN

SPARKS = "flint-spark flint-spark"


@pytest.mark.rule("epic.battle.starts")
def test_only_the_active_player_attacks_and_only_in_the_main_phase() -> None:
    t = table(hands=["flint-spark", "flint-spark"], champions=["wolf human", "wolf"])
    assert {"attack:wolf", "attack:human"} <= t.offered
    t.pick("attack:wolf")
    assert t.s.phase == ATTACKERS
    t.pick("done")
    for _ in range(2):  # both players, before blockers
        assert t.offered == {"play:flint-spark", "done"}
        t.pick("done")
    t.fight().pick("done")
    assert (t.asked, t.offered) == (1, {"play:flint-spark", "done"})  # the window at the end of the turn


@pytest.mark.rule("epic.battle.five-steps")
def test_a_battle_has_five_steps() -> None:
    t = table(champions=["wolf human", "zombie mud-serpent"]).pick("attack:wolf")
    seen = [t.s.phase]
    for answer in ("attack:human", "done", "done", "block:zombie", "block:mud-serpent", "done", "done"):
        t.pick(answer)
        seen.append(t.s.phase)
    steps = [ATTACKERS, BEFORE_BLOCKERS, BEFORE_BLOCKERS, BLOCKERS, BLOCKERS, BEFORE_DAMAGE, BEFORE_DAMAGE, DAMAGE_STEP]
    assert seen == steps


# ---------------------------------------------------------------------- 1: attackers


@pytest.mark.rule("epic.battle.attackers-no-plays")
def test_nobody_plays_while_attackers_are_declared() -> None:
    t = table(hands=[SPARKS, SPARKS], champions=["wolf human"]).pick("attack:wolf")
    assert (t.s.initiative, t.asked, t.offered) == (NONE, 0, {"attack:human", "done"})


@pytest.mark.rule("epic.battle.choose-attackers")
@pytest.mark.parametrize("group", [["wolf"], ["wolf", "zombie"], ["wolf", "human", "zombie"]])
def test_one_champion_or_a_group_attacks(group: list[str]) -> None:
    t = table(champions=["wolf human zombie"]).attack(*group)
    expended = [t.game.box.ids["card"][c.card] for c in t.s.champions if c.position == EXPENDED]
    assert sorted(expended) == sorted(group)
    assert t.fight().life == [30, 30 - sum(1 if one == "human" else 2 for one in group)]


@pytest.mark.rule("epic.battle.attack-prepared-only")
def test_only_prepared_champions_attack() -> None:
    t = table(champions=["wolf human/expended zombie/flipped"])
    assert t.offered == {"attack:wolf", "done"}
    assert t.blocked == {
        "attack:human": "epic.battle.attack-prepared-only",
        "attack:zombie": "epic.battle.attack-prepared-only",
    }


@pytest.mark.rule("epic.battle.no-attack-when-new")
def test_who_entered_this_turn_attacks_only_with_blitz() -> None:
    t = table(hands=["gravediggers-boy bramble-boar", ""]).play("gravediggers-boy").play("bramble-boar")
    assert t.offered == {"attack:bramble-boar", "done"}
    assert t.blocked == {"attack:gravediggers-boy": "epic.deploy.no-attack"}


@pytest.mark.rule("epic.ruling.attack-empty")
def test_without_an_attacker_there_is_no_battle() -> None:
    t = table(champions=["wolf/expended"])
    assert t.offered == {"done"}
    assert t.pick("done").step == "EndRound"


@pytest.mark.rule("epic.ruling.several-battles")
def test_a_champion_attacks_again_only_if_something_prepares_it() -> None:
    t = table(hands=["stopped-clock", ""], champions=["wolf"]).attack("wolf").fight()
    assert t.refused("attack:wolf") == "epic.battle.attack-prepared-only"
    t.play("stopped-clock", "branch:1").attack("wolf").fight()
    assert t.life == [30, 26]


# ---------------------------------------------------------------------- 2: before blockers


@pytest.mark.rule("epic.battle.before-blockers-initiative", "epic.battle.before-blockers-plays")
def test_before_blockers_the_attacker_plays_first() -> None:
    t = table(hands=[SPARKS, SPARKS], champions=["wolf", "mud-serpent"]).attack("wolf")
    assert (t.s.phase, t.s.initiative, t.asked, t.offered) == (BEFORE_BLOCKERS, 0, 0, {"play:flint-spark", "done"})
    t.play("flint-spark", "seat:1").play("flint-spark", "seat:1").pick("done")
    assert (t.s.initiative, t.asked, t.life) == (1, 1, [30, 20])
    t.play("flint-spark", "seat:0").pick("done")
    assert (t.s.phase, t.asked) == (BEFORE_BLOCKERS, 0)


@pytest.mark.rule("epic.battle.before-blockers-until", "epic.ruling.passing-battle")
def test_before_blockers_goes_on_until_all_pass_without_plays() -> None:
    t = table(hands=["flint-spark", "flint-spark"], champions=["wolf", "mud-serpent"]).attack("wolf")
    t.play("flint-spark", "seat:1").pick("done").pick("done")  # a pass after plays, and one without
    assert (t.s.phase, t.asked) == (BEFORE_BLOCKERS, 0)
    t.pick("done")
    assert (t.s.phase, t.step, t.asked) == (BLOCKERS, "DeclareBlockers", 1)


@pytest.mark.rule("epic.battle.before-blockers-until", "epic.ruling.passing-battle")
def test_a_late_play_opens_the_round_again() -> None:
    t = table(hands=["flint-spark", "flint-spark"], champions=["wolf", "mud-serpent"]).attack("wolf").pick("done")
    t.play("flint-spark", "seat:0").pick("done")
    assert (t.s.phase, t.asked) == (BEFORE_BLOCKERS, 0)
    t.pick("done")  # one quiet pass; the one before did not count
    assert (t.s.phase, t.asked) == (BEFORE_BLOCKERS, 1)
    assert t.pick("done").s.phase == BLOCKERS


@pytest.mark.rule("epic.battle.last-chance-blocker")
def test_who_comes_before_damage_no_longer_blocks() -> None:
    t = table(hands=["", "mud-serpent"], champions=["wolf"]).attack("wolf").pick("done", "done")
    assert (t.s.phase, t.asked) == (BEFORE_DAMAGE, 1)
    t.play("mud-serpent").all_pass("Plays")
    assert (t.life, t.champions(0), t.step) == ([30, 28], "wolf", "MainPhase")


@pytest.mark.rule("epic.battle.not-auto-blocker")
def test_who_comes_before_blockers_does_not_block_yet_and_can_be_broken() -> None:
    t = table(hands=["flint-spark", "ink-fox"], champions=["wolf"]).attack("wolf").pick("done").play("ink-fox", "done")
    assert (t.find("ink-fox").role, t.s.blocked) == (OUTSIDE, False)
    t.pick("done").play("flint-spark", "target:ink-fox").fight()
    assert (t.champions(1), t.life) == ("", [30, 28])


# ---------------------------------------------------------------------- 3: blockers


@pytest.mark.rule("epic.battle.blockers-no-plays")
def test_nobody_plays_while_blockers_are_declared() -> None:
    t = table(hands=[SPARKS, SPARKS], champions=["wolf", "human"]).attack("wolf").all_pass("Plays")
    assert (t.s.phase, t.s.initiative, t.asked, t.offered) == (BLOCKERS, NONE, 1, {"block:human", "done"})


@pytest.mark.rule("epic.battle.choose-blockers")
@pytest.mark.parametrize("group", [[], ["wolf"], ["wolf", "zombie"], ["wolf", "human", "zombie"]])
def test_none_one_or_a_group_blocks_and_is_flipped(group: list[str]) -> None:
    t = table(champions=["mud-serpent", "wolf human zombie"]).attack("mud-serpent").block(*group)
    flipped = [t.game.box.ids["card"][c.card] for c in t.s.champions if c.position == FLIPPED]
    assert sorted(flipped) == sorted(group)
    assert t.s.blocked == bool(group)


@pytest.mark.rule("epic.battle.block-prepared-only")
def test_only_prepared_champions_block() -> None:
    t = table(champions=["mud-serpent", "wolf human/expended zombie/flipped"]).attack("mud-serpent").all_pass("Plays")
    assert t.offered == {"block:wolf", "done"}
    assert set(t.blocked.values()) == {"epic.battle.block-prepared-only"}


@pytest.mark.rule("epic.battle.block-all")
def test_one_blocker_blocks_all_attackers_even_a_flyer() -> None:
    t = table(champions=["wolf human chapel-falcon", "demon/expended zombie"]).attack("wolf", "human", "chapel-falcon")
    t.block("zombie").fight()
    t.pick("points:0", "points:0")  # so all two points go to the flyer
    assert (t.life, t.find("chapel-falcon").damage) == ([30, 30], 2)


@pytest.mark.rule("epic.battle.stays-blocked", "epic.ruling.blockers-gone")
def test_an_attack_stays_blocked_when_the_blocker_is_gone() -> None:
    t = table(hands=["flint-spark", ""], champions=["mud-serpent", "wolf"]).attack("mud-serpent").block("wolf")
    t.pick("done").play("flint-spark", "target:wolf").fight()
    assert (t.champions(1), t.life, t.find("mud-serpent").damage) == ("", [30, 30], 0)


# ---------------------------------------------------------------------- 4: before damage


@pytest.mark.rule("epic.battle.before-damage-initiative", "epic.battle.before-damage-plays")
def test_before_damage_the_defender_plays_first() -> None:
    t = table(hands=[SPARKS, SPARKS], champions=["mud-serpent", "wolf"]).attack("mud-serpent").block("wolf")
    assert (t.s.phase, t.s.initiative, t.asked, t.offered) == (BEFORE_DAMAGE, 1, 1, {"play:flint-spark", "done"})
    t.play("flint-spark", "seat:0").play("flint-spark", "seat:0").pick("done")
    assert (t.s.initiative, t.asked, t.life) == (0, 0, [20, 30])
    t.play("flint-spark", "seat:1").pick("done")
    assert (t.s.phase, t.asked) == (BEFORE_DAMAGE, 1)


@pytest.mark.rule("epic.battle.before-damage-until", "epic.ruling.passing-battle")
def test_before_damage_goes_on_until_all_pass_without_plays() -> None:
    t = table(hands=["flint-spark", "flint-spark"], champions=["wolf"]).attack("wolf").pick("done", "done")
    t.play("flint-spark", "seat:0").pick("done").pick("done")
    assert (t.s.phase, t.asked, t.life) == (BEFORE_DAMAGE, 1, [25, 30])
    t.pick("done")
    assert (t.s.phase, t.life) == (MAIN, [25, 28])


# ---------------------------------------------------------------------- 5: damage


@pytest.mark.rule("epic.battle.damage-no-plays")
def test_nobody_plays_while_damage_is_divided() -> None:
    t = table(hands=[SPARKS, SPARKS], champions=["mud-serpent", "wolf human"]).attack("mud-serpent")
    t.block("wolf", "human").fight()
    assert (t.s.phase, t.s.initiative, t.asked) == (DAMAGE_STEP, NONE, 0)
    assert t.offered == {f"points:{n}" for n in range(12)}


@pytest.mark.rule("epic.battle.damage-simultaneous")
def test_attackers_and_blockers_strike_at_the_same_time() -> None:
    t = table(champions=["bramble-boar", "bramble-boar"]).attack("bramble-boar").block("bramble-boar").fight()
    assert (t.champions(0), t.champions(1)) == ("", "")
    assert (t.discard(0), t.discard(1)) == ("bramble-boar", "bramble-boar")


@pytest.mark.rule("epic.battle.unblocked-to-player")
def test_without_a_block_the_attackers_hurt_the_player() -> None:
    t = table(champions=["mud-serpent wolf", "human"]).attack("mud-serpent", "wolf").fight()
    assert (t.life, t.happened("hurt"), t.champions(1)) == ([30, 17], [(1, 13)], "human")


@pytest.mark.rule("epic.battle.blocked-assign", "epic.ruling.damage-division")
def test_first_the_attacker_divides_then_the_defender() -> None:
    t = table(champions=["bramble-boar mud-serpent", "library-kraken tundra-matriarch"])
    t.attack("bramble-boar", "mud-serpent").block("library-kraken", "tundra-matriarch").fight()
    assert (t.asked, t.offered) == (0, {f"points:{n}" for n in range(16)})
    t.pick("points:9")
    assert (t.asked, t.offered) == (1, {f"points:{n}" for n in range(21)})
    assert [c.damage for c in t.s.champions] == [0, 0, 0, 0]  # nothing is dealt before all is divided
    t.pick("points:9")
    assert t.happened("damaged") == [
        ("bramble-boar", 0, 9),
        ("mud-serpent", 0, 11),
        ("library-kraken", 1, 9),
        ("tundra-matriarch", 1, 6),
    ]
    assert (t.champions(0), t.champions(1)) == ("", "library-kraken tundra-matriarch")


@pytest.mark.rule("epic.ruling.damage-division")
@pytest.mark.parametrize("points", [0, 1, 4, 11])
def test_damage_is_divided_as_one_likes_but_all_of_it_even_beyond_defence(points: int) -> None:
    t = table(champions=["mud-serpent", "wolf zombie"]).attack("mud-serpent").block("wolf", "zombie").fight()
    t.pick(f"points:{points}")
    dealt = {card: n for card, _, n in t.happened("damaged") if card != "mud-serpent"}
    assert dealt == {card: n for card, n in (("wolf", points), ("zombie", 11 - points)) if n}


@pytest.mark.rule("epic.battle.no-overflow")
def test_damage_beyond_the_blockers_does_not_reach_the_player() -> None:
    t = table(champions=["quarry-one-eye", "human"]).attack("quarry-one-eye").block("human").fight()
    assert (t.life, t.champions(1)) == ([30, 30], "")


@pytest.mark.rule("epic.battle.damage-inside-battle")
def test_champions_outside_the_battle_take_no_damage() -> None:
    champions = ["mud-serpent human", "wolf human"]
    t = table(champions=champions).attack("mud-serpent").block("wolf").fight()
    assert [card for card, _, _ in t.happened("damaged")] == ["mud-serpent", "wolf"]
    t = table(champions=champions).attack("mud-serpent").fight()
    assert (t.happened("damaged"), t.happened("hurt")) == ([], [(1, 11)])


@pytest.mark.rule("epic.battle.break-after-damage")
def test_who_breaks_goes_to_the_owners_discard_pile() -> None:
    t = table(hands=["borrowed-crown", ""], champions=["", "bramble-boar mud-serpent"])
    t.play("borrowed-crown", "target:bramble-boar").attack("bramble-boar").block("mud-serpent").fight()
    assert (t.discard(0), t.discard(1)) == ("borrowed-crown", "bramble-boar")
    assert t.champions(1) == "mud-serpent"


@pytest.mark.rule("epic.battle.return-main")
def test_after_the_battle_the_attacker_is_back_in_the_main_phase() -> None:
    t = table(hands=["bramble-boar", ""], champions=["mud-serpent", "wolf"]).attack("mud-serpent").block("wolf").fight()
    assert (t.s.phase, t.asked, t.s.defender) == (MAIN, 0, NONE)
    assert [c.role for c in t.s.champions] == [OUTSIDE]
    assert "play:bramble-boar" in t.offered


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("epic.ruling.zero-attack")
def test_who_has_no_attack_attacks_and_blocks_without_damage() -> None:
    cards = {"wall": champion(0, 9)}
    t = table(champions=["wall", "wall"], cards=cards).attack("wall").fight()
    assert (t.life, t.find("wall").position) == ([30, 30], EXPENDED)
    t.end_turn().attack("wall").fight()
    t = table(champions=["wolf", "wall"], cards=cards).attack("wolf").block("wall").fight()
    assert t.happened("damaged") == [("wall", 1, 2)]


@pytest.mark.rule("epic.ruling.attackers-gone")
def test_when_all_attackers_are_gone_the_steps_are_played_without_block_or_damage() -> None:
    t = table(hands=["", "flint-spark"], champions=["wolf", "human demon"]).attack("wolf").pick("done")
    t.play("flint-spark", "target:wolf").pick("done")
    assert t.s.phase == BEFORE_BLOCKERS
    t.pick("done").pick("done")
    assert (t.s.phase, t.asked) == (BEFORE_DAMAGE, 1)  # nobody was asked to block
    t.pick("done", "done")
    assert (t.s.phase, t.life, t.happened("blocks")) == (MAIN, [30, 30], [])


@pytest.mark.rule("epic.ruling.left-battle")
def test_another_position_does_not_take_a_champion_out_of_the_battle() -> None:
    t = table(hands=["stopped-clock", "stopped-clock"], champions=["mud-serpent", "wolf"]).attack("mud-serpent")
    t.play("stopped-clock", "branch:1").block("wolf").play("stopped-clock", "branch:1").fight()
    assert t.happened("damaged") == [("mud-serpent", 0, 2), ("wolf", 1, 11)]


@pytest.mark.rule("epic.ruling.left-battle")
def test_another_controller_does() -> None:
    t = table(hands=["", "borrowed-crown"], champions=["mud-serpent wolf"]).attack("mud-serpent", "wolf").pick("done")
    t.play("borrowed-crown", "target:mud-serpent").fight()
    assert (t.champions(1), t.life, t.find("mud-serpent").role) == ("mud-serpent", [30, 28], OUTSIDE)


@pytest.mark.rule("epic.ruling.block-airborne-after-changes", "epic.keyword.airborne")
def test_who_may_block_is_seen_by_the_attackers_that_are_left() -> None:
    t = table(hands=["", "flint-spark"], champions=["chapel-falcon wolf", "human"]).attack("chapel-falcon", "wolf")
    t.pick("done").play("flint-spark", "target:wolf").fight()
    assert (t.life, t.happened("blocks")) == ([30, 27], [])


@pytest.mark.rule("epic.battle.attackers-no-plays", "epic.battle.before-blockers-plays",
                  "epic.battle.blockers-no-plays", "epic.battle.before-damage-plays")  # fmt: skip
def test_each_step_of_a_battle_cites_its_own_rules() -> None:
    hand = "flint-spark flint-spark bramble-boar"
    t = table(hands=[hand, hand], champions=["wolf human", "zombie zombie/expended mud-serpent"]).pick("attack:wolf")
    no_plays = {f"play:{card}": "epic.battle.attackers-no-plays" for card in ("flint-spark", "bramble-boar")}
    assert (t.game.choices(t.s)[0].rule, t.blocked) == (
        "epic.battle.choose-attackers",
        no_plays | {"attack:wolf": "epic.battle.attack-prepared-only"},
    )
    t.pick("done")
    windows = {"play:bramble-boar": "epic.champion.main-phase-only", "attack:wolf": "epic.battle.starts",
               "attack:human": "epic.battle.starts"}  # fmt: skip
    assert (t.game.choices(t.s)[0].rule, t.blocked) == ("epic.battle.before-blockers-plays", windows)
    t.all_pass("Plays")
    no_plays = {f"play:{card}": "epic.battle.blockers-no-plays" for card in ("flint-spark", "bramble-boar")}
    assert t.blocked == no_plays | {"block:zombie#2": "epic.battle.block-prepared-only"}
    t.pick("block:mud-serpent", "done")
    assert (t.s.phase, t.game.choices(t.s)[0].rule) == (BEFORE_DAMAGE, "epic.battle.before-damage-plays")


@pytest.mark.rule("epic.battle.attackers-no-plays")
def test_nobody_plays_while_the_defender_is_named() -> None:
    t = table(hands=["flint-spark flint-spark", "", ""], champions=["wolf"]).pick("attack:wolf")
    assert (t.step, t.blocked) == ("NameDefender", {"play:flint-spark": "epic.battle.attackers-no-plays"})
