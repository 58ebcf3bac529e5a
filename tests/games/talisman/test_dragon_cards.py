"""Cards of the three Dragon decks with words of their own."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman.pauses import MeetAndPause, again
from games.talisman.tabletop import BOX, Tabletop, ids, space, table, token
from wawel.games.talisman.box import ADVENTURE, S_GOLD
from wawel.games.talisman.rules.dragons import hatch

FIELDS = "O01_fields"


def meeting(cards: str, who: dict[str, Any] | None = None, **more: Any) -> Tabletop:
    """A Dwarf meets cards on the North Fields; who can only fight, fights."""
    on = {FIELDS: cards, **more.pop("on", {})}
    return table(MeetAndPause(), on=on, dwarf={"space": FIELDS, **(who or {})}, **more)


def names(cards: tuple[int, ...] | list[int]) -> str:
    return " ".join(BOX.ids["card"][card] for card in cards)


# ---------------------------------------------------------------------- scales and tokens


@pytest.mark.rule("tali.meet.scale-sources", "tali.king.place-next-free", "tali.inner.scale-placement-discards")
def test_reign_of_fire_places_all_scales_of_the_lords() -> None:
    t = table(
        MeetAndPause(),
        on={FIELDS: "reign-of-fire"},
        lord_scales=(1, 2, 0),
        dwarf={"space": FIELDS},
        wizard={"space": "I0_plain_of_peril"},
        settings={"board": "cards"},
    )
    t.pick("lord:cadorus", "lord:varthrax")
    assert t.s.lord_scales == [0, 0, 0]
    assert (t.scale(FIELDS), t.scale("O00_village")) == ("cadorus", "cadorus")
    assert t.s.gone[0] == 1
    assert t.lying(FIELDS) == ""


@pytest.mark.rule("tali.tokens.discard-out", "tali.stat.counters")
def test_the_martial_artist_turns_scales_into_abilities() -> None:
    t = meeting("martial-artist", {"scales": (1, 1, 0)})
    t.pick("lord:varthrax", "by:strength", "lord:cadorus", "by:craft")
    side = t.side("dwarf")
    assert (side.strength, side.craft, side.scales) == (1, 1, (0, 0, 0))
    assert t.lying(FIELDS) == "martial-artist"


@pytest.mark.parametrize(
    ("place", "has", "paid"),
    [
        ("varthrax-war-council", {"followers": "guide"}, "guide"),
        ("cadorus-conclave", {"objects": "axe"}, "axe"),
        ("grilipus-coven", {"spells": "hex", "craft": 2}, "hex"),
    ],
)
@pytest.mark.rule("tali.scale.in-player-area")
def test_a_council_gives_a_scale_for_what_its_lord_loves(place: str, has: dict[str, object], paid: str) -> None:
    t = meeting(place, has, lord_scales=(0, 1, 1))
    t.pick("branch:0", "lord:grilipus")
    assert t.side("dwarf").scales == (0, 0, 1)
    assert t.held("dwarf") == ""
    assert not t.side("dwarf").spells


@pytest.mark.rule("tali.token.draw-one")
def test_a_council_draws_a_token_from_who_gives_nothing() -> None:
    t = meeting("varthrax-war-council", luck=token(BOX.tokens, "cadorus-scale"))
    assert t.s.lord_scales == [0, 1, 0]


@pytest.mark.rule("tali.meet.scale-sources", "tali.ruling.scales-per-space")
def test_the_roost_puts_a_scale_on_any_free_space() -> None:
    t = meeting("dragon-roost", luck=token(BOX.tokens, "grilipus-scale"))
    t.pick("go:O12_city")
    assert t.scale("O12_city") == "grilipus"
    assert t.s.lord_scales == [0, 0, 0]


@pytest.mark.rule("tali.scale.in-player-area", "tali.scale.drawn-to-lord")
def test_the_cave_of_bones_lets_keep_a_scale_of_the_king() -> None:
    t = meeting("cave-of-bones", luck=token(BOX.tokens, "varthrax-scale"))
    t.pick("claim")
    assert t.side("dwarf").scales == (1, 0, 0)
    other = meeting("cave-of-bones", luck=token(BOX.tokens, "cadorus-scale"))
    assert other.s.lord_scales == [0, 1, 0]


@pytest.mark.rule("tali.meet.scale-sources", "tali.ruling.scales-per-space")
def test_dragon_spirits_take_scales_and_give_them_back() -> None:
    t = meeting("dragon-spirits", scales={"O12_city": "cadorus"})
    t.pick("go:O12_city")
    hoard = t.s.hoard_of(space(FIELDS), ids("dragon-spirits")[0])
    assert (hoard.scales, t.scale("O12_city")) == ((0, 1, 0), "")


@pytest.mark.rule("tali.scale.in-player-area")
def test_the_exalted_dragon_gives_a_scale_of_each_lord() -> None:
    t = meeting("exalted-dragon", {"strength": 9}, lord_scales=(1, 0, 2), luck=[6, 1])
    t.pick("do-it")
    assert t.side("dwarf").scales == (1, 0, 1)
    assert t.s.lord_scales == [0, 0, 1]


# ---------------------------------------------------------------------- cards of the King


@pytest.mark.rule("tali.kingdeck.current-lord")
def test_a_raid_puts_cards_of_the_king_on_the_castle_without_events() -> None:
    t = meeting("castle-raid", king="cadorus", decks={"cadorus": "dragon-dawn bronze-dragon dragon-eggs gold-dragon"})
    assert t.lying("M15_castle") == "bronze-dragon dragon-eggs gold-dragon"
    assert names(t.s.decks[1].discards) == "dragon-dawn"


@pytest.mark.parametrize(("king", "count"), [("varthrax", 6), ("cadorus", 3)])
@pytest.mark.rule("tali.ruling.dragon-cards-in-adventure-deck", "tali.hint.king-makes-cards-stronger")
def test_the_hatchery_lays_cards_unseen_on_the_adventure_deck(king: str, count: int) -> None:
    top = {"varthrax": "wyvern cloud-dragon", "cadorus": "bronze-dragon gold-dragon"}[king]
    t = meeting("dragon-hatchery", king=king, decks={king: top})
    assert len(t.s.laid) == count
    assert names([t.s.draw(ADVENTURE), t.s.draw(ADVENTURE)]) == top


@pytest.mark.rule("tali.ruling.dragon-deck-refill-moment")
def test_hatching_goes_on_with_the_discards_of_a_short_deck() -> None:
    t = meeting("dragon-dawn", king="varthrax")
    deck = t.s.decks[0]
    deck.discards = tuple(deck.cards[2:])
    deck.cards = deck.cards[:2]
    top = deck.cards[::-1]
    hatch(t.s, 5)
    assert (deck.lent, len(t.s.laid)) == (5, 5)
    assert t.game.lost_or_doubled(t.s) == []
    assert [t.s.draw(ADVENTURE), t.s.draw(ADVENTURE)] == top


@pytest.mark.rule("tali.hint.king-makes-cards-stronger")
def test_the_decree_lays_a_card_on_every_scale() -> None:
    scales = {"O12_city": "varthrax", "M15_castle": "varthrax"}
    decks = {"cadorus": "bronze-dragon gold-dragon", "grilipus": "zombie-dragon dragonet"}
    t = meeting("dragon-decree", king="cadorus", scales=scales, decks=decks)
    assert (t.lying("O12_city"), t.lying("M15_castle")) == ("bronze-dragon", "")
    t = meeting("dragon-decree", king="grilipus", scales=scales, decks=decks)
    assert (t.lying("O12_city"), t.lying("M15_castle")) == ("zombie-dragon", "dragonet")


@pytest.mark.rule("tali.hint.king-makes-cards-stronger")
def test_the_fire_storm_clears_the_region_or_all() -> None:
    on = {"O12_city": "ogre", "M15_castle": "wolf"}
    t = meeting("fire-storm", king="cadorus", on=on)
    assert (t.lying(FIELDS), t.lying("O12_city"), t.lying("M15_castle")) == ("", "", "wolf")
    t = meeting("fire-storm", king="varthrax", on=on)
    assert t.lying("M15_castle") == ""


@pytest.mark.rule("tali.ruling.hidden-information")
def test_the_speaker_shows_the_kings_cards_and_lets_arrange_them() -> None:
    top = "wyvern cloud-dragon red-dragon ruby-dragon storm-dragon"
    t = meeting("dragon-speaker", decks={"varthrax": top})
    assert t.s.decks[0].knows == (5,)
    t.pick("pick:storm-dragon", "pick:wyvern", "done")
    cards = t.s.decks[0].cards
    assert names(cards[:-6:-1]) == "storm-dragon wyvern cloud-dragon red-dragon ruby-dragon"


# ---------------------------------------------------------------------- Dragons that move or go


@pytest.mark.rule("tali.dragon.only-effects")
def test_deadly_rivals_take_two_dragons_or_none() -> None:
    t = meeting("deadly-rivals", on={"O12_city": "dragon wyvern", "M15_castle": "bronze-dragon"})
    t.pick("go:O12_city", "aim:wyvern", "go:M15_castle")
    assert (t.lying("O12_city"), t.lying("M15_castle")) == ("dragon", "")
    t = meeting("deadly-rivals", on={"O12_city": "dragon"})
    assert t.lying("O12_city") == "dragon"


@pytest.mark.rule("tali.dragon.only-effects")
def test_a_whelp_that_is_not_killed_flees_to_another_dragon() -> None:
    t = meeting("dragon-whelp", on={"O12_city": "dragon", "M15_castle": "wyvern"}, luck=[1, 6])
    t.pick("go:O12_city")
    assert (t.lying(FIELDS), t.lying("O12_city")) == ("", "dragon dragon-whelp")
    t = meeting("wyrmling", luck=[1, 6])
    assert t.lying(FIELDS) == ""
    assert names(t.s.decks[2].discards) == "wyrmling"


@pytest.mark.rule("tali.dragon.only-effects")
def test_the_pass_leads_anywhere_or_calls_a_dragon() -> None:
    t = meeting("dragonspine-pass", on={"O12_city": "dragon"}, luck=[1])
    t.pick("do-it", "go:O18_tavern", luck=[4])
    assert t.at("dwarf") == "O18_tavern"
    t = meeting("dragonspine-pass", on={"O12_city": "dragon wyvern"}, luck=[1])
    t.pick("aim:dragon", luck=[1, 6])
    assert (t.lying("O12_city"), t.lying(FIELDS)) == ("wyvern", "dragonspine-pass dragon")


@pytest.mark.rule("tali.life.zero-killed", "tali.ruling.dragon-cards-in-adventure-deck")
def test_the_stone_kills_by_a_dragon_and_else_is_a_draw() -> None:
    t = meeting("sacrificial-stone", decks={"adventure": "dragon"})
    assert t.happened("killed")
    t = meeting("sacrificial-stone", decks={"adventure": "magic-belt"})
    assert "take:magic-belt" in t.offered


@pytest.mark.rule("tali.sleep.on-any-enemy", "tali.sleep.one-per-enemy")
def test_the_singer_puts_enemies_to_sleep_until_her_tokens_are_gone() -> None:
    t = meeting("dream-singer", on={"O12_city": "ogre"})
    assert t.s.supply[5] == 15
    t.pick("go:O12_city")
    assert t.lying("O12_city") == "ogre/asleep"
    assert t.s.hoard_of(space(FIELDS), ids("dream-singer")[0]).n == 3


@pytest.mark.rule("tali.dragoncard.adventure-effects-after-draw")
def test_st_george_rides_to_a_dragon_card_and_slays_it() -> None:
    t = meeting("st-george", on={"O12_city": "dragon wyvern"})
    t.pick("go:O12_city")
    assert (t.lying(FIELDS), t.lying("O12_city")) == ("", "dragon st-george")


# ---------------------------------------------------------------------- hoards


@pytest.mark.rule("tali.discard.victim-chooses")
def test_the_red_dragon_takes_a_follower_and_its_killer_may_have_it() -> None:
    t = meeting("red-dragon", {"followers": "guide maiden"}, luck=[1, 6])
    t.pick("pick:maiden")
    assert (t.held("dwarf"), t.side("dwarf").lives) == ("guide", 5)
    t.side("dwarf").strength = 9
    again(t, [6, 1])
    t.pick("pick:maiden")
    assert t.held("dwarf") == "guide maiden"
    assert names(t.side("dwarf").trophies) == "red-dragon"


@pytest.mark.rule("tali.discard.victim-chooses")
def test_the_gold_dragon_takes_all_gold() -> None:
    t = meeting("gold-dragon", {"gold": 4}, luck=[1, 6])
    hoard = t.s.hoard_of(space(FIELDS), ids("gold-dragon")[0])
    assert (t.side("dwarf").gold, hoard.what, hoard.n) == (0, S_GOLD, 4)
    assert t.side("dwarf").lives == 5


@pytest.mark.rule("tali.spell.gain-needs-room")
def test_the_green_dragon_takes_all_spells_and_the_covetous_one_an_object() -> None:
    t = meeting("green-dragon", {"spells": "hex"})
    t.pick("done", luck=[1, 6])
    t.pick("done")
    assert names(t.s.hoard_of(space(FIELDS), ids("green-dragon")[0]).cards) == "hex"
    t = meeting("covetous-dragon", {"objects": "axe"}, luck=[1, 6])
    assert names(t.s.hoard_of(space(FIELDS), ids("covetous-dragon")[0]).cards) == "axe"


@pytest.mark.rule("tali.ruling.claim-defeat-means")
def test_the_dracolich_lives_on_the_lives_it_took() -> None:
    t = meeting("dracolich", luck=[1, 6])
    assert (t.side("dwarf").lives, t.s.hoard_of(space(FIELDS), ids("dracolich")[0]).n) == (4, 1)
    t.side("dwarf").craft = 9
    again(t, [6, 1])
    assert (t.lying(FIELDS), t.side("dwarf").trophies) == ("dracolich", ())
    again(t, [6, 1])
    assert names(t.side("dwarf").trophies) == "dracolich"


@pytest.mark.rule("tali.card.object-follower-take")
def test_the_lair_gives_one_object_of_five_cards() -> None:
    top = "dragon-eggs bronze-dragon golden-gauntlet dragon-dawn luck-dragon"
    t = meeting("dragons-lair", {"strength": 9}, decks={"cadorus": top}, luck=[6, 1])
    assert {"pick:dragon-eggs", "pick:golden-gauntlet", "done"} == set(t.offered)
    t.pick("pick:golden-gauntlet")
    assert t.held("dwarf") == "golden-gauntlet"
    assert len(t.s.decks[1].discards) == 4


@pytest.mark.rule("tali.golden.finite-supply")
def test_the_miser_gives_gold_by_a_die() -> None:
    t = meeting("miser-dragon", {"strength": 9}, luck=[6, 1, 5])
    assert t.side("dwarf").gold == 5


@pytest.mark.rule("tali.spell.gain-needs-room", "tali.ruling.round-length")
def test_spells_from_the_sprite_and_the_caller() -> None:
    t = meeting("sprite-dragon", {"craft": 2})
    hoard = t.s.hoard_of(space(FIELDS), ids("sprite-dragon")[0])
    first = hoard.cards[0]
    t.pick(f"pick:{BOX.ids['card'][first]}")
    assert t.side("dwarf").spells == [first]
    assert len(t.s.hoard_of(space(FIELDS), ids("sprite-dragon")[0]).cards) == 3


@pytest.mark.rule("tali.card.event", "tali.ruling.round-length")
def test_a_lasting_event_lies_on_its_space() -> None:
    t = meeting("blizzard")
    assert [(one.what, one.turns) for one in t.s.lasting] == [(0, 2)]
    assert t.lying(FIELDS) == "blizzard"


@pytest.mark.rule("tali.breath.before-attack")
def test_the_volcanic_dragon_burns_all_other_cards_here() -> None:
    t = meeting("volcanic-dragon ogre axe", {"strength": 9}, luck=[6, 6, 1])
    assert t.lying(FIELDS) == ""
    assert names(t.side("dwarf").trophies) == "volcanic-dragon"


# ---------------------------------------------------------------------- what Followers and Magic Objects let do


@pytest.mark.rule("tali.golden.ability-over-rule", "tali.meet.draw-one")
def test_the_firelands_envoy_draws_from_any_dragon_deck() -> None:
    t = table(
        MeetAndPause(),
        dwarf={"space": FIELDS, "followers": "firelands-envoy"},
        scales={FIELDS: "varthrax"},
        decks={"grilipus": "dragonskull-wand"},
    )
    t.pick("lord:grilipus")
    assert "take:dragonskull-wand" in t.offered


@pytest.mark.rule("tali.golden.ability-over-rule", "tali.spell.gain-needs-room")
def test_the_verdant_witch_draws_one_spell_more_and_discards_one() -> None:
    t = meeting("book-of-spells", {"followers": "verdant-witch"}, spells="hex alchemy")
    t.pick("pick:hex")
    assert names(t.side("dwarf").spells) == "alchemy"


@pytest.mark.rule("tali.meet.scale-sources", "tali.ruling.round-length")
def test_the_dragon_charm_pulls_a_scale_once_in_a_round() -> None:
    t = meeting("maze", {"objects": "dragon-charm"}, scales={"O12_city": "cadorus", "O18_tavern": "cadorus"})
    t.pick("go:O12_city")
    assert (t.scale(FIELDS), t.scale("O12_city")) == ("cadorus", "")
    assert t.step == "Meet"


@pytest.mark.rule("tali.evade.needs-means", "tali.tokens.discard-out")
def test_the_dragon_charm_lets_evade_dragons_for_a_scale() -> None:
    t = meeting("wyvern", {"objects": "dragon-charm", "scales": (1, 0, 0)})
    t.pick("use:dragon-charm", "evade:wyvern")
    assert t.side("dwarf").scales == (0, 0, 0)
    assert t.lying(FIELDS) == "wyvern"
