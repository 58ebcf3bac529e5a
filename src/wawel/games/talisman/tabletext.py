"""The table in words, for text tables and screen readers."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.games.talisman.box import DRAWN, LORDS, SUPPLIES
from wawel.games.talisman.figures import craft, strength
from wawel.games.talisman.pieces import Side
from wawel.games.talisman.state import TalismanState
from wawel.games.talisman.words import foe, scales_line, shown


def text_view(s: TalismanState, reader: int) -> list[Section]:
    """Everything a reader may see."""
    found = [table(s)]
    if s.king != NONE:
        found.append(lords(s))
    found.append(board(s))
    return found + [side_section(s, side, reader) for side in s.sides if side.character != NONE or side.out]


def table(s: TalismanState) -> Section:
    """Round, whose turn, decks, stock and supplies."""
    lines: list[Phrase] = []
    if s.active != NONE:
        lines.append(Phrase("line-active", seat=ComponentRef("seat", s.active)))
    if s.ending != NONE:
        lines.append(Phrase("line-ending", ending=ComponentRef("ending", s.ending)))
    if s.dice:
        lines.append(Phrase("line-dice", dice=shown(s.dice)))
    if s.fight.attacker != NONE:
        lines.append(Phrase("line-fight", seat=ComponentRef("seat", s.fight.attacker), foe=foe(s)))
    for deck in range(DRAWN):
        pile = s.decks[deck] if deck < len(s.decks) else None
        if pile is not None and (pile.cards or pile.discards):
            n = pile.left() + (len(s.laid) if deck == DRAWN - 1 else 0)
            lines.append(Phrase("line-deck", deck=ComponentRef("deck", deck), n=n, gone=len(pile.discards)))
    lines.append(Phrase("line-spells", n=len(s.spell_deck), gone=len(s.spell_discards)))
    if s.laid:
        lines.append(Phrase("line-laid", lords=[ComponentRef("lord", lord) for lord in s.laid[::-1]]))
    if s.stock:
        lines.append(Phrase("line-stock", cards=[ComponentRef("card", card) for card in s.stock]))
    for one in s.lasting:
        lines.append(Phrase("line-lasting", card=ComponentRef("card", one.card), n=one.turns))
    left = [
        Phrase("count-supply", supply=ComponentRef("supply", at), n=n) for at, n in enumerate(s.supply[: len(SUPPLIES)])
    ]
    if left:
        lines.append(Phrase("line-supply", counts=left))
    return Section(Phrase("head-round", round=s.round) if s.round else Phrase("head-set-up"), lines)


def lords(s: TalismanState) -> Section:
    """The King, the scales and lives of the Lords, and the pool."""
    lines = [Phrase("line-king", lord=ComponentRef("lord", s.king))]
    for lord in range(LORDS):
        name = ComponentRef("lord", lord)
        lives = s.lord_lives[lord] if s.lord_lives else 0
        lines.append(Phrase("line-lord", lord=name, scales=s.lord_scales[lord], lives=lives))
    pool = [
        Phrase("count-tokens", token=ComponentRef("token", at), n=n + s.aside[at] if s.aside else n)
        for at, n in enumerate(s.pool)
        if n
    ]
    if pool:
        lines.append(Phrase("line-pool", counts=pool))
    return Section(Phrase("head-lords"), lines)


def board(s: TalismanState) -> Section:
    """Spaces where something lies, and what lies on cards."""
    lines = []
    for space, lying in enumerate(s.ground):
        name = ComponentRef("space", space)
        if lying:
            cards = [
                Phrase("lying-asleep" if one & 1 else "lying-awake", card=ComponentRef("lying", one)) for one in lying
            ]
            lines.append(Phrase("line-ground", space=name, cards=cards))
        if s.gold[space]:
            lines.append(Phrase("line-gold", space=name, n=s.gold[space]))
        if s.scales[space] != NONE:
            lines.append(Phrase("line-scale", space=name, lord=ComponentRef("lord", s.scales[space])))
    for hoard in s.hoards:
        things: list[Phrase] = [Phrase("lying-awake", card=ComponentRef("card", card)) for card in hoard.cards]
        if hoard.n:
            things.append(Phrase("count-supply", supply=ComponentRef("supply", hoard.what), n=hoard.n))
        things += scales_line(hoard.scales)
        if things:
            lines.append(Phrase("line-hoard", card=ComponentRef("card", hoard.card), things=things))
    return Section(Phrase("head-board"), lines)


def side_section(s: TalismanState, side: Side, reader: int) -> Section:
    """A character and what belongs to it."""
    seat = ComponentRef("seat", side.seat)
    if side.character == NONE:
        return Section(Phrase("head-out", seat=seat), [])
    lines = [
        Phrase("line-at", space=ComponentRef("space", side.space), alignment=ComponentRef("alignment", side.alignment)),
        Phrase(
            "line-figures",
            strength=strength(s, side),
            craft=craft(s, side),
            lives=side.lives,
            fate=side.fate,
            gold=side.gold,
        ),
    ]
    for key, cards in (("objects", side.objects), ("followers", side.followers), ("trophies", side.trophies)):
        if cards:
            lines.append(Phrase(f"line-{key}", cards=[ComponentRef("card", card) for card in cards]))
    if sum(side.scales):
        lines.append(Phrase("line-scales", counts=scales_line(side.scales)))
    if side.spells:
        if reader == side.seat or (reader >= 0 and side.watchers >> reader & 1):
            lines.append(Phrase("line-hand", cards=[ComponentRef("card", card) for card in side.spells]))
        else:
            lines.append(Phrase("line-hidden", n=len(side.spells)))
    if side.toad:
        lines.append(Phrase("line-toad", n=side.toad))
    if side.missed:
        lines.append(Phrase("line-missed", n=side.missed))
    if side.quest:
        lines.append(Phrase("line-quest", quest=ComponentRef("quest", side.quest)))
    for flag, key in ((side.enslaved, "line-enslaved"), (side.retreating, "line-retreating")):
        if flag:
            lines.append(Phrase(key))
    return Section(Phrase("head-side", seat=seat, character=ComponentRef("character", side.character)), lines)
