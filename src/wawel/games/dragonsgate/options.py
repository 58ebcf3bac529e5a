"""The options of the game: every verb, with the rule that says when it may be used."""

from __future__ import annotations

from typing import Final

from wawel.engine.verbs import Options
from wawel.games.dragonsgate.box import (
    ACTIONS,
    COUNTS,
    DISPLAY,
    INCOME_CHOICES,
    ORDER_SPACES,
    PROFESSION_PLACES,
    SIDES,
)

#: the most branches a Spell card may offer, deals of the action for prestige, and coins a space of upkeep may ask for
BRANCHES: Final = 3
DEALS: Final = 2
MOST_UPKEEP: Final = 9
ACTS: Final = [f"{action}-{value}" for action in ACTIONS for value in range(1, SIDES + 1)]

OPTIONS: Final = Options(COUNTS)
LEAVE: Final = OPTIONS.verb("leave", "gate.setup.starting-professors", of="starter", about="professor")
INCOME: Final = OPTIONS.verb("income", "gate.income.buildings", size=INCOME_CHOICES, about="branch")
BUY_IMP: Final = OPTIONS.verb("buy-imp", "gate.free.timing")
TAKE: Final = OPTIONS.verb("take", "gate.act.take-one-die", of="die")
#: each action at each value of a die
ACT: Final = OPTIONS.verb("act", "gate.act.value-must-match", names=ACTS, about="action")
PLAY: Final = OPTIONS.verb("play", "gate.spell.when", of="spell")
DISCARD: Final = OPTIONS.verb("discard", "gate.spell.excess", of="spell")
BRANCH: Final = OPTIONS.verb("branch", "gate.spell.when", size=BRANCHES, about="branch")
BUY_PRESTIGE: Final = OPTIONS.verb("buy-prestige", "gate.action3.buy-prestige", size=DEALS, about="deal")
ADEPT: Final = OPTIONS.verb("adept", "gate.action4.take-adept", size=DISPLAY, about="space")
ADEPT_STACK: Final = OPTIONS.verb("adept-stack", "gate.action4.take-adept")
PROFESSOR: Final = OPTIONS.verb("professor", "gate.action5.take-professor", size=DISPLAY, about="space")
PROFESSOR_STACK: Final = OPTIONS.verb("professor-stack", "gate.action5.take-professor")
DISMISS_ADEPT: Final = OPTIONS.verb("dismiss-adept", "gate.action4.no-room", of="adept")
DISMISS_PROFESSOR: Final = OPTIONS.verb("dismiss-professor", "gate.action5.no-room", of="professor")
BUILD: Final = OPTIONS.verb("build", "gate.action6.build", of="building")
SITE: Final = OPTIONS.verb("site", "gate.action6.must-fit", of="site")
ORDER: Final = OPTIONS.verb("order", "gate.action8.place-disc", size=ORDER_SPACES, about="space")
PROFESSION: Final = OPTIONS.verb("profession", "gate.prof.choose", of="profession-space", about="space")
TRAIN: Final = OPTIONS.verb("train", "gate.prof.adept-needs-one-point", of="adept")
PLACE: Final = OPTIONS.verb("place", "gate.prof.move-token", size=PROFESSION_PLACES, about="place")
PAY: Final = OPTIONS.verb("pay", "gate.cleanup.pay-upkeep", size=MOST_UPKEEP + 1, about="coins")
