"""What texts do: one effect after the other, wherever it is printed."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.effects import Effect, walk
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    A_ABILITIES,
    A_REGION,
    ARMOUR,
    CHAPEL,
    DESERT,
    EVIL,
    GOOD,
    GRAVEYARD,
    GRILIPUS,
    MAGIC_OBJECT,
    NEUTRAL,
    T_FOLLOWER,
    T_GOLD,
    T_OBJECT,
    TABLE_ALTAR,
    TABLE_CRAGS,
    TABLE_FOREST,
    TABLE_MYSTIC,
    TABLE_TAVERN,
    WEAPON,
    CardNo,
    SpaceNo,
    TextNo,
)
from wawel.games.talisman.figures import ability, amount, craft, has, owned_scales, strength
from wawel.games.talisman.ops import (
    ALCHEMY,
    AT,
    BACK_BY_DIE,
    BEATEN,
    BECOME,
    BOOST,
    BUY_FATE,
    BUY_LIFE,
    CHOOSE_ONE,
    CRAFT,
    CRAFT_AT_LEAST,
    CRAFT_BELOW,
    DISCARD_SPELLS,
    DISCARD_THIS,
    EACH_ALL,
    EACH_HERE,
    EACH_REGION,
    ENSLAVED,
    FATE,
    FIGHT,
    FILL_SPELLS,
    FORFEIT,
    GO,
    GOLD,
    GOLD_TO,
    H_CAVE,
    H_LIFTS_AT_MYSTIC,
    H_PRAY,
    H_SAFE_CHAPEL,
    H_SAFE_DESERT,
    H_SAFE_GRAVEYARD,
    H_SKIP_CRAGS,
    H_SKIP_FOREST,
    H_TANKARD,
    HEAL,
    IF,
    IS_EVIL,
    IS_GOOD,
    IS_NEUTRAL,
    KING,
    LAST_PLAIN,
    LIFE,
    LOSE_CRAFT,
    LOSE_FATE,
    LOSE_FOLLOWER,
    LOSE_FOLLOWER_RANDOM,
    LOSE_GAINED,
    LOSE_GOLD,
    LOSE_LIFE,
    LOSE_MAGIC_RANDOM,
    LOSE_OBJECT,
    LOSE_SPELL,
    LOSE_STRENGTH,
    LOSE_TROPHIES,
    MAY,
    MIDAS,
    MISS_NEXT,
    MISS_TURN,
    NOT_EVIL,
    NOT_GOOD,
    OWNS,
    PAY_FOLLOWER,
    PAY_GOLD,
    PAY_MAGIC,
    PAY_OBJECT,
    PAY_SCALE,
    PAY_SPELL,
    PROMISE,
    RESTORE_FATE,
    SHOP,
    SLEEP_ALL,
    SLOW_NEXT,
    SPELL,
    STRENGTH,
    STRENGTH_BELOW,
    TABLE,
    TAKE_PURCHASE,
    TAKE_STOCK,
    TALISMAN,
    TELEPORT,
    TEST_CRAFT,
    TEST_STRENGTH,
    TOAD,
    WAKE_ALL,
    WEAKEN,
    WOUND,
)
from wawel.games.talisman.options import BRANCH, DO_IT, SKILL, SKILLS
from wawel.games.talisman.rules.chance import throw
from wawel.games.talisman.rules.goods import LoseCards, PayScale, TakePurchase, forfeit, lose_random, take_stock
from wawel.games.talisman.rules.hold import gain_talisman, settle
from wawel.games.talisman.rules.life import OTHERWISE, hurt, leave_things
from wawel.games.talisman.rules.spells import discard_spells, gain_spells
from wawel.games.talisman.rules.trade import BuyBack, SellThings, Shop
from wawel.games.talisman.state import TalismanState

SKIP: Final = SKILL + SKILLS.index("skip")


def carry_out(s: TalismanState, seat: int, text: int, card: int) -> None:
    """Carry out a text of a card, or of a space if there is none: at once if it asks nothing, else as the step on top
    of what follows. Call it when the step has moved the stack on."""
    if text != NONE:
        s.stack.append(Do(seat, text, (), 0, card, s.sides[seat].space))


# ---------------------------------------------------------------------- what happens to a character


def lose_turns(s: TalismanState, seat: int, n: int) -> None:
    """To lose a turn ends the present one; if cards were still to be met that is the lost turn, else the next one is.

    [tali.turn.missed-ends-now] [tali.ruling.missed-turns-add-up] [tali.ruling.next-turn-wording]
    """
    side = s.sides[seat]
    if seat == s.active and not s.halted:
        from wawel.games.talisman.rules.encounter import unmet  # needs this module first

        s.halted = True
        if unmet(s):
            n -= 1
    side.missed += n
    s.event("misses", seat, n)


def become_toad(s: TalismanState, seat: int) -> None:
    """A Toad for three turns: it leaves all it holds and its counters do not count. [tali.toad.duration]

    [tali.toad.drops] [tali.toad.counters] [tali.toad.again] [tali.toad.keeps] [tali.ruling.toad-turn-count]
    """
    side = s.sides[seat]
    if not side.toad:
        side.kept_strength, side.kept_craft = side.strength, side.craft
        side.strength = side.craft = 0
        leave_things(s, seat)
    side.toad = 4 if seat == s.active else 3
    s.refresh_side(seat)
    s.event("toad", seat)


def change_alignment(s: TalismanState, seat: int, alignment: int) -> None:
    """At most once per turn. [tali.align.once-per-turn] [tali.object.alignment-ban]"""
    side = s.sides[seat]
    if side.alignment != alignment and not side.realigned:
        side.alignment = alignment
        side.realigned = True
        s.event("aligned", seat, alignment)
        settle(s, seat)


def gain(s: TalismanState, seat: int, effect: Effect, card: int, space: int) -> None:
    """Carry out an effect that asks nothing."""
    op = effect.op
    n = effect.n
    side = s.sides[seat]
    if op == LIFE:
        s.gain_life(seat, n)
    elif op == STRENGTH:
        s.gain_strength(seat, n)
    elif op == CRAFT:
        s.gain_craft(seat, n)
    elif op == FATE:
        s.gain_fate(seat, n)
    elif op == GOLD:
        s.gain_gold(seat, n)
    elif op == LOSE_STRENGTH:
        s.lose_strength(seat, n)
    elif op == LOSE_CRAFT:
        s.lose_craft(seat, n)
        settle(s, seat)
    elif op == LOSE_FATE:
        s.lose_fate(seat, n)
    elif op == LOSE_GOLD:
        s.lose_gold(seat, n)
    elif op == HEAL:
        s.heal(seat, n)
    elif op == RESTORE_FATE:
        s.restore_fate(seat, n)
    elif op == TALISMAN:
        gain_talisman(s, seat)
    elif op == TOAD:
        become_toad(s, seat)
    elif op == MISS_TURN:
        lose_turns(s, seat, n)
    elif op == MISS_NEXT:
        side.missed += n
        s.event("misses", seat, n)
    elif op == ENSLAVED:
        side.enslaved = True
        s.event("enslaved", seat)
    elif op == SLOW_NEXT:
        side.slow = True
    elif op == BECOME:
        change_alignment(s, seat, effect.fields["what"])
    elif op == DISCARD_SPELLS:
        discard_spells(s, seat)
    elif op == LOSE_TROPHIES:
        for one in side.trophies:
            s.discard(one)
        side.trophies = ()
    elif op == LOSE_GAINED:
        if effect.fields["what"]:
            s.lose_craft(seat, side.craft)
            settle(s, seat)
        else:
            s.lose_strength(seat, side.strength)
    else:
        change_table(s, seat, effect, card, space)


def change_table(s: TalismanState, seat: int, effect: Effect, card: int, space: int) -> None:
    """Effects that ask nothing, on the board or on the fight."""
    op = effect.op
    side = s.sides[seat]
    if op == GOLD_TO:
        to = s.space_of(effect.fields["to"])
        s.gold[to] += side.gold
        if side.gold:
            s.event("lost-gold", seat, side.gold)
        side.gold = 0
    elif op == DISCARD_THIS:
        for lying in (2 * card, 2 * card + 1):
            if lying in s.ground[space]:
                s.remove(space, lying)
                break
    elif op == PROMISE:
        side.promise = effect.fields["what"]
    elif op == BOOST:
        side.more_strength += effect.fields["strength"]
        side.more_craft += effect.fields["craft"]
    elif op == BEATEN:
        s.fight.beaten = True
    elif op == WEAKEN:
        s.fight.bonus -= s.dice[0]
    elif op == WOUND:
        s.fight.wounds += effect.n
    elif op in (SLEEP_ALL, WAKE_ALL):
        from wawel.games.talisman.rules.tokens import sleep_all  # needs this module first

        sleep_all(s, op == SLEEP_ALL)


# ---------------------------------------------------------------------- texts


class Do(Step[TalismanState]):
    """A text from the effect `at` on; `path` says which of its lists: see `walk`. [tali.card.stranger-place-must]

    [tali.card.event] [tali.card.stranger-place]
    """

    __slots__ = ("at", "card", "path", "seat", "space", "text")

    def __init__(self, seat: int, text: TextNo, path: tuple[int, ...], at: int, card: CardNo, space: SpaceNo) -> None:
        self.seat = seat
        self.text = text
        self.path = path
        self.at = at
        self.card = card
        self.space = space

    def run(self, s: TalismanState) -> None:
        effects = walk(s.box.texts[self.text].effects, self.path)
        at = self.at
        s.end()
        if s.sides[self.seat].character == NONE or at >= len(effects):
            return
        if at + 1 < len(effects):
            s.stack.append(Do(self.seat, self.text, self.path, at + 1, self.card, self.space))
        effect = effects[at]
        if effect.op <= LAST_PLAIN:
            gain(s, self.seat, effect, self.card, self.space)
        else:
            self.begin(s, effect, at)

    def begin(self, s: TalismanState, effect: Effect, at: int) -> None:
        """Put the step on the stack that an effect needs."""
        op = effect.op
        seat = self.seat
        if op == CHOOSE_ONE:
            s.stack.append(ChooseOne(seat, self.text, self.path, at, self.card, self.space))
        elif op == MAY:
            if payable(s, seat, effect.branches[0]):
                s.stack.append(Whether(seat, self.text, self.path, at, self.card, self.space))
        elif op == IF:
            branch = 1 if holds(s, seat, effect.branches[0][0]) else 2
            if branch < len(effect.branches):
                s.stack.append(self.inside(at, branch))
        elif op in (EACH_ALL, EACH_REGION, EACH_HERE):
            self.touch(s, effect, at)
        elif op in (TEST_STRENGTH, TEST_CRAFT):
            s.stack.append(Test(seat, self.text, self.path, at, self.card, self.space))
        elif op == TABLE:
            s.stack.append(RollTable(seat, effect.fields["id"], self.card))
        else:
            begin_plain(s, seat, effect, self.card, self.space)

    def inside(self, at: int, branch: int) -> Do:
        """A list within this one."""
        return Do(self.seat, self.text, (*self.path, at, branch), 0, self.card, self.space)

    def touch(self, s: TalismanState, effect: Effect, at: int) -> None:
        """Several characters carry out a list, clockwise from the active one. [tali.ruling.simultaneous-life-loss]"""
        branch = len(effect.branches) - 1
        region = s.region(self.space)
        for other in reversed(s.clockwise(s.active)):
            where = s.sides[other].space
            if effect.op == EACH_REGION and s.region(where) != region:
                continue
            if effect.op == EACH_HERE and where != self.space:
                continue
            if branch and not holds(s, other, effect.branches[0][0]):
                continue
            s.stack.append(Do(other, self.text, (*self.path, at, branch), 0, self.card, self.space))


def begin_plain(s: TalismanState, seat: int, effect: Effect, card: int, space: int) -> None:
    """The step of an effect without lists."""
    op = effect.op
    n = effect.n
    if op == LOSE_LIFE:
        if card != NONE or not safe_here(s, seat):
            hurt(s, [seat], n, OTHERWISE)
    elif op == SPELL:
        gain_spells(s, seat, n)
    elif op == FILL_SPELLS:
        gain_spells(s, seat, 3)
    elif op in (LOSE_FOLLOWER, PAY_FOLLOWER):
        s.stack.append(LoseCards(seat, T_FOLLOWER, max(1, n)))
    elif op in (LOSE_OBJECT, PAY_OBJECT):
        s.stack.append(LoseCards(seat, T_OBJECT, max(1, n)))
    elif op in (LOSE_SPELL, PAY_SPELL):
        s.stack.append(LoseCards(seat, 2, max(1, n)))
    elif op == PAY_MAGIC:
        s.stack.append(LoseCards(seat, T_GOLD, 1))
    elif op == PAY_GOLD:
        s.lose_gold(seat, n)
    elif op == PAY_SCALE:
        s.stack.append(PayScale(seat))
    elif op == LOSE_FOLLOWER_RANDOM:
        lose_random(s, seat, True)
    elif op == LOSE_MAGIC_RANDOM:
        lose_random(s, seat, False)
    elif op == FORFEIT:
        forfeit(s, seat, effect.fields["what"])
    elif op == TAKE_PURCHASE:
        s.stack.append(TakePurchase(seat, effect.fields["card"]))
    elif op == SHOP:
        s.stack.append(Shop(seat, effect.fields["which"], True))
    elif op in (BUY_LIFE, BUY_FATE):
        s.stack.append(BuyBack(seat, n, op == BUY_FATE))
    elif op in (ALCHEMY, MIDAS):
        s.stack.append(SellThings(seat, op == MIDAS))
    elif op == TAKE_STOCK:
        take_stock(s, seat, card, space, n)
    elif op == GO:
        from wawel.games.talisman.rules.move import send  # needs this module first

        send(s, seat, effect.fields["to"])
    elif op == TELEPORT:
        from wawel.games.talisman.rules.move import Teleport  # needs this module first

        s.stack.append(Teleport(seat, False))
    elif op == BACK_BY_DIE:
        from wawel.games.talisman.rules.move import BackByDie  # needs this module first

        s.stack.append(BackByDie(seat))
    elif op == FIGHT:
        from wawel.games.talisman.rules.fight import fight_creature  # needs this module first

        fields = effect.fields
        fight_creature(s, seat, fields["who"], fields["by"], fields["n"])
    else:
        from wawel.games.talisman.rules.spaces import begin_place  # needs this module first

        begin_place(s, seat, effect, card, space)


def safe_here(s: TalismanState, seat: int) -> bool:
    """Does something a character holds keep it from losing a life to its space? [tali.space.desert]"""
    side = s.sides[seat]
    kind = s.box.spaces[side.space].kind
    if kind == DESERT:
        return has(s, side, H_SAFE_DESERT)
    if kind == CHAPEL:
        return has(s, side, H_SAFE_CHAPEL)
    return kind == GRAVEYARD and has(s, side, H_SAFE_GRAVEYARD)


# ---------------------------------------------------------------------- conditions and prices


def holds(s: TalismanState, seat: int, condition: Effect) -> bool:
    """Is a condition met?"""
    op = condition.op
    side = s.sides[seat]
    if op == IS_GOOD:
        return side.alignment == GOOD
    if op == IS_NEUTRAL:
        return side.alignment == NEUTRAL
    if op == IS_EVIL:
        return side.alignment == EVIL
    if op == NOT_GOOD:
        return side.alignment != GOOD
    if op == NOT_EVIL:
        return side.alignment != EVIL
    if op == KING:
        return s.king == condition.fields["lord"]
    if op == STRENGTH_BELOW:
        return strength(s, side) < condition.n
    if op == CRAFT_BELOW:
        return craft(s, side) < condition.n
    if op == CRAFT_AT_LEAST:
        return craft(s, side) >= condition.n
    if op == AT:
        return s.box.spaces[side.space].kind == condition.fields["what"]
    return op == OWNS and owns(s, seat, condition.fields["what"])


def owns(s: TalismanState, seat: int, what: int) -> bool:
    """Has a character something of a sort?"""
    side = s.sides[seat]
    if what == 0:
        return len(side.followers) > 0
    if what == 1:
        return len(side.objects) > 0
    if what == 2:
        return len(side.spells) > 0
    if what == 3:
        return side.gold > 0
    if what == 6:
        return owned_scales(side) > 0
    cards = s.box.cards
    if what == 7:
        return any(cards[card].type == MAGIC_OBJECT for card in side.objects)
    worn = ARMOUR if what == 4 else WEAPON
    return any(cards[card].worn == worn for card in side.objects)


def payable(s: TalismanState, seat: int, effects: tuple[Effect, ...]) -> bool:
    """Can what stands in front of a list be paid? [tali.gold.pay]"""
    side = s.sides[seat]
    for effect in effects:
        op = effect.op
        if op == PAY_GOLD:
            if side.gold < effect.n:
                return False
        elif op == PAY_FOLLOWER:
            if not side.followers:
                return False
        elif op == PAY_OBJECT:
            if not side.objects:
                return False
        elif op == PAY_SPELL:
            if not side.spells:
                return False
        elif op == PAY_SCALE:
            if not owned_scales(side):
                return False
        elif op == PAY_MAGIC and not owns(s, seat, 7):
            return False
    return True


# ---------------------------------------------------------------------- choices within a text


class Choosing(Step[TalismanState]):
    """A choice within a text. [tali.card.stranger-place-must]"""

    __slots__ = ("at", "card", "path", "seat", "space", "text")
    KIND: ClassVar[str] = "pick-branch"
    RULE: ClassVar[str] = "tali.card.stranger-place-must"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, text: TextNo, path: tuple[int, ...], at: int, card: CardNo, space: SpaceNo) -> None:
        self.seat = seat
        self.text = text
        self.path = path
        self.at = at
        self.card = card
        self.space = space

    def effect(self, s: TalismanState) -> Effect:
        """The effect that has the lists to choose from."""
        return walk(s.box.texts[self.text].effects, self.path)[self.at]

    def inside(self, branch: int) -> Do:
        """One of the lists."""
        return Do(self.seat, self.text, (*self.path, self.at, branch), 0, self.card, self.space)


class ChooseOne(Choosing):
    """One of several lists, among those that can be paid. [tali.card.stranger-place-must]

    [tali.ruling.space-imperatives]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        options = []
        for i, branch in enumerate(self.effect(s).branches):
            if payable(s, self.seat, branch):
                options.append(BRANCH + i)
            else:
                s.block(BRANCH + i, "tali.gold.pay")
        if options:
            s.ask(self.seat, options)
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.goto(self.inside(option - BRANCH))


class Whether(Choosing):
    """A list that may be declined. [tali.card.stranger-place-must] [tali.ruling.space-imperatives]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [DO_IT], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        if option == DONE:
            s.end()
        else:
            s.goto(self.inside(0))


class Test(Choosing):
    """One die: the list if it is at least Strength, or Craft. [tali.breath.before-attack]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 1, Tested(self.seat, self.text, self.path, self.at, self.card, self.space))


class Tested(Choosing):
    """The die of a test is compared. [tali.breath.before-attack]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        by = 1 if self.effect(s).op == TEST_CRAFT else 0
        if s.dice[0] >= ability(s, s.sides[self.seat], by):
            s.goto(self.inside(0))
        else:
            s.end()


# ---------------------------------------------------------------------- tables


class RollTable(Step[TalismanState]):
    """A roll on a table; some may skip it, and some have something to do before it.

    [tali.ruling.natural-die-scope] [tali.ruling.space-imperatives]
    """

    __slots__ = ("card", "seat", "table")
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.ruling.space-imperatives"

    def __init__(self, seat: int, table: int, card: CardNo) -> None:
        self.seat = seat
        self.table = table
        self.card = card

    def skips(self, s: TalismanState) -> bool:
        """May the roll be left out? [tali.ruling.space-imperatives]"""
        side = s.sides[self.seat]
        if self.table == TABLE_CRAGS:
            return has(s, side, H_SKIP_CRAGS)
        return self.table == TABLE_FOREST and has(s, side, H_SKIP_FOREST)

    def run(self, s: TalismanState) -> None:
        if self.skips(s):
            s.ask(self.seat, [SKIP, DO_IT])
        else:
            self.take(s, DO_IT)

    def take(self, s: TalismanState, option: int) -> None:
        if option == SKIP:
            s.end()
            return
        side = s.sides[self.seat]
        if self.table == TABLE_MYSTIC:
            for card in side.followers:
                if s.box.cards[card].has >> H_LIFTS_AT_MYSTIC & 1:
                    s.lose_card(self.seat, card)
        elif self.table == TABLE_TAVERN and has(s, side, H_TANKARD):
            s.heal(self.seat, 99)
        throw(s, self.seat, s.box.tables[self.table].dice, AddToRoll(self.seat, self.table, self.card))


class AddToRoll(Step[TalismanState]):
    """What may be added to a prayer, or to the roll in the Cave, is added as the player likes.

    [tali.ruling.natural-die-scope]
    """

    __slots__ = ("card", "seat", "table")
    KIND: ClassVar[str] = "pick-branch"
    RULE: ClassVar[str] = "tali.ruling.natural-die-scope"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, table: int, card: CardNo) -> None:
        self.seat = seat
        self.table = table
        self.card = card

    def most(self, s: TalismanState) -> int:
        """The most that may be added."""
        side = s.sides[self.seat]
        table = s.box.tables[self.table]
        most = 0
        if table.prayer:
            from wawel.games.talisman.rules.skills import ritual  # needs this module first

            most += amount(s, side, H_PRAY) + ritual(s, self.seat)
        if self.table == TABLE_ALTAR and s.king == GRILIPUS:
            most += 3
        if s.box.ids["table"][self.table] == "cave":
            most += amount(s, side, H_CAVE)
        if table.add == A_ABILITIES:
            most += strength(s, side) + craft(s, side) + owned_scales(side)
        elif table.add == A_REGION:
            region = s.region(side.space)
            most += owned_scales(side) + sum(
                [lord != NONE and s.region(at) == region for at, lord in enumerate(s.scales)]
            )
        return most

    def outcomes(self, s: TalismanState) -> list[int]:
        """The lines that can be read, one for each different one."""
        table = s.box.tables[self.table]
        low = sum(s.dice)
        return sorted({line(table.lows, total) for total in range(low, low + self.most(s) + 1)})

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [BRANCH + at for at in self.outcomes(s)])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        table = s.box.tables[self.table]
        s.event("table", self.seat, self.table, table.lows[option - BRANCH])
        carry_out(s, self.seat, table.texts[option - BRANCH], self.card)


def line(lows: list[int], total: int) -> int:
    """The line of a table that a total falls on: at most the highest, at least the lowest."""
    at = 0
    while at + 1 < len(lows) and lows[at + 1] <= total:
        at += 1
    return at
