"""Playing cards: who may play what, paying for it, events and champions."""

from __future__ import annotations

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.games.epic.box import AMBUSH, EVENT_PLAYED
from wawel.games.epic.options import ATTACK, PLAY
from wawel.games.epic.rules.champions import put_into_play, trigger
from wawel.games.epic.rules.fall import Doing
from wawel.games.epic.rules.resolve import TRIGGERS, Resolve
from wawel.games.epic.state import MAIN, EpicState


def playable(s: EpicState, seat: int) -> list[int]:
    """The cards a seat with the initiative may play now; those it may not are named with the rule.

    [epic.play.need-gold] [epic.champion.main-phase-only] [epic.keyword.ambush] [epic.event.any-turn]
    [epic.ruling.end-turn-window-plays] [epic.ruling.active-champion-in-battle] [epic.play.golden-rule]
    [epic.initiative.only-holder]
    """
    side = s.sides[seat]
    own_turn = s.team(seat) == s.active
    found: list[int] = []
    for kind in kinds(side.hand):
        card = s.box.cards[kind]
        if card.cost > side.gold:
            s.block(PLAY + kind, "epic.play.need-gold")
        elif card.champion and not (own_turn and s.phase == MAIN) and not card.keywords & AMBUSH:
            s.block(PLAY + kind, "epic.champion.main-phase-only")
        elif card.own_turn and not own_turn:
            s.block(PLAY + kind, "epic.card.text")
        else:
            found.append(PLAY + kind)
    return found


def refuse_plays(s: EpicState, seat: int, rule: str) -> None:
    """Name the rule by which nobody plays a card now."""
    if s.trace is not None:
        for kind in kinds(s.sides[seat].hand):
            s.block(PLAY + kind, rule)


def refuse_attacks(s: EpicState, seat: int) -> None:
    """An attack is declared in one's own Main Phase and nowhere else. [epic.battle.starts]"""
    if s.trace is not None:
        for i, c in enumerate(s.champions):
            if c.controller == seat:
                s.block(ATTACK + i, "epic.battle.starts")


def next_member(s: EpicState, team: int, at: int, passes: int) -> int:
    """How many places after `at` the next member of a team sits who has yet to pass; 0 if all have.

    [epic.ruling.hydra-turn]
    """
    size = s.team_size()
    for i in range(1, size - passes):
        if s.lives(s.member(team, (at + i) % size)):
            return i
    return 0


def play(s: EpicState, seat: int, kind: int, then: Step[EpicState]) -> None:
    """Pay, lay the card down, resolve it and all it triggers; the player then keeps the initiative.

    [epic.play.pay-cost] [epic.play.face-up] [epic.play.event-at-once] [epic.play.keep-initiative] [epic.play.is-card]
    [epic.play.no-responses] [epic.ability.after-event] [epic.term.alignment-free]
    """
    card = s.box.cards[kind]
    side = s.sides[seat]
    side.hand.remove(kind)
    side.gold -= card.cost
    s.reveal()
    s.event("played", seat, kind)
    s.goto(then)
    s.stack.append(TRIGGERS)
    if card.champion:
        put_into_play(s, kind, seat, seat)
        return
    for c in s.champions:
        if c.controller == seat:
            trigger(s, c, EVENT_PLAYED)
    s.event_card = kind
    s.event_seat = seat
    s.stack.append(DiscardEvent(seat))
    s.stack.append(Resolve(seat, kind, NONE, (), 0, NONE))


class DiscardEvent(Doing):
    """A resolved event goes to its player's discard pile; only now do the abilities it triggered follow.

    [epic.event.resolve-discard] [epic.ability.after-event] [epic.ruling.event-while-resolving]
    """

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        s.sides[self.seat].discard.append(s.event_card)
        s.event_card = NONE
        s.event_seat = NONE
        s.end()
