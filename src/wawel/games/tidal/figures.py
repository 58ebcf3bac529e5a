"""What the rules compute: levels, limits and prices, what can be counted, and which symbols dice can match."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.games.tidal.box import (
    ARENAS,
    ARMOUR,
    BORROWED,
    CAPACITY,
    COLOURED,
    DICE_LIMIT,
    DIE_KINDS,
    DIE_LEVELS,
    DISCOUNT,
    FACE_KINDS,
    FACE_SYMBOLS,
    FACE_TRAITS,
    FIGHT_FOCUS,
    FOCUS,
    FOCUS_LIMIT,
    LEAP_COST,
    LEGENDARY,
    MEMORY_COST,
    NIGHT_PICKS,
    NOVICE,
    PAY_DIE,
    PAY_FRUIT,
    PAY_RANKING,
    PAY_SHELLS,
    PAY_SHIELD,
    RESILIENCE,
    SPIRIT,
    SPIRIT_BONUS,
    SYNERGY,
    WILD,
    Spot,
)
from wawel.games.tidal.pieces import Side
from wawel.games.tidal.state import TidalState

#: [tidal.shield.time-leap] [tidal.shield.memory] [tidal.shield.capacity-six] [tidal.dice.limit-six]
LEAP: Final = 4
MEMORY: Final = 6
SHIELD_ROOM: Final = 6
MOST_DICE: Final = 6
#: a challenge counts as long from this many symbols on
LONG: Final = 4
#: the numbers of linked groups
LINKS: Final[list[int]] = [1, 2, 3]


# ---------------------------------------------------------------------- figures of a player


def bonus(s: TidalState, side: Side, op: int) -> int:
    """How much cards in play, and the announcement of the round, change a figure. [tidal.character-card.stays]"""
    found = 0
    if side.changes >> op & 1:
        for card in side.cards:
            for static in s.box.cards[card].statics:
                if static.op == op and (static.island == NONE or on_island(s, side, static.island)):
                    found += static.n
    if s.announcement != NONE:
        notice = s.box.announcements[s.announcement]
        if notice.changes >> op & 1:
            for static in notice.statics:
                if static.op == op and (static.island == NONE or on_island(s, side, static.island)):
                    found += static.n
    return found


def on_island(s: TidalState, side: Side, island: int) -> bool:
    """Is a player's pawn on an island?"""
    return len(side.placed) > 0 and s.box.places[side.placed[-1]].island == island


def level(s: TidalState, side: Side, trait: int) -> int:
    """The level a dial shows. [tidal.trait.level-marks]"""
    return s.box.dials[trait].level[side.dials[trait]]


def spirit(s: TidalState, side: Side) -> int:
    """The level at which a trick works. [tidal.trait.spirit]"""
    return min(5, level(s, side, SPIRIT) + bonus(s, side, SPIRIT_BONUS))


def dice_cap(s: TidalState, side: Side) -> int:
    """How many own dice may be in the present challenge or fight without more fruit.

    [tidal.trait.focus-limit] [tidal.trait.focus-eat-fruit] [tidal.ruling.limit-during-challenge]
    """
    cap = level(s, side, FOCUS) + s.eaten + s.reach + bonus(s, side, FOCUS_LIMIT)
    return cap + bonus(s, side, FIGHT_FOCUS) if s.foe != NONE else cap


def night_picks(s: TidalState, side: Side) -> int:
    """How many dice may be refreshed and upgraded tonight. [tidal.trait.resilience]"""
    return level(s, side, RESILIENCE) + bonus(s, side, NIGHT_PICKS)


def shells_to_block(crosses: int, less: int) -> int:
    """The shells it takes to block so many X, for somebody who pays less: one at least, or one could roll for ever."""
    return max(1, crosses - less)


def leap_cost(s: TidalState, side: Side) -> int:
    """Shells for a time leap. [tidal.shield.time-leap]"""
    return LEAP + bonus(s, side, LEAP_COST)


def memory_cost(s: TidalState, side: Side) -> int:
    """Shells for michronic memory. [tidal.shield.memory]"""
    return MEMORY + bonus(s, side, MEMORY_COST)


def shield_room(s: TidalState, side: Side) -> int:
    """How many shells the shield holds. [tidal.shield.capacity-six]"""
    return SHIELD_ROOM + bonus(s, side, CAPACITY)


def most_dice(s: TidalState, side: Side) -> int:
    """How many dice a player may own at the end of a turn. [tidal.dice.limit-six]"""
    return MOST_DICE + bonus(s, side, DICE_LIMIT)


def price(s: TidalState, side: Side, card: int, discount: int) -> int:
    """What a market card costs. [tidal.ruling.market-price]"""
    return max(0, s.box.market[card].price - discount - bonus(s, side, DISCOUNT))


def danger_faces(s: TidalState) -> list[int]:
    """The faces of the danger die of this round: X each. [tidal.danger.rises] [tidal.end-round.danger-swap]"""
    return [die.faces for die in s.box.dangers if die.first <= s.round][-1]


def affordable(s: TidalState, seat: int, effects: tuple[Effect, ...]) -> bool:
    """Can what stands in front of a text be paid in full? [tidal.ruling.effects-must-or-may]"""
    side = s.sides[seat]
    for effect in effects:
        op = effect.op
        if op == PAY_FRUIT:
            if side.fruit < effect.n:
                return False
        elif op == PAY_SHELLS:
            if side.shells < effect.n:
                return False
        elif op == PAY_SHIELD:
            if side.shield < effect.n:
                return False
        elif op == PAY_RANKING:
            if side.rank < effect.n:
                return False
        elif op == PAY_DIE:
            if not side.available and not side.spent:
                return False
        else:
            break
    return True


# ---------------------------------------------------------------------- counting


def counted(s: TidalState, seat: int, effect: Effect) -> int:
    """How much an effect gives that counts something."""
    return min(effect.fields["most"], measure(s, seat, effect.fields["what"]) // effect.fields["per"])


def measure(s: TidalState, seat: int, what: int) -> int:
    """How much a player has of what can be counted, in the order of MEASURES."""
    side = s.sides[seat]
    if what <= 4:
        return (side.fruit, side.shells, side.shield, len(side.tricks), len(side.hand) + len(side.open_hand))[what]
    if what <= 10:
        done = len(side.completed)
        return (done, *side.styles, min(side.styles), sum([n > 0 for n in side.styles]))[what - 5]
    if what <= 17:
        return of_completed(s, side, what)
    if what <= 22:
        return dice_counted(s, side, what)
    if what == 23:
        return len(side.cards) - 1
    if what == 24:
        return side.hits + sum([wounds.count(seat) for wounds in s.wounds])
    if what == 25:
        return sum([seat in wounds for wounds in s.wounds])
    if what == 26:
        return side.leaders
    if what == 27:
        return side.rank
    if what <= 31:
        return level(s, side, what - 28)
    if what == 32:
        return min(side.dials)
    if what == 33:
        return max(side.dials)
    if what == 34:
        return dial_points(s, side)
    return sum([other.rank > side.rank for other in s.sides]) + (s.rival_rank > side.rank)


def of_completed(s: TidalState, side: Side, what: int) -> int:
    """Symbols on completed challenges, stretch symbols included, matched or not. [tidal.stretch.counts-in-scoring]"""
    found = 0
    for card in side.completed:
        challenge = s.box.challenges[card]
        if what == 11:
            found += sum(challenge.full)
        elif what <= 15:
            found += challenge.full[what - 12]
        elif what == 16:
            found += sum(challenge.full) >= LONG
        else:
            found += challenge.kind == LEGENDARY
    return found


def dice_counted(s: TidalState, side: Side, what: int) -> int:
    """Own dice: all, spent ones, or those of a level and above."""
    if what == 18:
        return len(side.available) + len(side.spent)
    if what == 19:
        return len(side.spent)
    return sum([s.box.dice[kind].level >= what - 19 for kind in side.available + side.spent])


def dial_points(s: TidalState, side: Side) -> int:
    """The highest point mark reached on each dial. [tidal.score.dials]"""
    return sum([dial.points[at] for dial, at in zip(s.box.dials, side.dials, strict=True)])


def leads(s: TidalState, seat: int) -> bool:
    """Is nobody ahead of a player on the ranking?"""
    return measure(s, seat, 35) == 0


def trails(s: TidalState, seat: int) -> bool:
    """Is a player behind somebody, and nobody behind them?"""
    rank = s.sides[seat].rank
    ranks = [side.rank for side in s.sides]
    if s.rival_rank != NONE:
        ranks.append(s.rival_rank)
    return min(ranks) == rank < max(ranks)


# ---------------------------------------------------------------------- dice to be had


def gainable(s: TidalState, level: int, colour: int) -> list[int]:
    """The dice somebody may take who is due one of a level and perhaps a colour: these, else others of the level, else
    any of a lower one. [tidal.dice.pool-same-level] [tidal.dice.pool-lower-level] [tidal.ruling.pool-nothing-left]"""
    due = [
        k for k in range(DIE_KINDS) if s.box.dice[k].level == level and (not colour or s.box.dice[k].colour == colour)
    ]
    return in_supply(s, due, level)


def upgrades(s: TidalState, kind: int) -> list[int]:
    """The dice somebody may take for one they upgrade. [tidal.dice.upgrade] [tidal.dice.adept-upgrade]

    [tidal.dice.novice-upgrade] [tidal.dice.elite-upgrade] [tidal.ruling.guild-cannot-upgrade]
    """
    die = s.box.dice[kind]
    if not die.upgrades:
        return []
    return [other for other in in_supply(s, die.upgrades, die.level + 1) if other != kind]


def in_supply(s: TidalState, due: list[int], level: int) -> list[int]:
    """Those of the supply that are due, or what stands in for them."""
    found = [kind for kind in due if s.supply[kind]]
    if found:
        return found
    found = [kind for kind in range(DIE_KINDS) if s.box.dice[kind].level == level and s.supply[kind]]
    return found or [kind for kind in range(DIE_KINDS) if s.box.dice[kind].level < level and s.supply[kind]]


def bonus_level(s: TidalState, seat: int, style: int) -> int:
    """The level of the bonus die for a fighting style, -1 for none. [tidal.style.level]

    [tidal.ruling.style-level-above-four]
    """
    return min(s.sides[seat].styles[style], len(DIE_LEVELS)) - 1


def bonus_dice(s: TidalState, seat: int, style: int) -> list[int]:
    """The bonus dice a fighting style offers. [tidal.style.bonus-die] [tidal.style.none-without-level]

    [tidal.style.level-1-novice] [tidal.style.level-2-adept] [tidal.style.level-3-elite] [tidal.style.level-4-guild]
    [tidal.ruling.style-level-above-four] [tidal.ruling.pool-fallback-bonus-die]
    """
    due = bonus_level(s, seat, style)
    return gainable(s, due, 0) if due >= 0 else []


# ---------------------------------------------------------------------- matching dice with a challenge


def can_match(dice: tuple[int, ...], needs: list[int]) -> bool:
    """Can dice show all these symbols, each symbol used once? [tidal.challenge.required-symbols]

    [tidal.challenge.symbol-once] [tidal.challenge.blank-nothing] [tidal.dice.wild-symbol] [tidal.dice.elite-split]
    [tidal.dice.guild-double]
    """
    spirit = needs[SPIRIT]
    focus = needs[FOCUS]
    resilience = needs[RESILIENCE]
    synergy = needs[SYNERGY]
    wild = red = blue = 0
    for shown in dice:
        face = shown % FACE_KINDS
        if face == WILD:
            wild += 1
        elif face == 6:
            red += 1
        elif face == 7:
            blue += 1
        elif face:
            n = FACE_SYMBOLS[face]
            traits = FACE_TRAITS[face]
            if traits == 1:
                spirit -= n
            elif traits == 2:
                focus -= n
            elif traits == 4:
                resilience -= n
            else:
                synergy -= n
    short_red = max(0, spirit) + max(0, focus)
    short_blue = max(0, resilience) + max(0, synergy)
    return max(0, short_red - red) + max(0, short_blue - blue) <= wild


def matches(dice: tuple[int, ...], traits: list[int]) -> list[int]:
    """The sets of symbols of some traits (as bits of their places) dice can match that can't be larger.

    [tidal.ruling.hit-assignment-challenge]
    """
    options = []
    for shown in dice:
        shows = FACE_TRAITS[shown % FACE_KINDS]
        spots = [1 << at for at, trait in enumerate(traits) if shows >> trait & 1]
        options += [spots] * FACE_SYMBOLS[shown % FACE_KINDS]
    return largest(reachable(options))


def reachable(options: list[list[int]]) -> set[int]:
    """All sets of places that can be covered, if each option covers one of its places or none."""
    found = {0}
    for places in options:
        if places:
            found |= {covered | place for covered in found for place in places}
    return found


def largest(sets: set[int]) -> list[int]:
    """Those sets that are part of no other, in order."""
    found: list[int] = []
    for one in sorted(sets, key=int.bit_count, reverse=True):
        if not any(one & other == one for other in found):
            found.append(one)
    return sorted(found)


# ---------------------------------------------------------------------- matching dice with a monster


def hits(s: TidalState, side: Side, dice: tuple[int, ...], place: int) -> list[int]:
    """The sets of spots (as bits) dice can hit to which nothing can be added; of like spots the first are taken.

    [tidal.hit.place-tokens] [tidal.hit.covered-closed] [tidal.armour.linked] [tidal.ruling.hit-assignment]
    [tidal.ruling.linked-symbols]
    """
    spots = s.box.monsters[s.foes[place]].spots
    wounds = s.wounds[place]
    free = [at for at in range(len(spots)) if wounds[at] == NONE]
    armed = bonus(s, side, ARMOUR) > 0
    options = []
    for shown in dice:
        places = [1 << at for at in free if can_hit(shown, spots[at], armed)]
        options += [places] * FACE_SYMBOLS[shown % FACE_KINDS]
    groups = link_groups(spots, free)
    found = set()
    for covered in reachable(options):
        for group in groups:
            if covered & group != group:
                covered &= ~group
        found.add(first_of_like(covered, spots, free))
    return largest(found)


def can_hit(shown: int, spot: Spot, armed: bool) -> bool:
    """Does a die show the trait of a spot, and is it good enough for its armour? [tidal.armour.white-any]

    [tidal.armour.colour-adept] [tidal.armour.black-frame-elite] [tidal.dice.guild-colour]
    """
    if not FACE_TRAITS[shown % FACE_KINDS] >> spot.trait & 1:
        return False
    return dice_for(spot, armed) >> shown // FACE_KINDS % DIE_KINDS & 1 == 1


def dice_for(spot: Spot, armed: bool) -> int:
    """The dice that are good enough for a spot, as bits; whoever is `armed` breaks coloured armour with novice dice."""
    return spot.dice | 1 << NOVICE if armed and spot.grade == COLOURED else spot.dice


def link_groups(spots: list[Spot], free: list[int]) -> list[int]:
    """The linked groups among the spots still free, as bits."""
    found: list[int] = []
    for link in LINKS:
        group = 0
        for at in free:
            if spots[at].link == link:
                group |= 1 << at
        if group:
            found.append(group)
    return found


def first_of_like(covered: int, spots: list[Spot], free: list[int]) -> int:
    """The same set with the first of like spots in place of later ones."""
    found = 0
    for at in free:
        if covered >> at & 1:
            for other in free:
                if not found >> other & 1 and (other == at or spots[other].like(spots[at])):
                    found |= 1 << other
                    break
    return found


def all_hit(s: TidalState, side: Side, dice: tuple[int, ...], place: int) -> bool:
    """Can dice hit every spot that is still free? [tidal.ruling.fight-must-stop]"""
    wounds = s.wounds[place]
    left = wounds.count(NONE)
    if sum([FACE_SYMBOLS[shown % FACE_KINDS] for shown in dice]) < left:
        return False
    best = hits(s, side, dice, place)
    return best[-1].bit_count() == left


def matching(s: TidalState, side: Side, shown: int) -> bool:
    """Does a die match any symbol that is still open, so that it may be set aside? [tidal.challenge.step-reroll]

    [tidal.ruling.set-aside-locked]
    """
    if s.task != NONE:
        full = s.box.challenges[s.task].full
        traits = FACE_TRAITS[shown % FACE_KINDS]
        return any(full[trait] > 0 and traits >> trait & 1 for trait in range(4))
    spots = s.box.monsters[s.foes[s.foe]].spots
    armed = bonus(s, side, ARMOUR) > 0
    wounds = s.wounds[s.foe]
    return any(wounds[at] == NONE and can_hit(shown, spot, armed) for at, spot in enumerate(spots))


def own_dice(s: TidalState) -> int:
    """How many of the active player's own dice are in the roll. [tidal.style.bonus-outside-focus]"""
    return len([shown for shown in s.rolled + s.kept if shown < BORROWED]) + len(s.joining)


def has_every_arena(side: Side) -> bool:
    """Has a player completed a challenge of each arena? [tidal.ruling.advanced-legendary]"""
    return min(side.styles[:ARENAS]) > 0
