"""What cards, spaces and tracks can do: the effect words, what can be counted, when abilities work, what they change.

This is the contract between the content files and the rules. `docs` of each word: the README of this package.
"""

from __future__ import annotations

from typing import Final

from wawel.engine.effects import Field, Vocabulary, Word
from wawel.games.tidal import box as b

N: Final = Field("n", 1, 9, default=1)
WHAT: Final = Field("what", names=b.MEASURES)
#: per how many of what is counted, and the most that is given
PER: Final = Field("per", 1, 9, default=1)
MOST: Final = Field("most", 1, 9, default=9)
LEVEL: Final = Field("level", names=b.DIE_LEVELS)
COLOUR: Final = Field("colour", names=b.ANY_COLOUR, default="any")

#: gains that need no choice: these alone may stand where a text has to be carried out at once
PLAIN: Final = [
    Word("fruit", b.FRUIT, 1, 9),
    Word("shells", b.SHELLS, 1, 9),
    Word("shield", b.SHIELD, 1, 6),
    Word("tricks", b.TRICKS, 1, 4),
    Word("draw-challenges", b.DRAW_CHALLENGES, 1, 3),
    Word("ranking", b.RANKING, 1, 5),
    Word("fall", b.FALL, 1, 5),
    Word("first-player", b.FIRST_PLAYER),
    Word("refresh-all", b.REFRESH_ALL),
    Word("lose-fruit", b.LOSE_FRUIT, 1, 9),
    Word("lose-shells", b.LOSE_SHELLS, 1, 9),
    Word("lose-shield", b.LOSE_SHIELD, 1, 6),
    Word("guard", b.GUARD, 1, 4),
    Word("reach", b.REACH, 1, 3),
    Word("another-trick", b.ANOTHER_TRICK),
    Word("fruit-per", b.FRUIT_PER, fields=[WHAT, PER, MOST]),
    Word("shells-per", b.SHELLS_PER, fields=[WHAT, PER, MOST]),
    Word("ranking-per", b.RANKING_PER, fields=[WHAT, PER, MOST]),
]
#: what asks somebody something, or decides what else happens
ASKING: Final = [
    Word("die", b.DIE, fields=[LEVEL, COLOUR]),
    Word("refresh", b.REFRESH, 1, 6),
    Word("upgrade", b.UPGRADE, 1, 6),
    Word("develop", b.DEVELOP, fields=[Field("trait", names=b.ANY_TRAIT), N]),
    Word("challenge", b.CHALLENGE, 1, 3),
    Word("renew", b.RENEW, 1, 5),
    Word("buy", b.BUY, 0, 6),
    Word("boat", b.BOAT, 1, 8),
    Word("lose-die", b.LOSE_DIE, 1, 3),
    Word("borrow", b.BORROW, fields=[LEVEL, COLOUR]),
    Word("reroll", b.REROLL, 1, 6),
    Word("turn", b.TURN, 1, 3),
    Word("sneak", b.SNEAK),
    Word("arbiter", b.ARBITER),
    Word("steal-fruit", b.STEAL_FRUIT, 1, 5),
    Word("steal-shells", b.STEAL_SHELLS, 1, 5),
    Word("choose-one", b.CHOOSE_ONE, branches=(2, 4)),
    Word("may", b.MAY, branches=(1, 1)),
    Word("if", b.IF, branches=(2, 3)),
    Word("each-other", b.EACH_OTHER, branches=(1, 1)),
    Word("ahead", b.AHEAD, branches=(1, 1)),
    Word("victim", b.VICTIM, branches=(1, 1)),
    # in front of what they pay for: whoever can't pay in full does not do it
    Word("pay-fruit", b.PAY_FRUIT, 1, 9),
    Word("pay-shells", b.PAY_SHELLS, 1, 9),
    Word("pay-shield", b.PAY_SHIELD, 1, 6),
    Word("pay-ranking", b.PAY_RANKING, 1, 5),
    Word("pay-die", b.PAY_DIE),
]
#: only in the first list of `if`
CONDITIONS: Final = [
    Word("at-least", b.AT_LEAST, fields=[WHAT, N]),
    Word("leading", b.LEADING),
    Word("behind", b.BEHIND),
    Word("arbiter-here", b.ARBITER_HERE),
    Word("alone", b.ALONE),
    Word("stretched", b.STRETCHED),
]
WORDS: Final = Vocabulary([*PLAIN, *ASKING, *CONDITIONS])
#: what spaces, boat spaces and monsters may give: no die to keep and none upgraded. [tidal.ruling.dice-sources]
NO_DICE: Final = Vocabulary([*PLAIN, *[w for w in ASKING if w.op not in (b.DIE, b.UPGRADE)], *CONDITIONS])
PENALTIES: Final = Vocabulary(
    [w for w in (*PLAIN, *ASKING) if w.op in (b.LOSE_FRUIT, b.LOSE_SHELLS, b.LOSE_DIE, b.FALL, b.CHOOSE_ONE)]
)

#: words that mean nothing without dice in a challenge or fight
ROLL_WORDS: Final = (b.GUARD, b.REACH, b.BORROW, b.REROLL, b.TURN)
PAYMENTS: Final = (b.PAY_FRUIT, b.PAY_SHELLS, b.PAY_SHIELD, b.PAY_RANKING, b.PAY_DIE)
