"""Przebieg rundy: moves, spaces, islands, tricks, the limits at the end of a turn."""

from __future__ import annotations

import pytest

from games.tidal.tabletop import BOX, new_game, table
from wawel.games.tidal.rules.flow import NEXT_ROUND, NEXT_TURN


@pytest.mark.rule("tidal.space.single-use", "tidal.space.single-blocked", "tidal.marker.left-behind")
def test_a_single_use_space_serves_one_visitor_a_round() -> None:
    t = table(axl={}, kajman={}).pick("visit:shell-beach", "collect", "done")
    assert t.asked == "kajman"
    assert t.refused("visit:shell-beach") == "tidal.space.single-blocked"


@pytest.mark.rule(
    "tidal.space.open-shared", "tidal.space.open-reuse", "tidal.space.two-kinds", "tidal.ruling.stay-on-island"
)
def test_open_spaces_are_shared_and_reused() -> None:
    t = table(axl={}, kajman={}).pick("visit:terrace", "collect", "branch:0", "done")
    t.pick("visit:terrace", "collect", "branch:1", "done")
    t.pick("visit:terrace", "collect", "branch:1", "done")
    assert (t.means("axl"), t.means("kajman")) == ((1, 1, 0), (0, 1, 0))


@pytest.mark.rule(
    "tidal.space.visit-without-space",
    "tidal.ruling.space-optional-when-free",
    "tidal.chronoseum.effect",
    "tidal.island.bonus-effect",
)
def test_an_island_may_be_visited_without_a_space() -> None:
    t = table(axl={}, kajman={}).pick("visit:beside-chronoseum", "learn")
    assert len(t.side("axl").tricks) == 1
    assert t.s.taken == 0


@pytest.mark.rule("tidal.ruling.effects-must-or-may")
def test_reward_and_island_effect_may_be_declined() -> None:
    t = table(axl={}, kajman={}).pick("visit:orchard", "done", "done")
    assert (t.means("axl"), t.asked) == ((0, 0, 0), "kajman")


@pytest.mark.rule("tidal.ruling.passing", "tidal.marker.required-to-move", "tidal.marker.spend-on-turn")
def test_nobody_passes() -> None:
    t = table(axl={"markers": 1}, kajman={})
    assert "done" not in t.offered
    t.pick("visit:beside-citadel", "done")
    assert (t.side("axl").markers, t.asked) == (0, "kajman")


@pytest.mark.rule(
    "tidal.marker.growth", "tidal.end-round.extra-marker", "tidal.marker.count-is-actions", "tidal.round.count-four"
)
@pytest.mark.rule("tidal.round.turn-order", "tidal.marker.no-more-turns")
def test_two_three_three_and_four_turns_a_round() -> None:
    t = new_game(3, 1).idle()
    turns = [event.a for event in t.log if event.key in ("turn", "round")]
    assert [event.key for event in t.log if event.key in ("turn", "round")].count("turn") == 12 * 3
    first = t.log[[event.key for event in t.log].index("turn")].a
    assert turns[1:7] == [(first + step) % 3 for step in range(6)]
    assert [event.a for event in t.log if event.key == "round"] == [1, 2, 3, 4]


@pytest.mark.rule("tidal.droska.effect", "tidal.droska.refill", "tidal.ruling.market-price")
def test_droska_sells_a_card_or_gives_a_fruit() -> None:
    t = table(axl={"fruit": 2}, kajman={}, market="string-of-pearls masterwork hammock")
    t.pick("visit:beside-droska")
    assert {"buy:string-of-pearls", "buy:hammock", "fruit", "done"} == t.offered
    assert t.refused("buy:masterwork") == "tidal.ruling.market-price"
    t.pick("buy:string-of-pearls")
    assert t.means("axl") == (0, 4, 0)
    assert len(t.s.market_pool) == 3
    assert t.s.market_discard == (BOX.ids["market"].index("string-of-pearls"),)
    t.pick("visit:beside-droska", "fruit")
    assert t.means("kajman") == (1, 0, 0)


@pytest.mark.rule(
    "tidal.lamara.multi-move", "tidal.ruling.boat-track", "tidal.ruling.boat-shared", "tidal.lamara.extra-move-sources"
)
def test_every_space_the_boat_passes_gives_its_reward() -> None:
    t = table(axl={"tricks": "proper-rigging", "dials": (2, 0, 0, 0)}, kajman={}, boat=3)
    t.pick("trick:proper-rigging")
    assert (t.s.boat, t.means("axl")) == (5, (1, 0, 1))
    t = table(axl={}, kajman={}, boat=7).pick("visit:racers-bay", "collect", "sail")
    assert (t.s.boat, t.means("axl")) == (1, (1, 1, 0))


@pytest.mark.rule(
    "tidal.citadel.effect", "tidal.citadel.refill", "tidal.citadel.see-then-choose", "tidal.citadel.no-challenges"
)
@pytest.mark.rule("tidal.ruling.known-cards", "tidal.ruling.hand-secrecy", "tidal.challenge.no-hand-limit")
def test_the_citadel_gives_two_challenges_one_after_the_other() -> None:
    pool = "hourglass-balance wave-start burning-sun gull-chase bare-hands"
    t = table(
        axl={"hand": "axl-countdown", "dice": "novice"}, kajman={}, pool=pool, challenges="twin-hulls stone-guard"
    )
    t.pick("visit:beside-citadel", "take:burning-sun")
    assert "take:twin-hulls" in t.offered
    t.pick("draw")
    side = t.side("axl")
    assert (t.names(side.open_hand), t.names(side.hand)) == ("axl-countdown burning-sun", "stone-guard")
    assert t.asked == "kajman"
    seen = t.game.view(t.s, 1)["sides"][0]
    assert (seen["open_hand"], seen["hand"]) == (["axl-countdown", "burning-sun"], [None])


@pytest.mark.rule(
    "tidal.temple.three-spaces", "tidal.temple.choose-one", "tidal.temple.shells", "tidal.temple.challenge"
)
@pytest.mark.rule("tidal.temple.fruit-and-renew", "tidal.ruling.temple-renew-details", "tidal.ruling.temple-own-repeat")
def test_the_three_temple_spaces() -> None:
    pool = "hourglass-balance wave-start burning-sun gull-chase bare-hands"
    t = table(axl={"markers": 3}, kajman={"markers": 3}, pool=pool)
    t.pick("visit:temple-shells", "collect", "done")
    assert t.means("axl") == (0, 3, 0)
    t.pick("visit:temple-fruit", "collect", "discard:wave-start")
    assert "discard:wave-start" not in t.offered
    t.pick("discard:burning-sun")
    assert t.means("kajman") == (3, 0, 0)
    assert len(t.s.pool) == 5
    assert t.names(t.s.challenge_discard) == "wave-start burning-sun"
    t.pick("done", "visit:temple-challenge", "collect", "take:gull-chase", "done")
    assert t.names(t.side("axl").open_hand) == "gull-chase"
    for name in ("temple-shells", "temple-fruit", "temple-challenge"):
        assert t.refused(f"visit:{name}") == "tidal.space.single-blocked"


@pytest.mark.rule(
    "tidal.trick.one-per-turn", "tidal.trick.discard-after", "tidal.trait.spirit", "tidal.deck.discard-face-up"
)
def test_one_trick_a_turn_at_the_level_of_spirit() -> None:
    t = table(axl={"tricks": "gift-of-the-tide second-wind", "dials": (5, 0, 0, 0)}, kajman={})
    t.pick("trick:gift-of-the-tide")
    assert t.means("axl") == (2, 2, 0)
    assert t.refused("trick:second-wind") == "tidal.trick.one-per-turn"
    assert t.s.trick_discard == (BOX.ids["trick"].index("gift-of-the-tide"),)
    assert "trick:second-wind" in t.pick("visit:beside-citadel", "done", "visit:beside-citadel", "done").offered


@pytest.mark.rule("tidal.shield.memory", "tidal.shield.spend-from-shield-only", "tidal.shield.memory-no-upgrade")
@pytest.mark.rule("tidal.shield.spent-to-supply", "tidal.ruling.memory-one-die", "tidal.dice.refresh")
def test_michronic_memory_refreshes_two_dice_for_six_shells_of_the_shield() -> None:
    t = table(axl={"shield": 5, "shells": 9, "spent": "novice adept-red elite-blue"}, kajman={})
    assert t.refused("memory") == "tidal.shield.memory"
    t = table(axl={"shield": 6, "spent": "novice adept-red elite-blue"}, kajman={})
    t.pick("memory", "refresh:elite-blue", "refresh:novice")
    assert t.dice("axl") == (["novice", "elite-blue"], ["adept-red"])
    assert t.means("axl") == (0, 0, 0)
    t = table(axl={"shield": 6, "spent": "novice"}, kajman={}).pick("memory")
    assert t.dice("axl") == (["novice"], [])
    assert table(axl={"shield": 6}, kajman={}).refused("memory") == "tidal.ruling.memory-one-die"


@pytest.mark.rule("tidal.dice.limit-six", "tidal.dice.limit-discard", "tidal.shield.capacity-six")
@pytest.mark.rule(
    "tidal.ruling.shield-over-capacity", "tidal.ruling.end-of-turn-order", "tidal.ruling.limit-outside-turn"
)
def test_the_limits_of_six_at_the_end_of_the_own_turn() -> None:
    side = {"shield": 9, "dice": "novice " * 4, "spent": "adept-red " * 4}
    t = table(axl=side, kajman=side).pick("visit:beside-citadel", "done")
    assert (t.asked, t.offered) == ("axl", {"drop:novice", "drop-spent:adept-red"})
    t.pick("drop:novice", "drop-spent:adept-red")
    assert t.dice("axl") == (["novice"] * 3, ["adept-red"] * 3)
    assert (t.means("axl")[2], t.means("kajman")[2]) == (6, 9)
    assert t.asked == "kajman"


@pytest.mark.rule("tidal.deck.reshuffle", "tidal.ruling.reshuffle-moment")
def test_an_empty_deck_is_renewed_at_once() -> None:
    t = table(axl={}, kajman={})
    t.s.trick_discard = tuple(t.s.tricks[1:])
    t.s.tricks = t.s.tricks[:1]
    t.pick("visit:beside-chronoseum", "learn")
    assert (len(t.s.tricks), t.s.trick_discard) == (29, ())


@pytest.mark.rule("tidal.ruling.first-player-change")
def test_the_new_first_player_starts_the_next_round() -> None:
    t = table(axl={"markers": 1}, kajman={"markers": 1}, pyl={"markers": 1})
    t.pick("visit:beside-citadel", "done", "visit:palm-square", "collect", "done")
    assert (t.asked, t.s.first) == ("pyl", 1)
    t.pick("visit:beside-citadel", "done")
    assert (t.s.round, t.asked) == (2, "kajman")


@pytest.mark.rule("tidal.ruling.two-player")
def test_with_two_players_a_space_of_each_arena_is_blocked() -> None:
    t = table(NEXT_ROUND, axl={}, kajman={}, luck=[1, 2, 3], round=0)
    blocked = [BOX.ids["place"][at] for at in range(len(BOX.places)) if t.s.neutral >> at & 1]
    assert blocked == ["workshop", "racers-bay", "infirmary"]
    assert t.refused("visit:workshop") == "tidal.space.single-blocked"
    assert table(NEXT_ROUND, axl={}, kajman={}, pyl={}, round=0).s.neutral == 0


@pytest.mark.rule("tidal.ruling.advanced-citadel", "tidal.setup.citadel-centre")
def test_the_flame_side_has_other_spaces() -> None:
    t = table(axl={}, kajman={}, settings={"advanced_citadel": True})
    assert t.refused("visit:temple-shells") == "tidal.setup.citadel-centre"
    t.pick("visit:storm-temple-shells", "collect")
    assert t.means("axl") == (0, 2, 2)
    assert table(axl={}, kajman={}).refused("visit:storm-terrace") == "tidal.setup.citadel-centre"


@pytest.mark.rule("tidal.score.when", "tidal.ruling.end-of-round-four", "tidal.ruling.four-days-and-night")
def test_the_game_ends_with_the_fourth_night() -> None:
    side = {"markers": 0, "rank": 2}
    t = table(NEXT_TURN, axl=side, kajman={**side, "rank": 1}, round=4, luck=[8])
    assert t.over
    assert t.side("axl").leaders == 1
    assert t.refused("visit:terrace") == "tidal.score.when"
