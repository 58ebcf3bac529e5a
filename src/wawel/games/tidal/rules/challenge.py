"""Zaliczenie wyzwania i wycofanie się z niego: what a challenge brings when the rolling is over."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.steps import Step
from wawel.games.tidal.box import (
    COMPLETE,
    COMPLETE_ARENA,
    IMPRESS,
    IMPRESS_BONUS,
    STRETCH,
    VERSATILITY,
    WITHDRAW,
    ChallengeNo,
)
from wawel.games.tidal.figures import bonus, matches, symbols_of
from wawel.games.tidal.options import MATCH
from wawel.games.tidal.rules.develop import develop
from wawel.games.tidal.rules.dice import dice_home
from wawel.games.tidal.rules.effects import happen
from wawel.games.tidal.state import TidalState

#: [tidal.complete.versatility] [tidal.complete.impress-arbiter]
SET_BONUS: int = 2
ARBITER_BONUS: int = 1


def outcomes(s: TidalState, required: int) -> list[int]:
    """The sets of symbols the dice can match, those with all required ones if the challenge is completed; of sets alike
    in traits the first only."""
    challenge = s.box.challenges[s.task]
    symbols = symbols_of(challenge, required > 0)
    must = (1 << len(challenge.symbols)) - 1 if required else 0
    found: list[int] = []
    seen: list[list[int]] = []
    for one in matches(s.rolled + s.kept, symbols):
        if one & must != must:
            continue
        alike = sorted([symbols[at] + (16 if at >= len(challenge.symbols) else 0) for at in places(one)])
        if alike not in seen:
            seen.append(alike)
            found.append(one)
    return found


def places(bits: int) -> list[int]:
    """The places of a bit set."""
    return [at for at in range(bits.bit_length()) if bits >> at & 1]


def undecided(s: TidalState, sets: list[int], chosen: int) -> list[int]:
    """Those sets that hold what was chosen so far."""
    return [one for one in sets if one & chosen == chosen]


def questions(sets: list[int], chosen: int) -> list[int]:
    """The places that are in some of these sets only: what there is to choose."""
    some = 0
    every = -1
    for one in sets:
        some |= one
        every &= one
    return places(some & ~every & ~chosen)


class Complete(Step[TidalState]):
    """All required symbols are matched: which stretch symbols too is a choice only where a card has several.

    [tidal.challenge.required-symbols] [tidal.stretch.bonus] [tidal.ruling.hit-assignment-challenge]
    [tidal.complete.develop] [tidal.complete.dice-spent] [tidal.complete.dice-lost] [tidal.ruling.completion-order]
    """

    __slots__ = ("chosen",)
    KIND: ClassVar[str] = "pick-symbol"
    RULE: ClassVar[str] = "tidal.ruling.hit-assignment-challenge"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def run(self, s: TidalState) -> None:
        challenge = s.box.challenges[s.task]
        sets = undecided(s, outcomes(s, 1), self.chosen)
        if len(sets) > 1:
            symbols = [*challenge.symbols, *challenge.stretch]
            s.ask(s.active, [MATCH + trait for trait in sorted({symbols[at] for at in questions(sets, self.chosen)})])
            return
        seat = s.active
        card = s.task
        traits = list(challenge.symbols)
        for at, trait in enumerate(challenge.stretch):
            if sets[0] >> (len(challenge.symbols) + at) & 1:
                traits.append(trait)
        s.goto(Tuck(seat, card, len(traits) > len(challenge.symbols)))
        s.event("completed", seat, card, len(traits))
        dice_home(s, seat, False)
        for trait in sorted(set(traits)):
            develop(s, seat, trait, traits.count(trait))

    def take(self, s: TidalState, option: int) -> None:
        s.goto(Complete(self.chosen | choose(s, self.chosen, option - MATCH, 1)))


def choose(s: TidalState, chosen: int, trait: int, required: int) -> int:
    """The first open symbol of a trait that is to be matched, as a bit."""
    challenge = s.box.challenges[s.task]
    symbols = [*challenge.symbols, *challenge.stretch]
    for at in questions(undecided(s, outcomes(s, required), chosen), chosen):
        if symbols[at] == trait:
            return 1 << at
    return 0


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
        happen(s, seat, COMPLETE)


class Withdraw(Step[TidalState]):
    """The required symbols that are matched still develop their traits; card and dice are given up.

    [tidal.withdraw.develop-required] [tidal.withdraw.no-stretch] [tidal.withdraw.dice-spent] [tidal.withdraw.dice-lost]
    [tidal.withdraw.discard-and-draw] [tidal.withdraw.not-from-pool] [tidal.ruling.hit-assignment-challenge]
    [tidal.ruling.starting-challenge-rules]
    """

    __slots__ = ("chosen",)
    KIND: ClassVar[str] = "pick-symbol"
    RULE: ClassVar[str] = "tidal.ruling.hit-assignment-challenge"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def run(self, s: TidalState) -> None:
        challenge = s.box.challenges[s.task]
        sets = undecided(s, outcomes(s, 0), self.chosen)
        if len(sets) > 1:
            asked = {challenge.symbols[at] for at in questions(sets, self.chosen)}
            s.ask(s.active, [MATCH + trait for trait in sorted(asked)])
            return
        seat = s.active
        card = s.task
        traits = [challenge.symbols[at] for at in places(sets[0])]
        s.event("withdrew", seat, card, len(traits))
        dice_home(s, seat, False)
        s.discard_challenge(card)
        s.draw_challenges(seat, 1)
        s.end()
        happen(s, seat, WITHDRAW)
        for trait in sorted(set(traits)):
            develop(s, seat, trait, traits.count(trait))

    def take(self, s: TidalState, option: int) -> None:
        s.goto(Withdraw(self.chosen | choose(s, self.chosen, option - MATCH, 0)))
