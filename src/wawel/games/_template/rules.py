"""The rulebook, top to bottom: set-up, the round, what cards do, theft, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE, kinds
from wawel.engine.effects import walk
from wawel.engine.steps import Step, Window
from wawel.games._template.box import CHOOSE_ONE, DRAW, GAIN, ROLL_TABLE, SIDES, STEAL, CardNo
from wawel.games._template.options import BRANCH, PLAY, ROB, WARD_OFF
from wawel.games._template.state import HoardState

HAND_SIZE: Final = 3


# ---------------------------------------------------------------------- set-up


class SetUp(Step[HoardState]):
    """Shuffle the deck, deal three cards to each seat. [hoard.setup.deal]"""

    __slots__ = ()

    def run(self, s: HoardState) -> None:
        s.deck = s.box.deck[:]
        s.shuffle(s.deck)
        s.event("set-up")
        for seat in range(s.players):
            s.draw(seat, HAND_SIZE)
        s.goto(NextRound())


# ---------------------------------------------------------------------- the round


class NextRound(Step[HoardState]):
    """Play, gift, effects, refill; after the last round the game is over. [hoard.round.order] [hoard.end.rounds]"""

    __slots__ = ()

    def run(self, s: HoardState) -> None:
        if s.round == s.rounds:
            s.goto(CountGold())
        else:
            s.round += 1
            s.event("round", s.round)
            s.goto(PlayCards())


class PlayCards(Step[HoardState]):
    """All seats choose a card at once, face down, and turn it over together. [hoard.play.sealed]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "hoard.play.sealed"

    def run(self, s: HoardState) -> None:
        s.ask_all(list(range(s.players)), [[PLAY + c for c in kinds(side.hand)] for side in s.sides])

    def take_all(self, s: HoardState, answers: list[int]) -> None:
        s.reveal()
        for seat, answer in enumerate(answers):
            side = s.sides[seat]
            side.played = answer - PLAY
            side.hand.remove(side.played)
            s.event("played", seat, side.played)
        s.goto(Gift())


class Gift(Step[HoardState]):
    """A die says how large the gift is; the highest card takes it, and nobody if that is a tie.

    [hoard.gift.highest] [hoard.gift.tie]
    """

    __slots__ = ()

    def run(self, s: HoardState) -> None:
        gold = s.roll(SIDES)
        s.event("gift", gold)
        values = [s.card(side.played).value for side in s.sides]
        highest = max(values)
        if values.count(highest) == 1:
            s.gain(values.index(highest), gold)
        else:
            s.event("tie", highest)
        s.goto(EachCard(0))


class EachCard(Step[HoardState]):
    """The effects of the cards played happen in the order of the seats. [hoard.effects.order]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: HoardState) -> None:
        if self.seat == s.players:
            s.goto(Refill())
        else:
            s.call(Effects(self.seat, s.sides[self.seat].played, (), 0), EachCard(self.seat + 1))


class Refill(Step[HoardState]):
    """Played cards are discarded, then hands are filled up to three. Discarded cards can be drawn again, so cards
    never run out. [hoard.refill.three]"""

    __slots__ = ()

    def run(self, s: HoardState) -> None:
        for side in s.sides:
            s.discard.append(side.played)
            side.played = NONE
        for seat, side in enumerate(s.sides):
            s.draw(seat, HAND_SIZE - len(side.hand))
        s.goto(NextRound())


# ---------------------------------------------------------------------- what cards do


class Effects(Step[HoardState]):
    """Carry out a list of effects from place `at` on. `card` and `path` say which list: see `walk`.

    [hoard.effect.gain] [hoard.effect.draw] [hoard.effect.roll-table]
    """

    __slots__ = ("at", "card", "path", "seat")

    def __init__(self, seat: int, card: CardNo, path: tuple[int, ...], at: int) -> None:
        self.seat = seat
        self.card = card
        self.path = path
        self.at = at

    def run(self, s: HoardState) -> None:
        effects = walk(s.card(self.card).effects, self.path)
        if self.at == len(effects):
            s.end()
            return
        effect = effects[self.at]
        then = Effects(self.seat, self.card, self.path, self.at + 1)
        if effect.op == GAIN:
            s.gain(self.seat, effect.n)
            s.goto(then)
        elif effect.op == DRAW:
            s.draw(self.seat, effect.n)
            s.goto(then)
        elif effect.op == STEAL:
            s.call(Steal(self.seat, effect.n), then)
        elif effect.op == CHOOSE_ONE:
            s.call(ChooseOne(self.seat, self.card, self.path, self.at), then)
        elif effect.op == ROLL_TABLE:
            rolled = s.roll(SIDES)
            s.event("rolled", self.seat, rolled)
            s.call(Effects(self.seat, self.card, (*self.path, self.at, rolled - 1), 0), then)
        else:
            s.goto(then)


class ChooseOne(Step[HoardState]):
    """The seat that played the card picks one of the branches. [hoard.effect.choose-one]"""

    __slots__ = ("at", "card", "path", "seat")
    KIND: ClassVar[str] = "pick-branch"
    RULE: ClassVar[str] = "hoard.effect.choose-one"

    def __init__(self, seat: int, card: CardNo, path: tuple[int, ...], at: int) -> None:
        self.seat = seat
        self.card = card
        self.path = path
        self.at = at

    def run(self, s: HoardState) -> None:
        branches = walk(s.card(self.card).effects, self.path)[self.at].branches
        s.ask(self.seat, [BRANCH + i for i in range(len(branches))])

    def take(self, s: HoardState, option: int) -> None:
        s.event("chose", self.seat, option - BRANCH + 1)
        s.goto(Effects(self.seat, self.card, (*self.path, self.at, option - BRANCH), 0))


# ---------------------------------------------------------------------- theft


class Steal(Step[HoardState]):
    """Gold is stolen from the richest other seat; of several the thief picks one. [hoard.steal.richest]
    [hoard.steal.tie]"""

    __slots__ = ("gold", "thief")
    KIND: ClassVar[str] = "pick-seat"
    RULE: ClassVar[str] = "hoard.steal.tie"

    def __init__(self, thief: int, gold: int) -> None:
        self.thief = thief
        self.gold = gold

    def run(self, s: HoardState) -> None:
        others = s.others(self.thief)
        most = max([s.sides[seat].gold for seat in others])
        if most == 0:
            s.event("nothing-to-steal", self.thief)
            s.end()
            return
        richest = []
        for seat in others:
            if s.sides[seat].gold == most:
                richest.append(ROB + seat)
            else:
                s.block(ROB + seat, "hoard.steal.richest")
        s.ask(self.thief, richest)

    def take(self, s: HoardState, option: int) -> None:
        s.event("steals", self.thief, option - ROB)
        s.goto(Ward(tuple(s.others(self.thief)), self.thief, option - ROB, self.gold))


class Ward(Window[HoardState]):
    """Before the theft every other seat may discard a card with a ward to prevent it. All are asked, those without a
    ward too: skipping them would tell the thief what they hold. [hoard.ward.prevent]
    [hoard.ward.ask-all] [hoard.steal.richest]"""

    __slots__ = ("gold", "thief", "victim")
    RULE: ClassVar[str] = "hoard.ward.prevent"

    def __init__(self, seats: tuple[int, ...], thief: int, victim: int, gold: int) -> None:
        super().__init__(seats)
        self.thief = thief
        self.victim = victim
        self.gold = gold

    def offers(self, s: HoardState, seat: int) -> list[int]:
        return [WARD_OFF + c for c in kinds(s.sides[seat].hand) if s.card(c).ward]

    def react(self, s: HoardState, seat: int, option: int) -> None:
        s.discard_from_hand(seat, option - WARD_OFF)
        s.event("warded", seat, option - WARD_OFF)
        s.end()

    def rest(self, seats: tuple[int, ...]) -> Ward:
        return Ward(seats, self.thief, self.victim, self.gold)

    def passed(self, s: HoardState) -> None:
        stolen = min(self.gold, s.sides[self.victim].gold)
        s.sides[self.victim].gold -= stolen
        s.sides[self.thief].gold += stolen
        s.event("stole", self.thief, self.victim, stolen)
        s.end()


# ---------------------------------------------------------------------- the end


class CountGold(Step[HoardState]):
    """Most gold wins; seats with equal gold share the win. [hoard.end.most-gold]"""

    __slots__ = ()

    def run(self, s: HoardState) -> None:
        most = max([side.gold for side in s.sides])
        for seat, side in enumerate(s.sides):
            if side.gold == most:
                s.event("won", seat, most)
        s.finish()
