"""What a position is worth to a seat from public information: life, champions, cards in hand, the present battle."""

from __future__ import annotations

from math import exp
from typing import Final

from wawel.engine.components import NONE
from wawel.games.epic.box import AIRBORNE, BLITZ, Card
from wawel.games.epic.pieces import ATTACKER, BLOCKER, EXPENDED, OUTSIDE, PREPARED, Champion
from wawel.games.epic.rules.fall import victors
from wawel.games.epic.rules.formats import SIXTY_KEEP_THIRTY
from wawel.games.epic.state import BLOCKERS, SETTING_UP, EpicState

#: a card in hand and unspent gold, in points of life
CARD: Final = 3.5
GOLD: Final = 1.0
HAND: Final = 8
#: the last points of life count more: losing them loses the game
THIN: Final = 12
DEAR: Final = 2.0
LOST: Final = 200.0
#: how fast a lead turns into a win
SCALE: Final = 14.0


def value(s: EpicState, seat: int) -> float:
    """The chance to win, roughly: what one's team has against the strongest of the others."""
    if not s.stack:
        won = victors(s)
        return 1.0 / len({s.team(one) for one in won}) if seat in won else 0.0
    if not s.lives(seat):
        return 0.0
    if s.phase == SETTING_UP:
        return promise(s, seat)
    worths = [standing(s, team) for team in range(s.teams)]
    if s.defender != NONE:
        lost = outlook(s)
        worths[s.active] -= lost[0]
        worths[s.defender] -= lost[1]
    team = s.team(seat)
    best = -LOST
    for other in range(s.teams):
        if other != team and s.team_lives(other) and worths[other] > best:
            best = worths[other]
    lead = (worths[team] - best) / SCALE
    return 1.0 / (1.0 + exp(-lead)) if lead > -50.0 else 0.0


def standing(s: EpicState, team: int) -> float:
    """What a team has, in points of life."""
    total = of_life(s.life[team])
    for seat in s.members(team):
        side = s.sides[seat]
        total += CARD * min(len(side.hand), HAND) + GOLD * side.gold
    for c in s.champions:
        if s.team(c.controller) == team:
            total += worth(s, c)
    return total


def of_life(life: int) -> float:
    """Life as it counts: the last points more, none at all is the end."""
    if life <= 0:
        return -LOST
    return float(life) if life >= THIN else THIN - DEAR * (THIN - life)


def worth(s: EpicState, c: Champion) -> float:
    """A champion: what it deals and what it takes to break it; flying and ready ones are worth more."""
    card = s.box.cards[c.card]
    total = 0.6 * card.attack + 0.35 * card.defence + 1.0
    if c.keywords & AIRBORNE:
        total *= 1.2
    if c.position == EXPENDED:
        total *= 0.9
    if c.keywords & BLITZ:
        total += 0.5
    return total + 0.8 * len(card.abilities) + 1.5 * len(card.statics)


def promise(s: EpicState, seat: int) -> float:
    """What may come of the cards one has while decks are made."""
    side = s.sides[seat]
    total = 0.0
    for cards in (side.pool, side.deck, side.hand, side.aside):
        total += sum([rating(s.box.cards[card]) for card in cards])
    if s.format == SIXTY_KEEP_THIRTY:
        total += sum([rating(s.box.cards[card]) for card in side.pack])
    return 1.0 - 100.0 / (100.0 + total)


def rating(card: Card) -> float:
    """A card before it is played: its body if it has one, and how much it says."""
    total = 2.5 * card.cost + 1.5 * len(card.abilities) + 2.0 * len(card.statics) + 2.0 * len(card.effects)
    return total + 0.6 * card.attack + 0.35 * card.defence


# ---------------------------------------------------------------------- the battle going on


def outlook(s: EpicState) -> tuple[float, float]:
    """What attacker and defender stand to lose in this battle, if the defender blocks in the best way."""
    attacking = [c for c in s.champions if c.role == ATTACKER]
    if not attacking:
        return 0.0, 0.0
    if s.blocked:
        return exchange(s, attacking, [c for c in s.champions if c.role == BLOCKER])
    power = sum([s.attack(c) for c in attacking])
    life = s.life[s.defender]
    lost = (0.0, of_life(life) - of_life(life - power))
    if s.phase > BLOCKERS:
        return lost
    flying = all(s.keywords(c) & AIRBORNE for c in attacking)
    for c in s.champions:
        if s.team(c.controller) == s.defender and c.position == PREPARED and c.role == OUTSIDE:
            if not flying or s.keywords(c) & AIRBORNE:
                blocked = exchange(s, attacking, [c])
                if blocked[1] - blocked[0] < lost[1] - lost[0]:
                    lost = blocked
    return lost


def exchange(s: EpicState, attacking: list[Champion], blocking: list[Champion]) -> tuple[float, float]:
    """What both sides lose when these fight: each breaks the most valuable champions it can."""
    return broken_by(s, blocking, attacking), broken_by(s, attacking, blocking)


def broken_by(s: EpicState, fighters: list[Champion], targets: list[Champion]) -> float:
    """The worth of what the fighters can break."""
    power = sum([s.attack(c) for c in fighters])
    lost = 0.0
    left = targets[:]
    while left:
        dearest = left[0]
        for c in left:
            if worth(s, c) > worth(s, dearest):
                dearest = c
        left.remove(dearest)
        need = s.defence(dearest) - dearest.damage
        if need <= power:
            power -= need
            lost += worth(s, dearest)
    return lost
