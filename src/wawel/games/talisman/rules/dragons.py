"""Words of Dragon Cards: which step carries them out; lasting Events, cards of the King, scales off the Lords."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    EVENT,
    LORDS,
    CardNo,
    LordNo,
    SpaceNo,
)
from wawel.games.talisman.figures import enemies, held, owned_scales
from wawel.games.talisman.ops import (
    CALLER,
    CLAIM,
    CLAIM_EACH,
    CLEAR_ALL,
    CLEAR_OTHERS,
    CLEAR_REGION,
    FLEE,
    GOLD_BY_DIE,
    H_CHARM_SCALES,
    HATCH,
    HOARD,
    KING_CARDS,
    KING_CARDS_ALL,
    KING_CARDS_SCALES,
    LAIR,
    LASTING,
    LOOT,
    MARTIAL_ARTIST,
    RAGE,
    REIGN,
    RIVALS,
    SINGER,
    SPEAKER,
    SPINE,
    SPIRITS,
    SPRITE,
    ST_GEORGE,
    STONE,
    TOKEN,
    TOKEN_OR_CLAIM,
    TOKEN_TO_SPACE,
)
from wawel.games.talisman.options import BY, GO, LORD
from wawel.games.talisman.options import CLAIM as KEEP
from wawel.games.talisman.pieces import Lasting
from wawel.games.talisman.rules.beasts import Flee, Rivals, Singer, Spine, StGeorge, look, stone
from wawel.games.talisman.rules.encounter import claim
from wawel.games.talisman.rules.goods import lose_scale
from wawel.games.talisman.rules.hoards import Caller, GoldByDie, Loot, Sprite, draw_hoard, hoard
from wawel.games.talisman.rules.tokens import DrawTokens, ResolveToken, clear_space, draw_token, place_scale, rage
from wawel.games.talisman.state import TalismanState


def begin_dragon(s: TalismanState, seat: int, effect: Effect, card: int, space: int) -> None:
    """Carry out a word of a Dragon Card, or put its step on the stack."""
    op = effect.op
    n = effect.n
    if op == RAGE:
        rage(s, seat, s.king)
    elif op == TOKEN:
        s.stack.append(DrawTokens(seat, n))
    elif op in (TOKEN_TO_SPACE, TOKEN_OR_CLAIM):
        special_token(s, seat, op == TOKEN_OR_CLAIM)
    elif op == CLAIM:
        for _ in range(n):
            s.stack.append(ClaimOne(seat))
    elif op == CLAIM_EACH:
        for lord in range(LORDS):
            take_from_lord(s, seat, lord)
    elif op == LASTING:
        last(s, seat, effect, card, space)
    elif op == CLEAR_OTHERS:
        clear_others(s, space, card)
    elif op in (CLEAR_REGION, CLEAR_ALL):
        region = s.region(space)
        for at in range(len(s.ground)):
            if op == CLEAR_ALL or s.region(at) == region:
                clear_space(s, at)
    elif op == HATCH:
        hatch(s, n)
    elif op == KING_CARDS:
        to = s.space_of(effect.fields["to"])
        if to != NONE:
            for _ in range(effect.fields["n"]):
                king_card(s, to)
    elif op in (KING_CARDS_SCALES, KING_CARDS_ALL):
        region = s.region(space)
        for at, lord in enumerate(s.scales):
            if lord != NONE and (op == KING_CARDS_ALL or s.region(at) == region):
                king_card(s, at)
    elif op == HOARD:
        hoard(s, seat, effect.fields["what"], card, space)
    else:
        begin_single(s, seat, op, n, card, space)


def begin_single(s: TalismanState, seat: int, op: int, n: int, card: int, space: int) -> None:
    """Words that one card has, and what killers and fleeing Dragons do."""
    if op == LOOT:
        s.stack.append(Loot(seat, card, space, False))
    elif op == LAIR:
        draw_hoard(s, card, space, n)
        s.stack.append(Loot(seat, card, space, True))
    elif op == FLEE:
        s.stack.append(Flee(seat, card, space))
    elif op == GOLD_BY_DIE:
        s.stack.append(GoldByDie(seat))
    elif op == REIGN:
        s.stack.append(Reign(seat))
    elif op == RIVALS:
        if len(enemies(s, True)) >= n:
            s.stack.append(Rivals(seat, n, NONE))
    elif op == SPINE:
        s.stack.append(Spine(seat, space))
    elif op == STONE:
        stone(s, seat, space)
    elif op == SPEAKER:
        look(s, seat, n)
    elif op == SINGER:
        s.stack.append(Singer(seat, card, space, NONE))
    elif op == MARTIAL_ARTIST:
        s.stack.append(MartialArtist(seat, False))
    elif op == SPIRITS:
        s.stack.append(Spirits(seat, card, space, n, NONE))
    elif op == CALLER:
        s.stack.append(Caller(seat))
    elif op == SPRITE:
        s.stack.append(Sprite(seat, card, space))
    elif op == ST_GEORGE:
        s.stack.append(StGeorge(seat, card, space, NONE))


# ---------------------------------------------------------------------- lasting Events, cards on spaces


def last(s: TalismanState, seat: int, effect: Effect, card: int, space: int) -> None:
    """An Event begins to last; meeting it again does not begin it anew. [tali.card.event] [tali.card.event-no-reset]

    [tali.ruling.round-length]
    """
    for other in s.lasting:
        if other.card == card and other.space == space:
            return
    one = Lasting()
    one.what = effect.fields["what"]
    one.card = card
    one.space = space
    one.seat = seat
    one.turns = effect.fields["rounds"]
    s.lasting.append(one)


def clear_others(s: TalismanState, space: int, card: int) -> None:
    """All other cards on a space are discarded; those that were to be fought with this one fight no more."""
    kept = False
    for lying in s.ground[space]:
        if lying >> 1 == card and not kept:
            kept = True
            continue
        s.lasting = [one for one in s.lasting if one.card != lying >> 1 or one.space != space]
        s.remove(space, lying)
    s.fight.foes = tuple([lying for lying in s.fight.foes if lying >> 1 == card])


def king_card(s: TalismanState, space: int) -> None:
    """A card of the Dragon King's deck comes face up onto a space; an Event is discarded unresolved.

    [tali.kingdeck.current-lord]
    """
    card = s.draw(s.king) if s.king != NONE else NONE
    if card == NONE:
        return
    if s.box.cards[card].type == EVENT:
        s.discard(card)
        s.event("discarded", card, space)
    else:
        s.lay(space, card)


def hatch(s: TalismanState, n: int) -> None:
    """The top cards of the Dragon King's deck go unseen, in order, on top of the Adventure deck.

    [tali.ruling.dragon-cards-in-adventure-deck] [tali.ruling.dragon-deck-refill-moment] [tali.kingdeck.current-lord]
    """
    lord = s.king
    if lord == NONE:
        return
    deck = s.decks[lord]
    own = deck.cards[deck.lent :]
    moved = own[len(own) - min(n, len(own)) :]
    own = own[: len(own) - len(moved)]
    missing = n - len(moved)
    if missing and deck.discards:
        own = list(deck.discards)
        deck.discards = ()
        s.shuffle(own)
        s.event("reshuffled", lord)
        more = min(missing, len(own))
        moved = own[len(own) - more :] + moved
        own = own[: len(own) - more]
        deck.knows = (0,) * s.players
    deck.knows = tuple([max(0, known - len(moved)) for known in deck.knows])
    deck.cards = deck.cards[: deck.lent] + moved + own
    deck.lent += len(moved)
    s.laid = (*s.laid, *[lord] * len(moved))
    s.reveal()
    s.event("hatched", lord, len(moved))


# ---------------------------------------------------------------------- scales and tokens


def take_from_lord(s: TalismanState, seat: int, lord: int) -> None:
    """A scale of a Lord's card comes into a player's area, if there is one. [tali.scale.in-player-area]"""
    if s.lord_scales[lord]:
        s.lord_scales[lord] -= 1
        claim(s, seat, lord)


class ClaimOne(Step[TalismanState]):
    """A scale from any Lord's card. [tali.scale.in-player-area] [tali.claim.no-limit]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-lord"
    RULE: ClassVar[str] = "tali.scale.in-player-area"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        options = [LORD + lord for lord in range(LORDS) if s.lord_scales[lord]]
        if options and s.sides[self.seat].character != NONE:
            s.ask(self.seat, options)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        take_from_lord(s, self.seat, option - LORD)


def special_token(s: TalismanState, seat: int, keep: bool) -> None:
    """A token whose scale does not go to its Lord: it may be kept if it is the King's, or it goes to a free space of
    the Region. Any other token is resolved as usual. [tali.token.two-kinds] [tali.token.draw-one]"""
    token = draw_token(s)
    if token == NONE:
        return
    s.reveal()
    s.event("token", seat, token)
    s.waiting = (*s.waiting, token)
    if keep and token == s.king:
        s.stack.append(KeepScale(seat, token))
    elif not keep and token < LORDS:
        s.stack.append(ScaleToSpace(seat, token))
    else:
        s.stack.append(ResolveToken(seat, token))


def waits_no_more(s: TalismanState, token: int) -> None:
    """A drawn token is dealt with."""
    at = s.waiting.index(token)
    s.waiting = s.waiting[:at] + s.waiting[at + 1 :]


class KeepScale(Step[TalismanState]):
    """A scale of the King may be kept, or it goes to him. [tali.scale.in-player-area] [tali.scale.drawn-to-lord]"""

    __slots__ = ("lord", "seat")
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.scale.in-player-area"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, lord: LordNo) -> None:
        self.seat = seat
        self.lord = lord

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [KEEP], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.goto(ResolveToken(self.seat, self.lord))
        else:
            s.end()
            waits_no_more(s, self.lord)
            claim(s, self.seat, self.lord)


class ScaleToSpace(Step[TalismanState]):
    """A drawn scale goes to any space of the Region without one; if there is none, to its Lord.

    [tali.meet.scale-sources] [tali.ruling.scales-per-space] [tali.inner.scale-placement-discards]
    """

    __slots__ = ("lord", "seat")
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.meet.scale-sources"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, lord: LordNo) -> None:
        self.seat = seat
        self.lord = lord

    def run(self, s: TalismanState) -> None:
        space = s.sides[self.seat].space
        if s.inner(space):
            s.end()
            waits_no_more(s, self.lord)
            s.gone[self.lord] += 1
            return
        free = free_spaces(s, s.region(space))
        if free:
            s.ask(self.seat, [GO + at for at in free])
        else:
            s.goto(ResolveToken(self.seat, self.lord))

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        waits_no_more(s, self.lord)
        place_scale(s, option - GO, self.lord)


def free_spaces(s: TalismanState, region: int) -> list[int]:
    """The spaces of a Region without a scale."""
    return [at for at in s.box.rings[region] if s.scales[at] == NONE]


class Reign(Step[TalismanState]):
    """Clockwise everybody takes a scale off a Lord and places it, until the Lords have none. [tali.meet.scale-sources]

    [tali.king.place-next-free] [tali.king.region-full] [tali.inner.scale-placement-discards]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-lord"
    RULE: ClassVar[str] = "tali.meet.scale-sources"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        alive = s.clockwise(self.seat)
        options = [LORD + lord for lord in range(LORDS) if s.lord_scales[lord]]
        if options and alive:
            s.ask(alive[0], options)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        seat = s.clockwise(self.seat)[0]
        lord = option - LORD
        s.goto(Reign((seat + 1) % s.players))
        s.lord_scales[lord] -= 1
        space = s.sides[seat].space
        if s.inner(space):
            s.gone[lord] += 1
        elif not place_scale(s, space, lord):
            s.gone[lord] += 1
            rage(s, seat, lord)


class MartialArtist(Step[TalismanState]):
    """Any number of own scales, each for 1 Strength or Craft. [tali.tokens.discard-out] [tali.stat.counters]"""

    __slots__ = ("paid", "seat")
    KIND: ClassVar[str] = "pick-lord"
    RULE: ClassVar[str] = "tali.tokens.discard-out"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, paid: bool) -> None:
        self.seat = seat
        self.paid = paid

    def run(self, s: TalismanState) -> None:
        scales = s.sides[self.seat].scales
        if self.paid:
            s.ask(self.seat, [BY, BY + 1])
        elif owned_scales(s.sides[self.seat]):
            s.ask(self.seat, [LORD + lord for lord, n in enumerate(scales) if n], done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
        elif not self.paid:
            lose_scale(s, self.seat, option - LORD)
            s.goto(MartialArtist(self.seat, True))
        else:
            if option == BY:
                s.gain_strength(self.seat, 1)
            else:
                s.gain_craft(self.seat, 1)
            s.goto(MartialArtist(self.seat, False))


class Spirits(Step[TalismanState]):
    """A scale of the Region onto the card, or one from it onto a free space; full, the card is discarded.

    [tali.meet.scale-sources] [tali.ruling.scales-per-space]
    """

    __slots__ = ("card", "lord", "most", "seat", "space")
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.meet.scale-sources"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardNo, space: SpaceNo, most: int, lord: LordNo) -> None:
        self.seat = seat
        self.card = card
        self.space = space
        self.most = most
        self.lord = lord

    def run(self, s: TalismanState) -> None:
        ring = s.box.rings[s.region(self.space)]
        free = free_spaces(s, s.region(self.space))
        if self.lord != NONE:
            s.ask(self.seat, [GO + at for at in free])
            return
        options = [GO + at for at in ring if s.scales[at] != NONE]
        if free:
            scales = s.hoard_of(self.space, self.card).scales
            options += [LORD + lord for lord in range(LORDS) if scales[lord]]
        if options:
            s.ask(self.seat, options, done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
            return
        if self.lord == NONE and LORD <= option < LORD + LORDS:
            s.goto(Spirits(self.seat, self.card, self.space, self.most, option - LORD))
            return
        s.end()
        hoard = s.hoard_of(self.space, self.card)
        at = option - GO
        if self.lord != NONE:
            hoard.scales = changed(hoard.scales, self.lord, -1)
            place_scale(s, at, self.lord)
            return
        lord = s.scales[at]
        s.scales[at] = NONE
        hoard.scales = changed(hoard.scales, lord, 1)
        s.event("scale-lifted", lord, at)
        if sum(hoard.scales) >= self.most:
            s.remove(self.space, 2 * self.card)


class PullScale(Step[TalismanState]):
    """After the move a scale of the Region may be pulled to the own space, once in a round. [tali.meet.scale-sources]

    [tali.ruling.scales-per-space] [tali.ruling.round-length]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.meet.scale-sources"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        ring = s.box.rings[s.region(s.sides[self.seat].space)]
        s.ask(self.seat, [GO + at for at in ring if s.scales[at] != NONE], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        side = s.sides[self.seat]
        side.spent = (*side.spent, held(s, side, H_CHARM_SCALES))
        if option != DONE:
            lord = s.scales[option - GO]
            s.scales[option - GO] = NONE
            s.event("scale-lifted", lord, option - GO)
            place_scale(s, side.space, lord)


def changed(scales: tuple[int, ...], lord: int, by: int) -> tuple[int, ...]:
    """One scale more or less."""
    return tuple([n + by if at == lord else n for at, n in enumerate(scales)])
