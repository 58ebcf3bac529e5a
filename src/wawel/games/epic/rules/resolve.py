"""Effects: sentences in printed order, choices within a text, and the triggers that follow."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.epic.box import (
    BANISH_ALL,
    BANISH_PILE,
    BOOST_ALL,
    BREAK_ALL,
    CHOOSE_ONE,
    DAMAGE_ALL,
    DISCARD,
    DRAW,
    EXPEND_ALL,
    GAIN,
    GAIN_PER,
    GRANT_ALL,
    HURT,
    LOSE,
    MAY,
    OPPONENT,
    OWN_TURN,
    PREPARE_ALL,
    RAISE,
    RECALL,
    RETURN_ALL,
    SACRIFICE,
    STRIKE,
    SUMMON,
    TRIBUTE,
)
from wawel.games.epic.options import BRANCH, DO_IT, TRIGGER
from wawel.games.epic.pieces import Trigger
from wawel.games.epic.rules.champions import apply, summon
from wawel.games.epic.rules.fall import FALL, somebody_falls
from wawel.games.epic.rules.targets import (
    PickFromPile,
    PickPlayer,
    PickTargets,
    PickVictim,
    Text,
    champions_meant,
    do_to_players,
    place_number,
    players_meant,
)
from wawel.games.epic.state import EpicState

ON_PLAYERS: Final = [GAIN, LOSE, DRAW, DISCARD, HURT, BANISH_PILE, SACRIFICE]
ON_ALL: Final = [DAMAGE_ALL, BREAK_ALL, BANISH_ALL, RETURN_ALL, EXPEND_ALL, PREPARE_ALL, BOOST_ALL, GRANT_ALL]


class Resolve(Text):
    """One sentence after the other, each finished before the next begins; after each, who has lost is out.

    [epic.target.sentence-by-sentence] [epic.play.event-at-once] [epic.target.partial] [epic.target.chosen-late]
    [epic.ruling.loss-check-moment] [epic.play.no-responses] [epic.ability.triggered]
    """

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        if somebody_falls(s):
            s.call(FALL, self)
            return
        effects = self.effects(s)
        if self.at == len(effects):
            s.end()
            return
        effect = effects[self.at]
        then = Resolve(self.seat, self.card, self.ability, self.path, self.at + 1, self.source)
        step = self.sentence(s, effect)
        s.goto(then)
        if step is not None:
            if effect.op == RAISE and self.ability != NONE:
                s.stack.append(Triggers(s.serials))
            s.stack.append(step)

    def sentence(self, s: EpicState, effect: Effect) -> Step[EpicState] | None:
        """Do what a sentence says, or name the step that asks what it needs to know."""
        op = effect.op
        seat = self.seat
        if op in ON_PLAYERS:
            seats = players_meant(s, seat, effect.fields["who"])
            if effect.fields["who"] == OPPONENT and len(seats) > 1:
                return PickPlayer(seat, self.card, self.ability, self.path, self.at, self.source)
            return do_to_players(s, effect, seats)
        if op in ON_ALL:
            apply(s, effect, champions_meant(s, effect, seat, self.source), seat)
            return None
        if op == SUMMON:
            keyword = effect.fields["keyword"]
            summon(s, seat, effect.fields["token"], effect.fields["n"], 1 << keyword >> 1)
            return None
        if op == GAIN_PER:
            s.gain_life(seat, effect.fields["n"] * len(champions_meant(s, effect, seat, self.source)))
            return None
        if op == CHOOSE_ONE:
            return PickBranch(seat, self.card, self.ability, self.path, self.at, self.source)
        if op == MAY:
            return PickWhether(seat, self.card, self.ability, self.path, self.at, self.source)
        if op == OWN_TURN:
            branch = 0 if s.team(seat) == s.active else 1
            return Resolve(seat, self.card, self.ability, (*self.path, self.at, branch), 0, self.source)
        if op in (RECALL, RAISE):
            return PickFromPile(seat, effect.fields["count"], op == RAISE, effect.fields["up-to"] == 1)
        if op == STRIKE:
            return PickVictim(seat, effect.fields["n"])
        return PickTargets(seat, self.card, self.ability, self.path, self.at, self.source, ())


# ---------------------------------------------------------------------- choices within a text


class PickBranch(Text):
    """One of the texts is chosen when it is resolved. [epic.target.chosen-late]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-branch"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.target.chosen-late"

    def run(self, s: EpicState) -> None:
        s.ask(self.seat, [BRANCH + i for i in range(len(self.effect(s).branches))])

    def take(self, s: EpicState, option: int) -> None:
        path = (*self.path, self.at, option - BRANCH)
        s.event("chose", self.seat, self.card, place_number(self.ability, path))
        s.goto(Resolve(self.seat, self.card, self.ability, path, 0, self.source))


class PickWhether(Text):
    """A text with "may" is up to the player. [epic.ability.mandatory] [epic.target.may-or-up-to]"""

    __slots__ = ()
    KIND: ClassVar[str] = "pick-branch"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.target.may-or-up-to"

    def run(self, s: EpicState) -> None:
        s.ask(self.seat, [DO_IT], done=True)

    def take(self, s: EpicState, option: int) -> None:
        if option == DONE:
            s.end()
        else:
            s.goto(Resolve(self.seat, self.card, self.ability, (*self.path, self.at, 0), 0, self.source))


# ---------------------------------------------------------------------- triggers


class Triggers(Step[EpicState]):
    """All waiting abilities are resolved before anybody gets the initiative: Tributes first, for they follow the entry
    directly; then those of the active player, then clockwise; each orders their own. They are no plays, so they work in
    every phase. With `after` only the Tributes of champions with a higher serial number: an ability has just brought
    them into play, and goes on when they are resolved.

    [epic.ability.triggered] [epic.ability.after-event] [epic.ability.source-left] [epic.ruling.trigger-order]
    [epic.ruling.tribute-during-event] [epic.ruling.trigger-during-no-initiative] [epic.keyword.tribute]
    """

    __slots__ = ("after",)
    KIND: ClassVar[str] = "pick-trigger"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.ability.triggered"

    def __init__(self, after: int) -> None:
        self.after = after

    def rule(self, s: EpicState) -> str:
        return "epic.keyword.tribute" if tributes(s, self.after) else self.RULE

    def run(self, s: EpicState) -> None:
        if somebody_falls(s):
            s.call(FALL, self)
            return
        if not s.waiting:
            s.end()
            return
        places = tributes(s, self.after)
        if not places and self.after == NONE:
            places = list(range(len(s.waiting)))
        if places:
            order(s, places)
        else:
            s.end()

    def take(self, s: EpicState, option: int) -> None:
        t = s.waiting.pop(option - TRIGGER)
        s.event("triggered", t.seat, t.card)
        s.call(Resolve(t.seat, t.card, t.ability, (), 0, t.source), self)


def tributes(s: EpicState, after: int) -> list[int]:
    """The places of waiting Tributes, those of champions with a serial number above `after`."""
    found: list[int] = []
    for i, t in enumerate(s.waiting):
        if t.source > after and s.box.cards[t.card].abilities[t.ability].when == TRIBUTE:
            found.append(i)
    return found


def order(s: EpicState, places: list[int]) -> None:
    """The first seat with abilities among these says which comes first, if they differ. [epic.ruling.trigger-order]"""
    for seat in s.from_active():
        mine: list[int] = []
        for i in places:
            t = s.waiting[i]
            if t.seat == seat and not any(same(t, s.waiting[j]) for j in mine):
                mine.append(i)
        if mine:
            s.ask(seat, [TRIGGER + i for i in mine])
            return


def same(a: Trigger, b: Trigger) -> bool:
    """Does it not matter which of two abilities comes first?"""
    return a.card == b.card and a.ability == b.ability


TRIGGERS: Final = Triggers(NONE)
