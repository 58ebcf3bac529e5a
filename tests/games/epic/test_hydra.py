"""Hydra and teams: one life, one turn, champions side by side. With four players seats 0 and 2 are a team."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import event, new_game
from wawel.engine.game import BadSetting
from wawel.games.epic.pieces import EXPENDED, FLIPPED, PREPARED

FOUR = ("", "", "", "")


# ---------------------------------------------------------------------- teams


@pytest.mark.rule("epic.team.one-entity")
def test_only_the_other_teams_are_opponents() -> None:
    champions = ["wolf", "human", "wolf", "human"]
    t = table(hands=["flint-spark rain-of-glass", "", "", ""], champions=champions, mode="hydra-2")
    t.play("rain-of-glass")
    assert [t.champions(seat) for seat in range(4)] == ["wolf", "", "wolf", ""]
    t.play("flint-spark")
    assert t.offered == {"seat:1", "seat:3", "target:wolf", "target:wolf#2"}


@pytest.mark.rule("epic.team.last-wins")
def test_the_last_team_remaining_wins() -> None:
    t = table(hands=["flint-spark " * 2, *[""] * 5], life=[60, 5, 5], mode="hydra-2").play("flint-spark", "seat:1")
    assert [t.s.lives(seat) for seat in range(6)] == [True, False, True, True, False, True]
    t.play("flint-spark", "seat:5")
    assert (t.result.winners, t.result.ranks) == ([0, 3], [1, 5, 3, 1, 5, 3])


@pytest.mark.rule("epic.team.member-wins")
def test_whoever_wins_wins_for_the_team() -> None:
    t = table(hands=["", "blood-tithe", "", ""], decks=["", "", "", "paper-owl"], mode="hydra-2")
    t.pick("done", "done").play("blood-tithe")
    assert (t.happened("drew-from-nothing"), t.result.winners) == ([1], [1, 3])


# ---------------------------------------------------------------------- Hydra


@pytest.mark.rule("epic.hydra.equal-teams", "epic.ruling.hydra-sizes")
def test_teams_are_of_equal_size_and_there_are_two_or_more() -> None:
    sizes = {}
    for players in range(2, 9):
        for size in (2, 3, 4):
            try:
                t = new_game(players, format="random-thirty", mode=f"hydra-{size}")
            except BadSetting:
                continue
            assert [len(t.s.members(team)) for team in range(t.s.teams)] == [size] * t.s.teams
            sizes[players, size] = t.s.teams
    assert sizes == {(4, 2): 2, (6, 2): 3, (6, 3): 2, (8, 2): 4, (8, 4): 2}


@pytest.mark.rule("epic.hydra.shared-life")
@pytest.mark.parametrize(("players", "size"), [(4, 2), (6, 3), (8, 4), (8, 2)])
def test_a_team_shares_thirty_life_for_each_member(players: int, size: int) -> None:
    t = new_game(players, format="random-thirty", mode=f"hydra-{size}")
    assert t.life == [30 * size] * (players // size)


@pytest.mark.rule("epic.hydra.shared-life")
def test_who_gains_life_gains_it_for_the_team() -> None:
    t = table(hands=["", "", "shields-up", ""], mode="hydra-2").pick("done").play("shields-up", "branch:1")
    assert t.life == [65, 60]


@pytest.mark.rule("epic.hydra.shared-life")
def test_what_happens_to_each_player_touches_a_team_once() -> None:
    cards = {"plague": event({"hurt": {"n": 5, "who": "each-player"}})}
    assert table(hands=["plague", "", "", ""], mode="hydra-2", cards=cards).play("plague").life == [55, 55]


@pytest.mark.rule("epic.hydra.shared-turn", "epic.ruling.hydra-turn")
def test_team_mates_share_a_turn_and_pass_as_one() -> None:
    hands = ["bread-and-salt", "flint-spark", "bread-and-salt", ""]
    t = table(hands=hands, champions=["wolf/expended", "wolf/expended", "wolf/expended"], gold=[0] * 4,
              mode="hydra-2", start=True)  # fmt: skip
    assert (t.happened("drew"), t.gold) == ([(0, 1), (2, 1)], [1, 0, 1, 0])
    assert [c.position for c in t.s.champions] == [PREPARED, EXPENDED, PREPARED]
    assert t.asked == 0
    t.pick("done")
    assert (t.step, t.asked, t.s.initiative) == ("MainPhase", 2, 0)  # the team still has the initiative
    t.play("bread-and-salt").pick("done")
    assert (t.step, t.asked) == ("MainPhase", 0)  # after a play all are asked again
    t.pick("done")
    assert (t.step, t.asked, t.s.initiative) == ("EndRound", 1, 1)
    assert t.pick("done").asked == 3
    t.pick("done")
    assert (t.s.active, t.asked) == (1, 1)


@pytest.mark.rule("epic.hydra.separate-things")
def test_deck_discard_pile_champions_and_gold_are_ones_own() -> None:
    hands = ["second-harvest", "", "second-harvest", ""]
    t = table(hands=hands, decks=["pack-song downwind flint-spark", "", "flint-spark"], mode="hydra-2").play(
        "second-harvest"
    )
    assert (t.gold, t.hand(0), t.hand(2)) == ([0, 1, 1, 1], "pack-song downwind", "second-harvest")
    assert (t.discard(0), t.discard(2)) == ("second-harvest", "")
    assert (t.champions(0), t.champions(2)) == ("human", "")
    t.pick("done")
    assert "play:second-harvest" in t.offered  # with gold of their own


@pytest.mark.rule("epic.hydra.attack-team", "epic.ruling.hydra-damage-to-member")
def test_an_attack_hits_a_team_and_its_life() -> None:
    t = table(hands=[""] * 6, champions=["mud-serpent"], mode="hydra-2").pick("attack:mud-serpent")
    assert (t.step, t.offered) == ("NameDefender", {"seat:1", "seat:2"})  # two other teams, not four players
    assert t.pick("seat:2").fight().life == [60, 60, 49]


@pytest.mark.rule("epic.ruling.hydra-damage-to-member")
def test_damage_to_a_member_is_the_teams_and_the_team_falls_as_one() -> None:
    t = table(hands=["flint-spark", "", "flint-spark", ""], life=[60, 10], mode="hydra-2")
    assert t.play("flint-spark", "seat:3").life == [60, 5]
    t.pick("done").play("flint-spark", "seat:1")
    assert (t.happened("fell"), t.result.winners) == ([1, 3], [0, 2])


@pytest.mark.rule("epic.hydra.joint-attack")
def test_team_mates_attack_and_block_in_one_group() -> None:
    t = table(hands=FOUR, champions=["wolf", "bramble-boar", "mud-serpent", "wolf"], mode="hydra-2")
    t.pick("attack:wolf")
    assert (t.step, t.asked, t.offered) == ("MoreAttackers", 2, {"attack:mud-serpent", "done"})
    t.pick("attack:mud-serpent").all_pass("Plays")
    assert (t.asked, t.offered) == (1, {"block:bramble-boar", "done"})
    t.pick("block:bramble-boar")
    assert (t.asked, t.offered) == (3, {"block:wolf", "done"})
    t.pick("block:wolf").fight()
    assert (t.asked, t.offered) == (0, {f"points:{n}" for n in range(14)})  # 2 and 11 together
    t.pick("points:11")
    assert (t.asked, t.offered) == (1, {f"points:{n}" for n in range(7)})
    t.pick("points:0")
    assert [t.champions(seat) for seat in range(4)] == ["wolf", "", "mud-serpent", ""]
    assert t.find("mud-serpent").damage == 6


@pytest.mark.rule("epic.hydra.help-block")
def test_a_team_mate_blocks_in_ones_place() -> None:
    t = table(hands=FOUR, champions=["wolf", "", "", "mud-serpent"], mode="hydra-2").attack("wolf").all_pass("Plays")
    assert (t.step, t.asked) == ("DeclareBlockers", 3)
    t.pick("block:mud-serpent")
    assert t.find("mud-serpent").position == FLIPPED
    assert t.fight().life == [60, 60]


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("epic.ruling.hydra-gold")
def test_gold_and_the_first_draw_are_those_of_multiplayer_games() -> None:
    t = table(hands=["second-harvest", "", "", ""], gold=[0, 0, 0, 0], turn=1, mode="hydra-2", start=True)
    assert (t.happened("drew"), t.gold) == ([(0, 1), (2, 1)], [1, 0, 1, 0])
    t.play("second-harvest").pick("done", "done").all_pass("EndRound")
    assert (t.s.active, t.gold) == (1, [1, 1, 1, 1])  # at the end of the one turn and the start of the other


@pytest.mark.rule("epic.ruling.hydra-seating")
def test_the_initiative_goes_to_the_next_team() -> None:
    t = table(hands=[""] * 6, champions=["wolf"], mode="hydra-2").pick("attack:wolf", "seat:1")
    asked = []
    for _ in range(6):
        asked.append((t.s.initiative, t.asked))
        t.pick("done")
    assert asked == [(0, 0), (0, 3), (1, 1), (1, 4), (2, 2), (2, 5)]


@pytest.mark.rule("epic.ruling.hand-limit-when")
def test_each_member_of_the_active_team_keeps_to_seven_cards() -> None:
    eight = "flint-spark " * 8
    t = table(hands=[eight, eight, eight, ""], mode="hydra-2").pick("done", "done").all_pass("EndRound")
    assert (t.step, t.asked) == ("HandLimit", 0)
    assert t.pick("discard:flint-spark").asked == 2
    assert t.pick("discard:flint-spark").s.active == 1


@pytest.mark.rule("epic.ruling.hydra-effects-you")
def test_you_and_your_champions_are_not_those_of_a_team_mate() -> None:
    hands = ["shields-up second-harvest", "", "", ""]
    t = table(hands=hands, champions=["wolf", "", "wolf lily-marshal"], mode="hydra-2").play("shields-up", "branch:0")
    assert (t.figures("wolf"), t.figures("wolf", 2)) == ((3, 5), (2, 2))
    t.play("second-harvest")
    assert (t.hand(0), t.hand(2)) == ("paper-owl paper-owl", "")
    assert t.figures("human") == (1, 1)  # the marshal leads its own controller's champions


# ---------------------------------------------------------------------- three and more at a team, three and more teams


@pytest.mark.rule("epic.ruling.hydra-turn", "epic.main.pass-to-end")
def test_three_members_pass_in_turn_and_after_a_play_all_do_again() -> None:
    t = table(hands=["", "", "bread-and-salt", "", "", ""], mode="hydra-3").pick("done").play("bread-and-salt")
    asked = []
    while t.step == "MainPhase":
        asked.append(t.asked)
        t.pick("done")
    assert (asked, t.happened("passed")) == ([2, 4, 0], [0])


@pytest.mark.rule("epic.ruling.hydra-turn", "epic.multi.pass-to-end")
def test_so_do_three_opponents_at_the_end_of_a_turn() -> None:
    t = table(hands=["", "", "", "bread-and-salt", "", ""], mode="hydra-3").pick("done", "done", "done", "done")
    t.play("bread-and-salt")
    asked = []
    while t.step == "EndRound":
        asked.append(t.asked)
        t.pick("done")
    assert (asked, t.happened("passed")) == ([3, 5, 1], [4, 1])
    assert (t.step, t.asked) == ("ReturnOrEnd", 0)  # the first of the team speaks for it


@pytest.mark.rule("epic.ruling.hydra-seating", "epic.ruling.passing-end-turn-multi")
def test_at_the_end_of_a_turn_both_members_of_each_other_team_are_asked() -> None:
    t = table(hands=[""] * 6, mode="hydra-2", active=1).pick("done", "done")
    asked = []
    while t.step == "EndRound":
        asked.append(t.asked)
        t.pick("done")
    assert (asked, t.happened("passed"), t.s.active) == ([2, 5, 0, 3], [4, 5, 3], 2)


@pytest.mark.rule("epic.multi.finish-turn", "epic.ruling.hydra-seating")
def test_a_fallen_team_is_passed_over_and_both_members_of_the_next_are_asked() -> None:
    t = table(hands=["flint-spark", *[""] * 5], life=[60, 5, 60], mode="hydra-2").play("flint-spark", "seat:4")
    t.pick("done", "done")
    asked = []
    while t.step == "EndRound":
        asked.append(t.asked)
        t.pick("done")
    assert (asked, t.s.active) == ([2, 5], 2)


@pytest.mark.rule("epic.end-phase.hand-seven", "epic.end-phase.no-plays")
def test_each_member_discards_from_their_own_hand() -> None:
    t = table(hands=["flint-spark " * 8, "", "downwind " * 9, ""], mode="hydra-2").pick("done", "done")
    t.all_pass("EndRound")
    assert (t.asked, t.offered) == (0, {"discard:flint-spark"})
    assert t.blocked == {"play:flint-spark": "epic.end-phase.no-plays"}
    t.pick("discard:flint-spark")
    assert (t.asked, t.offered) == (2, {"discard:downwind"})
    t.pick("discard:downwind", "discard:downwind")
    assert (t.s.active, t.hand(2).split()) == (1, ["downwind"] * 7)


@pytest.mark.rule("epic.target.as-many-as-possible", "epic.team.one-entity")
def test_each_opponent_discards_and_sacrifices_in_order_as_much_as_they_can() -> None:
    cards = {
        "tax": event({"discard": {"n": 2, "who": "each-opponent"}}),
        "toll": event({"sacrifice": {"n": 2, "who": "each-opponent"}}),
    }
    hands = ["tax toll", "downwind", "", "pack-song flint-spark pack-song"]
    t = table(hands=hands, champions=["demon", "wolf human zombie", "demon", "zombie"], mode="hydra-2", cards=cards)
    t.play("tax")
    assert (t.asked, t.offered) == (1, {"discard:downwind"})
    t.pick("discard:downwind")
    assert (t.asked, t.offered) == (3, {"discard:pack-song", "discard:flint-spark"})
    t.pick("discard:flint-spark", "discard:pack-song")
    assert (t.hand(1), t.hand(3)) == ("", "pack-song")
    t.play("toll")
    assert (t.step, t.asked, t.offered) == ("Sacrifices", 1, {"target:wolf", "target:human", "target:zombie"})
    t.pick("target:human")
    assert t.offered == {"target:wolf", "target:zombie"}
    t.pick("target:zombie")
    assert [t.champions(seat) for seat in range(4)] == ["demon", "wolf", "demon", ""]
