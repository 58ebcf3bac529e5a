"""From the content files to the box, every value checked; errors name file, card and field."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.components import NONE, Components
from wawel.engine.content import SOURCES, Content, ContentFiles, Node, read_name
from wawel.engine.effects import Effect, Vocabulary
from wawel.games.tidal import box as b
from wawel.games.tidal.box import Ability, Box, Static, Text
from wawel.games.tidal.vocabulary import CONDITIONS, NO_DICE, PAYMENTS, PENALTIES, ROLL_WORDS, WORDS

CONDITION_OPS: Final = [word.op for word in CONDITIONS]
#: the most shells a word of a `use` ability may be worth, for the check against endless repetition
SHELL_WORDS: Final = (b.SHELLS, b.SHIELD, b.SHELLS_PER, b.STEAL_SHELLS)


def load(content: Content) -> Box:
    """The box made of content files."""
    box = Box()
    load_dice(content.node("dice.toml"), box)
    load_islands(content.node("islands.toml"), box)
    load_characters(content.node("characters.toml"), box)
    load_challenges(content.node("challenges.toml"), content.node("legendary.toml"), box)
    load_tricks(content.node("tricks.toml"), box)
    load_monsters(content.node("monsters.toml"), "monster", box)
    load_market(content.node("market.toml"), "market", box)
    load_advanced(content.node("advanced.toml"), box)
    load_solo(content.node("solo.toml"), box)
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


def ordered(node: Node, at: int, names: tuple[str, ...]) -> None:
    """Rows of some kinds have a fixed order: the rules know them by number."""
    if at >= len(names) or node.text("id") != names[at]:
        raise node.wrong("id", "tidal.order", word=names[at] if at < len(names) else "")


def text(node: Node, field: str, box: Box, words: Vocabulary, name: str) -> int:
    """A list of effects, checked and numbered under a name."""
    return new_text(node, field, box, words.decode(node, field), name)


def new_text(node: Node, field: str, box: Box, effects: tuple[Effect, ...], name: str) -> int:
    """Number a text."""
    if not effects:
        raise node.wrong(field, "tidal.does-nothing")
    check(node, field, effects, True)
    rolls = [effect.word for effect in effects if effect.op in ROLL_WORDS]
    plain = all(effect.op <= b.LAST_PLAIN for effect in effects)
    box.texts.append(Text(effects, plain, bool(rolls) or any(rolls_inside(effect) for effect in effects)))
    return box.new_id("text", name)


def rolls_inside(effect: Effect) -> bool:
    """Are all branches of an effect for a roll?"""
    lists = effect.branches[1:] if effect.op == b.IF else effect.branches
    return bool(lists) and all(any(one.op in ROLL_WORDS or rolls_inside(one) for one in found) for found in lists)


def check(node: Node, field: str, effects: tuple[Effect, ...], top: bool) -> None:
    """Conditions only in `if`, payments only in front, and no word for a roll beside others at the top."""
    for at, effect in enumerate(effects):
        place = f"{field}[{at + 1}]"
        if effect.op in CONDITION_OPS:
            raise node.wrong(place, "tidal.condition", word=effect.word)
        if effect.op in PAYMENTS and any(one.op not in PAYMENTS for one in effects[:at]):
            raise node.wrong(place, "tidal.payment", word=effect.word)
        lists = effect.branches
        if effect.op == b.IF:
            if len(lists[0]) != 1 or lists[0][0].op not in CONDITION_OPS:
                raise node.wrong(place, "tidal.no-condition", value=[one.word for one in lists[0]])
            lists = lists[1:]
        for i, inner in enumerate(lists, 1):
            check(node, f"{place}.{effect.word}[{i}]", inner, False)


def statics(node: Node, field: str) -> list[Static]:
    """Figures that are changed."""
    found = []
    for row in node.nodes(field) if node.has(field) else []:
        op = row.one_of("what", b.STATICS)
        island = row.one_of("island", b.ISLANDS) if row.has("island") else NONE
        found.append(Static(op, number(row, "n", -3, 6, 1), island))
        row.done()
    return found


def ability(node: Node, box: Box, name: str) -> Ability:
    """When something happens, what happens, and what it costs. [tidal.character-card.permanent]"""
    when = node.one_of("when", b.WHEN)
    cost = number(node, "cost", 1, 9, 0)
    made = Ability(when, text(node, "do", box, WORDS, name), cost)
    effects = box.texts[made.text].effects
    if when == b.USE:
        if not cost and effects[0].op not in PAYMENTS:
            raise node.wrong("cost", "tidal.use-cost")
        back = most_shells(effects)
        if cost and back >= cost:
            raise node.wrong("do", "tidal.use-gain", found=back, cost=cost)
    if when == b.BOAT_MOVED and moves_boat(effects):
        raise node.wrong("do", "tidal.boat-loop")
    node.done()
    return made


def moves_boat(effects: tuple[Effect, ...]) -> bool:
    """Does a list of effects move the boat anywhere?"""
    return any(effect.op == b.BOAT or any(moves_boat(one) for one in effect.branches) for effect in effects)


def most_shells(effects: tuple[Effect, ...]) -> int:
    """The most shells that a list of effects can give."""
    found = 0
    for effect in effects:
        if effect.op in SHELL_WORDS:
            found += effect.fields["most"] if effect.op == b.SHELLS_PER else effect.n
        elif effect.op in (b.CHOOSE_ONE, b.MAY, b.IF):
            found += max([most_shells(one) for one in effect.branches])
    return found


# ---------------------------------------------------------------------- dice


def load_dice(node: Node, box: Box) -> None:
    """Nine kinds of trait dice, three danger dice, the invasion die. [tidal.component.trait-dice]

    [tidal.component.danger-dice] [tidal.component.invasion-die]
    """
    for at, row in enumerate(node.nodes("die", b.DIE_KINDS)):
        ordered(row, at, b.DICE)
        read_name(row, box, "die")
        faces = row.some_of("faces", b.FACES)
        if len(faces) != b.SIDES:
            raise row.wrong("faces", "numbers-count", count=b.SIDES, found=len(faces))
        level = row.one_of("level", b.DIE_LEVELS)
        box.dice.append(b.Die(level, row.one_of("colour", b.COLOURS), row.number("count", 1, 20), faces))
        finish(row)
    for one in box.dice:
        for kind, other in enumerate(box.dice):
            if other.level == one.level + 1 and (one.colour == b.WHITE or one.colour == other.colour):
                one.upgrades.append(kind)
    first = 0
    for row in node.nodes("danger", 3):
        read_name(row, box, "danger")
        if row.number("first-round", 1, b.ROUNDS) <= first:
            raise row.wrong("first-round", "tidal.rising", value=row.number("first-round", 1, b.ROUNDS))
        first = row.number("first-round", 1, b.ROUNDS)
        faces = row.some_of("faces", b.DANGER_FACES)
        if len(faces) != b.SIDES:
            raise row.wrong("faces", "numbers-count", count=b.SIDES, found=len(faces))
        box.dangers.append(b.Danger(first, faces))
        finish(row)
    for row in node.nodes("invasion", 1):
        read_name(row, Components(), "invasion")
        box.reef_until = row.number("reef-until", 1, 7)
        finish(row)
    node.done()


# ---------------------------------------------------------------------- islands and tracks


def load_islands(node: Node, box: Box) -> None:
    """Islands, their spaces, the boat track and the champion ranking. [tidal.component.island-set]

    [tidal.ruling.action-space-table] [tidal.ruling.boat-track] [tidal.ruling.ranking-length]
    """
    named = Components()
    for at, row in enumerate(node.nodes("island", len(b.ISLANDS))):
        ordered(row, at, b.ISLANDS)
        read_name(row, named, "island")
        finish(row)
    for row in node.nodes("place", b.COUNTS["place"] - len(b.ISLANDS)):
        load_space(row, box)
    for island, name in enumerate(b.ISLANDS):
        box.beside.append(box.new_id("place", f"beside-{name}"))
        box.places.append(b.Place(island, NONE, True, False, NONE, True, True))
    for row in node.nodes("boat"):
        read_name(row, box, "boat")
        box.boat.append(text(row, "gives", box, NO_DICE, f"boat/{row.text('id')}"))
        finish(row)
    for row in node.nodes("ranking", 1):
        read_name(row, named, "ranking")
        last = row.number("last", 1, 40)
        box.ranking = steps(row, last, [1, 2, 4, 6, 8, 10])
        finish(row)
    node.done()


def load_space(row: Node, box: Box) -> None:
    """An action space. [tidal.space.two-kinds] [tidal.space.open-where] [tidal.chronoseum.spaces]"""
    read_name(row, box, "place")
    name = row.text("id")
    island = row.one_of("island", b.ISLANDS)
    open = flag(row, "open")
    if open and island not in (b.CITADEL, b.FOLD):
        raise row.wrong("open", "unknown", word=b.ISLANDS[island], known=["citadel", "fold"])
    words = WORDS if island == b.CHRONOSEUM else NO_DICE
    sides = row.one_of("side", ("compass", "flame")) if row.has("side") else NONE
    if (sides == NONE) != (island != b.CITADEL):
        raise row.wrong("side", "tidal.advanced-space")
    foe = row.one_of("monster", b.FOE_PLACES) if row.has("monster") else NONE
    gives = text(row, "gives", box, words, f"space/{name}")
    box.places.append(b.Place(island, gives, open, flag(row, "temple"), foe, sides != 1, sides != 0))
    finish(row)


def steps(node: Node, last: int, values: list[int]) -> list[int]:
    """The points at each position, from where the values are marked. [tidal.score.ranking-position]"""
    marks = node.numbers("marks", len(values), 0, last)
    if marks != sorted(set(marks)):
        raise node.wrong("marks", "tidal.rising", value=marks)
    return [max([0, *[v for v, at in zip(values, marks, strict=True) if at <= place]]) for place in range(last + 1)]


# ---------------------------------------------------------------------- characters


def load_characters(node: Node, box: Box) -> None:
    """Dials, characters, their cards and goals. [tidal.component.player-set] [tidal.ruling.dial-layout]"""
    named = Components()
    for at, row in enumerate(node.nodes("dial", b.DIALS)):
        ordered(row, at, b.TRAITS)
        read_name(row, named, "dial")
        load_dial(row, box)
    for row in node.nodes("character", b.MOST_SEATS):
        read_name(row, box, "character")
        lasts = [dial.last for dial in box.dials]
        starts = row.numbers("start", b.DIALS, 0, max(lasts))
        box.characters.append(b.Character(tuple(starts)))
        finish(row)
    for row in node.nodes("card", 1 + b.MOST_SEATS * b.CARDS_OF_A_CHARACTER):
        load_card(row, box)
    for row in node.nodes("goal", b.MOST_SEATS * b.GOALS_OF_A_CHARACTER):
        load_goal(row, box)
    for kind in ("story", "help"):
        for row in node.nodes(kind, b.MOST_SEATS):
            row.one_of("id", box.ids["character"])
            read_name(row, box, kind)
            finish(row)
    node.done()
    for at, one in enumerate(box.characters):
        name = box.ids["character"][at]
        for kind, found, count in (
            ("card", one.cards, b.CARDS_OF_A_CHARACTER),
            ("goal", one.goals, b.GOALS_OF_A_CHARACTER),
        ):
            if len(found) != count:
                raise node.wrong(kind, "tidal.per-character", word=name, count=count, found=len(found))


def load_dial(row: Node, box: Box) -> None:
    """Where the levels begin, where the marks for 1 to 5 points stand, where the card symbols are."""
    last = row.number("last", 1, 30)
    first = row.number("level", 1, 3)
    rises = row.numbers("rises", len(row.get("rises", list, "numbers", count=4)), 1, last)
    if rises != sorted(set(rises)):
        raise row.wrong("rises", "tidal.rising", value=rises)
    level = [first + sum(at <= place for at in rises) for place in range(last + 1)]
    points = steps(row, last, [1, 2, 3, 4, 5])
    cards = row.numbers("cards", len(row.get("cards", list, "numbers", count=4)), 1, last) if row.has("cards") else []
    box.dials.append(b.Dial(level, points, cards))
    finish(row)


def load_card(row: Node, box: Box) -> None:
    """A character card: abilities and lasting changes; the first one is the Shell Shield.

    [tidal.character-card.permanent] [tidal.ruling.shield-among-cards]
    """
    n = read_name(row, box, "card")
    if box.shield == NONE:
        box.shield = n
        box.cards.append(b.Card(NONE, False))
        finish(row)
        return
    whose = row.one_of("character", box.ids["character"])
    card = b.Card(whose, flag(row, "artifact"))
    for at, entry in enumerate(row.nodes("ability") if row.has("ability") else [], 1):
        card.abilities.append(ability(entry, box, f"card/{row.text('id')}/{at}"))
    card.statics = statics(row, "changes")
    for one in card.abilities:
        card.hears |= 1 << one.when
    for static in card.statics:
        card.changes |= 1 << static.op
    if not card.hears and not card.changes:
        raise row.wrong("ability", "tidal.does-nothing")
    if card.artifact != bool(card.hears >> b.ARTIFACT & 1):
        raise row.wrong("artifact", "missing")
    mine = box.characters[whose].cards
    if flag(row, "compass") != (not mine):
        raise row.wrong("compass", "tidal.compass-one", word=row.text("character"), found=0 if not mine else 2)
    mine.append(n)
    box.cards.append(card)
    finish(row)


def load_goal(row: Node, box: Box) -> None:
    """A secret goal in two grades. [tidal.ruling.secret-goal-cards]"""
    n = read_name(row, box, "goal")
    whose = row.one_of("character", box.ids["character"])
    easy = row.number("easy", 1, 40)
    if row.number("hard", 1, 40) <= easy:
        raise row.wrong("hard", "tidal.goal-grades", low=easy)
    compass = flag(row, "compass")
    mine = box.characters[whose].goals
    if compass != (not mine):
        raise row.wrong("compass", "tidal.compass-one", word=row.text("character"), found=0 if not mine else 2)
    mine.append(n)
    box.goals.append(b.Goal(whose, compass, row.one_of("what", b.MEASURES), easy, row.number("hard", 1, 40)))
    finish(row)


# ---------------------------------------------------------------------- challenges


def load_challenges(node: Node, legends: Node, box: Box) -> None:
    """Standard, starting and legendary challenges, in this order. [tidal.setup.challenge-split]"""
    for kind, source in ((b.STANDARD, node), (b.STARTING, node), (b.LEGENDARY, legends)):
        name = b.CHALLENGE_KINDS[kind]
        for row in source.nodes(name, b.CHALLENGE_CARDS[kind]):
            n = read_name(row, box, "challenge")
            if kind == b.STARTING:
                whose = row.one_of("character", box.ids["character"])
                box.characters[whose].challenges.append(n)
            box.challenges.append(challenge(row, kind))
            finish(row)
    for one, name in zip(box.characters, box.ids["character"], strict=True):
        arenas = sorted(box.challenges[n].arena for n in one.challenges)
        if arenas != list(range(b.ARENAS)):
            raise node.wrong("starting", "tidal.per-character", word=name, count=b.ARENAS, found=len(one.challenges))
    node.done()
    legends.done()


def challenge(row: Node, kind: int) -> b.Challenge:
    """The face of a challenge. [tidal.challenge.card-parts] [tidal.stretch.symbol]"""
    arena = row.one_of("arena", b.ISLANDS[: b.ARENAS])
    needs = row.some_of("needs", b.TRAITS)
    stretch = row.some_of("stretch", b.TRAITS) if row.has("stretch") else []
    if kind == b.STANDARD and len(stretch) != 1:
        raise row.wrong("stretch", "tidal.stretch-one", found=len(stretch))
    low, high = (4, 6) if kind == b.LEGENDARY else (1, 5)
    if not low <= len(needs) + (len(stretch) if kind == b.LEGENDARY else 0) <= high:
        raise row.wrong("needs", "range", low=low, high=high, value=len(needs))
    return b.Challenge(kind, arena, tuple(needs), tuple(stretch), row.number("points", 0, 20))


# ---------------------------------------------------------------------- tricks and the market


def load_tricks(node: Node, box: Box) -> None:
    """Thirty tricks, each with a text for every level of Spirit. [tidal.trait.spirit] [tidal.ruling.trick-cards]"""
    for row in node.nodes("trick"):
        read_name(row, box, "trick")
        name = row.text("id")
        written: list[Any] = row.get("levels", list, "effects")
        if len(written) != b.SPIRIT_LEVELS:
            raise row.wrong("levels", "tidal.spirit-levels", count=b.SPIRIT_LEVELS, found=len(written))
        if written[0] == written[-1]:
            raise row.wrong("levels", "tidal.spirit-same")
        texts: list[int] = []
        for level, one in enumerate(written, 1):
            if level > 1 and one == written[level - 2]:
                texts.append(texts[-1])
                continue
            effects = WORDS.decode_list(row, one, f"levels[{level}]")
            texts.append(new_text(row, f"levels[{level}]", box, effects, f"trick/{name}/{level}"))
        rolls = [box.texts[one].rolls for one in texts]
        if rolls != [rolls[0]] * len(rolls):
            raise row.wrong("levels", "tidal.roll-mixed", word=name)
        box.tricks.append(b.Trick(row.number("copies", 1, 2), texts, rolls[0]))
        finish(row)
    full(node, "trick", b.TRICK_CARDS)
    node.done()


def load_market(node: Node, kind: str, box: Box) -> None:
    """Market cards, each with a price in fruit. [tidal.ruling.market-price]"""
    for row in node.nodes(kind):
        read_name(row, box, "market")
        gives = text(row, "gives", box, WORDS, f"market/{row.text('id')}")
        price = row.number("price", 1, 9)
        box.market.append(b.Market(row.number("copies", 1, 2), price, gives, kind != "market"))
        finish(row)
    full(node, kind, b.MARKET_CARDS[kind != "market"])
    if kind == "market":
        node.done()


def full(node: Node, field: str, count: int) -> None:
    """The copies of all kinds must add up to what the box holds; those of other sets come on top."""
    found = sum([row.get("copies", 0) for row in node.table[field] if "set" not in row])
    if found != count:
        raise node.wrong(field, "tidal.copies", count=count, found=found)


# ---------------------------------------------------------------------- monsters


def load_monsters(node: Node, kind: str, box: Box) -> None:
    """Monsters with their spots, rewards and penalties. [tidal.ruling.monster-cards]

    [tidal.ruling.weak-strong-split]
    """
    for row in node.nodes(kind, b.MONSTER_CARDS[kind != "monster"]):
        read_name(row, box, "monster")
        name = row.text("id")
        made = b.Monster(
            row.one_of("strength", b.STRENGTHS),
            row.one_of("style", b.ISLANDS[: b.ARENAS]),
            flag(row, "compass"),
            kind != "monster",
        )
        made.spots = spots(row, box)
        made.reward = text(row, "reward", box, NO_DICE, f"monster/{name}/reward")
        made.bonus = text(row, "kill", box, NO_DICE, f"monster/{name}/kill")
        made.penalty = text(row, "penalty", box, PENALTIES, f"monster/{name}/penalty")
        if not takes_resources(box.texts[made.penalty].effects):
            raise row.wrong("penalty", "tidal.penalty-resources")
        box.monsters.append(made)
        finish(row)
    if kind == "monster":
        node.done()


def takes_resources(effects: tuple[Effect, ...]) -> bool:
    """Does a penalty take resources, whatever is chosen? [tidal.invasion.penalty-kind]"""
    for effect in effects:
        if effect.op in (b.LOSE_FRUIT, b.LOSE_SHELLS, b.LOSE_DIE):
            return True
        if effect.op == b.CHOOSE_ONE and all(takes_resources(one) for one in effect.branches):
            return True
    return False


def spots(row: Node, box: Box) -> list[b.Spot]:
    """The damage spots in printed order. [tidal.armour.white-any] [tidal.armour.linked]"""
    found: list[b.Spot] = []
    for entry in row.nodes("spot"):
        trait = entry.one_of("trait", b.TRAITS)
        grade = entry.one_of("grade", b.GRADES) if entry.has("grade") else b.PLAIN_SPOT
        colour = b.RED if trait in (b.SPIRIT, b.FOCUS) else b.BLUE
        if entry.has("colour"):
            colour = entry.one_of("colour", b.COLOURS)
        cup = flag(entry, "cup")
        if grade == b.PLAIN_SPOT:
            if cup or entry.has("colour"):
                raise entry.wrong("grade", "tidal.armour-white")
            colour = b.WHITE
        dice = 0
        for kind, die in enumerate(box.dice):
            if grade == b.PLAIN_SPOT or (die.level >= grade and die.colour == colour):
                dice |= 1 << kind
        found.append(b.Spot(trait, grade, colour, cup, number(entry, "link", 1, 3, 0), dice))
        entry.done()
    if not 1 <= len(found) <= b.MOST_SPOTS:
        raise row.wrong("spot", "range", low=1, high=b.MOST_SPOTS, value=len(found))
    for spot in found:
        if spot.link and sum(other.link == spot.link for other in found) < 2:
            raise row.wrong("spot", "tidal.link-alone")
    return found


# ---------------------------------------------------------------------- the advanced game and the solo game


def load_advanced(node: Node, box: Box) -> None:
    """Advanced market cards and monsters, announcements. [tidal.ruling.advanced]"""
    load_market(node, "advanced-market", box)
    load_monsters(node, "advanced-monster", box)
    for row in node.nodes("announcement", b.ANNOUNCEMENTS):
        read_name(row, box, "announcement")
        made = b.Announcement()
        made.statics = statics(row, "changes")
        for static in made.statics:
            made.changes |= 1 << static.op
        name = row.text("id")
        if row.has("first"):
            made.first = ability(row.node("first"), box, f"announcement/{name}/first")
        if row.has("each"):
            made.each = ability(row.node("each"), box, f"announcement/{name}/each")
        if not made.changes and made.first is None and made.each is None:
            raise row.wrong("changes", "tidal.does-nothing")
        box.announcements.append(made)
        finish(row)
    node.done()


def load_solo(node: Node, box: Box) -> None:
    """The solo board and the intrigue cards. [tidal.ruling.solo-difficulty] [tidal.ruling.solo-intrigue]"""
    for at, row in enumerate(node.nodes("level", len(b.DIE_LEVELS))):
        ordered(row, at, b.DIE_LEVELS)
        read_name(row, box, "level")
        level = b.Level(row.number("points", 1, 20), row.number("start", 0, 19), row.number("symbols", 1, 9))
        if box.levels:
            before = box.levels[-1]
            if min(level.points - before.points, level.start - before.start, level.symbols - before.symbols) < 0:
                raise row.wrong("points", "tidal.rising", value=level.points)
        box.levels.append(level)
        finish(row)
    for at, row in enumerate(node.nodes("intrigue", b.INTRIGUES)):
        read_name(row, box, "intrigue")
        island = row.one_of("island", b.ISLANDS)
        if island != at:
            raise row.wrong("island", "tidal.order", word=b.ISLANDS[at])
        back = number(row, "back", 1, 3, 0)
        box.intrigues.append(b.Intrigue(island, number(row, "ranking", 1, 3, 0), back, number(row, "boat", 1, 3, 0)))
        finish(row)
    node.done()


NAMES: Final = (
    "dice.toml",
    "islands.toml",
    "characters.toml",
    "challenges.toml",
    "legendary.toml",
    "tricks.toml",
    "market.toml",
    "monsters.toml",
    "advanced.toml",
    "solo.toml",
)
FILES: Final = ContentFiles(b.FOLDER, NAMES, load)
