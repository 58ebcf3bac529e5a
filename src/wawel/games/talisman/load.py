"""From the content files to the box, every value checked; errors name file, card and field."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.components import NONE, Components
from wawel.engine.content import SOURCES, Content, ContentFiles, Node, read_name
from wawel.engine.effects import Effect
from wawel.games.talisman import box as b
from wawel.games.talisman import ops as o
from wawel.games.talisman.box import Box, Card, Moment
from wawel.games.talisman.vocabulary import CONDITION_OPS, PAYMENT_OPS, STANDING, WORDS

#: how many cards each deck has. [tali.component.dragon-decks] [tali.base-setup.adventure-deck]
#: [tali.base-setup.spell-deck] [tali.base-setup.open-decks]
DECK_SIZES: Final = (56, 56, 56, 104, 24, 28, 4)
#: how many spaces each Region has; the Crown belongs to the Inner Region. [tali.region.three]
REGION_SIZES: Final = (24, 16, 9, 9)
CONDITIONAL: Final = (o.IF, o.EACH_ALL, o.EACH_REGION, o.EACH_HERE)
#: cards that do nothing without a text
TOLD: Final = (b.EVENT, b.STRANGER, b.PLACE, b.SPELL_CARD)


def load(content: Content) -> Box:
    """The box made of content files."""
    box = Box()
    load_tables(content.node("dice-tables.toml"), box)
    load_board(content.node("board.toml"), box)
    load_cards(content, box)
    load_shops(content.node("shops.toml"), box)
    load_characters(content.node("characters.toml"), box)
    load_dragons(content.node("dragons.toml"), box)
    return box


# ---------------------------------------------------------------------- what several kinds share


def finish(node: Node) -> None:
    """Read the `source`, which every row has, and refuse unknown fields."""
    node.one_of("source", SOURCES)
    node.done()


def flag(node: Node, field: str) -> bool:
    """A mark that some components have."""
    return bool(node.get(field, bool, "flag")) if node.has(field) else False


def number(node: Node, field: str, low: int, high: int, default: int) -> int:
    """A number that some components have."""
    return node.number(field, low, high) if node.has(field) else default


def word(node: Node, field: str, known: tuple[str, ...], default: int) -> int:
    """A word that some components have."""
    return node.one_of(field, known) if node.has(field) else default


def ordered(node: Node, at: int, names: tuple[str, ...]) -> None:
    """Rows of some kinds have a fixed order: the rules know them by number."""
    if at >= len(names) or node.text("id") != names[at]:
        raise node.wrong("id", "talisman.order", word=names[at] if at < len(names) else "")


def text(node: Node, field: str, box: Box, name: str) -> int:
    """A list of effects, checked and numbered under a name; none if the field is not there."""
    if not node.has(field):
        return NONE
    effects = WORDS.decode(node, field)
    check(node, field, effects)
    box.texts.append(b.Text(effects, all(effect.op <= o.LAST_PLAIN for effect in effects)))
    return box.new_id("text", name)


def check(node: Node, field: str, effects: tuple[Effect, ...]) -> None:
    """Conditions only in front of what they decide, payments before anything else."""
    for at, effect in enumerate(effects):
        place = f"{field}[{at + 1}]"
        if effect.op in CONDITION_OPS:
            raise node.wrong(place, "talisman.condition", word=effect.word)
        if effect.op in PAYMENT_OPS and any(one.op not in PAYMENT_OPS for one in effects[:at]):
            raise node.wrong(place, "talisman.payment", word=effect.word)
        lists = effect.branches
        if effect.op == o.IF or (effect.op in CONDITIONAL and len(lists) == 2):
            if len(lists[0]) != 1 or lists[0][0].op not in CONDITION_OPS:
                raise node.wrong(place, "talisman.no-condition", value=[one.word for one in lists[0]])
            lists = lists[1:]
        for i, inner in enumerate(lists, 1):
            check(node, f"{place}.{effect.word}[{i}]", inner)


def standing(node: Node, made: Any) -> None:
    """Standing abilities: their bits and figures."""
    for one in STANDING.decode(node, "has") if node.has("has") else ():
        made.has |= 1 << one.op
        if one.n:
            made.amounts[one.op] = one.n


def moments(node: Node, box: Box, made: Any, name: str) -> None:
    """Further texts, each with its moment."""
    for at, row in enumerate(node.nodes("when") if node.has("when") else [], 1):
        when = row.one_of("moment", b.MOMENTS)
        made.hears |= 1 << when
        made.moments.append(Moment(when, text(row, "do", box, f"{name}/{at}"), flag(row, "discard"), flag(row, "once")))
        row.done()


# ---------------------------------------------------------------------- board


def load_tables(node: Node, box: Box) -> None:
    """Tables of die results. [tali.ruling.natural-die-scope]"""
    named = Components()
    for at, row in enumerate(node.nodes("table", len(b.TABLES))):
        ordered(row, at, b.TABLES)
        read_name(row, named, "table")
        table = b.Table(row.number("dice", 1, 2), flag(row, "prayer"), word(row, "add", b.ADDS, 0))
        for line in row.nodes("line"):
            low = line.number("from", 1, 40)
            if low <= (table.lows[-1] if table.lows else table.dice - 1) or (not table.lows and low != table.dice):
                raise line.wrong("from", "talisman.lines", low=table.dice, value=low)
            table.lows.append(low)
            table.texts.append(text(line, "do", box, f"table/{b.TABLES[at]}/{low}"))
            line.done()
        box.tables.append(table)
        finish(row)
    node.done()


def load_board(node: Node, box: Box) -> None:
    """Kinds of spaces with their texts, and all spaces Region by Region, clockwise. [tali.region.three]"""
    named = Components()
    for at, row in enumerate(node.nodes("kind", len(b.KINDS))):
        ordered(row, at, b.KINDS)
        read_name(row, named, "kind")
        name = b.KINDS[at]
        before = text(row, "before", box, f"space/{name}/before")
        box.kinds.append(b.Kind(number(row, "draw", 1, 3, 0), before, text(row, "do", box, f"space/{name}/do")))
        finish(row)
    links: list[tuple[Node, b.Space]] = []
    for row in node.nodes("space"):
        at = read_name(row, box, "space")
        kind = row.one_of("kind", b.KINDS)
        region = row.one_of("region", b.REGIONS)
        space = b.Space(region, kind, len(box.rings[region]), number(row, "draw", 0, 6, box.kinds[kind].draw))
        space.before = box.kinds[kind].before
        own = text(row, "do", box, f"space/{box.ids['space'][at]}/do")
        space.text = own if own != NONE else box.kinds[kind].text
        box.spaces.append(space)
        box.rings[region].append(at)
        box.of_kind[kind].append(at)
        if kind == b.CROWN:
            if region == b.TOWER:
                box.tower_crown = at
            else:
                box.crown = at
        links.append((row, space))
    for row, space in links:
        if row.has("river"):
            space.river = row.some_of("river", box.ids["space"])
        if row.has("forward"):
            space.forward = row.some_of("forward", box.ids["space"])
        finish(row)
    for at, space in enumerate(box.spaces):
        for other in space.forward:
            if box.spaces[other].back == NONE:
                box.spaces[other].back = at
    for region, count in enumerate(REGION_SIZES):
        if len(box.rings[region]) != count and region != b.REALM:
            found = len(box.rings[region])
            raise node.wrong("space", "talisman.ring", word=b.REGIONS[region], count=count, found=found)
    node.done()


def load_shops(node: Node, box: Box) -> None:
    """What is for sale where. [tali.space.village] [tali.ruling.village-prices]"""
    named = Components()
    for at, row in enumerate(node.nodes("shop", len(b.SHOPS))):
        ordered(row, at, b.SHOPS)
        read_name(row, named, "shop")
        shop = b.Shop()
        prices = row.node("prices")
        for name in prices.table:
            prices.place(name, name, box.ids["card"])
            shop.cards.append(box.ids["card"].index(name))
            shop.prices.append(prices.number(name, 1, 9))
        prices.done()
        box.shops.append(shop)
        finish(row)
    node.done()


# ---------------------------------------------------------------------- cards


def load_cards(content: Content, box: Box) -> None:
    """The cards of all decks. A row may be `like` another one: then it has only what differs."""
    files = [content.node(file) for file in b.FILES_OF_CARDS]
    rows = [file.nodes(deck) for file, deck in zip(files, b.DECKS, strict=True)]
    by_id = {row.table.get("id"): row for deck in rows for row in deck}
    for deck, found in enumerate(rows):
        copies = 0
        for row in found:
            if "like" in row.table:
                like = row.text("like")
                if like not in by_id or "like" in by_id[like].table:
                    raise row.wrong("like", "talisman.like", word=like)
                own = {field: value for field, value in row.table.items() if field != "like"}
                row = Node({**by_id[like].table, **own}, row.file, row.card)
            copies += load_card(row, deck, box).copies
        if copies != DECK_SIZES[deck]:
            raise files[deck].wrong(b.DECKS[deck], "talisman.copies", count=DECK_SIZES[deck], found=copies)
        files[deck].done()


def load_card(row: Node, deck: int, box: Box) -> Card:
    """One row: what is printed on a card."""
    name = box.ids["card"][read_name(row, box, "card")]
    card = Card(deck, b.SPELL_CARD if deck == b.SPELL_DECK else row.one_of("type", b.TYPES))
    card.copies = number(row, "copies", 1, 9, 1)
    card.number = number(row, "number", 1, 6, 0)
    if card.type == b.ENEMY:
        card.cls = row.one_of("class", b.CLASSES)
        card.fight = row.one_of("fight", b.FIGHTS)
        card.value = row.number("value", 1, 20)
        card.arrives_asleep = flag(row, "asleep")
    card.worn = word(row, "worn", b.WORN, 0)
    for alignment in row.some_of("banned", b.ALIGNMENTS) if row.has("banned") else []:
        card.banned |= 1 << alignment
    card.mandatory = flag(row, "mandatory")
    card.worth = number(row, "worth", 1, 9, 0)
    card.after = word(row, "after", b.AFTER, b.DISCARD)
    if row.has("stock"):
        stock = row.node("stock")
        card.stock = stock.one_of("what", b.STOCKS)
        card.stock_n = stock.number("n", 0, 9)
        stock.done()
    if row.has("placed"):
        card.placed = row.some_of("placed", b.KINDS)
        if len(card.placed) != 6:
            raise row.wrong("placed", "talisman.placed", found=len(card.placed))
    for window in row.some_of("windows", b.WINDOWS) if row.has("windows") else []:
        card.windows |= 1 << window
    if row.has("cast"):
        card.own_turn = row.one_of("cast", b.CASTERS) == b.OWN_TURN
    card.target = flag(row, "target")
    card.text = text(row, "do", box, f"{name}/do")
    if card.text == NONE and card.type in TOLD:
        raise row.wrong("do", "talisman.no-text")
    standing(row, card)
    moments(row, box, card, name)
    box.cards.append(card)
    box.new_id("lying", name)
    box.new_id("lying", f"{name}/asleep")
    finish(row)
    return card


# ---------------------------------------------------------------------- characters and Dragons


def load_characters(node: Node, box: Box) -> None:
    """Characters. [tali.character.list] [tali.base-setup.random-character]"""
    for row in node.nodes("character"):
        at = read_name(row, box, "character")
        made = b.Character(
            row.number("strength", 1, 9), row.number("craft", 1, 9), row.number("life", 1, 9), row.number("fate", 0, 9)
        )
        made.gold = number(row, "gold", 0, 9, 1)
        made.start = row.one_of("start", box.ids["space"])
        made.alignment = row.one_of("alignment", b.ALIGNMENTS)
        made.spells = number(row, "spells", 1, 3, 0)
        made.objects = row.some_of("objects", box.ids["card"]) if row.has("objects") else []
        made.dragon = flag(row, "dragon")
        standing(row, made)
        moments(row, box, made, f"character/{box.ids['character'][at]}")
        box.characters.append(made)
        finish(row)
    node.done()


def load_dragons(node: Node, box: Box) -> None:
    """Lords, dragon tokens, counters and endings. [tali.component.lords] [tali.component.dragon-tokens]

    [tali.component.sleep-tokens] [tali.component.alternative-endings] [tali.ruling.counters-digital]
    """
    named = Components()
    for at, row in enumerate(node.nodes("lord", b.LORDS)):
        ordered(row, at, b.DECKS)
        read_name(row, named, "lord")
        lord = b.Lord(row.number("strength", 1, 30), row.number("craft", 1, 30), row.number("lives", 1, 9), 0)
        lord.rage = row.one_of("rage", b.TAKINGS)
        box.lords.append(lord)
        finish(row)
    for at, row in enumerate(node.nodes("token", len(b.TOKENS))):
        ordered(row, at, b.TOKENS)
        read_name(row, named, "token")
        box.tokens.append(row.number("count", 1))
        finish(row)
    for at, row in enumerate(node.nodes("supply", len(b.SUPPLIES))):
        ordered(row, at, b.SUPPLIES)
        read_name(row, named, "supply")
        box.supplies.append(row.number("count", 1))
        finish(row)
    for at, row in enumerate(node.nodes("ending", len(b.ENDINGS))):
        ordered(row, at, b.ENDINGS)
        read_name(row, named, "ending")
        for field in row.table:
            if field not in ("id", "icon", "source", "provenance"):
                box.figures[f"{b.ENDINGS[at]}/{field}"] = row.number(field, 1, 20)
        finish(row)
    node.done()


FILES: Final = ContentFiles(
    b.FOLDER,
    ("dice-tables.toml", "board.toml", *b.FILES_OF_CARDS, "shops.toml", "characters.toml", "dragons.toml"),
    load,
)
