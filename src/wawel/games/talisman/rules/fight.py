"""Fights: battle and psychic combat with Enemies, creatures, Lords and characters, from the first Spell to the
result."""

from __future__ import annotations

from typing import ClassVar

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.talisman.box import (
    BATTLE,
    BREATH,
    CULTIST,
    DEFEATS,
    DEFEATS_INSTEAD,
    DRAGON,
    E_DOMAIN,
    FOLLOWER,
    MAGIC_OBJECT,
    RUNES,
    W_FIGHT,
    W_ROLLED,
    WEAPON,
    WOODS,
)
from wawel.games.talisman.figures import (
    craft,
    enemies,
    fight_value,
    has,
    held,
    scale_bonus,
    scales_on_lords,
    strength,
    usable,
)
from wawel.games.talisman.ops import (
    H_ATTACK,
    H_ATTACK_KING,
    H_ATTACK_VS_DRAGON,
    H_ATTACK_WOODS,
    H_BATTLE,
    H_BATTLE_BY_CRAFT,
    H_BATTLE_PER_FOLLOWER,
    H_BATTLE_VS_DRAGON,
    H_BEST_OF_TWO,
    H_BREATH_PROOF,
    H_CRAFT_ADDS,
    H_CRAFT_ADDS_VS_DRAGON,
    H_DICE,
    H_DISCARD_BY_DEFEAT,
    H_DITCH_BY_CULTIST,
    H_DITCH_BY_DRAGON,
    H_DOUBLE_VS_DRAGON,
    H_ETHEREAL,
    H_MAGIC_WEAPON_ONLY,
    H_MARGIN,
    H_MIST,
    H_NETHER,
    H_NO_WEAPON,
    H_PER_DRAGON,
    H_PER_SCALE,
    H_PSYCHIC_BY_STRENGTH,
    H_SHIRT,
    H_SKULL,
    H_STRENGTH_FIXED,
    H_TOAD_BITE,
    H_TWO_WEAPONS,
)
from wawel.games.talisman.options import DO_IT, FIGHT, REROLL, WIELD
from wawel.games.talisman.pieces import Fight, Side
from wawel.games.talisman.rules.effects import become_toad, carry_out
from wawel.games.talisman.rules.goods import PayScale
from wawel.games.talisman.rules.life import IN_BATTLE, OTHERWISE, hurt
from wawel.games.talisman.rules.spells import open_window
from wawel.games.talisman.state import SCALE_MET, TalismanState

# ---------------------------------------------------------------------- how fights begin


def fight_cards(s: TalismanState, seat: int, foes: tuple[int, ...], by: int) -> None:
    """Enemy cards are fought, together as one. [tali.combat.same-number-group]"""
    fight = begin(s, seat, by)
    fight.foes = foes


def fight_creature(s: TalismanState, seat: int, creature: int, by: int, value: int) -> None:
    """A creature without a card is fought. [tali.combat.creature] [tali.trophy.cards-only]"""
    fight = begin(s, seat, by)
    fight.creature = creature
    fight.value = value


def fight_lord(s: TalismanState, seat: int, lord: int, by: int) -> None:
    """A Draconic Lord is attacked. [tali.battle.choose-strength-or-craft] [tali.ruling.king-fight-type]"""
    fight = begin(s, seat, by)
    fight.lord = lord
    fight.value = s.box.lords[lord].craft if by else s.box.lords[lord].strength


def fight_character(s: TalismanState, seat: int, rival: int, by: int) -> None:
    """Another character is attacked. [tali.pvp.battle-default]"""
    fight = begin(s, seat, by)
    fight.rival = rival


def begin(s: TalismanState, seat: int, by: int) -> Fight:
    """Spells, preparations, breath, rolls, fate, comparison. Call it when the step has moved the stack on.

    [tali.combat.sequence] [tali.breath.pre-combat-first] [tali.ruling.breath-window]
    """
    fight = Fight()
    fight.by = by
    fight.attacker = seat
    s.fight = fight
    s.stack += [FightOver(), Compare(), AttackRolls(), Breaths(0), MakeReady(seat)]
    open_window(s, W_FIGHT)
    return fight


# ---------------------------------------------------------------------- preparing


class MakeReady(Step[TalismanState]):
    """Before the rolls: Weapons, cards and abilities. One Weapon in one attack, two for those who may.

    [tali.combat.one-weapon-one-armour] [tali.combat.sequence]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "fight"
    RULE: ClassVar[str] = "tali.combat.one-weapon-one-armour"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        from wawel.games.talisman.rules.skills import prepared  # needs this module first

        fight = s.fight
        if decided(fight):
            s.end()
            return
        seat = self.seat
        weapons = wieldable(s, seat)
        room = 2 if has(s, s.sides[seat], H_TWO_WEAPONS) else 1
        options = []
        if len(weapons) > room - len(fight.weapons) and len(fight.weapons) < room:
            options += [WIELD + card for card in dict.fromkeys(weapons)]
        options += prepared(s, seat)
        if options:
            s.ask(seat, [FIGHT, *options])
        else:
            self.take(s, FIGHT)

    def take(self, s: TalismanState, option: int) -> None:
        fight = s.fight
        if option == FIGHT:
            s.end()
            room = 2 if has(s, s.sides[self.seat], H_TWO_WEAPONS) else 1
            for card in wieldable(s, self.seat):
                if len(fight.weapons) < room:
                    fight.weapons = (*fight.weapons, card)
        elif WIELD <= option < WIELD + len(s.box.cards):
            fight.weapons = (*fight.weapons, option - WIELD)
            s.event("wields", self.seat, option - WIELD)
        else:
            from wawel.games.talisman.rules.skills import prepare  # needs this module first

            prepare(s, self.seat, option)


def decided(fight: Fight) -> bool:
    """Is the outcome settled before the dice fall?"""
    return fight.won or fight.drawn or fight.beaten


def wieldable(s: TalismanState, seat: int) -> list[int]:
    """Weapons that may still be used in this fight, the best first. [tali.combat.one-weapon-one-armour]"""
    side = s.sides[seat]
    if has(s, side, H_NO_WEAPON) or seat != s.fight.attacker:
        return []
    cards = s.box.cards
    magic = any(cards[lying >> 1].has >> H_MAGIC_WEAPON_ONLY & 1 == 1 for lying in s.fight.foes)
    found = []
    used = list(s.fight.weapons)
    for card in usable(s, side):
        if card in used:
            used.remove(card)
        elif cards[card].worn == WEAPON and (not magic or cards[card].type == MAGIC_OBJECT):
            found.append(card)
    return sorted(found, key=lambda card: -weapon_bonus(s, card))


def weapon_bonus(s: TalismanState, card: int) -> int:
    """What a Weapon adds to Strength in the present battle."""
    amounts = s.box.cards[card].amounts
    if H_BATTLE_VS_DRAGON in amounts and against_dragon(s):
        return amounts[H_BATTLE_VS_DRAGON]
    return amounts.get(H_BATTLE, 0)


def against_dragon(s: TalismanState) -> bool:
    """Does a Dragon fight, outside the Inner Region? [tali.dragon.not-inner-creatures] [tali.dragon.not-lords]

    [tali.ruling.dragon-effects-in-tower]
    """
    fight = s.fight
    if not fight.foes or s.inner(s.sides[fight.attacker].space):
        return False
    return any(s.box.cards[lying >> 1].cls == DRAGON for lying in fight.foes)


class Breaths(Step[TalismanState]):
    """Dragons breathe before the attack, in the order in which they came. [tali.breath.before-attack]

    [tali.breath.fight-still] [tali.ruling.breath-several] [tali.ruling.breath-kills] [tali.breath.evaded]
    """

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: TalismanState) -> None:
        fight = s.fight
        seat = fight.attacker
        side = s.sides[seat]
        if side.character == NONE or decided(fight) or self.at >= len(fight.foes) or has(s, side, H_BREATH_PROOF):
            s.end()
            return
        card = fight.foes[self.at] >> 1
        s.goto(Breaths(self.at + 1))
        for moment in s.box.cards[card].moments:
            if moment.when == BREATH:
                s.event("breathes", card, seat)
                carry_out(s, seat, moment.text, card)


# ---------------------------------------------------------------------- rolling


class AttackRolls(Step[TalismanState]):
    """A die for each side. [tali.combat.battle] [tali.combat.psychic] [tali.combat.creature-die]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        fight = s.fight
        seat = fight.attacker
        side = s.sides[seat]
        s.end()
        if side.character == NONE or decided(fight):
            return
        if any(s.box.cards[lying >> 1].has >> H_MIST & 1 == 1 for lying in fight.foes):
            dice = sorted([s.roll(6), s.roll(6)])
            fight.mine = (dice[0],)
            fight.theirs = (dice[1],)
        else:
            fight.mine = () if fight.no_die else tuple([s.roll(6) for _ in range(own_dice(s, side))])
            fight.theirs = () if fight.no_their_die else tuple([s.roll(6) for _ in range(their_dice(s))])
        for shown in fight.mine:
            s.event("attack-roll", seat, shown)
        for shown in fight.theirs:
            s.event("their-roll", shown)
        open_window(s, W_ROLLED)
        if held(s, side, H_SKULL) != NONE:
            s.stack.append(Skull(seat))
        if fight.rival != NONE and s.sides[fight.rival].fate and fight.theirs:
            s.stack.append(FightFate(fight.rival))
        if side.fate and fight.mine:
            s.stack.append(FightFate(seat))


def own_dice(s: TalismanState, side: Side) -> int:
    """How many dice a character rolls for its attack: the sum of two, or the better of two, for some."""
    if s.fight.sum_dice:
        return 2
    if has(s, side, H_BEST_OF_TWO) and s.fight.by == BATTLE:
        return 2
    from wawel.games.talisman.rules.skills import rides  # needs this module first

    return 2 if rides(s, side.seat) else 1


def their_dice(s: TalismanState) -> int:
    """How many dice are rolled for the other side: a single one for a whole group. [tali.combat.same-number-group]"""
    fight = s.fight
    if fight.rival != NONE:
        side = s.sides[fight.rival]
        return 2 if has(s, side, H_BEST_OF_TWO) and fight.by == BATTLE else 1
    for lying in fight.foes:
        if s.box.cards[lying >> 1].has >> H_DICE & 1:
            return 2
    return 1


class Skull(Step[TalismanState]):
    """A card may be discarded after the own roll to win at once. [tali.golden.ability-over-rule]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.golden.ability-over-rule"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [DO_IT], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        card = held(s, s.sides[self.seat], H_SKULL)
        if option != DONE and card != NONE:
            s.lose_card(self.seat, card)
            s.fight.won = True


class FightFate(Step[TalismanState]):
    """After the rolls the attacker may spend fate, then the defender. [tali.fate.reroll] [tali.pvp.fate-order]

    [tali.fate.not-others] [tali.fate.once-per-roll]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-die"
    RULE: ClassVar[str] = "tali.fate.reroll"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        dice = s.fight.mine if self.seat == s.fight.attacker else s.fight.theirs
        s.ask(self.seat, [REROLL + at for at in range(len(dice))], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option == DONE:
            return
        s.lose_fate(self.seat, 1)
        fight = s.fight
        at = option - REROLL
        again = s.roll(6)
        s.event("rerolled", self.seat, again)
        if self.seat != fight.attacker:
            fight.theirs = (*fight.theirs[:at], again, *fight.theirs[at + 1 :])
            return
        if again < fight.mine[at] and any(s.box.cards[one >> 1].has >> H_NETHER & 1 == 1 for one in fight.foes):
            fight.wounds = s.sides[self.seat].lives
            fight.beaten = True
        fight.mine = (*fight.mine[:at], again, *fight.mine[at + 1 :])


# ---------------------------------------------------------------------- scores


def attack_die(s: TalismanState, dice: tuple[int, ...]) -> int:
    """The attack roll: the sum, or the best of two dice."""
    if not dice:
        return 0
    return sum(dice) if s.fight.sum_dice else max(dice)


def battle_strength(s: TalismanState, seat: int) -> int:
    """Strength in battle: with Weapons, Followers and abilities that count only there. [tali.stat.bonus]

    [tali.space.cursed-glade]
    """
    side = s.sides[seat]
    fight = s.fight
    attacking = seat == fight.attacker
    dragon = attacking and against_dragon(s)
    if has(s, side, H_STRENGTH_FIXED):
        return strength(s, side)
    weapons = fight.weapons if attacking else tuple(best_weapon(s, seat))
    if any(s.box.cards[card].has >> H_BATTLE_BY_CRAFT & 1 == 1 for card in weapons):
        total = max(craft(s, side), strength(s, side))
    else:
        total = strength(s, side)
    for card in weapons:
        if dragon and s.box.cards[card].has >> H_DOUBLE_VS_DRAGON & 1:
            total *= 2
    for card in usable(s, side):
        one = s.box.cards[card]
        if one.worn != WEAPON:
            total += one.amounts.get(H_BATTLE, 0)
            total += one.amounts.get(H_BATTLE_PER_FOLLOWER, 0) * len(side.followers)
    for card in weapons:
        total += weapon_bonus(s, card) if attacking else s.box.cards[card].amounts.get(H_BATTLE, 0)
    if has(s, side, H_CRAFT_ADDS) or (dragon and has(s, side, H_CRAFT_ADDS_VS_DRAGON)):
        total += craft(s, side)
    return total


def best_weapon(s: TalismanState, seat: int) -> list[int]:
    """The Weapon a character that is attacked uses: its best."""
    side = s.sides[seat]
    if has(s, side, H_NO_WEAPON):
        return []
    cards = s.box.cards
    found = [card for card in usable(s, side) if cards[card].worn == WEAPON]
    found.sort(key=lambda card: -cards[card].amounts.get(H_BATTLE, 0))
    return found[: 2 if has(s, side, H_TWO_WEAPONS) else 1]


def psychic_craft(s: TalismanState, seat: int) -> int:
    """Craft in psychic combat; some Weapons let Strength take its place."""
    side = s.sides[seat]
    weapons = s.fight.weapons if seat == s.fight.attacker else ()
    if any(s.box.cards[card].has >> H_PSYCHIC_BY_STRENGTH & 1 == 1 for card in weapons):
        return max(craft(s, side), strength(s, side))
    return craft(s, side)


def own_score(s: TalismanState) -> int:
    """The attack score of the character that fights. [tali.combat.battle] [tali.claim.many-enemies]

    [tali.claim.attack-bonus]
    """
    fight = s.fight
    seat = fight.attacker
    side = s.sides[seat]
    total = psychic_craft(s, seat) if fight.by else battle_strength(s, seat)
    total += attack_die(s, fight.mine) + fight.bonus
    for lying in fight.foes:
        total += scale_bonus(s, side, s.box.cards[lying >> 1].deck)
    if fight.lord != NONE:
        total += scale_bonus(s, side, fight.lord)
    if against_dragon(s) and has(s, side, H_ATTACK_VS_DRAGON):
        total += s.box.characters[side.character].amounts.get(H_ATTACK_VS_DRAGON, 0)
    return total


def their_score(s: TalismanState) -> int:
    """The attack score of the other side. [tali.combat.creature-die] [tali.space.runes] [tali.sleep.minus-three]"""
    fight = s.fight
    if fight.rival != NONE:
        value = psychic_craft(s, fight.rival) if fight.by else battle_strength(s, fight.rival)
        return value + attack_die_of(fight.theirs) + fight.their_bonus
    space = s.sides[fight.attacker].space
    total = sum(fight.theirs) + fight.value + fight.their_bonus
    if s.box.spaces[space].kind == RUNES and s.encounter != SCALE_MET:
        total += 2
    for lying in fight.foes:
        total += fight_value(s, lying) + enemy_bonus(s, lying, space)
    return total


def attack_die_of(dice: tuple[int, ...]) -> int:
    """The best of the dice of a defender."""
    return max(dice) if dice else 0


def enemy_bonus(s: TalismanState, lying: int, space: int) -> int:
    """What an Enemy's own text adds to its roll. [tali.hint.king-makes-cards-stronger]"""
    card = s.box.cards[lying >> 1]
    amounts = card.amounts
    total = amounts.get(H_ATTACK, 0)
    if s.king == card.deck:
        total += amounts.get(H_ATTACK_KING, 0)
    if s.box.spaces[space].kind == WOODS:
        total += amounts.get(H_ATTACK_WOODS, 0)
    if H_PER_DRAGON in amounts:
        others = [one for one in enemies(s, True) if one != (space, lying)]
        total += amounts[H_PER_DRAGON] * len(others)
    total += amounts.get(H_PER_SCALE, 0) * scales_on_lords(s)
    if s.ending == E_DOMAIN and card.cls == DRAGON and s.crowned and anybody_on_crown(s):
        total += s.box.figures.get("domain-of-dragons/attack", 2)
    return total


def anybody_on_crown(s: TalismanState) -> bool:
    """Is any character on the Crown of Command?"""
    return any(side.character != NONE and side.space in (s.box.crown, s.box.tower_crown) for side in s.sides)


# ---------------------------------------------------------------------- the result


class Compare(Step[TalismanState]):
    """Higher wins, lower loses a life and ends its turn, equal is a stand-off. [tali.combat.win] [tali.combat.lose]

    [tali.combat.stand-off] [tali.combat.group-result-effect] [tali.combat.group-one-loss]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        fight = s.fight
        seat = fight.attacker
        s.end()
        if s.sides[seat].character == NONE:
            fight.won = False
            return
        if fight.sum_dice and len(fight.mine) == 2 and fight.mine[0] == fight.mine[1]:
            fight.beaten = True
        if not decided(fight):
            mine = own_score(s)
            theirs = their_score(s)
            s.event("scores", seat, mine, theirs)
            fight.won = mine > theirs
            fight.drawn = mine == theirs
            if fight.won:
                self.doubt(s, mine - theirs)
        elif fight.beaten or fight.drawn:
            fight.won = False
        fight.beaten = not fight.won and not fight.drawn
        if fight.rival != NONE:
            return
        if fight.won:
            s.event("wins", seat)
            return
        if fight.beaten and has(s, s.sides[seat], H_SHIRT) and max(s.sides[seat].scales):
            s.stack.append(Shirt(seat))
        else:
            outcome(s)

    def doubt(self, s: TalismanState, margin: int) -> None:
        """Some Enemies turn a win into a stand-off. [tali.combat.group-result-effect]"""
        fight = s.fight
        for lying in fight.foes:
            card = s.box.cards[lying >> 1]
            if margin < card.amounts.get(H_MARGIN, 0) or (card.has >> H_ETHEREAL & 1 and s.roll(6) <= 2):
                fight.won = False
                fight.drawn = True


class FightOver(Step[TalismanState]):
    """Nobody fights any more; what follows still knows how it ended. [tali.combat.sequence]"""

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        s.fight.attacker = NONE
        s.end()


class Shirt(Step[TalismanState]):
    """A scale may turn a defeat into a stand-off. [tali.golden.ability-over-rule]"""

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "confirm"
    RULE: ClassVar[str] = "tali.golden.ability-over-rule"
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.ask(self.seat, [DO_IT], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()
        if option == DONE:
            outcome(s)
        else:
            s.fight.beaten = False
            s.fight.drawn = True
            outcome(s)
            s.stack.append(PayScale(self.seat))


def outcome(s: TalismanState) -> None:
    """A stand-off, or a defeat with all it brings. Call it when the step has moved the stack on. [tali.combat.lose]

    [tali.combat.stand-off] [tali.ruling.king-defeat-order]
    """
    fight = s.fight
    seat = fight.attacker
    s.halted = True
    if fight.drawn:
        s.event("stand-off", seat)
        return
    s.defeated = True
    s.event("defeated", seat)
    side = s.sides[seat]
    instead = False
    for lying in reversed(fight.foes):
        card = s.box.cards[lying >> 1]
        for moment in card.moments:
            if moment.when == DEFEATS_INSTEAD and not instead:
                instead = True
                carry_out(s, seat, moment.text, lying >> 1)
            elif moment.when == DEFEATS:
                carry_out(s, seat, moment.text, lying >> 1)
        if card.has >> H_TOAD_BITE & 1 and attack_die(s, fight.mine) < sum(fight.theirs):
            s.stack.append(Croak(seat))
    beaten_things(s, side)
    if not instead or fight.wounds:
        lives = fight.wounds if instead else 1 + fight.wounds
        hurt(s, [seat], lives, IN_BATTLE if fight.by == BATTLE else OTHERWISE)


def beaten_things(s: TalismanState, side: Side) -> None:
    """Some cards leave a character that is beaten."""
    dragon = against_dragon(s)
    cultist = any(s.box.cards[lying >> 1].cls == CULTIST for lying in s.fight.foes)
    for card in side.objects:
        one = s.box.cards[card].has
        if (dragon and one >> H_DITCH_BY_DRAGON & 1) or (cultist and one >> H_DITCH_BY_CULTIST & 1):
            s.ditch(side.seat, card)
    for card in side.followers:
        if s.box.cards[card].type == FOLLOWER and s.box.cards[card].has >> H_DISCARD_BY_DEFEAT & 1:
            s.lose_card(side.seat, card)


class Croak(Step[TalismanState]):
    """The bitten one becomes a Toad after the battle. [tali.toad.duration]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TalismanState) -> None:
        s.end()
        if s.sides[self.seat].character != NONE:
            become_toad(s, self.seat)
