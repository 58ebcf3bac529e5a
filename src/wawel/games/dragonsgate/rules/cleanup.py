"""Faza porządkowania: displays, upkeep, the First Player marker, the order track."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.dragonsgate.figures import upkeep_cost
from wawel.games.dragonsgate.options import PAY
from wawel.games.dragonsgate.pieces import Side
from wawel.games.dragonsgate.state import DragonsgateState

#: prestige lost for each coin not paid. [gate.cleanup.unpaid-coin-costs-2]
UNPAID: Final = 2


class Cleanup(Step[DragonsgateState]):
    """First of all the Adepts and Professors still on the main board are removed.

    [gate.cleanup.clear-displays] [gate.cleanup.order] [gate.cleanup.turn-5-too]
    [gate.ruling.cleared-tokens-discarded]
    """

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        s.event("cleanup")
        s.adepts.clear_display()
        s.professors.clear_display()
        s.goto(Upkeep(0))


class Upkeep(Step[DragonsgateState]):
    """Each player pays what the upkeep track shows, in coins or prestige. [gate.cleanup.pay-upkeep]

    [gate.cleanup.unpaid-coin-costs-2] [gate.ruling.unpaid-by-choice]
    """

    __slots__ = ("at",)
    KIND: ClassVar[str] = "pick-payment"
    RULE: ClassVar[str] = "gate.cleanup.pay-upkeep"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: DragonsgateState) -> None:
        if self.at == s.players:
            s.goto(PASS_MARKER)
            return
        seat = s.seat_after(s.first, self.at)
        side = s.sides[seat]
        due = upkeep_cost(s, side)
        if not due:
            s.goto(Upkeep(self.at + 1))
            return
        fewest, most = payments(side, due)
        for coins in range(fewest):
            s.block(PAY + coins, "gate.cleanup.zero-prestige-must-pay")
        for coins in range(most + 1, due + 1):
            s.block(PAY + coins, "gate.cleanup.short-of-coins")
        s.ask(seat, [PAY + coins for coins in range(fewest, most + 1)])

    def take(self, s: DragonsgateState, option: int) -> None:
        seat = s.seat_after(s.first, self.at)
        side = s.sides[seat]
        coins = option - PAY
        lost = min(side.prestige, UNPAID * (upkeep_cost(s, side) - coins))
        side.coins -= coins
        side.prestige -= lost
        s.event("upkeep", seat, coins, lost)
        s.goto(Upkeep(self.at + 1))

    def idle(self, s: DragonsgateState, options: list[int]) -> int:
        return options[-1]


def payments(side: Side, due: int) -> tuple[int, int]:
    """The fewest and the most coins a player may pay: coin by coin prestige may be lost instead, while there is any.

    [gate.cleanup.zero-prestige-must-pay] [gate.cleanup.short-of-coins] [gate.cleanup.nothing-left-nothing-owed]
    [gate.ruling.upkeep-half] [gate.ruling.short-of-coins-scope] [gate.ruling.unpaid-by-choice]
    """
    most = min(due, side.coins)
    unpaid = (side.prestige + 1) // UNPAID
    return max(0, min(most, due - unpaid)), most


class PassMarker(Step[DragonsgateState]):
    """The marker goes to the disc furthest left on the order track, or clockwise; then the track is cleared.

    [gate.cleanup.first-player-from-track] [gate.cleanup.first-player-default] [gate.cleanup.clear-order-track]
    [gate.ruling.first-player-action-once]
    """

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        taken = [seat for seat in s.order if seat != NONE]
        s.first = taken[0] if taken else s.seat_after(s.first, 1)
        s.order = [NONE] * len(s.order)
        s.event("first-player", s.first)
        s.end()


#: steps without fields are made once
CLEANUP: Final = Cleanup()
PASS_MARKER: Final = PassMarker()
