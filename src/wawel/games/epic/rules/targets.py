"""Targets: the place in a card's text where they are needed, and who chooses which players, champions and cards."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE, kinds
from wawel.engine.effects import Effect, walk
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.epic.box import (
    BANISH_PILE,
    DISCARD,
    DRAW,
    EACH_PLAYER,
    GAIN,
    LOSE,
    OPPONENT,
    SACRIFICE,
    YOU,
    Box,
    CardNo,
)
from wawel.games.epic.options import DISCARD_CARD, FROM_PILE, SEAT, TARGET
from wawel.games.epic.pieces import Champion
from wawel.games.epic.rules.champions import apply, break_damaged, break_them, put_into_play
from wawel.games.epic.rules.fall import Doing
from wawel.games.epic.state import EpicState

#: more than a text has abilities, sentences or branches in one place
PARTS: Final = 16


def text_of(box: Box, card: int, ability: int) -> tuple[Effect, ...]:
    """The effects of an event, or those right of an ability's arrow."""
    return box.cards[card].effects if ability == NONE else box.cards[card].abilities[ability].effects


class Text(Doing):
    """A place in the text of a card: which ability (or none for an event), the path into its branches, the sentence.

    `source` is the serial number of the champion whose ability it is. [epic.card.text]
    """

    __slots__ = ("ability", "at", "card", "path", "source")

    def __init__(self, seat: int, card: CardNo, ability: int, path: tuple[int, ...], at: int, source: int) -> None:
        super().__init__(seat)
        self.card = card
        self.ability = ability
        self.path = path
        self.at = at
        self.source = source

    def effects(self, s: EpicState) -> tuple[Effect, ...]:
        """The list of sentences."""
        return walk(text_of(s.box, self.card, self.ability), self.path)

    def effect(self, s: EpicState) -> Effect:
        """The sentence."""
        return self.effects(s)[self.at]


def place_number(ability: int, path: tuple[int, ...]) -> int:
    """A place in a card's text as one number, for the log."""
    number = 1
    for part in (ability + 1, *path):
        number = number * PARTS + part
    return number


def text_at(box: Box, card: int, number: int) -> tuple[Effect, ...]:
    """The sentences at such a place."""
    parts: list[int] = []
    while number > 1:
        parts.append(number % PARTS)
        number //= PARTS
    parts.reverse()
    return walk(text_of(box, card, parts[0] - 1), tuple(parts[1:]))


# ---------------------------------------------------------------------- players


def players_meant(s: EpicState, seat: int, who: int) -> list[int]:
    """The seats an effect on players means. [epic.team.one-entity] [epic.hunter.effect-range]"""
    if who == YOU:
        return [seat]
    team = s.team(seat)
    found = []
    for other in s.from_active():
        if (who == EACH_PLAYER or s.team(other) != team) and s.reaches(seat, other):
            found.append(other)
    return found


def do_to_players(s: EpicState, effect: Effect, seats: list[int]) -> Step[EpicState] | None:
    """Do to players what a sentence says. A team has one life, so what touches it happens to each team once.

    [epic.ruling.each-player-draws] [epic.life.damage-reduces] [epic.hydra.shared-life]
    """
    op = effect.op
    if op == DISCARD:
        return Discards(tuple(seats), effect.fields["n"], effect.fields["n"])
    if op == SACRIFICE:
        return Sacrifices(tuple(seats), effect.fields["n"], effect.fields["n"])
    touched: list[int] = []
    for seat in seats:
        if op == DRAW:
            s.draw(seat, effect.fields["n"])
        elif op == BANISH_PILE:
            banish_pile(s, seat)
        elif s.team(seat) not in touched:
            touched.append(s.team(seat))
            if op == GAIN:
                s.gain_life(seat, effect.fields["n"])
            elif op == LOSE:
                s.lose_life(seat, effect.fields["n"])
            else:
                s.hurt(seat, effect.fields["n"])
    return None


def banish_pile(s: EpicState, seat: int) -> None:
    """A whole discard pile goes to the bottom of the deck in random order. [epic.term.banish-random]"""
    side = s.sides[seat]
    if side.discard:
        s.event("banished-pile", seat, len(side.discard))
        s.shuffle(side.discard)
        side.deck = side.discard + side.deck
        side.discard = []


def opponents(s: EpicState, seat: int) -> list[int]:
    """The opponents one may choose from, as options; those out of reach are named with the rule.

    [epic.ffa.anyone] [epic.hunter.effect-range]
    """
    for other in s.from_active():
        if not s.reaches(seat, other):
            s.block(SEAT + other, "epic.hunter.effect-range")
    return [SEAT + other for other in players_meant(s, seat, OPPONENT)]


class PickPlayer(Text):
    """One of several opponents is chosen. [epic.target.chosen-late] [epic.target.mandatory] [epic.ffa.anyone]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-seat"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.target.chosen-late"

    def run(self, s: EpicState) -> None:
        s.ask(self.seat, opponents(s, self.seat))

    def take(self, s: EpicState, option: int) -> None:
        s.event("aimed", self.seat, option - SEAT)
        step = do_to_players(s, self.effect(s), [option - SEAT])
        if step is None:
            s.end()
        else:
            s.goto(step)


class Discards(Step[EpicState]):
    """Players discard cards of their own choice, each as many as they can; `left` is what the first still owes.

    [epic.target.as-many-as-possible] [epic.discard.face-up]
    """

    __slots__ = ("count", "left", "seats")
    KIND: ClassVar[str] = "pick-card"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.target.as-many-as-possible"
    ALWAYS_ASK: ClassVar[bool] = True

    def __init__(self, seats: tuple[int, ...], count: int, left: int) -> None:
        self.seats = seats
        self.count = count
        self.left = left

    def run(self, s: EpicState) -> None:
        if not self.seats:
            s.end()
        elif self.left and s.sides[self.seats[0]].hand:
            s.ask(self.seats[0], [DISCARD_CARD + card for card in kinds(s.sides[self.seats[0]].hand)])
        else:
            s.goto(Discards(self.seats[1:], self.count, self.count))

    def take(self, s: EpicState, option: int) -> None:
        discard(s, self.seats[0], option - DISCARD_CARD)
        s.goto(Discards(self.seats, self.count, self.left - 1))


def discard(s: EpicState, seat: int, card: int) -> None:
    """A card goes from hand to the discard pile, face up. [epic.discard.face-up]"""
    side = s.sides[seat]
    side.hand.remove(card)
    side.discard.append(card)
    s.reveal()
    s.event("discarded", seat, card)


class Sacrifices(Step[EpicState]):
    """Players break champions of their own choice. [epic.target.own-champion-too] [epic.target.as-many-as-possible]"""

    __slots__ = ("count", "left", "seats")
    KIND: ClassVar[str] = "pick-champion"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.target.own-champion-too"

    def __init__(self, seats: tuple[int, ...], count: int, left: int) -> None:
        self.seats = seats
        self.count = count
        self.left = left

    def run(self, s: EpicState) -> None:
        if not self.seats:
            s.end()
            return
        own = [TARGET + i for i, c in enumerate(s.champions) if c.controller == self.seats[0]]
        if self.left and own:
            s.ask(self.seats[0], own)
        else:
            s.goto(Sacrifices(self.seats[1:], self.count, self.count))

    def take(self, s: EpicState, option: int) -> None:
        break_them(s, [s.champions[option - TARGET]])
        break_damaged(s)
        s.goto(Sacrifices(self.seats, self.count, self.left - 1))


# ---------------------------------------------------------------------- champions


def champions_meant(s: EpicState, effect: Effect, seat: int, source: int) -> list[Champion]:
    """The champions a sentence means. [epic.hunter.effect-range]"""
    what = effect.fields["what"]
    which = effect.fields["which"]
    return [c for c in s.champions if s.fits(c, what, which, seat, source)]


class PickTargets(Text):
    """Targets are chosen one by one, then it happens to all of them. Without "up to" one must choose as many as there
    are, one's own champions too.

    [epic.target.chosen-late] [epic.target.mandatory] [epic.target.may-or-up-to] [epic.target.as-many-as-possible]
    [epic.target.own-champion-too] [epic.target.partial] [epic.hunter.effect-range]
    """

    __slots__ = ("chosen",)
    KIND: ClassVar[str] = "pick-champion"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.target.chosen-late"

    def __init__(
        self,
        seat: int,
        card: CardNo,
        ability: int,
        path: tuple[int, ...],
        at: int,
        source: int,
        chosen: tuple[int, ...],
    ) -> None:
        super().__init__(seat, card, ability, path, at, source)
        self.chosen = chosen

    def run(self, s: EpicState) -> None:
        effect = self.effect(s)
        fit: list[int] = []
        if len(self.chosen) < effect.fields["count"]:
            for i, c in enumerate(s.champions):
                if c.serial in self.chosen:
                    continue
                if s.fits(c, effect.fields["what"], effect.fields["which"], self.seat, self.source):
                    fit.append(TARGET + i)
                elif s.reaches(self.seat, c.controller):
                    s.block(TARGET + i, "epic.card.text")
                else:
                    s.block(TARGET + i, "epic.hunter.effect-range")
        if fit:
            if not effect.fields["up-to"]:
                s.block(DONE, "epic.target.as-many-as-possible" if self.chosen else "epic.target.mandatory")
            s.ask(self.seat, fit, done=effect.fields["up-to"] == 1)
        else:
            self.strike(s, effect)

    def take(self, s: EpicState, option: int) -> None:
        if option == DONE:
            self.strike(s, self.effect(s))
            return
        chosen = (*self.chosen, s.champions[option - TARGET].serial)
        s.goto(PickTargets(self.seat, self.card, self.ability, self.path, self.at, self.source, chosen))

    def strike(self, s: EpicState, effect: Effect) -> None:
        """Everything is chosen: it happens."""
        apply(s, effect, [c for c in s.champions if c.serial in self.chosen], self.seat)
        s.end()


class PickVictim(Doing):
    """Damage to a champion or an opponent, as one chooses. [epic.target.chosen-late] [epic.target.mandatory]
    [epic.ffa.anyone] [epic.hunter.effect-range]"""

    __slots__ = ("damage",)
    KIND: ClassVar[str] = "pick-champion"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.target.chosen-late"

    def __init__(self, seat: int, damage: int) -> None:
        super().__init__(seat)
        self.damage = damage

    def run(self, s: EpicState) -> None:
        fit: list[int] = []
        for i, c in enumerate(s.champions):
            if s.reaches(self.seat, c.controller):
                fit.append(TARGET + i)
            else:
                s.block(TARGET + i, "epic.hunter.effect-range")
        s.ask(self.seat, opponents(s, self.seat) + fit)

    def take(self, s: EpicState, option: int) -> None:
        if option >= TARGET:
            c = s.champions[option - TARGET]
            c.damage += self.damage
            s.event("damaged", c.card, c.controller, self.damage)
            break_damaged(s)
        else:
            s.hurt(option - SEAT, self.damage)
        s.end()


class PickFromPile(Doing):
    """Cards come back from one's discard pile: to the hand, or champions into play. [epic.discard.public]
    [epic.target.as-many-as-possible] [epic.target.may-or-up-to]"""

    __slots__ = ("count", "into_play", "up_to")
    KIND: ClassVar[str] = "pick-card"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.discard.public"

    def __init__(self, seat: int, count: int, into_play: bool, up_to: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.into_play = into_play
        self.up_to = up_to

    def run(self, s: EpicState) -> None:
        pile = kinds(s.sides[self.seat].discard)
        fit = [FROM_PILE + card for card in pile if s.card(card).champion or not self.into_play]
        if fit and self.count:
            if not self.up_to:
                s.block(DONE, "epic.target.mandatory")
            s.ask(self.seat, fit, done=self.up_to)
        else:
            s.end()

    def take(self, s: EpicState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        card = option - FROM_PILE
        side = s.sides[self.seat]
        side.discard.remove(card)
        if self.into_play:
            put_into_play(s, card, self.seat, self.seat)
        else:
            side.hand.append(card)
            s.event("recalled", self.seat, card)
        s.goto(PickFromPile(self.seat, self.count - 1, self.into_play, self.up_to))
