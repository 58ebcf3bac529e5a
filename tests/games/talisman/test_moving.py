"""Movement, the bridge, the Portal of Power. Rules `tali.move.*` and `tali.region.*`."""

from __future__ import annotations

import pytest

from games.talisman.tabletop import Travel, space, table

BASE = {"board": "base"}


@pytest.mark.rule("tali.move.die", "tali.move.direction", "tali.move.mandatory")
def test_a_die_and_a_direction() -> None:
    t = table(Travel(), warrior={"space": "O12_city"}, settings=BASE, luck=[4])
    assert t.offered == {"go:O16_woods", "go:O08_crags"}
    assert t.refused("go:O13_fields") == "tali.move.mandatory"
    t.pick("go:O16_woods")
    assert t.at("warrior") == "O16_woods"


@pytest.mark.rule("tali.region.bridge-step", "tali.region.sentinel-attacks", "tali.region.sentinel-win")
def test_who_beats_the_sentinel_goes_on_in_the_middle_region() -> None:
    t = table(Travel(), warrior={"space": "O03_woods", "strength": 6}, settings=BASE, luck=[3])
    assert "cross" in t.offered
    t.pick("cross", luck=[6, 6, 1])
    assert t.once("scores") == ("warrior", 16, 10)
    assert t.offered == {"go:M04_cursed_glade", "go:M02_hidden_valley"}


@pytest.mark.rule("tali.region.sentinel-fail", "tali.combat.lose")
def test_who_loses_to_the_sentinel_ends_its_turn_there() -> None:
    t = table(Travel(), warrior={"space": "O03_woods", "lives": 3}, settings=BASE, luck=[3])
    t.pick("cross", luck=[1, 1, 6])
    assert (t.at("warrior"), t.side("warrior").lives) == ("O04_sentinel", 2)


@pytest.mark.rule("tali.region.bridge-step")
def test_crossing_needs_movement_left() -> None:
    t = table(Travel(), warrior={"space": "O03_woods"}, settings=BASE, luck=[1])
    assert t.refused("cross") == "tali.region.bridge-step"


@pytest.mark.rule("tali.region.sentinel-no-attack", "tali.meet.sentinel-outward-free")
def test_the_way_out_is_free_even_past_the_kings_scale() -> None:
    t = table(Travel(), warrior={"space": "M02_hidden_valley"}, scales={"O04_sentinel": "varthrax"}, luck=[3])
    t.pick("cross")
    assert t.offered == {"go:O05_hills", "go:O03_woods"}


@pytest.mark.rule("tali.meet.sentinel-blocked", "tali.ruling.blocked-crossing-move")
def test_the_kings_scale_blocks_the_bridge() -> None:
    t = table(Travel(), warrior={"space": "O03_woods"}, scales={"O04_sentinel": "varthrax"}, luck=[3])
    assert t.refused("cross") == "tali.meet.sentinel-blocked"


@pytest.mark.rule("tali.region.portal-attempt", "tali.region.portal-roll", "tali.ex.derived.portal-roll")
def test_two_dice_not_above_strength_open_the_portal() -> None:
    given = {"space": "M15_castle", "strength": 4}
    t = table(Travel(), warrior=given, settings=BASE, luck=[3]).pick("open:strength", luck=[4, 4])
    assert t.at("warrior") == "I0_plain_of_peril"
    t = table(Travel(), warrior=given, settings=BASE, luck=[3]).pick("open:strength", luck=[4, 5])
    assert (t.at("warrior"), t.side("warrior").strength) == ("M00_portal", 3)


@pytest.mark.rule("tali.region.portal-fail", "tali.stat.floor")
def test_a_failed_attempt_never_goes_below_the_printed_value() -> None:
    t = table(Travel(), warrior={"space": "M15_castle"}, settings=BASE, luck=[3]).pick("open:strength", luck=[6, 6])
    assert t.side("warrior").strength == 0


@pytest.mark.rule("tali.region.portal-attempt")
def test_the_portal_is_tried_only_by_a_move_beyond_it() -> None:
    t = table(Travel(), warrior={"space": "M15_castle"}, settings=BASE, luck=[1])
    assert t.refused("open:strength") == "tali.region.portal-attempt"


@pytest.mark.rule("tali.meet.portal-blocked")
def test_the_kings_scale_blocks_the_portal() -> None:
    t = table(Travel(), warrior={"space": "M15_castle"}, scales={"M00_portal": "varthrax"}, luck=[3])
    assert t.refused("open:craft") == "tali.meet.portal-blocked"


@pytest.mark.rule("tali.space.warlock-quest-limits")
def test_a_quest_keeps_the_portal_shut() -> None:
    t = table(Travel(), warrior={"space": "M15_castle", "quest": 1}, settings=BASE, luck=[3])
    assert t.refused("open:craft") == "tali.space.warlock-quest-limits"


@pytest.mark.rule("tali.fate.reroll", "tali.fate.once-per-roll")
def test_fate_rolls_the_movement_die_again() -> None:
    t = table(Travel(), warrior={"space": "O12_city", "fate": 2}, settings=BASE, luck=[4])
    t.pick("reroll:0", luck=[1])
    assert t.offered == {"go:O13_fields", "go:O11_fields"}
    assert t.side("warrior").fate == 1


@pytest.mark.rule("tali.region.raft", "tali.ruling.raft-corners")
def test_a_raft_crosses_the_river_and_is_gone() -> None:
    t = table(Travel(), warrior={"space": "O20_ruins", "objects": "raft"}, settings=BASE)
    t.pick("raft:M13_woods")
    assert (t.at("warrior"), t.held("warrior")) == ("M13_woods", "")


@pytest.mark.rule("tali.toad.move")
def test_a_toad_moves_one_space_without_a_die() -> None:
    t = table(Travel(), warrior={"space": "O12_city", "toad": 3}, settings=BASE)
    assert t.offered == {"go:O13_fields", "go:O11_fields"}


@pytest.mark.rule("tali.talisman.valley-requirement", "tali.talisman.without-turn-back")
def test_the_valley_of_fire_asks_for_a_talisman() -> None:
    given = {"space": "I3_pits", "cleared": True}
    t = table(Travel(), warrior=given, wizard={"space": "O12_city"}, settings=BASE)
    assert t.at("warrior") == "I2_vampires_tower"
    t = table(Travel(), warrior={**given, "objects": "talisman"}, wizard={"space": "O12_city"}, settings=BASE)
    assert t.offered == {"go:I4_valley_of_fire", "retreat"}


def test_spaces_are_named_by_the_facts() -> None:
    assert space("O00_village") == 0
