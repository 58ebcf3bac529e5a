"""From the content files to the box, every value checked; errors name file, card and field."""

from __future__ import annotations

from typing import Final

from wawel.engine.content import Content, ContentError, ContentFiles, Node, read_name
from wawel.engine.effects import Field, Vocabulary, Word
from wawel.games.epic import box as b
from wawel.games.epic.box import Ability, Box, Card, Deck, Static
from wawel.games.epic.decks import problems_of

N: Final = Field("n", 1, 30)
WHO: Final = Field("who", names=b.WHO, default="you")
WHAT: Final = Field("what", names=b.WHAT, default="any")
WHICH: Final = Field("which", names=b.WHICH, default="all")
COUNT: Final = Field("count", 1, 9, default=1)
UP_TO: Final = Field("up-to", 0, 1, default=0)
KEYWORD: Final = Field("keyword", names=b.KEYWORDS)
ATTACK: Final = Field("attack", -20, 20, default=0)
DEFENCE: Final = Field("defence", -20, 20, default=0)
#: champions that are chosen, and champions that need no choice
CHOSEN: Final = [WHAT, WHICH, COUNT, UP_TO]
EVERY: Final = [WHAT, WHICH]

#: what cards can do. [epic.card.text] [epic.ruling.card-list]
WORDS: Final = Vocabulary(
    [
        Word("gain", b.GAIN, fields=[N, WHO]),
        Word("lose", b.LOSE, fields=[N, WHO]),
        Word("draw", b.DRAW, fields=[N, WHO]),
        Word("discard", b.DISCARD, fields=[N, WHO]),
        Word("hurt", b.HURT, fields=[N, WHO]),
        Word("strike", b.STRIKE, fields=[N]),
        Word("damage", b.DAMAGE, fields=[N, *CHOSEN]),
        Word("damage-all", b.DAMAGE_ALL, fields=[N, *EVERY]),
        Word("break", b.BREAK, fields=CHOSEN),
        Word("break-all", b.BREAK_ALL, fields=EVERY),
        Word("banish", b.BANISH, fields=CHOSEN),
        Word("banish-all", b.BANISH_ALL, fields=EVERY),
        Word("return", b.RETURN, fields=CHOSEN),
        Word("return-all", b.RETURN_ALL, fields=EVERY),
        Word("expend", b.EXPEND, fields=CHOSEN),
        Word("expend-all", b.EXPEND_ALL, fields=EVERY),
        Word("prepare", b.PREPARE, fields=CHOSEN),
        Word("prepare-all", b.PREPARE_ALL, fields=EVERY),
        Word("flip", b.FLIP, fields=CHOSEN),
        Word("boost", b.BOOST, fields=[ATTACK, DEFENCE, *CHOSEN]),
        Word("boost-all", b.BOOST_ALL, fields=[ATTACK, DEFENCE, *EVERY]),
        Word("grant", b.GRANT, fields=[KEYWORD, *CHOSEN]),
        Word("grant-all", b.GRANT_ALL, fields=[KEYWORD, *EVERY]),
        Word(
            "summon",
            b.SUMMON,
            fields=[N, Field("token", names=b.TOKENS), Field("keyword", names=["none", *b.KEYWORDS], default="none")],
        ),
        Word("control", b.CONTROL, fields=CHOSEN),
        Word("recall", b.RECALL, fields=[COUNT, UP_TO]),
        Word("raise", b.RAISE, fields=[COUNT, UP_TO]),
        Word("banish-pile", b.BANISH_PILE, fields=[WHO]),
        Word("gain-per", b.GAIN_PER, fields=[N, *EVERY]),
        Word("sacrifice", b.SACRIFICE, fields=[N, WHO]),
        Word("choose-one", b.CHOOSE_ONE, branches=(2, 4)),
        Word("may", b.MAY, branches=(1, 1)),
        Word("own-turn", b.OWN_TURN, branches=(2, 2)),
    ]
)


def load(content: Content) -> Box:
    """The box made of content files. [epic.component.sixty-cards] [epic.component.token-cards]"""
    box = Box()
    node = content.node("cards.toml")
    for entry in node.nodes("card", b.CARDS):
        take(box, entry, playing_card(entry))
    node.done()
    box.ids["playing-card"] = box.ids["card"][:]
    node = content.node("tokens.toml")
    for entry, token in zip(node.nodes("token", len(b.TOKENS)), b.TOKENS):
        if entry.text("id") != token:
            raise entry.wrong("id", "unknown", word=entry.text("id"), known=[token])
        card = Card(entry.one_of("alignment", b.ALIGNMENTS), 0, champion=True, token=True)
        body(entry, card)
        take(box, entry, card)
    node.done()
    box.ids["face"] = box.ids["card"]
    node = content.node("decks.toml")
    for entry in node.nodes("deck"):
        box.decks.append(ready_deck(box, entry))
    node.done()
    return box


def take(box: Box, entry: Node, card: Card) -> None:
    """Put a card into the box under its id."""
    read_name(entry, box, "card")
    entry.done()
    box.cards.append(card)
    for at, ability in enumerate(card.abilities, 1):
        box.new_id("ability", f"{entry.text('id')}/{at}")
        box.abilities.append(ability)


def playing_card(entry: Node) -> Card:
    """An event or a champion. [epic.card.two-types] [epic.card.cost]"""
    champion = entry.one_of("type", b.TYPES) == b.CHAMPION
    card = Card(entry.one_of("alignment", b.ALIGNMENTS), entry.number("cost", 0, 1), champion)
    card.marked = entry.has("marked") and entry.number("marked", 0, 1) == 1
    if champion:
        body(entry, card)
        for ability in entry.nodes("ability") if entry.has("ability") else []:
            when = ability.one_of("when", b.TRIGGERS)
            card.abilities.append(Ability(when, WORDS.decode(ability, "do")))
            card.hears |= 1 << when
            ability.done()
        for static in entry.nodes("static") if entry.has("static") else []:
            card.statics.append(constant(static))
    else:
        card.effects = WORDS.decode(entry, "do")
        card.own_turn = entry.has("own-turn") and entry.number("own-turn", 0, 1) == 1
    return card


def body(entry: Node, card: Card) -> None:
    """Attack, defence, keywords and class. [epic.champion.attack] [epic.champion.class]"""
    card.attack = entry.number("attack", 0, 20)
    card.defence = entry.number("defence", 1, 20)
    card.keywords = bits(entry)
    card.classes = [str(one) for one in entry.get("class", list, "words")]


def constant(static: Node) -> Static:
    """A constant ability. Whom it affects can't depend on keywords or attack: constant abilities change these.

    [epic.ability.constant]
    """
    changing = (b.FLYING, b.GROUNDED, b.SMALL, b.LARGE)
    if static.has("which") and static.one_of("which", b.WHICH) in changing:
        known = [word for i, word in enumerate(b.WHICH) if i not in changing]
        raise static.wrong("which", "unknown", word=static.text("which"), known=known)
    made = Static(
        static.one_of("what", b.WHAT),
        static.one_of("which", b.WHICH) if static.has("which") else b.ALL,
        static.number("attack", -20, 20) if static.has("attack") else 0,
        static.number("defence", -20, 20) if static.has("defence") else 0,
        bits(static),
    )
    static.done()
    return made


def bits(node: Node) -> int:
    """The field `keywords`, if there is one, as bits."""
    found = 0
    for keyword in node.some_of("keywords", b.KEYWORDS) if node.has("keywords") else []:
        found |= 1 << keyword
    return found


def ready_deck(box: Box, entry: Node) -> Deck:
    """A constructed deck that keeps the rules of its format. [epic.constructed.min-sixty]"""
    copies = [0] * b.CARDS
    known = box.ids["playing-card"]
    listed = entry.node("cards")
    for name in listed.table:
        if name not in known:
            raise listed.wrong(name, "unknown", word=name, known=known)
        copies[known.index(name)] = listed.number(name, 1, 3)
    listed.done()
    for problem in problems_of(box, copies):
        raise ContentError(entry.file, entry.card, "cards", problem)
    box.new_id("deck", entry.text("id"))
    entry.done()
    return Deck(copies)


FILES: Final = ContentFiles(b.FOLDER, ("cards.toml", "tokens.toml", "decks.toml"), load)
