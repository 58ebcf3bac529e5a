"""Inicjatywa, Porządek tury: initiative, Start Phase, Main Phase and how it ends, End Phase."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import champion, event, new_game
from wawel.engine.components import NONE
from wawel.games.epic.pieces import EXPENDED, PREPARED
from wawel.games.epic.state import ATTACKERS, BEFORE_BLOCKERS, BEFORE_DAMAGE, BLOCKERS, END, MAIN, START

#: a champion whose ability asks in the Start Phase
SENTRY = {"sentry": champion(2, 2, turn_start=[{"may": [[{"gain": {"n": 1}}]]}])}
EIGHT = "flint-spark " * 8

# ---------------------------------------------------------------------- the turn as a whole


@pytest.mark.rule("epic.initiative.pass-left")
def test_a_pass_gives_the_initiative_to_the_left() -> None:
    t = table(hands=["", "", ""], champions=["wolf"], active=1)
    assert t.s.initiative == 1
    for left in (2, 0):
        assert t.pick("done").s.initiative == left == t.asked


@pytest.mark.rule("epic.turn.phases")
def test_a_turn_is_start_main_with_battles_and_end() -> None:
    t = table(hands=[EIGHT, ""], champions=["sentry wolf", "human"], cards=SENTRY, start=True, decks=["flint-spark"])
    seen = [t.s.phase]
    t.pick("done")
    for answer in ("attack:sentry", "done", "done", "done", "done", "done", "done", "attack:wolf"):
        seen.append(t.s.phase)
        t.pick(answer)
    once = [START, MAIN, ATTACKERS, BEFORE_BLOCKERS, BEFORE_BLOCKERS, BLOCKERS, BEFORE_DAMAGE, BEFORE_DAMAGE, MAIN]
    assert seen == once
    t.fight()
    assert t.s.phase == MAIN
    t.end_turn()
    assert t.s.phase == END
    t.pick("discard:flint-spark", "discard:flint-spark")
    assert (t.s.phase, t.s.active) == (MAIN, 1)


@pytest.mark.rule("epic.turn.next-player")
def test_the_turn_passes_on_to_the_other_or_clockwise() -> None:
    t = table()
    assert [t.end_turn().s.active for _ in range(3)] == [1, 0, 1]
    t = table(hands=["", "", ""])
    assert [t.end_turn().s.active for _ in range(4)] == [1, 2, 0, 1]


@pytest.mark.rule("epic.turn.multiplayer-differs")
def test_gold_first_draw_and_passing_differ_with_three_players() -> None:
    two = table(gold=[0, 0], turn=1, start=True)
    three = table(hands=["", "", ""], gold=[0, 0, 0], turn=1, start=True)
    assert (two.gold, three.gold) == ([1, 1], [1, 0, 0])
    assert (two.hand(0), three.hand(0)) == ("", "paper-owl")
    two.pick("done", "done")
    three.pick("done", "done")
    assert (two.s.active, three.s.active, three.asked) == (1, 0, 2)


# ---------------------------------------------------------------------- Start Phase


@pytest.mark.rule("epic.start.no-plays")
def test_nobody_plays_in_the_start_phase() -> None:
    t = table(hands=["flint-spark", "flint-spark"], champions=["sentry"], cards=SENTRY, start=True)
    assert (t.s.phase, t.s.initiative, t.asked) == (START, NONE, 0)
    assert t.offered == {"do-it", "done"}
    assert t.pick("do-it").s.phase == MAIN


@pytest.mark.rule("epic.start.turn-token")
def test_the_active_player_has_the_turn_token() -> None:
    t = table(start=True)
    assert (t.s.active, t.game.view(t.s, 1)["active"]) == (0, 0)
    assert t.happened("turn") == [(3, 0)]
    t.end_turn()
    assert (t.game.view(t.s, 0)["active"], t.happened("turn")) == (1, [(3, 0), (4, 1)])


@pytest.mark.rule("epic.start.gold")
def test_both_turn_their_gold_to_its_one() -> None:
    assert table(gold=[0, 0], start=True).gold == [1, 1]


@pytest.mark.rule("epic.start.draw")
def test_the_active_player_draws_a_card() -> None:
    t = table(decks=["flint-spark pack-song", "downwind"], start=True)
    assert (t.hand(0), t.hand(1)) == ("flint-spark", "")
    t.end_turn()
    assert (t.hand(0), t.hand(1)) == ("flint-spark", "downwind")


@pytest.mark.rule("epic.start.first-turn-no-draw")
def test_with_two_players_the_first_turn_has_no_draw() -> None:
    t = new_game(format="random-thirty").pick("done", "done")
    first = t.s.first
    assert (t.s.active, len(t.s.sides[first].hand)) == (first, 5)
    t.end_turn()
    assert len(t.s.sides[1 - first].hand) == 6


@pytest.mark.rule("epic.ruling.start-phase-first-turn")
def test_everything_else_happens_in_the_first_turn() -> None:
    t = table(champions=["sentry/expended/deploying"], gold=[0, 0], turn=1, start=True, cards=SENTRY)
    assert t.pick("do-it").life == [31, 30]
    assert (t.gold, t.hand(0), t.find("sentry").position) == ([1, 1], "", PREPARED)
    assert "attack:sentry" in t.offered


@pytest.mark.rule("epic.start.prepare")
def test_the_active_players_expended_champions_are_prepared() -> None:
    t = table(champions=["wolf/expended", "wolf/expended"], start=True)
    assert [c.position for c in t.s.champions] == [PREPARED, EXPENDED]


# ---------------------------------------------------------------------- Main Phase


@pytest.mark.rule("epic.main.gain-initiative")
def test_who_starts_or_returns_to_the_main_phase_has_the_initiative() -> None:
    t = table(hands=["", "flint-spark"], champions=["wolf"], start=True)
    assert t.s.initiative == 0
    t.attack("wolf").fight()
    assert (t.s.phase, t.s.initiative, t.asked) == (MAIN, 0, 0)
    t.pick("done").play("flint-spark", "seat:0").pick("done", "to-main")
    assert (t.s.phase, t.s.initiative, t.asked) == (MAIN, 0, 0)


@pytest.mark.rule("epic.main.only-active")
def test_in_the_main_phase_only_the_active_player_plays() -> None:
    t = table(hands=["flint-spark flint-spark", "flint-spark"])
    for _ in range(2):
        assert (t.asked, t.game.choice_for(t.s, 1)) == (0, None)
        t.play("flint-spark")
    assert t.asked == 0
    assert t.pick("done").asked == 1


@pytest.mark.rule("epic.main.options")
def test_plays_and_battles_follow_in_any_order_and_number() -> None:
    t = table(hands=["flint-spark flint-spark bramble-boar", ""], champions=["wolf human"])
    t.attack("human").fight().play("flint-spark", "seat:1").play("bramble-boar")
    t.attack("bramble-boar").fight().attack("wolf").fight().play("flint-spark", "seat:1")
    assert t.life == [30, 30 - 1 - 5 - 4 - 2 - 5]
    assert t.step == "MainPhase"


@pytest.mark.rule("epic.main.pass-to-end", "epic.main.end-if-no-plays")
def test_two_passes_without_plays_end_the_turn() -> None:
    t = table().pick("done")
    assert (t.s.active, t.asked, t.step) == (0, 1, "EndRound")
    t.pick("done")
    assert (t.s.active, t.s.turn, t.step) == (1, 4, "MainPhase")


@pytest.mark.rule("epic.main.opponent-window")
def test_after_the_pass_the_opponent_plays_as_often_as_they_like() -> None:
    t = table(hands=["", "flint-spark bread-and-salt"]).pick("done")
    t.play("flint-spark").play("bread-and-salt")
    assert (t.asked, t.life) == (1, [25, 33])
    assert t.pick("done").asked == 0


@pytest.mark.rule("epic.main.return-option", "epic.ruling.passing-end-turn-two")
def test_after_the_opponents_plays_the_active_player_returns_to_the_main_phase() -> None:
    t = table(hands=["flint-spark", "flint-spark"]).pick("done").play("flint-spark").pick("done")
    assert (t.step, t.asked, t.offered) == ("ReturnOrEnd", 0, {"to-main", "to-end"})
    t.pick("to-main").play("flint-spark")
    assert (t.life, t.step) == ([25, 25], "MainPhase")
    t.pick("done")
    assert (t.step, t.asked) == ("EndRound", 1)


@pytest.mark.rule("epic.main.return-option", "epic.ruling.passing-end-turn-two")
def test_or_goes_on_to_the_end_without_further_plays_by_anybody() -> None:
    t = table(hands=["flint-spark", "flint-spark flint-spark"]).pick("done").play("flint-spark").pick("done", "to-end")
    assert (t.s.active, t.step, t.asked) == (1, "MainPhase", 1)


# ---------------------------------------------------------------------- End Phase


@pytest.mark.rule("epic.end-phase.no-plays")
def test_nobody_plays_in_the_end_phase() -> None:
    t = table(hands=[EIGHT, "flint-spark"]).end_turn()
    assert (t.s.phase, t.s.initiative, t.offered) == (END, NONE, {"discard:flint-spark"})
    assert t.pick("discard:flint-spark").step == "MainPhase"


@pytest.mark.rule("epic.end-phase.hand-seven")
def test_the_active_player_discards_down_to_seven() -> None:
    t = table(hands=["flint-spark " * 6 + "pack-song downwind", ""], champions=["wolf/damage:1"]).end_turn()
    assert t.step == "HandLimit"
    assert t.find("wolf").damage == 1  # step 1 comes before damage is removed
    t.pick("discard:downwind")
    assert (t.hand(0), t.discard(0)) == (("flint-spark " * 6 + "pack-song"), "downwind")
    assert (t.s.active, t.find("wolf").damage) == (1, 0)


@pytest.mark.rule("epic.end-phase.hand-seven")
def test_seven_cards_may_stay() -> None:
    assert table(hands=["flint-spark " * 7, ""]).end_turn().s.active == 1


@pytest.mark.rule("epic.ruling.hand-limit-when", "epic.ruling.end-phase-triggers-discard")
def test_only_the_active_player_discards_and_chooses_the_cards() -> None:
    t = table(hands=["flint-spark", EIGHT + "pack-song"]).end_turn()  # nine in the other hand are nobody's business
    assert (t.s.active, len(t.hand(1).split())) == (1, 10)
    t.end_turn()
    assert (t.asked, t.offered) == (1, {"discard:flint-spark", "discard:pack-song", "discard:paper-owl"})


@pytest.mark.rule("epic.end-phase.heal")
def test_damage_is_removed_from_all_champions() -> None:
    t = table(champions=["mud-serpent/damage:10", "lamp-seraph/damage:7"]).end_turn()
    assert [c.damage for c in t.s.champions] == [0, 0]


@pytest.mark.rule("epic.end-phase.this-turn-ends")
def test_what_lasts_this_turn_ends() -> None:
    t = table(hands=["pack-song downwind", ""], champions=["wolf"]).play("pack-song", "branch:1").play("downwind")
    assert (t.figures("wolf"), t.s.keywords(t.find("wolf"))) == ((7, 7), 4)
    t.end_turn()
    assert (t.figures("wolf"), t.s.keywords(t.find("wolf"))) == ((2, 2), 0)


@pytest.mark.rule("epic.ruling.defence-bonus-ends", "epic.end-phase.heal")
def test_the_end_of_a_bonus_breaks_nobody_as_damage_is_removed_before() -> None:
    t = table(hands=["shields-up flint-spark", ""], champions=["lamp-seraph"]).play("shields-up", "branch:0")
    t.find("lamp-seraph").damage = 5
    t.play("flint-spark", "target:lamp-seraph")
    assert (t.find("lamp-seraph").damage, t.figures("lamp-seraph")) == (10, (9, 11))
    t.end_turn()
    assert (t.champions(0), t.figures("lamp-seraph")) == ("lamp-seraph", (8, 8))


@pytest.mark.rule("epic.ruling.defence-bonus-ends")
def test_a_bonus_that_ends_in_the_middle_of_a_turn_breaks_at_once() -> None:
    champions = ["", "abbess-of-the-wall bramble-boar/damage:4"]
    t = table(hands=["black-sentence", ""], champions=champions).play("black-sentence", "target:abbess-of-the-wall")
    assert (t.champions(1), t.discard(1)) == ("", "abbess-of-the-wall bramble-boar")


@pytest.mark.rule("epic.ruling.trigger-order", "epic.end-phase.this-turn-ends")
def test_what_the_end_of_a_turn_breaks_triggers_in_that_turn() -> None:
    cards = {
        "curse": champion(1, 9, static={"what": "other", "defence": -2}),
        "monk": champion(1, 1, broken=[{"damage-all": {"n": 1}}, {"boost-all": {"attack": 5, "which": "all"}}]),
        "nun": champion(1, 1, broken=[{"gain": {"n": 2}}]),
        "blessing": event({"boost-all": {"defence": 4}}, alignment="evil"),
    }
    t = table(hands=["blessing", "", ""], champions=["monk", "nun", "curse"], cards=cards).play("blessing").end_turn()
    assert t.happened("triggered") == [(0, "monk"), (1, "nun")]  # from the player whose turn it was
    assert (t.find("curse").damage, t.find("curse").attack_bonus) == (0, 0)  # nothing is carried into the next turn


@pytest.mark.rule("epic.main.opponent-window", "epic.multi.pass-to-end", "epic.main.return-option",
                  "epic.multi.return-option")  # fmt: skip
@pytest.mark.parametrize(("players", "window", "choice"), [
    (2, "epic.main.opponent-window", "epic.main.return-option"),
    (3, "epic.multi.pass-to-end", "epic.multi.return-option"),
])  # fmt: skip
def test_the_end_of_a_turn_cites_the_rule_for_so_many_players(players: int, window: str, choice: str) -> None:
    hands = ["flint-spark flint-spark", "bread-and-salt mud-serpent second-harvest", ""][:players]
    t = table(hands=hands, champions=["", "wolf"], gold=[1, 0]).pick("done")
    assert t.game.choices(t.s)[0].rule == window
    assert t.blocked == {"play:mud-serpent": "epic.play.need-gold", "play:second-harvest": "epic.play.need-gold",
                         "attack:wolf": "epic.battle.starts"}  # fmt: skip
    t.play("bread-and-salt").all_pass("EndRound")
    assert (t.step, t.game.choices(t.s)[0].rule) == ("ReturnOrEnd", choice)
    assert t.blocked == {"play:flint-spark": choice}


@pytest.mark.rule("epic.end-phase.no-plays")
def test_a_play_in_the_end_phase_is_refused_with_its_rule() -> None:
    t = table(hands=[EIGHT, ""]).end_turn()
    assert t.blocked == {"play:flint-spark": "epic.end-phase.no-plays"}
