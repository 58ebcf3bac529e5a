"""Questions, answers and the table as phrases: keys of texts/*.ftl with their arguments."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE, kinds
from wawel.engine.events import Event
from wawel.engine.game import Choice
from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.engine.verbs import DONE, Verb
from wawel.games.epic.box import CARDS, Box
from wawel.games.epic.cardtext import ability_text, face, keywords, sentences, text
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
    text_at,
)
from wawel.games.epic.rules.turn import HAND_LIMIT, EndRound, HandLimit, MainPhase, ReturnOrEnd
from wawel.games.epic.state import BEFORE_BLOCKERS, FIRST_BLOOD, HYDRA, SETTING_UP, EpicState

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


def name_key(box: Box, kind: str, n: int) -> str | None:
    """The key of a component's name, where it is not that of its kind and id."""
    return f"token-{box.ids['card'][n]}" if kind == "card" and n >= CARDS else None


def component_text(box: Box, kind: str, n: int) -> list[Phrase]:
    """What a card says, sentence by sentence. Its face is the whole card in one line; an ability is a triggered one of
    a champion alone."""
    if kind == "card":
        return sentences(box.cards[n])
    if kind == "face":
        return [face(box, n)]
    return [ability_text(box.abilities[n])] if kind == "ability" else []


def describe_event(box: Box, event: Event, line: Phrase) -> Phrase:
    """An event as a line of the log; a choice includes the chosen text, a bonus its sign."""
    if event.key == "chose":
        line.args["text"] = text(text_at(box, event.b, event.c))
    elif event.key == "boosted":
        line.args |= {"attack": signed(event.b), "defence": signed(event.c)}
    return line


def signed(n: int) -> Phrase:
    """A number with its sign."""
    return Phrase("signed-minus" if n < 0 else "signed-plus", n=abs(n))


def seat_name(n: int) -> ComponentRef:
    """A seat, or a team, as an argument."""
    return ComponentRef("seat", n)


def card_name(n: int) -> ComponentRef:
    """A card as an argument."""
    return ComponentRef("card", n)


# ---------------------------------------------------------------------- questions


def prompt(s: EpicState, choice: Choice) -> Phrase:
    """What the step on top asks a seat."""
    step = s.stack[-1]
    seat = choice.seat
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
        return Phrase("ask-divide-blockers" if step.role == ATTACKER else "ask-divide-attackers", n=step.left)
    if isinstance(step, PickBranch):
        return Phrase("ask-branch", card=card_name(step.card))
    if isinstance(step, (PickTargets, PickPlayer)):
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


def label(s: EpicState, verb: Verb, n: int) -> Phrase:
    """What an option does."""
    if verb.base == DONE:
        return done(s)
    name = verb.name
    key = f"do-{name}"
    if name == "seat":
        return Phrase(key, seat=seat_name(n), life=s.life[s.team(n)])
    if name in ("branch", "do-it"):
        return branch_label(s, n)
    if verb.about == "card":
        return card_label(s, name, n)
    if name == "trigger":
        waiting = s.waiting[n]
        ability = s.card(waiting.card).abilities[waiting.ability]
        return Phrase(key, card=card_name(waiting.card), text=ability_text(ability))
    if name == "target":
        return Phrase(key, champion=champion(s, s.champions[n]), seat=seat_name(s.champions[n].controller))
    if verb.about == "champion":
        return Phrase(key, champion=champion(s, s.champions[n]))
    if name == "points":
        step = s.stack[-1]
        assert isinstance(step, Divide)
        return Phrase(key, champion=champion(s, step.targets(s)[step.at]), n=n)
    if not verb.about:
        return Phrase(key)
    argument: dict[str, ComponentRef] = {verb.about: ComponentRef(verb.about, n)}
    return Phrase(key, **argument)


def card_label(s: EpicState, name: str, card: int) -> Phrase:
    """What is done with a card."""
    if name in ("play", "add"):
        return Phrase(f"do-{name}", card=card_name(card), cost=s.card(card).cost)
    step = s.stack[-1]
    raised = name == "from-pile" and isinstance(step, PickFromPile) and step.into_play
    return Phrase("do-raise" if raised else f"do-{name}", card=card_name(card))


def branch_label(s: EpicState, branch: int) -> Phrase:
    """One of several texts, or the text that may be left out."""
    step = s.stack[-1]
    assert isinstance(step, (PickBranch, PickWhether))
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
            if problem.key == "epic.deck-ratio"
        ]
    return lines


def verdict(s: EpicState, seat: int) -> Phrase:
    """What decided for a seat when the game is over. [epic.end.lose-at-zero] [epic.end.win-by-empty-deck]"""
    team = s.team(seat)
    life = s.life[team]
    if s.victor == team:
        return Phrase("verdict-empty-deck")
    if not s.lives(seat):
        return Phrase("verdict-left" if life > 0 else "verdict-fell")
    if s.mode == FIRST_BLOOD and not s.lives((seat + 1) % s.players):
        return Phrase("verdict-first-blood", n=life)
    return Phrase("verdict-life", n=life)
