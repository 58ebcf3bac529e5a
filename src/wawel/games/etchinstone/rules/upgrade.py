"""Faza Ulepszenia: experience is spent now or lost."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.etchinstone.box import TOP_LEVEL
from wawel.games.etchinstone.options import UPGRADE
from wawel.games.etchinstone.rules.cleanup import DISCARD_CARDS
from wawel.games.etchinstone.state import SEAT, EtchinstoneState


class UpgradePhase(Step[EtchinstoneState]):
    """Pay a hand card's cost to turn it to the next Level, again and again while the XP of this Encounter last.

    [etch.upgrade.optional] [etch.upgrade.hand-only] [etch.upgrade.spare-and-linked-allowed] [etch.upgrade.cost]
    [etch.upgrade.not-after-downgrade] [etch.upgrade.repeat-same-card] [etch.upgrade.until-xp-spent]
    [etch.upgrade.xp-not-kept] [etch.link.ends-after-action] [etch.ruling.level-4-cap]
    """

    __slots__ = ()
    KIND: ClassVar[str] = "upgrade"
    RULE: ClassVar[str] = "etch.upgrade.optional"

    def run(self, s: EtchinstoneState) -> None:
        if not s.xp:
            s.goto(DISCARD_CARDS)
            return
        options = []
        for c in s.hand:
            if s.is_hurt(c):
                s.block(UPGRADE + c, "etch.upgrade.not-after-downgrade")
            elif s.levels[c] == TOP_LEVEL:
                s.block(UPGRADE + c, "etch.ruling.level-4-cap")
            elif s.face(c).upgrade > s.xp:
                s.block(UPGRADE + c, "etch.upgrade.cost")
            else:
                options.append(UPGRADE + c)
        s.ask(SEAT, options, done=True)

    def take(self, s: EtchinstoneState, option: int) -> None:
        if option == DONE:
            s.event("xp-lost", s.xp)
            s.xp = 0
        else:
            card = option - UPGRADE
            s.xp -= s.face(card).upgrade
            s.levels[card] += 1
            s.event("upgraded", card, s.levels[card])


#: steps without fields are made once
UPGRADE_PHASE: Final = UpgradePhase()
