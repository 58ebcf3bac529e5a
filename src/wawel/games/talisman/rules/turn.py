"""Turns: whose it is, what comes before the move, and what ends it."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    ALIGNMENTS,
    FOREST,
    FREE,
    PURCHASE,
    TURN_START,
    W_END,
    W_START,
    WOODS,
    Moment,
)
from wawel.games.talisman.figures import has, may_cast, usable
from wawel.games.talisman.ops import H_BUILDS_RAFT, H_CHANGE_ALIGNMENT, H_RAFT
from wawel.games.talisman.options import ALIGN, BUILD, CAST, DITCH, DO_IT, USE
from wawel.games.talisman.pieces import Fight
from wawel.games.talisman.rules.effects import carry_out, payable
from wawel.games.talisman.rules.encounter import Meet
from wawel.games.talisman.rules.hold import Trophies, check_quest, gain_card, settle
from wawel.games.talisman.rules.move import Travel
from wawel.games.talisman.rules.spells import cast, castable, open_window
from wawel.games.talisman.rules.tokens import DrawTokens, tokens_at_start
from wawel.games.talisman.rules.tower import clear_tower
from wawel.games.talisman.state import M_CARDS, TalismanState, without

# ---------------------------------------------------------------------- whose turn it is


class NextTurn(Step[TalismanState]):
    """The turn passes to the left, unless somebody takes several in a row; the game may end between turns.

    [tali.turn.pass-left] [tali.base-setup.first-player] [tali.crown.last-survivor] [tali.ruling.all-others-out]
    [tali.ruling.turn-limit] [tali.alt.sudden-death-time] [tali.ruling.solo]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        left = [side.seat for side in s.sides if not side.out]
        last_wins = s.mode >= M_CARDS and s.ending == NONE and s.players > 1
        if not left or (last_wins and len(left) == 1):
            for seat in left:
                s.won |= 1 << seat
            s.finish()
            return
        self.choose(s)
        if s.clock and s.round > s.clock:
            s.won = richest(s)
            s.finish()
        elif s.limit and s.round > s.limit:
            s.event("cut-off")
            s.finish()
        else:
            s.turn += 1
            s.stack.append(BeginTurn())

    def choose(self, s: TalismanState) -> None:
        """The seat whose turn comes next; a round is over when the first seat has been passed."""
        if s.active == NONE:
            s.active = s.first
            s.round = 1
            return
        side = s.sides[s.active]
        if side.extra and side.character != NONE:
            side.extra -= 1
            return
        for _ in range(s.players):
            s.active = (s.active + 1) % s.players
            if s.active == s.first:
                s.round += 1
            if not s.sides[s.active].out:
                return


def richest(s: TalismanState) -> int:
    """The bits of the seats with the highest sum of counters, gold, Spells, Followers and Objects beyond those of the
    start. [tali.alt.sudden-death-time]"""
    sums = [wealth(s, seat) for seat in range(s.players)]
    best = max(sums)
    found = 0
    for seat, total in enumerate(sums):
        if total == best:
            found |= 1 << seat
    return found


def wealth(s: TalismanState, seat: int) -> int:
    """What Sudden Death by the clock counts. [tali.alt.sudden-death-time]"""
    side = s.sides[seat]
    if side.character == NONE:
        return 0
    one = s.box.characters[side.character]
    cards = len(side.spells) - one.spells + len(side.followers) + len(side.objects) - len(one.objects)
    return max(0, side.strength + side.craft + side.gold - one.gold + cards)


# ---------------------------------------------------------------------- the beginning


class BeginTurn(Step[TalismanState]):
    """A turn begins: effects that lasted until now end, and who was killed starts anew. [tali.death.new-character]

    [tali.ruling.round-length] [tali.ruling.new-character-first-turn] [tali.spell.discard-after]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        s.goto(StartTurn())
        s.event("turn", seat)
        s.halted = s.moved = s.defeated = False
        s.encounter = s.kills = s.die = 0
        s.met = s.fought = s.dice = ()
        s.fight = Fight()
        side.used = ()
        side.spent = ()
        side.begun = side.conjured = False
        side.realigned = False
        self.tick(s, seat)
        if side.character == NONE:
            from wawel.games.talisman.rules.setup import GetCharacter  # needs this module first

            s.stack.append(GetCharacter(seat, True))

    def tick(self, s: TalismanState, seat: int) -> None:
        """Lasting effects of a seat are one turn nearer to their end."""
        for one in s.lasting[:]:
            if one.seat == seat:
                one.turns -= 1
                if one.turns <= 0:
                    s.lasting.remove(one)
                    if one.space == NONE:
                        s.discard(one.card)
                    elif 2 * one.card in s.ground[one.space]:
                        s.remove(one.space, 2 * one.card)
                    s.event("ended", one.card)


class StartTurn(Step[TalismanState]):
    """A missed turn is over at once; else the number of Spells is noted, a dragon token drawn, and the turn goes on.

    [tali.turn.missed-nothing] [tali.missed-turn.no-token] [tali.ruling.start-of-turn-order] [tali.turn.order]
    [tali.spell.own-turn-limit] [tali.spell.other-turn-limit] [tali.ruling.crown-missed-turn]
    [tali.ruling.crown-token-draw]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        for other in s.sides:
            other.casts = 1
        if side.missed:
            side.missed -= 1
            side.casts = 0
            s.event("missed", seat)
            s.end()
            count_toad(s, seat)
            return
        side.casts = len(side.spells)
        s.goto(EndTurn())
        s.stack += [Meet(), Travel(), Prepare()]
        if s.dragons_in_play():
            s.stack.append(DrawTokens(seat, tokens_at_start(s)))


class Prepare(Step[TalismanState]):
    """Before the move: Spells, cards and abilities in the order the player likes. [tali.turn.order]

    [tali.ruling.start-of-turn-order] [tali.ruling.ditch-window] [tali.region.raft-build]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "prepare"
    RULE: ClassVar[str] = "tali.turn.order"
    ALWAYS_ASK: ClassVar[bool] = True

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        if s.halted or side.character == NONE:
            s.end()
            return
        options = free_options(s, seat, TURN_START)
        if can_build(s, seat):
            options.append(BUILD)
        if options or may_cast(s, seat):
            if may_cast(s, seat):
                options += castable(s, seat, W_START, NONE)
            s.ask(seat, options, done=True)
        else:
            self.take(s, DONE)

    def take(self, s: TalismanState, option: int) -> None:
        seat = s.active
        if option == DONE:
            s.end()
            open_window(s, W_START)
        elif option == BUILD:
            s.end()
            build_raft(s, seat)
        else:
            take_free(s, seat, option, W_START, TURN_START)


def free_options(s: TalismanState, seat: int, when: int) -> list[int]:
    """What a player may do in its own turn outside of fights, besides casting Spells. [tali.ruling.ditch-window]"""
    side = s.sides[seat]
    options = []
    for card in kinds(usable(s, side)):
        for moment in s.box.cards[card].moments:
            if moment.when in (FREE, when) and can_use(s, seat, card, moment):
                options.append(USE + card)
                break
    options += [DITCH + card for card in kinds(list(side.objects + side.followers)) if may_ditch(s, card)]
    if has(s, side, H_CHANGE_ALIGNMENT):
        options += [ALIGN + at for at in range(len(ALIGNMENTS)) if at != side.alignment]
    if when == TURN_START and own_text(s, seat) != NONE:
        options.append(DO_IT)
    return options


def own_text(s: TalismanState, seat: int) -> int:
    """The text of a character for the start of its turn, if it has one and did not use it yet; else none."""
    side = s.sides[seat]
    if side.toad or side.begun:
        return NONE
    for moment in s.box.characters[side.character].moments:
        if moment.when == TURN_START:
            return moment.text
    return NONE


def may_ditch(s: TalismanState, card: int) -> bool:
    """Followers that had to be taken stay. [tali.card.mandatory-follower]"""
    return not s.box.cards[card].mandatory


def take_free(s: TalismanState, seat: int, option: int, window: int, when: int) -> None:
    """Carry out one of these, or cast a Spell; the question is asked again after it."""
    side = s.sides[seat]
    count = len(s.box.cards)
    if CAST <= option < CAST + count:
        cast(s, seat, option - CAST, window, NONE)
    elif DITCH <= option < DITCH + count:
        s.ditch(seat, option - DITCH)
        settle(s, seat)
    elif ALIGN <= option < ALIGN + len(ALIGNMENTS):
        side.alignment = option - ALIGN
        s.event("aligned", seat, side.alignment)
        settle(s, seat)
    elif option == DO_IT:
        text = own_text(s, seat)
        side.begun = True
        carry_out(s, seat, text, NONE)
    else:
        use_card(s, seat, option - USE, when)


def can_use(s: TalismanState, seat: int, card: int, moment: Moment) -> bool:
    """Can a text of a held card be used now? Some only once a turn, some for a price. [tali.gold.pay]"""
    side = s.sides[seat]
    if (moment.once or moment.when == TURN_START) and card in side.used:
        return False
    return payable(s, seat, s.box.texts[moment.text].effects)


def use_card(s: TalismanState, seat: int, card: int, when: int) -> None:
    """Use a text of a held card. Call it when the step has moved the stack on."""
    side = s.sides[seat]
    for moment in s.box.cards[card].moments:
        if moment.when in (when, FREE) and can_use(s, seat, card, moment):
            side.used = (*side.used, card)
            s.event("uses", seat, card)
            if moment.discard:
                s.lose_card(seat, card)
            carry_out(s, seat, moment.text, card)
            return


def can_build(s: TalismanState, seat: int) -> bool:
    """May a character build a Raft? [tali.region.raft-build]"""
    side = s.sides[seat]
    if s.box.spaces[side.space].kind not in (WOODS, FOREST) or not has(s, side, H_BUILDS_RAFT):
        return False
    return raft_in_stock(s) != NONE


def raft_in_stock(s: TalismanState) -> int:
    """The Raft of the Purchase cards, or none."""
    for card in s.stock:
        if s.box.cards[card].deck == PURCHASE and s.box.cards[card].has >> H_RAFT & 1:
            return card
    return NONE


def build_raft(s: TalismanState, seat: int) -> None:
    """The turn is spent building a Raft. [tali.region.raft-build]"""
    card = raft_in_stock(s)
    s.stock = without(s.stock, card)
    s.halted = True
    s.event("built", seat, card)
    gain_card(s, seat, card)


# ---------------------------------------------------------------------- the end


class EndTurn(Step[TalismanState]):
    """Trophies first, then everything that ends with the turn. [tali.ruling.end-of-turn-order]

    [tali.ruling.trophy-window] [tali.pvp.turn-ends]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        seat = s.active
        if s.sides[seat].character == NONE:
            s.goto(CloseTurn())
            return
        s.goto(LastActs())
        s.stack.append(Trophies(seat))
        check_quest(s, seat)


class LastActs(Step[TalismanState]):
    """Spells and cards at the end of the turn. [tali.ruling.end-of-turn-order] [tali.ruling.spell-windows]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        s.goto(CloseTurn())
        if s.sides[s.active].character != NONE:
            open_window(s, W_END)


class CloseTurn(Step[TalismanState]):
    """Effects until the end of the turn end, those who were fought wake up, the Tower is cleared, Toads change back.

    [tali.ruling.end-of-turn-order] [tali.sleep.wakes-at-turn-end] [tali.ruling.sleep-evaded] [tali.tower.cleanup]
    [tali.ruling.toad-turn-count]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        seat = s.active
        s.end()
        for side in s.sides:
            side.more_strength = side.more_craft = 0
            side.unseen = False
            side.realigned = False
        for card in s.fought:
            for space in range(len(s.ground)):
                if 2 * card + 1 in s.ground[space] and 2 * card + 1 in s.fight.foes:
                    s.asleep(space, card, False)
        clear_tower(s)
        if s.sides[seat].character != NONE:
            count_toad(s, seat)
        for other in s.clockwise(seat):
            settle(s, other)


def count_toad(s: TalismanState, seat: int) -> None:
    """A Toad turn is over; after the third it changes back. [tali.ruling.toad-turn-count] [tali.toad.counters]"""
    side = s.sides[seat]
    if not side.toad:
        return
    side.toad -= 1
    if not side.toad:
        s.lose_strength(seat, side.strength)
        s.lose_craft(seat, side.craft)
        side.strength, side.craft = side.kept_strength, side.kept_craft
        side.kept_strength = side.kept_craft = 0
        s.refresh_side(seat)
        s.event("toad-no-more", seat)
        settle(s, seat)


NEXT_TURN: Final = NextTurn()
