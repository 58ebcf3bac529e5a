"""The Crown of Command: the Command Spell, the battle with the King, the Alternative Endings."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman.pauses import MeetAndPause, Pause, again
from games.talisman.tabletop import Tabletop, space, table
from wawel.games.talisman.box import E_DOMAIN, E_KING, E_SLAYERS
from wawel.games.talisman.rules.crown import prepare_ending

BASE = {"board": "base"}
CARDS = {"board": "cards"}


def on_crown(who: dict[str, Any] | None = None, **more: Any) -> Tabletop:
    """A Dwarf meets what the Crown asks for; an Elf is elsewhere."""
    return table(MeetAndPause(), dwarf={"space": "crown", **(who or {})}, crowned=True, **{"elf": {}, **more})


def ended_by(ending: int, who: dict[str, Any] | None = None, **more: Any) -> Tabletop:
    """The same with an Alternative Ending, before the encounter."""
    t = table(Pause(), dwarf={"space": "crown", **(who or {})}, crowned=True, **{"elf": {}, "settings": CARDS, **more})
    t.s.endings = True
    t.s.ending = ending
    prepare_ending(t.s)
    assert t.game.lost_or_doubled(t.s) == []
    return t


# ---------------------------------------------------------------------- the Command Spell


@pytest.mark.parametrize(("die", "lives"), [(3, 4), (4, 3)])
@pytest.mark.rule("tali.crown.command-spell", "tali.ruling.command-on-arrival", "tali.crown.no-limit-on-casting")
def test_the_command_spell_works_on_four_and_more(die: int, lives: int) -> None:
    t = on_crown(settings=BASE, luck=[die])
    assert t.side("elf").lives == lives


@pytest.mark.rule("tali.crown.several", "tali.inner-base.meet-three-spaces")
def test_who_shares_the_crown_meets_the_others() -> None:
    t = on_crown({"strength": 9}, elf={"space": "crown"}, settings=BASE)
    assert not t.happened("commands")
    assert t.step == "Approach"


@pytest.mark.rule("tali.ruling.solo")
def test_a_single_player_wins_by_reaching_the_crown() -> None:
    t = table(MeetAndPause(), dwarf={"space": "crown"}, settings=BASE, crowned=True)
    assert t.over
    assert t.s.won == 1


@pytest.mark.rule("tali.alt.sudden-death")
def test_sudden_death_is_won_on_the_crown() -> None:
    t = on_crown(settings={"board": "base", "sudden_death": True})
    assert t.s.won == 1


# ---------------------------------------------------------------------- the Dragon King


@pytest.mark.rule("tali.battle.attack-on-entry", "tali.battle.choose-strength-or-craft", "tali.battle.king-loses-life")
@pytest.mark.rule("tali.battle.attack-again", "tali.battle.last-life-wins", "tali.ex.derived.king-five-wins")
@pytest.mark.rule("tali.ruling.king-choice-each-attack", "tali.realm.crown-means-king", "tali.goal.win")
def test_five_wins_in_a_row_win_the_game() -> None:
    t = on_crown({"strength": 12, "craft": 9})
    for _ in range(4):
        t.pick("by:strength", luck=[6, 1])
    assert t.s.lord_lives[0] == 1
    t.pick("by:craft", luck=[6, 1])
    assert t.over
    assert t.s.won == 1


@pytest.mark.rule("tali.battle.defeat-life-and-rage", "tali.ruling.king-defeat-order", "tali.rage.varthrax")
@pytest.mark.rule("tali.battle.stop-on-tie-or-defeat")
def test_a_defeat_costs_a_life_and_the_rage_of_the_king() -> None:
    t = on_crown({"followers": "guide"})
    t.pick("by:strength", luck=[1, 6])
    assert (t.side("dwarf").lives, t.held("dwarf")) == (4, "")
    assert t.happened("rage") == [("dwarf", "varthrax")]


@pytest.mark.rule("tali.battle.stop-on-tie-or-defeat")
def test_a_tie_with_the_king_ends_the_turn_without_harm() -> None:
    t = on_crown({"strength": 11, "followers": "guide"})
    t.pick("by:strength", luck=[3, 3])
    assert (t.side("dwarf").lives, t.held("dwarf"), t.s.lord_lives[0]) == (5, "guide", 5)


@pytest.mark.rule("tali.claim.attack-bonus", "tali.scale.in-player-area")
def test_scales_count_against_their_lord() -> None:
    t = on_crown({"strength": 9, "scales": (3, 0, 0)})
    t.pick("by:strength", luck=[3, 3])
    assert t.happened("scores") == [("dwarf", 18, 17)]


# ---------------------------------------------------------------------- Alternative Endings


@pytest.mark.rule("tali.ending.must-encounter", "tali.ending.no-command-spell", "tali.ending.replaces-victory")
def test_the_ending_dragon_king_is_the_kings_battle() -> None:
    t = again(ended_by(E_KING, {"strength": 12}))
    for _ in range(5):
        t.pick("by:strength", luck=[6, 1])
    assert t.s.won == 1


@pytest.mark.rule("tali.ending.star-affects-all")
def test_whoever_kills_a_dragon_may_take_a_scale_of_the_king() -> None:
    t = ended_by(E_KING, {"space": "O01_fields", "strength": 9}, on={"O01_fields": "wyvern"})
    again(t, [6, 1])
    t.pick("claim")
    assert t.side("dwarf").scales == (1, 0, 0)


@pytest.mark.rule("tali.ruling.ending-texts", "tali.ending.scope-crown")
def test_dragon_slayers_take_scales_and_most_scales_win() -> None:
    t = ended_by(E_SLAYERS, {"strength": 20, "craft": 0}, elf={"scales": (0, 0, 1)})
    assert t.s.lord_lives == [5, 5, 5]
    t.s.lord_lives = [1, 0, 1]
    t.s.gone = [4, 5, 4, 0, 0, 0]
    again(t).pick("lord:varthrax")
    t.pick("by:strength", luck=[6, 1])
    assert t.side("dwarf").scales == (1, 0, 0)
    assert t.step == "AttackLord"
    t.pick("by:strength", luck=[6, 1])
    assert t.over
    assert t.s.won == 1


@pytest.mark.rule("tali.ruling.ending-texts", "tali.ending.no-character-encounters")
def test_the_domain_is_won_with_scales_enough() -> None:
    t = ended_by(E_DOMAIN, {"strength": 20, "scales": (2, 2, 1)}, decks={"varthrax": "dragon-helm wyvern"})
    again(t, [6, 1])
    assert t.over
    assert t.s.won == 1
    assert t.side("dwarf").scales == (3, 2, 1)


@pytest.mark.rule("tali.ruling.ending-texts")
def test_a_lost_fight_in_the_domain_ends_the_turn() -> None:
    t = ended_by(E_DOMAIN, decks={"varthrax": "cloud-dragon"})
    again(t, [1, 6])
    assert t.side("dwarf").lives == 4
    assert t.s.ground[space("crown")] == ()
