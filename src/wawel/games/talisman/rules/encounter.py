"""Encounters: what is met, which cards are drawn, and in which order they are resolved."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    ADVENTURE,
    ANIMAL,
    BATTLE,
    DISCARD,
    DRAGON,
    EITHER,
    EMPTY,
    ENEMY,
    ENEMY_MET,
    FOLLOWER,
    LORDS,
    MAGIC_OBJECT,
    OBJECT,
    PSYCHIC,
    SPELL_CARD,
    W_DRAWN,
    CardNo,
    LyingNo,
    SpaceNo,
)
from wawel.games.talisman.figures import can_evade, can_pull, craft, has, held, owned_scales, strength
from wawel.games.talisman.ops import (
    H_ANY_DECK,
    H_BRIBE,
    H_CHARM_SCALES,
    H_CHARMS,
    H_CONJURE,
    H_MAZE_PROOF,
    H_REDRAW,
    H_REDRAW_DRAGON,
    H_UNDYING,
)
from wawel.games.talisman.options import (
    AIM,
    BRIBE,
    CLAIM,
    EVADE,
    FIGHT,
    LORD,
    MEET,
    MEET_SCALE,
    MEET_SPACE,
    PICK,
    USE,
)
from wawel.games.talisman.rules.effects import carry_out
from wawel.games.talisman.rules.goods import PayScale
from wawel.games.talisman.rules.hold import TakeThings, check_quest
from wawel.games.talisman.rules.life import OTHERWISE, hurt
from wawel.games.talisman.rules.spells import open_window
from wawel.games.talisman.state import (
    NOT_MET,
    SCALE_MET,
    SPACE_MET,
    TalismanState,
)

# ---------------------------------------------------------------------- what is met


class Meet(Step[TalismanState]):
    """The space, another character on it, or the scale that lies there: exactly one of them.

    [tali.enc.space-or-character] [tali.meet.three-options] [tali.meet.king-scale-forced] [tali.turn.one-encounter]
    [tali.ruling.three-way-choice] [tali.ruling.king-at-which-moment] [tali.core.scale-instead-of-space]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "encounter"
    RULE: ClassVar[str] = "tali.enc.space-or-character"

    def run(self, s: TalismanState) -> None:
        side = s.sides[s.active]
        if s.halted or side.character == NONE:
            s.end()
            return
        space = side.space
        if s.inner(space):
            from wawel.games.talisman.rules.inner import MeetInner  # needs this module first

            s.goto(MeetInner())
            return
        if can_pull(s, s.active):
            from wawel.games.talisman.rules.dragons import PullScale  # needs this module first

            s.stack.append(PullScale(s.active))
            return
        others = [MEET + other for other in s.here(space, s.active)]
        scale = s.scales[space]
        if scale != NONE and scale == s.king:
            s.block(MEET_SPACE, "tali.meet.king-scale-forced")
            for option in others:
                s.block(option, "tali.meet.king-scale-forced")
            s.ask(s.active, [MEET_SCALE])
            return
        options = [MEET_SPACE, *others]
        if scale != NONE:
            options.append(MEET_SCALE)
        s.ask(s.active, options)

    def take(self, s: TalismanState, option: int) -> None:
        seat = s.active
        side = s.sides[seat]
        s.moved = False
        s.met = ()
        if MEET <= option < MEET + s.players:
            from wawel.games.talisman.rules.duel import Approach  # needs this module first

            s.encounter = NOT_MET
            s.goto(Approach(option - MEET))
            unnumbered(s)
            return
        s.goto(MeetCards())
        space = s.box.spaces[side.space]
        if option == MEET_SCALE:
            s.encounter = SCALE_MET
            s.event("meets-scale", seat, s.scales[side.space])
            s.stack.append(DrawScaleCard(side.space, s.scales[side.space]))
        else:
            s.encounter = SPACE_MET
            s.event("meets-space", seat, side.space)
            if space.draw:
                s.stack.append(DrawCards(space.draw))
                if may_conjure(s):
                    s.stack.append(Conjure())
            carry_out(s, seat, space.before, NONE)


def unnumbered(s: TalismanState) -> None:
    """Cards without a number work even on whoever meets another character. [tali.enc.unnumbered-first]"""
    side = s.sides[s.active]
    for lying in s.ground[side.space]:
        if s.box.cards[lying >> 1].type == SPELL_CARD:
            s.met = (*s.met, lying >> 1)
            hurt(s, [s.active], 1, OTHERWISE)


# ---------------------------------------------------------------------- drawing


class DrawCards(Step[TalismanState]):
    """So many Adventure Cards as bring the cards on the space up to the printed number. [tali.enc.draw-up-to]

    [tali.ruling.gold-on-space] [tali.ruling.self-moving-cards]
    """

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: TalismanState) -> None:
        s.end()
        side = s.sides[s.active]
        if side.character == NONE or s.halted or s.moved:
            return
        lying = [one for one in s.ground[side.space] if s.box.cards[one >> 1].type != SPELL_CARD]
        count = self.n - len(lying)
        drawn = []
        for _ in range(count):
            card = s.draw(ADVENTURE)
            if card != NONE:
                drawn.append(card)
                s.event("drew", s.active, card)
        put(s, side.space, drawn)
        if drawn:
            open_window(s, W_DRAWN)
            offer_redraw(s, H_REDRAW, drawn)


class DrawScaleCard(Step[TalismanState]):
    """Exactly one card of the scale's deck comes onto the space. [tali.meet.draw-one] [tali.meet.draw-despite-cards]

    [tali.ruling.scale-draw-exact] [tali.ruling.dragon-deck-refill-moment] [tali.golden.ability-over-rule]
    """

    __slots__ = ("lord", "space")
    KIND: ClassVar[str] = "pick-lord"
    RULE: ClassVar[str] = "tali.meet.draw-one"

    def __init__(self, space: SpaceNo, lord: int) -> None:
        self.space = space
        self.lord = lord

    def run(self, s: TalismanState) -> None:
        if has(s, s.sides[s.active], H_ANY_DECK):
            s.ask(s.active, [LORD + lord for lord in range(LORDS)])
        else:
            self.take(s, LORD + self.lord)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        card = s.draw(option - LORD)
        if card != NONE:
            s.event("drew", s.active, card)
            put(s, self.space, [card])
            open_window(s, W_DRAWN)
            offer_redraw(s, H_REDRAW_DRAGON, [card])


def offer_redraw(s: TalismanState, ability: int, drawn: list[int]) -> None:
    """Some may replace one of the cards just drawn: Adventure Cards by one ability, Dragon Cards by another.

    [tali.dragoncard.not-while-drawing]
    """
    if has(s, s.sides[s.active], ability):
        dragons = ability == H_REDRAW_DRAGON
        fits = [card for card in drawn if (s.box.cards[card].deck < LORDS) == dragons]
        if fits:
            s.stack.append(Redraw(tuple(fits)))


class Redraw(Step[TalismanState]):
    """One of the cards just drawn may be discarded; its replacement must be met. [tali.dragoncard.not-while-drawing]

    [tali.ex.book.prophetess]
    """

    __slots__ = ("cards",)
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.dragoncard.not-while-drawing"

    def __init__(self, cards: tuple[CardNo, ...]) -> None:
        self.cards = cards

    def run(self, s: TalismanState) -> None:
        lying = s.ground[s.sides[s.active].space]
        found = [card for card in dict.fromkeys(self.cards) if 2 * card in lying or 2 * card + 1 in lying]
        if found:
            s.ask(s.active, [PICK + card for card in found], done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option != DONE:
            card = option - PICK
            space = s.sides[s.active].space
            s.remove(space, 2 * card if 2 * card in s.ground[space] else 2 * card + 1)
            again = s.draw(s.box.cards[card].deck)
            if again != NONE:
                s.event("drew", s.active, again)
                put(s, space, [again])


class Conjure(Step[TalismanState]):
    """A face-up Adventure Card of the Region may be called to a space without one, once in a round.

    [tali.golden.ability-over-rule]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.golden.ability-over-rule"

    def found(self, s: TalismanState) -> list[tuple[int, int]]:
        """Where which Adventure Cards lie in this Region."""
        here = s.sides[s.active].space
        region = s.region(here)
        cards = s.box.cards
        return [
            (at, lying)
            for at in s.box.rings[region]
            for lying in s.ground[at]
            if at != here and cards[lying >> 1].deck == ADVENTURE
        ]

    def run(self, s: TalismanState) -> None:
        options = [AIM + lying for lying in dict.fromkeys([lying for _, lying in self.found(s)])]
        if options:
            s.ask(s.active, options, done=True)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option != DONE:
            from wawel.games.talisman.rules.skills import move_card  # needs this module first

            side = s.sides[s.active]
            side.conjured = True
            space = next(at for at, lying in self.found(s) if lying == option - AIM)
            move_card(s, space, side.space, option - AIM)


def may_conjure(s: TalismanState) -> bool:
    """May the active character call a card to its space?"""
    side = s.sides[s.active]
    if side.conjured or not has(s, side, H_CONJURE):
        return False
    return not any(s.box.cards[lying >> 1].deck == ADVENTURE for lying in s.ground[side.space])


def put(s: TalismanState, space: int, drawn: list[int]) -> None:
    """Drawn cards come onto a space; one that goes elsewhere goes there first. [tali.enc.self-moving-first]

    [tali.ruling.self-moving-cards] [tali.ruling.overlay-missing-spaces]
    """
    for card in drawn:
        one = s.box.cards[card]
        if not one.placed:
            s.lay(space, card)
            continue
        to = s.space_of(one.placed[s.roll(6) - 1])
        if to == NONE:
            s.discard(card)
        else:
            s.lay(to, card)


# ---------------------------------------------------------------------- resolving


def unmet(s: TalismanState) -> list[int]:
    """The cards on the active character's space that it has not met yet, in the order in which they came."""
    met = list(s.met)
    found = []
    for lying in s.ground[s.sides[s.active].space]:
        if lying >> 1 in met:
            met.remove(lying >> 1)
        else:
            found.append(lying)
    return found


def order(s: TalismanState, lying: int) -> int:
    """The place of a card in an encounter: Objects and Followers that were ditched come with their kind.

    [tali.enc.numbers] [tali.enc.unnumbered-first]
    """
    card = s.box.cards[lying >> 1]
    return 0 if card.type == SPELL_CARD else card.number


class MeetCards(Step[TalismanState]):
    """Cards are resolved from the lowest number up, then the space's own text. [tali.enc.numbers]

    [tali.enc.unnumbered-first] [tali.enc.ties-by-draw-order] [tali.enc.space-text-last] [tali.meet.resolve-all]
    [tali.meet.encounter-order] [tali.meet.space-text-ignored] [tali.meet.services-blocked]
    [tali.enc.moved-new-encounter] [tali.hint.king-scale-hides-space] [tali.tower.normal-resolution]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        if s.halted or side.character == NONE:
            s.end()
            return
        if s.moved:
            s.moved = False
            s.goto(Meet())
            return
        left = unmet(s)
        if left:
            self.meet(s, seat, left)
            return
        space = s.box.spaces[side.space]
        if s.gold[side.space] and not side.toad and s.encounter != NOT_MET:
            s.goto(SpaceText())
            s.stack.append(TakeThings(seat))
        elif s.encounter == SPACE_MET and not space.draw:
            s.goto(SpaceText())
        else:
            s.end()
            check_quest(s, seat)

    def meet(self, s: TalismanState, seat: int, left: list[int]) -> None:
        """The next card, or group of Enemies, or all that can be taken."""
        lowest = min([order(s, lying) for lying in left])
        first = next(lying for lying in left if order(s, lying) == lowest)
        card = s.box.cards[first >> 1]
        if card.type == ENEMY:
            by = fought_by(s, first >> 1)
            group = []
            for lying in left:
                one = s.box.cards[lying >> 1]
                if one.type == ENEMY and one.number == card.number and fought_by(s, lying >> 1) == by:
                    group.append(lying)
            s.stack.append(FaceEnemies(tuple(group), by))
            self.enemy_met(s, seat)
            return
        if card.type == SPELL_CARD:
            s.met = (*s.met, first >> 1)
            hurt(s, [seat], 1, OTHERWISE)
        elif card.mandatory:
            s.met = (*s.met, first >> 1)
            self.joins(s, seat, first)
        elif card.type in (OBJECT, MAGIC_OBJECT, FOLLOWER):
            for lying in left:
                if s.box.cards[lying >> 1].type in (OBJECT, MAGIC_OBJECT, FOLLOWER):
                    s.met = (*s.met, lying >> 1)
            s.stack.append(TakeThings(seat))
        else:
            s.met = (*s.met, first >> 1)
            s.event("meets", seat, first >> 1)
            if card.has >> H_MAZE_PROOF & 1 and has(s, s.sides[seat], H_MAZE_PROOF):
                return
            s.stack.append(Resolved(first >> 1, side_space(s, seat)))
            carry_out(s, seat, card.text, first >> 1)

    def enemy_met(self, s: TalismanState, seat: int) -> None:
        """Some cards work when an Enemy is met, once in a turn."""
        side = s.sides[seat]
        for card in side.followers:
            for moment in s.box.cards[card].moments:
                if moment.when == ENEMY_MET and card not in side.used:
                    side.used = (*side.used, card)
                    carry_out(s, seat, moment.text, card)

    def joins(self, s: TalismanState, seat: int, lying: int) -> None:
        """A Follower that must be taken. [tali.card.mandatory-follower]"""
        from wawel.games.talisman.rules.hold import settle  # needs no step of this module

        if not s.sides[seat].toad:
            s.lift(s.sides[seat].space, lying)
            s.hold(seat, lying >> 1)
            settle(s, seat)


def side_space(s: TalismanState, seat: int) -> int:
    """Where a character stands."""
    return s.sides[seat].space


class Resolved(Step[TalismanState]):
    """After it was met an Event is discarded, a Stranger or Place as its card says. [tali.card.event]

    [tali.card.stranger-place] [tali.ruling.self-moving-cards]
    """

    __slots__ = ("card", "space")

    def __init__(self, card: CardNo, space: SpaceNo) -> None:
        self.card = card
        self.space = space

    def run(self, s: TalismanState) -> None:
        s.end()
        after = s.box.cards[self.card].after
        if 2 * self.card not in s.ground[self.space]:
            return
        gone = after == DISCARD and not lasts(s, self.card)
        if after == EMPTY:
            hoard = s.hoard_of(self.space, self.card)
            gone = not hoard.n and not hoard.cards and s.box.cards[self.card].stock != 7
        if gone:
            s.remove(self.space, 2 * self.card)


def lasts(s: TalismanState, card: int) -> bool:
    """Is a card an Event that still lasts? [tali.card.event] [tali.card.event-no-reset]"""
    return any(one.card == card for one in s.lasting)


class SpaceText(Step[TalismanState]):
    """The text of a space without a draw instruction comes last. [tali.enc.space-text-last]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        seat = s.active
        space = s.box.spaces[s.sides[seat].space]
        s.goto(SpaceDone())
        if s.encounter == SPACE_MET and not space.draw:
            carry_out(s, seat, space.text, NONE)


class SpaceDone(Step[TalismanState]):
    """The encounter is over, unless the space moved the character. [tali.enc.moved-new-encounter]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        if s.moved and not s.halted and s.sides[s.active].character != NONE:
            s.moved = False
            s.goto(Meet())
        else:
            s.end()
            check_quest(s, s.active)


# ---------------------------------------------------------------------- Enemies


def fought_by(s: TalismanState, card: int) -> int:
    """Battle or psychic combat; some Enemies are fought with what the character has less of.

    [tali.ruling.either-way-grouping] [tali.combat.battle] [tali.combat.psychic]
    """
    fight = s.box.cards[card].fight
    if fight != EITHER:
        return fight
    side = s.sides[s.active]
    return BATTLE if strength(s, side) < craft(s, side) else PSYCHIC


class FaceEnemies(Step[TalismanState]):
    """Enemies with the same number, fought with the same ability: each may be evaded or bribed by whoever can; the rest
    fight as one. [tali.combat.same-number-group] [tali.combat.sequence] [tali.evade.needs-means]
    [tali.ruling.evade-some]

    [tali.meet.same-number-sum] [tali.evade.cancels] [tali.evade.not-attacking-is-not-evading]
    """

    __slots__ = ("by", "group")
    KIND: ClassVar[str] = "fight"
    RULE: ClassVar[str] = "tali.combat.sequence"

    def __init__(self, group: tuple[LyingNo, ...], by: int) -> None:
        self.group = group
        self.by = by

    def run(self, s: TalismanState) -> None:
        from wawel.games.talisman.rules.skills import spared  # needs this module first

        seat = s.active
        side = s.sides[seat]
        options = [FIGHT]
        for lying in dict.fromkeys(self.group):
            card = s.box.cards[lying >> 1]
            if can_evade(s, side, card):
                options.append(EVADE + lying)
            else:
                rule = "tali.inner.no-evading" if s.inner(side.space) else "tali.evade.needs-means"
                s.block(EVADE + lying, rule)
            price = card.amounts.get(H_BRIBE, 0)
            left_alone = card.cls in (ANIMAL, DRAGON) and has(s, side, H_CHARMS)
            if (price or left_alone) and not s.inner(side.space):
                if left_alone or side.gold >= price:
                    options.append(BRIBE + (lying >> 1))
                else:
                    s.block(BRIBE + (lying >> 1), "tali.gold.pay")
        charm = held(s, side, H_CHARM_SCALES)
        dragon = any(s.box.cards[lying >> 1].cls == DRAGON for lying in self.group)
        if charm != NONE and dragon and charm not in side.used and owned_scales(side) and not s.inner(side.space):
            options.append(USE + charm)
        options += spared(s, seat, self.group, self.by)
        s.ask(seat, options)

    def take(self, s: TalismanState, option: int) -> None:
        seat = s.active
        if option == FIGHT:
            from wawel.games.talisman.rules.fight import fight_cards  # needs this module first

            s.goto(AfterEnemies(self.group))
            fight_cards(s, seat, self.group, self.by)
        elif EVADE <= option < EVADE + 2 * len(s.box.cards):
            lying = option - EVADE
            s.met = (*s.met, lying >> 1)
            s.event("evaded", seat, lying >> 1)
            self.rest(s, lying)
        elif USE <= option < USE + len(s.box.cards) and s.box.cards[option - USE].has >> H_CHARM_SCALES & 1:
            side = s.sides[seat]
            side.used = (*side.used, option - USE)
            s.event("uses", seat, option - USE)
            s.stack.append(PayScale(seat))
        elif BRIBE <= option < BRIBE + len(s.box.cards):
            card = option - BRIBE
            s.lose_gold(seat, s.box.cards[card].amounts.get(H_BRIBE, 0))
            s.event("bribed", seat, card)
            self.leave(s, card)
        else:
            from wawel.games.talisman.rules.skills import spare  # needs this module first

            spare(s, seat, self.group, self.by, option)

    def leave(self, s: TalismanState, card: int) -> None:
        """An Enemy is left alone: the others are fought, and then the turn ends. [tali.enc.enemy-left-ends-turn]"""
        lying = next(one for one in self.group if one >> 1 == card)
        s.met = (*s.met, card)
        s.stack.insert(-1, Halt())
        self.rest(s, lying)

    def rest(self, s: TalismanState, lying: int) -> None:
        """Go on with the other Enemies of the group."""
        group = list(self.group)
        group.remove(lying)
        if group:
            s.goto(FaceEnemies(tuple(group), self.by))
        else:
            s.end()


class Halt(Step[TalismanState]):
    """An Enemy that is neither killed nor evaded ends the turn. [tali.enc.enemy-left-ends-turn]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        s.halted = True
        s.end()


class AfterEnemies(Step[TalismanState]):
    """What follows a fight with Enemy cards: trophies, scales and what the cards say. [tali.combat.win]

    [tali.combat.group-one-loss] [tali.card.enemy-stays] [tali.trophy.keep] [tali.ruling.claim-when]
    """

    __slots__ = ("group",)

    def __init__(self, group: tuple[LyingNo, ...]) -> None:
        self.group = group

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        fight = s.fight
        s.end()
        won = fight.won
        foes = fight.foes
        for lying in self.group:
            s.met = (*s.met, lying >> 1)
            s.fought = (*s.fought, lying >> 1)
        if side.character == NONE:
            return
        if won:
            killed = [lying for lying in foes if not survives(s, side.space, lying)]
            if any(s.box.cards[lying >> 1].deck < LORDS for lying in killed) and s.scales[side.space] != NONE:
                s.stack.append(ClaimScale(seat, side.space))
            for lying in reversed(killed):
                s.stack.append(Killed(seat, lying, side.space))
            if any(lying not in foes and lying in s.ground[side.space] for lying in self.group):
                s.halted = True
        else:
            s.halted = True
            for lying in reversed(foes):
                for moment in s.box.cards[lying >> 1].moments:
                    if moment.when == 4:
                        carry_out(s, seat, moment.text, lying >> 1)


def survives(s: TalismanState, space: int, lying: int) -> bool:
    """Some Enemies lose a counter instead of dying: they are beaten, not killed. [tali.ruling.claim-defeat-means]"""
    card = lying >> 1
    if s.box.cards[card].has >> H_UNDYING & 1:
        hoard = s.hoard_of(space, card)
        if hoard.n:
            hoard.n -= 1
            s.supply[2] += 1
            s.halted = True
            return True
    return False


class Killed(Step[TalismanState]):
    """An Enemy card is killed: what it gives its killer, then it is kept. [tali.trophy.keep] [tali.claim.plus-trophy]

    [tali.ruling.quest-completion]
    """

    __slots__ = ("lying", "seat", "space")

    def __init__(self, seat: int, lying: LyingNo, space: SpaceNo) -> None:
        self.seat = seat
        self.lying = lying
        self.space = space

    def run(self, s: TalismanState) -> None:
        from wawel.games.talisman.rules.crown import star  # needs this module first
        from wawel.games.talisman.rules.skills import keep_killed  # needs this module first

        s.end()
        card = self.lying >> 1
        s.kills += 1
        s.event("kills", self.seat, card)
        star(s, self.seat, card)
        if self.lying in s.ground[self.space]:
            s.stack.append(Kept(self.seat, self.lying, self.space))
            keep_killed(s, self.seat, self.lying, self.space)
        for moment in s.box.cards[card].moments:
            if moment.when == 3:
                carry_out(s, self.seat, moment.text, card)
        if s.sides[self.seat].quest == 2:
            from wawel.games.talisman.rules.hold import complete_quest  # needs no step of this module

            complete_quest(s, self.seat)


class Kept(Step[TalismanState]):
    """The killed Enemy becomes a trophy, if it was not kept as anything else. [tali.trophy.keep]

    [tali.trophy.cards-only]
    """

    __slots__ = ("lying", "seat", "space")

    def __init__(self, seat: int, lying: LyingNo, space: SpaceNo) -> None:
        self.seat = seat
        self.lying = lying
        self.space = space

    def run(self, s: TalismanState) -> None:
        s.end()
        if self.lying in s.ground[self.space] and s.sides[self.seat].character != NONE:
            s.lift(self.space, self.lying)
            s.empty(self.space, self.lying >> 1)
            side = s.sides[self.seat]
            side.trophies = (*side.trophies, self.lying >> 1)


class ClaimScale(Step[TalismanState]):
    """Whoever killed a Dragon Card's Enemy may take the scale of the space. [tali.claim.on-defeat]
    [tali.claim.optional]

    [tali.ruling.claim-any-colour] [tali.ruling.claim-one-scale] [tali.ruling.claim-when]
    """

    __slots__ = ("seat", "space")
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.claim.optional"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, space: SpaceNo) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: TalismanState) -> None:
        if s.scales[self.space] == NONE or s.sides[self.seat].character == NONE:
            s.end()
        else:
            s.ask(self.seat, [CLAIM], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option != DONE:
            claim(s, self.seat, s.scales[self.space])
            s.scales[self.space] = NONE


def claim(s: TalismanState, seat: int, lord: int) -> None:
    """A scale comes into a player's area. [tali.scale.in-player-area] [tali.claim.no-limit]"""
    side = s.sides[seat]
    side.scales = tuple([n + 1 if at == lord else n for at, n in enumerate(side.scales)])
    s.event("claimed", seat, lord)
