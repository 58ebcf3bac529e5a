"""Zaliczenie wyzwania i wycofanie się z niego: what a challenge brings when the rolling is over."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.steps import Step
from wawel.games.tidal.box import COMPLETE as COMPLETED
from wawel.games.tidal.box import (
    COMPLETE_ARENA,
    IMPRESS,
    IMPRESS_BONUS,
    STRETCH,
    TRAITS,
    VERSATILITY,
    WITHDRAW,
    ChallengeNo,
)
from wawel.games.tidal.figures import bonus, matches
from wawel.games.tidal.options import MATCH
from wawel.games.tidal.rules.develop import develop_all
from wawel.games.tidal.rules.dice import dice_home
from wawel.games.tidal.rules.effects import happen
from wawel.games.tidal.state import TidalState

#: [tidal.complete.versatility] [tidal.complete.impress-arbiter]
SET_BONUS: int = 2
ARBITER_BONUS: int = 1


def outcomes(s: TidalState, complete: bool) -> list[int]:
    """The sets of symbols the dice can match; with all required ones if the challenge is completed, else of required
    ones only. Of sets alike in traits there is the first only."""
    challenge = s.box.challenges[s.task]
    symbols = [*challenge.symbols, *challenge.stretch] if complete else list(challenge.symbols)
    must = (1 << len(challenge.symbols)) - 1 if complete else 0
    found: list[int] = []
    seen: list[list[int]] = []
    for one in matches(s.rolled + s.kept, symbols):
        alike = sorted([symbols[at] for at in places(one & ~must)])
        if one & must == must and alike not in seen:
            seen.append(alike)
            found.append(one)
    return found


def places(bits: int) -> list[int]:
    """The places of a bit set."""
    return [at for at in range(bits.bit_length()) if bits >> at & 1]


def undecided(sets: list[int], chosen: int) -> list[int]:
    """Those sets that hold what was chosen so far."""
    return [one for one in sets if one & chosen == chosen]


def questions(sets: list[int]) -> list[int]:
    """The places that are in some of these sets only: what there is to choose."""
    some = 0
    for one in sets:
        some |= one
    return [at for at in places(some) if not all(one >> at & 1 for one in sets)]


class Assign(Step[TidalState]):
    """Which symbols dice match, where it matters; `chosen` are those decided so far, as bits.

    [tidal.ruling.hit-assignment-challenge]
    """

    __slots__ = ("chosen",)
    KIND: ClassVar[str] = "pick-symbol"
    RULE: ClassVar[str] = "tidal.ruling.hit-assignment-challenge"
    MIDWAY: ClassVar[bool] = True
    COMPLETE: ClassVar[bool] = True

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def run(self, s: TidalState) -> None:
        sets = undecided(outcomes(s, self.COMPLETE), self.chosen)
        if len(sets) == 1:
            self.settle(s, sets[0])
            return
        symbols = self.symbols(s)
        open_ones = [symbols[at] for at in questions(sets)]
        s.ask(s.active, [MATCH + trait for trait in range(len(TRAITS)) if trait in open_ones])

    def take(self, s: TidalState, option: int) -> None:
        symbols = self.symbols(s)
        open_ones = questions(undecided(outcomes(s, self.COMPLETE), self.chosen))
        first = next(at for at in open_ones if symbols[at] == option - MATCH)
        s.goto(type(self)(self.chosen | 1 << first))

    def symbols(self, s: TidalState) -> list[int]:
        """All symbols of the challenge, the required ones first."""
        challenge = s.box.challenges[s.task]
        return [*challenge.symbols, *challenge.stretch]

    def settle(self, s: TidalState, matched: int) -> None:
        """Go on with what was matched, as bits."""
        raise NotImplementedError


class Complete(Assign):
    """All required symbols are matched: which stretch symbols too is a choice only where a card has several.

    [tidal.challenge.required-symbols] [tidal.stretch.bonus] [tidal.ruling.hit-assignment-challenge]
    [tidal.complete.develop] [tidal.complete.dice-spent] [tidal.complete.dice-lost] [tidal.ruling.completion-order]
    """

    __slots__ = ()

    def settle(self, s: TidalState, matched: int) -> None:
        seat = s.active
        card = s.task
        symbols = self.symbols(s)
        traits = [symbols[at] for at in places(matched)]
        s.goto(Tuck(seat, card, len(traits) > len(s.box.challenges[card].symbols)))
        s.event("completed", seat, card, len(traits))
        dice_home(s, seat, False)
        develop_all(s, seat, traits)


class Tuck(Step[TidalState]):
    """The card goes under the board, then the bonus of the Arbiter, then that for a set of three arenas.

    [tidal.complete.tuck] [tidal.complete.impress-arbiter] [tidal.complete.versatility] [tidal.ruling.completion-order]
    [tidal.ruling.versatility-count] [tidal.style.level] [tidal.ranking.ways-up]
    """

    __slots__ = ("card", "seat", "stretched")

    def __init__(self, seat: int, card: ChallengeNo, stretched: bool) -> None:
        self.seat = seat
        self.card = card
        self.stretched = stretched

    def run(self, s: TidalState) -> None:
        seat = self.seat
        side = s.sides[seat]
        arena = s.box.challenges[self.card].arena
        sets = min(side.styles)
        styles = list(side.styles)
        styles[arena] += 1
        side.styles = tuple(styles)
        side.completed = (*side.completed, self.card)
        s.stretched = self.stretched
        s.event("tucked", seat, self.card)
        s.end()
        impressed = arena == s.arbiter
        if impressed:
            s.event("impressed", seat)
            s.advance_rank(seat, ARBITER_BONUS + bonus(s, side, IMPRESS_BONUS))
        versatile = min(styles) > sets
        if versatile:
            s.event("versatile", seat)
            s.advance_rank(seat, SET_BONUS)
            happen(s, seat, VERSATILITY)
        if impressed:
            happen(s, seat, IMPRESS)
        if self.stretched:
            happen(s, seat, STRETCH)
        happen(s, seat, COMPLETE_ARENA + arena)
        happen(s, seat, COMPLETED)


class Withdraw(Assign):
    """The required symbols that are matched still develop their traits; card and dice are given up.

    [tidal.withdraw.develop-required] [tidal.withdraw.no-stretch] [tidal.withdraw.dice-spent] [tidal.withdraw.dice-lost]
    [tidal.withdraw.discard-and-draw] [tidal.withdraw.not-from-pool] [tidal.ruling.hit-assignment-challenge]
    [tidal.ruling.starting-challenge-rules]
    """

    __slots__ = ()
    COMPLETE: ClassVar[bool] = False

    def settle(self, s: TidalState, matched: int) -> None:
        seat = s.active
        card = s.task
        symbols = self.symbols(s)
        traits = [symbols[at] for at in places(matched)]
        s.event("withdrew", seat, card, len(traits))
        dice_home(s, seat, False)
        s.discard_challenge(card)
        s.draw_challenges(seat, 1)
        s.end()
        happen(s, seat, WITHDRAW)
        develop_all(s, seat, traits)
