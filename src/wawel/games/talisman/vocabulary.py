"""What texts can do: the effect words, their conditions, and standing abilities.

This is the contract between the content files and the rules. The README of this package says what each word means.
"""

from __future__ import annotations

from typing import Final

from wawel.engine.effects import Field, Vocabulary, Word
from wawel.games.talisman import box as b
from wawel.games.talisman import ops as o

#: as much as there is, or as far as the value on the card
ALL: Final = 99
TO: Final = Field("to", names=b.KINDS)
N: Final = Field("n", 1, 20)
#: one more for each so many scales on the Lords' cards; 0: does not grow
PER: Final = Field("per", 0, 9, default=0)
#: lists a text may let choose from: a wish has seven
BRANCHES: Final = 8

#: carried out at once: these alone may stand where nothing can be asked
PLAIN: Final = [
    Word("life", o.LIFE, 1, 9),
    Word("strength", o.STRENGTH, 1, 9),
    Word("craft", o.CRAFT, 1, 9),
    Word("fate", o.FATE, 1, 9),
    Word("gold", o.GOLD, 1, 9),
    Word("lose-strength", o.LOSE_STRENGTH, 1, ALL),
    Word("lose-craft", o.LOSE_CRAFT, 1, ALL),
    Word("lose-fate", o.LOSE_FATE, 1, ALL),
    Word("lose-gold", o.LOSE_GOLD, 1, ALL),
    Word("heal", o.HEAL, 1, ALL),
    Word("restore-fate", o.RESTORE_FATE, 1, ALL),
    Word("talisman", o.TALISMAN),
    Word("toad", o.TOAD),
    Word("miss-turn", o.MISS_TURN, 1, 3),
    Word("miss-next", o.MISS_NEXT, 1, 3),
    Word("enslaved", o.ENSLAVED),
    Word("slow-next", o.SLOW_NEXT),
    Word("become", o.BECOME, fields=[Field("what", names=b.ALIGNMENTS)]),
    Word("discard-spells", o.DISCARD_SPELLS),
    Word("lose-trophies", o.LOSE_TROPHIES),
    Word("lose-gained", o.LOSE_GAINED, fields=[Field("what", names=b.ABILITIES)]),
    Word("gold-to", o.GOLD_TO, fields=[TO]),
    Word("discard-this", o.DISCARD_THIS),
    Word("promise", o.PROMISE, fields=[Field("what", names=b.PROMISES)]),
    Word("sleep-all", o.SLEEP_ALL),
    Word("wake-all", o.WAKE_ALL),
    Word("boost", o.BOOST, fields=[Field("strength", 0, 9, default=0), Field("craft", 0, 9, default=0)]),
    Word("beaten", o.BEATEN),
    Word("weaken", o.WEAKEN),
    Word("wound", o.WOUND, 1, 3),
]

#: in front of what they pay for: whoever can't pay does not do it
PAYMENTS: Final = [
    Word("pay-gold", o.PAY_GOLD, 1, 9),
    Word("pay-follower", o.PAY_FOLLOWER),
    Word("pay-object", o.PAY_OBJECT),
    Word("pay-spell", o.PAY_SPELL),
    Word("pay-scale", o.PAY_SCALE),
    Word("pay-magic", o.PAY_MAGIC),
]

#: what asks somebody something, rolls dice, or decides what else happens
ASKING: Final = [
    Word("lose-life", o.LOSE_LIFE, 1, 9),
    Word("spell", o.SPELL, 1, 3),
    Word("fill-spells", o.FILL_SPELLS),
    Word("lose-follower", o.LOSE_FOLLOWER, 1, 9),
    Word("lose-follower-random", o.LOSE_FOLLOWER_RANDOM),
    Word("lose-magic-random", o.LOSE_MAGIC_RANDOM),
    Word("lose-object", o.LOSE_OBJECT, 1, 9),
    Word("lose-spell", o.LOSE_SPELL, 1, 9),
    Word("forfeit", o.FORFEIT, fields=[Field("what", names=b.TAKINGS)]),
    Word("take-purchase", o.TAKE_PURCHASE, fields=[Field("card", names=("sword", "any"))]),
    Word("go", o.GO, fields=[TO]),
    Word("teleport", o.TELEPORT),
    Word("back-by-die", o.BACK_BY_DIE),
    Word("choose-one", o.CHOOSE_ONE, branches=(2, BRANCHES)),
    Word("may", o.MAY, branches=(1, 1)),
    Word("if", o.IF, branches=(2, 3)),
    Word("each-all", o.EACH_ALL, branches=(1, 2)),
    Word("each-region", o.EACH_REGION, branches=(1, 2)),
    Word("each-here", o.EACH_HERE, branches=(1, 2)),
    Word("table", o.TABLE, fields=[Field("id", names=b.TABLES)]),
    Word("test-strength", o.TEST_STRENGTH, branches=(1, 1)),
    Word("test-craft", o.TEST_CRAFT, branches=(1, 1)),
    Word(
        "fight",
        o.FIGHT,
        fields=[Field("who", names=b.CREATURES), Field("by", names=b.ABILITIES, default="strength"), N],
    ),
    Word("shop", o.SHOP, fields=[Field("which", names=b.SHOPS)]),
    Word("buy-life", o.BUY_LIFE, 1, ALL),
    Word("buy-fate", o.BUY_FATE, 1, ALL),
    Word("alchemy", o.ALCHEMY),
    Word("midas", o.MIDAS),
    Word("take-stock", o.TAKE_STOCK, 1, 9),
    Word("castle", o.CASTLE),
    Word("quest", o.QUEST),
    Word("chasm", o.CHASM),
    # trials of the Inner Region
    Word("descend", o.DESCEND, fields=[Field("by", names=b.ABILITIES), TO, PER]),
    Word("blood", o.BLOOD, fields=[PER]),
    Word("fiends", o.FIENDS, fields=[Field("who", names=b.CREATURES), Field("by", names=b.ABILITIES), N, PER]),
    Word("guardian", o.GUARDIAN, fields=[Field("who", names=b.CREATURES), PER]),
    Word("death", o.DEATH, fields=[PER]),
    # Dragons
    Word("rage", o.RAGE),
    Word("token", o.TOKEN, 1, 3),
    Word("token-to-space", o.TOKEN_TO_SPACE),
    Word("token-or-claim", o.TOKEN_OR_CLAIM),
    Word("claim", o.CLAIM, 1, 3),
    Word("claim-each", o.CLAIM_EACH),
    Word("king-cards", o.KING_CARDS, fields=[TO, N]),
    Word("king-cards-scales", o.KING_CARDS_SCALES),
    Word("king-cards-all", o.KING_CARDS_ALL),
    Word("hatch", o.HATCH, 1, 10),
    Word("clear-region", o.CLEAR_REGION),
    Word("clear-all", o.CLEAR_ALL),
    Word("clear-others", o.CLEAR_OTHERS),
    Word("hoard", o.HOARD, fields=[Field("what", names=("follower", "object", "gold", "spells", "life"))]),
    Word("loot", o.LOOT),
    Word("flee", o.FLEE),
    Word("lair", o.LAIR, 1, 9),
    Word("gold-by-die", o.GOLD_BY_DIE),
    Word("reign", o.REIGN),
    Word("rivals", o.RIVALS, 1, 4),
    Word("lasting", o.LASTING, fields=[Field("what", names=b.LASTINGS[:2]), Field("rounds", 1, 5)]),
    Word("spine", o.SPINE),
    Word("stone", o.STONE),
    Word("speaker", o.SPEAKER, 1, 9),
    Word("singer", o.SINGER),
    Word("martial-artist", o.MARTIAL_ARTIST),
    Word("spirits", o.SPIRITS, 1, 9),
    Word("caller", o.CALLER),
    Word("sprite", o.SPRITE),
    Word("st-george", o.ST_GEORGE),
    # Spells
    Word("acquire", o.ACQUIRE),
    Word("mesmerise", o.MESMERISE),
    Word("counter", o.COUNTER),
    Word("destroy-magic", o.DESTROY_MAGIC),
    Word("destruction", o.DESTRUCTION),
    Word("divination", o.DIVINATION, 1, 9),
    Word("hex", o.HEX, 1, 9),
    Word("immobility", o.IMMOBILITY),
    Word("invisibility", o.INVISIBILITY),
    Word("preservation", o.PRESERVATION),
    Word("psionic-blast", o.PSIONIC_BLAST),
    Word("warp", o.WARP, 1, 5),
]

#: only in the first list of `if`, and of `each-…` where it has two
CONDITIONS: Final = [
    Word("is-good", o.IS_GOOD),
    Word("is-neutral", o.IS_NEUTRAL),
    Word("is-evil", o.IS_EVIL),
    Word("not-good", o.NOT_GOOD),
    Word("not-evil", o.NOT_EVIL),
    Word("king", o.KING, fields=[Field("lord", names=b.DECKS[: b.LORDS])]),
    Word("strength-below", o.STRENGTH_BELOW, 1, 20),
    Word("craft-below", o.CRAFT_BELOW, 1, 20),
    Word("craft-at-least", o.CRAFT_AT_LEAST, 1, 20),
    Word("owns", o.OWNS, fields=[Field("what", names=b.OWNINGS)]),
    Word("at", o.AT, fields=[Field("what", names=b.KINDS)]),
]
CONDITION_OPS: Final = [word.op for word in CONDITIONS]
PAYMENT_OPS: Final = [word.op for word in PAYMENTS]
WORDS: Final = Vocabulary([*PLAIN, *PAYMENTS, *ASKING, *CONDITIONS])

#: standing abilities with a figure, and the highest it may have
AMOUNTS: Final = {
    "strength": 9,
    "craft": 9,
    "battle": 9,
    "battle-vs-dragon": 9,
    "attack-vs-dragon": 9,
    "armour": 6,
    "carry": 9,
    "pray": 3,
    "cave": 3,
    "portal-dice": 2,
    "mines-dice": 2,
    "scale-worth": 3,
    "strength-fixed": 20,
    "battle-per-follower": 3,
    "castle-heals": 9,
    "attack": 9,
    "dice": 2,
    "margin": 9,
    "bribe": 9,
    "per-dragon": 3,
    "per-scale": 3,
    "attack-king": 9,
    "attack-woods": 9,
    "recruit": 9,
    "mercenary": 9,
}
#: all standing abilities, named as in the content files, by number
HAS: Final = tuple(name[2:].lower().replace("_", "-") for name in vars(o) if name.startswith("H_"))
STANDING: Final = Vocabulary(
    [Word(name, at, 1 if name in AMOUNTS else 0, AMOUNTS.get(name, 0)) for at, name in enumerate(HAS)]
)
