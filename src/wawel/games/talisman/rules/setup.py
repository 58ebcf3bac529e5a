"""Set-up: decks, Lords, characters, the starting bonus and Dragon Spawn; new characters later on."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.talisman.box import (
    ADVENTURE,
    DRAWN,
    LORDS,
    PURCHASE,
    S_FATE,
    S_GOLD,
    S_LIFE,
    SPELL_DECK,
    TALISMAN_DECK,
    CharacterNo,
)
from wawel.games.talisman.figures import has
from wawel.games.talisman.ops import H_SEES_SPELLS
from wawel.games.talisman.options import BY, CHARACTER
from wawel.games.talisman.pieces import Deck, Side
from wawel.games.talisman.rules.hold import gain_card, settle
from wawel.games.talisman.rules.spells import gain_spells
from wawel.games.talisman.rules.tokens import draw_token, place_scale
from wawel.games.talisman.rules.turn import NEXT_TURN
from wawel.games.talisman.state import TalismanState, without


class SetUp(Step[TalismanState]):
    """Decks, supplies and Lords; then every player gets a character. [tali.setup.after-base]

    [tali.base-setup.adventure-deck] [tali.base-setup.spell-deck] [tali.base-setup.open-decks] [tali.setup.token-pool]
    [tali.setup.dragon-decks-by-colour] [tali.setup.dragon-decks-shuffled] [tali.setup.sleep-pool]
    [tali.setup.no-scales-at-start] [tali.alt.bloodbath] [tali.ruling.first-player] [tali.base-setup.players]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        box = s.box
        s.ground = [()] * len(box.spaces)
        s.gold = [0] * len(box.spaces)
        s.scales = [NONE] * len(box.spaces)
        s.supply = box.supplies.copy()
        s.lord_scales = [0] * LORDS
        s.lord_lives = [0] * LORDS
        s.gone = [0] * len(box.tokens)
        s.aside = s.gone.copy()
        s.pool = box.tokens.copy() if s.dragons_needed() else s.gone.copy()
        for deck in range(DRAWN):
            pile = Deck()
            pile.knows = (0,) * s.players
            if deck == ADVENTURE or s.dragons_needed():
                pile.cards = copies(s, deck)
                s.shuffle(pile.cards)
            s.decks.append(pile)
        s.spell_deck = copies(s, SPELL_DECK)
        s.shuffle(s.spell_deck)
        talismans = copies(s, TALISMAN_DECK)
        s.stock = (*copies(s, PURCHASE), *(talismans[:1] if s.bloodbath else talismans))
        s.unused = tuple([n for n, one in enumerate(box.characters) if s.newcomers or not one.dragon])
        for seat in range(s.players):
            side = Side()
            side.seat = seat
            s.sides.append(side)
        s.event("set-up")
        if s.dragons_in_play():
            self.lords(s)
        s.first = s.below(s.players)
        s.active = NONE
        s.goto(NEXT_TURN)
        if s.spawn:
            for seat in reversed([(s.first + far) % s.players for far in range(s.players)]):
                s.stack.append(Spawn(seat, 0))
        if s.endings:
            s.stack.append(DealEnding())
        for seat in reversed(range(s.players)):
            s.stack.append(GetCharacter(seat, False))

    def lords(self, s: TalismanState) -> None:
        """A random Lord is King; each has five lives where the King can be fought. [tali.setup.lords-shuffled]

        [tali.setup.first-king] [tali.setup.reveal-other-lords] [tali.setup.lord-lives-five]
        [tali.ruling.without-overlay-lords]
        [tali.overview.crown-token-marks-king]
        """
        s.king = s.below(LORDS)
        s.event("crowned", s.king)
        if s.king_fights():
            for lord in range(LORDS):
                s.lord_lives[lord] = s.box.lords[lord].lives
                s.supply[S_LIFE] -= s.lord_lives[lord]


def copies(s: TalismanState, deck: int) -> list[int]:
    """All cards of a deck."""
    return [n for n, card in enumerate(s.box.cards) if card.deck == deck for _ in range(card.copies)]


class DealEnding(Step[TalismanState]):
    """A random Alternative Ending lies face up on the Crown. [tali.ending.setup-random] [tali.ruling.ending-hidden]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        from wawel.games.talisman.rules.crown import prepare_ending  # needs this module first

        s.end()
        s.ending = s.below(3)
        s.event("ending", s.ending)
        prepare_ending(s)


# ---------------------------------------------------------------------- characters


class GetCharacter(Step[TalismanState]):
    """A random character, or one of three; a `new` one is always random. [tali.base-setup.random-character]

    [tali.base-setup.choose-of-three] [tali.death.new-character] [tali.ruling.characters-run-out]
    [tali.overview.new-characters-same-rules]
    """

    __slots__ = ("new", "seat")

    def __init__(self, seat: int, new: bool) -> None:
        self.seat = seat
        self.new = new

    def run(self, s: TalismanState) -> None:
        if not s.unused:
            s.unused = s.fallen
            s.fallen = ()
        if s.three and not self.new and len(s.unused) >= 3:
            left = list(s.unused)
            drawn = [left.pop(s.below(len(left))) for _ in range(3)]
            s.goto(OneOfThree(self.seat, tuple(drawn)))
        else:
            s.end()
            start(s, self.seat, s.unused[s.below(len(s.unused))])


class OneOfThree(Step[TalismanState]):
    """Three random characters, one of which is kept. [tali.base-setup.choose-of-three]"""

    __slots__ = ("characters", "seat")
    KIND: ClassVar[str] = "pick-character"
    RULE: ClassVar[str] = "tali.base-setup.choose-of-three"

    def __init__(self, seat: int, characters: tuple[CharacterNo, ...]) -> None:
        self.seat = seat
        self.characters = characters

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [CHARACTER + one for one in self.characters])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        start(s, self.seat, option - CHARACTER)


def start(s: TalismanState, seat: int, character: int) -> None:
    """A character is set up: lives, fate, gold, start space, Spells and Objects. [tali.base-setup.lives]

    [tali.base-setup.fate] [tali.base-setup.gold] [tali.base-setup.start-space] [tali.base-setup.start-items]
    [tali.alt.starting-bonus] [tali.golden.finite-supply] [tali.claim.inherited] [tali.alt.inherited-items]
    """
    side = s.sides[seat]
    one = s.box.characters[character]
    s.unused = without(s.unused, character)
    side.character = character
    side.space = one.start
    side.alignment = one.alignment
    side.lives = min(one.life, s.supply[S_LIFE])
    s.supply[S_LIFE] -= side.lives
    side.fate = min(one.fate, s.supply[S_FATE])
    s.supply[S_FATE] -= side.fate
    gold = min(one.gold, s.supply[S_GOLD])
    side.gold += gold
    s.supply[S_GOLD] -= gold
    s.refresh_side(seat)
    watch(s)
    s.event("character", seat, character)
    if s.bonus:
        s.stack.append(StartingBonus(seat))
    settle(s, seat)
    gain_spells(s, seat, one.spells)
    for name in one.objects:
        if name in s.stock:
            s.stock = without(s.stock, name)
            gain_card(s, seat, name)


def watch(s: TalismanState) -> None:
    """Who sees others' Spells. [tali.ruling.hidden-information]"""
    watchers = 0
    for side in s.sides:
        if has(s, side, H_SEES_SPELLS):
            watchers |= 1 << side.seat
    for side in s.sides:
        side.watchers = watchers


class StartingBonus(Step[TalismanState]):
    """One extra Strength or Craft. [tali.alt.starting-bonus]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-ability"
    RULE: ClassVar[str] = "tali.alt.starting-bonus"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [BY, BY + 1])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option == BY:
            s.gain_strength(self.seat, 1)
        else:
            s.gain_craft(self.seat, 1)


# ---------------------------------------------------------------------- Dragon Spawn


class Spawn(Step[TalismanState]):
    """Each character reveals tokens until a scale comes, and puts it so many spaces from its start as a die shows:
    clockwise the first, counter-clockwise the second. [tali.spawn.draw-until-scale] [tali.spawn.specials-aside]

    [tali.spawn.first-clockwise] [tali.spawn.second-counter-clockwise] [tali.spawn.occupied] [tali.spawn.two-each]
    [tali.spawn.specials-back] [tali.ruling.spawn-when] [tali.ruling.spawn-second-draw] [tali.ruling.spawn-fate]
    [tali.ruling.spawn-start-in-middle]
    """

    __slots__ = ("done", "seat")

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def run(self, s: TalismanState) -> None:
        token = draw_token(s)
        while token >= LORDS:
            s.aside[token] += 1
            token = draw_token(s)
        far = s.roll(6) if self.done == 0 else -s.roll(6)
        start_space = s.box.characters[s.sides[self.seat].character].start
        place_scale(s, s.ahead(start_space, far), token)
        if self.done == 0:
            s.goto(Spawn(self.seat, 1))
            return
        s.end()
        if not isinstance(s.stack[-1], Spawn):
            for kind, n in enumerate(s.aside):
                s.pool[kind] += n
            s.aside = [0] * len(s.pool)


SET_UP: Final = SetUp()
