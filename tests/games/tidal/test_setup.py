"""Przygotowanie rozgrywki, in first and later games, with all parts."""

from __future__ import annotations

from typing import Any

import pytest

from games.tidal.tabletop import BOX, EDGE, Tabletop, new_game
from wawel.games.tidal.box import DICE_COUNTS, HIT_TOKENS, LEGENDARY, STANDARD, STARTING, STRONG, WEAK

ADVANCED = ("legendary", "announcements", "advanced_market", "advanced_monsters", "advanced_citadel")


def started(players: int, seed: int = 0, **settings: Any) -> Tabletop:
    """A game after the set-up: everybody takes the first character left, and the card with the compass."""
    t = new_game(players, seed, **settings)
    while t.step in ("ChooseCharacter", "StartCards"):
        options = t.option_names(t.choice)
        t.pick("compass" if "compass" in options else options[0])
    return t


@pytest.mark.rule("tidal.game.player-count", "tidal.ruling.character-choice", "tidal.setup.player-take")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_picks_another_character(players: int) -> None:
    t = new_game(players)
    t.pick("character:eko")
    if players > 1:
        assert t.refused("character:eko") == "tidal.ruling.character-choice"
    while t.step == "ChooseCharacter":
        t.pick(t.option_names(t.choice)[0])
    characters = [side.character for side in t.s.sides]
    assert len(set(characters)) == players


@pytest.mark.rule(
    "tidal.setup.start-dice",
    "tidal.setup.start-resources",
    "tidal.setup.ranking-start",
    "tidal.setup.dials-start",
    "tidal.setup.shell-shield-out",
    "tidal.setup.markers-start",
    "tidal.setup.seat-bonus",
    "tidal.setup.character-deck",
    "tidal.setup.challenge-starting-aside",
    "tidal.character-card.start-in-play",
    "tidal.ruling.dial-layout",
    "tidal.ruling.shield-among-cards",
    "tidal.ruling.starting-challenge-rules",
)
def test_what_players_start_with() -> None:
    t = started(4)
    extra = [(0, 0), (1, 0), (0, 1), (1, 1)]
    for turn, seat in enumerate(t.s.from_seat(t.s.first)):
        side = t.s.sides[seat]
        fruit, shells = extra[turn]
        assert (side.fruit, side.shells, side.shield) == (2 + fruit, 2 + shells, 2)
        assert (side.available, side.spent, side.rank, side.markers) == ((0, 0), (), 0, 2)
        assert sum(side.dials) == 1
        assert side.cards[0] == BOX.shield
        assert (len(side.cards), len(side.deck)) == (2, 11)
        assert [BOX.challenges[card].kind for card in side.open_hand] == [STARTING] * 3
        assert sorted(BOX.challenges[card].arena for card in side.open_hand) == [0, 1, 2]
    starts = {BOX.ids["character"][side.character]: side.dials for side in t.s.sides}
    assert starts == {"axl": (1, 0, 0, 0), "eko": (0, 0, 0, 1), "kajman": (0, 0, 1, 0), "pyl": (0, 1, 0, 0)}


@pytest.mark.rule("tidal.setup.first-player", "tidal.setup.arbiter-random")
def test_first_player_and_arbiter_are_drawn() -> None:
    games = [started(3, seed) for seed in range(20)]
    assert {t.s.first for t in games} == {0, 1, 2}
    assert {t.s.arbiter for t in games} == {0, 1, 2}


@pytest.mark.rule(
    "tidal.setup.challenge-split",
    "tidal.setup.challenge-deck",
    "tidal.setup.challenge-pool",
    "tidal.setup.challenge-legendary-out",
    "tidal.setup.trick-deck",
    "tidal.setup.market-deck",
    "tidal.setup.market-pool",
    "tidal.setup.announcements-out",
    "tidal.setup.boat-start",
    "tidal.setup.round-marker",
    "tidal.setup.supply-dice",
    "tidal.component.trait-dice",
)
def test_decks_pools_and_supply() -> None:
    s = started(2).s
    assert (len(s.pool), len(s.challenges)) == (5, 37)
    assert {BOX.challenges[card].kind for card in [*s.pool, *s.challenges]} == {STANDARD}
    assert (len(s.tricks), len(s.market_pool), len(s.market)) == (30, 3, 22)
    assert not any(BOX.market[card].advanced for card in [*s.market_pool, *s.market])
    assert (s.legend_pool, s.announcement, s.announcements) == ((), -1, [])
    assert (s.boat, s.round) == (0, 1)
    assert [*s.supply] == [DICE_COUNTS[0] - 4, *DICE_COUNTS[1:]]


@pytest.mark.rule("tidal.setup.market-advanced", "tidal.ruling.advanced", "tidal.ruling.advanced-legendary")
@pytest.mark.parametrize("part", ADVANCED)
def test_each_advanced_part_alone(part: str) -> None:
    s = started(2, **{part: True}).s
    assert (len(s.legend_pool) == 3) == (part == "legendary")
    assert {BOX.challenges[card].kind for card in s.legend_pool} <= {LEGENDARY}
    assert (s.announcement >= 0) == (part == "announcements")
    market = [*s.market_pool, *s.market]
    assert any(BOX.market[card].advanced for card in market) == (part == "advanced_market")
    monsters = [*s.weak, *s.weak_out, *s.strong, s.foes[EDGE]]
    assert any(BOX.monsters[one].advanced for one in monsters) == (part == "advanced_monsters")
    assert s.flame_side == (part == "advanced_citadel")


@pytest.mark.rule(
    "tidal.setup.monster-split",
    "tidal.setup.monster-first-game-strong",
    "tidal.setup.monster-first-game-weak",
    "tidal.setup.monster-first-game-rest",
    "tidal.setup.monster-reveal",
    "tidal.setup.monster-advanced-out",
    "tidal.setup.first-game-hints",
)
@pytest.mark.parametrize("seed", range(5))
def test_the_monsters_of_a_first_game(seed: int) -> None:
    s = started(3, seed, first_game=True).s
    used = [*s.weak, *s.strong, s.foes[EDGE]]
    assert all(BOX.monsters[one].compass for one in used)
    assert (len(s.weak), len(s.strong), len(used)) == (2, 3, 6)
    assert BOX.monsters[s.foes[EDGE]].strength == WEAK


@pytest.mark.rule(
    "tidal.setup.monster-later-strong",
    "tidal.setup.monster-later-top-style",
    "tidal.setup.monster-later-weak",
    "tidal.setup.monster-later-stack",
    "tidal.ruling.weak-strong-split",
)
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("more", [False, True])
def test_the_top_three_monsters_of_a_later_game_have_three_styles(seed: int, more: bool) -> None:
    s = started(2, seed, advanced_monsters=more).s
    top = [s.foes[EDGE], s.weak[-1], s.strong[-1]]
    assert [BOX.monsters[one].strength for one in top] == [WEAK, WEAK, STRONG]
    assert {BOX.monsters[one].style for one in top} == {0, 1, 2}
    strong = [n for n, one in enumerate(BOX.monsters) if one.strength == STRONG and (more or not one.advanced)]
    assert sorted(s.strong) == strong


@pytest.mark.rule("tidal.setup.goal-first-game", "tidal.goal.first-game-open", "tidal.setup.start-card-first-game")
def test_goals_and_starting_cards_of_a_first_game_are_open() -> None:
    t = started(4, first_game=True)
    names = {BOX.ids["character"][side.character]: BOX.ids["card"][side.cards[1]] for side in t.s.sides}
    assert names == {
        "axl": "racing-scooter",
        "eko": "tsuru-bender",
        "kajman": "ancient-feuds",
        "pyl": "new-in-the-islands",
    }
    for side in t.s.sides:
        assert BOX.goals[side.goal[0]].compass
        assert t.game.view(t.s, (side.seat + 1) % 4)["sides"][side.seat]["goal"] != [None]


@pytest.mark.rule("tidal.setup.goal-later", "tidal.goal.hidden")
def test_goals_of_later_games_are_drawn_and_secret() -> None:
    games = [started(2, seed) for seed in range(12)]
    assert len({t.s.sides[0].goal[0] for t in games}) == 3
    shown = games[0].game.view(games[0].s, 1)["sides"][0]
    assert (shown["goal"], shown["other_goals"]) == ([None], [None, None])
    assert games[0].game.view(games[0].s, 0)["sides"][0]["goal"] != [None]


@pytest.mark.rule("tidal.setup.start-card-later", "tidal.ruling.later-start-card")
def test_in_later_games_a_player_may_choose_from_three_random_cards() -> None:
    t = new_game(2, 3).pick("character:axl", "character:pyl")
    assert (t.step, t.offered) == ("StartCards", {"compass", "three"})
    t.pick("three")
    assert (t.step, len(t.offered)) == ("ChooseCard", 3)
    card = t.option_names(t.choice)[1]
    t.pick(card)
    side = t.s.sides[0]
    assert card == f"put:{BOX.ids['card'][side.cards[1]]}"
    assert (len(side.deck), side.sunk, side.looking) == (11, 0, 0)


@pytest.mark.rule("tidal.component.player-set")
def test_hit_tokens_of_a_set() -> None:
    assert HIT_TOKENS == 18
