"""The Dragon Tower: cards of the King's deck at the start of a turn, then up or down the stairs."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.talisman.box import S_GOLD, STAIR, TOWER, SpaceNo
from wawel.games.talisman.rules.encounter import MeetCards
from wawel.games.talisman.rules.inner import blocked_valley, enter
from wawel.games.talisman.state import TOWER_MET, TalismanState


class Climb(Step[TalismanState]):
    """As many cards of the King's deck as the space shows, whatever lies there already; all are resolved.

    [tali.tower.draw-number] [tali.tower.draw-at-turn-start] [tali.tower.full-draw-always]
    [tali.tower.cards-placed-at-start]
    [tali.kingdeck.current-lord] [tali.ruling.tower-which-deck] [tali.ruling.tower-king-change]
    [tali.overlay.tower-cards]
    """

    __slots__ = ()

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        s.met = ()
        s.kills = 0
        s.encounter = TOWER_MET
        s.goto(Stairs(side.space, side.missed))
        for _ in range(s.box.spaces[side.space].draw):
            card = s.draw(s.king)
            if card != NONE:
                s.event("drew", seat, card)
                s.lay(side.space, card)
        s.stack.append(MeetCards())


class Stairs(Step[TalismanState]):
    """One space toward the Crown and one for each Enemy killed; a defeat on the stairs leads one space back; a lost
    turn nowhere. [tali.tower.move-one-plus-kills] [tali.tower.stairs-defeat-back] [tali.tower.kill-then-defeat]

    [tali.tower.stand-off-forward] [tali.tower.stop-on-defeat-or-lost-turn] [tali.ruling.tower-loss-still-moves]
    [tali.ruling.tower-plain-loss-after-kill] [tali.ruling.tower-lost-turn] [tali.ruling.tower-moved-by-card]
    [tali.ruling.tower-stand-off-rest] [tali.ruling.tower-move-mandatory] [tali.ruling.tower-overshoot-crown]
    [tali.ruling.tower-no-talisman] [tali.tower.clockwise-means-with-arrows]
    """

    __slots__ = ("missed", "space")

    def __init__(self, space: SpaceNo, missed: int) -> None:
        self.space = space
        self.missed = missed

    def run(self, s: TalismanState) -> None:
        seat = s.active
        side = s.sides[seat]
        s.end()
        if side.character == NONE or side.space != self.space:
            return
        fought = s.defeated or s.fight.drawn
        if s.halted and not fought:
            return
        s.halted = True
        space = s.box.spaces[self.space]
        if s.defeated and space.kind == STAIR:
            s.place(seat, space.back)
            return
        at = self.space
        for _ in range(1 + s.kills):
            ahead = s.box.spaces[at].forward
            if not ahead or blocked_valley(s, seat, ahead[0]):
                break
            at = ahead[0]
        if at != self.space:
            enter(s, seat, at)
            s.halted = s.box.spaces[at].kind == STAIR


def clear_tower(s: TalismanState) -> None:
    """After a turn all cards and tokens in the Tower are discarded. [tali.tower.cleanup]

    [tali.ruling.tower-cleanup-scope] [tali.ruling.tower-objects]
    """
    from wawel.games.talisman.rules.tokens import clear_space  # needs no step of this module

    for space in s.box.rings[TOWER]:
        if s.ground[space]:
            clear_space(s, space)
        if s.gold[space]:
            s.supply[S_GOLD] += s.gold[space]
            s.gold[space] = 0
        if s.scales[space] != NONE:
            s.gone[s.scales[space]] += 1
            s.scales[space] = NONE
