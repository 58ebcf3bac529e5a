"""What no rule may create or destroy."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.conserved import lost_or_doubled
from wawel.games.tidal.box import DIE_KINDS, FACE_KINDS, LEGENDARY, STANDARD
from wawel.games.tidal.rules.challenge import Tuck
from wawel.games.tidal.state import TidalState


def complaints(s: TidalState) -> list[str]:
    """Everything on the islands, in the decks and on the players' sides."""
    return dice(s) + challenges(s) + cards(s) + monsters(s) + notices(s) + sides(s)


def dice(s: TidalState) -> list[str]:
    """Trait dice are in the supply, on a board, or in a roll. [tidal.component.trait-dice]"""
    if not s.supply:
        return []
    found = list(s.supply)
    for side in s.sides:
        for kind in side.available + side.spent:
            found[kind] += 1
    for shown in s.rolled + s.kept:
        found[shown // FACE_KINDS % DIE_KINDS] += 1
    for kind in s.joining + s.borrowed:
        found[kind] += 1
    counts = [die.count for die in s.box.dice]
    return [] if found == counts else [f"dice: {found} instead of {counts}"]


def challenges(s: TidalState) -> list[str]:
    """Challenges are in a deck, a pool, a discard pile, a hand, being attempted, or completed."""
    if not s.challenges and not s.pool:
        return []
    found = s.challenges + list(s.pool + s.challenge_discard)
    found += s.legend_deck + list(s.legend_pool + s.legend_discard)
    found += [s.task] if s.task != NONE else []
    found += [step.card for step in s.stack if isinstance(step, Tuck)]
    stock = [card for card, one in enumerate(s.box.challenges) if one.kind == STANDARD]
    if s.legends:
        stock += [card for card, one in enumerate(s.box.challenges) if one.kind == LEGENDARY]
    for side in s.sides:
        found += [*side.open_hand, *side.hand, *side.completed]
        if side.character != NONE:
            stock += s.box.characters[side.character].challenges
    return lost_or_doubled("challenge", found, stock)


def cards(s: TidalState) -> list[str]:
    """Tricks, market cards and character cards."""
    if not s.sides:
        return []
    tricks = s.tricks + list(s.trick_discard) + [card for side in s.sides for card in side.tricks]
    found = lost_or_doubled("trick", tricks, [n for n, one in enumerate(s.box.tricks) for _ in range(one.copies)])
    used = [(n, one) for n, one in enumerate(s.box.market) if s.rich_market or not one.advanced]
    market = s.market + list(s.market_pool + s.market_discard)
    found += lost_or_doubled("market card", market, [n for n, one in used for _ in range(one.copies)])
    for side in s.sides:
        if side.character != NONE:
            mine = s.box.characters[side.character]
            have = [*side.deck, *side.cards, *side.discarded]
            found += lost_or_doubled(f"card of seat {side.seat}:", have, [s.box.shield, *mine.cards])
            found += lost_or_doubled(f"goal of seat {side.seat}:", side.goal + side.other_goals, mine.goals)
    return found


def monsters(s: TidalState) -> list[str]:
    """Monsters are in the deck, on the Fold, gone, or in the box."""
    if not s.sides:
        return []
    found = s.weak + s.weak_out + s.strong + [one for one in s.foes if one != NONE] + list(s.monsters_gone)
    used = [n for n, one in enumerate(s.box.monsters) if s.more_monsters or not one.advanced]
    if s.first_game:
        used = [n for n in used if s.box.monsters[n].compass]
    return lost_or_doubled("monster", found, used)


def notices(s: TidalState) -> list[str]:
    """Announcements are in their deck, in force, or gone; intrigues are in theirs or used."""
    found = []
    if s.announced and s.sides:
        cards = s.announcements + list(s.announcements_gone) + [n for n in [s.announcement] if n != NONE]
        found = lost_or_doubled("announcement", cards, list(range(len(s.box.announcements))))
    if s.rival_rank != NONE:
        intrigues = s.intrigues + list(s.intrigues_used)
        found += lost_or_doubled("intrigue", intrigues, list(range(len(s.box.intrigues))))
    return found


def sides(s: TidalState) -> list[str]:
    """Nothing is owed, dials stand on their scale, and the top of the ranking has room for one."""
    found = []
    top = len(s.box.ranking) - 1
    for side in s.sides:
        if min(side.fruit, side.shells, side.shield, side.markers, side.rank) < 0 or side.rank > top:
            found.append(f"seat {side.seat} has {side.fruit} fruit, {side.shells} shells, rank {side.rank}")
        for trait, at in enumerate(side.dials):
            if not 0 <= at <= s.box.dials[trait].last:
                found.append(f"seat {side.seat} has dial {trait} at {at}")
    if sum([side.rank == top for side in s.sides]) + (s.rival_rank == top) > 1:
        found.append("two on the top space of the ranking")
    return found
