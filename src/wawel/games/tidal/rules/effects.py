"""What texts do: one effect after the other, wherever it is printed; and the moments at which abilities work."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.effects import Effect, walk
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.tidal.box import (
    AHEAD,
    ALONE,
    ARBITER,
    ARBITER_HERE,
    ARENAS,
    AT_LEAST,
    BEHIND,
    BOAT,
    BORROW,
    BUY,
    CHALLENGE,
    CHOOSE_ONE,
    DEVELOP,
    DIE,
    EACH_OTHER,
    FALL,
    IF,
    LAST_PLAIN,
    LEADING,
    LOSE_DIE,
    MAY,
    PAY_DIE,
    REFRESH,
    RENEW,
    REROLL,
    SNEAK,
    STEAL_FRUIT,
    STEAL_SHELLS,
    STRETCHED,
    TURN,
    UPGRADE,
    VICTIM,
    TextNo,
)
from wawel.games.tidal.figures import affordable, leads, measure, trails
from wawel.games.tidal.options import ARENA, BRANCH, DO_IT, PLAYER
from wawel.games.tidal.options import SNEAK as SNEAK_IN
from wawel.games.tidal.rules.asking import Asking
from wawel.games.tidal.rules.develop import AnyTrait, develop
from wawel.games.tidal.rules.dice import Borrow, GainDie, LoseDice, RefreshDice, RerollDice, TurnDie, UpgradeDice
from wawel.games.tidal.state import TidalState


def carry_out(s: TidalState, seat: int, text: int) -> None:
    """Carry out a text: at once if it asks nothing, else as the step on top of what follows."""
    found = s.box.texts[text]
    if not affordable(s, seat, found.effects):
        s.event("unpaid", seat)
    elif found.plain:
        s.gain(seat, found.effects)
    else:
        s.stack.append(Do(seat, text, (), 0))


def happen(s: TidalState, seat: int, when: int) -> None:
    """Something happens to a player: abilities that wait for it work before what follows, in the order in which the
    cards came into play, then the announcement's. [tidal.character-card.permanent] [tidal.character-card.stays]"""
    side = s.sides[seat]
    waiting: list[int] = []
    if side.hears >> when & 1:
        for card in side.cards:
            for ability in s.box.cards[card].abilities:
                if ability.when == when:
                    s.event("ability", seat, card)
                    waiting.append(ability.text)
    if s.announcement != NONE:
        notice = s.box.announcements[s.announcement]
        if notice.each is not None and notice.each.when == when:
            waiting.append(notice.each.text)
        if notice.first is not None and notice.first.when == when and not s.announcement_won:
            s.announcement_won = True
            s.event("announcement-won", seat, s.announcement)
            waiting.append(notice.first.text)
    for text in reversed(waiting):
        carry_out(s, seat, text)


class InText(Step[TidalState]):
    """A place in a text: the effect `at` in the list that `path` says: see `walk`. [tidal.space.gain-rewards]"""

    __slots__ = ("at", "path", "seat", "text")

    def __init__(self, seat: int, text: TextNo, path: tuple[int, ...], at: int) -> None:
        self.seat = seat
        self.text = text
        self.path = path
        self.at = at

    def effects(self, s: TidalState) -> tuple[Effect, ...]:
        """The list of effects."""
        return walk(s.box.texts[self.text].effects, self.path)

    def branch(self, seat: int, at: int, n: int) -> Do:
        """A player carries out a list of an effect."""
        return Do(seat, self.text, (*self.path, at, n), 0)

    def into(self, s: TidalState, seat: int, n: int) -> None:
        """Go on with a list of this effect."""
        s.goto(self.branch(seat, self.at, n))


class Do(InText):
    """A text from an effect on. [tidal.space.gain-rewards] [tidal.ruling.effects-must-or-may]"""

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        effects = self.effects(s)
        at = self.at
        while at < len(effects) and effects[at].op <= LAST_PLAIN:
            s.gain(self.seat, (effects[at],))
            at += 1
        s.end()
        if at == len(effects):
            return
        s.stack.append(Do(self.seat, self.text, self.path, at + 1))
        self.begin(s, effects[at], at)

    def begin(self, s: TidalState, effect: Effect, at: int) -> None:
        """Put the step on the stack that an effect needs."""
        op = effect.op
        seat = self.seat
        if op == CHOOSE_ONE:
            s.stack.append(ChooseOne(seat, self.text, self.path, at))
        elif op == MAY:
            if affordable(s, seat, effect.branches[0]):
                s.stack.append(Whether(seat, self.text, self.path, at))
        elif op == IF:
            branch = 1 if holds(s, seat, effect.branches[0][0]) else 2
            if branch < len(effect.branches):
                s.stack.append(self.branch(seat, at, branch))
        elif op == EACH_OTHER:
            self.touch(s, s.others(seat), effect, at)
        elif op == AHEAD:
            mine = s.sides[seat].rank
            self.touch(s, [other for other in s.others(seat) if s.sides[other].rank > mine], effect, at)
        elif op == VICTIM:
            if s.players == 1:
                rival_suffers(s, effect.branches[0])
            else:
                s.stack.append(Victim(seat, self.text, self.path, at))
        else:
            begin_plain(s, seat, effect)

    def touch(self, s: TidalState, seats: list[int], effect: Effect, at: int) -> None:
        """Others carry out the list of an effect, clockwise; of the Rival only the ranking is touched."""
        if s.players == 1 and (effect.op == EACH_OTHER or s.rival_rank > s.sides[0].rank):
            rival_suffers(s, effect.branches[0])
        for other in reversed(seats):
            s.stack.append(self.branch(other, at, 0))


def rival_suffers(s: TidalState, effects: tuple[Effect, ...]) -> None:
    """Of what players do to others, the Rival takes only the ranking part. [tidal.ruling.solo]"""
    for effect in effects:
        if effect.op == FALL:
            fallen = min(effect.n, s.rival_rank)
            if fallen:
                s.rival_rank -= fallen
                s.event("rival-fell", fallen, s.rival_rank)


def begin_plain(s: TidalState, seat: int, effect: Effect) -> None:
    """The step of an effect without lists."""
    op = effect.op
    n = effect.n
    if op == DIE:
        s.stack.append(GainDie(seat, effect.fields["level"], effect.fields["colour"]))
    elif op == REFRESH:
        s.stack.append(RefreshDice(seat, n))
    elif op == UPGRADE:
        s.stack.append(UpgradeDice(seat, n))
    elif op == DEVELOP:
        if effect.fields["trait"] < 4:
            develop(s, seat, effect.fields["trait"], effect.fields["n"])
        else:
            s.stack.append(AnyTrait(seat, effect.fields["n"]))
    elif op in (LOSE_DIE, PAY_DIE):
        s.stack.append(LoseDice(seat, n))
    elif op == BORROW:
        s.stack.append(Borrow(seat, effect.fields["level"], effect.fields["colour"]))
    elif op == REROLL:
        s.stack.append(RerollDice(seat, n))
    elif op == TURN:
        s.stack.append(TurnDie(seat, n))
    elif op == SNEAK:
        s.stack.append(SneakIn(seat))
    elif op == ARBITER:
        s.stack.append(MoveArbiter(seat))
    elif op in (STEAL_FRUIT, STEAL_SHELLS):
        s.stack.append(Steal(seat, n, op == STEAL_SHELLS))
    else:
        from wawel.games.tidal.rules.islands import BuyCard, RenewPool, Sail, TakeChallenges  # need this module first

        if op == CHALLENGE:
            s.stack.append(TakeChallenges(seat, n, False))
        elif op == RENEW:
            s.stack.append(RenewPool(seat, n))
        elif op == BUY:
            s.stack.append(BuyCard(seat, n))
        elif op == BOAT:
            s.stack.append(Sail(seat, n))


def holds(s: TidalState, seat: int, condition: Effect) -> bool:
    """Is a condition met?"""
    op = condition.op
    if op == AT_LEAST:
        return measure(s, seat, condition.fields["what"]) >= condition.fields["n"]
    if op == LEADING:
        return leads(s, seat)
    if op == BEHIND:
        return trails(s, seat)
    if op == ARBITER_HERE:
        return s.place != NONE and s.island() == s.arbiter
    if op == ALONE:
        return alone(s, seat)
    return op == STRETCHED and s.stretched


def alone(s: TidalState, seat: int) -> bool:
    """Is no other pawn on the island of a player's pawn?"""
    mine = s.sides[seat].placed
    if not mine:
        return False
    island = s.box.places[mine[-1]].island
    for other in s.others(seat):
        placed = s.sides[other].placed
        if placed and s.box.places[placed[-1]].island == island:
            return False
    return s.rival_place == NONE or s.box.places[s.rival_place].island != island


# ---------------------------------------------------------------------- choices within a text


class TextChoice(InText):
    """A question that a text asks. [tidal.ruling.effects-must-or-may]"""

    __slots__ = ()
    RULE: ClassVar[str] = "tidal.ruling.effects-must-or-may"
    MIDWAY: ClassVar[bool] = True


class ChooseOne(TextChoice):
    """One of several lists, among those that can be paid. [tidal.ruling.effects-must-or-may]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-branch"

    def run(self, s: TidalState) -> None:
        options = []
        for i, branch in enumerate(self.effects(s)[self.at].branches):
            if affordable(s, self.seat, branch):
                options.append(BRANCH + i)
            else:
                s.block(BRANCH + i, "tidal.ruling.effects-must-or-may")
        if options:
            s.ask(self.seat, options)
        else:
            s.end()

    def take(self, s: TidalState, option: int) -> None:
        self.into(s, self.seat, option - BRANCH)


class Whether(TextChoice):
    """A list that its receiver may decline. [tidal.ruling.effects-must-or-may]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-branch"

    def run(self, s: TidalState) -> None:
        s.ask(self.seat, [DO_IT], done=True)

    def take(self, s: TidalState, option: int) -> None:
        if option == DONE:
            s.end()
        else:
            self.into(s, self.seat, 0)


class Victim(TextChoice):
    """Another player of one's choice carries out a list. [tidal.ruling.effects-must-or-may]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-player"

    def run(self, s: TidalState) -> None:
        s.block(PLAYER + self.seat, "tidal.ruling.effects-must-or-may")
        s.ask(self.seat, [PLAYER + other for other in s.others(self.seat)])

    def take(self, s: TidalState, option: int) -> None:
        s.event("chose-victim", self.seat, option - PLAYER)
        self.into(s, option - PLAYER, 0)


class Steal(Asking):
    """Fruit or shells of a player of one's choice, as much as there is. [tidal.ruling.penalty-cannot-pay]"""

    __slots__ = ("n", "shells")
    KIND: ClassVar[str] = "pick-player"
    RULE: ClassVar[str] = "tidal.ruling.penalty-cannot-pay"

    def __init__(self, seat: int, n: int, shells: bool) -> None:
        super().__init__(seat)
        self.n = n
        self.shells = shells

    def run(self, s: TidalState) -> None:
        options = []
        for other in s.others(self.seat):
            if s.sides[other].shells if self.shells else s.sides[other].fruit:
                options.append(PLAYER + other)
            else:
                s.block(PLAYER + other, "tidal.ruling.penalty-cannot-pay")
        self.ask_any(s, options)

    def take(self, s: TidalState, option: int) -> None:
        victim = s.sides[option - PLAYER]
        side = s.sides[self.seat]
        if self.shells:
            taken = min(self.n, victim.shells)
            victim.shells -= taken
            side.shells += taken
            s.event("stole-shells", self.seat, option - PLAYER, taken)
        else:
            taken = min(self.n, victim.fruit)
            victim.fruit -= taken
            side.fruit += taken
            s.event("stole-fruit", self.seat, option - PLAYER, taken)
        s.end()


class SneakIn(Asking):
    """The reward of a single-use space that somebody else has taken. [tidal.space.single-use]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-place"
    RULE: ClassVar[str] = "tidal.space.single-use"

    def run(self, s: TidalState) -> None:
        places = [at for at in range(len(s.box.places)) if s.taken >> at & 1 and at != s.place]
        self.ask_any(s, [SNEAK_IN + at for at in places])

    def take(self, s: TidalState, option: int) -> None:
        place = option - SNEAK_IN
        s.event("sneaked", self.seat, place)
        s.end()
        carry_out(s, self.seat, s.box.places[place].text)


class MoveArbiter(Asking):
    """The Arbiter goes to another arena. [tidal.island.arenas]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-island"
    RULE: ClassVar[str] = "tidal.island.arenas"

    def run(self, s: TidalState) -> None:
        s.block(ARENA + s.arbiter, "tidal.island.arenas")
        s.ask(self.seat, [ARENA + island for island in range(ARENAS) if island != s.arbiter])

    def take(self, s: TidalState, option: int) -> None:
        s.arbiter = option - ARENA
        s.event("arbiter", s.arbiter)
        s.end()
