"""The Inner Region, the Tower and the King. Rules `tali.inner*`, `tali.tower.*`, `tali.battle.*`, `tali.retreat.*`."""

from __future__ import annotations

import pytest

from games.talisman.tabletop import Meet, Travel, table

BASE = {"board": "base"}
TOWER = {"board": "tower"}


@pytest.mark.rule("tali.space.mines", "tali.space.mines-crypt-stay", "tali.enc.moved-new-encounter")
@pytest.mark.parametrize(
    ("dice", "where"),
    [
        ([1, 1, 1], "I1_mines"),
        ([1, 1, 3], "I0_plain_of_peril"),
        ([2, 2, 2], "M00_portal"),
        ([2, 3, 4], "M08_warlocks_cave"),
    ],
)
def test_the_way_out_of_the_mines(dice: list[int], where: str) -> None:
    t = table(Meet(), elf={"space": "I1_mines"}, decks={"adventure": "angel"}, settings=BASE, luck=dice)
    assert t.at("elf") == where


@pytest.mark.rule("tali.space.vampires-tower")
def test_followers_save_lives_in_the_vampires_tower() -> None:
    t = table(Meet(), elf={"space": "I2_vampires_tower", "followers": "unicorn"}, settings=BASE, luck=[5])
    t.pick("pick:unicorn")
    assert t.side("elf").lives == 2


@pytest.mark.rule("tali.space.pits", "tali.space.pits-each-battle", "tali.space.pits-move-on")
def test_fiends_are_fought_one_after_the_other() -> None:
    t = table(Meet(), troll={"space": "I3_pits"}, settings=BASE, luck=[2, 6, 1, 6, 1])
    assert t.happened("cleared") == ["troll"]


@pytest.mark.rule("tali.space.pits")
def test_those_that_are_left_wait_for_the_next_turn() -> None:
    t = table(Meet(), troll={"space": "I3_pits"}, settings=BASE, luck=[3, 6, 1, 1, 6])
    assert (t.side("troll").trial, t.side("troll").lives) == (2, 5)


@pytest.mark.rule("tali.space.werewolf-den", "tali.space.werewolf-own", "tali.ruling.stand-off-inner")
def test_the_werewolf_keeps_its_strength() -> None:
    t = table(Meet(), troll={"space": "I5_werewolf_den"}, settings=BASE, luck=[4, 4, 3, 1])
    assert (t.side("troll").trial, t.side("troll").cleared) == (8, False)


@pytest.mark.rule("tali.space.death")
def test_dice_with_death() -> None:
    t = table(Meet(), troll={"space": "I6_death"}, settings=BASE, luck=[1, 2, 6, 6])
    assert t.side("troll").lives == 5


@pytest.mark.rule("tali.retreat.any-time", "tali.retreat.one-space", "tali.retreat.ignores-spaces")
def test_turning_back() -> None:
    t = table(Travel(), troll={"space": "R2_hungry_nest", "cleared": True})
    t.pick("retreat")
    assert (t.at("troll"), t.side("troll").retreating) == ("R1_dragonstone_mines", True)


@pytest.mark.rule("tali.retreat.leave-no-opening", "tali.region.portal-outward", "tali.meet.portal-outward-free")
def test_leaving_needs_no_opening() -> None:
    t = table(Travel(), troll={"space": "R0_plain_of_peril"}, scales={"M00_portal": "varthrax"})
    t.pick("go:M00_portal")
    assert t.at("troll") == "M00_portal"


@pytest.mark.rule("tali.tower.draw-number", "tali.tower.move-one-plus-kills", "tali.ex.book.tower-win-moves-two")
@pytest.mark.rule("tali.tower.draw-at-turn-start", "tali.kingdeck.current-lord", "tali.tower.no-die")
def test_a_win_on_the_towers_plain_moves_two() -> None:
    troll = {"space": "T0_plain_of_peril", "strength": 6}
    t = table(Travel(), troll=troll, decks={"varthrax": "wyvern"}, settings=TOWER)
    t.pick("fight", luck=[6, 1])
    assert t.at("troll") == "T2_stair"


@pytest.mark.rule("tali.ex.book.tower-plain-loss-moves-one", "tali.tower.cleanup")
def test_a_defeat_on_the_towers_plain_moves_one() -> None:
    elf = {"space": "T0_plain_of_peril"}
    t = table(Travel(), elf=elf, decks={"varthrax": "cloud-dragon"}, settings=TOWER)
    t.pick("fight", luck=[1, 6])
    assert (t.at("elf"), t.side("elf").lives, t.lying("T0_plain_of_peril")) == ("T1_stair", 3, "")


@pytest.mark.rule("tali.tower.stairs-defeat-back")
def test_a_defeat_on_the_stairs_leads_back() -> None:
    t = table(Travel(), elf={"space": "T1_stair"}, decks={"varthrax": "cloud-dragon"}, settings=TOWER)
    t.pick("fight", luck=[1, 6])
    assert t.at("elf") == "T0_plain_of_peril"


@pytest.mark.rule("tali.tower.stand-off-forward")
def test_a_stand_off_on_the_stairs_leads_on() -> None:
    t = table(Travel(), troll={"space": "T1_stair"}, decks={"varthrax": "wyvern"}, settings=TOWER)
    t.pick("fight", luck=[1, 2])
    assert t.at("troll") == "T2_stair"


@pytest.mark.rule(
    "tali.battle.king-loses-life", "tali.battle.attack-again", "tali.battle.last-life-wins", "tali.goal.win"
)
@pytest.mark.rule("tali.ex.derived.king-five-wins", "tali.battle.choose-strength-or-craft")
def test_five_wins_in_a_row_win_the_game() -> None:
    t = table(Meet(), troll={"space": "crown", "strength": 20}, crowned=True)
    for _ in range(5):
        t.pick("by:strength", luck=[6, 1])
    assert t.over
    assert t.result.winners == [0]


@pytest.mark.rule("tali.battle.defeat-life-and-rage", "tali.battle.stop-on-tie-or-defeat")
def test_a_defeat_by_the_king_costs_a_life_and_brings_his_rage() -> None:
    t = table(Meet(), troll={"space": "crown"}, crowned=True)
    t.pick("by:strength", luck=[1, 6])
    assert t.side("troll").lives == 4


@pytest.mark.rule("tali.battle.death-is-final", "tali.death.no-new-after-crown", "tali.battle.king-heals")
def test_death_on_the_crown_is_final_and_heals_the_king() -> None:
    t = table(Meet(), elf={"space": "crown", "lives": 1}, troll=None, crowned=True, lord_lives={"varthrax": 2})
    t.pick("by:strength", luck=[1, 6])
    assert t.side("elf").out
    assert t.s.lord_lives[0] == 5
