"""Abilities that are used by choice: those of characters, and of cards that do what no text says."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    ANIMAL,
    BATTLE,
    BEFORE_FIGHT,
    CULTIST,
    DRAGON,
    ENEMY,
    EVIL,
    GOOD,
    SPIRIT,
    TABLE_ALTAR,
    LyingNo,
    SpaceNo,
)
from wawel.games.talisman.figures import craft, fight_value, has, held, strength, usable
from wawel.games.talisman.ops import (
    H_ASSASSINATE,
    H_BEGUILE,
    H_CAPTURE,
    H_CHARMS,
    H_DEATHBLOW,
    H_DESTROY_SPIRITS,
    H_DOMINATE,
    H_MERCENARY,
    H_PSYCHIC_ATTACK,
    H_PYROBLAST,
    H_RAISE_DEAD,
    H_RECRUITS,
    H_RITUAL,
    H_SACRIFICE,
    H_SPIRIT_SPELL,
    H_STALKS,
    H_STAMPEDE,
    H_STEAL,
    H_TAKE_ANY_FOLLOWER,
    H_TAKE_MAIDEN,
    H_TERROR,
    H_WYVERN_STAFF,
)
from wawel.games.talisman.options import BRANCH, DO_IT, GO, PICK, SKILL, SKILLS, USE
from wawel.games.talisman.rules.chance import throw
from wawel.games.talisman.rules.effects import RollTable
from wawel.games.talisman.rules.encounter import FaceEnemies, Halt
from wawel.games.talisman.rules.goods import LoseCards
from wawel.games.talisman.rules.hold import give
from wawel.games.talisman.rules.life import OTHERWISE, hurt
from wawel.games.talisman.rules.spells import TakeFrom, gain_spells
from wawel.games.talisman.state import TalismanState

ASSASSINATE: Final = SKILL + SKILLS.index("assassinate")
PSYCHIC_ATTACK: Final = SKILL + SKILLS.index("psychic")
STEAL: Final = SKILL + SKILLS.index("steal")
BEGUILE: Final = SKILL + SKILLS.index("beguile")
TAKE_FOLLOWER: Final = SKILL + SKILLS.index("take-follower")
CHARM: Final = SKILL + SKILLS.index("charm")
DESTROY: Final = SKILL + SKILLS.index("destroy")
PYROBLAST: Final = SKILL + SKILLS.index("pyroblast")
STAMPEDE: Final = SKILL + SKILLS.index("stampede")
DEATHBLOW: Final = SKILL + SKILLS.index("deathblow")
RECRUIT: Final = SKILL + SKILLS.index("recruit")
SACRIFICE: Final = SKILL + SKILLS.index("sacrifice")
TERROR: Final = SKILL + SKILLS.index("terror")
ENSLAVE: Final = SKILL + SKILLS.index("enslave")
MERCENARY: Final = SKILL + SKILLS.index("mercenary")

# ---------------------------------------------------------------------- instead of fighting Enemies


def spared(s: TalismanState, seat: int, group: tuple[int, ...], by: int) -> list[int]:
    """What may be done to the first of some Enemies instead of fighting it. [tali.golden.ability-over-rule]

    [tali.ruling.dragon-effects-in-tower]
    """
    side = s.sides[seat]
    card = s.box.cards[group[0] >> 1]
    found: list[int] = []
    if s.inner(side.space):
        return found
    if card.cls == ANIMAL and has(s, side, H_CHARMS):
        found.append(CHARM)
    if card.cls == SPIRIT and has(s, side, H_DESTROY_SPIRITS):
        found.append(DESTROY)
    if card.cls == CULTIST and has(s, side, H_RECRUITS):
        found.append(RECRUIT)
    if card.cls == DRAGON:
        if has(s, side, H_SACRIFICE) and (side.objects or side.followers or side.spells):
            found.append(SACRIFICE)
        if has(s, side, H_WYVERN_STAFF if by == BATTLE else H_DOMINATE) and not captives(s, seat):
            found.append(ENSLAVE)
    if has(s, side, H_TERROR):
        found.append(TERROR)
    return found


def captives(s: TalismanState, seat: int) -> list[int]:
    """Dragons a character holds."""
    return [card for card in s.sides[seat].followers if s.box.cards[card].cls == DRAGON]


def spare(s: TalismanState, seat: int, group: tuple[int, ...], by: int, option: int) -> None:
    """Carry out one of these on the first Enemy; the others are faced after it."""
    lying = group[0]
    card = lying >> 1
    space = s.sides[seat].space
    if option in (DESTROY, RECRUIT, ENSLAVE):
        rest(s, group, by)
        if option == DESTROY:
            s.remove(space, lying)
            if has(s, s.sides[seat], H_SPIRIT_SPELL):
                gain_spells(s, seat, 1)
        else:
            keep(s, seat, lying, space)
    elif option == CHARM:
        rest(s, group, by)
        s.met = (*s.met, card)
        s.stack.append(Charm(seat, lying, space))
    elif option == TERROR:
        s.stack.append(Terror(seat, group, by))
    else:
        rest(s, group, by)
        s.met = (*s.met, card)
        s.stack.append(Halt())
        s.stack.append(RollTable(seat, TABLE_ALTAR, NONE))
        s.stack.append(Sacrifice(seat))


def rest(s: TalismanState, group: tuple[int, ...], by: int) -> None:
    """Go on with the other Enemies of a group."""
    if len(group) > 1:
        s.goto(FaceEnemies(group[1:], by))
    else:
        s.end()


def keep(s: TalismanState, seat: int, lying: int, space: int) -> None:
    """An Enemy joins a character. [tali.ruling.enemy-follower]"""
    s.lift(space, lying)
    s.empty(space, lying >> 1)
    s.hold(seat, lying >> 1)


class Charm(Step[TalismanState]):
    """A die above its Strength makes an Animal a Follower. [tali.evade.not-attacking-is-not-evading]"""

    __slots__ = ("lying", "seat", "space")

    def __init__(self, seat: int, lying: LyingNo, space: SpaceNo) -> None:
        self.seat = seat
        self.lying = lying
        self.space = space

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 1, Charmed(self.seat, self.lying, self.space))


class Charmed(Step[TalismanState]):
    """An Animal that is not charmed is left alone. [tali.enc.enemy-left-ends-turn]"""

    __slots__ = ("lying", "seat", "space")

    def __init__(self, seat: int, lying: LyingNo, space: SpaceNo) -> None:
        self.seat = seat
        self.lying = lying
        self.space = space

    def run(self, s: TalismanState) -> None:
        s.end()
        if s.dice[0] > fight_value(s, self.lying):
            keep(s, self.seat, self.lying, self.space)
        else:
            s.halted = True


class Sacrifice(Step[TalismanState]):
    """A Follower, an Object or a Spell is given up for a prayer. [tali.discard.victim-chooses]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-branch"
    RULE: ClassVar[str] = "tali.discard.victim-chooses"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        side = s.sides[self.seat]
        s.ask(self.seat, [BRANCH + at for at, held in enumerate((side.followers, side.objects, side.spells)) if held])

    def take(self, s: TalismanState, option: int) -> None:
        s.goto(LoseCards(self.seat, option - BRANCH, 1))


class Terror(Step[TalismanState]):
    """Two dice against an Enemy's value: it may be driven to another space. [tali.golden.ability-over-rule]"""

    __slots__ = ("by", "group", "seat")

    def __init__(self, seat: int, group: tuple[LyingNo, ...], by: int) -> None:
        self.seat = seat
        self.group = group
        self.by = by

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 2, Terrified(self.seat, self.group, self.by))


class Terrified(Step[TalismanState]):
    """Where the Enemy flees to; or it is fought as usual. [tali.combat.sequence]"""

    __slots__ = ("by", "group", "seat")
    KIND: ClassVar[str] = "pick-space"
    RULE: ClassVar[str] = "tali.golden.ability-over-rule"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, group: tuple[LyingNo, ...], by: int) -> None:
        self.seat = seat
        self.group = group
        self.by = by

    def run(self, s: TalismanState) -> None:
        space = s.sides[self.seat].space
        if sum(s.dice) < fight_value(s, self.group[0]):
            from wawel.games.talisman.rules.encounter import AfterEnemies
            from wawel.games.talisman.rules.fight import fight_cards

            # the step below asked to use the wand: it is replaced by the fight
            s.end()
            s.goto(AfterEnemies(self.group))
            fight_cards(s, self.seat, self.group, self.by)
        else:
            s.ask(self.seat, [GO + at for at in s.box.rings[s.region(space)] if at != space])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        space = s.sides[self.seat].space
        lying = self.group[0]
        rest(s, self.group, self.by)
        move_card(s, space, option - GO, lying)


def move_card(s: TalismanState, space: int, to: int, lying: int) -> None:
    """A card goes to another space, with its sleep token and what lies on it."""
    found = list(s.ground[space])
    found.remove(lying)
    s.ground[space] = tuple(found)
    s.ground[to] = (*s.ground[to], lying)
    for hoard in s.hoards:
        if hoard.space == space and hoard.card == lying >> 1:
            hoard.space = to
    s.event("card-moved", lying >> 1, to)


# ---------------------------------------------------------------------- before the attack rolls


def prepared(s: TalismanState, seat: int) -> list[int]:
    """What may be used just before a fight. [tali.combat.sequence] [tali.breath.pre-combat-first]"""
    from wawel.games.talisman.rules.turn import can_use  # needs this module first

    side = s.sides[seat]
    fight = s.fight
    found = []
    for card in kinds(usable(s, side)):
        for moment in s.box.cards[card].moments:
            if moment.when == BEFORE_FIGHT and can_use(s, seat, card, moment):
                found.append(USE + card)
    if fight.by == BATTLE:
        found += battle_skills(s, seat)
    return found


def battle_skills(s: TalismanState, seat: int) -> list[int]:
    """What may be used just before a battle."""
    side = s.sides[seat]
    fight = s.fight
    found = []
    if not fight.no_their_die and has(s, side, H_ASSASSINATE) and fight.lord == NONE:
        found.append(ASSASSINATE)
    if not fight.sum_dice and fight.foes and has(s, side, H_DEATHBLOW):
        found.append(DEATHBLOW)
    if not fight.no_die and has(s, side, H_PYROBLAST) and fight.lord == NONE and len(fight.foes) < 2:
        found.append(PYROBLAST)
    if s.die and fight.bonus == 0 and seat == s.active and has(s, side, H_STAMPEDE):
        found.append(STAMPEDE)
    hired = held(s, side, H_MERCENARY)
    if hired != NONE and side.gold and hired not in side.used:
        found.append(MERCENARY)
    for card in side.followers:
        one = s.box.cards[card]
        if one.type == ENEMY and card not in side.used and (has(s, side, H_RAISE_DEAD) or has(s, side, H_CHARMS)):
            found.append(PICK + card)
    return found


def prepare(s: TalismanState, seat: int, option: int) -> None:
    """Use one of these; the question is asked again after it."""
    side = s.sides[seat]
    fight = s.fight
    if option == ASSASSINATE:
        fight.no_their_die = True
    elif option == DEATHBLOW:
        fight.sum_dice = True
    elif option == STAMPEDE:
        fight.bonus += s.die
    elif option == PYROBLAST:
        fight.no_die = True
        s.stack.append(Pyroblast(seat))
    elif option == MERCENARY:
        card = held(s, side, H_MERCENARY)
        s.lose_gold(seat, 1)
        side.used = (*side.used, card)
        side.more_strength += s.box.cards[card].amounts[H_MERCENARY]
    elif PICK <= option < PICK + len(s.box.cards):
        card = option - PICK
        side.used = (*side.used, card)
        fight.bonus += s.box.cards[card].value
        if has(s, side, H_RAISE_DEAD):
            s.lose_card(seat, card)
    else:
        from wawel.games.talisman.rules.turn import use_card  # needs this module first

        use_card(s, seat, option - USE, BEFORE_FIGHT)
        return
    s.event("ability", seat)


class Pyroblast(Step[TalismanState]):
    """A die and Craft against Strength: above it the fight is over before it began. [tali.golden.ability-over-rule]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 1, Blasted(self.seat))


class Blasted(Step[TalismanState]):
    """A creature is killed without a trophy, a character loses a life. [tali.ruling.claim-defeat-means]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        fight = s.fight
        target = fight.value + sum([fight_value(s, lying) for lying in fight.foes])
        if fight.rival != NONE:
            target = strength(s, s.sides[fight.rival])
        if s.dice[0] + craft(s, s.sides[self.seat]) <= target:
            return
        if fight.rival != NONE:
            fight.drawn = True
            hurt(s, [fight.rival], 1, OTHERWISE)
            return
        fight.won = True
        for lying in fight.foes:
            space = s.sides[self.seat].space
            s.remove(space, lying)


# ---------------------------------------------------------------------- killed Enemies, prayers


def keep_killed(s: TalismanState, seat: int, lying: int, space: int) -> None:
    """Some keep what they killed as a Follower instead of a trophy; some hunt on. [tali.ruling.claim-defeat-means]"""
    side = s.sides[seat]
    card = s.box.cards[lying >> 1]
    if card.cls == DRAGON and seat == s.active and not s.inner(space):
        hunter = held(s, side, H_STALKS)
        if hunter != NONE and hunter not in side.spent:
            side.spent = (*side.spent, hunter)
            side.extra += 1
    raises = has(s, side, H_RAISE_DEAD) and s.fight.by == BATTLE
    captures = card.cls == DRAGON and has(s, side, H_CAPTURE) and not captives(s, seat)
    if raises or (captures and not s.inner(space)):
        s.stack.append(KeepAsFollower(seat, lying, space))


class KeepAsFollower(Step[TalismanState]):
    """A killed Enemy may become a Follower instead of a trophy. [tali.ruling.enemy-follower]"""

    __slots__ = ("lying", "seat", "space")
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.ruling.enemy-follower"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, lying: LyingNo, space: SpaceNo) -> None:
        self.seat = seat
        self.lying = lying
        self.space = space

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [DO_IT], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option != DONE and self.lying in s.ground[self.space]:
            keep(s, self.seat, self.lying, self.space)


def rides(s: TalismanState, seat: int) -> bool:
    """Does a character ride a captured Dragon?"""
    return has(s, s.sides[seat], H_CAPTURE) and len(captives(s, seat)) > 0


def ritual(s: TalismanState, seat: int) -> int:
    """What Followers add to a prayer."""
    side = s.sides[seat]
    return len(side.followers) if has(s, side, H_RITUAL) else 0


# ---------------------------------------------------------------------- against characters


def against_character(s: TalismanState, seat: int, rival: int) -> list[int]:
    """What may be done to another character instead of battle. [tali.pvp.ability-instead] [tali.pvp.battle-default]"""
    side = s.sides[seat]
    other = s.sides[rival]
    found = []
    if has(s, side, H_PSYCHIC_ATTACK):
        found.append(PSYCHIC_ATTACK)
    if (other.objects or other.gold) and not side.toad:
        if has(s, side, H_STEAL):
            found.append(STEAL)
        if has(s, side, H_BEGUILE):
            found.append(BEGUILE)
    if takeable(s, seat, rival):
        found.append(TAKE_FOLLOWER)
    return found


#: the Followers that decide who may be taken: the Minstrel charms these, the Sorceress can't; named as in the content
MAIDENS: Final = ("maiden", "princess")
PURE: Final = ("maiden", "unicorn", "princess")


def takeable(s: TalismanState, seat: int, rival: int) -> list[int]:
    """The Followers a character may take from another."""
    side = s.sides[seat]
    names = s.box.ids["card"]
    found = []
    for card in s.sides[rival].followers:
        if (has(s, side, H_TAKE_MAIDEN) and names[card] in MAIDENS) or (
            has(s, side, H_TAKE_ANY_FOLLOWER) and names[card] not in PURE
        ):
            found.append(card)
    return found


def rob(s: TalismanState, seat: int, rival: int, option: int) -> None:
    """Use an ability on another character. Call it when the step has moved the stack on. [tali.pvp.ability-instead]"""
    if option == STEAL:
        s.stack.append(TakeFrom(seat, rival, True))
    elif option == BEGUILE:
        s.stack.append(Beguile(seat, rival))
    else:
        s.stack.append(TakeFollower(seat, rival))


class Beguile(Step[TalismanState]):
    """A die decides whether the other is beguiled. [tali.pvp.ability-instead]"""

    __slots__ = ("rival", "seat")

    def __init__(self, seat: int, rival: int) -> None:
        self.seat = seat
        self.rival = rival

    def run(self, s: TalismanState) -> None:
        throw(s, self.seat, 1, Beguiled(self.seat, self.rival))


class Beguiled(Step[TalismanState]):
    """A good one resists all but a 6, an evil one only 1-3. [tali.pvp.ability-instead]"""

    __slots__ = ("rival", "seat")

    def __init__(self, seat: int, rival: int) -> None:
        self.seat = seat
        self.rival = rival

    def run(self, s: TalismanState) -> None:
        alignment = s.sides[self.rival].alignment
        need = 6 if alignment == GOOD else 4 if alignment == EVIL else 5
        if s.dice[0] >= need:
            s.goto(TakeFrom(self.seat, self.rival, True))
        else:
            s.end()


class TakeFollower(Step[TalismanState]):
    """A Follower of another character. [tali.pvp.ability-instead]"""

    __slots__ = ("rival", "seat")
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "tali.pvp.ability-instead"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int, rival: int) -> None:
        self.seat = seat
        self.rival = rival

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [PICK + card for card in kinds(takeable(s, self.seat, self.rival))])

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        give(s, self.rival, self.seat, option - PICK)
