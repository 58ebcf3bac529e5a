"""What is in the box: sixty playing cards and four kinds of tokens, as typed values that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from wawel.engine.components import Components, number_of
from wawel.engine.content import count_rows
from wawel.engine.effects import Effect

FOLDER: Final = Path(__file__).parent / "data"
#: how many components of each kind there are
COUNTS: Final = {
    "alignment": 4,
    "deck": count_rows(FOLDER / "decks.toml", "deck"),
    "playing-card": count_rows(FOLDER / "cards.toml", "card"),
}

#: a playing card or a token
CardNo = Annotated[int, number_of("card")]

#: the playing cards. [epic.component.sixty-cards]
CARDS: Final = COUNTS["playing-card"]
#: kinds of tokens; their numbers follow those of the cards. [epic.component.token-cards]
TOKENS: Final = ["human", "demon", "wolf", "zombie"]

#: [epic.card.alignments]
ALIGNMENTS: Final = ["good", "wild", "evil", "sage"]

#: [epic.card.two-types]
EVENT: Final = 0
CHAMPION: Final = 1
TYPES: Final = ["event", "champion"]

#: keywords as bits. [epic.champion.keywords]
KEYWORDS: Final = ["airborne", "ambush", "blitz"]
AIRBORNE: Final = 1
AMBUSH: Final = 2
BLITZ: Final = 4

#: how a champion lies. [epic.position.three]
POSITIONS: Final = ["prepared", "expended", "flipped"]

#: when a triggered ability works. [epic.ability.triggered]
TRIBUTE: Final = 0
ATTACKS: Final = 1
BLOCKS: Final = 2
BROKEN: Final = 3
ALLY_BROKEN: Final = 4
ANY_BROKEN: Final = 5
TURN_START: Final = 6
EVENT_PLAYED: Final = 7
WOUNDS_PLAYER: Final = 8
ALLY_ENTERS: Final = 9
TRIGGERS: Final = [
    "tribute",
    "attacks",
    "blocks",
    "broken",
    "ally-broken",
    "any-broken",
    "turn-start",
    "event-played",
    "wounds-player",
    "ally-enters",
]

#: whom an effect on players means
YOU: Final = 0
OPPONENT: Final = 1
EACH_OPPONENT: Final = 2
EACH_PLAYER: Final = 3
WHO: Final = ["you", "opponent", "each-opponent", "each-player"]

#: whose champions an effect means
ANY: Final = 0
OWN: Final = 1
ENEMY: Final = 2
OTHER: Final = 3
OWN_OTHER: Final = 4
THIS: Final = 5
WHAT: Final = ["any", "own", "enemy", "other", "own-other", "this"]

#: filters on these champions
ALL: Final = 0
ATTACKING: Final = 1
BLOCKING: Final = 2
FIGHTING: Final = 3
EXPENDED_ONES: Final = 4
DAMAGED: Final = 5
FLYING: Final = 6
GROUNDED: Final = 7
TOKEN_ONES: Final = 8
PRINTED: Final = 9
SMALL: Final = 10
LARGE: Final = 11
FIRST_ALIGNMENT: Final = 12
FIRST_TOKEN: Final = 16
WHICH: Final = [
    "all",
    "attacking",
    "blocking",
    "fighting",
    "expended",
    "damaged",
    "airborne",
    "grounded",
    "token",
    "non-token",
    "small",
    "large",
    *ALIGNMENTS,
    *TOKENS,
]
#: a champion is small up to this attack, large above it
SMALL_ATTACK: Final = 5

#: effect words by number; the rules switch on these
GAIN: Final = 1
LOSE: Final = 2
DRAW: Final = 3
DISCARD: Final = 4
HURT: Final = 5
STRIKE: Final = 6
DAMAGE: Final = 7
DAMAGE_ALL: Final = 8
BREAK: Final = 9
BREAK_ALL: Final = 10
BANISH: Final = 11
BANISH_ALL: Final = 12
RETURN: Final = 13
RETURN_ALL: Final = 14
EXPEND: Final = 15
EXPEND_ALL: Final = 16
PREPARE: Final = 17
PREPARE_ALL: Final = 18
FLIP: Final = 19
BOOST: Final = 20
BOOST_ALL: Final = 21
GRANT: Final = 22
GRANT_ALL: Final = 23
SUMMON: Final = 24
CONTROL: Final = 25
RECALL: Final = 26
RAISE: Final = 27
BANISH_PILE: Final = 28
GAIN_PER: Final = 29
SACRIFICE: Final = 30
CHOOSE_ONE: Final = 31
MAY: Final = 32
OWN_TURN: Final = 33


class Ability:
    """A triggered ability: the condition left of the arrow, the effects right of it. [epic.ability.triggered]"""

    __slots__ = ("effects", "when")

    def __init__(self, when: int, effects: tuple[Effect, ...]) -> None:
        self.when = when
        self.effects = effects


class Static:
    """A constant ability: what it adds to which champions. [epic.ability.constant]"""

    __slots__ = ("attack", "defence", "keywords", "what", "which")

    def __init__(self, what: int, which: int, attack: int, defence: int, keywords: int) -> None:
        self.what = what
        self.which = which
        self.attack = attack
        self.defence = defence
        self.keywords = keywords


class Card:
    """A playing card or a token. `hears` has a bit for every trigger among its abilities.

    [epic.card.cost] [epic.card.text] [epic.champion.class] [epic.champion.attack] [epic.champion.defense]
    """

    __slots__ = (
        "abilities",
        "alignment",
        "attack",
        "champion",
        "classes",
        "cost",
        "defence",
        "effects",
        "hears",
        "keywords",
        "marked",
        "own_turn",
        "statics",
        "token",
    )

    def __init__(self, alignment: int, cost: int, champion: bool, token: bool = False) -> None:
        self.alignment = alignment
        self.cost = cost
        self.champion = champion
        self.token = token
        self.attack = 0
        self.defence = 0
        self.keywords = 0
        #: the event's text, or nothing
        self.effects: tuple[Effect, ...] = ()
        self.abilities: list[Ability] = []
        self.statics: list[Static] = []
        self.classes: list[str] = []
        self.hears = 0
        #: an event for one's own turn only
        self.own_turn = False
        #: the mark in the corner that the cube draft asks for
        self.marked = False


class Deck:
    """A constructed deck that is ready to be played: how often each card is in it."""

    __slots__ = ("copies",)

    def __init__(self, copies: list[int]) -> None:
        self.copies = copies


class Box(Components):
    """All components: cards and tokens by number, the triggered abilities of all of them in a row, the ready decks.
    An ability has the id `lily-marshal/1`; a face is a card as a whole."""

    __slots__ = ("abilities", "cards", "decks")

    def __init__(self) -> None:
        super().__init__()
        self.ids["alignment"] = ALIGNMENTS
        self.ids["keyword"] = KEYWORDS
        self.ids["position"] = POSITIONS
        self.ids["deck"] = []
        self.abilities: list[Ability] = []
        self.cards: list[Card] = []
        self.decks: list[Deck] = []
