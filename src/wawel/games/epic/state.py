"""What is on the table, who may see it, and how cards, life and champions move."""

from __future__ import annotations

from typing import Annotated, Final

from wawel.engine.components import NONE
from wawel.engine.state import State
from wawel.engine.zones import EACH, PUBLIC, face_down
from wawel.games.epic.box import (
    AIRBORNE,
    ALL,
    ANY,
    ATTACKING,
    BLITZ,
    BLOCKING,
    CARDS,
    DAMAGED,
    ENEMY,
    EXPENDED_ONES,
    FIGHTING,
    FIRST_ALIGNMENT,
    FIRST_TOKEN,
    FLYING,
    GROUNDED,
    OTHER,
    OWN,
    OWN_OTHER,
    PRINTED,
    SMALL,
    SMALL_ATTACK,
    TOKEN_ONES,
    Box,
    Card,
    CardNo,
)
from wawel.games.epic.pieces import ATTACKER, BLOCKER, EXPENDED, OUTSIDE, Champion, Side, Trigger

#: how the game is played
DUEL: Final = 0
FREE_FOR_ALL: Final = 1
FIRST_BLOOD: Final = 2
LAST_STANDING: Final = 3
HYDRA: Final = 4

#: phases, for all to see. [epic.turn.phases] [epic.battle.five-steps]
SETTING_UP: Final = 0
START: Final = 1
MAIN: Final = 2
ATTACKERS: Final = 3
BEFORE_BLOCKERS: Final = 4
BLOCKERS: Final = 5
BEFORE_DAMAGE: Final = 6
DAMAGE_STEP: Final = 7
END: Final = 8

#: [epic.setup.life-thirty]
START_LIFE: Final = 30


class EpicState(State):
    """The table. Life, turns and initiative belong to teams; where there are none, each seat is a team of its own.

    `unused` are cards of the set that nobody got, `taken` tells who took which alignment, `open_decks` that everybody
    knows which cards each player owns. `waiting` holds triggered abilities until they are resolved, `victor` the team
    that drew from its empty deck. `first` is the team that began. `event_card` is the event being resolved: it lies in
    front of its player, not in the discard pile. [epic.ruling.event-while-resolving] [epic.play.face-up]
    """

    box: Box
    format: Annotated[int, PUBLIC]
    mode: Annotated[int, PUBLIC, DUEL]
    teams: Annotated[int, PUBLIC]
    first: Annotated[int, PUBLIC, NONE]
    active: Annotated[int, PUBLIC, NONE]
    turn: Annotated[int, PUBLIC]
    phase: Annotated[int, PUBLIC, SETTING_UP]
    initiative: Annotated[int, PUBLIC, NONE]
    defender: Annotated[int, PUBLIC, NONE]
    blocked: Annotated[bool, PUBLIC]
    event_card: Annotated[CardNo, PUBLIC, NONE]
    event_seat: Annotated[int, PUBLIC, NONE]
    victor: Annotated[int, PUBLIC, NONE]
    open_decks: Annotated[bool, PUBLIC]
    taken: Annotated[list[int], PUBLIC]
    life: Annotated[list[int], PUBLIC]
    serials: Annotated[int, PUBLIC]
    champions: Annotated[list[Champion], PUBLIC]
    waiting: Annotated[list[Trigger], PUBLIC]
    unused: Annotated[list[CardNo], face_down("cards")]
    sides: Annotated[list[Side], EACH]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "active",
        "blocked",
        "box",
        "champions",
        "defender",
        "event_card",
        "event_seat",
        "first",
        "format",
        "initiative",
        "life",
        "mode",
        "open_decks",
        "phase",
        "serials",
        "sides",
        "taken",
        "teams",
        "turn",
        "unused",
        "victor",
        "waiting",
    )

    def __init__(self, o: EpicState | None = None) -> None:
        State.__init__(self, o)
        if o is None:
            self.format = 0
            self.mode = DUEL
            self.teams = 0
            self.first = NONE
            self.active = NONE
            self.turn = 0
            self.phase = SETTING_UP
            self.initiative = NONE
            self.defender = NONE
            self.blocked = False
            self.event_card = NONE
            self.event_seat = NONE
            self.victor = NONE
            self.open_decks = False
            self.taken = []
            self.life = []
            self.serials = 0
            self.champions = []
            self.waiting = []
            self.unused = []
            self.sides = []
        else:
            self.box = o.box
            self.format = o.format
            self.mode = o.mode
            self.teams = o.teams
            self.first = o.first
            self.active = o.active
            self.turn = o.turn
            self.phase = o.phase
            self.initiative = o.initiative
            self.defender = o.defender
            self.blocked = o.blocked
            self.event_card = o.event_card
            self.event_seat = o.event_seat
            self.victor = o.victor
            self.open_decks = o.open_decks
            self.taken = o.taken.copy()
            self.life = o.life.copy()
            self.serials = o.serials
            self.champions = [Champion(one) for one in o.champions]
            self.waiting = [Trigger(one) for one in o.waiting]
            self.unused = o.unused.copy()
            self.sides = [Side(one) for one in o.sides]

    def clone(self) -> EpicState:
        return EpicState(self)

    # --- end of what is written

    # ------------------------------------------------------------------ seats and teams

    def card(self, kind: int) -> Card:
        """What is printed on a card."""
        return self.box.cards[kind]

    def team(self, seat: int) -> int:
        """The team of a seat: members sit evenly spread. [epic.team.one-entity]"""
        return seat % self.teams

    def members(self, team: int) -> list[int]:
        """The seats of a team that are still in the game."""
        sides = self.sides
        return [seat for seat in range(team, self.players, self.teams) if sides[seat].fell == 0]

    def member(self, team: int, at: int) -> int:
        """The seat at a place of a team, counted with those who left it."""
        return team + at * self.teams

    def team_size(self) -> int:
        """How many seats a team has, those who left it included."""
        return self.players // self.teams

    def lives(self, seat: int) -> bool:
        """Is the seat still in the game?"""
        return self.sides[seat].fell == 0

    def team_lives(self, team: int) -> bool:
        """Is anybody of the team still in the game?"""
        seat = team
        while seat < self.players:
            if self.sides[seat].fell == 0:
                return True
            seat += self.teams
        return False

    def left_of(self, team: int) -> int:
        """The next team to the left that is in the game, perhaps the same. [epic.multi.clockwise]"""
        team = (team + 1) % self.teams
        while not self.team_lives(team):
            team = (team + 1) % self.teams
        return team

    def right_of(self, team: int) -> int:
        """The next team to the right that is in the game, perhaps the same."""
        team = (team - 1) % self.teams
        while not self.team_lives(team):
            team = (team - 1) % self.teams
        return team

    def reaches(self, seat: int, other: int) -> bool:
        """Do effects of a seat reach another? In Hunter only the neighbours. [epic.hunter.effect-range]"""
        if self.mode != FIRST_BLOOD and self.mode != LAST_STANDING:
            return True
        return other == seat or other == self.left_of(seat) or other == self.right_of(seat)

    def from_active(self) -> list[int]:
        """All seats in the game, from the active team on to the left. [epic.ruling.each-player-draws]"""
        seats: list[int] = []
        for i in range(self.teams):
            seats += self.members((self.active + i) % self.teams)
        return seats

    # ------------------------------------------------------------------ champions

    def keywords(self, c: Champion) -> int:
        """Printed, lasting, granted and lent keywords. [epic.champion.keywords]"""
        found = c.keywords | c.granted
        for other in self.champions:
            for static in self.box.cards[other.card].statics:
                if static.keywords and self.fits(c, static.what, static.which, other.controller, other.serial):
                    found |= static.keywords
        return found

    def attack(self, c: Champion) -> int:
        """Attack with all that adds to it, never below 0. [epic.champion.attack] [epic.ability.constant]"""
        total = self.box.cards[c.card].attack + c.attack_bonus
        for other in self.champions:
            for static in self.box.cards[other.card].statics:
                if static.attack and self.fits(c, static.what, static.which, other.controller, other.serial):
                    total += static.attack
        return total if total > 0 else 0

    def defence(self, c: Champion) -> int:
        """Defence with all that adds to it. [epic.champion.defense] [epic.ability.constant]"""
        total = self.box.cards[c.card].defence + c.defence_bonus
        for other in self.champions:
            for static in self.box.cards[other.card].statics:
                if static.defence and self.fits(c, static.what, static.which, other.controller, other.serial):
                    total += static.defence
        return total

    def fits(self, c: Champion, what: int, which: int, seat: int, source: int) -> bool:
        """Is a champion among those an effect of a seat means? Of a team only the other teams are enemies.

        [epic.team.one-entity] [epic.ruling.hydra-effects-you] [epic.hunter.effect-range]
        """
        mine = c.controller == seat
        if what == OWN:
            if not mine:
                return False
        elif what == ENEMY:
            if self.team(c.controller) == self.team(seat):
                return False
        elif what == OTHER:
            if c.serial == source:
                return False
        elif what == OWN_OTHER:
            if not mine or c.serial == source:
                return False
        elif what != ANY and c.serial != source:
            return False
        if not mine and not self.reaches(seat, c.controller):
            return False
        return which == ALL or self.kind_fits(c, which)

    def kind_fits(self, c: Champion, which: int) -> bool:
        """Is a champion one of a named sort?"""
        card = self.box.cards[c.card]
        if which >= FIRST_TOKEN:
            return c.card == CARDS + which - FIRST_TOKEN
        if which >= FIRST_ALIGNMENT:
            return card.alignment == which - FIRST_ALIGNMENT
        if which == ATTACKING:
            return c.role == ATTACKER
        if which == BLOCKING:
            return c.role == BLOCKER
        if which == FIGHTING:
            return c.role != OUTSIDE
        if which == EXPENDED_ONES:
            return c.position == EXPENDED
        if which == DAMAGED:
            return c.damage > 0
        if which == FLYING:
            return self.keywords(c) & AIRBORNE != 0
        if which == GROUNDED:
            return self.keywords(c) & AIRBORNE == 0
        if which == TOKEN_ONES:
            return card.token
        if which == PRINTED:
            return not card.token
        if which == SMALL:
            return self.attack(c) <= SMALL_ATTACK
        return self.attack(c) > SMALL_ATTACK

    def enter(self, card: int, owner: int, controller: int, keywords: int = 0) -> Champion:
        """A champion enters play prepared; it is deploying unless it has Blitz, and may lend Blitz to others.

        [epic.position.enters-prepared] [epic.deploy.until-own-turn] [epic.keyword.blitz] [epic.champion.stays]
        """
        c = Champion()
        c.card = card
        self.serials += 1
        c.serial = self.serials
        c.owner = owner
        c.controller = controller
        c.keywords = self.box.cards[card].keywords | keywords
        self.champions.append(c)
        self.stop_deploying()
        return c

    def stop_deploying(self) -> None:
        """Who has Blitz stops deploying, for good, even if it is only lent. [epic.keyword.blitz]
        [epic.ruling.blitz-lost]"""
        for c in self.champions:
            if c.deploying and self.keywords(c) & BLITZ:
                c.deploying = False

    def leave(self, c: Champion) -> None:
        """A champion leaves play. [epic.ability.constant]"""
        self.champions.remove(c)

    # ------------------------------------------------------------------ cards and life

    def draw(self, seat: int, count: int) -> None:
        """Draw cards one by one; to draw from an empty deck wins, unless one has lost already.

        [epic.end.win-by-empty-deck] [epic.ruling.draw-several-last-cards] [epic.ruling.both-win-or-lose]
        """
        side = self.sides[seat]
        drawn = 0
        while drawn < count and self.victor == NONE:
            if not side.deck:
                if self.life[self.team(seat)] > 0:
                    self.victor = self.team(seat)
                    self.event("drew-from-nothing", seat)
                break
            card = side.deck.pop()
            side.hand.append(card)
            self.reveal()
            self.event("drew-card", card, reader=seat)
            drawn += 1
        if drawn:
            self.event("drew", seat, drawn)

    def gain_life(self, seat: int, count: int) -> None:
        """Life has no upper limit. [epic.ruling.life-cap]"""
        self.life[self.team(seat)] += count
        self.event("gained-life", seat, count)

    def lose_life(self, seat: int, count: int) -> None:
        """A loss that is no damage. [epic.ruling.mulligan-life]"""
        self.life[self.team(seat)] -= count
        self.event("lost-life", seat, count)

    def hurt(self, seat: int, count: int) -> None:
        """Damage to a player lowers life. [epic.life.damage-reduces] [epic.ruling.hydra-damage-to-member]"""
        self.life[self.team(seat)] -= count
        self.event("hurt", seat, count)
