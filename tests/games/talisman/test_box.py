"""The box: what the book and public lists say of it is there in full, and what is ours keeps to the frame they set."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from wawel.engine.content import ContentError
from wawel.games.talisman import box as b
from wawel.games.talisman import ops as o
from wawel.games.talisman.load import FILES
from wawel.games.talisman.vocabulary import HAS

BOX = FILES.box()[0]
TABLES = FILES.content().tables
#: Strength or Craft of the Enemies whose values are public
PUBLIC_VALUES = {
    "wild-boar": 1,
    "wolf": 2,
    "ape": 3,
    "bear": 3,
    "lion": 3,
    "serpent": 4,
    "goblin": 2,
    "hobgoblin": 3,
    "bandit": 4,
    "ogre": 5,
    "giant": 6,
    "dragon": 7,
    "lemure": 1,
    "shadow": 2,
    "spectre": 3,
    "ghost": 4,
    "wraith": 5,
    "demon": 10,
    "wyvern": 5,
    "emerald-dragon": 7,
    "zombie-dragon": 8,
}
#: Strength, Craft, Life, Fate, alignment, start and Spells of the characters
CHARACTERS = {
    "assassin": (3, 3, 4, 3, "evil", "O12_city", 0),
    "druid": (2, 4, 4, 4, "neutral", "O22_forest", 1),
    "dwarf": (3, 3, 5, 5, "neutral", "O08_crags", 0),
    "elf": (3, 4, 4, 3, "good", "O22_forest", 0),
    "ghoul": (2, 4, 4, 4, "evil", "O02_graveyard", 0),
    "minstrel": (2, 4, 4, 5, "good", "O18_tavern", 0),
    "monk": (2, 3, 4, 5, "good", "O00_village", 0),
    "priest": (2, 4, 4, 5, "good", "O06_chapel", 1),
    "prophetess": (2, 4, 4, 2, "good", "O06_chapel", 1),
    "sorceress": (2, 4, 4, 3, "evil", "O02_graveyard", 1),
    "thief": (3, 3, 4, 2, "neutral", "O12_city", 0),
    "troll": (6, 1, 6, 1, "neutral", "O08_crags", 0),
    "warrior": (4, 2, 5, 1, "neutral", "O18_tavern", 0),
    "wizard": (2, 5, 4, 3, "evil", "O02_graveyard", 2),
    "dragon-hunter": (3, 3, 4, 2, "neutral", "O20_ruins", 0),
    "fire-wizard": (2, 4, 4, 3, "neutral", "O04_sentinel", 0),
    "dragon-rider": (3, 4, 4, 3, "good", "O22_forest", 0),
    "conjurer": (2, 4, 4, 1, "good", "O12_city", 1),
    "dragon-priestess": (2, 4, 4, 5, "evil", "M12_temple", 2),
    "minotaur": (4, 2, 5, 2, "evil", "O08_crags", 0),
}


def deck(name: str) -> list[b.Card]:
    return [card for card in BOX.cards if card.deck == b.DECKS.index(name)]


def card(name: str) -> b.Card:
    return BOX.cards[BOX.ids["card"].index(name)]


def types(name: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for one in deck(name):
        found[b.TYPES[one.type]] += one.copies
    return found


def words(text: int) -> list[str]:
    return [effect.word for effect in BOX.texts[text].effects]


def abilities(made: b.Card | b.Character) -> set[str]:
    return {name for at, name in enumerate(HAS) if made.has >> at & 1}


def changed(path: str, value: Any) -> b.Box:
    content = FILES.content()
    content.set(path, value)
    return FILES.box(content)[0]


# ---------------------------------------------------------------------- cards


@pytest.mark.rule("tali.base-setup.adventure-deck", "tali.base-setup.spell-deck", "tali.base-setup.open-decks")
@pytest.mark.rule("tali.component.dragon-cards", "tali.component.dragon-decks", "tali.ex.derived.card-total")
def test_the_decks_have_the_cards_of_the_box() -> None:
    copies = [sum(card.copies for card in deck(name)) for name in b.DECKS]
    assert copies == [56, 56, 56, 104, 24, 28, 4]
    assert [len(deck(name)) for name in b.DECKS] == [47, 46, 47, 81, 17, 8, 1]
    assert sum(copies[:3]) == 3 * 56 == 168


@pytest.mark.rule("tali.overview.dragon-card-types", "tali.hint.decks-differ", "tali.enc.numbers")
def test_the_types_of_cards_and_their_encounter_numbers() -> None:
    assert types("varthrax") == {
        "event": 6,
        "place": 5,
        "enemy": 31,
        "stranger": 3,
        "follower": 4,
        "magic-object": 7,
    }
    assert types("cadorus") == {
        "event": 6,
        "enemy": 28,
        "stranger": 5,
        "follower": 4,
        "magic-object": 7,
        "object": 2,
        "place": 4,
    }
    assert types("grilipus") == {"event": 6, "place": 6, "enemy": 30, "stranger": 4, "follower": 4, "magic-object": 6}
    assert types("adventure") == {
        "event": 13,
        "enemy": 29,
        "stranger": 8,
        "follower": 13,
        "magic-object": 13,
        "object": 19,
        "place": 9,
    }
    usual = {b.EVENT: 1, b.STRANGER: 4, b.OBJECT: 5, b.MAGIC_OBJECT: 5, b.FOLLOWER: 5, b.PLACE: 6}
    unusual = {"cursed-by-a-hag", "poltergeist", "dragonspine-pass", "sacrificial-stone"}
    for at, one in enumerate(BOX.cards):
        if one.type == b.SPELL_CARD:
            assert one.number == 0
        elif one.type == b.ENEMY:
            assert one.number == (3 if one.fight == b.PSYCHIC else 2)
        else:
            assert one.number == (1 if BOX.ids["card"][at] in unusual else usual[one.type])


@pytest.mark.rule("tali.dragon.definition", "tali.ruling.dragon-type-line", "tali.ruling.dragon-card-keywords")
def test_enemies_have_their_class_and_fight() -> None:
    for name, value in PUBLIC_VALUES.items():
        assert card(name).value == value, name
    fights = [{b.FIGHTS[one.fight] for one in deck(name) if one.type == b.ENEMY} for name in b.DECKS[:4]]
    assert fights == [{"battle"}, {"battle", "psychic", "either"}, {"psychic"}, {"battle", "psychic"}]
    for lord in b.DECKS[: b.LORDS]:
        cultists = [one for one in deck(lord) if one.cls == b.CULTIST]
        assert sorted(one.copies for one in cultists) == [2, 3, 4]
        assert all(one.amounts == {o.H_ATTACK_KING: 3} for one in cultists)
        assert {one.cls for one in deck(lord) if one.type == b.ENEMY} == {b.DRAGON, b.CULTIST}
    weapons = {"dragon-bane", "dragon-talon", "exorcists-blade", "psionic-wand", "varthrax-holy-lance"}
    worn = {
        kind: {BOX.ids["card"][at] for at, one in enumerate(BOX.cards) if one.worn == kind and one.deck < b.LORDS}
        for kind in (b.WEAPON, b.ARMOUR)
    }
    assert worn == {b.WEAPON: weapons, b.ARMOUR: {"dragonscale-shirt", "dragon-helm"}}


@pytest.mark.rule("tali.hint.decks-differ")
def test_designed_enemies_give_each_deck_its_own_character() -> None:
    def mean(name: str) -> float:
        enemies = [one for one in deck(name) if one.type == b.ENEMY]
        return sum(one.value * one.copies for one in enemies) / sum(one.copies for one in enemies)

    means = [mean(name) for name in b.DECKS[: b.LORDS]]
    assert max(means) < 1.25 * min(means)
    breaths = [
        {word for one in deck(name) for moment in one.moments if moment.when == b.BREATH for word in words(moment.text)}
        for name in b.DECKS[: b.LORDS]
    ]
    assert breaths == [{"if", "test-craft", "each-here"}, {"test-craft", "test-strength"}, {"test-strength"}]
    hoards = [
        {
            BOX.texts[moment.text].effects[0].fields["what"]
            for one in deck(name)
            for moment in one.moments
            if moment.when == b.DEFEATS_INSTEAD and words(moment.text) == ["hoard"]
        }
        for name in b.DECKS[: b.LORDS]
    ]
    # Followers, Objects and gold, Spells: what the Lord of the deck is after
    assert hoards == [{0}, {1, 2}, {3}]


@pytest.mark.rule("tali.card.enemy-stays")
def test_only_these_cards_have_nothing_but_their_figures() -> None:
    def bare(one: b.Card) -> bool:
        return one.text < 0 and not (one.has or one.moments or one.placed or one.worth or one.arrives_asleep)

    names = {BOX.ids["card"][at] for at, one in enumerate(BOX.cards) if bare(one)}
    dragons = {
        "brimstone-wyvern",
        "cloud-dragon",
        "wyvern",
        "bronze-dragon",
        "copper-wyvern",
        "amethyst-dragon",
        "zombie-dragon",
    }
    base = set(PUBLIC_VALUES) - {"bandit", "ghost", "wyvern", "emerald-dragon", "zombie-dragon"}
    assert names == dragons | base


@pytest.mark.rule("tali.space.village", "tali.ruling.village-prices", "tali.golden.finite-supply")
def test_purchase_cards_are_those_of_the_adventure_deck_and_have_their_prices() -> None:
    purchase = {
        BOX.ids["card"][at].removeprefix("purchase-"): at
        for at in range(len(BOX.cards))
        if BOX.cards[at].deck == b.PURCHASE
    }
    copies = {name: BOX.cards[at].copies for name, at in purchase.items()}
    assert copies == {
        "mule": 4,
        "armour": 4,
        "axe": 4,
        "sword": 3,
        "water-bottle": 4,
        "helmet": 4,
        "shield": 4,
        "raft": 1,
    }
    for name, at in purchase.items():
        assert (BOX.cards[at].has, BOX.cards[at].amounts) == (card(name).has, card(name).amounts)
    prices = [
        {
            BOX.ids["card"][one].removeprefix("purchase-"): price
            for one, price in zip(shop.cards, shop.prices, strict=True)
        }
        for shop in BOX.shops
    ]
    assert prices == [
        {"helmet": 2, "sword": 2, "axe": 3, "shield": 3, "armour": 4},
        {"sword": 1, "helmet": 1, "water-bottle": 1, "shield": 2, "mule": 2, "raft": 3},
    ]


@pytest.mark.rule("tali.spell.timing", "tali.ruling.spell-windows")
def test_every_spell_has_its_moments() -> None:
    own = {BOX.ids["card"][at] for at, one in enumerate(BOX.cards) if one.deck == b.SPELL_DECK and one.own_turn}
    assert own == {
        "acquisition",
        "alchemy",
        "destroy-magic",
        "destruction",
        "divination",
        "hex",
        "mesmerism",
        "psionic-blast",
        "teleport",
        "temporal-warp",
    }
    for one in deck("spell"):
        assert one.windows
    assert card("counterspell").windows == 1 << b.W_CAST
    assert not any(one.windows >> b.W_CAST & 1 for one in deck("spell") if one is not card("counterspell"))


@pytest.mark.rule("tali.object.alignment-ban", "tali.card.mandatory-follower")
def test_bans_and_duties() -> None:
    banned = {BOX.ids["card"][at]: one.banned for at, one in enumerate(BOX.cards) if one.banned}
    evil, good = 1 << b.EVIL, 1 << b.GOOD
    assert banned == {"holy-grail": evil, "holy-lance": evil, "varthrax-holy-lance": evil, "runesword": good}
    mandatory = {BOX.ids["card"][at] for at, one in enumerate(BOX.cards) if one.mandatory}
    assert mandatory == {"cursed-by-a-hag", "poltergeist"}


# ---------------------------------------------------------------------- characters


@pytest.mark.rule("tali.character.list", "tali.component.characters", "tali.overview.new-characters-same-rules")
@pytest.mark.rule(
    "tali.base-setup.lives", "tali.base-setup.fate", "tali.base-setup.gold", "tali.base-setup.start-space"
)
def test_twenty_characters_as_on_their_cards() -> None:
    found = {
        name: (
            one.strength,
            one.craft,
            one.life,
            one.fate,
            b.ALIGNMENTS[one.alignment],
            BOX.ids["space"][one.start],
            one.spells,
        )
        for name, one in zip(BOX.ids["character"], BOX.characters, strict=True)
    }
    assert found == CHARACTERS
    assert sum(one.dragon for one in BOX.characters) == 6
    assert {one.gold for one in BOX.characters} == {1}
    hunter = BOX.characters[BOX.ids["character"].index("dragon-hunter")]
    assert [BOX.ids["card"][one] for one in hunter.objects] == ["purchase-axe"]


@pytest.mark.rule("tali.golden.ability-over-rule")
def test_no_two_characters_have_the_same_abilities() -> None:
    found = [(frozenset(abilities(one)), one.spells) for one in BOX.characters]
    assert len(set(found)) == len(found)


# ---------------------------------------------------------------------- board


@pytest.mark.rule("tali.region.three", "tali.component.overlay", "tali.overview.overlay-two-sides")
def test_the_board_has_its_spaces_in_order() -> None:
    assert [len(ring) for ring in BOX.rings] == [24, 16, 9, 8, 9]
    kinds = [Counter(b.KINDS[BOX.spaces[at].kind] for at in ring) for ring in BOX.rings[:2]]
    assert kinds[0] == {
        "fields": 6,
        "plains": 4,
        "woods": 3,
        "hills": 2,
        "village": 1,
        "graveyard": 1,
        "sentinel": 1,
        "chapel": 1,
        "crags": 1,
        "city": 1,
        "tavern": 1,
        "ruins": 1,
        "forest": 1,
    }
    assert kinds[1]["runes"] == 3
    assert kinds[1]["desert"] == 2
    assert sum(kinds[1].values()) == 16


@pytest.mark.rule("tali.region.raft", "tali.ruling.raft-corners")
def test_what_lies_across_the_river() -> None:
    spaces = BOX.spaces
    for at, space in enumerate(spaces):
        for other in space.river:
            assert at in spaces[other].river
            assert {space.region, spaces[other].region} == {b.OUTER, b.MIDDLE}
    outer = [len(spaces[at].river) for at in BOX.rings[b.OUTER]]
    assert [at for at, n in enumerate(outer) if n == 0] == [0, 6, 12, 18]
    assert [at for at in range(16) if len(spaces[BOX.rings[b.MIDDLE][at]].river) == 2] == [0, 4, 8, 12]


@pytest.mark.rule("tali.inner-base.two-arms", "tali.inner-base.crown-from-valley", "tali.overlay.realm-layout")
@pytest.mark.rule("tali.ruling.realm-space-texts", "tali.overlay.realm-scaling", "tali.ruling.realm-each-or-some")
def test_the_realm_is_laid_out_like_the_inner_region_and_its_trials_grow() -> None:
    inner, realm = BOX.rings[b.INNER][:8], BOX.rings[b.REALM]
    for here, there in zip(inner, realm, strict=True):
        assert BOX.spaces[here].kind == BOX.spaces[there].kind
        forward = [inner.index(at) if at in inner else 8 for at in BOX.spaces[here].forward]
        assert [realm.index(at) if at in realm else 8 for at in BOX.spaces[there].forward] == forward
    assert [len(BOX.spaces[at].forward) for at in inner] == [2, 1, 1, 1, 1, 1, 1, 1]
    assert BOX.spaces[inner[4]].forward == [BOX.crown]
    trials = [BOX.texts[BOX.spaces[at].text].effects[0] for at in realm if BOX.spaces[at].text >= 0]
    assert len(trials) == 6
    assert sum(trial.fields["per"] > 0 for trial in trials) >= 4
    by = {trial.fields["to"]: trial.fields["by"] for trial in trials if trial.op == o.DESCEND}
    assert by == {b.TAVERN: b.BY_CRAFT, b.CITY: b.BY_STRENGTH}
    base = [BOX.texts[BOX.spaces[at].text].effects[0] for at in inner if BOX.spaces[at].text >= 0]
    assert not any(trial.fields["per"] for trial in base)


@pytest.mark.rule("tali.overlay.tower-path", "tali.ruling.tower-space-texts", "tali.tower.draw-number")
def test_the_tower_is_one_path_that_never_gets_easier() -> None:
    ring = BOX.rings[b.TOWER]
    for here, there in pairwise(ring):
        assert BOX.spaces[here].forward == [there]
        assert BOX.spaces[there].back == here
    assert ring[-1] == BOX.tower_crown
    stairs = [BOX.spaces[at].draw for at in ring if BOX.spaces[at].kind == b.STAIR]
    assert len(stairs) >= 5
    assert stairs == sorted(stairs)
    assert [BOX.spaces[ring[0]].draw, BOX.spaces[ring[-2]].draw] == [1, 0]


# ---------------------------------------------------------------------- Dragons and supplies


@pytest.mark.rule("tali.component.lords", "tali.setup.lord-lives-five", "tali.ruling.king-values")
@pytest.mark.rule("tali.rage.varthrax", "tali.rage.cadorus", "tali.rage.grilipus")
def test_three_lords() -> None:
    varthrax, cadorus, grilipus = BOX.lords
    assert (cadorus.strength, cadorus.craft) == (12, 12)
    assert varthrax.strength > varthrax.craft
    assert grilipus.craft > grilipus.strength
    assert [lord.lives for lord in BOX.lords] == [5, 5, 5]
    assert [b.TAKINGS[lord.rage] for lord in BOX.lords] == ["follower", "object", "spell"]


@pytest.mark.rule("tali.component.dragon-tokens", "tali.ex.derived.token-total", "tali.component.sleep-tokens")
@pytest.mark.rule("tali.ruling.counters-digital", "tali.component.alternative-endings", "tali.component.crown-token")
def test_tokens_counters_and_endings() -> None:
    assert dict(zip(b.TOKENS, BOX.tokens, strict=True)) == {
        "varthrax-scale": 40,
        "cadorus-scale": 40,
        "grilipus-scale": 40,
        "strike": 6,
        "rage": 6,
        "slumber": 8,
    }
    assert sum(BOX.tokens) == 140
    assert BOX.supplies == [72, 72, 72, 36, 30, 19]
    assert len(b.ENDINGS) == 3
    assert BOX.figures["dragon-slayers/scales"] == 5


# ---------------------------------------------------------------------- sources and other values


@pytest.mark.rule("tali.ruling.king-values", "tali.ruling.ending-texts", "tali.ruling.tower-space-texts")
def test_what_is_ours_says_so() -> None:
    def designed(file: str, kind: str) -> set[str]:
        return {row["id"] for row in TABLES[file][kind] if row.get("source") == "designed"}

    enemies = {
        row["id"] for lord in b.DECKS[: b.LORDS] for row in TABLES[f"{lord}.toml"][lord] if row.get("type") == "enemy"
    }
    ours = {name for lord in b.DECKS[: b.LORDS] for name in designed(f"{lord}.toml", lord)}
    assert ours == enemies - {"wyvern", "emerald-dragon", "zombie-dragon"}
    assert len(ours) == 61
    assert designed("dragons.toml", "lord") == {"varthrax", "grilipus"}
    assert designed("dragons.toml", "ending") == set(b.ENDINGS)
    assert not designed("adventure.toml", "adventure") | designed("spell.toml", "spell")
    spaces = {one for one in designed("board.toml", "space") if one.startswith("R")}
    assert len(spaces) == 6


@pytest.mark.rule("tali.ruling.realm-space-texts", "tali.ruling.tower-space-texts", "tali.ruling.king-values")
def test_an_override_file_may_hold_other_values() -> None:
    content = FILES.content()
    content.lay(
        {
            "varthrax": {"fire-drake": {"value": 9, "name": {"pl": "Żar", "en": "Ember"}}},
            "lord": {"grilipus": {"craft": 15}},
            "space": {"T6_stair": {"draw": 4}, "R2_hungry_nest": {"do": [{"lose-life": 2}]}},
            "table": {"crags": {"line": [{"from": 1, "do": [{"life": 1}]}]}},
            "ending": {"domain-of-dragons": {"scales": 9}},
        },
        "other values",
    )
    box, print_ = FILES.box(content)
    assert print_ != FILES.box()[1]
    assert box.cards[box.ids["card"].index("fire-drake")].value == 9
    assert box.lords[b.GRILIPUS].craft == 15
    assert box.spaces[box.ids["space"].index("T6_stair")].draw == 4
    assert [effect.word for effect in box.texts[box.spaces[box.ids["space"].index("R2_hungry_nest")].text].effects] == [
        "lose-life"
    ]
    assert box.tables[b.TABLES.index("crags")].lows == [1]
    assert box.figures["domain-of-dragons/scales"] == 9


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("adventure.wolf.copies", 2, "copies"),
        ("table.mystic.id", "witch", "order"),
        ("adventure.mage.do", ["is-good"], "condition"),
        ("adventure.mage.do", [{"if": [[{"life": 1}], [{"life": 1}]]}], "no-condition"),
        ("adventure.sorcerer.do", [{"may": [[{"spell": 1}, {"pay-gold": 1}]]}], "payment"),
        ("purchase.purchase-sword.like", "purchase-axe", "like"),
        ("table.temple.line", [{"from": 3}], "lines"),
        ("adventure.ghost.placed", ["city"], "placed"),
        ("space.O01_fields.region", "middle", "ring"),
    ],
)
def test_bad_content_is_refused_with_its_place(path: str, value: Any, problem: str) -> None:
    with pytest.raises(ContentError) as error:
        changed(path, value)
    assert error.value.problem.key == f"talisman.{problem}"


def test_a_card_that_must_do_something_needs_a_text() -> None:
    content = FILES.content()
    row = next(one for one in content.tables["adventure.toml"]["adventure"] if one["id"] == "angel")
    del row["do"]
    with pytest.raises(ContentError) as error:
        FILES.box(content)
    assert error.value.problem.key == "talisman.no-text"
