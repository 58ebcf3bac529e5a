"""Dragon tokens: drawing them, scales on Lords, coronations, Dragon Rage, sleep, and the Wrath of the King."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    L_FURY,
    LORDS,
    RAGE_TOKEN,
    S_SLEEP,
    STRIKE,
    LordNo,
    SpaceNo,
)
from wawel.games.talisman.figures import enemies, has
from wawel.games.talisman.ops import H_RAGE_PROOF
from wawel.games.talisman.options import AIM, CANCEL, GO
from wawel.games.talisman.rules.goods import forfeit, lose_scale
from wawel.games.talisman.rules.life import crown_of_king
from wawel.games.talisman.state import TalismanState

# ---------------------------------------------------------------------- drawing


def draw_token(s: TalismanState) -> int:
    """A token from the pool, refilled from the discards when it is needed and empty; none if both are.

    [tali.tokens.pool-refill] [tali.ruling.pool-refill-moment] [tali.ruling.strike-pool-short]
    """
    count = sum(s.pool)
    if not count:
        count = sum(s.gone)
        if not count:
            return NONE
        s.pool = s.gone.copy()
        s.gone = [0] * len(s.pool)
        s.event("tokens-mixed")
    at = s.below(count)
    for token, n in enumerate(s.pool):
        if at < n:
            s.pool[token] -= 1
            return token
        at -= n
    return NONE


class DrawTokens(Step[TalismanState]):
    """Tokens are drawn, then resolved one by one in the order drawn. [tali.token.draw-one] [tali.token.then-turn]

    [tali.token.strike-draw-two] [tali.ruling.strike-order] [tali.ruling.token-draw-who]
    """

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: TalismanState) -> None:
        s.end()
        drawn = []
        for _ in range(self.n):
            token = draw_token(s)
            if token != NONE:
                drawn.append(token)
                s.event("token", self.seat, token)
        s.waiting = (*s.waiting, *drawn)
        for token in reversed(drawn):
            s.stack.append(ResolveToken(self.seat, token))


class ResolveToken(Step[TalismanState]):
    """A scale goes to its Lord; a special effect works and is discarded. [tali.token.two-kinds]

    [tali.token.special-discarded] [tali.scale.drawn-to-lord] [tali.token.rage] [tali.ruling.token-kills]
    """

    __slots__ = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def run(self, s: TalismanState) -> None:
        s.end()
        token = self.token
        at = s.waiting.index(token)
        s.waiting = s.waiting[:at] + s.waiting[at + 1 :]
        if s.sides[self.seat].character == NONE:
            s.gone[token] += 1
        elif token < LORDS:
            add_scale(s, self.seat, token)
        elif token == STRIKE:
            s.waiting = (*s.waiting, token)
            s.stack.append(TokenDone(token))
            s.stack.append(DrawTokens(self.seat, 2))
        else:
            s.gone[token] += 1
            if token == RAGE_TOKEN:
                rage(s, self.seat, s.king)
            else:
                s.stack.append(Slumber(self.seat))


class TokenDone(Step[TalismanState]):
    """A Dragon Strike is discarded once it has been resolved. [tali.token.strike-discard] [tali.token.strike-chains]"""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def run(self, s: TalismanState) -> None:
        s.end()
        at = s.waiting.index(self.token)
        s.waiting = s.waiting[:at] + s.waiting[at + 1 :]
        s.gone[self.token] += 1


def tokens_at_start(s: TalismanState) -> int:
    """How many tokens are drawn at the start of a turn: two in the Dragon Fury. [tali.token.draw-one]"""
    return 2 if any(one.what == L_FURY for one in s.lasting) else 1


# ---------------------------------------------------------------------- Slumber


class Slumber(Step[TalismanState]):
    """A sleep token on a Dragon of one's choice; if there is no Dragon, perhaps on another Enemy.

    [tali.token.slumber-dragon] [tali.token.slumber-any-enemy] [tali.token.slumber-nothing]
    [tali.ruling.slumber-mandatory] [tali.ruling.slumber-all-asleep] [tali.ruling.slumber-supply]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.token.slumber-dragon"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        dragons = enemies(s, True)
        awake = [space for space, lying in (dragons or enemies(s, False)) if not lying & 1]
        if awake and s.supply[S_SLEEP]:
            s.ask(self.seat, [GO + space for space in dict.fromkeys(awake)], done=not dragons)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
        else:
            s.goto(PutToSleep(self.seat, option - GO, bool(enemies(s, True))))


class PutToSleep(Step[TalismanState]):
    """Which Enemy of a space gets a sleep token. [tali.sleep.on-any-enemy] [tali.sleep.one-per-enemy]"""

    __slots__ = ("dragons", "seat", "space")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.sleep.on-any-enemy"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, space: SpaceNo, dragons: bool) -> None:
        self.seat = seat
        self.space = space
        self.dragons = dragons

    def run(self, s: TalismanState) -> None:
        found = []
        for space, lying in enemies(s, self.dragons):
            if space == self.space:
                if lying & 1:
                    s.block(AIM + lying, "tali.sleep.one-per-enemy")
                elif lying not in found:
                    found.append(lying)
        s.ask(self.seat, [AIM + lying for lying in found])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        s.asleep(self.space, (option - AIM) >> 1, True)


def sleep_all(s: TalismanState, sleeps: bool) -> None:
    """Every Dragon falls asleep, as far as there are tokens, or wakes up. [tali.ruling.slumber-supply]"""
    for space, lying in enemies(s, True):
        if sleeps and not lying & 1 and s.supply[S_SLEEP]:
            s.asleep(space, lying >> 1, True)
        elif not sleeps and lying & 1:
            s.asleep(space, lying >> 1, False)


# ---------------------------------------------------------------------- coronation


def king_frozen(s: TalismanState) -> bool:
    """While anybody is on the King's Crown, the King does not change. [tali.battle.king-frozen]

    [tali.ruling.without-overlay-frozen]
    """
    if not s.king_fights():
        return False
    return any(side.character != NONE and crown_of_king(s, side.space) for side in s.sides)


def add_scale(s: TalismanState, seat: int, lord: int) -> None:
    """A scale comes onto a Lord's card; the third one crowns him. [tali.king.third-scale] [tali.scale.lord-count]

    [tali.ruling.coronation-by-card] [tali.ruling.coronation-between-tokens]
    """
    s.lord_scales[lord] += 1
    if s.lord_scales[lord] >= 3:
        crown(s, seat, lord)


def crown(s: TalismanState, seat: int, lord: int) -> None:
    """The Crown token moves, a scale is placed, the others are discarded. [tali.king.order]
    [tali.king.crown-token-moves]

    [tali.king.turn-continues] [tali.king.inner-discard-three] [tali.battle.frozen-scales] [tali.ruling.already-king]
    [tali.overview.king-until-replaced] [tali.wrath.trigger] [tali.ruling.wrath-frozen] [tali.king.discard-other-two]
    """
    again = s.king == lord
    s.lord_scales[lord] -= 3
    s.gone[lord] += 2
    if not king_frozen(s):
        s.king = lord
        s.event("crowned", lord)
    if s.inner(s.sides[seat].space):
        s.gone[lord] += 1
    else:
        s.stack.append(PlaceScale(seat, lord))
        s.waiting = (*s.waiting, lord)
    if s.wrath and again:
        wrath(s, lord)


class PlaceScale(Step[TalismanState]):
    """The scale goes to the character's space, or the nearest free one counter-clockwise; in a full Region it is
    discarded and Rage follows. [tali.king.place-scale] [tali.king.place-next-free] [tali.king.region-full]

    [tali.ruling.region-full-rage] [tali.ruling.region-full-cancel] [tali.king.one-scale-per-space]
    """

    __slots__ = ("lord", "seat")

    def __init__(self, seat: int, lord: LordNo) -> None:
        self.seat = seat
        self.lord = lord

    def run(self, s: TalismanState) -> None:
        s.end()
        at = s.waiting.index(self.lord)
        s.waiting = s.waiting[:at] + s.waiting[at + 1 :]
        side = s.sides[self.seat]
        if side.character == NONE or s.inner(side.space):
            s.gone[self.lord] += 1
        elif not place_scale(s, side.space, self.lord):
            s.gone[self.lord] += 1
            rage(s, self.seat, self.lord)


def place_scale(s: TalismanState, space: int, lord: int) -> bool:
    """A scale onto a space, or the nearest free one counter-clockwise in its Region; False if there is none.

    [tali.ruling.nearest-ccw] [tali.ruling.scales-per-space] [tali.king.place-next-free]
    """
    for far in range(len(s.box.rings[s.region(space)])):
        at = s.ahead(space, -far)
        if s.scales[at] == NONE:
            s.scales[at] = lord
            s.event("scale-placed", lord, at)
            return True
    return False


def wrath(s: TalismanState, lord: int) -> None:
    """Who stands on a scale of the King suffers his Rage, then the cards there are discarded. [tali.wrath.rage-all]

    [tali.wrath.discard-cards] [tali.wrath.scales-stay] [tali.wrath.timing] [tali.ruling.wrath-order]
    [tali.ruling.wrath-which-spaces] [tali.ruling.rage-simultaneous]
    """
    s.event("wrath", lord)
    s.stack.append(Scorch(lord))
    for seat in reversed(s.clockwise(s.active)):
        if s.scales[s.sides[seat].space] == lord:
            rage(s, seat, lord)


class Scorch(Step[TalismanState]):
    """All cards on spaces with a scale of the King are discarded. [tali.wrath.discard-cards]
    [tali.ruling.wrath-order]"""

    __slots__ = ("lord",)

    def __init__(self, lord: LordNo) -> None:
        self.lord = lord

    def run(self, s: TalismanState) -> None:
        s.end()
        for space, scale in enumerate(s.scales):
            if scale == self.lord:
                clear_space(s, space)


def clear_space(s: TalismanState, space: int) -> None:
    """All cards on a space are discarded; gold and scales stay. [tali.ruling.wrath-order]"""
    for lying in s.ground[space]:
        s.lasting = [one for one in s.lasting if one.card != lying >> 1 or one.space != space]
        s.remove(space, lying)


# ---------------------------------------------------------------------- Dragon Rage


def rage(s: TalismanState, seat: int, lord: int) -> None:
    """A character suffers a Lord's Rage, unless it is immune or pays with a scale. Call it when the step has moved the
    stack on. [tali.rage.varthrax] [tali.rage.cadorus] [tali.rage.grilipus] [tali.ruling.rage-immune]"""
    if lord == NONE or s.sides[seat].character == NONE:
        return
    if has(s, s.sides[seat], H_RAGE_PROOF):
        s.event("rage-proof", seat)
    else:
        s.stack.append(Rage(seat, lord))


class Rage(Step[TalismanState]):
    """An own scale of that Lord may be discarded to cancel the Rage. [tali.claim.cancel-rage]
    [tali.rage.cancel-by-scale]

    [tali.ruling.rage-window] [tali.rage.none-lose-life] [tali.hint.scales-of-all-lords]
    """

    __slots__ = ("lord", "seat")
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.claim.cancel-rage"

    def __init__(self, seat: int, lord: LordNo) -> None:
        self.seat = seat
        self.lord = lord

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        if side.character == NONE:
            s.end()
        elif side.scales[self.lord]:
            s.ask(self.seat, [CANCEL], done=True)
        else:
            self.take(s, DONE)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option == CANCEL:
            lose_scale(s, self.seat, self.lord)
            s.event("rage-cancelled", self.seat)
        else:
            s.event("rage", self.seat, self.lord)
            forfeit(s, self.seat, s.box.lords[self.lord].rage)
