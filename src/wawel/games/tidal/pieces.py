"""What belongs to one player: board, dials, dice, cards and tokens."""

from __future__ import annotations

from typing import Annotated

from wawel.engine.components import NONE
from wawel.engine.state import Piece
from wawel.engine.zones import PUBLIC, owner, shuffled
from wawel.games.tidal.box import CardNo, ChallengeNo, CharacterNo, DieNo, GoalNo, PlaceNo, TrickNo


class Side(Piece):
    """A player's side of the table.

    `dials` has the position of each. Dice lie sorted in two areas; those in a roll lie in neither. `rank` is the space
    on the champion ranking, `leaders` the leader tokens, `hits` the hit tokens beside the Fold. `styles` counts the
    completed challenges of each arena. `cards` are in play, the Shell Shield first; `hears` and `changes` are the bits
    of these. The top of the character `deck` is the end of the list: its owner knows the `sunk` cards at the bottom and
    looks at the `looking` ones on top. Challenges everybody has seen are in `open_hand`, the others in `hand`. `placed`
    has the places visited this round, the pawn being on the last one; `markers` are left.
    [tidal.dice.areas] [tidal.ruling.hand-secrecy] [tidal.ruling.known-cards] [tidal.marker.left-behind]
    """

    seat: Annotated[int, PUBLIC]
    character: Annotated[CharacterNo, PUBLIC, NONE]
    fruit: Annotated[int, PUBLIC]
    shells: Annotated[int, PUBLIC]
    shield: Annotated[int, PUBLIC]
    dials: Annotated[tuple[int, ...], PUBLIC, (0, 0, 0, 0)]
    available: Annotated[tuple[DieNo, ...], PUBLIC]
    spent: Annotated[tuple[DieNo, ...], PUBLIC]
    rank: Annotated[int, PUBLIC]
    leaders: Annotated[int, PUBLIC]
    hits: Annotated[int, PUBLIC]
    completed: Annotated[tuple[ChallengeNo, ...], PUBLIC]
    styles: Annotated[tuple[int, ...], PUBLIC, (0, 0, 0)]
    cards: Annotated[tuple[CardNo, ...], PUBLIC]
    discarded: Annotated[tuple[CardNo, ...], PUBLIC]
    hears: Annotated[int, PUBLIC]
    changes: Annotated[int, PUBLIC]
    deck: Annotated[list[CardNo], shuffled(known="deck_known")]
    sunk: Annotated[int, PUBLIC]
    looking: Annotated[int, PUBLIC]
    open_hand: Annotated[tuple[ChallengeNo, ...], PUBLIC]
    hand: Annotated[list[ChallengeNo], owner("challenges")]
    tricks: Annotated[list[TrickNo], owner("tricks")]
    goal: Annotated[list[GoalNo], owner("goals", known="goal_known", apart="goals_apart")]
    other_goals: Annotated[list[GoalNo], owner("goals", known="goal_known", apart="goals_apart")]
    goal_open: Annotated[bool, PUBLIC]
    markers: Annotated[int, PUBLIC]
    placed: Annotated[tuple[PlaceNo, ...], PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "available",
        "cards",
        "changes",
        "character",
        "completed",
        "deck",
        "dials",
        "discarded",
        "fruit",
        "goal",
        "goal_open",
        "hand",
        "hears",
        "hits",
        "leaders",
        "looking",
        "markers",
        "open_hand",
        "other_goals",
        "placed",
        "rank",
        "seat",
        "shells",
        "shield",
        "spent",
        "styles",
        "sunk",
        "tricks",
    )

    def __init__(self, o: Side | None = None) -> None:
        if o is None:
            self.seat = 0
            self.character = NONE
            self.fruit = 0
            self.shells = 0
            self.shield = 0
            self.dials = (0, 0, 0, 0)
            self.available = ()
            self.spent = ()
            self.rank = 0
            self.leaders = 0
            self.hits = 0
            self.completed = ()
            self.styles = (0, 0, 0)
            self.cards = ()
            self.discarded = ()
            self.hears = 0
            self.changes = 0
            self.deck = []
            self.sunk = 0
            self.looking = 0
            self.open_hand = ()
            self.hand = []
            self.tricks = []
            self.goal = []
            self.other_goals = []
            self.goal_open = False
            self.markers = 0
            self.placed = ()
        else:
            self.seat = o.seat
            self.character = o.character
            self.fruit = o.fruit
            self.shells = o.shells
            self.shield = o.shield
            self.dials = o.dials
            self.available = o.available
            self.spent = o.spent
            self.rank = o.rank
            self.leaders = o.leaders
            self.hits = o.hits
            self.completed = o.completed
            self.styles = o.styles
            self.cards = o.cards
            self.discarded = o.discarded
            self.hears = o.hears
            self.changes = o.changes
            self.deck = o.deck.copy()
            self.sunk = o.sunk
            self.looking = o.looking
            self.open_hand = o.open_hand
            self.hand = o.hand.copy()
            self.tricks = o.tricks.copy()
            self.goal = o.goal.copy()
            self.other_goals = o.other_goals.copy()
            self.goal_open = o.goal_open
            self.markers = o.markers
            self.placed = o.placed

    # --- end of what is written

    def deck_known(self, reader: int) -> list[int]:
        """The positions of the own deck that a player has seen. [tidal.ruling.known-cards]"""
        if reader != self.seat:
            return []
        top = len(self.deck) - self.looking
        return [at for at in range(len(self.deck)) if at < self.sunk or at >= top]

    def goal_known(self, reader: int) -> list[int]:
        """In a first game the goal lies face up, so everybody knows the other two. [tidal.goal.first-game-open]"""
        return [0, 1] if self.goal_open else []
