"""Cards on the board that move, sleep or go, and the Strangers and Places that see to it."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    ADVENTURE,
    DRAGON,
    ENEMY,
    LORDS,
    S_SLEEP,
    CardNo,
    LordNo,
    SpaceNo,
)
from wawel.games.talisman.figures import enemies
from wawel.games.talisman.options import AIM, DO_IT, GO, PICK
from wawel.games.talisman.rules.chance import throw
from wawel.games.talisman.rules.encounter import put
from wawel.games.talisman.rules.life import OTHERWISE, hurt
from wawel.games.talisman.rules.move import Teleport
from wawel.games.talisman.state import TalismanState


def at_spaces(found: list[tuple[int, int]]) -> list[int]:
    """Options for the spaces where Enemies lie."""
    return [GO + space for space in dict.fromkeys([space for space, _ in found])]


def at_space(found: list[tuple[int, int]], space: int) -> list[int]:
    """Options for the Enemies that lie on a space."""
    return [AIM + lying for lying in dict.fromkeys([lying for at, lying in found if at == space])]


def carry(s: TalismanState, lying: int, away: int, to: int) -> None:
    """A card that lies on a space goes to another, asleep if it slept."""
    found = list(s.ground[away])
    found.remove(lying)
    s.ground[away] = tuple(found)
    s.ground[to] = (*s.ground[to], lying)
    s.event("lay", lying >> 1, to)


class Flee(Step[TalismanState]):
    """A young Dragon that was attacked and not killed goes to another Dragon; if there is none, it is discarded.

    [tali.dragon.only-effects] [tali.ruling.dragon-effects-in-tower]
    """

    __slots__ = ("card", "seat", "space")
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.dragon.only-effects"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardNo, space: SpaceNo) -> None:
        self.seat = seat
        self.card = card
        self.space = space

    def lying(self, s: TalismanState) -> int:
        """The card, awake or asleep, if it is still there."""
        for lying in s.ground[self.space]:
            if lying >> 1 == self.card:
                return lying
        return NONE

    def run(self, s: TalismanState) -> None:
        mine = self.lying(s)
        if mine == NONE or s.inner(self.space):
            s.end()
            return
        others = enemies(s, True)
        others.remove((self.space, mine))
        if others and s.sides[self.seat].character != NONE:
            s.ask(self.seat, at_spaces(others))
        else:
            s.end()
            s.remove(self.space, mine)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        carry(s, self.lying(s), self.space, option - GO)


class Rivals(Step[TalismanState]):
    """Dragons anywhere are chosen and discarded, one after the other. [tali.dragon.only-effects]"""

    __slots__ = ("n", "seat", "space")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.dragon.only-effects"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, n: int, space: SpaceNo) -> None:
        self.seat = seat
        self.n = n
        self.space = space

    def run(self, s: TalismanState) -> None:
        found = enemies(s, True)
        if not self.n:
            s.end()
        elif self.space == NONE:
            s.ask(self.seat, at_spaces(found))
        else:
            s.ask(self.seat, at_space(found, self.space))

    def take(self, s: TalismanState, option: int) -> None:
        if self.space == NONE:
            s.goto(Rivals(self.seat, self.n, option - GO))
        else:
            s.goto(Rivals(self.seat, self.n - 1, NONE))
            s.remove(self.space, option - AIM)


class Spine(Step[TalismanState]):
    """A die against the number of Dragons in the Region. [tali.dragon.only-effects]"""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: SpaceNo) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 1, OverSpine(self.seat, self.space, False, NONE))


class OverSpine(Step[TalismanState]):
    """As high as there are Dragons: go where you like in the Region, if you like. Lower: a Dragon comes here.

    [tali.dragon.only-effects] [tali.enc.moved-new-encounter]
    """

    __slots__ = ("beast", "called", "seat", "space")
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.dragon.only-effects"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, space: SpaceNo, called: bool, beast: SpaceNo) -> None:
        self.seat = seat
        self.space = space
        self.called = called
        self.beast = beast

    def dragons(self, s: TalismanState) -> list[tuple[int, int]]:
        """The Dragons of the Region."""
        region = s.region(self.space)
        return [one for one in enemies(s, True) if s.region(one[0]) == region]

    def run(self, s: TalismanState) -> None:
        found = self.dragons(s)
        if self.beast != NONE:
            s.ask(self.seat, at_space(found, self.beast))
        elif not self.called and s.dice[0] >= len(found):
            s.ask(self.seat, [DO_IT], done=True)
        else:
            away = [one for one in found if one[0] != self.space]
            if away:
                s.ask(self.seat, at_spaces(away))
            else:
                s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if self.beast != NONE:
            s.end()
            carry(s, option - AIM, self.beast, self.space)
        elif option == DONE:
            s.end()
        elif option == DO_IT:
            s.goto(Teleport(self.seat, False))
        else:
            s.goto(OverSpine(self.seat, self.space, True, option - GO))


def stone(s: TalismanState, seat: int, space: int) -> None:
    """An Adventure Card is drawn onto the space: a Dragon kills, anything else is met in its turn.

    [tali.ruling.dragon-cards-in-adventure-deck] [tali.life.zero-killed]
    """
    card = s.draw(ADVENTURE)
    if card == NONE:
        return
    s.event("drew", seat, card)
    put(s, space, [card])
    if s.box.cards[card].type == ENEMY and s.box.cards[card].cls == DRAGON:
        hurt(s, [seat], s.sides[seat].lives, OTHERWISE)


class Singer(Step[TalismanState]):
    """A sleep token of the card goes to an Enemy of any Region that is awake. [tali.sleep.on-any-enemy]

    [tali.sleep.one-per-enemy] [tali.ruling.sleep-targets]
    """

    __slots__ = ("at", "card", "seat", "space")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.sleep.on-any-enemy"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardNo, space: SpaceNo, at: SpaceNo) -> None:
        self.seat = seat
        self.card = card
        self.space = space
        self.at = at

    def run(self, s: TalismanState) -> None:
        awake = [one for one in enemies(s, False) if not one[1] & 1]
        if self.at != NONE:
            s.ask(self.seat, at_space(awake, self.at))
        elif awake and s.hoard_of(self.space, self.card).n:
            s.ask(self.seat, at_spaces(awake), done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
        elif self.at == NONE:
            s.goto(Singer(self.seat, self.card, self.space, option - GO))
        else:
            s.end()
            s.hoard_of(self.space, self.card).n -= 1
            s.supply[S_SLEEP] += 1
            s.asleep(self.at, (option - AIM) >> 1, True)


class StGeorge(Step[TalismanState]):
    """He may go to a space with another Dragon Card, and one of those there is discarded.

    [tali.dragoncard.adventure-effects-after-draw]
    """

    __slots__ = ("at", "card", "seat", "space")
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.dragoncard.adventure-effects-after-draw"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardNo, space: SpaceNo, at: SpaceNo) -> None:
        self.seat = seat
        self.card = card
        self.space = space
        self.at = at

    def prey(self, s: TalismanState) -> list[tuple[int, int]]:
        """Space and lying card of all other Dragon Cards outside the Inner Region."""
        cards = s.box.cards
        found = []
        for space, ground in enumerate(s.ground):
            if ground and not s.inner(space):
                found += [(space, lying) for lying in ground if cards[lying >> 1].deck < LORDS]
        return [(at, lying) for at, lying in found if lying >> 1 != self.card]

    def run(self, s: TalismanState) -> None:
        found = self.prey(s)
        if self.at != NONE:
            s.ask(self.seat, at_space(found, self.at))
        elif found:
            s.ask(self.seat, at_spaces(found), done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
        elif self.at == NONE:
            if 2 * self.card in s.ground[self.space] and option - GO != self.space:
                carry(s, 2 * self.card, self.space, option - GO)
            s.goto(StGeorge(self.seat, self.card, self.space, option - GO))
        else:
            s.end()
            s.lasting = [one for one in s.lasting if one.card != (option - AIM) >> 1 or one.space != self.at]
            s.remove(self.at, option - AIM)


# ---------------------------------------------------------------------- looking at cards


def look(s: TalismanState, seat: int, n: int) -> None:
    """The top of the Dragon King's deck is shown to one player, who puts it back in any order.

    [tali.ruling.hidden-information] [tali.kingdeck.current-lord]
    """
    if s.king == NONE:
        return
    deck = s.decks[s.king]
    seen = min(n, deck.left())
    deck.knows = tuple([max(known, seen) if at == seat else known for at, known in enumerate(deck.knows)])
    s.reveal()
    s.event("looked", seat, seen)
    if seen > 1:
        s.stack.append(Arrange(seat, s.king, seen, 0))


class Arrange(Step[TalismanState]):
    """Cards that were looked at go back in any order: `done` of the `n` topmost are where they belong. Others who knew
    them know their order no more. [tali.ruling.hidden-information]"""

    __slots__ = ("deck", "done", "n", "seat")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.ruling.hidden-information"
    MIDWAY: ClassVar[bool] = True
    ALWAYS_ASK: ClassVar[bool] = True

    def __init__(self, seat: int, deck: LordNo, n: int, done: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n
        self.done = done

    def run(self, s: TalismanState) -> None:
        cards = s.decks[self.deck].cards
        left = cards[len(cards) - self.n : len(cards) - self.done]
        s.ask(self.seat, [PICK + card for card in kinds(left)], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        deck = s.decks[self.deck]
        top = len(deck.cards) - self.done
        at = top - 1
        while deck.cards[at] != option - PICK:
            at -= 1
        card = deck.cards.pop(at)
        deck.cards.insert(top - 1, card)
        deck.knows = tuple([known if seat == self.seat else 0 for seat, known in enumerate(deck.knows)])
        if self.done + 2 < self.n:
            s.goto(Arrange(self.seat, self.deck, self.n, self.done + 1))
        else:
            s.end()
