"""Card text, as phrases made from the effects and figures the rules use, so it is always right.

A text is a list of lines, and where it must be one line a chain of them; what can be chosen stands on lines of its own.
Targets are phrases of their own, in one grammatical case wherever they stand.
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
#: effects that have a sentence of their own where one may also leave them out
MAY_WORDS = ("break", "banish", "expend", "prepare", "flip", "return", "control")


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
        return [*own_turn, *[line for effect in card.effects for line in lines(effect)]]
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
    if len(found) == 2:
        return [Phrase("bonus-both", attack=found[0], defence=found[1])]
    return found


# ---------------------------------------------------------------------- effects


def text(effects: tuple[Effect, ...]) -> Phrase:
    """Effects as sentences, in the order in which they happen."""
    return chain([line for effect in effects for line in lines(effect)]) if effects else Phrase("text-none")


def chain(lines: list[Phrase]) -> Phrase:
    """Lines one after the other."""
    if len(lines) == 1:
        return lines[0]
    return Phrase("text-and", first=lines[0], rest=chain(lines[1:]))


def lines(effect: Effect) -> list[Phrase]:
    """One effect: mostly a sentence; each text that can be chosen, or that depends on whose turn it is, has a line."""
    texts = [text(branch) for branch in effect.branches]
    if effect.word == "choose-one":
        return [Phrase("text-choose-one"), *[Phrase("text-way", text=one) for one in texts]]
    if effect.word == "own-turn":
        return [Phrase("text-in-own-turn", text=texts[0]), Phrase("text-in-other-turn", text=texts[1])]
    if effect.word == "may":
        inner = effect.branches[0]
        may = may_sentence(inner[0]) if len(inner) == 1 else None
        return [may or Phrase("effect-may", text=texts[0])]
    may = may_sentence(effect) if effect.fields.get("up-to") else None
    return [may or sentence(effect)]


def may_sentence(effect: Effect) -> Phrase | None:
    """“You may …” of one chosen champion, which is also what “up to one” means; None if there is no such sentence."""
    fields = effect.fields
    if effect.word not in MAY_WORDS or fields["what"] == THIS or fields["count"] != 1:
        return None
    return Phrase(f"may-{effect.word}", chosen=which_ones(effect))


def sentence(effect: Effect) -> Phrase:
    """An effect without branches: `effect-<word>` with what its fields say."""
    key = f"effect-{effect.word}"
    fields = effect.fields
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
    if effect.word == "recall":
        key = "chosen-up-to-card" if effect.fields["up-to"] else "chosen-card"
        return Phrase(key, count=effect.fields["count"])
    found = which_ones(effect)
    return Phrase("chosen-up-to", chosen=found) if effect.fields["up-to"] else found


def which_ones(effect: Effect) -> Phrase:
    """So many champions of a sort."""
    count = effect.fields["count"]
    what = WHAT[effect.fields.get("what", ANY)]
    which = WHICH[effect.fields.get("which", ALL)]
    return Phrase(f"chosen-{what}", count=count, sort=Phrase(f"sort-{which}", count=count))


def everyone(what: int, which: int) -> Phrase:
    """All champions of a sort."""
    return Phrase(f"every-{WHAT[what]}", sort=Phrase(f"sort-{WHICH[which]}", count=SEVERAL))
