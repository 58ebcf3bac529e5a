"""Budynki: every kind of Building does what the book says."""

from __future__ import annotations

import pytest

from games.dragonsgate.tabletop import BOX, House, Tabletop, table
from wawel.games.dragonsgate.rules.final import adept_count, cups
from wawel.games.dragonsgate.rules.turn import Income


def built(name: str, red: House | None = None, **given: object) -> Tabletop:
    """Red builds, where it covers the fewest bonuses."""
    house = {"coins": 2 * BOX.buildings[BOX.ids["building"].index(name)].size, **(red or {})}
    given = {"spells": "fox-wits private-lessons", "dice": "neutral-3 blue-1 neutral-2", **given}
    t = table(red=house, **given).pick("take:neutral-3", "act:build-3", f"build:{name}")  # type: ignore[arg-type]
    return t.pick(site_for(t))


def site_for(t: Tabletop) -> str:
    """The site offered whose squares have the least bonuses."""
    names = t.game.verbs.by_name["site"].names

    def bonuses(option: str) -> int:
        site = BOX.sites[names.index(option.removeprefix("site:"))]
        return sum(1 for square in range(16) if site >> square & 1 and t.s.board().bonus[square])

    return min(sorted(t.offered), key=bonuses)


def gained(name: str, red: House | None = None, **given: object) -> dict[str, int]:
    """What the Building itself brought, the prestige and bonuses of its squares left out."""
    t = built(name, red, **given)
    side = t.side("red")
    site = BOX.sites[side.sites[-1]]
    start = red or {}
    told = dict(zip(("magic", "cunning", "strength"), side.traits, strict=True))
    told |= {"coins": side.coins, "imps": side.imps, "cards": len(side.hand)}
    told |= {"prestige": side.prestige - BOX.buildings[side.buildings[-1]].size, "trickery": side.trickery}
    told |= {"dungeon": side.dungeon - start.get("dungeon", 0), "upkeep": side.upkeep - start.get("upkeep", 0)}
    for square in range(16):
        if site >> square & 1:
            for effect in t.s.board().bonus[square]:
                told["cards" if effect.word == "spells" else effect.word] -= effect.n
    return {key: value for key, value in told.items() if value}


def number(name: str) -> int:
    return BOX.ids["building"].index(name) + 1


def kind(name: str) -> tuple[int, str, int]:
    """Number, shape and tiles."""
    at = BOX.ids["building"].index(name)
    return at + 1, ("1", "2", "3", "3L")[BOX.buildings[at].shape], BOX.building_stock.count(at)


@pytest.mark.rule("gate.building.01-small-laboratory")
def test_small_laboratory() -> None:
    assert kind("small-laboratory") == (1, "1", 3)
    assert gained("small-laboratory") == {"magic": 1, "upkeep": 1}


@pytest.mark.rule("gate.building.02-small-fencing-school")
def test_small_fencing_school() -> None:
    assert kind("small-fencing-school") == (2, "1", 3)
    assert gained("small-fencing-school") == {"strength": 1, "upkeep": 1}


@pytest.mark.rule("gate.building.03-small-guild-hall")
def test_small_guild_hall() -> None:
    assert kind("small-guild-hall") == (3, "1", 3)
    assert gained("small-guild-hall") == {"cunning": 1, "upkeep": 1}


@pytest.mark.rule("gate.building.04-cheap-lodging", "gate.ruling.adept-buildings")
def test_cheap_lodging() -> None:
    assert kind("cheap-lodging") == (4, "1", 1)
    t = built("cheap-lodging", {"adepts": "scribe", "coins": 2})
    assert adept_count(t.s, t.side("red")) == 2
    assert gained("cheap-lodging") == {"upkeep": 1}


def professor_room(name: str) -> bool:
    """Does a third Professor find a place?"""
    red: House = {"buildings": name, "professors": "lecturer-of-knots lecturer-of-charms", "traits": (1, 1, 0)}
    t = table(red=red, dice="neutral-4 blue-1 neutral-2", professors="hermit runesmith")
    t.pick("take:neutral-4", "act:professor-4", "professor:0")
    return len(t.professors("red")) == 3


@pytest.mark.rule("gate.building.05-professors-chamber")
def test_professors_chamber() -> None:
    assert kind("professors-chamber") == (5, "1", 1)
    assert gained("professors-chamber") == {"upkeep": 1}
    assert professor_room("professors-chamber")
    assert not professor_room("cheap-lodging")


@pytest.mark.rule("gate.building.06-cup-room")
@pytest.mark.parametrize(("choice", "means"), [("income:0", (2, 1, 0)), ("income:1", (3, 0, 0))])
def test_cup_room(choice: str, means: tuple[int, int, int]) -> None:
    assert kind("cup-room") == (6, "1", 1)
    t = table(Income(0), red={"buildings": "cup-room"})
    assert t.offered == {"income:0", "income:1"}
    assert t.pick(choice).means("red") == means


@pytest.mark.rule("gate.building.07-laboratory")
def test_laboratory() -> None:
    assert kind("laboratory") == (7, "2", 3)
    assert gained("laboratory") == {"magic": 1, "cards": 1, "upkeep": 2}


@pytest.mark.rule("gate.building.08-fencing-school", "gate.ruling.dungeon-step-bonus")
def test_fencing_school() -> None:
    assert kind("fencing-school") == (8, "2", 3)
    assert gained("fencing-school", {"coins": 4, "dungeon": 4}) == {"strength": 1, "dungeon": 1, "upkeep": 2}
    assert gained("fencing-school", {"coins": 4, "dungeon": 0})["coins"] == 1


@pytest.mark.rule("gate.building.09-guild-hall")
def test_guild_hall() -> None:
    assert kind("guild-hall") == (9, "2", 3)
    assert gained("guild-hall") == {"cunning": 1, "trickery": 1, "upkeep": 2}


@pytest.mark.rule("gate.building.10-alchemist")
def test_alchemist() -> None:
    assert kind("alchemist") == (10, "2", 1)
    assert gained("alchemist") == {"magic": 1, "upkeep": 1}


@pytest.mark.rule("gate.building.11-swordsmith")
def test_swordsmith() -> None:
    assert kind("swordsmith") == (11, "2", 1)
    assert gained("swordsmith") == {"strength": 1, "upkeep": 1}


@pytest.mark.rule("gate.building.12-locksmith")
def test_locksmith() -> None:
    assert kind("locksmith") == (12, "2", 1)
    assert gained("locksmith") == {"cunning": 1, "upkeep": 1}


@pytest.mark.rule("gate.building.13-professors-quarters")
def test_professors_quarters() -> None:
    assert kind("professors-quarters") == (13, "2", 1)
    assert gained("professors-quarters") == {"upkeep": 1}
    assert professor_room("professors-quarters")


@pytest.mark.rule("gate.building.14-warriors-guild", "gate.ruling.wild-cup")
def test_warriors_guild() -> None:
    assert kind("warriors-guild") == (14, "2", 1)
    assert gained("warriors-guild") == {"strength": 1, "upkeep": 2}
    t = built("warriors-guild")
    assert cups(t.s, 0) == ([0, 0, 0], 1)


@pytest.mark.rule("gate.building.15-smugglers-hideout")
def test_smugglers_hideout() -> None:
    assert kind("smugglers-hideout") == (15, "2", 1)
    assert gained("smugglers-hideout") == {"trickery": 1, "upkeep": 1}


@pytest.mark.rule("gate.building.16-magic-market")
def test_magic_market() -> None:
    assert kind("magic-market") == (16, "2", 1)
    assert gained("magic-market") == {"coins": 2, "cards": 2, "magic": 1, "upkeep": 2}


@pytest.mark.rule("gate.building.17-huge-warehouse")
@pytest.mark.parametrize(("turn", "left"), [(1, 4), (4, 1)])
def test_huge_warehouse(turn: int, left: int) -> None:
    assert kind("huge-warehouse") == (17, "3", 1)
    assert gained("huge-warehouse", turn=turn) == {"coins": 3, "imps": 1, "prestige": left, "upkeep": 2}


@pytest.mark.rule("gate.building.18-brotherhood-house")
def test_brotherhood_house() -> None:
    assert kind("brotherhood-house") == (18, "3", 1)
    assert gained("brotherhood-house", turn=3) == {"prestige": 2, "upkeep": 2}
    t = built("brotherhood-house")
    assert adept_count(t.s, t.side("red")) == 1


@pytest.mark.rule("gate.building.19-trophy-hall", "gate.ruling.trophy-hall-choice")
@pytest.mark.parametrize(
    ("choice", "means", "cards"), [("income:0", (4, 0, 0), 0), ("income:1", (2, 1, 0), 0), ("income:2", (2, 0, 0), 1)]
)
def test_trophy_hall(choice: str, means: tuple[int, int, int], cards: int) -> None:
    assert kind("trophy-hall") == (19, "3", 1)
    t = table(Income(0), red={"buildings": "trophy-hall"}, spells="fox-wits").pick(choice)
    assert t.means("red") == means
    assert len(t.hand("red")) == cards


@pytest.mark.rule("gate.building.20-fighting-arena")
def test_fighting_arena() -> None:
    assert kind("fighting-arena") == (20, "3", 1)
    assert gained("fighting-arena") == {"strength": 1, "upkeep": 3}
    t = built("fighting-arena")
    assert adept_count(t.s, t.side("red")) == 1


@pytest.mark.rule("gate.building.21-inn")
def test_inn() -> None:
    assert kind("inn") == (21, "3L", 1)
    t = table(Income(0), red={"buildings": "inn"})
    assert t.means("red") == (3, 1, 0)
    assert adept_count(t.s, t.side("red")) == 1


@pytest.mark.rule("gate.building.22-library")
def test_library() -> None:
    assert kind("library") == (22, "3L", 1)
    assert gained("library") == {"magic": 1, "upkeep": 3}
    assert professor_room("library")


@pytest.mark.rule("gate.building.23-secret-chamber")
def test_secret_chamber() -> None:
    assert kind("secret-chamber") == (23, "3L", 1)
    assert gained("secret-chamber") == {"cunning": 1, "upkeep": 3}
    assert professor_room("secret-chamber")


@pytest.mark.rule("gate.building.24-builders-guild", "gate.ruling.builders-guild-scope")
@pytest.mark.parametrize(
    ("name", "prestige"), [("cheap-lodging", 0), ("locksmith", 1), ("fighting-arena", 1), ("inn", 1)]
)
def test_builders_guild(name: str, prestige: int) -> None:
    assert kind("builders-guild") == (24, "3L", 1)
    t = built(name, blue={"buildings": "builders-guild"}, players=3)
    assert t.side("blue").prestige == prestige
    assert t.side("green").prestige == 0
    own = built(name, {"buildings": "builders-guild", "coins": 6})
    assert own.side("red").prestige == BOX.buildings[number(name) - 1].size, "one's own Buildings pay nothing"


@pytest.mark.rule("gate.ruling.builders-guild-scope")
def test_builders_guild_is_paid_for_spell_cards_too() -> None:
    t = table(
        red={"hand": "flying-bricks", "coins": 4},
        blue={"buildings": "builders-guild"},
        dice="neutral-3 blue-1 neutral-2",
    ).pick("take:neutral-3", "play:flying-bricks", "build:locksmith", "site:b2-c2")
    assert t.side("blue").prestige == 1


@pytest.mark.rule("gate.ruling.upkeep-track")
def test_relief_never_moves_above_the_start_space() -> None:
    t = table(red={"hand": "tireless-golem", "upkeep": 1}, dice="neutral-3 blue-1").pick("take:neutral-3")
    assert t.pick("play:tireless-golem").side("red").upkeep == 0
