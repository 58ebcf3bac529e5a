"""Questions, answers and the table as phrases: keys of texts/*.ftl with their arguments."""

from __future__ import annotations

from typing import Final

from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.engine.verbs import DONE
from wawel.games.epic import options as o
from wawel.games.epic.box import ALIGNMENTS, CARDS, KEYWORDS, Box
from wawel.games.epic.cardtext import ability_text, face, keywords, text
from wawel.games.epic.decks import problems_of
from wawel.games.epic.pieces import ATTACKER, OUTSIDE, Champion
from wawel.games.epic.rules.battle import DeclareBlockers, Divide, MoreAttackers, NameDefender, Plays
from wawel.games.epic.rules.formats import BuildDeck, DarkPick, KeepThirty, PickCard, TrimDeck, counted
from wawel.games.epic.rules.resolve import PickBranch, PickWhether, Triggers
from wawel.games.epic.rules.setup import Mulligan, TakeAlignments
from wawel.games.epic.rules.targets import (
    Discards,
    PickFromPile,
    PickPlayer,
    PickTargets,
    PickVictim,
    Sacrifices,
    kinds,
)
from wawel.games.epic.rules.turn import HAND_LIMIT, EndRound, HandLimit, MainPhase, ReturnOrEnd
from wawel.games.epic.state import BEFORE_BLOCKERS, HYDRA, NONE, SETTING_UP, EpicState

#: in the order of their numbers
PHASES: Final = (
    "set-up",
    "start",
    "main",
    "attackers",
    "before-blockers",
    "blockers",
    "before-damage",
    "damage",
    "end",
)
POSITIONS: Final = ("prepared", "expended", "flipped")


def name_key(box: Box, kind: str, n: int) -> str:
    """The key of a component's name. A team goes by the name of its first member, whose number it has."""
    if kind == "card":
        return f"card-{box.ids[n]}" if n < CARDS else f"token-{box.ids[n]}"
    if kind == "seat" or kind == "team":
        return f"seat-{n + 1}"
    if kind == "alignment":
        return f"alignment-{ALIGNMENTS[n]}"
    if kind == "keyword":
        return f"keyword-{KEYWORDS[n]}"
    if kind == "position":
        return f"position-{POSITIONS[n]}"
    if kind == "deck":
        return f"deck-{box.decks[n].name}"
    raise ValueError(f"there is no kind of thing called {kind!r}")


def seat_name(n: int) -> ComponentRef:
    """A seat, or a team, as an argument."""
    return ComponentRef("seat", n)


def card_name(n: int) -> ComponentRef:
    """A card as an argument."""
    return ComponentRef("card", n)


# ---------------------------------------------------------------------- questions


def prompt(s: EpicState, seat: int) -> Phrase:
    """What the step on top asks a seat."""
    step = s.stack[-1]
    if isinstance(step, MainPhase):
        return Phrase("ask-main", gold=s.sides[seat].gold)
    if isinstance(step, EndRound):
        return Phrase("ask-end-round", team=seat_name(s.active), gold=s.sides[seat].gold)
    if isinstance(step, Plays):
        key = "ask-before-blockers" if step.phase == BEFORE_BLOCKERS else "ask-before-damage"
        return Phrase(key, gold=s.sides[seat].gold)
    if isinstance(step, MoreAttackers):
        return Phrase("ask-attackers", team=seat_name(s.defender))
    if isinstance(step, Divide):
        target = step.targets(s)[step.at]
        return Phrase("ask-divide", champion=champion(s, target), n=step.left)
    if isinstance(step, (PickTargets, PickBranch, PickPlayer)):
        return Phrase("ask-text", card=card_name(step.card), text=text((step.effect(s),)))
    if isinstance(step, PickWhether):
        return Phrase("ask-whether", card=card_name(step.card))
    if isinstance(step, PickVictim):
        return Phrase("ask-victim", n=step.damage)
    if isinstance(step, PickFromPile):
        return Phrase("ask-raise" if step.into_play else "ask-recall", count=step.count)
    if isinstance(step, Discards):
        return Phrase("ask-discard", count=step.left)
    if isinstance(step, HandLimit):
        return Phrase("ask-hand-limit", count=len(s.sides[seat].hand) - HAND_LIMIT)
    if isinstance(step, Sacrifices):
        return Phrase("ask-sacrifice", count=step.left)
    if isinstance(step, BuildDeck):
        return Phrase("ask-build", count=len(s.sides[seat].pool))
    if isinstance(step, KeepThirty):
        return Phrase("ask-keep", count=len(s.sides[seat].pack))
    if isinstance(step, TrimDeck):
        return Phrase("ask-trim", count=len(s.sides[seat].pool))
    for kind, key in PLAIN:
        if isinstance(step, kind):
            return Phrase(key)
    raise ValueError(f"{type(step).__name__} asks nothing")


#: questions that need no arguments
PLAIN: Final = (
    (TakeAlignments, "ask-alignment"),
    (Mulligan, "ask-mulligan"),
    (PickCard, "ask-pick"),
    (DarkPick, "ask-pick"),
    (ReturnOrEnd, "ask-return"),
    (NameDefender, "ask-defender"),
    (DeclareBlockers, "ask-blockers"),
    (Triggers, "ask-trigger"),
)


# ---------------------------------------------------------------------- answers


def label(s: EpicState, option: int) -> Phrase:
    """What an option does."""
    if option == DONE:
        return done(s)
    if option < o.SEAT:
        return Phrase("do-alignment", alignment=ComponentRef("alignment", option - o.ALIGNMENT))
    if option < o.BRANCH:
        seat = option - o.SEAT
        return Phrase("do-seat", seat=seat_name(seat), life=s.life[s.team(seat)])
    if option < o.TO_MAIN:
        return branch_label(s, option)
    if option < o.PLAY:
        return Phrase("do-to-main" if option == o.TO_MAIN else "do-to-end")
    if option < o.DISCARD_CARD:
        return Phrase("do-play", card=card_name(option - o.PLAY), cost=s.card(option - o.PLAY).cost)
    if option < o.SWAP:
        return Phrase("do-discard", card=card_name(option - o.DISCARD_CARD))
    if option < o.PICK:
        return Phrase("do-swap", card=card_name(option - o.SWAP))
    if option < o.DROP:
        return Phrase("do-pick", card=card_name(option - o.PICK))
    if option < o.ADD:
        return Phrase("do-drop", card=card_name(option - o.DROP))
    if option < o.READY:
        return Phrase("do-add", card=card_name(option - o.ADD), cost=s.card(option - o.ADD).cost)
    if option < o.FROM_PILE:
        return Phrase("do-ready", deck=ComponentRef("deck", option - o.READY))
    if option < o.TRIGGER:
        step = s.stack[-1]
        key = "do-raise" if isinstance(step, PickFromPile) and step.into_play else "do-from-pile"
        return Phrase(key, card=card_name(option - o.FROM_PILE))
    if option < o.ATTACK:
        waiting = s.waiting[option - o.TRIGGER]
        ability = s.card(waiting.card).abilities[waiting.ability]
        return Phrase("do-trigger", card=card_name(waiting.card), text=ability_text(ability))
    if option < o.BLOCK:
        return Phrase("do-attack", champion=champion(s, s.champions[option - o.ATTACK]))
    if option < o.TARGET:
        return Phrase("do-block", champion=champion(s, s.champions[option - o.BLOCK]))
    if option < o.POINTS:
        c = s.champions[option - o.TARGET]
        return Phrase("do-target", champion=champion(s, c), seat=seat_name(c.controller))
    return Phrase("do-points", n=option - o.POINTS)


def branch_label(s: EpicState, option: int) -> Phrase:
    """One of several texts, or the text that may be left out."""
    step = s.stack[-1]
    assert isinstance(step, (PickBranch, PickWhether))
    branch = 0 if option == o.DO_IT else option - o.BRANCH
    return Phrase("do-branch", text=text(step.effect(s).branches[branch]))


def done(s: EpicState) -> Phrase:
    """What declining means, question by question."""
    step = s.stack[-1]
    if isinstance(step, Mulligan):
        return Phrase("done-mulligan", count=len(s.sides[step.seats[0]].aside))
    if isinstance(step, MainPhase):
        return Phrase("done-main")
    if isinstance(step, (EndRound, Plays)):
        return Phrase("done-pass")
    if isinstance(step, MoreAttackers):
        return Phrase("done-attackers")
    if isinstance(step, DeclareBlockers):
        return Phrase("done-blockers" if s.blocked else "done-no-block")
    if isinstance(step, (BuildDeck, TrimDeck)):
        return Phrase("done-deck")
    return Phrase("done-no-more")


# ---------------------------------------------------------------------- the table


def text_view(s: EpicState, reader: int) -> list[Section]:
    """What a seat sees: where the game stands, then side by side, and whatever the seat is to choose from."""
    sections = [standing(s)]
    sections += [side_section(s, seat, reader) for seat in range(s.players)]
    if 0 <= reader < s.players:
        side = s.sides[reader]
        for key, cards in (("head-hand", side.hand), ("head-aside", side.aside), ("head-pack", side.pack)):
            if cards:
                sections.append(Section(Phrase(key), [counted_face(s, cards, card) for card in kinds(cards)]))
        if side.pool:
            sections.append(Section(Phrase("head-pool", count=len(side.pool)), pool_lines(s, side.pool)))
    return sections


def standing(s: EpicState) -> Section:
    """Turn, phase, initiative, and what is going on."""
    if s.phase == SETTING_UP:
        first = [Phrase("line-first", team=seat_name(s.first))] if s.first != NONE else []
        return Section(Phrase("phase-set-up"), first)
    lines = [Phrase("line-phase", phase=Phrase(f"phase-{PHASES[s.phase]}"))]
    if s.initiative != NONE:
        lines.append(Phrase("line-initiative", team=seat_name(s.initiative)))
    if s.defender != NONE:
        lines.append(Phrase("line-defender", team=seat_name(s.defender)))
    if s.event_card != NONE:
        lines.append(Phrase("line-event", card=face(s.box, s.event_card)))
    if s.waiting:
        lines.append(Phrase("line-waiting", cards=[card_name(t.card) for t in s.waiting]))
    return Section(Phrase("head-turn", turn=s.turn, team=seat_name(s.active)), lines)


def side_section(s: EpicState, seat: int, reader: int) -> Section:
    """One side of the table: figures, champions in play, discard pile; in Hydra also who belongs together."""
    side = s.sides[seat]
    if side.fell:
        return Section(Phrase("head-fallen", seat=seat_name(seat)), [])
    lines = [Phrase("line-life", life=s.life[s.team(seat)], gold=side.gold)]
    if s.mode == HYDRA:
        lines.append(Phrase("line-team", seats=[seat_name(one) for one in s.members(s.team(seat))]))
    lines.append(Phrase("line-cards", hand=len(side.hand), deck=len(side.deck)))
    lines += [champion_line(s, c) for c in s.champions if c.controller == seat]
    if side.discard:
        lines.append(Phrase("line-discard", cards=[card_name(card) for card in side.discard]))
    return Section(Phrase("head-own" if seat == reader else "head-side", seat=seat_name(seat)), lines)


def champion(s: EpicState, c: Champion) -> Phrase:
    """A champion in play by name, with its attack and what it still takes to break it."""
    return Phrase("champion", card=card_name(c.card), attack=s.attack(c), defence=s.defence(c) - c.damage)


def champion_line(s: EpicState, c: Champion) -> Phrase:
    """A champion in play: figures, position, keywords, damage, its part in the battle, and what its card says."""
    marks = [Phrase("mark-position", position=ComponentRef("position", c.position))]
    if c.deploying:
        marks.append(Phrase("mark-deploying"))
    marks += [Phrase("mark-keyword", keyword=keyword) for keyword in keywords(s.keywords(c))]
    if c.damage:
        marks.append(Phrase("mark-damage", n=c.damage))
    if c.role != OUTSIDE:
        marks.append(Phrase("mark-attacks" if c.role == ATTACKER else "mark-blocks"))
    if c.owner != c.controller:
        marks.append(Phrase("mark-owner", seat=seat_name(c.owner)))
    return Phrase("line-champion", champion=champion(s, c), marks=marks)


def counted_face(s: EpicState, cards: list[int], card: int) -> Phrase:
    """A card as it is read, and how often it is there."""
    return Phrase("line-card", count=cards.count(card), card=face(s.box, card))


def pool_lines(s: EpicState, pool: list[int]) -> list[Phrase]:
    """A deck in the making: its cards, and how far it keeps the rules of constructed decks."""
    lines = [Phrase("line-copies", count=pool.count(card), card=card_name(card)) for card in kinds(pool)]
    if isinstance(s.stack[-1] if s.stack else None, BuildDeck):
        lines += [
            Phrase("line-ratio", alignment=Phrase(f"alignment-{problem.given['word']}"), count=problem.given["count"])
            for problem in problems_of(s.box, counted(pool))
            if problem.key == "deck-ratio"
        ]
    return lines
