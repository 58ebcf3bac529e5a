"""What a player may do at any moment of their own turn: play a trick, use a character card, michronic memory."""

from __future__ import annotations

from wawel.engine.components import NONE, kinds
from wawel.engine.steps import Step
from wawel.games.tidal.box import ARTIFACT, TRICK_PLAYED
from wawel.games.tidal.box import USE as WHEN_USED
from wawel.games.tidal.figures import affordable, memory_cost, spirit
from wawel.games.tidal.options import LEAP, MEMORY, TRICK, USE
from wawel.games.tidal.rules.develop import discard_card
from wawel.games.tidal.rules.dice import RefreshDice
from wawel.games.tidal.rules.effects import carry_out, happen
from wawel.games.tidal.state import TidalState

#: bits of the moments at which a card is used by its owner
ACTIVE: int = 1 << WHEN_USED | 1 << ARTIFACT


def may_act(s: TidalState, seat: int) -> bool:
    """Might a player do something besides, as far as everybody can see? What is hidden must not decide whether they
    are asked. [tidal.trick.one-per-turn]"""
    side = s.sides[seat]
    if side.tricks and not s.trick_played:
        return True
    if side.hears & ACTIVE and usable(s, seat):
        return True
    return len(side.spent) > 0 and side.shield >= memory_cost(s, side)


def usable(s: TidalState, seat: int) -> list[int]:
    """The cards in play that can be used now. [tidal.character-card.any-number]

    [tidal.character-card.usable-at-once]
    """
    side = s.sides[seat]
    found = []
    rolling = s.task != NONE or s.foe != NONE
    for card in side.cards:
        for ability in s.box.cards[card].abilities:
            if ability.when <= ARTIFACT:
                text = s.box.texts[ability.text]
                if text.rolls and not rolling:
                    s.block(USE + card, "tidal.ruling.trick-timing")
                elif ability.cost > side.shells or not affordable(s, seat, text.effects):
                    s.block(USE + card, "tidal.character-card.permanent")
                else:
                    found.append(card)
    return found


def free(s: TidalState, seat: int, options: list[int]) -> list[int]:
    """Add to the options of a question what a player may do besides. [tidal.trick.one-per-turn]

    [tidal.ruling.trick-timing] [tidal.shield.memory] [tidal.ruling.memory-one-die]
    [tidal.shield.spend-from-shield-only] [tidal.shield.spent-to-supply] [tidal.shield.memory-no-upgrade]
    """
    side = s.sides[seat]
    if side.tricks:
        rolling = s.task != NONE or s.foe != NONE
        for card in kinds(side.tricks):
            if s.trick_played:
                s.block(TRICK + card, "tidal.trick.one-per-turn")
            elif s.box.tricks[card].rolls and not rolling:
                s.block(TRICK + card, "tidal.ruling.trick-timing")
            else:
                options.append(TRICK + card)
    if side.hears & ACTIVE:
        for card in usable(s, seat):
            options.append(USE + card)
    if side.spent and side.shield >= memory_cost(s, side):
        options.append(MEMORY)
    elif side.spent:
        s.block(MEMORY, "tidal.shield.memory")
    else:
        s.block(MEMORY, "tidal.ruling.memory-one-die")
    return options


def is_free(option: int) -> bool:
    """Is this one of the options that `free` adds?"""
    return TRICK <= option < LEAP


def take_free(s: TidalState, seat: int, option: int, then: Step[TidalState]) -> None:
    """Do it, then go on with a step, usually the one that asked."""
    s.goto(then)
    side = s.sides[seat]
    if option >= MEMORY:
        side.shield -= memory_cost(s, side)
        s.event("memory", seat)
        s.stack.append(RefreshDice(seat, 2))
    elif option >= USE:
        use(s, seat, option - USE)
    else:
        play_trick(s, seat, option - TRICK)


def play_trick(s: TidalState, seat: int, card: int) -> None:
    """A trick works at the present level of Spirit and is discarded. [tidal.trick.discard-after] [tidal.trait.spirit]

    [tidal.deck.discard-face-up]
    """
    side = s.sides[seat]
    level = spirit(s, side)
    side.tricks.remove(card)
    s.reveal()
    s.trick_played = True
    s.event("trick", seat, card, level)
    s.trick_discard = (*s.trick_discard, card)
    s.renew_tricks()
    happen(s, seat, TRICK_PLAYED)
    carry_out(s, seat, s.box.tricks[card].texts[level - 1])


def use(s: TidalState, seat: int, card: int) -> None:
    """A card is used for its cost in shells, an artifact by discarding it. [tidal.character-card.any-number]

    [tidal.character-card.artifact-discard] [tidal.character-card.stays]
    """
    for ability in s.box.cards[card].abilities:
        if ability.when <= ARTIFACT:
            s.event("used", seat, card)
            if ability.cost:
                s.lose_shells(seat, ability.cost)
            if ability.when == ARTIFACT:
                discard_card(s, seat, card)
            carry_out(s, seat, ability.text)
            return
