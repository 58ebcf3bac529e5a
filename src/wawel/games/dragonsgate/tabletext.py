"""The table as text: the main board, then each house, as far as a reader may see them."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.games.dragonsgate.box import GRID, SIDES
from wawel.games.dragonsgate.figures import professor_places, upkeep_cost
from wawel.games.dragonsgate.state import DragonsgateState
from wawel.games.dragonsgate.words import (
    adept_phrase,
    area_phrase,
    professor_phrase,
    square_phrase,
    text,
    token_face,
)


def text_view(s: DragonsgateState, reader: int) -> list[Section]:
    """Everything that can be seen."""
    sections = [main_board(s), professions(s), buildings(s)]
    sections += [house(s, seat, reader) for seat in range(len(s.sides))]
    return sections


def main_board(s: DragonsgateState) -> Section:
    """Dice, displays, the order track, the Imp Tower and the stacks."""
    lines = [Phrase("line-first", seat=ComponentRef("seat", s.first))]
    if s.dice:
        lines.append(Phrase("line-dice", dice=[die(one) for one in s.dice]))
    if s.die != NONE:
        lines.append(Phrase("line-die", die=die(s.die)))
    if s.used:
        lines.append(Phrase("line-used", dice=[die(one) for one in s.used]))
    adepts = [adept_phrase(s.box, adept) for adept in s.adepts.display if adept != NONE]
    professors = [professor_phrase(s.box, professor) for professor in s.professors.display if professor != NONE]
    lines.append(Phrase("line-adepts", adepts=adepts or [Phrase("face-nobody")], stack=len(s.adepts.stack)))
    lines.append(
        Phrase("line-professors", professors=professors or [Phrase("face-nobody")], stack=len(s.professors.stack))
    )
    for space, seat in enumerate(s.order):
        if seat != NONE:
            lines.append(Phrase("line-order", space=space + 1, seat=ComponentRef("seat", seat)))
    lines.append(Phrase("line-tower", imps=s.tower))
    lines.append(Phrase("line-deck", n=len(s.spells) + len(s.sunk)))
    heading = Phrase("head-turn", turn=s.turn) if s.turn else Phrase("head-set-up")
    return Section(heading, lines)


def die(code: int) -> Phrase:
    """A die: colour and value."""
    return Phrase("face-die", colour=ComponentRef("colour", code // SIDES), value=code % SIDES + 1)


def professions(s: DragonsgateState) -> Section:
    """The areas with the tokens still there."""
    lines = []
    for at, area in enumerate(s.box.areas):
        tokens = [token for token in s.spaces[area.first : area.first + area.spaces] if token != NONE]
        if tokens:
            faces = [token_face(s.box, token) for token in tokens]
            lines.append(Phrase("line-area", area=area_phrase(s, at), professions=faces))
    return Section(Phrase("head-professions"), lines)


def buildings(s: DragonsgateState) -> Section:
    """The Buildings still to be had."""
    left = [
        Phrase("face-tile", building=ComponentRef("building", kind), n=count)
        for kind, count in enumerate(s.tiles)
        if count
    ]
    return Section(Phrase("head-buildings"), [Phrase("line-buildings", buildings=left)] if left else [])


def house(s: DragonsgateState, seat: int, reader: int) -> Section:
    """A player's board, markers and cards; a hand only for its owner."""
    side = s.sides[seat]
    box = s.box
    lines = [
        Phrase("line-means", prestige=side.prestige, coins=side.coins, imps=side.imps),
        Phrase("line-traits", magic=side.traits[0], cunning=side.traits[1], strength=side.traits[2]),
        Phrase("line-tracks", upkeep=upkeep_cost(s, side), dungeon=side.dungeon, trickery=side.trickery),
        Phrase("line-own-dice", n=side.dice),
    ]
    if seat in s.treasury:
        lines.append(Phrase("line-treasury", points=box.treasury[s.treasury.index(seat)].points))
    if side.adepts:
        adepts = [adept_phrase(box, adept) for adept in side.adepts]
        lines.append(Phrase("line-own-adepts", adepts=adepts, places=s.board().adept_places))
    if side.professors:
        found = [professor_phrase(box, professor) for professor in side.professors]
        lines.append(Phrase("line-own-professors", professors=found, places=professor_places(s, side)))
    owned = [token_face(box, token) for token in side.professions if token != NONE]
    if owned:
        lines.append(Phrase("line-own-professions", professions=owned))
    if side.buildings:
        lines.append(
            Phrase("line-own-buildings", buildings=[ComponentRef("building", kind) for kind in side.buildings])
        )
    lines.append(Phrase("line-empty", n=side.free.bit_count(), squares=empty_squares(s, side.free)))
    if seat == reader:
        for card in side.hand:
            lines.append(Phrase("line-card", spell=ComponentRef("spell", card), effects=text(box.spells[card].effects)))
    elif side.hand:
        lines.append(Phrase("line-hand", n=len(side.hand)))
    return Section(Phrase("head-house", seat=ComponentRef("seat", seat)), lines)


def empty_squares(s: DragonsgateState, free: int) -> list[Phrase]:
    """The squares still empty, with the bonuses they show."""
    found = []
    for square in range(GRID * GRID):
        if free >> square & 1:
            bonus = s.board().bonus[square]
            name = square_phrase(square)
            found.append(Phrase("face-bonus-square", square=name, effects=text(bonus)) if bonus else name)
    return found or [Phrase("effect-none")]
