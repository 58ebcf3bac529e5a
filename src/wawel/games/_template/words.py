"""Phrases for questions, options and components: keys and arguments only, the sentences are in texts/."""

from __future__ import annotations

from wawel.engine.components import NONE, kinds
from wawel.engine.effects import Effect, walk
from wawel.engine.game import Choice
from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.engine.verbs import Verb
from wawel.games._template.box import Box
from wawel.games._template.rules import ChooseOne, Steal, Ward
from wawel.games._template.state import HoardState


def prompt(s: HoardState, choice: Choice) -> Phrase:
    """What is asked, in one sentence."""
    step = s.stack[-1]
    if isinstance(step, ChooseOne):
        return Phrase("ask-branch", card=ComponentRef("card", step.card))
    if isinstance(step, Steal):
        return Phrase("ask-rob", gold=step.gold)
    if isinstance(step, Ward):
        return Phrase("ask-ward", thief=seat(step.thief), victim=seat(step.victim), gold=step.gold)
    return Phrase("ask-play", round=s.round)


def label(s: HoardState, verb: Verb, n: int) -> Phrase:
    """What an option does."""
    if verb.name == "done":
        return Phrase("done-ward")
    if verb.about == "card":
        return Phrase(f"do-{verb.name}", card=ComponentRef("card", n))
    if verb.name == "rob":
        return Phrase("do-rob", seat=seat(n), gold=s.sides[n].gold if n < s.players else 0)
    step = s.stack[-1]
    branches = walk(s.card(step.card).effects, step.path)[step.at].branches if isinstance(step, ChooseOne) else ()
    return Phrase("do-branch", effects=text(branches[n] if n < len(branches) else ()))


def component_text(box: Box, kind: str, n: int) -> list[Phrase]:
    """The text of a card."""
    return text(box.cards[n].effects) if kind == "card" else []


def text_view(s: HoardState, reader: int) -> list[Section]:
    """What a seat sees of the table: its own cards with their text, the others' backs."""
    sections = [Section(Phrase("table-hoard", round=s.round, rounds=s.rounds), piles(s))]
    for at, side in enumerate(s.sides):
        lines = [Phrase("table-gold", gold=side.gold)]
        if side.played != NONE:
            lines.append(Phrase("table-played", card=card(s, side.played)))
        if at == reader:
            lines += [Phrase("table-card", card=card(s, c), count=side.hand.count(c)) for c in kinds(side.hand)]
        else:
            lines.append(Phrase("table-hand", count=len(side.hand)))
        sections.append(Section(Phrase("table-side", seat=seat(at)), lines))
    return sections


def piles(s: HoardState) -> list[Phrase]:
    """Deck and discard pile."""
    lines = [Phrase("table-deck", count=len(s.deck))]
    if s.discard:
        lines.append(Phrase("table-discard", cards=[ComponentRef("card", c) for c in s.discard]))
    return lines


def card(s: HoardState, kind: int) -> Phrase:
    """A card as it is read: name, value, and what it does."""
    return Phrase(
        "card-face", card=ComponentRef("card", kind), value=s.card(kind).value, text=text(s.card(kind).effects)
    )


def text(effects: tuple[Effect, ...]) -> list[Phrase]:
    """Effects in words, made from the values the rules use, so card text is always right."""
    return [clause(effect) for effect in effects] if effects else [Phrase("effect-none")]


def clause(effect: Effect) -> Phrase:
    """One effect: `effect-<word>` with its number or its branches."""
    if effect.branches:
        row = "effect-row" if effect.word == "roll-table" else "effect-branch"
        rows = [Phrase(row, number=i, effects=text(branch)) for i, branch in enumerate(effect.branches, 1)]
        return Phrase(f"effect-{effect.word}", branches=rows)
    return Phrase(f"effect-{effect.word}", n=effect.n)


def seat(n: int) -> ComponentRef:
    """A seat as an argument."""
    return ComponentRef("seat", n)
