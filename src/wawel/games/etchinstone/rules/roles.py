"""Faza Akcji, first half: Linking, and the Roles of one Action Set or (in the Final Battle) two."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.etchinstone.box import ELEMENTS, CardNo
from wawel.games.etchinstone.options import BOOST, ELEMENT, LINK, SPELL, TURN, UNDER
from wawel.games.etchinstone.state import FINAL, ROLES, SEAT, SPELL_ROLE, EtchinstoneState

#: the verb of each Role (lists: a compiled tuple is built again at every look-up)
VERBS: Final = [SPELL, ELEMENT, BOOST]
EVENTS: Final = ["role-spell", "role-element", "role-boost"]


class AssignRoles(Step[EtchinstoneState]):
    """Ask for one Role after the other, each for one hand card that has none yet.

    `place` runs over Spell, Element, Boost of the first Action Set and then of the second, which only the Final Battle
    has. With cards enough every Role must be filled; with fewer, the first Spell must be, and a set that is not empty
    needs a Spell. A Link may be made once, before the first Role.

    [etch.action.assign-then-resolve] [etch.action.action-set] [etch.card.mage-purpose] [etch.role.one-card-one-role]
    [etch.role.all-three-required] [etch.role.short-hand-needs-spell] [etch.link.optional-once] [etch.link.same-element]
    [etch.final-journey.two-sets] [etch.final-enemy.two-sets] [etch.final-enemy.short-set-needs-spell]
    [etch.ruling.short-hand-roles] [etch.ruling.final-set-sizes] [etch.ruling.link-top-card-role]
    """

    __slots__ = ("place",)
    KIND: ClassVar[str] = "roles"
    RULE: ClassVar[str] = "etch.action.assign-then-resolve"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: EtchinstoneState) -> None:
        place = self.place
        places = ROLES * 2 if s.region == FINAL else ROLES
        role = place % ROLES
        verb = VERBS[role]
        options = []
        top_waits = False
        if place < places:
            for c in s.hand:
                if not s.busy >> c & 1:
                    options.append(verb + c)
                    if c == s.link_top:
                        top_waits = True
        if not options:
            s.end()
            return
        if s.trace is not None:
            self.explain(s, verb)
        if top_waits and place == places - 1:
            s.ask(SEAT, [verb + s.link_top])
        elif place == 0:
            short = len(s.hand) < places
            s.block(DONE, "etch.role.short-hand-needs-spell" if short else "etch.role.all-three-required")
            self.offer_links(s, options)
            s.ask(SEAT, options)
        elif len(s.hand) - (1 if s.link_under != NONE else 0) >= places:
            s.block(DONE, "etch.role.all-three-required")
            s.ask(SEAT, options)
        elif role == SPELL_ROLE and top_waits:
            s.block(DONE, "etch.ruling.link-top-card-role")
            s.ask(SEAT, options)
        else:
            s.ask(SEAT, options, done=True)

    def explain(self, s: EtchinstoneState, verb: int) -> None:
        """Why some hand cards can't take the Role that is asked for."""
        for c in s.hand:
            if c == s.link_under:
                s.block(verb + c, "etch.link.lower-card-gone")
            elif s.busy >> c & 1:
                s.block(verb + c, "etch.role.one-card-one-role")

    def offer_links(self, s: EtchinstoneState, options: list[int]) -> None:
        """Two hand cards of one element may be Linked, once. [etch.link.tuck] [etch.alt.cavalryman]
        [etch.final-journey.link-once] [etch.ruling.final-enemy-link]"""
        elements = s.box.elements
        cards_of = [0] * len(ELEMENTS)
        for c in s.hand:
            cards_of[elements[c]] += 1
        for top in s.hand:
            twin = cards_of[elements[top]] > 1
            if not twin:
                s.block(LINK + top, "etch.link.same-element")
            elif s.cavalryman:
                s.block(LINK + top, "etch.alt.cavalryman")
            elif s.link_top != NONE:
                s.block(LINK + top, "etch.link.optional-once")
            else:
                options.append(LINK + top)

    def take(self, s: EtchinstoneState, option: int) -> None:
        place = self.place
        if option >= LINK and option < UNDER:
            s.call(LinkUnder(option - LINK), self)
        elif option == DONE:
            # a set without a Spell stays empty
            s.goto(ASSIGN[place + ROLES if place % ROLES == SPELL_ROLE else place + 1])
        else:
            role = place % ROLES
            card = option - VERBS[role]
            s.roles[place] = card
            s.busy |= 1 << card
            s.event(EVENTS[role], card)
            s.goto(ASSIGN[place + 1])

    def idle(self, s: EtchinstoneState, options: list[int]) -> int:
        return options[0]


#: the same step for every Role, made once
ASSIGN: Final = [AssignRoles(place) for place in range(ROLES * 2 + 1)]


class LinkUnder(Step[EtchinstoneState]):
    """Which card of the same element is tucked behind the top one? [etch.link.tuck] [etch.link.lower-card-gone]"""

    __slots__ = ("top",)
    KIND: ClassVar[str] = "pick-card"
    RULE: ClassVar[str] = "etch.link.tuck"

    def __init__(self, top: CardNo) -> None:
        self.top = top

    def run(self, s: EtchinstoneState) -> None:
        elements = s.box.elements
        options = []
        for c in s.hand:
            if c == self.top:
                s.block(UNDER + c, "etch.link.tuck")
            elif elements[c] != elements[self.top]:
                s.block(UNDER + c, "etch.link.same-element")
            else:
                options.append(UNDER + c)
        s.ask(SEAT, options)

    def take(self, s: EtchinstoneState, option: int) -> None:
        s.goto(LinkElement(self.top, option - UNDER))


class LinkElement(Step[EtchinstoneState]):
    """Any of the four elements replaces the top card's own. [etch.link.choose-element]
    [etch.ruling.link-changes-card-element-only] [etch.role.four-ether-elements]"""

    __slots__ = ("top", "under")
    KIND: ClassVar[str] = "pick-element"
    RULE: ClassVar[str] = "etch.link.choose-element"

    def __init__(self, top: CardNo, under: CardNo) -> None:
        self.top = top
        self.under = under

    def run(self, s: EtchinstoneState) -> None:
        s.ask(SEAT, [TURN + e for e in range(len(ELEMENTS))])

    def take(self, s: EtchinstoneState, option: int) -> None:
        s.link_top = self.top
        s.link_under = self.under
        s.busy |= 1 << self.under
        s.link_element = option - TURN
        s.event("linked", self.top, self.under, s.link_element)
        s.end()
