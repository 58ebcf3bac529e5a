"""Rozgrywka wieloosobowa, Każdy na każdego: gold, passing, elimination, and the last player remaining."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import Tabletop, champion, event, new_game
from wawel.engine.components import NONE
from wawel.engine.game import BadSetting
from wawel.games.epic.state import BEFORE_BLOCKERS, BEFORE_DAMAGE, END, MAIN

THREE = ("", "", "")


# ---------------------------------------------------------------------- gold, turns, passing


@pytest.mark.rule("epic.multi.from-three")
def test_from_three_players_on_the_multiplayer_rules_apply() -> None:
    for players in range(3, 9):
        t = new_game(players, format="random-thirty")
        assert t.s.teams == players
        with pytest.raises(BadSetting):
            new_game(players, format="random-thirty", mode="duel")
    for mode in ("free-for-all", "first-blood", "last-standing"):
        with pytest.raises(BadSetting):
            new_game(2, format="random-thirty", mode=mode)


@pytest.mark.rule("epic.multi.gold-at-start", "epic.ruling.gold-token-count")
def test_everybody_starts_with_gold() -> None:
    t = new_game(8, format="random-thirty")
    assert (t.gold, t.life) == ([1] * 8, [30] * 8)


@pytest.mark.rule("epic.multi.first-player-draws")
def test_the_first_player_draws_in_the_first_turn() -> None:
    t = new_game(3, format="random-thirty").pick("done", "done", "done")
    assert [len(t.s.sides[(t.s.first + i) % 3].hand) for i in range(3)] == [6, 5, 5]


@pytest.mark.rule("epic.multi.clockwise")
def test_turns_and_initiative_go_clockwise() -> None:
    t = table(hands=THREE, champions=["", "wolf"], active=1)
    t.pick("attack:wolf", "seat:0")
    asked = []
    for _ in range(3):
        asked.append(t.asked)
        t.pick("done")
    assert asked == [1, 2, 0]
    t.fight().pick("done")
    assert (t.asked, t.pick("done").asked) == (2, 0)
    assert t.pick("done").s.active == 2


@pytest.mark.rule("epic.multi.gold-own-turn", "epic.ruling.gold-multi-when")
def test_gold_comes_at_the_start_and_after_the_end_of_the_own_turn() -> None:
    hand = "second-harvest " + "flint-spark " * 6
    t = table(hands=[hand, "", ""], gold=[0, 0, 0], start=True)
    assert t.gold == [1, 0, 0]
    assert t.play("second-harvest").gold == [0, 0, 0]
    t.end_turn()
    assert (t.s.phase, t.gold) == (END, [0, 0, 0])  # not before the End Phase is over
    while t.s.phase == END:
        t.pick("discard:flint-spark")
    assert (t.s.active, t.gold) == (1, [1, 1, 0])


@pytest.mark.rule("epic.multi.gold-own-turn")
def test_the_gold_of_the_end_is_spent_in_others_turns() -> None:
    t = table(hands=["second-harvest second-harvest", "", ""]).play("second-harvest").end_turn()
    t.pick("done", "done").play("second-harvest")
    assert (t.s.active, t.life, t.gold) == (1, [38, 30, 30], [0, 1, 1])


@pytest.mark.rule("epic.multi.no-gold-in-others-turns")
def test_others_turns_bring_no_gold() -> None:
    t = table(hands=THREE, gold=[1, 1, 0])
    assert t.end_turn().gold == [1, 1, 0]
    t.s.sides[0].gold = 0
    assert t.end_turn().gold == [0, 1, 1]
    assert t.end_turn().gold == [1, 1, 1]


@pytest.mark.rule("epic.multi.pass-to-end", "epic.multi.end-if-no-plays")
def test_the_turn_ends_when_everybody_has_passed() -> None:
    t = table(hands=["", "flint-spark", "flint-spark"]).pick("done")
    for seat in (1, 2):
        assert (t.step, t.asked, t.offered) == ("EndRound", seat, {"play:flint-spark", "done"})
        t.pick("done")
    assert (t.s.active, t.step) == (1, "MainPhase")


@pytest.mark.rule("epic.multi.return-option", "epic.ruling.passing-end-turn-multi")
@pytest.mark.parametrize(("answer", "active"), [("to-main", 0), ("to-end", 1)])
def test_if_somebody_played_the_active_player_chooses_after_one_round(answer: str, active: int) -> None:
    t = table(hands=["", "flint-spark", "bread-and-salt"]).pick("done", "done").play("bread-and-salt").pick("done")
    assert (t.step, t.asked) == ("ReturnOrEnd", 0)  # seat 1, who passed before, is not asked again
    t.pick(answer)
    assert (t.step, t.s.active, t.asked) == ("MainPhase", active, active)


@pytest.mark.rule("epic.ruling.initiative-multi-battle")
def test_everybody_takes_part_in_a_battle_from_the_attacker_then_from_the_defender() -> None:
    t = table(hands=["", "", "", ""], champions=["wolf"]).pick("attack:wolf", "seat:2")
    asked = []
    while t.step == "Plays":
        asked.append((t.s.phase, t.asked))
        t.pick("done")
    assert asked == [(BEFORE_BLOCKERS, seat) for seat in (0, 1, 2, 3)] + [(BEFORE_DAMAGE, s) for s in (2, 3, 0, 1)]


# ---------------------------------------------------------------------- elimination


def fallen() -> Tabletop:
    """Seat 1 of three falls, with cards everywhere: its serpent with seat 0, seat 2's kraken with it."""
    t = table(
        hands=["flint-spark", "pack-song", ""],
        champions=["mud-serpent wolf", "library-kraken zombie bramble-boar", "human"],
        discards=["", "downwind", "downwind"],
        life=[30, 5, 30],
    )
    t.find("mud-serpent").owner = t.find("wolf").owner = 1
    t.find("library-kraken").owner = 2
    return t.play("flint-spark", "seat:1")


@pytest.mark.rule("epic.multi.leaver-cards-removed")
def test_all_cards_of_a_fallen_player_leave_the_game() -> None:
    t = fallen()
    assert (t.hand(1), t.deck(1), t.discard(1)) == ("", "", "")
    assert (t.champions(0), t.champions(1)) == ("", "")
    removed = sorted(t.names(t.s.unused).split())
    assert removed == sorted(["pack-song", "downwind", "mud-serpent", "bramble-boar"] + ["paper-owl"] * 10)
    assert (t.discard(0), t.discard(2)) == ("flint-spark", "downwind")  # what others own stays


@pytest.mark.rule("epic.ruling.leaver-owner-tokens")
def test_tokens_go_with_who_made_them_whoever_controls_them() -> None:
    assert [c.card for c in fallen().s.champions if c.owner == 1] == []
    t = table(hands=["pack-song borrowed-crown", "", "flint-spark"], life=[5, 30, 30]).play("pack-song", "branch:0")
    t.find("wolf").controller = 1
    t.pick("done", "done").play("flint-spark", "seat:0")
    assert (t.champions(0), t.champions(1)) == ("", "")


@pytest.mark.rule("epic.multi.control-returns")
def test_what_others_own_returns_to_their_control() -> None:
    t = fallen()
    assert t.champions(2) == "library-kraken human"
    assert t.happened("control-back") == [("library-kraken", 2)]
    assert t.find("library-kraken").deploying


@pytest.mark.rule("epic.multi.pending-removed")
def test_the_rest_of_a_fallen_players_event_is_not_resolved() -> None:
    t = table(hands=["", "blood-tithe", ""], life=[30, 4, 30]).pick("done").play("blood-tithe")
    assert t.happened("drew") == []
    assert (t.discard(1), t.s.event_card, t.s.event_seat) == ("", NONE, NONE)
    assert "blood-tithe" in t.names(t.s.unused)
    assert (t.step, t.asked) == ("EndRound", 2)


@pytest.mark.rule("epic.multi.pending-removed")
def test_waiting_abilities_of_a_fallen_player_are_forgotten() -> None:
    cards = {
        "monk": champion(1, 1, broken=[{"gain": {"n": 9}}]),
        "doom": event({"break-all": {}}, {"hurt": {"n": 5, "who": "opponent"}}),
    }
    t = table(hands=["doom", "", ""], champions=["monk", "monk", "monk"], life=[30, 5, 30], cards=cards)
    t.play("doom", "seat:1")
    assert t.happened("triggered") == [(0, "monk"), (2, "monk")]
    assert t.life == [39, 0, 39]


@pytest.mark.rule("epic.multi.initiative-left")
def test_the_initiative_of_a_fallen_player_goes_to_the_left() -> None:
    t = table(hands=["", "blood-tithe", "", ""], champions=["wolf"], life=[30, 4, 30, 30])
    t.pick("attack:wolf", "seat:3").pick("done").play("blood-tithe")
    assert (t.s.initiative, t.asked, t.s.phase) == (2, 2, BEFORE_BLOCKERS)
    t = table(hands=["", "blood-tithe", ""], life=[30, 4, 30]).pick("done").play("blood-tithe")
    assert (t.s.initiative, t.asked) == (2, 2)


@pytest.mark.rule("epic.multi.finish-turn")
def test_the_turn_of_a_fallen_player_is_finished_without_them() -> None:
    t = table(hands=["blood-tithe", "", "flint-spark"], champions=["", "wolf/damage:1"], life=[4, 30, 30])
    t.play("blood-tithe")
    assert (t.step, t.asked, t.s.active) == ("EndRound", 1, 0)
    t.pick("done").play("flint-spark", "seat:1").pick("done")  # nobody is there to return to the Main Phase
    assert (t.s.active, t.step, t.asked) == (1, "MainPhase", 1)
    assert t.find("wolf").damage == 0
    assert t.end_turn().s.active == 2
    assert t.end_turn().s.active == 1  # the empty place is passed over


@pytest.mark.rule("epic.multi.finish-turn")
def test_so_is_that_of_one_who_falls_before_the_main_phase() -> None:
    t = table(hands=THREE, champions=["ash-dragon"], life=[2, 30, 30], start=True)
    assert (t.happened("fell"), t.step, t.asked, t.s.active) == ([0], "EndRound", 1, 0)
    assert t.pick("done", "done").s.active == 1


@pytest.mark.rule("epic.multi.finish-turn")
def test_a_player_who_falls_in_another_players_turn_is_passed_over() -> None:
    t = fallen()
    assert t.step == "MainPhase"
    t.pick("done")
    assert t.asked == 2
    assert t.pick("done").s.active == 2


@pytest.mark.rule("epic.ruling.leaver-battle")
def test_when_the_attacker_falls_the_battle_goes_on_without_damage() -> None:
    t = table(hands=["", "flint-spark", ""], champions=["wolf", "human"], life=[5, 30, 30])
    t.pick("attack:wolf", "seat:1", "done").play("flint-spark", "seat:0").pick("done")
    asked = []
    while t.step == "Plays":
        asked.append((t.s.phase, t.asked))
        t.pick("done")
    steps = [(BEFORE_BLOCKERS, 2), (BEFORE_BLOCKERS, 1), (BEFORE_DAMAGE, 1), (BEFORE_DAMAGE, 2)]
    assert asked == steps
    assert (t.life, t.step, t.asked) == ([0, 30, 30], "EndRound", 1)
    assert t.pick("done", "done").s.active == 1


@pytest.mark.rule("epic.ruling.leaver-battle")
def test_when_the_defender_falls_the_battle_is_over() -> None:
    t = table(hands=["flint-spark", "", ""], champions=["wolf", "human"], life=[30, 5, 30])
    t.pick("attack:wolf", "seat:1").play("flint-spark", "seat:1")
    assert (t.s.phase, t.step, t.asked, t.life) == (MAIN, "MainPhase", 0, [30, 0, 30])


@pytest.mark.rule("epic.ruling.draw-multiplayer")
def test_it_is_a_draw_when_all_who_are_left_fall_at_once() -> None:
    cards = {"plague": event({"hurt": {"n": 5, "who": "each-player"}})}
    t = table(hands=["flint-spark plague", "", ""], life=[5, 5, 5], cards=cards).play("flint-spark", "seat:1")
    t.play("plague")
    assert (t.result.winners, t.result.ranks) == ([0, 2], [1, 3, 1])


# ---------------------------------------------------------------------- free for all


@pytest.mark.rule("epic.ffa.anyone", "epic.ruling.attack-target-multi")
def test_one_attacks_and_targets_any_opponent() -> None:
    t = table(hands=["flint-spark", "", "", ""], champions=["wolf", "", "human"])
    t.play("flint-spark")
    assert t.offered == {"seat:1", "seat:2", "seat:3", "target:wolf", "target:human"}
    t.pick("seat:3", "attack:wolf")
    assert (t.step, t.offered) == ("NameDefender", {"seat:1", "seat:2", "seat:3"})
    assert t.pick("seat:3").fight().life == [30, 30, 30, 23]


@pytest.mark.rule("epic.ffa.anyone")
def test_but_nobody_who_is_out_of_the_game() -> None:
    t = table(hands=["flint-spark flint-spark", "", "", ""], champions=["wolf"], life=[30, 5, 30, 30])
    t.play("flint-spark", "seat:1").play("flint-spark")
    assert t.offered == {"seat:2", "seat:3", "target:wolf"}
    assert t.pick("seat:2", "attack:wolf").offered == {"seat:2", "seat:3"}


@pytest.mark.rule("epic.ruling.attack-target-multi")
def test_a_group_attacks_one_player_and_only_that_player_blocks() -> None:
    t = table(hands=THREE, champions=["wolf human", "zombie", "zombie"]).pick("attack:wolf", "seat:2", "attack:human")
    t.all_pass("Plays")
    assert (t.step, t.asked, t.offered) == ("DeclareBlockers", 2, {"block:zombie", "done"})
    assert t.fight().life == [30, 30, 27]


@pytest.mark.rule("epic.ffa.last-wins")
def test_the_last_player_remaining_wins() -> None:
    t = table(hands=["flint-spark", "flint-spark flint-spark", ""], life=[5, 30, 5]).pick("done")
    t.play("flint-spark", "seat:2")
    assert t.step == "EndRound"
    t.play("flint-spark")
    assert (t.result.winners, t.result.ranks) == ([1], [2, 1, 3])
