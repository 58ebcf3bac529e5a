"""What happens to champions: damage, breaking, banishing, returning, positions, control. And what that triggers."""

from __future__ import annotations

from wawel.engine.effects import Effect
from wawel.games.epic.box import (
    ALLY_BROKEN,
    ALLY_ENTERS,
    ANY_BROKEN,
    BANISH,
    BANISH_ALL,
    BOOST,
    BOOST_ALL,
    BREAK,
    BREAK_ALL,
    BROKEN,
    CARDS,
    CONTROL,
    DAMAGE,
    DAMAGE_ALL,
    EXPEND,
    EXPEND_ALL,
    FLIP,
    GRANT,
    GRANT_ALL,
    RETURN,
    RETURN_ALL,
    TRIBUTE,
)
from wawel.games.epic.pieces import EXPENDED, FLIPPED, OUTSIDE, PREPARED, Champion, Trigger
from wawel.games.epic.state import DUEL, EpicState


def trigger(s: EpicState, c: Champion, when: int) -> None:
    """Every ability of a champion with that condition waits to be resolved, even if the champion then leaves.

    [epic.ability.triggered] [epic.ability.mandatory] [epic.ability.source-left] [epic.ability.automatic]
    """
    card = s.card(c.card)
    if not card.hears >> when & 1:
        return
    for i, ability in enumerate(card.abilities):
        if ability.when == when:
            made = Trigger()
            made.seat = c.controller
            made.card = c.card
            made.ability = i
            made.source = c.serial
            s.waiting.append(made)


def put_into_play(s: EpicState, card: int, owner: int, seat: int, keywords: int = 0) -> None:
    """A champion enters play under a seat's control. [epic.keyword.tribute] [epic.term.control]"""
    others = [c for c in s.champions if c.controller == seat]
    c = s.enter(card, owner, seat, keywords)
    s.event("entered", card, seat)
    trigger(s, c, TRIBUTE)
    for other in others:
        trigger(s, other, ALLY_ENTERS)


def summon(s: EpicState, seat: int, token: int, count: int, keywords: int) -> None:
    """Tokens come from the pool, which never runs out; who makes them owns them.

    [epic.token.from-pool] [epic.token.like-champion] [epic.token.substitutes] [epic.term.owner]
    """
    for _ in range(count):
        put_into_play(s, CARDS + token, seat, seat, keywords)


def break_damaged(s: EpicState) -> None:
    """Champions with as much damage as defence are broken, until there are none.

    [epic.term.break-by-damage] [epic.ruling.defence-bonus-ends]
    """
    while True:
        hit = [c for c in s.champions if c.damage >= s.defence(c)]
        if not hit:
            return
        break_them(s, hit)


def break_them(s: EpicState, broken: list[Champion]) -> None:
    """Broken champions go to their owners' discard piles, tokens to the pool; triggers within reach hear it.

    [epic.term.break] [epic.champion.broken-to-discard] [epic.token.return-to-pool] [epic.ruling.token-broken]
    [epic.discard.face-up] [epic.hunter.effect-range]
    """
    witnesses = s.champions[:]
    for c in broken:
        s.leave(c)
        s.event("broken", c.card, c.controller)
        if not s.card(c.card).token:
            s.sides[c.owner].discard.append(c.card)
    for c in broken:
        trigger(s, c, BROKEN)
        for other in witnesses:
            if other is not c:
                if other.controller == c.controller:
                    trigger(s, other, ALLY_BROKEN)
                if s.mode == DUEL or s.reaches(other.controller, c.controller):
                    trigger(s, other, ANY_BROKEN)


def banish_them(s: EpicState, banished: list[Champion]) -> None:
    """Banished champions go to the bottom of their owners' decks in random order, tokens to the pool.

    [epic.term.banish] [epic.term.banish-random] [epic.ruling.banished-owner] [epic.token.return-to-pool]
    """
    for c in banished:
        s.leave(c)
        s.event("banished", c.card, c.controller)
    for owner, side in enumerate(s.sides):
        cards = [c.card for c in banished if c.owner == owner and not s.card(c.card).token]
        if cards:
            s.shuffle(cards)
            side.deck = cards + side.deck


def return_them(s: EpicState, returned: list[Champion]) -> None:
    """Back to the owners' hands; a token is never there. [epic.token.never-elsewhere]"""
    for c in returned:
        s.leave(c)
        s.event("returned", c.card, c.owner)
        if not s.card(c.card).token:
            s.sides[c.owner].hand.append(c.card)


def pass_control(c: Champion, seat: int) -> None:
    """It is deploying for its new controller and leaves the battle. The caller checks for Blitz afterwards.

    [epic.ruling.control-change-deploying] [epic.ruling.left-battle] [epic.term.control]
    """
    c.controller = seat
    c.deploying = True
    c.role = OUTSIDE


def apply(s: EpicState, effect: Effect, champions: list[Champion], seat: int) -> None:
    """Do to champions what an effect says, to all of them at the same time. Who gains Blitz by it stops deploying,
    also if a constant ability lends it. [epic.term.expend] [epic.keyword.blitz]"""
    op = effect.op
    if op in (DAMAGE, DAMAGE_ALL):
        for c in champions:
            c.damage += effect.fields["n"]
            s.event("damaged", c.card, c.controller, effect.fields["n"])
    elif op in (BREAK, BREAK_ALL):
        break_them(s, champions)
    elif op in (BANISH, BANISH_ALL):
        banish_them(s, champions)
    elif op in (RETURN, RETURN_ALL):
        return_them(s, champions)
    elif op == CONTROL:
        for c in champions:
            if c.controller != seat:
                pass_control(c, seat)
                s.event("controlled", c.card, seat)
    elif op in (BOOST, BOOST_ALL):
        for c in champions:
            c.attack_bonus += effect.fields["attack"]
            c.defence_bonus += effect.fields["defence"]
            s.event("boosted", c.card, effect.fields["attack"], effect.fields["defence"])
    elif op in (GRANT, GRANT_ALL):
        for c in champions:
            c.granted |= 1 << effect.fields["keyword"]
            s.event("granted", c.card, effect.fields["keyword"])
    else:
        position = PREPARED
        if op in (EXPEND, EXPEND_ALL):
            position = EXPENDED
        elif op == FLIP:
            position = FLIPPED
        for c in champions:
            c.position = position
            s.event("turned", c.card, c.controller, position)
    s.stop_deploying()
    break_damaged(s)
