"""Spells: when they can be cast, on whom, what answers them, and what they do."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step, Window
from wawel.games.talisman.box import (
    ADVENTURE,
    DRAWN,
    L_HEX,
    L_MAGIC,
    T_SPELL,
    W_CAST,
    W_FIGHT,
    W_ROLLED,
    WINDOWS,
    CardNo,
    SpaceNo,
)
from wawel.games.talisman.figures import has, may_cast, spell_limit, spell_proof
from wawel.games.talisman.ops import (
    ACQUIRE,
    ALCHEMY,
    COUNTER,
    DESTROY_MAGIC,
    DESTRUCTION,
    DIVINATION,
    H_ALWAYS_SPELL,
    H_EXTRA_SPELL,
    HEX,
    IMMOBILITY,
    INVISIBILITY,
    MESMERISE,
    PRESERVATION,
    PSIONIC_BLAST,
    TELEPORT,
    WARP,
)
from wawel.games.talisman.options import AIM, CAST, GO, PICK, PLAYER, TAKE_ONE_GOLD
from wawel.games.talisman.pieces import Lasting
from wawel.games.talisman.state import TalismanState

# ---------------------------------------------------------------------- gaining Spells


def gain_spells(s: TalismanState, seat: int, n: int) -> None:
    """Draw Spells as long as there is room; some draw one more and discard one. Call it when the step has moved the
    stack on. [tali.spell.gain-needs-room] [tali.toad.no-spells] [tali.spell.hidden] [tali.golden.ability-over-rule]"""
    side = s.sides[seat]
    drawn = 0
    while drawn < n and not side.toad and len(side.spells) < spell_limit(s, side):
        card = s.draw_spell()
        if card == NONE:
            break
        side.spells.append(card)
        s.event("drew-spell", card, reader=seat)
        drawn += 1
    if drawn and has(s, side, H_EXTRA_SPELL):
        card = s.draw_spell()
        if card != NONE:
            from wawel.games.talisman.rules.goods import LoseCards  # needs this module first

            side.spells.append(card)
            s.event("drew-spell", card, reader=seat)
            drawn += 1
            s.stack.append(LoseCards(seat, T_SPELL, 1))
    if drawn:
        s.event("drew-spells", seat, drawn)


def keep_one(s: TalismanState, seat: int) -> None:
    """Some always have a Spell: they draw one when the last is cast."""
    side = s.sides[seat]
    if side.character != NONE and not side.spells and has(s, side, H_ALWAYS_SPELL):
        gain_spells(s, seat, 1)


def discard_spells(s: TalismanState, seat: int) -> None:
    """All Spells of a character are discarded."""
    side = s.sides[seat]
    for card in side.spells:
        s.discard(card)
    if side.spells:
        s.reveal()
        s.event("lost-spells", seat, len(side.spells))
        side.spells = []


# ---------------------------------------------------------------------- windows


def open_window(s: TalismanState, window: int, subject: int = NONE) -> None:
    """Whoever holds a Spell and may still cast is asked, the active player first, then clockwise: judged by what
    everybody sees. [tali.ruling.spell-windows] [tali.ruling.spell-priority]"""
    seats = tuple([seat for seat in s.clockwise(s.active) if may_cast(s, seat)])
    if seats:
        s.stack.append(CastWindow(seats, window, subject))


def castable(s: TalismanState, seat: int, window: int, subject: int) -> list[int]:
    """The Spells of a seat that can be cast now. [tali.spell.timing]"""
    found = []
    for card in kinds(s.sides[seat].spells):
        spell = s.box.cards[card]
        fresh = card in s.sides[seat].spent
        if fresh or not spell.windows >> window & 1 or (spell.own_turn and seat != s.active):
            s.block(CAST + card, "tali.spell.timing", seat)
        elif not has_target(s, seat, card, window, subject):
            s.block(CAST + card, "tali.spell.reach", seat)
        else:
            found.append(CAST + card)
    return found


def has_target(s: TalismanState, seat: int, card: int, window: int, subject: int) -> bool:
    """Is there anything a Spell can be cast on? [tali.spell.timing] [tali.spell.reach]"""
    spell = s.box.cards[card]
    op = s.box.texts[spell.text].effects[0].op
    if spell.target:
        return len(targets(s, seat, card)) > 0
    if op == DESTRUCTION:
        return len(spaces_with_cards(s)) > 0
    if op == IMMOBILITY:
        return window != W_FIGHT or len(fought_cards(s)) > 0
    if op == PRESERVATION:
        return window != W_ROLLED or (len(fought_cards(s)) > 0)
    if op == PSIONIC_BLAST:
        return s.fight.by == 0 and s.fight.attacker == seat
    if op == TELEPORT:
        return not s.inner(s.sides[seat].space)
    if op == ALCHEMY:
        return len(s.sides[seat].objects) > 0
    if op == HEX:
        return len(empty_spaces(s)) > 0
    return True


def targets(s: TalismanState, seat: int, card: int) -> list[int]:
    """The characters a Spell can be cast on. [tali.spell.reach] [tali.inner.characters-affected]"""
    op = s.box.texts[s.box.cards[card].text].effects[0].op
    found = []
    for other in s.clockwise(seat):
        side = s.sides[other]
        if spell_proof(s, other):
            s.block(PLAYER + other, "tali.golden.cannot-over-can")
        elif (op == ACQUIRE and (other == seat or not (side.objects or side.gold))) or (
            op == MESMERISE and (other == seat or not side.followers)
        ):
            s.block(PLAYER + other, "tali.spell.timing")
        else:
            found.append(other)
    return found


def fought_cards(s: TalismanState) -> list[int]:
    """The Enemy cards of the present fight that Spells reach. [tali.inner.no-spells-on-creatures]"""
    fight = s.fight
    if fight.attacker == NONE or s.inner(s.sides[fight.attacker].space):
        return []
    return list(fight.foes)


def spaces_with_cards(s: TalismanState) -> list[int]:
    """Spaces with a face-up card of a drawn deck, out of the Inner Region. [tali.spell.reach]

    [tali.dragoncard.adventure-effects-after-draw]
    """
    return [space for space, lying in enumerate(s.ground) if lying and not s.inner(space) and drawn_cards(s, space)]


def drawn_cards(s: TalismanState, space: int) -> list[int]:
    """The Adventure and Dragon Cards on a space."""
    return [lying for lying in s.ground[space] if s.box.cards[lying >> 1].deck < DRAWN]


def empty_spaces(s: TalismanState) -> list[int]:
    """Spaces of the Outer and Middle Region where nobody stands."""
    taken = [side.space for side in s.sides if side.character != NONE]
    return [space for space in range(len(s.ground)) if not s.inner(space) and space not in taken]


class CastWindow(Window[TalismanState]):
    """Seats may cast Spells, one after the other; `subject` is whom it is about. [tali.ruling.spell-windows]

    [tali.ruling.spell-priority] [tali.pvp.both-cast]
    """

    __slots__ = ("subject", "window")
    RULE: ClassVar[str] = "tali.ruling.spell-windows"

    def __init__(self, seats: tuple[int, ...], window: int, subject: int) -> None:
        self.seats = seats
        self.window = window
        self.subject = subject

    def run(self, s: TalismanState) -> None:
        if self.seats and not may_cast(s, self.seats[0]):
            s.goto(self.rest(self.seats[1:]))
        else:
            super().run(s)

    def offers(self, s: TalismanState, seat: int) -> list[int]:
        return castable(s, seat, self.window, self.subject)

    def react(self, s: TalismanState, seat: int, option: int) -> None:
        cast(s, seat, option - CAST, self.window, self.subject)

    def rest(self, seats: tuple[int, ...]) -> CastWindow:
        return CastWindow(seats, self.window, self.subject)

    def moment(self, s: TalismanState, seat: int) -> str:
        return f"spell-{WINDOWS[self.window]}"


# ---------------------------------------------------------------------- casting


def cast(s: TalismanState, seat: int, card: int, window: int, subject: int) -> None:
    """A Spell leaves the hand and lies face up until it is resolved. Call it when the step has moved the stack on.

    [tali.spell.own-turn-limit] [tali.spell.other-turn-limit] [tali.spell.discard-after]
    """
    side = s.sides[seat]
    side.spells.remove(card)
    side.casts -= 1
    s.casting = (*s.casting, card)
    s.reveal()
    s.event("cast", seat, card)
    if s.box.cards[card].target:
        s.stack.append(ChooseTarget(seat, card))
    else:
        launch(s, seat, card, subject)


def launch(s: TalismanState, seat: int, card: int, target: int) -> None:
    """The others may answer; then the Spell works."""
    s.stack.append(SpellWorks(seat, card, target))
    open_window(s, W_CAST, seat)


class ChooseTarget(Step[TalismanState]):
    """The character a Spell is cast on. [tali.spell.timing] [tali.spell.reach]"""

    __slots__ = ("card", "seat")
    KIND: ClassVar[str] = "pick-player"
    RULE: ClassVar[str] = "tali.spell.reach"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardNo) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [PLAYER + other for other in targets(s, self.seat, self.card)])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        s.event("targets", self.seat, option - PLAYER)
        launch(s, self.seat, self.card, option - PLAYER)


class SpellWorks(Step[TalismanState]):
    """A Spell takes effect and is discarded when its effect ends. [tali.spell.discard-after]"""

    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, card: CardNo, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target

    def run(self, s: TalismanState) -> None:
        s.end()
        spell = s.box.cards[self.card]
        effect = s.box.texts[spell.text].effects[0]
        at = s.casting.index(self.card)
        s.casting = s.casting[:at] + s.casting[at + 1 :]
        op = effect.op
        if spell.target and op not in (ACQUIRE, MESMERISE):
            from wawel.games.talisman.rules.effects import carry_out  # needs this module first

            self.over(s)
            if s.sides[self.target].character != NONE:
                carry_out(s, self.target, spell.text, self.card)
        elif op in (DESTROY_MAGIC, WARP, INVISIBILITY, HEX):
            self.last(s, op, effect.n)
        else:
            self.over(s)
            work(s, self.seat, op, effect.n, self.target)

    def over(self, s: TalismanState) -> None:
        """The Spell is discarded."""
        s.discard(self.card)
        keep_one(s, self.seat)

    def last(self, s: TalismanState, op: int, n: int) -> None:
        """Spells whose effect lasts, or lies on a space. [tali.ruling.round-length]"""
        if op == HEX:
            s.stack.append(PlaceHex(self.seat, self.card, n))
            return
        if op == DESTROY_MAGIC:
            one = Lasting()
            one.what = L_MAGIC
            one.card = self.card
            one.seat = self.seat
            one.turns = 1
            s.lasting.append(one)
            s.event("magic-destroyed", self.seat)
            return
        self.over(s)
        if op == WARP:
            s.sides[self.seat].extra += n - 1
            s.event("extra-turns", self.seat, n - 1)
        else:
            s.sides[self.seat].unseen = True
            s.event("unseen", self.seat)


def work(s: TalismanState, seat: int, op: int, n: int, target: int) -> None:
    """What single Spells do."""
    if op == COUNTER:
        counter(s)
    elif op == DIVINATION:
        divine(s, seat, n)
    elif op == IMMOBILITY:
        if s.fight.attacker == NONE:
            s.halted = True
            s.event("held", s.active)
        else:
            s.stack.append(ChooseFoe(seat, False))
    elif op == PRESERVATION:
        if s.fight.attacker == NONE or target != NONE:
            from wawel.games.talisman.rules.life import prevent  # needs this module first

            prevent(s, target)
        else:
            s.fight.drawn = True
            s.event("preserved", seat)
    elif op == PSIONIC_BLAST:
        s.fight.bonus += s.box.characters[s.sides[seat].character].craft
    elif op == DESTRUCTION:
        s.stack.append(ChooseSpace(seat))
    elif op == ACQUIRE:
        s.stack.append(TakeFrom(seat, target, True))
    elif op == MESMERISE:
        s.stack.append(TakeFrom(seat, target, False))
    elif op == TELEPORT:
        from wawel.games.talisman.rules.move import Teleport  # needs this module first

        s.stack.append(Teleport(seat, True))
    elif op == ALCHEMY:
        from wawel.games.talisman.rules.trade import SellThings  # needs this module first

        s.stack.append(SellThings(seat, False))


def counter(s: TalismanState) -> None:
    """The Spell just cast, the Command Spell too, is cancelled: the step that would carry it out leaves the stack."""
    from wawel.games.talisman.rules.crown import Command  # needs this module first

    while s.stack:
        step = s.stack.pop()
        if isinstance(step, SpellWorks):
            at = s.casting.index(step.card)
            s.casting = s.casting[:at] + s.casting[at + 1 :]
            s.discard(step.card)
            s.event("countered", step.seat, step.card)
            keep_one(s, step.seat)
            return
        if isinstance(step, Command):
            s.event("command-countered", step.seat)
            return
        if not isinstance(step, CastWindow):
            s.stack.append(step)
            return


def divine(s: TalismanState, seat: int, n: int) -> None:
    """The top of the Adventure deck is shown to one seat. [tali.ruling.hidden-information]"""
    deck = s.decks[ADVENTURE]
    seen = min(n, deck.left())
    deck.knows = tuple([max(known, seen) if at == seat else known for at, known in enumerate(deck.knows)])
    s.reveal()
    s.event("looked", seat, seen)


class ChooseFoe(Step[TalismanState]):
    """A Spell on one of the Enemies that are fought. [tali.combat.group-single-target]"""

    __slots__ = ("preserve", "seat")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.combat.group-single-target"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, preserve: bool) -> None:
        self.seat = seat
        self.preserve = preserve

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [AIM + lying for lying in kinds(list(s.fight.foes))])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        lying = option - AIM
        foes = list(s.fight.foes)
        foes.remove(lying)
        s.fight.foes = tuple(foes)
        s.event("foe-held", lying >> 1)
        if not foes:
            s.fight.won = True


class ChooseSpace(Step[TalismanState]):
    """Destruction: a space, then a card on it. [tali.dragoncard.adventure-effects-after-draw] [tali.spell.reach]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.dragoncard.adventure-effects-after-draw"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        spaces = spaces_with_cards(s)
        if spaces:
            s.ask(self.seat, [GO + space for space in spaces])
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.goto(ChooseCard(self.seat, option - GO))


class ChooseCard(Step[TalismanState]):
    """A card on a space is removed from the board. [tali.dragoncard.adventure-effects-after-draw]

    [tali.trophy.not-without-combat]
    """

    __slots__ = ("seat", "space")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.dragoncard.adventure-effects-after-draw"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, space: SpaceNo) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [AIM + lying for lying in kinds(drawn_cards(s, self.space))])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        s.remove(self.space, option - AIM)


class PlaceHex(Step[TalismanState]):
    """A Hex lies on an unoccupied space for some rounds; it is no numbered card. [tali.enc.unnumbered-first]

    [tali.ruling.round-length]
    """

    __slots__ = ("card", "rounds", "seat")
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.enc.unnumbered-first"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardNo, rounds: int) -> None:
        self.seat = seat
        self.card = card
        self.rounds = rounds

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [GO + space for space in empty_spaces(s)])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        one = Lasting()
        one.what = L_HEX
        one.card = self.card
        one.space = option - GO
        one.seat = self.seat
        one.turns = self.rounds
        s.lasting.append(one)
        s.ground[one.space] = (*s.ground[one.space], 2 * self.card)
        s.event("lay", self.card, one.space)
        keep_one(s, self.seat)


class TakeFrom(Step[TalismanState]):
    """An Object or 1 gold, or a Follower, of another character. [tali.claim.cannot-lose-by-trade]"""

    __slots__ = ("objects", "seat", "victim")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.pvp.ability-instead"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, victim: int, objects: bool) -> None:
        self.seat = seat
        self.victim = victim
        self.objects = objects

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.victim]
        cards = side.objects if self.objects else side.followers
        options = [PICK + card for card in kinds(list(cards))]
        if self.objects and side.gold:
            options.append(TAKE_ONE_GOLD)
        if options:
            s.ask(self.seat, options)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option == TAKE_ONE_GOLD:
            s.lose_gold(self.victim, 1)
            s.gain_gold(self.seat, 1)
        else:
            from wawel.games.talisman.rules.hold import give  # needs this module first

            give(s, self.victim, self.seat, option - PICK)
