"""Lives, death, Toads, spaces of the board. Rules `tali.life.*`, `tali.death.*`, `tali.toad.*`, `tali.space.*`."""

from __future__ import annotations

import pytest

from games.talisman.tabletop import Meet, table

BASE = {"board": "base"}


@pytest.mark.rule("tali.life.zero-killed", "tali.death.left-behind", "tali.death.returned", "tali.claim.inherited")
def test_a_killed_character_leaves_all_it_had() -> None:
    elf = {"space": "O01_fields", "lives": 1, "objects": "ring", "gold": 2, "scales": (0, 1, 0)}
    t = table(Meet(), elf=elf, troll=None, on={"O01_fields": "giant"}, luck=[1, 6])
    assert (t.at("elf"), t.lying("O01_fields"), t.s.gold[1]) == ("", "giant ring", 2)
    assert t.side("elf").scales == (0, 1, 0)


@pytest.mark.rule("tali.death.new-character", "tali.ruling.new-character-first-turn")
def test_its_player_starts_anew_on_the_next_turn() -> None:
    t = table(
        Meet(),
        elf={"space": "O01_fields", "lives": 1},
        troll=None,
        on={"O01_fields": "giant"},
        luck=[1, 6],
        settings=BASE,
    )
    t.idle(until=lambda s: s.turn == 3 and s.active == 0)
    assert t.side("elf").character != -1


@pytest.mark.rule("tali.space.black-knight")
def test_the_black_knight() -> None:
    t = table(Meet(), elf={"space": "M01_black_knight", "gold": 1}, settings=BASE)
    t.pick("branch:1")
    assert t.side("elf").lives == 3
    t = table(Meet(), elf={"space": "M01_black_knight"}, settings=BASE)
    assert t.side("elf").lives == 3


@pytest.mark.rule("tali.space.desert")
def test_a_water_bottle_saves_the_life_in_the_desert() -> None:
    decks = {"adventure": "magic-belt"}
    t = table(Meet(), elf={"space": "M09_desert", "objects": "water-bottle"}, decks=decks, settings=BASE)
    assert t.side("elf").lives == 4
    t = table(Meet(), elf={"space": "M09_desert"}, decks=decks, settings=BASE)
    assert (t.side("elf").lives, t.lying("M09_desert")) == (3, "magic-belt")


@pytest.mark.rule("tali.space.chapel", "tali.ex.derived.prayer-bonus", "tali.ruling.natural-die-scope")
def test_a_prayer_bonus_may_be_added() -> None:
    t = table(Meet(), priest={"space": "O06_chapel"}, settings=BASE)
    t.pick("branch:1", luck=[5])
    assert len(t.offered) == 2
    t.pick("branch:2")
    assert len(t.side("priest").spells) == 1


@pytest.mark.rule("tali.space.chapel")
def test_evil_loses_a_life_at_the_chapel() -> None:
    assert table(Meet(), ghoul={"space": "O06_chapel"}, settings=BASE).side("ghoul").lives == 3


@pytest.mark.rule("tali.space.crags", "tali.ruling.space-imperatives")
def test_a_dwarf_may_skip_the_crags() -> None:
    t = table(Meet(), dwarf={"space": "O08_crags"}, settings=BASE)
    assert t.offered == {"skill:skip", "do-it"}
    t.pick("do-it", luck=[6])
    assert t.side("dwarf").strength == 1


@pytest.mark.rule("tali.space.city", "tali.toad.duration", "tali.toad.drops", "tali.toad.stats", "tali.toad.counters")
def test_the_enchantress_turns_one_into_a_toad() -> None:
    t = table(Meet(), troll={"space": "O12_city", "objects": "ring", "strength": 2}, settings=BASE)
    t.pick("branch:0", luck=[1])
    side = t.side("troll")
    assert (side.toad, side.strength, side.kept_strength, t.lying("O12_city")) == (3, 0, 2, "ring")


@pytest.mark.rule("tali.space.village", "tali.gold.pay", "tali.ruling.village-prices", "tali.ruling.buy-any-number")
def test_the_blacksmith() -> None:
    t = table(Meet(), troll={"space": "O00_village", "gold": 3}, settings=BASE).pick("branch:1")
    assert t.refused("buy:purchase-armour") == "tali.gold.pay"
    t.pick("buy:purchase-axe")
    assert (t.held("troll"), t.side("troll").gold) == ("purchase-axe", 0)


@pytest.mark.rule("tali.object.limit-four", "tali.object.surplus")
def test_a_fifth_object_is_left_on_the_space() -> None:
    given = {"space": "O01_fields", "objects": "ring sword axe helmet"}
    t = table(Meet(), troll=given, on={"O01_fields": "magic-belt"}, settings=BASE)
    t.pick("take:magic-belt", "ditch:axe", "done")
    assert t.lying("O01_fields") == "axe"


@pytest.mark.rule("tali.trophy.strength-seven", "tali.trophy.surplus-lost", "tali.ex.derived.trophy-surplus")
def test_trophies_are_turned_in_at_seven() -> None:
    t = table(
        Meet(),
        troll={"space": "O01_fields", "trophies": "ogre giant serpent"},
        on={"O01_fields": "angel"},
        settings=BASE,
    )
    t.pick("turn-in:strength", "trophy:ogre", "trophy:giant", "trophy:serpent", "done")
    assert t.side("troll").strength == 2
