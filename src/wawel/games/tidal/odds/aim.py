"""What a roll is for: the symbols of a challenge or the spots of a monster, and which of them dice can cover."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.games.tidal.box import DIE_KINDS, FACE_KINDS, FACE_TRAITS, Spot
from wawel.games.tidal.figures import LINKS, dice_for

#: what a roll is for
COMPLETE: Final = 0
KILL: Final = 1
HITS: Final = 2
#: what was found out is forgotten when there are so many aims
MOST_AIMS: Final = 300


class Aim:
    """Places that dice are to match: how many there are of each type, and which belong together (`links`, as bits of
    types; none in a challenge). `kind` says what counts."""

    __slots__ = ("counts", "holders", "key", "kind", "links", "seen", "total", "tried")

    def __init__(self, kind: int, counts: tuple[int, ...], links: tuple[int, ...]) -> None:
        self.kind = kind
        self.counts = counts
        self.links = links
        self.total = sum(counts)
        self.key = (kind, counts, links)
        seen = COVERS.get((counts, links))
        if seen is None:
            if len(COVERS) >= MOST_AIMS:
                COVERS.clear()
            seen = {}
            COVERS[counts, links] = seen
        self.seen = seen
        self.holders: list[list[int]] = []
        self.tried = 0

    def worth(self, symbols: dict[int, int]) -> float:
        """What symbols achieve, so many for each set of types they can match (as bits)."""
        most = self.covers(symbols)
        return float(most) if self.kind == HITS else 1.0 if most == self.total else 0.0

    def covers(self, symbols: dict[int, int]) -> int:
        """The most places that symbols can cover."""
        key = tuple(sorted(symbols.items()))
        most = self.seen.get(key, -1)
        if most < 0:
            most = self.most(key)
            self.seen[key] = most
        return most

    def most(self, symbols: tuple[tuple[int, int], ...]) -> int:
        """The same worked out, linked ones all or none.

        Sets that can be covered are those of a matroid, so linked places that can be covered at all are part of some
        largest set.
        """
        every = (1 << len(self.counts)) - 1
        linked = 0
        for link in self.links:
            linked |= link
        best = 0
        for chosen in range(1 << len(self.links)):
            together = 0
            for at, link in enumerate(self.links):
                if chosen >> at & 1:
                    together |= link
            if together:
                wanted = sum([n for at, n in enumerate(self.counts) if together >> at & 1])
                if self.covered(symbols, together) < wanted:
                    continue
            best = max(best, self.covered(symbols, every & ~linked | together))
        return best

    def covered(self, symbols: tuple[tuple[int, int], ...], types: int) -> int:
        """The most places of these types that symbols can cover."""
        self.holders = [[] for _ in self.counts]
        found = 0
        for can, n in symbols:
            for _ in range(n):
                self.tried = ~types
                if not self.find_place(can):
                    break
                found += 1
        return found

    def find_place(self, can: int) -> bool:
        """Find a place for one more symbol, moving others if need be."""
        for at in range(len(self.counts)):
            if can >> at & 1 and not self.tried >> at & 1:
                self.tried |= 1 << at
                here = self.holders[at]
                if len(here) < self.counts[at]:
                    here.append(can)
                    return True
                for other in range(len(here)):
                    if self.find_place(here[other]):
                        here[other] = can
                        return True
        return False


COVERS: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], dict[tuple[tuple[int, int], ...], int]]] = {}


def challenge_aim(needs: list[int]) -> tuple[Aim, list[list[int]]]:
    """What a challenge asks for, and which of it each die and face can match, as bits of types."""
    types = [trait for trait, n in enumerate(needs) if n]
    row = [sum([1 << at for at, trait in enumerate(types) if traits >> trait & 1]) for traits in FACE_TRAITS]
    return Aim(COMPLETE, tuple([needs[trait] for trait in types]), ()), [row] * DIE_KINDS


def monster_aim(kind: int, spots: list[Spot], wounds: tuple[int, ...], armed: bool) -> tuple[Aim, list[list[int]]]:
    """What is left to hit of a monster, and which of it each die and face can hit, as bits of types."""
    types: list[tuple[int, int, int]] = []
    counts: list[int] = []
    for at, spot in enumerate(spots):
        if wounds[at] == NONE:
            like = (spot.trait, dice_for(spot, armed), spot.link)
            if like not in types:
                types.append(like)
                counts.append(0)
            counts[types.index(like)] += 1
    links = [sum([1 << at for at, (_, _, link) in enumerate(types) if link == one]) for one in LINKS]
    places = []
    for die in range(DIE_KINDS):
        row = []
        for face in range(FACE_KINDS):
            mask = 0
            for at, (trait, dice, _) in enumerate(types):
                if FACE_TRAITS[face] >> trait & 1 and dice >> die & 1:
                    mask |= 1 << at
            row.append(mask)
        places.append(row)
    return Aim(kind, tuple(counts), tuple([link for link in links if link])), places
