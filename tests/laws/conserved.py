"""What no rule may create or destroy, game by game. A game without a function here fails the law.

Each gets the game and the JSON form of a position, and asserts that nothing is lost and nothing is there twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]


def etchinstone(game: Any, s: Plain) -> None:
    """Sixteen cards in five zones, each once; a card is Removed exactly if its Level is 0."""
    if s["levels"] and (s["deck"] or s["hand"] or s["discard"] or s["removed"]):
        assert sorted(s["deck"] + s["sunk"] + s["hand"] + s["discard"] + s["removed"]) == list(range(16))
    assert [card for card in range(16) if s["levels"][card] == 0] == sorted(s["removed"])
    assert all(0 <= level <= 4 for level in s["levels"])


def template(game: Any, s: Plain) -> None:
    """Twenty-four cards in deck, discard pile, hands and in front of the seats; gold is never negative."""
    cards = s["deck"] + s["discard"]
    for side in s["sides"]:
        cards = cards + side["hand"] + ([side["played"]] if side["played"] >= 0 else [])
        assert side["gold"] >= 0
    assert sorted(cards) == sorted(game.box.deck)


def dragonsgate(game: Any, s: Plain) -> None:
    """Imps, dice, Adepts, Professors, Professions, tiles and Spell cards: all that the box holds, each once."""
    box, sides = game.box, s["sides"]
    if not sides:
        return
    assert s["tower"] + sum(side["imps"] for side in sides) == 16
    dice = s["dice"] + s["used"] + ([s["die"]] if s["die"] >= 0 else [])
    for seat, side in enumerate(sides):
        assert side["dice"] + len([die for die in dice if die // 6 == seat]) <= 3
        assert not dice or side["dice"] + len([die for die in dice if die // 6 == seat]) == 3
        assert side["coins"] >= 0
        assert side["prestige"] >= 0
        assert min(side["traits"]) >= 0
    assert len([die for die in dice if die // 6 == 4]) + s["neutral_out"] <= 8
    assert s["neutral_out"] == sum(2 - side["dice"] for side in sides)
    neutral = [adept for side in sides for adept in side["adepts"] if adept >= 3]
    displayed = [adept for adept in s["adepts"]["display"] if adept >= 0]
    waiting = [step[1]["newcomer"] for step in s["stack"] if step[0] == "NoRoomForAdept"]
    found = neutral + displayed + s["adepts"]["stack"] + s["adepts"]["discard"] + [one for one in waiting if one >= 3]
    assert sorted(found) == sorted(box.adept_stock)
    neutral = [professor for side in sides for professor in side["professors"] if professor >= 3]
    displayed = [professor for professor in s["professors"]["display"] if professor >= 0]
    waiting = [step[1]["newcomer"] for step in s["stack"] if step[0] == "NoRoomForProfessor"]
    assert sorted(neutral + displayed + s["professors"]["stack"] + s["professors"]["discard"] + waiting) == list(
        range(3, 21)
    )
    spells = s["spells"] + s["sunk"] + [card for side in sides for card in side["hand"] + side["open"]]
    assert sorted(spells) == sorted(box.spell_stock)
    for kind, left in enumerate(s["tiles"]):
        gone = box.buildings[kind].two_players and len(sides) > 2
        built = sum(side["buildings"].count(kind) for side in sides)
        assert left + built == (0 if gone else box.building_stock.count(kind))
    tokens = [token for token in s["spaces"] if token >= 0]
    tokens += [token for side in sides for token in side["professions"] if token >= 0]
    assert len(tokens) == 21
    assert all(tokens.count(token) <= box.profession_stock.count(token) for token in tokens)
    for side in sides:
        squares = side["free"]
        for site in side["sites"]:
            assert not squares & box.sites[site]
            squares |= box.sites[site]
        assert squares == box.houses[s["house"]].free


def epic(game: Any, s: Plain) -> None:
    """Every card of the copies in use is in one place; tokens are nowhere but in play; gold is 0 or 1."""
    cards = list(s["unused"])
    for side in s["sides"]:
        for zone in ("hand", "deck", "discard", "aside", "pool", "pack", "packs"):
            assert all(0 <= card < 60 for card in side[zone])
            cards += side[zone]
        assert side["gold"] in (0, 1)
    cards += [c["card"] for c in s["champions"] if c["card"] < 60]
    cards += [s["event_card"]] if s["event_card"] >= 0 else []
    copies = {cards.count(card) for card in range(60)}
    marked = {cards.count(card) for card in range(60) if game.box.cards[card].marked}
    if s["format"] == 5:
        assert marked == {1}
        assert copies == {1, 3}
    else:
        assert len(copies) == 1
    assert len({c["serial"] for c in s["champions"]}) == len(s["champions"])


CONSERVED: dict[str, Callable[[Any, Plain], None]] = {
    "etchinstone": etchinstone,
    "_template": template,
    "dragonsgate": dragonsgate,
    "epic": epic,
}
