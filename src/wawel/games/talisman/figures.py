"""What the rules compute: abilities, limits, attack scores, where a move may end."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.games.talisman.box import (
    CURSED_GLADE,
    DRAGON,
    ENEMY,
    FOLLOWER,
    GOOD,
    HILLS,
    INNER,
    L_MAGIC,
    LORDS,
    MAGIC_OBJECT,
    TOWER,
    WOODS,
    Card,
)
from wawel.games.talisman.ops import (
    H_CARRY,
    H_CHARM_SCALES,
    H_CRAFT,
    H_EVADE_HILLS,
    H_EVADE_WOODS,
    H_NO_CAST,
    H_NO_EVADE,
    H_NO_EVADE_DRAGONS,
    H_SCALE_WORTH,
    H_SCALES_MATCH,
    H_SPELL_PROOF,
    H_STRENGTH,
    H_STRENGTH_FIXED,
)
from wawel.games.talisman.pieces import Side
from wawel.games.talisman.state import SCALE_MET, TalismanState

# ---------------------------------------------------------------------- standing abilities


def glade_holds(s: TalismanState, side: Side) -> bool:
    """Does the Cursed Glade keep a character from using its Objects? Not while it meets a scale there.

    [tali.space.cursed-glade] [tali.ruling.passive-space-text]
    """
    if side.space == NONE or s.box.spaces[side.space].kind != CURSED_GLADE:
        return False
    return not (side.seat == s.active and s.encounter == SCALE_MET)


def magic_gone(s: TalismanState) -> bool:
    """Does Destroy Magic last?"""
    return any(one.what == L_MAGIC for one in s.lasting)


def has(s: TalismanState, side: Side, ability: int) -> bool:
    """Has a character a standing ability, of its own or through what it holds and can use?

    [tali.golden.ability-over-rule]
    """
    if side.has >> ability & 1:
        return True
    return side.magic >> ability & 1 == 1 and not glade_holds(s, side) and not magic_gone(s)


def amount(s: TalismanState, side: Side, ability: int) -> int:
    """The figures of a standing ability, of the character and all it holds and can use, added up."""
    if not (side.has | side.magic) >> ability & 1:
        return 0
    total = 0
    if side.character != NONE and not side.toad:
        total = s.box.characters[side.character].amounts.get(ability, 0)
    for card in usable(s, side):
        total += s.box.cards[card].amounts.get(ability, 0)
    return total


def usable(s: TalismanState, side: Side) -> list[int]:
    """The Objects and Followers a character can use now. [tali.space.cursed-glade]"""
    cards = s.box.cards
    found = [card for card in side.followers if cards[card].type == FOLLOWER]
    if glade_holds(s, side):
        return found + [card for card in side.objects if cards[card].type != MAGIC_OBJECT]
    if magic_gone(s):
        return found + [card for card in side.objects if cards[card].type != MAGIC_OBJECT]
    return found + list(side.objects)


# ---------------------------------------------------------------------- Strength, Craft and limits


def strength(s: TalismanState, side: Side) -> int:
    """Strength outside of battle: printed value, counters and bonuses. [tali.stat.counters] [tali.stat.bonus]

    [tali.toad.stats] [tali.space.cursed-glade]
    """
    printed = 1 if side.toad else s.box.characters[side.character].strength
    if has(s, side, H_STRENGTH_FIXED):
        return amount(s, side, H_STRENGTH_FIXED)
    return printed + side.strength + side.more_strength + bonus(s, side, H_STRENGTH)


def craft(s: TalismanState, side: Side) -> int:
    """Craft: printed value, counters and bonuses. [tali.stat.counters] [tali.spell.limit-craft]"""
    printed = 1 if side.toad else s.box.characters[side.character].craft
    return printed + side.craft + side.more_craft + bonus(s, side, H_CRAFT)


def bonus(s: TalismanState, side: Side, ability: int) -> int:
    """What Objects and Followers add; on the Cursed Glade no Object does. [tali.space.cursed-glade]"""
    if not (side.has | side.magic) >> ability & 1:
        return 0
    cards = s.box.cards
    total = 0
    for card in side.followers:
        if cards[card].type == FOLLOWER:
            total += cards[card].amounts.get(ability, 0)
    if not glade_holds(s, side):
        gone = magic_gone(s)
        for card in side.objects:
            if not gone or cards[card].type != MAGIC_OBJECT:
                total += cards[card].amounts.get(ability, 0)
    return total


def ability(s: TalismanState, side: Side, by: int) -> int:
    """Strength or Craft."""
    return craft(s, side) if by else strength(s, side)


def object_limit(s: TalismanState, side: Side) -> int:
    """Four Objects, and four more for each Mule. [tali.object.limit-four] [tali.object.mule]"""
    total = 4
    for card in side.followers:
        if s.box.cards[card].type == FOLLOWER:
            total += s.box.cards[card].amounts.get(H_CARRY, 0)
    return total


def spell_limit(s: TalismanState, side: Side) -> int:
    """0 with Craft 1-2, 1 with 3, 2 with 4-5, 3 with 6 or more. [tali.spell.hold-limit] [tali.spell.limit-craft]"""
    value = craft(s, side) - side.more_craft
    return 0 if value < 3 else 1 if value == 3 else 2 if value < 6 else 3


def may_cast(s: TalismanState, seat: int) -> bool:
    """May a seat be asked for a Spell? Judged by what everybody sees: how many Spells it holds, never which.

    [tali.spell.own-turn-limit] [tali.spell.other-turn-limit] [tali.toad.no-spells] [tali.space.cursed-glade]
    [tali.ruling.spells-while-missing]
    """
    side = s.sides[seat]
    if not side.casts or not side.spells or side.toad or side.character == NONE:
        return False
    return not glade_holds(s, side) and not has(s, side, H_NO_CAST) and not magic_gone(s)


def spell_proof(s: TalismanState, seat: int) -> bool:
    """Do Spells leave a character alone?"""
    return has(s, s.sides[seat], H_SPELL_PROOF)


def owned_scales(side: Side) -> int:
    """How many scales a character owns. [tali.claim.no-limit]"""
    return side.scales[0] + side.scales[1] + side.scales[2]


def scales_on_lords(s: TalismanState) -> int:
    """The scales on all three Lords' cards. [tali.ruling.realm-scale-count]"""
    return sum(s.lord_scales)


def scale_bonus(s: TalismanState, side: Side, lord: int) -> int:
    """What own scales add to the attack score against one opponent of a Lord. [tali.claim.attack-bonus]

    [tali.ruling.bonus-automatic] [tali.ruling.scales-are-no-objects]
    """
    if lord >= LORDS:
        return 0
    count = owned_scales(side) if has(s, side, H_SCALES_MATCH) else side.scales[lord]
    return count * (amount(s, side, H_SCALE_WORTH) or 1) if count else 0


# ---------------------------------------------------------------------- Enemies on the board


def is_dragon(card: Card) -> bool:
    """A Dragon is an Enemy of that type. [tali.dragon.definition] [tali.dragon.not-lords]"""
    return card.type == ENEMY and card.cls == DRAGON


def enemies(s: TalismanState, dragons: bool) -> list[tuple[int, int]]:
    """Space and lying card of all Enemies, or of all Dragons, outside the Inner Region. [tali.ruling.sleep-targets]

    [tali.dragon.not-inner-creatures] [tali.ruling.dragon-effects-in-tower]
    """
    found = []
    cards = s.box.cards
    for space, lying in enumerate(s.ground):
        if lying and not s.inner(space):
            for one in lying:
                card = cards[one >> 1]
                if card.type == ENEMY and (not dragons or card.cls == DRAGON):
                    found.append((space, one))
    return found


def fight_value(s: TalismanState, lying: int) -> int:
    """An Enemy's Strength or Craft: three less while it sleeps, at least 1. [tali.sleep.minus-three]

    [tali.ruling.sleep-applies-to]
    """
    value = s.box.cards[lying >> 1].value
    return max(1, value - 3) if lying & 1 else value


def can_evade(s: TalismanState, side: Side, card: Card | None) -> bool:
    """Has a character the means to evade an Enemy, or another character (None)? Never in an Inner Region.

    [tali.evade.needs-means] [tali.inner.no-evading] [tali.golden.cannot-over-can]
    """
    kind = s.box.spaces[side.space].kind
    if card is not None:
        if s.inner(side.space) or card.has >> H_NO_EVADE & 1:
            return False
        if card.cls == DRAGON and has(s, side, H_NO_EVADE_DRAGONS):
            return False
    if side.unseen:
        return True
    if card is not None and card.cls == DRAGON and held(s, side, H_CHARM_SCALES) in side.used:
        return True
    if kind == HILLS and has(s, side, H_EVADE_HILLS):
        return True
    return kind == WOODS and has(s, side, H_EVADE_WOODS)


def held(s: TalismanState, side: Side, ability: int) -> int:
    """A card that gives a standing ability and can be used now, or none."""
    for card in usable(s, side):
        if s.box.cards[card].has >> ability & 1:
            return card
    return NONE


def can_pull(s: TalismanState, seat: int) -> bool:
    """May a character pull a scale of its Region to its space, once in a round? [tali.ruling.scales-per-space]"""
    side = s.sides[seat]
    if not (side.has | side.magic) >> H_CHARM_SCALES & 1 or s.scales[side.space] != NONE:
        return False
    charm = held(s, side, H_CHARM_SCALES)
    if charm == NONE or charm in side.spent:
        return False
    return any(s.scales[at] != NONE for at in s.box.rings[s.region(side.space)])


def good(side: Side) -> bool:
    """Is a character good?"""
    return side.alignment == GOOD


def tower(s: TalismanState, space: int) -> bool:
    """Is a space in the Dragon Tower?"""
    return s.box.spaces[space].region == TOWER


def inner_of(s: TalismanState, side: Side) -> bool:
    """Is a character in an Inner Region?"""
    return s.box.spaces[side.space].region >= INNER
