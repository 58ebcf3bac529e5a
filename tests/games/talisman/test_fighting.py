"""Battle and psychic combat. Rules `tali.combat.*`, `tali.evade.*`, `tali.trophy.*`, `tali.claim.*`, `tali.sleep.*`."""

from __future__ import annotations

import pytest

from games.talisman.tabletop import Meet, game_with, table

BASE = {"board": "base"}


@pytest.mark.rule("tali.combat.battle", "tali.combat.win", "tali.trophy.keep", "tali.combat.creature-die")
def test_the_higher_score_kills_and_keeps_the_enemy() -> None:
    t = table(Meet(), assassin={"space": "O01_fields"}, on={"O01_fields": "ogre"}, settings=BASE)
    t.pick("fight", luck=[6, 1])
    assert t.happened("scores") == [("assassin", 9, 6)]
    assert t.names(t.side("assassin").trophies) == "ogre"
    assert t.lying("O01_fields") == ""


@pytest.mark.rule("tali.combat.lose", "tali.card.enemy-stays")
def test_the_lower_score_loses_a_life_and_the_enemy_stays() -> None:
    t = table(Meet(), elf={"space": "O01_fields"}, on={"O01_fields": "ogre"}, settings=BASE, luck=[1, 6])
    assert t.side("elf").lives == 3
    assert t.lying("O01_fields") == "ogre"


@pytest.mark.rule("tali.combat.stand-off")
def test_equal_scores_harm_nobody() -> None:
    t = table(Meet(), elf={"space": "O01_fields"}, on={"O01_fields": "ogre"}, settings=BASE, luck=[4, 2])
    assert t.happened("stand-off") == ["elf"]
    assert t.side("elf").lives == 4


@pytest.mark.rule("tali.combat.psychic")
def test_spirits_are_fought_with_craft() -> None:
    t = table(Meet(), druid={"space": "O01_fields"}, on={"O01_fields": "wraith"}, settings=BASE, luck=[3, 1])
    assert t.once("scores") == ("druid", 7, 6)


@pytest.mark.rule("tali.combat.same-number-group", "tali.combat.group-one-loss", "tali.meet.same-number-sum")
def test_enemies_of_one_number_fight_as_one() -> None:
    t = table(
        Meet(), dwarf={"space": "O01_fields", "strength": 5}, on={"O01_fields": "wolf ape"}, settings=BASE, luck=[3, 2]
    )
    assert t.once("scores") == ("dwarf", 11, 7)
    assert t.names(t.side("dwarf").trophies) == "wolf ape"


@pytest.mark.rule("tali.combat.one-weapon-one-armour", "tali.stat.bonus")
def test_one_weapon_counts() -> None:
    t = table(
        Meet(),
        dwarf={"space": "O01_fields", "objects": "sword axe"},
        on={"O01_fields": "bear"},
        settings=BASE,
    )
    assert t.offered == {"fight", "wield:sword", "wield:axe"}
    t.pick("wield:axe", luck=[1, 1])
    assert t.once("scores") == ("dwarf", 5, 4)


@pytest.mark.rule("tali.combat.armour-save")
def test_armour_may_save_the_life() -> None:
    t = table(
        Meet(),
        dwarf={"space": "O01_fields", "objects": "shield"},
        on={"O01_fields": "giant"},
        settings=BASE,
        luck=[1, 6],
    )
    t.pick("save:shield", luck=[5])
    assert t.side("dwarf").lives == 5


@pytest.mark.rule("tali.combat.no-armour-psychic")
def test_no_armour_in_psychic_combat() -> None:
    t = table(
        Meet(),
        dwarf={"space": "O01_fields", "objects": "shield"},
        on={"O01_fields": "demon"},
        settings=BASE,
        luck=[1, 6],
    )
    assert t.side("dwarf").lives == 4


@pytest.mark.rule("tali.evade.needs-means", "tali.evade.cancels")
def test_evading_needs_means() -> None:
    t = table(Meet(), elf={"space": "O03_woods"}, on={"O03_woods": "giant"}, settings=BASE)
    t.pick("evade:giant")
    assert (t.lying("O03_woods"), t.side("elf").lives) == ("giant", 4)
    t = table(Meet(), ghoul={"space": "O03_woods", "gold": 1}, on={"O03_woods": "bandit"}, settings=BASE)
    assert t.refused("evade:bandit") == "tali.evade.needs-means"


@pytest.mark.rule(
    "tali.evade.not-attacking-is-not-evading", "tali.enc.enemy-left-ends-turn", "tali.ex.derived.paid-bandit"
)
def test_a_paid_bandit_ends_the_turn() -> None:
    t = table(
        Meet(),
        priest={"space": "O01_fields", "gold": 1},
        on={"O01_fields": "bandit unicorn"},
        settings=BASE,
    ).pick("bribe:bandit")
    assert t.lying("O01_fields") == "bandit unicorn"
    assert (t.held("priest"), t.side("priest").gold) == ("", 0)


@pytest.mark.rule("tali.sleep.minus-three", "tali.ex.derived.group-one-asleep", "tali.claim.many-enemies")
def test_a_sleeping_enemy_fights_worse() -> None:
    t = table(
        Meet(),
        dwarf={"space": "O01_fields", "strength": 3, "scales": (1, 0, 0)},
        on={"O01_fields": "cloud-dragon varthrax-warrior"},
        asleep="cloud-dragon",
        king="cadorus",
        luck=[3, 2],
        game=game_with(**{"varthrax.cloud-dragon.value": 8, "varthrax.varthrax-warrior.value": 4}),
    )
    assert t.once("scores") == ("dwarf", 11, 11)


@pytest.mark.rule("tali.sleep.wakes-at-turn-end")
def test_a_fought_sleeper_wakes_at_the_end_of_the_turn() -> None:
    t = table(
        Meet(),
        dwarf={"space": "O01_fields"},
        on={"O01_fields": "cloud-dragon"},
        asleep="cloud-dragon",
        luck=[1, 6],
    )
    assert t.happened("awake") == [("cloud-dragon", "O01_fields")]


@pytest.mark.rule(
    "tali.claim.on-defeat", "tali.claim.plus-trophy", "tali.claim.optional", "tali.ex.book.claiming-scale"
)
def test_killing_a_dragon_cards_enemy_may_claim_the_scale() -> None:
    t = table(
        Meet(),
        minotaur={"space": "O18_tavern", "strength": 9},
        wizard={"space": "O18_tavern"},
        scales={"O18_tavern": "varthrax"},
        decks={"varthrax": "fire-drake"},
        luck=[1, 6, 1],
    )
    t.pick("claim")
    assert t.side("minotaur").scales == (1, 0, 0)
    assert t.names(t.side("minotaur").trophies) == "fire-drake"
    assert t.scale("O18_tavern") == ""


@pytest.mark.rule("tali.meet.king-scale-forced", "tali.ex.book.forced-king-scale", "tali.meet.draw-one")
def test_the_kings_scale_must_be_met() -> None:
    t = table(
        Meet(),
        minotaur={"space": "O18_tavern"},
        conjurer={"space": "O18_tavern"},
        scales={"O18_tavern": "varthrax"},
        decks={"varthrax": "wyvern"},
    )
    assert t.happened("meets-scale") == [("minotaur", "varthrax")]
    assert t.lying("O18_tavern") == "wyvern"


@pytest.mark.rule("tali.meet.three-options", "tali.ex.book.scale-choice-not-king")
def test_another_scale_may_be_met_or_not() -> None:
    t = table(
        Meet(),
        minotaur={"space": "O20_ruins"},
        scales={"O20_ruins": "grilipus"},
        decks={"grilipus": "zombie-dragon"},
    )
    assert t.offered == {"meet-space", "meet-scale"}
    t.pick("meet-scale")
    assert t.lying("O20_ruins") == "zombie-dragon"


@pytest.mark.rule("tali.meet.space-text-ignored", "tali.hint.king-scale-hides-space", "tali.ex.book.desert-hidden")
def test_the_kings_scale_hides_the_desert() -> None:
    t = table(
        Meet(),
        minotaur={"space": "M09_desert", "lives": 5},
        scales={"M09_desert": "varthrax"},
        decks={"varthrax": "dragon-helm"},
    )
    assert t.side("minotaur").lives == 5
