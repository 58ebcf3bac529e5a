"""Chance: the random generator every state carries, and how its results are scripted or enumerated.

The generator is sfc32: four 32-bit words, additions and shifts only, so it is quick interpreted and compiled alike and
its whole state is four small numbers in the saved game.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated, Final

from wawel.engine.mypyc_shim import Word, mypyc_attr
from wawel.engine.problems import Problem
from wawel.engine.zones import NEVER

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12
WORD: Final = 0x80000000
#: how many outcomes one result of a shuffle may distinguish: with more, the generator's bias would matter
ROOM: Final = 0x10000


class NeedChance(Exception):
    """A strict script ran out: the next result is one of `ways` equally likely ones."""

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways
        self.problem = Problem("chance-needed", ways=ways)

    def __str__(self) -> str:
        return str(self.problem)


class BadScript(Exception):
    """A scripted chance result does not fit the question it was meant for."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def words_of(text: str) -> tuple[int, int, int, int]:
    """Four words from any text: how a seed given as a number or a phrase becomes a generator."""
    return words_from(hashlib.sha256(text.encode()).digest())


def words_at(secret: bytes, sequence: int) -> tuple[int, int, int, int]:
    """The words a recorded game uses for its answer number `sequence`: nothing seen before predicts them."""
    return words_from(hmac.new(secret, b"wawel:%d" % sequence, hashlib.sha256).digest())


def words_from(digest: bytes) -> tuple[int, int, int, int]:
    """The first sixteen bytes of a digest as four words."""
    return (
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
        int.from_bytes(digest[12:16], "big"),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """sfc32. States extend it; bots hold one of their own."""

    __slots__ = ("r0", "r1", "r2", "r3")

    r0: Annotated[Word, NEVER]
    r1: Annotated[Word, NEVER]
    r2: Annotated[Word, NEVER]
    r3: Annotated[Word, NEVER]

    def __init__(self, o: Rng | None = None) -> None:
        if o is None:
            self.r0 = 0
            self.r1 = 0
            self.r2 = 0
            self.r3 = 1
        else:
            self.r0 = o.r0
            self.r1 = o.r1
            self.r2 = o.r2
            self.r3 = o.r3

    def reseed(self, words: tuple[int, int, int, int]) -> None:
        """Start again from four words."""
        self.r0 = words[0]
        self.r1 = words[1]
        self.r2 = words[2]
        self.r3 = words[3]
        for _ in range(WARM_UP):
            self.pick(1)

    def reseed_from(self, other: Rng) -> None:
        """Start again from another generator, which moves on."""
        self.r0 = other.pick(WORD)
        self.r1 = other.pick(WORD)
        self.r2 = other.pick(WORD)
        self.r3 = other.pick(WORD)

    def pick(self, ways: int) -> int:
        """A number from 0 to ways - 1, ways at most 2**31. The bias is below ways / 2**32."""
        n: Word = ways
        b = self.r1
        c = self.r2
        d = self.r3
        t: Word = (self.r0 + b + d) & MASK
        self.r3 = (d + 1) & MASK
        self.r0 = b ^ (b >> 9)
        self.r1 = (c + (c << 3)) & MASK
        self.r2 = ((c << 21) + (c >> 11) + t) & MASK
        return int(t * n >> 32)

    def below(self, ways: int) -> int:
        """The same, as a method that states override to record the result."""
        return self.pick(ways)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place. One chance result serves as many exchanges as it has room for."""
        n = len(items)
        while n > 1:
            ways = n
            stop = n - 1
            while stop > 1 and ways * stop <= ROOM:
                ways *= stop
                stop -= 1
            result = self.below(ways)
            while n > stop:
                j = result % n
                result //= n
                n -= 1
                items[n], items[j] = items[j], items[n]


def rng(seed: object) -> Rng:
    """A generator of one's own, from anything that prints the same every time."""
    made = Rng()
    made.reseed(words_of(f"rng:{seed}"))
    return made
