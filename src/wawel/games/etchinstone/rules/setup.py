"""Przygotowanie rozgrywki: the Deck, the difficulty, the Dragon, the first hand."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.etchinstone.box import CARDS
from wawel.games.etchinstone.options import CHANGE, DRAGON
from wawel.games.etchinstone.state import HAND_SIZE, SEAT, EtchinstoneState


class PrepareDeck(Step[EtchinstoneState]):
    """Sixteen Mage cards at Level 2, shuffled. [etch.setup.mage-level-2] [etch.setup.shuffle-deck]"""

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.event("set-up")
        s.levels = [2] * CARDS
        s.deck = list(range(CARDS))
        s.shuffle(s.deck)
        s.event("shuffled")
        s.goto(DrawForDifficulty())


class DrawForDifficulty(Step[EtchinstoneState]):
    """A difficulty other than Normal starts with cards from the top.

    [etch.difficulty.optional] [etch.difficulty.draw-5] [etch.difficulty.normal]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        difficulty = s.box.difficulties[s.difficulty]
        if difficulty.draw:
            s.draw_to(difficulty.draw)
            s.goto(ChangeLevels(difficulty.change))
        else:
            s.goto(ChooseDragon())


class ChangeLevels(Step[EtchinstoneState]):
    """So many of the drawn cards go to another Level; the player picks them, then all are shuffled back.

    [etch.difficulty.adventure] [etch.difficulty.easy] [etch.difficulty.hard] [etch.difficulty.impossible]
    [etch.difficulty.dont-even-try] [etch.difficulty.shuffle-back] [etch.ruling.difficulty-choice]
    """

    __slots__ = ("left",)
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "etch.difficulty.optional"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: EtchinstoneState) -> None:
        to = s.box.difficulties[s.difficulty].to
        unchanged = [c for c in s.hand if s.levels[c] != to]
        if 0 < self.left < len(unchanged):
            for c in s.hand:
                if s.levels[c] == to:
                    s.block(CHANGE + c, "etch.difficulty." + s.box.ids["difficulty"][s.difficulty])
            s.ask(SEAT, [CHANGE + c for c in unchanged])
            return
        if self.left:
            for c in unchanged:
                self.change(s, c)
        s.gather_deck()
        s.goto(ChooseDragon())

    def take(self, s: EtchinstoneState, option: int) -> None:
        self.change(s, option - CHANGE)
        s.goto(ChangeLevels(self.left - 1))

    def change(self, s: EtchinstoneState, card: int) -> None:
        """Turn a card to the Level the difficulty asks for."""
        s.levels[card] = s.box.difficulties[s.difficulty].to
        s.event("level", card, s.levels[card])


class ChooseDragon(Step[EtchinstoneState]):
    """The player picks the Dragon of the Final Battle, unless the game was set up with one. [etch.setup.choose-dragon]
    [etch.setup.dragon-behind-deck] [etch.setup.other-dragon-card-out]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-dragon"
    RULE: ClassVar[str] = "etch.setup.choose-dragon"

    def run(self, s: EtchinstoneState) -> None:
        if s.dragon == NONE:
            s.ask(SEAT, [DRAGON + d for d in range(len(s.box.dragons))])
        else:
            s.event("dragon", s.dragon)
            s.goto(FirstHand())

    def take(self, s: EtchinstoneState, option: int) -> None:
        s.dragon = option - DRAGON


class FirstHand(Step[EtchinstoneState]):
    """Four cards from the top of the Deck; then the adventure begins.

    [etch.setup.first-hand-4] [etch.setup.first-encounter]
    """

    __slots__ = ()

    def run(self, s: EtchinstoneState) -> None:
        s.draw_to(HAND_SIZE)
        s.end()
