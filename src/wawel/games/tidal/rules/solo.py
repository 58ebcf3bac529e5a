"""Rozgrywka solo: the Rival's turns, all of them ours."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.tidal.box import ARENAS, CITADEL, EDGE, FOLD, HUNTED, RANKING, REEF, RIVAL, TextNo
from wawel.games.tidal.rules.effects import rival_suffers
from wawel.games.tidal.rules.fight import Reward, leave_fold
from wawel.games.tidal.state import TidalState, without


class RivalTurn(Step[TidalState]):
    """Before each turn of the player the Rival turns up an intrigue, goes to its island and carries it out.

    [tidal.ruling.solo] [tidal.ruling.solo-intrigue] [tidal.ruling.solo-difficulty]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        s.end()
        card = s.intrigues.pop()
        s.reveal()
        intrigue = s.box.intrigues[card]
        s.event("intrigue", card)
        s.intrigues_used = (*s.intrigues_used, card)
        if not s.intrigues:
            s.intrigues = list(s.intrigues_used)
            s.intrigues_used = ()
            s.shuffle(s.intrigues)
        stand(s, intrigue.island)
        if intrigue.island < ARENAS:
            s.rival_points += s.box.levels[s.level].points
            s.event("rival-completes", intrigue.island)
            steps = intrigue.ranking + (intrigue.island == s.arbiter)
            if steps:
                s.advance_rival(steps)
            if intrigue.back:
                s.fall_back(0, intrigue.back)
            if intrigue.boat:
                s.boat = (s.boat + intrigue.boat) % len(s.box.boat)
                s.event("rival-boat", s.boat)
        elif intrigue.island == CITADEL:
            spoil_pool(s)
        else:
            strike(s)


def stand(s: TidalState, island: int) -> None:
    """The rival marker goes to the first free single-use space of an island and blocks it until the Rival's next turn;
    on the Fold to the monster; else beside the island. [tidal.ruling.solo-intrigue]"""
    lift_marker(s)
    s.rival_place = s.box.beside[island]
    if island == FOLD:
        foe = target(s)
        for at, place in enumerate(s.box.places):
            if place.foe == (EDGE if foe in (EDGE, HUNTED) else REEF):
                s.rival_place = at
    else:
        for at, place in enumerate(s.box.places):
            side = place.advanced if s.flame_side else place.base
            if side and place.island == island and not place.open and not s.taken >> at & 1:
                s.rival_place = at
                s.taken |= 1 << at
                break
    s.event("rival-stands", s.rival_place)


def lift_marker(s: TidalState) -> None:
    """The rival marker leaves its space, which is free again."""
    if s.rival_place != NONE and not s.box.places[s.rival_place].open:
        s.taken &= ~(1 << s.rival_place)
    s.rival_place = NONE


def spoil_pool(s: TidalState) -> None:
    """The card of the pool with the most points is discarded and replaced. [tidal.ruling.solo-intrigue]"""
    if not s.pool:
        return
    points = [s.box.challenges[card].points for card in s.pool]
    card = s.pool[points.index(max(points))]
    s.pool = without(s.pool, card)
    s.event("rival-discards", card)
    s.discard_challenge(card)
    s.fill_pool()


def target(s: TidalState) -> int:
    """The monster the Rival goes for: at Fold's Edge if there is one, else on the Inner Reef."""
    if s.foes[EDGE] != NONE:
        return EDGE
    return HUNTED if s.foes[HUNTED] != NONE else REEF


def strike(s: TidalState) -> None:
    """The Rival covers spots in printed order, armour and links ignored. [tidal.ruling.solo-intrigue]"""
    place = target(s)
    monster = s.foes[place]
    if monster == NONE:
        return
    wounds = list(s.wounds[place])
    left = s.box.levels[s.level].symbols
    for at, seat in enumerate(wounds):
        if seat == NONE and left:
            wounds[at] = RIVAL
            left -= 1
    s.set_foe(place, monster, tuple(wounds))
    s.event("rival-hits", monster)
    if NONE not in wounds:
        kind = s.box.monsters[monster]
        s.event("rival-kills", monster)
        s.advance_rival(ranking_part(s, kind.bonus) + ranking_part(s, kind.reward))
        hit = 0 in wounds
        leave_fold(s, place)
        if hit:
            s.stack.append(Reward(0, kind.reward))


def ranking_part(s: TidalState, text: TextNo) -> int:
    """The steps on the ranking that a text gives: all the Rival takes of it. [tidal.ruling.solo]"""
    return sum([effect.n for effect in s.box.texts[text].effects if effect.op == RANKING])


class RivalPenalty(Step[TidalState]):
    """Of an invasion penalty the Rival takes only the ranking part, after the player, who is first.

    [tidal.ruling.solo] [tidal.invasion.penalty-order]
    """

    __slots__ = ("text",)

    def __init__(self, text: TextNo) -> None:
        self.text = text

    def run(self, s: TidalState) -> None:
        s.end()
        rival_suffers(s, s.box.texts[self.text].effects)
