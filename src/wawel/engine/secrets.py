"""What a seat may know:

views, made from the secrecy table as a whitelist, and worlds, states that look the same to it.
"""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.chance import Rng
from wawel.engine.components import Components
from wawel.engine.fields import PIECE, UndeclaredField, all_declared, saved_fields, step_fields
from wawel.engine.json_form import value_to_json
from wawel.engine.state import OPEN, DeadEnd, Piece, State
from wawel.engine.zones import (
    EACH_SEAT,
    OF_THE_OWNER,
    OPEN_TO_ALL,
    OPEN_TO_NONE,
    ORDER_HIDDEN,
    OWN_DECK,
    Zone,
)

#: in place of a card that the reader can't see
BACK: Final = None
#: how many deals are tried before giving up
DEALS: Final = 200

#: a pile, a position in it, and the cards that have the back seen there (None: any)
HiddenPlace = tuple[list[int], int, list[int] | None]


class NoWorld(Exception):
    """No deal agreed with what the seat can see: the secrecy table or an asking step is wrong."""


_tables: dict[type, list[tuple[str, Zone, Any]]] = {}


def lines(cls: type) -> list[tuple[str, Zone, Any]]:
    """Field, zone and shape, in the order of declaration. A field without a zone is an error."""
    found = _tables.get(cls)
    if found is None:
        found = []
        zones = {name: one.zone for name, one in all_declared(cls).items()}
        for name, kind in saved_fields(cls).items():
            zone = zones[name]
            if zone is None:
                raise UndeclaredField(f"{cls.__name__}.{name} does not say who may see it: Annotated[type, zone]")
            found.append((name, zone, kind))
        _tables[cls] = found
    return found


def view(s: State, reader: int) -> dict[str, Any]:
    """The part of the state a seat may know, as JSON: its fields, and what is asked of whom."""
    shown = view_of(s, OPEN, reader, s.components())
    shown["asked"] = asked(s, reader, s.components())
    return shown


def asked(s: State, reader: int, box: Components) -> dict[str, Any] | None:
    """What is being asked: the step, its visible fields, and who has yet to answer."""
    if not s.stack:
        return None
    step = s.stack[-1]
    cls = type(step)
    shown = {n: kind for n, kind in step_fields(cls).items() if n not in step.HIDDEN}
    question: dict[str, Any] = {
        "step": cls.__name__,
        "kind": step.KIND,
        "fields": {n: value_to_json(getattr(step, n), kind, box) for n, kind in shown.items()},
    }
    if s.asked:
        sealed = s.sealed if s.sealed else [OPEN] * len(s.asked)
        question["seats"] = [seat for seat, answer in zip(s.asked, sealed) if answer == OPEN]
        mine = [answer for seat, answer in zip(s.asked, sealed) if seat == reader and answer != OPEN]
        question["mine"] = [box.verbs.name(answer) for answer in mine]
    else:
        question["seats"] = [s.seat]
    return question


def view_of(thing: State | Piece, seat: int, reader: int, box: Components) -> dict[str, Any]:
    """The shown fields of a state, or of a piece that belongs to `seat`."""
    shown: dict[str, Any] = {}
    for name, zone, kind in lines(type(thing)):
        how = zone.kind
        if how == OPEN_TO_NONE:
            continue
        value = getattr(thing, name)
        if how == OPEN_TO_ALL:
            shown[name] = value_to_json(value, kind, box)
        elif how == EACH_SEAT:
            if kind.kind == PIECE:
                shown[name] = view_of(value, seat, reader, box)
            else:
                shown[name] = [view_of(piece, i, reader, box) for i, piece in enumerate(value)]
        else:
            hidden = set(hidden_places(thing, zone, value, seat, reader))
            faces: list[Any] = value_to_json(value, kind, box)
            shown[name] = [BACK if i in hidden else face for i, face in enumerate(faces)]
            if how == ORDER_HIDDEN or (how == OWN_DECK and seat == reader):
                shown[name + "_cards"] = value_to_json(sorted(value), kind, box)
    return shown


def hands(s: State) -> list[tuple[int, str, list[int]]]:
    """The cards that only their owners may see: seat, kind of component, and the cards."""
    found: list[tuple[int, str, list[int]]] = []
    for name, zone, kind in lines(type(s)):
        if zone.kind == EACH_SEAT and kind.kind != PIECE:
            for seat, piece in enumerate(getattr(s, name)):
                for own, inner, shape in lines(type(piece)):
                    if inner.kind == OF_THE_OWNER and shape.item is not None and shape.item.meaning is not None:
                        found.append((seat, shape.item.meaning.kind, list(getattr(piece, own))))
    return found


def hidden_places(thing: State | Piece, zone: Zone, cards: list[int], seat: int, reader: int) -> list[int]:
    """The positions of a pile whose cards the reader can't see."""
    if zone.kind == OF_THE_OWNER and seat == reader:
        return []
    if zone.known:
        known: list[int] = getattr(thing, zone.known)(reader)
        return [i for i in range(len(cards)) if i not in known]
    return list(range(len(cards)))


def world(s: State, reader: int, rng: Rng) -> State:
    """A state that looks the same to the reader:

    hidden cards are dealt again, others' sealed answers drawn again, and the generator is reseeded.
    """
    for _ in range(DEALS):
        w = s.clone()
        deal(w, reader, rng)
        w.reseed_from(rng)
        try:
            if not w.refresh():
                continue
        except DeadEnd:  # somebody must choose from hidden cards and was dealt none that will do
            continue
        if w.seat != s.seat or w.asked != s.asked:
            continue
        if s.asked:
            if not agree(s, w, reader):
                continue
            reseal(w, reader, rng)
        elif s.seat == reader and w.options != s.options:
            continue
        return w
    raise NoWorld(f"no world agrees with what seat {reader} sees at choice {s.number}")


def deal(w: State, reader: int, rng: Rng) -> None:
    """Mix the hidden cards of each pool and put them back: first those whose backs tell something."""
    pools: dict[str, list[HiddenPlace]] = {}
    gather(w, w, OPEN, reader, pools, "")
    for places in pools.values():
        # sorted first, so that equal luck deals equal worlds wherever the hidden cards really are
        cards = sorted([pile[i] for pile, i, _ in places])
        rng.shuffle(cards)
        for pile, i, fits in places:
            if fits is not None:
                at = [n for n, card in enumerate(cards) if card in fits]
                pile[i] = cards.pop(at[rng.pick(len(at))])
        for (pile, i, _), card in zip([place for place in places if place[2] is None], cards):
            pile[i] = card


def gather(
    w: State, thing: State | Piece, seat: int, reader: int, pools: dict[str, list[HiddenPlace]], path: str
) -> None:
    """Collect the hidden places of every pile by pool. A pile with known cards is a pool of its own."""
    for name, zone, kind in lines(type(thing)):
        how = zone.kind
        if how in (OPEN_TO_ALL, OPEN_TO_NONE):
            continue
        value = getattr(thing, name)
        if how == EACH_SEAT:
            if kind.kind == PIECE:
                gather(w, value, seat, reader, pools, f"{path}.{name}")
            else:
                for i, piece in enumerate(value):
                    gather(w, piece, i, reader, pools, f"{path}.{name}{i}")
        else:
            pool = zone.pool
            if not pool or (how == OWN_DECK and seat == reader):
                pool = f"{path}.{name}"
            elif zone.apart and getattr(w, zone.apart):
                pool = f"{pool} of {seat}"
            places = pools.setdefault(pool, [])
            backs: dict[int, list[int]] = getattr(thing, zone.backs)() if zone.backs else {}
            for i in hidden_places(thing, zone, value, seat, reader):
                places.append((value, i, backs.get(i)))


def agree(s: State, w: State, reader: int) -> bool:
    """In a simultaneous choice, is the reader offered the same in both states?"""
    for seat, mine, theirs in zip(s.asked, s.asked_options, w.asked_options):
        if seat == reader and mine != theirs:
            return False
    return True


def reseal(w: State, reader: int, rng: Rng) -> None:
    """Draw others' sealed answers again from what they may choose in this world."""
    if w.sealed:
        sealed = w.sealed[:]
        for i, seat in enumerate(w.asked):
            if seat != reader and sealed[i] != OPEN:
                sealed[i] = w.asked_options[i][rng.pick(len(w.asked_options[i]))]
        w.sealed = sealed
        w.show_first_open()
