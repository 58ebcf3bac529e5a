"""Card text, as phrases made from the effects and figures the rules use, so it is always right.

A text is a chain of sentences; targets are phrases of their own, in one grammatical case wherever they stand.
"""

from __future__ import annotations

from wawel.engine.effects import Effect
from wawel.engine.phrases import ComponentRef, Phrase, PhraseArgument
from wawel.games.epic.box import (
    ALL,
    ANY,
    KEYWORDS,
    THIS,
    TOKENS,
    TRIGGERS,
    WHAT,
    WHICH,
    WHO,
    YOU,
    Ability,
    Box,
    Card,
    Static,
)

#: a count for texts where it matters only that there are several
SEVERAL = 2


def face(box: Box, kind: int) -> Phrase:
    """A card as it is read: name, alignment, cost, type and class, figures, text."""
    card = box.cards[kind]
    name = ComponentRef("card", kind)
    alignment = ComponentRef("alignment", card.alignment)
    if not card.champion:
        return Phrase("face-event", card=name, alignment=alignment, cost=card.cost, text=card_text(card))
    return Phrase(
        "face-champion",
        card=name,
        alignment=alignment,
        cost=card.cost,
        classes=[Phrase(f"class-{one}") for one in card.classes],
        attack=card.attack,
        defence=card.defence,
        text=card_text(card),
    )


def card_text(card: Card) -> Phrase:
    """All a card says, in one phrase."""
    found = sentences(card)
    return chain(found) if found else Phrase("text-none")


def sentences(card: Card) -> list[Phrase]:
    """All a card says: an event its effects, a champion its keywords, constant and triggered abilities."""
    if not card.champion:
        own_turn = [Phrase("text-own-turn")] if card.own_turn else []
        return [*own_turn, *[sentence(effect) for effect in card.effects]]
    found = [Phrase("text-keyword", keyword=keyword) for keyword in keywords(card.keywords)]
    found += [static_text(static) for static in card.statics]
    found += [ability_text(ability) for ability in card.abilities]
    return found


def ability_text(ability: Ability) -> Phrase:
    """A triggered ability: condition, arrow, effects. [epic.ability.triggered]"""
    return Phrase("text-ability", when=Phrase(f"when-{TRIGGERS[ability.when]}"), text=text(ability.effects))


def static_text(static: Static) -> Phrase:
    """A constant ability: which champions have what. [epic.ability.constant]"""
    gains: list[Phrase] = bonuses(static.attack, static.defence)
    gains += [Phrase("bonus-keyword", keyword=keyword) for keyword in keywords(static.keywords)]
    if static.what == THIS:
        return Phrase("text-static-this", gains=gains)
    return Phrase("text-static", champions=everyone(static.what, static.which), gains=gains)


def keywords(bits: int) -> list[ComponentRef]:
    """The keywords in a bit set."""
    return [ComponentRef("keyword", n) for n in range(len(KEYWORDS)) if bits >> n & 1]


def bonuses(attack: int, defence: int) -> list[Phrase]:
    """What is added to or taken from attack and defence."""
    found = []
    for key, n in (("attack", attack), ("defence", defence)):
        if n:
            found.append(Phrase(f"bonus-{key}" if n > 0 else f"malus-{key}", n=abs(n)))
    return found


# ---------------------------------------------------------------------- effects


def text(effects: tuple[Effect, ...]) -> Phrase:
    """Effects as sentences, in the order in which they happen."""
    return chain([sentence(effect) for effect in effects]) if effects else Phrase("text-none")


def chain(sentences: list[Phrase], link: str = "text-and") -> Phrase:
    """Sentences one after the other."""
    if len(sentences) == 1:
        return sentences[0]
    return Phrase(link, first=sentences[0], rest=chain(sentences[1:], link))


def sentence(effect: Effect) -> Phrase:
    """One effect: `effect-<word>` with what its fields say."""
    key = f"effect-{effect.word}"
    fields = effect.fields
    if effect.word == "own-turn":
        return Phrase(key, own=text(effect.branches[0]), other=text(effect.branches[1]))
    if effect.branches:
        return Phrase(key, text=chain([text(branch) for branch in effect.branches], "text-or"))
    args: dict[str, PhraseArgument] = {}
    if "n" in fields:
        args["n"] = fields["n"]
    if "who" in fields and fields["who"] != YOU:
        return Phrase(f"{key}-who", who=Phrase(f"who-{WHO[fields['who']]}"), **args)
    if effect.word == "summon":
        args["token"] = Phrase(f"summoned-{TOKENS[fields['token']]}", n=fields["n"])
        if not fields["keyword"]:
            return Phrase(key, **args)
        return Phrase(f"{key}-keyword", keyword=ComponentRef("keyword", fields["keyword"] - 1), **args)
    if "attack" in fields:
        args["bonuses"] = bonuses(fields["attack"], fields["defence"])
    if "keyword" in fields:
        args["keyword"] = ComponentRef("keyword", fields["keyword"])
    if "what" in fields and fields["what"] == THIS:
        return Phrase(f"{key.removesuffix('-all')}-this", **args)
    if "count" in fields:
        args["count"] = fields["count"]
        args["chosen"] = chosen(effect)
    elif "what" in fields:
        args["champions"] = everyone(fields["what"], fields["which"])
    return Phrase(key, **args)


def chosen(effect: Effect) -> Phrase:
    """Champions or cards that are chosen: so many, or up to so many."""
    count = effect.fields["count"]
    if effect.word == "recall":
        found = Phrase("chosen-card", count=count)
    else:
        what = WHAT[effect.fields.get("what", ANY)]
        which = WHICH[effect.fields.get("which", ALL)]
        found = Phrase(f"chosen-{what}", count=count, sort=Phrase(f"sort-{which}", count=count))
    return Phrase("chosen-up-to", chosen=found) if effect.fields["up-to"] else found


def everyone(what: int, which: int) -> Phrase:
    """All champions of a sort."""
    return Phrase(f"every-{WHAT[what]}", sort=Phrase(f"sort-{WHICH[which]}", count=SEVERAL))
