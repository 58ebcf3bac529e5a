"""Dragon tokens, coronations, Rage. Rules `tali.token.*`, `tali.scale.*`, `tali.king.*`, `tali.rage.*`."""

from __future__ import annotations

import pytest

from games.talisman.tabletop import BOX, GAME, table, token

POOL = BOX.tokens


@pytest.mark.rule("tali.token.draw-one", "tali.scale.drawn-to-lord", "tali.token.then-turn")
def test_a_scale_goes_to_its_lord() -> None:
    t = table(tokens=True, troll={"space": "O12_city"}, luck=[*token(POOL, "cadorus-scale"), 1])
    assert t.s.lord_scales == [0, 1, 0]
    assert t.step == "Destination"


@pytest.mark.rule(
    "tali.king.third-scale", "tali.king.crown-token-moves", "tali.king.place-scale", "tali.ex.book.crowning"
)
def test_the_third_scale_crowns_a_lord() -> None:
    pool = [40, 38, 40, 6, 6, 8]
    t = table(tokens=True, troll={"space": "O12_city"}, lord_scales=(0, 2, 0), luck=[*token(pool, "cadorus-scale"), 1])
    assert (t.king, t.s.lord_scales, t.scale("O12_city")) == ("cadorus", [0, 0, 0], "cadorus")
    assert t.s.gone[1] == 2


@pytest.mark.rule("tali.king.place-next-free", "tali.ex.derived.placement-skips", "tali.king.one-scale-per-space")
def test_the_scale_goes_to_the_next_free_space_counter_clockwise() -> None:
    t = table(
        tokens=True,
        troll={"space": "O12_city"},
        lord_scales=(0, 2, 0),
        scales={"O12_city": "grilipus", "O11_fields": "varthrax"},
        luck=[*token([39, 38, 39, 6, 6, 8], "cadorus-scale"), 1],
    )
    assert t.scale("O10_woods") == "cadorus"


@pytest.mark.rule("tali.king.inner-discard-three", "tali.ex.derived.inner-coronation")
def test_in_the_inner_region_all_three_scales_are_discarded() -> None:
    t = table(
        tokens=True,
        troll={"space": "R0_plain_of_peril"},
        lord_scales=(0, 2, 0),
        luck=token([40, 38, 40, 6, 6, 8], "cadorus-scale"),
    )
    assert (t.king, t.s.gone[1]) == ("cadorus", 3)


@pytest.mark.rule("tali.token.strike-draw-two", "tali.token.strike-chains", "tali.ex.derived.strike-chain")
def test_strikes_chain() -> None:
    drawn = token(POOL, "strike", "strike", "cadorus-scale", "grilipus-scale", "varthrax-scale")
    t = table(tokens=True, troll={"space": "O12_city"}, luck=[*drawn, 1])
    assert len(t.happened("token")) == 5
    assert t.s.gone[3] == 2


@pytest.mark.rule("tali.token.rage", "tali.rage.varthrax", "tali.rage.none-lose-life", "tali.ex.derived.rage-no-card")
def test_rage_without_the_card_costs_a_life() -> None:
    t = table(tokens=True, troll={"space": "O12_city"}, luck=[*token(POOL, "rage"), 1])
    assert t.side("troll").lives == 5


@pytest.mark.rule("tali.rage.cadorus", "tali.discard.victim-chooses")
def test_rage_takes_an_object_of_the_victims_choice() -> None:
    t = table(
        tokens=True,
        troll={"space": "O12_city", "objects": "sword ring"},
        king="cadorus",
        luck=token(POOL, "rage"),
    )
    assert t.offered == {"pick:sword", "pick:ring"}


@pytest.mark.rule("tali.claim.cancel-rage", "tali.rage.cancel-by-scale")
def test_an_own_scale_cancels_rage() -> None:
    t = table(
        tokens=True,
        troll={"space": "O12_city", "scales": (1, 0, 0)},
        luck=token([39, 40, 40, 6, 6, 8], "rage"),
    )
    t.pick("cancel-rage", luck=[1])
    assert (t.side("troll").lives, t.side("troll").scales) == (6, (0, 0, 0))


@pytest.mark.rule("tali.token.slumber-dragon", "tali.ruling.slumber-mandatory")
def test_slumber_puts_a_dragon_to_sleep() -> None:
    t = table(
        tokens=True,
        troll={"space": "O12_city"},
        on={"O01_fields": "wyvern", "O02_graveyard": "ogre"},
        luck=[*token(POOL, "slumber"), 1],
    )
    assert t.happened("asleep") == [("wyvern", "O01_fields")]


@pytest.mark.rule("tali.token.slumber-nothing")
def test_slumber_without_enemies_does_nothing() -> None:
    t = table(tokens=True, troll={"space": "O12_city"}, luck=[*token(POOL, "slumber"), 1])
    assert t.happened("asleep") == []


@pytest.mark.rule("tali.missed-turn.no-token", "tali.turn.missed-nothing")
def test_a_missed_turn_draws_no_token() -> None:
    t = table(troll={"space": "O12_city"}, ghoul={"missed": 1}, settings={"board": "cards"})
    t.idle(until=lambda s: s.turn == 3)
    assert "ghoul" in t.happened("missed")
    assert all(seat != "ghoul" for seat, _ in t.happened("token"))


@pytest.mark.rule("tali.battle.king-frozen", "tali.battle.frozen-scales", "tali.ex.derived.frozen-king")
def test_the_king_is_frozen_while_somebody_is_on_the_crown() -> None:
    t = table(
        tokens=True,
        troll={"space": "O12_city"},
        ghoul={"space": "crown"},
        king="cadorus",
        lord_scales=(0, 0, 2),
        luck=[*token([40, 40, 38, 6, 6, 8], "grilipus-scale"), 1],
    )
    assert (t.king, t.scale("O12_city"), t.s.gone[2]) == ("cadorus", "grilipus", 2)


@pytest.mark.rule("tali.setup.lord-lives-five", "tali.setup.first-king")
def test_every_lord_has_five_lives() -> None:
    assert [lord.lives for lord in GAME.box.lords] == [5, 5, 5]
