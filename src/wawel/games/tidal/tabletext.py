"""The table in words, for text tables and screen readers."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.games.tidal.box import FOE_PLACES, TRAITS
from wawel.games.tidal.cardtext import challenge_phrase, goal_phrase, spot_phrase, told
from wawel.games.tidal.figures import level
from wawel.games.tidal.pieces import Side
from wawel.games.tidal.rules.final import rival_sheet
from wawel.games.tidal.state import TidalState
from wawel.games.tidal.words import shown_phrase


def text_view(s: TidalState, reader: int) -> list[Section]:
    """Everything a reader may see."""
    found = [city(s), fold(s)]
    if s.task != NONE or s.foe != NONE:
        found.append(rolling(s))
    if s.rival_rank != NONE:
        found.append(rival(s))
    return found + [side_section(s, side, reader) for side in s.sides if side.character != NONE]


def city(s: TidalState) -> Section:
    """Round, Arbiter, boat, pools and the supply."""
    lines = [
        Phrase("line-arbiter", island=ComponentRef("island", s.arbiter)),
        Phrase("line-boat", boat=ComponentRef("boat", s.boat), effects=told(s.box, s.box.boat[s.boat])),
        Phrase("line-first", seat=ComponentRef("seat", s.first)),
    ]
    if s.announcement != NONE:
        lines.append(Phrase("line-announcement", announcement=ComponentRef("announcement", s.announcement)))
    for card in s.pool + s.legend_pool:
        lines.append(card_line("line-pool", s, card))
    for card in s.market_pool:
        lines.append(
            Phrase(
                "line-market",
                market=ComponentRef("market", card),
                cost=s.box.market[card].price,
                effects=told(s.box, s.box.market[card].text),
            )
        )
    lines.append(Phrase("line-decks", challenges=len(s.challenges), tricks=len(s.tricks), market=len(s.market)))
    left = [Phrase("face-count", die=ComponentRef("die", kind), n=n) for kind, n in enumerate(s.supply) if n]
    if left:
        lines.append(Phrase("line-supply", dice=left))
    taken = [ComponentRef("place", at) for at in range(len(s.box.places)) if s.taken >> at & 1]
    if taken:
        lines.append(Phrase("line-taken", places=taken))
    return Section(Phrase("head-round", round=s.round) if s.round else Phrase("head-set-up"), lines)


def card_line(key: str, s: TidalState, card: int) -> Phrase:
    """A challenge with its face."""
    return Phrase(key, challenge=ComponentRef("challenge", card), face=challenge_phrase(s.box.challenges[card]))


def fold(s: TidalState) -> Section:
    """Monsters on the Fold, spot by spot."""
    lines = []
    for place, monster in enumerate(s.foes):
        if monster != NONE:
            spots = []
            for at, seat in enumerate(s.wounds[place]):
                spot = spot_phrase(s.box, monster, at)
                if seat == NONE:
                    spots.append(spot)
                elif seat < s.players:
                    spots.append(Phrase("spot-covered", spot=spot, seat=ComponentRef("seat", seat)))
                else:
                    spots.append(Phrase("spot-rival", spot=spot))
            name = ComponentRef("monster", monster)
            lines.append(Phrase(f"line-foe-{FOE_PLACES[place]}", monster=name, spots=spots))
    lines.append(Phrase("line-monsters", n=len(s.weak) + len(s.strong)))
    deck = s.weak or s.strong
    if deck:
        lines.append(Phrase("line-next-monster", style=ComponentRef("style", s.box.monsters[deck[-1]].style)))
    return Section(Phrase("head-fold"), lines)


def rolling(s: TidalState) -> Section:
    """The dice of a challenge or fight."""
    lines = []
    if s.rolled:
        lines.append(Phrase("line-rolled", dice=[shown_phrase(shown) for shown in s.rolled]))
    if s.kept:
        lines.append(Phrase("line-kept", dice=[shown_phrase(shown) for shown in s.kept]))
    joining = [ComponentRef("die", kind) for kind in s.joining + s.borrowed]
    if joining:
        lines.append(Phrase("line-joining", dice=joining))
    if s.task != NONE:
        lines.append(card_line("line-task", s, s.task))
    return Section(Phrase("head-roll"), lines)


def rival(s: TidalState) -> Section:
    """The Rival of a solo game, with its score. [tidal.ruling.solo-result]"""
    lines = [Phrase("line-rival", points=s.rival_points, rank=s.rival_rank, total=sum(rival_sheet(s)))]
    return Section(Phrase("head-rival"), lines)


def side_section(s: TidalState, side: Side, reader: int) -> Section:
    """A player's side; hands and goal only for their owner."""
    box = s.box
    lines = [
        Phrase("line-means", fruit=side.fruit, shells=side.shells, shield=side.shield, markers=side.markers),
        Phrase("line-ranks", rank=side.rank, leaders=side.leaders, hits=side.hits),
        Phrase(
            "line-dials",
            dials=[
                Phrase(
                    "face-dial", trait=ComponentRef("trait", trait), at=side.dials[trait], level=level(s, side, trait)
                )
                for trait in range(len(TRAITS))
            ],
        ),
    ]
    if side.available:
        lines.append(Phrase("line-available", dice=[ComponentRef("die", kind) for kind in side.available]))
    if side.spent:
        lines.append(Phrase("line-spent", dice=[ComponentRef("die", kind) for kind in side.spent]))
    lines.append(Phrase("line-cards", cards=[ComponentRef("card", card) for card in side.cards]))
    if side.completed:
        lines.append(Phrase("line-completed", challenges=[ComponentRef("challenge", card) for card in side.completed]))
    for card in side.open_hand:
        lines.append(card_line("line-hand", s, card))
    if reader == side.seat:
        for card in side.hand:
            lines.append(card_line("line-hand", s, card))
        for trick in side.tricks:
            lines.append(Phrase("line-trick", trick=ComponentRef("trick", trick)))
    else:
        lines.append(Phrase("line-hidden", challenges=len(side.hand), tricks=len(side.tricks)))
    if side.goal and (reader == side.seat or side.goal_open):
        goal = side.goal[0]
        lines.append(Phrase("line-goal", goal=ComponentRef("goal", goal), face=goal_phrase(box, goal)))
    if side.placed:
        lines.append(Phrase("line-placed", places=[ComponentRef("place", at) for at in side.placed]))
    character = ComponentRef("character", side.character)
    return Section(Phrase("head-side", seat=ComponentRef("seat", side.seat), character=character), lines)
