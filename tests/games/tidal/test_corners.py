"""Corners of the rules that seldom come up: what is told, who is asked, what idle players do, the Rival's turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.tidal.changes import settle
from games.tidal.tabletop import BOX, EDGE, HUNTED, NEXT_ROUND, REEF, Tabletop, game_with, new_game, roll, table
from wawel.engine.components import NONE
from wawel.engine.fields import declared
from wawel.games.tidal.box import MEASURES, RIVAL
from wawel.games.tidal.figures import has_every_arena, measure, most_dice
from wawel.games.tidal.pieces import Side
from wawel.games.tidal.rules.flow import NEXT_TURN
from wawel.games.tidal.state import TidalState


def attempt(card: str, dice: str, *faces: str, x: int = 0, **more: Any) -> Tabletop:
    """Axl attempts a challenge of Lamara and has rolled."""
    axl = {"dice": dice, "hand": card, **more.pop("axl", {})}
    t = table(axl=axl, kajman={}, **{"arbiter": "droska", **more})
    t.pick("visit:beside-lamara", "done", f"attempt:{card}")
    for die in dice.split()[: len(faces)]:
        t.pick(f"add:{die}")
    return t.pick("roll", luck=roll(*faces, x=x)) if faces else t


@pytest.mark.parametrize("kind", [TidalState, Side])
def test_a_fresh_state_is_as_declared(kind: type) -> None:
    fresh: Any = kind()
    for name, one in declared(kind).items():
        if one.zone is not None:
            found = getattr(fresh, name)
            assert found == eval(one.first, {"NONE": NONE}) if one.first else not found, name


# ---------------------------------------------------------------------- rolls


@pytest.mark.rule("tidal.challenge.step-choose-dice", "tidal.challenge.step-reroll")
def test_an_idle_player_adds_a_die_rolls_and_stops() -> None:
    t = attempt("gull-chase", "novice adept-red")
    t.idle(lambda s: len(s.joining) == 1)
    assert BOX.ids["die"][t.s.joining[0]] == "novice"
    t.idle(lambda s: s.task < 0)
    assert (t.dice("axl"), t.happened("withdrew")) == ((["adept-red"], ["novice"]), [("axl", "gull-chase", 0)])


@pytest.mark.rule("tidal.fight.step-bonus-die")
def test_an_idle_player_takes_the_first_bonus_die() -> None:
    t = table(axl={"dice": "novice", "styles": [0, 2, 0]}, kajman={}, edge="bullubura")
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "roll")
    t.idle(lambda s: bool(s.rolled))
    assert t.happened("borrowed") == [("axl", "adept-red")]


@pytest.mark.rule("tidal.space.gain-rewards")
def test_an_idle_player_collects_the_reward() -> None:
    t = table(axl={}, kajman={}).pick("visit:shell-beach")
    t.idle(lambda s: s.sides[0].shells > 0)
    assert t.happened("collected") == [("axl", "shell-beach")]


@pytest.mark.rule("tidal.danger.block-voluntary")
def test_an_idle_player_blocks_if_there_are_shells() -> None:
    t = attempt("gull-chase", "novice", "novice/spirit", x=1, axl={"shells": 1})
    assert t.option_names(t.choice) == ["block", "lose:novice/spirit"]


@pytest.mark.rule("tidal.challenge.step-roll")
def test_dice_of_a_roll_lie_sorted() -> None:
    t = attempt("gull-chase", "novice adept-red novice", "novice/synergy", "adept-red/blank", axl={"fruit": 2})
    t.pick("add:novice", "roll", luck=roll("novice/synergy", "adept-red/blank", "novice/spirit"))
    assert t.rolled() == ["novice/spirit", "novice/synergy", "adept-red/blank"]
    t.pick("keep:novice/synergy", "keep:novice/spirit")
    assert t.kept() == ["novice/spirit", "novice/synergy"]


@pytest.mark.rule("tidal.ruling.reroll-needs-die", "tidal.ruling.all-dice-lost")
def test_without_a_die_nothing_can_be_rolled() -> None:
    t = attempt("gull-chase", "novice adept-red", "novice/spirit", x=1)
    assert t.once("lost-rolled") == ("axl", "novice/spirit")
    assert t.refused("roll") == "tidal.ruling.reroll-needs-die"
    assert t.blocked["roll"] == "tidal.ruling.reroll-needs-die"
    assert t.offered == {"withdraw", "add:adept-red"}


@pytest.mark.rule("tidal.fight.step-reroll")
def test_the_rule_of_a_question_in_a_fight() -> None:
    t = table(axl={"dice": "novice novice adept-red"}, kajman={}, edge="bullubura")
    t.pick("visit:folds-edge", "done")
    assert t.choice.rule == "tidal.turn.step-fight"
    t.pick("fight:edge")
    assert t.choice.rule == "tidal.fight.step-choose-dice"
    t.pick("add:novice", "add:adept-red")
    t.pick("roll", luck=roll("novice/blank", "adept-red/blank", x=1))
    assert t.choice.rule == "tidal.fight.step-danger"
    t.pick("lose:novice/blank")
    assert t.choice.rule == "tidal.fight.step-reroll"
    assert t.refused("add:novice") == "tidal.fight.step-reroll"


@pytest.mark.rule("tidal.turn.step-challenge")
@pytest.mark.parametrize("island", ["chronoseum", "lamara", "droska", "citadel"])
def test_the_rule_of_an_island_is_named(island: str) -> None:
    t = table(axl={"hand": "gull-chase burning-sun"}, kajman={}, pool="twin-hulls").pick(f"visit:beside-{island}")
    assert t.choice.rule == f"tidal.{island}.effect"
    if island != "citadel":
        assert t.pick("done").choice.rule == "tidal.turn.step-challenge"


@pytest.mark.rule("tidal.ruling.hit-assignment-challenge")
def test_equal_symbols_are_no_choice_wherever_they_are_printed() -> None:
    other = game_with(**{"challenge.gull-chase.needs": ["spirit", "focus", "spirit"]})
    t = attempt("gull-chase", "novice", "novice/any", game=other).pick("withdraw")
    assert t.offered == {"match:spirit", "match:focus"}
    t = attempt("gull-chase", "novice novice", "novice/any", "novice/spirit", game=other).pick("withdraw")
    assert t.offered == {"match:spirit", "match:focus"}
    t.pick("match:spirit")
    assert t.side("axl").dials == (2, 0, 0, 0)
    t = attempt("gull-chase", "novice novice", "novice/focus", "novice/spirit", game=other).pick("withdraw")
    assert t.side("axl").dials == (1, 1, 0, 0)


@pytest.mark.rule("tidal.ruling.hit-assignment-challenge", "tidal.stretch.bonus")
def test_of_several_stretch_symbols_the_player_says_which_a_wild_face_matches() -> None:
    axl = {"dice": "novice " * 5, "hand": "duel-with-yesterday", "fruit": 3, "dials": (0, 0, 0, 0)}
    t = table(axl=axl, kajman={}, settings={"legendary": True})
    t.pick("visit:beside-chronoseum", "done", "attempt:duel-with-yesterday", *["add:novice"] * 5)
    t.pick("roll", luck=roll("novice/spirit", "novice/spirit", "novice/focus", "novice/focus", "novice/any"))
    t.pick("complete")
    assert t.offered == {"match:spirit", "match:focus"}
    t.pick("match:focus")
    assert t.side("axl").dials == (2, 3, 0, 0)


@pytest.mark.rule("tidal.stretch.bonus")
def test_cards_for_a_stretch_symbol_wait_for_one() -> None:
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/focus", axl={"cards": "daredevil"})
    assert t.pick("complete").side("axl").rank == 0


@pytest.mark.rule("tidal.complete.versatility", "tidal.complete.impress-arbiter")
def test_a_set_of_arenas_is_told_and_cards_wait_for_it() -> None:
    changed = [{"when": "versatility", "do": [{"fruit": 3}]}]
    other = game_with(**{"card.nitro.ability": changed})
    axl = {"styles": [1, 0, 1], "cards": "nitro"}
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/focus", axl=axl, game=other).pick("complete")
    assert (t.side("axl").rank, t.means("axl")[0], t.happened("versatile")) == (2, 3, ["axl"])


# ---------------------------------------------------------------------- turns


@pytest.mark.rule("tidal.ruling.trick-timing", "tidal.trick.one-per-turn")
def test_what_may_be_done_besides_is_refused_with_its_rule() -> None:
    axl = {"tricks": "somersault second-wind", "cards": "burnout nitro", "shells": 1, "spent": "novice", "shield": 5}
    t = table(axl=axl, kajman={})
    assert t.refused("trick:somersault") == "tidal.ruling.trick-timing"
    assert t.refused("use:burnout") == "tidal.ruling.trick-timing"
    assert t.refused("use:nitro") == "tidal.character-card.permanent"
    assert t.refused("memory") == "tidal.shield.memory"
    assert t.blocked["use:nitro"] == "tidal.character-card.permanent"
    assert t.blocked["trick:somersault"] == "tidal.ruling.trick-timing"
    assert t.blocked["memory"] == "tidal.shield.memory"
    t.pick("trick:second-wind")
    assert t.blocked["trick:somersault"] == "tidal.trick.one-per-turn"


@pytest.mark.rule("tidal.trick.one-per-turn", "tidal.character-card.usable-at-once", "tidal.shield.memory")
@pytest.mark.parametrize(
    ("axl", "asked"),
    [
        ({}, "kajman"),
        ({"tricks": "encore"}, "axl"),
        ({"cards": "nitro", "shells": 2}, "axl"),
        ({"cards": "nitro", "shells": 1}, "kajman"),
        ({"cards": "spare-engine"}, "axl"),
        ({"cards": "daredevil", "shells": 9}, "kajman"),
        ({"shield": 6, "spent": "novice"}, "axl"),
        ({"shield": 6, "spent": "novice novice"}, "axl"),
        ({"shield": 6}, "kajman"),
        ({"shield": 5, "spent": "novice"}, "kajman"),
    ],
)
def test_a_last_question_is_asked_only_if_there_may_be_something_to_do(axl: dict[str, Any], asked: str) -> None:
    assert table(axl=axl, kajman={}, edge="bullubura").pick("visit:beside-fold").asked == asked


@pytest.mark.rule("tidal.trick.one-per-turn")
def test_a_trick_at_the_reward_the_island_and_the_attempt_leads_back_there() -> None:
    axl = {"tricks": "encore gift-of-the-tide roar-of-the-crowd", "hand": "gull-chase", "dials": (5, 0, 0, 0)}
    for place, before in (("CollectReward", ()), ("IslandEffect", ("done",)), ("Attempt", ("done", "done"))):
        t = table(axl=axl, kajman={}).pick("visit:palm-square", *before)
        assert t.step == place
        t.pick("trick:gift-of-the-tide")
        assert (t.step, t.asked, t.means("axl")[0], t.s.first) == (place, "axl", 2, 0)
    t = table(axl={**axl, "tricks": "encore"}, kajman={}).pick("visit:palm-square", "done", "done", "done")
    assert t.asked == "kajman"


@pytest.mark.rule("tidal.character-card.artifact-discard", "tidal.character-card.stays")
def test_an_artifact_is_gone_and_the_other_cards_stay_what_they_were() -> None:
    t = table(axl={"cards": "spare-engine flashy-moves nitro", "shells": 4}, kajman={})
    settle(t.pick("use:spare-engine"))
    side = t.side("axl")
    assert [BOX.ids["card"][card] for card in side.cards] == ["shell-shield", "flashy-moves", "nitro"]
    assert [BOX.ids["card"][card] for card in side.discarded] == ["spare-engine"]
    bits = [(BOX.cards[card].hears, BOX.cards[card].changes) for card in side.cards]
    assert side.hears == bits[0][0] | bits[1][0] | bits[2][0]
    assert side.changes == bits[0][1] | bits[1][1] | bits[2][1]
    assert t.refused("use:spare-engine") == "tidal.character-card.permanent"
    assert "use:nitro" in t.offered
    side.tricks = [BOX.ids["trick"].index("gift-of-the-tide")]
    settle(t.pick("visit:beside-citadel", "trick:gift-of-the-tide"))
    assert t.once("trick") == ("axl", "gift-of-the-tide", 2)


@pytest.mark.rule("tidal.character-card.permanent")
def test_a_card_of_synergy_works_as_soon_as_it_is_in_play() -> None:
    other = game_with(**{"trick.drill.levels": [[{"develop": {"trait": "synergy"}}]] * 4 + [[{"fruit": 1}]]})
    axl = {"tricks": "drill", "dials": (0, 0, 0, 1), "deck": "flashy-moves nitro"}
    t = table(axl=axl, kajman={}, game=other).pick("trick:drill", "put:flashy-moves")
    assert t.once("in-play") == ("axl", "flashy-moves")
    t.s.trick_played = False
    t.side("axl").tricks = [BOX.ids["trick"].index("gift-of-the-tide")]
    settle(t.pick("visit:beside-citadel", "trick:gift-of-the-tide"))
    assert t.happened("trick")[-1] == ("axl", "gift-of-the-tide", 2)


@pytest.mark.rule("tidal.deck.reshuffle", "tidal.ruling.reshuffle-moment")
def test_the_last_trick_that_is_played_makes_a_new_deck() -> None:
    t = table(axl={"tricks": "gift-of-the-tide", "dials": (5, 0, 0, 0)}, kajman={})
    t.s.trick_discard = tuple(t.s.tricks)
    t.s.tricks = []
    t.pick("trick:gift-of-the-tide")
    assert (len(t.s.tricks), t.s.trick_discard, t.happened("tricks-reshuffled")) == (30, (), [()])
    assert t.s.tricks != sorted(t.s.tricks)


@pytest.mark.rule("tidal.deck.reshuffle", "tidal.ruling.reshuffle-moment")
def test_empty_decks_of_challenges_and_market_are_shuffled_anew() -> None:
    t = table(axl={"fruit": 9}, kajman={}, market="hammock whetstone red-steel", pool="twin-hulls")
    t.s.challenge_discard = tuple(sorted(t.s.challenges[1:]))
    t.s.challenges = t.s.challenges[:1]
    t.s.market_discard = tuple(sorted(t.s.market[1:]))
    t.s.market = t.s.market[:1]
    t.pick("visit:beside-droska", "buy:hammock")
    assert (len(t.s.market_pool), t.happened("market-reshuffled")) == (3, [()])
    assert t.s.market != sorted(t.s.market)
    settle(t)
    t = t.pick("done") if t.asked == "axl" else t
    t.pick("visit:beside-citadel", "draw")
    assert t.happened("challenges-reshuffled") == [()]
    assert t.s.challenges != sorted(t.s.challenges)


@pytest.mark.rule("tidal.ruling.reshuffle-moment", "tidal.deck.discard-face-up")
def test_a_discarded_challenge_is_the_new_deck_when_there_is_none() -> None:
    t = attempt("gull-chase", "novice", "novice/blank")
    t.s.challenges = []
    t.pick("withdraw")
    assert (t.names(t.side("axl").hand), t.s.challenges, t.s.challenge_discard) == ("gull-chase", [], ())


@pytest.mark.rule("tidal.citadel.refill", "tidal.ruling.reshuffle-moment")
def test_without_cards_a_pool_stays_short_and_nothing_is_drawn() -> None:
    t = table(axl={}, kajman={}, pool="twin-hulls stone-guard")
    t.s.challenges = []
    t.s.tricks = []
    t.pick("visit:beside-citadel", "take:twin-hulls")
    assert (t.s.pool, t.asked) == ((), "kajman")
    assert t.pick("visit:beside-chronoseum").happened("drew-tricks") == []
    assert t.asked == "axl"


@pytest.mark.rule("tidal.citadel.effect", "tidal.citadel.see-then-choose")
def test_the_citadel_gives_two_challenges_the_second_after_the_refill() -> None:
    t = table(axl={"styles": [1, 1, 1]}, kajman={}, pool="twin-hulls", challenges="stone-guard bare-hands ghost-dance")
    t.s.legend_pool = (BOX.ids["challenge"].index("duel-with-yesterday"),)
    t.pick("visit:beside-citadel", "take:twin-hulls")
    assert {"take:stone-guard", "take:duel-with-yesterday", "draw"} <= t.offered
    t.pick("take:duel-with-yesterday")
    assert (t.names(t.side("axl").open_hand), t.asked) == ("twin-hulls duel-with-yesterday", "kajman")


@pytest.mark.rule("tidal.ruling.advanced-legendary")
def test_legendary_challenges_are_for_those_with_one_of_each_arena() -> None:
    t = table(axl={"styles": [2, 1, 0]}, kajman={}, settings={"legendary": True})
    t.s.legend_deck = [BOX.ids["challenge"].index(name) for name in ("silence-of-the-citadel", "duel-with-yesterday")]
    t.s.legend_pool = (t.s.legend_deck.pop(),)
    assert not has_every_arena(t.side("axl"))
    t.pick("visit:beside-citadel")
    assert t.refused("take:duel-with-yesterday") == "tidal.ruling.advanced-legendary"
    t.side("axl").styles = (1, 1, 1)
    t.pick("draw", "take:duel-with-yesterday")
    assert (t.names(t.s.legend_pool), t.happened("legend")) == ("silence-of-the-citadel", ["silence-of-the-citadel"])
    t = table(axl={"styles": [1, 1, 1]}, kajman={})
    assert not any("duel" in name for name in t.pick("visit:beside-citadel").offered)


@pytest.mark.rule("tidal.droska.effect", "tidal.ruling.market-price")
def test_at_droska_the_price_is_paid_in_full_or_a_fruit_is_taken() -> None:
    price = BOX.market[BOX.ids["market"].index("hammock")].price
    t = table(axl={"fruit": price - 1}, kajman={}, market="hammock").pick("visit:beside-droska")
    assert t.refused("buy:hammock") == "tidal.ruling.market-price"
    assert t.pick("fruit").means("axl")[0] == price


@pytest.mark.rule("tidal.dice.limit-six", "tidal.shield.capacity-six")
def test_the_limits_of_a_turn_are_told() -> None:
    t = table(axl={"shield": 8, "dice": "novice " * 7}, kajman={}).pick("visit:beside-citadel", "done")
    assert t.once("shield-over") == ("axl", 2)
    assert (t.asked, t.happened("lost-die")) == ("kajman", [("axl", "novice")])
    assert t.s.place == -1
    assert not table(axl={"dice": "novice " * 6}, kajman={}).pick("visit:beside-citadel", "done").happened("lost-die")


@pytest.mark.rule("tidal.dice.limit-six")
def test_a_card_may_raise_the_limit_of_dice() -> None:
    other = game_with(**{"card.flashy-moves.changes": [{"what": "dice-limit", "n": 1}]})
    t = table(axl={"cards": "flashy-moves"}, kajman={}, game=other)
    assert (most_dice(t.s, t.side("axl")), most_dice(t.s, t.side("kajman"))) == (7, 6)


def test_a_card_for_one_island_works_while_the_pawn_is_there() -> None:
    t = table(pyl={"cards": "sharpshooter", "dice": "novice " * 3, "hand": "burning-sun", "markers": 2}, axl={})
    t.pick("visit:beside-lamara", "done", "done", "visit:beside-citadel", "done")
    t.pick("visit:beside-droska", "done", "attempt:burning-sun", "add:novice", "add:novice", "add:novice")
    assert t.s.eaten == 0
    pyl = {"cards": "sharpshooter", "dice": "novice " * 3, "hand": "gull-chase", "markers": 2}
    t = table(pyl=pyl, axl={}).pick("visit:beside-droska", "done", "done", "visit:beside-citadel", "done")
    t.pick("visit:beside-lamara", "done", "attempt:gull-chase", "add:novice", "add:novice")
    assert t.refused("add:novice") == "tidal.trait.focus-limit"


@pytest.mark.rule("tidal.hunt.reveal", "tidal.ruling.hunted-monster-place")
def test_a_hunt_is_told_and_without_dice_only_turns_the_monster_up() -> None:
    t = table(axl={"tricks": "encore"}, kajman={}, monsters="bullubura storm-ray")
    t.pick("visit:folds-edge", "done", "hunt")
    assert (t.once("hunts"), t.step, t.foe(HUNTED)) == (("axl", "bullubura"), "EndOfTurn", "bullubura")


@pytest.mark.rule("tidal.ruling.first-roll-needed")
def test_a_fight_needs_a_die() -> None:
    t = table(axl={"tricks": "encore"}, kajman={}, reef="bullubura").pick("visit:inner-reef", "done")
    assert t.refused("fight:reef") == "tidal.ruling.first-roll-needed"
    t = table(axl={"tricks": "encore", "dice": "novice"}, kajman={}, reef="bullubura").pick("visit:beside-fold")
    assert t.blocked["fight:reef"] == "tidal.ruling.fold-without-space"


# ---------------------------------------------------------------------- figures


def test_challenges_in_hand_are_counted() -> None:
    t = table(axl={"hand": "gull-chase twin-hulls", "completed": "stone-guard"}, kajman={})
    assert [measure(t.s, 0, MEASURES.index(what)) for what in ("challenges", "completed")] == [2, 1]


@pytest.mark.rule("tidal.dice.elite-split")
def test_two_blue_split_faces_are_needed_for_two_symbols() -> None:
    card = "twin-hulls"
    t = attempt(card, "elite-blue", "elite-blue/resilience-or-synergy")
    assert "complete" not in t.offered
    t = attempt(card, "elite-blue elite-blue", *["elite-blue/resilience-or-synergy"] * 2)
    assert "complete" in t.offered


@pytest.mark.rule("tidal.ruling.reward-order")
def test_rewards_are_handed_out_clockwise_after_the_last_blow() -> None:
    sides: dict[str, Any] = {"axl": {"dice": "novice"}, "kajman": {}, "pyl": {}, "eko": {}}
    t = table(**sides, edge="bullubura", wounds={EDGE: {1: 3, 2: 1, 3: 2}})
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "roll", luck=roll("novice/spirit"))
    assert t.happened("reward") == ["axl", "axl", "kajman", "pyl", "eko"]


# ---------------------------------------------------------------------- rounds and nights


@pytest.mark.rule("tidal.invasion.roll", "tidal.invasion.six-to-eight")
def test_the_invasion_die_has_eight_sides() -> None:
    side = {"markers": 0}
    for n in range(1, 9):
        t = table(NEXT_TURN, axl=side, kajman=side, pyl=side, luck=[n])
        assert t.once("invasion-roll") == ("axl", n)
    with pytest.raises(Exception, match="only 0 to 7"):
        table(NEXT_TURN, axl=side, kajman=side, pyl=side, luck=[9])


@pytest.mark.rule("tidal.escape.from-inner-reef", "tidal.hunt.moves-to-edge", "tidal.end-round.collect")
def test_a_night_with_an_escape_and_a_hunted_monster() -> None:
    side = {"markers": 1, "rank": 2}
    t = table(axl=side, kajman=side, pyl=side, reef="bullubura", hunted="giant-mudcrab", wounds={HUNTED: {0: 1}})
    t.pick("visit:orchard", "done", "done", "visit:beside-citadel", "done", "visit:stall", "done", "done", luck=[8])
    assert (t.happened("escapes"), t.happened("at-edge")) == (["bullubura"], ["giant-mudcrab"])
    assert (t.foe(EDGE), t.foe(REEF), t.foe(HUNTED), t.s.wounds[EDGE][0]) == ("giant-mudcrab", "", "", 1)
    assert [one.placed for one in t.s.sides] == [(), (), ()]
    assert t.s.taken == 0


@pytest.mark.rule("tidal.invasion.path")
def test_a_monster_that_moves_on_leaves_the_edge_empty_when_the_deck_is() -> None:
    side = {"markers": 0}
    t = table(NEXT_TURN, axl=side, kajman=side, pyl=side, edge="bullubura", monsters="", luck=[1])
    assert (t.foe(EDGE), t.foe(REEF), t.s.wounds[EDGE]) == ("", "bullubura", ())


@pytest.mark.rule("tidal.dice.night-no-repeat")
def test_a_die_picked_at_night_is_not_picked_again() -> None:
    axl = {"markers": 0, "spent": "guild-focus", "dice": "adept-red", "dials": (0, 0, 5, 0)}
    t = table(NEXT_TURN, axl=axl, kajman={"markers": 0}, pyl={"markers": 0}, luck=[1])
    t.pick("pick:adept-red", "done")
    assert t.refused("pick:adept-red") == "tidal.dice.night-no-repeat"
    assert t.blocked["pick:adept-red"] == "tidal.dice.night-no-repeat"


@pytest.mark.rule("tidal.ruling.first-player-change", "tidal.character-card.permanent")
def test_mornings_begin_with_the_first_player_and_the_announcement_changes() -> None:
    other = game_with(**{"card.nitro.ability": [{"when": "morning", "do": [{"tricks": 1}]}]})
    t = table(axl={"markers": 0, "cards": "nitro"}, kajman={"markers": 0}, pyl={"markers": 0}, game=other, first=1)
    t.s.announced = True
    t.s.announcement, t.s.announcements, t.s.announcement_won = 0, [2, 1], True
    t.s.stack = [NEXT_TURN]
    t.start([1])
    assert (t.s.round, t.s.starter, t.s.active, t.asked) == (2, 1, 1, "kajman")
    assert len(t.side("axl").tricks) == 1
    assert (t.s.announcement, t.s.announcements, t.s.announcements_gone) == (1, [2], (0,))
    assert (t.s.announcement_won, t.once("announcement")) == (False, BOX.ids["announcement"][1])


@pytest.mark.rule("tidal.ruling.advanced-announcements")
def test_what_an_announcement_gives_the_first_goes_to_nobody_else() -> None:
    axl = {"dice": "novice novice", "hand": "gull-chase"}
    sides: dict[str, Any] = {"axl": axl, "kajman": {"dice": "novice novice", "hand": "wave-start"}}
    t = table(**sides, arbiter="droska")
    t.s.announcement = BOX.ids["announcement"].index("race-of-the-guilds")
    t.pick("visit:beside-lamara", "done", "attempt:gull-chase", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/spirit", "novice/focus")).pick("complete")
    assert t.once("announcement-won") == ("axl", "race-of-the-guilds")
    assert (t.side("axl").rank, t.s.announcement_won) == (2, True)


@pytest.mark.rule("tidal.score.undefeated-tokens", "tidal.score.when")
def test_the_end_is_told_and_tokens_on_living_monsters_count() -> None:
    t = table(axl={"markers": 0, "rank": 2}, edge="bullubura", wounds={EDGE: {0: 0, 1: RIVAL, 2: RIVAL}}, round=4)
    t.s.stack = [NEXT_TURN]
    t.start([1])
    assert t.over
    assert (t.side("axl").hits, t.s.rival_hits, t.s.wounds[REEF]) == (1, 2, (-1, -1, -1, -1))
    assert t.story("scoring", "scored") == ["scoring", "scored"]
    assert t.once("scored") == ("axl", t.result.scores[0])


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("tidal.setup.first-player", "tidal.setup.arbiter-random")
def test_set_up_is_told() -> None:
    t = new_game(2, 3).pick("character:axl", "character:pyl", "three")
    assert t.happened("character") == [("axl", "axl"), ("pyl", "pyl")]
    assert t.happened("looks") == [("axl", 3)]
    t.pick(sorted(t.offered)[0], "compass")
    assert t.story("arbiter", "set-up", "character", "first-player", "round")[:5] == [
        "arbiter",
        "set-up",
        "character",
        "character",
        "first-player",
    ]


@pytest.mark.rule("tidal.setup.character-deck", "tidal.setup.monster-later-weak", "tidal.setup.first-player")
def test_decks_of_characters_and_monsters_are_shuffled_and_anybody_may_begin() -> None:
    decks = set()
    weak = set()
    firsts = set()
    for seed in range(12):
        t = new_game(2, seed, advanced_monsters=True).pick("character:axl", "character:pyl", "compass", "compass")
        decks.add(tuple(t.s.sides[0].deck))
        weak.add((t.s.foes[EDGE], *t.s.weak))
        firsts.add(t.s.first)
    assert len(decks) > 6
    assert {BOX.monsters[pair[0]].style for pair in weak} == {0, 1, 2}
    assert len(weak) > 6
    assert firsts == {0, 1}


@pytest.mark.rule("tidal.setup.monster-first-game-rest")
def test_the_monsters_left_out_of_a_first_game_are_out() -> None:
    t = new_game(2, 1, first_game=True)
    assert t.s.weak_out == []


# ---------------------------------------------------------------------- the Rival


def rival_at(island: str, **more: Any) -> Tabletop:
    """The Rival has just turned up the intrigue of an island."""
    t = table(axl=more.pop("axl", {}), **more)
    card = BOX.ids["intrigue"].index(island)
    t.s.intrigues = [n for n in range(5) if n != card] + [card]
    t.s.stack = [NEXT_TURN]
    return t.start()


@pytest.mark.rule("tidal.ruling.solo", "tidal.ruling.solo-difficulty")
@pytest.mark.parametrize("level", ["novice", "elite"])
def test_a_solo_game_begins_with_the_rival_on_its_space(level: str) -> None:
    orders = set()
    for seed in range(6):
        t = new_game(1, seed, level=level).pick("character:axl", "compass")
        first = BOX.levels[BOX.ids["level"].index(level)].start
        moved = sum(steps for steps, _ in t.happened("rival-ranking"))
        assert t.s.rival_rank == first + moved
        orders.add((*t.s.intrigues, *t.s.intrigues_used))
    assert len(orders) > 2


@pytest.mark.rule("tidal.ruling.solo-intrigue")
def test_the_rival_leaves_its_space_when_it_goes_on() -> None:
    t = rival_at("droska")
    assert BOX.ids["place"][t.s.rival_place] == "orchard"
    t.s.intrigues.append(BOX.ids["intrigue"].index("fold"))
    t.pick("visit:beside-lamara", "done")
    assert (t.s.taken, BOX.ids["place"][t.s.rival_place]) == (0, "inner-reef")
    t.s.intrigues.append(BOX.ids["intrigue"].index("lamara"))
    t.s.sides[0].markers = 1
    t.s.stack = [NEXT_TURN]
    t.start()
    assert BOX.ids["place"][t.s.rival_place] == "palm-square"


@pytest.mark.rule("tidal.ruling.solo-intrigue")
def test_what_the_rival_does_on_the_fold_is_told() -> None:
    t = rival_at("fold", edge="bullubura", wounds={EDGE: {1: 0, 2: RIVAL, 3: RIVAL}})
    assert (t.happened("rival-hits"), t.happened("rival-kills")) == (["bullubura"], ["bullubura"])
    assert t.happened("reward") == ["axl"]
    assert t.means("axl")[0] == 2
    t = rival_at("fold")
    assert (t.happened("rival-hits"), t.asked) == ([], "axl")


@pytest.mark.rule("tidal.ruling.solo")
def test_of_reward_and_bonus_the_rival_takes_the_steps_on_the_ranking() -> None:
    other = game_with(
        **{"monster.bullubura.reward": [{"ranking": 2}, {"fruit": 1}], "monster.bullubura.kill": [{"ranking": 1}]}
    )
    t = rival_at("fold", edge="bullubura", wounds={EDGE: {1: RIVAL, 2: RIVAL, 3: RIVAL}}, game=other)
    assert (t.s.rival_rank, t.once("rival-ranking")) == (3, (3, 3))


@pytest.mark.rule("tidal.ruling.solo-intrigue")
def test_the_card_the_rival_spoils_is_told_and_replaced() -> None:
    t = rival_at("citadel", pool="wave-start burning-sun", challenges="stone-guard ghost-dance bare-hands twin-hulls")
    assert t.happened("rival-discards") == ["burning-sun"]
    assert t.names(t.s.pool) == "wave-start stone-guard ghost-dance bare-hands twin-hulls"


@pytest.mark.rule("tidal.ruling.solo-intrigue")
def test_used_intrigues_are_shuffled_anew() -> None:
    orders = set()
    for seed in range(8):
        t = new_game(1, seed, level="novice").pick("character:axl", "compass")
        t.idle(lambda s: s.round == 2)
        orders.add((len(t.s.intrigues), *t.s.intrigues))
    assert len(orders) > 4


@pytest.mark.rule("tidal.escape.ranking-loss", "tidal.ruling.solo")
@pytest.mark.parametrize(("rank", "after"), [(0, 0), (1, 0), (2, 1)])
def test_the_rival_falls_when_a_monster_escapes_that_it_has_not_hit(rank: int, after: int) -> None:
    t = table(axl={"markers": 0}, reef="bullubura", round=4)
    t.s.rival_rank = rank
    t.s.stack = [NEXT_TURN]
    t.start([8])
    assert (t.s.rival_rank, t.happened("rival-fell")) == (after, [(1, after)] if rank else [])


def test_the_place_of_the_rival_is_free_in_the_morning() -> None:
    t = rival_at("droska", axl={"markers": 1}).pick("visit:beside-lamara", "done", luck=None)
    t.idle(lambda s: s.round == 2)
    assert t.s.neutral == 0


def test_two_markers_block_what_they_stand_on() -> None:
    t = table(NEXT_ROUND, axl={}, kajman={}, luck=[2, 3, 1], round=0)
    for at in range(len(BOX.places)):
        if t.s.neutral >> at & 1:
            assert t.s.taken >> at & 1
    assert t.s.taken == t.s.neutral


# ---------------------------------------------------------------------- cards that say "if": both ways


@pytest.mark.parametrize(
    ("cards", "turned"), [("chorus shared-meal", False), ("chorus shared-meal mirror-water", True)]
)
def test_chorus_turns_a_dial_with_three_cards_in_play(cards: str, turned: bool) -> None:
    eko = {"cards": cards, "dice": "novice novice", "hand": "gull-chase"}
    t = table(eko=eko, axl={}, arbiter="droska").pick("visit:beside-lamara", "done", "attempt:gull-chase")
    t.pick("add:novice", "add:novice", "roll", luck=roll("novice/spirit", "novice/focus")).pick("complete")
    if turned:
        t.pick("develop:resilience")
    assert (t.side("eko").dials, t.means("eko")[0]) == (((1, 1, 1, 0), 0) if turned else ((1, 1, 0, 0), 1))


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(3, 3, (0, 1)), (2, 3, (1, 0)), (3, 2, (0, 1))])
def test_slipstream_helps_those_behind_and_feeds_the_others(mine: int, theirs: int, gained: tuple[int, int]) -> None:
    t = table(axl={"cards": "slipstream", "rank": mine}, kajman={"rank": theirs}).pick("visit:beside-lamara", "sail")
    assert (t.side("axl").rank - mine, t.means("axl")[0]) == gained


def test_monster_lore_brings_shells_to_those_with_a_hit() -> None:
    wounds = {EDGE: {0: 0}}
    t = table(kajman={"cards": "monster-lore"}, axl={}, edge="bullubura", wounds=wounds).pick("visit:beside-fold")
    assert t.means("kajman") == (0, 2, 0)


@pytest.mark.parametrize(("island", "gained"), [("lamara", (0, 1)), ("droska", (1, 0))])
def test_lone_wolf_rises_alone_and_finds_shells_in_company(island: str, gained: tuple[int, int]) -> None:
    pyl = {"cards": "lone-wolf", "dice": "novice novice", "hand": "gull-chase"}
    t = table(axl={}, pyl=pyl, arbiter="chronoseum").pick(f"visit:beside-{island}", "done", "visit:beside-lamara")
    t.pick("done", "attempt:gull-chase", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/spirit", "novice/focus")).pick("complete")
    assert (t.side("pyl").rank, t.means("pyl")[1]) == gained


def test_the_seed_pouch_counts_the_cards_that_stay() -> None:
    t = table(eko={"cards": "seed-pouch chorus shared-meal"}, axl={}).pick("use:seed-pouch")
    assert (t.means("eko")[0], t.side("eko").dials) == (2, (0, 0, 0, 1))
