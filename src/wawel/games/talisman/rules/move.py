"""Movement: the die, directions, the bridge, the Portal of Power, and moves that are no normal moves."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.talisman.box import (
    C_SENTINEL,
    CROWN,
    ENEMY,
    HILLS,
    L_BLIZZARD,
    MAGIC_OBJECT,
    MIDDLE,
    OBJECT,
    OUTER,
    P_FERRY,
    P_FLIGHT,
    P_TELEPORT,
    PLAIN_OF_PERIL,
    PORTAL,
    SENTINEL,
    TEMPLE,
    TOWER,
    W_MOVE,
    W_MOVED,
    WOODS,
)
from wawel.games.talisman.figures import ability, can_evade, enemies, has, may_cast
from wawel.games.talisman.ops import (
    H_CROSSING_SHEDS,
    H_MOVE_ONE,
    H_PORTAL_DICE,
    H_RAFT,
    H_REGENERATE,
    H_STOP_AT_ENEMY,
    H_STOP_AT_OBJECT,
    H_TRACK,
    H_WOODS_SPELLS,
    H_WOODS_WALK,
)
from wawel.games.talisman.options import CAST, CROSS, EVADE_ATTACK, FIGHT, GO, OPEN, RAFT, ROLL, SKILL, SKILLS, USE
from wawel.games.talisman.rules.chance import throw
from wawel.games.talisman.rules.spells import cast, castable, gain_spells, open_window
from wawel.games.talisman.state import TalismanState

#: numbers of abilities used by a choice of their own
TRACK = SKILL + SKILLS.index("track")
WOODS_WALK = SKILL + SKILLS.index("woods-walk")
REGENERATE = SKILL + SKILLS.index("regenerate")


class Travel(Step[TalismanState]):
    """The movement of a turn. [tali.turn.order] [tali.move.mandatory] [tali.crown.no-leaving]
    [tali.battle.no-leaving]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        side = s.sides[s.active]
        if s.halted or side.character == NONE or s.box.spaces[side.space].kind == CROWN:
            s.end()
        elif s.inner(side.space):
            from wawel.games.talisman.rules.inner import InnerMove  # needs this module first

            s.goto(InnerMove())
        else:
            rafts = [card for card in side.objects if s.box.cards[card].has >> H_RAFT & 1]
            s.goto(DropRafts(len(rafts)))
            s.stack.append(HowToMove())


class DropRafts(Step[TalismanState]):
    """A Raft held at the movement is gone after it, whether it was used or not. [tali.region.raft]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: TalismanState) -> None:
        s.end()
        side = s.sides[s.active]
        side.promise = 0
        side.slow = False
        left = self.n
        for card in side.objects:
            if left and s.box.cards[card].has >> H_RAFT & 1:
                s.lose_card(s.active, card)
                left -= 1


class HowToMove(Step[TalismanState]):
    """Roll the die, or use an effect instead of rolling or of moving. [tali.move.die] [tali.move.instead-of-roll]

    [tali.move.instead-of-move] [tali.region.raft] [tali.space.tavern] [tali.ruling.enslaved]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "move"
    RULE: ClassVar[str] = "tali.move.instead-of-roll"

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        if side.toad:
            s.goto(Destination(1))
            return
        options = [ROLL]
        if not side.enslaved:
            options += self.instead(s, seat)
        if may_cast(s, seat) and not side.enslaved:
            options += castable(s, seat, W_MOVE, NONE)
            s.ask(seat, options)
        elif len(options) > 1:
            s.ask(seat, options)
        else:
            s.goto(RollToMove())

    def instead(self, s: TalismanState, seat: int) -> list[int]:
        """What may be done instead of rolling the die."""
        side = s.sides[seat]
        space = s.box.spaces[side.space]
        found = []
        if side.promise:
            found += [GO + at for at in promised(s, seat)]
        if has(s, side, H_RAFT):
            found += [RAFT + at for at in space.river]
        if space.kind == WOODS and has(s, side, H_WOODS_WALK):
            found.append(WOODS_WALK)
        if has(s, side, H_TRACK) and tracked(s, side.space):
            found.append(TRACK)
        for card in dict.fromkeys(side.followers + side.objects):
            for moment in s.box.cards[card].moments:
                if moment.when == 6:
                    from wawel.games.talisman.rules.turn import can_use  # needs this module first

                    if can_use(s, seat, card, moment):
                        found.append(USE + card)
        return found

    def take(self, s: TalismanState, option: int) -> None:
        seat = s.active
        side = s.sides[seat]
        if option == ROLL:
            s.goto(RollToMove())
            return
        s.end()
        if GO <= option < GO + len(s.box.spaces):
            arrive(s, seat, option - GO, crosses=side.promise == P_FERRY)
        elif RAFT <= option < RAFT + len(s.box.spaces):
            arrive(s, seat, option - RAFT, crosses=True)
        elif option == WOODS_WALK:
            s.stack.append(PickSpace(seat, tuple(other_woods(s, side.space))))
        elif option == TRACK:
            s.stack.append(PickSpace(seat, tuple(tracked(s, side.space))))
        elif CAST <= option < CAST + len(s.box.cards):
            cast(s, seat, option - CAST, W_MOVE, NONE)
        else:
            from wawel.games.talisman.rules.turn import use_card  # needs this module first

            use_card(s, seat, option - USE, 6)


def promised(s: TalismanState, seat: int) -> list[int]:
    """Where a promise of the last turn leads. [tali.space.tavern]"""
    side = s.sides[seat]
    region = s.region(side.space)
    if side.promise == P_FERRY:
        return [s.space_of(TEMPLE)]
    if side.promise == P_TELEPORT:
        return [at for at in s.box.rings[region] if at != side.space]
    found = []
    if side.promise == P_FLIGHT:
        for at in range(len(s.ground)):
            dragons = any(s.box.cards[lying >> 1].deck < 3 for lying in s.ground[at])
            if at != side.space and not s.inner(at) and (s.scales[at] != NONE or dragons):
                found.append(at)
    return found


def other_woods(s: TalismanState, space: int) -> list[int]:
    """The other Woods of a Region."""
    region = s.region(space)
    return [at for at in s.box.of_kind[WOODS] if at != space and s.region(at) == region]


def tracked(s: TalismanState, space: int) -> list[int]:
    """The nearest spaces with a Dragon in the same Region."""
    region = s.region(space)
    ring = s.box.rings[region]
    at = s.box.spaces[space].at
    spaces = {where for where, _ in enemies(s, True) if where != space and s.region(where) == region}
    for far in range(1, len(ring) // 2 + 1):
        found = [ring[at % len(ring)] for at in (at + far, at - far) if ring[at % len(ring)] in spaces]
        if found:
            return list(dict.fromkeys(found))
    return []


class RollToMove(Step[TalismanState]):
    """One die for the move. [tali.move.die]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        throw(s, s.active, 1, Rolled())


class Rolled(Step[TalismanState]):
    """What the die of the move means: a slave gets away with 4 or more, a Troll may heal on a 6.

    [tali.ruling.enslaved] [tali.golden.natural-die] [tali.move.die]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "move"
    RULE: ClassVar[str] = "tali.golden.natural-die"

    def run(self, s: TalismanState) -> None:
        side = s.sides[s.active]
        shown = s.dice[0]
        if side.enslaved:
            s.goto(Unchained(shown))
        elif shown == 6 and has(s, side, H_REGENERATE):
            s.ask(s.active, [REGENERATE, ROLL])
        else:
            s.goto(Destination(steps(s, shown)))

    def take(self, s: TalismanState, option: int) -> None:
        if option == REGENERATE:
            s.end()
            s.heal(s.active, 1)
            s.halted = True
        else:
            s.goto(Destination(6))


class Unchained(Step[TalismanState]):
    """A slave of the Temple moves on 4, 5 or 6, else it stays without an encounter. [tali.ruling.enslaved]"""

    __slots__ = ("shown",)

    def __init__(self, shown: int) -> None:
        self.shown = shown

    def run(self, s: TalismanState) -> None:
        if self.shown >= 4:
            s.sides[s.active].enslaved = False
            s.event("freed", s.active)
            s.goto(Destination(steps(s, self.shown)))
        else:
            s.halted = True
            s.end()


def steps(s: TalismanState, shown: int) -> int:
    """How far a die carries a character: one space only in a Blizzard and with a Poltergeist."""
    side = s.sides[s.active]
    s.die = shown
    if side.slow or has(s, side, H_MOVE_ONE):
        return 1
    for one in s.lasting:
        if one.what == L_BLIZZARD:
            return 1
    return shown


class Destination(Step[TalismanState]):
    """The direction of the move, or a way into another Region. [tali.move.direction] [tali.move.no-reverse]

    [tali.move.mandatory] [tali.region.bridge-step] [tali.region.portal-attempt] [tali.ruling.blocked-crossing-move]
    """

    __slots__ = ("steps",)
    KIND: ClassVar[str] = "move"
    RULE: ClassVar[str] = "tali.move.direction"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        space = side.space
        options = [GO + at for at in dict.fromkeys([s.ahead(space, self.steps), s.ahead(space, -self.steps)])]
        for at in stops(s, seat, self.steps) + flights(s, seat, self.steps):
            if GO + at not in options:
                options.append(GO + at)
        region = s.region(space)
        gate = s.box.of_kind[SENTINEL][0] if region == OUTER else bridge_end(s)
        if distance(s, space, gate) < self.steps:
            if region == OUTER and s.king != NONE and s.scales[gate] == s.king:
                s.block(CROSS, "tali.meet.sentinel-blocked")
            else:
                options.append(CROSS)
        if region == MIDDLE:
            self.portal(s, seat, options)
        s.ask(seat, options)

    def portal(self, s: TalismanState, seat: int, options: list[int]) -> None:
        """The Portal can be tried when the move would go beyond it. [tali.region.portal-attempt]

        [tali.meet.portal-blocked] [tali.space.warlock-quest-limits]
        """
        gate = s.box.of_kind[PORTAL][0]
        if distance(s, s.sides[seat].space, gate) >= self.steps:
            return
        for by in (0, 1):
            if s.king != NONE and s.scales[gate] == s.king:
                s.block(OPEN + by, "tali.meet.portal-blocked")
            elif s.sides[seat].quest:
                s.block(OPEN + by, "tali.space.warlock-quest-limits")
            else:
                options.append(OPEN + by)

    def take(self, s: TalismanState, option: int) -> None:
        seat = s.active
        side = s.sides[seat]
        if option == CROSS:
            region = s.region(side.space)
            gate = s.box.of_kind[SENTINEL][0] if region == OUTER else bridge_end(s)
            left = self.steps - distance(s, side.space, gate) - 1
            s.place(seat, gate)
            if region == OUTER:
                s.goto(AtSentinel(left))
            else:
                s.goto(OverBridge(left))
        elif OPEN <= option < OPEN + 2:
            s.place(seat, s.box.of_kind[PORTAL][0])
            s.goto(OpenPortal(option - OPEN))
        else:
            s.end()
            arrive(s, seat, option - GO)


def stops(s: TalismanState, seat: int, n: int) -> list[int]:
    """Where a character may stop early: at Enemies, at Objects, by Followers that allow it."""
    side = s.sides[seat]
    enemy = has(s, side, H_STOP_AT_ENEMY)
    thing = has(s, side, H_STOP_AT_OBJECT)
    found = []
    if enemy or thing:
        for far in range(1, n):
            for at in (s.ahead(side.space, far), s.ahead(side.space, -far)):
                types = [s.box.cards[lying >> 1].type for lying in s.ground[at]]
                if (enemy and ENEMY in types) or (thing and (OBJECT in types or MAGIC_OBJECT in types)):
                    found.append(at)
    return found


def flights(s: TalismanState, seat: int, n: int) -> list[int]:
    """Who rides a captured Dragon may go up to three spaces farther."""
    from wawel.games.talisman.rules.skills import rides  # needs this module first

    if not rides(s, seat):
        return []
    space = s.sides[seat].space
    return [s.ahead(space, way * far) for far in (n + 1, n + 2, n + 3) for way in (1, -1)]


def distance(s: TalismanState, space: int, other: int) -> int:
    """How many spaces of their ring lie between two spaces, the shorter way."""
    count = len(s.box.rings[s.region(space)])
    far = (s.box.spaces[space].at - s.box.spaces[other].at) % count
    return min(far, count - far)


def bridge_end(s: TalismanState) -> int:
    """The Hills of the Middle Region, where the bridge ends. [tali.region.crossing-places]"""
    for at in s.box.of_kind[HILLS]:
        if s.region(at) == MIDDLE:
            return at
    return NONE


def arrive(s: TalismanState, seat: int, space: int, crosses: bool = False) -> None:
    """A normal move ends on a space. Call it when the step has moved the stack on."""
    s.place(seat, space)
    if crosses:
        shed(s, seat)
    if seat == s.active:
        open_window(s, W_MOVED)
        if s.box.spaces[space].kind == WOODS and has(s, s.sides[seat], H_WOODS_SPELLS):
            gain_spells(s, seat, 3)


def shed(s: TalismanState, seat: int) -> None:
    """Some Followers do not cross the river."""
    for card in s.sides[seat].followers:
        if s.box.cards[card].has >> H_CROSSING_SHEDS & 1:
            s.lose_card(seat, card)


# ---------------------------------------------------------------------- the bridge


class AtSentinel(Step[TalismanState]):
    """The Sentinel attacks whoever crosses inward, unless it is evaded. [tali.region.sentinel-attacks]

    [tali.region.sentinel-no-attack] [tali.region.card-no-block]
    """

    __slots__ = ("left",)
    KIND: ClassVar[str] = "fight"
    RULE: ClassVar[str] = "tali.region.sentinel-attacks"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: TalismanState) -> None:
        side = s.sides[s.active]
        if can_evade(s, side, None) and s.box.spaces[side.space].kind == SENTINEL:
            s.ask(s.active, [FIGHT, EVADE_ATTACK])
        else:
            self.take(s, FIGHT)

    def take(self, s: TalismanState, option: int) -> None:
        if option == EVADE_ATTACK:
            s.event("evaded-creature", s.active, C_SENTINEL)
            s.goto(OverBridge(self.left))
            return
        from wawel.games.talisman.rules.fight import fight_creature  # needs this module first

        s.goto(PastSentinel(self.left))
        fight_creature(s, s.active, C_SENTINEL, 0, 9)


class PastSentinel(Step[TalismanState]):
    """Who beats the Sentinel goes on; who loses or ties ends its turn there. [tali.region.sentinel-win]

    [tali.region.sentinel-fail]
    """

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: TalismanState) -> None:
        if s.fight.won and not s.halted:
            s.goto(OverBridge(self.left))
        else:
            s.halted = True
            s.end()


class OverBridge(Step[TalismanState]):
    """On the other side the rest of the move is made, in a direction chosen anew. [tali.region.sentinel-win]

    [tali.move.no-reverse] [tali.region.bridge-step]
    """

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: TalismanState) -> None:
        seat = s.active
        to = bridge_end(s) if s.region(s.sides[seat].space) == OUTER else s.box.of_kind[SENTINEL][0]
        s.event("crossed", seat)
        s.end()
        if not self.left:
            arrive(s, seat, to, crosses=True)
            return
        s.place(seat, to)
        shed(s, seat)
        spaces = tuple(dict.fromkeys([s.ahead(to, self.left), s.ahead(to, -self.left)]))
        s.stack.append(PickSpace(seat, spaces))


# ---------------------------------------------------------------------- the Portal of Power


class OpenPortal(Step[TalismanState]):
    """Two dice against Strength or Craft. [tali.region.portal-roll] [tali.inner.entry-must-open]

    [tali.inner.entry-portal] [tali.region.portal-each-time]
    """

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, s: TalismanState) -> None:
        side = s.sides[s.active]
        dice = 1 if self.by and has(s, side, H_PORTAL_DICE) else 2
        throw(s, s.active, dice, PortalOpens(self.by))


class PortalOpens(Step[TalismanState]):
    """Not above the ability: the character is on the Plain of Peril; else it loses a point. The turn ends.

    [tali.region.portal-roll] [tali.region.portal-fail] [tali.space.plain-of-peril]
    [tali.challenge.encounter-moves-main]
    """

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, s: TalismanState) -> None:
        seat = s.active
        s.end()
        s.halted = True
        if sum(s.dice) <= ability(s, s.sides[seat], self.by):
            s.event("portal-opens", seat)
            s.place(seat, s.space_of(PLAIN_OF_PERIL))
        elif self.by:
            from wawel.games.talisman.rules.hold import settle  # needs no step of this module

            s.event("portal-shut", seat)
            s.lose_craft(seat, 1)
            settle(s, seat)
        else:
            s.event("portal-shut", seat)
            s.lose_strength(seat, 1)


# ---------------------------------------------------------------------- other ways to move


class PickSpace(Step[TalismanState]):
    """The space where a move ends. [tali.move.direction] [tali.move.instead-of-move]"""

    __slots__ = ("seat", "spaces")
    KIND: ClassVar[str] = "move"
    RULE: ClassVar[str] = "tali.move.direction"

    def __init__(self, seat: int, spaces: tuple[int, ...]) -> None:
        self.seat = seat
        self.spaces = spaces

    def run(self, s: TalismanState) -> None:
        if self.spaces:
            s.ask(self.seat, [GO + at for at in self.spaces])
        else:
            s.end()

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        arrive(s, self.seat, option - GO)


class Teleport(Step[TalismanState]):
    """Any other space of the same Region; `instead` of moving, or during an encounter. [tali.move.instead-of-move]

    [tali.enc.moved-new-encounter] [tali.ruling.moved-encounter-chain]
    """

    __slots__ = ("instead", "seat")
    KIND: ClassVar[str] = "move"
    RULE: ClassVar[str] = "tali.move.instead-of-move"

    def __init__(self, seat: int, instead: bool) -> None:
        self.seat = seat
        self.instead = instead

    def run(self, s: TalismanState) -> None:
        space = s.sides[self.seat].space
        if s.inner(space):
            s.end()
        else:
            s.ask(self.seat, [GO + at for at in s.box.rings[s.region(space)] if at != space])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if self.instead:
            arrive(s, self.seat, option - GO)
        else:
            relocate(s, self.seat, option - GO)


def relocate(s: TalismanState, seat: int, space: int) -> None:
    """A character is moved by an effect; in its own encounter it has a new one there, unless it was defeated.

    [tali.enc.moved-new-encounter] [tali.enc.moved-by-defeat] [tali.ruling.moved-encounter-chain]
    """
    s.place(seat, space)
    if seat == s.active and s.encounter and not s.defeated:
        s.moved = True


def send(s: TalismanState, seat: int, kind: int) -> None:
    """To a space of a kind; of several its player chooses. [tali.ruling.overlay-missing-spaces]

    [tali.ruling.card-to-crown]
    """
    spaces = [at for at in s.box.of_kind[kind] if s.in_use(at)]
    if len(spaces) == 1:
        relocate(s, seat, spaces[0])
    elif spaces:
        s.stack.append(PickPlace(seat, tuple(spaces)))


class PickPlace(Step[TalismanState]):
    """One of several spaces an effect may lead to. [tali.enc.moved-new-encounter]"""

    __slots__ = ("seat", "spaces")
    KIND: ClassVar[str] = "move"
    RULE: ClassVar[str] = "tali.enc.moved-new-encounter"

    def __init__(self, seat: int, spaces: tuple[int, ...]) -> None:
        self.seat = seat
        self.spaces = spaces

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [GO + at for at in self.spaces])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        relocate(s, self.seat, option - GO)


class BackByDie(Step[TalismanState]):
    """So many spaces counter-clockwise as a die shows; in the Tower against the arrows.

    [tali.tower.counter-clockwise-means-against] [tali.enc.moved-new-encounter]
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 1, GoBack(self.seat))


class GoBack(Step[TalismanState]):
    """The die was rolled: the character is moved back. [tali.tower.counter-clockwise-means-against]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        space = s.sides[self.seat].space
        if s.region(space) < 2:
            relocate(s, self.seat, s.ahead(space, -s.dice[0]))
        elif s.region(space) == TOWER:
            for _ in range(s.dice[0]):
                if s.box.spaces[space].back != NONE:
                    space = s.box.spaces[space].back
            relocate(s, self.seat, space)
