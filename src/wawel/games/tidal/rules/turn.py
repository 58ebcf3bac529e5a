"""Przebieg rundy: a turn, from the move of the pawn to the limits at its end."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.tidal.box import CITADEL, EDGE, FOLD, HUNTED, REEF, VISIT
from wawel.games.tidal.figures import bonus_dice, most_dice, shield_room
from wawel.games.tidal.options import ATTEMPT as PLAY
from wawel.games.tidal.options import COLLECT, FIGHT, HUNT
from wawel.games.tidal.options import VISIT as GO
from wawel.games.tidal.rules.dice import LoseDice
from wawel.games.tidal.rules.effects import carry_out, happen
from wawel.games.tidal.rules.free import free, is_free, may_act, take_free
from wawel.games.tidal.rules.islands import ISLAND_EFFECT, is_citadel
from wawel.games.tidal.rules.roll import CHOOSE_DICE
from wawel.games.tidal.state import TidalState


class Move(Step[TidalState]):
    """The pawn goes to an island with one action marker, onto a free action space or beside them.

    [tidal.turn.step-move] [tidal.marker.spend-on-turn] [tidal.marker.required-to-move] [tidal.space.single-blocked]
    [tidal.space.open-shared] [tidal.space.open-reuse] [tidal.space.visit-without-space] [tidal.ruling.passing]
    [tidal.ruling.stay-on-island] [tidal.ruling.space-optional-when-free] [tidal.temple.choose-one]
    [tidal.temple.three-spaces] [tidal.ruling.temple-own-repeat]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "pick-place"
    RULE: ClassVar[str] = "tidal.turn.step-move"

    def run(self, s: TidalState) -> None:
        options = []
        taken = s.taken
        flame = s.flame_side
        for at, place in enumerate(s.box.places):
            if not (place.advanced if flame else place.base):
                s.block(GO + at, "tidal.setup.citadel-centre")
            elif taken >> at & 1:
                s.block(GO + at, "tidal.space.single-blocked")
            else:
                options.append(GO + at)
        s.ask(s.active, free(s, s.active, options))

    def take(self, s: TidalState, option: int) -> None:
        seat = s.active
        if is_free(option):
            take_free(s, seat, option, self)
            return
        at = option - GO
        place = s.box.places[at]
        side = s.sides[seat]
        side.markers -= 1
        side.placed = (*side.placed, at)
        s.place = at
        s.event("visited", seat, at)
        if place.text == NONE:
            s.goto(ISLAND_EFFECT)
        else:
            if not place.open:
                s.taken |= 1 << at
            s.goto(COLLECT_REWARD)
        happen(s, seat, VISIT + place.island)

    def idle(self, s: TidalState, options: list[int]) -> int:
        return GO + s.box.beside[CITADEL]


class CollectReward(Step[TidalState]):
    """What the action space shows, which its visitor may decline. [tidal.turn.step-space] [tidal.space.gain-rewards]

    [tidal.ruling.effects-must-or-may]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "reward"
    RULE: ClassVar[str] = "tidal.turn.step-space"
    MIDWAY: ClassVar[bool] = True

    def run(self, s: TidalState) -> None:
        s.ask(s.active, free(s, s.active, [COLLECT]), done=True)

    def take(self, s: TidalState, option: int) -> None:
        if is_free(option):
            take_free(s, s.active, option, self)
            return
        s.goto(ISLAND_EFFECT)
        if option == COLLECT:
            s.event("collected", s.active, s.place)
            carry_out(s, s.active, s.box.places[s.place].text)

    def idle(self, s: TidalState, options: list[int]) -> int:
        return COLLECT


class Attempt(Step[TidalState]):
    """On an arena island a challenge of that arena, on the Fold a fight; both are up to the player.

    [tidal.turn.step-challenge] [tidal.turn.step-fight] [tidal.challenge.timing] [tidal.challenge.one-per-turn]
    [tidal.challenge.arena-match] [tidal.citadel.no-challenges] [tidal.fold.fight-own-space]
    [tidal.ruling.fight-optional]
    [tidal.ruling.first-roll-needed] [tidal.ruling.hunt-optional] [tidal.ruling.inner-reef-empty]
    [tidal.challenge.step-play] [tidal.challenge.frame-colour]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "attempt"
    RULE: ClassVar[str] = "tidal.turn.step-challenge"
    ALWAYS_ASK: ClassVar[bool] = True

    def rule(self, s: TidalState) -> str:
        return "tidal.turn.step-fight" if s.island() == FOLD else self.RULE

    def run(self, s: TidalState) -> None:
        seat = s.active
        if is_citadel(s):
            s.goto(END_OF_TURN)
            return
        side = s.sides[seat]
        if s.island() == FOLD:
            options = self.fights(s, seat)
            asked = len(options) > 0 or may_act(s, seat)
        else:
            options = self.challenges(s, seat)
            asked = len(side.hand) + len(side.open_hand) > 0 or may_act(s, seat)
        if asked:
            s.ask(seat, free(s, seat, options), done=True)
        else:
            s.goto(LIMITS)

    def challenges(self, s: TidalState, seat: int) -> list[int]:
        """The challenges in hand that can be attempted here."""
        side = s.sides[seat]
        options = []
        island = s.island()
        for card in kinds(list(side.open_hand) + side.hand):
            if s.box.challenges[card].arena != island:
                s.block(PLAY + card, "tidal.challenge.arena-match")
            elif not side.available:
                s.block(PLAY + card, "tidal.ruling.first-roll-needed")
            else:
                options.append(PLAY + card)
        return options

    def fights(self, s: TidalState, seat: int) -> list[int]:
        """The monster that can be fought from this space, or a hunt."""
        foe = s.box.places[s.place].foe
        if foe == NONE:
            s.block(HUNT, "tidal.ruling.fold-without-space")
            for place in (EDGE, REEF, HUNTED):
                s.block(FIGHT + place, "tidal.ruling.fold-without-space")
            return []
        if foe == EDGE and s.no_monsters():
            if s.weak or s.strong:
                return [HUNT]
            s.block(HUNT, "tidal.ruling.monster-deck-empty")
            return []
        if foe == EDGE and s.foes[EDGE] == NONE:
            foe = HUNTED
        if s.foes[foe] == NONE:
            s.block(FIGHT + foe, "tidal.ruling.inner-reef-empty")
            return []
        if not can_fight(s, seat, foe):
            s.block(FIGHT + foe, "tidal.ruling.first-roll-needed")
            return []
        return [FIGHT + foe]

    def take(self, s: TidalState, option: int) -> None:
        seat = s.active
        if option == DONE:
            s.goto(LIMITS)
        elif is_free(option):
            take_free(s, seat, option, self)
        elif option == HUNT:
            hunt(s, seat)
        elif option >= FIGHT:
            start_fight(s, seat, option - FIGHT)
        else:
            card = option - PLAY
            side = s.sides[seat]
            if card in side.open_hand:
                side.open_hand = tuple([other for other in side.open_hand if other != card])
            else:
                side.hand.remove(card)
                s.reveal()
            s.task = card
            s.event("attempts", seat, card)
            s.call(CHOOSE_DICE, END_OF_TURN)


def can_fight(s: TidalState, seat: int, foe: int) -> bool:
    """Has a player a die to roll, be it only the bonus die? [tidal.ruling.bonus-die-only]"""
    if s.sides[seat].available:
        return True
    return len(bonus_dice(s, seat, s.box.monsters[s.foes[foe]].style)) > 0


def start_fight(s: TidalState, seat: int, foe: int) -> None:
    """A fight begins. [tidal.fold.effect]"""
    s.foe = foe
    s.event("fights", seat, s.foes[foe])
    s.call(CHOOSE_DICE, END_OF_TURN)


def hunt(s: TidalState, seat: int) -> None:
    """The top monster is turned up beside the deck and fought at once, if there is any die to roll.

    [tidal.hunt.reveal] [tidal.ruling.hunt-optional] [tidal.ruling.hunted-monster-place]
    """
    monster = s.draw_monster()
    s.set_foe(HUNTED, monster, (NONE,) * len(s.box.monsters[monster].spots))
    s.event("hunts", seat, monster)
    if can_fight(s, seat, HUNTED):
        start_fight(s, seat, HUNTED)
    else:
        s.goto(END_OF_TURN)


class EndOfTurn(Step[TidalState]):
    """A last chance for tricks and cards. [tidal.trick.one-per-turn] [tidal.character-card.usable-at-once]"""

    __slots__ = ()
    KIND: ClassVar[str] = "end-turn"
    RULE: ClassVar[str] = "tidal.trick.one-per-turn"
    ALWAYS_ASK: ClassVar[bool] = True

    def run(self, s: TidalState) -> None:
        if may_act(s, s.active):
            s.ask(s.active, free(s, s.active, []), done=True)
        else:
            s.goto(LIMITS)

    def take(self, s: TidalState, option: int) -> None:
        if option == DONE:
            s.goto(LIMITS)
        else:
            take_free(s, s.active, option, self)


class Limits(Step[TidalState]):
    """At the end of a turn: at most six dice, at most six shells on the shield. [tidal.dice.limit-six]

    [tidal.dice.limit-discard] [tidal.shield.capacity-six] [tidal.ruling.shield-over-capacity]
    [tidal.ruling.end-of-turn-order] [tidal.ruling.limit-outside-turn] [tidal.marker.left-behind]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        side = s.sides[s.active]
        room = shield_room(s, side)
        if side.shield > room:
            s.event("shield-over", s.active, side.shield - room)
            side.shield = room
        over = len(side.available) + len(side.spent) - most_dice(s, side)
        s.place = NONE
        s.trick_played = False
        s.end()
        if over > 0:
            s.stack.append(LoseDice(s.active, over))


MOVE: Final = Move()
COLLECT_REWARD: Final = CollectReward()
ATTEMPT: Final = Attempt()
END_OF_TURN: Final = EndOfTurn()
LIMITS: Final = Limits()
