"""Przygotowanie rozgrywki: the city, the islands, the players."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.tidal.box import ARENAS, LEGENDARY, NOVICE, STANDARD, STRONG, WEAK
from wawel.games.tidal.options import CHARACTER, COMPASS, THREE
from wawel.games.tidal.pieces import Side
from wawel.games.tidal.rules.develop import ChooseCard, put_in_play
from wawel.games.tidal.rules.islands import fill_legends
from wawel.games.tidal.rules.night import turn_up
from wawel.games.tidal.state import TidalState

START_DICE: Final = 2
START_FRUIT: Final = 2
START_SHELLS: Final = 2
START_SHIELD: Final = 2
START_CARDS: Final = 3
#: extra fruit and shells of the second, third and fourth player. [tidal.setup.seat-bonus]
EXTRA: Final = ((0, 0), (1, 0), (0, 1), (1, 1))


class SetUp(Step[TidalState]):
    """The city of Naviri. [tidal.setup.citadel-centre] [tidal.setup.islands-around] [tidal.setup.supply-dice]

    [tidal.setup.supply-tokens] [tidal.setup.arbiter-random] [tidal.setup.challenge-deck] [tidal.setup.challenge-pool]
    [tidal.setup.challenge-starting-aside] [tidal.setup.challenge-legendary-out] [tidal.setup.trick-deck]
    [tidal.setup.boat-start] [tidal.setup.market-deck] [tidal.setup.market-advanced] [tidal.setup.market-pool]
    [tidal.setup.announcements-out] [tidal.setup.danger-dice-place] [tidal.setup.invasion-die-place]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        box = s.box
        s.supply = tuple([die.count for die in box.dice])
        s.arbiter = s.below(ARENAS)
        s.event("arbiter", s.arbiter)
        s.challenges = [card for card, one in enumerate(box.challenges) if one.kind == STANDARD]
        s.shuffle(s.challenges)
        s.fill_pool()
        if s.legends:
            s.legend_deck = [card for card, one in enumerate(box.challenges) if one.kind == LEGENDARY]
            s.shuffle(s.legend_deck)
            fill_legends(s)
        s.tricks = [card for card, one in enumerate(box.tricks) for _ in range(one.copies)]
        s.shuffle(s.tricks)
        market = [(card, one) for card, one in enumerate(box.market) if s.rich_market or not one.advanced]
        s.market = [card for card, one in market for _ in range(one.copies)]
        s.shuffle(s.market)
        s.fill_market()
        if s.announced:
            s.announcements = list(range(len(box.announcements)))
            s.shuffle(s.announcements)
        lay_monsters(s)
        s.sides = [Side() for _ in range(s.players)]
        for seat, side in enumerate(s.sides):
            side.seat = seat
        s.event("set-up")
        s.goto(ChooseCharacter(0))


def lay_monsters(s: TidalState) -> None:
    """The monster deck, weak above strong; its top comes to Fold's Edge. [tidal.setup.monster-split]

    [tidal.setup.monster-first-game-strong] [tidal.setup.monster-first-game-weak] [tidal.setup.monster-first-game-rest]
    [tidal.setup.monster-advanced-out] [tidal.setup.monster-later-strong] [tidal.setup.monster-later-top-style]
    [tidal.setup.monster-later-weak] [tidal.setup.monster-later-stack] [tidal.setup.monster-reveal]
    [tidal.ruling.advanced-monsters]
    """
    monsters = s.box.monsters
    used = [one for one, kind in enumerate(monsters) if s.more_monsters or not kind.advanced]
    s.strong = [one for one in used if monsters[one].strength == STRONG]
    weak = [one for one in used if monsters[one].strength == WEAK]
    if s.first_game:
        s.strong = [one for one in s.strong if monsters[one].compass]
        s.weak = [one for one in weak if monsters[one].compass]
        s.shuffle(s.strong)
        s.shuffle(s.weak)
        s.weak_out = []
    else:
        s.shuffle(s.strong)
        s.shuffle(weak)
        top = monsters[s.strong[-1]].style
        chosen: list[int] = []
        for style in range(ARENAS):
            if style != top:
                chosen.append(next(one for one in weak if monsters[one].style == style))
        s.shuffle(chosen)
        s.weak = chosen
        s.weak_out = [one for one in weak if one not in chosen]
    turn_up(s)


class ChooseCharacter(Step[TidalState]):
    """Each player in seat order picks a character that nobody has. [tidal.setup.player-take]

    [tidal.ruling.character-choice] [tidal.setup.goal-first-game] [tidal.setup.goal-later] [tidal.setup.dials-start]
    [tidal.setup.start-dice] [tidal.setup.start-resources] [tidal.setup.ranking-start] [tidal.setup.shell-shield-out]
    [tidal.ruling.starting-challenge-rules] [tidal.ruling.shield-among-cards]
    """

    __slots__ = ("at",)
    KIND: ClassVar[str] = "pick-character"
    RULE: ClassVar[str] = "tidal.setup.player-take"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: TidalState) -> None:
        if self.at == s.players:
            s.goto(StartCards(0))
            return
        taken = [side.character for side in s.sides]
        options = []
        for character in range(len(s.box.characters)):
            if character in taken:
                s.block(CHARACTER + character, "tidal.ruling.character-choice")
            else:
                options.append(CHARACTER + character)
        s.ask(self.at, options)

    def take(self, s: TidalState, option: int) -> None:
        take_set(s, self.at, option - CHARACTER)
        s.goto(ChooseCharacter(self.at + 1))


def take_set(s: TidalState, seat: int, character: int) -> None:
    """Everything that comes with a character. [tidal.setup.player-take]"""
    side = s.sides[seat]
    mine = s.box.characters[character]
    side.character = character
    s.event("character", seat, character)
    side.dials = mine.start
    side.cards = (s.box.shield,)
    side.open_hand = tuple(mine.challenges)
    side.fruit = START_FRUIT
    side.shells = START_SHELLS
    side.shield = START_SHIELD
    for _ in range(START_DICE):
        s.add_die(seat, NOVICE)
    goals = mine.goals[:]
    if not s.first_game:
        s.shuffle(goals)
    side.goal_open = s.first_game
    side.goal = goals[:1]
    side.other_goals = goals[1:]
    side.deck = mine.cards[:]


class StartCards(Step[TidalState]):
    """In a first game the card with the compass is in play; later each player may look at three random cards instead.

    [tidal.setup.start-card-first-game] [tidal.setup.start-card-later] [tidal.ruling.later-start-card]
    [tidal.setup.first-game-hints] [tidal.character-card.start-in-play]
    """

    __slots__ = ("at",)
    KIND: ClassVar[str] = "start-card"
    RULE: ClassVar[str] = "tidal.setup.start-card-later"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: TidalState) -> None:
        if self.at == s.players:
            s.goto(FIRST_PLAYER)
        elif s.first_game:
            self.take(s, COMPASS)
        else:
            s.ask(self.at, [COMPASS, THREE])

    def take(self, s: TidalState, option: int) -> None:
        side = s.sides[self.at]
        if option == COMPASS:
            put_in_play(s, self.at, s.box.characters[side.character].cards[0])
            s.goto(Mixed(self.at))
        else:
            s.shuffle(side.deck)
            side.looking = START_CARDS
            s.event("looks", self.at, START_CARDS)
            s.call(ChooseCard(self.at), Mixed(self.at))


class Mixed(Step[TidalState]):
    """The other cards are shuffled as the character deck. [tidal.setup.character-deck]

    [tidal.ruling.later-start-card]
    """

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: TidalState) -> None:
        side = s.sides[self.at]
        side.sunk = 0
        s.shuffle(side.deck)
        s.goto(StartCards(self.at + 1))


class FirstPlayer(Step[TidalState]):
    """The first player is drawn; the others get something extra. [tidal.setup.first-player] [tidal.setup.seat-bonus]

    [tidal.ruling.two-player] [tidal.ruling.solo]
    """

    __slots__ = ()

    def run(self, s: TidalState) -> None:
        s.first = s.below(s.players) if s.players > 1 else 0
        s.event("first-player", s.first)
        for (fruit, shells), seat in zip(EXTRA, s.from_seat(s.first), strict=False):
            s.gain_fruit(seat, fruit)
            s.gain_shells(seat, shells)
        if s.players == 1:
            s.rival_rank = s.box.levels[s.level].start
            s.intrigues = list(range(len(s.box.intrigues)))
            s.shuffle(s.intrigues)
            s.rival_place = NONE
        s.end()


SET_UP: Final = SetUp()
FIRST_PLAYER: Final = FirstPlayer()
