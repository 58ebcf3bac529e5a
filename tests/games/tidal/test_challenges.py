"""Podejmowanie wyzwań: dice, danger, rerolls, completing and withdrawing."""

from __future__ import annotations

from typing import Any

import pytest

from games.tidal.tabletop import BOX, Tabletop, roll, table


def attempt(card: str, dice: str, *faces: str, x: int = 0, round: int = 1, **axl: Any) -> Tabletop:
    """Axl attempts a challenge and has rolled dice; other players and the Arbiter are elsewhere."""
    arena = ("chronoseum", "lamara", "droska")[BOX.challenges[BOX.ids["challenge"].index(card)].arena]
    away = {"chronoseum": "lamara", "lamara": "droska", "droska": "lamara"}[arena]
    at = axl.pop("arbiter", away)
    deck = axl.pop("challenges", "")
    t = table(axl={"dice": dice, "hand": card, **axl}, kajman={}, arbiter=at, round=round, challenges=deck)
    t.pick(f"visit:beside-{arena}", "done", f"attempt:{card}")
    for die in dice.split()[: len(faces)]:
        t.pick(f"add:{die}")
    return t.pick("roll", luck=roll(*faces, x=x, round=round)) if faces else t


@pytest.mark.rule("tidal.challenge.arena-match", "tidal.challenge.one-per-turn", "tidal.challenge.step-play")
def test_a_challenge_of_the_arena_may_be_attempted_one_a_turn() -> None:
    t = table(axl={"dice": "novice novice", "hand": "burning-sun gull-chase axl-first-lap"}, kajman={})
    t.pick("visit:beside-lamara", "done")
    assert t.offered == {"attempt:gull-chase", "attempt:axl-first-lap", "done"}
    assert t.refused("attempt:burning-sun") == "tidal.challenge.arena-match"
    t.pick("attempt:axl-first-lap", "add:novice", "roll", luck=roll("novice/spirit"))
    t.pick("complete")
    assert t.asked == "kajman"


@pytest.mark.rule("tidal.ruling.first-roll-needed", "tidal.ruling.bonus-die-only")
def test_an_attempt_needs_a_die_and_a_roll() -> None:
    t = table(axl={"hand": "gull-chase"}, kajman={}).pick("visit:beside-lamara", "done")
    assert t.refused("attempt:gull-chase") == "tidal.ruling.first-roll-needed"
    t = attempt("gull-chase", "novice")
    assert t.refused("done") == "tidal.ruling.first-roll-needed"
    assert t.refused("roll") == "tidal.ruling.bonus-die-only"


@pytest.mark.rule("tidal.trait.focus-limit", "tidal.trait.focus-eat-fruit", "tidal.challenge.extra-dice-fruit")
@pytest.mark.rule(
    "tidal.challenge.dice-owned-cap", "tidal.trait.focus-fruit-no-die", "tidal.trait.focus-fruit-temporary"
)
@pytest.mark.rule("tidal.challenge.step-choose-dice")
def test_each_die_above_focus_costs_a_fruit_and_must_be_there() -> None:
    t = attempt("gull-chase", "novice novice novice", fruit=4).pick("add:novice", "add:novice", "add:novice")
    assert (t.means("axl")[0], t.s.eaten) == (3, 1)
    assert t.offered == {"roll"}
    t.pick("roll", luck=roll("novice/spirit", "novice/focus", "novice/synergy"))
    assert (t.s.eaten, t.side("axl").dials[1]) == (0, 1)


@pytest.mark.rule("tidal.challenge.step-danger", "tidal.danger.lose-die", "tidal.danger.lost-die-choice")
@pytest.mark.rule("tidal.danger.lost-die-supply", "tidal.danger.block-all", "tidal.danger.one-die-even-double")
@pytest.mark.rule("tidal.danger.block-voluntary", "tidal.shield.block", "tidal.shield.block-double")
def test_danger_is_blocked_in_full_or_costs_a_die() -> None:
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/blank", x=2, round=2, shells=1)
    assert t.refused("block") == "tidal.danger.block-all"
    before = t.supply("novice")
    t.pick("lose:novice/blank")
    assert (t.rolled(), t.supply("novice"), t.means("axl")) == (["novice/spirit"], before + 1, (0, 1, 0))
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/blank", x=2, round=2, shells=3)
    t.pick("block")
    assert (len(t.rolled()), t.means("axl")) == (2, (0, 1, 2))


@pytest.mark.rule("tidal.danger.round-1-white", "tidal.danger.round-2-3-yellow", "tidal.danger.round-4-red")
@pytest.mark.rule("tidal.danger.rises", "tidal.end-round.danger-swap", "tidal.ruling.danger-faces")
@pytest.mark.parametrize(
    ("round", "faces"),
    [(1, (3, 3, 0)), (2, (3, 2, 1)), (3, (3, 2, 1)), (4, (1, 2, 3))],
)
def test_the_danger_die_of_each_round(round: int, faces: tuple[int, int, int]) -> None:
    found = []
    for side in range(1, 7):
        t = table(axl={"dice": "novice", "hand": "gull-chase"}, kajman={}, round=round)
        t.pick("visit:beside-lamara", "done", "attempt:gull-chase", "add:novice", "roll", luck=[1, side])
        found.append(t.once("rolled")[2])
    assert (found.count(0), found.count(1), found.count(2)) == faces


@pytest.mark.rule("tidal.challenge.step-reroll", "tidal.danger.every-roll", "tidal.ruling.set-aside-locked")
@pytest.mark.rule("tidal.ruling.reroll-needs-die")
def test_matching_dice_are_kept_and_all_others_rolled_again() -> None:
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/resilience")
    assert t.refused("keep:novice/resilience") == "tidal.ruling.set-aside-locked"
    t.pick("keep:novice/spirit", "roll", luck=roll("novice/resilience"))
    assert t.rolled() == ["novice/spirit", "novice/resilience"]
    t.pick("roll", luck=roll("novice/focus", "novice/synergy"))
    assert t.rolled() == ["novice/focus", "novice/synergy"]
    t.pick("keep:novice/focus")
    assert t.refused("keep:novice/synergy") == "tidal.ruling.reroll-needs-die"


@pytest.mark.rule(
    "tidal.ruling.challenge-reroll-step", "tidal.ruling.limit-during-challenge", "tidal.ruling.dice-in-use"
)
@pytest.mark.rule("tidal.ruling.available-vs-active")
def test_dice_may_join_a_challenge_before_a_reroll() -> None:
    t = attempt("gull-chase", "novice novice adept-red", "novice/blank", "novice/spirit", x=1)
    t.pick("lose:novice/blank")
    assert "add:adept-red" in t.offered
    t.pick("add:adept-red")
    assert t.refused("withdraw") == "tidal.ruling.challenge-reroll-step"
    t.pick("keep:novice/spirit", "roll", luck=roll("adept-red/blank"))
    assert t.rolled() == ["novice/spirit", "adept-red/blank"]
    assert t.means("axl")[0] == 0


@pytest.mark.rule("tidal.challenge.must-complete-full", "tidal.stretch.bonus", "tidal.complete.develop")
@pytest.mark.rule("tidal.ruling.must-stop-faces", "tidal.dice.wild-symbol", "tidal.complete.dice-spent")
def test_a_full_match_completes_at_once() -> None:
    t = attempt("axl-first-lap", "novice novice", "novice/any", "novice/synergy")
    assert t.side("axl").dials == (1, 0, 0, 1)
    assert t.dice("axl") == ([], ["novice", "novice"])
    assert t.once("completed") == ("axl", "axl-first-lap", 2)
    assert attempt("axl-street-brawl", "novice novice", "novice/spirit", "novice/any").happened("completed")


@pytest.mark.rule("tidal.challenge.may-complete", "tidal.stretch.optional", "tidal.ruling.withdraw-with-all-required")
@pytest.mark.rule("tidal.challenge.required-symbols")
def test_required_symbols_alone_may_complete_and_forbid_withdrawing() -> None:
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/focus")
    assert t.refused("withdraw") == "tidal.ruling.withdraw-with-all-required"
    t.pick("complete")
    assert t.side("axl").dials == (1, 1, 0, 0)
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/blank")
    assert t.refused("complete") == "tidal.challenge.required-symbols"


@pytest.mark.rule("tidal.challenge.symbol-once", "tidal.challenge.blank-nothing", "tidal.dice.elite-split")
@pytest.mark.rule("tidal.dice.guild-double")
def test_what_faces_can_match() -> None:
    assert "complete" not in attempt("sail-surge", "novice novice", "novice/spirit", "novice/blank").offered
    assert "complete" not in attempt("sail-surge", "elite-red", "elite-red/focus-or-spirit").offered
    assert "complete" in attempt("sail-surge", "guild-spirit", "guild-spirit/double-spirit").offered
    t = attempt("gull-chase", "elite-red elite-red", "elite-red/focus-or-spirit", "elite-red/focus-or-spirit")
    assert "complete" in t.offered


@pytest.mark.rule("tidal.challenge.may-withdraw", "tidal.withdraw.develop-required", "tidal.withdraw.no-stretch")
@pytest.mark.rule("tidal.withdraw.dice-spent", "tidal.withdraw.dice-lost", "tidal.withdraw.discard-and-draw")
@pytest.mark.rule("tidal.withdraw.not-from-pool")
def test_withdrawing_keeps_what_was_matched_and_changes_the_card() -> None:
    t = attempt("gull-chase", "novice novice", "novice/synergy", "novice/focus", x=1, fruit=1, challenges="twin-hulls")
    t.pick("lose:novice/synergy", "withdraw")
    side = t.side("axl")
    assert side.dials == (0, 1, 0, 0)
    assert t.dice("axl") == ([], ["novice"])
    assert (t.names(side.hand), t.names(t.s.challenge_discard)) == ("twin-hulls", "gull-chase")
    t = attempt("gull-chase", "novice", "novice/synergy").pick("withdraw")
    assert t.side("axl").dials == (0, 0, 0, 0)


@pytest.mark.rule("tidal.ruling.hit-assignment-challenge", "tidal.trait.develop-per-match")
def test_a_wild_face_is_assigned_only_where_it_matters() -> None:
    t = attempt("gull-chase", "novice", "novice/any").pick("withdraw")
    assert t.offered == {"match:spirit", "match:focus"}
    t.pick("match:focus")
    assert t.side("axl").dials == (0, 1, 0, 0)
    t = attempt("sail-surge", "novice", "novice/any").pick("withdraw")
    assert t.side("axl").dials == (1, 0, 0, 0)


@pytest.mark.rule(
    "tidal.ruling.all-dice-lost", "tidal.ruling.symbols-after-loss", "tidal.ruling.danger-die-on-complete"
)
def test_a_lost_die_takes_its_symbol_along() -> None:
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/focus", x=1).pick("lose:novice/focus")
    assert "complete" not in t.offered
    t = attempt("gull-chase", "novice", "novice/spirit", x=1).pick("withdraw")
    assert (t.once("withdrew"), t.asked) == (("axl", "gull-chase", 0), "kajman")
    t = attempt("axl-street-brawl", "novice novice", "novice/spirit", "novice/resilience", x=1)
    assert (t.step, t.happened("completed")) == ("SettleDanger", [])


@pytest.mark.rule("tidal.shield.time-leap", "tidal.ruling.time-leap-timing", "tidal.ruling.time-leap-danger-die")
@pytest.mark.rule("tidal.shield.purpose")
def test_a_time_leap_sets_a_rolled_die_to_any_of_its_faces() -> None:
    t = attempt("gull-chase", "novice novice", "novice/spirit", "novice/blank", x=1, shield=3, shells=1)
    assert not [name for name in t.offered if name.startswith("leap")]
    t.pick("block", "leap:novice/blank")
    assert t.offered == {f"face:{face}" for face in ("spirit", "focus", "resilience", "synergy", "any")}
    t.pick("face:focus")
    assert (t.means("axl"), "complete" in t.offered) == ((0, 0, 0), True)


@pytest.mark.rule("tidal.complete.tuck", "tidal.complete.impress-arbiter", "tidal.complete.versatility")
@pytest.mark.rule("tidal.ruling.versatility-count", "tidal.ruling.completion-order", "tidal.ranking.ways-up")
def test_the_arbiter_and_a_set_of_arenas_bring_steps_on_the_ranking() -> None:
    t = attempt("axl-street-brawl", "novice novice", "novice/spirit", "novice/resilience", arbiter="droska")
    assert t.side("axl").rank == 1
    t = attempt("axl-street-brawl", "novice novice", "novice/spirit", "novice/resilience", styles=[1, 1, 0])
    assert (t.side("axl").rank, t.side("axl").styles) == (2, (1, 1, 1))
    t = attempt("axl-street-brawl", "novice novice", "novice/spirit", "novice/resilience", styles=[1, 1, 1])
    assert t.side("axl").rank == 0


@pytest.mark.rule("tidal.character-card.synergy-draw", "tidal.trait.synergy", "tidal.ruling.synergy-short-deck")
@pytest.mark.rule("tidal.character-card.permanent", "tidal.ruling.synergy-several-symbols")
def test_a_card_symbol_on_synergy_brings_one_of_two_cards() -> None:
    t = attempt("twin-hulls", "novice novice", "novice/synergy", "novice/synergy", deck="nitro daredevil burnout")
    t.pick("complete")
    assert t.offered == {"put:nitro", "put:daredevil"}
    t.pick("put:daredevil")
    side = t.side("axl")
    assert BOX.ids["card"][side.cards[-1]] == "daredevil"
    assert (BOX.ids["card"][side.deck[0]], side.sunk) == ("nitro", 1)
    assert BOX.ids["card"][side.deck[-1]] == "burnout"


@pytest.mark.rule("tidal.trait.step-not-level", "tidal.trait.level-marks", "tidal.ruling.dial-end")
def test_dials_rise_by_steps_and_stop_at_the_end() -> None:
    t = attempt("sail-surge", "guild-spirit", "guild-spirit/double-spirit", dials=(11, 0, 0, 0)).pick("complete")
    assert t.side("axl").dials == (12, 0, 0, 0)
    assert BOX.dials[0].level == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]
