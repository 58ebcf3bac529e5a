"""What a character holds: taking, limits, bans, ditching, trophies and the Warlock's quest."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    BATTLE,
    EITHER,
    ENEMY,
    FOLLOWER,
    MAGIC_OBJECT,
    OBJECT,
    Q_FOLLOWER,
    Q_MAGIC,
    Q_THREE_GOLD,
    Q_TWO_GOLD,
    TALISMAN_DECK,
    WARLOCKS_CAVE,
    CardNo,
)
from wawel.games.talisman.figures import has, object_limit, spell_limit
from wawel.games.talisman.ops import H_DITCH_ALONE, H_NO_FOLLOWERS, H_RECRUIT
from wawel.games.talisman.options import DITCH, PICK, TAKE, TAKE_GOLD, TROPHY, TURN_IN
from wawel.games.talisman.state import TalismanState, without

# ---------------------------------------------------------------------- limits


def settle(s: TalismanState, seat: int) -> None:
    """After something changed: see to it that a character holds no more than it may. Call it when the step has moved
    the stack on. [tali.object.surplus] [tali.spell.excess] [tali.object.alignment-ban]"""
    if unsettled(s, seat):
        s.stack.append(Settle(seat))


def unsettled(s: TalismanState, seat: int) -> bool:
    """Does a character hold more than it may, or what it must not?"""
    side = s.sides[seat]
    if side.character == NONE:
        return False
    if len(side.spells) > spell_limit(s, side) and not side.toad:
        return True
    if len(side.objects) > object_limit(s, side):
        return True
    return bool(forbidden(s, seat))


def forbidden(s: TalismanState, seat: int) -> list[int]:
    """What a character must not hold. [tali.object.alignment-ban]"""
    side = s.sides[seat]
    found = []
    for card in side.objects:
        one = s.box.cards[card]
        if one.banned >> side.alignment & 1 or (one.has >> H_DITCH_ALONE & 1 and not side.followers):
            found.append(card)
    if len(side.followers) > 1 and has(s, side, H_NO_FOLLOWERS):
        found += [card for card in side.followers if not s.box.cards[card].has >> H_NO_FOLLOWERS & 1]
    return found


class Settle(Step[TalismanState]):
    """Surplus Objects are left on the space, surplus Spells discarded, both as the player chooses; what is forbidden is
    ditched. [tali.object.surplus] [tali.object.limit-four] [tali.spell.excess] [tali.object.alignment-ban]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.object.surplus"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self, s: TalismanState) -> str:
        side = s.sides[self.seat]
        return "tali.object.surplus" if len(side.objects) > object_limit(s, side) else "tali.spell.excess"

    def run(self, s: TalismanState) -> None:
        seat = self.seat
        side = s.sides[seat]
        if side.character == NONE:
            s.end()
            return
        banned = forbidden(s, seat)
        if banned:
            for card in banned:
                if s.box.cards[card].type == FOLLOWER:
                    s.lose_card(seat, card)
                else:
                    s.ditch(seat, card)
        elif len(side.objects) > object_limit(s, side):
            s.ask(seat, [DITCH + card for card in kinds(list(side.objects))])
        elif len(side.spells) > spell_limit(s, side) and not side.toad:
            s.ask(seat, [PICK + card for card in kinds(side.spells)])
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        side = s.sides[self.seat]
        if len(side.objects) > object_limit(s, side):
            s.ditch(self.seat, option - DITCH)
        else:
            card = option - PICK
            side.spells.remove(card)
            s.discard(card)
            s.reveal()
            s.event("lost-spell", self.seat, card)


def give(s: TalismanState, giver: int, taker: int, card: int) -> None:
    """A card changes hands; an Enemy kept as a Follower is discarded instead. [tali.ruling.enemy-follower]"""
    s.let_go(giver, card)
    if s.box.cards[card].type == ENEMY:
        s.discard(card)
        s.event("lost-card", giver, card)
    else:
        gain_card(s, taker, card)
    settle(s, giver)


def gain_card(s: TalismanState, seat: int, card: int) -> None:
    """A character gets a card: gold for what is worth gold, else it is held, if it may be. [tali.ruling.bags-of-gold]

    [tali.toad.drops]
    """
    side = s.sides[seat]
    one = s.box.cards[card]
    if one.worth:
        s.discard(card)
        s.gain_gold(seat, one.worth)
    elif side.toad or not may_hold(s, seat, card):
        s.ground[side.space] = (*s.ground[side.space], 2 * card)
    else:
        s.hold(seat, card)
        settle(s, seat)


def may_hold(s: TalismanState, seat: int, card: int) -> bool:
    """May a character hold a card? [tali.object.alignment-ban] [tali.golden.cannot-over-can]"""
    side = s.sides[seat]
    one = s.box.cards[card]
    if one.banned >> side.alignment & 1:
        return False
    return not (one.type == FOLLOWER and has(s, side, H_NO_FOLLOWERS))


def gain_talisman(s: TalismanState, seat: int) -> None:
    """A Talisman card, if one is left. [tali.talisman.sources] [tali.golden.finite-supply]"""
    for card in s.stock:
        if s.box.cards[card].deck == TALISMAN_DECK:
            s.stock = without(s.stock, card)
            gain_card(s, seat, card)
            return


# ---------------------------------------------------------------------- taking what lies on a space


class TakeThings(Step[TalismanState]):
    """Objects, Followers and gold on the space may be taken. [tali.card.object-follower-take]

    [tali.ruling.gold-on-space] [tali.toad.drops]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.card.object-follower-take"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        options = []
        if not side.toad:
            for card in kinds([lying >> 1 for lying in s.ground[side.space]]):
                one = s.box.cards[card]
                if one.type not in (OBJECT, MAGIC_OBJECT, FOLLOWER):
                    continue
                if not may_hold(s, self.seat, card):
                    s.block(TAKE + card, "tali.object.alignment-ban")
                elif one.amounts.get(H_RECRUIT, 0) > side.gold:
                    s.block(TAKE + card, "tali.gold.pay")
                else:
                    options.append(TAKE + card)
            if s.gold[side.space]:
                options.append(TAKE_GOLD)
        if options:
            s.ask(self.seat, options, done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        side = s.sides[self.seat]
        if option == DONE:
            s.end()
        elif option == TAKE_GOLD:
            side.gold += s.gold[side.space]
            s.event("gold", self.seat, s.gold[side.space])
            s.gold[side.space] = 0
        else:
            card = option - TAKE
            s.lift(side.space, 2 * card)
            s.lose_gold(self.seat, s.box.cards[card].amounts.get(H_RECRUIT, 0))
            gain_card(s, self.seat, card)


# ---------------------------------------------------------------------- trophies


def trophy_points(s: TalismanState, seat: int, by: int) -> int:
    """The points of all trophies that can be turned in for an ability. [tali.trophy.separate]"""
    return sum([s.box.cards[card].value for card in s.sides[seat].trophies if counts_for(s, card, by)])


def counts_for(s: TalismanState, card: int, by: int) -> bool:
    """Is a trophy worth Strength, or Craft? [tali.ruling.either-way-trophies]"""
    fight = s.box.cards[card].fight
    return fight == EITHER or (fight == BATTLE) == (by == 0)


class Trophies(Step[TalismanState]):
    """At the end of its turn a character may turn in trophies. [tali.trophy.strength-seven] [tali.trophy.craft-seven]

    [tali.ruling.trophy-window]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-ability"
    RULE: ClassVar[str] = "tali.ruling.trophy-window"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        options = []
        for by in (0, 1):
            if trophy_points(s, self.seat, by) >= s.threshold:
                options.append(TURN_IN + by)
            else:
                s.block(TURN_IN + by, "tali.trophy.craft-seven" if by else "tali.trophy.strength-seven")
        if options:
            s.ask(self.seat, options, done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
        else:
            s.call(PickTrophies(self.seat, option - TURN_IN, ()), self)


class PickTrophies(Step[TalismanState]):
    """Which trophies are turned in; points above a multiple are lost. [tali.trophy.surplus-lost]

    [tali.sleep.trophy-full-value] [tali.alt.strength-and-craft]
    """

    __slots__ = ("by", "chosen", "seat")
    KIND: ClassVar[str] = "pick-cards"
    RULE: ClassVar[str] = "tali.trophy.surplus-lost"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, by: int, chosen: tuple[CardNo, ...]) -> None:
        self.seat = seat
        self.by = by
        self.chosen = chosen

    def run(self, s: TalismanState) -> None:
        rest = list(s.sides[self.seat].trophies)
        for card in self.chosen:
            rest.remove(card)
        points = sum([s.box.cards[card].value for card in self.chosen])
        options = [TROPHY + card for card in kinds(rest) if counts_for(s, card, self.by)]
        s.ask(self.seat, options, done=points >= s.threshold or not options)

    def take(self, s: TalismanState, option: int) -> None:
        if option != DONE:
            s.goto(PickTrophies(self.seat, self.by, (*self.chosen, option - TROPHY)))
            return
        s.end()
        side = s.sides[self.seat]
        points = 0
        for card in self.chosen:
            side.trophies = without(side.trophies, card)
            s.discard(card)
            points += s.box.cards[card].value
        if self.by:
            s.gain_craft(self.seat, points // s.threshold)
        else:
            s.gain_strength(self.seat, points // s.threshold)
        s.event("turned-in", self.seat, points)


# ---------------------------------------------------------------------- the Warlock's quest


def quest_payable(s: TalismanState, seat: int) -> bool:
    """Has a character what its quest asks for? [tali.space.warlock-quest-limits] [tali.ruling.quest-completion]"""
    side = s.sides[seat]
    quest = side.quest
    if quest == Q_FOLLOWER:
        return len(side.followers) > 0
    if quest == Q_MAGIC:
        return any(s.box.cards[card].type == MAGIC_OBJECT for card in side.objects)
    if quest == Q_THREE_GOLD:
        return side.gold >= 3
    return quest == Q_TWO_GOLD and side.gold >= 2


class HandOver(Step[TalismanState]):
    """A quest is completed as soon as it can be: something is handed over. [tali.space.warlock-quest-limits]

    [tali.ruling.quest-completion]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.space.warlock-quest-limits"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        if not quest_payable(s, self.seat):
            s.end()
        elif side.quest == Q_FOLLOWER:
            s.ask(self.seat, [PICK + card for card in kinds(list(side.followers))])
        elif side.quest == Q_MAGIC:
            magic = [card for card in side.objects if s.box.cards[card].type == MAGIC_OBJECT]
            s.ask(self.seat, [PICK + card for card in kinds(magic)])
        else:
            s.end()
            s.lose_gold(self.seat, 3 if side.quest == Q_THREE_GOLD else 2)
            complete_quest(s, self.seat)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        s.lose_card(self.seat, option - PICK)
        complete_quest(s, self.seat)
        settle(s, self.seat)


def complete_quest(s: TalismanState, seat: int) -> None:
    """The character goes to the Warlock's Cave and gets a Talisman; in its own encounter it has a new one there.

    [tali.space.warlock-quest-reward] [tali.ruling.quest-completion]
    """
    side = s.sides[seat]
    side.quest = 0
    s.event("quest-done", seat)
    s.place(seat, s.space_of(WARLOCKS_CAVE))
    gain_talisman(s, seat)
    if seat == s.active and s.encounter:
        s.moved = True


def check_quest(s: TalismanState, seat: int) -> None:
    """See whether a quest can be completed now. Call it when the step has moved the stack on."""
    if s.sides[seat].quest and s.sides[seat].character != NONE and quest_payable(s, seat):
        s.stack.append(HandOver(seat))
