"""Wstęp, Rozgrywka, Regiony, Fazy Spotkania: the course of a whole game."""

from __future__ import annotations

import pytest

from games.etchinstone.tabletop import CARDS, HEROIC, HOPELESS, Figures, Tabletop, facing, game_with, new_game
from wawel.games.etchinstone.state import FINAL

KINDS = [(kind, n) for kind in ("enemy", "journey") for n in (1, 2, 3, 4)] * 2


def played(figures: Figures, seed: int = 0) -> Tabletop:
    """A whole game with cards that all have these figures."""
    return new_game(game=game_with(cards={"all": figures}), seed=seed, dragon="d1").idle()


@pytest.mark.rule("etch.goal.win")
def test_four_regions_the_final_journey_and_the_final_enemy_make_a_win() -> None:
    t = played(HEROIC)
    wanted = ["region-end", "final-journey", "final-enemy", "won"]
    assert t.story(*wanted) == ["region-end"] * 4 + wanted[1:]
    assert t.won


@pytest.mark.rule("etch.goal.lose")
def test_nothing_in_a_region_loses_the_game() -> None:
    t = new_game(game=game_with(cards={"all": HOPELESS}), dragon="d1")
    while t.s.region != FINAL:
        assert not t.over
        assert t.game.result(t.s) is None
        t.pick(t.game.verbs.name(t.game.choices(t.s)[0].idle))
    assert len(t.story("knocked-down")) > 4
    t.idle()
    assert t.story("region-end", "final-journey", "lost") == ["region-end"] * 4 + ["final-journey", "lost"]
    assert not t.won


@pytest.mark.rule("etch.flow.four-regions-then-final")
def test_regions_come_in_order_and_then_the_final_battle() -> None:
    t = played(HEROIC)
    assert t.happened("region") == t.happened("region-end") == [f"region {n}" for n in (1, 2, 3, 4)]
    assert t.story("region", "final-journey") == ["region"] * 4 + ["final-journey"]


@pytest.mark.rule("etch.flow.region-one-pass")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_region_goes_through_the_deck_once(seed: int) -> None:
    t = played(HEROIC, seed)
    assert t.story("shuffled", "region-end") == ["shuffled", *["region-end", "shuffled"] * 4]
    drawn: list[str] = []
    for event in t.log:
        if event.key == "drew":
            drawn.append(CARDS[event.a])
        elif event.key == "region-end":
            assert len(drawn) == len(set(drawn)) > 16 - 5
            drawn = []


@pytest.mark.rule("etch.flow.final-until-decided")
def test_the_final_battle_is_one_journey_and_one_enemy() -> None:
    t = played(HEROIC)
    assert t.story("final-journey", "total-move", "final-enemy", "total-attack", "won") == [
        "final-journey",
        "total-move",
        "final-enemy",
        "total-attack",
        "won",
    ]
    assert t.over


@pytest.mark.rule("etch.flow.final-until-decided")
def test_a_lost_final_journey_is_the_end() -> None:
    t = played(HOPELESS)
    assert t.story("final-journey", "final-enemy", "lost") == ["final-journey", "lost"]
    assert t.over


@pytest.mark.rule("etch.flow.region-encounters")
def test_encounters_are_those_of_the_current_region_met_with_hand_cards() -> None:
    shown = {card: {"encounter": f"{kind} {n}"} for card, (kind, n) in zip(CARDS, KINDS)}
    t = new_game(game=game_with(cards={"all": HEROIC, **shown}), seed=5, dragon="d1")
    met: set[str] = set()
    while t.s.region != FINAL:
        assert t.foe.split()[1][0] == str(t.s.region)
        met.add(t.foe)
        if "spell" in t.asks:
            roles = [name for name in t.offered if name.startswith("spell:")]
            assert sorted(roles) == sorted(f"spell:{card}" for card in t.hand)
        t.pick(t.game.verbs.name(t.game.choices(t.s)[0].idle))
    assert {foe.split()[0] for foe in met} == {"enemy", "journey"}


@pytest.mark.rule("etch.flow.five-phases")
def test_an_encounter_has_five_phases_in_order() -> None:
    t = facing(
        hand="w1 f1 l1 s1",
        deck="w2 w3 w4 f2 f3 f4",
        enemy={"hp": 6, "initiative": 9, "attack": "1 fire", "xp": 3},
    )
    t.cast("w1", "f1", "l1").absorb("w1").pick("upgrade:f1")
    challenge, action, penalty, upgrade = "faced", "attack", "downgraded", "upgraded"
    cleanup = ["discarded"] * 3 + ["drew"] * 3
    wanted = t.story("encounter", challenge, action, penalty, upgrade, "discarded", "drew")
    assert wanted == ["encounter", challenge, action, penalty, upgrade, *cleanup, "encounter"]
