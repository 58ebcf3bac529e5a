"""What is on the table, and who may see it."""

from __future__ import annotations

from typing import Annotated, Final

from wawel.engine.components import NONE
from wawel.engine.state import State
from wawel.engine.zones import PUBLIC, shuffled
from wawel.games.etchinstone.box import (
    CARDS,
    ENEMIES,
    PER_REGION,
    Box,
    CardNo,
    CardSet,
    DifficultyNo,
    DragonNo,
    ElementNo,
    Enemy,
    Face,
    FoeNo,
    HardshipSet,
    Journey,
    PerCard,
)

SEAT: Final = 0

#: region numbers: 1 to 4, and then the Final Battle
SET_UP: Final = 0
FINAL: Final = 5

#: places in `roles`, for the first Action Set and (in the Final Battle) the second
SPELL_ROLE: Final = 0
ELEMENT_ROLE: Final = 1
BOOST_ROLE: Final = 2
ROLES: Final = 3

UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2

HAND_SIZE: Final = 4
#: a hand and a Key card
CARDS_FOR_AN_ENCOUNTER: Final = 5


class EtchinstoneState(State):
    """The solo table: one mage, sixteen cards in five zones, the Encounter in play, and one Dragon waiting.

    The Deck's top is the end of the list. `sunk` lies under the Deck: the cards a Regroup put back, known but for
    their order. A card's Level is 0 once it is Removed. [etch.ruling.stack-order] [etch.ruling.hidden-information]
    """

    box: Box
    # chosen in set-up
    difficulty: Annotated[DifficultyNo, PUBLIC]
    cavalryman: Annotated[bool, PUBLIC]
    glass_cannon: Annotated[bool, PUBLIC]
    dragon: Annotated[DragonNo, PUBLIC, NONE]
    # progress of the adventure
    region: Annotated[int, PUBLIC, SET_UP]
    levels: Annotated[PerCard, PUBLIC, [2] * CARDS]
    deck: Annotated[list[CardNo], shuffled(known="key_place")]
    sunk: Annotated[list[CardNo], shuffled()]
    hand: Annotated[list[CardNo], PUBLIC]
    discard: Annotated[list[CardNo], PUBLIC]
    removed: Annotated[list[CardNo], PUBLIC]
    regrouped: Annotated[bool, PUBLIC]
    outcome: Annotated[int, PUBLIC, UNDECIDED]
    # the Encounter in play: `busy` cards are in a Role or under a Link; boosts and off-type Actions by Action Set;
    # `compared` is the kind of Action chosen against a Slow Enemy, 0 before
    detours: Annotated[int, PUBLIC]
    foe: Annotated[FoeNo, PUBLIC, NONE]
    hardships: Annotated[HardshipSet, PUBLIC]
    roles: Annotated[list[CardNo], PUBLIC, [NONE] * (ROLES * 2)]
    busy: Annotated[CardSet, PUBLIC]
    link_top: Annotated[CardNo, PUBLIC, NONE]
    link_under: Annotated[CardNo, PUBLIC, NONE]
    link_element: Annotated[ElementNo, PUBLIC, NONE]
    boost_to_initiative: Annotated[int, PUBLIC]
    compared: Annotated[int, PUBLIC]
    off_type: Annotated[int, PUBLIC]
    spare_lost: Annotated[bool, PUBLIC]
    # noted for the Penalty and Upgrade phases
    initial: Annotated[int, PUBLIC]
    combat: Annotated[int, PUBLIC]
    damage: Annotated[int, PUBLIC]
    time: Annotated[int, PUBLIC]
    poison: Annotated[int, PUBLIC]
    xp: Annotated[int, PUBLIC]
    hurt: Annotated[CardSet, PUBLIC]

    # --- written by tools/fields.py from the declarations above
    __slots__ = (
        "boost_to_initiative",
        "box",
        "busy",
        "cavalryman",
        "combat",
        "compared",
        "damage",
        "deck",
        "detours",
        "difficulty",
        "discard",
        "dragon",
        "foe",
        "glass_cannon",
        "hand",
        "hardships",
        "hurt",
        "initial",
        "levels",
        "link_element",
        "link_top",
        "link_under",
        "off_type",
        "outcome",
        "poison",
        "region",
        "regrouped",
        "removed",
        "roles",
        "spare_lost",
        "sunk",
        "time",
        "xp",
    )

    def __init__(self, o: EtchinstoneState | None = None) -> None:
        State.__init__(self, o)
        if o is None:
            self.difficulty = 0
            self.cavalryman = False
            self.glass_cannon = False
            self.dragon = NONE
            self.region = SET_UP
            self.levels = [2] * CARDS
            self.deck = []
            self.sunk = []
            self.hand = []
            self.discard = []
            self.removed = []
            self.regrouped = False
            self.outcome = UNDECIDED
            self.detours = 0
            self.foe = NONE
            self.hardships = 0
            self.roles = [NONE] * (ROLES * 2)
            self.busy = 0
            self.link_top = NONE
            self.link_under = NONE
            self.link_element = NONE
            self.boost_to_initiative = 0
            self.compared = 0
            self.off_type = 0
            self.spare_lost = False
            self.initial = 0
            self.combat = 0
            self.damage = 0
            self.time = 0
            self.poison = 0
            self.xp = 0
            self.hurt = 0
        else:
            self.box = o.box
            self.difficulty = o.difficulty
            self.cavalryman = o.cavalryman
            self.glass_cannon = o.glass_cannon
            self.dragon = o.dragon
            self.region = o.region
            self.levels = o.levels.copy()
            self.deck = o.deck.copy()
            self.sunk = o.sunk.copy()
            self.hand = o.hand.copy()
            self.discard = o.discard.copy()
            self.removed = o.removed.copy()
            self.regrouped = o.regrouped
            self.outcome = o.outcome
            self.detours = o.detours
            self.foe = o.foe
            self.hardships = o.hardships
            self.roles = o.roles.copy()
            self.busy = o.busy
            self.link_top = o.link_top
            self.link_under = o.link_under
            self.link_element = o.link_element
            self.boost_to_initiative = o.boost_to_initiative
            self.compared = o.compared
            self.off_type = o.off_type
            self.spare_lost = o.spare_lost
            self.initial = o.initial
            self.combat = o.combat
            self.damage = o.damage
            self.time = o.time
            self.poison = o.poison
            self.xp = o.xp
            self.hurt = o.hurt

    def clone(self) -> EtchinstoneState:
        return EtchinstoneState(self)

    # --- end of what is written

    def key_place(self, reader: int) -> list[int]:
        """The Key card lies open on top of the Deck while a Region is played. [etch.card.key-card]"""
        return [len(self.deck) - 1] if self.deck and self.region != SET_UP and self.region != FINAL else []

    # ------------------------------------------------------------------ reading the table

    def face(self, card: int) -> Face:
        """A card as it lies: only its current Level counts. [etch.card.only-readable-part-counts]"""
        return self.box.faces[card * 4 + self.levels[card] - 1]

    def is_enemy(self) -> bool:
        """Is the Encounter in play an Enemy?"""
        return self.foe % PER_REGION < ENEMIES

    def enemy(self) -> Enemy:
        """The Enemy in play."""
        return self.box.enemies[self.foe // PER_REGION * ENEMIES + self.foe % PER_REGION]

    def journey(self) -> Journey:
        """The Journey in play."""
        return self.box.journeys[self.foe // PER_REGION * ENEMIES + self.foe % PER_REGION - ENEMIES]

    def is_hurt(self, card: int) -> bool:
        """Was the card Downgraded in this Encounter? [etch.damage.once-per-encounter]"""
        return self.hurt >> card & 1 == 1

    def free_cards(self) -> list[int]:
        """Hand cards that may take a Role: not yet in one and not tucked under a Link. [etch.link.lower-card-gone]"""
        busy = self.busy
        return [c for c in self.hand if not busy >> c & 1]

    def spare(self) -> int:
        """The hand card without a Role, if there is one. [etch.role.spare-card]"""
        for c in self.hand:
            if not self.busy >> c & 1:
                return c
        return NONE

    # ------------------------------------------------------------------ moving cards

    def deck_size(self) -> int:
        """Cards in the Deck, the ones put under it included."""
        return len(self.deck) + len(self.sunk)

    def take_top(self, count: int) -> list[int]:
        """Take cards from the top of the Deck, then of what a Regroup put under it: as many as there are."""
        self.reveal()
        taken: list[int] = []
        while count > 0 and self.deck_size():
            if not self.deck:
                self.deck = self.sunk
                self.sunk = []
            taken.append(self.deck.pop())
            count -= 1
        return taken

    def draw_to(self, size: int) -> None:
        """Draw from the top of the Deck until the hand holds so many cards or the Deck is empty."""
        drawn = self.take_top(size - len(self.hand))
        self.hand += drawn
        if self.trace is not None:
            for card in drawn:
                self.event("drew", card)

    def discard_from_hand(self, card: int) -> None:
        """Discard a hand card behind the inactive Region card. [etch.challenge.discard-pile]"""
        self.hand.remove(card)
        self.discard.append(card)
        self.event("discarded", card)

    def discard_from_deck(self, count: int, told: str) -> int:
        """Discard the top cards of the Deck, announced by that event; returns how many were missing."""
        taken = self.take_top(count)
        self.discard += taken
        if self.trace is not None:
            for card in taken:
                self.event(told, card)
        return count - len(taken)

    def gather_deck(self) -> None:
        """Shuffle every card that is not Removed into a new Deck, Levels kept.

        [etch.setup.shuffle-keeps-orientation]
        """
        self.deck = self.deck + self.hand + self.discard
        self.hand = []
        self.discard = []
        self.shuffle(self.deck)
        self.event("shuffled")

    def downgrade(self, card: int) -> None:
        """Lower a card's Level by one; a Level 1 card is Removed.

        [etch.damage.downgrade] [etch.damage.level-1-removed]
        """
        self.levels[card] -= 1
        self.hurt |= 1 << card
        if self.levels[card] == 0:
            self.hand.remove(card)
            self.removed.append(card)
            self.event("removed", card)
        else:
            self.event("downgraded", card, self.levels[card])

    def clear_roles(self) -> None:
        """Before Roles are assigned: no Role, no Link, nothing decided about Boosts and Actions."""
        self.roles = [NONE] * (ROLES * 2)
        self.busy = 0
        self.link_top = NONE
        self.link_under = NONE
        self.link_element = NONE
        self.boost_to_initiative = 0
        self.compared = 0
        self.off_type = 0

    def clear_encounter(self) -> None:
        """Before an Encounter: nothing noted, nobody hurt. [etch.upgrade.xp-not-kept]"""
        self.clear_roles()
        self.detours = 0
        self.foe = NONE
        self.hardships = 0
        self.spare_lost = False
        self.initial = 0
        self.combat = 0
        self.damage = 0
        self.time = 0
        self.poison = 0
        self.xp = 0
        self.hurt = 0
