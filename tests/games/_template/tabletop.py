"""A table in the middle of a game of Skarbiec: lay the cards by name, play by name, read what happened.

    t = table("knight bell", "pickpocket crown", gold=[0, 3])
    t.play("knight", "pickpocket", luck=[5])
    assert (t.asked, t.offered) == (0, {"ward:bell", "done"})

The deck holds what is given, its top last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import harness
from wawel.engine.chance import words_of
from wawel.games._template.game import Hoard
from wawel.games._template.load import FILES
from wawel.games._template.rules import PlayCards
from wawel.games._template.state import HoardState

GAME = harness.shipped(Hoard, "_template")
BOX = GAME.box


def cards(names: str) -> list[int]:
    """Cards by their names."""
    return [BOX.ids["card"].index(name) for name in names.split()]


class Tabletop(harness.Tabletop[Hoard, HoardState]):
    """A game in progress."""

    def play(self, *names: str, luck: Sequence[int]) -> Tabletop:
        """Everybody plays a card, in the order of the seats."""
        return self.pick(*[f"play:{name}" for name in names], luck=luck)

    @property
    def gold(self) -> list[int]:
        return [side.gold for side in self.s.sides]

    def hand(self, seat: int) -> str:
        return self.names(self.s.sides[seat].hand)

    @property
    def discard(self) -> str:
        return self.names(self.s.discard)


def new_game(players: int = 2, seed: object = 0, game: Hoard = GAME, **settings: Any) -> Tabletop:
    """A game from its very beginning."""
    return Tabletop.new(game, players, seed, settings)


def game_with(**values: Any) -> Hoard:
    """The game with other component values: game_with(**{"card.wyrm.copies": 2})."""
    other = FILES.content()
    for path, value in values.items():
        other.set(path, value)
    return Hoard(other)


def table(
    *hands: str, gold: list[int] | None = None, deck: str = "knight " * 24, discard: str = "", rounds: int = 5
) -> Tabletop:
    """A first round in which everybody is about to play a card."""
    s = GAME.fresh(len(hands), {"rounds": rounds})
    s.reseed(words_of("tabletop"))
    s.round = 1
    s.deck, s.discard = cards(deck), cards(discard)
    for seat, side in enumerate(s.sides):
        side.hand = cards(hands[seat])
        side.gold = gold[seat] if gold else 0
    s.stack = [PlayCards()]
    return Tabletop(GAME, s).start()
