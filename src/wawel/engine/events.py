"""Events, each with who may read it; and the trace, which exists only while an answer is observed."""

from __future__ import annotations

from typing import Final

from wawel.engine.chance import BadScript, NeedChance, Rng
from wawel.engine.problems import Problem

CHANCE: Final = -1
NOBODY: Final = -2
EVERYONE: Final = -3


class Event:
    """A key with up to three whole numbers. `reader` is a seat or EVERYONE; it gets words where it is shown."""

    __slots__ = ("a", "b", "c", "key", "reader")

    def __init__(self, key: str, a: int, b: int, c: int, reader: int) -> None:
        self.key = key
        self.a = a
        self.b = b
        self.c = c
        self.reader = reader

    def readable_by(self, seat: int) -> bool:
        """May this seat (or NOBODY, a spectator) read it?"""
        return self.reader == EVERYONE or self.reader == seat

    def __repr__(self) -> str:
        return f"Event({self.key} {self.a} {self.b} {self.c} for {self.reader})"


class AnswerTrace:
    """Everything about one answer that is not the state: events, chance results, refused options, the undo barrier.

    A state holds a trace only while an answer is observed; in playouts the field is None and costs nothing.
    A script gives chance results in advance (tests, replays); a strict one refuses to go on when it runs out.
    """

    __slots__ = ("at", "barrier", "blocked", "chance", "events", "listener", "script", "strict")

    def __init__(self, script: list[int] | None = None, strict: bool = False, listener: int = NOBODY) -> None:
        self.events: list[Event] = []
        self.chance: list[int] = []
        self.script = script
        self.strict = strict
        self.at = 0
        self.listener = listener
        self.blocked: list[tuple[int, str]] = []
        self.barrier = False

    def pick(self, rng: Rng, ways: int) -> int:
        """A chance result from the script if there is one, else sampled. It is recorded and sets the undo barrier.

        The generator moves on in either case, so that a replay ends in exactly the recorded state.
        """
        self.barrier = True
        script = self.script
        sampled = rng.pick(ways)
        if script is not None and self.at < len(script):
            result = script[self.at]
            self.at += 1
            if not 0 <= result < ways:
                raise BadScript(Problem("chance-range", at=self.at, result=result, most=ways - 1))
        elif script is not None and self.strict:
            raise NeedChance(ways)
        else:
            result = sampled
        self.chance.append(result)
        return result
