"""Parts of the table with fields of their own: a player's character, a deck, a fight, what lies on cards and lasts."""

from __future__ import annotations

from typing import Annotated

from wawel.engine.components import NONE
from wawel.engine.state import Piece
from wawel.engine.zones import PUBLIC, face_down, owner
from wawel.games.talisman.box import NEUTRAL, AlignmentNo, CardNo, CharacterNo, LyingNo, SpaceNo


class Side(Piece):
    """A player's character and what belongs to it. A seat without a character waits for a new one, or is `out`.

    `strength` and `craft` are counters; those of a Toad are its own, the others are kept. `has` are the bits of the
    standing abilities of the character and of what it holds, Magic Objects apart: these are in `magic`. `watchers` are
    the bits of the seats that may look at its Spells. `casts` are left this turn. `missed` turns are to be missed,
    `toad` turns still to be a Toad. `trial` is what an Inner Region space left to do: Fiends to fight, the Strength of
    a Werewolf; `cleared` says that its instruction is completed. `begun` says that the ability for the start of the
    turn was used, `conjured` that the once-a-round
    conjuring was, `used` are the cards used this turn, `spent` in this
    round. [tali.stat.counters] [tali.toad.counters] [tali.claim.not-possession] [tali.inner-base.complete-first]
    """

    seat: Annotated[int, PUBLIC]
    character: Annotated[CharacterNo, PUBLIC, NONE]
    out: Annotated[bool, PUBLIC]
    space: Annotated[SpaceNo, PUBLIC, NONE]
    strength: Annotated[int, PUBLIC]
    craft: Annotated[int, PUBLIC]
    lives: Annotated[int, PUBLIC]
    fate: Annotated[int, PUBLIC]
    gold: Annotated[int, PUBLIC]
    alignment: Annotated[AlignmentNo, PUBLIC, NEUTRAL]
    realigned: Annotated[bool, PUBLIC]
    objects: Annotated[tuple[CardNo, ...], PUBLIC]
    followers: Annotated[tuple[CardNo, ...], PUBLIC]
    trophies: Annotated[tuple[CardNo, ...], PUBLIC]
    scales: Annotated[tuple[int, ...], PUBLIC, (0, 0, 0)]
    spells: Annotated[list[CardNo], owner("spells", known="spells_seen")]
    watchers: Annotated[int, PUBLIC]
    casts: Annotated[int, PUBLIC]
    has: Annotated[int, PUBLIC]
    magic: Annotated[int, PUBLIC]
    missed: Annotated[int, PUBLIC]
    toad: Annotated[int, PUBLIC]
    kept_strength: Annotated[int, PUBLIC]
    kept_craft: Annotated[int, PUBLIC]
    enslaved: Annotated[bool, PUBLIC]
    slow: Annotated[bool, PUBLIC]
    promise: Annotated[int, PUBLIC]
    quest: Annotated[int, PUBLIC]
    retreating: Annotated[bool, PUBLIC]
    cleared: Annotated[bool, PUBLIC]
    trial: Annotated[int, PUBLIC]
    extra: Annotated[int, PUBLIC]
    more_strength: Annotated[int, PUBLIC]
    more_craft: Annotated[int, PUBLIC]
    unseen: Annotated[bool, PUBLIC]
    begun: Annotated[bool, PUBLIC]
    conjured: Annotated[bool, PUBLIC]
    used: Annotated[tuple[CardNo, ...], PUBLIC]
    spent: Annotated[tuple[CardNo, ...], PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "alignment",
        "begun",
        "casts",
        "character",
        "cleared",
        "conjured",
        "craft",
        "enslaved",
        "extra",
        "fate",
        "followers",
        "gold",
        "has",
        "kept_craft",
        "kept_strength",
        "lives",
        "magic",
        "missed",
        "more_craft",
        "more_strength",
        "objects",
        "out",
        "promise",
        "quest",
        "realigned",
        "retreating",
        "scales",
        "seat",
        "slow",
        "space",
        "spells",
        "spent",
        "strength",
        "toad",
        "trial",
        "trophies",
        "unseen",
        "used",
        "watchers",
    )

    def __init__(self, o: Side | None = None) -> None:
        if o is None:
            self.seat = 0
            self.character = NONE
            self.out = False
            self.space = NONE
            self.strength = 0
            self.craft = 0
            self.lives = 0
            self.fate = 0
            self.gold = 0
            self.alignment = NEUTRAL
            self.realigned = False
            self.objects = ()
            self.followers = ()
            self.trophies = ()
            self.scales = (0, 0, 0)
            self.spells = []
            self.watchers = 0
            self.casts = 0
            self.has = 0
            self.magic = 0
            self.missed = 0
            self.toad = 0
            self.kept_strength = 0
            self.kept_craft = 0
            self.enslaved = False
            self.slow = False
            self.promise = 0
            self.quest = 0
            self.retreating = False
            self.cleared = False
            self.trial = 0
            self.extra = 0
            self.more_strength = 0
            self.more_craft = 0
            self.unseen = False
            self.begun = False
            self.conjured = False
            self.used = ()
            self.spent = ()
        else:
            self.seat = o.seat
            self.character = o.character
            self.out = o.out
            self.space = o.space
            self.strength = o.strength
            self.craft = o.craft
            self.lives = o.lives
            self.fate = o.fate
            self.gold = o.gold
            self.alignment = o.alignment
            self.realigned = o.realigned
            self.objects = o.objects
            self.followers = o.followers
            self.trophies = o.trophies
            self.scales = o.scales
            self.spells = o.spells.copy()
            self.watchers = o.watchers
            self.casts = o.casts
            self.has = o.has
            self.magic = o.magic
            self.missed = o.missed
            self.toad = o.toad
            self.kept_strength = o.kept_strength
            self.kept_craft = o.kept_craft
            self.enslaved = o.enslaved
            self.slow = o.slow
            self.promise = o.promise
            self.quest = o.quest
            self.retreating = o.retreating
            self.cleared = o.cleared
            self.trial = o.trial
            self.extra = o.extra
            self.more_strength = o.more_strength
            self.more_craft = o.more_craft
            self.unseen = o.unseen
            self.begun = o.begun
            self.conjured = o.conjured
            self.used = o.used
            self.spent = o.spent

    # --- end of what is written

    def spells_seen(self, reader: int) -> list[int]:
        """The Prophetess sees everybody's Spells. [tali.ruling.hidden-information]"""
        if reader >= 0 and self.watchers >> reader & 1:
            return list(range(len(self.spells)))
        return []


class Deck(Piece):
    """A face-down deck and its discards. The top is the end of the list; the first `lent` cards lie on the Adventure
    deck instead, the last of them on top. `knows` says for each seat how many cards from the top it was shown.
    [tali.ruling.dragon-cards-in-adventure-deck] [tali.ruling.hidden-information]
    """

    cards: Annotated[list[CardNo], face_down("", known="shown")]
    discards: Annotated[tuple[CardNo, ...], PUBLIC]
    lent: Annotated[int, PUBLIC]
    knows: Annotated[tuple[int, ...], PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("cards", "discards", "knows", "lent")

    def __init__(self, o: Deck | None = None) -> None:
        if o is None:
            self.cards = []
            self.discards = ()
            self.lent = 0
            self.knows = ()
        else:
            self.cards = o.cards.copy()
            self.discards = o.discards
            self.lent = o.lent
            self.knows = o.knows

    # --- end of what is written

    def shown(self, reader: int) -> list[int]:
        """The positions of the cards that a reader was shown."""
        if not 0 <= reader < len(self.knows):
            return []
        return list(range(len(self.cards) - self.knows[reader], len(self.cards)))

    def left(self) -> int:
        """How many cards can be drawn before the discards are needed."""
        return len(self.cards) - self.lent


class Fight(Piece):
    """The fight that goes on. `foes` are Enemy cards, `creature` one without a card, `lord` a Draconic Lord, `rival`
    another character; `attacker` is the seat that fights them. `mine` and `theirs` are the attack rolls, `bonus` and
    `their_bonus` what else joins the scores; `wounds` are further lives that a defeat costs.
    [tali.combat.sequence] [tali.combat.same-number-group]
    """

    by: Annotated[int, PUBLIC]
    attacker: Annotated[int, PUBLIC, NONE]
    rival: Annotated[int, PUBLIC, NONE]
    lord: Annotated[int, PUBLIC, NONE]
    creature: Annotated[int, PUBLIC, NONE]
    value: Annotated[int, PUBLIC]
    foes: Annotated[tuple[LyingNo, ...], PUBLIC]
    mine: Annotated[tuple[int, ...], PUBLIC]
    theirs: Annotated[tuple[int, ...], PUBLIC]
    bonus: Annotated[int, PUBLIC]
    their_bonus: Annotated[int, PUBLIC]
    wounds: Annotated[int, PUBLIC]
    beaten: Annotated[bool, PUBLIC]
    won: Annotated[bool, PUBLIC]
    drawn: Annotated[bool, PUBLIC]
    no_die: Annotated[bool, PUBLIC]
    no_their_die: Annotated[bool, PUBLIC]
    sum_dice: Annotated[bool, PUBLIC]
    weapons: Annotated[tuple[CardNo, ...], PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "attacker",
        "beaten",
        "bonus",
        "by",
        "creature",
        "drawn",
        "foes",
        "lord",
        "mine",
        "no_die",
        "no_their_die",
        "rival",
        "sum_dice",
        "their_bonus",
        "theirs",
        "value",
        "weapons",
        "won",
        "wounds",
    )

    def __init__(self, o: Fight | None = None) -> None:
        if o is None:
            self.by = 0
            self.attacker = NONE
            self.rival = NONE
            self.lord = NONE
            self.creature = NONE
            self.value = 0
            self.foes = ()
            self.mine = ()
            self.theirs = ()
            self.bonus = 0
            self.their_bonus = 0
            self.wounds = 0
            self.beaten = False
            self.won = False
            self.drawn = False
            self.no_die = False
            self.no_their_die = False
            self.sum_dice = False
            self.weapons = ()
        else:
            self.by = o.by
            self.attacker = o.attacker
            self.rival = o.rival
            self.lord = o.lord
            self.creature = o.creature
            self.value = o.value
            self.foes = o.foes
            self.mine = o.mine
            self.theirs = o.theirs
            self.bonus = o.bonus
            self.their_bonus = o.their_bonus
            self.wounds = o.wounds
            self.beaten = o.beaten
            self.won = o.won
            self.drawn = o.drawn
            self.no_die = o.no_die
            self.no_their_die = o.no_their_die
            self.sum_dice = o.sum_dice
            self.weapons = o.weapons

    # --- end of what is written


class Hoard(Piece):
    """What lies on a card on a space: `n` counters, tokens or gold of the supply `what`, cards and scales. They are no
    cards on the space."""

    space: Annotated[SpaceNo, PUBLIC, NONE]
    card: Annotated[CardNo, PUBLIC, NONE]
    what: Annotated[int, PUBLIC]
    n: Annotated[int, PUBLIC]
    cards: Annotated[tuple[CardNo, ...], PUBLIC]
    scales: Annotated[tuple[int, ...], PUBLIC, (0, 0, 0)]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("card", "cards", "n", "scales", "space", "what")

    def __init__(self, o: Hoard | None = None) -> None:
        if o is None:
            self.space = NONE
            self.card = NONE
            self.what = 0
            self.n = 0
            self.cards = ()
            self.scales = (0, 0, 0)
        else:
            self.space = o.space
            self.card = o.card
            self.what = o.what
            self.n = o.n
            self.cards = o.cards
            self.scales = o.scales

    # --- end of what is written


class Lasting(Piece):
    """An effect that lasts until a turn of a seat begins: `what` is one of `LASTINGS`, `card` lies on
    `space` meanwhile, or beside the board. [tali.ruling.round-length] [tali.spell.discard-after]"""

    what: Annotated[int, PUBLIC]
    card: Annotated[CardNo, PUBLIC, NONE]
    space: Annotated[SpaceNo, PUBLIC, NONE]
    seat: Annotated[int, PUBLIC]
    turns: Annotated[int, PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = ("card", "seat", "space", "turns", "what")

    def __init__(self, o: Lasting | None = None) -> None:
        if o is None:
            self.what = 0
            self.card = NONE
            self.space = NONE
            self.seat = 0
            self.turns = 0
        else:
            self.what = o.what
            self.card = o.card
            self.space = o.space
            self.seat = o.seat
            self.turns = o.turns

    # --- end of what is written
