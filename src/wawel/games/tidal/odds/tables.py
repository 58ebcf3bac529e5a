"""The positions dice can lie in, numbered, and how they lead to one another."""

from __future__ import annotations

from typing import Final

#: tables are forgotten when there are so many
MOST_TABLES: Final = 400


class Spread:
    """All ways `dice` alike dice may lie: how many are yet to be thrown, and how many show each of `faces` classes."""

    __slots__ = ("add", "forget", "index", "lose", "reveal", "ways")

    def __init__(self, dice: int, faces: int) -> None:
        self.ways = compositions(dice, faces + 1)
        self.index = {way: at for at, way in enumerate(self.ways)}
        self.reveal: list[list[int]] = []
        self.forget: list[list[int]] = []
        self.lose: list[list[tuple[int, ...]]] = []
        self.add: list[tuple[int, ...]] = []
        for way in self.ways:
            self.reveal.append([self.index[moved(way, 0, face)] for face in range(1, faces + 1)] if way[0] else [])
            shown = [face for face in range(1, faces + 1) if way[face]]
            self.forget.append([self.index[moved(way, face, 0)] for face in shown])
            self.lose.append([moved(way, face, -1) for face in shown])
            self.add.append((way[0] + 1, *way[1:]))


def compositions(total: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to write a number as a sum of so many others."""
    if parts == 1:
        return [(total,)]
    return [(first, *rest) for first in range(total + 1) for rest in compositions(total - first, parts - 1)]


def moved(way: tuple[int, ...], source: int, target: int) -> tuple[int, ...]:
    """One die moves from a class to another, or (-1) away."""
    found = list(way)
    found[source] -= 1
    if target >= 0:
        found[target] += 1
    return tuple(found)


def without_blanks(way: tuple[int, ...]) -> tuple[int, ...]:
    """Dice of the first class are to be thrown, too."""
    return (way[0] + way[1], 0, *way[2:])


SPREADS: Final[dict[tuple[int, int], Spread]] = {}


def spread(dice: int, faces: int) -> Spread:
    """A spread, made once."""
    found = SPREADS.get((dice, faces))
    if found is None:
        found = Spread(dice, faces)
        SPREADS[dice, faces] = found
    return found


class Table:
    """The positions of several groups of dice, numbered. In a group with `blanks` the first class matches nothing: such
    dice are always thrown again.

    `known` have no dice to throw. `open` are the others, fewest dice first, less those that best play never meets: dice
    are thrown group by group, so no blank lies in a group behind that of a die to throw. `choosing` are those of them
    without blanks, most dice first.
    """

    __slots__ = (
        "blanks",
        "choosing",
        "forget",
        "known",
        "lose",
        "met",
        "open",
        "reveal",
        "size",
        "spreads",
        "strides",
        "thrower",
    )

    def __init__(self, dice: tuple[int, ...], faces: tuple[int, ...], blanks: tuple[bool, ...]) -> None:
        self.blanks = blanks
        self.spreads = [spread(n, c) for n, c in zip(dice, faces, strict=True)]
        self.strides: list[int] = []
        size = 1
        for one in self.spreads:
            self.strides.append(size)
            size *= len(one.ways)
        self.size = size
        self.known: list[int] = []
        self.reveal: list[list[int]] = []
        self.forget: list[list[int]] = []
        self.thrower: list[int] = []
        #: for a known position: the group of a die, and where the rest lies in the table with one die fewer there
        self.lose: list[list[tuple[int, int]]] = []
        self.met: list[bool] = []
        self.choosing: list[int] = []
        unknown: list[tuple[int, int]] = []
        fewer: list[dict[tuple[int, ...], int]] = []
        for n, c in zip(dice, faces, strict=True):
            fewer.append(spread(n - 1, c).index if n else {})
        for at in range(size):
            parts = self.parts(at)
            dark = 0
            thrower = -1
            blank = -1
            freed = at
            revealed: list[int] = []
            forgotten: list[int] = []
            for group, part in enumerate(parts):
                one = self.spreads[group]
                stride = self.strides[group]
                if one.ways[part][0]:
                    dark += one.ways[part][0]
                    if thrower < 0:
                        thrower = group
                        revealed = [at + (other - part) * stride for other in one.reveal[part]]
                if blanks[group] and one.ways[part][1]:
                    blank = group
                    freed += (one.index[without_blanks(one.ways[part])] - part) * stride
                for other in one.forget[part]:
                    forgotten.append(at + (other - part) * stride)
            self.reveal.append(revealed)
            self.forget.append([freed] if blank >= 0 else forgotten)
            self.met.append(dark == 0 or blank <= thrower)
            self.thrower.append(thrower)
            lost: list[tuple[int, int]] = []
            if dark:
                if self.met[at]:
                    unknown.append((dark, at))
                    if blank < 0:
                        self.choosing.append(at)
            else:
                self.known.append(at)
                for group, part in enumerate(parts):
                    for way in self.spreads[group].lose[part]:
                        lost.append((group, self.elsewhere(parts, group, fewer[group][way], len(fewer[group]))))
            self.lose.append(lost)
        unknown.sort()
        self.open = [at for _, at in unknown]
        choosing = set(self.choosing)
        self.choosing = [at for at in reversed(self.open) if at in choosing]

    def parts(self, at: int) -> list[int]:
        """The position of each group."""
        found = []
        for one in self.spreads:
            found.append(at % len(one.ways))
            at //= len(one.ways)
        return found

    def elsewhere(self, parts: list[int], group: int, part: int, ways: int) -> int:
        """A position in the table that differs in one group, which has another number of ways there."""
        found = 0
        stride = 1
        for other, one in enumerate(self.spreads):
            if other == group:
                found += part * stride
                stride *= ways
            else:
                found += parts[other] * stride
                stride *= len(one.ways)
        return found

    def number(self, ways: list[tuple[int, ...]]) -> int:
        """The number of a position."""
        return sum([one.index[way] * stride for one, way, stride in zip(self.spreads, ways, self.strides, strict=True)])

    def freed(self, ways: list[tuple[int, ...]]) -> int:
        """The number of a position; with dice to throw, blanks are thrown as well."""
        if any(way[0] for way in ways):
            ways = [without_blanks(way) if blank else way for way, blank in zip(ways, self.blanks, strict=True)]
        return self.number(ways)

    def ways(self, at: int) -> list[tuple[int, ...]]:
        """A position by its number."""
        return [one.ways[part] for one, part in zip(self.spreads, self.parts(at), strict=True)]


TABLES: Final[dict[tuple[tuple[int, ...], tuple[int, ...], tuple[bool, ...]], Table]] = {}


def table(dice: tuple[int, ...], faces: tuple[int, ...], blanks: tuple[bool, ...]) -> Table:
    """A table, made once as long as there is room."""
    found = TABLES.get((dice, faces, blanks))
    if found is None:
        if len(TABLES) >= MOST_TABLES:
            TABLES.clear()
        found = Table(dice, faces, blanks)
        TABLES[dice, faces, blanks] = found
    return found
