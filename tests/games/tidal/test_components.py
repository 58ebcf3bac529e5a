"""The box: counts, faces and figures that the book gives, and variety where it gives none."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.tidal.tabletop import BOX, game_with
from wawel.engine.content import ContentError
from wawel.games.tidal import box as b
from wawel.games.tidal.cardtext import component_text
from wawel.games.tidal.load import FILES

TABLES = FILES.content().tables


def rows(file: str, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = TABLES[file][kind]
    return found


def faces(die: str) -> Counter[str]:
    return Counter(b.FACES[face] for face in BOX.dice[b.DICE.index(die)].faces)


@pytest.mark.rule(
    "tidal.component.island-set", "tidal.island.arenas", "tidal.island.purposes", "tidal.ruling.action-space-table"
)
@pytest.mark.rule("tidal.space.open-where", "tidal.ruling.open-space-in-citadel", "tidal.droska.single-use-spaces")
def test_islands_and_spaces() -> None:
    assert len(rows("islands.toml", "island")) == 5
    base = [place for place in BOX.places if place.text >= 0 and place.base]
    assert [sum(place.open == open for place in base) for open in (False, True)] == [13, 3]
    assert {place.island for place in base if place.open} == {b.CITADEL, b.FOLD}
    assert sum(place.temple for place in base) == 3
    assert [sum(place.island == island for place in base) for island in range(5)] == [4, 3, 3, 4, 2]


@pytest.mark.rule(
    "tidal.dice.novice-faces", "tidal.dice.adept-colours", "tidal.dice.adept-wild", "tidal.dice.elite-look"
)
@pytest.mark.rule("tidal.dice.elite-wild", "tidal.dice.guild-look", "tidal.dice.guild-wild", "tidal.dice.levels-four")
@pytest.mark.rule(
    "tidal.ruling.adept-faces", "tidal.ruling.elite-faces", "tidal.ruling.guild-faces", "tidal.component.trait-dice"
)
def test_the_faces_of_trait_dice() -> None:
    assert [die.count for die in BOX.dice] == [14, 8, 8, 8, 8, 3, 3, 3, 3]
    assert faces("novice") == dict.fromkeys(("blank", "spirit", "focus", "resilience", "synergy", "any"), 1)
    assert faces("adept-red") == {"focus": 2, "spirit": 2, "any": 1, "blank": 1}
    assert faces("adept-blue") == {"resilience": 2, "synergy": 2, "any": 1, "blank": 1}
    assert faces("elite-red") == {"focus": 1, "spirit": 1, "focus-or-spirit": 2, "any": 2}
    assert faces("elite-blue") == {"resilience": 1, "synergy": 1, "resilience-or-synergy": 2, "any": 2}
    for trait in b.TRAITS:
        assert faces(f"guild-{trait}") == {trait: 2, f"double-{trait}": 2, "any": 2}
    assert [die.level for die in BOX.dice] == [0, 1, 1, 2, 2, 3, 3, 3, 3]


@pytest.mark.rule("tidal.component.city-cards", "tidal.component.player-set", "tidal.ruling.starting-challenge-count")
@pytest.mark.rule("tidal.ruling.challenge-cards", "tidal.challenge.card-parts", "tidal.stretch.symbol")
def test_the_cards_of_the_base_box() -> None:
    kinds = Counter(one.kind for one in BOX.challenges)
    assert (kinds[b.STANDARD], kinds[b.STARTING]) == (42, 12)
    standard = [one for one in BOX.challenges if one.kind == b.STANDARD]
    assert Counter(one.arena for one in standard) == {0: 14, 1: 14, 2: 14}
    assert all(len(one.stretch) == 1 for one in standard)
    assert sum(one.copies for one in BOX.tricks) == 30
    assert sum(one.copies for one in BOX.market if not one.advanced) == 25
    assert sum(not one.advanced for one in BOX.monsters) == 7
    assert (len(BOX.cards), len(BOX.goals)) == (1 + 48, 12)
    assert {kind: len(rows("characters.toml", kind)) for kind in ("story", "help")} == {"story": 4, "help": 4}
    sun = BOX.challenges[BOX.ids["challenge"].index("burning-sun")]
    assert (sun.arena, sun.symbols, len(sun.stretch)) == (b.DROSKA, (b.RESILIENCE, b.RESILIENCE), 1)


@pytest.mark.rule("tidal.character.cards-unique", "tidal.ruling.character-cards-content", "tidal.ruling.trick-cards")
@pytest.mark.rule("tidal.ruling.secret-goal-cards", "tidal.ruling.market-price")
def test_designed_cards_differ() -> None:
    standard = [(one.arena, one.symbols, one.stretch) for one in BOX.challenges]
    assert len(set(standard)) == len(standard)
    assert len(BOX.tricks) >= 15
    assert max([one.copies for one in BOX.tricks] + [one.copies for one in BOX.market]) <= 2
    abilities = [
        str({k: row[k] for k in ("ability", "changes") if k in row}) for row in rows("characters.toml", "card")
    ]
    assert len(set(abilities)) == len(abilities)
    assert len({goal.what for goal in BOX.goals}) == 12
    whens = {one.when for card in BOX.cards for one in card.abilities}
    assert {b.USE, b.ARTIFACT, b.COMPLETE, b.FIGHT} <= whens
    boats = [one for card in BOX.cards for one in card.abilities if BOX.texts[one.text].effects[0].op == b.BOAT]
    assert boats


@pytest.mark.rule("tidal.monster.card-parts", "tidal.ruling.monster-cards", "tidal.ruling.weak-strong-split")
@pytest.mark.rule("tidal.style.droska-sword")
def test_monsters_keep_the_facts_of_the_book() -> None:
    base = [one for one in BOX.monsters if not one.advanced]
    assert Counter(one.strength for one in base) == {b.WEAK: 3, b.STRONG: 4}
    assert {one.style for one in base if one.strength == b.WEAK} == {0, 1, 2}
    assert sum(one.compass for one in base) == 6
    thornback = BOX.monsters[BOX.ids["monster"].index("colossal-thornback")]
    assert thornback.style == b.DROSKA
    focus = [spot for spot in thornback.spots if spot.trait == b.FOCUS]
    assert any(spot.cup and spot.dice >> b.DICE.index("elite-red") & 1 for spot in focus)
    assert any(spot.grade == b.PLAIN_SPOT for spot in focus)
    armoured = [spot for one in base for spot in one.spots if spot.grade != b.PLAIN_SPOT]
    assert sum(spot.cup for spot in armoured) > len(armoured) / 2
    assert {spot.grade for one in base for spot in one.spots} == {0, 1, 2}
    assert any(spot.link for one in base for spot in one.spots)


@pytest.mark.rule("tidal.trait.spirit")
def test_every_trick_gives_something_else_at_a_higher_level() -> None:
    for trick in BOX.tricks:
        assert len(trick.texts) == 5
        assert trick.texts[0] != trick.texts[-1]


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("trick.drill.copies", 1, "copies"),
        ("trick.drill.levels", [[{"fruit": 1}]] * 5, "spirit-same"),
        ("trick.drill.levels", [[{"fruit": 1}]], "spirit-levels"),
        ("card.nitro.ability", [{"when": "use", "do": [{"fruit": 1}]}], "use-cost"),
        ("card.nitro.ability", [{"when": "use", "cost": 1, "do": [{"shells": 1}]}], "use-gain"),
        ("card.slipstream.ability", [{"when": "boat", "do": [{"boat": 1}]}], "boat-loop"),
        ("card.nitro.ability", [{"when": "use", "cost": 1, "do": ["leading"]}], "condition"),
        ("card.nitro.ability", [{"when": "use", "cost": 1, "do": [{"fruit": 1}, {"pay-fruit": 1}]}], "payment"),
        ("monster.bullubura.penalty", [{"fall": 1}], "penalty-resources"),
        ("monster.bullubura.spot", [{"trait": "focus", "link": 1}], "link-alone"),
        ("monster.bullubura.spot", [{"trait": "focus", "cup": True}], "armour-white"),
        ("challenge.burning-sun.stretch", [], "stretch-one"),
        ("goal.monster-slayer.hard", 6, "goal-grades"),
        ("place.orchard.gives", [], "does-nothing"),
        ("dial.focus.rises", [5, 2], "rising"),
    ],
)
def test_bad_content_is_refused_with_its_place(path: str, value: Any, problem: str) -> None:
    with pytest.raises(ContentError) as error:
        game_with(**{path: value})
    assert error.value.problem.key == f"tidal.{problem}"
    assert error.value.place().count(":")


def test_only_the_chronoseum_gives_dice() -> None:
    with pytest.raises(ContentError):
        game_with(**{"place.orchard.gives": [{"die": {"level": "novice"}}]})


@pytest.mark.rule("tidal.component.danger-dice", "tidal.setup.danger-dice-place", "tidal.ruling.danger-faces")
def test_three_danger_dice_each_with_its_first_round() -> None:
    assert BOX.ids["danger"] == ["white", "yellow", "red"]
    assert [die.first for die in BOX.dangers] == [1, 2, 4]


@pytest.mark.rule("tidal.character.story-card")
def test_story_cards_differ_and_help_cards_are_alike() -> None:
    stories = {component_text(BOX, "story", n)[0].key for n in range(4)}
    helps = {tuple(line.key for line in component_text(BOX, "help", n)) for n in range(4)}
    assert (len(stories), [len(lines) for lines in helps]) == (4, [6])


@pytest.mark.rule("tidal.game.traits-four", "tidal.character.board-dials", "tidal.character.story-card")
@pytest.mark.rule("tidal.trait.dial-points", "tidal.ruling.dial-layout")
def test_a_board_has_a_dial_for_each_of_four_traits() -> None:
    assert [row["id"] for row in rows("characters.toml", "dial")] == ["spirit", "focus", "resilience", "synergy"]
    for dial in BOX.dials:
        assert [dial.points.index(points) for points in range(1, 6)] == [3, 5, 7, 9, 12]
    assert [dial.cards for dial in BOX.dials] == [[], [], [], [2, 5, 8, 11]]
    assert [dial.level[0] for dial in BOX.dials] == [1, 2, 1, 1]
    assert all(set(row) == {"id", "icon", "source"} for row in rows("characters.toml", "story"))


@pytest.mark.rule(
    "tidal.dice.gain-sources", "tidal.chronoseum.spaces", "tidal.ruling.dice-sources", "tidal.space.gain-rewards"
)
@pytest.mark.rule("tidal.dice.refresh-sources", "tidal.dice.upgrade-sources")
def test_where_dice_come_from() -> None:
    def words(texts: list[int]) -> set[str]:
        return {effect.word for text in texts for effect in BOX.texts[text].effects}

    spaces = {island: words([p.text for p in BOX.places if p.text >= 0 and p.island == island]) for island in range(5)}
    assert [island for island, found in spaces.items() if "die" in found] == [b.CHRONOSEUM]
    assert "tricks" in spaces[b.CHRONOSEUM]
    assert spaces[b.CHRONOSEUM] | spaces[b.DROSKA] >= {"refresh", "fruit", "shells"}
    tricks = words([text for trick in BOX.tricks for text in trick.texts])
    market = words([card.text for card in BOX.market])
    assert {"die", "refresh", "upgrade", "boat"} <= tricks
    assert {"die", "upgrade"} <= market
    monsters = words([text for one in BOX.monsters for text in (one.reward, one.bonus)]) | words(BOX.boat)
    assert not monsters & {"die", "upgrade"}


@pytest.mark.rule("tidal.style.symbol-is-arena", "tidal.challenge.frame-colour", "tidal.trick.card-parts")
def test_arena_and_style_are_one_symbol() -> None:
    assert BOX.ids["style"] == BOX.ids["island"][: b.ARENAS]
    assert {one.arena for one in BOX.challenges} == {one.style for one in BOX.monsters} == {0, 1, 2}
    assert all(row["icon"] for row in rows("tricks.toml", "trick"))


@pytest.mark.rule("tidal.component.advanced-cards", "tidal.ruling.advanced-monsters", "tidal.ruling.advanced-legendary")
def test_the_cards_of_the_advanced_game() -> None:
    legends = [one for one in BOX.challenges if one.kind == b.LEGENDARY]
    best = max(one.points for one in BOX.challenges if one.kind == b.STANDARD)
    assert len(legends) == 29
    assert min(one.points for one in legends) > best
    assert all(4 <= sum(one.full) <= 6 for one in legends)
    assert sum(one.copies for one in BOX.market if one.advanced) == 19
    assert len(BOX.market) >= 22
    extra = [one for one in BOX.monsters if one.advanced]
    assert Counter((one.strength, one.style) for one in extra) == {
        **{(b.WEAK, style): 1 for style in range(3)},
        **{(b.STRONG, style): 2 for style in range(3)},
    }
    assert len(BOX.announcements) == 7
