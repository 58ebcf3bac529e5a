"""Opuszczenie gry: who leaves a table of three or more takes their cards along, whatever is going on."""

from __future__ import annotations

from collections import Counter

import pytest

from games.epic.plain import table
from games.epic.tabletop import GAME, Tabletop, champion, event, new_game
from wawel.engine.chance import rng
from wawel.engine.components import NONE
from wawel.engine.events import AnswerTrace
from wawel.engine.game import IllegalAnswer
from wawel.engine.records import Play, read_lines, replay, secret_of, verify
from wawel.engine.state import State
from wawel.games.epic.box import CARDS
from wawel.games.epic.pieces import OUTSIDE
from wawel.games.epic.state import BEFORE_BLOCKERS, BEFORE_DAMAGE, MAIN, START_LIFE, EpicState

THREE = ("", "", "")
FOUR = ("", "", "", "")


def leave(t: Tabletop, seat: int) -> Tabletop:
    """A seat leaves, and the game goes on to its next question."""
    trace = AnswerTrace()
    before = t.s.number
    t.game.leave(t.s, seat, trace)
    t.log += trace.events
    assert t.s.number == before + 1  # an answer to what was asked before comes too late
    return t


def stays(t: Tabletop, seat: int) -> bool:
    """Is the seat refused to leave, with everything as it was?"""
    before = t.s.to_json()
    with pytest.raises(IllegalAnswer):
        t.game.leave(t.s, seat)
    return t.s.to_json() == before


# ---------------------------------------------------------------------- what goes and what stays


@pytest.mark.rule("epic.multi.leaver-cards-removed", "epic.ruling.leaver-owner-tokens")
def test_all_cards_of_a_leaver_go_whoever_controls_them() -> None:
    t = table(hands=["", "pack-song", ""], champions=["mud-serpent wolf", "zombie", "human"], discards=["", "downwind"])
    t.find("mud-serpent").owner = t.find("wolf").owner = 1
    leave(t, 1)
    assert (t.happened("left"), t.happened("fell")) == ([1], [])
    assert (t.hand(1), t.deck(1), t.discard(1), t.champions(0), t.champions(1)) == ("", "", "", "", "")
    assert t.champions(2) == "human"
    removed = sorted(t.names(t.s.unused).split())
    assert removed == sorted(["pack-song", "downwind", "mud-serpent"] + ["paper-owl"] * 10)  # tokens are no cards
    assert (t.step, t.asked) == ("MainPhase", 0)
    assert t.pick("done").asked == 2


@pytest.mark.rule("epic.multi.control-returns")
def test_what_others_own_returns_and_may_break_without_the_leavers_help() -> None:
    cards = {
        "wall": champion(1, 9, static={"what": "own-other", "defence": 3}),
        "monk": champion(1, 2, broken=[{"gain": {"n": 4}}]),
    }
    t = table(hands=THREE, champions=["", "wall monk/damage:3 wolf/damage:1", ""], cards=cards)
    t.find("monk").owner = t.find("wolf").owner = 2
    leave(t, 1)
    assert t.happened("control-back") == [("monk", 2), ("wolf", 2)]
    assert (t.champions(2), t.discard(2), t.life[2]) == ("wolf", "monk", 34)
    assert t.find("wolf").deploying


@pytest.mark.rule("epic.multi.control-returns")
def test_the_same_when_a_player_falls() -> None:
    cards = {
        "wall": champion(1, 9, static={"what": "own-other", "defence": 3}),
        "monk": champion(1, 2, broken=[{"gain": {"n": 4}}]),
    }
    t = table(hands=["flint-spark", "", ""], champions=["", "wall monk/damage:3"], life=[30, 5, 30], cards=cards)
    t.find("monk").owner = 2
    t.play("flint-spark", "seat:1")
    assert (t.champions(2), t.discard(2), t.life[2]) == ("", "monk", 34)


@pytest.mark.rule("epic.keyword.blitz", "epic.multi.control-returns")
def test_back_home_a_champion_gains_the_blitz_lent_there() -> None:
    cards = {"drummer": champion(1, 1, static={"what": "own-other", "keywords": ["blitz"]})}
    t = table(hands=["flint-spark", "", ""], champions=["drummer", "wolf", ""], cards=cards)
    t.find("wolf").owner = 0
    leave(t, 1).play("flint-spark", "target:drummer")
    assert "attack:wolf" in t.offered  # for good, though the drummer is gone


@pytest.mark.rule("epic.multi.leaver-cards-removed", "epic.ruling.resign")
def test_who_may_not_leave() -> None:
    assert stays(table(), 0)  # a duel is lost that way
    t = new_game(3, format="random-thirty")
    assert [stays(t, seat) for seat in range(3)] == [True] * 3  # there is nothing to take along yet
    t.pick("done", "done", "done")
    assert (stays(t, 3), stays(t, -1)) == (True, True)
    leave(t, 1)
    assert stays(t, 1)  # who is out is out
    leave(t, 2)
    assert (t.result.winners, stays(t, 0)) == ([0], True)


@pytest.mark.rule("epic.multi.pending-removed")
def test_an_event_being_resolved_goes_with_its_player() -> None:
    t = table(hands=["burning-sky", "", ""]).play("burning-sky")
    leave(t, 0)
    assert (t.life[1:], t.s.event_card, t.s.event_seat) == ([30, 30], NONE, NONE)
    assert "burning-sky" in t.names(t.s.unused)
    assert (t.step, t.asked, t.s.active) == ("EndRound", 1, 0)


@pytest.mark.rule("epic.multi.pending-removed")
def test_so_does_what_others_were_to_do_for_it() -> None:
    cards = {"tax": event({"discard": {"n": 1, "who": "each-opponent"}}, {"draw": {"n": 1}})}
    t = table(hands=["tax", "pack-song downwind", "pack-song downwind"], cards=cards).play("tax", "discard:downwind")
    assert (t.step, t.asked) == ("Discards", 2)
    leave(t, 0)
    assert (t.hand(2), t.step, t.asked) == ("pack-song downwind", "EndRound", 1)


@pytest.mark.rule("epic.multi.pending-removed")
def test_one_who_was_to_do_something_is_passed_over_and_the_event_goes_on() -> None:
    cards = {"tax": event({"discard": {"n": 1, "who": "each-opponent"}}, {"draw": {"n": 1}})}
    t = table(hands=["tax", "pack-song downwind", "pack-song downwind"], cards=cards).play("tax")
    leave(t, 1)
    assert (t.step, t.asked) == ("Discards", 2)
    t.pick("discard:downwind")
    assert (t.hand(0), t.discard(0), t.step) == ("paper-owl", "tax", "MainPhase")


@pytest.mark.rule("epic.multi.pending-removed", "epic.ability.after-event")
def test_what_a_leaving_breaks_waits_until_the_event_is_over() -> None:
    cards = {
        "wall": champion(1, 9, static={"what": "any", "defence": 3}),
        "monk": champion(1, 1, broken=[{"gain": {"n": 4}}]),
        "choice": event({"choose-one": [[{"lose": {"n": 1}}], [{"lose": {"n": 2}}]]}),
    }
    t = table(hands=["choice", "", ""], champions=["monk/damage:2", "wall", ""], cards=cards).play("choice")
    leave(t, 1)
    assert (t.discard(0), t.happened("triggered"), t.step) == ("monk", [], "PickBranch")
    t.pick("branch:0")
    assert t.story("lost-life", "triggered", "gained-life") == ["lost-life", "triggered", "gained-life"]


@pytest.mark.rule("epic.multi.pending-removed")
def test_waiting_abilities_of_a_leaver_are_forgotten() -> None:
    cards = {"monk": champion(1, 1, broken=[{"gain": {"n": 9}}]), "nun": champion(1, 1, broken=[{"gain": {"n": 5}}])}
    t = table(hands=["night-without-stars", "", ""], champions=["monk nun", "monk", "monk"], cards=cards)
    t.play("night-without-stars", "branch:0")
    assert (t.step, t.asked) == ("Triggers", 0)
    leave(t, 0)
    assert (t.life, t.step) == ([30, 39, 39], "EndRound")


# ---------------------------------------------------------------------- turns and initiative


@pytest.mark.rule("epic.multi.finish-turn")
def test_the_turn_of_a_leaver_is_finished_without_them() -> None:
    t = leave(table(hands=THREE, champions=["", "wolf/damage:1"]), 0)
    assert (t.step, t.asked, t.s.active, t.s.initiative) == ("EndRound", 1, 0, 1)
    t.pick("done", "done")
    assert (t.s.active, t.asked, t.find("wolf").damage) == (1, 1, 0)
    assert t.end_turn().s.active == 2
    assert t.end_turn().s.active == 1


@pytest.mark.rule("epic.multi.finish-turn", "epic.multi.return-option")
def test_who_leaves_instead_of_choosing_ends_the_turn() -> None:
    t = table(hands=["", "bread-and-salt", ""]).pick("done").play("bread-and-salt").pick("done", "done")
    assert t.step == "ReturnOrEnd"
    leave(t, 0)
    assert (t.s.active, t.step, t.asked) == (1, "MainPhase", 1)


@pytest.mark.rule("epic.multi.finish-turn", "epic.end-phase.hand-seven")
def test_who_leaves_instead_of_discarding_ends_the_turn() -> None:
    t = table(hands=["flint-spark " * 9, "", ""]).end_turn()
    assert t.step == "HandLimit"
    assert (leave(t, 0).s.active, t.asked) == (1, 1)


@pytest.mark.rule("epic.multi.initiative-left")
def test_the_initiative_of_a_leaver_goes_to_the_left() -> None:
    t = leave(table(hands=FOUR).pick("done"), 1)
    assert (t.step, t.s.initiative, t.asked) == ("EndRound", 2, 2)
    t = leave(table(hands=FOUR, champions=["wolf"]).pick("attack:wolf", "seat:3", "done"), 1)
    assert (t.s.phase, t.s.initiative, t.asked) == (BEFORE_BLOCKERS, 2, 2)


@pytest.mark.rule("epic.battle.before-blockers-until", "epic.ruling.passing-battle")
@pytest.mark.parametrize(("leaver", "asked"), [(0, [2, 3]), (1, [2, 3]), (3, [2])])
def test_a_leavers_pass_is_not_counted_for_another(leaver: int, asked: list[int]) -> None:
    t = table(hands=FOUR, champions=["wolf", "", "zombie"]).pick("attack:wolf", "seat:2", "done", "done")
    leave(t, leaver)
    seen = []
    while t.step == "Plays" and t.s.phase == BEFORE_BLOCKERS:
        seen.append(t.asked)
        t.pick("done")
    assert seen == asked


# ---------------------------------------------------------------------- battles


@pytest.mark.rule("epic.ruling.leaver-battle")
def test_who_leaves_while_naming_the_defender_fights_no_battle() -> None:
    t = table(hands=THREE, champions=["wolf human"]).pick("attack:wolf")
    assert t.step == "NameDefender"
    leave(t, 0)
    assert (t.s.phase, t.step, t.asked, t.s.defender) == (MAIN, "EndRound", 1, NONE)


@pytest.mark.rule("epic.ruling.leaver-battle", "epic.ffa.anyone")
def test_a_leaver_cannot_be_named_as_defender() -> None:
    t = table(hands=FOUR, champions=["wolf"]).pick("attack:wolf")
    assert leave(t, 2).offered == {"seat:1", "seat:3"}


@pytest.mark.rule("epic.ruling.leaver-battle")
@pytest.mark.parametrize("step", ["MoreAttackers", "Plays", "DeclareBlockers", "Divide"])
def test_when_the_defender_leaves_the_attackers_deal_no_damage_and_return(step: str) -> None:
    t = table(hands=THREE, champions=["wolf wolf zombie", "human human", "human"]).pick("attack:wolf", "seat:1")
    if step != "MoreAttackers":
        t.pick("attack:wolf", "done")
    if step in ("DeclareBlockers", "Divide"):
        t.all_pass("Plays")
    if step == "Divide":
        t.block("human", "human").all_pass("Plays")
    assert t.step == step
    leave(t, 1)
    assert (t.s.phase, t.step, t.asked, t.s.defender, t.s.blocked) == (MAIN, "MainPhase", 0, NONE, False)
    assert (t.life[0], t.life[2]) == (30, 30)
    assert [(c.role, c.due, c.damage) for c in t.s.champions] == [(OUTSIDE, 0, 0)] * 4
    assert "attack:wolf" not in t.offered or step == "MoreAttackers"


@pytest.mark.rule("epic.ruling.leaver-battle")
@pytest.mark.parametrize("step", ["Plays", "DeclareBlockers", "Divide"])
def test_when_the_attacker_leaves_the_battle_goes_on_without_damage(step: str) -> None:
    t = table(hands=THREE, champions=["wolf wolf", "human human", ""]).pick("attack:wolf", "seat:1", "attack:wolf")
    if step in ("DeclareBlockers", "Divide"):
        t.all_pass("Plays")
    if step == "Divide":
        t.block("human", "human").all_pass("Plays").pick("points:1")
    assert t.step == step
    leave(t, 0)
    asked = []
    while t.step == "Plays":
        asked.append((t.s.phase, t.asked))
        t.pick("done")
    windows = [(BEFORE_DAMAGE, 1), (BEFORE_DAMAGE, 2)]
    assert asked == {"Plays": [(BEFORE_BLOCKERS, 1), (BEFORE_BLOCKERS, 2), *windows],
                     "DeclareBlockers": windows, "Divide": []}[step]  # fmt: skip
    assert (t.life[1:], t.champions(1), t.step, t.asked) == ([30, 30], "human human", "EndRound", 1)
    assert [c.damage for c in t.s.champions] == [0, 0]


@pytest.mark.rule("epic.ruling.damage-division")
def test_when_somebody_else_leaves_the_damage_is_divided_anew() -> None:
    t = table(hands=THREE, champions=["mud-serpent", "wolf wolf wolf", ""]).pick("attack:mud-serpent", "seat:1")
    t.block("wolf", "wolf", "wolf").all_pass("Plays").pick("points:3")
    leave(t, 2)
    assert (t.step, t.asked, len(t.offered), [c.due for c in t.s.champions]) == ("Divide", 0, 12, [0] * 4)
    t.pick("points:1", "points:10")
    assert t.champions(1) == "wolf wolf"


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("epic.ffa.last-wins", "epic.end.last-standing")
def test_whoever_stays_last_wins_and_leavers_are_placed_by_how_long_they_stayed() -> None:
    t = leave(leave(table(hands=THREE), 2), 0)
    assert (t.result.winners, t.result.ranks, t.result.scores) == ([1], [2, 1, 3], [1, 5, 0])
    assert t.deck(0) != ""  # the game is over: nothing more is taken away


@pytest.mark.rule("epic.hunter.first-blood-win")
def test_first_blood_is_won_by_who_sits_right_of_a_leaver() -> None:
    t = leave(table(hands=FOUR, mode="first-blood"), 2)
    assert t.result.winners == [1]


@pytest.mark.rule("epic.hunter.elimination-bonus")
def test_last_one_standing_pays_for_a_leaver_too() -> None:
    t = leave(table(hands=FOUR, mode="last-standing"), 0)
    assert (t.life[3], t.hand(3)) == (START_LIFE + 5, "paper-owl")


# ---------------------------------------------------------------------- teams


@pytest.mark.rule("epic.multi.leaver-cards-removed", "epic.team.one-entity")
def test_of_a_team_the_others_play_on() -> None:
    t = table(hands=["", "", "", ""], champions=["wolf", "", "human", ""], mode="hydra-2", start=True)
    assert (t.s.active, t.asked, t.life) == (0, 0, [60, 60])
    leave(t, 0)
    assert (t.champions(0), t.asked, t.life) == ("", 2, [60, 60])
    t.attack("human").fight()
    assert t.life == [60, 59]
    t.end_turn()
    assert t.s.active == 1
    t.pick("done", "done").pick("done")
    assert (t.s.active, t.asked) == (0, 2)
    assert (t.hand(2), t.deck(0)) == ("paper-owl paper-owl", "")  # the empty place draws nothing
    leave(t, 2)
    assert (t.result.winners, t.result.ranks) == ([1, 3], [4, 1, 3, 1])


@pytest.mark.rule("epic.ruling.hydra-turn")
@pytest.mark.parametrize("leaver", [0, 2])
def test_the_passes_of_a_team_are_those_of_who_is_left(leaver: int) -> None:
    t = table(hands=FOUR, champions=["", "human"], mode="hydra-2", active=1).pick("attack:human", "done", "done")
    assert (t.s.initiative, t.asked) == (0, 0)
    if leaver == 0:
        t.pick("done")
        assert t.asked == 2
    leave(t, leaver)
    other = 2 - leaver
    assert t.asked == other
    t.pick("done")
    assert t.s.phase == BEFORE_DAMAGE  # one is left to pass for the team, and blocks nothing
    assert (t.s.initiative, t.asked) == (0, other)


@pytest.mark.rule("epic.ruling.hydra-turn", "epic.multi.pass-to-end")
@pytest.mark.parametrize("leaver", [1, 3])
def test_at_the_end_of_a_turn_too(leaver: int) -> None:
    t = table(hands=FOUR, mode="hydra-2").pick("done", "done")
    assert (t.step, t.asked) == ("EndRound", 1)
    leave(t, leaver)
    assert t.asked == 4 - leaver
    assert t.pick("done").s.active == 1
    assert t.happened("passed")[-1] == 4 - leaver


@pytest.mark.rule("epic.ruling.hydra-turn")
@pytest.mark.parametrize(("leaver", "asked"), [(2, [4]), (4, [2])])
def test_of_three_members_the_two_who_are_left_pass(leaver: int, asked: list[int]) -> None:
    t = leave(table(hands=[""] * 6, mode="hydra-3"), leaver)
    t.pick("done")
    seen = []
    while t.step == "MainPhase":
        seen.append(t.asked)
        t.pick("done")
    assert (seen, t.happened("passed")) == (asked, asked)


# ---------------------------------------------------------------------- records


@pytest.mark.rule("epic.multi.leaver-cards-removed")
def test_a_record_with_a_leaver_replays_and_verifies() -> None:
    game = table(hands=THREE).game
    play = Play(game, 3, secret_of("leaver"), {"format": "random-thirty", "mode": "free-for-all"})
    at = 0
    while game.result(play.state) is None:
        if at == 30:
            number = play.state.number
            assert next(event.key for event in play.leave(2)) == "left"
            assert (play.answers[-1].number, play.state.number, play.can_undo()) == (number, number + 1, False)
        choice = play.choices()[0]
        play.answer(choice, choice.options[at % len(choice.options)])
        at += 1
    bodies = read_lines(play.lines())
    (line,) = [body for body in bodies if "leaves" in body]
    assert (line["leaves"], set(line)) == (2, {"n", "leaves", "chance"})
    assert bodies.index(line) == 31
    for again in (replay(game, bodies), verify(game, bodies)):
        assert game.same(again.state, play.state)
    assert replay(game, bodies).lines() == play.lines()


@pytest.mark.rule("epic.multi.leaver-cards-removed", "epic.multi.finish-turn", "epic.ruling.leaver-battle")
@pytest.mark.parametrize(("players", "mode"), [
    (3, "free-for-all"), (5, "free-for-all"), (5, "last-standing"), (4, "first-blood"), (6, "hydra-2"), (6, "hydra-3"),
])  # fmt: skip
def test_whenever_somebody_leaves_the_game_goes_on_and_can_be_stored(players: int, mode: str) -> None:
    game = GAME
    for seed in range(3):
        luck = rng(f"leaving:{mode}:{players}:{seed}")
        s = game.new(players, seed, format="random-thirty", mode=mode)
        cards = everything(s)
        for _ in range(600):
            if game.over(s):
                break
            staying = [seat for seat in range(players) if game.can_leave(s, seat)]
            if staying and luck.below(60) == 0:
                seat = staying[luck.below(len(staying))]
                game.leave(s, seat)
                assert isinstance(s, EpicState)
                assert s.sides[seat].fell > 0
                assert game.over(s) or not game.can_leave(s, seat)
                assert all(choice.seat != seat for choice in game.choices(s))
                assert all(game.over(s) or seat not in (c.owner, c.controller) for c in s.champions)
            else:
                s.apply(s.options[luck.below(len(s.options))])
            assert everything(s) == cards
            assert game.over(s) or game.same(game.from_json(s.to_json()), s)


def everything(s: State) -> Counter[int]:
    """All cards in the game or taken out of it, wherever they are; tokens come and go."""
    assert isinstance(s, EpicState)
    found = Counter(s.unused) + Counter(c.card for c in s.champions if c.card < CARDS)
    for side in s.sides:
        found.update(side.hand + side.deck + side.discard + side.aside)
    return found + Counter([s.event_card] if s.event_card != NONE else [])
