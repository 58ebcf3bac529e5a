"""Which words belong to questions, answers and the table; the sentences are in texts/."""

from __future__ import annotations

from kuhn.state import KuhnState
from wawel.engine.game import Choice
from wawel.engine.phrases import ComponentRef, Phrase, Section
from wawel.engine.verbs import Verb


def prompt(s: KuhnState, choice: Choice) -> Phrase:
    return Phrase(f"ask-{choice.step.lower()}")


def label(s: KuhnState, verb: Verb, n: int) -> Phrase:
    return Phrase(f"do-{verb.name}")


def text_view(s: KuhnState, reader: int) -> list[Section]:
    """Each player's chips in the pot and card: one's own, or as far as it was shown."""
    sections = []
    for seat, side in enumerate(s.sides):
        lines = [Phrase("table-paid", chips=side.paid)]
        for card in side.shown + (side.hand if seat == reader else []):
            lines.append(Phrase("table-card", card=ComponentRef("card", card)))
        sections.append(Section(Phrase("table-side", seat=ComponentRef("seat", seat)), lines))
    return sections
