"""What components say, made from the effects the rules carry out, so that it can't differ from them."""

from __future__ import annotations

from collections.abc import Sequence

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.engine.phrases import ComponentRef, Phrase, PhraseArgument
from wawel.games.talisman import box as b
from wawel.games.talisman import ops as o
from wawel.games.talisman.box import Box, Card, Character, Moment, Space
from wawel.games.talisman.vocabulary import ALL, HAS, PAYMENT_OPS

#: words whose figure may be "all", which has a text of its own
UP_TO_ALL = (
    o.LOSE_STRENGTH,
    o.LOSE_CRAFT,
    o.LOSE_FATE,
    o.LOSE_GOLD,
    o.HEAL,
    o.RESTORE_FATE,
    o.BUY_LIFE,
    o.BUY_FATE,
)
#: words that have a text for each of the things they may be about: the field, and its names
BY_NAME = {
    o.PROMISE: ("what", b.PROMISES),
    o.FORFEIT: ("what", b.TAKINGS),
    o.TAKE_PURCHASE: ("card", ("sword", "any")),
    o.HOARD: ("what", ("follower", "object", "gold", "spells", "life")),
    o.OWNS: ("what", b.OWNINGS),
}
#: fields that name components
REFERENCES = {
    "to": "kind",
    "by": "ability",
    "who": "creature",
    "id": "table",
    "lord": "lord",
}
#: kinds of spaces with standing rules of their own
RULED = ("sentinel", "portal", "cursed_glade", "runes", "plain_of_peril", "valley_of_fire", "crown", "stair")
#: a Spell with so many moments may be cast at any time: all but in answer to a Spell
ANY_TIME = len(b.WINDOWS) - 1
#: how strong the Sentinel is. [tali.region.sentinel-attacks]
SENTINEL_STRENGTH = 9


def component_text(box: Box, kind: str, n: int) -> list[Phrase]:
    """The text of a component, line by line."""
    if kind == "card":
        return card_lines(box, n)
    if kind == "lying":
        return card_lines(box, n // 2)
    if kind == "space":
        return space_lines(box, box.spaces[n])
    if kind == "character":
        return character_lines(box, box.characters[n])
    if kind == "lord":
        lord = box.lords[n]
        figures = Phrase("face-lord", strength=lord.strength, craft=lord.craft, lives=lord.lives)
        return [figures, Phrase(f"face-rage-{b.TAKINGS[lord.rage]}")]
    if kind == "table":
        return table_lines(box, n)
    if kind == "token":
        return [Phrase("face-token-scale" if n < b.LORDS else f"face-token-{b.TOKENS[n]}")]
    if kind == "ending":
        return ending_lines(box, n)
    if kind == "text":
        return told(box, n)
    return []


def name_key(box: Box, kind: str, n: int) -> str | None:
    """Cards are named by the deck they stand in, whether they lie awake or asleep; others by their kind."""
    if kind in ("card", "lying"):
        card = n if kind == "card" else n // 2
        return f"{b.DECKS[box.cards[card].deck]}-{box.ids['card'][card]}"
    return None


# ---------------------------------------------------------------------- effects


def told(box: Box, text: int) -> list[Phrase]:
    """A text in words, one phrase for each effect, and below it the tables it rolls on."""
    effects = box.texts[text].effects
    tables = tables_of(box, effects)
    if len(effects) == 1 and effects[0].op == o.TABLE:
        return tables
    return [Phrase("face-effects", effects=clauses(box, effects)), *tables]


def clauses(box: Box, effects: Sequence[Effect]) -> list[Phrase]:
    """Effects in words, one phrase each; what is paid stands before what it is paid for."""
    found = [clause(box, effect) for effect in effects]
    paid = sum(effect.op in PAYMENT_OPS for effect in effects)
    if 0 < paid < len(effects):
        return [Phrase("effect-paid", cost=found[:paid], effects=found[paid:])]
    return found


def clause(box: Box, effect: Effect) -> Phrase:
    """One effect: `effect-<word>` with its figures."""
    op, key, branches = effect.op, f"effect-{effect.word}", effect.branches
    if op == o.IF:
        return condition(box, branches)
    if op == o.CHOOSE_ONE:
        return either(box, branches)
    if branches:
        inner = branches[-1]
        effects = clauses(box, inner) if len(branches) == 1 else [condition(box, branches)]
        return Phrase(key, effects=effects)
    if op == o.SHOP:
        shop = box.shops[effect.fields["which"]]
        prices = zip(shop.cards, shop.prices, strict=True)
        return Phrase(key, goods=[Phrase("effect-goods", card=ComponentRef("card", c), n=price) for c, price in prices])
    if op == o.BOOST and not effect.fields["craft"]:
        return Phrase("effect-boost-strength", strength=effect.fields["strength"])
    if op == o.LASTING:
        return Phrase(f"{key}-{b.LASTINGS[effect.fields['what']]}", rounds=effect.fields["rounds"])
    if op in BY_NAME:
        field, names = BY_NAME[op]
        return Phrase(f"{key}-{names[effect.fields[field]]}")
    if op in UP_TO_ALL and effect.n == ALL:
        return Phrase(f"{key}-all")
    if effect.fields:
        per = effect.fields.get("per", 0)
        said = Phrase(f"{key}-more" if op == o.BLOOD and per else key, **arguments(effect))
        return Phrase("effect-growing", effect=said, per=per) if per else said
    return Phrase(key, n=effect.n) if effect.n else Phrase(key)


def arguments(effect: Effect) -> dict[str, PhraseArgument]:
    """The fields of an effect as arguments of its words."""
    found: dict[str, PhraseArgument] = {}
    for field, value in effect.fields.items():
        if effect.op in (o.BECOME, o.LOSE_GAINED, o.AT) and field == "what":
            kind = {o.BECOME: "alignment", o.LOSE_GAINED: "ability", o.AT: "kind"}[effect.op]
            found[kind] = ComponentRef(kind, value)
        elif field == "who":
            found["who"] = ComponentRef("creature", value)
        elif field in REFERENCES:
            found[REFERENCES[field]] = ComponentRef(REFERENCES[field], value)
        elif field != "per":
            found[field] = value
    return found


def condition(box: Box, branches: Sequence[Sequence[Effect]]) -> Phrase:
    """If, then, and what else. A further question behind `else` follows without a word between."""
    asked, then = clause(box, branches[0][0]), clauses(box, branches[1])
    if len(branches) < 3:
        return Phrase("effect-if", condition=asked, effects=then)
    other = branches[2]
    key = "effect-if-next" if len(other) == 1 and other[0].op == o.IF else "effect-if-else"
    return Phrase(key, condition=asked, effects=then, other=clauses(box, other))


def either(box: Box, branches: Sequence[Sequence[Effect]]) -> Phrase:
    """One of several lists."""
    lists = [Phrase("face-effects", effects=clauses(box, one)) for one in branches]
    if len(lists) == 2:
        return Phrase("effect-either", first=lists[0], rest=lists[1])
    rest = lists[-1]
    for one in reversed(lists[:-1]):
        rest = Phrase("effect-or-next", first=one, rest=rest)
    return Phrase("effect-one-of", rest=rest)


def tables_of(box: Box, effects: Sequence[Effect]) -> list[Phrase]:
    """The tables that effects roll on, line by line."""
    found: list[Phrase] = []
    for effect in effects:
        if effect.op == o.TABLE:
            found += table_lines(box, effect.fields["id"])
        for inner in effect.branches:
            found += tables_of(box, inner)
    return found


def table_lines(box: Box, n: int) -> list[Phrase]:
    """What each result of a table brings."""
    table = box.tables[n]
    found = [Phrase("face-roll", table=ComponentRef("table", n), dice=table.dice)]
    if table.add:
        found.append(Phrase(f"face-add-{b.ADDS[table.add]}"))
    for at, low in enumerate(table.lows):
        text = table.texts[at]
        effects = [Phrase("effect-nothing")] if text == NONE else clauses(box, box.texts[text].effects)
        last = at + 1 == len(table.lows)
        high = (6 * table.dice if not table.add else NONE) if last else table.lows[at + 1] - 1
        if high == NONE:
            found.append(Phrase("face-line-up", low=low, effects=effects))
        elif high <= low:
            found.append(Phrase("face-line-one", low=low, effects=effects))
        else:
            found.append(Phrase("face-line", low=low, high=high, effects=effects))
    return found


# ---------------------------------------------------------------------- cards


def card_lines(box: Box, n: int) -> list[Phrase]:
    """What is printed on a card: its type and figures, what it gives, what it does."""
    card = box.cards[n]
    found = [type_line(card)]
    if card.arrives_asleep:
        found.append(Phrase("face-asleep"))
    if card.placed:
        sides = [Phrase("face-side", at=at, kind=ComponentRef("kind", kind)) for at, kind in enumerate(card.placed, 1)]
        found.append(Phrase("face-placed", kinds=sides))
    if card.mandatory:
        found.append(Phrase("face-mandatory"))
    if card.banned:
        banned = [ComponentRef("alignment", at) for at in range(len(b.ALIGNMENTS)) if card.banned >> at & 1]
        found.append(Phrase("face-banned", alignments=banned))
    if card.worth:
        found.append(Phrase("face-worth", n=card.worth))
    if card.target:
        found.append(Phrase("face-target"))
    if card.text != NONE:
        found += told(box, card.text)
    found += standing_lines(card)
    for moment in card.moments:
        found += moment_lines(box, moment)
    return found + after_lines(card)


def type_line(card: Card) -> Phrase:
    """The type of a card, and what an Enemy fights with."""
    if card.type == b.SPELL_CARD:
        windows = [Phrase(f"window-{name}") for at, name in enumerate(b.WINDOWS) if card.windows >> at & 1]
        if len(windows) == ANY_TIME:
            windows = [Phrase("window-any")]
        cast = Phrase(f"cast-{b.CASTERS[0 if card.own_turn else 1]}")
        return Phrase("face-spell", cast=cast, windows=windows)
    if card.type == b.ENEMY:
        cls = Phrase(f"class-{b.CLASSES[card.cls]}")
        if card.fight == b.EITHER:
            return Phrase("face-enemy-either", **{"class": cls}, value=card.value, number=card.number)
        ability = ComponentRef("ability", card.fight)
        return Phrase("face-enemy", **{"class": cls}, ability=ability, value=card.value, number=card.number)
    kind = Phrase(f"type-{b.TYPES[card.type]}")
    if card.worn:
        return Phrase("face-worn", type=kind, worn=Phrase(f"worn-{b.WORN[card.worn]}"), number=card.number)
    return Phrase("face-card", type=kind, number=card.number)


def standing_lines(made: Card | Character) -> list[Phrase]:
    """Standing abilities, one line each."""
    found = []
    for at, name in enumerate(HAS):
        if made.has >> at & 1:
            key = f"has-{name}"
            found.append(Phrase(key, n=made.amounts[at]) if at in made.amounts else Phrase(key))
    return found


def moment_lines(box: Box, moment: Moment) -> list[Phrase]:
    """When a further text works, and what it does."""
    key = "face-when-discard" if moment.discard else "face-when-once" if moment.once else "face-when"
    effects = box.texts[moment.text].effects
    when = Phrase(f"when-{b.MOMENTS[moment.when]}")
    return [Phrase(key, when=when, effects=clauses(box, effects)), *tables_of(box, effects)]


def after_lines(card: Card) -> list[Phrase]:
    """What becomes of a card that was met."""
    if card.stock:
        what = Phrase(f"stock-{b.STOCKS[card.stock]}")
        return [Phrase("face-stock", what=what, n=card.stock_n) if card.stock_n else Phrase("face-holds", what=what)]
    if card.after == b.STAY:
        return [Phrase("face-lasts" if card.type == b.EVENT else "face-stays")]
    return []


# ---------------------------------------------------------------------- spaces, characters, endings


def space_lines(box: Box, space: Space) -> list[Phrase]:
    """What a space does: before its cards, how many are drawn, and after them."""
    found: list[Phrase] = []
    kind = b.KINDS[space.kind]
    if kind in RULED:
        key = f"face-{kind}"
        found.append(Phrase(key, n=SENTINEL_STRENGTH) if space.kind == b.SENTINEL else Phrase(key))
    if space.before != NONE:
        found += told(box, space.before)
    if space.draw:
        found.append(Phrase("face-draw-tower" if space.region == b.TOWER else "face-draw", n=space.draw))
    if space.text != NONE:
        found += told(box, space.text)
    return found


def character_lines(box: Box, made: Character) -> list[Phrase]:
    """Figures, start and abilities of a character."""
    figures = {"strength": made.strength, "craft": made.craft, "life": made.life, "fate": made.fate}
    start = Phrase(
        "face-start", alignment=ComponentRef("alignment", made.alignment), space=ComponentRef("space", made.start)
    )
    found = [Phrase("face-character", **figures), start]
    if made.spells:
        found.append(Phrase("face-start-spells", n=made.spells))
    if made.objects:
        found.append(Phrase("face-start-objects", cards=[ComponentRef("card", card) for card in made.objects]))
    found += standing_lines(made)
    for moment in made.moments:
        found += moment_lines(box, moment)
    return found


def ending_lines(box: Box, n: int) -> list[Phrase]:
    """What an Alternative Ending asks for. [tali.ruling.ending-texts] [tali.ending.star-affects-all]"""
    name = b.ENDINGS[n]
    if n == b.E_KING:
        return [Phrase(f"face-ending-{name}", lives=box.figures[f"{name}/lives"]), Phrase(f"face-star-{name}")]
    if n == b.E_SLAYERS:
        return [Phrase(f"face-ending-{name}", scales=box.figures[f"{name}/scales"])]
    figures = {field: box.figures[f"{name}/{field}"] for field in ("scales", "reveal")}
    star = Phrase(f"face-star-{name}", attack=box.figures[f"{name}/attack"])
    return [Phrase(f"face-ending-{name}", **figures), star]
