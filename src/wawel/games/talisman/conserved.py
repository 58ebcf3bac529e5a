"""What no rule may create or destroy: cards, counters, gold, tokens, characters."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.conserved import lost_or_doubled
from wawel.games.talisman.box import ADVENTURE, DRAWN, E_SLAYERS, LORDS, SPELL_DECK, TALISMAN_DECK
from wawel.games.talisman.state import TalismanState


def complaints(s: TalismanState) -> list[str]:
    """Everything on the board, in the decks and with the players. [tali.golden.finite-supply]"""
    if not s.sides:
        return []
    return cards(s) + supplies(s) + tokens(s) + characters(s)


def cards(s: TalismanState) -> list[str]:
    """Every card is in a deck, in a pile, on a space, on a card, held, or being cast."""
    found = [*s.stock, *s.spell_deck, *s.spell_discards, *s.casting]
    for deck in s.decks:
        found += [*deck.cards, *deck.discards]
    for lying in s.ground:
        found += [one >> 1 for one in lying]
    for hoard in s.hoards:
        found += hoard.cards
    found += [one.card for one in s.lasting if one.space == NONE]
    for side in s.sides:
        found += [*side.objects, *side.followers, *side.trophies, *side.spells]
    found += limbo(s)
    stock = []
    for n, card in enumerate(s.box.cards):
        if card.deck < LORDS and not s.dragons_needed():
            continue
        copies = 1 if card.deck == TALISMAN_DECK and s.bloodbath else card.copies
        stock += [n] * copies
    return lost_or_doubled("card", found, stock) + decks(s)


def limbo(s: TalismanState) -> list[int]:
    """Cards that a step on the stack holds."""
    from wawel.games.talisman.rules.spells import PlaceHex

    return [step.card for step in s.stack if isinstance(step, PlaceHex)]


def decks(s: TalismanState) -> list[str]:
    """Every face-down card lies in its own deck."""
    found = []
    for at in range(DRAWN):
        strange = [card for card in s.decks[at].cards if s.box.cards[card].deck != at]
        if strange:
            found.append(f"deck {at} holds {strange}")
    strange = [card for card in s.spell_deck if s.box.cards[card].deck != SPELL_DECK]
    if strange or len(s.laid) != sum([s.decks[at].lent for at in range(ADVENTURE)]):
        found.append(f"Spell deck holds {strange}, {len(s.laid)} laid")
    return found


def supplies(s: TalismanState) -> list[str]:
    """Counters, gold and sleep tokens. [tali.ruling.counters-digital]"""
    found = s.supply.copy()
    for side in s.sides:
        found[0] += side.strength + side.kept_strength
        found[1] += side.craft + side.kept_craft
        found[2] += side.lives
        found[3] += side.fate
        found[4] += side.gold
    found[2] += sum(s.lord_lives) if s.ending != E_SLAYERS else 0
    found[4] += sum(s.gold)
    for hoard in s.hoards:
        found[hoard.what] += hoard.n
    found[5] += sum([one & 1 for lying in s.ground for one in lying])
    if min(s.supply) < 0 or found != s.box.supplies:
        return [f"supplies: {found} instead of {s.box.supplies}, left {s.supply}"]
    return []


def tokens(s: TalismanState) -> list[str]:
    """Dragon tokens. [tali.component.dragon-tokens]"""
    if not s.dragons_needed():
        return []
    found = [a + b + c for a, b, c in zip(s.pool, s.gone, s.aside, strict=True)]
    for token in s.waiting:
        found[token] += 1
    for lord in range(LORDS):
        found[lord] += s.lord_scales[lord] + sum([side.scales[lord] for side in s.sides])
        found[lord] += sum([hoard.scales[lord] for hoard in s.hoards])
        found[lord] += s.lord_lives[lord] if s.ending == E_SLAYERS else 0
    for scale in s.scales:
        if scale != NONE:
            found[scale] += 1
    return [] if found == s.box.tokens else [f"tokens: {found} instead of {s.box.tokens}"]


def characters(s: TalismanState) -> list[str]:
    """Characters are unused, fallen, or played."""
    found = [*s.unused, *s.fallen, *[side.character for side in s.sides if side.character != NONE]]
    used = [n for n, one in enumerate(s.box.characters) if s.newcomers or not one.dragon]
    return lost_or_doubled("character", found, used)
