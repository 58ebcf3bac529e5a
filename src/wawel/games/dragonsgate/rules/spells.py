"""Karty Zaklęć: playing them, immediate ones, the hand limit, and what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.effects import Effect, walk
from wawel.engine.events import EVERYONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.dragonsgate.box import (
    AGAIN,
    CHOOSE_ONE,
    ERECT,
    FLIP,
    FRESH_FACES,
    HONORARY,
    HONOURS,
    LURE,
    NEUTRAL,
    OTHERS_PRESTIGE,
    PAY,
    RENT,
    REROLL,
    REROLL_POOL,
    ROB,
    SETBACK,
    SHADOW,
    SIDES,
    SWAP_DIE,
    TAKE_ADEPT,
    TAKE_PROFESSOR,
    TUITION,
    TYPES,
    SpellNo,
)
from wawel.games.dragonsgate.figures import castable, owned_types, waiver_of
from wawel.games.dragonsgate.options import BRANCH, DISCARD, PLAY
from wawel.games.dragonsgate.rules.house import Build, TakeAdept, TakeProfessor, kinds
from wawel.games.dragonsgate.rules.setup import fill_adepts
from wawel.games.dragonsgate.state import DragonsgateState

#: [gate.spell.hand-limit-2]
HAND_LIMIT: Final = 2


# ---------------------------------------------------------------------- playing a card


def offers(s: DragonsgateState, seat: int) -> list[int]:
    """The cards of a hand that can be played. [gate.spell.when] [gate.ruling.spell-timing]

    [gate.ruling.spell-without-effect]
    """
    options = []
    for card in kinds(s.sides[seat].hand):
        if castable(s, seat, s.box.spells[card].effects):
            options.append(PLAY + card)
        else:
            s.block(PLAY + card, "gate.ruling.spell-without-effect")
    return options


def play(s: DragonsgateState, seat: int, card: int, then: Step[DragonsgateState]) -> None:
    """A hand card is shown, goes to the bottom of the deck, and does what it says. [gate.spell.to-bottom]"""
    s.reveal()
    s.sides[seat].hand.remove(card)
    cast(s, seat, card, then)


def cast(s: DragonsgateState, seat: int, card: int, then: Step[DragonsgateState]) -> None:
    """A card does what it says."""
    s.event("played", seat, card)
    s.sink(card, EVERYONE)
    s.call(Cast(seat, card, (), 0), then)


# ---------------------------------------------------------------------- cards just drawn


def unsettled(s: DragonsgateState, seat: int) -> bool:
    """Are there immediate cards to play, or cards above the limit? [gate.spell.hand-limit-2] [gate.spell.immediate]"""
    side = s.sides[seat]
    return len(side.open) > 0 or len(side.hand) > HAND_LIMIT


class Settle(Step[DragonsgateState]):
    """After drawing: first the immediate cards, then what is above the limit.

    `tried` counts the immediate cards so far that could not be played.

    [gate.spell.draw-all-first] [gate.spell.immediate] [gate.spell.hand-limit-2]
    """

    __slots__ = ("seat", "tried")

    def __init__(self, seat: int, tried: int) -> None:
        self.seat = seat
        self.tried = tried

    def run(self, s: DragonsgateState) -> None:
        side = s.sides[self.seat]
        if side.open:
            s.goto(Immediate(self.seat, self.tried))
        elif len(side.hand) > HAND_LIMIT:
            s.goto(Excess(self.seat))
        else:
            s.end()


def settle(seat: int) -> Settle:
    """The step that deals with cards just drawn."""
    return Settle(seat, 0)


class Immediate(Step[DragonsgateState]):
    """Immediate cards are played in the order their player likes; one that can't be is shown and drawn anew.

    [gate.spell.immediate] [gate.spell.immediate-order] [gate.spell.immediate-impossible]
    [gate.spell.immediate-repeat] [gate.ruling.spell-discard-to-bottom]
    """

    __slots__ = ("seat", "tried")
    KIND: ClassVar[str] = "pick-spell"
    RULE: ClassVar[str] = "gate.spell.immediate-order"

    def __init__(self, seat: int, tried: int) -> None:
        self.seat = seat
        self.tried = tried

    def run(self, s: DragonsgateState) -> None:
        cards = kinds(s.sides[self.seat].open)
        for card in cards:
            s.block(DISCARD + card, "gate.spell.immediate")
        s.ask(self.seat, [PLAY + card for card in cards])

    def take(self, s: DragonsgateState, option: int) -> None:
        card = option - PLAY
        s.sides[self.seat].open.remove(card)
        if castable(s, self.seat, s.box.spells[card].effects):
            cast(s, self.seat, card, Settle(self.seat, self.tried))
            return
        s.event("impossible", self.seat, card)
        left = len(s.spells) + len(s.sunk)
        s.sink(card, EVERYONE)
        if self.tried < left:
            s.draw(self.seat, 1)
        s.goto(Settle(self.seat, self.tried + 1))


class Excess(Step[DragonsgateState]):
    """Above the limit any card of the hand is played or discarded at once; nobody sees what is discarded.

    [gate.spell.excess] [gate.spell.excess-any-card]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-spell"
    RULE: ClassVar[str] = "gate.spell.excess"
    ALWAYS_ASK: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: DragonsgateState) -> None:
        options = offers(s, self.seat)
        options += [DISCARD + card for card in kinds(s.sides[self.seat].hand)]
        s.block(DONE, "gate.spell.hand-limit-2")
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        if option < DISCARD:
            play(s, self.seat, option - PLAY, settle(self.seat))
            return
        card = option - DISCARD
        s.sides[self.seat].hand.remove(card)
        s.sink(card, self.seat)
        s.event("discarded", self.seat)
        s.event("discarded-card", card, reader=self.seat)
        s.goto(settle(self.seat))

    def idle(self, s: DragonsgateState, options: list[int]) -> int:
        return options[-1]


# ---------------------------------------------------------------------- what cards do


class Cast(Step[DragonsgateState]):
    """Carry out a card's effects from place `at` on, in order. `path` says which list: see `walk`. [gate.spell.when]"""

    __slots__ = ("at", "card", "path", "seat")

    def __init__(self, seat: int, card: SpellNo, path: tuple[int, ...], at: int) -> None:
        self.seat = seat
        self.card = card
        self.path = path
        self.at = at

    def run(self, s: DragonsgateState) -> None:
        effects = walk(s.box.spells[self.card].effects, self.path)
        if self.at == len(effects):
            s.end()
            return
        effect = effects[self.at]
        op = effect.op
        seat = self.seat
        then = Cast(seat, self.card, self.path, self.at + 1)
        if op == CHOOSE_ONE:
            s.call(ChooseOne(seat, self.card, self.path, self.at), then)
        elif op == TAKE_ADEPT:
            s.call(TakeAdept(seat), then)
        elif op == TAKE_PROFESSOR:
            s.call(TakeProfessor(seat), then)
        elif op == ERECT:
            s.call(Build(seat, effect.n), then)
        elif op in (HONORARY, TUITION):
            from wawel.games.dragonsgate.rules.professions import ChooseProfession  # needs this module first

            s.call(ChooseProfession(seat, waiver_of(op)), then)
        elif op == AGAIN:
            from wawel.games.dragonsgate.rules.actions import Act  # needs this module first

            s.call(Act(seat, True), then)
        else:
            work(s, seat, effect)
            s.goto(then)


class ChooseOne(Step[DragonsgateState]):
    """The player of a card picks one of its branches, among those that can be carried out. [gate.spell.when]

    [gate.ruling.spell-without-effect]
    """

    __slots__ = ("at", "card", "path", "seat")
    KIND: ClassVar[str] = "pick-branch"
    RULE: ClassVar[str] = "gate.spell.when"

    def __init__(self, seat: int, card: SpellNo, path: tuple[int, ...], at: int) -> None:
        self.seat = seat
        self.card = card
        self.path = path
        self.at = at

    def run(self, s: DragonsgateState) -> None:
        options = []
        for i, branch in enumerate(walk(s.box.spells[self.card].effects, self.path)[self.at].branches):
            if castable(s, self.seat, branch):
                options.append(BRANCH + i)
            else:
                s.block(BRANCH + i, "gate.ruling.spell-without-effect")
        s.ask(self.seat, options)

    def take(self, s: DragonsgateState, option: int) -> None:
        s.goto(Cast(self.seat, self.card, (*self.path, self.at, option - BRANCH), 0))


# ---------------------------------------------------------------------- effects without a choice


def work(s: DragonsgateState, seat: int, effect: Effect) -> None:
    """One effect that is carried out at once."""
    op = effect.op
    n = effect.n
    side = s.sides[seat]
    if op == PAY:
        side.coins -= n
        s.event("paid", seat, n)
    elif op == SWAP_DIE:
        swap_die(s, seat)
    elif op == RENT:
        rent(s, seat, n)
    elif op == HONOURS:
        s.honour(seat, n * (len(TYPES) - owned_types(s, side).count(0)))
    elif op == OTHERS_PRESTIGE:
        for other in others(s, seat):
            s.honour(other, n)
    elif op == ROB:
        rob(s, seat, n)
    elif op == LURE:
        lure(s, seat, n)
    elif op == SHADOW:
        s.sneak(seat, way_to_next(s, seat, n))
    elif op == SETBACK:
        set_back(s, seat, n)
    elif op == REROLL:
        turn_die(s, s.roll(SIDES))
        s.event("rerolled", seat, s.die % SIDES + 1)
    elif op == FLIP:
        turn_die(s, SIDES - s.die % SIDES)
        s.event("flipped", seat, s.die % SIDES + 1)
    elif op == REROLL_POOL:
        s.dice = sorted([die // SIDES * SIDES + s.roll(SIDES) - 1 for die in s.dice])
        s.event("pool-rerolled", seat, len(s.dice))
    elif op == FRESH_FACES:
        fresh_faces(s, seat)
    else:
        s.gain(seat, (effect,))


def others(s: DragonsgateState, seat: int) -> list[int]:
    """The other players, clockwise."""
    return [s.seat_after(seat, step) for step in range(1, s.players)]


def rent(s: DragonsgateState, seat: int, most: int) -> None:
    """A coin for each Building, up to a limit."""
    coins = min(most, len(s.sides[seat].buildings))
    if coins:
        s.sides[seat].coins += coins
        s.event("coins", seat, coins)


def rob(s: DragonsgateState, seat: int, most: int) -> None:
    """So many coins from everybody who had more than the player before."""
    side = s.sides[seat]
    mine = side.coins
    for other in others(s, seat):
        victim = s.sides[other]
        if victim.coins > mine:
            coins = min(most, victim.coins)
            victim.coins -= coins
            side.coins += coins
            s.event("robbed", seat, other, coins)


def lure(s: DragonsgateState, seat: int, most: int) -> None:
    """So many Imps from everybody who had more than the player before."""
    side = s.sides[seat]
    mine = side.imps
    for other in others(s, seat):
        victim = s.sides[other]
        if victim.imps > mine:
            imps = min(most, victim.imps)
            victim.imps -= imps
            side.imps += imps
            s.event("lured", seat, other, imps)


def way_to_next(s: DragonsgateState, seat: int, most: int) -> int:
    """Spaces to the next disc ahead on the trickery track, up to a limit; one if nobody is ahead."""
    mine = s.sides[seat].trickery
    ahead = [side.trickery - mine for side in s.sides if side.trickery > mine]
    return min(most, min(ahead)) if ahead else 1


def set_back(s: DragonsgateState, seat: int, spaces: int) -> None:
    """Every disc ahead on the trickery track goes back, but not behind the player's own."""
    mine = s.sides[seat].trickery
    for other in others(s, seat):
        victim = s.sides[other]
        if victim.trickery > mine:
            back = min(spaces, victim.trickery - mine)
            victim.trickery -= back
            s.event("setback", other, back, victim.trickery)


def turn_die(s: DragonsgateState, value: int) -> None:
    """The die in use shows another value, for everybody who still acts with it. [gate.ruling.turned-die]"""
    s.die = s.die // SIDES * SIDES + value - 1


def fresh_faces(s: DragonsgateState, seat: int) -> None:
    """The open Adepts are discarded, and others come."""
    s.event("fresh-faces", seat)
    s.adepts.clear_display()
    fill_adepts(s)


def swap_die(s: DragonsgateState, seat: int) -> None:
    """An own die takes the place of a neutral one on the used dice field; that one is out of the game.

    [gate.action1.swap-die] [gate.pool.swapped-neutral-removed] [gate.pool.swapped-die-stays-in-pool]
    """
    for at, die in enumerate(s.used):
        if die // SIDES == NEUTRAL:
            s.used[at] = seat * SIDES + die % SIDES
            s.sides[seat].dice -= 1
            s.neutral_out += 1
            s.event("swapped", seat)
            return
