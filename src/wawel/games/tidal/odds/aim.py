"""What a roll is for: the symbols of a challenge or the spots of a monster, and which of them dice can cover."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.games.tidal.box import DIE_KINDS, FACE_KINDS, FACE_SYMBOLS, FACE_TRAITS, Box
from wawel.games.tidal.figures import LINKS, dice_for

#: what a roll is for
COMPLETE: Final = 0
KILL: Final = 1
HITS: Final = 2
#: what a die may show: (types it matches as bits, symbols, on how many sides)
Faces = tuple[tuple[int, int, int], ...]
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


class Target:
    """An aim, and what dice can do for it. Dice that show alike are a group: `groups` has what each may show (what
    matches nothing first), `kinds` the group of each kind of dice; `places` has for each kind and face the types it can
    match, as bits. Targets with the same groups are one `family`, those with the same places have one `number`."""

    __slots__ = ("aim", "family", "groups", "kinds", "number", "places")

    def __init__(self, box: Box, aim: Aim, places: list[list[int]]) -> None:
        self.aim = aim
        self.places = places
        faces = [faces_of(die.faces, row) for die, row in zip(box.dice, places, strict=True)]
        self.groups = sorted(set(faces))
        self.kinds = [self.groups.index(one) for one in faces]
        self.family = numbered((aim.key, tuple(self.groups)))
        self.number = numbered((self.family, tuple([tuple(row) for row in places]), tuple(self.kinds)))


NUMBERS: Final[dict[object, int]] = {}


def numbered(key: object) -> int:
    """A number for a key, the same for the same one."""
    found = NUMBERS.get(key, NONE)
    if found == NONE:
        found = len(NUMBERS)
        NUMBERS[key] = found
    return found


def faces_of(faces: list[int], places: list[int]) -> Faces:
    """What a die may show."""
    sides: dict[tuple[int, int], int] = {}
    for face in faces:
        mask = places[face]
        key = (mask, FACE_SYMBOLS[face] if mask else 0)
        sides[key] = sides.get(key, 0) + 1
    return tuple(sorted([(mask, n, sides[mask, n]) for mask, n in sides]))


def challenge_target(box: Box, needs: list[int]) -> Target:
    """What a challenge asks for, most first."""
    key = tuple(needs)
    known = box.memory.get(key)
    if isinstance(known, Target):
        return known
    types = [trait for n in range(max(needs), 0, -1) for trait in range(len(needs)) if needs[trait] == n]
    row = [sum([1 << at for at, trait in enumerate(types) if traits >> trait & 1]) for traits in FACE_TRAITS]
    found = Target(box, Aim(COMPLETE, tuple([needs[trait] for trait in types]), ()), [row] * DIE_KINDS)
    box.memory[key] = found
    return found


def monster_target(box: Box, kind: int, monster: int, wounds: tuple[int, ...], armed: bool) -> Target:
    """What is left to hit of a monster."""
    whole = 0
    for at, wound in enumerate(wounds):
        if wound == NONE:
            whole |= 1 << at
    key = (kind, monster, whole, armed)
    known = box.memory.get(key)
    if isinstance(known, Target):
        return known
    types: list[tuple[int, int, int]] = []
    counts: list[int] = []
    for at, spot in enumerate(box.monsters[monster].spots):
        if whole >> at & 1:
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
    found = Target(box, Aim(kind, tuple(counts), tuple([link for link in links if link])), places)
    box.memory[key] = found
    return found
