"""What is on the table, and who may see it; the small things that happen everywhere."""

from __future__ import annotations

from typing import Annotated

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.engine.state import State
from wawel.engine.zones import EACH, NEVER, PUBLIC, face_down, shuffled
from wawel.games.tidal.box import (
    ANOTHER_TRICK,
    DRAW_CHALLENGES,
    EDGE,
    FALL,
    FIRST_PLAYER,
    FRUIT,
    FRUIT_PER,
    GUARD,
    HUNTED,
    LOSE_FRUIT,
    LOSE_SHELLS,
    LOSE_SHIELD,
    PAY_FRUIT,
    PAY_RANKING,
    PAY_SHELLS,
    PAY_SHIELD,
    RANKING,
    RANKING_PER,
    REACH,
    REEF,
    REFRESH_ALL,
    RIVAL,
    SHELLS,
    SHELLS_PER,
    SHIELD,
    TRICKS,
    WEAK,
    AnnouncementNo,
    BoatNo,
    Box,
    ChallengeNo,
    DieNo,
    IntrigueNo,
    IslandNo,
    LevelNo,
    MarketNo,
    MonsterNo,
    PlaceNo,
    PlaceSet,
    ShownNo,
    TrickNo,
)
from wawel.games.tidal.pieces import Side


class TidalState(State):
    """The islands, the supply, the decks and the players' sides.

    Piles have their top at the end of the list. `first` holds the first-player marker, `starter` took the first turn
    of this round, `active` takes the present one. `supply` counts the dice of each kind. `taken` are the single-use
    spaces with a marker, `neutral` those of them that no player took. `foes` has the monster at Fold's Edge, on the
    Inner Reef and the hunted one; `wounds` whose hit token lies on each of their spots. `task` is the challenge being
    attempted, `foe` the place of the monster being fought; `rolled` are the dice of the roll that were not set aside,
    `kept` those that were; `eaten` counts the fruit, `reach` and `guard` what effects add. `stretched` says whether the
    challenge just completed had its stretch symbol matched. Fields of the Rival are for the solo game.
    [tidal.deck.discard-face-up] [tidal.ruling.dice-in-use] [tidal.ruling.hunted-monster-place]
    """

    box: Box
    # chosen before the game
    first_game: Annotated[bool, PUBLIC]
    legends: Annotated[bool, PUBLIC]
    announced: Annotated[bool, PUBLIC]
    rich_market: Annotated[bool, PUBLIC]
    more_monsters: Annotated[bool, PUBLIC]
    flame_side: Annotated[bool, PUBLIC]
    level: Annotated[LevelNo, PUBLIC, NONE]
    goals_apart: Annotated[bool, NEVER, True]
    # round and turn
    round: Annotated[int, PUBLIC]
    first: Annotated[int, PUBLIC]
    starter: Annotated[int, PUBLIC]
    active: Annotated[int, PUBLIC]
    place: Annotated[PlaceNo, PUBLIC, NONE]
    trick_played: Annotated[bool, PUBLIC]
    # the islands
    arbiter: Annotated[IslandNo, PUBLIC]
    boat: Annotated[BoatNo, PUBLIC]
    taken: Annotated[PlaceSet, PUBLIC]
    neutral: Annotated[PlaceSet, PUBLIC]
    supply: Annotated[tuple[int, ...], PUBLIC]
    pool: Annotated[tuple[ChallengeNo, ...], PUBLIC]
    challenges: Annotated[list[ChallengeNo], face_down("challenges")]
    challenge_discard: Annotated[tuple[ChallengeNo, ...], PUBLIC]
    legend_pool: Annotated[tuple[ChallengeNo, ...], PUBLIC]
    legend_deck: Annotated[list[ChallengeNo], shuffled()]
    legend_discard: Annotated[tuple[ChallengeNo, ...], PUBLIC]
    tricks: Annotated[list[TrickNo], face_down("tricks")]
    trick_discard: Annotated[tuple[TrickNo, ...], PUBLIC]
    market_pool: Annotated[tuple[MarketNo, ...], PUBLIC]
    market: Annotated[list[MarketNo], shuffled()]
    market_discard: Annotated[tuple[MarketNo, ...], PUBLIC]
    # the Fold
    foes: Annotated[tuple[MonsterNo, ...], PUBLIC, (NONE, NONE, NONE)]
    wounds: Annotated[tuple[tuple[int, ...], ...], PUBLIC, ((), (), ())]
    weak: Annotated[list[MonsterNo], face_down("weak monsters", "weak_known", "weak_backs")]
    weak_out: Annotated[list[MonsterNo], face_down("weak monsters", "weak_known")]
    strong: Annotated[list[MonsterNo], shuffled(backs="strong_backs")]
    monsters_gone: Annotated[tuple[MonsterNo, ...], PUBLIC]
    # a challenge or a fight
    task: Annotated[ChallengeNo, PUBLIC, NONE]
    foe: Annotated[int, PUBLIC, NONE]
    rolled: Annotated[tuple[ShownNo, ...], PUBLIC]
    kept: Annotated[tuple[ShownNo, ...], PUBLIC]
    joining: Annotated[tuple[DieNo, ...], PUBLIC]
    borrowed: Annotated[tuple[DieNo, ...], PUBLIC]
    danger: Annotated[int, PUBLIC]
    eaten: Annotated[int, PUBLIC]
    reach: Annotated[int, PUBLIC]
    guard: Annotated[int, PUBLIC]
    stretched: Annotated[bool, PUBLIC]
    # the advanced and the solo game
    announcement: Annotated[AnnouncementNo, PUBLIC, NONE]
    announcements: Annotated[list[AnnouncementNo], shuffled()]
    announcements_gone: Annotated[tuple[AnnouncementNo, ...], PUBLIC]
    announcement_won: Annotated[bool, PUBLIC]
    rival_rank: Annotated[int, PUBLIC, NONE]
    rival_points: Annotated[int, PUBLIC]
    rival_hits: Annotated[int, PUBLIC]
    rival_leaders: Annotated[int, PUBLIC]
    rival_place: Annotated[PlaceNo, PUBLIC, NONE]
    intrigues: Annotated[list[IntrigueNo], shuffled()]
    intrigues_used: Annotated[tuple[IntrigueNo, ...], PUBLIC]
    sides: Annotated[list[Side], EACH]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "active",
        "announced",
        "announcement",
        "announcement_won",
        "announcements",
        "announcements_gone",
        "arbiter",
        "boat",
        "borrowed",
        "box",
        "challenge_discard",
        "challenges",
        "danger",
        "eaten",
        "first",
        "first_game",
        "flame_side",
        "foe",
        "foes",
        "goals_apart",
        "guard",
        "intrigues",
        "intrigues_used",
        "joining",
        "kept",
        "legend_deck",
        "legend_discard",
        "legend_pool",
        "legends",
        "level",
        "market",
        "market_discard",
        "market_pool",
        "monsters_gone",
        "more_monsters",
        "neutral",
        "place",
        "pool",
        "reach",
        "rich_market",
        "rival_hits",
        "rival_leaders",
        "rival_place",
        "rival_points",
        "rival_rank",
        "rolled",
        "round",
        "sides",
        "starter",
        "stretched",
        "strong",
        "supply",
        "taken",
        "task",
        "trick_discard",
        "trick_played",
        "tricks",
        "weak",
        "weak_out",
        "wounds",
    )

    def __init__(self, o: TidalState | None = None) -> None:
        State.__init__(self, o)
        if o is None:
            self.first_game = False
            self.legends = False
            self.announced = False
            self.rich_market = False
            self.more_monsters = False
            self.flame_side = False
            self.level = NONE
            self.goals_apart = True
            self.round = 0
            self.first = 0
            self.starter = 0
            self.active = 0
            self.place = NONE
            self.trick_played = False
            self.arbiter = 0
            self.boat = 0
            self.taken = 0
            self.neutral = 0
            self.supply = ()
            self.pool = ()
            self.challenges = []
            self.challenge_discard = ()
            self.legend_pool = ()
            self.legend_deck = []
            self.legend_discard = ()
            self.tricks = []
            self.trick_discard = ()
            self.market_pool = ()
            self.market = []
            self.market_discard = ()
            self.foes = (NONE, NONE, NONE)
            self.wounds = ((), (), ())
            self.weak = []
            self.weak_out = []
            self.strong = []
            self.monsters_gone = ()
            self.task = NONE
            self.foe = NONE
            self.rolled = ()
            self.kept = ()
            self.joining = ()
            self.borrowed = ()
            self.danger = 0
            self.eaten = 0
            self.reach = 0
            self.guard = 0
            self.stretched = False
            self.announcement = NONE
            self.announcements = []
            self.announcements_gone = ()
            self.announcement_won = False
            self.rival_rank = NONE
            self.rival_points = 0
            self.rival_hits = 0
            self.rival_leaders = 0
            self.rival_place = NONE
            self.intrigues = []
            self.intrigues_used = ()
            self.sides = []
        else:
            self.box = o.box
            self.first_game = o.first_game
            self.legends = o.legends
            self.announced = o.announced
            self.rich_market = o.rich_market
            self.more_monsters = o.more_monsters
            self.flame_side = o.flame_side
            self.level = o.level
            self.goals_apart = o.goals_apart
            self.round = o.round
            self.first = o.first
            self.starter = o.starter
            self.active = o.active
            self.place = o.place
            self.trick_played = o.trick_played
            self.arbiter = o.arbiter
            self.boat = o.boat
            self.taken = o.taken
            self.neutral = o.neutral
            self.supply = o.supply
            self.pool = o.pool
            self.challenges = o.challenges.copy()
            self.challenge_discard = o.challenge_discard
            self.legend_pool = o.legend_pool
            self.legend_deck = o.legend_deck.copy()
            self.legend_discard = o.legend_discard
            self.tricks = o.tricks.copy()
            self.trick_discard = o.trick_discard
            self.market_pool = o.market_pool
            self.market = o.market.copy()
            self.market_discard = o.market_discard
            self.foes = o.foes
            self.wounds = o.wounds
            self.weak = o.weak.copy()
            self.weak_out = o.weak_out.copy()
            self.strong = o.strong.copy()
            self.monsters_gone = o.monsters_gone
            self.task = o.task
            self.foe = o.foe
            self.rolled = o.rolled
            self.kept = o.kept
            self.joining = o.joining
            self.borrowed = o.borrowed
            self.danger = o.danger
            self.eaten = o.eaten
            self.reach = o.reach
            self.guard = o.guard
            self.stretched = o.stretched
            self.announcement = o.announcement
            self.announcements = o.announcements.copy()
            self.announcements_gone = o.announcements_gone
            self.announcement_won = o.announcement_won
            self.rival_rank = o.rival_rank
            self.rival_points = o.rival_points
            self.rival_hits = o.rival_hits
            self.rival_leaders = o.rival_leaders
            self.rival_place = o.rival_place
            self.intrigues = o.intrigues.copy()
            self.intrigues_used = o.intrigues_used
            self.sides = [Side(one) for one in o.sides]

    def clone(self) -> TidalState:
        return TidalState(self)

    # --- end of what is written

    # ------------------------------------------------------------------ seats

    def from_seat(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with one."""
        return [(seat + step) % self.players for step in range(self.players)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def island(self) -> int:
        """The island the active player visits."""
        return self.box.places[self.place].island

    # ------------------------------------------------------------------ tokens

    def gain_fruit(self, seat: int, n: int) -> None:
        """Fruit from the supply, which never runs out. [tidal.ruling.resource-supply]"""
        if n:
            self.sides[seat].fruit += n
            self.event("fruit", seat, n)

    def gain_shells(self, seat: int, n: int) -> None:
        """Shells onto the character board."""
        if n:
            self.sides[seat].shells += n
            self.event("shells", seat, n)

    def lose_fruit(self, seat: int, n: int) -> None:
        """Fruit back to the supply, as much as there is. [tidal.ruling.penalty-cannot-pay]"""
        side = self.sides[seat]
        lost = min(n, side.fruit)
        if lost:
            side.fruit -= lost
            self.event("lost-fruit", seat, lost)

    def lose_shells(self, seat: int, n: int) -> None:
        """Shells from the character board, never from the shield. [tidal.ruling.penalty-cannot-pay]"""
        side = self.sides[seat]
        lost = min(n, side.shells)
        if lost:
            side.shells -= lost
            self.event("lost-shells", seat, lost)

    # ------------------------------------------------------------------ the champion ranking

    def top_taken(self, seat: int) -> bool:
        """Does somebody else stand on the highest space? [tidal.ranking.top-single]"""
        top = len(self.box.ranking) - 1
        if self.rival_rank == top and seat != RIVAL:
            return True
        return any(side.rank == top and side.seat != seat for side in self.sides)

    def advance_rank(self, seat: int, n: int) -> None:
        """Up the ranking; the top has room for one only. [tidal.ruling.ranking-top-occupied]"""
        side = self.sides[seat]
        top = len(self.box.ranking) - 1
        rank = side.rank + n
        if rank >= top:
            rank = top - 1 if self.top_taken(seat) else top
        if rank != side.rank:
            self.event("ranking", seat, rank - side.rank, rank)
            side.rank = rank

    def fall_back(self, seat: int, n: int) -> None:
        """Down the ranking, not below the start. [tidal.ruling.ranking-below-start]"""
        side = self.sides[seat]
        rank = max(0, side.rank - n)
        if rank != side.rank:
            self.event("fell", seat, side.rank - rank, rank)
            side.rank = rank

    def advance_rival(self, n: int) -> None:
        """The Rival goes up like a player. [tidal.ruling.solo]"""
        top = len(self.box.ranking) - 1
        rank = self.rival_rank + n
        if rank >= top:
            rank = top - 1 if self.top_taken(RIVAL) else top
        if rank != self.rival_rank:
            self.event("rival-ranking", rank - self.rival_rank, rank)
            self.rival_rank = rank

    # ------------------------------------------------------------------ cards

    def draw_tricks(self, seat: int, n: int) -> None:
        """Tricks from the top of their deck, renewed as soon as it is empty. [tidal.deck.reshuffle]

        [tidal.ruling.reshuffle-moment] [tidal.ruling.trick-hand-limit]
        """
        side = self.sides[seat]
        drawn = 0
        for _ in range(n):
            if not self.tricks:
                break
            card = self.tricks.pop()
            side.tricks.append(card)
            self.reveal()
            self.event("drew-trick", card, reader=seat)
            drawn += 1
            self.renew_tricks()
        if drawn:
            self.event("drew-tricks", seat, drawn)

    def renew_tricks(self) -> None:
        """An empty trick deck is made anew from its discards. [tidal.ruling.reshuffle-moment]"""
        if not self.tricks and self.trick_discard:
            self.tricks = list(self.trick_discard)
            self.trick_discard = ()
            self.shuffle(self.tricks)
            self.event("tricks-reshuffled")

    def draw_challenge(self) -> int:
        """The top of the challenge deck, or none. [tidal.ruling.reshuffle-moment]"""
        if not self.challenges:
            return NONE
        card = self.challenges.pop()
        self.reveal()
        self.renew_challenges()
        return card

    def renew_challenges(self) -> None:
        """An empty challenge deck is made anew from its discards. [tidal.deck.reshuffle]"""
        if not self.challenges and self.challenge_discard:
            self.challenges = list(self.challenge_discard)
            self.challenge_discard = ()
            self.shuffle(self.challenges)
            self.event("challenges-reshuffled")

    def draw_challenges(self, seat: int, n: int) -> None:
        """Challenges from the top of the deck into a hand, which has no limit. [tidal.challenge.no-hand-limit]"""
        drawn = 0
        for _ in range(n):
            card = self.draw_challenge()
            if card != NONE:
                self.sides[seat].hand.append(card)
                self.event("drew-challenge", card, reader=seat)
                drawn += 1
        if drawn:
            self.event("drew-challenges", seat, drawn)

    def fill_pool(self) -> None:
        """The challenge pool has five cards as long as there are any. [tidal.citadel.refill]"""
        while len(self.pool) < 5:
            card = self.draw_challenge()
            if card == NONE:
                break
            self.pool = (*self.pool, card)
            self.event("pool", card)

    def discard_challenge(self, card: int) -> None:
        """A challenge goes to the discard pile of its own deck. [tidal.deck.discard-face-up]

        [tidal.ruling.advanced-legendary] [tidal.ruling.starting-challenge-rules]
        """
        if self.box.challenges[card].kind == 2:
            self.legend_discard = (*self.legend_discard, card)
        else:
            self.challenge_discard = (*self.challenge_discard, card)
            self.renew_challenges()

    def fill_market(self) -> None:
        """The market pool has three cards. [tidal.droska.refill] [tidal.ruling.reshuffle-moment]"""
        while len(self.market_pool) < 3 and self.market:
            card = self.market.pop()
            self.reveal()
            self.market_pool = (*self.market_pool, card)
            self.event("market", card)
            self.renew_market()

    def renew_market(self) -> None:
        """An empty market deck is made anew from its discards."""
        if not self.market and self.market_discard:
            self.market = list(self.market_discard)
            self.market_discard = ()
            self.shuffle(self.market)
            self.event("market-reshuffled")

    # ------------------------------------------------------------------ dice

    def add_die(self, seat: int, kind: int) -> None:
        """A die from the supply to the available ones. [tidal.dice.gain-to-available]"""
        self.take_from_supply(kind)
        side = self.sides[seat]
        side.available = tuple(sorted((*side.available, kind)))
        self.event("die", seat, kind)

    def take_from_supply(self, kind: int) -> None:
        """One die fewer in the supply."""
        supply = list(self.supply)
        supply[kind] -= 1
        self.supply = tuple(supply)

    def to_supply(self, kind: int) -> None:
        """One die more in the supply."""
        supply = list(self.supply)
        supply[kind] += 1
        self.supply = tuple(supply)

    def refresh_die(self, seat: int, kind: int) -> None:
        """From the spent to the available dice. [tidal.dice.refresh]"""
        side = self.sides[seat]
        side.spent = without(side.spent, kind)
        side.available = tuple(sorted((*side.available, kind)))
        self.event("refreshed", seat, kind)

    def refresh_all(self, seat: int) -> None:
        """All spent dice."""
        for kind in self.sides[seat].spent:
            self.refresh_die(seat, kind)

    # ------------------------------------------------------------------ effects that ask nothing

    def gain(self, seat: int, effects: tuple[Effect, ...]) -> None:
        """Carry out effects without a choice, in order. [tidal.space.gain-rewards]"""
        for effect in effects:
            op = effect.op
            n = effect.n
            side = self.sides[seat]
            if op == FRUIT:
                self.gain_fruit(seat, n)
            elif op == SHELLS:
                self.gain_shells(seat, n)
            elif op == SHIELD:
                side.shield += n
                self.event("shield", seat, n)
            elif op == TRICKS:
                self.draw_tricks(seat, n)
            elif op == RANKING:
                self.advance_rank(seat, n)
            elif op in (FALL, PAY_RANKING):
                self.fall_back(seat, n)
            elif op in (LOSE_FRUIT, PAY_FRUIT):
                self.lose_fruit(seat, n)
            elif op in (LOSE_SHELLS, PAY_SHELLS):
                self.lose_shells(seat, n)
            elif op in (LOSE_SHIELD, PAY_SHIELD):
                lost = min(n, side.shield)
                side.shield -= lost
                self.event("lost-shield", seat, lost)
            elif op == FIRST_PLAYER:
                self.first = seat
                self.event("first-player", seat)
            elif op == REFRESH_ALL:
                self.refresh_all(seat)
            elif op == DRAW_CHALLENGES:
                self.draw_challenges(seat, n)
            elif op == GUARD:
                self.guard += n
                self.event("guard", seat, n)
            elif op == REACH:
                self.reach += n
                self.event("reach", seat, n)
            elif op == ANOTHER_TRICK:
                self.trick_played = False
                self.event("another-trick", seat)
            elif FRUIT_PER <= op <= RANKING_PER:
                from wawel.games.tidal.figures import counted  # needs this module first

                n = counted(self, seat, effect)
                if op == FRUIT_PER:
                    self.gain_fruit(seat, n)
                elif op == SHELLS_PER:
                    self.gain_shells(seat, n)
                elif n:
                    self.advance_rank(seat, n)

    # ------------------------------------------------------------------ the Fold

    def no_monsters(self) -> bool:
        """Is no monster on the Fold? [tidal.hunt.reveal]"""
        return self.foes[EDGE] == NONE and self.foes[REEF] == NONE and self.foes[HUNTED] == NONE

    def set_foe(self, place: int, monster: int, wounds: tuple[int, ...]) -> None:
        """A monster comes to a place of the Fold, or (NONE) leaves it."""
        foes = list(self.foes)
        foes[place] = monster
        self.foes = tuple(foes)
        found = list(self.wounds)
        found[place] = wounds
        self.wounds = tuple(found)

    def weak_known(self, reader: int) -> list[int]:
        """If each style has one weak monster only, its back says which it is. [tidal.setup.monster-later-weak]"""
        weak = [one for one in self.box.monsters if one.strength == WEAK]
        if self.first_game:
            weak = [one for one in weak if one.compass]
        elif not self.more_monsters:
            weak = [one for one in weak if not one.advanced]
        return list(range(len(weak))) if len({one.style for one in weak}) == len(weak) else []

    def weak_backs(self) -> dict[int, list[int]]:
        """The style on the back of the top weak monster is seen by all. [tidal.setup.monster-later-weak]"""
        return self.same_back(self.weak)

    def strong_backs(self) -> dict[int, list[int]]:
        """So is that of the top strong one, unless weak ones have covered it from the start: those of a first game.

        [tidal.setup.monster-later-top-style]
        """
        return {} if self.first_game and self.weak else self.same_back(self.strong)

    def same_back(self, pile: list[int]) -> dict[int, list[int]]:
        """For the top of a pile, the monsters whose backs show the same style."""
        if not pile:
            return {}
        style = self.box.monsters[pile[-1]].style
        return {len(pile) - 1: [n for n, one in enumerate(self.box.monsters) if one.style == style]}

    def draw_monster(self) -> int:
        """The top of the monster deck, weak ones first, or none. [tidal.ruling.monster-deck-empty]"""
        if self.weak:
            self.reveal()
            return self.weak.pop()
        if self.strong:
            self.reveal()
            return self.strong.pop()
        return NONE


def without(items: tuple[int, ...], one: int) -> tuple[int, ...]:
    """A tuple less one of its items."""
    at = items.index(one)
    return items[:at] + items[at + 1 :]
